"""Initiative: ability cards turned up, who goes when, ties (GH-INIT-01..08, GH-MONCARD-01..06, GH-ORDER-01..03)."""

from __future__ import annotations

from taverna.core.ask import Flow

from ..events import CardTurned, DeckShuffled, OrderSet
from ..records.monsters import MonsterCard
from ..state import Figure, MonsterGroup, Table
from . import dormant
from .acting import decide
from .land import objective

LAST = 99


def card_of(g: Table, group: MonsterGroup) -> MonsterCard | None:
    """The card in force this round."""
    if group.drawn is None:
        return None
    return g.content.monster_cards[group.deck][group.drawn]


def draw_missing(g: Table) -> None:
    """Once the round's cards are up, a type that comes in without one gets its card at once (GH-REVEAL-05), and its
    place in the order."""
    if g.phase == "turns":
        turn_up(g)
        ranks = {who: place for place, who in places(g)}
        for who in sorted((who for who in ranks if who not in g.order), key=lambda who: ranks[who]):
            later = (nth for nth, other in enumerate(g.order) if other in ranks and ranks[other] > ranks[who])
            g.order.insert(next(later, len(g.order)), who)


def turn_up(g: Table) -> None:
    """One card for every type with a figure on the map that has none yet (GH-INIT-01). Types that share a deck share
    its card, unless each is to draw its own (see the game's options)."""
    shared = g.options.shared_decks == "one-card"
    for group in g.groups:
        if group.drawn is not None or not on_map(g, group.what):
            continue
        if shared:
            other = next((o for o in g.groups if o.deck == group.deck and o.drawn is not None), None)
            if other is not None:
                group.drawn = other.drawn
                continue
        deck = g.decks[group.deck]
        if not deck.pile:
            deck.pile, deck.discard = deck.discard, []
        group.drawn = g.chance.draw(deck.pile)
        deck.discard.append(group.drawn)
        card = g.content.monster_cards[group.deck][group.drawn]
        deck.shuffle |= card.shuffle
        if g.heard:
            g.emit(CardTurned(monster=group.what, card=card.number, initiative=card.initiative))


def put_away(g: Table) -> None:
    """The round is over: cards out of force; decks whose card had the symbol are whole again (GH-MONCARD-06)."""
    for group in g.groups:
        group.drawn = None
    for name, deck in g.decks.items():
        if deck.shuffle:
            deck.pile += deck.discard
            deck.discard = []
            deck.shuffle = False
            what = next(group.what for group in g.groups if group.deck == name)
            g.emit(DeckShuffled(monster=what))


def on_map(g: Table, monster: str) -> bool:
    return any(
        f.what == monster and f.kind == "monster" and (f.at is not None or f.hp > 0) and not dormant.rests(g, f)
        for f in g.figures.values()
    )


# -- the order -------------------------------------------------------------------------------------------------------
Place = tuple[int, int, int, int]


def set_order(g: Table) -> Flow:
    """Lowest first (GH-INIT-03). Players tied to the second card decide among themselves (GH-INIT-05, GH-INIT-06)."""
    for mat in g.characters:
        mat.order = 0
    waiting = [mat for mat in g.characters if not mat.exhausted]
    apart = len({(mat.initiative, mat.second) for mat in waiting}) == len(waiting)
    for mat in waiting if not apart else ():
        tied = [o for o in waiting if (o.initiative, o.second) == (mat.initiative, mat.second) and not o.order]
        nth = 1
        while len(tied) > 1:
            seats = [o.seat for o in tied]
            first = yield from decide(g, None, "tie", [o.id for o in tied], among=seats)
            g.character(first).order = nth
            tied = [o for o in tied if o.id != first]
            nth += 1
        if nth > 1:
            tied[0].order = nth
    g.order = [who for _, who in sorted(places(g))]
    if g.heard:
        g.emit(OrderSet(order=tuple(g.order)))


def places(g: Table) -> list[tuple[Place, str]]:
    """Everyone who has a turn in the round, with what decides when: players before monster types (GH-INIT-07)."""
    found: list[tuple[Place, str]] = []
    for mat in g.characters:
        if not mat.exhausted:
            found.append(((mat.initiative, 0, mat.second, mat.order), mat.id))
    for nth, group in enumerate(g.groups):
        card = card_of(g, group)
        if card is not None:
            found.append(((card.initiative, 1, 0, nth), group.what))
    for figure in g.figures.values():
        if figure.kind == "objective":
            acts = acting_objective(g, figure)
            if acts is not None:
                found.append((acts, figure.id))
    return found


def acting_objective(g: Table, figure: Figure) -> Place | None:
    """When an objective takes its turn; None for one that does nothing."""
    found = objective(g, figure.what)
    if found is None or not found.do:
        return None
    if found.before:
        group = next((group for group in g.groups if group.what == found.before), None)
        card = None if group is None else card_of(g, group)
        return (LAST if card is None else card.initiative, 1, -1, figure.number)
    return (found.initiative, 2, figure.number, 0)


def next_turn(g: Table) -> Flow:
    """The figure whose turn is next, "" when all have acted.

    Always the lowest initiative that has not acted: so monsters just revealed whose initiative has passed go at once,
    and the others at their place (GH-REVEAL-06, GH-REVEAL-07). A summon goes right before its summoner
    (GH-SUMMON-07), elites of a type before its normal monsters, each by number (GH-INIT-04).
    """
    if g.acting:
        figure = next_of(g, g.acting)
        if figure is not None:
            return figure.id
        g.acting = ""
    best: tuple[int, int, int, int] | None = None
    tied: list[str] = []
    figures = g.figures
    waiting: set[str] = set()
    things: list[Figure] = []
    summoned: list[Figure] = []
    for figure in figures.values():
        if figure.acted:
            continue
        if figure.kind == "monster":
            if figure.what not in waiting and is_due(g, figure):
                waiting.add(figure.what)
        elif figure.kind == "character":
            mat = g.characters[figure.seat]  # type: ignore[index]
            place = (mat.initiative, 0, mat.second, mat.order)
            if not mat.exhausted and (best is None or place < best):
                best, tied = place, [figure.id]
        elif figure.kind == "summon":
            summoned.append(figure)
        else:
            things.append(figure)
    for one in g.groups if waiting else ():
        if one.what in waiting:
            card = card_of(g, one)
            place = (card.initiative if card is not None else LAST, 1, 0, 0)
            if best is None or place < best:
                best, tied = place, [one.what]
            elif place == best:
                tied.append(one.what)
    for figure in things:
        if waits(figure):
            acts = acting_objective(g, figure)
            if acts is not None and (best is None or acts < best):
                best, tied = acts, [figure.id]
    if not tied:
        return ""
    who = tied[0]
    if len(tied) > 1:
        who = yield from decide(g, None, "tie", tied)  # GH-INIT-08
    if who in figures:
        for figure in summoned:
            if figure.owner == who and waits(figure):
                return figure.id
        return who
    g.acting = who
    return next_of(g, who).id  # type: ignore[union-attr]


def waits(figure: Figure) -> bool:
    return not figure.acted and not figure.new and figure.at is not None


def is_due(g: Table, figure: Figure) -> bool:
    """Whether a monster that has not acted is to have a turn, be it off the map for a while."""
    if figure.new if figure.at is not None else figure.hp <= 0:
        return False
    return not g.board.idle or not dormant.rests(g, figure)


def next_of(g: Table, monster: str) -> Figure | None:
    """The next of a type to act: elites first, then ascending numbers (GH-ORDER-02, GH-ORDER-03)."""
    first: Figure | None = None
    for f in g.figures.values():
        if f.what != monster or f.acted or f.kind != "monster" or not is_due(g, f):
            continue
        if first is None or (f.rank == "normal", f.number) < (first.rank == "normal", first.number):
            first = f
    return first
