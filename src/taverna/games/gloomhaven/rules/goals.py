"""Battle goals: what the engine counts for each character, and whether a goal was met (GH-GOAL-01..04).

A battle goal names one of `TESTS` with a number. Deeds are counted in `Character.tally` as they happen (`note`); what
depends on how the scenario ends is looked up at the end.
"""

from __future__ import annotations

from collections.abc import Callable

from ..state import Character, Figure, Table
from .zones import idle

TALLIES: dict[str, str] = {
    "kills": "monsters killed, by oneself or by one's summons",
    "elite_kills": "elite monsters killed",
    "overkill": "the most damage beyond what was needed that killed a monster",
    "one_blow": "undamaged monsters killed with a single attack",
    "first_kill": "1 if the first monster of the scenario was killed by this character",
    "traps": "traps sprung or disarmed in one's own turn or that of a summon",
    "treasures": "treasure tiles looted",
    "tokens": "money tokens looted",
    "doors": "rooms revealed by opening a door in one's own turn",
    "items": "times an item was used",
    "short_rests": "short rests taken",
    "long_rests": "long rests taken",
    "below_half": "1 if the hit points were ever below half of their maximum, rounded up",
    "quiet_rounds": "rounds that began without any monster on the map",
    "damage": "damage done to enemies, by oneself or by one's summons",
    "suffered": "damage suffered",
    "kill:<type>": "monsters of a type killed that were not elite; personal quests count them",
    "elite-kill:<type>": "elite monsters of a type killed",
    "kill-with:<item>:<type>": "those of them killed by an attack on which an item was used",
}
"""What is counted while the scenario goes on."""

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
    "long-rests-only": "no short rest, and at least one rest",
    "short-rests-only": "no long rest, and at least one rest",
}
"""The tests a battle goal can name."""


def note(mat: Character, what: str, times: int = 1) -> None:
    """Something a battle goal may count has happened."""
    mat.tally[what] = mat.tally.get(what, 0) + times


def note_most(mat: Character, what: str, value: int) -> None:
    """Only the greatest value counts."""
    if value > mat.tally.get(what, 0):
        mat.tally[what] = value


def note_hp(g: Table, seat: int) -> None:
    """Hit points have dropped: below half of the maximum, rounded up?"""
    figure = g.figures.get(f"h{seat}")
    if figure is not None and figure.hp < (figure.max_hp + 1) // 2:
        g.characters[seat].tally["below_half"] = 1


def note_damage(g: Table, figure: Figure, amount: int, by: str) -> None:
    """Hit points are lost: for the chronicle of a campaign. What a summon does counts for its owner (GH-SUMMON-12)."""
    if figure.kind == "character":
        note(g.characters[int(figure.id[1:])], "suffered", amount)
    elif figure.force != "party":
        doer = g.figures.get(by)
        id = "" if doer is None else doer.owner if doer.kind == "summon" else doer.id
        if id[:1] == "h":
            note(g.characters[int(id[1:])], "damage", amount)


def note_round(g: Table) -> None:
    """A round begins."""
    if not any(f.kind == "monster" and f.force != "party" and f.at is not None for f in g.figures.values()):
        for mat in g.characters:
            note(mat, "quiet_rounds")


def note_trap(g: Table) -> None:
    """A trap is sprung, by whomever, or disarmed: it counts for the one whose turn it is, a summon's for its owner."""
    acting = g.figures.get(g.turn)
    id = "" if acting is None else acting.owner if acting.kind == "summon" else acting.id
    if id[:1] == "h":
        note(g.character(id), "traps")


def note_kill(g: Table, seat: int, *, elite: bool, extra: int, one_blow: bool, what: str = "") -> None:
    """A character, or one of its summons, has killed a monster (GH-SUMMON-12): `extra` damage beyond what was needed,
    `one_blow` if it was undamaged and a single attack killed it. `what`: its type, for personal quests."""
    mat = g.characters[seat]
    if what:
        note(mat, f"elite-kill:{what}" if elite else f"kill:{what}")
    if not any(other.tally.get("kills") for other in g.characters):
        note(mat, "first_kill")
    note(mat, "kills")
    if elite:
        note(mat, "elite_kills")
    note_most(mat, "overkill", extra)
    if one_blow:
        note(mat, "one_blow")


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
    figure = g.figures.get(f"h{mat.seat}")
    return (0, 1) if figure is None else (max(figure.hp, 0), figure.max_hp)


def _count(what: str) -> Callable[[Table, Character, int], bool]:
    return lambda g, mat, value: mat.tally.get(what, 0) >= max(value, 1)


def _others_stand(g: Table, mat: Character, value: int) -> bool:
    return not any(other.exhausted for other in g.characters if other.seat != mat.seat)


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
    "looted-nothing": lambda g, mat, value: not mat.tally.get("tokens") and not mat.tally.get("treasures"),
    "kills-at-most": lambda g, mat, value: mat.tally.get("kills", 0) <= value,
    "kills-at-least": _count("kills"),
    "elites-at-least": _count("elite_kills"),
    "items-at-least": lambda g, mat, value: mat.tally.get("items", 0) >= value + mat.level,
    "items-none": lambda g, mat, value: not mat.tally.get("items"),
    "never-quiet": lambda g, mat, value: not mat.tally.get("quiet_rounds"),
    "overkill-at-least": _count("overkill"),
    "first-kill": _count("first_kill"),
    "never-below-half": lambda g, mat, value: not mat.tally.get("below_half"),
    "one-blow": _count("one_blow"),
    "long-rests-only": lambda g, mat, value: bool(mat.tally.get("long_rests")) and not mat.tally.get("short_rests"),
    "short-rests-only": lambda g, mat, value: bool(mat.tally.get("short_rests")) and not mat.tally.get("long_rests"),
}
