"""How a position stands for each player: what is held, what can be done with it, and how near the victories are.

Everything is measured in Territories: 1 is what a plain one is worth. Only open facts count, so that a bot may judge
any world that agrees with what its seat knows.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from taverna.core.ask import Result

from ..records.terms import ATTRIBUTES, RUNES
from ..rules.control import resistance
from ..rules.hero import STEPS
from ..rules.movement import hero_reach, in_hero_region, near
from ..rules.special import unusurpable
from ..rules.victory import REGIONS_TO_WIN, kills_for_boss, temples_to_win
from ..state import ARMIES, WHEEL, Army, Table
from .worth import ALLIANCE, ARTIFACT, ATTRIBUTE, CARD, PRIEST, RUNE

VICTORY = 1000.0
RIVALRY = 0.45
"""What the foremost rival has is a loss of this part…"""
MENACE = 40.0
"""…and a rival one step from victory is a danger."""
LAND = 1.0
ROOT = 0.5
"""A Territory at Yggdrasil, and more with each Requirement met."""
ROOT_NEARER = 0.7
ROOT_AT_THE_END = 8.0
SITE = 1.2
"""A Shrine that waits for a Temple."""
TEMPLES = 36.0
REGIONS = 30.0
"""All of what a victory takes…"""
STEEP = 1.6
"""…and how much steeper the way gets towards its end."""
EVEN = 1.25
"""Temples bring Blessings and Priests from the first on."""
REGION_BEGUN = 2.5
CROWD = 4
"""With so many players whole Regions are counted by their parts."""
SLAYING = 30.0
"""The right to hunt the Boss."""
MARKER = 0.5
"""A Wound dealt to a Monster that lives."""
BOUNTY = 7.0
BOSS_BOUNTY = 100.0
"""What a Hunt is worth that kills."""
FITTING = 0.75
"""The part of the cards that finds its space."""
CITY = 0.3
ARMY = 0.5
STRENGTH = 0.35
PROSPECT = 0.3
"""What part of its worth a Territory has that an Army can take next."""
USURPATION = 0.35
PASSING_ALLIANCE = 0.2
"""A Realm that counts as allied while the Hero stands beside it (Aslaug)."""
DOWN = 1.5
"""A Requirement met, for whoever leads at Yggdrasil."""
FREE_ACTION: Mapping[str, float] = {
    "build-temple": 1.4,
    "march": 1.2,
    "usurp": 1.0,
    "recruit": 1.0,
    "prepare": 0.4,
    "monsters": 0.2,
}
"""A space of the wheel without one's own marker."""


def outlook(g: Table, seat: int) -> float:
    """How well a seat stands against the best of the others."""
    standing = [Standing(g, who) for who in range(g.seats)]
    mine = standing.pop(seat)
    worth = mine.worth() - RIVALRY * max(rival.worth() for rival in standing)
    worth -= MENACE * sum(rival.menacing() for rival in standing)
    roots = mine.roots - max(rival.roots for rival in standing)
    if g.ragnarok is not None:
        return worth + ROOT_AT_THE_END * roots
    return worth + DOWN * len(g.down) * max(-1, min(1, roots))


def final_outlook(result: Result, seat: int) -> float:
    if seat in result.winners:
        return VICTORY / len(result.winners)
    return -VICTORY if result.winners else -VICTORY / 2


class Standing:
    """What one player holds, counted once."""

    def __init__(self, g: Table, seat: int) -> None:
        self.g = g
        self.seat = seat
        owner, board = g.owner, g.map
        self.lands = [at for at, who in owner.items() if who == seat]
        self.temples = sum([owner.get(at) == seat for at in g.temples])
        self.roots = sum([owner.get(at) == seat for at in board.around])
        self.missing = {region: len(lands) for region, lands in board.regions.items()}
        for at in self.lands:
            self.missing[board.region_of[at]] -= 1
        self.regions = sum([not missing for missing in self.missing.values()])
        self.crowded = g.seats >= CROWD
        self.root = ROOT + ROOT_NEARER * len(g.down)

    # -- victories ---------------------------------------------------------------------------------------------------
    def menacing(self) -> bool:
        """One step from a victory: a Temple, a Territory, or a Boss it may hunt and can reach."""
        g, player = self.g, self.g.players[self.seat]
        if self.temples >= temples_to_win(g) - 1:
            return True
        if player.kills >= kills_for_boss(g) and g.beasts[g.boss].at in (player.at, *hero_reach(g, self.seat, STEPS)):
            return True
        nearly = sum([missing <= 1 for missing in self.missing.values()])
        return nearly >= REGIONS_TO_WIN and self.regions >= REGIONS_TO_WIN - 1

    def nearest(self) -> float:
        """How far it is on the way to the nearest victory, from 0 to 1: Temples, the best Regions by their parts, or
        kills and then Wounds of the Boss."""
        g, sizes = self.g, self.g.map.regions
        parts = sorted([1 - missing / len(sizes[at]) for at, missing in self.missing.items()])
        kills, needed = g.players[self.seat].kills, kills_for_boss(g)
        wounds = g.beasts[g.boss].wounds
        boss = sum([by is not None for by in wounds]) / max(1, len(wounds)) if kills >= needed else 0.0
        slain = (min(kills, needed) + boss) / (needed + 1)
        return min(1.0, max(self.temples / temples_to_win(g), sum(parts[-REGIONS_TO_WIN:]) / REGIONS_TO_WIN, slain))

    def gain(self, at: str) -> float:
        """What one more Territory is worth."""
        g, board = self.g, self.g.map
        region = board.region_of[at]
        missing, size = self.missing[region], len(board.regions[region])
        worth = LAND + begun(size - missing + 1, size) - begun(size - missing, size)
        if missing == 1 or (missing and self.crowded):
            worth += way(REGIONS, self.rule(region), REGIONS_TO_WIN) - way(REGIONS, self.rule(), REGIONS_TO_WIN)
        if at in g.temples:
            needed = temples_to_win(g)
            worth += way(TEMPLES, self.temples + 1, needed, EVEN) - way(TEMPLES, self.temples, needed, EVEN)
        elif at in board.shrines and len(g.temples) < g.track_slots:
            worth += SITE
        if at in board.around:
            worth += self.root
        if at in board.cities:
            worth += CITY
        return worth

    def rule(self, one_more: str = "") -> float:
        """Regions held, as if one more Territory of this Region were: whole ones, but in a crowd, where nobody is left
        in peace with them, the best few by their parts, so that the last Territories fall in one stroke."""
        if not self.crowded:
            return self.regions + (self.missing.get(one_more) == 1)
        sizes = self.g.map.regions
        parts = [1 - (missing - (at == one_more)) / len(sizes[at]) for at, missing in self.missing.items()]
        return sum(sorted([part * part for part in parts])[-REGIONS_TO_WIN:])

    def held(self) -> float:
        """What the Territories are worth together."""
        g, board = self.g, self.g.map
        worth = LAND * len(self.lands) + self.root * self.roots
        worth += way(TEMPLES, self.temples, temples_to_win(g), EVEN) + way(REGIONS, self.rule(), REGIONS_TO_WIN)
        for region, lands in board.regions.items():
            worth += begun(len(lands) - self.missing[region], len(lands))
        track_left = len(g.temples) < g.track_slots
        for at in self.lands:
            if at in board.cities:
                worth += CITY
            elif track_left and at in board.shrines and at not in g.temples:
                worth += SITE
        return worth

    # -- Hunts -------------------------------------------------------------------------------------------------------
    def slaying(self) -> float:
        """Kills towards the right to hunt the Boss, markers on Monsters, and the best Hunt within reach."""
        g = self.g
        kills, needed = g.players[self.seat].kills, kills_for_boss(g)
        worth = way(SLAYING, min(kills, needed), needed)
        worth += MARKER * sum([beast.wounds.count(self.seat) for foe, beast in g.beasts.items() if foe != g.boss])
        reach = hero_reach(g, self.seat, STEPS)
        return worth + max([self.prey(foe, reach) for foe, beast in g.beasts.items() if beast.at], default=0.0)

    def prey(self, foe: str, reach: Collection[str]) -> float:
        """What a Hunt would bring, the less the farther away it is, and less while the wheel forbids it."""
        g, player, at = self.g, self.g.players[self.seat], self.g.beasts[foe].at
        if foe == g.boss:
            if player.kills < kills_for_boss(g):
                return 0.0
            bounty = BOSS_BOUNTY * hunt_chance(g, self.seat, foe)
        else:
            bounty = BOUNTY * hunt_chance(g, self.seat, foe) + 0.25 * min(4, hunting_cards(g, self.seat) / 2)
        if at != player.at and at not in reach:
            bounty *= 0.5 if foe == g.boss and at in hero_reach(g, self.seat, 2 * STEPS) else 0.2
        elif at != player.at:
            bounty *= 0.75 if foe == g.boss else 0.6
        return bounty * (0.5 if self.seat in g.wheel["monsters"] else 1.0)

    # -- means -------------------------------------------------------------------------------------------------------
    def worth(self) -> float:
        return self.held() + self.means() + self.wheel() + self.prospects() + self.slaying()

    def means(self) -> float:
        """Attributes, Runes, cards, Priests, Alliances, Artifacts, kills."""
        g = self.g
        player = g.players[self.seat]
        worth = sum([ATTRIBUTE[name] * (player.value(name) + 0.3 * player.track[name]) for name in ATTRIBUTES])
        worth += RUNE * player.rune_count + CARD * len(player.hand) + PRIEST * player.priests
        worth += RUNE / 3 * sum([player.runes[rune] > 0 for rune in RUNES])
        worth += ALLIANCE * sum([self.seat in allies for allies in g.alliances.values()])
        if player.at and g.gifts(self.seat).hero_realms:
            worth += PASSING_ALLIANCE * sum(
                [self.seat not in g.alliances[realm] for realm in g.map.realms_of[player.at]]
            )
        return worth + ARTIFACT * (len(player.artifacts) - 0.5 * len(player.exhausted))

    def wheel(self) -> float:
        """What can still be done before the wheel is cleared."""
        wheel = self.g.wheel
        return sum([FREE_ACTION[action] for action in WHEEL if self.seat not in wheel[action]])

    def prospects(self) -> float:
        """Armies by their strength and by the best each can take next; the Hero by what can be usurped."""
        g, seat = self.g, self.seat
        worth = 0.0
        for army in own_armies(g, seat):
            worth += ARMY + STRENGTH * army.strength
            ways = [to for to in near(g, seat, army.at) if g.owner.get(to) != seat and takes_with(g, army, to)]
            worth += PROSPECT * max([self.gain(to) for to in ways], default=0.0)
        return worth + USURPATION * self.usurpation()

    def usurpation(self) -> float:
        """The best Territory the Hero can usurp here, or half of one it can reach."""
        g, player = self.g, self.g.players[self.seat]
        here = self.gain(player.at) if usurpable(g, self.seat, player.at) else 0.0
        there = [self.gain(at) for at in near(g, self.seat, player.at) if usurpable(g, self.seat, at)]
        return max(here, max(there, default=0.0) / 2)


def hunting_cards(g: Table, seat: int) -> float:
    """Combat cards a Hunt could be fought with: those held, those drawn at its start, and some of its rounds."""
    player = g.players[seat]
    drawn = player.value("strength") + g.gifts(seat).hunt_draw
    return len(player.hand) + drawn + player.value("wisdom") / 2 - len(player.wounded)


def hunt_chance(g: Table, seat: int, foe: str) -> float:
    """The chance to cover all that is left, more or less: some cards do not fit, and some are needed to defend."""
    weapons = len(g.content.spaces(foe)[0].weapons)
    left = sum([by is None for by in g.beasts[foe].wounds]) * weapons
    return max(0.0, min(1.0, 0.5 + (hunting_cards(g, seat) * FITTING - left) / (4 + 2 * weapons)))


def way(whole: float, done: float, needed: int, steep: float = STEEP) -> float:
    """How much of a victory's worth is won with so many of the steps to it."""
    part: float = (done / needed) ** steep
    return whole * part


def begun(owned: int, size: int) -> float:
    """A part of a Region."""
    return REGION_BEGUN * (owned / size) ** 2


def own_armies(g: Table, seat: int) -> list[Army]:
    return [army for army in g.armies[seat * ARMIES : seat * ARMIES + ARMIES] if army.at]


def foes_at(g: Table, seat: int, at: str) -> int:
    """The strength of others' Armies there."""
    return sum([army.strength for army in g.armies if army.at == at and army.seat != seat])


def takes_with(g: Table, army: Army, to: str) -> bool:
    """Would this Army take that Territory, as far as strength goes?"""
    if to == g.beasts[g.boss].at:
        return False
    foes = foes_at(g, army.seat, to)
    if foes:
        return army.strength + onslaught(g, army.seat, to) > foes and army.strength >= resistance(g, army.seat, to)
    return army.strength >= resistance(g, army.seat, to)


def usurpable(g: Table, seat: int, at: str) -> bool:
    return unusurpable(g, seat, at) is None


# -- what Heroes add -------------------------------------------------------------------------------------------------
def onslaught(g: Table, seat: int, at: str) -> int:
    """What a Hero adds to an attack there (Ragnar)."""
    more = g.gifts(seat).region_attack
    return more if more and in_hero_region(g, seat, at) else 0


def glory(g: Table, seat: int, at: str) -> float:
    """What a Hero adds to a Battle won there (Lagertha)."""
    return STRENGTH if g.gifts(seat).region_win and in_hero_region(g, seat, at) else 0.0


def city_rune(g: Table, seat: int, at: str) -> float:
    """What a Hero adds to a City taken without a Battle (Snorri)."""
    if at not in g.map.cities or not in_hero_region(g, seat, at):
        return 0.0
    return RUNE * g.gifts(seat).region_city_rune
