"""What questions and options say, which board elements they belong to, and why other things are not to be had."""

from __future__ import annotations

from taverna.core.ask import Ask, Value
from taverna.core.words import Say

from .state import CARD_LIMIT, NO_UPGRADE, Table

EXPLAINED = {
    "play-card": ("BB-PLAY-01", "BB-PLAY-02", "BB-PLAY-04"),
    "transform": ("BB-TRANSFORM-01", "BB-TRANSFORM-02", "BB-TRANSFORM-04"),
    "weaken": ("BB-CARDS-14", "BB-IMMEDIATE-01"),
    "send-last": ("BB-IMMEDIATE-01",),
    "upgrade": ("BB-DREAM-07", "BB-UPGRADE-01", "BB-UPGRADE-02", "BB-UPGRADE-07"),
    "remove-card": ("BB-UPGRADE-07", "BB-UPGRADE-08", "BB-UPGRADE-09"),
    "use-up-card": ("BB-CARDS-06", "BB-ESCAPE-03"),
}
"""{question: the clauses that tell its rule}."""


def wording(g: Table, ask: Ask, value: Value) -> Say:
    """What an option says."""
    if value == NO_UPGRADE:
        return Say("option-no-upgrade")
    if isinstance(value, tuple):
        return Say(f"option-remove-{value[1]}", {"card": value[0]})
    if isinstance(value, int):
        return Say(f"option-{ask.prompt}", {"whom": value})
    return Say(f"option-{ask.prompt}", {"card": value})


def targets(g: Table, ask: Ask, value: Value) -> list[str]:
    """The board elements of an option."""
    if isinstance(value, int):
        return [f"seat/{value}"]
    hunter = g.hunters[ask.seat]
    if isinstance(value, tuple):
        card, place = value
        return keys(f"{place}/{hunter.seat}", hunter.used if place == "used" else hunter.played, card)
    if ask.prompt == "upgrade":
        return keys("upgrade", g.available, value)
    places = [("hand", hunter.hand)]
    if value not in hunter.hand:
        places += [(f"used/{hunter.seat}", hunter.used), (f"played/{hunter.seat}", hunter.played)]
    return [key for place, cards in places for key in keys(place, cards, value)]


def keys(place: str, cards: list[str], card: str) -> list[str]:
    """The keys of a card in a place: copies after the first are numbered."""
    return [f"{place}/{card}" + (f".{n}" if n else "") for n in range(cards.count(card))]


def refuse(g: Table, seat: int, target: str) -> str | None:
    """Why things that belong to no question are not there to be taken."""
    place, _, rest = target.partition("/")
    hunter = g.hunters[seat]
    if place == "upgrade" or (g.step == 7 and target in g.available):
        chooses_later = (hunter.dead or hunter.dreams) and not hunter.out and len(hunter.owned) <= CARD_LIMIT
        return "BB-UPGRADE-02" if g.step == 7 and chooses_later else "BB-UPGRADE-01"
    if hunter.dead and not hunter.out and g.step < 7 and (place == "hand" or target in hunter.hand):
        return "BB-DEATH-02"
    if place == "used" or target in hunter.used:
        if place == "used" and rest.partition("/")[0] != str(seat):
            return "BB-END-02"
        return "BB-PLAY-04" if g.step == 1 and hunter.fights else "BB-DREAM-06" if place == "used" else None
    never = {"monster": "BB-HIT-01", "final": "BB-FINAL-01", "dungeon": "BB-END-04", "deck": "BB-UPGRADE-04"}
    return never.get(place)
