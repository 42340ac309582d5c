"""What a scenario's pieces do to its course: goals, numbers, other pieces."""

from __future__ import annotations

from taverna.core.ask import Flow

from ..records import scenarios as s
from ..records.lexicon import EFFECTS
from ..rules import finish, pieces
from ..rules.facts import amount
from ..state import Table


@EFFECTS.performed(s.Win)
def win(g: Table, do: s.Win, cause: str) -> Flow:
    if do.ending and g.finished is None:
        g.counts[finish.ending(do.ending)] = 1
    finish.decide_outcome(g, True)
    yield from ()


@EFFECTS.performed(s.Lose)
def lose(g: Table, do: s.Lose, cause: str) -> Flow:
    finish.decide_outcome(g, False)
    yield from ()


@EFFECTS.performed(s.SetGoal)
def set_goal(g: Table, do: s.SetGoal, cause: str) -> Flow:
    g.goal = do.number
    yield from ()


@EFFECTS.performed(s.Count)
def count(g: Table, do: s.Count, cause: str) -> Flow:
    names = [do.name]
    if do.own and do.whom.side == "cause":
        names = [f"{do.name} {cause}"]
    elif do.own:
        names = [f"{do.name} {id}" for id in (yield from pieces.concerned(g, do.whom, cause))]
    for name in names:
        g.counts[name] = amount(g, do.set) if do.set is not None else g.counts.get(name, 0) + amount(g, do.plus)


@EFFECTS.performed(s.Draw)
def draw(g: Table, do: s.Draw, cause: str) -> Flow:
    """Which it is, nobody knows before: so it is as good as drawn now."""
    turned, found = g.counts.get(f"{do.name} turned", 0), g.counts.get(do.name, 0)
    marked = do.marked - found
    tokens = [1] * marked + [0] * (do.of - turned - marked)
    if tokens:
        g.counts[f"{do.name} turned"] = turned + 1
        g.counts[do.name] = found + g.chance.draw(tokens)
    yield from ()


@EFFECTS.performed(s.Call)
def call_piece(g: Table, do: s.Call, cause: str) -> Flow:
    yield from pieces.called(g, do.id, cause)
