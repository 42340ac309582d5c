"""Small boards, dice that fall as they should, and rules answered as the test says."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from taverna.core.ask import CHECKPOINT, Ask, Flow, GameOver
from taverna.core.chance import Chance
from taverna.games.massive_darkness import GAME
from taverna.games.massive_darkness.referee.position import Board, EnemiesPhase
from taverna.games.massive_darkness.state import Enemy, Hero, Table

GROUND = ("zones", "light", "walls", "closed", "tiles", "doors", "opened", "start", "exit")

YELLOW = {"blank": 0, "1": 1, "2b": 5}
RED = {"blank": 0, "1": 1, "2b": 3, "3d": 5}
BLUE = {"blank": 0, "1": 2, "2b": 5}
GREEN = {"blank": 0, "1": 2, "2b": 3, "3d": 5}


class Loaded(Chance):
    """Luck that gives what it was told, and complains when told too little."""

    told: list[int] = []

    def below(self, k: int) -> int:
        self.drawn += 1
        assert self.told, "more luck was needed than the test foresaw"
        n = self.told.pop(0)
        assert n < k
        return n


def board(**position: Any) -> Table:
    """A position as the referee reads it; without a board, one Shadow Zone [0, 0]."""
    if not {"zones", "tiles", "mission"} & position.keys():
        position["zones"] = [[0, 0]]
    asked = msgspec.convert(msgspec.to_builtins({"ask": "enemies-phase", **position}), EnemiesPhase)
    g = Board(asked, GAME.content()).table()
    if "mission" not in position:  # what the book needs to draw it
        g.__dict__["ground"] = {name: position[name] for name in GROUND if name in position}
    content = GAME.content()
    g.treasures = [list(content.treasures[level]) for level in sorted(content.treasures)]
    g.treasure_discards = [[] for _ in g.treasures]
    g.guards = [list(content.guards[level]) for level in sorted(content.guards)]
    g.guard_discards = [[] for _ in g.guards]
    g.lower, g.higher = list(content.roaming["lower"]), list(content.roaming["higher"])
    g.next_enemy = len(g.enemies) + 1
    return g


def hero(name: str, at: Any = (0, 0), **more: Any) -> dict[str, Any]:
    return {"hero": name, "at": at, **more}


def enemy(name: str, at: Any = (0, 0), **more: Any) -> dict[str, Any]:
    return {"enemy": name, "at": at, **more}


def one(g: Table, name: str) -> Hero:
    return next(hero for hero in g.heroes if hero.hero == name)


def foe(g: Table, number: int = 1) -> Enemy:
    return g.enemies[number]


def load(
    g: Table, *, yellow: Iterable[str] = (), red: Iterable[str] = (), blue: Iterable[str] = (), **more: Any
) -> None:
    """The next roll shows these faces; `then` is luck after it."""
    told = [YELLOW[face] for face in yellow] + [RED[face] for face in red]
    told += [BLUE[face] for face in blue] + [GREEN[face] for face in more.get("green", ())]
    g.chance = Loaded(told=told + list(more.get("then", ())))


def run(flow: Flow, *answers: tuple[str, Any]) -> Any:
    """Follow a rule to its end, giving these answers to these prompts, in order; every answer must be asked for and be
    on offer. Returns what the rule returns."""
    left = list(answers)
    sent: Any = None
    while True:
        try:
            asked = flow.send(sent)
        except StopIteration as end:
            assert not left, f"never asked: {left}"
            return end.value
        except GameOver as end:
            assert not left, f"never asked: {left}"
            return end.result.outcome
        if asked is CHECKPOINT:
            sent = None
            continue
        assert isinstance(asked, Ask)
        offered = list(asked.made().values())
        assert left, f"asked '{asked.prompt}' with {offered}"
        prompt, sent = left.pop(0)
        assert asked.prompt == prompt, f"asked '{asked.prompt}' with {offered}, not '{prompt}'"
        assert sent in offered, f"'{prompt}' offers {offered}, not {sent}"


def happened(g: Table, kind: type) -> list[Any]:
    """Events of one kind so far."""
    return [event for event in g.out if isinstance(event, kind)]


def shown(g: Table) -> Table:
    """The book shows the table as it stands here (see `tests/examples`)."""
    return g
