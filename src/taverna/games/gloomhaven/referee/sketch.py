"""A position of the referee that can be painted on: read from any query, as far as it fits, and written as one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from textwrap import dedent
from typing import Any

from taverna.hexgrid import Hex, HexMap, direction, hexmap

from . import WIDEST

TERRAIN = {"obstacles": "obstacle", "traps": "trap", "hazards": "hazard", "difficult": "difficult"}
"""What lies on the floor: the name of the list in a query, and of one of its hexes."""
GROUNDS = {"walls": "wall", "doors": "door"} | TERRAIN
FIGURES = ("character", "summon", "friend", "acting")
ATTACK: dict[str, Any] = {"range": 0, "targets": 1, "area": [], "area_from_self": True}
CARD: dict[str, Any] = {"move": 2, "jump": False, "attack": ATTACK}
MOST_CHARACTERS = 26
CONDITIONS = ("muddle", "immobilize", "disarm", "stun", "strengthen")
"""Those that change what a monster does."""
TOOLS = (
    *("floor", "wall", "edge", "door", "obstacle", "trap", "hazard", "difficult"),
    *("acting", "character", "summon", "friend", "hand", "erase"),
)


@dataclass
class Character:
    at: Hex
    initiative: int = 50
    invisible: bool = False


@dataclass
class Summon:
    at: Hex
    owner: int


@dataclass
class Monster:
    at: Hex
    flying: bool = False
    conditions: list[str] = field(default_factory=list)


@dataclass
class Sketch:
    """A position that can be drawn and painted on. Whatever does not fit in a query is left out of it."""

    ask: str = "monster-turn"
    outside: str = "wall"
    wall_hexes: bool = True
    floor: set[Hex] = field(default_factory=set)
    walls: set[Hex] = field(default_factory=set)
    doors: set[Hex] = field(default_factory=set)
    wall_edges: set[tuple[Hex, Hex]] = field(default_factory=set)
    obstacles: set[Hex] = field(default_factory=set)
    traps: set[Hex] = field(default_factory=set)
    hazards: set[Hex] = field(default_factory=set)
    difficult: set[Hex] = field(default_factory=set)
    characters: list[Character] = field(default_factory=list)
    summons: list[Summon] = field(default_factory=list)
    monsters: list[Hex] = field(default_factory=list)
    monster: Monster | None = None
    card: dict[str, Any] = field(default_factory=lambda: CARD | {"attack": dict(ATTACK)})
    origin: Hex | None = None
    move: int = 2
    jump: bool = False
    flying: bool = False

    @classmethod
    def of(cls, query: object) -> Sketch:
        q: dict[str, Any] = query if isinstance(query, dict) else {}
        s = cls()
        s.ask = q["ask"] if q.get("ask") in ("sight", "reach") else "monster-turn"
        s.outside = "open" if q.get("outside") == "open" else "wall"
        s.wall_hexes = q.get("wall_hexes") is not False
        for name in ("floor", "walls", "doors", *TERRAIN):
            setattr(s, name, set(_hexes(q.get(name))))
        pairs = [two for one in _list(q.get("wall_edges")) if len(two := _hexes(one)) == 2]
        s.wall_edges = {pair(a, b) for a, b in pairs if direction(a, b) is not None}
        for one in _list(q.get("characters")):
            if isinstance(one, dict) and (at := as_hex(one.get("at"))):
                s.characters.append(
                    Character(at, whole(one.get("initiative"), 50, 0, 99), one.get("invisible") is True)
                )
        for one in _list(q.get("summons")):
            if isinstance(one, dict) and (at := as_hex(one.get("at"))):
                s.summons.append(Summon(at, whole(one.get("owner"), 0, 0, 999)))
        s.monsters = _hexes(q.get("monsters"))
        acting = q.get("monster")
        if isinstance(acting, dict) and (at := as_hex(acting.get("at"))):
            known = [str(c) for c in _list(acting.get("conditions"))]
            s.monster = Monster(at, acting.get("flying") is True, known)
        s._read_card(q.get("card"))
        s.origin = as_hex(q.get("from"))
        s.move, s.jump, s.flying = whole(q.get("move"), 2, 0, 99), q.get("jump") is True, q.get("flying") is True
        s._keep_near()
        return s

    def _read_card(self, given: object) -> None:
        if not isinstance(given, dict):
            return
        attack = given.get("attack")
        self.card = {
            "move": None if given.get("move") is None else whole(given["move"], 2, 0, 99),
            "jump": given.get("jump") is True,
            "attack": None,
        }
        if isinstance(attack, dict):
            self.card["attack"] = {
                "range": whole(attack.get("range"), 0, 0, 100),
                "targets": whole(attack.get("targets"), 1, 1, 99),
                "area": [list(a) for a in dict.fromkeys(_hexes(attack.get("area")))],
                "area_from_self": attack.get("area_from_self") is not False,
            }

    def _keep_near(self) -> None:
        """A hex typed by mistake must not blow the drawing up."""
        q, r = min(self.floor, default=(0, 0))
        near = {a for a in self.known | self.standing.keys() if abs(a[0] - q) <= WIDEST and abs(a[1] - r) <= WIDEST}
        for name in ("floor", "walls", "doors", *TERRAIN):
            setattr(self, name, getattr(self, name) & near)
        self.wall_edges = {(a, b) for a, b in self.wall_edges if a in near or b in near}
        self.characters = [one for one in self.characters if one.at in near][:MOST_CHARACTERS]
        self.summons = [one for one in self.summons if one.at in near]
        self.monsters = [at for at in self.monsters if at in near]
        if self.monster and self.monster.at not in near:
            self.monster = None

    def query(self) -> dict[str, Any]:
        """The position as a query in the fixed format; what is as usual goes without saying."""
        found: dict[str, Any] = {"ask": self.ask, "floor": _plain(self.floor)}
        if self.outside != "wall":
            found["outside"] = self.outside
        if self.ask == "monster-turn" and not self.wall_hexes:
            found["wall_hexes"] = False
        for name in ("walls", "doors", *TERRAIN):
            if hexes := getattr(self, name):
                found[name] = _plain(hexes)
        if self.wall_edges:
            found["wall_edges"] = [_plain(pair) for pair in sorted(self.wall_edges)]
        if self.characters:
            found["characters"] = [
                {"at": list(one.at), "initiative": one.initiative} | ({"invisible": True} if one.invisible else {})
                for one in self.characters
            ]
        if self.summons:
            found["summons"] = [{"at": list(one.at), "owner": one.owner} for one in self.summons]
        if self.monsters:
            found["monsters"] = _plain(self.monsters)
        if self.monster:
            more = {"flying": True} if self.monster.flying else {}
            given = {"conditions": self.monster.conditions} if self.monster.conditions else {}
            found["monster"] = {"at": list(self.monster.at)} | more | given
        attack = self.card["attack"]
        short = attack and {name: value for name, value in attack.items() if value != ATTACK[name]}
        found["card"] = {"move": self.card["move"]} | ({"jump": True} if self.card["jump"] else {}) | {"attack": short}
        if self.ask != "monster-turn":
            found["from"] = list(self.origin) if self.origin else None
        if self.ask == "reach":
            found |= {"move": self.move, "jump": self.jump, "flying": self.flying}
        return found

    @property
    def known(self) -> set[Hex]:
        return self.floor | self.walls | self.doors

    @property
    def standing(self) -> dict[Hex, str]:
        """Who stands where: `character0`, `summon0`, `friend0`, `acting`; of two in one hex, the first."""
        every = [(one.at, f"character{n}") for n, one in enumerate(self.characters)]
        every += [(one.at, f"summon{n}") for n, one in enumerate(self.summons)]
        every += [(at, f"friend{n}") for n, at in enumerate(self.monsters)]
        every += [(self.monster.at, "acting")] if self.monster else []
        return dict(reversed(every))

    def ground(self, a: Hex) -> str:
        """What a hex is: void, wall, door, or what lies on its floor."""
        if a in self.walls:
            return "wall"
        if a in self.doors:
            return "door"
        if a not in self.floor:
            return "void"
        return next((one for name, one in TERRAIN.items() if a in getattr(self, name)), "floor")

    def map(self) -> HexMap:
        outside: Any = self.outside
        return hexmap(self.floor, walls=self.walls, wall_edges=self.wall_edges, doors=self.doors, outside=outside)

    # -- painting ----------------------------------------------------------------------------------------------------
    def paint(self, tool: str, a: Hex, erase: bool = False) -> None:
        """Put something on a hex, or take it away; what cannot be there together with it goes.

        `floor` makes a hex bare floor, and erased it is beyond the board. Whatever is put on a hex that is beyond the
        board makes it part of it.
        """
        if tool == "floor":
            self._clear(a)
            self._lift(a)
            (self.floor.discard if erase else self.floor.add)(a)
            self.wall_edges = {(b, c) for b, c in self.wall_edges if b in self.floor or c in self.floor}
        elif tool in FIGURES:
            self._lift(a)
            if not erase:
                self.walls.discard(a)
                self.doors.discard(a)
                self.floor.add(a)
                self._stand(tool, a)
        else:
            self._clear(a)
            if not erase:
                if tool in ("wall", "door"):
                    self._lift(a)
                if tool != "wall":
                    self.floor.add(a)
                next(getattr(self, name) for name, one in GROUNDS.items() if one == tool).add(a)

    def paint_edge(self, a: Hex, b: Hex, erase: bool = False) -> None:
        if direction(a, b) is not None:
            (self.wall_edges.discard if erase else self.wall_edges.add)(pair(a, b))

    def carry(self, a: Hex, b: Hex) -> None:
        """Move whoever stands on `a` to `b`, if that is free ground."""
        who = self.standing.get(a)
        if who is None or b in self.standing or b not in self.floor - self.walls - self.doors:
            return
        kind = who.rstrip("0123456789")
        number = int(who.removeprefix(kind) or 0)
        if kind == "friend":
            self.monsters[number] = b
        elif kind == "acting" and self.monster:
            self.monster.at = b
        else:
            (self.characters if kind == "character" else self.summons)[number].at = b
        if self.origin == a:
            self.origin = b

    def look(self, a: Hex) -> None:
        """Ask about another hex."""
        if a in self.floor - self.walls - self.doors:
            self.origin = a

    def turn_to(self, ask: str) -> None:
        """Ask something else of the same position."""
        if ask != "monster-turn" and self.ask == "monster-turn":
            self.move, self.jump = self.card["move"] or 0, self.card["jump"]
            self.flying = bool(self.monster and self.monster.flying)
        self.ask = ask
        if self.origin is None or self.origin not in self.floor - self.walls - self.doors:
            places = [*self.standing, *sorted(self.floor - self.walls - self.doors)]
            self.origin = self.monster.at if self.monster else next(iter(places), None)

    def use(self, tool: str, a: Hex, b: Hex | None = None, erase: bool = False) -> None:
        """One stroke of a tool on a hex; of `edge` between two, of `hand` from one to another."""
        if tool == "edge":
            if b is not None:
                self.paint_edge(a, b, erase)
        elif tool == "hand":
            if b is not None and b != a:
                self.carry(a, b)
            else:
                self.look(a)
        elif tool == "erase":
            under = "floor" if self.ground(a) in ("floor", "wall", "void") else self.ground(a)
            self.paint("acting" if a in self.standing else under, a, erase=True)
            self.walls.discard(a)
        else:
            self.paint(tool, a, erase)

    def toggle_area(self, a: Hex) -> None:
        """Put a hex into the attack's area or take it out."""
        attack = self.card["attack"]
        if attack is None:
            return
        if not attack["area"]:
            attack["area_from_self"] = attack["range"] == 0
        if list(a) in attack["area"]:
            attack["area"].remove(list(a))
        elif a != (0, 0) or not attack["area_from_self"]:
            attack["area"].append(list(a))

    def fill_in(self, form: dict[str, str]) -> None:
        """Take what a form says; a box that is not ticked is not in it."""
        self.outside = "open" if form.get("outside") == "open" else "wall"
        if "wall-hexes" in form:
            self.wall_hexes = form["wall-hexes"] != "no"
        for n, one in enumerate(self.characters):
            one.initiative = _number(form.get(f"initiative{n}"), one.initiative, 0, 99)
            one.invisible = f"invisible{n}" in form
        for n, summon in enumerate(self.summons):
            summon.owner = _number(form.get(f"owner{n}"), summon.owner, 0, max(0, len(self.characters) - 1))
        if self.ask == "reach":
            self.move = _number(form.get("move"), self.move, 0, 99)
            self.jump, self.flying = "jump" in form, "flying" in form
        elif self.ask == "monster-turn":
            self._fill_in_card(form)
            if self.monster:
                others = [c for c in self.monster.conditions if c.replace("ise", "ize") not in CONDITIONS]
                self.monster.conditions = [c for c in CONDITIONS if c in form] + others
                self.monster.flying = "flying" in form
        if form.get("ask") in ("monster-turn", "sight", "reach") and form["ask"] != self.ask:
            self.turn_to(form["ask"])

    def _fill_in_card(self, form: dict[str, str]) -> None:
        card, kind = self.card, form.get("attack")
        card["move"] = None if not form.get("move") else _number(form["move"], card["move"] or 0, 0, 99)
        card["jump"] = "jump" in form
        if kind == "none":
            card["attack"] = None
            return
        was = self.attack_kind
        attack = card["attack"] = card["attack"] or ATTACK | {"area": []}
        attack["targets"] = _number(form.get("targets"), attack["targets"], 1, 99)
        if kind == "ranged":
            attack["range"] = _number(form.get("range"), attack["range"] or 3, 1, 100)
        elif was != kind:
            attack["range"] = 0
        if was != kind:
            attack["area_from_self"] = kind != "ranged" or not attack["area"]
            if attack["area_from_self"]:
                attack["area"] = [a for a in attack["area"] if a != [0, 0]]

    @property
    def attack_kind(self) -> str:
        attack = self.card["attack"]
        if attack is None:
            return "none"
        return "melee" if not attack["range"] or (attack["area"] and attack["area_from_self"]) else "ranged"

    def _clear(self, a: Hex) -> None:
        for name in GROUNDS:
            getattr(self, name).discard(a)

    def _lift(self, a: Hex) -> None:
        """Take away who stands there; a character's summons go with it."""
        gone = [n for n, one in enumerate(self.characters) if one.at == a]
        self.summons = [one for one in self.summons if one.at != a and one.owner not in gone]
        for summon in self.summons:
            summon.owner -= sum(n < summon.owner for n in gone)
        self.characters = [one for one in self.characters if one.at != a]
        self.monsters = [at for at in self.monsters if at != a]
        if self.monster and self.monster.at == a:
            self.monster = None

    def _stand(self, tool: str, a: Hex) -> None:
        if tool == "character" and len(self.characters) < MOST_CHARACTERS:
            used = {one.initiative for one in self.characters}
            self.characters.append(Character(a, next((n for n in range(10, 100, 10) if n not in used), 99)))
        elif tool == "summon" and self.characters:
            self.summons.append(Summon(a, len(self.characters) - 1))
        elif tool == "friend":
            self.monsters.append(a)
        elif tool == "acting":
            if self.monster:
                self.monster.at = a
            else:
                self.monster = Monster(a)


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def as_hex(value: object) -> Hex | None:
    match value:
        case [int(q), int(r)] if type(q) is int and type(r) is int:
            return q, r
    return None


def _hexes(value: object) -> list[Hex]:
    return [a for a in map(as_hex, _list(value)) if a is not None]


def whole(value: object, otherwise: int, least: int, most: int) -> int:
    return max(least, min(most, value)) if type(value) is int else otherwise


def _number(text: str | None, otherwise: int, least: int, most: int) -> int:
    try:
        return whole(int((text or "")[:6]), otherwise, least, most)
    except ValueError:
        return otherwise


def pair(a: Hex, b: Hex) -> tuple[Hex, Hex]:
    return (a, b) if a <= b else (b, a)


def _plain(hexes: Iterable[Hex]) -> list[list[int]]:
    return [list(a) for a in sorted(hexes)]


def drawn(text: str, move: int, **attack: Any) -> Sketch:
    """A position drawn as text: `.` floor, `o` obstacle, `^` trap, `#` wall, `M` the monster, `m` friends, `A` `B` `C`
    characters in order of initiative. Neighbours in a row are two columns apart, every other row is shifted by one."""
    s = Sketch(outside="open", card=CARD | {"move": move, "attack": ATTACK | {"area": []} | attack})
    names = {".": "floor", "o": "obstacle", "^": "trap", "#": "wall", "M": "acting", "m": "friend"}
    places = {
        (n, y): symbol for y, row in enumerate(dedent(text).strip("\n").splitlines()) for n, symbol in enumerate(row)
    }
    for (x, y), symbol in sorted(places.items(), key=lambda one: one[1]):
        if symbol != " ":
            s.paint(names.get(symbol, "character"), ((x - y) // 2, y))
    return s


PRESETS = {
    "targets": drawn(
        """
         . B .
        . . . C
       M . A .
    """,
        3,
        targets=2,
    ),
    "steps": drawn(
        """
          . .
         . o .
          A o M . . B
    """,
        3,
    ),
    "archer": drawn(
        """
        . M ^ . . A
           m .
    """,
        2,
        range=3,
    ),
    "room": drawn(
        """
        . . . . . .
         . . . . .
        . . . . . .
         . . . . .
        . . . . . .
    """,
        2,
    ),
}
"""Positions to begin with: examples 16, 15 and 18 of the rulebook's monster rules, and an empty room."""
PRESETS["room"].outside = "wall"
