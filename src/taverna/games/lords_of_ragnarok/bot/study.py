"""How games between Jarls go: who wins, how, with what, and how long it takes. `docs/balance.md` is made from it.

python -m taverna.games.lords_of_ragnarok.bot.study 3 200
python -m taverna.games.lords_of_ragnarok.bot.study 3 200 --any  # Heroes and Origins by lot
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from statistics import median

import msgspec

from taverna import bots
from taverna.core.table import Table
from taverna.games import find
from taverna.lab.playing import seed_of
from taverna.lab.statistics import wilson

from .. import events as ev
from .jarl import JarlBot


class Tale(msgspec.Struct, frozen=True):
    """What is remembered of one game."""

    outcome: str
    winners: list[int]
    heroes: list[str]  # by seat
    origins: list[str]
    first: int  # who took the first turn
    turns: int
    drafts: int
    hunts: int
    kills: int
    boss_hunts: int
    temples: int
    met: list[str]  # Requirements turned down


class Anybody(JarlBot):
    """A Jarl who plays with whatever Hero and Origin the lot gives."""

    def choose(self, sight: bots.Sight, random: Random) -> str:
        if sight.prompt in ("choose-hero", "choose-origin"):
            return random.choice(sight.options)
        return super().choose(sight, random)


def told(players: int, seed: int, jarl: type[JarlBot] = JarlBot) -> Tale:
    """One game, from its seed to its result."""
    table = Table(find("lords-of-ragnarok"), players, seed, {})
    bots.play(table, {seat: jarl() for seat in range(players)}, seed)
    g, result = table.state, table.result
    assert result is not None
    events = [event for _, event in table.latest(0)]
    hunted = [event.monster for event in events if isinstance(event, ev.HuntBegan)]
    return Tale(
        outcome=result["outcome"],
        winners=result["winners"],
        heroes=[player.hero for player in g.players],
        origins=[player.origin for player in g.players],
        first=g.selecting if g.first is None else g.first,
        turns=g.turn,
        drafts=sum(isinstance(event, ev.DraftBegan) for event in events),
        hunts=len(hunted),
        kills=sum(len(player.trophies) for player in g.players),
        boss_hunts=hunted.count(g.boss),
        temples=len(g.temples),
        met=list(g.down),
    )


def report(players: int, tales: list[Tale]) -> Iterator[str]:
    """Lines of Markdown, with 95 % intervals."""
    games = len(tales)
    yield f"{players} players, {games} games"
    yield ""
    yield "| | share | 95 % | of |"
    yield "|---|--:|---|--:|"
    for outcome, n in Counter(tale.outcome for tale in tales).most_common():
        yield line(outcome, n, games)
    won = [tale for tale in tales if tale.winners]
    yield line("won by who began", sum(tale.first in tale.winners for tale in won), len(won))
    for of in ("heroes", "origins"):
        had = Counter(name for tale in won for name in getattr(tale, of))
        wins = Counter(getattr(tale, of)[seat] for tale in won for seat in tale.winners)
        for name, n in sorted(had.items()):
            yield line(f"{name} ({wins[name] / n * players:.2f} of its share)", wins[name], n)
    for requirement, n in Counter(met for tale in tales for met in tale.met).most_common():
        yield line(f"{requirement} met", n, games)
    yield line("no Blessing Draft", sum(not tale.drafts for tale in tales), games)
    yield ""
    turns = sorted(tale.turns for tale in tales)
    yield f"Turns of each player: median {median(turns) / players:.1f}, longest {turns[-1] / players:.1f}."
    sights = ("hunts", "kills", "boss_hunts", "temples")
    mean = {what: sum(getattr(tale, what) for tale in tales) / games for what in sights}
    yield f"Each game: {mean['hunts']:.1f} Hunts, {mean['kills']:.1f} kills, {mean['boss_hunts']:.2f} Hunts of Loki,"
    yield f"{mean['temples']:.1f} Temples."


def line(what: str, n: int, of: int) -> str:
    low, high = wilson(n, of)
    return f"| {what} | {n / max(1, of):.0%} | {low:.0%} to {high:.0%} | {of} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("players", type=int)
    parser.add_argument("games", type=int)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--any", action="store_true", help="Heroes and Origins by lot, not by the Jarl's taste")
    chosen = parser.parse_args()
    if chosen.games < 1:
        parser.error("games are a number from 1")
    jarl = Anybody if chosen.any else JarlBot
    tales = [told(chosen.players, seed_of(chosen.seed, nth), jarl) for nth in range(chosen.games)]
    sys.stdout.write("\n".join(report(chosen.players, tales)) + "\n")


if __name__ == "__main__":
    main()
