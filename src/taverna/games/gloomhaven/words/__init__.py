"""What the words of cards mean beside how they are performed: how each of them is printed and weighed.

`records/abilities.py` lists the words, `records/lexicon.py` what is to be said of each.
"""

from ..records.lexicon import ABILITIES
from . import printing, weighing


def complete() -> None:
    """Raises `ContentError` with the name of every word of which something is not said."""
    ABILITIES.complete()


__all__ = ["complete", "printing", "weighing"]
