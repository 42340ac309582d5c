"""The table as lines of text, for terminals: the map, who stands where, elements, the order, mats and hands."""

from __future__ import annotations

from typing import Any

import msgspec

from taverna.core.ground import table_of
from taverna.core.words import Words
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


def lines(view: View, seat: int | None, words: Words, content: Content) -> list[str]:
    """Everything a seat sees, in the order a player looks for it."""
    if view.get("campaign") and view["phase"] in ledger.STAGES:
        return ledger.lines(view, seat, words, content)
    seen = msgspec.convert(view, Seen)
    return [
        *headline(view, words, content, seen),
        "",
        *drawn(view, content.map(seen), words),
        "",
        elements(view, words),
        *order(view, words, content),
        *types(view, words, content),
        *(line for figure in view["figures"].values() for line in standing(view, figure, words, content)),
        *tiles(view, words),
        *lettered(view, words),
        "",
        *(line for mat in view["characters"] for line in mat_lines(mat, words)),
        *attack(view, words),
        *([] if seat is None else hand(view["characters"][seat], words, content)),
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
def drawn(view: View, map: HexMap, words: Words) -> list[str]:
    """Row by row, each shifted by half a hex; coordinates of the first hex in front."""
    marks = signs(view, map)
    if not marks:
        return []
    left = min(2 * q + r for q, r in marks)
    rows: dict[int, list[Hex]] = {}
    for a in sorted(marks, key=lambda a: (a[1], a[0])):
        rows.setdefault(a[1], []).append(a)
    shown = []
    for r, hexes in sorted(rows.items()):
        line = ""
        for q, _ in hexes:
            column = (2 * q + r - left) * (WIDTH // 2)
            line = line.ljust(column) + marks[q, r]
        shown.append(f"{hexes[0][0]:>3},{r:<3} {line}")
    shown.append(words("board-legend"))
    return shown


def signs(view: View, map: HexMap) -> dict[Hex, str]:
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
            marks[tuple(figure["at"])] = sign(figure)
    return marks


def sign(figure: dict[str, Any]) -> str:
    """Two letters and a number: characters and summons in capitals."""
    letters = "".join(part[0] for part in figure["what"].split("-"))[:2]
    if len(letters) < 2:
        letters = figure["what"][:2]
    if figure["force"] == "party":
        return letters.upper()
    return f"{letters}{figure['number'] or ''}"


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
            shown.append(f"{words.name('@' + who)} {mat['initiative'] if mat is not None else ''}".strip())
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


def standing(view: View, figure: dict[str, Any], words: Words, content: Content) -> list[str]:
    """A figure: its sign, its name, hit points, conditions, place."""
    if figure["at"] is None:
        return []
    things = [words("board-hp", hp=figure["hp"], most=figure["max_hp"])]
    if figure["rank"] in ("elite", "boss"):
        things.append(words(f"print-rank-{figure['rank']}"))
    things += [words.name(condition) for condition in figure["conditions"]]
    for bonus in view["bonuses"]:
        if figure["id"] in bonus["on"] and bonus["word"] in ("shield", "retaliate"):
            things.append(words(f"print-{bonus['word']}", value=str(bonus["value"])))
    q, r = figure["at"]
    turn = "▸" if view["turn"] == figure["id"] else " "
    return [f"{turn}{sign(figure):<4} {words.name('@' + figure['id'])} · {' · '.join(things)} · {q},{r}"]


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


def hand(mat: dict[str, Any], words: Words, content: Content) -> list[str]:
    """One's own cards, with what they say, and the battle goal."""
    if not isinstance(mat["hand"], list):
        return []
    printer = Printer(words, content)
    shown = ["", words("board-hand")]
    shown += ["    " + printer.said(content.cards[card]) for card in mat["hand"]]
    if isinstance(mat["goals"], list) and len(mat["goals"]) == 1:
        goal = content.battle_goals[mat["goals"][0]]
        text = goal.text[words.lang] if goal.text is not None else ""
        shown.append(words("board-battle-goal", goal=goal.id, text=text))
    return shown
