"""Words that stand for others: one of several, a boss's special actions, a scenario's own rules."""

from __future__ import annotations

from typing import Any

import msgspec

from taverna.core.ask import Flow

from ..printed import Print, Printer
from ..records.abilities import Choice, Rule, Special
from ..records.lexicon import ABILITIES
from ..rules import figures, monster_turns, perform, pieces, sums
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


@ABILITIES.printed(Choice)
def one_of_printed(p: Printer, one: Choice) -> Print:
    w = p.words
    below = []
    for nth, some in enumerate(one.of):
        lines = p.abilities(some)
        below += [
            msgspec.structs.replace(lines[0], text=f"{'AB CD'[nth] if nth < 2 else nth + 1}: {lines[0].text}"),
            *lines[1:],
        ]
    return Print("choose", [w("print-one-of")], None, below)


@ABILITIES.performed(Special)
def special(g: Table, act: Action, one: Special) -> Flow:
    """A boss's special action (GH-BOSS-03)."""
    figure = g.figures[act.who]
    found = monster_turns.specials(g, figure, one.number)
    yield from monster_turns.perform_all(g, act.who, found, monster_turns.special_source(figure), seat=act.seat)
    return bool(found)


@ABILITIES.printed(Special)
def special_printed(p: Printer, one: Special) -> Print:
    w = p.words
    return Print("star", [w("print-special", n=one.number)])


@ABILITIES.performed(Rule)
def rule(g: Table, act: Action, one: Rule) -> Flow:
    """A piece of the scenario's own rules, which may look at the number that is called with it."""
    if one.value:
        g.counts[one.name] = sums.value(g, one.value, g.figures[act.who])
    yield from pieces.called(g, one.name, act.who)
    return True


@ABILITIES.printed(Rule)
def rule_printed(p: Printer, one: Rule) -> Print:
    return Print("star", [rule_text(p, one)])


def rule_text(p: Printer, one: Rule) -> str:
    """A scenario's own rule, in the words of the scenario."""
    for scenario in p.content.scenarios.values():
        for piece in scenario.pieces:
            if piece.id == one.name and piece.text is not None:
                return piece.text[p.words.lang]
    return p.words("print-scenario-rule")
