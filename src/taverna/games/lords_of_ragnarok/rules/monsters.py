"""Monsters and the Boss outside Hunts: Activation, Trample, control (p. 10)."""

from __future__ import annotations

from taverna.core.ask import Ask, Flow, Offer, Offers, Value

from .. import events as ev
from ..state import RINGS, Table
from ..words.territory import territory_blow
from .movement import retreat_each, weaken
from .offers import Listed, Refused
from .reserve import SKIP, discard_cards, runes_of, spend_rune


def decider(g: Table, monster: str) -> int:
    """The controller, even in another's turn, or the Active Player (LR-MONSTER-08)."""
    ring = g.beasts[monster].ring
    return g.active if ring is None else ring


def activatable(g: Table, seat: int) -> list[str]:
    """Monsters on the board that this player may Activate (LR-BEASTS-02, LR-RUNEACT-09)."""
    boss, mine = g.boss, (None, seat)
    return [id for id, beast in g.beasts.items() if beast.at and beast.ring in mine and id != boss]


def obeys(g: Table, seat: int, monster: str) -> bool:
    """Neutral, or this player's."""
    return g.beasts[monster].ring in (None, seat)


def activate_monster(g: Table, monster: str) -> Flow:
    """It moves or makes its Territory Attack: the controller chooses, for a neutral one the die is rolled
    (LR-MONSTER-01..07)."""
    g.awakened.append(monster)
    act = "either"
    if g.beasts[monster].ring is None:
        act = g.rolled = g.chance.roll(g.content.die.faces)
        g.emit(ev.MonsterRolled(who=g.active, monster=monster, face=act))
    if act == "either":
        act = yield Ask(decider(g, monster), "monster-act", ["move", "attack"], {"monster": monster})
    if act == "move":
        yield from move_monster(g, monster)
    else:
        yield from territory_attack(g, monster)
    g.rolled = None


def move_monster(g: Table, monster: str) -> Flow:
    """To an adjacent Territory, never by Drakkar; then it may Trample
    (LR-MOVE-01, LR-MOVE-05, LR-MOVE-06, LR-MONSTER-05)."""
    offer = Listed(None, monster_ways, no_monster_ways, g, monster)
    to = yield Ask(decider(g, monster), "monster-move", offer, {"monster": monster})
    start, g.beasts[monster].at = g.beasts[monster].at, to
    g.emit(ev.MonsterMoved(monster=monster, start=start, where=to))
    yield from trample(g, monster)


def monster_ways(g: Table, monster: str) -> list[Value]:
    """Where it can go (LR-MOVE-05)."""
    return list(g.map.next_to[g.beasts[monster].at])


def no_monster_ways(g: Table, monster: str) -> Refused:
    ways = monster_ways(g, monster)
    for at in g.map.territories:
        if at not in ways:
            yield at, "LR-MOVE-05"


def trample(g: Table, monster: str) -> Flow:
    """One Army there loses 1 strength; only a controller may refrain (LR-TRAMPLE-01..04)."""
    armies = [army for army in g.armies_at(g.beasts[monster].at) if not g.gifts(g.armies[army].seat).untrampled]
    if not armies:
        return
    tamed = g.beasts[monster].ring is not None
    spare = Offer(lambda: [SKIP], gates=(("LR-TRAMPLE-04", lambda: tamed),))
    army = yield Ask(decider(g, monster), "trample", Offers(lambda: armies, spare), {"monster": monster})
    if army != SKIP:
        g.emit(ev.Trampled(monster=monster, whom=g.armies[army].seat, where=g.armies[army].at))
        weaken(g, army)


def territory_attack(g: Table, monster: str) -> Flow:
    """What its sheet says, all of it, even against the one who decides (LR-MONSTER-03, LR-MONSTER-06)."""
    at = g.beasts[monster].at
    g.emit(ev.TerritoryAttack(monster=monster, where=at))
    for blow in g.content.monsters[monster].territory_attack:
        yield from territory_blow(g, monster, at, decider(g, monster), blow)


# -- control of Monsters ---------------------------------------------------------------------------------------------
def tame(g: Table, seat: int, monster: str) -> Flow:
    """A ring on a neutral Monster; with both rings in use one comes off first
    (LR-TAME-01..03, LR-OWN-02, LR-OWN-03)."""
    assert g.beasts[monster].ring is None and monster != g.boss
    if len(g.ringed(seat)) >= RINGS:
        released = yield Ask(seat, "release", g.ringed(seat))
        g.beasts[released].ring = None
        g.emit(ev.Released(who=seat, monster=released))
    g.beasts[monster].ring = seat
    g.emit(ev.Tamed(who=seat, monster=monster))


# -- the Boss --------------------------------------------------------------------------------------------------------
def activate_boss(g: Table) -> Flow:
    """As its sheet says: placed nearby where no Hero is, Armies there retreat, then its neighbours pay
    (LR-BOSS-02, LR-BOSS-06, LR-PLACE-01)."""
    sheet, boss = g.content.bosses[g.boss], g.beasts[g.boss]
    places = [at for at in boss_reach(g, boss.at, sheet.reach) if not g.heroes_at(at)]
    if not places:
        g.emit(ev.BossStays(boss=g.boss))
        return
    others = ("LR-BOSS-06", lambda: [at for at in g.map.territories if at not in places])
    to = yield Ask(g.active, "boss-place", Offer(lambda: places, elsewhere=others))
    g.beasts[g.boss].at = to
    g.emit(ev.BossPlaced(boss=g.boss, where=to))
    yield from retreat_each(g, g.armies_at(to))
    if sheet.toll:
        for seat in g.from_active():
            if any(g.owner.get(there) == seat for there in g.map.next_to[to]):
                yield from toll(g, seat)


def boss_reach(g: Table, at: str, steps: int) -> list[str]:
    found = [at]
    for _ in range(steps):
        found += [there for here in list(found) for there in g.map.next_to[here] if there not in found]
        found = list(dict.fromkeys(found))
    return found


def toll(g: Table, seat: int) -> Flow:
    """1 Rune or 1 Combat card, nothing if there is neither."""
    runes = runes_of(g, seat)
    if runes or g.players[seat].hand:
        paid = yield Ask(seat, "toll", [*runes, *(["card"] if g.players[seat].hand else [])])
        if paid == "card":
            yield from discard_cards(g, seat, 1)
        else:
            spend_rune(g, seat, paid)
            g.emit(ev.DiscardedRune(who=seat, rune=paid))
