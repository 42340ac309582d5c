"""Monsters as data: stat cards and ability decks."""

from __future__ import annotations

from taverna.core.content import Record

from .abilities import Ability, Amount, AnyElement, Condition, Struct


class Stats(Struct, frozen=True, kw_only=True):
    """One column of a stat card (GH-STAT-03..08). Bosses write some as sums."""

    hp: Amount
    move: Amount | None = None
    attack: Amount | None = None
    range: int = 0
    shield: int = 0
    retaliate: int = 0
    retaliate_range: int = 1
    pierce: int = 0
    targets: int = 1
    conditions: tuple[Condition, ...] = ()  # of its attacks
    advantage: bool = False
    attackers_disadvantage: bool = False
    on_death: tuple[Ability, ...] = ()
    specials: tuple[tuple[Ability, ...], ...] = ()  # a boss's special actions 1 and 2
    immune: tuple[Condition, ...] = ()


class MonsterType(Record, frozen=True, kw_only=True):
    """A stat card: normal and elite at levels 0 to 7; a boss has one row of `boss`."""

    deck: str
    standees: int
    flying: bool = False
    normal: tuple[Stats, ...] = ()
    elite: tuple[Stats, ...] = ()
    boss: tuple[Stats, ...] = ()
    immune: tuple[Condition, ...] = ()
    immovable: bool = False  # cannot be pushed or pulled
    each_round: tuple[Ability, ...] = ()  # performed at the start of each round
    specials: tuple[tuple[Ability, ...], ...] = ()  # a boss's special actions 1 and 2, where no level says otherwise


class MonsterCard(Struct, frozen=True, kw_only=True):
    number: int
    initiative: int
    do: tuple[Ability, ...]
    makes: tuple[AnyElement, ...] = ()
    shuffle: bool = False


class MonsterDeck(Record, frozen=True, kw_only=True):
    cards: tuple[MonsterCard, ...]
