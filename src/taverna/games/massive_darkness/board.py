"""The table as lines of text, for terminals: the map, who and what is where, all that Heroes have, and the roll."""

from __future__ import annotations

from typing import Any

from taverna.core.words import Words

from .atlas import Map
from .cards import Content

View = dict[str, Any]
WIDE = 13  # signs in a Zone
SIGNS = (("hits", "⚔"), ("shields", "⛨"), ("bam", "✶"), ("diamond", "◆"))


def lines(view: View, seat: int | None, words: Words, content: Content) -> list[str]:
    """Everything a seat sees, in the order a player looks for it."""
    map = content.maps[view["mission"]]
    return [
        *headline(view, words, content),
        "",
        *chart(view, map, content),
        words("board-legend"),
        "",
        *(line for hero in view["heroes"] for line in hero_lines(view, hero, words, content)),
        "",
        *(enemy_line(enemy, words, content) for enemy in view["enemies"].values()),
        *pillars(view, words),
        *things(view, words),
        *roll(view, words, content),
        *found(view, words),
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
def chart(view: View, map: Map, content: Content) -> list[str]:
    """Stage by stage: Zones with their names and what is in them, walls, doors closed (=) and open (')."""
    shown: list[str] = []
    for stage in sorted({zone.stage for zone in map.zones.values()}):
        grid = {(zone.row, zone.column): zone.id for zone in map.zones.values() if zone.stage == stage}
        rows = range(min(row for row, _ in grid), max(row for row, _ in grid) + 1)
        columns = range(min(column for _, column in grid), max(column for _, column in grid) + 1)
        for row in rows:
            shown.append(border(view, map, grid, row, columns))
            shown += inside(view, map, grid, row, columns, content)
        shown.append(border(view, map, grid, rows.stop, columns))
    return [line.rstrip() for line in shown]


def border(view: View, map: Map, grid: dict[tuple[int, int], str], row: int, columns: range) -> str:
    """The line above a row of Zones."""
    line = ""
    for column in columns:
        above, below = grid.get((row - 1, column)), grid.get((row, column))
        side = between(view, map, above, below)
        line += "+" + {"wall": "-" * WIDE, "open": " " * WIDE, "none": " " * WIDE}.get(side, side.center(WIDE, "-"))
    return line + "+"


def inside(
    view: View, map: Map, grid: dict[tuple[int, int], str], row: int, columns: range, content: Content
) -> list[str]:
    """The two lines of a row of Zones: names, then who and what is there."""
    first = second = ""
    for column in columns:
        left, here = grid.get((row, column - 1)), grid.get((row, column))
        side = {"wall": "|", "open": " ", "none": " "}
        mark = between(view, map, left, here)
        edge = side.get(mark, mark)
        first += edge + title(view, map, here, content).ljust(WIDE)
        second += side.get(mark, "|") + there(view, here, content).ljust(WIDE)[:WIDE]
    last = grid.get((row, columns.stop - 1))
    end = "|" if last is not None and last not in view["fallen"] else " "
    return [first + end, second + end]


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


def title(view: View, map: Map, at: str | None, content: Content) -> str:
    """A Zone's name, whether it is lit, and what is printed or laid there for good."""
    if at is None or at in view["fallen"]:
        return ""
    quest = content.missions[view["mission"]]
    zone = map.zones[at]
    dark = any(effect["tile"] == zone.tile for effect in view["lasting"])
    shown = f"{at}{'*' if zone.light and not dark else '.'}"
    shown += "".join(f" L{level}" for level, zones in view["levels"].items() if at in zones)
    return shown + (" >" if at == quest.start else "") + (" X" if at == quest.exit else "")


def there(view: View, at: str | None, content: Content) -> str:
    """Heroes by their first letters, Enemies by number, tokens by sign."""
    if at is None:
        return ""
    shown = [content.heroes[hero["hero"]].name.en[:3] for hero in view["heroes"] if hero["at"] == at]
    shown += [f"#{id}" for id, enemy in view["enemies"].items() if enemy["at"] == at]
    if at in view["treasure"]:
        shown.append(f"${view['treasure'][at]}")
    if at in view["special"]:
        shown.append(f"${view['special'][at]}!")
    shown += ["o" for _ in view["tokens"].get(at, ())]
    if at in view["covered"]:
        shown.append("?")
    shown += ["I" for pillar in view["pillars"] if pillar["at"] == at]
    shown += ["i" for _ in view["laid"].get(at, ())]
    return " ".join(shown)


# -- who is there ----------------------------------------------------------------------------------------------------
def hero_lines(view: View, hero: View, words: Words, content: Content) -> list[str]:
    """Life, XP and Actions, Skills, and all that a Hero carries."""
    state = "dead" if hero["dead"] else "left" if hero["left"] else "stunned" if hero["stunned"] else "up"
    name = content.heroes[hero["hero"]].name.en
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
        "",
        words("board-combat", combat=c["kind"], who=c["hero"]),
        words("board-attack", dice=dice(c["attack"], content), defence=dice(c["defence"], content)),
    ]


def dice(rolled: list[View], content: Content) -> str:
    shown = []
    for die in rolled:
        face = content.dice[die["colour"]].faces[die["face"]]
        signs = "".join(sign * getattr(face, symbol) for symbol, sign in SIGNS) or "–"
        shown.append(f"[{die['colour'][0].upper()} {signs}]" + ("x" if die["gone"] else ""))
    return " ".join(shown) or "–"


def found(view: View, words: Words) -> list[str]:
    """Cards that wait to be taken."""
    if not view["found"]:
        return []
    return [words("board-found", cards=", ".join(words.name(card) for card in view["found"]))]
