"""What the goal asks for: whom to bring down, whom to look after, where to stand, what to take, whether to go on.

Nothing here knows a scenario. The goal in force is a test; whatever of it does not hold yet is read word by word, and
where a word waits for a piece of the scenario's rules (a door that a plate opens, someone who comes when another
falls), what sets that piece off is asked for in its place.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, NamedTuple

from taverna.hexgrid import Hex

from ..records import scenarios as s
from ..rules import always, facts, land, loot, pieces
from ..state import Table, hero_id, unkey
from . import perils

BOSS = 12.0
"""Hit points of a boss for each character, more or less."""


class Atom(NamedTuple):
    """A word of a test with the names it speaks of; it counts only where its `guard` does not come to 0."""

    word: str
    names: tuple[str, ...]
    guard: str


class Clause(NamedTuple):
    """A part of a test that must hold together with the others."""

    test: str
    atoms: tuple[Atom, ...]


@lru_cache(maxsize=500)
def clauses(test: str) -> tuple[Clause, ...]:
    """A test taken apart."""
    tree = ast.parse(test.strip(), mode="eval").body
    parts = tree.values if isinstance(tree, ast.BoolOp) and isinstance(tree.op, ast.And) else [tree]
    return tuple(Clause(ast.unparse(part), tuple(atoms(part, ""))) for part in parts)


def atoms(node: ast.AST, guard: str) -> Iterator[Atom]:
    """The words of a part of a test; what is only forbidden asks for nothing."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult) and not any(atoms(node.left, "")):
        yield from atoms(node.right, ast.unparse(node.left))
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id not in ("max", "min", "up"):
        yield Atom(node.func.id, tuple(str(one.value) for one in node.args if isinstance(one, ast.Constant)), guard)
    elif isinstance(node, ast.Name) and node.id not in ("C", "P", "L", "N", "H", "characters", "max", "min", "up"):
        yield Atom(node.id, (), guard)
    else:
        for child in ast.iter_child_nodes(node):
            yield from atoms(child, guard)


class Slot(NamedTuple):
    """Somewhere to be: on the hex itself (`stand`, `take`), near enough for a Loot ability (`loot`), or next to it
    with an action to give up (`beside`). `who`: a figure, if it cannot be another. `opens`: a door opens. `early`: it
    is taken although others are still to be found."""

    at: Hex
    how: Literal["stand", "take", "loot", "beside"]
    who: str = ""
    opens: bool = False
    early: bool = False


class Quest:
    """What is to be done now."""

    def __init__(self, g: Table) -> None:
        self.g = g
        self.quarry: set[str] = set()  # types and names that must fall
        self.all_foes = False  # or all of them
        self.wards: set[str] = set()  # types and names that must not
        self.slots: list[Slot] = []
        self.exits: list[Hex] = []  # places to be taken when all else is done
        self.explore = False  # doors have to be opened
        self.until = 0  # the round to live to see
        self.deadline = perils.of(g).deadline  # the last round, if there is one
        self.posts = perils.posts(g)  # rooms that one of us must be in
        self._seen: set[str] = set()
        scenario = g.content.scenario(g)
        self.rules: tuple[s.Piece, ...] = scenario.pieces
        self._read(pieces.goal(g).test)
        for lost in scenario.lose:
            for clause in clauses(lost.test) if lost.test else ():
                self.wards |= {name for atom in clause.atoms if atom.word == "killed" for name in atom.names}
        self.quarry -= self.wards
        self._settle()
        self.dash = any(slot.early for slot in self.slots)
        """Whether it is enough that one more of us gets somewhere."""
        self.hurry = self.explore and not self.posts and (bool(self.deadline) or self.dash or perils.endless(g))
        """Whether there is no time to fight all who come."""
        self.last = self._last()
        """Whether what is to be taken is all that is left to do."""
        self.frail = bool(self.deadline) and perils.frail(g)  # nobody may be exhausted, and all will be in haste
        self.bailers = perils.bailers(g)
        self.spared = self._spared()  # types whose death would only shield one who must fall

    def _read(self, goal: str) -> None:
        if goal:
            self._test(goal)
        else:
            for piece in self.rules:
                if any(isinstance(do, s.Win | s.SetGoal) for do in piece.do):
                    self._piece(piece)

    def _settle(self) -> None:
        """First things first: places are taken when all else is done, and closed doors may have their own way."""
        g = self.g
        fetching = any(slot.how != "stand" for slot in self.slots)
        if self.explore or fetching or self.quarry:
            self.exits = [slot.at for slot in self.slots if slot.how == "stand"]
            self.slots = [slot for slot in self.slots if slot.how != "stand" or slot.early]
        if not (self.slots or self.until or self.quarry or self.all_foes) or not self._anyone(""):
            self.explore = self.explore or not (self.slots or self.until)
        if self.explore and not doors_on(g):
            before = len(self.slots)
            for piece in self.rules:
                if any(self._opens(do) for do in piece.do):
                    self._piece(piece)
            known = [slot[:3] for slot in self.slots[:before]]
            more = [slot._replace(opens=True) for slot in self.slots[before:] if slot[:3] not in known]
            self.slots[before:] = more
            for figure in g.figures.values():
                if figure.kind == "objective" and (one := land.objective(g, figure.what)) is not None and one.opens:
                    self.quarry.add(figure.what)

    def _last(self) -> bool:
        fetched = [slot for slot in self.slots if slot.how in ("take", "loot") and not slot.opens]
        if len(fetched) != 1 or len(self.slots) != 1 or self.explore or self.quarry or self.all_foes or self.until:
            return False
        return sum(not facts.holds(self.g, clause.test) for clause in clauses(pieces.goal(self.g).test or "1")) == 1

    def _opens(self, do: s.Doing) -> bool:
        """Whether an effect would open what is still closed."""
        g = self.g
        if isinstance(do, s.RevealRoom):
            return do.room not in g.rooms
        ids = g.content.board(g).door_ids
        return isinstance(do, s.Open | s.Unlock) and any(ids.get(door) not in g.opened for door in do.doors)

    def _anyone(self, name: str) -> bool:
        """Whether a foe is on the map: any, or one of a type or name."""
        return any(
            f.at is not None and f.force != "party" and (not name or facts.known_as(f, name))
            for f in self.g.figures.values()
        )

    # -- tests -------------------------------------------------------------------------------------------------------
    def _test(self, test: str, cause: str = "") -> None:
        """What of a test is still to be done."""
        for clause in clauses(test):
            if facts.holds(self.g, clause.test, cause):
                continue
            for atom in clause.atoms:
                if not atom.guard or facts.amount(self.g, atom.guard):
                    self._atom(atom, clause.test, cause)

    def _atom(self, atom: Atom, test: str, cause: str) -> None:
        word, name = atom.word, atom.names[0] if atom.names else ""
        if word in ("killed", "alive"):
            self._hunt(name)
        elif word in ("enemies", "kills"):
            self.all_foes = True
        elif word in ("left", "looted"):
            self._take(name)
        elif word in ("on", "here", "by"):
            few = re.fullmatch(r"on\('\w+'\) == (\d+)", test)
            heroes = sum(not mat.exhausted for mat in self.g.characters)
            spare = few is not None and heroes + bool(facts.on_spot(self.g, name)) > int(few[1])
            self._go(name, "beside" if word == "by" else "stand", cause, early=spare)
        elif word == "hexes":
            for piece in self.rules:
                if piece.when == "deed" and piece.of == name:
                    self._piece(piece)
        elif word == "left_map":
            for piece in self.rules:
                for do in piece.do:
                    if isinstance(do, s.Leave):
                        self._go(do.at, "stand", cause)
        elif word == "count":
            for piece in self.rules:
                if any(isinstance(do, s.Count) and do.name == name and not do.own for do in piece.do):
                    self._piece(piece)
        elif word == "round":
            found = re.search(r"round >= (\d+)", test)
            self.until = int(found[1]) if found else self.until
        elif word == "within":
            self.posts.add(name)
        elif word == "beside":
            self.wards.add(name)
            self.explore = True
        elif word in ("rooms_left", "doors_left", "rooms", "revealed", "opened"):
            self.explore = True

    def _hunt(self, name: str) -> None:
        self.quarry.add(name)
        if not self._anyone(name):
            self.explore = True
            for piece in self.rules:
                if any(isinstance(do, s.Muster) or (isinstance(do, s.Spawn) and name == do.monster) for do in piece.do):
                    self._piece(piece)
        for piece in self.rules:
            if piece.when in ("turn-end", "deed") and any(
                isinstance(do, s.Hurt) and name in (do.whom.type, do.whom.name) for do in piece.do
            ):
                self._piece(piece)
        self._sustained(name)
        if any(
            facts.known_as(f, name) and always.inert(self.g, f) for f in self.g.figures.values() if f.at is not None
        ):
            for one in self.g.content.scenario(self.g).always:
                if one.inert and one.test:
                    self._wake(one.test)

    def _sustained(self, name: str) -> None:
        """What heals one who must fall, as long as it stands."""
        for piece in self.rules:
            if piece.test and any(isinstance(do, s.HealAll) and do.whom.type == name for do in piece.do):
                words = [atom for clause in clauses(piece.test) for atom in clause.atoms if atom.word == "alive"]
                self.quarry |= {other for atom in words for other in atom.names if self._anyone(other)}

    def _spared(self) -> set[str]:
        """Those of whom the shield of one who must fall depends: the fewer they are, the stronger it is."""
        found = set()
        for piece in self.rules:
            for do in piece.do:
                if not (isinstance(do, s.Strengthen) and isinstance(do.shield, str) and do.whom.type in self.quarry):
                    continue
                for name in re.findall(r"alive\('([\w-]+)'\)", do.shield):
                    alive = facts.amount(self.g, f"alive('{name}')")
                    fewer = do.shield.replace(f"alive('{name}')", str(alive - 1))
                    if alive and facts.amount(self.g, fewer) > facts.amount(self.g, do.shield):
                        found.add(name)
        return found - self.quarry if self._anyone_of(self.quarry) else set()

    def _anyone_of(self, names: set[str]) -> bool:
        return any(self._anyone(name) for name in names)

    def _wake(self, asleep: str) -> None:
        """What ends the sleep of those who cannot be harmed in it: a number that something must count first."""
        for clause in clauses(asleep):
            for atom in clause.atoms:
                if atom.word == "count":
                    self._atom(atom, clause.test, "")

    def _take(self, holds: str, test: str = "") -> None:
        """A treasure; by those alone for whom a test holds, if there is one that speaks of them."""
        g = self.g
        there = [unkey(spot) for spot, held in g.treasures.items() if held == holds]
        heroes = [mat.id for mat in g.characters if not mat.exhausted] if "own(" in test else [""]
        self.slots += [
            Slot(a, "loot" if loot.by_ability(g, a) else "take", who)
            for a in there
            for who in heroes
            if not who or facts.holds(g, test, who)
        ]
        if len(there) < facts.treasures_left(g, holds):
            self.explore = True

    def _go(self, letter: str, how: Literal["stand", "beside"], who: str, early: bool = False) -> None:
        """To places of a letter; all are seen before any is taken, if there are too few for us so far (but `early`,
        where not all of us are wanted there: some wait, the others go on)."""
        g = self.g
        there = g.spots.get(letter, [])
        self.slots += [Slot(a, how, who, early=early) for a in there]
        hidden = any(letter in room.spots for room in g.content.scenario(g).rooms if room.id not in g.rooms)
        heroes = sum(not mat.exhausted for mat in g.characters)
        if not there or (hidden and how == "stand" and len(there) < heroes):
            self.explore = True

    # -- pieces of the scenario's rules ------------------------------------------------------------------------------
    def _piece(self, piece: s.Piece) -> None:
        """What sets a piece off."""
        if piece.id in self._seen:
            return
        self._seen.add(piece.id)
        if piece.when == "called":
            for other in self.rules:
                if any(isinstance(do, s.Call) and do.id == piece.id for do in other.do):
                    self._piece(other)
        elif piece.when == "killed" and piece.test and not piece.of:
            self._test(piece.test)
        elif piece.when == "killed":
            self._hunt(piece.of)
        elif piece.when == "looted":
            self._take(piece.of, piece.test)
        elif piece.when == "deed":
            if not piece.test or facts.holds(self.g, piece.test):
                self._go(piece.of, "beside", "")
        elif piece.when in ("door", "room"):
            self.explore = True
        elif piece.when == "turn-end" and piece.of not in ("", "character"):
            self.wards.add(piece.of)
            there = any(facts.known_as(f, piece.of) and f.at is not None for f in self.g.figures.values())
            self.explore = self.explore or "beside" in piece.test or not there
        elif piece.test:
            self._carried(piece) if "own(" in piece.test else self._borne(piece)

    def _borne(self, piece: s.Piece) -> None:
        """Whoever has an item that a test speaks of, or anybody where it speaks of none."""
        items = [c.test for c in clauses(piece.test) if any(atom.word == "carries" for atom in c.atoms)]
        heroes = [mat.id for mat in self.g.characters if not mat.exhausted] if items else [""]
        for id in heroes:
            if all(facts.holds(self.g, test, id) for test in items):
                self._test(piece.test, id)

    def _carried(self, piece: s.Piece) -> None:
        """What must be brought somewhere: whoever has it goes, else it is fetched."""
        g = self.g
        names = {
            name for clause in clauses(piece.test) for atom in clause.atoms if atom.word == "own" for name in atom.names
        }
        heroes = [hero_id(mat.seat) for mat in g.characters if not mat.exhausted]
        carriers = [id for id in heroes if all(g.counts.get(f"{name} {id}", 0) > 0 for name in names)]
        for id in carriers:
            self._test(piece.test, id)
        if not carriers:
            for other in self.rules:
                if any(isinstance(do, s.Count) and do.own and do.name in names for do in other.do):
                    self._piece(other)

    # -- what must not be given up -----------------------------------------------------------------------------------
    def held(self, id: str) -> bool:
        """Whether a door would close behind one who left its place."""
        g = self.g
        figure = g.figures[id]
        at = figure.at
        if at is None or not any(at in spots for spots in g.spots.values()):
            return False
        closing = [p for p in self.rules if p.test and any(isinstance(do, s.Close) for do in p.do)]
        figure.at = None
        found = any(facts.holds(g, piece.test, id) for piece in closing)
        figure.at = at
        return found


def behind_doors(g: Table) -> tuple[int, float]:
    """Of the rooms that nobody has seen, how many there are and the hit points of the monsters in them: the page of the
    Scenario Book shows both."""
    scenario, nth = g.content.scenario(g), max(0, len(g.characters) - 2)
    rooms, life = 0, 0.0
    for room in scenario.rooms:
        if room.id in g.rooms:
            continue
        rooms += 1
        for stand in room.monsters:
            rank = stand.by[nth]
            if rank == "-" or stand.side == "party" or stand.monster in scenario.allies:
                continue
            kind = g.content.monsters[stand.monster]
            column = (kind.boss or kind.elite if rank == "b" else kind.elite if rank == "e" else kind.normal)[g.level]
            life += column.hp + 2 * column.shield if isinstance(column.hp, int) else BOSS * len(g.characters)
    return rooms, life


def doors_on(g: Table) -> list[Hex]:
    """Closed doors that can be opened and lead where one cannot walk yet: to a room that nobody has seen, or to one
    that is shut off. A second door into the same room is none."""
    ground, board = land.ground(g), g.content.board(g)
    found = []
    for at in sorted(ground.doors):
        sides = [a for a in ground.steps_through_doors.get(at, ()) if a not in ground.doors]
        if any(room not in g.rooms for room in board.doors[at].between) or any(
            side not in ground.distances(sides[0]) for side in sides
        ):
            found.append(at)
    return found


def by_hand(g: Table) -> bool:
    """Whether something that the goal asks for can be looted with an ability alone."""
    drawn = g.content.scenarios[g.scenario].dungeon
    if drawn is not None and drawn.goal:
        return True  # in a room that may not be there yet
    return any(t.by_ability for room in g.content.scenario(g).rooms for t in room.treasures)
