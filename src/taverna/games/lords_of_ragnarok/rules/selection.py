"""Hero Selection (p. 7)."""

from __future__ import annotations

from taverna.core.ask import Ask, Flow, Offer

from .. import events as ev
from ..state import ODINSON, Table
from ..words.boons import receive
from .armies import recruit_at
from .control import check_control
from .reserve import draw_cards

DRAWN = 2
STARTING_ARMIES = 2


def select_hero(g: Table) -> Flow:
    """One player goes through all steps, then the next clockwise
    (LR-SELECT-01, LR-SELECT-09, LR-SELECT-14, LR-SETUP-19)."""
    seat = g.active
    yield from choose_hero_and_origin(g, seat)
    yield from draw_cards(g, seat, 1)
    yield from starting_place(g, seat)
    for boon in g.content.origins[g.players[seat].origin].does:
        yield from receive(g, seat, boon)
    g.arrived.clear()
    g.chosen += 1
    g.active = (seat + 1) % g.seats
    if g.chosen == g.seats:
        begin_turns(g)


def choose_hero_and_origin(g: Table, seat: int) -> Flow:
    """Two Hero pieces and two Origins at random, and the Odinson card if it has come here; what is not kept goes back,
    Odinson to the left (LR-SELECT-02..08)."""
    g.offered_heroes = [g.chance.draw(g.heroes) for _ in range(DRAWN)]
    g.offered_origins = [g.chance.draw(g.origins) for _ in range(DRAWN)]
    if g.odinson == seat:
        g.offered_origins.append(ODINSON)
    g.emit(ev.Offered(who=seat, heroes=tuple(g.offered_heroes), origins=tuple(g.offered_origins)))
    player = g.players[seat]
    player.hero = yield Ask(seat, "choose-hero", list(g.offered_heroes))
    g.offered_heroes.remove(player.hero)
    g.emit(ev.ChoseHero(who=seat, hero=player.hero))
    player.origin = yield Ask(seat, "choose-origin", list(g.offered_origins))
    g.offered_origins.remove(player.origin)
    g.emit(ev.ChoseOrigin(who=seat, origin=player.origin))
    if ODINSON in g.offered_origins:
        g.offered_origins.remove(ODINSON)
        g.odinson = (seat + 1) % g.seats
    g.heroes += g.offered_heroes
    g.origins += g.offered_origins
    g.offered_heroes, g.offered_origins = [], []


def starting_place(g: Table, seat: int) -> Flow:
    """The Drakkar in any Sea, then the Hero and two Armies of strength 1 beside it (LR-SELECT-10..13)."""
    player = g.players[seat]
    player.sea = yield Ask(seat, "start-sea", starting_seas(g, seat))
    g.emit(ev.DrakkarMoved(who=seat, where=player.sea))
    at = yield Ask(seat, "start-territory", starting_territories(g, seat))
    player.at = at
    g.emit(ev.HeroPlaced(who=seat, where=at))
    for _ in range(STARTING_ARMIES):
        recruit_at(g, seat, at, 1)
    yield from check_control(g)


def starting_seas(g: Table, seat: int) -> Offer:
    """Any Sea, whoever sails there, with room to land (LR-SELECT-10, LR-SELECT-12)."""
    return Offer(
        lambda: list(g.map.seas),
        ("LR-SELECT-12", lambda sea: any(free_to_start(g, seat, at) for at in g.map.coasts[sea])),
    )


def starting_territories(g: Table, seat: int) -> Offer:
    """Next to the Drakkar, without another player's Armies or marker (LR-SELECT-11, LR-SELECT-12)."""
    return Offer(
        lambda: list(g.map.territories),
        ("LR-SELECT-11", lambda at: at in g.map.coasts[g.players[seat].sea]),
        ("LR-SELECT-12", lambda at: free_to_start(g, seat, at)),
    )


def free_to_start(g: Table, seat: int, at: str) -> bool:
    return g.owner.get(at, seat) == seat and all(g.armies[army].seat == seat for army in g.armies_at(at))


def begin_turns(g: Table) -> None:
    """Whoever kept Odinson takes the first turn, else whoever began Hero Selection (LR-SELECT-15, LR-SELECT-16)."""
    g.active = g.selecting if g.first is None else g.first
    if g.first is None:
        g.odinson = None
    g.phase = "prayer"
    g.turn = 1
    g.emit(ev.TurnBegan(who=g.active, turn=g.turn))
