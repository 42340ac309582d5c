"""One seat's sight of one table, in one language: what all parts of the drawing look at."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from taverna.core import ground
from taverna.core.scene import Markup
from taverna.core.words import Words

from ..campaign.market import dealers
from ..foresight.courses import Course, intentions
from ..records import COLOURS, Content, Dice, HideTokens, Map, Mission
from ..rules.ground import in_shadow
from ..rules.skills import hidden
from ..state import Combat, Enemy, Hero, Table
from . import signs
from .faces import FOE, HERO, face
from .plan import Place, Plan

Lying = tuple[tuple[str, str, str], ...]
"""(what, icon, number) of everything that lies in a Zone."""


class Drawing(ground.Drawing):
    """The view read back into a table, its hidden piles empty, and what follows from it."""

    content: Content

    def __init__(self, view: dict[str, Any], seat: int | None, words: Words, content: Content) -> None:
        self.g: Table = _table(view, words, content)
        heroes = ((hero.hero, hero.cls) for hero in self.g.heroes)
        super().__init__(view, seat, words, content, self.g.mission, *heroes)
        self.map: Map = self.g.map
        self.quest: Mission = self.g.quest
        self.told: dict[int, str] = {}  # what each Enemy would do, in words (see labels.intent)

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

    # -- what is where -----------------------------------------------------------------------------------------------
    @cached_property
    def plan(self) -> Plan:
        return self.everywhere(lambda: Plan(self.map), "plan", self.g.mission)

    @cached_property
    def heroes(self) -> list[Hero]:
        """Heroes on the map, the dead too."""
        return [hero for hero in self.g.heroes if hero.at and not hero.left]

    @cached_property
    def places(self) -> dict[str, Place]:
        """`hero/seat` or `enemy/id` -> where the figure stands."""
        return self.once(_places)

    @cached_property
    def lies(self) -> dict[str, Lying]:
        """Zone -> everything that lies there and can be taken or seen."""
        return self.once(_lies)

    @cached_property
    def ground_facts(self) -> tuple[Any, ...]:
        """All that lies on the map and what the Mission knows, and where everyone is."""
        g = self.g
        laid = (g.levels, g.opened, g.chambers, g.fallen, g.treasure, g.special, g.tokens, g.covered, g.pillars, g.laid)
        known = (g.level, g.lasting, g.picked, g.killed, g.happened, g.met, g.roles, g.stage, g.collapse, g.phase)
        heroes = [(hero.hero, hero.at, hero.left, hero.dead) for hero in g.heroes]
        foes = [(foe.card, foe.mark, foe.at) for foe in g.enemies.values()]
        return laid, known, heroes, foes, self.acting.seat if self.acting is not None else -1

    @cached_property
    def unlit(self) -> frozenset[str]:
        """Zones in Shadow."""
        darkened = tuple(effect.tile for effect in self.g.lasting)
        return self.everywhere(self._unlit, "unlit", self.g.mission, darkened)

    def _unlit(self) -> frozenset[str]:
        return frozenset(at for at in self.map.zones if in_shadow(self.g, at))

    def dark(self, at: str) -> bool:
        return at in self.unlit

    def unseen(self, hero: Hero) -> bool:
        """In Shadow Mode: those who do not see the Hero do not look for it."""
        return hero.seat in self.once(_unseen)

    # -- what Enemies would do ---------------------------------------------------------------------------------------
    @cached_property
    def intents(self) -> dict[int, list[Course]]:
        """What each Enemy would do if the Enemies' Phase began now."""
        if self.result is not None or self.g.phase not in ("heroes", "enemies") or not self.g.enemies:
            return {}
        return intentions(self.g)

    # -- names and signs ---------------------------------------------------------------------------------------------
    def foe_name(self, foe: Enemy) -> str:
        """As the Mission calls it, else by its card."""
        marked = f"{self.g.mission}/{foe.mark}"
        return self.name(marked if foe.mark and marked in self.content.named else foe.card)

    def foe_of(self, c: Combat) -> str:
        """What the Enemy of a combat is called, even when it is gone."""
        foe = self.g.enemies.get(c.foe)
        if foe is not None:
            return self.foe_name(foe)
        return self.name(c.card) if c.card else self.words("scene-pillar", where=c.at)

    def token(self, seat: int, size: int) -> Markup:
        """A Hero's face, rimmed in the colour of its seat."""
        return face(self.g.heroes[seat].hero, HERO, f"md-face p{seat}", size)

    def foe_token(self, card: str, size: int) -> Markup:
        return face(self.content.cards[card].enemy, FOE, "md-face foe-face", size)

    def item_icon(self, id: str) -> str:
        item = self.content.items.get(id)
        return "md-thing" if item is None else signs.item_icon(item, id)

    @cached_property
    def kinds(self) -> dict[str, str]:
        """Mark -> the token it is printed on."""
        return self.kept(self._kinds, "kinds")

    def _kinds(self) -> dict[str, str]:
        found: dict[str, str] = {token.mark: token.token for token in self.quest.tokens}
        for rule in self.quest.happens:
            for deed in rule.does:
                if isinstance(deed, HideTokens):
                    found |= {token.mark: token.token for token in deed.tokens}
        return found

    def mark_icon(self, mark: str) -> str:
        return signs.MARK_ICON.get(mark) or signs.TOKEN_ICON.get(self.kinds.get(mark, ""), "md-relic")

    def dice(self, dice: Dice, size: int = 15) -> Markup:
        """A handful of dice, one small square each."""
        return signs.handful(tuple((colour, getattr(dice, colour)) for colour in COLOURS), size)


def _table(view: dict[str, Any], words: Words, content: Content) -> Table:
    """What the view shows, its hidden piles empty. Players have no secrets: all who look at a moment see the same."""
    found: Table | None = None if words.moment is None else words.moment.get(_table)
    if found is None:
        found = ground.table_of(Table, view, content, blank=None)
        if words.moment is not None:
            words.moment[_table] = found
    return found


def _unseen(d: Drawing) -> frozenset[int]:
    return frozenset(hero.seat for hero in d.g.heroes if hero.up and hero.at and hidden(d.g, hero))


def _places(d: Drawing) -> dict[str, Place]:
    return d.plan.places(d.g.enemies.values(), d.heroes, d.lies)


def _lies(d: Drawing) -> dict[str, Lying]:
    g, found = d.g, {}
    posts = {pillar.at for pillar in g.pillars}
    some = {*g.treasure, *g.special, *g.tokens, *g.covered, *g.laid, *posts}.difference(g.fallen)
    for at in d.map.zones:
        if at not in some:
            continue
        things: list[tuple[str, str, str]] = []
        if at in g.treasure:
            things.append(("treasure", "chest", f"{g.treasure[at]}"))
        if at in g.special:
            things.append(("special", "chest", f"{g.special[at]}"))
        things += [("token", d.mark_icon(mark), "") for mark in g.tokens.get(at, ())]
        things += [("covered", "help", "")] * (at in g.covered)
        things += [("laid", "md-thing", "") for _ in g.laid.get(at, ())]
        if at in posts:
            lives = [pillar.life for pillar in g.pillars if pillar.at == at]
            things += [("pillar", "md-pillar", f"{life}" if life else "") for life in lives]
        if things:
            found[at] = tuple(things)
    return found
