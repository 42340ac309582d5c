"""What is in the box, thing by thing, for the book. Events, quests and treasures stay where they are: nobody wants to
know them before they happen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from taverna.core.things import Tells, Thing, kind_of
from taverna.core.words import Words

from .campaign.speech import perk
from .printed import Printer
from .records.content import Content


def things(content: Content) -> Iterator[Thing]:
    def card(record: Any) -> Tells:
        return lambda words: [Printer(words, content).said(record)]

    def item(record: Any) -> Tells:
        return lambda words: _item(words, content, record)

    def monster(record: Any) -> Tells:
        return lambda words: _monster(words, content, record)

    def sheet(record: Any) -> Tells:
        return lambda words: _class(words, record)

    def summon(record: Any) -> Tells:
        return lambda words: _summon(words, content, record)

    def scenario(record: Any) -> Tells:
        return lambda words: [goal.text[words.lang] for goal in record.goals]

    play = ("GH-TURN-01", "GH-TURN-02", "GH-TURN-06", "GH-INIT-05", "GH-HAND-03")
    for owner, cards in content.cards_of.items():
        if cards:  # the others are still in their boxes
            made = ("GH-CREATE-01", "GH-HAND-03")
            yield from kind_of("class", {owner: content.classes[owner]}, made, f"gh-{owner}", sheet)
            yield from kind_of("ability-card", {id: content.cards[id] for id in cards}, play, f"gh-{owner}", card)
    yield from kind_of("item", content.items, ("GH-USE-01", "GH-USE-02", "GH-USE-04", "GH-USE-06"), "gh-item", item)
    stat = ("GH-MON-03", "GH-STAT-03", "GH-STAT-06", "GH-FOCUS-02", "GH-MMOVE-03", "GH-MATK-03")
    yield from kind_of("monster", content.monsters, stat, "claw", monster)
    called = ("GH-SUMMON-01", "GH-SUMMON-02", "GH-SUMMON-06")
    yield from kind_of("summon", content.summons, called, "gh-summon", summon)
    yield from kind_of("battle-goal", content.battle_goals, ("GH-GOAL-01", "GH-GOAL-02", "GH-GOAL-04"), "check")
    yield from kind_of("scenario", content.scenarios, ("GH-PAGE-05", "GH-FINISH-16"), "door", scenario)


def _class(words: Words, record: Any) -> list[str]:
    """How many cards it holds, its hit points from level 1 to 9, and what its perks are."""
    life = f"{words('scene-stat-hp')}: {' · '.join(map(str, record.hp))}."
    perks = "; ".join(words.say(perk(one)) for one in record.perks)
    return [f"{words('scene-hand-size', n=record.hand)}.", life, f"{words('scene-perks')}: {perks}."]


def _summon(words: Words, content: Content, record: Any) -> list[str]:
    """The numbers of its card and what is special about it."""
    printer = Printer(words, content)
    values = [(name, getattr(record, name)) for name in ("hp", "move", "attack", "range")]
    said = [
        (name, str(value) if isinstance(value, int) else printer.sum(str(value))) for name, value in values if value
    ]
    found = ["; ".join(f"{words(f'scene-stat-{name}')} {value}" for name, value in said) + "."]
    traits = printer.traits(record, record.flying)
    return found + ([printer.told(traits)] if traits else [])


def _item(words: Words, content: Content, item: Any) -> list[str]:
    printer = Printer(words, content)
    return [printer.told(printer.item(item))]


def _monster(words: Words, content: Content, record: Any) -> list[str]:
    """Its numbers from level 0 to 7, normal and elite, and what is special about them."""
    printer = Printer(words, content)
    found = []

    def said(amount: Any) -> str:
        return str(amount) if isinstance(amount, int) else printer.sum(str(amount))

    for rank in ("normal", "elite", "boss"):
        rows = getattr(record, rank)
        if not rows:
            continue
        columns = [
            f"{words(f'scene-stat-{name}')} {' · '.join('–' if value is None else said(value) for value in values)}"
            for name in ("hp", "move", "attack", "range")
            if any(values := [getattr(stats, name) for stats in rows])
        ]
        found.append(f"{words(f'print-rank-{rank}')}: {'; '.join(columns)}.")
        if traits := printer.traits(rows[0], record.flying):
            found.append(printer.told(traits))
    return found
