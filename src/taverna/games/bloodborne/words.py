"""The words of cards and Monsters: for each of them, beside each other, how it is performed and, on an Action card,
what it is worth to a bot (in Blood Echoes). Its struct is in `records.py`.

What a preview says a card would do is found by performing it on an imagined table (`foresight.py`), so a new word needs
nothing there. `complete` names every word that lacks something here.
"""

from __future__ import annotations

from taverna.core.ask import Ask, Flow

from . import events as ev
from .records import (
    AttackLast,
    Bank,
    Card,
    Deal,
    EchoPerDeath,
    Guard,
    Heal,
    HealHitters,
    HurtAll,
    HurtFirst,
    Immune,
    LoseEchoes,
    LoseHp,
    RemoveThis,
    SilenceImmediates,
    UpgradeForKiller,
    UseUpCard,
    WeakenMelee,
)
from .rules.dream import gain_upgrade
from .rules.effects import EFFECTS, KILL_EFFECTS, MONSTER_EFFECTS
from .rules.fight import aftermath, deal, limited
from .rules.hunters import heal, leave_the_game, lose_echoes, pay_hp, store, take_damage, use_up_card
from .state import Hunter, Table

AMPLE = 4
"""More than so much at once is rarely of use: there are only 8 HP to heal."""


def complete() -> None:
    """Raises `ContentError` with the name of every word that nothing is said about."""
    for lexicon in (EFFECTS, MONSTER_EFFECTS, KILL_EFFECTS):
        lexicon.complete()


# -- on Action cards -------------------------------------------------------------------------------------------------
@EFFECTS.performed(Deal)
def deal_performed(g: Table, hunter: Hunter, card: Card, word: Deal) -> Flow | None:
    """Damage before anything else happens, and only once (BB-IMMEDIATE-04)."""
    if g.silencer is not None and g.silencer != hunter.seat:
        if g.heard:
            g.emit(ev.Cancelled(who=hunter.seat, card=card.id))
        return None
    amount = word.amount
    if word.beside_firearms is not None and other_firearms(g, hunter):
        amount = word.beside_firearms
    aura = g.aura
    follows = deal(g, hunter, card, limited(aura, card, amount - aura.immediate_less))
    return aftermath(g, hunter, card) if follows else None


def other_firearms(g: Table, hunter: Hunter) -> bool:
    return any(g.card(card).kind == "firearm" for other in g.hunters if other is not hunter for card in other.played)


@EFFECTS.weighed(Deal)
def deal_weighed(word: Deal) -> float:
    return 1.0 * min(word.amount, AMPLE)


@EFFECTS.performed(Heal)
def heal_performed(g: Table, hunter: Hunter, card: Card, word: Heal) -> None:
    heal(g, hunter, word.amount)


@EFFECTS.weighed(Heal)
def heal_weighed(word: Heal) -> float:
    return 0.25 * min(word.amount, AMPLE)


@EFFECTS.performed(Guard)
def guard_performed(g: Table, hunter: Hunter, card: Card, word: Guard) -> None:
    hunter.guard += word.amount


@EFFECTS.weighed(Guard)
def guard_weighed(word: Guard) -> float:
    return 0.3 * min(word.amount, AMPLE)


@EFFECTS.performed(Immune)
def immune_performed(g: Table, hunter: Hunter, card: Card, word: Immune) -> None:
    hunter.immune = True


@EFFECTS.weighed(Immune)
def immune_weighed(word: Immune) -> float:
    return 1.2


@EFFECTS.performed(Bank)
def bank_performed(g: Table, hunter: Hunter, card: Card, word: Bank) -> None:
    store(g, hunter, word.amount)


@EFFECTS.weighed(Bank)
def bank_weighed(word: Bank) -> float:
    return 0.4 * min(word.amount, AMPLE)


@EFFECTS.performed(LoseHp)
def lose_hp_performed(g: Table, hunter: Hunter, card: Card, word: LoseHp) -> None:
    pay_hp(g, hunter, card.id, word.amount)


@EFFECTS.weighed(LoseHp)
def lose_hp_weighed(word: LoseHp) -> float:
    return -0.35 * min(word.amount, AMPLE)


@EFFECTS.performed(WeakenMelee)
def weaken_melee_performed(g: Table, hunter: Hunter, card: Card, word: WeakenMelee) -> Flow:
    """Choose a Hunter who played a Melee Weapon (BB-CARDS-14)."""
    seat = hunter.seat
    brawlers = [h.seat for h in g.fighters() if any(g.card(card).kind == "melee" for card in h.played)]
    if brawlers and g.monster is not None:
        whom = yield Ask(seat, "weaken", brawlers)
        g.hunters[whom].weakened += word.amount
        if g.heard:
            g.emit(ev.Weakened(who=seat, whom=whom, amount=word.amount))


@EFFECTS.weighed(WeakenMelee)
def weaken_melee_weighed(word: WeakenMelee) -> float:
    return 0.3 * min(word.amount, AMPLE)


@EFFECTS.performed(AttackLast)
def attack_last_performed(g: Table, hunter: Hunter, card: Card, word: AttackLast) -> Flow:
    """Choose a Hunter who then attacks after everybody else."""
    seat = hunter.seat
    if g.monster is not None:
        whom = yield Ask(seat, "send-last", [hunter.seat for hunter in g.fighters()])
        g.hunters[whom].attacks_last = True
        if g.heard:
            g.emit(ev.SentLast(who=seat, whom=whom))


@EFFECTS.weighed(AttackLast)
def attack_last_weighed(word: AttackLast) -> float:
    return 0.6


@EFFECTS.performed(SilenceImmediates)
def silence_immediates_performed(g: Table, hunter: Hunter, card: Card, word: SilenceImmediates) -> None:
    g.silencer = hunter.seat


@EFFECTS.weighed(SilenceImmediates)
def silence_immediates_weighed(word: SilenceImmediates) -> float:
    return 0.3


@EFFECTS.performed(RemoveThis)
def remove_this_performed(g: Table, hunter: Hunter, card: Card, word: RemoveThis) -> None:
    if card.id in hunter.played:  # not if it has just left the game as an eighth card
        hunter.played.remove(card.id)
        leave_the_game(g, hunter, card.id)


@EFFECTS.weighed(RemoveThis)
def remove_this_weighed(word: RemoveThis) -> float:
    return -1.0


# -- on Monsters that are revealed or escape -------------------------------------------------------------------------
@MONSTER_EFFECTS.performed(HurtAll)
def hurt_all_performed(g: Table, word: HurtAll) -> None:
    take_damage(g, [(hunter, word.amount) for hunter in g.fighters()])


@MONSTER_EFFECTS.performed(HurtFirst)
def hurt_first_performed(g: Table, word: HurtFirst) -> None:
    take_damage(g, [(g.hunters[g.first], word.amount)])


@MONSTER_EFFECTS.performed(UseUpCard)
def use_up_card_performed(g: Table, word: UseUpCard) -> Flow:
    for hunter in g.fighters():
        yield from use_up_card(g, hunter.seat)


@MONSTER_EFFECTS.performed(LoseEchoes)
def lose_echoes_performed(g: Table, word: LoseEchoes) -> None:
    living = g.fighters()
    most = max((hunter.collected for hunter in living), default=0)
    for hunter in living:
        if not word.richest or hunter.collected == most:
            lose_echoes(g, hunter, word.amount)


@MONSTER_EFFECTS.performed(EchoPerDeath)
def echo_per_death_performed(g: Table, word: EchoPerDeath) -> None:
    more = word.amount * len(g.fallen_before)
    g.echoes += more
    g.full += more
    g.bank -= more


# -- on Monsters that are killed -------------------------------------------------------------------------------------
@KILL_EFFECTS.performed(HealHitters)
def heal_hitters_performed(g: Table, killer: Hunter, word: HealHitters) -> None:
    for hunter in g.order:
        if hunter.dealt:
            heal(g, hunter, word.amount)


@KILL_EFFECTS.performed(UpgradeForKiller)
def upgrade_for_killer_performed(g: Table, killer: Hunter, word: UpgradeForKiller) -> Flow:
    yield from gain_upgrade(g, killer.seat)
