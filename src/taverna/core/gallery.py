"""The gallery of a game: whom one may be and what one may play, told to someone who chooses.

`gallery.yaml` of a game holds shelves: a kind of thing, the option by which one is chosen (if it is), and for each
thing what it is like to play, how hard it is and what it teaches. Names and stories are those of the content."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import msgspec

from .content import read_yaml
from .errors import ContentError
from .words import Text

Lanterns = Annotated[int, msgspec.Meta(ge=1, le=3)]


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing as written down. `portrait`: the figure that stands for it, else its own; `first`: what we would take
    on a first evening; `minutes`: about how long it takes; `cards`: with which things it begins."""

    id: str
    difficulty: Lanterns
    text: Text | None = None
    teaches: Text | None = None
    portrait: str = ""
    minutes: Annotated[int, msgspec.Meta(ge=5, le=600)] | None = None
    first: bool = False
    cards: tuple[str, ...] = ()


class Shelf(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All of a kind. `option`: the one of the game that says which is taken; one for each seat if it is a list."""

    kind: str
    entries: tuple[Kept, ...]
    option: str = ""


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One thing in one language, as pages and waiting rooms show it. `portrait`: whose figure stands for it."""

    kind: str
    id: str
    name: str
    text: str
    difficulty: int
    story: str = ""
    teaches: str = ""
    portrait: str = ""
    minutes: int | None = None
    first: bool = False
    cards: tuple[str, ...] = ()
    option: str = ""


def read_shelves(folder: Path) -> list[Shelf]:
    """The shelves of a game, as far as somebody has filled them."""
    file = folder / "gallery.yaml"
    if not file.is_file():
        return []
    try:
        return msgspec.convert(read_yaml(file), list[Shelf])
    except msgspec.ValidationError as error:
        raise ContentError(file.name, "", "", str(error)) from None


def entries(
    shelves: list[Shelf],
    lang: str,
    name: Callable[[str], Text | None],
    story: Callable[[str], Text | None],
) -> list[Entry]:
    """The shelves in a language; what the content does not know is left out."""
    found: list[Entry] = []
    for shelf in shelves:
        for one in shelf.entries:
            called, told = name(one.id), story(one.id)
            if called is None:
                continue
            found.append(
                Entry(
                    kind=shelf.kind,
                    id=one.id,
                    name=called[lang],
                    text=one.text[lang] if one.text else "",
                    difficulty=one.difficulty,
                    story=told[lang] if told else "",
                    teaches=one.teaches[lang] if one.teaches else "",
                    portrait=one.portrait or one.id,
                    minutes=one.minutes,
                    first=one.first,
                    cards=one.cards,
                    option=shelf.option,
                )
            )
    return found
