"""The drawing ground: what every game's drawing stands on. A masked view back to structs, what was drawn before from
the same facts, layers for keyed fragments, numbers as people read them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from copy import copy
from functools import cached_property
from typing import Any, Self, TypeVar

import msgspec

from .chance import Chance
from .keep import Keep
from .scene import Markup, Scene, icon, sign, tag
from .secrets import Glance
from .secrets import View as Masked
from .state import State
from .words import Words

S = TypeVar("S", bound=State)
T = TypeVar("T")

View = Mapping[str, Any]
BESIDE = ("seat", "asked", "result")  # what a view tells beside the state


def table_of(kind: type[S], view: View, content: Any, blank: str | None = "", lent: bool = False) -> S:
    """The state that a view shows. Cards that it does not show are `blank`; with None, hidden zones are empty. `lent`:
    it is left as it is, and done with when somebody else looks."""
    if isinstance(view, Glance):
        seen: S = view.table(blank, lent)
        return seen
    bare = view.plain if isinstance(view, Masked) else ()
    plain = {name: value if name in bare else _open(value, blank) for name, value in view.items() if name not in BESIDE}
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


_written = msgspec.msgpack.Encoder().encode
_KEEP = Keep()
_SHARED = Keep()


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
        self._made, self._shared = words.once((type(self), about), lambda: self._kept_about(about))

    def _kept_about(self, about: tuple[Any, ...]) -> tuple[dict[tuple[Any, ...], Any], dict[tuple[Any, ...], Any]]:
        """What is kept about this table, and about all of its kind."""
        kind, words = type(self), self.words
        here = _KEEP.about(self.content, kind, words.lang, *words.called.items(), *about)
        return here, _SHARED.about(self.content, kind, words.lang)

    def kept(self, make: Callable[[], T], *key: Any) -> T:
        """What was made before from the same facts. The key names every fact that shows."""
        found: T | None = self._made.get(key)
        if found is None:
            found = self._made[key] = make()
        return found

    def since(self, key: Any, make: Callable[[], T], *facts: Any) -> T:
        """What was made the last time at this table, if the facts are what they were: for what changes too often to be
        kept for all times, and not with every answer. The facts may be structs; they name all that shows."""
        if (before := self.words.before) is None:
            return make()
        mark = _written(facts)
        found = before.get(key)
        if found is None or found[0] != mark:
            found = before[key] = mark, make()
        made: T = found[1]
        return made

    def everywhere(self, make: Callable[[], T], *key: Any) -> T:
        """The same, but for all tables: what is made depends on the content, the language and the key alone, whoever
        sits there and whatever else is played."""
        found: T | None = self._shared.get(key)
        if found is None:
            found = self._shared[key] = make()
        return found

    def alike(self, part: Callable[[Self], Mapping[str, str]]) -> Mapping[str, str]:
        """A part that all who look at this moment are shown alike, drawn for the first of them as for somebody who
        watches. It may ask neither who looks nor for anything that is hidden."""
        return self.once(part)

    def once(self, part: Callable[[Self], T]) -> T:
        """The same for anything that is worked out from what all see."""
        if (made := self.words.moment) is None:
            return part(self)
        found: T | None = made.get(part)
        if found is None:
            found = made[part] = part(self._watched)
        return found

    @cached_property
    def _watched(self) -> Self:
        """This table for one who sits nowhere, without what was worked out for this seat."""
        other = copy(self)
        for name in [*vars(other)]:
            if isinstance(getattr(type(self), name, None), cached_property):
                delattr(other, name)
        other.seat = None
        if hasattr(other, "me"):
            other.me = None
        return other

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


Slot = Any  # markup, a list of it, or nothing


def stage(
    words: Words,
    class_: str,
    *,
    board: Slot,
    unit: float | None = None,
    least: float = 44,
    track: Slot = None,
    banner: Slot = None,
    corner: Slot = None,
    over: Slot = None,
    goal: Slot = None,
    party: Slot = None,
    foes: Slot = None,
    mat: Slot = None,
    hand: Slot = None,
    watching: bool = False,
) -> Markup:
    """The skeleton of every table: fixed slots in which a game's layers go, each there whether full or empty.

    The stage has the `board` (with `unit`, the length of one space in the units of its drawings, a camera goes over it
    that shows a space in no less than `least` pixels), and over its edges the `track` (whose turn, top left), a
    `banner` (what is going on, top right), a `corner` (bottom left) and what lies `over` it all, such as the result.
    The side has the `goal`, the `party` (on a phone this alone, as a row) and the `foes`; the page lays its look slot
    over the foot of it. Before one lie the `mat` and the `hand`; the page lays the acts beside them."""
    overlays = (track, banner, corner, over)
    before_me = [
        tag("section", mat, class_="mat", tabindex=0, role="region", aria_label=words("stage-mat")),
        tag("section", hand, class_="hands", aria_label=words("stage-hand")),
    ]
    return tag(
        "div",
        tag("section", _scenery(words, board, unit, least, *overlays), class_="stage", aria_label=words("stage-board")),
        tag(
            "section",
            [tag("div", slot, class_=name) for name, slot in (("goal", goal), ("party", party), ("foes", foes))],
            class_="side",
            tabindex=0,
            role="region",
            aria_label=words("stage-side"),
        ),
        None if watching else before_me,
        class_=f"table {class_}" + (" watching" if watching else ""),
    )


def going(w: Words, class_: str) -> Markup:
    """The layer `now`, of what is going on: at the foot of the side, where it may scroll."""
    return layer("div", "now", class_=f"going {class_}", tabindex=0, role="region", aria_label=w("stage-going"))


ZOOM = (("closer", "plus"), ("further", "minus"), ("whole", "fit"))


def _scenery(
    w: Words, board: Slot, unit: float | None, least: float, track: Slot, banner: Slot, corner: Slot, over: Slot
) -> list[Markup | None]:
    """The board and what lies over its edges, in fixed boxes."""
    if unit is None:
        seen = {"tabindex": 0, "role": "region", "aria_label": w("stage-board")}  # it may scroll
        sheet, zoom, small = tag("div", board, class_="board", **seen), None, None
    else:
        sheet = tag("div", board, class_="board", data_unit=unit, data_least=least)
        buttons = [
            tag("button", sign(drawn, w(f"stage-{act}")), type="button", data_camera=act, title=w(f"stage-{act}"))
            for act, drawn in ZOOM
        ]
        zoom = tag("div", buttons, class_="zoom", role="group", aria_label=w("stage-board"))
        small = tag("button", type="button", class_="smallmap", hidden="", aria_label=w("stage-small-map"))
    return [
        sheet,
        tag("div", class_="veil"),
        tag("div", track, class_="track", tabindex=0, role="group", aria_label=w("stage-track")),
        tag("div", banner, class_="banner"),
        tag("div", small, corner, class_="corner"),
        zoom,
        tag("div", over, class_="over-stage"),
    ]


Rib = tuple[str, Any]
"""A symbol and a number or word: what a card says in one sign."""


LETTERS = 16
"""The longest word of a title for which style.css has a size, so that none is broken."""


def fitted(title: str) -> str:
    """The class of a title that is as small as its longest word, or part of one, asks."""
    return f"ttl l{min(max(map(len, title.replace(SOFT, '- ').split()), default=0), LETTERS)}"


SOFT = "\u00ad"
LONG = 9
"""A word of so many letters may be broken on a narrow strip."""
VOWEL, CONSONANT = "[aeiouáéíóúâêôãõà]", "[bcdfgjklmnpqrstvzçñ]"
PAIR = "(?:[bcdfgpt][lr]|[cln]h|qu|gu)"
SYLLABLE = re.compile(
    rf"(?<={VOWEL})(?=(?:{PAIR}|{CONSONANT}){VOWEL})|(?<={VOWEL}{CONSONANT})(?!{PAIR})(?={CONSONANT}{VOWEL})",
    re.IGNORECASE,
)
"""Between a vowel and the consonant of the next one, or between two consonants that are no pair."""
ENDING = re.compile("(?=ing$|tion$|ness$|ble$)")


def breakable(title: str) -> str:
    """A title whose long words may be broken between two syllables, nearest to their middle."""
    return " ".join(_broken(word) if len(word) >= LONG else word for word in title.split(" "))


def _broken(word: str) -> str:
    between = [*ENDING.finditer(word)] or SYLLABLE.finditer(word)
    places = [found.start() for found in between if 3 <= found.start() <= len(word) - 3]
    if not places:
        return word
    middle = min(places, key=lambda at: abs(at - len(word) / 2))
    return f"{word[:middle]}{SOFT}{word[middle:]}"


LETTER = 0.64
"""How wide a letter is, of its size."""


def inscribed(name: str, wide: float, size: float, y: float) -> list[Markup]:
    """A whole name in letters of at most `size`, its middle at `y`, no wider than `wide`: in two lines if it has two
    words, and as small as it must be."""
    words = name.split()
    lines = [name]
    if len(name) * LETTER * size > wide and len(words) > 1:
        halves = [(" ".join(words[:nth]), " ".join(words[nth:])) for nth in range(1, len(words))]
        lines = list(min(halves, key=lambda pair: max(map(len, pair))))
    fit = min(size if len(lines) == 1 else size * 0.72, wide / (max(map(len, lines)) * LETTER))
    first = y + fit * 0.36 - (len(lines) - 1) * fit * 0.5
    shown = {"x": 0, "font_size": f"{fit:.3g}"}
    return [tag("tspan", line, y=f"{first + nth * fit:.1f}", **shown) for nth, line in enumerate(lines)]


def card(
    key: str,
    *,
    title: str,
    picture: Slot,
    number: Slot = "",
    ribs: tuple[Rib, Rib],
    words: tuple[Slot, Slot],
    spot: str = "",
    seal: Slot = None,
    class_: str = "",
    **attributes: Any,
) -> Markup:
    """A card in a fan. At rest it is a strip, as wide as stays in sight: number, title, picture and two ribs. Raised
    (by the pointer, the focus, a long press or `i`) it stands whole over the fan, as tall as its words; what is whole
    takes no pointer, so that every strip stays within reach. `picture`: what an SVG of 120 by 56 holds. `words`: of the
    upper and the lower half."""
    upper, lower = (
        tag("span", sign(drawn) if drawn else None, tag("b", said) if said != "" else None, class_=f"rib r{nth}")
        for nth, (drawn, said) in enumerate(ribs, 1)
    )
    art = tag(
        "svg", picture, viewBox="0 0 120 56", preserveAspectRatio="xMidYMid slice", class_="art", aria_hidden="true"
    )
    strip = breakable(title)
    head, front = (
        [tag("span", number, class_="ini"), tag("span", name, class_=fitted(name)), art] for name in (title, strip)
    )
    told = (upper, tag("span", words[0], class_="words up"), lower, tag("span", words[1], class_="words low"))
    return tag(
        "button",
        front,
        upper,
        lower,
        tag("span", seal, class_="seal") if seal is not None else None,
        tag("span", head, told, class_="whole"),
        data_k=key,
        data_spot=spot or key,
        type="button",
        class_=f"card {class_}".rstrip(),
        **attributes,
    )


def emblem(drawn: str) -> list[Markup]:
    """A card's picture where there is none of its own: its symbol before rays of light."""
    return [tag("use", href="#i-rays", width=120, height=56, class_="rays"), icon(drawn, 40, 60, 28, "emblem")]


def put(scene: Scene, *parts: Mapping[str, str]) -> Scene:
    """Lay fragments into a scene, part by part."""
    for fragments in parts:
        scene.update(fragments)
    return scene


def percent(words: Words, chance: float) -> str:
    """A chance as people read it: never 0 % or 100 % unless it is certain."""
    whole = round(100 * chance)
    if 1e-12 < chance < 1 - 1e-9 and whole in (0, 100):
        return words("percent-least" if whole == 0 else "percent-most")
    return words("percent", n=whole)
