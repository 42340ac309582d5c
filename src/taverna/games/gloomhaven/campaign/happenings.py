"""City and road events: drawn, decided together, resolved from top to bottom (pp. 39-41, GH-EVENT-01..09,
GH-RESULT-01..07)."""

from __future__ import annotations

from taverna.core.ask import Flow

from ..events import EventDecided, EventPutAway, EventRead, OutcomeRead
from ..records.campaign import Choice, Deck, Outcome
from ..state import Table
from .gains import change, gain, lose_item, present, share
from .together import agreed
from .world import World


def happen(g: Table, deck: Deck) -> Flow:
    """The top card is drawn and its front read; all agree on an option; only that one is resolved. An empty deck has
    nothing to tell."""
    card = draw(g, deck)
    if not card:
        return
    g.visit.card = card
    g.emit(EventRead(card=card))
    option = yield from agreed(g, "event", ["a", "b"], {"card": card})
    g.chance.reveal()  # the card is turned over
    g.emit(EventDecided(card=card, option=option))
    kept = yield from resolve(g, card, option)
    put_away(g, card, deck, kept)
    g.emit(EventPutAway(card=card, kept=kept))
    g.visit.card = ""


def resolve(g: Table, card: str, option: str) -> Flow:
    """Every result that applies, from top to bottom (GH-RESULT-02); one may lead on to the other option. Returns
    whether the card is put back."""
    choice: Choice = getattr(g.content.events[card], option)
    kept = applied = False
    for nth, outcome in enumerate(choice.outcomes):
        if not applies(g, outcome, applied):
            continue
        applied = True
        kept = kept or outcome.keep
        g.emit(OutcomeRead(card=card, option=option, nth=nth))
        yield from pay(g, outcome)
        for one in outcome.gives:
            yield from gain(g, one)
        if outcome.one_of:
            g.visit.result = f"{option}-{nth}"
            about = {"result": f"{card}/{g.visit.result}"}
            which = yield from agreed(g, "result", list(range(len(outcome.one_of))), about)
            g.visit.result = ""
            for one in outcome.one_of[which].gives:
                yield from gain(g, one)
        if outcome.also:
            kept = (yield from resolve(g, card, outcome.also)) or kept
    return kept


def pay(g: Table, outcome: Outcome) -> Flow:
    """What must be there for a result is lost (GH-RESULT-05)."""
    if outcome.pays:
        yield from share(g, -outcome.pays)
    if outcome.pays_each:
        for hero in present(g).values():
            change(g, hero, gold=-outcome.pays_each)
    if outcome.pays_item:
        yield from lose_item(g, outcome.pays_item)


def draw(g: Table, deck: Deck) -> str:
    """The top card (GH-EVENT-01); what was put back lies below all others, in its order (GH-EVENT-08)."""
    world: World = g.world
    bag, under = (world.road, world.road_under) if deck == "road" else (world.city, world.city_under)
    if bag:
        return g.chance.draw(bag)
    return under.pop(0) if under else ""


def put_away(g: Table, card: str, deck: Deck, keep: bool) -> None:
    """To the bottom of its deck, or out of the game, as the option resolved says (GH-EVENT-05)."""
    world: World = g.world
    if keep:
        (world.road_under if deck == "road" else world.city_under).append(card)
    else:
        world.gone.append(card)


def applies(g: Table, outcome: Outcome, earlier: bool) -> bool:
    """Whether a result applies to the party as it stands now (GH-RESULT-03..07)."""
    if outcome.otherwise and earlier:
        return False
    heroes = present(g).values()
    reputation = g.world.here.reputation
    if outcome.classes and not any(hero.what in outcome.classes for hero in heroes):
        return False
    if outcome.reputation_from is not None and reputation < outcome.reputation_from:
        return False
    if outcome.reputation_to is not None and reputation > outcome.reputation_to:
        return False
    if any(hero.gold < outcome.pays_each for hero in heroes):
        return False
    if outcome.pays_item and not any(outcome.pays_item in hero.items for hero in heroes):
        return False
    return sum(hero.gold for hero in heroes) >= outcome.pays
