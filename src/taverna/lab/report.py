"""Results on paper: a table of values by commas, and one page that needs nothing else, with plots drawn here."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Sequence
from statistics import fmean

from taverna.core.scene import Markup, tag

from .ratings import Rating
from .statistics import Played, tally
from .study import Study, rows
from .tournament import Plan

STYLE = """
:root { color-scheme: light dark; --ink: #222; --paper: #fbf8f2; --line: #8a7f6d; --mark: #8c2f1b; }
@media (prefers-color-scheme: dark) { :root { --ink: #e9e2d4; --paper: #1d1a16; --line: #8a7f6d; --mark: #e0876f; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 56rem;
  margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; } td, th { padding: .2rem .8rem; text-align: right; } th:first-child,
td:first-child { text-align: left; } tr + tr { border-top: 1px solid var(--line); }
.wide { overflow-x: auto; } .wide svg { min-width: 32rem; } svg { width: 100%; height: auto; }
svg text { fill: var(--ink); font: 14px system-ui, sans-serif; }
.axis, .range { stroke: var(--line); } .range { stroke-width: 3; } .dot, .bar { fill: var(--mark); }
"""

COLUMNS = ("nth", "seed", "bots", "winners", "scores", "outcome", "decisions", "rounds", "faults")


def by_commas(games: Sequence[Played]) -> str:
    """One line a game; several values of one game, by seat, stand between spaces."""
    out = io.StringIO()
    write = csv.writer(out, lineterminator="\n").writerow
    write(COLUMNS)
    for game in games:
        lists = (" ".join(map(str, values)) for values in (game.bots, game.winners))
        scores = " ".join(f"{score:g}" for score in game.scores)
        rest = (game.outcome, game.decisions, "" if game.rounds is None else game.rounds, len(game.faults))
        write((game.nth, game.seed, *lists, scores, *rest))
    return out.getvalue()


def dots(rows: Sequence[tuple[str, float, tuple[float, float]]], label: str, shown: str = ".0%") -> Markup:
    """One line a row: a dot, the interval it lies in, and its value in figures."""
    low = min(0.0, *(row[2][0] for row in rows))
    high = max(1e-9, *(row[2][1] for row in rows))
    span = high - low or 1.0

    def x(value: float) -> float:
        return 240 + (value - low) / span * 470

    drawn = [tag("line", x1=x(0.0), x2=x(0.0), y1=8, y2=30 * len(rows) + 8, class_="axis")]
    for nth, (name, value, (left, right)) in enumerate(rows):
        y = 30 * nth + 23
        drawn += [
            tag("text", name if len(name) < 29 else f"…{name[-27:]}", x=8, y=y + 5),
            tag("line", x1=x(left), x2=x(right), y1=y, y2=y, class_="range"),
            tag(
                "circle",
                tag("title", f"{value:{shown}} ({left:{shown}} to {right:{shown}})"),
                cx=x(value),
                cy=y,
                r=6,
                class_="dot",
            ),
            tag("text", f"{value:{shown}}", x=792, y=y + 5, text_anchor="end"),
        ]
    return wide(tag("svg", *drawn, viewBox=f"0 0 800 {30 * len(rows) + 16}", role="img", aria_label=label))


def bars(values: Sequence[int], label: str) -> Markup:
    """How often each length was: in at most twenty bins."""
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // 20))
    bins = Counter((value - low) // width for value in values)
    most = max(bins.values())
    drawn = []
    for nth in range((high - low) // width + 1):
        tall = 140 * bins[nth] / most
        first = low + nth * width
        name = tag("title", f"{first} to {first + width - 1}: {bins[nth]}")
        drawn.append(tag("rect", name, x=40 + nth * 36, y=150 - tall, width=32, height=tall, class_="bar"))
    drawn += [tag("text", str(low), x=40, y=172), tag("text", str(high), x=700, y=172)]
    return wide(tag("svg", *drawn, viewBox="0 0 800 180", role="img", aria_label=label))


def wide(what: Markup) -> Markup:
    """On a small screen it is moved by itself, and the page stays where it is."""
    return tag("div", what, class_="wide", tabindex="0")


def page(plan: Plan, games: Sequence[Played], ratings: Sequence[Rating]) -> str:
    """The whole tournament as one page: no script, nothing fetched."""
    heads = ("bot", "games", "wins", "win rate", "95 %", "Elo", "95 %", "OpenSkill")
    body = [row_of(rating) for rating in ratings]
    seats = tally(games).seats
    lost = Counter(game.bots[fault.seat] for game in games for fault in game.faults)
    ends = Counter(game.outcome for game in games)
    parts = [
        tag("h1", f"{plan.game}: {plan.way}, {len(games)} games"),
        tag("p", f"{plan.seats} seats, seed {plan.seed}, {plan.rounds} rounds."),
        wide(tag("table", tag("tr", [tag("th", head, scope="col") for head in heads]), body)),
        tag("h2", "Elo, with 95 % intervals"),
        dots([(one.bot, one.elo, one.elo_interval) for one in ratings], "Elo", "+.0f"),
        tag("h2", "Share of victories"),
        dots([(one.bot, one.rate, one.rate_interval) for one in ratings], "Share of victories"),
        tag("h2", "By seat"),
        dots([(f"seat {line.seat}", line.rate, line.interval) for line in seats], "Share of victories by seat"),
        tag("h2", "Decisions a game"),
        tag("p", f"Mean {fmean(game.decisions for game in games):.0f}."),
        bars([game.decisions for game in games], "Decisions a game"),
        tag("h2", "How games end"),
        tag("ul", [tag("li", f"{name}: {times}") for name, times in ends.most_common()]),
    ]
    parts += given_for(lost)
    return whole(f"{plan.game}: {plan.way}", parts)


def given_for(lost: Counter[str]) -> list[Markup]:
    """Answers that bots from outside did not give."""
    if not lost:
        return []
    rows = [tag("li", f"{what}: {times}") for what, times in lost.most_common()]
    return [tag("h2", "Answers given for bots that gave none"), tag("ul", rows)]


def whole(title: str, parts: Sequence[Markup]) -> str:
    """A page that needs nothing else."""
    narrow = Markup('<meta name="viewport" content="width=device-width, initial-scale=1"/>')
    head = tag("head", tag("meta", charset="utf-8"), narrow, tag("title", title), tag("style", Markup(STYLE)))
    return "<!doctype html>" + tag("html", head, tag("body", *parts), lang="en")


# -- studies ---------------------------------------------------------------------------------------------------------
def study_by_commas(found: Study) -> str:
    """One line for each value of everything that is told apart."""
    out = io.StringIO()
    write = csv.writer(out, lineterminator="\n").writerow
    write(("what", "value", "had", "won", "rate", "low", "high"))
    for name, value, had, won, *rates in rows(found):
        write((name, value, had, f"{won:g}", *(f"{rate:.4f}" for rate in rates)))
    return out.getvalue()


def study_page(found: Study, least: int = 1) -> str:
    """The whole study as one page."""
    ends = Counter(found.outcomes).most_common()
    parts = [
        tag("h1", f"{found.game}: {found.games} games"),
        tag("p", ", ".join(found.bots)),
        tag("h2", "How games end"),
        tag("ul", [tag("li", f"{name}: {times}") for name, times in ends]),
    ]
    for name, long in found.lengths():
        parts += [tag("h2", f"{name} a game"), bars(long, f"{name} a game")]
    for name, ranked in found.ranked(least):
        shares = [(f"{value} ({share.seats})", share.rate, share.interval) for value, share in ranked]
        parts += [tag("h2", f"Share of victories by {name}"), dots(shares, name)]
    parts += given_for(Counter(found.lost))
    return whole(f"{found.game}: a study", parts)


def row_of(one: Rating) -> Markup:
    rate = f"{one.rate_interval[0]:.0%} to {one.rate_interval[1]:.0%}"
    elo = f"{one.elo_interval[0]:+.0f} to {one.elo_interval[1]:+.0f}"
    skill = "" if one.openskill is None else f"{one.openskill:.1f} ± {one.openskill_sigma or 0:.1f}"
    cells = (one.bot, one.games, f"{one.wins:g}", f"{one.rate:.1%}", rate, f"{one.elo:+.0f}", elo, skill)
    return tag("tr", [tag("td", cell) for cell in cells])
