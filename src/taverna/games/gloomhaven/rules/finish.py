"""The end of a scenario: decided, played to the end of the round, counted (GH-FINISH-01..17)."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from taverna.core.ask import GameOver, Result

from ..events import Failed, Scored, Succeeded
from ..records.terms import Rewards
from ..state import Table
from . import goals
from .levels import bonus_xp, token_value


def decide_outcome(g: Table, success: bool) -> None:
    """A condition of success or failure is met: the first one decides (GH-FINISH-02)."""
    if g.finished is None:
        g.finished = "success" if success else "failure"
        g.emit(Succeeded(scenario=g.scenario) if success else Failed(scenario=g.scenario))


def ending(name: str) -> str:
    """The number a scenario keeps of how it was won."""
    return f"ending {name}"


def endings(g: Table) -> list[Rewards]:
    """What the way in which it was won brings, beside what any success does."""
    return [one for name, one in g.board.scenario.endings.items() if g.counts.get(ending(name))]


def nobody_left(g: Table) -> bool:
    """All characters are exhausted: the scenario is lost (GH-EXHAUST-06)."""
    return all(map(EXHAUSTED, g.characters))


EXHAUSTED = attrgetter("exhausted")


def map_is_clear(g: Table) -> bool:
    """And none of them is on the map: nothing more can change. Where death is for good, the exhausted who stand there
    can still be killed before the round is over (GH-DEATH-02, GH-DEATH-04)."""
    return nobody_left(g) and not any(f.kind == "character" and f.at is not None for f in g.figures.values())


def over(g: Table) -> None:
    """Everything is counted; raises GameOver. Scores are experience, then gold (GH-FINISH-17)."""
    success = g.finished == "success"
    scores: dict[int, int] = {}
    g.phase = "over"
    for mat in g.characters:
        home = taken_home(g, mat.seat)
        scores[mat.seat] = home["xp"]
        g.emit(Scored(who=mat.seat, xp=home["xp"], gold=home["gold"], checks=home["checks"]))
    seats = [mat.seat for mat in g.characters]
    raise GameOver(Result(seats if success else [], scores, "victory" if success else "defeat"))


def taken_home(g: Table, seat: int) -> dict[str, Any]:
    """What a character leaves with: experience earned, and the bonus for success (GH-FINISH-03, -15), money tokens
    turned into gold (GH-FINISH-04), check marks of the battle goal on success (GH-FINISH-11, -13, GH-GOAL-02, -03),
    those of treasures beside them, items found. Exhaustion takes nothing away (GH-FINISH-14)."""
    mat = g.characters[seat]
    success = g.finished == "success"
    met = success and goals.met(g, seat)
    marks = g.content.battle_goals[mat.goals[0]].checks if met else 0
    return {
        "xp": mat.xp + (bonus_xp(g) if success else 0),
        "gold": mat.money * token_value(g) + mat.gold,
        "checks": marks + mat.checks,
        "goal_checks": marks,
        "goal": mat.goals[0] if mat.goals else "",
        "goal_met": met,
        "items": list(mat.bag),
        "exhausted": mat.exhausted and not mat.left,
    }


def report(g: Table) -> dict[str, Any]:
    """All a campaign needs to know of a finished scenario."""
    scenario = g.board.scenario
    return {
        "scenario": g.scenario,
        "success": g.finished == "success",
        "level": g.level,
        "rounds": g.round,
        "characters": {mat.seat: taken_home(g, mat.seat) for mat in g.characters},
        "treasures": list(g.looted),
        "rewards": scenario.rewards if g.finished == "success" else None,
    }
