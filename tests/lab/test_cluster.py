"""The same games on a Ray cluster: one of its own on this machine, with two workers, where Ray is installed."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from types import SimpleNamespace

import pytest

from taverna.core.errors import OptionError
from taverna.lab import cluster, games
from taverna.lab.playing import Series, play
from taverna.lab.statistics import Played


def test_a_cluster_has_an_address() -> None:
    for where in ("there", "ray://"):
        with pytest.raises(OptionError, match="ray://host:10001"):
            list(games("bloodborne", ["random"] * 3, 1, on=where))


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(cluster, "import_module", missing)
    with pytest.raises(OptionError, match="taverna\\[ray\\]"):
        list(games("bloodborne", ["random"] * 3, 1, on="ray"))


@pytest.mark.skipif(os.name != "posix", reason="signals of a terminal")
def test_ctrl_c_while_a_cluster_starts_leaves_none_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pressed in the midst of it, it is heard when there is something to be ended, and that is ended."""
    done: list[str] = []

    def init(**given: object) -> None:
        signal.raise_signal(signal.SIGINT)  # to this thread: another would hear it whenever it is its turn
        done.append("started")

    ray = SimpleNamespace(init=init, shutdown=lambda: done.append("ended"))
    monkeypatch.setattr(cluster, "library", lambda: ray)
    heard = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            list(cluster.spread(play, iter(()), 2, cluster.HERE))
    finally:
        signal.signal(signal.SIGINT, heard)
    assert done == ["started", "ended"]


def test_a_cluster_that_cannot_be_reached_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def init(**given: object) -> None:
        raise ValueError(f"nobody at {given['address']}\nand so on")

    monkeypatch.setattr(cluster, "library", lambda: SimpleNamespace(init=init, shutdown=lambda: None))
    with pytest.raises(OptionError, match=r"no cluster at 'ray://there:10001': nobody at ray://there:10001$"):
        list(games("bloodborne", ["random"] * 3, 1, on="ray://there:10001"))


@pytest.mark.slow
@pytest.mark.skipif(not os.environ.get("TAVERNA_FULL"), reason="starts a cluster: TAVERNA_FULL=1")
def test_a_worker_may_die_and_the_results_are_those_of_a_run_here(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    series = Series("bloodborne", ["random"] * 3, 7, {}, None)
    mark = tmp_path / "killed"

    def dies_once(series: Series, nth: int) -> Played:
        """Whoever first plays the third game is killed before it."""
        if nth == 2 and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return play(series, nth)

    there = list(cluster.spread(dies_once, ((series, nth) for nth in range(10)), 2, cluster.HERE))
    assert mark.exists()
    assert there == list(games("bloodborne", ["random"] * 3, 10, 7))
