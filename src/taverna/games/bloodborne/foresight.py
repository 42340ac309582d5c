"""What a careful player can work out: the law of the Monster's die, the chance of dying, what a card would do, what
rivals can still hold and deal.

Made from open facts alone (the content and what a seat's view shows), and by the very rules: what a card does is found
by performing it on an imagined table.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Any

import msgspec

from taverna.core.ask import Ask, Flow, GameOver
from taverna.core.chance import Chance
from taverna.core.ground import table_of
from taverna.core.keep import Keep

from . import events as ev
from .options import Options
from .records import Aura, Card, Content
from .rules.dream import store_by_card, store_in_dream
from .rules.fight import attack_damage, before_attack, counts, damage_to, die_of, immediate
from .rules.hunters import kept_off, take_damage
from .rules.playing import play
from .state import Hunter, Table

Face = tuple[int, bool]
Totals = tuple[float, ...]
"""The chance of each total 0, 1, 2…; the last entry is that total *or more*."""

MOST = 31
"""Nobody falls later: 8 HP behind a guard of 7, with the total halved."""
PLENTY = 10_000
"""Blood Echoes that no card can take all of."""

encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Table).decode


# -- the die ---------------------------------------------------------------------------------------------------------
@lru_cache(maxsize=1024)
def die_totals(faces: tuple[Face, ...], aura: Aura) -> Totals:
    """The exact law of a whole roll: a face with + counts and the die is rolled again (BB-ATTACK-03), and of several
    whole rolls the highest is taken.

    A + shows at least 1, so the chance of a total needs only those of smaller totals.
    """
    side = Fraction(1, len(faces))
    exact: list[Fraction] = []
    for total in range(MOST):
        chance = Fraction(0)
        for face in faces:
            worth = counts(aura, face)
            if not face[1]:
                chance += side * (worth == total)
            elif worth <= total:
                chance += side * exact[total - worth]
        exact.append(chance)
    up_to = [sum(exact[: total + 1], Fraction(0)) ** aura.rolls for total in range(MOST)]
    highest = [at - below for at, below in zip(up_to, [Fraction(0), *up_to], strict=False)]
    return tuple(float(chance) for chance in [*highest, 1 - up_to[-1]])


def monster_totals(content: Content, monster: str, final: str) -> Totals:
    """The law of this Monster's attack, all abilities counted (BB-ATTACK-01)."""
    return die_totals(content.dice[die_of(content, monster, final)].faces, content.auras[final][monster])


def mixed(laws: Iterable[Totals]) -> Totals:
    """The law when any of these is as likely as another: of a Monster still face down."""
    columns = list(zip(*laws, strict=True))
    return tuple(sum(column) / len(column) for column in columns)


def chance_of_death(content: Content, aura: Aura, hunter: Hunter, law: Totals) -> float:
    """How likely the attack takes this Hunter's last HP (BB-ATTACK-05)."""
    dying = 0.0
    for total, chance in enumerate(law):
        damage = damage_to(content, aura, hunter, total)
        if damage - kept_off(hunter, damage) >= hunter.hp:
            dying += chance
    return dying


# -- what rivals can still hold --------------------------------------------------------------------------------------
def holdings(view: Mapping[str, Any]) -> dict[int, list[str]]:
    """What each seat holds, from open facts alone: everybody began with one of each Starting card (BB-SETUP-07), every
    Upgrade was taken in the open, and used piles, played and removed cards are open too (BB-END-02). Only which of
    them lies face down is a secret."""
    return {hunter["seat"]: holding(hunter) for hunter in view["hunters"]}


def holding(hunter: Mapping[str, Any]) -> list[str]:
    """The same of one Hunter."""
    held = sorted(hunter["owned"])
    for shown in (hunter["used"], hunter["played"]):
        for card in shown:
            if card in held:
                held.remove(card)
    return held


# -- imagined tables -------------------------------------------------------------------------------------------------
def settle(flow: Flow) -> None:
    """Go through a rule; whoever is asked takes the first option."""
    try:
        asked = next(flow)
        while True:
            asked = flow.send(next(iter(asked.made().values())) if isinstance(asked, Ask) else None)
    except (StopIteration, GameOver):
        pass


def step_three(g: Table, me: Hunter, card: Card) -> Flow:
    """The card's Immediate effects, up to whatever they lead to."""
    yield from immediate(g, me, card)


def bare_table(content: Content, monster: str, final: str, hunters: int) -> Table:
    """Nothing but Hunters and a Monster that no card can kill."""
    g = Table(
        chance=Chance(),
        options=Options(),
        hunters=[Hunter(seat, "", []) for seat in range(hunters)],
        first=0,
        final=final,
        dungeon=[],
        box=[],
        deck=[],
        bank=0,
        monster=monster,
        echoes=PLENTY,
        full=PLENTY,
    )
    g.furnish(content)
    return g


_TAKES = Keep()


def takes(content: Content, card: str, monster: str, final: str, helpers: int = 0) -> int:
    """Blood Echoes a card takes from this Monster, with so many others who have dealt damage before; what other cards
    of the round take away from it is left out."""
    known = _TAKES.about(content)
    key = (card, monster, final, helpers)
    found: int | None = known.get(key)
    if found is None:
        found = known[key] = _takes(content, *key)
    return found


def _takes(content: Content, card: str, monster: str, final: str, helpers: int) -> int:
    g = bare_table(content, monster, final, 1 + helpers)
    me, *others = g.hunters
    for other in others:
        other.dealt = 1
    printed = content.cards[card]
    me.hand, me.owned = [card], [card]
    play(g, {me.seat: card}, ev.Played)
    if printed.attacks:
        return attack_damage(g, me, printed)
    settle(step_three(g, me, printed))
    return me.dealt


class Prospect(msgspec.Struct, frozen=True):
    """What cards would mean for the Hunter who plays them."""

    dying: float  # the chance that the Monster's attack, or what a card costs, kills
    stored: int  # Blood Echoes, if it does not


def prospect(view: Mapping[str, Any], seat: int, cards: Iterable[str], content: Content) -> Prospect:
    """Steps 3, 4, 5 and 7 as far as this Hunter is concerned, with these cards on the table. That the Monster lives to
    attack is taken for granted: any card may yet be cancelled."""
    g = table_of(Table, view, content)
    assert g.monster is not None
    g.echoes = PLENTY
    me = g.hunters[seat]
    before = me.stored
    brace(g, me, cards)
    data = encode(g)

    def after(total: int) -> Hunter:
        twin = decode(data)
        twin.furnish(content)
        settle(attacked(twin, twin.hunters[seat], total))
        return twin.hunters[seat]

    law = monster_totals(content, g.monster, g.final)
    # more damage never saves anybody, so all totals from the first fatal one on are
    fatal = bisect_left(range(len(law)), True, key=lambda total: not after(total).fights)
    return Prospect(sum(law[fatal:]), after(0).stored - before)


def deadly(view: Mapping[str, Any], seat: int, cards: list[str], content: Content) -> tuple[Any, ...]:
    """All of a table on which it depends whether these cards kill, or let the Monster kill, this Hunter: what the
    others have played only if one of the cards does something before the attack."""
    hp, rivals, silenced = view["hunters"][seat]["hp"], (), False
    if any(content.cards[card].immediate or content.cards[card].before_attack for card in cards):
        rivals = tuple(sorted(card for h in view["hunters"] if h["seat"] != seat for card in h["played"]))
        silenced = view["silencer"] not in (None, seat)
    return view["monster"], view["final"], view["step"] == 3, hp, tuple(cards), rivals, silenced


def brace(g: Table, me: Hunter, cards: Iterable[str]) -> None:
    """Step 3 for this Hunter alone, with these cards."""
    hp = me.hp
    me.played, me.guard, me.immune = [], 0, False
    for card in cards:
        me.hand.append(card)
        play(g, {me.seat: card}, ev.Played)
    for card in list(me.played):
        if me.fights and card in g.content.immediate:
            settle(step_three(g, me, g.content.cards[card]))
    if g.step == 3:  # in the middle of it: what has been paid or healed by now, has
        me.hp = hp


def attacked(g: Table, me: Hunter, total: int) -> Flow:
    """Step 4 with this total, what this Hunter's own attack costs in step 5, and what is stored in step 7."""
    take_damage(g, [(me, damage_to(g.content, g.aura, me, total))])
    for card in me.played:
        if card in g.content.attacking:
            yield from before_attack(g, me, g.content.cards[card])
    for card in me.played:
        if card in g.content.dreaming:
            store_by_card(g, me, g.content.dreaming[card])
    if me.dreams:
        store_in_dream(g, me)


def left_before(view: Mapping[str, Any], seat: int, content: Content) -> list[tuple[int, int, int]]:
    """(attackers before me, least, most Blood Echoes left for me), for each number of them that there can be."""
    held, echoes = holdings(view), view["echoes"]
    rivals = [h for h in view["hunters"] if h["seat"] != seat and not h["dead"] and not h["out"]]
    hardest = sorted(
        (
            max((most(view, h["seat"], card, content) for card in h["played"] or held[h["seat"]]), default=0)
            for h in rivals
        ),
        reverse=True,
    )
    return [(n, max(0, echoes - sum(hardest[:n])), max(0, echoes - n)) for n in range(len(rivals) + 1)]


def most(view: Mapping[str, Any], seat: int, card: str, content: Content) -> int:
    """The most a card can take from the Monster in play, if all others who can have dealt damage before."""
    others = sum(h["seat"] != seat and (h["dealt"] > 0 or not (h["dead"] or h["out"])) for h in view["hunters"])
    return takes(content, card, view["monster"], view["final"], others)
