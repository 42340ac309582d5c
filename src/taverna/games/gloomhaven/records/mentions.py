"""What the rules of a scenario may speak of: its figures, letters, doors, treasures, numbers."""

from __future__ import annotations

from .abilities import CONDITIONS, Rule, Summoning
from .board import Board, Unfit
from .content import Content
from .formula import FormulaError
from .monsters import MonsterType
from .parts import parts
from .scenarios import Count, Draw, Hatch, Lay, Spawn, SummonFor
from .vocabulary import FORMULAS


class Brought:
    """What a monster type brings with it: those it summons, and the pieces of a scenario that it calls."""

    def __init__(self, content: Content, type: str) -> None:
        kind: MonsterType = content.monsters[type]
        abilities = [part for record in (kind, content.monster_decks[kind.deck]) for _, part in parts(record)]
        self.summons = {part.monster for part in abilities if isinstance(part, Summoning) and part.monster}
        self.calls = {part.name for part in abilities if isinstance(part, Rule)}


class Mentions:
    """What the words of a scenario may speak of."""

    def __init__(self, content: Content, board: Board, brought: dict[str, Brought]) -> None:
        scenario = board.scenario
        objectives = [objective for room in scenario.rooms for objective in room.objectives]
        does = [do for piece in scenario.pieces for do in piece.do]
        self.content, self.board = content, board
        self.spots = {letter for room in scenario.rooms for letter in room.spots}
        if any(piece.when in ("killed", "exhausted") for piece in scenario.pieces):
            self.spots.add("death")  # where it happened
        if any(piece.when == "deed" for piece in scenario.pieces):
            self.spots.add("deed")
        self.types = {stand.monster for room in scenario.rooms for stand in room.monsters} | set(scenario.monsters)
        self.types |= {do.monster for do in does if isinstance(do, Spawn | SummonFor | Hatch)}
        self.types |= {type for type, _ in scenario.instead.values()}
        self.groups = {stand.waits for room in scenario.rooms for stand in room.monsters if stand.waits}
        waiting = [type for type in self.types if type in brought]
        for type in waiting:
            waiting += brought[type].summons - self.types
            self.types |= brought[type].summons
        self.names = {objective.id for objective in objectives} | set(scenario.names)
        self.figures = self.types | self.names
        self.treasures = {treasure.holds for room in scenario.rooms for treasure in room.treasures}
        self.treasures |= {do.holds for do in does if isinstance(do, Lay) and do.what == "treasure"}
        self.pieces = {piece.id: piece for piece in scenario.pieces}
        self.counts = {do.name for do in does if isinstance(do, Count | Draw)} | {scenario.carried}
        self.counts |= {only.counts for only in scenario.only.values()}
        for type in self.types & brought.keys():
            self.counts |= brought[type].calls
        self.functions: dict[str, set[str]] = {
            "alive": self.figures,
            "killed": self.figures,
            "hp": self.figures,
            "beside": self.figures,
            "beside-1": self.spots,
            "upon": self.figures,
            "upon-1": self.spots,
            "treads": {"difficult", "hazard"},
            "carries": set(content.items),
            "bare": self.spots,
            "initiative": self.types,
            "touching": self.spots,
            "touching-1": self.spots,
            "inside": set(board.rooms),
            "within": set(board.rooms),
            "staying": self.figures,
            "staying-1": set(board.rooms),
            "opened": set(board.door_ids),
            "revealed": set(board.rooms),
            "looted": self.treasures,
            "left": self.treasures,
            "on": self.spots,
            "achieved": set(content.achievements),
            "fell": self.spots,
            "own": self.counts,
            "by": self.spots,
            "under": set(CONDITIONS),
            "here": self.spots,
            "hexes": self.spots,
            "count": self.counts,
        }

    def check(self, field: str, text: str, own: bool = False) -> None:
        """A test or a sum. `own`: of hit points, where H is what the stat card says."""
        try:
            formula = FORMULAS.read(text)
        except FormulaError as error:
            raise Unfit(field, str(error)) from None
        if not own and "H" in formula.names:
            raise Unfit(field, f"'{text}': only the hit points of a monster can speak of H")
        for function, name in formula.mentions:
            if function in self.functions and name not in self.functions[function]:
                raise Unfit(field, f"'{text}' speaks of '{name}', which the scenario does not have")

    def letter(self, field: str, letter: str) -> None:
        if letter not in self.spots:
            raise Unfit(field, f"no room has hexes of the letter '{letter}'")
