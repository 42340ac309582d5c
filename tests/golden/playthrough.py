"""A playthrough: one seeded game as text, with every question, answer and event, and a digest of what each seat sees.

Whoever changes a rule sees here what it changes in a whole game. `python -m tests.golden` writes them anew.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import taverna
from taverna.core import Table
from taverna.core.words import event_say

FOLDER = Path(__file__).parent
GAMES = {
    "bloodborne": {"seats": 3, "seed": 2524},
    "lords-of-ragnarok": {"seats": 2, "seed": 11},
    "gloomhaven": {"seats": 2, "seed": 13},
    "massive-darkness": {"seats": 2, "seed": 23},
}
"""{game: how it is played here}."""


def path(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def told(name: str) -> str:
    """The whole playthrough of a game."""
    table = taverna.new(name, **GAMES[name])
    return "\n".join(lines(table, Random(GAMES[name]["seed"]))) + "\n"


def lines(t: Table, random: Random) -> Iterator[str]:
    yield f"# {t.game.title['en']}: {t.seats} seats, seed {t.seed}, rules version {t.game.version}"
    yield "# Questions '?', answers '>', events '-', and after each answer a digest of what seats 0, 1, … see."
    yield from (f"- {line}" for line in t.log("en"))
    yield sights(t)
    while not t.over:
        seat = random.choice(list(t.questions))
        question = t.questions[seat]
        option = random.choice(question.options)
        yield ""
        yield f"? {question.id} {question.prompt}: {question.describe('en')}"
        yield from (f"    {o.id}: {o.describe('en')}  [{' '.join(o.targets)}]" for o in question.options)
        yield f"> {option.id}"
        words = t.game.words("en", t.state)
        yield from (f"- {words.say(event_say(event))} ({event.clause})" for event in t.answer(seat, option.id))
        yield sights(t)
    yield ""
    yield f"= {json.dumps(t.result)}"
    yield f"= {t.digest()}"


def sights(t: Table) -> str:
    """A short digest of each seat's view."""
    views = (json.dumps(t.view(seat), sort_keys=True).encode() for seat in range(t.seats))
    return "= " + " ".join(hashlib.blake2b(view, digest_size=4).hexdigest() for view in views)
