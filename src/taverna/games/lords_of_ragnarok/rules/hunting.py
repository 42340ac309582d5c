"""What a Hunt looks like: who plays the Monster, Wound spaces and the symbols that cover them (p. 10-11)."""

from __future__ import annotations

from taverna.core.ask import Offer, Value

from ..records.gifts import Of
from ..state import Table
from .reserve import unwounded

BLOOD_PRICE = "blood-price"
ANY = "any"


# -- the two sides ----------------------------------------------------------------------------------------------------
def played_by(g: Table, seat: int, foe: str) -> int:
    """Who plays the Monster: its controller, or for a neutral one and the hunter's own the neighbour to the right
    (LR-HUNT-03)."""
    ring = g.beasts[foe].ring
    return (seat - 1) % g.seats if ring is None or ring == seat else ring


def cards_for_hunt(g: Table, seat: int) -> int:
    """As many Combat cards as Strength are drawn at the start (LR-HUNT-04)."""
    return g.players[seat].value("strength") + g.gifts(seat).hunt_draw


def fury_of(g: Table, card: str) -> int:
    """Of an attack, if it were played now: some grow with the hunter's hand, the first of a Hunt may be tempered."""
    h, attack = g.hunting, g.content.attacks[card]
    fury = attack.fury
    if attack.hand_fury is not None:
        fury = min(attack.hand_fury, fury + len(g.players[h.hunter].hand))
    return max(0, fury - g.gifts(h.hunter).first_fury) if h.round == 1 else fury


def hunt_value(g: Table, card: str) -> int:
    record = g.card(card)
    more = g.gifts(g.hunting.hunter).hammer_value if record.weapon == "hammer" else 0
    return record.value + more


def blocks(g: Table, card: str, attack: str) -> bool:
    """Does this card keep the attack off whatever its Fury? (LR-MROUND-05)"""
    block = g.card(card).block
    return block is not None and (block.unblockable or not g.content.attacks[attack].unblockable)


def insight(g: Table, seat: int) -> int:
    """What a hunter adds to the defence when the Weak Point is sought: Wisdom (LR-MROUND-08)."""
    return g.players[seat].value("wisdom") + g.gifts(seat).weak_point


# -- once per Hunt ----------------------------------------------------------------------------------------------------
def unused(g: Table, of: Of) -> bool:
    """Has the hunter a Blessing that works once per Hunt, and has not used it?"""
    h = g.hunting
    return g.unused(h.hunter, of, h.used)


def can_pay_blood(g: Table) -> bool:
    h = g.hunting
    return unused(g, lambda gift: gift.blood_price) and bool(unwounded(g, h.hunter))


def blood(g: Table) -> list[str]:
    return [BLOOD_PRICE] if can_pay_blood(g) else []


# -- Wound spaces -----------------------------------------------------------------------------------------------------
def uncovered(g: Table) -> list[int]:
    return [space for space, by in enumerate(g.beasts[g.hunting.foe].wounds) if by is None]


def needed(g: Table) -> int:
    """Symbols for one Wound: one, against the Boss two (LR-WSPACE-02)."""
    return len(g.content.spaces(g.hunting.foe)[0].weapons)


def fitting(g: Table, symbols: list[str]) -> list[int]:
    """Uncovered spaces whose Weapons these symbols match."""
    spaces = g.content.spaces(g.hunting.foe)
    return [space for space in uncovered(g) if matches(symbols, spaces[space].weapons)]


def open_spaces(g: Table, symbols: list[str]) -> Offer:
    """Where the marker may go (LR-HROUND-01)."""
    return Offer(
        lambda: list(range(len(g.beasts[g.hunting.foe].wounds))),
        ("LR-HROUND-01", lambda space: space in fitting(g, symbols)),
    )


def matches(symbols: list[str], weapons: tuple[str, ...]) -> bool:
    """Each symbol on a Weapon of its own, "any" on those that are left."""
    left = list(weapons)
    for symbol in symbols:
        if symbol != ANY:
            if symbol not in left:
                return False
            left.remove(symbol)
    return len(symbols) == len(weapons)


# -- what covers them -------------------------------------------------------------------------------------------------
def fillers(g: Table) -> list[Value]:
    """Ways to bring one Weapon symbol: a card; two of a Weapon together that count as any; any card with an Artifact
    that makes it so."""
    player = g.players[g.hunting.hunter]
    hand = player.hand
    ways: list[Value] = list(hand)
    for first in hand:
        if g.card(first).pair:
            weapon = g.card(first).weapon
            ways += [("pair", first, other) for other in hand if other != first and g.card(other).weapon == weapon]
    for artifact in player.artifacts:
        if g.content.artifacts[artifact].when == "hunt" and artifact not in player.exhausted:
            ways += [("wild", artifact, card) for card in hand]
    return ways


def cards_of(way: Value) -> list[str]:
    if isinstance(way, str):
        return [way]
    return list(way[1:]) if way[0] == "pair" else [way[2]]


def taken_by(way: Value) -> set[str]:
    """All it takes: the cards, and the Artifact that serves one card only (LR-ARTIFACT-03, LR-ARTIFACT-06)."""
    return {way} if isinstance(way, str) else set(way[1:])


def symbol_of(g: Table, way: Value) -> str:
    """The Weapon it brings; "any" never stands for a Shield."""
    if not isinstance(way, str):
        return ANY
    card = g.card(way)
    return ANY if card.any_space else card.weapon


def leads(g: Table, symbols: list[str], way: Value) -> bool:
    """Can a Wound be dealt with these symbols and this one, if need be with one more card from hand?"""
    have = [*symbols, symbol_of(g, way)]
    if len(have) == needed(g):
        return bool(fitting(g, have))
    used = taken_by(way)
    return any(fitting(g, [*have, symbol_of(g, other)]) for other in fillers(g) if not taken_by(other) & used)
