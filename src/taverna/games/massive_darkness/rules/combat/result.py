"""The result of a combat: Hits, Shields, symbols and Damage, and what words make of them (pp. 35-36).

Pure functions over a `Sum`: the combat on the table is one, and so is what `foresight` reckons for every roll there can
be, so that odds come from the very rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ...records.lexicon import RESULTS
from ...records.powers import (
    SYMBOLS,
    AddDamage,
    AddSymbol,
    CancelSymbol,
    ChangeHits,
    ChangeShields,
    DoubleHits,
    HalfDamage,
    KillOutright,
    Pay,
    ReachBoss,
    Retaliate,
)


class Sum(Protocol):
    """A result on its way."""

    hits: int  # beyond the dice
    shields: int
    damage: int  # +X Damage
    symbols: dict[str, dict[str, int]]  # side -> Bams and Diamonds left to spend
    to_boss: bool  # Damage may pass the Minions
    retaliate: int  # Damage to the Attacker if there are more Shields than Hits
    halved: bool  # the Defender suffers half the Damage
    killed: bool  # the Defender dies outright


COUNTED = RESULTS.of("counted")
"""What each word about the result changes: (sum, word, side that owns it, Hits on the faces of the Attack dice)
(MD-EFFECT-01..06, MD-EFFECT-19, MD-EFFECT-20, MD-GLOSS-03)."""


@RESULTS.counted(ChangeHits)
def hits(now: Sum, word: ChangeHits, side: str, shown: int) -> None:
    now.hits += word.amount


@RESULTS.counted(ChangeShields)
def shields(now: Sum, word: ChangeShields, side: str, shown: int) -> None:
    now.shields += word.amount


@RESULTS.counted(AddDamage)
def damage(now: Sum, word: AddDamage, side: str, shown: int) -> None:
    now.damage += word.amount


@RESULTS.counted(AddSymbol)
def symbol(now: Sum, word: AddSymbol, side: str, shown: int) -> None:
    now.symbols[side][word.symbol] += word.amount


@RESULTS.counted(CancelSymbol)
def cancel(now: Sum, word: CancelSymbol, side: str, shown: int) -> None:
    """(MD-EFFECT-19, MD-EFFECT-20)"""
    left = now.symbols[word.side]
    for symbol in SYMBOLS:
        if word.symbol == "all":
            left[symbol] = 0
        elif word.symbol == symbol:
            left[symbol] = max(left[symbol] - 1, 0)


@RESULTS.counted(DoubleHits)
def double_hits(now: Sum, word: DoubleHits, side: str, shown: int) -> None:
    now.hits += shown


@RESULTS.counted(ReachBoss)
def reach_boss(now: Sum, word: ReachBoss, side: str, shown: int) -> None:
    now.to_boss = True


@RESULTS.counted(Retaliate)
def retaliate(now: Sum, word: Retaliate, side: str, shown: int) -> None:
    now.retaliate += word.amount


@RESULTS.counted(HalfDamage)
def half_damage(now: Sum, word: HalfDamage, side: str, shown: int) -> None:
    now.halved = True


@RESULTS.counted(KillOutright)
def kill(now: Sum, word: KillOutright, side: str, shown: int) -> None:
    now.killed = True


# -- Enchantments ----------------------------------------------------------------------------------------------------
def affords(now: Sum, side: str, price: Pay) -> bool:
    """Enough symbols of the side's own (MD-ENCH-05)."""
    left = now.symbols[side]
    return left["bam"] >= price.bam and left["diamond"] >= price.diamond


def spend(now: Sum, side: str, price: Pay) -> None:
    """Symbols that are spent are gone (MD-ENCH-02)."""
    left = now.symbols[side]
    left["bam"] -= price.bam
    left["diamond"] -= price.diamond


def recount(now: Sum, step: str, side: str, bam: int, diamond: int) -> None:
    """Dice of a side have changed since symbols were counted: those that came may be spent and those that went may not;
    but a Defender that has had its turn spends no more."""
    if step == "defence" or side == "attack":
        left = now.symbols[side]
        left["bam"] = max(left["bam"] + bam, 0)
        left["diamond"] = max(left["diamond"] + diamond, 0)


def strongest(worths: Sequence[int]) -> list[int]:
    """Which dice an Enemy may take away: those with the most Hits or Shields (MD-TYPE-07)."""
    best = max(worths)
    return [at for at, worth in enumerate(worths) if worth == best]


# -- Damage ----------------------------------------------------------------------------------------------------------
def totals(now: Sum, on_attack: int, on_defence: int) -> tuple[int, int]:
    """Hits and Shields with all that adds to them; neither below 0 (MD-DMG-01)."""
    hits, shields = on_attack + now.hits, on_defence + now.shields
    return hits if hits > 0 else 0, shields if shields > 0 else 0


def dealt(now: Sum, hits: int, shields: int) -> int:
    """Hits minus Shields, not below 0, and what comes on top of it; perhaps half of it, rounded up
    (MD-DMG-01, MD-EFFECT-06)."""
    amount = (hits - shields if hits > shields else 0) + now.damage
    return (amount + 1) // 2 if now.halved else amount
