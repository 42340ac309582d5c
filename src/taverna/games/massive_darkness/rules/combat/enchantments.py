"""Symbols are counted and spent: Enchantments, and Skills that do more than change the result (pp. 35-36)."""

from __future__ import annotations

from taverna.core.ask import Flow

from ...events import combat as ev
from ...records.powers import ChangeDice, Does, DoubleHits, FillBlanks, FlipBlanks, NoDice, Reroll
from ...state import Combat, Die, Table
from .. import dice, powers
from ..asking import QUIET, decide, players_decide
from ..kits import RESULT, Part, Source
from ..powers import affordable, in_force
from ..skills import titled
from . import result
from .rerolls import change_blanks, enemy_rerolls, reroll, reroll_options
from .result import COUNTED
from .sides import DONE, KEEP, SIDES, able_dice, dice_of, named, recount, side_of, spoken, tally, unlike, works


def count(g: Table, c: Combat, mine: Part, theirs: Part) -> None:
    """Symbols to spend, and what Skills add and take away; those of the Defender first (MD-ENCH-02..04, MD-TYPE-01)."""
    c.symbols = tally(g, c)
    for side, part in (
        (("defence", theirs), ("attack", mine)) if c.hero_attacks else (("defence", mine), ("attack", theirs))
    ):
        hero_s = part is mine
        if part.result or (hero_s and c.effects):
            for _, word in spoken(g, c, part, part.result, hero_s, RESULT):
                change(g, c, word, side)


def change(g: Table, c: Combat, word: Does, side: str) -> None:
    """A word about the result, of the side that owns it."""
    shown = dice.hits_shown(g.content, c.attack) if isinstance(word, DoubleHits) else 0
    COUNTED[type(word)](c, word, side, shown)


def enchant(g: Table, c: Combat, side: str, part: Part) -> Flow:
    """One side spends its symbols, if it has any; Defence before Attack."""
    left = c.symbols[side]
    return spend(g, c, side, part) if part.acts or left["bam"] or left["diamond"] else QUIET


def spend(g: Table, c: Combat, side: str, part: Part) -> Flow:
    """A Hero chooses, an Enemy activates what it can, its own card first; what nothing can use is lost
    (MD-ENCH-01..12)."""
    hero_s = (side == "attack") == c.hero_attacks
    for source, word in list(part.acts):
        if works(g, c, source, hero_s):
            yield from act(g, c, word, hero_s)
    if not part.enchantments:
        return
    if hero_s:
        while able := [source.key for source in part.enchantments if payable(g, c, side, source, True)]:
            key = yield from decide(g, c.hero, "enchantment", [*able, DONE], {"side": side})
            if key == DONE:
                return
            yield from activate(g, c, side, named(part.enchantments, key), True)
    else:
        for source in part.enchantments:
            while payable(g, c, side, source, False):
                yield from activate(g, c, side, source, False)


def payable(g: Table, c: Combat, side: str, source: Source, hero_s: bool) -> bool:
    """Enough symbols of the side's own, and not as often yet as it may: once, or as Repeat says
    (MD-ENCH-05, MD-ENCH-06, MD-ENCH-12)."""
    power = source.power
    if not result.affords(c, side, power.pay):
        return False
    if c.activated.count(source.key) >= power.repeat or (c.foe not in g.enemies and c.foe >= 0):
        return False
    if hero_s:
        hero = g.heroes[c.hero]
        return hero.up and in_force(g, hero, source, c) and (not source.priced or affordable(g, hero, source))
    return works(g, c, source, False)


def activate(g: Table, c: Combat, side: str, source: Source, hero_s: bool) -> Flow:
    """Pay the symbols; the effect works at once, or when the Damage is known."""
    result.spend(c, side, source.power.pay)
    c.activated.append(source.key)
    if hero_s:
        hero = g.heroes[c.hero]
        g.emit(ev.Enchanted(who=c.hero, skill=titled(hero, source.name)))
        if source.priced or source.power.per is not None:
            yield from powers.pay(g, hero, source)
            if not hero.up:
                return
    else:
        foe = g.enemies[c.foe]
        if g.heard:
            g.emit(ev.EnemyEnchanted(foe=foe.card, enemy=foe.id, card=source.name))
    if not source.waits:
        for word in source.power.does:
            yield from act(g, c, word, hero_s, source)


def act(g: Table, c: Combat, word: Does, hero_s: bool, source: Source | None = None) -> Flow:
    """A word of an Enchantment, or of a Skill that does more than change the result."""
    if type(word) in COUNTED:
        change(g, c, word, "attack" if hero_s == c.hero_attacks else "defence")
    elif isinstance(word, ChangeDice):
        if word.amount < 0:
            yield from take_away(g, c, word, hero_s)
        else:
            yield from add_dice(g, c, word, hero_s)
    elif isinstance(word, NoDice):
        for die in dice_of(c, word.side):
            remove(g, c, die)
    elif isinstance(word, Reroll):
        if hero_s and source is not None:
            c.rerolls[source.key] = 1
            if options := reroll_options(g, c, source, word):
                choice = yield from decide(g, c.hero, "reroll", [*options, KEEP])
                if choice != KEEP:
                    yield from reroll(g, c, source, word, choice)
        elif not hero_s and source is not None:
            enemy_rerolls(g, c, [(source, word)])
    elif isinstance(word, FillBlanks | FlipBlanks):
        if source is not None:
            yield from change_blanks(g, c, source, word, hero_s)
    elif hero_s:
        yield from powers.speak(g, g.heroes[c.hero], word, "" if source is None else source.name)
    elif c.foe in g.enemies:
        yield from powers.enemy_speaks(g, g.enemies[c.foe], c.hero, word)


def take_away(g: Table, c: Combat, word: ChangeDice, hero_s: bool) -> Flow:
    """Dice are removed after the roll; their owner's opponent takes the best, or what the Hero wants
    (MD-TYPE-07, MD-EFFECT-08, MD-EFFECT-10, MD-EFFECT-12, MD-EFFECT-14)."""
    side = side_of(word)
    there = dice_of(c, side)
    for _ in range(-word.amount):
        able = [at for at in able_dice(g, c, side, False) if word.of in SIDES or there[at].colour == word.of]
        if not able:
            return
        able = unlike(c, side, able)
        if not hero_s:
            able = [able[nth] for nth in result.strongest([worth(g, there[at]) for at in able])]
            if side == "defence":
                able = able[:1]  # their symbols have been spent: no difference
        at = able[0]
        if len(able) > 1:
            options = [(side, one) for one in able]
            if hero_s:
                _, at = yield from decide(g, c.hero, "remove-die", options)
            else:
                _, at = yield from players_decide(g, "remove-die", options)
        remove(g, c, there[at])


def worth(g: Table, die: Die) -> int:
    shown = dice.face(g.content, die)
    return shown.hits + die.hits + shown.shields + die.shields


def remove(g: Table, c: Combat, die: Die) -> None:
    """Its Hits or Shields are gone; so are its symbols, unless its side has had its turn to spend them."""
    if die.gone:
        return
    before = tally(g, c)
    die.gone = True
    recount(g, c, before)
    g.emit(ev.DieRemoved(die=dice.code(die)))


def add_dice(g: Table, c: Combat, word: ChangeDice, hero_s: bool) -> Flow:
    """More dice by an Enchantment are rolled at once, within the limit; of either colour, the Hero chooses and an Enemy
    takes the stronger (MD-EFFECT-07, MD-EFFECT-09, MD-EFFECT-11, MD-EFFECT-13)."""
    side = side_of(word)
    there = dice_of(c, side)
    for _ in range(word.amount):
        able = [
            colour
            for colour in dice.STRONGER
            if colour in (SIDES[side] if word.of in SIDES else (word.of,))
            and sum(die.colour == colour and not die.gone for die in there) < g.content.dice[colour].count
        ]
        if not able:
            return
        colour = able[0]
        if hero_s and len(able) > 1:
            colour = yield from decide(g, c.hero, "more-dice", able)
        (die,) = dice.roll(g, {colour: 1}, (colour,))
        before = tally(g, c)
        there.append(die)
        recount(g, c, before)
        g.emit(ev.DieAdded(die=dice.code(die)))
