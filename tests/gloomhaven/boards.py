"""Positions drawn as text.

Each row of the drawing is a row of hexes; neighbours in a row are two columns apart and every other row is shifted by
one column, so that a hex touches the two above and the two below it:

    M . A       .  floor            M  the acting monster      A B C..  characters, A first in initiative, then B, ..
     . # .      #  wall hex         m  its friends             a b c..  their summons
    . 1 2       +  closed door      X  an invisible character  1 2 3..  floor with a name
                |  wall between two neighbours of a row
                o obstacle   ^ trap   ! hazard   ~ difficult   $ money token
"""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import dedent

from taverna.games.gloomhaven.monsters import Attack, Card, Enemy, Monster, Option, Position, monster_turn
from taverna.hexgrid import Hex, HexMap, Mover, Outside, Terrain, hexmap


class Board:
    """A drawn position. Hexes are named by their letter or figure in the drawing."""

    def __init__(
        self,
        text: str,
        outside: Outside = "open",
        edges: Iterable[str] = (),
        initiative: dict[str, int] | None = None,
        **terrain: str,
    ) -> None:
        """`edges` are walls between two named hexes ("12"); `terrain` puts obstacles=, traps=, .. on named hexes."""
        self.named: dict[str, Hex] = {}
        self.drawn: dict[str, set[Hex]] = {}
        rows = dedent(text).strip("\n").splitlines()
        bars = []
        for y, row in enumerate(rows):
            for x, symbol in enumerate(row):
                at = ((x - y) // 2, y)
                if symbol == "|":
                    bars.append((((x - 1 - y) // 2, y), ((x + 1 - y) // 2, y)))
                elif symbol != " ":
                    self.drawn.setdefault(symbol, set()).add(at)
                    if symbol.isalnum() and symbol not in "mo":
                        assert symbol not in self.named, f"two hexes are named {symbol}"
                        self.named[symbol] = at
        every = {at for hexes in self.drawn.values() for at in hexes}
        self.map: HexMap = hexmap(
            every - self.hexes("#"),
            walls=self.hexes("#"),
            doors=self.hexes("+"),
            wall_edges=[*bars, *((self.named[a], self.named[b]) for a, b in edges)],
            outside=outside,
        )
        self.terrain = Terrain(
            self.hexes("o") | self.at(terrain.get("obstacles", "")),
            self.hexes("^") | self.at(terrain.get("traps", "")),
            self.hexes("!") | self.at(terrain.get("hazards", "")),
            self.hexes("~") | self.at(terrain.get("difficult", "")),
        )
        self.initiative = initiative or {}

    def hexes(self, symbol: str) -> frozenset[Hex]:
        return frozenset(self.drawn.get(symbol, ()))

    def at(self, names: str) -> frozenset[Hex]:
        return frozenset(self.named[name] for name in names)

    def __getitem__(self, name: str) -> Hex:
        return self.named[name]

    def names(self, hexes: Iterable[Hex]) -> str:
        """The named ones among the hexes, in the order of their names."""
        known = {at: name for name, at in self.named.items()}
        return "".join(sorted(known[at] for at in hexes if at in known))

    def enemies(self) -> tuple[Enemy, ...]:
        found = []
        for name in sorted(self.named):
            if name in "ABCDEFGH":
                found.append(Enemy(self[name], self._initiative(name)))
            elif name in "abcdefgh":
                owner = name.upper()
                found.append(Enemy(self[name], self._initiative(owner), self.named.get(owner)))
        return tuple(found)

    def _initiative(self, name: str) -> int:
        return self.initiative.get(name, 10 * (1 + "ABCDEFGH".index(name)))

    def position(self, flying: bool = False, conditions: str = "") -> Position:
        return Position(
            self.map,
            Monster(self["M"], flying, frozenset(conditions.split())),  # type: ignore[arg-type]
            self.enemies(),
            self.hexes("X"),
            self.hexes("m"),
            self.terrain,
        )

    def options(
        self,
        move: int | None = 3,
        range: int = 0,
        targets: int = 1,
        area: Iterable[Hex] = (),
        area_from_self: bool = True,
        attack: bool = True,
        jump: bool = False,
        flying: bool = False,
        conditions: str = "",
    ) -> list[Option]:
        strike = Attack(range, targets, tuple(area), area_from_self) if attack else None
        return monster_turn(self.position(flying, conditions), Card(move, jump, strike))

    def turn(self, **card: object) -> set[str]:
        """Every allowed outcome as "where it stops" + "whom it attacks": "1 AB", "M -"."""
        options = self.options(**card)  # type: ignore[arg-type]
        return {f"{self.names([one.move]) or one.move} {self.names(one.attacks) or '-'}" for one in options}

    def focus(self, **card: object) -> str:
        """All it may focus on."""
        options = self.options(**card)  # type: ignore[arg-type]
        return self.names({one.focus for one in options if one.focus})

    def sees(self, name: str) -> str:
        """The named hexes that a hex sees."""
        return self.names(self.map.visible(self[name]))

    def mover(self, name: str, manner: str = "walk") -> Mover:
        """The figure of that name (or a monster, where none stands) among its friends and foes."""
        heroes = frozenset(at for n, at in self.named.items() if n.isalpha() and n != "M")
        monsters = self.hexes("m") | self.hexes("M")
        friends, foes = (heroes, monsters) if self[name] in heroes else (monsters, heroes)
        opens = name.isupper() and name != "M"
        return Mover(self.map, self.terrain, manner, friends - {self[name]}, foes, opens)  # type: ignore[arg-type]

    def costs(self, name: str, points: int, manner: str = "walk") -> dict[str, int]:
        """The named hexes where the figure may end with so many points, and what it pays."""
        mover = self.mover(name, manner)
        ways = mover.reach(self[name], points)
        return {self.names([a]): way.cost for a, way in ways.items() if mover.may_end(a) and self.names([a])}


def board(text: str, **more: object) -> Board:
    return Board(text, **more)  # type: ignore[arg-type]
