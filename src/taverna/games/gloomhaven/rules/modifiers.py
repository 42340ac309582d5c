"""Attack modifier cards: drawn, compared, applied (GH-MOD-01..17, GH-ADV-01..12, GH-REDUCE-01..04)."""

from __future__ import annotations

from typing import Any

from ..records.cards import NO_EXTRA, ModifierCard
from ..state import Character, Figure, Table
from .figures import owner

REMOVED = ("bless", "curse")


def draw_one(g: Table, mat: Character | None) -> str:
    """One card from a deck: a mat's, or with None the monsters'. An empty pile is made anew of discards (GH-MOD-12);
    "" if there is nothing left to draw."""
    pile, discard = (g.monster_deck, g.monster_discard) if mat is None else (mat.deck, mat.deck_discard)
    if not pile:
        if not discard:
            return ""
        pile += discard
        discard.clear()
    drawn: str = g.chance.draw(pile)
    return drawn


def put_away(g: Table, mat: Character | None, drawn: list[str]) -> None:
    """Cards drawn for an attack are discarded after it; Bless and Curse leave the deck (GH-MOD-09), the standard 2x and
    null bring the reshuffle (GH-MOD-11), used or not (GH-ADV-12)."""
    discard = g.monster_discard if mat is None else mat.deck_discard
    cards = g.content.modifiers
    for id in drawn:
        card = cards[id]
        if card.kind not in REMOVED:
            discard.append(id)
            if card.reshuffle:
                if mat is None:
                    g.monster_reshuffle = True
                else:
                    mat.reshuffle = True


def reshuffle(g: Table) -> None:
    """At the end of the round, every deck from which a standard 2x or null was drawn (GH-END-02)."""
    if g.monster_reshuffle:
        g.monster_reshuffle = False
        g.monster_deck += g.monster_discard
        g.monster_discard.clear()
    for mat in g.characters:
        if mat.reshuffle:
            mat.reshuffle = False
            mat.deck += mat.deck_discard
            mat.deck_discard.clear()


def draw(g: Table, attacker: Figure, value: int, edge: int, soft: bool = False) -> tuple[list[str], list[str]]:
    """The cards drawn for an attack of this value, and those of them to apply, in the order drawn.

    `edge`: 1 Advantage, -1 Disadvantage, 0 neither. Rolling cards go on to the first that is not (GH-MOD-08). With
    Advantage the better of two, rolling ones added; with Disadvantage the worse, rolling ones disregarded
    (GH-ADV-01..06). `soft`: see `applied`.
    """
    mat = owner(g, attacker)
    drawn, used = dealt(g, mat, value, edge, soft)
    put_away(g, mat, drawn)
    return drawn, used


def dealt(g: Table, mat: Character | None, value: int, edge: int, soft: bool) -> tuple[list[str], list[str]]:
    """The same, while the cards still lie before the attacker: what is in play is not shuffled back."""
    cards = g.content.modifiers
    first = draw_one(g, mat)
    if first and not edge and not cards[first].rolling:
        return [first], [first]
    drawn = [card for card in (first, draw_one(g, mat) if edge and first else "") if card]
    if len(drawn) == 2 and not cards[drawn[0]].rolling and not cards[drawn[1]].rolling:
        first, second = drawn
        wanted, other = (second, first) if edge > 0 else (first, second)
        # the second card only where it is truly better (or worse); else the one drawn first (GH-ADV-07)
        return drawn, [second if beats(g, value, wanted, other, soft) else first]
    while drawn and not [card for card in drawn if not cards[card].rolling]:
        more = draw_one(g, mat)
        if not more:
            break
        drawn.append(more)
    return drawn, drawn if edge >= 0 else [card for card in drawn if not cards[card].rolling]


def beats(g: Table, value: int, one: str, other: str, soft: bool) -> bool:
    """Its value is no less and its effects include the other's, one of the two truly greater (GH-ADV-07, GH-ADV-08)."""
    mine, its = applied(g, value, [one], soft), applied(g, value, [other], soft)
    effects, others = effects_of(g.content.modifiers[one]), effects_of(g.content.modifiers[other])
    if mine < its or not all(effect in effects for effect in others):
        return False
    return mine > its or len(effects) > len(others)


def effects_of(card: ModifierCard) -> list[Any]:
    """Its added effects, one by one."""
    gives = card.gives
    found: list[Any] = []
    if gives is NO_EXTRA:
        return found
    for name in gives.__struct_fields__:
        effect = getattr(gives, name)
        if name not in ("when", "times", "plus") and effect:
            found += [(name, one) for one in effect] if isinstance(effect, tuple) else [(name, effect)]
    return found


def applied(g: Table, value: int, used: list[str], soft: bool = False) -> int:
    """The attack value with these cards: numbers first, then doubled, which is the attacker's best order (GH-MOD-17).
    A null lets nothing through (GH-MOD-04, GH-MOD-16). `soft`: an item of the target makes 2x count as +0."""
    times = 1
    plain, cards = g.options.reduced_randomness, g.content.modifiers
    for id in used:
        card = cards[id]
        if card.times == 1 or (soft and card.times == 2):
            value += card.plus
        elif plain:
            value += 2 if card.times else -2  # GH-REDUCE-01, GH-REDUCE-02
        else:
            value += card.plus
            times *= card.times
    return max(0, value * times)


def stable(g: Table, deck: list[str]) -> list[str]:
    """Of a modifier deck, the cards that stay in it whatever happens."""
    return [id for id in deck if g.content.modifiers[id].kind in ("standard", "perk")]
