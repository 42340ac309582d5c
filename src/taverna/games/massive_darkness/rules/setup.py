"""Setup, as numbered (pp. 6-10)."""

from __future__ import annotations

from collections.abc import Sequence

from taverna.core.ask import Flow
from taverna.core.chance import Chance
from taverna.core.errors import OptionError

from .. import events as ev
from ..cards import Content
from ..missions import Collapse, Pillars
from ..options import Options
from ..state import Hero, Pillar, Table
from . import missions

SUGGESTED = {1: (0,), 2: (0, 2)}
WEAPONS = {"melee": "mace", "ranged": "short-bow", "magic": "staff", "defence": "mace"}
ARMOUR = "leather-armour"


def lay_out(seats: int, seed: int, options: Options, content: Content) -> Table:
    """Steps 1 to 10: Mission, map and tokens, decks, Heroes with Class and Starting Equipment, Lifebringer, Starting
    Zone, First Player (MD-SETUP-01..21). Nothing is asked."""
    if options.mission not in content.missions:
        raise OptionError(f"mission: no '{options.mission}'; there are {', '.join(content.missions)}")
    return lay_out_for(party(seats, options, content), seed, options, content)


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
        lifebringer=options.lifebringer,
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
    """A Hero and a Class for each seat as chosen, else as suggested: Heroes in the order of the box, each with the Class
    on its card (MD-SETUP-11, MD-SETUP-12)."""
    names = chosen("heroes", options.heroes, list(content.heroes), seats)
    free = [name for name in content.heroes if name not in names]
    names = [name or free.pop(0) for name in names]
    if len(dict.fromkeys(names)) < len(names):
        raise OptionError("heroes: each Hero can be chosen once")
    sheets = chosen("classes", options.classes, list(content.classes), seats)
    weapons = chosen("weapons", options.weapons, arms(content), seats)
    heroes = []
    for seat, (name, sheet, weapon) in enumerate(zip(names, sheets, weapons, strict=True)):
        cls = sheet or content.heroes[name].recommended
        hero = Hero(seat=seat, hero=name, cls=cls)
        hero.body = ARMOUR
        hero.hands = [weapon or suited(content, cls)]
        heroes.append(hero)
    for card in dict.fromkeys(card for hero in heroes for card in hero.hands):
        if sum(card in hero.hands for hero in heroes) > content.starting.count(card):
            raise OptionError(f"weapons: there are only {content.starting.count(card)} of '{card}'")
    return heroes


def chosen(option: str, given: Sequence[str], known: list[str], seats: int) -> list[str]:
    """What was chosen for each seat, "" where nothing was."""
    if len(given) > seats:
        raise OptionError(f"{option}: {len(given)} for {seats} seats")
    for name in given:
        if name and name not in known:
            raise OptionError(f"{option}: no '{name}'; there are {', '.join(known)}")
    return [*given, *[""] * (seats - len(given))]


def arms(content: Content) -> list[str]:
    """Starting Weapons (MD-SETUP-14)."""
    return list(dict.fromkeys(card for card in content.starting if content.items[card].weapon))


def suited(content: Content, cls: str) -> str:
    """The Starting Weapon for the main or secondary combat type of a Class."""
    sheet = content.classes[cls]
    for kind in (sheet.main, sheet.secondary):
        for card in arms(content):
            if kind != "defence" and content.items[card].dice[kind]:
                return card
    return arms(content)[0]


def begin_mission(g: Table) -> Flow:
    """Heroes stand in the Starting Zone, and what the Mission page says about setup is done (MD-SETUP-17)."""
    g.emit(ev.MissionBegan(mission=g.mission))
    for hero in g.heroes:
        g.emit(ev.ChoseHero(who=hero.seat, hero=hero.hero, sheet=hero.cls, weapon=hero.hands[0] if hero.hands else ""))
    yield from missions.set_up(g)
    g.phase = "start"
