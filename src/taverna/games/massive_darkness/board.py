"""The table as lines of text, for terminals: the map, who and what is where, all that Heroes have, and the roll."""

from __future__ import annotations

from collections.abc import Mapping, Set
from types import MappingProxyType
from typing import Any

from taverna.core.sheets import Sheet
from taverna.core.words import Words

from .records import Content
from .records.atlas import Map

View = dict[str, Any]
WIDE = 7  # signs in a Zone: nine Zones fit beside each other on a narrow terminal
LEGEND = {
    "*": "light", ".": "shadow", "=": "closed", "'": "opened", ">": "start", "X": "exit", "L": "level", "$": "treasure",
    "!": "special", "o": "token", "?": "covered", "I": "pillar", "i": "laid", "@": "heroes", "#": "enemies",
    "[": "option",
}  # fmt: skip
SIGNS = (("hits", "⚔"), ("shields", "▼"), ("bam", "✶"), ("diamond", "◆"))


def sheets(
    view: View, seat: int | None, words: Words, content: Content, marks: Mapping[str, int] = MappingProxyType({})
) -> list[Sheet]:
    """Everything a seat sees, in the order a player looks for it; the map in brief is what is near."""
    map = content.maps[view["mission"]]
    head = headline(view, words, content)
    now = [*roll(view, words, content), *found(view, words)]
    drawn = chart(view, map, content, marks)
    heroes = [hero_lines(view, hero, words, content) for hero in view["heroes"]]
    all_of = [line for some in heroes for line in some]
    foes = [enemy_line(enemy, words, content) for enemy in view["enemies"].values()]
    return [
        Sheet(id="round", lines=head, weight=3, brief=head[:1]),
        Sheet(id="now", lines=now, weight=0),
        Sheet(id="map", lines=drawn, weight=1, brief=chart(view, map, content, marks, nearby(view, map))),
        Sheet(id="signs", lines=[legend(drawn, words)], weight=4),
        Sheet(id="players", lines=all_of, weight=2, brief=[some[0] for some in heroes]),
        Sheet(id="monsters", lines=[*foes, *pillars(view, words), *things(view, words)], weight=2),
        Sheet(id="market", lines=stock(view, words, content), weight=5),
    ]


def headline(view: View, words: Words, content: Content) -> list[str]:
    phase = words(f"board-phase-{view['phase']}")
    shown = [
        words("board-round", mission=view["mission"], round=view["round"], phase=phase),
        words("board-level", level=view["level"], left=view["lifebringer"], who=view["first"]),
    ]
    if view["event"]:
        shown.append(words("board-event", card=view["event"]))
    if view["collapse"]:
        tokens = ", ".join(f"{tile} {left}" for tile, left in view["collapse"].items())
        shown.append(words("board-collapse", tokens=tokens))
    return shown


# -- the map ---------------------------------------------------------------------------------------------------------
def nearby(view: View, map: Map) -> set[str]:
    """The Zones in the rows of the Heroes and beside those."""
    rows = {(map.zones[hero["at"]].stage, map.zones[hero["at"]].row) for hero in view["heroes"] if hero["at"]}
    return {
        zone.id for zone in map.zones.values() if any(zone.stage == at and abs(zone.row - row) < 2 for at, row in rows)
    }


def legend(drawn: list[str], words: Words) -> str:
    """What the signs on this map mean: those that are there."""
    there = "".join(drawn)
    told = [words(f"board-sign-{name}") for sign, name in LEGEND.items() if sign in there]
    return " · ".join(told)


def chart(
    view: View,
    map: Map,
    content: Content,
    marks: Mapping[str, int],
    only: Set[str] = frozenset(),
) -> list[str]:
    """Stage by stage: Zones with their names and what is in them, walls, doors closed (=) and open ('); an option's
    number beside who is there. `only`: these Zones, in fewer lines."""
    shown: list[str] = []
    zones = [zone for zone in map.zones.values() if not only or zone.id in only]
    for stage in sorted({zone.stage for zone in zones}):
        grid = {(zone.row, zone.column): zone.id for zone in zones if zone.stage == stage}
        rows = range(min(row for row, _ in grid), max(row for row, _ in grid) + 1)
        columns = range(min(column for _, column in grid), max(column for _, column in grid) + 1)
        for row in rows:
            shown.append(border(view, map, grid, row, columns))
            shown += inside(view, map, grid, row, columns, content, marks, flat=bool(only))
        shown.append(border(view, map, grid, rows.stop, columns))
    return [line.rstrip() for line in shown]


def border(view: View, map: Map, grid: dict[tuple[int, int], str], row: int, columns: range) -> str:
    """The line above a row of Zones."""
    line = ""
    for column in columns:
        above, below = grid.get((row - 1, column)), grid.get((row, column))
        side = between(view, map, above, below)
        corner = any((row - n, column - m) in grid for n in (0, 1) for m in (0, 1))
        line += ("+" if corner else " ") + {"wall": "-" * WIDE, "open": " " * WIDE, "none": " " * WIDE}.get(
            side, side.center(WIDE, "-")
        )
    return line + ("+" if (row, columns.stop - 1) in grid or (row - 1, columns.stop - 1) in grid else " ")


def inside(
    view: View,
    map: Map,
    grid: dict[tuple[int, int], str],
    row: int,
    columns: range,
    content: Content,
    marks: Mapping[str, int],
    flat: bool = False,
) -> list[str]:
    """The three lines of a row of Zones: names, what lies there, who is there; `flat`: the latter two in one."""
    shown = [""] * (2 if flat else 3)
    for column in columns:
        left, here = grid.get((row, column - 1)), grid.get((row, column))
        mark = between(view, map, left, here)
        edge = {"wall": "|", "open": " ", "none": " "}.get(mark, "|")
        cells = ["", "", ""]
        if here is not None and here not in view["fallen"]:
            option = marks.get(f"zone/{here}")
            offered = f"[{option}]" if option is not None else ""
            cells = [title(view, map, here), lying(view, here, content), offered + who(view, here)]
        for line, cell in enumerate([cells[0], cells[2] + cells[1]] if flat else cells):
            door = mark if line == 1 and mark in ("=", "'") else edge
            shown[line] += door + (cell if len(cell) <= WIDE else cell[: WIDE - 1] + "+").ljust(WIDE)
    last = grid.get((row, columns.stop - 1))
    return [line + ("|" if last is not None and last not in view["fallen"] else " ") for line in shown]


def between(view: View, map: Map, one: str | None, other: str | None) -> str:
    """What lies between two Zones: nothing at all, a wall, an opening, a closed door or an open one."""
    there = [at for at in (one, other) if at is not None and at not in view["fallen"]]
    if not there:
        return "none"
    if len(there) == 1 or there[1] not in map.ways[there[0]]:
        return "wall"
    door = map.ways[there[0]][there[1]]
    if door is None:
        return "open"
    return "'" if door in view["opened"] else "="


def title(view: View, map: Map, at: str) -> str:
    """A Zone's name, and whether it is lit."""
    zone = map.zones[at]
    dark = any(effect["tile"] == zone.tile for effect in view["lasting"])
    return f"{at}{'*' if zone.light and not dark else '.'}"


def lying(view: View, at: str, content: Content) -> str:
    """Level tokens, Active or not (MD-LEVEL-02), start and exit, Treasure, Objective tokens, Pillars, things laid down:
    a sign for each."""
    quest = content.missions[view["mission"]]
    tokens = [level for level, zones in view["levels"].items() if at in zones]
    shown = "".join(f"{'L' if int(level) == view['level'] else 'l'}{level}" for level in tokens)
    shown += (">" if at == quest.start else "") + ("X" if at == quest.exit else "")
    if at in view["treasure"]:
        shown += f"${view['treasure'][at]}"
    if at in view["special"]:
        shown += f"!{view['special'][at]}"
    shown += "o" * len(view["tokens"].get(at, ())) + ("?" if at in view["covered"] else "")
    shown += "I" * sum(pillar["at"] == at for pillar in view["pillars"])
    return f"{shown}{'i' * len(view['laid'].get(at, ()))}"


def who(view: View, at: str) -> str:
    """Heroes by seat, Enemies by number."""
    heroes = "".join(str(hero["seat"] + 1) for hero in view["heroes"] if hero["at"] == at)
    enemies = "".join(f"#{id}" for id, enemy in view["enemies"].items() if enemy["at"] == at)
    return (f"@{heroes}" if heroes else "") + enemies


# -- who is there ----------------------------------------------------------------------------------------------------
def hero_lines(view: View, hero: View, words: Words, content: Content) -> list[str]:
    """Life, XP and Actions, Skills, and all that a Hero carries."""
    state = "dead" if hero["dead"] else "left" if hero["left"] else "stunned" if hero["stunned"] else "up"
    name = f"@{hero['seat'] + 1} {content.heroes[hero['hero']].name[words.lang]}"
    shown = [
        words(
            "board-hero",
            name=name,
            sheet=hero["cls"],
            where=hero["at"] or "–",
            life=hero["life"],
            most=hero["most"],
            xp=hero["xp"],
            state=state,
        )
    ]
    if view["story"]:
        shown[0] += " · " + words("scene-micro", n=hero["micro"])
    if view["active"] == hero["seat"]:
        shown[0] += " · " + words("board-acting", actions=hero["actions"], points=hero["points"])
    worn = [words.name(card) for card in (hero["body"], *hero["hands"]) if card]
    shown.append("   " + words("board-worn", cards=", ".join(worn) or "–"))
    pack = [words.name(card) for card in (*hero["pack"], *hero["things"])]
    if pack:
        shown.append("   " + words("board-pack", cards=", ".join(pack)))
    if hero["skills"]:
        skills = ", ".join(f"{words.name(line)} {bought}" for line, bought in hero["skills"].items())
        shown.append("   " + words("board-skills", skills=skills))
    return shown


def enemy_line(enemy: View, words: Words, content: Content) -> str:
    """An Enemy: where it is, what Life is left, what it carries."""
    card = content.cards[enemy["card"]]
    line = words("board-enemy", id=f"#{enemy['id']}", foe=enemy["card"], where=enemy["at"], life=enemy["life"])
    if card.rank == "mob":
        line += " · " + words("board-minions", lives=" ".join(map(str, enemy["minions"])) or "–")
    if enemy["gear"]:
        line += " · " + words("board-gear", cards=", ".join(words.name(id) for id in enemy["gear"]))
    if enemy["stunned"]:
        line += " · " + words("board-stunned")
    return line


def pillars(view: View, words: Words) -> list[str]:
    return [
        words("board-pillar", where=pillar["at"], life=pillar["life"]) for pillar in view["pillars"] if pillar["life"]
    ]


def things(view: View, words: Words) -> list[str]:
    """Objective tokens that lie open, by name."""
    return [
        words("board-token", where=at, token=f"{view['mission']}/{mark}")
        for at, marks in view["tokens"].items()
        for mark in marks
    ]


# -- what is going on ------------------------------------------------------------------------------------------------
def roll(view: View, words: Words, content: Content) -> list[str]:
    """The dice of a combat as they lie."""
    c = view["combat"]
    if c is None:
        return []
    return [
        words("board-combat", combat=c["kind"], who=c["hero"]),
        words("board-attack", dice=dice(c["attack"], words, content), defence=dice(c["defence"], words, content)),
    ]


def dice(rolled: list[View], words: Words, content: Content) -> str:
    shown = []
    for die in rolled:
        face = content.dice[die["colour"]].faces[die["face"]]
        signs = "".join(sign * getattr(face, symbol) for symbol, sign in SIGNS) or "–"
        colour = words(f"board-die-{die['colour']}")
        shown.append(f"[{colour} {signs}]" + ("x" if die["gone"] else ""))
    return " ".join(shown) or "–"


def found(view: View, words: Words) -> list[str]:
    """Cards that wait to be taken."""
    if not view["found"]:
        return []
    return [words("board-found", cards=", ".join(words.name(card) for card in view["found"]))]


def stock(view: View, words: Words, content: Content) -> list[str]:
    """What the Market has, with the Levels one pays by."""
    cards = [f"{words.name(card)} ({content.items[card].level})" for card in view["market"]["stock"]]
    return [words("board-stock", cards=", ".join(cards))] if cards else []
