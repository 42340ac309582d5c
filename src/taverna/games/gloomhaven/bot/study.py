"""How scenarios go for four mercenaries: how often each is won, and how it is lost. `docs/balance.md` is made from it.

python -m taverna.games.gloomhaven.bot.study --games 8 --seed 1 --keep tales.jsonl
python -m taverna.games.gloomhaven.bot.study --games 8 --scenarios 15 18 --classes brute cragheart scoundrel tinkerer

Any scenario may be played at any level; the Rules recommend half the average level of the party, rounded up, and one
less for an easy evening (GH-LEVEL-02..05).
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import msgspec

from taverna import bots
from taverna.core.table import Table
from taverna.games import find
from taverna.lab.playing import seed_of
from taverna.lab.statistics import wilson

from .. import events as ev
from ..campaign import evening, growth
from ..campaign.standing import least_xp
from ..campaign.world import Party, World
from ..records.content import DUNGEON, Content

PARTY = 4
LEVEL = 4
"""Of the characters: the scenario recommended for them has level 2."""
EVENING = 15
"""Experience that a scenario brings each character, more or less."""
GOLD, MARKS, RENOWN = 15, 0.75, 0.4
"""What else an evening brings: gold and check marks to each, prosperity to the city."""
EACH = 1000
"""Every scenario has seeds of its own, and with them parties of its own."""


class Tale(msgspec.Struct, frozen=True):
    """What is remembered of one game."""

    scenario: str
    number: int
    level: int  # of the characters
    won: bool
    rounds: int
    felled: int  # characters exhausted by damage
    spent: int  # by want of cards
    classes: list[str]
    difficulty: str = "normal"

    @property
    def reason(self) -> str:
        """Why it was lost."""
        if self.felled + self.spent < len(self.classes):
            return "its own rule"
        return "damage" if self.felled > self.spent else "cards"


def seed_for(seed: int, nth: int, number: int) -> int:
    """That of a scenario's game in a series."""
    return seed_of(seed, EACH * nth + number)


def party(content: Content, seed: int) -> list[str]:
    """Four of the classes that a campaign begins with."""
    return Random(seed).sample([id for id, one in content.classes.items() if one.joins < 9], PARTY)


def company(content: Content, scenario: str, classes: Sequence[str], level: int) -> dict[str, Any]:
    """The world as it may be by then, with that scenario alone open and no events: experience, gold, perks for check
    marks, and what the shop has. Levels, perks and items are taken at the table."""
    evenings = least_xp(level) // EVENING
    world = World(prosperity=int(RENOWN * evenings), made=1)
    evening.begin(world, content)
    world.open, world.city, world.road = [scenario], [], []
    world.party = "party-1"
    world.parties[world.party] = sheet = Party(id=world.party)
    for what in classes:
        hero = growth.create(world, content, what, what)
        hero.xp, hero.gold = least_xp(level), hero.gold + GOLD * evenings
        growth.check(hero, int(MARKS * evenings))
        sheet.members.append(hero.id)
    found: dict[str, Any] = msgspec.to_builtins(world)
    return found


def told(
    scenario: str,
    seed: int,
    level: int = LEVEL,
    difficulty: str = "normal",
    classes: Sequence[str] = (),
    bot: str = "mercenary",
) -> Tale:
    """One game, from its seed to its result: an evening of a campaign, the scenario's level as recommended. `classes`:
    of those who play, four by lot if none are named."""
    game = find("gloomhaven")
    content: Content = game.content()
    number = content.scenarios[scenario].number
    classes = list(classes) or party(content, seed)
    world = company(content, scenario, classes, level)
    chosen = {"mode": "campaign", "world": world, "difficulty": difficulty}
    table = Table(game, len(classes), seed, chosen)
    bots.play(table, {seat: bots.make(game, bot) for seat in range(len(classes))}, seed)
    g, result = table.state, table.result
    assert result is not None
    felled = sum((f := g.figures.get(mat.id)) is None or f.hp <= 0 for mat in g.characters if mat.exhausted)
    return Tale(
        scenario=scenario,
        number=number,
        level=level,
        won=bool(result["winners"]),
        rounds=g.round,
        felled=felled,
        spent=sum(isinstance(event, ev.Exhausted) for _, event in table.happened()) - felled,
        classes=classes,
        difficulty=difficulty,
    )


# -- as tables of Markdown -------------------------------------------------------------------------------------------
def share(tales: Iterable[Tale]) -> str:
    """Games won in per cent with the 95 % interval, and how many there were."""
    wins = [tale.won for tale in tales]
    low, high = wilson(sum(wins), len(wins))
    return f"{fmean(wins):.0%} ({low:.0%} to {high:.0%}) | {len(wins)}".replace("%", " %")


def by_scenario(tales: Sequence[Tale]) -> Iterator[str]:
    yield "| scenario | level | difficulty | won | games | rounds | lost by |"
    yield "|---|--:|---|---|--:|--:|---|"
    for kind in sorted({kind_of(tale) for tale in tales}):
        mine = [tale for tale in tales if kind_of(tale) == kind]
        yield f"| {mine[0].number} {mine[0].scenario} | {mine[0].level} | {mine[0].difficulty} | {row(mine)} |"
    yield f"| all | | | {row(tales)} |"


def kind_of(tale: Tale) -> tuple[int, int, bool]:
    """Games of one kind are counted together."""
    return tale.number, tale.level, tale.difficulty != "normal"


def row(tales: Sequence[Tale]) -> str:
    lost = Counter(tale.reason for tale in tales if not tale.won).most_common()
    why = ", ".join(f"{reason} {n}" for reason, n in lost)
    return f"{share(tales)} | {fmean(tale.rounds for tale in tales):.0f} | {why}"


def by_class(tales: Sequence[Tale]) -> Iterator[str]:
    yield "| class | won with it | games |"
    yield "|---|---|--:|"
    for what in sorted({what for tale in tales for what in tale.classes}):
        yield f"| {what} | {share(tale for tale in tales if what in tale.classes)} |"


def remembered(kept: Path | None) -> list[Tale]:
    """The games of earlier studies, if they were kept."""
    if kept is None or not kept.exists():
        return []
    return [msgspec.json.decode(line, type=Tale) for line in kept.read_bytes().splitlines()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=8, help="of each scenario")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scenarios", type=int, nargs="*", help="by number; all if none are named")
    parser.add_argument("--level", type=int, default=LEVEL, help="of the characters")
    parser.add_argument("--difficulty", choices=["easy", "normal", "hard", "very-hard"], default="normal")
    parser.add_argument("--classes", nargs="*", default=[], help="of the party; four by lot if none are named")
    parser.add_argument("--bot", default="mercenary", help="who sits in every seat: another plays the same deals")
    parser.add_argument("--keep", type=Path, help="a file to which games are added; those in it are counted too")
    asked = parser.parse_args()
    known = {one.number: id for id, one in find("gloomhaven").content().scenarios.items() if id != DUNGEON}
    if asked.games < 1 or not 1 <= asked.level <= 9:
        parser.error("games are a number from 1, levels from 1 to 9")
    if unknown := [number for number in asked.scenarios or [] if number not in known]:
        parser.error(f"no scenario {unknown[0]}: they go from {min(known)} to {max(known)}")
    tales = remembered(asked.keep)
    for nth, number in product(range(asked.games), asked.scenarios or sorted(known)):
        seed = seed_for(asked.seed, nth, number)
        tales.append(told(known[number], seed, asked.level, asked.difficulty, asked.classes, asked.bot))
        if asked.keep is not None:
            with asked.keep.open("ab") as file:
                file.write(msgspec.json.encode(tales[-1]) + b"\n")
    for table in (by_scenario, by_class):
        sys.stdout.write("\n".join(table(tales)) + "\n\n")


if __name__ == "__main__":
    main()
