"""Golden playthroughs: a whole game, word by word, as it was when someone last looked at it."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from taverna.games import ours

from .playthrough import GAMES, path, told


@pytest.mark.parametrize("name", GAMES)
def test_the_playthrough_is_as_it_was(name: str) -> None:
    kept, now = path(name).read_text(encoding="utf-8"), told(name)
    if kept != now:
        difference = list(unified_diff(kept.splitlines(), now.splitlines(), "kept", "now", lineterm="", n=2))[:40]
        pytest.fail("\n".join(["the game now goes another way (python -m tests.golden keeps it):", *difference]))


def test_every_game_has_a_playthrough() -> None:
    assert set(GAMES) == set(ours())
