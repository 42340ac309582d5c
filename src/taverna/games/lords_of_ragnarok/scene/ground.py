"""What every part of the drawing stands on: the table that the seat sees, icons, and small things."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Any

from taverna.core import ground
from taverna.core import scene as drawing
from taverna.core.scene import Markup, tag
from taverna.core.words import Text, Words

from ..foresight.ends import Threat, threats
from ..records.content import Content
from ..state import PHASES, Table
from .chart import Chart, chart_of

MARKS = ("feather", "claw", "star", "moon")  # of the seats: the colour is never the only sign
REGION_ICON = {"tree": "pine", "sun": "sun", "wave": "wave", "ram": "lr-ram", "spear": "lr-spear", "fjord": "lr-fjord"}
SYMBOL_ICON = {"city": "lr-city", "shrine": "lr-shrine", "forge": "lr-forge"}
RUNE_ICON = {"uruz": "lr-uruz", "othala": "lr-othala", "algiz": "lr-algiz"}
ATTRIBUTE_ICON = {"authority": "crown", "strength": "gauntlet", "wisdom": "eye"}
WEAPON_ICON = {
    "spear": "lr-spear",
    "sword": "sword",
    "axe": "axe",
    "hammer": "hammer",
    "bow": "bow",
    "shield": "shield",
    "rune": "rune",
}
REWARD_ICON = {"realm": "lr-alliance", "priest": "lr-priest", "army": "lr-recruit", "rune": "rune"}
ACTION_ICON = {
    "march": "lr-march",
    "build-temple": "lr-temple",
    "recruit": "lr-recruit",
    "monsters": "lr-monster",
    "usurp": "crown",
    "prepare": "lr-prepare",
    "build-monument": "lr-monument",
}
PHASE_ICON = {
    "prayer": "lr-priest",
    "hero": "person",
    "runes": "rune",
    "maneuvers": "lr-march",
    "special": "lr-tree",
}
WAY_ICON = {"great-jarl": "crown", "great-gothi": "lr-temple", "slayer": "skull", "ragnarok": "lr-tree"}

Fragments = dict[str, Markup]

sign = lru_cache(maxsize=512)(drawing.sign)
icon = lru_cache(maxsize=4096)(drawing.icon)


class Drawing(ground.Drawing):
    """One seat's sight of one table, read back from its view: cards that it does not show are blank."""

    content: Content

    def __init__(self, view: dict[str, Any], seat: int | None, words: Words, content: Content) -> None:
        self.g = ground.table_of(Table, view, content, lent=True)
        super().__init__(view, seat, words, content, *[words.seat(player.seat) for player in self.g.players])
        self.players = self.g.players
        self.board = self.g.map
        self.me = None if seat is None else self.players[seat]
        self.two = len(self.players) == 2

    @cached_property
    def chart(self) -> Chart:
        return self.everywhere(lambda: chart_of(self.board), "chart", self.two)

    @cached_property
    def crowds(self) -> tuple[tuple[str, tuple[int, int]], ...]:
        """Of each Territory where somebody is: how many stand there, and Armies."""
        standing = [player.at for player in self.players] + [beast.at for beast in self.g.beasts.values()]
        armies = [army.at for army in self.g.armies]
        there = sorted({*standing, *armies} - {""})
        return tuple((at, (standing.count(at), armies.count(at))) for at in there)

    @cached_property
    def lying(self) -> tuple[Any, ...]:
        """All that lies and stands on the map, and whose it is."""
        g = self.g
        built = (g.owner, g.temples, g.forges, g.forged, g.monuments, g.priests, g.alliances, g.wheel)
        heroes = [(player.at, player.sea, player.hero, len(player.wounded)) for player in self.players]
        return *built, heroes, g.armies, g.beasts, g.boss

    @cached_property
    def threats(self) -> list[Threat]:
        return [] if self.result is not None or self.g.phase not in PHASES else threats(self.g)

    def printed(self, text: Text | None) -> str:
        return text[self.words.lang] if text else ""

    def text_of(self, id: str) -> str:
        """What is printed on a thing."""
        content = self.content
        for group in (content.heroes, content.origins, content.blessings, content.artifacts, content.realms):
            if id in group:
                return self.printed(group[id].text)
        return ""


# -- small things -----------------------------------------------------------------------------------------------------
@lru_cache(maxsize=64)
def token(seat: int, size: int) -> Markup:
    """Who: colour and mark."""
    return tag(
        "svg",
        tag("circle", r=15, class_="body"),
        icon(MARKS[seat], 19, 0, 0, "ic"),
        viewBox="-16 -16 32 32",
        width=size,
        height=size,
        class_=f"token p{seat}",
        aria_hidden="true",
    )


def side_by_side(things: list[tuple[float, Markup]]) -> list[Markup]:
    """Things of these widths side by side, the whole centred."""
    x = -sum(width for width, _ in things) / 2
    made = []
    for width, thing in things:
        made.append(tag("g", thing, transform=f"translate({x + width / 2:g} 0)"))
        x += width
    return made


def wrapped(name: str, most: int) -> list[str]:
    lines: list[str] = []
    for word in name.split():
        if lines and len(lines[-1]) + 1 + len(word) <= most:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def short(name: str, lang: str) -> str:
    """One word of a long name is enough under a figure: what it is, which comes last in English and first elsewhere."""
    return name if len(name) <= 9 else name.split()[-1 if lang == "en" else 0]


def count(drawn: str, n: Any, label: str) -> Markup:
    return tag("span", sign(drawn), tag("strong", n), class_="lr-count", role="img", aria_label=label, title=label)


def panel(key: str, title: Any, *inside: Any, class_: str = "") -> Fragments:
    """One of the panels that say what is going on."""
    head = tag("h2", title)
    return {key: tag("section", head, *inside, data_k=key, class_=f"lr-panel {class_}".rstrip())}
