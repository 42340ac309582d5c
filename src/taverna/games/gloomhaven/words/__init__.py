"""What the words of cards and scenarios mean: how each of them is performed, printed and weighed.

`records/abilities.py` and `records/scenarios.py` list the words, `records/lexicon.py` what is to be said of each. To
add a word is to write its struct there and its functions here; content is not built as long as one is missing.
"""

from ..records.lexicon import ABILITIES, EFFECTS
from . import (
    choice,
    gains,
    ground,
    harm,
    healing,
    motion,
    others,
    pieces_course,
    pieces_figures,
    pieces_force,
    pieces_ground,
    pieces_moves,
    pieces_party,
    protection,
    recovery,
    unweighed,
)


def complete() -> None:
    """Raises `ContentError` with the name of every word of which something is not said."""
    ABILITIES.complete()
    EFFECTS.complete()


__all__ = [
    "choice",
    "complete",
    "gains",
    "ground",
    "harm",
    "healing",
    "motion",
    "others",
    "pieces_course",
    "pieces_figures",
    "pieces_force",
    "pieces_ground",
    "pieces_moves",
    "pieces_party",
    "protection",
    "recovery",
    "unweighed",
]
