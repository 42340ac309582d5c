from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from taverna.server.company.passkeys import POSSIBLE

from . import valkey
from .postgres import Server, server
from .running import Running, host
from .valkey import Cache


@pytest.fixture(scope="session")
def taverna_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One host for all tests that do not need it set up their own way."""
    folder: Path = tmp_path_factory.mktemp("host")
    with host(folder / "data", takeover=0, advice=0.3, accounts=int(POSSIBLE)) as running:
        yield running
        assert "Traceback" not in running.logged, running.logged


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Server]:
    """A server of PostgreSQL of our own; without one what needs it is skipped."""
    with server() as running:
        yield running


@pytest.fixture(scope="session")
def cache() -> Iterator[Cache]:
    """A server of Valkey or Redis of our own; without one what needs it is skipped."""
    with valkey.cache() as running:
        yield running


@pytest.fixture(autouse=True)
def _a_loop_of_its_own() -> Iterator[None]:
    """A browser that another test of this process keeps open has a loop running; these tests run their own."""
    other = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(other)
