"""Words that stand for others: one of several, a boss's special actions, a scenario's own rules."""

from __future__ import annotations

from typing import Any

from taverna.core.ask import Flow

from ..records.abilities import Choice, Rule, Special
from ..records.lexicon import ABILITIES
from ..rules import figures, monster_turns, perform, pieces
from ..rules.acting import SKIP, Action, decide
from ..state import Table


@ABILITIES.performed(Choice)
def one_of(g: Table, act: Action, one: Choice) -> Flow:
    """One of several lists: the player picks; of a monster's, the players."""
    options: list[Any] = [("way", nth) for nth in range(len(one.of))]
    if act.optional and act.seat is not None:
        options.append(SKIP)
    answer = yield from decide(g, act.seat, "one-of", options)
    if answer == SKIP:
        return False
    done = act.done
    for part in one.of[answer[1]]:
        if figures.stands(g, act.who):
            yield from perform.ability(g, act, part)
    return act.done > done


@ABILITIES.performed(Special)
def special(g: Table, act: Action, one: Special) -> Flow:
    """A boss's special action (GH-BOSS-03)."""
    figure = g.figures[act.who]
    found = monster_turns.specials(g, figure, one.number)
    yield from monster_turns.perform_all(g, act.who, found, monster_turns.special_source(figure), seat=act.seat)
    return bool(found)


@ABILITIES.performed(Rule)
def rule(g: Table, act: Action, one: Rule) -> Flow:
    """A piece of the scenario's own rules."""
    yield from pieces.called(g, one.name, act.who)
    return True
