"""The load run itself, very small: by hand it is `python -m tests.server.load`."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from taverna.server.bench import LIMITLESS, started

from .postgres import missing
from .prices import priced


@pytest.mark.skipif(not os.environ.get("TAVERNA_FULL"), reason="it starts servers and takes most of a minute")
def test_a_load_run_loses_nothing_and_says_what_it_found() -> None:
    if why := missing():
        pytest.skip(why)
    from .load import Run, measured, page

    run = Run(tables=8, rate=8, seconds=4, warm=1)
    found = measured(run)
    assert found["tables awake"] == 8
    assert found["sockets"] == 24
    assert found["acknowledged, with those before measuring"] > 0
    for name in found:
        if name.startswith(("errors", "failures", "acknowledged answers that are not")):
            assert found[name] == 0, name
    assert "| acknowledgement p99, ms |" in page(run, found)


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="it reads how much a process has used from /proc")
def test_what_an_answer_costs_is_told_of_each_host(tmp_path: Path) -> None:
    settings = LIMITLESS | {"TAVERNA_DRAIN": "0"}
    with started(str(tmp_path / "one"), **settings) as one, started(str(tmp_path / "other"), **settings) as other:
        found = asyncio.run(priced({"one": one, "other": other}, "bloodborne", 1, 10.0, True, tables=2, settled=0))
    assert found.keys() == {"one", "other"}
    assert min(found.values()) > 0.1
