"""Things on their pages of the book: cards and items as they lie on the table, monsters with their numbers, of a
scenario the room in which it begins and nothing else."""

from __future__ import annotations

from taverna.core import ground
from taverna.core.scene import Markup, tag
from taverna.core.things import See, Thing
from taverna.core.words import Words
from taverna.ink.sprite import bust

from ..records.content import Content
from .board import floor
from .cards import card, printed
from .cast import FIGURES
from .drawing import Drawing
from .icons import sign
from .monsters import stats

LEVEL = 1
"""The monsters' numbers are those of this level; the page's text has the others."""


def plate(thing: Thing, see: See, words: Words, content: Content) -> Markup:
    if thing.kind == "scenario":
        return floor(Drawing(see(scenario=thing.id, items="none"), None, words, content))
    made = {"ability-card": _card, "item": _item, "monster": _monster, "battle-goal": _goal}.get(thing.kind)
    return made(Drawing(see(), None, words, content), thing.id) if made is not None else Markup("")


def _card(d: Drawing, id: str) -> Markup:
    return card(d, id, f"plate/{id}")


def _item(d: Drawing, id: str) -> Markup:
    item = d.content.items[id]
    return ground.card(
        f"plate/{id}",
        title=item.name[d.words.lang],
        number=item.cost,
        picture=ground.emblem("gh-item"),
        ribs=(("gh-item", ""), ("coin", item.cost)),
        words=(printed(d.printer.item(item)), ""),
        class_="gh-card",
    )


def _goal(d: Drawing, id: str) -> Markup:
    goal = d.content.battle_goals[id]
    return ground.card(
        f"plate/{id}",
        title=goal.name[d.words.lang],
        number=goal.checks,
        picture=ground.emblem("check"),
        ribs=(("check", ""), ("check", goal.checks)),
        words=(goal.text[d.words.lang] if goal.text else "", d.words("scene-goal-worth", n=goal.checks)),
        class_="gh-card",
    )


def _monster(d: Drawing, id: str) -> Markup:
    """A boss's numbers grow with the party, so it has none here."""
    record = d.content.monsters[id]
    numbers = None if record.boss else stats(d, record, ["normal", "elite"], LEVEL)
    title = tag("h3", sign("claw"), tag("span", d.name(id)))
    return tag("div", bust(FIGURES, id), tag("div", title, numbers, class_="gh-monster"), class_="portrayed")
