"""Card selection: two cards in secret, the leading one first, or a long rest (GH-SELECT-01..11, GH-REST-07)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from taverna.core.ask import Ask, Flow, Offer, together

from ..events import ChoseCards, DeclaredRest, Revealed
from ..state import Character, Table
from . import damage, moments, zones

REST = "rest"


def select(g: Table) -> Flow:
    """Each player picks in secret, at its own pace; whoever can neither play nor rest is exhausted first."""
    for mat in g.characters:
        mat.ready = mat.resting = False
        mat.initiative = mat.second = 99 if mat.exhausted else 0
    yield from drop_out(g)
    yield from moments.happens(g, moments.SelectionBegins())
    flows = {mat.seat: choose(g, mat.seat) for mat in g.characters if not mat.exhausted}
    if flows:
        yield from together(flows)


def drop_out(g: Table) -> Flow:
    """Fewer than two cards in hand and no rest possible (GH-SELECT-11, GH-EXHAUST-02, GH-EXHAUST-03)."""
    for mat in g.characters:
        if not mat.exhausted and len(mat.hand) < 2 and not can_rest(mat, ending=True):
            yield from damage.exhaust(g, mat)


def can_rest(mat: Character, *, ending: bool = False) -> bool:
    """Two discarded cards; `ending`: those in the active area that count as such could join them (GH-REST-01,
    GH-BONUS-10)."""
    return len(mat.discarded) + (len(zones.idle(mat)) if ending else 0) >= 2


def choose(g: Table, seat: int) -> Flow:
    """Leading card, second card; or a long rest (GH-SELECT-02, GH-SELECT-09)."""
    mat = g.characters[seat]
    while True:
        answer = yield Ask(seat, "leading", Leading(mat))
        if answer == REST:
            mat.resting = mat.ready = True
            g.emit(DeclaredRest(who=seat))
            return
        verb, card = answer
        if verb == "end":
            zones.out_of_play(g, mat, card)
            continue
        break
    mat.hand.remove(card)
    mat.chosen.append(card)
    answer = yield Ask(seat, "second", Second(mat))
    mat.hand.remove(answer[1])
    mat.chosen.append(answer[1])
    mat.ready = True
    if g.heard:
        g.emit(ChoseCards(who=seat))


class Second(Offer):
    """A card from hand; not one that lies elsewhere."""

    __slots__ = ("mat",)

    def __init__(self, mat: Character) -> None:
        self._seen = None
        self.mat = mat

    def offered(self) -> list[Any]:
        return [("card", card) for card in self.mat.hand]

    def refused(self) -> Iterator[tuple[Any, str]]:
        for card in self.mat.lost:
            yield ("card", card), "GH-SELECT-07"


class Leading(Second):
    """What may lead, and why the rest may not: of two cards in hand one, a long rest, or a card in the active area that
    is given up."""

    __slots__ = ()

    def offered(self) -> list[Any]:
        mat = self.mat
        found: list[Any] = [("card", card) for card in mat.hand] if len(mat.hand) >= 2 else []
        if can_rest(mat):
            found.append(REST)
        if mat.active:
            found += [("end", card) for card in mat.active]
        return found

    def refused(self) -> Iterator[tuple[Any, str]]:
        mat = self.mat
        if len(mat.hand) < 2:
            for card in mat.hand:
                yield ("card", card), "GH-SELECT-10"
        yield from super().refused()
        if not can_rest(mat):
            yield REST, "GH-REST-01"
        for card in mat.discarded:
            yield ("card", card), "GH-SELECT-05"


def reveal(g: Table) -> None:
    """The cards are turned up, the leading one sets the initiative; 99 in a long rest (GH-INIT-02, GH-REST-08)."""
    g.chance.reveal()
    for mat in g.characters:
        if mat.exhausted:
            continue
        if mat.resting:
            mat.initiative = mat.second = 99
            continue
        lead, second = mat.chosen
        mat.initiative = g.content.cards[lead].initiative
        mat.second = g.content.cards[second].initiative
        if g.heard:
            g.emit(Revealed(who=mat.seat, lead=lead, second=second, initiative=mat.initiative))
