"""What a campaign is made of as data: events, personal quests, achievements, sealed boxes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from taverna.core.content import Record
from taverna.core.words import Text

from .abilities import Condition, Slot, Struct

Deck = Literal["city", "road"]


# -- what is gained and lost -----------------------------------------------------------------------------------------


class Gain(Struct, frozen=True, kw_only=True):
    """Something gained or, below zero, lost. What says neither is for each character (GH-RESULT-08); `together` is one
    total that the party divides. Nobody loses more than there is (GH-RESULT-09..13)."""

    gold: int = 0
    xp: int = 0
    checks: int = 0
    reputation: int = 0
    prosperity: int = 0
    together: bool = False  # gold of the whole party
    items: tuple[str, ...] = ()  # one copy, for a character of the players' choice (GH-DONE-04)
    designs: tuple[str, ...] = ()  # all copies to the shop (GH-DONE-05)
    random_design: int = 0  # GH-DESIGN-01
    opens: tuple[str, ...] = ()  # scenarios
    party: tuple[str, ...] = ()  # achievements
    world: tuple[str, ...] = ()
    ends: tuple[str, ...] = ()  # achievements lost
    adds: tuple[str, ...] = ()  # event cards, as "road-66"
    box: str = ""
    # for the next scenario
    damage: int = 0
    conditions: tuple[Condition, ...] = ()
    bless: int = 0
    curse: int = 0
    minus: int = 0  # -1 cards
    discard: int = 0  # cards discarded before it begins
    spend: Slot | None = None  # an item of this kind begins consumed
    one: bool = False  # only one character, chosen by the players


class Either(Struct, frozen=True, kw_only=True):
    """One of several things that may be gained or lost: the party chooses."""

    text: Text
    gives: tuple[Gain, ...]


class Outcome(Struct, frozen=True, kw_only=True):
    """A result of an option and when it applies: all that is stated must hold (GH-RESULT-02..07). `otherwise`: and no
    result before it applied. What is paid must be there, and is lost: `pays` by the party together (GH-RESULT-05),
    `pays_each` by everyone, `pays_item` by one who has that item."""

    text: Text
    gives: tuple[Gain, ...] = ()
    one_of: tuple[Either, ...] = ()
    also: Literal["", "a", "b"] = ""  # the other option, resolved after this
    classes: tuple[str, ...] = ()
    reputation_from: int | None = None
    reputation_to: int | None = None
    pays: int = 0
    pays_each: int = 0
    pays_item: str = ""
    otherwise: bool = False
    keep: bool = False  # the card goes back to the bottom of its deck; else it leaves the game (GH-EVENT-05)


class Choice(Struct, frozen=True, kw_only=True):
    text: Text
    outcomes: tuple[Outcome, ...]


class EventCard(Record, frozen=True, kw_only=True):
    """A city or road event: its front (`text`), two options, what comes of them (GH-EVENT-01..05). Cards 1 to 30 of
    each deck begin in it (GH-EVENT-06); the others are added by what happens."""

    deck: Deck
    number: int
    a: Choice
    b: Choice


# -- personal quests -------------------------------------------------------------------------------------------------


class Task(Struct, frozen=True, kw_only=True):
    """One requirement: `count` of what the engine counts.

    `kill`: figures of these monster types (`kinds`: different types; `elite` only; `with_item`: by an attack on which
    this item was used). `finish`: scenarios done by the character: these, those of a `region`, bosses', side
    scenarios, or different ones at all. `own`: items of these slots, or this item. `counts`: gold owned now; or
    what was donated, check marks, how often oneself or one's allies were exhausted, cards enhanced, personal quests of
    others fulfilled, since the quest was taken. `after`: only once so many tasks before it are done (1 is the first).
    """

    text: Text
    count: int = 1
    kill: tuple[str, ...] = ()
    any_kill: bool = False
    kinds: bool = False
    elite: bool = False
    with_item: str = ""
    finish: tuple[str, ...] = ()
    region: str = ""
    boss: bool = False
    side: bool = False
    different: bool = False
    own: tuple[Slot, ...] = ()
    own_item: str = ""
    counts: Literal["", "gold", "donated", "checks", "exhausted", "allies-exhausted", "enhanced", "retired"] = ""
    after: int = 0


class Quest(Record, frozen=True, kw_only=True):
    """A personal quest and the box or class it unlocks (GH-QUEST-02, GH-RETIRE-05). `opens`: a scenario that becomes
    available when its first task is done. `own_events`: the cards that its last scenario adds take the place of those
    of the class that retires."""

    number: int
    tasks: tuple[Task, ...]
    unlocks: str  # a class, or an envelope
    opens: str = ""
    keeps: str = ""  # an item that is for this character and cannot be sold by it (GH-QUEST-04)
    own_events: bool = False


def told(events: Mapping[str, EventCard], quests: Mapping[str, Quest]) -> dict[str, Text]:
    """The words of events and quests: "city-5" (its title), "city-5/front", "city-5/a" (the option), "city-5/a-0" (its
    first result), "city-5/a-0-1" (the second of the things it lets the party choose from), "vengeance"."""
    found: dict[str, Text] = {}
    for id, card in events.items():
        found[id] = card.name
        if card.text is not None:
            found[f"{id}/front"] = card.text
        for name, choice in (("a", card.a), ("b", card.b)):
            found[f"{id}/{name}"] = choice.text
            for nth, outcome in enumerate(choice.outcomes):
                found[f"{id}/{name}-{nth}"] = outcome.text
                found |= {f"{id}/{name}-{nth}-{which}": one.text for which, one in enumerate(outcome.one_of)}
    return found | {id: quest.name for id, quest in quests.items()}


class Page(Record, frozen=True, kw_only=True):
    """A page of the Town Records (`text`), read in order; at a page whose conditions are not met reading stops
    (GH-RECORD-01, GH-RECORD-02): so many retired, so much prosperity, so many scenarios completed."""

    retired: int = 1
    prosperity: int = 1
    done: int = 0


class Achievement(Record, frozen=True, kw_only=True):
    """`kind`: of a global one with a type only one is active at a time (GH-ACHIEV-03, -04)."""

    scope: Literal["party", "world"]
    kind: str = ""
