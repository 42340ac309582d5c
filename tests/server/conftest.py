from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .running import Running, host


@pytest.fixture(scope="session")
def taverna_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One host for all tests that do not need it set up their own way."""
    folder: Path = tmp_path_factory.mktemp("host")
    with host(folder / "data", takeover=0) as running:
        yield running
        assert "Traceback" not in running.logged, running.logged
