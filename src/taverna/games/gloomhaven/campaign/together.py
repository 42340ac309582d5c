"""What the whole party decides: someone proposes, the others agree (GH-EVENT-03)."""

from __future__ import annotations

from typing import Any

from taverna.core.ask import Ask, AskAny, Flow, Offer, Value, option_id

from ..state import Table
from .world import Visit


def agreed(g: Table, prompt: str, options: list[Value] | Offer, about: dict[str, Any] | None = None) -> Flow:
    """Returns what all agree on. With the option "anyone", whoever speaks first speaks for all."""
    there = options() if isinstance(options, Offer) else options
    if len(there) == 1:
        return there[0]
    seats = range(g.seats)
    told = about or {}
    visit: Visit = g.visit
    while True:
        seat, value = yield AskAny([Ask(seat, prompt, options, about) for seat in seats])
        if g.options.consent == "anyone":
            return value
        visit.proposed, visit.agreed = option_id(value), [seat]
        for other in seats:
            if other != seat:
                proposal = {**told, "prompt": prompt, "proposed": visit.proposed}
                said = yield Ask(other, "agree", ["yes", "no"], proposal)
                if said == "no":
                    break
                visit.agreed.append(other)
        visit.proposed = ""
        if len(visit.agreed) == g.seats:
            visit.agreed = []
            return value
