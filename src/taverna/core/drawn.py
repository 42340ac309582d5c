"""Worked examples on the table: how it stood at each step and what was said, kept as data, drawn when somebody reads.

`book/examples.json` of a game holds {example: what was seen of it}; `tests/examples` writes it from the tests that play
the examples. Of each step only what changed since the one before is written.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from .content import READING
from .film import seen
from .scene import Scene
from .words import Say, Words

if TYPE_CHECKING:
    from .game import Game


class Step(msgspec.Struct, frozen=True):
    """What was answered or happened, and the table as it stood then."""

    says: list[Say]
    state: dict[str, Any]


class Drawn(msgspec.Struct, frozen=True, omit_defaults=True):
    """An example, step by step, as one seat saw it (None: a spectator). `ground`: what it lies on, where that is not in
    the game's own content (`Game.laid`)."""

    seats: int
    seat: int | None
    steps: list[Step]
    ground: dict[str, Any] = {}


def written(examples: Mapping[str, Drawn]) -> bytes:
    """As it is kept: an example a line, each step as what changed."""
    lines = []
    for id, drawn in examples.items():
        before: dict[str, Any] = {}
        steps = []
        for step in drawn.steps:
            changed = {key: value for key, value in step.state.items() if before.get(key, ...) != value}
            steps.append(Step(step.says, changed))
            before = step.state
        lines.append(f'"{id}":'.encode() + msgspec.json.encode(msgspec.structs.replace(drawn, steps=steps)))
    return b"{\n" + b",\n".join(lines) + b"\n}\n"


def read(file: Path) -> dict[str, Drawn]:
    if not file.is_file():
        return {}
    with READING:
        found = msgspec.json.decode(file.read_bytes(), type=dict[str, Drawn])
    return {id: msgspec.structs.replace(drawn, steps=_whole(drawn.steps)) for id, drawn in found.items()}


def _whole(steps: list[Step]) -> list[Step]:
    made: list[Step] = []
    state: dict[str, Any] = {}
    for step in steps:
        state = state | step.state
        made.append(Step(step.says, state))
    return made


@lru_cache(maxsize=8)
def examples(game: Game[Any]) -> dict[str, Drawn]:
    """{example: its steps} of a game."""
    return read(game.folder / "book" / "examples.json")


class Shown(msgspec.Struct, frozen=True):
    """A step in a language: its lines, and the table."""

    lines: list[str]
    scene: Scene


def shown(game: Game[Any], drawn: Drawn, nth: int, lang: str) -> Shown:
    """The nth step, for a reader."""
    state, words = _state(game, drawn, nth, lang)
    scene = game.scene(seen(game, state, drawn.seat), drawn.seat, words, state.content)
    return Shown(_lines(words, drawn.steps[nth].says), scene)


def told(game: Game[Any], drawn: Drawn, lang: str) -> list[list[str]]:
    """What every step says."""
    return [_lines(_state(game, drawn, n, lang)[1], step.says) for n, step in enumerate(drawn.steps)]


def _state(game: Game[Any], drawn: Drawn, nth: int, lang: str) -> tuple[Any, Words]:
    state = msgspec.json.decode(msgspec.json.encode(drawn.steps[nth].state), type=game.state_type)
    state.furnish(_ground(game, msgspec.json.encode(drawn.ground)) if drawn.ground else game.content())
    return state, game.words(lang, state)


@lru_cache(maxsize=64)
def _ground(game: Game[Any], ground: bytes) -> Any:
    return game.laid(msgspec.json.decode(ground))


def _lines(words: Words, says: list[Say]) -> list[str]:
    """An answer is told as the question and who chose what."""
    if says and says[0].key == "answer":
        asked, chosen = (words.say(say) for say in says[1:3])
        who = words.seat(says[0].args["who"])
        return [f"{who} — {asked} → {chosen}", *(words.say(say) for say in says[3:])]
    return [words.say(say) for say in says]
