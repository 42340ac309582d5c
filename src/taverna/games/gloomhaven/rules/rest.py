"""Rests: long, in one's turn; short, at the end of a round (GH-REST-01..13, GH-END-06)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from taverna.core.ask import Ask, Flow

from ..events import CardLost, RestDrew, Rested, ShortRested
from ..state import Character, Table
from . import conditions, damage, items, moments, zones

SHORT_REST = "short-rest"
NO_REST = "no-rest"
KEEP = "keep"
REDRAW = "redraw"


def long_rest(g: Table, id: str, *, long: bool = True) -> Flow:
    """The player picks the card to lose; the others go back to hand; Heal 2 on oneself, spent items refreshed
    (GH-REST-09..12). What was discarded when the rest was declared may be gone by now."""
    mat = g.character(id)
    while True:
        ending = [("end", card) for card in zones.idle(mat)]
        losing = [("card", card) for card in mat.discarded]
        if not losing:
            break
        answer = ("card", mat.discarded[0])
        if len(losing) + len(ending) > 1:
            answer = yield Ask(mat.seat, "rest-lose", [*losing, *ending])
        if answer[0] == "end":
            zones.out_of_play(g, mat, answer[1])
            continue
        zones.to_lost(g, mat, answer[1])
        break
    regained = take_back(mat)
    g.emit(Rested(who=mat.seat, cards=regained))
    moments.note(g, moments.RestTaken(mat, long=long))
    figure = g.figures[id]
    conditions.heal(g, figure, 2)
    items.refresh_spent(g, mat)
    yield from moments.happens(g, moments.Rested(mat, long=long))


def take_back(mat: Character) -> int:
    """The discards go back to hand (GH-REST-03)."""
    count = len(mat.discarded)
    mat.hand += mat.discarded
    mat.discarded.clear()
    return count


def short_rests(g: Table, well: Sequence[str] = ()) -> Flow:
    """Whoever can may take one in the clean-up step (GH-REST-04, GH-END-06); for those who rest `well` it is as good as
    a long one."""
    for mat in g.characters:
        while not mat.exhausted and len(mat.discarded) + len(zones.idle(mat)) >= 2:
            options: list[Any] = [SHORT_REST, NO_REST] if len(mat.discarded) >= 2 else [NO_REST]
            if mat.active:
                options += [("end", card) for card in zones.idle(mat)]
            answer = yield Ask(mat.seat, "short-rest", options, {"cards": len(mat.discarded)})
            if answer == NO_REST:
                break
            if answer == SHORT_REST:
                if mat.id in well:
                    yield from long_rest(g, mat.id, long=False)
                else:
                    yield from short_rest(g, mat)
                break
            zones.out_of_play(g, mat, answer[1])


def short_rest(g: Table, mat: Character) -> Flow:
    """A card at random is lost; once, for 1 damage, another one instead (GH-REST-05, GH-REST-06)."""
    moments.note(g, moments.RestTaken(mat, long=False))
    drawn: str = g.chance.roll(mat.discarded)
    if g.heard:
        g.emit(RestDrew(who=mat.seat, card=drawn))
    mat.drawn = drawn
    answer = yield Ask(mat.seat, "redraw", [KEEP, REDRAW], {"card": drawn})
    if answer == REDRAW:
        yield from damage.suffer(g, mat.id, 1, resting=True)
        if mat.exhausted:
            mat.drawn = ""
            return
        others = [card for card in mat.discarded if card != drawn]  # some may have been lost against the damage
        if others:
            drawn = g.chance.roll(others)
            if g.heard:
                g.emit(RestDrew(who=mat.seat, card=drawn))
    mat.drawn = ""
    if drawn in mat.discarded:
        mat.discarded.remove(drawn)
        mat.lost.append(drawn)
        if g.heard:
            g.emit(CardLost(who=mat.seat, card=drawn))
    g.emit(ShortRested(who=mat.seat, cards=take_back(mat)))
    yield from moments.happens(g, moments.Rested(mat, long=False))
