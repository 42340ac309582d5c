"""The kit as others use it: in one line, on games that have little, and told in sentences what is missing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from core.toy import GAME as TOY
from taverna.core import Chance, Event, Flow, Say
from taverna.testing import CHECKS, Case, Skipped, check, faults, kit

from . import tiny
from .tiny import Heap, Nim

MESSAGES = {
    "en": "ask-take = Take how many?\noption-take = Take { $n }\n",
    "es": "ask-take = ¿Cuántas tomas?\noption-take = Tomar { $n }\n",
    "pt-BR": "ask-take = Quantas você pega?\noption-take = Pegar { $n }\n",
}


class Taken(Event, frozen=True):
    n: int


def spoken(folder: Path, **more: str) -> Nim:
    """The tiny game with words, and nothing else."""
    (folder / "locale").mkdir(exist_ok=True)
    for lang, text in MESSAGES.items():
        (folder / "locale" / f"{lang}.ftl").write_text(text + more.get("text", ""), encoding="utf-8")

    class Spoken(Nim):
        pass

    Spoken.folder = folder
    return Spoken()


def test_a_game_that_has_nothing_but_words_passes_and_what_it_lacks_is_skipped(tmp_path: Path) -> None:
    game = spoken(tmp_path)
    assert check(game, amount=0.02) == [
        "conserves: the game names no cards that could get lost (Game.cards)",
        "same_in_another_process: another process cannot find the game: say `where` it is, as 'module:NAME'",
        "drawings_look_alike: the game draws nothing (Game.scene)",
        "what_is_seen_was_told: the game names no cards that could be seen (Game.cards)",
    ]


def test_words_that_are_missing_are_named() -> None:
    found = faults(Case(tiny.GAME, 2), 1)
    silent = {"worlds_look_alike", "unseen_cards_may_change_places", "all_is_said"}
    assert set(found) == silent | {"illegal_answers_change_nothing", "refusals_cite_a_rule"}  # they name the question
    told = "there are no words for 'ask-take': a message of the game's locale/<language>.ftl"
    assert set(found.values()) == {told}


@pytest.mark.parametrize("part", ["hidden", "wording", "begin"])
def test_a_part_that_is_missing_is_named(tmp_path: Path, part: str) -> None:
    def missing(self: Nim, *args: Any) -> Any:
        return getattr(super(Nim, self), part)(*args)

    Half = type("Half", (Nim,), {part: missing, "folder": spoken(tmp_path).folder})
    found = faults(Case(Half(), 2), 1)
    assert found
    assert set(found.values()) == {f"the game does not say its `{part}` (Game.{part})"}


def test_an_event_without_a_catalogue_need_not_cite_but_needs_words(tmp_path: Path) -> None:
    class Telling(Nim):
        def run(self, g: Heap) -> Flow:
            g.emit(Taken(n=1))
            return (yield from tiny.run(g))

    Telling.folder = spoken(tmp_path).folder
    (told,) = {fault for fault in faults(Case(Telling(), 2), 1).values() if "words" in fault}
    assert "'event-taken'" in told
    (tmp_path / "b").mkdir()
    Telling.folder = spoken(tmp_path / "b", text="event-taken = { $n }\n").folder
    assert faults(Case(Telling(), 2), 1) == {}


def test_a_clause_of_no_catalogue_is_named(tmp_path: Path) -> None:
    class Refusing(Nim):
        def refuse(self, g: Heap, seat: int, target: str) -> str | None:
            return "NIM-NONE-01"

    Refusing.folder = spoken(tmp_path).folder
    found = faults(Case(Refusing(), 2), 1, {"refusals_cite_a_rule": CHECKS["refusals_cite_a_rule"]})
    assert "NIM-NONE-01" in found["refusals_cite_a_rule"]


def test_what_does_not_hold_is_told_even_where_the_check_has_no_words_for_it(tmp_path: Path) -> None:
    class Endless(Nim):
        def begin(self, seats: int, seed: int, options: Any, content: Any) -> Heap:
            return Heap(chance=Chance(seed), left=0)

        def wording(self, g: Heap, ask: Any, value: Any) -> Say:
            return Say("option-take", {"n": value})

    Endless.folder = spoken(tmp_path).folder
    with pytest.raises(AssertionError, match="plays_to_the_end of nim/2: "):
        check(Endless(), amount=0.01)


def test_one_line_in_a_test_file_runs_every_check() -> None:
    test = kit(TOY, amount=0.01, secretly=["plan-first", "plan-second"])
    (mark,) = test.pytestmark  # type: ignore[attr-defined]
    names, held = mark.args
    assert names == ("case", "check")
    assert len(held) == len(CHECKS) * len(TOY.seats)
    assert all(case.secretly == {"plan-first", "plan-second"} for case, _ in held)
    case, one = held[0]
    test(case, one)
    with pytest.raises(pytest.skip.Exception, match="names no cards"):
        kit(tiny.GAME)(Case(tiny.GAME, 2), CHECKS["conserves"])
    with pytest.raises(AssertionError, match="no words for 'ask-take'"):
        kit(tiny.GAME)(Case(tiny.GAME, 2), CHECKS["all_is_said"])


def test_it_can_be_imported_without_pytest_and_says_what_is_missing() -> None:
    code = """
import sys
sys.modules["pytest"] = sys.modules["hypothesis"] = None
import taverna
from taverna.testing import Case, check, kit, machine
game = taverna.find("bloodborne")
for act in (lambda: kit(game), lambda: machine(Case(game, 3))):
    try:
        act()
    except ModuleNotFoundError as error:
        print(error)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [
        "taverna.testing.kit makes a test for pytest: pip install 'taverna[testing]', or use taverna.testing.check",
        "taverna.testing.machine needs Hypothesis: pip install 'taverna[testing]'",
    ]


def test_where_a_game_is_found_by_another_process() -> None:
    assert Case(TOY, 2).found_at == "core.toy:GAME"
    assert Case(Nim(), 2, where="here:GAME").found_at == "here:GAME"
    with pytest.raises(Skipped):
        _ = Case(Nim(), 2).found_at
