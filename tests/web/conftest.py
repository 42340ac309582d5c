"""Playwright on Debian's Chromium against a real host. Skipped plainly where there is no Chromium."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    api = pytest.importorskip("playwright.sync_api")
    from web.browser import CHROMIUM, has_chromium, launched

    if not has_chromium():
        pytest.skip(f"no Chromium at {CHROMIUM}")
    with api.sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def host(chromium: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    from web.browser import hosting

    with hosting(tmp_path_factory.mktemp("host")) as running:
        yield running
        assert "Traceback" not in running.said()


@pytest.fixture(scope="session")
def finished(host: Any) -> str:
    """The id of a game that is over."""
    return str(host.finished_game())


@pytest.fixture
def person(chromium: Any, host: Any) -> Iterator[Callable[..., Any]]:
    """Makes people; in the end no browser may have complained."""
    from web.browser import Person

    people: list[Person] = []

    def sit_down(**how: Any) -> Person:
        people.append(Person(chromium, how.pop("host", host), **how))
        return people[-1]

    yield sit_down
    for one in people:
        one.close()
    complaints = [error for one in people for error in one.errors]
    assert not complaints, complaints
