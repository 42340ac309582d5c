"""Battle goals: what the engine counts for each character, and whether a goal was met (GH-GOAL-01..04).

A battle goal names one of `TESTS` with a number. Deeds are counted in `Character.tally` as they happen; what depends on
how the scenario ends is looked up at the end.
"""

from __future__ import annotations

from collections.abc import Callable

from ..state import Character, Table
from . import figures, moments
from .zones import idle

TESTS: dict[str, str] = {
    "cards-at-least": "cards in hand and discard pile at the end: at least so many",
    "cards-at-most": "the same: at most so many",
    "xp-at-most": "experience gained: at most so much",
    "xp-at-least": "experience gained: at least so much",
    "hp-at-most": "hit points at the end: at most so many",
    "hp-full": "hit points at the end: the maximum",
    "traps-at-least": "traps sprung or disarmed",
    "treasures-at-least": "treasure tiles looted",
    "allies-standing": "no other character became exhausted",
    "doors-at-least": "rooms revealed",
    "tokens-at-least": "money tokens looted",
    "looted-nothing": "neither money tokens nor treasure tiles looted",
    "kills-at-most": "monsters killed: at most so many",
    "kills-at-least": "monsters killed: at least so many",
    "elites-at-least": "elite monsters killed",
    "items-at-least": "items used at least this many times more than the character's level",
    "items-none": "no item used",
    "never-quiet": "a monster on the map at the beginning of every round",
    "overkill-at-least": "a monster killed with so much more damage than needed",
    "first-kill": "the first to kill a monster",
    "never-below-half": "hit points never below half, rounded up",
    "one-blow": "an undamaged monster killed with a single attack",
    "long-rests-only": "no short rest",
    "short-rests-only": "no long rest",
}
"""The tests a battle goal can name."""


# -- counting --------------------------------------------------------------------------------------------------------
def wounded(g: Table, now: moments.Wounded) -> None:
    """Damage done and suffered; hit points below half of the maximum, rounded up."""
    figure = now.figure
    if figure.kind == "character":
        tally = g.character(figure.id).tally
        tally.suffered += now.lost
        if figure.hp < (figure.max_hp + 1) // 2:
            tally.below_half = 1
    elif figure.force != "party":
        mat = figures.credited(g, now.by)
        if mat is not None:
            mat.tally.damage += now.lost


def dying(g: Table, now: moments.Dying) -> None:
    """A monster is killed by a character or one of its summons."""
    dead, mat = now.figure, figures.credited(g, now.by)
    if mat is None or dead.kind != "monster" or dead.force == "party":
        return
    tally = mat.tally
    elite = dead.rank == "elite" and not dead.name  # GH-NAMED-01
    one_more(tally.elites_slain if elite else tally.slain, dead.what)
    if not any(other.tally.kills for other in g.characters):
        tally.first_kill += 1
    tally.kills += 1
    tally.elite_kills += elite
    tally.overkill = max(tally.overkill, now.extra)
    tally.one_blow += now.one_blow
    attack = g.attacking
    if attack is not None and attack.target == dead.id and attack.attacker == mat.id:
        for item in attack.tools:
            one_more(tally.slain_with.setdefault(item, {}), dead.what)


def one_more(counted: dict[str, int], what: str) -> None:
    counted[what] = counted.get(what, 0) + 1


def trap_gone(g: Table, now: moments.TrapGone) -> None:
    """It counts for the one whose turn it is, a summon's for its owner."""
    mat = figures.credited(g, g.turn)
    if mat is not None:
        mat.tally.traps += 1


def door_opened(g: Table, now: moments.DoorOpened) -> None:
    mat = g.hero(now.by)
    if mat is not None and g.turn == now.by:
        mat.tally.doors += now.rooms


def looted(g: Table, now: moments.Looted) -> None:
    now.mat.tally.tokens += now.tokens


def treasure_taken(g: Table, now: moments.TreasureTaken) -> None:
    now.mat.tally.treasures += 1


def item_used(g: Table, now: moments.ItemUsed) -> None:
    if not (now.item.forced and now.item.after == "kept"):  # what simply happens is no use of an item
        now.mat.tally.items += 1


def rest_taken(g: Table, now: moments.RestTaken) -> None:
    if now.long:
        now.mat.tally.long_rests += 1
    else:
        now.mat.tally.short_rests += 1


def round_begins(g: Table, now: moments.RoundBegins) -> None:
    if not any(f.kind == "monster" and f.force != "party" and f.at is not None for f in g.figures.values()):
        for mat in g.characters:
            mat.tally.quiet_rounds += 1


# -- meeting a goal --------------------------------------------------------------------------------------------------
def met(g: Table, seat: int) -> bool:
    """Whether the character has met the battle goal it kept."""
    mat = g.characters[seat]
    if not mat.goals:
        return False
    goal = g.content.battle_goals[mat.goals[0]]
    return _MET[goal.test](g, mat, int(goal.value))


def cards_left(mat: Character) -> int:
    """Cards in hand and discarded; an active card without the lost symbol counts as discarded (GH-BONUS-08)."""
    return len(mat.hand) + len(mat.discarded) + len(idle(mat))


def _hp(g: Table, mat: Character) -> tuple[int, int]:
    """Hit points now and at most; an exhausted character has what it had when it left, the dead 0."""
    figure = g.figures.get(mat.id)
    return (0, 1) if figure is None else (max(figure.hp, 0), figure.max_hp)


def _count(what: str) -> Callable[[Table, Character, int], bool]:
    return lambda g, mat, value: getattr(mat.tally, what) >= max(value, 1)


def _others_stand(g: Table, mat: Character, value: int) -> bool:
    return not any(other.exhausted and not other.left for other in g.characters if other.seat != mat.seat)


_MET: dict[str, Callable[[Table, Character, int], bool]] = {
    "cards-at-least": lambda g, mat, value: cards_left(mat) >= value,
    "cards-at-most": lambda g, mat, value: cards_left(mat) <= value,
    "xp-at-most": lambda g, mat, value: mat.xp <= value,
    "xp-at-least": lambda g, mat, value: mat.xp >= value,
    "hp-at-most": lambda g, mat, value: _hp(g, mat)[0] <= value,
    "hp-full": lambda g, mat, value: _hp(g, mat)[0] == _hp(g, mat)[1],
    "traps-at-least": _count("traps"),
    "treasures-at-least": _count("treasures"),
    "allies-standing": _others_stand,
    "doors-at-least": _count("doors"),
    "tokens-at-least": _count("tokens"),
    "looted-nothing": lambda g, mat, value: not mat.tally.tokens and not mat.tally.treasures,
    "kills-at-most": lambda g, mat, value: mat.tally.kills <= value,
    "kills-at-least": _count("kills"),
    "elites-at-least": _count("elite_kills"),
    "items-at-least": lambda g, mat, value: mat.tally.items >= value + mat.level,
    "items-none": lambda g, mat, value: not mat.tally.items,
    "never-quiet": lambda g, mat, value: not mat.tally.quiet_rounds,
    "overkill-at-least": _count("overkill"),
    "first-kill": _count("first_kill"),
    "never-below-half": lambda g, mat, value: not mat.tally.below_half,
    "one-blow": _count("one_blow"),
    "long-rests-only": lambda g, mat, value: not mat.tally.short_rests,
    "short-rests-only": lambda g, mat, value: not mat.tally.long_rests,
}
