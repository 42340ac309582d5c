"""The drawing ground: what every game's drawing stands on. A masked view back to structs, what was drawn before from
the same facts, layers for keyed fragments, numbers as people read them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec

from .chance import Chance
from .scene import Markup, Scene, tag
from .state import State
from .words import Words

S = TypeVar("S", bound=State)
T = TypeVar("T")

View = Mapping[str, Any]
BESIDE = ("seat", "asked", "result")  # what a view tells beside the state


def table_of(kind: type[S], view: View, content: Any, blank: str | None = "") -> S:
    """The state that a view shows. Cards that it does not show are `blank`; with None, hidden zones are empty."""
    plain = {name: _open(value, blank) for name, value in view.items() if name not in BESIDE}
    plain["chance"] = {}
    g = msgspec.convert(plain, kind, strict=False)
    g.chance = Chance()
    g.furnish(content)
    return g


def _open(value: Any, blank: str | None) -> Any:
    kind = value.__class__
    if kind is dict:
        if value.keys() == {"size", "known"}:
            known = value["known"]
            return [*known] if blank is None else [*known, *[blank] * (value["size"] - len(known))]
        return {key: _open(inner, blank) for key, inner in value.items()}
    if kind is list:
        return [_open(inner, blank) for inner in value]
    return value


class Keep:
    """What was made before from the same facts, by what it is about (content, language, the names at the table)."""

    __slots__ = ("_made", "most", "tables")

    def __init__(self, tables: int = 50, most: int = 40_000) -> None:
        self.tables = tables
        self.most = most
        self._made: dict[tuple[Any, ...], tuple[Any, dict[tuple[Any, ...], Any]]] = {}

    def about(self, content: Any, *about: Any) -> dict[tuple[Any, ...], Any]:
        """What is kept about this; the content itself is held, so that its place in memory means it alone."""
        key = (id(content), *about)
        found = self._made.get(key)
        if found is None:
            if len(self._made) >= self.tables:
                self._made.clear()
            found = self._made[key] = (content, {})
        made = found[1]
        if len(made) > self.most:
            made.clear()
        return made


_KEEP = Keep()


class Drawing:
    """One seat's sight of one table, in one language: the ground on which a game's parts are drawn. A part is a
    function or a small class that gets a drawing and gives fragments."""

    def __init__(self, view: dict[str, Any], seat: int | None, words: Words, content: Any, *about: Any) -> None:
        """`about`: further facts on which everything kept depends, such as the names of those who sit here."""
        self.view = view
        self.seat = seat
        self.words = words
        self.content = content
        self.asked: list[int] = view["asked"]
        self.result: dict[str, Any] | None = view["result"]
        self._made = _KEEP.about(content, type(self), words.lang, *about)

    def kept(self, make: Callable[[], T], *key: Any) -> T:
        """What was made before from the same facts. The key names every fact that shows."""
        found: T | None = self._made.get(key)
        if found is None:
            found = self._made[key] = make()
        return found

    def say(self, key: str, **args: Any) -> str:
        """A message, formatted once."""
        return self.kept(lambda: self.words.format(key, args), "say", key, *args.items())

    def name(self, id: str) -> str:
        return self.words.name(id)

    def percent(self, chance: float) -> str:
        return percent(self.words, chance)


def layer(name: str, key: str, **attributes: Any) -> Markup:
    """An element in which the fragments of a layer go."""
    return tag(name, Markup(f"<!--{key}-->"), data_layer=key, **attributes)


def put(scene: Scene, *parts: Mapping[str, str]) -> Scene:
    """Lay fragments into a scene, part by part."""
    for fragments in parts:
        scene.update((key, str(markup)) for key, markup in fragments.items())
    return scene


def percent(words: Words, chance: float) -> str:
    """A chance as people read it: never 0 % or 100 % unless it is certain."""
    whole = round(100 * chance)
    if 1e-12 < chance < 1 - 1e-9 and whole in (0, 100):
        return words("percent-least" if whole == 0 else "percent-most")
    return words("percent", n=whole)
