"""Positions to play a rule in.

`position()` is a table at the start of a phase of seat 0's turn: nobody controls anything, no Monster is on the board,
hands and Reserves are empty, and the Heroes stand apart. A test names what is different, so that everything the rule is
about stands in the test.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import count
from typing import Any, TypeVar

from taverna.core import Table
from taverna.core.chance import mix
from taverna.core.state import Event
from taverna.games.lords_of_ragnarok import GAME
from taverna.games.lords_of_ragnarok.state import ARMIES, Player
from taverna.games.lords_of_ragnarok.state import Table as State

GREEN, RED, BLUE, GOLD = range(4)
HEROES = ("ragnar", "lagertha", "snorri", "aslaug")
ORIGINS = ("thorson", "child-of-freya", "child-of-tyr", "child-of-njord")
PLACES = ("wolfmark", "heath-of-spears", "longdale", "amber-quay")
SEAS = ("jarnvid-sea", "gotland-sea", "jutland-sea", "sogn-sea")

E = TypeVar("E", bound=Event)


def new(seats: int = 3, seed: int = 0, **options: Any) -> Table:
    return Table(GAME, seats, seed, options)


def position(
    phase: str = "prayer",
    *,
    seats: int = 3,
    active: int = GREEN,
    heroes: Mapping[int, str] = {},  # Hero pieces
    at: Mapping[int, str] = {},  # where Heroes are
    sea: Mapping[int, str] = {},  # where Drakkars are
    armies: Mapping[int, Sequence[tuple[str, int]]] = {},
    owner: Mapping[str, int] = {},
    hand: Mapping[int, Iterable[str]] = {},
    runes: Mapping[int, str] = {},  # "uruz othala"
    priests: Mapping[int, int] = {},
    track: Mapping[int, Mapping[str, int]] = {},
    wounded: Mapping[int, Iterable[str]] = {},
    blessings: Mapping[int, Iterable[str]] = {},
    artifacts: Mapping[int, Iterable[str]] = {},
    exhausted: Mapping[int, Iterable[str]] = {},
    temples: Iterable[str] = (),
    monuments: Mapping[str, int] = {},
    standing: Mapping[str, Iterable[int]] = {},  # Priests on Monuments
    alliances: Mapping[str, Iterable[int]] = {},
    wheel: Mapping[str, Iterable[int]] = {},
    monsters: Mapping[str, str] = {},  # Monster -> Territory
    rings: Mapping[str, int] = {},
    wounds: Mapping[str, Mapping[int, int]] = {},  # Monster -> {space: whose marker}
    boss: str = "glacier-tongue",
    trophies: Mapping[int, Iterable[str]] = {},
    slayers: Mapping[int, int] = {},
    deck: Sequence[str] | None = None,  # the only Combat cards left to draw
    attacks: Sequence[str] | None = None,  # the only Monster Attack cards
    events: Sequence[str] | None = None,  # the only Event cards left to draw
    die: str | None = None,  # what the Monster die will show first, if it is the next luck
    change: Any = None,  # anything else
    **options: Any,
) -> Table:
    """A table before a phase."""
    table = new(seats, **options)

    def arrange(g: State) -> None:
        content = g.content
        g.phase, g.active, g.turn, g.chosen = phase, active, 1, seats
        g.players = [Player(seat=seat) for seat in range(seats)]
        g.heroes = [
            hero for hero in content.heroes if hero not in {**dict(enumerate(HEROES[:seats])), **heroes}.values()
        ]
        g.origins = [origin for origin in content.origins if origin not in (*ORIGINS[:seats], "odinson")]
        g.offered_heroes, g.offered_origins = [], []
        for player in g.players:
            seat = player.seat
            player.hero = heroes.get(seat, HEROES[seat])
            player.origin = ORIGINS[seat]
            player.at = at.get(seat, PLACES[seat])
            player.sea = sea.get(seat, SEAS[seat])
            player.track |= track.get(seat, {})
            player.wounded = list(wounded.get(seat, ()))
            player.priests = priests.get(seat, 0)
            player.slayers = slayers.get(seat, 0)
            g.slayers -= player.slayers
            for rune in runes.get(seat, "").split():
                player.runes[rune] += 1
                g.supply[rune] -= 1
            player.hand = [taken(g.combat_deck, card) for card in hand.get(seat, ())]
            player.blessings = [taken(g.blessing_deck, card) for card in blessings.get(seat, ())]
            player.artifacts = [taken(g.artifacts, card) for card in artifacts.get(seat, ())]
            player.exhausted = list(exhausted.get(seat, ()))
            for n, (where, strength) in enumerate(armies.get(seat, ())):
                g.armies[seat * ARMIES + n].at, g.armies[seat * ARMIES + n].strength = where, strength
        g.owner = dict(owner)
        g.temples = list(temples)
        g.monuments |= monuments
        g.priests |= {deity: list(there) for deity, there in standing.items()}
        g.alliances |= {realm: list(there) for realm, there in alliances.items()}
        g.wheel |= {action: list(stack) for action, stack in wheel.items()}
        for id, beast in g.beasts.items():
            beast.at, beast.ring = monsters.get(id, ""), rings.get(id)
            for space, seat in wounds.get(id, {}).items():
                beast.wounds[space] = seat
                beast.order.append(space)
        g.beasts[g.boss].at = boss
        for seat, killed in trophies.items():
            for id in killed:
                g.players[seat].trophies.append(id)
                g.beasts[id].killed, g.beasts[id].at = True, ""
                g.sheets[content.monsters[id].rune].remove(id)
        if deck is not None:
            keep = [taken(g.combat_deck, card) for card in deck]
            g.combat_discard, g.combat_deck = g.combat_deck, keep
        if events is not None:
            g.event_deck += g.event_discard
            keep = [taken(g.event_deck, card) for card in events]
            g.event_discard, g.event_deck = g.event_deck, keep
        if attacks is not None:
            g.attacks = list(attacks)
        if change is not None:
            change(g)
        if die is not None:
            load(g, die)

    table.arrange(arrange)
    return table


def taken(zone: list[str], card: str) -> str:
    zone.remove(card)
    return card


def load(g: State, face: str) -> None:
    """Seed the luck so that the Monster die shows this face next."""
    faces = g.content.die.faces
    g.chance.seed = next(seed for seed in count() if faces[mix(seed, g.chance.drawn + 1) % len(faces)] == face)


def army(seat: int, n: int = 0) -> str:
    """The id of a player's n-th Army as an option."""
    return str(seat * ARMIES + n)


def play(table: Table, *answers: str, seat: int | None = None) -> list[Event]:
    """Answer whatever is asked, one after another, whoever is asked."""
    happened: list[Event] = []
    for answer in answers:
        asked = list(table.questions)
        assert len(asked) == 1, asked
        assert seat is None or asked == [seat], f"{asked} is asked, not {seat}"
        happened += table.answer(asked[0], answer)
    return happened


def skip(table: Table, phase: str) -> None:
    """Decline everything until this phase of the same turn."""
    while table.state.phase != phase:
        play(table, "skip")


def asked(table: Table) -> tuple[int, str]:
    """Who is asked what."""
    ((seat, question),) = table.questions.items()
    return seat, question.prompt


def options(table: Table) -> list[str]:
    ((_, question),) = table.questions.items()
    return [option.id for option in question.options]


def why(table: Table, seat: int, target: str) -> str | None:
    refusal = table.why(seat, target)
    if refusal is None:
        return None
    for lang in ("en", "es", "pt-BR"):
        assert refusal.text(lang)
    return refusal.clause


def happened(table: Table, kind: type[E]) -> list[E]:
    """Everything of this kind that has happened, whoever may know of it."""
    return [event for _, event in table.latest(0) if isinstance(event, kind)]


def where(table: Table, seat: int) -> list[tuple[str, int]]:
    """A player's Armies on the board: (Territory, strength)."""
    return sorted((a.at, a.strength) for a in table.state.armies if a.seat == seat and a.at)


def player(table: Table, seat: int) -> Player:
    found: Player = table.state.players[seat]
    return found


def rune_list(table: Table, seat: int) -> list[str]:
    return [rune for rune, n in player(table, seat).runes.items() for _ in range(n)]
