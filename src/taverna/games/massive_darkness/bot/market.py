"""Between two Missions: what to hand on, exchange, sell and leave behind, and whether to try again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ..campaign.market import ENOUGH, READY, value
from ..records.powers import COMBATS
from ..rules.equipment import usable
from ..state import Hero, Table
from . import gear

TRIES = 2
"""How often a Mission is tried before the story goes on without it."""


def market(g: Table, hero: Hero, options: Sequence[Any]) -> Any:
    """Hand on what serves another, exchange what serves nobody, sell a card that is left."""
    for card in dict.fromkeys(gear.spare(g, hero)):
        if card in g.market.handed:
            continue  # or it might go round and round
        friends = [other for other in g.heroes if ("give", card, other.seat) in options]
        if friends:
            friend = max(friends, key=lambda other: gear.gain(g, other, card))
            if gear.gain(g, friend, card) > gear.USEFUL:
                return ("give", card, friend.seat)
    bargain = best_bargain(g, hero)
    if bargain and ("exchange", bargain[0]) in options:
        return ("exchange", bargain[0])
    if armed := outfit(g, hero, options):
        return armed
    sold = [card for card in gear.spare(g, hero) if ("xp", card) in options]
    if sold:
        return ("xp", max(sold, key=lambda card: ((value(g, card) + 1) // 2, -value(g, card))))
    return READY


def outfit(g: Table, hero: Hero, options: Sequence[Any]) -> Any:
    """A Starting Weapon, for those who have none they could use."""
    if any(g.content.items[card].weapon and usable(g, card) for card in hero.cards()):
        return None
    swaps = [option for option in options if option[0] == "starting"]
    return min(swaps, key=lambda option: gear.loss(g, hero, option[1]), default=None)


def outfitted(g: Table, hero: Hero, options: Sequence[Any]) -> Any:
    return outfit(g, hero, options) or READY


def bargains(g: Table, hero: Hero) -> Iterator[tuple[float, str, str]]:
    """(gain, one card or two that are given, the card that is taken)."""
    spare = list(dict.fromkeys(gear.spare(g, hero)))
    for taken in dict.fromkeys(g.market.stock):
        gain = gear.gain(g, hero, taken)
        if gain <= gear.USEFUL:
            continue
        for first in spare:
            if value(g, first) >= value(g, taken):
                yield gain, first, ""
            else:
                for second in spare:
                    if second != first and value(g, first) + value(g, second) >= value(g, taken):
                        yield gain - 0.05, first, second


def best_bargain(g: Table, hero: Hero) -> tuple[str, str] | None:
    """What to give, one card or two: what brings most, and of that the cheapest."""
    best = None
    most: tuple[float, int] = (0.0, 0)
    for gain, first, second in bargains(g, hero):
        price = value(g, first) + (value(g, second) if second else 0)
        if (gain, -price) > most:
            best, most = (first, second), (gain, -price)
    return best


def exchange_more(g: Table, hero: Hero, options: Sequence[Any], first: str) -> Any:
    """A second card, if there is something better to be had for it."""
    alone = best_take(g, hero, value(g, first))
    best: Any = ENOUGH if ENOUGH in options else None
    most = alone if best is not None else -1.0
    for card in gear.spare(g, hero):
        if card in options:
            gain = best_take(g, hero, value(g, first) + value(g, card))
            if gain > most + 0.05 or (best not in (None, ENOUGH) and gain == most and value(g, card) < value(g, best)):
                best, most = card, gain
    return best if best is not None else min(options, key=lambda card: gear.loss(g, hero, card))


def best_take(g: Table, hero: Hero, worth: int) -> float:
    return max((gear.gain(g, hero, card) for card in g.market.stock if value(g, card) <= worth), default=0.0)


def exchange_take(g: Table, hero: Hero, options: Sequence[Any]) -> Any:
    able = [card for card in options if card != ENOUGH]
    return max(able, key=lambda card: (round(gear.gain(g, hero, card), 6), value(g, card)))


def starting(g: Table, hero: Hero, options: Sequence[Any]) -> Any:
    """A Weapon of the Class's own type, with the most dice."""
    sheet = g.content.classes[hero.cls]

    def worth(card: str) -> tuple[int, int]:
        dice = g.content.items[card].dice
        kinds = [kind for kind in COMBATS if dice[kind]]
        suits = 2 * (sheet.main in kinds) + (sheet.secondary in kinds)
        return suits, sum(dice[kind].yellow + dice[kind].red for kind in kinds)

    return max(options, key=worth)


def leave_behind(g: Table, hero: Hero, options: Sequence[Any]) -> Any:
    """What is missed least."""
    return min(options, key=lambda card: (round(gear.loss(g, hero, card), 6), g.content.items[card].level))


def after_defeat(g: Table) -> str:
    """Once more, but not for ever."""
    saga = g.saga
    tries = 1 + sum(chapter.mission == g.mission for chapter in saga.chapters) if saga is not None else TRIES
    return "retry" if tries < TRIES else "go-on"
