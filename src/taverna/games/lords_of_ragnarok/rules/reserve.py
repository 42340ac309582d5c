"""What a player owns off the board: Combat cards, Runes, Priests; Attributes, Wounds and healing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from taverna.core.ask import Ask, Flow, Offer

from .. import events as ev
from ..records.gifts import Of
from ..records.terms import ATTRIBUTES, RUNES, Attribute
from ..state import LEAST, MOST, Table
from .movement import in_hero_region

SKIP = "skip"
DONE = "done"
YES = "yes"
NO = "no"


class HuntFailed(Exception):
    """The Hunt is over and the Monster lives: raised from however deep in a round, with the reason: felled, ended,
    no-wound or deck-empty (LR-HUNTEND-02..04, LR-MROUND-01)."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


# -- Combat cards ----------------------------------------------------------------------------------------------------
def card_limit(g: Table, seat: int) -> int:
    """As many Combat cards as Wisdom (LR-ATTR-02)."""
    return g.players[seat].value("wisdom") + g.gifts(seat).card_limit


def rune_limit(g: Table, seat: int) -> int:
    """As many Runes as Wisdom, counted separately (LR-ATTR-02)."""
    return g.players[seat].value("wisdom") + g.gifts(seat).rune_limit


def hunting(g: Table, seat: int) -> bool:
    return g.hunt is not None and g.hunt.hunter == seat and not g.hunt.over


def take_cards(g: Table, seat: int, amount: int) -> None:
    """Draw from the deck; an empty deck is made anew of the discards (LR-DECK-02), and if there are none nobody can
    draw (LR-LIMIT-01)."""
    drawn: list[str] = []
    for _ in range(amount):
        if not g.combat_deck:
            if not g.combat_discard:
                break
            g.combat_deck += g.combat_discard
            g.combat_discard.clear()
            g.emit(ev.Reshuffled(amount=len(g.combat_deck)))
        drawn.append(g.chance.draw(g.combat_deck))
        g.players[seat].hand.append(drawn[-1])
    if drawn:
        g.emit(ev.Drew(who=seat, amount=len(drawn)))
        g.emit(ev.DrewCards(who=seat, cards=tuple(drawn)))


def draw_cards(g: Table, seat: int, amount: int) -> Iterable[Any]:
    """Draw, then discard down to the limit (LR-ATTR-03): a flow, or nothing."""
    take_cards(g, seat, amount)
    return keep_card_limit(g, seat)


def use_blessing(g: Table, seat: int, of: Of, used: list[str]) -> None:
    """Note that what works only once has been used."""
    blessing = g.giver(seat, of)
    used.append(blessing)
    g.emit(ev.UsedBlessing(who=seat, blessing=blessing))


def keep_card_limit(g: Table, seat: int) -> Iterable[Any]:
    """Down to the limit at once, of the owner's choice; never during one's own Hunt (LR-ATTR-03, LR-ATTR-04). A flow,
    or nothing."""
    above = len(g.players[seat].hand) - card_limit(g, seat)
    return discard_cards(g, seat, above) if above > 0 and not hunting(g, seat) else ()


def discard_cards(g: Table, seat: int, amount: int) -> Flow:
    """So many cards of the owner's choice, or all there are."""
    for left in range(amount, 0, -1):
        if not g.players[seat].hand:
            return
        card = yield Ask(seat, "discard-card", lambda: g.players[seat].hand, {"amount": left})
        discard(g, seat, card)


def discard(g: Table, seat: int, card: str) -> None:
    """A card from hand to the open discard pile."""
    leave_hand(g, seat, card)
    g.combat_discard.append(card)
    g.emit(ev.Discarded(who=seat, card=card))


def leave_hand(g: Table, seat: int, card: str) -> None:
    """The card is open now, and what led here cannot be taken back."""
    player = g.players[seat]
    player.hand.remove(card)
    if card in player.shown:
        player.shown.remove(card)
    g.chance.reveal()


# -- Runes -----------------------------------------------------------------------------------------------------------
def gain_runes(g: Table, seat: int, amount: int, different: bool = False, forged: bool = False) -> Flow:
    """From the Supply, of the player's choice, while it lasts; then down to the limit
    (LR-RUNE-01, LR-RUNE-03, LR-ATTR-03, LR-LIMIT-01)."""
    taken: list[str] = []
    for _ in range(amount):
        types = [
            rune
            for rune in RUNES
            if g.supply[rune] and not (different and rune in taken) and (not forged or rune in g.forges.values())
        ]
        if not types:
            break
        rune = yield Ask(seat, "gain-rune", types)
        taken.append(rune)
        g.supply[rune] -= 1
        g.players[seat].runes[rune] += 1
        g.emit(ev.GainedRune(who=seat, rune=rune))
    yield from keep_rune_limit(g, seat)


def forge_rune(g: Table, seat: int, at: str) -> None:
    """The very Rune on a Forge, which stays empty (LR-RUNE-02)."""
    rune = g.forges[at]
    g.forged[at] = 0
    g.players[seat].runes[rune] += 1
    g.emit(ev.ForgedRune(who=seat, rune=rune, where=at))


def keep_rune_limit(g: Table, seat: int) -> Iterable[Any]:
    """Down to the limit at once, of the owner's choice (LR-ATTR-03): a flow, or nothing."""
    above = g.players[seat].rune_count - rune_limit(g, seat)
    return discard_runes(g, seat, above) if above > 0 else ()


def discard_runes(g: Table, seat: int, amount: int) -> Flow:
    """So many of the owner's choice."""
    for _ in range(amount):
        yield from discard_rune(g, seat)


def discard_rune(g: Table, seat: int) -> Flow:
    """One Rune of the owner's choice, if there is one."""
    if held := runes_of(g, seat):
        rune = yield Ask(seat, "discard-rune", held)
        spend_rune(g, seat, rune)
        g.emit(ev.DiscardedRune(who=seat, rune=rune))


def runes_of(g: Table, seat: int) -> list[str]:
    """The types a player has."""
    runes = g.players[seat].runes
    return [rune for rune in RUNES if runes[rune]]


def spend_rune(g: Table, seat: int, rune: str) -> None:
    """Back to the Supply (LR-RUNE-04)."""
    g.players[seat].runes[rune] -= 1
    g.supply[rune] += 1


# -- Priests ---------------------------------------------------------------------------------------------------------
def gain_priests(g: Table, seat: int, amount: int = 1) -> None:
    """Of one's own colour, from the Supply into Reserve (LR-PRIEST-01, LR-LIMIT-01)."""
    amount = min(amount, g.priests_in_supply(seat))
    if amount > 0:
        g.players[seat].priests += amount
        g.emit(ev.GainedPriests(who=seat, amount=amount))


# -- Attributes, Wounds, healing -------------------------------------------------------------------------------------
def raise_attribute(g: Table, seat: int, attribute: str) -> None:
    """One space up the track, wounded or not, never above 6 (LR-ATTR-01, LR-WOUND-04)."""
    track = g.players[seat].track
    if track[attribute] < MOST:
        track[attribute] += 1
        g.emit(ev.Raised(who=seat, attribute=attribute, value=track[attribute]))


def lower_attribute(g: Table, seat: int, attribute: str) -> Flow:
    """One space down the track, never below 2 (LR-WOUND-04)."""
    track = g.players[seat].track
    if track[attribute] > LEAST:
        track[attribute] -= 1
        g.emit(ev.Lowered(who=seat, attribute=attribute, value=track[attribute]))
        yield from keep_limits(g, seat)


def lowest_attributes(g: Table, seat: int) -> list[Attribute]:
    """The player's lowest Attributes that can still rise (LR-RUNEACT-12)."""
    player = g.players[seat]
    by_value = g.options.lowest_attribute == "value"
    worth = {name: player.value(name) if by_value else player.track[name] for name in ATTRIBUTES}
    rising = [name for name in ATTRIBUTES if player.track[name] < MOST]
    return [name for name in rising if worth[name] == min(worth[other] for other in rising)]


def unwounded(g: Table, seat: int) -> list[str]:
    wounded = g.players[seat].wounded
    return [attribute for attribute in ATTRIBUTES if attribute not in wounded]


def take_wound(g: Table, seat: int) -> Flow:
    """The Hero's player flips an unwounded token; with none left Wounds are ignored, but in a Hunt they end it
    (LR-WOUND-01, LR-WOUND-02, LR-HUNTEND-02)."""
    whole = unwounded(g, seat)
    if not whole:
        if hunting(g, seat):
            raise HuntFailed("felled")
        return
    wounded = ("LR-WOUND-01", lambda: list(g.players[seat].wounded))
    attribute = yield Ask(seat, "wound", Offer(lambda: whole, elsewhere=wounded))
    g.players[seat].wounded.append(attribute)
    g.emit(ev.Wounded(who=seat, attribute=attribute))
    if more := g.gifts(seat).wound_draw:
        take_cards(g, seat, more)
    yield from keep_limits(g, seat)


def keep_limits(g: Table, seat: int) -> Flow:
    """A lower Wisdom lowers both limits at once (LR-ATTR-02, LR-WOUND-03)."""
    yield from keep_card_limit(g, seat)
    yield from keep_rune_limit(g, seat)


def heal(g: Table, seat: int, amount: int) -> Flow:
    """Flip wounded tokens back, in place (LR-WOUND-05)."""
    for _ in range(min(amount, len(g.players[seat].wounded))):
        attribute = yield Ask(seat, "heal", sorted(g.players[seat].wounded))
        heal_attribute(g, seat, attribute)


def heal_attribute(g: Table, seat: int, attribute: str) -> None:
    g.players[seat].wounded.remove(attribute)
    g.emit(ev.Healed(who=seat, attribute=attribute))


def self_inflicted(g: Table, seat: int, at: str) -> Flow:
    """Before a Hunt or Battle in the Region of the Hero, some may take a Wound."""
    if not g.gifts(seat).region_wound or not in_hero_region(g, seat, at) or not unwounded(g, seat):
        return
    if (yield Ask(seat, "self-wound", [YES, NO])) == YES:
        yield from take_wound(g, seat)


# -- Artifacts --------------------------------------------------------------------------------------------------------
def exhaust(g: Table, seat: int, artifact: str) -> None:
    """Turned, and of no use until any Monument is built (LR-ARTIFACT-03, LR-ARTIFACT-04)."""
    g.players[seat].exhausted.append(artifact)
    g.emit(ev.UsedArtifact(who=seat, artifact=artifact))
