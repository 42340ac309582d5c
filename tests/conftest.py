"""What all tests share: `tests` is on the path, so the toy game is `core.toy`."""

from __future__ import annotations

import faulthandler
import os
import re
import sys
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

import taverna
from taverna.core.words import Words

settings.register_profile(
    "taverna",
    deadline=None,
    suppress_health_check=list(HealthCheck),
    print_blob=False,
    derandomize=not os.environ.get("TAVERNA_FULL"),  # in short always the same examples; in full ever new ones
)
settings.load_profile("taverna")


ENDLESS = 1200
"""Seconds after which a test hangs, however busy the machine: it is named and its process ended."""


@pytest.fixture(autouse=True)
def _no_test_is_endless() -> Iterator[None]:
    faulthandler.dump_traceback_later(ENDLESS, exit=True, file=sys.__stderr__)
    yield
    faulthandler.cancel_dump_traceback_later()


@lru_cache
def counted() -> dict[str, set[str]]:
    """What each message counts: the arguments it picks a plural by."""
    found: dict[str, set[str]] = {}
    for file in Path(taverna.__file__).parent.rglob("*.ftl"):
        for message in re.split(r"^(?=[\w-]+ =)", file.read_text(encoding="utf-8"), flags=re.MULTILINE):
            key = message.partition(" =")[0]
            found.setdefault(key, set()).update(re.findall(r"\{ *\$(\w+) ->\s+\*?\[(?:one|other|\d+)\]", message))
    return found


@pytest.fixture(autouse=True, scope="session")
def _nothing_less_than_nothing_is_counted() -> Iterator[None]:
    """To Fluent -1 is `[one]`: whatever any test makes anyone say, no plural is picked by a number below zero."""
    say = Words.format

    def format(self: Words, key: str, args: Mapping[str, Any]) -> str:
        for name, value in args.items():
            if value.__class__ is int and value < 0:
                assert name not in counted().get(key, ()), f"{key} in {self.lang} counts {name} = {value}"
        return say(self, key, args)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Words, "format", format)
        yield
