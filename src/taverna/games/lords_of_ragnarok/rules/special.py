"""The seven Special Actions (p. 8-9)."""

from __future__ import annotations

from collections.abc import Callable

from taverna.core.ask import Ask, Flow, Offer, Value

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
    enlisted,
    idle_armies,
    may_recruit_at,
    no_idle_armies,
    recruit,
    recruit_at,
)
from .blessings import blessing_draft
from .control import take_control
from .hunt import hunt
from .monsters import activatable, activate_monster, obeys
from .monument import build_monument
from .movement import move_army, retreat_each, strengthen
from .offers import Listed, Refused
from .reserve import DONE, SKIP, draw_cards, gain_priests, gain_runes, heal
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
    yield from recruit(g, seat, enlisted(g, seat))


# -- March -----------------------------------------------------------------------------------------------------------
def able_to_march(g: Table, seat: int) -> str | None:
    """With at least one Army on the board (LR-MARCH-01)."""
    return None if g.has_army(seat) else "LR-MARCH-01"


def march(g: Table, seat: int) -> Flow:
    """Any number of one's Armies, at least one, each at most once; control and Battles wait for the end
    (LR-MARCH-01, LR-MARCH-02)."""
    g.activated.clear()
    further = g.gifts(seat).march_two
    while not set(g.armies_of(seat)).issubset(g.activated):
        army = yield Ask(seat, "march-army", Listed(None, marching, no_marching, g, seat))
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


def marching(g: Table, seat: int) -> list[Value]:
    """One's Armies that have not marched yet, and an end after the first (LR-MARCH-01)."""
    armies = idle_armies(g, seat)
    return [*armies, DONE] if g.activated else armies


def no_marching(g: Table, seat: int) -> Refused:
    yield from no_idle_armies(g, seat, "LR-MARCH-01")
    if not g.activated:
        yield DONE, "LR-MARCH-01"


# -- Prepare ---------------------------------------------------------------------------------------------------------
CHOICES = ("prepare-heal", "prepare-draw", "prepare-rune", "prepare-army")


def unprepared(g: Table, seat: int, choice: str) -> str | None:
    """Heal, a Combat card, a Rune, or strength for an Army in a City Territory one controls: the clause that keeps the
    choice from doing anything (LR-PREPARE-02, LR-PREPARE-03, LR-LIMIT-01)."""
    match choice:
        case "prepare-heal":
            return None if g.players[seat].wounded else "LR-PREPARE-02"
        case "prepare-draw":
            return None if g.combat_deck or g.combat_discard else "LR-LIMIT-01"
        case "prepare-rune":
            return None if any(g.supply.values()) else "LR-LIMIT-01"
        case _:
            return None if any(can_raise(g, army) for army in g.armies_of(seat)) else "LR-PREPARE-03"


def preparations(g: Table, seat: int) -> list[Value]:
    return [choice for choice in CHOICES if unprepared(g, seat, choice) is None]


def no_preparations(g: Table, seat: int) -> Refused:
    for choice in CHOICES:
        if (clause := unprepared(g, seat, choice)) is not None:
            yield choice, clause


def raisable(g: Table, seat: int) -> Offer:
    """Armies in City Territories one controls (LR-PREPARE-03)."""
    return Offer(lambda: g.armies_of(seat), ("LR-PREPARE-03", lambda army: can_raise(g, army)))


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
        choice = yield Ask(seat, "prepare", Listed(choices, preparations, no_preparations, g, seat))
        g.prepared += 1
        match choice:
            case "prepare-heal":
                yield from heal(g, seat, 1)
            case "prepare-draw":
                yield from draw_cards(g, seat, 1)
            case "prepare-rune":
                yield from gain_runes(g, seat, 1)
            case _:
                army = yield Ask(seat, "strengthen", raisable(g, seat))
                strengthen(g, army)
    g.prepared = 0


# -- Build Temple ----------------------------------------------------------------------------------------------------
def temple_sites(g: Table, seat: int) -> list[str]:
    """Territories one controls with a Shrine and no Temple (LR-TEMPLE-01)."""
    owner, temples = g.owner, g.temples
    return [at for at in g.map.shrines if owner.get(at) == seat and at not in temples]


def able_to_build_temple(g: Table, seat: int) -> str | None:
    """A site, and a Temple left on the track (LR-TEMPLE-01, LR-LIMIT-01)."""
    if not temple_sites(g, seat):
        return "LR-TEMPLE-01"
    return None if len(g.temples) < g.track_slots else "LR-LIMIT-01"


def build_temple(g: Table, seat: int) -> Flow:
    """The lowest Temple on the track goes there; the builder gains a Priest; an uncovered keyword begins a Blessing
    Draft (LR-TEMPLE-01..04, LR-WIN-04)."""
    sites = temple_sites(g, seat)
    others = ("LR-TEMPLE-01", lambda: [at for at in g.map.territories if at not in sites])
    at = yield Ask(seat, "temple-where", Offer(lambda: sites, elsewhere=others))
    g.temples.append(at)
    slot = len(g.temples)
    g.emit(ev.TempleBuilt(who=seat, where=at, slot=slot))
    check_victory(g)
    gain_priests(g, seat)
    if cards := g.gifts(seat).temple_draw:
        yield from draw_cards(g, seat, cards)
    if slot in g.content.tracks[g.track].drafts:
        yield from blessing_draft(g, seat)


# -- Monsters --------------------------------------------------------------------------------------------------------
def prey(g: Table, seat: int) -> list[str]:
    """What the Hero can hunt here (LR-BEASTS-03, LR-BEASTS-04)."""
    here = g.players[seat].at
    return [foe for foe, beast in g.beasts.items() if beast.at == here and unhuntable(g, seat, foe) is None]


def unhuntable(g: Table, seat: int, foe: str) -> str | None:
    """Any Monster where the Hero is may be hunted, and the Boss with enough kills: the clause that forbids it
    (LR-HUNT-01, LR-BEASTS-03, LR-BEASTS-04, LR-WIN-06, LR-TWO-02, LR-SLAYER-03)."""
    player = g.players[seat]
    if g.beasts[foe].at != player.at:
        return "LR-HUNT-01"
    if foe == g.boss and player.kills < kills_for_boss(g):
        return "LR-TWO-02" if g.seats == 2 else "LR-WIN-06"
    return None


def able_to_use_monsters(g: Table, seat: int) -> str | None:
    """A Monster to Activate, or something to hunt (LR-BEASTS-01)."""
    if activatable(g, seat) or prey(g, seat):
        return None
    return unhuntable(g, seat, g.boss) if g.beasts[g.boss].at == g.players[seat].at else "LR-BEASTS-01"


def awakenings(g: Table, seat: int) -> list[Value]:
    """Monsters to Activate, each once, neutral or one's own (LR-BEASTS-02)."""
    return [("awaken", monster) for monster in activatable(g, seat) if monster not in g.awakened]


def no_awakenings(g: Table, seat: int) -> Refused:
    for monster in g.monsters_on_board():
        if monster in g.awakened or not obeys(g, seat, monster):
            yield ("awaken", monster), "LR-BEASTS-02"


def hunts(g: Table, seat: int) -> list[Value]:
    """Hunts to begin (LR-BEASTS-03, LR-BEASTS-04)."""
    return [("hunt", foe) for foe in prey(g, seat)]


def no_hunts(g: Table, seat: int, clause: str | None = None) -> Refused:
    """Those that cannot be begun, or by the clause none."""
    for foe, beast in g.beasts.items():
        if beast.at and (refusal := clause or unhuntable(g, seat, foe)) is not None:
            yield ("hunt", foe), refusal


def monster_acts(g: Table, seat: int) -> list[Value]:
    """A Monster to Activate, or a Hunt (LR-BEASTS-01..04)."""
    return awakenings(g, seat) + hunts(g, seat)


def no_monster_acts(g: Table, seat: int) -> Refused:
    yield from no_awakenings(g, seat)
    yield from no_hunts(g, seat)


def second_acts(g: Table, seat: int) -> list[Value]:
    """Another Monster to Activate, a Hunt only by a Blessing, or no more (LR-BEASTS-01, LR-BEASTS-02)."""
    acts = awakenings(g, seat)
    if g.gifts(seat).challenge:
        acts += hunts(g, seat)
    acts.append(DONE)
    return acts


def no_second_acts(g: Table, seat: int) -> Refused:
    yield from no_awakenings(g, seat)
    yield from no_hunts(g, seat, None if g.gifts(seat).challenge else "LR-BEASTS-01")


def monsters(g: Table, seat: int) -> Flow:
    """Activate one or two Monsters, or hunt a Monster, or hunt the Boss (LR-BEASTS-01..04)."""
    what, foe = yield Ask(seat, "monsters", Listed(None, monster_acts, no_monster_acts, g, seat))
    if what == "hunt":
        yield from hunt(g, seat, foe)
        return
    yield from activate_monster(g, foe)
    acts = second_acts(g, seat)
    if acts != [DONE]:
        act = yield Ask(seat, "more-monsters", Listed(acts, second_acts, no_second_acts, g, seat))
        if act != DONE:
            yield from (hunt(g, seat, act[1]) if act[0] == "hunt" else activate_monster(g, act[1]))


# -- Usurp -----------------------------------------------------------------------------------------------------------
def able_to_usurp(g: Table, seat: int) -> str | None:
    """Where the Hero is (LR-USURP-01)."""
    return unusurpable(g, seat, g.players[seat].at)


def unusurpable(g: Table, seat: int, at: str) -> str | None:
    """A Hero alone among Heroes may Usurp a Territory that is not one's own, with enough Strength for the Local
    Resistance or for the Armies there: the clause that forbids it (LR-USURP-01..03, LR-USURP-05)."""
    if g.owner.get(at) == seat or any([player.at == at and player.seat != seat for player in g.players]):
        return "LR-USURP-01"
    strength, needed = usurping(g, seat, at)
    return None if strength >= needed else "LR-USURP-02" if at not in g.owner else "LR-USURP-03"


def usurping(g: Table, seat: int, at: str) -> tuple[int, int]:
    """The Hero's Strength, and what it must reach there (LR-USURP-02, LR-USURP-03)."""
    owner = g.owner.get(at)
    needed = g.map.territories[at].resistance if owner is None else g.strength_at(owner, at)
    return g.players[seat].value("strength") + g.gifts(seat).usurp, needed


def usurp(g: Table, seat: int) -> Flow:
    """Other players' Armies retreat, the Territory changes hands, and an Army may be Recruited there at once
    (LR-USURP-04, LR-USURP-06, LR-USURP-07)."""
    at = g.players[seat].at
    g.emit(ev.Usurped(who=seat, where=at))
    yield from retreat_each(g, [army for army in g.armies_at(at) if g.armies[army].seat != seat])
    yield from take_control(g, [(seat, at)])
    if g.reserve_army(seat) is None or not may_recruit_at(g, at):
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
