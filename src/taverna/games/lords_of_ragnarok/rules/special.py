"""The seven Special Actions (p. 8-9)."""

from __future__ import annotations

from collections.abc import Callable

from taverna.core.ask import Ask, Flow, Value

from .. import events as ev
from ..state import Table
from .armies import (
    STAY,
    activate,
    authority,
    barred,
    can_raise,
    can_recruit,
    destinations,
    recruit,
    recruit_at,
)
from .blessings import blessing_draft
from .control import take_control
from .hunt import DONE, hunt
from .monsters import activatable, activate_monster
from .monument import build_monument
from .movement import move_army, retreat_each, strengthen
from .reserve import SKIP, draw_cards, gain_priests, gain_runes, heal
from .victory import check_victory, kills_for_boss

Act = Callable[[Table, int], Flow]
Able = Callable[[Table, int], str | None]

PREPARATIONS = 2


# -- Recruit ---------------------------------------------------------------------------------------------------------
def able_to_recruit(g: Table, seat: int) -> str | None:
    """Not with all six Armies on the board (LR-ENLIST-01)."""
    return None if can_recruit(g, seat) else "LR-ENLIST-01"


def enlist(g: Table, seat: int) -> Flow:
    """Recruit one Army (LR-ENLIST-01)."""
    yield from recruit(g, seat, g.gift(seat, "recruit_action"))


# -- March -----------------------------------------------------------------------------------------------------------
def able_to_march(g: Table, seat: int) -> str | None:
    """With at least one Army on the board (LR-MARCH-01)."""
    return None if g.armies_of(seat) else "LR-MARCH-01"


def march(g: Table, seat: int) -> Flow:
    """Any number of one's Armies, at least one, each at most once; control and Battles wait for the end
    (LR-MARCH-01, LR-MARCH-02)."""
    g.activated.clear()
    further = bool(g.gift(seat, "march_two"))
    while armies := [army for army in g.armies_of(seat) if army not in g.activated]:
        army = yield Ask(seat, "march-army", [*armies, DONE] if g.activated else armies)
        if army == DONE:
            return
        start = g.armies[army].at
        yield from activate(g, army)
        if further and g.armies[army].at != start:
            ways: list[Value] = [at for at in destinations(g, army) if not barred(g, at)]
            to = yield Ask(seat, "march-on", [*ways, STAY])
            if to != STAY:
                further = False
                move_army(g, army, to)


# -- Prepare ---------------------------------------------------------------------------------------------------------
def preparations(g: Table, seat: int) -> list[str]:
    """Heal, a Combat card, a Rune, or strength for an Army in a City Territory one controls
    (LR-PREPARE-02, LR-PREPARE-03)."""
    return [
        *(["prepare-heal"] if g.players[seat].wounded else []),
        *(["prepare-draw"] if g.combat_deck or g.combat_discard else []),
        *(["prepare-rune"] if any(g.supply.values()) else []),
        *(["prepare-army"] if any(can_raise(g, army) for army in g.armies_of(seat)) else []),
    ]


def able_to_prepare(g: Table, seat: int) -> str | None:
    """As long as one of the four choices would do something (LR-WHEEL-02)."""
    return None if g.combat_deck or preparations(g, seat) else "LR-WHEEL-02"


def prepare(g: Table, seat: int) -> Flow:
    """Two choices, the same one twice if wanted (LR-PREPARE-01..03)."""
    g.prepared = 0
    while g.prepared < PREPARATIONS:
        choices = preparations(g, seat)
        if not choices:
            break
        choice = yield Ask(seat, "prepare", choices)
        g.prepared += 1
        match choice:
            case "prepare-heal":
                yield from heal(g, seat, 1)
            case "prepare-draw":
                yield from draw_cards(g, seat, 1)
            case "prepare-rune":
                yield from gain_runes(g, seat, 1)
            case _:
                army = yield Ask(seat, "strengthen", [army for army in g.armies_of(seat) if can_raise(g, army)])
                strengthen(g, army)
    g.prepared = 0


# -- Build Temple ----------------------------------------------------------------------------------------------------
def temple_sites(g: Table, seat: int) -> list[str]:
    """Territories one controls with a Shrine and no Temple (LR-TEMPLE-01)."""
    return [at for at in g.owned(seat) if at in g.map.shrines and at not in g.temples]


def able_to_build_temple(g: Table, seat: int) -> str | None:
    """A site, and a Temple left on the track (LR-TEMPLE-01, LR-LIMIT-01)."""
    if not temple_sites(g, seat):
        return "LR-TEMPLE-01"
    return None if len(g.temples) < g.track_slots else "LR-LIMIT-01"


def build_temple(g: Table, seat: int) -> Flow:
    """The lowest Temple on the track goes there; the builder gains a Priest; an uncovered keyword begins a Blessing
    Draft (LR-TEMPLE-01..04, LR-WIN-04)."""
    at = yield Ask(seat, "temple-where", temple_sites(g, seat))
    g.temples.append(at)
    slot = len(g.temples)
    g.emit(ev.TempleBuilt(who=seat, where=at, slot=slot))
    check_victory(g)
    gain_priests(g, seat)
    if cards := g.gift(seat, "temple_draw"):
        yield from draw_cards(g, seat, cards)
    if slot in g.content.tracks[g.track].drafts:
        yield from blessing_draft(g, seat)


# -- Monsters --------------------------------------------------------------------------------------------------------
def prey(g: Table, seat: int) -> list[str]:
    """What the Hero can hunt here: any Monster, and the Boss with enough kills
    (LR-HUNT-01, LR-BEASTS-03, LR-BEASTS-04, LR-WIN-06, LR-TWO-02, LR-SLAYER-03)."""
    player = g.players[seat]
    return [
        foe
        for foe, beast in g.beasts.items()
        if beast.at == player.at and (foe != g.boss or player.kills >= kills_for_boss(g))
    ]


def able_to_use_monsters(g: Table, seat: int) -> str | None:
    """A Monster to Activate, or something to hunt (LR-BEASTS-01)."""
    return None if activatable(g, seat) or prey(g, seat) else "LR-BEASTS-01"


def monsters(g: Table, seat: int) -> Flow:
    """Activate one or two Monsters, or hunt a Monster, or hunt the Boss (LR-BEASTS-01..04)."""
    options: list[Value] = [
        *(("awaken", monster) for monster in activatable(g, seat)),
        *(("hunt", foe) for foe in prey(g, seat)),
    ]
    what, foe = yield Ask(seat, "monsters", options)
    if what == "hunt":
        yield from hunt(g, seat, foe)
        return
    yield from activate_monster(g, foe)
    more: list[Value] = [("awaken", monster) for monster in activatable(g, seat) if monster not in g.awakened]
    if g.gift(seat, "challenge"):
        more += [("hunt", target) for target in prey(g, seat)]
    if more:
        act = yield Ask(seat, "more-monsters", [*more, DONE])
        if act != DONE:
            yield from (hunt(g, seat, act[1]) if act[0] == "hunt" else activate_monster(g, act[1]))


# -- Usurp -----------------------------------------------------------------------------------------------------------
def able_to_usurp(g: Table, seat: int) -> str | None:
    """Alone among Heroes, in a Territory that is not one's own, with enough Strength for the Local Resistance or for
    the Armies there (LR-USURP-01..03, LR-USURP-05)."""
    at = g.players[seat].at
    owner = g.owner.get(at)
    if len(g.heroes_at(at)) > 1 or owner == seat:
        return "LR-USURP-01"
    strength = g.players[seat].value("strength") + g.gift(seat, "usurp")
    if owner is None:
        return None if strength >= g.map.territories[at].resistance else "LR-USURP-02"
    return None if strength >= g.strength_at(owner, at) or not g.own_armies_at(owner, at) else "LR-USURP-03"


def usurp(g: Table, seat: int) -> Flow:
    """Other players' Armies retreat, the Territory changes hands, and an Army may be Recruited there at once
    (LR-USURP-04, LR-USURP-06, LR-USURP-07)."""
    at = g.players[seat].at
    g.emit(ev.Usurped(who=seat, where=at))
    yield from retreat_each(g, [army for army in g.armies_at(at) if g.armies[army].seat != seat])
    yield from take_control(g, [(seat, at)])
    if g.reserve_army(seat) is None:
        return
    if (yield Ask(seat, "usurp-recruit", [at, SKIP])) == at:
        recruit_at(g, seat, at, authority(g, seat))


# For each action the clause that keeps a player from carrying it out now, if one does (LR-WHEEL-02)
ABLE: dict[str, Able] = {
    "recruit": able_to_recruit,
    "march": able_to_march,
    "prepare": able_to_prepare,
    "build-temple": able_to_build_temple,
    "monsters": able_to_use_monsters,
    "usurp": able_to_usurp,
    "build-monument": lambda g, seat: None,
}

ACTS: dict[str, Act] = {
    "recruit": enlist,
    "march": march,
    "prepare": prepare,
    "build-temple": build_temple,
    "monsters": monsters,
    "usurp": usurp,
    "build-monument": build_monument,
}
