"""What a bot would do in a seat's place, and why, in words: what it gains, what it costs, and how likely each is.

    for one in counsel(table, seat, Budget(seconds=3)):
        print(one.text("pt-BR"), one.reasons("pt-BR"))

It looks through the window of the seat and nothing else (`Sight`), so it can tell nothing that the seat cannot know.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from taverna.core.errors import OptionError
from taverna.core.game import Game, named
from taverna.core.ground import percent
from taverna.core.table import Table
from taverna.core.words import Words

from . import Sight
from .search import CLOSE, Budget, Judged, Watch, advise

FEW = 3
"""So many answers are advised at most…"""
FAR = 0.2
"""…and none that is so much less likely to win than the first."""
ALIKE = 0.01
"""Answers that are no further apart are told to be as good as each other."""
SLIGHT = 0.05
"""A change that is smaller than this on average is not worth a word."""
PARTS = 3
"""So many things are named that an answer brings, and that it costs."""

THINKING = Budget(playouts=4000, seconds=3.0)


class Advice:
    """One answer that a bot would give, for whoever wants to hear why. `best` is the first of those advised."""

    def __init__(self, table: Table, seat: int, judged: Judged, best: Judged) -> None:
        self.judged = judged
        self.option = judged.option
        self._best = best
        self._game = table.game
        self._state = table.state
        self._offered = next(one for one in table.questions[seat].options if one.id == judged.option)

    def text(self, lang: str) -> str:
        """What is advised."""
        return self._offered.describe(lang)

    def reasons(self, lang: str) -> list[str]:
        """Why: the chance to win, what it brings and what it costs."""
        return reasons(self._game, self._game.words(lang, self._state), self.judged, self._best)


def counsel(
    table: Table, seat: int, budget: Budget = THINKING, luck: int = 0, watch: Watch | None = None
) -> list[Advice]:
    """One to three answers to what a seat is asked, the best first."""
    if seat not in table.questions:
        asked = ", ".join(map(str, sorted(table.questions))) or "nobody"
        raise OptionError(f"seat {seat} is asked nothing: asked is {asked}")
    found = chosen(advise(table.game, Sight(table, seat), budget, luck, watch))
    return [Advice(table, seat, one, found[0]) for one in found]


def chosen(judged: list[Judged]) -> list[Judged]:
    """Of all that is on offer, what is worth advising: the first, and others that were weighed and are not far
    behind."""
    best = judged[0]
    if not best.playouts:
        return judged[:1]
    if best.ahead <= CLOSE:  # the guide's answer stands
        best = next((one for one in judged if one.guided and one.playouts), best)
    near = [one for one in judged if one.playouts and one is not best and best.value - one.value <= FAR]
    return [best, *near][:FEW]


def reasons(game: Game[Any], words: Words, judged: Judged, best: Judged) -> list[str]:
    """In sentences. Of what was not weighed there is nothing to tell but that a bot does so."""
    if not judged.playouts:
        return [words("advice-habit")]
    told = [_chance(game, words, judged)]
    if judged is not best and judged.option != best.option:
        less = best.value - judged.value
        alike = less < max(ALIKE, judged.spread)
        told.append(words("advice-alike") if alike else words("advice-less", points=round(100 * less)))
    dreads: Collection[str] = getattr(named(game.sense), "dreads", ())
    good: list[str] = []
    bad: list[str] = []
    for what, much in sorted(judged.gains.items(), key=lambda one: -abs(one[1])):
        if abs(much) < SLIGHT or not words.has(f"counted-{what}"):
            continue
        share = judged.rises[what] if much > 0 else judged.falls[what]
        often = {} if share == 1 else {"often": percent(words, share)}
        part = words(
            "advice-part" if often else "advice-sure",
            what=words(f"counted-{what}"),
            much=f"{'+' if much > 0 else '−'}{_number(words, abs(much))}",
            **often,
        )
        (bad if (much > 0) == (what in dreads) else good).append(part)
    for key, parts in (("advice-brings", good), ("advice-costs", bad)):
        if parts:
            told.append(words(key, what=words.listed(parts[:PARTS])))
    return told


def _chance(game: Game[Any], words: Words, judged: Judged) -> str:
    key = "advice-succeeds" if game.info.cooperative else "advice-wins"
    spread = max(1, round(100 * judged.spread))
    return words(key, chance=percent(words, judged.value), spread=spread)


def _number(words: Words, much: float) -> str:
    text = f"{much:.1f}"
    return text if words.lang == "en" else text.replace(".", ",")


class Spoken(msgspec.Struct, frozen=True):
    """Advice as it travels: an option, what it says, why, and the figures."""

    option: str
    text: str
    reasons: list[str]
    value: float
    spread: float
    playouts: int


def spoken(table: Table, seat: int, judged: list[Judged], lang: str) -> list[Spoken]:
    """What is worth advising, in words."""
    found = chosen(judged)
    told = [Advice(table, seat, one, found[0]) for one in found]
    return [
        Spoken(
            one.option,
            one.text(lang),
            one.reasons(lang),
            round(one.judged.value, 4),
            round(one.judged.spread, 4),
            one.judged.playouts,
        )
        for one in told
    ]
