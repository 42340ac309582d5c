"""Looking back on a finished game at the prompt: the curve in one line a seat, luck beside skill, what turned it."""

from __future__ import annotations

from collections.abc import Iterator

from taverna.core.ground import percent
from taverna.core.table import Table
from taverna.core.words import Words
from taverna.lab.hindsight import Hindsight

BARS = "▁▂▃▄▅▆▇█"
WIDE = 60


def bars(found: Hindsight, nth: int) -> str:
    """How one seat stood, from the beginning to the end."""
    told = []
    for column in range(WIDE):
        upto = found.of * column / (WIDE - 1)
        value = [one for one in found.points if one.at <= upto][-1].values[nth]
        told.append(BARS[min(len(BARS) - 1, int(value * len(BARS)))])
    return "".join(told)


def points(much: float) -> str:
    whole = round(100 * much)
    return f"{'+' if whole > 0 else '−' if whole < 0 else '±'}{abs(whole)}"


def looked_back(found: Hindsight, table: Table, words: Words) -> Iterator[tuple[str, str]]:
    """(line, style) of all there is to tell, in the language of the words."""
    lang = words.lang
    if not found.points:
        yield words("terminal-back-nothing"), ""
        return
    names = [table.game.words(lang, table.state).seat(seat) for seat in range(table.seats)]
    standing = [words("terminal-back-group")] if found.together else names
    longest = max(map(len, standing))
    yield words("terminal-back-together" if found.together else "terminal-back-each"), "bold"
    for nth, name in enumerate(standing):
        yield f"  {name:{longest}}  {bars(found, nth)}  {percent(words, found.points[-1].values[nth])}", ""
    yield words("terminal-back-turns" if found.turns else "terminal-back-no-turns"), "bold"
    for turn in found.turns:
        yield f"  {turn.at}/{found.of}  {names[turn.seat]}: {turn.asked[lang]}", ""
        text = words("terminal-back-better", done=turn.done[lang], best=turn.best[lang], points=points(turn.lost))
        yield f"      {text}", "dim"
    yield words("terminal-back-balance"), "bold"
    for nth, name in enumerate(standing if found.luck else []):
        yield f"  {words('terminal-back-luck', name=name, points=points(found.luck[nth]))}", ""
    for seat, name in enumerate(names if found.lost else []):
        yield f"  {words('terminal-back-given', name=name, points=points(-found.lost[seat]))}", ""
    yield words("terminal-back-how", weighed=found.weighed, rolled=found.rolled), "dim"
