"""What a Monster's Territory Attack does (LR-MONSTER-06)."""

from __future__ import annotations

from taverna.core.ask import Ask, Flow

from ..records.words import DragDrakkar, Plunder, RetreatAll, RetreatOne, TerritoryBlow, WeakenEach, WeakenOne
from ..rules.movement import move_drakkar, retreat, retreat_each, sea_reach, weaken
from ..rules.reserve import discard_cards, discard_rune
from ..state import Table
from .lexicon import TERRITORY_BLOWS

PERFORMED = TERRITORY_BLOWS.of("performed")


def territory_blow(g: Table, monster: str, at: str, by: int, blow: TerritoryBlow) -> Flow:
    """One word of a Territory Attack; `by` decides for the Monster (LR-ARMY-02, LR-RETREAT-05)."""
    flow: Flow | None = PERFORMED[type(blow)](g, monster, at, by, blow)
    if flow is not None:
        yield from flow


@TERRITORY_BLOWS.performed(WeakenEach)
def weaken_each(g: Table, monster: str, at: str, by: int, blow: WeakenEach) -> None:
    for army in g.armies_at(at):
        weaken(g, army, blow.amount)


@TERRITORY_BLOWS.performed(WeakenOne)
def weaken_one(g: Table, monster: str, at: str, by: int, blow: WeakenOne) -> Flow:
    yield from weaken_chosen(g, by, g.armies_at(at), blow.amount, monster)
    if blow.nearby:
        around = [army for there in g.map.next_to[at] for army in g.armies_at(there)]
        yield from weaken_chosen(g, by, around, blow.amount, monster)


def weaken_chosen(g: Table, by: int, armies: list[int], amount: int, monster: str) -> Flow:
    if armies:
        army = yield Ask(by, "weaken-army", armies, {"amount": amount, "monster": monster})
        weaken(g, army, amount)


@TERRITORY_BLOWS.performed(RetreatOne)
def retreat_one(g: Table, monster: str, at: str, by: int, blow: RetreatOne) -> Flow:
    for seat in sorted({g.armies[army].seat for army in g.armies_at(at)}):
        army = yield Ask(seat, "retreat-one", g.own_armies_at(seat, at), {"monster": monster})
        yield from retreat(g, [army])


@TERRITORY_BLOWS.performed(RetreatAll)
def retreat_all(g: Table, monster: str, at: str, by: int, blow: RetreatAll) -> Flow:
    return retreat_each(g, g.armies_at(at))


@TERRITORY_BLOWS.performed(Plunder)
def plunder(g: Table, monster: str, at: str, by: int, blow: Plunder) -> Flow:
    owner = g.owner.get(at)
    if owner is not None:
        yield from discard_cards(g, owner, blow.cards)
        for _ in range(blow.runes):
            yield from discard_rune(g, owner)


@TERRITORY_BLOWS.performed(DragDrakkar)
def drag_drakkar(g: Table, monster: str, at: str, by: int, blow: DragDrakkar) -> Flow:
    ships = [player.seat for player in g.players if player.sea in g.map.seas_of[at]]
    if ships:
        _, seat = yield Ask(by, "drag-drakkar", [("drakkar", seat) for seat in ships], {"monster": monster})
        reached = sea_reach(g, g.players[seat].sea, blow.seas)
        to = yield Ask(by, "drag-where", reached, {"whom": seat})
        move_drakkar(g, seat, to)
