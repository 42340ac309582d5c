"""How Missions go for parties of bots: who wins, with which Classes and Skills. `docs/balance.md` is made from it.

python -m taverna.games.massive_darkness.bot.study --heroes 2 4 6 --games 12 --seed 1 --keep tales.jsonl
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

TUTORIAL = 0  # the number of the Mission that is not counted
LAST_ROUND = 60  # a house rule, so that every game ends
Skill = tuple[str, str, int]  # Class, line, step


class Tale(msgspec.Struct, frozen=True):
    """What is remembered of one game."""

    mission: str
    heroes: int
    won: bool
    reason: str  # why it was lost
    rounds: int
    deaths: int
    classes: list[str]
    learned: list[Skill]
    unlocked: list[Skill]  # of these, those that the Level came to unlock


def party(names: Sequence[str], heroes: int, seed: int) -> list[str]:
    """So many of these, each at most once."""
    return Random(seed).sample(list(names), heroes)


def told(
    mission: str, heroes: int, seed: int, recommended: bool = False, bot: str = "lightbringer", **options: Any
) -> Tale:
    """One game, from its seed to its result. Classes are drawn by lot, or Heroes with the Class on their card."""
    game = find("massive-darkness")
    content = game.content()
    drawn = party(list(content.heroes if recommended else content.classes), heroes, seed)
    chosen = {"mission": mission, "last_round": LAST_ROUND, "heroes" if recommended else "classes": drawn, **options}
    table = Table(game, heroes, seed, chosen)
    bots.play(table, {seat: bots.make(game, bot) for seat in range(heroes)}, seed)
    g, result = table.state, table.result
    assert result is not None
    events = [event for _, event in table.happened()]
    learned = [
        (hero.cls, line.id, step)
        for hero in g.heroes
        for line in content.classes[hero.cls].lines
        for step in range(1, hero.skills.get(line.id, 0) + 1)
    ]
    levels = {(cls.id, line.id, at): step.level for cls, line, at, step in steps(content)}
    return Tale(
        mission=mission,
        heroes=heroes,
        won=bool(result["winners"]),
        reason=next((event.reason for event in events if isinstance(event, ev.Lost)), ""),
        rounds=g.round,
        deaths=sum(isinstance(event, ev.Died) for event in events),
        classes=[hero.cls for hero in g.heroes],
        learned=learned,
        unlocked=[skill for skill in learned if levels[skill] <= g.level],
    )


def steps(content: Any) -> Iterator[tuple[Any, Any, int, Any]]:
    """Every step of every Skill line of every Class."""
    for cls in content.classes.values():
        for line in cls.lines:
            for at, step in enumerate(line.steps, 1):
                yield cls, line, at, step


# -- as tables of Markdown -------------------------------------------------------------------------------------------
def share(tales: Iterable[Tale]) -> str:
    """Games won in per cent with the 95 % interval, and how many there were."""
    wins = [tale.won for tale in tales]
    if not wins:
        return "-"
    low, high = wilson(sum(wins), len(wins))
    return f"{fmean(wins):.0%} ({low:.0%} to {high:.0%}), {len(wins)}".replace("%", " %")


def by_mission(tales: Sequence[Tale]) -> Iterator[str]:
    sizes = sorted({tale.heroes for tale in tales})
    missions = list(dict.fromkeys(tale.mission for tale in tales))
    yield f"| Mission | {' | '.join(f'{n} Heroes' for n in sizes)} | all | Rounds | first Round won in | lost by |"
    yield f"|---{'|---' * len(sizes)}|---|--:|--:|---|"
    for name in [*missions, "all"]:
        mine = [tale for tale in tales if name in (tale.mission, "all")]
        cells = [*(share(tale for tale in mine if tale.heroes == n) for n in sizes), share(mine)]
        lost = Counter(tale.reason for tale in mine if not tale.won).most_common()
        soonest = min((tale.rounds for tale in mine if tale.won), default="-")
        why = ", ".join(f"{reason} {n}" for reason, n in lost)
        yield f"| {name} | {' | '.join(cells)} | {fmean(tale.rounds for tale in mine):.0f} | {soonest} | {why} |"


def by_class(tales: Sequence[Tale]) -> Iterator[str]:
    """In a party of six all Classes sit, so that it says nothing of one of them."""
    few = [tale for tale in tales if len(tale.classes) < 6]
    yield "| Class | won with it | won without it |"
    yield "|---|---|---|"
    for cls in sorted({cls for tale in few for cls in tale.classes}):
        there = [tale for tale in few if cls in tale.classes]
        yield f"| {cls} | {share(there)} | {share(tale for tale in few if cls not in tale.classes)} |"


def by_skill(tales: Sequence[Tale]) -> Iterator[str]:
    content = find("massive-darkness").content()
    sat = Counter(cls for tale in tales for cls in tale.classes)
    learned = Counter(skill for tale in tales for skill in tale.learned)
    unlocked = Counter(skill for tale in tales for skill in tale.unlocked)
    yield "| Skill | Level | bought by | of it in force |"
    yield "|---|--:|--:|--:|"
    for cls, line, at, step in steps(content):
        skill = (cls.id, line.id, at)
        if sat[cls.id]:
            part = f"{unlocked[skill] / learned[skill]:.0%}" if learned[skill] else "never"
            yield f"| {cls.id}: {line.id} {at} | {step.level} | {learned[skill] / sat[cls.id]:.0%} | {part} |"


def remembered(kept: Path | None) -> list[Tale]:
    """The games of earlier studies, if they were kept."""
    if kept is None or not kept.exists():
        return []
    return [msgspec.json.decode(line, type=Tale) for line in kept.read_bytes().splitlines()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--heroes", type=int, nargs="+", default=[2, 4, 6])
    parser.add_argument("--games", type=int, default=12, help="for each Mission and size of party")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--missions", nargs="*", help="all but the tutorial if none are named")
    parser.add_argument("--recommended", action="store_true", help="Heroes with the Class on their card")
    parser.add_argument("--bot", default="lightbringer", help="who sits in every seat: another plays the same deals")
    parser.add_argument("--by-party", action="store_true", help="more tokens on the Lifebringer for more Heroes")
    parser.add_argument("--keep", type=Path, help="a file to which games are added; those in it are counted too")
    asked = parser.parse_args()
    game = find("massive-darkness")
    content = game.content()
    if asked.games < 1 or not all(heroes in game.seats for heroes in asked.heroes):
        parser.error(f"games are a number from 1, Heroes from {game.seats.start} to {game.seats.stop - 1}")
    if unknown := [mission for mission in asked.missions or [] if mission not in content.missions]:
        parser.error(f"no Mission '{unknown[0]}': there are {', '.join(content.missions)}")
    missions = asked.missions or [id for id, mission in content.missions.items() if mission.number != TUTORIAL]
    tales = remembered(asked.keep)
    for nth, mission, heroes in product(range(asked.games), missions, asked.heroes):
        seed = seed_of(asked.seed, nth)
        tales.append(told(mission, heroes, seed, asked.recommended, asked.bot, lifebringer_by_party=asked.by_party))
        if asked.keep is not None:
            with asked.keep.open("ab") as file:
                file.write(msgspec.json.encode(tales[-1]) + b"\n")
    for table in (by_mission, by_class, by_skill):
        sys.stdout.write("\n".join(table(tales)) + "\n\n")


if __name__ == "__main__":
    main()
