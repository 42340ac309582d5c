"""The plate at the end of a game: how it ended for whoever looks, the party in light or in the dark, what decided it,
and the scores. It folds to its title, so that the board behind it can be seen; it has room for what the page adds
(`.plate-acts`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from taverna.core.scene import Child, Markup, sign, tag
from taverna.core.words import Words

from .sprite import Figures, standee

WIDE, HIGH = 480, 112


class Stood(NamedTuple):
    """Someone who was there: whose figure, in which seat, and whether it went well for them."""

    id: str
    seat: int
    won: bool
    fallen: bool = False


def plate(
    words: Words,
    figures: Figures,
    party: Sequence[Stood],
    seat: int | None,
    *,
    title: str,
    told: Sequence[str | None],
    scores: Child,
) -> Markup:
    """`seat`: who looks; a spectator sees how it ended for the table. `told`: what decided it and how the story goes
    on, a sentence each. `scores`: a table."""
    mine = [one for one in party if one.seat == seat]
    won = any(one.won for one in mine or party)
    kicker = ("plate-won" if won else "plate-lost") if mine else "plate-over"
    return tag(
        "details",
        tag(
            "summary",
            art(figures, party, won),
            tag("span", words(kicker), class_="plate-kicker"),
            tag("h2", sign("crown" if won else "skull"), tag("span", title)),
        ),
        [tag("p", one, class_="plate-told") for one in told if one],
        scores,
        tag("div", class_="plate-acts"),
        data_k="result/panel",
        open="",
        class_=f"result endplate {'is-won' if won else 'is-lost'}",
    )


def art(figures: Figures, party: Sequence[Stood], won: bool) -> Markup:
    """Everyone who was there: those for whom it went well in front, in the light."""
    picture = figures.picture("victory" if won else "defeat")
    behind = tag("image", href=picture, y=-82 if won else -64, width=WIDE, height=270) if picture else None
    front = [one for one in party if one.won == won]
    back = [one for one in party if one.won != won]
    drawn = [*_row(figures, back, 72, HIGH - 40), *_row(figures, front, 104, HIGH - 50)]
    box = {"viewBox": f"0 0 {WIDE} {HIGH}", "preserveAspectRatio": "xMidYMax slice", "aria_hidden": "true"}
    return tag("svg", behind, drawn, class_="plate-art", **box)


def _row(figures: Figures, some: Sequence[Stood], size: float, y: float) -> list[Markup]:
    step = min(size * 0.8, (WIDE - size) / max(len(some) - 1, 1))
    left = WIDE / 2 - step * (len(some) - 1) / 2
    if size < 100:  # beside those in front
        step, left = (WIDE - size) / max(len(some) - 1, 1), size / 2 if len(some) > 1 else size * 0.7
    return [
        standee(figures, one.id, left + nth * step, y, size, f"p{one.seat}{' dead' if one.fallen else ''}", "hero")
        for nth, one in enumerate(some)
    ]


__all__ = ["Stood", "plate"]
