"""A character's turn: two actions, a long rest, or nothing (GH-TURN-01..13)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from taverna.core.ask import Ask, Flow, Offer

from ..events import CardTaken, PlayedAttack, PlayedBottom, PlayedMove, PlayedTop, Stunned
from ..records.abilities import Ability, Attack, Move, Turncoat, Whom
from ..records.cards import Half
from ..records.items import Item
from ..state import Character, Table
from . import (
    belt,
    bonus_moments,
    bonuses,
    control,
    deeds,
    dooms,
    elements,
    experience,
    figures,
    items,
    moments,
    perform,
    rest,
    targets,
    turn,
    worn,
    zones,
)
from .acting import STOP, Action, Source, decide

END = "end"
REST = "rest"


def take(g: Table, id: str, extra: bool = False) -> Flow:
    """A character's turn: two actions, or a long rest, or nothing for the stunned (GH-STUN-01..05). `extra`: one that
    an ability has given it."""
    mat = g.character(id)
    mat.halves, mat.acts = [] if extra else list(mat.forgone), []
    yield from turn.begins(g, id)
    if figures.stands(g, id):
        if mat.resting and not extra:
            yield from rest_turn(g, id)
        elif "stun" in g.figures[id].conditions:
            yield from stunned(g, id)
        elif control.holds(g, id):
            yield from control.act(g, id)
        else:
            yield from act(g, id)
    if not mat.exhausted:
        for card in [*mat.chosen, *mat.played]:
            zones.to_discarded(g, mat, card)
    yield from turn.ends(g, id)


def rest_turn(g: Table, id: str) -> Flow:
    """A long rest takes up the turn, but items may be used in it, before the rest and after it (GH-REST-07, -13)."""
    mat = g.character(id)
    while there := items.usable(g, g.figures[id], "own-turn"):
        answer = yield Ask(mat.seat, "before-rest", [REST, *(("item", item) for item in there)])
        if answer == REST:
            break
        yield from items.in_turn(g, mat, answer[1])
        if not figures.stands(g, id):
            return
    if g.options.broken_rest == "taken" or len(mat.discarded) + len(zones.idle(mat)) >= 2:  # GH-REST-01
        yield from rest.long_rest(g, id)
    while figures.stands(g, id):
        there = items.usable(g, g.figures[id], "own-turn")
        if not there:
            return
        answer = yield Ask(mat.seat, "turn", [*(("item", item) for item in there), END])
        if answer == END:
            return
        yield from items.in_turn(g, mat, answer[1])


def stunned(g: Table, id: str) -> Flow:
    """No abilities, no items but those that say so; both cards are discarded (GH-STUN-03)."""
    mat = g.character(id)
    g.emit(Stunned(figure=id))
    while figures.stands(g, id):
        there = items.usable(g, g.figures[id], "own-turn")
        if not there:
            return
        answer = yield Ask(mat.seat, "turn", [*(("item", item) for item in there), END])
        if answer == END:
            return
        yield from items.in_turn(g, mat, answer[1])
        if "stun" not in g.figures[id].conditions:
            yield from act(g, id)
            return


def act(g: Table, id: str) -> Flow:
    """The top of one card and the bottom of the other, either first, items before, between and after (GH-TURN-01,
    GH-TURN-02, GH-TURN-13)."""
    mat = g.character(id)
    while figures.stands(g, id):
        if not mat.chosen and not items.usable(g, g.figures[id], "own-turn") and not bonuses.in_own_turn(g, id):
            return
        answer: Any = yield Ask(mat.seat, "turn", Choices(g, mat))
        if answer == END:
            return
        verb, what, *where = answer
        if verb == "deed":
            yield from deeds.perform(g, mat, what, where[0], (where[1], where[2]), where[3])
        elif verb == "item":
            yield from items.in_turn(g, mat, what)
        elif verb == "drop":
            zones.out_of_play(g, mat, what)
        elif verb == "bonus":
            yield from bonus_moments.once_a_turn(g, id, what)
        else:
            mat.chosen.remove(what)
            mat.played.append(what)
            yield from play(g, mat, what, verb)
        if "stun" in g.figures[id].conditions:
            yield from stunned(g, id)  # from now on nothing more (GH-STUN-01)
            return


VERBS = {"top": "top", "attack": "top", "bottom": "bottom", "move": "bottom"}
"""Which half of a card an action takes: as printed, or the default action (GH-TURN-10, GH-TURN-11)."""


@lru_cache(maxsize=4096)
def actions(card: str, *taken: str) -> tuple[tuple[str, str], ...]:
    """What can be done with a card, once these halves are taken."""
    return tuple((verb, card) for verb, half in VERBS.items() if half not in taken)


ELSEWHERE = {"discarded": "GH-SELECT-05", "lost": "GH-SELECT-07", "active": "GH-SELECT-08", "hand": "GH-ROUND-03"}
"""Why cards that lie elsewhere cannot be played."""


class Choices(Offer):
    """Actions of the cards left, each half once (GH-TURN-01), deeds, items, cards in the active area to give up
    (GH-BONUS-09); or the end of the turn. And why other cards cannot be played, and other items not used."""

    __slots__ = ("g", "mat")

    def __init__(self, g: Table, mat: Character) -> None:
        self._seen = None
        self.g = g
        self.mat = mat

    def offered(self) -> list[Any]:
        g, mat = self.g, self.mat
        id, halves = mat.id, mat.halves
        found: list[Any] = []
        for card in mat.chosen:
            found += actions(card, *halves)
        if g.bonuses and (waiting := bonuses.in_own_turn(g, id)):
            found += [("bonus", card) for card in waiting]
        if "deed" in g.board.pieces:
            found += deeds.offered(g, mat)
        if mat.items and (there := items.usable(g, g.figures[id], "own-turn")):
            found += [("item", item) for item in there]
        if mat.active:
            found += [("drop", card) for card in mat.active]
        found.append(END)
        return found

    def refused(self) -> Iterator[tuple[Any, str]]:
        g, mat = self.g, self.mat
        for card in mat.chosen:
            for verb, half in VERBS.items():
                if half in mat.halves:
                    yield (verb, card), "GH-TURN-01"
        for pile, clause in ELSEWHERE.items():
            for card in getattr(mat, pile):
                yield ("top", card), clause
                yield ("bottom", card), clause
        yield from items.refused_in_turn(g, mat)


def play(g: Table, mat: Character, card: str, verb: str) -> Flow:
    """One action of a card that has been taken up; then it goes to its zone at once (GH-TURN-04, GH-TURN-05)."""
    id, seat = mat.id, mat.seat
    figure = g.figures[id]
    mat.acts.append(verb)
    if verb == "attack":
        mat.halves.append("top")
        if g.heard:
            g.emit(PlayedAttack(who=seat, card=card))
        default = default_attack(worn.default_of(g, figure, "attack"))
        yield from belt.within(g, id, performed(g, default, Action(id, seat)))
        settle(g, mat, card, None)
        return
    if verb == "move":
        mat.halves.append("bottom")
        if g.heard:
            g.emit(PlayedMove(who=seat, card=card))
        step = default_move(worn.default_of(g, figure, "move"))
        yield from belt.within(g, id, performed(g, step, Action(id, seat)))
        settle(g, mat, card, None)
        return
    mat.halves.append(verb)
    if g.heard:
        g.emit(PlayedTop(who=seat, card=card) if verb == "top" else PlayedBottom(who=seat, card=card))
    half = g.content.half(card, verb)
    doing = Action(id, seat, Source(card, verb, half.lasts or "round"))
    holder = mat
    if half.lent:
        holder = yield from borrower(g, mat, doing)
        if holder is None:
            settle(g, mat, card, half if g.options.unperformed == "lost" else None)
            return
        doing = Action(holder.id, holder.seat, doing.source)
        doing.optional = False
    if half.doom and (yield from dooms.placed(g, mat, card, half, doing)) is None:
        settle(g, mat, card, half if g.options.unperformed == "lost" else None)
        return
    if half.augment or half.song:
        room = yield from bonuses.make_room(g, mat, card, "augment" if half.augment else "song")
        doing.keeps_augments = not room
    done = yield from belt.within(g, id, performed(g, half.do, doing))
    if mat.exhausted:
        return
    if done:
        experience.gain_xp(g, mat, half.xp)  # GH-XP-01, GH-XP-02
        if half.makes:
            yield from elements.infuse(g, doing, half.makes)  # GH-ELEM-02
    settle(g, mat, card, half if done or g.options.unperformed == "lost" else None, holder)
    if done and mat.items:
        yield from moments.happens(g, moments.ActionOver(mat, half, verb, doing))


@lru_cache(maxsize=16)
def default_attack(value: int) -> tuple[Attack]:
    """The default action of any top half (GH-TURN-10)."""
    return (Attack(value=value),)


@lru_cache(maxsize=16)
def default_move(value: int) -> tuple[Move]:
    """The default action of any bottom half (GH-TURN-11)."""
    return (Move(value=value),)


def borrower(g: Table, mat: Character, act: Action) -> Flow:
    """The ally next to a character in whose active area a card of its is placed; None if there is none."""
    there = targets.candidates(g, act, BESIDE, None)
    near = [f.id for f in there if f.kind == "character"]
    if not near:
        return None
    answer = yield from decide(g, mat.seat, "lend", [*near, STOP])
    return None if answer == STOP else g.character(answer)


BESIDE = Whom(side="ally", range=1)


def performed(g: Table, abilities: Sequence[Ability], act: Action) -> Flow:
    """An action, with what bonuses do before it or as its last part."""
    if g.bonuses and bonuses.awaited(g, "before-attack") and any(isinstance(one, Attack) for one in abilities):
        yield from at_action(g, act.who, "before-attack")
    done = yield from perform.action(g, act.who, abilities, act=act)
    if act.consumed and g.bonuses and figures.stands(g, act.who):
        yield from at_action(g, act.who, "consumed")
    for card, (half, last) in list(act.final.items()):
        if figures.stands(g, act.who):
            ending = Action(act.who, act.seat, Source(card, half))
            ending.final = bonuses.CLOSED
            yield from perform.action(g, act.who, last, act=ending)
    return done


def at_action(g: Table, id: str, on: str) -> Flow:
    """What bonuses do before an action that has an Attack, or after one in which elements were consumed."""
    for bonus, waits in bonuses.waiting(g, on, g.figures[id]):
        if figures.stands(g, id):
            bonuses.use(g, bonus, waits)
            ahead = Action(id, g.figures[id].seat, Source(bonus.card, bonus.half))
            ahead.final = bonuses.CLOSED
            yield from perform.action(g, id, waits.perform, act=ahead)


def settle(g: Table, mat: Character, card: str, half: Half | None, holder: Character | None = None) -> None:
    """The card goes where its action says: discarded, lost, or active while it still does something (GH-SELECT-05..08);
    after a default action it is discarded (GH-TURN-12). An ability may have moved it already."""
    if card not in mat.played:
        return
    if half is None:
        zones.to_discarded(g, mat, card)
    elif holder is not None and holder is not mat and bonuses.in_force(g, card):
        zones.lend(g, mat, card, holder)
    elif half.lasts is not None and (bonuses.in_force(g, card) or turned(g, mat, half)):
        zones.to_active(g, mat, card, half.lost)
    elif half.lost:
        zones.to_lost(g, mat, card)
    else:
        zones.to_discarded(g, mat, card)


def turned(g: Table, mat: Character, half: Half) -> bool:
    """Whether an enemy fights for this player until the end of the round because of the action."""
    return any(isinstance(one, Turncoat) for one in half.do) and any(f.turncoat == mat.seat for f in g.figures.values())


def same_side(g: Table, mat: Character, verb: str) -> Flow:
    """One more card from hand, of which the same half is performed at once."""
    answer = yield Ask(mat.seat, "same-side", lambda: [*mat.hand, "stop"], {"half": verb})
    if answer != "stop":
        take_up(g, mat, answer)
        mat.chosen.remove(answer)
        mat.played.append(answer)
        yield from play(g, mat, answer, verb)


def at_once(g: Table, mat: Character) -> Flow:
    """A whole turn with two cards from hand in the middle of somebody else's; the cards chosen for the own turn of the
    round wait. Returns whether it was taken."""
    if len(mat.hand) < 2 or mat.exhausted:
        return False
    first = yield Ask(mat.seat, "extra-turn", lambda: [*(("card", card) for card in mat.hand), "stop"])
    if first == "stop":
        return False
    mat.later, mat.chosen = mat.chosen, []
    take_up(g, mat, first[1])
    second = yield Ask(mat.seat, "second", lambda: [("card", card) for card in mat.hand])
    take_up(g, mat, second[1])
    before = g.turn
    yield from take(g, mat.id, extra=True)
    g.turn = before
    mat.halves, mat.acts = [], []
    mat.chosen, mat.later = mat.later, []
    return True


def take_up(g: Table, mat: Character, card: str) -> None:
    """A card from hand is shown to be played."""
    mat.hand.remove(card)
    mat.chosen.append(card)
    g.chance.reveal()
    g.emit(CardTaken(who=mat.seat, card=card))


def another(g: Table, mat: Character, item: Item) -> Flow:
    """Two more cards from hand for another turn this round, at an initiative that is yet to come."""
    if len(mat.hand) < 2:
        return
    now = mat.initiative

    def late() -> list[Any]:
        cards = g.content.cards
        return [*(("card", card) for card in mat.hand if cards[card].initiative > now), "stop"]

    answer = yield Ask(mat.seat, "extra-lead", late, {"initiative": now})
    if answer == "stop":
        return
    items.use(g, mat, item.id)
    take_up(g, mat, answer[1])
    second = yield Ask(mat.seat, "second", lambda: [("card", card) for card in mat.hand])
    take_up(g, mat, second[1])
    cards = g.content.cards
    mat.initiative, mat.second = cards[mat.chosen[0]].initiative, cards[mat.chosen[1]].initiative
    g.figures[mat.id].acted = False
