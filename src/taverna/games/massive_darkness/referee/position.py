"""A position described by a person: what queries say, checked and laid out as a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from taverna.core.chance import Chance
from taverna.core.errors import ContentError
from taverna.core.queries import Refusal
from taverna.core.words import Text

from ..options import Options
from ..records import Content, DoorAt, Goals, LevelAt, MaximumLife, Memo, Mission, Pillars
from ..records.atlas import BACK, HEADINGS, STEP, Door, Heading, Map, Zone, lay_out
from ..rules.skills import standing
from ..state import LIFE, MOST_XP, Enemy, Hero, Pillar, Table

Count = Annotated[int, Meta(ge=0)]
Cell = tuple[int, int]
Place = str | Cell
HERE = "referee"
LARGEST = 400  # Zones of a grid
MOST_LIFE = LIFE + 2  # with +2 Maximum Life (MD-SKILL-04)


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    pass


class HeroSpec(_Part, frozen=True):
    hero: str
    at: Place
    xp: Annotated[int, Meta(ge=0, le=MOST_XP)] = 0
    micro: Count = 0
    life: Annotated[int, Meta(ge=0, le=MOST_LIFE)] = LIFE
    stunned: bool = False
    dead: bool = False
    cls: str | None = None
    skills: dict[str, int] = {}
    body: str = ""
    hands: tuple[str, ...] = ()
    pack: tuple[str, ...] = ()


class EnemySpec(_Part, frozen=True):
    """`enemy` with `level` for Guards or `tier` for Roaming Monsters, which is Lower if not said."""

    enemy: str
    at: Place
    level: Annotated[int, Meta(ge=1, le=5)] = 1
    tier: Literal["lower", "higher"] = "lower"
    minions: tuple[Annotated[int, Meta(ge=1)], ...] = ()
    life: Count | None = None
    gear: tuple[str, ...] = ()
    stunned: bool = False
    heading: Literal["start", "exit"] = "start"
    mark: str = ""


class Position(_Part, frozen=True):
    """What every query says; it needs a board."""

    id: Any = None
    mission: str | None = None
    opened: tuple[str, ...] = ()  # doors, of a Mission or of tiles
    fallen: tuple[str, ...] = ()  # Zones that are gone
    laid: dict[str, tuple[str, ...]] = {}  # Zone -> the Mission's things
    tiles: tuple[tuple[str, ...], ...] = ()  # rows of tiles, "--" for none
    doors: tuple[str, ...] = ()  # of tiles: "8R-21 N"
    zones: tuple[Cell, ...] = ()  # of a grid: only these exist, and neighbours are open
    light: tuple[Cell, ...] = ()  # Light Zones of a grid
    walls: tuple[tuple[Cell, Cell], ...] = ()
    closed: tuple[tuple[Cell, Cell], ...] = ()  # closed doors of a grid
    start: Place | None = None
    exit: Place | None = None
    level: Annotated[int, Meta(ge=1, le=5)] = 1
    story: bool = False
    heroes: tuple[HeroSpec, ...] = ()
    enemies: tuple[EnemySpec, ...] = ()


class EnemiesPhase(Position, frozen=True, kw_only=True, tag_field="ask", tag="enemies-phase"):
    """What does every Enemy do?"""


class Counterattacks(Position, frozen=True, kw_only=True, tag_field="ask", tag="counterattacks"):
    """What do these Enemies (all, if none are named by their place in the list) do that this Hero attacked?"""

    against: str
    by: tuple[Count, ...] | None = None


class Attack(Position, frozen=True, kw_only=True, tag_field="ask", tag="attack"):
    """The odds of an attack, by a Hero on an Enemy or the other way round."""

    attacker: str | int  # a Hero by name, an Enemy by its place in the list
    defender: str | int
    combat: Literal["melee", "ranged", "magic"]


class Seeing(Position, frozen=True, kw_only=True, tag_field="ask", tag="sight", rename={"origin": "from"}):
    """Which Zones does a Zone see, and how far are they?"""

    origin: Place


Query = EnemiesPhase | Counterattacks | Attack | Seeing


# -- places ----------------------------------------------------------------------------------------------------------
def zone_id(place: Place) -> str:
    return place if isinstance(place, str) else f"{place[0]},{place[1]}"


def shown(at: str) -> Any:
    """A Zone of a grid as [row, column], any other by its name."""
    row, comma, column = at.partition(",")
    return [int(row), int(column)] if comma else at


class Board:
    """A position, checked and laid out."""

    def __init__(self, asked: Position, content: Content) -> None:
        self.asked = asked
        given = [name for name in ("mission", "tiles", "zones") if getattr(asked, name)]
        if len(given) != 1:
            raise Refusal("$", "a position lies on a mission, on tiles or on zones: one of them")
        if asked.mission is not None:
            if asked.mission not in content.missions:
                raise Refusal("$.mission", f"no '{asked.mission}': there are {', '.join(content.missions)}")
            self.name, self.content = asked.mission, content
        else:
            quest, map = self.tiled(content) if asked.tiles else self.grid()
            self.name = HERE
            self.content = msgspec.structs.replace(content, missions={HERE: quest}, maps={HERE: map}, memo=Memo())
        self.map = self.content.maps[self.name]

    def tiled(self, content: Content) -> tuple[Mission, Map]:
        asked = self.asked
        first = next((face for row in asked.tiles for face in row if face != "--"), "")
        start = f"{first}-11" if asked.start is None else zone_id(asked.start)
        exit = None if asked.exit is None else zone_id(asked.exit)
        quest = bare(
            start,
            exit,
            stages=(asked.tiles,),
            levels=(LevelAt(1, start),),
            doors=tuple(DoorAt(at) for at in asked.doors),
        )
        try:
            map = lay_out(quest, content.tiles)
        except ContentError as fault:
            field = {"stages": "tiles", "levels": "start"}.get(fault.field, fault.field)
            raise Refusal(f"$.{field}", fault.reason) from None
        if exit is not None and exit not in map.zones:
            raise Refusal("$.exit", f"there is no Zone '{exit}'")
        return quest, map

    def grid(self) -> tuple[Mission, Map]:
        """Zones with nothing between neighbours but the walls and closed doors that are named."""
        asked = self.asked
        if len(asked.zones) > LARGEST:
            raise Refusal("$.zones", f"a grid has at most {LARGEST} Zones")
        there = {zone_id(cell): cell for cell in asked.zones}
        if len(there) < len(asked.zones):
            raise Refusal("$.zones", "a Zone is listed twice")
        lit = [self.cell(f"$.light[{n}]", cell, there) for n, cell in enumerate(asked.light)]
        zones = {
            id: Zone(id=id, tile=HERE, stage=1, row=row, column=column, light=id in lit, chamber=None)
            for id, (row, column) in there.items()
        }
        beside: dict[str, dict[Heading, str]] = {
            id: {
                heading: other
                for heading in HEADINGS
                if (other := zone_id((row + STEP[heading][0], column + STEP[heading][1]))) in there
            }
            for id, (row, column) in there.items()
        }
        ways: dict[str, dict[str, str | None]] = {id: dict.fromkeys(near.values()) for id, near in beside.items()}
        for n, pair in enumerate(asked.walls):
            one, other = self.border(f"$.walls[{n}]", pair, there, beside)
            ways[one].pop(other, None)
            ways[other].pop(one, None)
        doors: dict[str, Door] = {}
        for n, pair in enumerate(asked.closed):
            one, other = self.border(f"$.closed[{n}]", pair, there, beside)
            id = f"{one} {other}"
            ways[one][other] = ways[other][one] = id
            doors[id] = Door(id=id, zones=(one, other), open=False, special=False)
        start = next(iter(there)) if asked.start is None else self.cell("$.start", asked.start, there)
        exit = None if asked.exit is None else self.cell("$.exit", asked.exit, there)
        map = Map(
            zones=zones,
            beside=beside,
            ways=ways,
            doors=doors,
            doors_of={id: tuple(door.id for door in doors.values() if id in door.zones) for id in zones},
            chambers={},
            tiles={HERE: tuple(zones)},
            stairs={},
            levels={1: (start,)},
            level_of={HERE: 1},
            top_of={HERE: 1},
            top_at={"": 0} | dict.fromkeys(zones, 1),
        )
        return bare(start, exit), map

    def cell(self, path: str, place: Place, there: dict[str, Cell]) -> str:
        id = zone_id(place)
        if id not in there:
            raise Refusal(path, f"{msgspec.json.encode(place).decode()} is no Zone of the grid")
        return id

    def border(
        self, path: str, pair: tuple[Cell, Cell], there: dict[str, Cell], beside: dict[str, dict[Heading, str]]
    ) -> tuple[str, str]:
        one, other = (self.cell(f"{path}[{n}]", cell, there) for n, cell in enumerate(pair))
        if not any(near == other and beside[other][BACK[heading]] == one for heading, near in beside[one].items()):
            raise Refusal(path, "these Zones are not neighbours")
        return one, other

    # -- the table ---------------------------------------------------------------------------------------------------
    def table(self) -> Table:
        asked, content = self.asked, self.content
        quest = content.missions[self.name]
        for n, door in enumerate(asked.opened):
            if door not in self.map.doors:
                raise Refusal(f"$.opened[{n}]", f"there is no door '{door}'")
        for n, at in enumerate(asked.fallen):
            if at not in self.map.zones:
                raise Refusal(f"$.fallen[{n}]", f"there is no Zone '{at}'")
        for at in asked.laid:
            self.place("$.laid", at)
        heroes = [self.hero(seat, spec) for seat, spec in enumerate(asked.heroes)]
        names = [hero.hero for hero in heroes]
        for n, name in enumerate(names):
            if name in names[:n]:
                raise Refusal(f"$.heroes[{n}].hero", f"'{name}' is listed twice")
        open_doors = [door.id for door in self.map.doors.values() if door.open]
        opened = sorted(dict.fromkeys([*open_doors, *asked.opened]))
        life = {kept.rule.mark: kept.rule.life for kept in quest.rules if isinstance(kept.rule, Pillars)}
        g = Table(
            chance=Chance(0),
            options=Options(mission=self.name),
            mission=self.name,
            heroes=heroes,
            party=len(heroes),
            level=asked.level,
            story=asked.story,
            levels={level: list(zones) for level, zones in self.map.levels.items()},
            opened=opened,
            chambers=self.open_chambers(opened),
            fallen=sorted(asked.fallen),
            laid={at: list(things) for at, things in asked.laid.items()},
            pillars=[Pillar(t.zone, t.mark, life.get(t.mark, 0)) for t in quest.tokens if t.token == "pillar"],
            phase="enemies",
        )
        for n, spec in enumerate(asked.enemies):
            foe = self.enemy(n, spec, len(heroes))
            g.enemies[foe.id] = foe
        g.furnish(content)
        for hero in heroes:
            gift = max((word.amount for word in standing(g, hero, MaximumLife)), default=0)
            hero.most = max(LIFE + gift, hero.life)
        if isinstance(asked, Seeing):
            self.place("$.from", asked.origin)
        return g

    def open_chambers(self, opened: list[str]) -> list[str]:
        """Chambers with an open door."""
        rooms = [self.map.zones[at] for door in opened for at in self.map.doors[door].zones]
        return list(dict.fromkeys(room.chamber for room in rooms if room.chamber is not None))

    def place(self, path: str, place: Place) -> str:
        id = zone_id(place)
        if id not in self.map.zones:
            raise Refusal(path, f"there is no Zone {msgspec.json.encode(place).decode()}")
        if id in self.asked.fallen:
            raise Refusal(path, f"the Zone {msgspec.json.encode(place).decode()} has fallen")
        return id

    def hero(self, seat: int, spec: HeroSpec) -> Hero:
        path = f"$.heroes[{seat}]"
        content = self.content
        if spec.hero not in content.heroes:
            raise Refusal(f"{path}.hero", f"no '{spec.hero}': there are {', '.join(content.heroes)}")
        cls = spec.cls or content.heroes[spec.hero].recommended
        if cls not in content.classes:
            raise Refusal(f"{path}.cls", f"no '{cls}': there are {', '.join(content.classes)}")
        for field, cards in (("body", (spec.body,) if spec.body else ()), ("hands", spec.hands), ("pack", spec.pack)):
            for card in cards:
                if card not in content.items:
                    raise Refusal(f"{path}.{field}", f"there is no card '{card}'")
                if field != "pack" and (content.items[card].slot == "body") != (field == "body"):
                    raise Refusal(f"{path}.{field}", f"'{card}' does not go there (MD-EQUIP-02)")
        slots = [content.items[card].slot for card in spec.hands]
        if any(slot not in ("one-hand", "two-hands") for slot in slots):
            raise Refusal(f"{path}.hands", "only One-Hand and Two-Hands cards are held (MD-EQUIP-02)")
        if sum(2 if slot == "two-hands" else 1 for slot in slots) > 2:
            raise Refusal(f"{path}.hands", "a Hero has two hands (MD-EQUIP-04)")
        lines = {line.id: len(line.steps) for line in content.classes[cls].lines}
        for line, steps in spec.skills.items():
            if not 0 <= steps <= lines.get(line, -1):
                raise Refusal(f"{path}.skills", f"'{cls}' has no {steps} Skills in a line '{line}'")
        return Hero(
            seat=seat,
            hero=spec.hero,
            cls=cls,
            at=self.place(f"{path}.at", spec.at),
            life=spec.life,
            most=max(LIFE, spec.life),
            xp=spec.xp,
            micro=spec.micro,
            skills=dict(spec.skills),
            body=spec.body,
            hands=list(spec.hands),
            pack=list(spec.pack),
            dead=spec.dead or not spec.life,
            stunned=spec.stunned,
        )

    def enemy(self, number: int, spec: EnemySpec, party: int) -> Enemy:
        path = f"$.enemies[{number}]"
        content = self.content
        if spec.enemy not in content.enemies:
            raise Refusal(f"{path}.enemy", f"no '{spec.enemy}': there are {', '.join(content.enemies)}")
        roams = content.enemies[spec.enemy].rank == "roaming"
        card = f"{spec.enemy}-{spec.tier if roams else spec.level}"
        if card not in content.cards:
            raise Refusal(f"{path}.level", f"there is no card '{card}'")
        for n, id in enumerate(spec.gear):
            if id not in content.items and id not in content.cards:
                raise Refusal(f"{path}.gear[{n}]", f"there is no card '{id}'")
        printed = content.cards[card]
        if spec.minions and printed.rank != "mob":
            raise Refusal(f"{path}.minions", "only a Mob has Minions (MD-ACTOR-04)")
        if spec.life == 0 and not spec.minions:
            raise Refusal(f"{path}.life", "an Enemy without Life is not on the board (MD-ENEMY-04)")
        life = printed.life * (1 if printed.rank == "mob" else max(party, 1))
        return Enemy(
            id=number + 1,
            card=card,
            at=self.place(f"{path}.at", spec.at),
            life=life if spec.life is None else spec.life,
            most=max(life, spec.life or 0),
            minions=list(spec.minions),
            gear=list(spec.gear),
            stunned=spec.stunned,
            mark=spec.mark,
            to_exit=spec.heading == "exit",
        )


def bare(start: str, exit: str | None, **more: Any) -> Mission:
    """A Mission page with nothing on it but the ways."""
    blank = Text(en="", es="", pt_BR="")
    goals: tuple[Goals, ...] = ()
    page: dict[str, Any] = {"stages": (), "levels": (), "objectives": goals}
    return Mission(
        id=HERE, name=blank, source="stand-in", number=0, story=blank, start=start, exit=exit, **(page | more)
    )
