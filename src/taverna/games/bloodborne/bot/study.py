"""How well the content plays: hunter bots at every seat, and who won with what. `docs/balance.md` has the results.

python -m taverna.games.bloodborne.bot.study --seats 3 --games 300 --seed 1
"""

from __future__ import annotations

import argparse
from math import sqrt
from random import Random
from statistics import fmean, pstdev

import msgspec

from taverna import bots
from taverna.core.table import Table
from taverna.games import find
from taverna.lab.playing import seed_of
from taverna.lab.statistics import Z95, wilson

from .. import events as ev
from ..state import NO_UPGRADE
from . import HunterBot


class Share(msgspec.Struct):
    """How often those with something have won, with shared victories in parts."""

    hunters: int = 0
    wins: float = 0.0

    def add(self, won: float) -> None:
        self.hunters += 1
        self.wins += won


class Used(msgspec.Struct):
    """What became of an Upgrade: on offer when somebody could take one, taken, played."""

    offered: int = 0
    taken: int = 0
    played: int = 0


class Study(msgspec.Struct):
    """What is counted over many games with so many seats."""

    seats: int
    games: int = 0
    owners: dict[str, Share] = {}  # by Upgrade: every Hunter who took it, whatever became of it later
    used: dict[str, Used] = {}
    hunters: dict[str, Share] = {}  # by Hunter board, which is also by seat
    deaths: dict[str, list[int]] = {}  # by Final Boss, game by game
    rounds: dict[str, list[int]] = {}

    def count(self, table: Table) -> None:
        """Add one finished game."""
        g, result = table.state, table.result
        assert result is not None
        part = 1 / len(result["winners"])
        won = [part if seat in result["winners"] else 0.0 for seat in range(self.seats)]
        self.games += 1
        self.rounds.setdefault(g.final, []).append(g.round)
        self.deaths.setdefault(g.final, []).append(sum(hunter.deaths for hunter in g.hunters))
        for hunter in g.hunters:
            self.hunters.setdefault(hunter.board, Share()).add(won[hunter.seat])
        upgrades = g.content.upgrades
        owned: set[tuple[int, str]] = set()
        for _, event in table.happened():
            if isinstance(event, ev.Upgraded):
                owned.add((event.who, event.card))
                self.use(event.card).taken += 1
            elif isinstance(event, ev.Played | ev.Transformed) and event.card in upgrades:
                self.use(event.card).played += 1
        for seat, card in owned:
            self.owners.setdefault(card, Share()).add(won[seat])

    def use(self, card: str) -> Used:
        return self.used.setdefault(card, Used())


class Watched(HunterBot):
    """The hunter bot, and what it was offered."""

    def __init__(self, found: Study) -> None:
        super().__init__()
        self.found = found

    def choose(self, sight: bots.Sight, random: Random) -> str:
        if sight.prompt == "upgrade":
            for card in set(sight.options) - {NO_UPGRADE}:
                self.found.use(card).offered += 1
        return super().choose(sight, random)


def study(seats: int, games: int, seed: int) -> Study:
    """Play so many games and count."""
    found, game = Study(seats), find("bloodborne")
    for nth in range(games):
        table = Table(game, seats, seed_of(seed, nth), {})
        seated: dict[int, bots.Bot] = {seat: Watched(found) for seat in range(seats)}
        bots.play(table, seated, table.seed)
        found.count(table)
    return found


# -- as tables of Markdown -------------------------------------------------------------------------------------------
def share(name: str, of: Share, fair: float) -> str:
    low, high = wilson(of.wins, of.hunters)
    rate = of.wins / of.hunters
    return f"| {name} | {of.hunters} | {rate:.0%} ({low:.0%} to {high:.0%}) | {rate / fair:.2f} |"


def told(found: Study) -> list[str]:
    """The whole study, the strongest card first."""
    fair = 1 / found.seats
    lines = [f"{found.games} games, {found.seats} seats."]
    lines += ["", "| Upgrade | owners | won (95 %) | of its share | offered | taken | played per taken |"]
    lines += ["|---|--:|--:|--:|--:|--:|--:|"]
    for card, of in sorted(found.owners.items(), key=lambda one: -one[1].wins / one[1].hunters):
        use = found.used[card]
        lines.append(f"{share(card, of, fair)} {use.offered} | {use.taken} | {use.played / use.taken:.2f} |")
    lines += [f"| {card} | 0 | | | {use.offered} | 0 | |" for card, use in found.used.items() if not use.taken]
    lines += ["", "| Final Boss | games | rounds (longest) | deaths (95 %) | of the mean |", "|---|--:|--:|--:|--:|"]
    mean = fmean(fmean(deaths) for deaths in found.deaths.values())
    for final, deaths in sorted(found.deaths.items()):
        rounds, died, n = found.rounds[final], fmean(deaths), len(deaths)
        off = Z95 * pstdev(deaths) / sqrt(n)
        long = f"{fmean(rounds):.1f} ({max(rounds)})"
        lines.append(
            f"| {final} | {n} | {long} | {died:.2f} ({died - off:.2f} to {died + off:.2f}) | {died / mean:.2f} |"
        )
    lines += ["", "| Hunter | games | won (95 %) | of its share |", "|---|--:|--:|--:|"]
    return lines + [share(board, of, fair) for board, of in found.hunters.items()]


def main() -> None:
    parser = argparse.ArgumentParser(description="Who wins Bloodborne with what, when hunter bots play it.")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.games < 1:
        parser.error("games are a number from 1")
    print("\n".join(told(study(asked.seats, asked.games, asked.seed))))


if __name__ == "__main__":
    main()
