"""The commands about a host's data: export, import, backup, restore; and the key of its keeper."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

from taverna.cli_lab import fail
from taverna.terminal.screen import Screen


def _kept(chosen: Namespace) -> Path | str:
    from taverna.server import Settings  # needs the extra `host`

    return Settings.read(data=chosen.data, database=chosen.database, config=chosen.config).kept


def _there(chosen: Namespace) -> Path | str:
    """Where something is kept already."""
    where = _kept(chosen)
    if isinstance(where, Path) and not (where / "taverna.sqlite3").exists():
        fail(f"there is no database in {where}")
    return where


def export(chosen: Namespace) -> None:
    """Write everything a host keeps to a file, as it stands at one moment; the host may go on meanwhile."""
    from taverna.server.engines import moving, opened  # needs the extra `host`

    engine = opened(_there(chosen))
    try:
        if chosen.file.exists():
            fail(f"{chosen.file} is there already")
        rows = moving.export_to(engine, chosen.file)
    finally:
        engine.close()
    Screen(sys.stderr).line(f"{engine.where}: {rows} rows are in {chosen.file}")


def bring(chosen: Namespace) -> None:
    """Read such a file into a new database, of either kind."""
    from taverna.server.engines import moving, opened  # needs the extra `host`

    engine = opened(_kept(chosen))
    try:
        with chosen.file.open("rb") as lines:
            rows = moving.bring(engine, lines)
    finally:
        engine.close()
    Screen(sys.stderr).line(f"{engine.where}: {rows} rows out of {chosen.file}")


def backup(chosen: Namespace) -> None:
    """Make a copy to keep, while the host goes on."""
    from taverna.server.engines import moving  # needs the extra `host`

    moving.backup(_there(chosen), chosen.file)


def restore(chosen: Namespace) -> None:
    """Put a copy in the place of a database that is gone."""
    from taverna.server.engines import moving  # needs the extra `host`

    moving.restore(_kept(chosen), chosen.file)


def keeper(chosen: Namespace) -> None:
    """Print a link with which whoever opens it keeps this host: reads reports, closes tables, bans addresses. The one
    before is void from then on. The host may run meanwhile."""
    from taverna.server import Settings  # needs the extra `host`
    from taverna.server.engines import opened
    from taverna.server.keeper import office

    settings = Settings.read(data=chosen.data, database=chosen.database, config=chosen.config)
    engine = opened(_there(chosen))
    try:
        if chosen.revoke:
            office.no_key(engine)
            Screen().line("nobody keeps this host through its pages any more")
            return
        key = office.new_key(engine)
    finally:
        engine.close()
    Screen().line(f"{settings.address.rstrip('/') or f'http://{settings.host}:{settings.port}'}/keeper/enter/{key}")
    if not settings.keeper:
        Screen(sys.stderr).line("`keeper` is off in the settings: the link opens nothing until that is changed", "red")


def add(commands: Any, command: Callable[..., ArgumentParser]) -> None:
    """All of them, under `taverna db`; and `taverna keeper`."""
    inside = commands.add_parser("db", help="A host's data: take it along, and copies to keep.")
    under = inside.add_subparsers(metavar="COMMAND", required=True)
    for name, run in (("export", export), ("import", bring), ("backup", backup), ("restore", restore)):
        c = command(name, run, under)
        c.add_argument("file", type=Path)
        _where(c)
    c = command("keeper", keeper)
    c.add_argument("--revoke", action="store_true", help="only make the link before void")
    _where(c)


def _where(c: ArgumentParser) -> None:
    c.add_argument("--data", type=Path, metavar="DIR", help="the folder of SQLite; as the host has it if not given")
    c.add_argument("--database", metavar="ADDRESS", help="postgresql://…; as the host has it if not given")
    c.add_argument("--config", type=Path, metavar="FILE", help="the settings of the host")
