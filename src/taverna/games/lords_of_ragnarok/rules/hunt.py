"""Hunts: a Hero against a Monster or the Boss (p. 10-11)."""

from __future__ import annotations

from itertools import permutations

from taverna.core.ask import Ask, Flow, Offer, Offers, Value

from .. import events as ev
from ..records.gifts import Of
from ..records.terms import ATTRIBUTES
from ..records.words import (
    DealWounds,
    DiscardCards,
    DiscardOrWounds,
    DiscardWeapons,
    DrawCards,
    EndHunt,
    ExtraWound,
    FewerCards,
    HunterBlow,
    HuntWord,
    LoseRune,
    LowerAttribute,
    NoCard,
    OneMore,
    Peek,
    PickFromHand,
    Regrow,
    UseSpecial,
)
from ..state import Hunt, Table
from .battle import NO, YES, exhaust, self_inflicted
from .boons import REWARDS, receive, rising
from .reserve import (
    SKIP,
    HuntFailed,
    discard,
    discard_cards,
    discard_rune,
    gain_runes,
    keep_card_limit,
    leave_hand,
    lower_attribute,
    raise_attribute,
    runes_of,
    spend_rune,
    take_cards,
    take_wound,
    unwounded,
    use_blessing,
)
from .victory import boss_killed

DONE = "done"
END_ROUND = "end-round"
GIVE_UP = "give-up"
BLOOD_PRICE = "blood-price"
THUNDERCLAP = "thunderclap"
ANY = "any"
ANY_CARD = "card"
PEEK = "peek"
MARKERS_FOR_SLAYER = 4
FIRST_HAND = 2


def hunted(g: Table) -> Hunt:
    assert g.hunt is not None
    return g.hunt


def hunt(g: Table, seat: int, foe: str) -> Flow:
    """Monster rounds and Hero rounds in turn, until the Monster is dead or the Hunt has failed
    (LR-HUNT-01, LR-HUNT-02, LR-BOSS-04, LR-HUNTEND-01)."""
    yield from before_the_hunt(g, seat, foe)
    try:
        while True:
            yield from monster_round(g)
            if (yield from hero_round(g)):
                break
    except HuntFailed:
        g.emit(ev.HuntFailed(who=seat, monster=foe))
        hunted(g).over = True
        yield from failure(g, seat)
    hunted(g).over = True
    yield from after_the_hunt(g, seat, foe)


def before_the_hunt(g: Table, seat: int, foe: str) -> Flow:
    """Effects of the start, then as many Combat cards as Strength, then two of the 14 Monster Attack cards; a neutral
    Monster, or the hunter's own, is played by the neighbour to the right (LR-HUNT-03..06)."""
    ring = g.beasts[foe].ring
    by = (seat - 1) % g.seats if ring in (None, seat) else ring
    assert by is not None
    g.hunt = Hunt(hunter=seat, foe=foe, by=by)
    g.emit(ev.HuntBegan(who=seat, monster=foe, by=by))
    yield from self_inflicted(g, seat, g.players[seat].at)
    take_cards(g, seat, g.players[seat].value("strength") + g.gifts(seat).hunt_draw)
    h = hunted(g)
    h.deck += g.attacks
    g.attacks.clear()
    monster_draws(g, FIRST_HAND)


def monster_draws(g: Table, amount: int) -> None:
    """As many as there are; the deck is not reshuffled during a Hunt (LR-MROUND-10)."""
    h = hunted(g)
    drawn = [g.chance.draw(h.deck) for _ in range(min(amount, len(h.deck)))]
    h.hand += drawn
    h.peeked = False
    if drawn:
        g.emit(ev.MonsterDrew(by=h.by, cards=tuple(drawn)))


# -- the Monster round -----------------------------------------------------------------------------------------------
def monster_round(g: Table) -> Flow:
    """Seven steps (LR-MROUND-01..10)."""
    h = hunted(g)
    h.round += 1
    h.hero_round = False
    if not h.deck:
        g.emit(ev.AttackDeckEmpty(monster=h.foe))
        raise HuntFailed
    card = yield Ask(h.by, "monster-attack", lambda: hunted(g).hand, {"monster": h.foe})
    play_attack(g, card)
    yield from defend(g)
    yield from resolve_attack(g)
    h = hunted(g)
    attack = g.content.attacks[card]
    g.combat_discard += h.defence
    h.defence.clear()
    if not h.no_card:
        take_cards(g, h.hunter, 1)
    wisdom = g.players[h.hunter].value("wisdom") + g.gifts(h.hunter).weak_point
    if wisdom + h.total >= attack.weak_point:
        g.emit(ev.WeakPoint(who=h.hunter, total=wisdom + h.total, needed=attack.weak_point))
        take_cards(g, h.hunter, 1)
    monster_draws(g, max(1, attack.draws - h.fewer))
    h.fewer = 0
    h.discard.append(card)
    h.card = None


def play_attack(g: Table, card: str) -> None:
    """Step 2: one card is played, the rest of the hand discarded (LR-MROUND-02)."""
    h = hunted(g)
    attack = g.content.attacks[card]
    h.hand.remove(card)
    rest = tuple(h.hand)
    h.discard += rest
    h.hand.clear()
    h.peeked = False
    g.chance.reveal()
    h.card, h.total, h.blocked, h.no_card = card, 0, False, False
    h.fury = attack.fury
    if attack.hand_fury is not None:
        h.fury = min(attack.hand_fury, attack.fury + len(g.players[h.hunter].hand))
    if h.round == 1:
        h.fury = max(0, h.fury - g.gifts(h.hunter).first_fury)
    g.emit(ev.MonsterAttacked(monster=h.foe, card=card, fury=h.fury))
    if rest:
        g.emit(ev.MonsterDiscarded(monster=h.foe, cards=rest))


def defend(g: Table) -> Flow:
    """Step 3: any number of Combat cards (LR-MROUND-03)."""
    seat = hunted(g).hunter
    while g.players[seat].hand or can_pay_blood(g):
        card = yield Ask(seat, "defend", lambda: [*g.players[seat].hand, *blood(g), DONE], about_defence(g))
        if card == DONE:
            return
        if card == BLOOD_PRICE:
            yield from pay_blood(g)
            continue
        leave_hand(g, seat, card)
        h = hunted(g)
        h.defence.append(card)
        h.total += hunt_value(g, card)
        block = g.card(card).block
        if block is not None and h.card is not None:
            h.blocked |= block.unblockable or not g.content.attacks[h.card].unblockable
        g.emit(ev.Defended(who=seat, card=card, total=h.total, fury=h.fury))


def about_defence(g: Table) -> dict[str, Value]:
    h = hunted(g)
    assert h.card is not None
    return {"card": h.card, "fury": h.fury, "total": h.total}


def hunt_value(g: Table, card: str) -> int:
    record = g.card(card)
    more = g.gifts(hunted(g).hunter).hammer_value if record.weapon == "hammer" else 0
    return record.value + more


def resolve_attack(g: Table) -> Flow:
    """Step 4: enough value, or a Shield, keeps everything off; else the attack takes effect
    (LR-MROUND-04..06). A Shield that costs a Wound costs it only if it was needed."""
    h = hunted(g)
    assert h.card is not None
    attack = g.content.attacks[h.card]
    if h.total >= h.fury:
        g.emit(ev.AttackStopped(who=h.hunter, card=h.card))
    elif h.blocked:
        g.emit(ev.AttackStopped(who=h.hunter, card=h.card))
        blocks = [block for card in h.defence if (block := g.card(card).block) is not None]
        price = min(block.wounds for block in blocks if block.unblockable or not attack.unblockable)
        for _ in range(price):
            yield from take_wound(g, h.hunter)
    else:
        h.was_wounded = bool(g.players[h.hunter].wounded)
        for blow in attack.does:
            yield from hunter_blow(g, blow)


def hunter_blow(g: Table, blow: HunterBlow) -> Flow:
    """One word of an attack against the hunter."""
    h = hunted(g)
    seat, player = h.hunter, g.players[h.hunter]
    match blow:
        case UseSpecial():
            sheet = g.content.bosses[h.foe] if h.foe == g.boss else g.content.monsters[h.foe]
            g.emit(ev.SpecialAttack(monster=h.foe))
            for special in sheet.special_attack:
                yield from hunter_blow(g, special)
        case DealWounds(amount=amount, unless_rune=unless, undefended=undefended):
            if unless and (runes := runes_of(g, seat)):
                paid = yield Ask(seat, "rune-or-wounds", [*runes, SKIP], {"amount": amount})
                if paid != SKIP:
                    spend_rune(g, seat, paid)
                    g.emit(ev.SpentRunes(who=seat, runes=(paid,)))
                    return
            for _ in range(amount + (0 if h.defence else undefended)):
                yield from take_wound(g, seat)
        case DiscardCards(amount=amount, half=half, random=random, if_wounded=if_wounded):
            if if_wounded and not h.was_wounded:
                return
            amount = min((len(player.hand) + 1) // 2 if half else amount, len(player.hand))
            if random:
                for _ in range(amount):
                    discard(g, seat, g.chance.roll(player.hand))
            else:
                yield from discard_cards(g, seat, amount)
        case DiscardOrWounds(cards=cards, wounds=wounds):
            choice = "wounds"
            if len(player.hand) >= cards:
                about = {"cards": cards, "wounds": wounds}
                choice = yield Ask(seat, "discard-or-wounds", ["cards", "wounds"], about)
            if choice == "cards":
                yield from discard_cards(g, seat, cards)
            else:
                for _ in range(wounds):
                    yield from take_wound(g, seat)
        case DiscardWeapons(most=most):
            yield from discard_weapons(g, seat, most)
        case PickFromHand(amount=amount):
            player.shown[:] = sorted(player.hand)
            g.chance.reveal()
            g.emit(ev.HandShown(who=seat, cards=tuple(player.shown)))
            for _ in range(amount):
                if g.players[seat].hand:
                    card = yield Ask(h.by, "pick-discard", lambda: sorted(g.players[seat].hand), {"whom": seat})
                    discard(g, seat, card)
        case LoseRune():
            yield from discard_rune(g, seat)
        case NoCard():
            h.no_card = True
        case LowerAttribute():
            highest = max(player.value(name) for name in ATTRIBUTES)
            falling = [name for name in ATTRIBUTES if player.value(name) == highest]
            attribute = yield Ask(seat, "lower-attribute", falling)
            yield from lower_attribute(g, seat, attribute)
        case EndHunt():
            raise HuntFailed
        case Regrow():
            regrow(g)


def discard_weapons(g: Table, seat: int, most: int) -> Flow:
    """One card of each Weapon held; the hunter chooses which, and of which Weapons if there are more."""
    gone: list[str] = []

    def left() -> list[str]:
        return [card for card in g.players[seat].hand if g.card(card).weapon not in gone]

    while len(gone) < most and left():
        card = yield Ask(seat, "discard-card", left, {"amount": most - len(gone)})
        gone.append(g.card(card).weapon)
        discard(g, seat, card)


def regrow(g: Table) -> None:
    """The hunter's newest marker on a space without Reward comes off."""
    h = hunted(g)
    beast, spaces = g.beasts[h.foe], g.content.spaces(h.foe)
    for space in reversed(beast.order):
        if beast.wounds[space] == h.hunter and spaces[space].reward is None:
            beast.wounds[space] = None
            beast.order.remove(space)
            g.emit(ev.Regrew(monster=h.foe))
            return


# -- once per Hunt ---------------------------------------------------------------------------------------------------
def unused(g: Table, of: Of) -> bool:
    """Has the hunter a Blessing that works once per Hunt, and has not used it?"""
    h = hunted(g)
    return g.unused(h.hunter, of, h.used)


def can_pay_blood(g: Table) -> bool:
    h = hunted(g)
    return unused(g, lambda gift: gift.blood_price) and bool(unwounded(g, h.hunter))


def blood(g: Table) -> list[str]:
    return [BLOOD_PRICE] if can_pay_blood(g) else []


def pay_blood(g: Table) -> Flow:
    """A Wound for Combat cards."""
    h = hunted(g)
    use_blessing(g, h.hunter, lambda gift: gift.blood_price, h.used)
    yield from take_wound(g, h.hunter)
    take_cards(g, hunted(g).hunter, g.gifts(h.hunter).blood_price)


# -- the Hero round --------------------------------------------------------------------------------------------------
def hero_round(g: Table) -> Flow:
    """Wounds by Combat cards that match, any number, but at least one or the Hunt has failed. True if it was killed
    (LR-HROUND-01..05, LR-HUNTEND-04)."""
    h = hunted(g)
    h.hero_round, h.dealt = True, 0
    seat = h.hunter
    while True:
        choice = yield Ask(seat, "hero-round", hero_offer(g), {"monster": h.foe})
        if choice == GIVE_UP:
            raise HuntFailed
        if choice == END_ROUND:
            return False
        if choice == BLOOD_PRICE:
            yield from pay_blood(g)
            continue
        if choice == THUNDERCLAP:
            use_blessing(g, seat, lambda gift: gift.thunderclap, hunted(g).used)
            yield from discard_cards(g, seat, g.gifts(seat).thunderclap)
            yield from deal(g, [ANY])
        else:
            symbol = play_filler(g, choice)
            yield from deal(g, [symbol], choice)
        if not uncovered(g):
            return True


def hero_offer(g: Table) -> Offers:
    """Cards that can cover a space, alone or (against the Boss) with another; the round may end after a Wound, and
    before the first one the Hunt may be given up (LR-HROUND-01, LR-HROUND-05, LR-HUNTEND-04, LR-WSPACE-02)."""
    return Offers(
        Offer(lambda: fillers(g), ("LR-HROUND-01", lambda way: leads(g, [], way))),
        lambda: [*once(g), *blood(g)],
        Offer(lambda: [END_ROUND], gates=(("LR-HROUND-05", lambda: hunted(g).dealt > 0),)),
        Offer(lambda: [GIVE_UP], gates=(("LR-HUNTEND-04", lambda: not hunted(g).dealt),)),
    )


def once(g: Table) -> list[str]:
    """Against the Boss the space it covers takes a card besides (LR-WSPACE-02)."""
    if not unused(g, lambda gift: gift.thunderclap):
        return []
    seat = hunted(g).hunter
    left = len(g.players[seat].hand) - g.gifts(seat).thunderclap
    if needed(g) > 1 and not any(len(cards_of(way)) <= left and leads(g, [ANY], way) for way in fillers(g)):
        return []
    return [THUNDERCLAP] if left >= 0 else []


def fillers(g: Table) -> list[Value]:
    """Ways to bring one Weapon symbol: a card; two of a Weapon together that count as any; any card with an Artifact
    that makes it so."""
    player = g.players[hunted(g).hunter]
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


def symbol_of(g: Table, way: Value) -> str:
    """The Weapon it brings; "any" never stands for a Shield."""
    if not isinstance(way, str):
        return ANY
    card = g.card(way)
    return ANY if card.any_space else card.weapon


def uncovered(g: Table) -> list[int]:
    return [space for space, by in enumerate(g.beasts[hunted(g).foe].wounds) if by is None]


def fitting(g: Table, symbols: list[str]) -> list[int]:
    """Uncovered spaces whose Weapons these symbols match."""
    spaces = g.content.spaces(hunted(g).foe)
    return [space for space in uncovered(g) if matches(symbols, spaces[space].weapons)]


def open_spaces(g: Table, symbols: list[str]) -> Offer:
    """Where the marker may go (LR-HROUND-01)."""
    return Offer(
        lambda: list(range(len(g.beasts[hunted(g).foe].wounds))),
        ("LR-HROUND-01", lambda space: space in fitting(g, symbols)),
    )


def matches(symbols: list[str], weapons: tuple[str, ...]) -> bool:
    return len(symbols) == len(weapons) and any(
        all(symbol in (ANY, weapon) for symbol, weapon in zip(order, weapons, strict=True))
        for order in permutations(symbols)
    )


def needed(g: Table) -> int:
    """Symbols for one Wound: one, against the Boss two (LR-WSPACE-02)."""
    return len(g.content.spaces(hunted(g).foe)[0].weapons)


def leads(g: Table, symbols: list[str], way: Value) -> bool:
    """Can a Wound be dealt with these symbols and this one, if need be with one more card from hand?"""
    have = [*symbols, symbol_of(g, way)]
    if len(have) == needed(g):
        return bool(fitting(g, have))
    used = cards_of(way)
    return any(fitting(g, [*have, symbol_of(g, other)]) for other in fillers(g) if not set(cards_of(other)) & set(used))


def play_filler(g: Table, way: Value) -> str:
    """Cards from hand for the Wound being dealt; returns the symbol they bring."""
    h = hunted(g)
    symbol = symbol_of(g, way)
    if not isinstance(way, str) and way[0] == "wild":
        exhaust(g, h.hunter, way[1])
    for card in cards_of(way):
        leave_hand(g, h.hunter, card)
        h.with_cards.append(card)
        g.emit(ev.HuntCard(who=h.hunter, card=card))
    return symbol


def deal(g: Table, symbols: list[str], way: Value = None) -> Flow:
    """Complete the symbols, resolve Hunt effects if wanted, then marker, Reward, and what effects add
    (LR-HROUND-01..03, LR-WSPACE-01, LR-WSPACE-02)."""
    seat = hunted(g).hunter
    symbols = yield from complete(g, symbols)
    if not symbols:
        return
    played = list(hunted(g).with_cards)
    more: list[str] = []
    for card in played:
        effect = g.card(card).hunt
        if effect is None or not worth_asking(g, card, effect, symbols):
            continue
        if (yield Ask(seat, "hunt-effect", [YES, NO], {"card": card})) == YES:
            more += yield from hunt_effect(g, card, effect)
    space = yield Ask(seat, "wound-space", open_spaces(g, symbols), {"monster": hunted(g).foe})
    yield from cover(g, space, rewarded(g, way, space))
    put_away_cards(g)
    for then in more:
        if then == PEEK:
            peek(g)
        elif uncovered(g):
            yield from extra_wound(g, then)


def complete(g: Table, symbols: list[str]) -> Flow:
    """As many symbols as one Wound takes: against the Boss a second card is played with the first (LR-WSPACE-02).
    Nothing if no card in hand completes them; what was played is then lost."""
    while len(symbols) < needed(g):
        have = symbols
        ways = Offer(lambda: fillers(g), ("LR-WSPACE-02", lambda way, have=have: leads(g, have, way)))  # type: ignore[misc]
        if not ways.ahead():
            put_away_cards(g)
            return []
        symbols = [*have, play_filler(g, (yield Ask(hunted(g).hunter, "second-weapon", ways)))]
    return symbols


def peek(g: Table) -> None:
    """After the Wound: the hunter sees the Monster's hand."""
    h = hunted(g)
    h.peeked = True
    g.chance.reveal()
    g.emit(ev.Peeked(who=h.hunter, monster=h.foe))
    g.emit(ev.SawHand(who=h.hunter, cards=tuple(sorted(h.hand))))


def put_away_cards(g: Table) -> None:
    """Played cards are discarded when resolved."""
    h = hunted(g)
    g.combat_discard += h.with_cards
    h.with_cards.clear()


def rewarded(g: Table, way: Value, space: int) -> bool:
    """A card that by its own effect covers a space of another Weapon may forfeit the Reward."""
    if not isinstance(way, str) or not g.card(way).no_reward:
        return True
    return g.card(way).weapon in g.content.spaces(hunted(g).foe)[space].weapons


def worth_asking(g: Table, card: str, effect: HuntWord, symbols: list[str]) -> bool:
    """Can the effect be resolved at all, besides the Wound these symbols deal? Only open facts decide."""
    seat = hunted(g).hunter
    enough = len(g.players[seat].hand) >= needed(g)
    match effect:
        case ExtraWound():
            return enough and bool(unwounded(g, seat)) and len(uncovered(g)) > 1
        case OneMore():
            weapon = g.card(card).weapon
            spaces = g.content.spaces(hunted(g).foe)
            same = {space for space in uncovered(g) if weapon in spaces[space].weapons}
            return enough and any(same - {space} for space in fitting(g, symbols))
        case _:
            return True


def hunt_effect(g: Table, card: str, effect: HuntWord) -> Flow:
    """What the card does in a Hunt (LR-HROUND-02). Returns what comes after the marker: symbols for further
    Wounds, any card from hand, or a look at the Monster's hand."""
    h = hunted(g)
    match effect:
        case DrawCards(amount=amount):
            take_cards(g, h.hunter, amount)
        case Peek():
            return [PEEK]
        case FewerCards():
            h.fewer = 1
        case ExtraWound():
            yield from take_wound(g, h.hunter)
            return [ANY_CARD]
        case OneMore():
            yield from discard_cards(g, h.hunter, 1)
            return [g.card(card).weapon]
    return []


def extra_wound(g: Table, symbol: str) -> Flow:
    """One more Wound: with any card from hand, or with a symbol already paid for."""
    seat = hunted(g).hunter
    if symbol == ANY_CARD:
        if not g.players[seat].hand:
            return
        card = yield Ask(seat, "extra-card", lambda: [*g.players[seat].hand, SKIP])
        if card == SKIP:
            return
        play_filler(g, card)
        symbol = ANY
    if needed(g) == 1 and not fitting(g, [symbol]):
        return
    yield from deal_more(g, symbol)


def deal_more(g: Table, symbol: str) -> Flow:
    """Like any Wound, but the effects of its cards are not resolved again."""
    symbols = yield from complete(g, [symbol])
    if symbols:
        space = yield Ask(hunted(g).hunter, "wound-space", open_spaces(g, symbols), {"monster": hunted(g).foe})
        yield from cover(g, space, True)
        put_away_cards(g)


def cover(g: Table, space: int, reward: bool) -> Flow:
    """A marker on the space, and its Reward at once (LR-WSPACE-01, LR-HROUND-03, LR-REWARD-01..04)."""
    h = hunted(g)
    seat, beast = h.hunter, g.beasts[h.foe]
    record = g.content.spaces(h.foe)[space]
    beast.wounds[space] = seat
    beast.order.append(space)
    h.dealt += 1
    left = len(uncovered(g))
    g.emit(ev.WoundDealt(who=seat, monster=h.foe, weapons=record.weapons, left=left))
    if h.foe == g.boss and not left:
        g.emit(ev.Killed(who=seat, monster=h.foe))
        boss_killed(g, seat)
    if record.reward is not None and reward:
        g.emit(ev.Rewarded(who=seat, reward=record.reward))
        yield from receive(g, seat, REWARDS[record.reward])
        if unused(g, lambda gift: gift.reward_rune):
            use_blessing(g, seat, lambda gift: gift.reward_rune, hunted(g).used)
            yield from gain_runes(g, seat, g.gifts(seat).reward_rune)


# -- the end ---------------------------------------------------------------------------------------------------------
def failure(g: Table, seat: int) -> Flow:
    """The Hero takes a Wound, unless all tokens are wounded already (LR-HUNTEND-05, LR-WOUND-02)."""
    if not g.gifts(seat).unbowed:
        yield from take_wound(g, seat)


def after_the_hunt(g: Table, seat: int, foe: str) -> Flow:
    """Artifact, then death or (for the Boss) regeneration; the Attack cards are gathered, the hand is cut down to the
    limit (LR-ARTIFACT-01, LR-KILL-01, LR-BOSSHUNT-01, LR-HUNT-07, LR-ATTR-04)."""
    h = hunted(g)
    dead = not uncovered(g)
    put_away_cards(g)
    g.combat_discard += h.defence
    g.attacks += [*h.deck, *h.hand, *h.discard, *([h.card] if h.card is not None and h.card not in h.discard else [])]
    g.hunt = None
    if foe == g.boss:
        regenerate(g)
    else:
        monster_artifact(g, seat, foe)
        if dead:
            yield from killed(g, seat, foe)
    yield from keep_card_limit(g, seat)


def regenerate(g: Table) -> None:
    """The Boss loses all markers (LR-BOSSHUNT-01)."""
    beast = g.beasts[g.boss]
    beast.wounds = [None] * len(beast.wounds)
    beast.order.clear()
    g.emit(ev.Regenerated(monster=g.boss))


def monster_artifact(g: Table, seat: int, foe: str) -> None:
    """If all spaces without Reward are covered and it is still there, the hunter gains it, Charged
    (LR-ARTIFACT-01, LR-ARTIFACT-02)."""
    sheet, beast = g.content.monsters[foe], g.beasts[foe]
    if sheet.artifact in g.artifacts and all(
        by is not None for by, space in zip(beast.wounds, sheet.spaces, strict=True) if space.reward is None
    ):
        g.artifacts.remove(sheet.artifact)
        g.players[seat].artifacts.append(sheet.artifact)
        g.emit(ev.GainedArtifact(who=seat, artifact=sheet.artifact))


def wound_outside(g: Table, seat: int, foe: str, space: int) -> Flow:
    """A Wound dealt outside a Hunt: no Reward and no Artifact, but it may kill (LR-KILL-02, LR-KILL-03)."""
    beast = g.beasts[foe]
    beast.wounds[space] = seat
    beast.order.append(space)
    record = g.content.spaces(foe)[space]
    left = sum(by is None for by in beast.wounds)
    g.emit(ev.WoundDealt(who=seat, monster=foe, weapons=record.weapons, left=left))
    if not left:
        yield from killed(g, seat, foe)


def killed(g: Table, seat: int, foe: str) -> Flow:
    """The miniature goes to who dealt the last Wound, a Slayer token to others with four markers; the sheet leaves the
    game (LR-SLAYER-01..03, LR-KILL-01)."""
    beast = g.beasts[foe]
    g.emit(ev.Killed(who=seat, monster=foe))
    g.players[seat].trophies.append(foe)
    for other in g.from_active():
        if other != seat and beast.wounds.count(other) >= MARKERS_FOR_SLAYER and g.slayers:
            g.slayers -= 1
            g.players[other].slayers += 1
            g.emit(ev.GainedSlayer(who=other))
    beast.at, beast.ring, beast.killed = "", None, True
    beast.wounds = []
    beast.order.clear()
    g.sheets[g.content.monsters[foe].rune].remove(foe)
    for _ in range(g.gifts(seat).kill_attribute):
        if rising(g, seat):
            attribute = yield Ask(seat, "raise-attribute", rising(g, seat))
            raise_attribute(g, seat, attribute)
