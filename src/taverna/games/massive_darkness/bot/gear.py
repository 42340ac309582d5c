"""What cards are worth to a Hero: best loadouts, who should have a card, what to melt, what to learn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any

from ..records import Taunt
from ..records.lexicon import WORDS
from ..rules.equipment import WORN, usable
from ..rules.kits import hero_kit
from ..rules.skills import has
from ..state import TOP, Enemy, Hero, Table
from .reckoning import blow, equipped, harm, known, mean
from .sidearms import sidearm

WEIGHED: dict[type, Callable[[Any], float]] = WORDS.of("weighed")
YARDSTICKS = ("orc-flayers", "dwarf-warriors")
"""Enemies against which Equipment is measured, of the Current Level and the next."""
SUFFERED = 0.8  # how much a Damage suffered counts against one dealt …
TAUNTING = 1.5  # … and for the one whom all attack
REACH = {"melee": 1.0, "ranged": 1.15, "magic": 1.1}
"""How much a Damage counts by combat type: whoever strikes from afar is not struck back as often …"""
MAIN, OTHER = 1.25, 0.9
"""… and whether the Class lives by it, or knows nothing of it."""
SECOND = 0.15  # how much a second combat type counts
STRANGER = -1  # id of an Enemy that is only imagined
CONSUMABLE = 1.2
USEFUL = 0.15  # from here on a card makes a difference
MANY = 5  # spare cards that are more than one can carry for others
ITEM = 0.6
SIDEARM = 0.5


def yardsticks(g: Table) -> list[str]:
    found = []
    for level in (min(g.level + 1, TOP),):
        named = [f"{name}-{level}" for name in YARDSTICKS if f"{name}-{level}" in g.content.cards]
        found += named or [id for id, card in g.content.cards.items() if card.level == level][:1]
    return found


def fitness(g: Table, hero: Hero) -> float:
    """How well a Hero as it is equipped would fight, unhurt and in the dark: Damage it deals, Damage it suffers."""
    key = ("fitness", g.mission, *equipped(g, hero))
    memo = known(g)
    found: float | None = memo.get(key)
    if found is None:
        found = memo[key] = measured(g, hero)
    return found


def measured(g: Table, hero: Hero) -> float:
    """Against Enemies that are only imagined."""
    kept = hero.at, hero.life, hero.used, hero.used_round, hero.used_game, hero.signature
    lasting, g.lasting = g.lasting, []
    phase, g.phase = g.phase, "heroes"
    hero.at = next((at for at, zone in g.map.zones.items() if not zone.light), g.quest.start)
    hero.life, hero.used, hero.used_round, hero.used_game, hero.signature = hero.most, [], [], [], False
    cards, kinds = yardsticks(g), hero_kit(g, hero).combats
    suits = {kind: REACH[kind] * calling(g, hero, kind) for kind in kinds}
    weight = TAUNTING if has(g, hero, Taunt) else SUFFERED
    total = 0.0
    for card in cards:
        life = g.content.cards[card].life
        foe = g.enemies[STRANGER] = Enemy(id=STRANGER, card=card, at=hero.at, life=life, most=life)
        dealt = sorted([mean(blow(g, hero, foe, kind)) * suits[kind] for kind in kinds], reverse=True)
        suffered = mean(harm(g, foe, hero, "melee"))
        del g.enemies[STRANGER]
        total += (dealt[0] if dealt else 0.0) + SECOND * sum(dealt[1:2]) - weight * suffered
    hero.at, hero.life, hero.used, hero.used_round, hero.used_game, hero.signature = kept
    g.lasting, g.phase = lasting, phase
    return total / len(cards)


def calling(g: Table, hero: Hero, kind: str) -> float:
    """How much a Class has to do with a combat type; one that lives by Defence fights with its other type."""
    sheet = g.content.classes[hero.cls]
    main = sheet.secondary if sheet.main == "defence" else sheet.main
    return MAIN if kind == main else 1.0 if kind == sheet.secondary else OTHER


def defence(g: Table, hero: Hero) -> float:
    """Shields one may hope for."""
    blue, green = hero_kit(g, hero).dice["defence"]
    return 0.83 * min(blue, 3) + 1.33 * min(green, 3)


# -- loadouts --------------------------------------------------------------------------------------------------------
Loadout = tuple[str, tuple[str, ...]]
"""A Body card, or none, and what is in hand."""


def loadouts(g: Table, cards: Sequence[str]) -> Iterator[Loadout]:
    items = g.content.items
    able = [card for card in cards if usable(g, card)]
    bodies = list(dict.fromkeys(card for card in able if items[card].slot == "body")) or [""]
    single = [card for card in able if items[card].slot == "one-hand"]
    hands: list[tuple[str, ...]] = [(card,) for card in dict.fromkeys(able) if items[card].slot == "two-hands"]
    hands += dict.fromkeys(tuple(sorted(pair)) for pair in combinations(single, 2))
    if len(single) == 1:
        hands.append((single[0],))
    for body in bodies:
        for hand in hands or [()]:
            yield body, hand


def best_loadout(g: Table, hero: Hero, cards: Sequence[str] | None = None) -> tuple[float, Loadout]:
    """The best a Hero could wear of its cards, or of these."""
    cards = hero.cards() if cards is None else cards
    cards = sorted(cards)
    key = ("loadout", g.mission, hero.hero, hero.cls, g.level, g.story, *hero.skills.items(), "", *cards)
    memo = known(g)
    found: tuple[float, Loadout] | None = memo.get(key)
    if found is None:
        kept = hero.body, hero.hands, hero.pack
        others = [card for card in cards if g.content.items[card].slot not in WORN]
        found = -99.0, ("", ())
        for body, hands in loadouts(g, cards):
            hero.body, hero.hands, hero.pack = body, list(hands), others
            worth = fitness(g, hero)
            if worth > found[0] + 1e-9:
                found = worth, (body, hands)
        hero.body, hero.hands, hero.pack = kept
        memo[key] = found
    return found


def gain(g: Table, hero: Hero, card: str) -> float:
    """By how much a card more would make a Hero better."""
    slot = g.content.items[card].slot
    if not usable(g, card):
        return 0.0
    if slot == "consumable":
        return CONSUMABLE * (1.2 - 0.2 * hero.life / hero.most)
    if slot == "item":
        before = best_loadout(g, hero)[0]
        return max(best_loadout(g, hero, [*hero.cards(), card])[0] - before, ITEM)
    more = best_loadout(g, hero, [*hero.cards(), card])[0] - best_loadout(g, hero)[0]
    return max(more, SIDEARM) if g.content.items[card].dice.melee and defenceless(g, hero) else more


def defenceless(g: Table, hero: Hero) -> bool:
    """Whether a Hero has nothing to strike with among Enemies."""
    return "melee" not in hero_kit(g, hero).combats and not sidearm(g, hero)


def loss(g: Table, hero: Hero, card: str) -> float:
    """By how much a card less would make a Hero worse."""
    slot = g.content.items[card].slot
    if slot == "consumable":
        return CONSUMABLE
    cards = hero.cards()
    cards.remove(card)
    lost = best_loadout(g, hero)[0] - best_loadout(g, hero, cards)[0]
    return max(lost, ITEM) if slot == "item" else lost


def spare(g: Table, hero: Hero) -> list[str]:
    """Cards a Hero has no use for; the Artifact that a Mission gave is not among them (MD-M03-04), nor the sidearm of
    one who fights from afar."""
    rest = hero.cards()
    body, hands = best_loadout(g, hero)[1]
    kept = [body, *hands]
    if not any(g.content.items[card].dice.melee for card in hands):
        kept.append(sidearm(g, hero))
    for card in kept:
        if card in rest:
            rest.remove(card)
    return [card for card in rest if g.content.items[card].slot in WORN and card != g.prize]


def to_melt(g: Table, hero: Hero) -> list[str]:
    """Three cards of one Level that serve nobody, to be transmuted, if there are three (MD-TRANS-01, MD-TRANS-05)."""
    level = {card: g.content.items[card].level for card in hero.cards()}
    able = sorted(spare(g, hero), key=lambda card: level[card])
    triples = [able[n : n + 3] for n in range(len(able) - 2)]
    for three in triples:
        if level[three[0]] == level[three[2]] or len(able) >= MANY:
            kept = [card for card in able if wanted(g, hero, card)]
            rest = [card for card in able if card not in kept]
            alike = [rest[n : n + 3] for n in range(len(rest) - 2)]
            for some in alike:
                if level[some[0]] == level[some[2]] or len(rest) >= MANY:
                    return some
            return []
    return []


def wanted(g: Table, hero: Hero, card: str) -> bool:
    """Whether another Hero could make good use of it."""
    return any(other.up and other is not hero and gain(g, other, card) > USEFUL for other in g.heroes)


def best_gift(g: Table, hero: Hero) -> tuple[float, str, int, int] | None:
    """A card that would serve another Hero in the Zone more than the one who has it: (how much more, card, whose, for
    whom)."""
    here = [other for other in g.heroes if other.at == hero.at and not other.left]
    best = None
    if len(here) > 1:
        for owner in here:
            for card in dict.fromkeys(spare(g, owner)):
                for other in here:
                    if other is not owner and not other.dead:
                        more = gain(g, other, card)
                        if more > USEFUL and (best is None or more > best[0]):
                            best = (more, card, owner.seat, other.seat)
    return best


def gift_or_change(g: Table, hero: Hero) -> float:
    """How much better a Hero in the Zone would fight if cards changed places once; 0 if it makes no difference."""
    gift = best_gift(g, hero)
    own = best_loadout(g, hero)[0] - fitness(g, hero)
    return max(gift[0] if gift else 0.0, own if own > USEFUL else 0.0)


def next_change(g: Table, hero: Hero, options: Sequence[Any]) -> Any:
    """One of these changes that leads to the best loadout; None if it is there."""
    body, hands = best_loadout(g, hero)[1]
    missing = [body] if body and body != hero.body else []
    rest = list(hands)
    for card in hero.hands:
        if card in rest:
            rest.remove(card)
    missing += rest
    for option in options:
        if option[0] != "equip" or option[1] not in missing:
            continue
        if len(option) == 2 or hero.hands.count(option[2]) > hands.count(option[2]):
            return option
    return None


# -- Skills ----------------------------------------------------------------------------------------------------------
def skill_worth(g: Table, hero: Hero, line: str) -> float:
    """What the next Skill of a line would bring, once the Level is there."""
    steps = next(known.steps for known in g.content.classes[hero.cls].lines if known.id == line)
    had = hero.skills.get(line, 0)
    step = steps[had]
    level, g.level = g.level, max(g.level, step.level)
    before = fitness(g, hero)
    kept = hero.skills
    hero.skills = {**kept, line: had + 1}
    worth = fitness(g, hero) - before
    hero.skills, g.level = kept, level
    new = {type(word): word for power in step.powers for word in power.does}
    old = [type(word) for power in steps[had - 1].powers for word in power.does] if had else []
    worth += sum(WEIGHED[kind](word) * (0.4 if kind in old else 1.0) for kind, word in new.items())
    wait = max(step.level - level, 0)
    return worth * 0.4**wait / step.cost * 5
