"""All checks together, with how many games each is worth, and the ways to run them."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from taverna.core import Game

from . import secrets, speech, tables
from .case import Case, Skipped

Check = Callable[[Case, int], None]

AMOUNTS: dict[Check, int] = {
    tables.plays_to_the_end: 334,
    tables.views_are_plain: 4,
    tables.conserves: 40,
    tables.forks_are_independent: 6,
    tables.options_tried_on_forks: 6,
    tables.saves_everywhere: 1,
    tables.records_replay: 8,
    tables.same_in_another_process: 5,
    tables.checkpoints_have_no_meaning: 8,
    tables.secret_answers_in_any_order: 10,
    tables.undo_returns_the_position: 5,
    tables.undo_boundary_is_honest: 5,
    secrets.worlds_look_alike: 1,
    secrets.drawings_look_alike: 1,
    secrets.determinized_twice_is_once: 8,
    secrets.worlds_tell_nothing: 1,
    secrets.twins_look_alike: 2,
    secrets.events_tell_no_more_than_the_view: 8,
    secrets.unseen_cards_may_change_places: 5,
    secrets.what_is_seen_was_told: 4,
    secrets.moments_hold_no_secret: 4,
    secrets.frames_hold_no_secret: 6,
    speech.all_is_said: 8,
    speech.refusals_cite_a_rule: 2,
    speech.illegal_answers_change_nothing: 3,
    speech.bots_see_only_their_seat: 1,
}
"""{check: how many games of usual length it plays at each number of seats}."""

CHECKS: dict[str, Check] = {check.__name__: check for check in AMOUNTS}


def faults(case: Case, games: int, checks: Mapping[str, Check] = CHECKS) -> dict[str, str]:
    """Which checks notice something, and what."""
    found = {}
    for name, check in checks.items():
        try:
            check(case, games)
        except Skipped:
            continue
        except Exception as error:
            found[name] = sentence(error)
    return found


def sentence(error: BaseException) -> str:
    """What went wrong, for someone who writes a game."""
    trail = traceback.extract_tb(error.__traceback__)
    last = trail[-1]
    if isinstance(error, NotImplementedError):
        return f"the game does not say its `{last.name}` (Game.{last.name})"
    if isinstance(error, KeyError) and any(Path(frame.filename).name == "words.py" for frame in trail):
        return f"there are no words for {error}: a message of the game's locale/<language>.ftl"
    if isinstance(error, AssertionError) and not str(error):
        return f"this does not hold: {last.line} ({Path(last.filename).name}, line {last.lineno})"
    return str(error) if isinstance(error, AssertionError) else f"{type(error).__name__}: {error}"


def cases(
    game: Game[Any],
    seats: Iterable[int] | None = None,
    options: Mapping[str, Any] | None = None,
    secretly: Iterable[str] = (),
    openly: Iterable[str] = (),
) -> list[Case]:
    """The game at every number of seats, or at those given."""
    chosen = game.seats if seats is None else seats
    return [Case(game, n, dict(options or {}), "", frozenset(secretly), frozenset(openly)) for n in chosen]


def check(game: Game[Any], *, amount: float = 1.0, **how: Any) -> list[str]:
    """Put a game to every check; what was skipped. Raises `AssertionError` with all that does not hold. `amount`: so
    many times as many games as usual; `how`: as for `cases`."""
    wrong, skipped = [], []
    for case in cases(game, **how):
        for name, one in CHECKS.items():
            try:
                one(case, max(1, round(AMOUNTS[one] * amount)))
            except Skipped as reason:
                skipped.append(f"{name}: {reason}")
            except Exception as error:
                wrong.append(f"{name} of {case}: {sentence(error)}")
    if wrong:
        raise AssertionError("\n".join(wrong))
    return list(dict.fromkeys(skipped))


def kit(game: Game[Any], *, amount: float = 1.0, **how: Any) -> Callable[[Case, Check], None]:
    """The same as a test for pytest, one case for each check and number of seats:

    test_kit = kit(GAME)
    """
    try:
        import pytest  # with the extra `testing`; `check` does without
    except ModuleNotFoundError:
        told = "makes a test for pytest: pip install 'taverna[testing]', or use taverna.testing.check"
        raise ModuleNotFoundError(f"taverna.testing.kit {told}") from None
    held = [(case, one) for case in cases(game, **how) for one in CHECKS.values()]

    @pytest.mark.parametrize(("case", "check"), held, ids=[f"{one.__name__}-{case}" for case, one in held])
    def test_kit(case: Case, check: Check) -> None:
        try:
            check(case, max(1, round(AMOUNTS[check] * amount)))
        except Skipped as reason:
            pytest.skip(str(reason))
        except (NotImplementedError, KeyError) as error:
            raise AssertionError(sentence(error)) from error

    return test_kit
