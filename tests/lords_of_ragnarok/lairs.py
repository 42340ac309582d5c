"""Hunts and Battles to play a card in.

`lair()` is Green's Hunt of a Monster in Wolfmark, before its first attack; `hero_round()` is the same Hunt at Green's
first Hero round; `battle()` is Green's attack on Red in Raven Ness. A hunter holds exactly the cards named, the Combat
cards of `deck` are the only ones left to draw, and unless a test says otherwise the Monster has nothing but one attack.
"""

from __future__ import annotations

from itertools import count
from typing import Any

from taverna.core import Table
from taverna.core.chance import mix
from taverna.games.lords_of_ragnarok import events as ev
from taverna.games.lords_of_ragnarok.state import Battle, Hunt, Player
from taverna.games.lords_of_ragnarok.state import Table as State

from .positions import GREEN, RED, army, asked, happened, options, play, player, position

LAIR = "wolfmark"
FIELD = "raven-ness"
ATTACKS = 14


def lair(foe: str = "draugr", hand: str = "", deck: str = "", attack: str = "strike-4", **different: Any) -> Table:
    """Green hunts, and the Monster is to attack. As many cards of the hand as Green has Strength are drawn now."""
    cards = hand.split()
    strength = different.get("track", {}).get(GREEN, {}).get("strength", 2)
    attacks = attack.split() if " " in attack else [attack] * ATTACKS
    if foe == "loki":
        different = {"boss": LAIR, "slayers": {GREEN: 2}, **different}
    else:
        different["monsters"] = {foe: LAIR, **different.get("monsters", {})}
    held = {**different.pop("hand_of", {}), GREEN: cards[:-strength]}
    more = different.pop("change", None)

    def change(g: State) -> None:
        g.combat_discard.clear()
        if more is not None:
            more(g)

    table = position("special", hand=held, deck=cards[-strength:], attacks=attacks, change=change, **different)
    play(table, "monsters", f"hunt,{foe}")
    if asked(table)[1] == "monster-attack":
        to_draw(table, deck)
    return table


def to_draw(table: Table, deck: str) -> None:
    """From now on these are the only Combat cards left to draw."""
    table.state.combat_deck[:] = deck.split()


def strikes(table: Table, *defence: str) -> None:
    """The Monster plays its (first) attack, and the hunter defends with these cards."""
    play(table, options(table)[0], *defence)
    if asked(table)[1] == "defend":
        play(table, "done")


def hero_round(
    foe: str = "draugr", hand: str = "", deck: str = "", attack: str = "regrowth", **different: Any
) -> Table:
    """Green's Hero round, with this hand. Regrowth does nothing while Green has no marker on the sheet."""
    table = lair(foe, hand, attack=attack, **different)
    strikes(table)
    if asked(table)[1] == "wound":
        play(table, "authority")
    assert asked(table) == (GREEN, "hero-round"), asked(table)
    to_draw(table, deck)
    return table


def hunt_of(table: Table) -> Hunt:
    found: Hunt | None = table.state.hunt
    assert found is not None
    return found


def hunter(table: Table) -> Player:
    return player(table, GREEN)


def battle(green: int = 4, red: int = 4, cards: str = "", against: str = "", **different: Any) -> Table:
    """Green's Army attacks Red's in Raven Ness, which Red controls like Seal Bay next door; Red is to play first."""
    more = {
        "armies": {GREEN: [("longdale", green)], RED: [(FIELD, red)]},
        "owner": {FIELD: RED, "seal-bay": RED},
        "hand": {GREEN: cards.split(), RED: against.split()},
    }
    table = position("maneuvers", **{**more, **different})
    play(table, army(GREEN), FIELD)
    return table


def fight_of(table: Table) -> Battle:
    found: Battle | None = table.state.battle
    assert found is not None
    return found


def result(table: Table) -> tuple[int, int]:
    """Battle strength of Green and of Red in the Battle that was fought."""
    (won,) = happened(table, ev.BattleWon)
    return (won.total, won.against) if won.who == GREEN else (won.against, won.total)


def dice(table: Table, *faces: str, after: int = 0) -> None:
    """The Monster die will show these faces one after another, once so much other luck has been used."""
    g = table.state
    sides, first = g.content.die.faces, g.chance.drawn + after + 1

    def shows(seed: int) -> bool:
        return all(sides[mix(seed, first + n) % len(sides)] == face for n, face in enumerate(faces))

    g.chance.seed = next(seed for seed in count() if shows(seed))
