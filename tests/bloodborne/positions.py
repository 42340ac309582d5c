"""Positions to play a rule in.

`position()` is a table at the start of a round: three Hunters with their Starting cards, a Monster without abilities
in play, a die that will show 0, and no Upgrades to be had. A test names what is different, so that everything the rule
is about stands in the test. Henryk is seat 0, Eileen seat 1, Ludwig seat 2, as in the examples of the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import taverna
from taverna.core.chance import mix
from taverna.core.state import Event
from taverna.core.table import Table
from taverna.games.bloodborne.state import TOKENS, Hunter
from taverna.games.bloodborne.state import Table as State

HENRYK, EILEEN, LUDWIG, DJURA, VALTRUDE = range(5)

DREAM = "hunters-dream"
GEHRMAN = "gehrman-the-first-hunter"
ROM = "rom-the-vacuous-spider"
MOON = "the-hollow-moon"
TIDES = "mother-of-tides"
KING = "the-sleepless-king"
FINAL_BOSSES = (GEHRMAN, ROM, MOON, TIDES, KING)

CROW = "carrion-crow"  # a Beast with the green die and no ability
EYES = "garden-of-eyes"  # a Kin with the yellow die and no ability
CAINHURST = "bloody-crow-of-cainhurst"  # a Humanoid with the red die and no ability

E = TypeVar("E", bound=Event)


def position(
    *,
    seats: int = 3,
    monster: str = CROW,
    echoes: int | None = None,  # on the Monster; its HP if not said
    rolls: str = "0",  # the next faces of its die: "2+ 0", or "red: 2+ 0" for another die
    final: str = ROM,
    first: int = HENRYK,
    holds: Mapping[int, Iterable[str]] = {},  # Upgrades owned beside the Starting cards
    used: Mapping[int, Iterable[str]] = {},  # of the cards owned, those in the used pile; others come from the deck
    hp: Mapping[int, int] = {},
    collected: Mapping[int, int] = {},
    stored: Mapping[int, int] = {},
    trophies: Mapping[int, Mapping[str, int]] = {},
    deaths: Mapping[int, int] = {},
    dead: Iterable[int] = (),  # killed when the Monster was revealed
    available: Iterable[str] = (),
    deck: Iterable[str] = (),
    dungeon: Iterable[str] | None = None,  # the Monsters still to come; one without abilities if not said
    pack: Path | None = None,
) -> Table:
    """A table before step 1 of a round."""
    table = taverna.new("bloodborne", seats, options={"final_boss": final, "first_player": first}, pack=pack)
    everything = table.game.cards(table.state)

    def arrange(g: State) -> None:
        content = g.content
        upgrades = [card.id for card in content.upgrades.values() for _ in range(card.copies)]
        g.hunters = [Hunter(seat, h.board, list(content.starting)) for seat, h in enumerate(g.hunters)]
        for hunter in g.hunters:
            seat = hunter.seat
            hunter.hand += [taken(upgrades, card) for card in holds.get(seat, ())]
            hunter.used = [taken(hunter.hand if card in hunter.hand else upgrades, card) for card in used.get(seat, ())]
            hunter.owned = hunter.cards
            hunter.hp = hp.get(seat, 8)
            hunter.collected = collected.get(seat, 0)
            hunter.stored = stored.get(seat, 0)
            hunter.trophies |= trophies.get(seat, {})
            hunter.deaths = deaths.get(seat, 0)
        for seat in dead:
            g.hunters[seat].dead, g.hunters[seat].hp = True, 0
            g.fallen.append(seat)
        g.available = [taken(upgrades, card) for card in available]
        g.deck = [taken(upgrades, card) for card in deck]
        g.removed = upgrades
        foes = [*content.monsters, *content.bosses]
        g.monster = monster if monster == final else taken(foes, monster)
        to_come = [CROW if monster == CAINHURST else CAINHURST] if dungeon is None else dungeon
        g.dungeon = [taken(foes, foe) for foe in to_come]
        g.box, g.gone = foes, []
        printed = content.foes[monster].hp
        g.echoes = printed if echoes is None else echoes
        g.full = max(g.echoes, printed)
        g.bank = TOKENS - g.echoes - sum(h.collected + h.stored for h in g.hunters)
        g.round = 1
        load(g, rolls)

    table.arrange(arrange)
    assert table.game.cards(table.state) == everything
    return table


def taken(zone: list[str], card: str) -> str:
    zone.remove(card)
    return card


def load(g: State, faces: str) -> None:
    """Seed the luck so that the die shows these faces next."""
    die, _, shown = faces.rpartition(":")
    sides = g.content.dice[die or g.content.foes[g.monster or g.final].die].faces
    wanted = [(int(face.rstrip("+")), face.endswith("+")) for face in shown.split()]
    assert all(face in sides for face in wanted), f"this die has no {shown}"
    drawn = g.chance.drawn
    g.chance.seed = next(
        seed
        for seed in count()
        if all(sides[mix(seed, drawn + n) % len(sides)] == face for n, face in enumerate(wanted, 1))
    )


def rolls(table: Table, faces: str) -> None:
    """In a later round: what the die of the Monster in play shows next."""
    load(table.state, faces)


def play(table: Table, cards: Mapping[int, str]) -> list[Event]:
    """Steps 1 and 2, and what follows of itself: {seat: card}, or "transform saw-cleaver" with the weapon.
    Whoever is not named plays Hunter's Dream."""
    happened: list[Event] = []
    asked = list(table.questions)
    assert set(cards) <= set(asked), "a Hunter who is not asked cannot play"
    for seat in asked:
        happened += table.answer(seat, cards.get(seat, DREAM).split()[0])
    for seat, chosen in cards.items():
        if " " in chosen:
            happened += table.answer(seat, chosen.split()[1])
    return happened


def turn_up(foe: str, **different: Any) -> Table:
    """A table where this card has just been revealed: Henryk shoots the last Monster dead and the others dream, so
    that nobody was hurt. Eileen is First Player now."""
    before = {"monster": EYES if foe == CROW else CROW, "echoes": 1}
    table = position(**{**before, "dungeon": [] if foe in FINAL_BOSSES else [foe], **different})
    play(table, {HENRYK: "hunter-pistol"})
    assert table.state.monster == foe
    return table


def events(table: Table, kind: type[E]) -> list[E]:
    """Everything of this kind that has happened."""
    return [event for _, event in table.happened() if isinstance(event, kind)]


def asked(table: Table) -> dict[int, list[str]]:
    """{seat: what it may answer} for every open question."""
    return {seat: [option.id for option in question.options] for seat, question in table.questions.items()}


def prompts(table: Table) -> dict[int, str]:
    return {seat: question.prompt for seat, question in table.questions.items()}


def each(table: Table, what: str) -> list[Any]:
    """One value of every Hunter, by seat: `each(table, "hp")`."""
    return [getattr(hunter, what) for hunter in table.state.hunters]
