"""Tables in a position: a Mission, who and what is where, luck as told, and the answers of the players."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import taverna
from taverna.core.chance import Chance
from taverna.core.film import Film
from taverna.core.table import Table
from taverna.games.massive_darkness.state import Enemy, Hero

from .fights import BLUE, GREEN, RED, YELLOW


class Fated(Chance):
    """Luck that gives what it was told first, and then goes its own way."""

    told: list[int] = []

    def below(self, k: int) -> int:
        if not self.told:
            return super().below(k)
        self.drawn += 1
        n = self.told.pop(0)
        assert n < k
        return n


def table(change: Callable[[Any], None] | None = None, seats: int = 1, seed: int = 0, **options: Any) -> Table:
    """A game of a Mission, changed before anyone has acted."""
    t = taverna.new("massive-darkness", seats, seed, options)
    if change is not None:
        t.arrange(change)
    return t


def put(g: Any, card: str, at: str, minions: Iterable[int] = (), life: int | None = None, **more: Any) -> Enemy:
    """An Enemy comes onto the board, as if it had been drawn."""
    printed = g.content.cards[card]
    deck = (g.lower if printed.tier == "lower" else g.higher) if printed.tier else g.guards[printed.level - 1]
    if card in deck:
        deck.remove(card)
    most = printed.life * (1 if printed.rank == "mob" else g.party)
    foe = Enemy(
        id=g.next_enemy,
        card=card,
        at=at,
        life=most if life is None else life,
        most=max(most, life or 0),
        minions=list(minions),
        **more,
    )
    g.enemies[foe.id] = foe
    g.next_enemy += 1
    return foe


def place(g: Any, at: str) -> None:
    """All Heroes stand in one Zone."""
    for hero in g.heroes:
        hero.at = at


def fate(t: Any, *then: int, **dice: Iterable[str]) -> None:
    """The next roll shows these faces, colour by colour; `then` is the luck after it."""
    faces = {"yellow": YELLOW, "red": RED, "blue": BLUE, "green": GREEN}
    told = [known[face] for colour, known in faces.items() for face in dice.get(colour, ())]
    (t.state if isinstance(t, Table) else t).chance = Fated(told=[*told, *then])


def offered(t: Table) -> list[str]:
    """What whoever is asked may answer."""
    return [option.id for option in next(iter(t.questions.values())).options]


def asked(t: Table) -> tuple[int, str]:
    """Who is asked, and about what."""
    seat, question = next(iter(t.questions.items()))
    return seat, question.prompt


def say(t: Table, *options: str, film: Film | None = None) -> None:
    """Answer whoever is asked, option by option."""
    for option in options:
        t.answer(next(iter(t.questions)), option, film=film)


def refused(t: Table, option: str, seat: int = 0) -> str:
    """The clause by which an option is not on offer."""
    assert option not in [one.id for one in t.questions[seat].options] if seat in t.questions else True
    refusal = t.why(seat, option)
    assert refusal is not None, f"'{option}' is on offer"
    return refusal.clause


IDLE = ("rest", "stop", "done", "none", "keep", "no")


def idle(t: Table, until: Callable[[Any], bool], most: int = 200) -> None:
    """Nobody does anything of their own will until something is so."""
    for _ in range(most):
        if t.over or until(t.state):
            return
        ids = offered(t)
        say(t, next((id for id in IDLE if id in ids), ids[0]))
    raise AssertionError("it never came to that")


def next_round(t: Table) -> None:
    """Everyone rests until the next Round."""
    now = t.state.round
    idle(t, lambda g: g.round > now)


def events(t: Table, kind: type) -> list[Any]:
    """What happened at this table, of one kind."""
    return [event for _, event in t.happened() if isinstance(event, kind)]


def one(t: Table, seat: int = 0) -> Hero:
    hero: Hero = t.state.heroes[seat]
    return hero
