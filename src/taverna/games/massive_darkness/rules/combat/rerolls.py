"""After the roll: dice that are rolled again, and blanks that gain a symbol or are turned over (pp. 34-35)."""

from __future__ import annotations

from typing import Any

from taverna.core.ask import Flow, Value

from ...events import combat as ev
from ...records.powers import FillBlanks, FlipBlanks, Reroll
from ...state import Combat, Die, Table
from .. import dice, powers
from ..asking import Giving, decide
from ..kits import Part, Source, Spoken
from ..skills import titled
from .sides import DONE, KEEP, able_dice, costs, dice_of, ready, recount, sides_of, spoken, tally, unlike


# -- rerolls ---------------------------------------------------------------------------------------------------------
def rerolls(g: Table, c: Combat, part: Part, hero_s: bool) -> Flow:
    """One after another, those of any dice before those of blanks only; each as often as its Power works
    (MD-REROLL-01, MD-REROLL-02)."""
    words = spoken(g, c, part, part.rerolls, hero_s, Reroll)
    if not words:
        return
    if not hero_s:
        enemy_rerolls(g, c, words)
        return
    c.rerolls = {source.key: source.power.repeat for source, _ in words}
    for only_blanks in (False, True):
        some = [(source, word) for source, word in words if word.blanks == only_blanks]
        while some:
            options = [option for source, word in some for option in reroll_options(g, c, source, word)]
            if not options:
                break
            choice = yield from decide(g, c.hero, "reroll", [*options, KEEP])
            if choice == KEEP:
                break
            source, word = next(pair for pair in some if pair[0].key == choice[0])
            yield from reroll(g, c, source, word, choice)
    c.rerolls = {}


def reroll_options(g: Table, c: Combat, source: Source, word: Reroll) -> list[Value]:
    """(Power, side) for all or any number of its dice, (Power, side, die) for a single one."""
    if not c.rerolls.get(source.key) or not ready(g, c, source):
        return []
    options: list[Value] = []
    for side in sides_of(c, word):
        able = able_dice(g, c, side, word.blanks)
        if able and word.dice == 1:
            options += [(source.key, side, at) for at in unlike(c, side, able)]
        elif able:
            options.append((source.key, side))
    return options


def reroll(g: Table, c: Combat, source: Source, word: Reroll, choice: tuple[Any, ...]) -> Flow:
    """All dice of the side, the one chosen, or as many as the Hero wants (MD-EFFECT-16..18)."""
    hero = g.heroes[c.hero]
    side = choice[1]
    c.rerolls[source.key] -= 1
    if costs(c, source):
        yield from powers.pay(g, hero, source)
        if not hero.up:
            return
    able = able_dice(g, c, side, word.blanks)
    if len(choice) == 3:
        able = [choice[2]]
    elif word.dice != "all":
        most = len(able) if word.dice == "any" else word.dice
        able = yield from mark(g, c, side, able, most)
    there = dice_of(c, side)
    roll_again(g, c, [there[at] for at in able])
    shown = dice.codes([there[at] for at in able])
    g.emit(ev.Rerolled(who=c.hero, skill=titled(hero, source.name), dice=shown))


def roll_again(g: Table, c: Combat, some: list[Die]) -> None:
    before = tally(g, c)
    dice.reroll(g, some)
    recount(g, c, before)


def mark(g: Table, c: Combat, side: str, able: list[int], most: int) -> Giving[list[int]]:
    """Choose dice one by one; at least one, since the Power has been used."""
    c.marked = []
    while len(c.marked) < most:
        rest = unlike(c, side, [at for at in able if at not in c.marked])
        if not rest:
            break
        options: list[Value] = [(side, at) for at in rest]
        choice = yield from decide(g, c.hero, "mark", [*options, DONE] if c.marked else options)
        if choice == DONE:
            break
        c.marked.append(choice[1])
    chosen, c.marked = c.marked, []
    return chosen


def enemy_rerolls(g: Table, c: Combat, words: list[Spoken]) -> None:
    """An Enemy with a reroll uses it when its dice show less than such dice do on average, or those of the Hero more;
    of single dice it takes the worst of its own (MD-SKILL-02, MD-REROLL-02)."""
    for _, word in sorted(words, key=lambda pair: pair[1].blanks):
        own = "defence" if c.hero_attacks else "attack"
        side = own if word.of in ("own", "either") else word.of
        there = dice_of(c, side)
        able = able_dice(g, c, side, word.blanks)
        if not able:
            continue
        luck = sum(luckier(g, there[at]) for at in able) * (1 if side == own else -1)
        if isinstance(word.dice, int):
            able = sorted(able, key=lambda at: luckier(g, there[at]), reverse=side != own)[: word.dice]
            luck = sum(luckier(g, there[at]) for at in able) * (1 if side == own else -1)
        if luck < 0:
            roll_again(g, c, [there[at] for at in able])
            foe = g.enemies[c.foe]
            g.emit(ev.EnemyRerolled(foe=foe.card, enemy=foe.id, dice=dice.codes([there[at] for at in able])))


def luckier(g: Table, die: Die) -> int:
    """By how much a die shows more than on average, in sixths for a die of six faces."""
    faces = g.content.dice[die.colour].faces
    now = faces[die.face]
    shown = now.hits + die.hits + now.shields + die.shields
    return len(faces) * shown - sum(one.hits + one.shields for one in faces)


# -- blanks ----------------------------------------------------------------------------------------------------------
def blanks(g: Table, c: Combat, part: Part, hero_s: bool) -> Flow:
    """Blank dice gain a symbol or are turned over (MD-GLOSS-01, MD-GLOSS-08, MD-GLOSS-10)."""
    for source, word in spoken(g, c, part, part.blanks, hero_s, (FillBlanks, FlipBlanks)):
        yield from change_blanks(g, c, source, word, hero_s)


def change_blanks(g: Table, c: Combat, source: Source, word: FillBlanks | FlipBlanks, hero_s: bool) -> Flow:
    """As many as the Power reaches; the Hero is asked which, and whether, where that matters."""
    hero = g.heroes[c.hero]
    saved = hero_s and costs(c, source)
    if saved and not ready(g, c, source):
        return
    left = len(dice_of(c, word.of)) if word.most is None else word.most
    while left:
        able = able_dice(g, c, word.of, True)
        if not able:
            return
        at = able[0]
        gains = gained(word)
        if hero_s and (saved or left < len(able) or len(gains) > 1):
            choose: list[tuple[str, ...]] = [*gains] if len(gains) > 1 else [()]
            options: list[Value] = [(word.of, one, *kind) for one in unlike(c, word.of, able) for kind in choose]
            if saved:
                options.append(KEEP)
            if len(options) > 1:
                if isinstance(word, FillBlanks):
                    sign = gains[0][0] if len(gains) == 1 else "either"
                    choice = yield from decide(g, c.hero, "fill-blank", options, {"sign": sign, "amount": word.amount})
                else:
                    choice = yield from decide(g, c.hero, "flip-blank", options)
                if choice == KEEP:
                    return
                at, gains = choice[1], [choice[2:]] if choice[2:] else gains
        if saved:
            saved = False
            c.effects.append(source.key)
            yield from powers.pay(g, hero, source)
            if not hero.up:
                return
        change_blank(g, c, source, word, at, gains[0][0], hero_s)
        left -= 1


def gained(word: FillBlanks | FlipBlanks) -> list[tuple[str]]:
    """What a blank die may gain: one thing, or one of two."""
    if isinstance(word, FlipBlanks):
        return [("",)]
    first = word.symbol or ("hits" if word.of == "attack" else "shields")
    return [(first,), (word.other,)] if word.other else [(first,)]


def change_blank(
    g: Table, c: Combat, source: Source, word: FillBlanks | FlipBlanks, at: int, gains: str, hero_s: bool
) -> None:
    """What it shows then counts, its symbols too (MD-GLOSS-08, MD-GLOSS-10)."""
    die = dice_of(c, word.of)[at]
    before = tally(g, c)
    skill = titled(g.heroes[c.hero], source.name)
    told: ev.BlankFlipped | ev.BlankFilled
    if isinstance(word, FlipBlanks):
        dice.flip(g, die)
        told = ev.BlankFlipped(who=c.hero, skill=skill, die=dice.code(die))
    else:
        setattr(die, gains, getattr(die, gains) + word.amount)
        told = ev.BlankFilled(who=c.hero, skill=skill, die=dice.code(die), gains=gains, amount=word.amount)
    recount(g, c, before)
    if hero_s:
        g.emit(told)
