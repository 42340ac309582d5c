"""Advice at the prompt: what a bot would type that sees what this seat sees, and why."""

from __future__ import annotations

from collections.abc import Iterator

from taverna.bots.advice import THINKING, counsel
from taverna.bots.search import Budget
from taverna.core.table import Table


def advised(table: Table, seat: int, lang: str, budget: Budget = THINKING) -> Iterator[tuple[str, str]]:
    """Lines and their styles: numbers as they are typed, and reasons under each."""
    ids = [option.id for option in table.questions[seat].options]
    for one in counsel(table, seat, budget):
        yield f"  {ids.index(one.option) + 1}  {one.text(lang)}", "bold"
        for reason in one.reasons(lang):
            yield f"       {reason}", "dim"
