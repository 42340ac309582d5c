"""All figures of a game as symbols, and how a drawing uses them.

Every figure gives its symbols: `b-<id>` the bust (90 px and more: galleries, mats, banners) and `g-<id>` the ground
behind it, `t-<id>` the token (30 to 52 px: fewer and broader cuts), `s-<id>` the standee (52 px and more on a board).
A prop gives its token. The token of a figure is one file, its standee another, its bust a third, fetched when they are
shown. A page's variables reach into such a file, its rules do not: so the file carries `STYLE`, and everything a page
says about a figure (the seat's colour `--a`, the edge, elite, hit, dead) it says by variables that classes of
`core/drawing/figures.css` set.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cached_property
from math import cos, radians, sin
from pathlib import Path
from typing import Any
from zlib import crc32

from taverna.core.scene import USED, Markup, tag

from .kit import Block, Figure, Kind
from .props import PROPS
from .shapes import path
from .standee import FEET, LEGS, foot
from .tableau import Tableau

STYLE = (
    ".ink .k{fill:var(--k,#1b1410)}.ink .m{fill:var(--m)}.ink .l{fill:var(--l)}.ink .g{fill:var(--g)}"
    ".ink .a{fill:var(--c)}"
    ".ink .d{fill:var(--td,color-mix(in srgb,var(--m) 38%,var(--k,#1b1410)))}"
    ".ink .s{fill:var(--ts,color-mix(in srgb,var(--c) 55%,var(--k,#1b1410)))}"
    ".ink path{display:var(--cuts,inline)}"
    ".ink .o{stroke:var(--k,#1b1410);stroke-width:var(--sw,1.5);stroke-linejoin:round;display:inline}"
    ".ink .g0{fill:color-mix(in srgb,var(--gr,var(--h)) 30%,#2a211b)}"
    ".ink .g1{fill:color-mix(in srgb,var(--gr,var(--h)) 58%,#2a211b)}"
)
"""k ink; m, l, g the figure's own mid, light and glow; c its accent, the seat's colour where a seat has it. A state
overrules any of them by --tm --tl --tg --ta --td --ts. `--cuts: none` leaves only what is outlined: the die-cut edge
needs no more."""

BOX = 'viewBox="0 0 100 100" overflow="visible"'


def likeness(id: str, cast: Mapping[str, Figure], kind: Kind = "foe", spare: Collection[str] = ()) -> str:
    """Whose figure a thing has. What a pack brings under a new id looks like the one of this kind whose name shares
    most words with it, the last word counting most (an ice ooze is an ooze); else it gets a spare figure of this kind,
    or one of the others if there is none: always the same one."""
    if id in cast:
        return id
    words = id.split("-")
    fitting = sorted(one for one, figure in cast.items() if figure.kind == kind) or sorted(cast)

    def alike(one: str) -> int:
        theirs = one.split("-")
        return sum(word in theirs for word in words) + 2 * (words[-1] == theirs[-1])

    best = max(fitting, key=alike)
    if alike(best):
        return best
    free = [one for one in fitting if one in spare] or fitting
    return free[crc32(id.encode()) % len(free)]


class Figures:
    """The cast of a game, by the ids of its content, spare figures for what a pack brings, and the props that all games
    share.

    What is drawn is drawn when it is first wanted, and kept."""

    def __init__(
        self,
        game: str,
        cast: Mapping[str, Figure],
        spare: Mapping[str, Figure] | None = None,
        props: Mapping[str, Figure] = PROPS,
        tableaux: Mapping[str, Tableau] | None = None,
    ) -> None:
        self.game = game
        self.tableaux = dict(tableaux or {})
        self.spare = tuple(spare or {})
        self.cast = {**cast, **(spare or {})}
        self.props = props

    def figure_of(self, id: str, kind: Kind = "foe") -> str:
        """Whose figure a thing of the content has; see `likeness`."""
        return likeness(id, self.cast, kind, self.spare)

    # -- files -------------------------------------------------------------------------------------------------------
    @cached_property
    def version(self) -> str:
        """Changes with the drawings: taken from the modules that draw them, so that nothing need be drawn to know
        it."""
        drawing = {figure.draw.__module__ for figure in (*self.cast.values(), *self.props.values())}
        drawing |= {tableau.draw.__module__ for tableau in self.tableaux.values()}
        rooms = {Path(sys.modules[name].__file__ or "") for name in drawing} | set(Path(__file__).parent.glob("*.py"))
        data = b"".join(file.read_bytes() for file in sorted(rooms))
        return hashlib.blake2b(data, digest_size=5).hexdigest()

    @cached_property
    def names(self) -> tuple[str, ...]:
        """All tokens, all busts, and a file for each figure: a table shows a few of many."""
        each = [f"tokens-{id}.svg" for id in (*self.cast, *self.props)] + [
            f"{kind}-{id}.svg" for kind in ("busts", "standees") for id in self.cast
        ]
        return ("tokens.svg", "busts.svg", *each, *(f"{name}.svg" for name in self.tableaux))

    def file(self, name: str) -> str:
        """Tokens, standees and props; or busts and the carved ground behind them; all of them, or one kind of one
        id; or a tableau."""
        if name.removesuffix(".svg") in self.tableaux:
            return self.tableaux[name.removesuffix(".svg")].markup(self)
        kind, _, id = name.removesuffix(".svg").partition("-")
        if id:
            letters = {"busts": "bg", "tokens": "t", "standees": "s"}[kind]
            mine = [f"{letter}-{id}" for letter in letters if self._known(f"{letter}-{id}")]
            for one in mine:  # grows while it is read
                mine += [more for more in USED.findall(self.symbol(one)) if more not in mine]
            return self._file(mine)
        return {"tokens": self._tokens, "busts": self._busts}[kind]()

    def picture(self, name: str) -> str:
        """Where a page finds a tableau, if there is one of this name."""
        return f"/figures/{self.game}/{name}.svg?v={self.version}" if name in self.tableaux else ""

    def _tokens(self) -> str:
        named = [*(f"t-{id}" for id in (*self.cast, *self.props)), *(f"s-{id}" for id in self.cast)]
        legs = {figure.legs for figure in self.cast.values() if figure.legs}
        feet = {figure.kind for figure in self.cast.values()}
        shared = [
            *(f"legs-{name}" for name in LEGS if name in legs),
            *(f"foot-{kind}" for kind in FEET if kind in feet),
        ]
        return self._file([*shared, *named])

    def _busts(self) -> str:
        return self._file(["ground", *(f"{letter}-{id}" for id in self.cast for letter in "bg")])

    def _file(self, names: list[str]) -> str:
        drawn = "".join(self.symbol(name) for name in names)
        return f'<svg xmlns="http://www.w3.org/2000/svg"><style>{self.style(names)}</style><defs>{drawn}</defs></svg>'

    def href(self, symbol: str) -> str:
        """Where a page finds a symbol."""
        file = {"b": "busts", "g": "busts", "s": "standees"}.get(symbol[0], "tokens")
        return f"/figures/{self.game}/{file}-{symbol[2:]}.svg?v={self.version}#{symbol}"

    # -- symbols -----------------------------------------------------------------------------------------------------
    @cached_property
    def _symbols(self) -> dict[str, str]:
        return {}

    def symbol(self, name: str) -> str:
        """One symbol by its name, such as `t-brute`."""
        if name not in self._symbols:
            self._symbols[name] = self._drawn(name)
        return self._symbols[name]

    def inlined(self, names: Iterable[str]) -> tuple[str, str]:
        """These symbols and those they use in turn, and their style: for a picture that fetches nothing."""
        wanted = [name for name in dict.fromkeys(names) if self._known(name)]
        for name in wanted:  # grows while it is read
            wanted += [more for more in USED.findall(self.symbol(name)) if more not in wanted]
        return "".join(map(self.symbol, wanted)), self.style(wanted) if wanted else ""

    def style(self, names: Iterable[str]) -> str:
        """What these symbols need: the tones, and each figure's own pigments."""
        ids = dict.fromkeys(name[2:] for name in names if name[1:2] == "-")
        return STYLE + "".join(_pigments(id, self._figure(id)) for id in ids)

    def _figure(self, id: str) -> Figure:
        return self.cast.get(id) or self.props[id]

    def _known(self, name: str) -> bool:
        return name[:2] in ("b-", "g-", "s-", "t-") and (
            name[2:] in self.cast or (name[:2] == "t-" and name[2:] in self.props)
        )

    def _drawn(self, name: str) -> str:
        first, _, rest = name.partition("-")
        if name == "ground":
            return f'<symbol id="ground" viewBox="0 0 100 100">{_ground()}</symbol>'
        if first == "g":
            body = f'<g class="ink c-{rest}"><use href="#ground" width="100" height="100"/></g>'
        elif first == "legs":
            body = _shared(next(draw for legs, draw in LEGS.items() if legs == rest))
        elif first == "foot":
            body = _shared(lambda f: foot(f, next(kind for kind in FEET if kind == rest)))
        elif first == "s":
            body = _standee(rest, self.cast[rest])
        else:
            body = f'<g class="ink c-{rest}">{self._figure(rest).cut(small=first == "t").paths}</g>'
        return f'<symbol id="{name}" {BOX}>{body}</symbol>'

    # -- in a drawing ------------------------------------------------------------------------------------------------
    def use(
        self, symbol: str, x: float = 0, y: float = 0, size: float = 100, class_: str = "", edge: bool = True
    ) -> Markup:
        """A figure centred on (x, y) inside an SVG: its die-cut edge behind, then itself. `class_`: the seat (`p0`…)
        and
        its states (`elite acting dead hidden lurking ghost hit poison stone print`)."""
        at = {"href": self.href(symbol), "x": x - size / 2, "y": y - size / 2, "width": size, "height": size}
        behind = tag("use", **at, class_="edge") if edge else None
        return tag("g", behind, tag("use", **at), class_=f"figure {class_}".rstrip())


def token(
    figures: Figures, id: str, x: float = 0, y: float = 0, size: float = 48, class_: str = "", kind: Kind = "foe"
) -> Markup:
    """The token of a thing of the content, whatever a pack calls it, centred on (x, y) inside an SVG."""
    return figures.use(f"t-{figures.figure_of(id, kind)}", x, y, size, class_)


def standee(
    figures: Figures, id: str, x: float = 0, y: float = 0, size: float = 64, class_: str = "", kind: Kind = "foe"
) -> Markup:
    """The same on legs and a foot; (x, y) is the middle of its box, its foot stands at 0.44 of the size below."""
    return figures.use(f"s-{figures.figure_of(id, kind)}", x, y, size, class_)


def prop(figures: Figures, name: str, x: float = 0, y: float = 0, size: float = 48, class_: str = "") -> Markup:
    """A thing on a board."""
    return figures.use(f"t-{name}", x, y, size, class_)


def bust(
    figures: Figures, id: str, class_: str = "", label: str | None = None, ground: bool = True, kind: Kind = "foe"
) -> Markup:
    """A portrait as an <svg> of its own that fills its box, on carved ground lit by the lantern."""
    whole = {"width": 100.0, "height": 100.0}
    name = figures.figure_of(id, kind)
    behind = tag("use", href=figures.href(f"g-{name}"), **whole) if ground else None
    drawn = figures.use(f"b-{name}", 50, 50, 100, edge=False)
    told: dict[str, Any] = {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}
    whole_box = {"viewBox": "0 0 100 100", "preserveAspectRatio": "xMidYMin slice"}
    return tag("svg", behind, drawn, class_=f"bust {class_}".rstrip(), **whole_box, **told)


# -- bodies ----------------------------------------------------------------------------------------------------------
def _pigments(id: str, figure: Figure) -> str:
    return (
        f".c-{id}{{--m:var(--tm,{figure.mid});--l:var(--tl,{figure.light});--g:var(--tg,{figure.glow});"
        f"--c:var(--ta,var(--a,{figure.accent}));--h:var({'--c' if figure.kind == 'hero' else '--m'})}}"
    )


def _shared(draw: Callable[[Block], None]) -> str:
    block = Block(sum(map(ord, draw.__name__)), small=True)
    draw(block)
    return f'<g class="ink">{block.paths}</g>'


def _standee(id: str, figure: Figure) -> str:
    def use(symbol: str, x: float = 0, y: float = 0, size: float = 100) -> str:
        return f'<use href="#{symbol}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"/>'

    body = use(f"foot-{figure.kind}")
    body += use(f"t-{id}", 19, 0, 62) + use(f"legs-{figure.legs}") if figure.legs else use(f"t-{id}", 8, 4, 84)
    return f'<g class="ink c-{id}">{body}</g>'


def _ground() -> str:
    """A carved panel behind a bust: lantern rays from the upper left."""
    x, y, drawn = 10, 4, ""
    for nth in range(26):
        a = radians(-14 + nth * 4.9)
        b = a + radians(2.5 if nth % 2 else 1.7)
        near, far = (26, 150) if nth % 2 else (34, 120)
        tip = (x + cos((a + b) / 2) * near, y + sin((a + b) / 2) * near, True)
        drawn += path([tip, *((x + cos(one) * far, y + sin(one) * far, True) for one in (a, b))])
    return f'<g class="ink"><path class="g0" d="M0 0h100v100H0z"/><path class="g1" d="{drawn}"/></g>'


__all__ = ["Figures", "bust", "likeness", "prop", "standee", "token"]
