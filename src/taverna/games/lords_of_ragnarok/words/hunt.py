"""What Combat cards do in a Hunt, besides the Wound they deal (LR-HROUND-02)."""

from __future__ import annotations

from taverna.core.ask import Flow

from .. import events as ev
from ..records.words import DrawCards, ExtraWound, FewerCards, HuntWord, OneMore, Peek
from ..rules.hunting import fitting, needed, uncovered
from ..rules.reserve import discard_cards, take_cards, take_wound, unwounded
from ..rules.wounds import deal_more, wound_with_any_card
from ..state import Table
from .lexicon import HUNT_WORDS

POSSIBLE = HUNT_WORDS.of("possible")
PERFORMED = HUNT_WORDS.of("performed")
AFTERWARDS = HUNT_WORDS.of("afterwards")


def worth_asking(g: Table, card: str, effect: HuntWord, symbols: list[str]) -> bool:
    """Can the effect be resolved at all, besides the Wound these symbols deal? Only open facts decide."""
    able: bool = POSSIBLE[type(effect)](g, card, effect, symbols)
    return able


def hunt_effect(g: Table, card: str, effect: HuntWord) -> Flow:
    """What the card does before the marker is laid."""
    flow: Flow | None = PERFORMED[type(effect)](g, card, effect)
    if flow is not None:
        yield from flow


def after_wound(g: Table, card: str, effect: HuntWord) -> Flow:
    """What the card does once the marker lies there."""
    flow: Flow | None = AFTERWARDS[type(effect)](g, card, effect)
    if flow is not None:
        yield from flow


# -- draw ------------------------------------------------------------------------------------------------------------
HUNT_WORDS.possible(DrawCards)(lambda g, card, word, symbols: True)
HUNT_WORDS.performed(DrawCards)(lambda g, card, word: take_cards(g, g.hunting.hunter, word.amount))
HUNT_WORDS.afterwards(DrawCards)(lambda g, card, word: None)

# -- peek ------------------------------------------------------------------------------------------------------------
HUNT_WORDS.possible(Peek)(lambda g, card, word, symbols: True)
HUNT_WORDS.performed(Peek)(lambda g, card, word: None)


@HUNT_WORDS.afterwards(Peek)
def peek(g: Table, card: str, word: Peek) -> None:
    """The hunter sees the Monster's hand."""
    h = g.hunting
    h.peeked = True
    g.chance.reveal()
    g.emit(ev.Peeked(who=h.hunter, monster=h.foe))
    g.emit(ev.SawHand(who=h.hunter, cards=tuple(sorted(h.hand))))


# -- fewer-cards -----------------------------------------------------------------------------------------------------
HUNT_WORDS.possible(FewerCards)(lambda g, card, word, symbols: True)
HUNT_WORDS.afterwards(FewerCards)(lambda g, card, word: None)


@HUNT_WORDS.performed(FewerCards)
def fewer_cards(g: Table, card: str, word: FewerCards) -> None:
    g.hunting.fewer = 1


# -- extra-wound -----------------------------------------------------------------------------------------------------
HUNT_WORDS.performed(ExtraWound)(lambda g, card, word: take_wound(g, g.hunting.hunter))


@HUNT_WORDS.possible(ExtraWound)
def can_wound_more(g: Table, card: str, word: ExtraWound, symbols: list[str]) -> bool:
    return cards_for_more(g) and bool(unwounded(g, g.hunting.hunter)) and len(uncovered(g)) > 1


@HUNT_WORDS.afterwards(ExtraWound)
def extra_wound(g: Table, card: str, word: ExtraWound) -> Flow:
    if uncovered(g):
        yield from wound_with_any_card(g)


# -- one-more --------------------------------------------------------------------------------------------------------
HUNT_WORDS.performed(OneMore)(lambda g, card, word: discard_cards(g, g.hunting.hunter, 1))


@HUNT_WORDS.possible(OneMore)
def can_cover_one_more(g: Table, card: str, word: OneMore, symbols: list[str]) -> bool:
    weapon = g.card(card).weapon
    spaces = g.content.spaces(g.hunting.foe)
    same = {space for space in uncovered(g) if weapon in spaces[space].weapons}
    return cards_for_more(g) and any(same - {space} for space in fitting(g, symbols))


@HUNT_WORDS.afterwards(OneMore)
def one_more(g: Table, card: str, word: OneMore) -> Flow:
    if uncovered(g):
        yield from deal_more(g, g.card(card).weapon)


def cards_for_more(g: Table) -> bool:
    return len(g.players[g.hunting.hunter].hand) >= needed(g)
