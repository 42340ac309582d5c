"""What can be chosen before a game of Bloodborne."""

from __future__ import annotations

from taverna.core import game


class Options(game.Options, frozen=True):
    """`final_boss`: the one all agreed on (BB-SETUP-01), else drawn at random. `first_player`: a seat, else random."""

    final_boss: str | None = None
    first_player: int | None = None
