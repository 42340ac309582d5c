"""Results as Parquet (`pip install "taverna[parquet]"`): the same as by commas, with lists as lists."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from taverna.core.errors import OptionError

from .statistics import Played
from .study import Study, rows


def needed() -> None:
    """Says what to install, before anything is played for nothing."""
    if find_spec("pyarrow") is None:
        raise OptionError('Parquet needs pyarrow: pip install "taverna[parquet]"; --csv needs nothing')


def write_games(file: Path, games: Sequence[Played]) -> None:
    """One row a game; what goes by seat is a list."""
    pa = import_module("pyarrow")
    seats = pa.list_(pa.int32())
    kinds: dict[str, Any] = {
        "nth": pa.int64(), "seed": pa.uint64(), "bots": pa.list_(pa.string()), "entries": seats, "winners": seats,
        "scores": pa.list_(pa.float64()), "outcome": pa.string(), "decisions": pa.int64(), "rounds": pa.int64(),
    }  # fmt: skip
    columns = {name: pa.array([getattr(game, name) for game in games], kind) for name, kind in kinds.items()}
    columns["faults"] = pa.array([len(game.faults) for game in games], pa.int64())
    _written(file, pa.table(columns))


def write_study(file: Path, found: Study) -> None:
    """One row for each value of everything that is told apart."""
    pa = import_module("pyarrow")
    text, number = pa.string(), pa.float64()
    kinds = {
        "what": text,
        "value": text,
        "had": pa.int64(),
        "won": number,
        "rate": number,
        "low": number,
        "high": number,
    }
    columns = zip(*rows(found), strict=True)
    _written(file, pa.table([pa.array(c, k) for c, k in zip(columns, kinds.values(), strict=True)], names=[*kinds]))


def _written(file: Path, table: Any) -> None:
    import_module("pyarrow.parquet").write_table(table, file)


__all__ = ["needed", "write_games", "write_study"]
