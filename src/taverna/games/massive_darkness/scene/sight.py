"""One seat's sight of one table, in one language: the view read back into a table, its hidden piles empty."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property, lru_cache
from typing import Any, TypeVar

from taverna.core import scene as drawing
from taverna.core.scene import Markup, tag
from taverna.core.words import Words

from ..campaign.market import dealers
from ..foresight import table_of
from ..foresight.courses import Course, intentions
from ..records import COLOURS, COMBATS, Content, Dice, Item, Map, Mission
from ..records import Die as DieFaces
from ..rules.ground import in_shadow
from ..rules.skills import hidden
from ..rules.targets import ANYONE
from ..state import Combat, Enemy, Hero, Table

View = dict[str, Any]
Fragments = dict[str, Markup]
T = TypeVar("T")

sign = lru_cache(maxsize=1024)(drawing.sign)
icon = lru_cache(maxsize=8192)(drawing.icon)

MARKS = ("feather", "claw", "star", "moon", "crown", "flame")  # of the seats, where Classes do not tell them apart
CLASS_ICON = {
    "darkness-ranger": "bow",
    "battle-wizard": "md-wizard",
    "blood-moon-nightrunner": "md-nightrunner",
    "paladin-of-wrath": "md-paladin",
    "gladiator-berserker": "md-gladiator",
    "shadow-barbarian": "md-barbarian",
}
FOE_ICON = {
    "high-troll": "md-troll",
    "giant-spider": "md-spider",
    "hellhound": "md-hound",
    "ogre-mage": "md-ogre",
    "abyssal-demon": "md-demon",
    "liliarch": "md-liliarch",
}
KIN = ("dwarf", "goblin", "orc")
COMBAT_ICON = {
    "melee": "sword",
    "ranged": "bow",
    "magic": "md-wizard",
    "sword-and-spell": "greatsword",
    "defence": "shield",
}
SYMBOL_ICON = {"hits": "sword", "shields": "shield", "bam": "md-bam", "diamond": "md-diamond"}
TOKEN_ICON = {
    "library": "book",
    "artifact": "md-relic",
    "lair": "md-lair",
    "bridge": "md-bridge",
    "pillar": "md-pillar",
}
MARK_ICON = {"key": "md-key", "lever": "md-lever"}  # tokens that are known by what they stand for
TAG_ICON = {"sword": "sword", "mace": "mace", "hammer": "hammer", "shield": "shield", "armour": "md-armour"}
SLOT_ICON = {
    "body": "md-armour",
    "item": "md-ring",
    "consumable": "vial",
    "trap": "trap",
    "luck": "star",
    "lifebringer": "heart",
}
PHASE_ICON = {
    "heroes": "person",
    "enemies": "skull",
    "experience": "star",
    "event": "bell",
    "end": "hourglass",
}
STRONG = ("red", "green")
"""The stronger dice are drawn with cut corners, so that colour is not the only sign."""

_KEPT: dict[tuple[Any, ...], tuple[Content, dict[tuple[Any, ...], Any]]] = {}
MOST_TABLES, MOST_KEPT = 50, 20_000


class Sight:
    """What there is to draw, and what was drawn before from the same facts."""

    def __init__(self, view: View, seat: int | None, words: Words, content: Content) -> None:
        self.view = view
        self.seat = seat
        self.words = words
        self.content = content
        self.g: Table = table_of(view, content)
        self.map: Map = self.g.map
        self.quest: Mission = self.g.quest
        self.asked: list[int] = view["asked"]
        self.result: View | None = view["result"]
        about = (id(content), words.lang, self.g.mission, *((hero.hero, hero.cls) for hero in self.g.heroes))
        found = _KEPT.get(about)
        if found is None or found[0] is not content:
            if len(_KEPT) > MOST_TABLES:
                _KEPT.clear()
            found = _KEPT[about] = (content, {})
        self._made = found[1]

    def kept(self, make: Callable[[], T], *key: Any) -> T:
        """What was made before from the same facts. The key names every fact that shows."""
        found = self._made.get(key)
        if found is None:
            if len(self._made) > MOST_KEPT:
                self._made.clear()
            found = self._made[key] = make()
        return found

    # -- who is looked at --------------------------------------------------------------------------------------------
    @cached_property
    def shown(self) -> Hero | None:
        """Whose board lies before this seat: its own, or where anyone may act, that of the Hero who does."""
        if self.seat is None:
            return None
        if self.g.options.control == "anyone" and self.seat in self.asked:
            return self.g.heroes[self.deciding]
        return self.g.heroes[self.seat]

    @property
    def trades_alone(self) -> bool:
        """In the Market everyone deals with their own cards first."""
        return self.g.phase in ("market", "outfit")

    @cached_property
    def deciding(self) -> int:
        """The Hero the open question is about."""
        g = self.g
        if self.trades_alone and self.seat is not None:
            dealing = dealers(g).get(self.seat)
            return self.seat if dealing is None else dealing.seat
        if g.trading:
            return g.trading[0]
        if g.combat is not None:
            return g.combat.hero
        if g.finder >= 0:
            return g.finder
        if g.phase == "experience" and g.waiting:
            return g.waiting[0]
        if g.commanded >= 0:
            return g.commanded
        return g.active_seat()

    @cached_property
    def acting(self) -> Hero | None:
        """The Hero whose Activation it is, or who acts on another's Command."""
        g = self.g
        if g.phase != "heroes" or g.active < 0 or self.result is not None:
            return None
        return g.heroes[g.commanded if g.commanded >= 0 else g.active]

    # -- what Enemies would do ---------------------------------------------------------------------------------------
    @cached_property
    def intents(self) -> dict[int, list[Course]]:
        """What each Enemy would do if the Enemies' Phase began now."""
        if self.result is not None or self.g.phase not in ("heroes", "enemies") or not self.g.enemies:
            return {}
        return intentions(self.g)

    def intent(self, courses: list[Course]) -> str:
        """The same in a sentence."""
        w = self.words
        if len(courses) > 1:
            whom = sorted({course.target for course in courses if course.target != ANYONE})
            ends = sorted({course.path[-1] for course in courses if course.path})
            if whom and all(course.target != ANYONE for course in courses):
                return w("scene-intent-attack", whom=whom[0]) if len(whom) == 1 else self._either(whom)
            return w("scene-intent-open", zones=ends) if ends else w("scene-intent-unsure")
        if not courses:
            return w("scene-intent-none")
        course = courses[0]
        last = course.steps[-1] if course.steps else None
        for step in course.steps:
            if step.do == "attack":
                if step.whom == ANYONE:
                    return w("scene-intent-pillar", where=step.goal)
                if course.path:
                    return w("scene-intent-move-attack", where=course.path[-1], whom=step.whom)
                return w("scene-intent-attack", whom=step.whom)
            if step.do in ("sleep", "stand-up", "hide", "leave"):
                return w(f"scene-intent-{step.do}")
            if step.do == "trample":
                return w("scene-intent-trample", whom=step.whom)
        if course.path:
            whom = [step.whom for step in course.steps if step.do == "move" and step.whom != ANYONE]
            if whom:
                return w("scene-intent-move", where=course.path[-1], whom=whom[-1])
            return w("scene-intent-go", where=course.path[-1])
        return w("scene-intent-stay") if last is not None else w("scene-intent-none")

    def _either(self, whom: list[int]) -> str:
        return self.words("scene-intent-either", names=self.words.listed([self.words.seat(seat) for seat in whom]))

    # -- small things ------------------------------------------------------------------------------------------------
    def name(self, id: str) -> str:
        return self.words.name(id)

    @cached_property
    def icons(self) -> tuple[str, ...]:
        """What tells the Heroes apart besides their colour: their Class, or a mark of the seat."""
        classes = [hero.cls for hero in self.g.heroes]
        if len(set(classes)) == len(classes) and all(cls in CLASS_ICON for cls in classes):
            return tuple(CLASS_ICON[cls] for cls in classes)
        return MARKS[: len(classes)]

    def token(self, seat: int, size: int) -> Markup:
        return _token(seat, self.icons[seat], size)

    def foe_icon(self, card: str) -> str:
        enemy = self.content.cards[card].enemy
        return FOE_ICON.get(enemy) or next((f"md-{kin}" for kin in KIN if enemy.startswith(kin)), "md-beast")

    def foe_name(self, foe: Enemy) -> str:
        """As the Mission calls it, else by its card."""
        marked = f"{self.g.mission}/{foe.mark}"
        return self.name(marked if foe.mark and marked in self.content.named else foe.card)

    def foe_token(self, card: str, size: int) -> Markup:
        return _foe_token(self.content.cards[card].rank, self.foe_icon(card), size)

    def item_icon(self, id: str) -> str:
        item = self.content.items.get(id)
        if item is None:
            return "md-thing"
        return _item_icon(item, id)

    def unseen(self, hero: Hero) -> bool:
        """In Shadow Mode: those who do not see the Hero do not look for it."""
        return hero.up and bool(hero.at) and hidden(self.g, hero)

    def dark(self, at: str) -> bool:
        return in_shadow(self.g, at)

    def dice(self, dice: Dice, size: int = 15) -> Markup:
        """A handful of dice, one small square each."""
        return _handful(tuple((colour, getattr(dice, colour)) for colour in COLOURS), size)

    def faces(self, colour: str) -> DieFaces:
        return self.content.dice[colour]

    def foe_of(self, c: Combat) -> str:
        """What the Enemy of a combat is called, even when it is gone."""
        foe = self.g.enemies.get(c.foe)
        if foe is not None:
            return self.foe_name(foe)
        return self.name(c.card) if c.card else self.words("scene-pillar", where=c.at)


# -- signs that stay the same ----------------------------------------------------------------------------------------
@lru_cache(maxsize=256)
def _token(seat: int, drawn: str, size: int) -> Markup:
    """Who: colour and mark."""
    return tag(
        "svg",
        tag("circle", r=15, class_="body"),
        icon(drawn, 20, 0, 0, "ic"),
        viewBox="-16 -16 32 32",
        width=size,
        height=size,
        class_=f"token p{seat}",
        aria_hidden="true",
    )


BODY = {
    "mob": "M-17 0-8.5-14.7h17L17 0 8.5 14.7h-17Z",
    "agent": "M0-18 18 0 0 18-18 0Z",
    "roaming": "M0-19 5.3-12.8 13.4-13.4 12.8-5.3 19 0 12.8 5.3 13.4 13.4 5.3 12.8 0 19-5.3 12.8-13.4 13.4-12.8 5.3-19 "
    "0-12.8-5.3-13.4-13.4-5.3-12.8Z",
}
"""Shapes of Enemies: hexagon, diamond, star."""


@lru_cache(maxsize=256)
def _foe_token(rank: str, drawn: str, size: int) -> Markup:
    return tag(
        "svg",
        tag("path", d=BODY[rank], class_="body"),
        icon(drawn, 19, 0, 0, "ic"),
        viewBox="-20 -20 40 40",
        width=size,
        height=size,
        class_=f"md-foe {rank}",
        aria_hidden="true",
    )


def _item_icon(item: Item, id: str) -> str:
    for one in item.tags:
        if one in TAG_ICON:
            return TAG_ICON[one]
    if item.slot in SLOT_ICON:
        return SLOT_ICON[item.slot]
    if item.dice.magic:
        return "md-staff"
    if item.dice.ranged:
        return "bow"
    if item.dice.melee:
        for word, drawn in (("axe", "axe"), ("dagger", "dagger"), ("knife", "dagger"), ("spear", "glaive")):
            if word in id:
                return drawn
        return "greatsword" if item.slot == "two-hands" else "sword"
    return "shield" if item.dice.defence else "md-relic"


def die_shape(colour: str) -> Markup:
    """The outline of a die in a square of 32: cut corners for the stronger ones."""
    if colour in STRONG:
        return _CUT
    return _ROUND


_ROUND = tag("rect", x=2, y=2, width=28, height=28, rx=7, class_="face")
_CUT = tag("path", d="M10 2h12l8 8v12l-8 8H10l-8-8V10Z", class_="face")


@lru_cache(maxsize=1024)
def _handful(dice: tuple[tuple[str, int], ...], size: int) -> Markup:
    drawn = [
        tag(
            "svg",
            die_shape(colour),
            viewBox="0 0 32 32",
            width=size,
            height=size,
            class_=f"md-die {colour}",
        )
        for colour, amount in dice
        for _ in range(amount)
    ]
    return tag("span", drawn, class_="md-handful", aria_hidden="true")


def layer(name: str, key: str, **attributes: Any) -> Markup:
    """Where the fragments of a layer go."""
    return tag(name, Markup(f"<!--{key}-->"), data_layer=key, **attributes)


def pips(full: int, most: int, on: str, off: str, class_: str) -> Markup:
    """So many of so many."""
    drawn = [
        tag(
            "svg",
            icon(on if n < full else off, 24, 12, 12),
            viewBox="0 0 24 24",
            class_="pip" if n < full else "pip spent",
        )
        for n in range(max(full, most))
    ]
    return tag("span", drawn, class_=class_, aria_hidden="true")


def counted(things: Iterable[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for thing in things:
        found[thing] = found.get(thing, 0) + 1
    return found


__all__ = ["COMBATS"]
