"""What a small terminal shows: the question, what may be answered and as much of the table as there is room for."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from io import StringIO
from random import Random

import pytest

import taverna
from taverna.core.sheets import Sheet
from taverna.core.table import Table
from taverna.terminal import Game, words_of
from taverna.terminal.page import columns, laid
from taverna.terminal.screen import Screen
from taverna.terminal.why import why

OURS = ("bloodborne", "gloomhaven", "lords-of-ragnarok", "massive-darkness")
SIZES = ((80, 24, "pt-BR"), (120, 40, "es"))


class Small(Screen):
    """A terminal of this size that keeps what it was told."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__(StringIO())
        self.size = (width, height)

    width = property(lambda self: self.size[0])  # type: ignore[assignment]
    height = property(lambda self: self.size[1])  # type: ignore[assignment]

    def taken(self) -> list[str]:
        lines = self.file.getvalue().splitlines()  # type: ignore[attr-defined]
        self.file = StringIO()
        return list(lines)


def tables(game: str, questions: int) -> Iterator[tuple[Table, int]]:
    """A game at random, at each of its first questions, and whose it is."""
    table, luck = taverna.new(game, None, 7), Random(5)
    for _ in range(questions):
        table.settle()
        seat, question = next(iter(table.questions.items()))
        yield table, seat
        table.answer(seat, luck.choice(question.options).id)


@pytest.mark.parametrize("game", OURS)
def test_question_options_and_part_of_the_table_fit(game: str) -> None:
    for table, seat in tables(game, 12):
        for width, height, lang in SIZES:
            screen = Small(width, height)
            at = Game(table, {}, lang, screen, ask=lambda prompt: "")
            at.show(seat)
            shown = screen.taken()
            question = table.questions[seat]
            assert len(shown) < height or len(question.options) > 12, "the prompt is on the screen too"
            assert all(len(line) <= width for line in shown)
            if height == 40:
                assert shown[0].startswith("╭"), "some of the table is there"
            for option in question.options:
                assert option.describe(lang)[:20] in "\n".join(shown)
    words = table.game.words(lang, table.state)
    for sheet in table.sheets(seat, lang):  # each can be asked for by its name
        at.sheet(words(f"sheet-{sheet.id}"), seat)
        seen = "\n".join(screen.taken())
        assert all(line.split()[0] in seen for line in sheet.lines if line.strip())


@pytest.mark.parametrize("game", OURS)
def test_what_happened_last_stays_in_sight(game: str) -> None:
    """On one screen with the table and what is asked: nobody scrolls up for it."""
    for table, seat in tables(game, 12):
        screen = Small(100, 32)
        at = Game(table, {}, "pt-BR", screen, ask=lambda prompt: "")
        at.tell()
        told = screen.taken()
        at.show(seat)
        assert len(told[-4:]) + len(screen.taken()) + 1 <= 32


def test_the_map_says_which_number_leads_where() -> None:
    for game in OURS[1:]:
        for table, seat in tables(game, 20):
            marked = [
                n
                for n, option in enumerate(table.questions[seat].options, 1)
                if option.targets and option.targets[0].partition("/")[0] in ("hex", "territory", "zone")
            ]
            if len(marked) > 2:
                drawn = next(sheet for sheet in table.sheets(seat, "es") if sheet.id == "map").lines
                without = next(
                    sheet
                    for sheet in table.game.sheets(
                        table.view(seat), seat, table.game.words("es", table.state), table.content, {}
                    )
                    if sheet.id == "map"
                ).lines
                assert drawn != without and str(marked[0]) in "".join(drawn)
                break
        else:
            raise AssertionError(f"{game}: nobody was asked about a place")


def test_short_options_stand_beside_each_other_and_long_ones_are_cut() -> None:
    assert columns(["a", "b", "c", "d", "e"], 40, 20) == [" 1  a    3  c    5  e", " 2  b    4  d"]
    long = "word " * 40
    assert len(columns([long] * 4, 40, 100)) == 24
    cut = columns([long] * 4, 40, 8)
    assert len(cut) == 8 and cut[1].endswith("…")


def test_what_does_not_fit_is_named() -> None:
    sheets = [
        Sheet(id="map", lines=["m"] * 9, weight=0),
        Sheet(id="figures", lines=["figure"] * 9, weight=1, beside=True),
        Sheet(id="hand", lines=["h"] * 5, weight=2, brief=["h"]),
        Sheet(id="players", lines=["p"] * 3, weight=3),
    ]
    assert laid(sheets, 76, 99)[1] == []
    lines, left = laid(sheets, 76, 11)
    assert lines[0] == "m   figure" and lines[9:] == ["h"]
    assert [sheet.id for sheet in left] == ["hand", "players"]


@pytest.mark.parametrize("lang", taverna.LANGS)
def test_why_not_by_the_name_of_a_thing(lang: str) -> None:
    table = taverna.new("bloodborne", 3, 7)
    table.settle()
    words = taverna.find("bloodborne").words(lang, table.state)
    own = words_of(lang)
    boss = words.name(table.state.final)  # type: ignore[attr-defined]
    assert "(BB-FINAL-01)" in why(table, 0, boss.upper(), lang, own)[0]
    assert why(table, 0, words.name("hunters-dream"), lang, own) == [own("terminal-offered")]
    assert why(table, 0, "xyzzy", lang, own) == [own("terminal-no-thing", what="xyzzy")]
    told = why(table, 0, "", lang, own)
    assert any(boss in line and "(BB-FINAL-01)" in line for line in told) and told[-1] == own("terminal-why")


# -- in a real terminal ----------------------------------------------------------------------------------------------
class Tmux:
    """A terminal of its own, closed in the end."""

    def __init__(self, name: str, command: str, width: int, height: int) -> None:
        self.socket = f"taverna-test-{os.getpid()}-{name}"
        size = ("-x", str(width), "-y", str(height))
        self("-f", "/dev/null", "new-session", "-d", *size, "-s", "table", command)

    def __call__(self, *words: str) -> str:
        return subprocess.run(["tmux", "-L", self.socket, *words], capture_output=True, text=True, check=True).stdout

    def screen(self, awaited: str = ">") -> list[str]:
        """What is seen when somebody is asked."""
        for _ in range(1200):
            seen = [line.rstrip() for line in self("capture-pane", "-p", "-t", "table").rstrip().split("\n")]
            if seen[-1] == awaited:
                return seen
            time.sleep(0.05)
        raise AssertionError("\n".join(seen))

    def type(self, text: str) -> list[str]:
        self("clear-history", "-t", "table")
        self("send-keys", "-t", "table", f"{text}", "Enter")
        time.sleep(0.2)
        return self.screen()


@pytest.mark.skipif(shutil.which("tmux") is None, reason="no tmux here")
@pytest.mark.parametrize("game", OURS)
def test_a_guided_game_at_80x24_and_120x40(game: str) -> None:
    """One terminal that grows: table, question, options and what the guide says are on it at both sizes."""
    lang = "pt-BR" if game in OURS[:2] else "es"
    tmux = Tmux(game, f"LC_ALL=C.UTF-8 {sys.executable} -m taverna.cli learn {game} --lang {lang}", 80, 24)
    try:
        lesson = taverna.find(game).lessons["first-game"]
        seen = tmux.screen()
        assert len(seen) <= 24 and lesson.title[lang] in "\n".join(seen)
        tmux("resize-window", "-t", "table", "-x", "120", "-y", "40")
        seen = tmux.type("b")
        table = taverna.new(game, lesson.seats, lesson.seed, lesson.options)
        table.settle()
        assert len(seen) <= 40
        top = max(n for n, line in enumerate(seen) if line.startswith("╭"))
        assert any(table.questions[lesson.you].describe(lang)[:40] in line for line in seen[top:])
        assert "taverna play" in " ".join(tmux.type("h")), "what cannot be done here is said"
    finally:
        tmux("kill-server")
