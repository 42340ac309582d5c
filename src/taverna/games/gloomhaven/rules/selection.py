"""Card selection: two cards in secret, the leading one first, or a long rest (GH-SELECT-01..11, GH-REST-07)."""

from __future__ import annotations

from typing import Any

from taverna.core.ask import Ask, Flow, Offer, Offers, together

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
        answer = yield Ask(seat, "leading", options(g, mat))
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
    answer = yield Ask(seat, "second", Offer(lambda: [("card", card) for card in mat.hand], elsewhere=_piles(g, mat)))
    mat.hand.remove(answer[1])
    mat.chosen.append(answer[1])
    mat.ready = True
    g.emit(ChoseCards(who=seat))


def _piles(g: Table, mat: Character) -> tuple[str, Any]:
    return "GH-SELECT-07", lambda: [("card", card) for card in mat.lost]


def options(g: Table, mat: Character) -> Offer:
    """What may lead, and why the rest may not."""
    cards = Offer(
        lambda: [("card", card) for card in mat.hand],
        gates=[("GH-SELECT-10", lambda: len(mat.hand) >= 2)],
        elsewhere=_piles(g, mat),
    )
    discards = Offer(list, elsewhere=("GH-SELECT-05", lambda: [("card", card) for card in mat.discarded]))
    rest = Offer(lambda: [REST], ("GH-REST-01", lambda _: can_rest(mat)))
    ends = Offer(lambda: [("end", card) for card in mat.active])
    return Offers(cards, rest, ends, discards)


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
        g.emit(Revealed(who=mat.seat, lead=lead, second=second, initiative=mat.initiative))
