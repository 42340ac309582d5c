"""Evenings of a campaign for tests: a world changed as a case wants it, and a few ways to answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import taverna
from taverna.core.table import Table
from taverna.games.gloomhaven.campaign import shop
from taverna.games.gloomhaven.campaign.world import Hero, World

GAME = taverna.find("gloomhaven")
CLASSES = ("brute", "cragheart", "tinkerer", "scoundrel")
CONTENT = GAME.content()


def evening(
    seats: int = 2,
    seed: int = 1,
    change: Callable[[World], None] | None = None,
    quests: bool = True,
    kit: bool = False,
    **options: Any,
) -> Table:
    """A party in the city, its quests kept, with the `kit` suggested for it if wanted, the world as `change` leaves
    it."""
    said = {"mode": "campaign", "consent": "anyone", "classes": CLASSES[:seats]}
    t = taverna.new("gloomhaven", seats, seed, said | options)

    def arrange(g: Any) -> None:
        if quests:
            for id in g.world.here.members:
                hero = g.world.heroes[id]
                g.world.quests += hero.quests[1:]
                hero.quests = hero.quests[:1]
        if kit:
            for id in g.world.here.members:
                for item in shop.kit(g.world, CONTENT, g.world.heroes[id]):
                    shop.buy(g.world, CONTENT, g.world.heroes[id], item)
        if change is not None:
            change(g.world)
        g.furnish(CONTENT)

    t.arrange(arrange)
    return t


def hero(t: Table, seat: int = 0) -> Hero:
    found: Hero = t.state.world.member(seat)
    return found


def offers(t: Table, seat: int = 0) -> list[str]:
    return [option.id for option in t.questions[seat].options]


def say(t: Table, *answers: str, seat: int = 0) -> None:
    for answer in answers:
        t.answer(seat, answer)


def leave(t: Table) -> None:
    """Everyone is ready to go."""
    for seat in range(t.seats):
        t.answer(seat, "ready")


def to_scenario(t: Table, scenario: str = "black-barrow") -> None:
    """Out of the city and up to the first round, whatever is asked on the way answered by its first option."""
    leave(t)
    t.answer(0, scenario)
    while t.state.phase != "selection" or not t.questions:
        seat, question = next(iter(t.questions.items()))
        ids = [option.id for option in question.options]
        t.answer(seat, "done" if "done" in ids else ids[0])
        if t.questions and next(iter(t.questions.values())).prompt == "leading":
            break


def finish(t: Table, success: bool = True, **state: Any) -> None:
    """The scenario is decided and the round is over: a table that stands there, from one where nobody has answered."""

    def change(g: Any) -> None:
        from taverna.games.gloomhaven.campaign import evening as ev

        for seat in range(g.seats):
            ev.put_on(g, seat, g.world.member(seat))
        g.scenario = state.pop("scenario", "black-barrow")
        g.finished = "success" if success else "failure"
        g.phase = "after"
        for name, value in state.items():
            setattr(g, name, value)

    t.arrange(change)
