"""Characters: created, levelled up, given perks (pp. 42-44, GH-CREATE-01..07, GH-LVLUP-01..11, GH-PERK-01..04)."""

from __future__ import annotations

from ..records.cards import CharacterClass
from ..records.content import Content
from ..rules import outfit
from .standing import CHECK_PERKS, CHECKS, least_xp, level_of, prosperity_level, start_gold
from .world import Hero, World


def create(world: World, content: Content, what: str, line: str) -> Hero:
    """A new character of level 1: gold, and a perk for each character its line has retired (GH-RETIRE-08). Quests are
    dealt by `quests.deal`; higher starting levels are reached step by step (GH-CREATE-05)."""
    world.made += 1
    hero = Hero(id=f"hero-{world.made}", what=what, line=line, created=True)
    hero.gold = start_gold(1)
    hero.perks_due = world.retired.get(line, 0)
    world.heroes[hero.id] = hero
    return hero


def start_level(world: World, hero: Hero, level: int) -> None:
    """A new character at a level up to the city's prosperity (GH-CREATE-04..07)."""
    hero.gold = start_gold(level)
    hero.xp = least_xp(level)


def may_start_at(world: World) -> list[int]:
    return list(range(1, prosperity_level(world.prosperity) + 1))


# -- levels ----------------------------------------------------------------------------------------------------------
def due(hero: Hero) -> bool:
    """Enough experience for a new level: it must be taken (GH-LVLUP-01)."""
    return hero.level < level_of(hero.xp)


def may_catch_up(world: World, hero: Hero) -> bool:
    """Below the prosperity level a character may level up to it at once (GH-PROSP-04)."""
    return hero.level < prosperity_level(world.prosperity)


def step_up(hero: Hero, card: str) -> None:
    """One level: a card to the pool, a perk, more hit points; never a larger hand (GH-LVLUP-04..08, -10)."""
    hero.level += 1
    hero.cards.append(card)
    hero.perks_due += 1
    hero.xp = max(hero.xp, least_xp(hero.level))


def new_cards(content: Content, hero: Hero) -> list[str]:
    """What may be gained at the next level: not above it, not had yet (GH-LVLUP-04)."""
    cards = content.cards
    return [id for id in content.cards_of[hero.what] if 2 <= cards[id].level <= hero.level + 1 and id not in hero.cards]


def pool(content: Content, hero: Hero) -> list[str]:
    """All cards the hand can be chosen from (GH-CREATE-02, GH-HAND-01)."""
    return [id for id in content.cards_of[hero.what] if content.cards[id].level <= 1] + hero.cards


def first_hand(content: Content, hero: Hero) -> list[str]:
    size = content.classes[hero.what].hand
    return [id for id in content.cards_of[hero.what] if content.cards[id].level == 1][:size]


def hand(content: Content, hero: Hero) -> list[str]:
    """What it takes along unless it chooses otherwise."""
    mine = pool(content, hero)
    kept = [id for id in hero.hand if id in mine]
    size = content.classes[hero.what].hand
    return (kept + [id for id in mine if id not in kept])[:size] if kept else first_hand(content, hero)


# -- perks -----------------------------------------------------------------------------------------------------------
def free_perks(content: Content, hero: Hero) -> list[int]:
    """Perks with an empty box (GH-LVLUP-06, GH-SHEET-03)."""
    record: CharacterClass = content.classes[hero.what]
    marked = {int(nth): times for nth, times in hero.perks.items()}
    return [nth for nth in range(len(record.perks)) if outfit.markable(record, marked, nth)]


def mark(hero: Hero, nth: int) -> None:
    hero.perks[str(nth)] = hero.perks.get(str(nth), 0) + 1
    hero.perks_due -= 1


def check(hero: Hero, marks: int) -> int:
    """Check marks gained or lost: every three give a perk at once, six perks at most; a mark that would cost a perk is
    never lost (GH-PERK-01..04, GH-RESULT-10). Returns how many were in fact gained or lost."""
    before = hero.checks
    least = before // CHECKS * CHECKS
    hero.checks = max(least, min(before + marks, CHECKS * CHECK_PERKS))
    hero.perks_due += hero.checks // CHECKS - before // CHECKS
    return hero.checks - before
