"""Setup, as numbered (pp. 6-10)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from taverna.core.ask import Flow
from taverna.core.chance import Chance
from taverna.core.errors import OptionError

from .. import events as ev
from ..options import Options
from ..records import Content
from ..records.missions import Collapse, Pillars
from ..state import Hero, Pillar, Table
from . import moments

KEPT = 256  # parties remembered
MIXED = ("melee", "ranged", "defence", "magic")  # what a good party has, in this order


def lifebringer_tokens(heroes: int, options: Options) -> int:
    """As many as agreed, and one more for every two Heroes beyond two if the table wants it so (MD-SETUP-16)."""
    return options.lifebringer + (max(heroes - 2, 0) // 2 if options.lifebringer_by_party else 0)


def lay_out(seats: int, seed: int, options: Options, content: Content) -> Table:
    """Steps 1 to 10: Mission, map and tokens, decks, Heroes with Class and Starting Equipment, Lifebringer, Starting
    Zone, First Player (MD-SETUP-01..21). Nothing is asked."""
    if options.mission not in content.missions:
        raise OptionError(f"mission: no '{options.mission}'; there are {', '.join(content.missions)}")
    level = content.missions[options.mission].level
    return lay_out_for(party(seats, options, content), seed, options, content, level)


def lay_out_for(
    heroes: list[Hero], seed: int, options: Options, content: Content, level: int = 1, story: bool = False
) -> Table:
    """A Mission for given Heroes, whatever they have learned and carry; a campaign begins its Missions here, at the
    Level of its highest Hero (MD-LEVEL-03, MD-STORY-07)."""
    quest, map = content.missions[options.mission], content.maps[options.mission]
    if options.first_player is not None and not 0 <= options.first_player < len(heroes):
        raise OptionError(f"first_player: no seat {options.first_player}; there are 0 to {len(heroes) - 1}")
    held = [card for hero in heroes for card in hero.cards()]
    starting = without(content.starting, held)
    pillar_life = {kept.rule.mark: kept.rule.life for kept in quest.rules if isinstance(kept.rule, Pillars)}
    tokens: dict[str, list[str]] = {}
    for token in quest.tokens:
        if token.token != "pillar":
            tokens.setdefault(token.zone, []).append(token.mark)
    for hero in heroes:
        hero.at = quest.start
    opened = sorted(door.id for door in map.doors.values() if door.open)
    open_chambers = [map.zones[at].chamber for door in opened for at in map.doors[door].zones]
    return Table(
        chance=Chance(seed),
        options=options,
        mission=options.mission,
        heroes=heroes,
        party=len(heroes),
        level=level,
        story=story,
        levels={number: list(zones) for number, zones in map.levels.items()},
        opened=opened,
        chambers=[name for name in dict.fromkeys([*open_chambers, map.zones[quest.start].chamber]) if name],
        tokens=tokens,
        pillars=[Pillar(t.zone, t.mark, pillar_life.get(t.mark, 0)) for t in quest.tokens if t.token == "pillar"],
        collapse={
            tile.tile: tile.tokens
            for kept in quest.rules
            if isinstance(kept.rule, Collapse)
            for tile in kept.rule.tiles
        },
        treasures=[without(cards, held) for cards in content.treasures.values()],
        treasure_discards=[[] for _ in content.treasures],
        guards=[list(cards) for cards in content.guards.values()],
        guard_discards=[[] for _ in content.guards],
        lower=list(content.roaming["lower"]),
        higher=list(content.roaming["higher"]),
        doors=list(content.doors),
        events=list(content.event_deck),
        artifacts=without(content.artifacts, held),
        starting=starting,
        lifebringer=lifebringer_tokens(len(heroes), options),
        first=options.first_player or 0,
    )


def without(cards: Sequence[str], held: list[str]) -> list[str]:
    """A deck without the cards that Heroes hold already; `held` keeps those of other decks."""
    deck = list(cards)
    for card in held[:]:
        if card in deck:
            deck.remove(card)
            held.remove(card)
    return deck


# -- the party -------------------------------------------------------------------------------------------------------
def party(seats: int, options: Options, content: Content) -> list[Hero]:
    """A Hero and a Class for each seat as chosen, else as suggested; each with Armour on its Body and a Weapon in hand
    (MD-SETUP-11, MD-SETUP-12, MD-SETUP-14, MD-SETUP-19, MD-SETUP-21)."""
    wanted = (seats, options.heroes, options.classes, options.weapons)
    found = content.memo.parties.get(wanted)
    if found is None:
        if len(content.memo.parties) > KEPT:
            content.memo.parties.clear()
        found = content.memo.parties[wanted] = outfits(seats, options, content)
    armour = of_slot(content, "body")[0]
    return [
        Hero(seat=seat, hero=name, cls=cls, body=armour, hands=[weapon])
        for seat, (name, cls, weapon) in enumerate(found)
    ]


def outfits(seats: int, options: Options, content: Content) -> list[tuple[str, str, str]]:
    """Hero, Class and Weapon for each seat."""
    names = chosen("heroes", options.heroes, list(content.heroes), seats)
    free = [name for name in suggested(content) if name not in names]
    names = [name or free.pop(0) for name in names]
    if len(dict.fromkeys(names)) < len(names):
        raise OptionError("heroes: each Hero can be chosen once")
    sheets = chosen("classes", options.classes, list(content.classes), seats)
    classes = [sheet or content.heroes[name].recommended for name, sheet in zip(names, sheets, strict=True)]
    weapons = chosen("weapons", options.weapons, of_slot(content, "hands"), seats)
    supply = list(content.starting)
    for weapon in weapons:
        if weapon and weapon not in supply:
            raise OptionError(f"weapons: there are only {content.starting.count(weapon)} of '{weapon}'")
        if weapon:
            supply.remove(weapon)
    for seat, weapon in enumerate(weapons):
        if not weapon:
            weapons[seat] = suited(content, classes[seat], supply)
            supply.remove(weapons[seat])
    return list(zip(names, classes, weapons, strict=True))


def suggested(content: Content) -> list[str]:
    """The Heroes in the order in which they make a mixed party, each with the Class on its card."""
    waiting = list(content.heroes)
    found: list[str] = []
    while waiting:
        for kind in MIXED:
            for name in waiting:
                if content.classes[content.heroes[name].recommended].main == kind:
                    waiting.remove(name)
                    found.append(name)
                    break
    return found


def chosen(option: str, given: Sequence[str], known: list[str], seats: int) -> list[str]:
    """What was chosen for each seat, "" where nothing was."""
    if len(given) > seats:
        raise OptionError(f"{option}: {len(given)} for {seats} seats")
    for name in given:
        if name and name not in known:
            raise OptionError(f"{option}: no '{name}'; there are {', '.join(known)}")
    return [*given, *[""] * (seats - len(given))]


def of_slot(content: Content, slot: str) -> list[str]:
    """Starting Armour, or Starting Weapons (MD-SETUP-14)."""
    cards = dict.fromkeys(content.starting)
    if slot == "body":
        return [card for card in cards if content.items[card].slot == "body"]
    return [card for card in cards if content.items[card].weapon]


def suited(content: Content, cls: str, supply: list[str]) -> str:
    """A Starting Weapon for the main combat type of a Class, the one with most dice; those who live by Defence take one
    for their other type that leaves a hand free."""
    sheet = content.classes[cls]
    for kind in (sheet.main, sheet.secondary):
        if kind != "defence":
            able = [card for card in dict.fromkeys(supply) if content.items[card].dice[kind]]
            if sheet.main == "defence":
                able.sort(key=lambda card: content.items[card].slot != "one-hand")
            else:
                able.sort(key=lambda card: -sum(msgspec.structs.astuple(content.items[card].dice[kind])))
            if able:
                return able[0]
    return next(card for card in supply if content.items[card].weapon)


def begin_mission(g: Table) -> Flow:
    """Heroes stand in the Starting Zone, and what the Mission page says about setup is done (MD-SETUP-17)."""
    g.emit(ev.MissionBegan(mission=g.mission))
    for hero in g.heroes:
        g.emit(ev.ChoseHero(who=hero.seat, hero=hero.hero, sheet=hero.cls, weapon=hero.hands[0] if hero.hands else ""))
    yield from moments.mission_laid_out(g)
    g.phase = "start"
