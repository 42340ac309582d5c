"""The load run itself, very small: by hand it is `python -m tests.server.load`."""

from __future__ import annotations

import os

import pytest

from .postgres import missing


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
