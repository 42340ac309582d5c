"""Words about cards and items: recovered, refreshed, lost."""

from __future__ import annotations

from typing import Literal

from taverna.core.ask import Ask, Flow, Judged, Offer, Offers
from taverna.hexgrid import Hex

from ..bot.planning import Planner, standing
from ..bot.stamina import breath
from ..events import CardGiven
from ..printed import Print, Printed, Printer
from ..records.abilities import (
    CleanseDeck,
    DiscardCards,
    Equip,
    GiveCard,
    Heal,
    LoseCards,
    Recover,
    Refresh,
    TransferDooms,
)
from ..records.lexicon import ABILITIES
from ..rules import bonuses, dooms, elements, extras, figures, items, outfit, perform, sums, targets, zones
from ..rules.acting import STOP, Action, decide
from ..state import Character, Table
from . import common


@ABILITIES.performed(Recover)
def recover(g: Table, act: Action, one: Recover) -> Flow:
    """Cards back to hand at once, those in the active area included (GH-RECOVER-01, GH-BONUS-10); never one that
    cannot be recovered (GH-RECOVER-02)."""
    gained = yield from elements.augments(g, act, one)
    gains = extras.gathered(g, [*one.extras, *gained], g.figures[act.who], act)
    most = None if one.most is None else sums.value(g, one.most, g.figures[act.who], None, act) + gains.plus
    part = one if one.most is None else None  # else the cards are picked one by one, or none
    chosen = yield from targets.concerned(g, act, one.whom, None, "affect", part=part)
    done = False
    for id in chosen:
        figure = g.figures[id]
        if figure.kind != "character":
            continue
        mat = owner = g.character(id)
        if one.of_neighbour:
            near = [f.id for f in figures.allies(g, figure) if f.kind == "character" and figures.adjacent(g, f, figure)]
            if not near:
                continue
            owner = g.character(near[0] if len(near) == 1 else (yield from decide(g, figure.seat, "affect", near)))
        done = (yield from regain(g, mat, one.kind, most, owner, one.summons)) or done
        for _ in range(one.then_lose):
            yield from lose_one(g, mat)
    if done:
        yield from perform.settle(g, act, gains)
    return done


def regain(
    g: Table,
    mat: Character,
    kind: Literal["discarded", "lost"],
    most: int | None,
    owner: Character,
    summons: bool = False,
) -> Flow:
    """Up to so many cards of a pile to hand, as the player picks: one's own, or those of the `owner`. With None all of
    them; but those in the active area may stay there (GH-BONUS-10)."""
    done = 0
    if most is None:
        for card in zones.recovery(g, owner, kind).offered():
            if card not in owner.active:
                zones.back(g, mat, card, owner)
                done += 1
        most = len(owner.active) + done
    while done < most:
        there = zones.recovery(g, owner, kind, summons)
        if not there.offered():
            break
        about = {"kind": kind, "left": most - done}
        answer = yield Ask(mat.seat, "recover", Offers(there, lambda: [STOP]), about)
        if answer == STOP:
            break
        zones.back(g, mat, answer, owner)
        done += 1
    return done > 0


@ABILITIES.printed(Recover)
def recover_printed(p: Printer, one: Recover) -> Print:
    w = p.words
    if one.whom.side == "self":
        parts = [w("print-recover", kind=one.kind, most=one.most or 0)]
    elif isinstance(one.most, str):
        parts = [w("print-recover-some", whom=p.whom(one.whom), kind=one.kind, most=p.amount(one.most))]
    else:
        key = "print-recover-neighbour" if one.of_neighbour else "print-recover-ally"
        parts = [w(key, whom=p.whom(one.whom), kind=one.kind, most=one.most or 0)]
    if one.summons:
        parts.append(w("print-recover-summons"))
    if one.then_lose:
        parts.append(w("print-then-lose", n=one.then_lose))
    return Print("recover", parts)


LATE = 1
"""How few cards are left besides the two in play when it is time to bring back what is lost."""


@ABILITIES.weighed(Recover)
@standing
def recover_weighed(planner: Planner, ability: Recover, here: Hex) -> float:
    judge = planner.judge
    most = sums.value(judge.g, ability.most or 0, judge.me, None, planner.act)
    if ability.whom.side == "self":
        mat = judge.mat
        there = zones.recovery(judge.g, mat, ability.kind).offered()
        count = len(there) if ability.most is None else min(most, len(there))
        if ability.kind == "lost":  # the later, the more it brings
            kept = sum(breath(mat)) - 2
            return 3.0 * count if kept <= LATE else -2.0
        return 0.7 * count
    reach = 1 if ability.whom.range is None else sums.value(judge.g, ability.whom.range, judge.me, None, planner.act)
    worth = []
    for friend in judge.friends:
        if friend.kind == "character" and common.seen(planner, here, friend.at, reach):
            pile = judge.g.character(friend.id).discarded
            worth.append(0.6 * (len(pile) if ability.most is None else min(most, len(pile))))
    return sum(worth) if targets.all_of(ability.whom) else max(worth, default=0.0)


@ABILITIES.performed(GiveCard)
def give_card(g: Table, act: Action, one: GiveCard) -> Flow:
    """A card from the supply into the hand of a character, as long as there is one."""
    chosen: list[str] = yield from targets.concerned(g, act, one.whom, None, "give-card", part=one)
    done = False
    for id in chosen:
        mat, card = g.hero(id), zones.spare(g, one.card)
        if mat is not None and card is not None:
            mat.hand.append(card)
            g.emit(CardGiven(who=mat.seat, card=card))
            done = True
    return done


@ABILITIES.printed(GiveCard)
def give_card_printed(p: Printer, one: GiveCard) -> Print:
    lines = p.told(p.half(p.content.cards[one.card].top))
    return Print("recover", [p.words("print-give-card", whom=p.whom(one.whom), card=one.card, text=Printed(lines))])


@ABILITIES.weighed(GiveCard)
@standing
def give_card_weighed(planner: Planner, ability: GiveCard, here: Hex) -> float:
    judge = planner.judge
    heal = judge.g.content.cards[ability.card].top.do[0]
    value = heal.value if isinstance(heal, Heal) and isinstance(heal.value, int) else 3
    near = [f for f in judge.friends if f.kind == "character" and common.seen(planner, here, f.at, 1)]
    worth = [0.2 * value + 0.5 * judge.healing(f, value) for f in near]
    return sum(worth) if targets.all_of(ability.whom) else max(worth, default=0.0)


@ABILITIES.performed(Refresh)
def refresh(g: Table, act: Action, one: Refresh) -> Flow:
    """Spent or consumed items back to use (GH-RECOVER-03, GH-RECOVER-04)."""
    part = one if one.most is None else None  # else the items are picked one by one, or none
    chosen = yield from targets.concerned(g, act, one.whom, None, "affect", part=part)
    done = False
    for id in chosen:
        if g.figures[id].kind != "character":
            continue
        mat = g.character(id)
        left = one.most
        while left is None or left > 0:
            there = refreshing(g, act, mat, one)
            offered = there.offered()
            if not offered:
                break
            if left is None:
                for _, item in offered:
                    items.refresh(g, mat, item)
                done = True
                break
            answer = yield Ask(mat.seat, "refresh", Offers(there, lambda: [STOP]))
            if answer == STOP:
                break
            items.refresh(g, mat, answer[1])
            left -= 1
            done = True
    return done


def refreshing(g: Table, act: Action, mat: Character, one: Refresh) -> Offer:
    """The used items that a word reaches: of its kind and slot, never itself nor one that cannot be recovered
    (GH-RECOVER-02, GH-RECOVER-04)."""

    def refusal(tool: tuple[str, str]) -> str | None:
        id, consumed = tool[1], tool[1] in mat.consumed
        item = g.content.items[id]
        if consumed and item.unrecoverable:
            return "GH-RECOVER-02"
        meant = one.kind == "any" or (one.kind == "consumed") is consumed
        fits = item.slot in ("one-hand", "two-hand") if one.hands else one.slot in (None, item.slot)
        if not meant or id == act.source.card or not fits:
            return "GH-RECOVER-04"
        return None

    return Judged(lambda: [("item", id) for id in (*mat.consumed, *mat.spent)], refusal)


@ABILITIES.printed(Refresh)
def refresh_printed(p: Printer, one: Refresh) -> Print:
    w = p.words
    about = {"kind": one.kind, "most": one.most or 0, "small": one.slot == "small"}
    hands = w("print-refresh-hands") if one.hands else ""
    if one.whom.side == "self":
        return Print("refresh", [w("print-refresh", **about), hands])
    return Print("refresh", [w("print-refresh-ally", whom=p.whom(one.whom), **about), hands])


@ABILITIES.performed(Equip)
def equip(g: Table, act: Action, one: Equip) -> Flow:
    """Items held in hands on top of those equipped, as long as there are any and hands for them (GH-EQUIP-06)."""
    mat, left = g.character(act.who), one.hands
    hands = {"one-hand": 1, "two-hand": 2}

    def there() -> list[str]:
        owned = outfit.owned(g, mat)
        known = g.content.items
        return [id for id in owned if id not in mat.items and hands.get(known[id].slot, one.hands + 1) <= left]

    while there():
        answer = yield Ask(mat.seat, "equip-hands", lambda: [*there(), STOP], {"left": left})
        if answer == STOP:
            break
        outfit.wear(g, mat, answer)
        left -= hands[g.content.items[answer].slot]
    return left < one.hands


@ABILITIES.printed(Equip)
def equip_printed(p: Printer, one: Equip) -> Print:
    return Print("item", [p.words("print-equip", n=one.hands)])


@ABILITIES.weighed(Equip)
@standing
def equip_weighed(planner: Planner, ability: Equip, here: Hex) -> float:
    return 0.8 * ability.hands if planner.judge.rounds_needed > 3 else 0.0


@ABILITIES.performed(CleanseDeck)
def cleanse_deck(g: Table, act: Action, one: CleanseDeck) -> Flow:
    """Curse cards leave the modifier deck, discards go back into it (GH-MOD-12)."""
    mat = g.hero(act.who)
    if mat is None:
        return False
    mat.deck = [card for card in (*mat.deck, *mat.deck_discard) if card != "curse"]
    mat.deck_discard.clear()
    mat.reshuffle = False
    return True
    yield


@ABILITIES.printed(CleanseDeck)
def cleanse_deck_printed(p: Printer, one: CleanseDeck) -> Print:
    return Print("deck", [p.words("print-cleanse-deck")])


@ABILITIES.performed(TransferDooms)
def transfer_dooms(g: Table, act: Action, one: TransferDooms) -> Flow:
    """All Dooms go to another enemy, if there are any."""
    if not any(bonuses.of_group(g, bonus.card, "doom") for bonus in g.bonuses if bonus.owner == act.who):
        return False
    chosen = yield from targets.concerned(g, act, one.whom, None, "doom")
    return bool(chosen) and dooms.transferred(g, g.figures[act.who], chosen[0])


@ABILITIES.printed(TransferDooms)
def transfer_dooms_printed(p: Printer, one: TransferDooms) -> Print:
    return Print("skull", [p.words("print-transfer-dooms", whom=p.whom(one.whom))])


@ABILITIES.performed(LoseCards)
def lose_cards(g: Table, act: Action, one: LoseCards) -> Flow:
    """It may not be declined (GH-TURN-07)."""
    mat = g.character(act.who)
    for _ in range(one.value):
        yield from lose_one(g, mat)
    return True


def lose_one(g: Table, mat: Character) -> Flow:
    """A card from hand, or if there is none a discarded one, is lost."""
    if not mat.hand and not mat.discarded:
        return
    from_hand = bool(mat.hand)
    card = yield Ask(mat.seat, "lose-card", lambda: list(mat.hand if from_hand else mat.discarded))
    if from_hand:
        g.chance.reveal()
    zones.to_lost(g, mat, card)


@ABILITIES.performed(DiscardCards)
def discard_cards(g: Table, act: Action, one: DiscardCards) -> Flow:
    mat = g.character(act.who)
    for nth in range(one.value):
        if not mat.hand:
            return nth > 0
        card = yield Ask(mat.seat, "discard-card", lambda: list(mat.hand))
        g.chance.reveal()
        zones.to_discarded(g, mat, card)
    return True


@ABILITIES.printed(DiscardCards)
def discard_cards_printed(p: Printer, one: DiscardCards) -> Print:
    return Print("lost", [p.words("print-discard-cards", n=one.value)])


@ABILITIES.weighed(DiscardCards)
@standing
def discard_cards_weighed(planner: Planner, ability: DiscardCards, here: Hex) -> float:
    return -0.5 * planner.judge.card_price(ability.value)


@ABILITIES.printed(LoseCards)
def lose_cards_printed(p: Printer, one: LoseCards) -> Print:
    w = p.words
    return Print("lost", [w("print-lose-cards", n=one.value)])


@ABILITIES.weighed(LoseCards)
@standing
def lose_cards_weighed(planner: Planner, ability: LoseCards, here: Hex) -> float:
    return -planner.judge.card_price(ability.value)
