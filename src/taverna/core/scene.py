"""The table is drawn once, in Python: a scene is {key: markup}, key = 'layer/name'.

Markup comes from an escaping builder and carries no style, script or inline handler. The page patches a scene key by
key; a notebook, the documentation and an exported replay show the same fragments inside one self-contained SVG.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable
from functools import cache, lru_cache
from html import escape
from itertools import compress, groupby
from operator import is_not
from pathlib import Path
from typing import Any, Protocol

FOLDER = Path(__file__).parent / "drawing"


class Markup(str):
    """Text that is markup already."""

    __slots__ = ()


Child = Any  # Markup, text, a number, None, or a list of them


def tag(name: str, *children: Child, **attributes: Any) -> Markup:
    """An element. Text is escaped; `None` and `False` attributes are left out; `data_key` means `data-key`, `class_`
    means `class`. Tables are drawn all the time, so this is written to be fast."""
    head = f"<{name}"
    for key, value in attributes.items():
        if value is not None and value is not False:
            kind = value.__class__
            said = value if kind is int else _SAFE.get(value) if kind is str else None
            head += f' {_NAMES.get(key) or _named(key)}="{_quoted(value) if said is None else said}"'
    inner = ""
    for child in children:
        inner += child if child.__class__ is Markup else _markup(child)
    return Markup(f"{head}>{inner}</{name}>")


_NAMES: dict[str, str] = {}  # attributes, as they are written
_SAFE: dict[str, str] = {}  # values, as they are quoted
SAFE, BRIEF = 20_000, 40  # so many, of so many letters at most


def _named(key: str) -> str:
    name = _NAMES[key] = key.rstrip("_").replace("_", "-")
    return name


def _quoted(value: Any) -> str:
    if value is True:
        return "true"
    if isinstance(value, float):
        return f"{value:g}"
    said = escape(str(value))
    if value.__class__ is str and len(value) <= BRIEF:
        if len(_SAFE) >= SAFE:
            _SAFE.clear()
        _SAFE[value] = said
    return said


def _markup(child: Child) -> str:
    kind = child.__class__
    if kind is Markup:
        return child  # type: ignore[no-any-return]
    if kind is list or kind is tuple:
        return "".join([one if one.__class__ is Markup else _markup(one) for one in child])
    if child is None or child is False:
        return ""
    if isinstance(child, Markup):
        return child
    if isinstance(child, (list, tuple)):
        return "".join(map(_markup, child))
    return escape(str(child), quote=False)


def icon(name: str, size: float = 24, x: float = 0, y: float = 0, class_: str | None = None) -> Markup:
    """One of our own symbols, centred on (x, y): for use inside an SVG."""
    return tag(
        "use", href=f"#i-{name}", x=x - size / 2, y=y - size / 2, width=float(size), height=float(size), class_=class_
    )


def sign(name: str, label: str | None = None, class_: str = "sign") -> Markup:
    """An icon among words; the label is for those who hear the page."""
    drawn = _sign(name, class_)
    return Markup(drawn + tag("span", label, class_="heard")) if label else drawn


@cache
def _sign(name: str, class_: str) -> Markup:
    return tag("svg", icon(name, 24, 12, 12), class_=class_, viewBox="0 0 24 24", aria_hidden="true")


@lru_cache(maxsize=4096)
def _layer(key: str) -> str:
    return key.split("/", 1)[0]


_order = lru_cache(maxsize=2048)(list[str])  # of the keys of a layer: one for all that have the same, so left as it is


@lru_cache(maxsize=256)
def _layers(keys: tuple[str, ...]) -> dict[str, list[str]]:
    found: dict[str, tuple[str, ...]] = {}
    for layer, there in groupby(keys, _layer):
        found[layer] = (*found.get(layer, ()), *there)
    return {layer: _order(there) for layer, there in found.items()}


class Scene(dict[str, str]):
    """{key: markup} of what one seat sees, and the skeleton of layers it hangs in."""

    frame: str = ""
    width: int = 1280
    height: int = 800

    def others(self, old: Scene) -> list[str]:
        """The names of the fragments that are not the very ones of an older scene."""
        if [*self] == [*old]:
            return [*compress(self, map(is_not, self.values(), old.values()))]
        return [name for name, new in self.items() if old.get(name) is not new]

    def layers(self) -> dict[str, list[str]]:
        """{layer: its keys in order}, to be left as it is."""
        return _layers((*self,))

    def filled(self) -> str:
        """The skeleton with every layer's fragments in it. A layer's place is written `<!--layer-->` in the frame."""
        whole = self.frame
        for layer, keys in self.layers().items():
            whole = whole.replace(f"<!--{layer}-->", "".join(self[key] for key in keys))
        return whole


class Sprites(Protocol):
    """Figures that are drawn as symbols in files of their own, so that a page fetches them once and when it shows
    them."""

    @property
    def version(self) -> str:
        """Changes with the drawings."""

    @property
    def names(self) -> tuple[str, ...]:
        """Of its files; a page finds them at `/figures/<game>/<name>?v=<version>`."""

    def file(self, name: str) -> str:
        """A whole file of symbols."""

    def inlined(self, names: Iterable[str]) -> tuple[str, str]:
        """Those of these symbols that there are, with what they use, and the style they need."""

    def picture(self, name: str) -> str:
        """Where a page finds a whole picture (`cover`, `victory`, `defeat`), or nothing."""


@cache
def stylesheet() -> str:
    """What all tables share."""
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(FOLDER.glob("*.css"), reverse=True))


@cache
def icons() -> str:
    """The shared symbols, as one hidden SVG that a page carries once."""
    return (FOLDER / "icons.svg").read_text(encoding="utf-8").strip()


SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)
USED = re.compile(r'href="#([^"]+)"')


def only_used(symbols: str, drawn: str) -> str:
    """Those symbols that a drawing uses, by itself or inside one another."""
    known = {found[1]: found[0] for found in SYMBOL.finditer(symbols)}
    wanted = list(dict.fromkeys(USED.findall(drawn)))
    for name in wanted:  # grows while it is read
        wanted += [more for more in USED.findall(known.get(name, "")) if more not in wanted]
    return "".join(known[name] for name in wanted if name in known)


FETCHED = re.compile(r'href="/figures/[^"#]*#')
PICTURED = re.compile(r'<image href="/figures/[^>]*></image>')


def picture(scene: Scene, title: str, style: str = "", symbols: str = "", figures: Sprites | None = None) -> str:
    """One self-contained SVG of a scene: no script, nothing fetched, no symbol that it does not show."""
    # A page's parser knows what an <svg> among HTML is; XML must be told.
    drawn = scene.filled().replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ')
    drawn = FETCHED.sub('href="#', PICTURED.sub("", drawn))
    shown, pigments = figures.inlined(USED.findall(drawn)) if figures else ("", "")
    css = f"{stylesheet()}\n{style}\n{pigments}".replace("]]>", "")
    defined = only_used(icons() + symbols, drawn) + shown
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{scene.width}" height="{scene.height}" '
        f'viewBox="0 0 {scene.width} {scene.height}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title><style><![CDATA[{css}]]></style><defs>{defined}</defs>"
        f'<foreignObject width="{scene.width}" height="{scene.height}">'
        f'<div xmlns="http://www.w3.org/1999/xhtml" class="picture">{drawn}</div>'
        "</foreignObject></svg>"
    )


def shown(drawing: str, label: str) -> str:
    """A self-contained drawing inside someone else's page, where neither's style reaches the other."""
    data = b64encode(drawing.encode()).decode()
    return f'<img src="data:image/svg+xml;base64,{data}" alt="{escape(label)}" style="max-width: 100%">'
