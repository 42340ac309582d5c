"""Picking up, drawing Treasure, and what a Hero does with it (p. 27)."""

from __future__ import annotations

from taverna.core.ask import Flow

from .. import events as ev
from ..records.powers import DrawTreasure
from ..state import TOP, Hero, Table
from . import decks, moments, powers, tokens
from .asking import decide
from .equipment import reorganise
from .ground import tile_level
from .page import can_be_picked


def lies(g: Table, at: str) -> bool:
    """Whether something in a Zone can be picked up (MD-PICK-02)."""
    if at in g.treasure or at in g.special or at in g.covered:
        return True
    return at in g.tokens and any(can_be_picked(g, at, mark) for mark in g.tokens[at])


def guarded(g: Table, at: str) -> bool:
    """Whether an Enemy in the Zone hinders picking up (MD-PICK-01)."""
    for enemy in g.enemies.values():  # noqa: SIM110 (asked for every option)
        if enemy.at == at and (not enemy.stunned or g.options.stunned_guard_loot):
            return True
    return False


def pick_up(g: Table, hero: Hero) -> Flow:
    """All Treasure and Objective tokens of the Zone; a Treasure card for each token, of the tile's Level or the next
    one up (MD-PICK-02..05, MD-PICK-08)."""
    at = hero.at
    normal, special = g.treasure.pop(at, 0), g.special.pop(at, 0)
    marks = [mark for mark in g.tokens.get(at, ()) if can_be_picked(g, at, mark)]
    for mark in marks:
        tokens.take_token(g, at, mark)
    if at in g.covered:
        g.chance.reveal()
        marks += g.covered.pop(at)
    g.emit(ev.PickedUp(who=hero.seat, where=at, normal=normal, special=special))
    level = tile_level(g, at)
    for mark in marks:
        g.picked[mark] = g.picked.get(mark, 0) + 1
        g.emit(ev.PickedToken(who=hero.seat, token=f"{g.mission}/{mark}"))
        yield from moments.token_picked(g, hero, mark)
    for _ in range(normal):
        yield from draw_card(g, hero, level)
    for _ in range(special if level < TOP else special * 2):
        yield from draw_card(g, hero, min(level + 1, TOP))
    yield from hand_out(g, hero)


def draw_for(g: Table, hero: Hero, level: int, amount: int = 1, keep: bool = False) -> Flow:
    """So many Treasure cards of a Level; `keep`: for this Hero alone."""
    for _ in range(amount):
        yield from draw_card(g, hero, level)
    yield from hand_out(g, hero, keep)


def draw_card(g: Table, hero: Hero, level: int) -> Flow:
    """One Treasure card; a Trap or Luck card is resolved at once and discarded (MD-PICK-03, MD-GUARDIAN-02)."""
    card = decks.draw_treasure(g, level)
    if card is not None:
        yield from take(g, hero, card)


def take(g: Table, hero: Hero, card: str) -> Flow:
    """A card comes to a Hero: Equipment is found, Trap and Luck cards do what they say."""
    item = g.content.items[card]
    if item.equipment:
        found(g, hero, card)
        return
    g.emit(ev.DrewTrap(who=hero.seat, card=card))
    for power in item.powers:
        for word in power.does:
            if isinstance(word, DrawTreasure) and word.whom == "self":
                for _ in range(word.amount):
                    yield from draw_card(g, hero, item.level if word.level == "same" else g.level)
            else:
                yield from powers.speak(g, hero, word, card)
    decks.discard(g, card)


def found(g: Table, hero: Hero, card: str) -> None:
    """It lies before the finder until it is known who takes it."""
    g.finder = hero.seat
    g.found.append(card)
    if g.heard:
        g.emit(ev.Drew(who=hero.seat, card=card))


def receive(g: Table, hero: Hero, cards: list[str]) -> Flow:
    """Equipment of a Guardian the Hero has killed, at any distance (MD-GUARDIAN-10..12)."""
    for card in cards:
        yield from take(g, hero, card)
    yield from hand_out(g, hero)


def hand_out(g: Table, hero: Hero, keep: bool = False) -> Flow:
    """The finder keeps each card or gives it to another Hero in its Zone; those who got one may reorganise for free
    and use it at once (MD-PICK-06, MD-PICK-07, MD-GUARDIAN-11, MD-GUARDIAN-12)."""
    got: list[int] = []
    while g.found:
        card = g.found[0]
        mates = [hero.seat] if keep or hero.dead else [other.seat for other in g.heroes_at(hero.at)]
        seat = hero.seat
        if len(mates) > 1:
            seat = yield from decide(g, hero.seat, "found", mates, {"card": card})
        g.found.pop(0)
        g.heroes[seat].pack.append(card)
        if g.heard:
            g.emit(ev.Got(who=seat, card=card))
        if seat not in got and g.heroes[seat].up:
            got.append(seat)
    g.finder = -1
    g.trading = got
    while g.trading:
        yield from reorganise(g, g.heroes[g.trading[0]])
        g.trading.pop(0)
