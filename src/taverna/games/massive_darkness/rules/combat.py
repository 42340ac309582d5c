"""Combat: one Attacker against one Defender, in three steps: roll, Enchantments, Damage (pp. 33-37).

`attack` is a Hero's on an Enemy or a Pillar, `strike` an Enemy's on a Hero; both are resolved alike. What is on
the table lies in `g.combat` for everyone to see. A Hero's owner is asked only where there is something to choose; an
Enemy always does what it can.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from taverna.core.ask import Flow, Value

from ..events import combat as ev
from ..records import (
    ATTACK_COLOURS,
    DEFENCE_COLOURS,
    AddDamage,
    AddSymbol,
    CancelSymbol,
    ChangeDice,
    ChangeHits,
    ChangeShields,
    DoubleHits,
    FillBlanks,
    FlipBlanks,
    HalfDamage,
    KillOutright,
    NoDice,
    ReachBoss,
    Reroll,
    Retaliate,
)
from ..state import Combat, Die, Enemy, Table
from . import dice, enemies, life, potions, powers, tokens
from .asking import decide, players_decide
from .kits import RESULT, SPELL_SWORD, Kit, Part, Source, Spoken, foe_kit, hero_kit
from .powers import affordable, foe_in_force, in_force
from .skills import titled

KEEP, DONE, NONE = "keep", "done", "none"
SIDES = {"attack": ATTACK_COLOURS, "defence": DEFENCE_COLOURS}
NO_KIT = Kit([], {"defence": (0, 0)})


def attack(g: Table, seat: int, target: int | str, kind: str, how: str = "", countered: bool = True) -> Flow:
    """A Hero attacks an Enemy, or a Pillar in a Zone, with a combat type. `how`: the Skill that grants the attack.
    `countered`: the Enemy will counterattack, whatever comes of the attack
    (MD-FIGHT-01, MD-FIGHT-02, MD-COUNTER-01, MD-COUNTER-02)."""
    if isinstance(target, str):
        g.emit(ev.PillarAttacked(who=seat, where=target, combat=kind))
        yield from resolve(g, Combat(seat, -1, True, kind, at=target, source=how))
        return
    foe = g.enemies[target]
    attacked = g.heroes[seat].attacked
    if countered and target not in attacked:
        attacked.append(target)
    g.emit(ev.HeroAttacked(who=seat, foe=foe.card, enemy=target, combat=kind))
    yield from resolve(g, Combat(seat, target, True, kind, at=foe.at, source=how))


def strike(g: Table, foe: Enemy, seat: int, kind: str) -> Flow:
    """An Enemy attacks a Hero; a Mob makes one attack, whatever its number (MD-MOB-07, MD-MOB-09)."""
    g.emit(ev.EnemyAttacked(foe=foe.card, enemy=foe.id, whom=seat, combat=kind))
    yield from resolve(g, Combat(seat, foe.id, False, kind, at=g.heroes[seat].at))


def resolve(g: Table, c: Combat) -> Flow:
    """Roll, then Enchantments, then Damage (MD-COMBAT-01)."""
    g.combat = c
    if c.foe >= 0:
        c.card = g.enemies[c.foe].card
    mine, theirs = kits(g, c)
    yield from boost(g, c, mine)
    if g.heroes[c.hero].up:
        yield from gather(g, c, mine, theirs)
        throw(g, c)
        c.step = "reroll"
        for hero_s in (not c.hero_attacks, c.hero_attacks):  # the Defender first (MD-TYPE-01)
            part = mine if hero_s else theirs
            if part.rerolls or part.boosts:
                yield from rerolls(g, c, part, hero_s)
            if part.blanks or (hero_s and c.effects):
                yield from blanks(g, c, part, hero_s)
        c.step = "defence"
        count(g, c, mine, theirs)
        yield from enchant(g, c, "defence", theirs if c.hero_attacks else mine)
        if g.heroes[c.hero].up:
            c.step = "attack"
            yield from enchant(g, c, "attack", mine if c.hero_attacks else theirs)
        if g.heroes[c.hero].up and (c.foe in g.enemies or c.foe < 0):
            yield from damage(g, c, mine, theirs)
    g.combat, g.last = None, c
    if c.fell:
        yield from powers.after_kills(g, g.heroes[c.hero], c.fell)


# -- the two sides ---------------------------------------------------------------------------------------------------
def kits(g: Table, c: Combat) -> tuple[Part, Part]:
    """The Powers of the Hero and of the Enemy that matter in this combat."""
    hero = hero_kit(g, g.heroes[c.hero])
    foe = g.enemies.get(c.foe)
    other = NO_KIT if foe is None else foe_kit(g, foe)
    if c.hero_attacks:
        return hero.attacking(c.kind, c.source), other.defending(c.kind)
    return hero.defending(c.kind), other.attacking(c.kind)


def works(g: Table, c: Combat, source: Source, hero_s: bool) -> bool:
    """Whether a Power of the Hero, or of the Enemy, is in force now."""
    if hero_s:
        return in_force(g, g.heroes[c.hero], source, c)
    foe = g.enemies.get(c.foe)
    return foe is not None and (not source.power.needs or foe_in_force(g, foe, source.power, c))


def spoken(g: Table, c: Combat, part: Part, pile: list[Spoken], hero_s: bool, kinds: Any) -> Iterator[Spoken]:
    """The words of one pile that are in force, and those of Powers bought for this combat."""
    for source, word in pile:
        if works(g, c, source, hero_s):
            yield source, word
    if hero_s and c.effects:
        for source in part.boosts:
            if source.key in c.effects and not source.waits:
                for word in source.power.does:
                    if isinstance(word, kinds):
                        yield source, word


# -- before the roll -------------------------------------------------------------------------------------------------
def boost(g: Table, c: Combat, part: Part) -> Flow:
    """The Hero may use its Signature Skill and Consumables for this combat (MD-COMBAT-03, MD-SIG-01)."""
    hero = g.heroes[c.hero]
    while part.boosts and hero.up:
        able = [
            source.key
            for source in part.boosts
            if source.key not in c.effects and in_force(g, hero, source, c) and affordable(g, hero, source)
        ]
        if not able:
            return
        key = yield from decide(g, c.hero, "boost", [*able, NONE])
        if key == NONE:
            return
        source = named(part.boosts, key)
        c.effects.append(key)
        g.emit(ev.Boosted(who=c.hero, skill=titled(hero, source.name)))
        yield from powers.pay(g, hero, source)
        for word in source.power.does if not source.waits else ():
            if not isinstance(word, (ChangeDice, NoDice, Reroll, FillBlanks, FlipBlanks, *RESULT)):
                yield from act(g, c, word, True)


def named(sources: Iterable[Source], key: str) -> Source:
    return next(source for source in sources if source.key == key)


def gather(g: Table, c: Combat, mine: Part, theirs: Part) -> Flow:
    """All dice that belong to the roll; three of a colour at most; then what takes dice away
    (MD-COMBAT-03..05, MD-DICE-07, MD-EFFECT-07..15, MD-TYPE-08)."""
    base(g, c)
    wanted = c.wanted
    less: list[tuple[ChangeDice, bool]] = []
    free: list[tuple[ChangeDice, bool]] = []  # of either colour: chosen once the others are known
    none: list[str] = []
    for part, hero_s in ((mine, True), (theirs, False)):
        if not part.dice and not (hero_s and c.effects):
            continue
        for _, word in list(spoken(g, c, part, part.dice, hero_s, (ChangeDice, NoDice))):
            if isinstance(word, NoDice):
                none.append(word.side)
            elif word.amount < 0:
                less.append((word, hero_s))
            elif word.of in wanted:
                wanted[word.of] += word.amount
            else:
                free.append((word, hero_s))
    for word, hero_s in free:
        for _ in range(word.amount):
            yield from one_more(g, c, SIDES[word.of], hero_s)
    handful = dice.capped(g.content, wanted)
    for colour, amount in wanted.items():
        if amount > handful[colour]:
            g.emit(ev.DiceLost(colour=colour, amount=amount - handful[colour]))
    for word, hero_s in less:
        if word.of in handful:
            handful[word.of] = max(handful[word.of] + word.amount, 0)
        else:
            yield from fewer(g, c, handful, word.of, -word.amount, hero_s)
    for side in none:
        for colour in SIDES[side]:
            handful[colour] = 0
    c.handful = handful


def base(g: Table, c: Combat) -> None:
    """The dice of cards (MD-COMBAT-03, MD-COMBAT-04). Against a Pillar nobody defends (MD-M05-18)."""
    hero = hero_kit(g, g.heroes[c.hero])
    foe = g.enemies.get(c.foe)
    other = NO_KIT if foe is None else foe_kit(g, foe)
    attacker, defender = (hero, other) if c.hero_attacks else (other, hero)
    kind = "melee" if c.source == SPELL_SWORD else c.kind
    yellow, red = attacker.dice.get(kind, (0, 0))
    blue, green = defender.dice["defence"]
    c.wanted = {"yellow": yellow, "red": red, "blue": blue, "green": green}


def one_more(g: Table, c: Combat, colours: Iterable[str], hero_s: bool) -> Flow:
    """A die of either colour, within the limit; an Enemy takes the stronger one (MD-EFFECT-09, MD-EFFECT-13)."""
    able = [colour for colour in dice.STRONGER if colour in colours and c.wanted[colour] < limit(g, colour)]
    if not able:
        return
    colour = able[0]
    if hero_s and len(able) > 1:
        colour = yield from decide(g, c.hero, "more-dice", able)
    c.wanted[colour] += 1


def limit(g: Table, colour: str) -> int:
    return g.content.dice[colour].count


def fewer(g: Table, c: Combat, handful: dict[str, int], side: str, amount: int, hero_s: bool) -> Flow:
    """Any mix of dice of a side is not rolled; the Hero chooses, an Enemy takes the stronger ones
    (MD-EFFECT-10, MD-EFFECT-14)."""
    c.handful = handful
    for _ in range(amount):
        able = [colour for colour in dice.STRONGER if colour in SIDES[side] and handful[colour]]
        if not able:
            return
        colour = able[0]
        if hero_s and len(able) > 1:
            colour = yield from decide(g, c.hero, "fewer-dice", able)
        handful[colour] -= 1


def throw(g: Table, c: Combat) -> None:
    """One single roll of both sides (MD-COMBAT-02)."""
    c.attack = dice.roll(g, c.handful, ATTACK_COLOURS)
    c.defence = dice.roll(g, c.handful, DEFENCE_COLOURS)
    content = g.content
    g.emit(
        ev.DiceRolled(
            attack=dice.codes(c.attack),
            defence=dice.codes(c.defence),
            hits=dice.hits_on(content, c.attack),
            shields=dice.shields_on(content, c.defence),
        )
    )


# -- rerolls ---------------------------------------------------------------------------------------------------------
def rerolls(g: Table, c: Combat, part: Part, hero_s: bool) -> Flow:
    """One after another, those of any dice before those of blanks only; each as often as its Power works
    (MD-REROLL-01, MD-REROLL-02)."""
    words = list(spoken(g, c, part, part.rerolls, hero_s, Reroll))
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


def ready(g: Table, c: Combat, source: Source) -> bool:
    """Whether a Power of the Hero has been paid for in this combat, or can be used and paid for now."""
    hero = g.heroes[c.hero]
    return bought(c, source) or (affordable(g, hero, source) and in_force(g, hero, source, c))


def bought(c: Combat, source: Source) -> bool:
    return source.key in c.effects or source.key in c.activated


def costs(c: Combat, source: Source) -> bool:
    """Whether using it now costs more than symbols, or one of the times it may be used."""
    return (source.priced or source.power.per is not None) and not bought(c, source)


def sides_of(c: Combat, word: Reroll) -> tuple[str, ...]:
    if word.of == "either":
        return ("attack", "defence")
    if word.of == "own":
        return ("attack",) if c.hero_attacks else ("defence",)
    return (word.of,)


def dice_of(c: Combat, side: str) -> list[Die]:
    return c.attack if side == "attack" else c.defence


def able_dice(g: Table, c: Combat, side: str, only_blanks: bool) -> list[int]:
    """The dice of a side that lie on the table, or the blank ones of them."""
    return [
        at
        for at, die in enumerate(dice_of(c, side))
        if not die.gone and (not only_blanks or dice.blank(g.content, die))
    ]


def unlike(c: Combat, side: str, able: list[int]) -> list[int]:
    """Of dice that show the same, one."""
    there = dice_of(c, side)
    seen: dict[tuple[str | int, ...], int] = {}
    for at in able:
        die = there[at]
        seen.setdefault((die.colour, die.face, die.hits, die.shields, die.bam, die.diamond), at)
    return list(seen.values())


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


def mark(g: Table, c: Combat, side: str, able: list[int], most: int) -> Flow:
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
    for source, word in list(spoken(g, c, part, part.blanks, hero_s, (FillBlanks, FlipBlanks))):
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
        if hero_s and (saved or left < len(able)):
            options: list[Value] = [(word.of, one) for one in unlike(c, word.of, able)]
            if saved:
                options.append(KEEP)
            if len(options) > 1:
                prompt = "fill-blank" if isinstance(word, FillBlanks) else "flip-blank"
                choice = yield from decide(g, c.hero, prompt, options)
                if choice == KEEP:
                    return
                at = choice[1]
        if saved:
            saved = False
            c.effects.append(source.key)
            yield from powers.pay(g, hero, source)
            if not hero.up:
                return
        change_blank(g, c, source, word, at, hero_s)
        left -= 1


def change_blank(g: Table, c: Combat, source: Source, word: FillBlanks | FlipBlanks, at: int, hero_s: bool) -> None:
    """What it shows then counts, its symbols too (MD-GLOSS-08, MD-GLOSS-10)."""
    die = dice_of(c, word.of)[at]
    before = tally(g, c)
    skill = titled(g.heroes[c.hero], source.name)
    told: ev.BlankFlipped | ev.BlankFilled
    if isinstance(word, FlipBlanks):
        dice.flip(g, die)
        told = ev.BlankFlipped(who=c.hero, skill=skill, die=dice.code(die))
    else:
        gains = word.symbol or ("hits" if word.of == "attack" else "shields")
        setattr(die, gains, getattr(die, gains) + word.amount)
        told = ev.BlankFilled(who=c.hero, skill=skill, die=dice.code(die), gains=gains, amount=word.amount)
    recount(g, c, before)
    if hero_s:
        g.emit(told)


# -- the result ------------------------------------------------------------------------------------------------------
def count(g: Table, c: Combat, mine: Part, theirs: Part) -> None:
    """Symbols to spend, and what Skills add and take away; those of the Defender first (MD-ENCH-02..04, MD-TYPE-01)."""
    c.symbols = tally(g, c)
    hero_first = not c.hero_attacks
    for hero_s in (hero_first, not hero_first):
        part = mine if hero_s else theirs
        if part.result or (hero_s and c.effects):
            for _, word in list(spoken(g, c, part, part.result, hero_s, RESULT)):
                change(g, c, word, hero_s)


def tally(g: Table, c: Combat) -> dict[str, int]:
    """The symbols that lie on the table."""
    attack, defence = dice.symbols_on(g.content, c.attack), dice.symbols_on(g.content, c.defence)
    return {
        "attack-bam": attack[0],
        "attack-diamond": attack[1],
        "defence-bam": defence[0],
        "defence-diamond": defence[1],
    }


def recount(g: Table, c: Combat, before: dict[str, int]) -> None:
    """Dice have changed since `before`: once symbols are counted, those that came may be spent and those that went may
    not; a Defender that has had its turn spends no more."""
    if c.step not in ("defence", "attack"):
        return
    for key, now in tally(g, c).items():
        if c.step == "defence" or key.startswith("attack"):
            c.symbols[key] = max(c.symbols[key] + now - before[key], 0)


def change(g: Table, c: Combat, word: Any, hero_s: bool) -> None:
    """A word about the result (MD-EFFECT-01..06, MD-EFFECT-19, MD-EFFECT-20, MD-GLOSS-03)."""
    kind = type(word)
    if kind is ChangeHits:
        c.hits += word.amount
    elif kind is ChangeShields:
        c.shields += word.amount
    elif kind is AddDamage:
        c.damage += word.amount
    elif kind is AddSymbol:
        side = "attack" if hero_s == c.hero_attacks else "defence"
        c.symbols[f"{side}-{word.symbol}"] += word.amount
    elif kind is CancelSymbol:
        cancel(c, word)
    elif kind is DoubleHits:
        c.hits += dice.hits_shown(g.content, c.attack)
    elif kind is ReachBoss:
        c.to_boss = True
    elif kind is Retaliate:
        c.retaliate += word.amount
    elif kind is HalfDamage:
        c.halved = True


def cancel(c: Combat, word: CancelSymbol) -> None:
    """(MD-EFFECT-19, MD-EFFECT-20)"""
    for symbol in ("bam", "diamond"):
        key = f"{word.side}-{symbol}"
        if word.symbol == "all":
            c.symbols[key] = 0
        elif word.symbol == symbol:
            c.symbols[key] = max(c.symbols[key] - 1, 0)


# -- Enchantments ----------------------------------------------------------------------------------------------------
def enchant(g: Table, c: Combat, side: str, part: Part) -> Flow:
    """One side spends its symbols; Defence before Attack. A Hero chooses, an Enemy activates what it can, its own card
    first; what nothing can use is lost (MD-ENCH-01..12)."""
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
    price = power.pay
    if c.symbols[f"{side}-bam"] < price.bam or c.symbols[f"{side}-diamond"] < price.diamond:
        return False
    if c.activated.count(source.key) >= power.repeat or (c.foe not in g.enemies and c.foe >= 0):
        return False
    if hero_s:
        hero = g.heroes[c.hero]
        return hero.up and in_force(g, hero, source, c) and (not source.priced or affordable(g, hero, source))
    return works(g, c, source, False)


def activate(g: Table, c: Combat, side: str, source: Source, hero_s: bool) -> Flow:
    """Pay the symbols; the effect works at once, or when the Damage is known."""
    price = source.power.pay
    c.symbols[f"{side}-bam"] -= price.bam
    c.symbols[f"{side}-diamond"] -= price.diamond
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
        g.emit(ev.EnemyEnchanted(foe=foe.card, enemy=foe.id, card=source.name))
    if not source.waits:
        for word in source.power.does:
            yield from act(g, c, word, hero_s, source)


def act(g: Table, c: Combat, word: Any, hero_s: bool, source: Source | None = None) -> Flow:
    """A word of an Enchantment, or of a Skill that does more than change the result."""
    kind = type(word)
    if isinstance(word, RESULT):
        change(g, c, word, hero_s)
    elif kind is ChangeDice:
        if word.amount < 0:
            yield from take_away(g, c, word, hero_s)
        else:
            yield from add_dice(g, c, word, hero_s)
    elif kind is NoDice:
        for die in dice_of(c, word.side):
            remove(g, c, die)
    elif kind is KillOutright:
        c.killed = True
    elif kind is Reroll:
        if hero_s and source is not None:
            c.rerolls[source.key] = 1
            if options := reroll_options(g, c, source, word):
                choice = yield from decide(g, c.hero, "reroll", [*options, KEEP])
                if choice != KEEP:
                    yield from reroll(g, c, source, word, choice)
        elif not hero_s and source is not None:
            enemy_rerolls(g, c, [(source, word)])
    elif kind is FillBlanks or kind is FlipBlanks:
        if source is not None:
            yield from change_blanks(g, c, source, word, hero_s)
    elif hero_s:
        yield from powers.speak(g, g.heroes[c.hero], word, "" if source is None else source.name)
    elif c.foe in g.enemies:
        yield from powers.enemy_speaks(g, g.enemies[c.foe], c.hero, word)


def take_away(g: Table, c: Combat, word: ChangeDice, hero_s: bool) -> Flow:
    """Dice are removed after the roll; their owner's opponent takes the best, or what the Hero wants
    (MD-TYPE-07, MD-EFFECT-08, MD-EFFECT-10, MD-EFFECT-12, MD-EFFECT-14)."""
    side = word.of if word.of in SIDES else ("attack" if word.of in ATTACK_COLOURS else "defence")
    there = dice_of(c, side)
    for _ in range(-word.amount):
        able = [at for at in able_dice(g, c, side, False) if word.of in SIDES or there[at].colour == word.of]
        if not able:
            return
        able = unlike(c, side, able)
        if not hero_s:
            best = max(worth(g, there[at]) for at in able)
            able = [at for at in able if worth(g, there[at]) == best]
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
    side = word.of if word.of in SIDES else ("attack" if word.of in ATTACK_COLOURS else "defence")
    there = dice_of(c, side)
    for _ in range(word.amount):
        able = [
            colour
            for colour in dice.STRONGER
            if colour in (SIDES[side] if word.of in SIDES else (word.of,))
            and sum(die.colour == colour and not die.gone for die in there) < limit(g, colour)
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


# -- Damage ----------------------------------------------------------------------------------------------------------
def totals(g: Table, c: Combat) -> tuple[int, int]:
    """Hits and Shields with all that adds to them; neither below 0 (MD-DMG-01)."""
    return (
        max(dice.hits_on(g.content, c.attack) + c.hits, 0),
        max(dice.shields_on(g.content, c.defence) + c.shields, 0),
    )


def damage(g: Table, c: Combat, mine: Part, theirs: Part) -> Flow:
    """Hits minus Shields, not below 0, and what comes on top of it (MD-DMG-01, MD-EFFECT-06)."""
    c.step = "damage"
    hits, shields = totals(g, c)
    dealt = max(hits - shields, 0) + c.damage
    if c.halved:
        dealt = (dealt + 1) // 2
    c.dealt = dealt
    g.emit(ev.DamageKnown(hits=hits, shields=shields, damage=dealt))
    hero = g.heroes[c.hero]
    if not c.hero_attacks:
        if c.killed:
            life.slay(g, hero)
        else:
            yield from potions.suffer(g, hero, dealt)
        yield from aftermath(g, c, mine, theirs, shields > hits)
    elif c.foe < 0:
        yield from hurt_pillar(g, c, dealt)
    elif (foe := g.enemies.get(c.foe)) is not None:
        c.fell += yield from hurt_foe(g, c, foe, dealt)
        yield from aftermath(g, c, mine, theirs, shields > hits)


def hurt_foe(g: Table, c: Combat, foe: Enemy, dealt: int) -> Flow:
    """To Minions first; if they are Stunned, or the attack may pass them, the Hero divides it
    (MD-MOB-04, MD-MOB-06, MD-MOB-12..14, MD-STUN-07)."""
    if c.killed:
        return (yield from enemies.kill(g, foe, c.hero))
    to_boss = 0
    if dealt and foe.minions and foe.life and (c.to_boss or foe.stunned):
        c.left = dealt
        to_boss = yield from decide(g, c.hero, "boss-damage", list(range(min(dealt, foe.life) + 1)))
        c.left = 0
    return (yield from enemies.hurt(g, foe, dealt, c.hero, to_boss))


def hurt_pillar(g: Table, c: Combat, dealt: int) -> Flow:
    """(MD-M05-18, MD-M08-06)"""
    pillar = g.pillar_at(c.at)
    if pillar is None or not dealt:
        return
    pillar.life = max(pillar.life - dealt, 0)
    g.emit(ev.PillarWounded(where=c.at, amount=dealt, left=pillar.life))
    if not pillar.life:
        yield from tokens.destroy_pillar(g, pillar)


def waiting(c: Combat, part: Part) -> list[Source]:
    """Powers that wait for the Damage: those that cost nothing, and those that have been paid for."""
    paid = [*c.activated, *c.effects]
    return [*part.late, *(one for one in (*part.enchantments, *part.boosts) if one.waits and one.key in paid)]


def aftermath(g: Table, c: Combat, mine: Part, theirs: Part, outdone: bool) -> Flow:
    """What follows the Damage: Retaliate if there were more Shields than Hits, and what waits for an attack without
    Damage (MD-SKILL-14, MD-GLOSS-09)."""
    hero = g.heroes[c.hero]
    foe = g.enemies.get(c.foe)
    if c.retaliate and outdone and foe is not None and hero.up:
        if c.hero_attacks:
            g.emit(ev.EnemyRetaliated(foe=foe.card, enemy=foe.id, whom=c.hero, amount=c.retaliate))
            yield from potions.suffer(g, hero, c.retaliate)
        else:
            g.emit(ev.Retaliated(who=c.hero, foe=foe.card, enemy=foe.id, amount=c.retaliate))
            c.fell += yield from enemies.hurt(g, foe, c.retaliate, c.hero)
    if c.dealt == 0:
        for part, hero_s in ((mine, True), (theirs, False)):
            for source in waiting(c, part):
                if c.foe in g.enemies and hero.up and works(g, c, source, hero_s):
                    for word in source.power.does:
                        if hero_s and isinstance(word, AddDamage):
                            c.fell += yield from enemies.hurt(g, g.enemies[c.foe], word.amount, c.hero)
                        elif isinstance(word, AddDamage):
                            yield from potions.suffer(g, hero, word.amount)
                        else:
                            yield from act(g, c, word, hero_s, source)
