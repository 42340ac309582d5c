"""Setup, as numbered (p. 6)."""

from __future__ import annotations

from taverna.core.chance import Chance
from taverna.core.errors import OptionError

from .. import events as ev
from ..options import Options
from ..records.content import Content
from ..records.terms import RUNES
from ..state import ARMIES, ODINSON, PRIESTS, Army, Beast, Player, Table

FORGES_OF_DIFFERENT_TYPES = 3


def lay_out(seats: int, seed: int, options: Options, content: Content) -> Table:
    """Steps 1 to 12: board, Realms and wheel by number of players, track, Forges, Monuments, sheets, decks, Supply,
    Requirements, players' pieces (LR-SETUP-01..13, LR-TWO-03..07, LR-GAME-01). Nothing is asked."""
    chance = Chance(seed)
    board = content.maps[seats]
    selecting = options.first_player
    if selecting is None:
        selecting = chance.below(seats)
    elif not 0 <= selecting < seats:
        raise OptionError(f"first_player: no seat {selecting}; there are 0 to {seats - 1}")
    forges = lay_forges(chance, content, list(board.forges))
    supply: dict[str, int] = {rune: content.runes[rune].tokens - list(forges.values()).count(rune) for rune in RUNES}
    sheets: dict[str, list[str]] = {}
    for rune in RUNES:
        sheets[rune] = [id for id, monster in content.monsters.items() if monster.rune == rune]
        chance.shuffle(sheets[rune])
    numbers = board.by_number
    foes = [*content.monsters, options.boss]
    return Table(
        chance=chance,
        options=options,
        players=[
            Player(seat=seat, priests=PRIESTS if options.priests_start == "reserve" else 0) for seat in range(seats)
        ],
        armies=[Army(seat=seat) for seat in range(seats) for _ in range(ARMIES)],
        supply=supply,
        forges=forges,
        forged=dict.fromkeys(forges, 1),
        sheets=sheets,
        beasts={foe: Beast(wounds=[None] * len(content.spaces(foe))) for foe in foes},
        boss=options.boss,
        track=next(
            id for id, track in content.tracks.items() if seats in track.players and track.side == options.temple_track
        ),
        requirements=[id for id, card in content.requirements.items() if seats in card.players],
        combat_deck=list(content.combat),
        event_deck=[id for id, card in content.events.items() if card.number in numbers],
        box=[id for id, card in content.events.items() if card.number not in numbers],
        blessing_deck=list(content.blessings),
        attacks=list(content.attacks),
        heroes=list(content.heroes),
        origins=[id for id in content.origins if id != ODINSON],
        artifacts=list(content.artifacts),
        monuments=dict.fromkeys(content.deities, 0),
        priests={deity: [] for deity in content.deities},
        alliances={realm: [] for realm in board.realms},
        selecting=selecting,
        active=selecting,
        odinson=selecting,
    )


def lay_forges(chance: Chance, content: Content, places: list[str]) -> dict[str, str]:
    """Step 5: tokens at random; with two players three of different types and one of the rest
    (LR-SETUP-05, LR-FORGE-01, LR-FORGE-02, LR-TWO-05)."""
    tokens: list[str] = [rune for rune in RUNES for _ in range(content.runes[rune].forges)]
    chosen: list[str] = []
    if len(places) < len(tokens):
        chosen += [rune for rune in RUNES if rune in tokens][: len(places)]
        for rune in chosen:
            tokens.remove(rune)
    while len(chosen) < len(places):
        chosen.append(chance.draw(tokens))
    chance.shuffle(chosen)
    return dict(zip(places, chosen, strict=True))


def place_boss_and_monsters(g: Table) -> None:
    """Steps 13 and 14: an Event card for the Boss, then one for each player, only their Place part
    (LR-SETUP-14..18, LR-BOSS-01)."""
    at = g.map.by_number[g.content.events[draw_event(g)].number]
    g.beasts[g.boss].at = at
    g.emit(ev.BossPlaced(boss=g.boss, where=at))
    for _ in range(g.seats):
        place_monster(g, draw_event(g))


def draw_event(g: Table) -> str:
    """The top Event card, straight to the discards; an empty deck is made anew (LR-DECK-01, LR-DECK-02)."""
    if not g.event_deck:
        g.event_deck += g.event_discard
        g.event_discard.clear()
    card = g.chance.draw(g.event_deck)
    g.event_discard.append(card)
    return card


def place_monster(g: Table, card: str) -> str | None:
    """The upper available Monster of the Place Rune comes to the Territory with the card's number, if there is one
    (LR-SETUP-16..18, LR-EVENT-01..03)."""
    event = g.content.events[card]
    at = g.map.by_number[event.number]
    for monster in g.sheets[event.place]:
        if not g.beasts[monster].at:
            g.beasts[monster].at = at
            g.emit(ev.MonsterPlaced(monster=monster, where=at, card=card))
            return monster
    g.emit(ev.NoMonsterPlaced(card=card, rune=event.place))
    return None
