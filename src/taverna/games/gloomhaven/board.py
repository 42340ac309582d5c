"""The table as lines of text, for terminals: the map, who stands where, elements, the order, mats and hands."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from taverna.core.ground import table_of
from taverna.core.sheets import Sheet
from taverna.core.words import Words, plain
from taverna.hexgrid import Hex, HexMap, neighbours

from .campaign import ledger
from .printed import Printed, Printer
from .records.abilities import ELEMENTS
from .records.content import Content
from .records.dungeons import Dungeon
from .records.monsters import Stats
from .rules.facts import meters
from .state import Table, unkey

View = dict[str, Any]
WIDTH = 4  # letters to a hex


def sheets(
    view: View, seat: int | None, words: Words, content: Content, marks: Mapping[str, int] = MappingProxyType({})
) -> list[Sheet]:
    """Everything a seat sees, in the order a player looks for it."""
    if view.get("campaign") and view["phase"] in ledger.STAGES:
        return ledger.sheets(view, seat, words, content)
    seen = msgspec.convert(view, Seen)
    called = letters(view, words)
    head = headline(view, words, content, seen)
    there = [figure for figure in view["figures"].values() if figure["at"] is not None]
    figures = [line for figure in there for line in standing(view, figure, words, called)]
    short = [line for figure in there for line in standing(view, figure, words, called, brief=True)]
    chart = drawn(view, content.map(seen), called, marks)
    now = [elements(view, words), *order(view, words, content), *attack(view, words)]
    foes = [*types(view, words, content), *tiles(view, words), *lettered(view, words)]
    own = [] if seat is None else hand(view["characters"][seat], words, content)
    return [
        Sheet(id="choice", lines=[] if seat is None else goals(view["characters"][seat], words, content), weight=0),
        Sheet(id="goal", lines=head, weight=3, brief=head[:2]),
        Sheet(id="map", lines=chart, weight=0),
        Sheet(id="figures", lines=figures, weight=1, brief=short, beside=True),
        Sheet(id="round", lines=now, weight=2, brief=now[1:]),
        Sheet(id="signs", lines=[legend(view, content.map(seen), words, called, marks)], weight=4),
        Sheet(id="monsters", lines=foes, weight=4),
        Sheet(id="players", lines=[line for mat in view["characters"] for line in mat_lines(mat, words)], weight=5),
        Sheet(id="hand", lines=own, weight=6),
    ]


class Seen(msgspec.Struct):
    """What the content needs to know of a table to give its map."""

    scenario: str
    rooms: list[str]
    opened: list[Hex]
    locked: list[Hex]
    dungeon: Dungeon


def headline(view: View, words: Words, content: Content, seen: Seen) -> list[str]:
    scenario = content.scenario(seen)
    goal = scenario.goals[view["goal"]] if scenario.goals else None
    found = [words("board-round", scenario=view["scenario"], round=view["round"], level=view["level"])]
    if goal is not None:
        found.append(words("board-goal", goal=goal.text[words.lang]))
    found += [words("board-lose", goal=Printed(lost.text[words.lang])) for lost in scenario.lose]
    if scenario.meters:
        shown = meters(table_of(Table, view, content))
        found += [words("board-meter", name=Printed(name[words.lang]), n=n, of=of) for name, n, of in shown]
    told = [piece.text for piece in scenario.pieces if piece.told and piece.text is not None]
    return found + [words("board-rule", text=Printed(text[words.lang])) for text in told]


# -- the map ---------------------------------------------------------------------------------------------------------
SIGNS = {
    "·": "floor", "[]": "door", "[x]": "locked", "||": "open", "##": "obstacle", "^": "trap", "~": "difficult",
    "!": "hazardous", "$": "money", "T": "treasure", "_": "plate",
}  # fmt: skip


def drawn(view: View, map: HexMap, called: Mapping[str, str], marks: Mapping[str, int]) -> list[str]:
    """Row by row, each shifted by half a hex; coordinates of the first hex in front. What an option is about carries
    its number."""
    shown_at = signs(view, map, called)
    for key, n in marks.items():
        at = unkey(key[4:]) if key.startswith("hex/") else None
        if at in shown_at and not shown_at[at][0].isalpha():
            shown_at[at] = str(n)
    rows: dict[int, list[Hex]] = {}
    for a in sorted(shown_at, key=lambda a: (a[1], a[0])):
        rows.setdefault(a[1], []).append(a)
    left = min((2 * q + r for q, r in shown_at), default=0)
    shown = []
    for r, hexes in sorted(rows.items()):
        line = ""
        for q, _ in hexes:
            column = (2 * q + r - left) * (WIDTH // 2)
            line = line.ljust(column) + shown_at[q, r]
        shown.append(f"{hexes[0][0]:>3},{r:<3} {line}")
    return shown


def legend(view: View, map: HexMap, words: Words, called: Mapping[str, str], marks: Mapping[str, int]) -> str:
    """What the signs on this map mean: those that are there."""
    there = set(signs(view, map, called).values())
    told = [words("board-sign-number")] if any(key.startswith("hex/") for key in marks) else []
    return " · ".join(told + [f"{sign} {words(f'board-sign-{name}')}" for sign, name in SIGNS.items() if sign in there])


def signs(view: View, map: HexMap, called: Mapping[str, str]) -> dict[Hex, str]:
    """What stands or lies in each hex, in two or three letters."""
    near = {b for a in map.floor for b in neighbours(a)}
    marks = {tuple(a): "[x]" for a in view["locked"] if tuple(a) in near}
    marks |= {a: "·" for a in map.floor}
    marks |= {a: "[]" for a in map.doors}
    marks |= {tuple(a): "||" for a in view["opened"] if tuple(a) in marks}
    marks |= {tuple(a): "~" for a in view["difficult"]}
    marks |= {tuple(a): "!" for a in view["hazards"]}
    marks |= {unkey(at): "_" for at in view["plates"]}
    marks |= {unkey(at): "$" for at, tokens in view["money"].items() if tokens}
    marks |= {unkey(at): "T" for at in view["treasures"]}
    marks |= {unkey(at): "^" for at in view["traps"]}
    marks |= {tuple(a): "##" for obstacle in view["obstacles"] for a in obstacle["hexes"]}
    for figure in view["figures"].values():
        if figure["at"] is not None:
            marks[tuple(figure["at"])] = sign(figure, called)
    return marks


def letters(view: View, words: Words) -> dict[str, str]:
    """{what stands on the map: two letters of its name in this language}, each its own."""
    found: dict[str, str] = {}
    for what in dict.fromkeys(figure["what"] for figure in view["figures"].values()):
        name = [part for part in plain(words.name(what)).replace("-", " ").split() if len(part) > 2] or [what]
        first, rest = name[0][0], [part[0] for part in name[1:]] + list(name[0][1:])
        free = (first + other for other in rest if other.isalpha() and first + other not in found.values())
        found[what] = next(free, name[0][:2])
    return found


def sign(figure: dict[str, Any], called: Mapping[str, str]) -> str:
    """Two letters and a number: characters and summons in capitals."""
    two = called[figure["what"]]
    if figure["force"] == "party":
        return two.upper()
    return f"{two}{figure['number'] or ''}"


def tiles(view: View, words: Words) -> list[str]:
    """Traps and treasures with their places."""
    found = []
    for at, trap in view["traps"].items():
        text = words("board-trap", hex=at, damage=trap["damage"])
        if trap["conditions"]:
            text += " · " + ", ".join(words.name(condition) for condition in trap["conditions"])
        found.append(text)
    return found


def lettered(view: View, words: Words) -> list[str]:
    """The hexes that the scenario's own rules speak of."""
    spots = [
        f"{letter} {' '.join(f'{q},{r}' for q, r in hexes)}" for letter, hexes in sorted(view["spots"].items()) if hexes
    ]
    return [words("board-spots", spots=Printed(" · ".join(spots)))] if spots else []


# -- who and what ----------------------------------------------------------------------------------------------------
def elements(view: View, words: Words) -> str:
    strong = view["elements"]
    known = [f"{words.name(e)} {words(f'board-element-{strong[e]}')}" for e in ELEMENTS if strong[e]]
    return words("board-elements", elements=", ".join(known) or words("list-nothing"))


def order(view: View, words: Words, content: Content) -> list[str]:
    """This round's order, with initiatives that are known."""
    shown = []
    for who in view["order"]:
        if who in view["figures"]:
            figure = view["figures"][who]
            mat = view["characters"][figure["seat"]] if figure["kind"] == "character" else None
            shown.append(f"{words.name('@' + who)} {mat['initiative'] or '' if mat is not None else ''}".strip())
            continue
        for group in view["groups"]:
            if group["what"] == who and group["drawn"] is not None:
                card = content.monster_cards[group["deck"]][group["drawn"]]
                shown.append(f"{words.name(who)} {card.initiative}")
    return [words("board-order", order=", ".join(shown))] if shown else []


def types(view: View, words: Words, content: Content) -> list[str]:
    """The monsters on the map: their stat cards, and what the ability card of the round makes them do."""
    printer = Printer(words, content)
    found = []
    for group in view["groups"]:
        there = [f for f in view["figures"].values() if f["what"] == group["what"] and f["kind"] == "monster"]
        record = content.monsters[group["what"]]
        for rank, level in sorted({(f["rank"], f["level"]) for f in there}, reverse=True):
            stats = {"normal": record.normal, "elite": record.elite, "boss": record.boss}[rank][level]
            name = words.name(group["what"])
            if rank != "normal":
                name += f" ({words(f'print-rank-{rank}')})"
            things = zip(("name", "move", "attack", "range"), (name, *values(stats, printer)), strict=True)
            line = words("board-stats", **{what: Printed(text) for what, text in things})
            traits = printer.told(printer.traits(stats, record.flying))
            found.append(f"{line}; {traits}" if traits else line)
        if there and group["drawn"] is not None:
            card = content.monster_cards[group["deck"]][group["drawn"]]
            found.append(f"    {card.initiative}: {printer.told(printer.monster_card(card))}")
    return found


def values(stats: Stats, printer: Printer) -> tuple[str, ...]:
    """Move, attack and range; a sum as it is printed."""
    found = [
        "–" if value is None else printer.sum(value) if isinstance(value, str) else str(value)
        for value in (stats.move, stats.attack)
    ]
    return (*found, str(stats.range) if stats.range else "–")


def standing(view: View, figure: View, words: Words, called: Mapping[str, str], brief: bool = False) -> list[str]:
    """A figure: its sign, its name, hit points, conditions, place."""
    things = [words("board-hp", hp=figure["hp"], most=figure["max_hp"])]
    if figure["rank"] in ("elite", "boss"):
        things.append(words(f"print-rank-{figure['rank']}"))
    things += [words.name(condition) for condition in figure["conditions"]]
    for bonus in view["bonuses"]:
        if figure["id"] in bonus["on"] and bonus["word"] in ("shield", "retaliate"):
            things.append(words(f"print-{bonus['word']}", value=str(bonus["value"])))
    q, r = figure["at"]
    turn = "▸" if view["turn"] == figure["id"] else " "
    where = [] if brief else [f"{q},{r}"]
    return [f"{turn}{sign(figure, called):<4} {' · '.join([words.name('@' + figure['id']), *things, *where])}"]


def size(zone: Any) -> int:
    return int(zone["size"]) if isinstance(zone, dict) else len(zone)


def mat_lines(mat: dict[str, Any], words: Words) -> list[str]:
    """What lies on a player's mat."""
    line = words(
        "board-mat",
        who=mat["seat"],
        level=mat["level"],
        xp=mat["xp"],
        money=mat["money"],
        hand=size(mat["hand"]),
        discarded=len(mat["discarded"]),
        lost=len(mat["lost"]),
    )
    found = [line]
    if mat["exhausted"]:
        return [words("board-exhausted", who=mat["seat"])]
    if isinstance(mat["chosen"], list) and mat["chosen"]:
        found.append("    " + words("board-chosen", cards=mat["chosen"]))
    for zone in ("active", "discarded", "lost"):
        if mat[zone]:
            found.append("    " + words(f"board-{zone}", cards=mat[zone]))
    worn = []
    for item in mat["items"]:
        state = "consumed" if item in mat["consumed"] else "spent" if item in mat["spent"] else "ready"
        worn.append(words(f"board-item-{state}", item=item))
    if worn:
        found.append("    " + words("board-items", items=", ".join(worn)))
    return found


def attack(view: View, words: Words) -> list[str]:
    """The attack under way."""
    now = view["attacking"]
    if now is None:
        return []
    return [words("board-attack", figure=f"@{now['attacker']}", target=f"@{now['target']}", value=now["value"])]


def goals(mat: dict[str, Any], words: Words, content: Content) -> list[str]:
    """The battle goals one chooses from, with what they ask."""
    if not isinstance(mat["goals"], list) or len(mat["goals"]) < 2:
        return []
    texts = ((content.battle_goals[id].name, content.battle_goals[id].text) for id in mat["goals"])
    return [f"{name[words.lang]}: {text[words.lang] if text is not None else ''}" for name, text in texts]


def hand(mat: dict[str, Any], words: Words, content: Content) -> list[str]:
    """One's own cards, with what they say, and the battle goal."""
    if not isinstance(mat["hand"], list):
        return []
    printer = Printer(words, content)
    shown = [words("board-hand")]
    shown += ["    " + printer.said(content.cards[card]) for card in mat["hand"]]
    if isinstance(mat["goals"], list) and len(mat["goals"]) == 1:
        goal = content.battle_goals[mat["goals"][0]]
        text = goal.text[words.lang] if goal.text is not None else ""
        shown.append(words("board-battle-goal", goal=goal.id, text=text))
    return shown
