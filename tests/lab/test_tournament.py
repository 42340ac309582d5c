"""Tournaments and studies: fair seats, the same results however interrupted, ratings that find what is known."""

from __future__ import annotations

import csv
import io
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

import taverna
from taverna import cli_lab
from taverna.cli import main
from taverna.core.ask import Result
from taverna.lab import Played, parquet, ratings, report
from taverna.lab import study as studies
from taverna.lab.seated import seated_lists
from taverna.lab.tournament import Plan, line_ups, read, rotations, round_of, run, swiss

PLAN = Plan(game="bloodborne", bots=["hunter", "random"], seats=3, rounds=1, seed=4)


def game(nth: int, entries: list[int], winners: list[int], together: bool = False, seed: int | None = None) -> Played:
    names = [f"bot-{entry}" for entry in entries]
    scores = [float(seat in winners) for seat in range(len(entries))]
    return Played(
        nth=nth, seed=nth if seed is None else seed, bots=names, entries=entries, winners=winners, scores=scores,
        outcome="victory", decisions=10 + nth % 7, together=together,
    )  # fmt: skip


# -- who plays whom --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("bots", [2, 3, 4, 5])
def test_everybody_sits_everywhere_equally_often_and_meets_everybody(bots: int) -> None:
    plan = Plan(game="bloodborne", bots=[f"b{n}" for n in range(bots)], seats=3)
    matches = round_of(plan, 0, [])
    seats = Counter((entry, seat) for match in matches for seat, entry in enumerate(match.entries))
    assert len(set(seats.values())) == 1
    met = {frozenset((a, b)) for match in matches for a in match.entries for b in match.entries if a != b}
    assert len(met) == bots * (bots - 1) // 2
    for line_up in line_ups(plan):
        luck = {match.seed for match in matches if match.entries in rotations(plan, line_up)}
        assert len(luck) == 1, "one deal, played from every seat"


def test_companions_all_play_the_same_luck() -> None:
    plan = Plan(game="gloomhaven", bots=["mercenary", "random"], seats=2)
    first = round_of(plan, 0, [])
    assert [match.entries for match in first] == [[0, 0], [1, 1]]
    assert len({match.seed for match in first}) == 1
    assert round_of(plan, 1, [])[0].seed != first[0].seed


def test_in_a_swiss_round_neighbours_meet_and_nobody_stays_away() -> None:
    plan = Plan(game="bloodborne", bots=list("abcdefgh"), seats=3, way="swiss")
    played = [game(0, [5, 0, 1], [0]), game(1, [7, 2, 3], [0]), game(2, [6, 4, 0], [0])]
    tables = swiss(plan, played)
    assert set(tables[0]) == {5, 6, 7}
    assert {entry for table in tables for entry in table} == set(range(8))
    assert all(len(set(table)) == 3 for table in tables)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"bots": ["random"]}, "two or more different"),
        ({"bots": ["random", "random"]}, "two or more different"),
        ({"seats": 9}, "seats"),
        ({"way": "knockout"}, "round-robin or swiss"),
        ({"way": "swiss"}, "as many bots as there are seats"),
        ({"bots": ["hunter", "nobody"]}, "nobody"),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(change: dict[str, object], says: str) -> None:
    given = {"game": "bloodborne", "bots": ["hunter", "random"], "seats": 3} | change
    with pytest.raises(taverna.TavernaError, match=says):
        list(run(Plan(**given)))  # type: ignore[arg-type]


# -- interruptions ---------------------------------------------------------------------------------------------------
def test_a_run_goes_on_where_it_stopped_with_the_same_results(tmp_path: Path) -> None:
    whole = [one for one, _ in run(PLAN)]
    assert len(whole) == 6
    file = tmp_path / "results.jsonl"
    going = run(PLAN, file)
    assert [next(going)[0] for _ in range(2)] == whole[:2]
    going.close()  # type: ignore[attr-defined]
    with file.open("ab") as torn:
        torn.write(b'{"nth":2,"seed":')  # killed in the middle of a line
    assert [one for one, _ in run(PLAN, file)] == whole
    assert read(file) == (PLAN, whole)
    other = Plan(game="bloodborne", bots=["hunter", "random"], seats=3, seed=5)
    with pytest.raises(taverna.OptionError, match="another run"):
        list(run(other, file))
    file.write_text("something else\n")
    with pytest.raises(taverna.OptionError, match="not a file of results"):
        list(run(PLAN, file))


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_killed_without_warning_it_goes_on_with_the_same_results(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    words = ["tournament", "bloodborne", "--bots", "hunter,random", "--rounds", "2", "--seed", "4", "--file", str(file)]
    command = [sys.executable, "-m", "taverna.cli", *words]
    first = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    until = time.monotonic() + 60
    while time.monotonic() < until and (not file.exists() or file.read_bytes().count(b"\n") < 3):
        time.sleep(0.01)
    os.kill(first.pid, signal.SIGKILL)
    first.wait()
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True)
    assert "hunter" in done.stdout
    plan, games = read(file)
    assert (plan.rounds, len(games)) == (2, 12)
    assert games[:6] == [one for one, _ in run(PLAN)]


# -- ratings ---------------------------------------------------------------------------------------------------------
def test_ratings_find_strengths_that_are_known() -> None:
    """Games drawn from Bradley and Terry's own model, with 200 Elo between neighbours."""
    random, games, strength = Random(1), [], [10 ** (n / 2) for n in range(3)]
    for nth in range(900):
        pair = random.sample(range(3), 2)
        first = random.random() < strength[pair[0]] / (strength[pair[0]] + strength[pair[1]])
        games.append(game(nth, pair, [0 if first else 1]))
    rated = ratings.rate(["weak", "middle", "strong"], games, samples=60)
    assert [row.bot for row in rated] == ["strong", "middle", "weak"]
    for row, true in zip(rated, (200, 0, -200), strict=True):
        assert row.elo == pytest.approx(true, abs=40)
        assert row.elo_interval[0] < row.elo < row.elo_interval[1]
        assert row.elo_interval[1] - row.elo_interval[0] < 120
    assert sum(row.elo for row in rated) == pytest.approx(0, abs=1e-6)


def test_ratings_do_not_depend_on_the_order_of_games_and_stay_finite() -> None:
    games = [game(n, [0, 1, 2], [0]) for n in range(20)]
    rated = ratings.rate(["a", "b", "c"], games, samples=20)
    assert rated[0].bot == "a" and rated[0].elo < 2000
    backwards = ratings.rate(["a", "b", "c"], list(reversed(games)), samples=1)
    assert {r.bot: round(r.elo, 6) for r in rated} == {r.bot: round(r.elo, 6) for r in backwards}


def test_companions_are_compared_by_the_same_luck() -> None:
    games = [game(n, [n % 2] * 2, [0, 1] if n % 2 else [], together=True, seed=n // 2) for n in range(20)]
    rated = ratings.rate(["a", "b"], games, samples=20)
    assert (rated[0].bot, rated[0].games, rated[0].rate, rated[1].rate) == ("b", 10, 1.0, 0.0)


def test_openskill_says_the_same_where_it_is_installed() -> None:
    pytest.importorskip("openskill", reason="needs taverna[lab]")
    games = [game(n, [0, 1, 2], [0 if n % 4 else 1]) for n in range(40)]
    rated = ratings.rate(["a", "b", "c"], games, samples=5)
    skills = [row.openskill for row in rated if row.openskill is not None]
    assert len(skills) == 3
    assert skills == sorted(skills, reverse=True)


# -- on paper --------------------------------------------------------------------------------------------------------
def test_the_page_stands_alone_and_the_csv_holds_every_game() -> None:
    plan = Plan(game="bloodborne", bots=["a<b>", "c"], seats=3)
    games = [game(n, [0, 1, 1], [n % 3]) for n in range(30)]
    rated = ratings.rate(plan.bots, games, samples=10)
    page = report.page(plan, games, rated)
    tree = ElementTree.fromstring(page.removeprefix("<!doctype html>"))
    assert len(tree.findall(".//svg")) == 4
    assert "a&lt;b&gt;" in page
    figures = [text.text for text in tree.findall(".//svg/text") if text.get("text-anchor") == "end"]
    assert len(figures) == 2 + 2 + 3 and figures[-1] == "33%", "every dot tells its value"
    for word in ("<script", "http://", "https://", "src=", "@import"):
        assert word not in page
    rows = list(csv.DictReader(report.by_commas(games).splitlines()))
    assert [int(row["nth"]) for row in rows] == list(range(30))
    assert rows[4]["winners"] == "1"


# -- studies ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", taverna.games())
def test_a_study_of_any_game_counts_every_seat(name: str) -> None:
    rules = taverna.find(name)
    seats = rules.seats.start
    (*_, found) = studies.study(name, ["random"] * seats, games=2, seed=3)
    assert found.games == 2 == sum(found.outcomes.values())
    assert [share.seats for share in found.seats.values()] == [2] * seats
    text = "\n".join(studies.markdown(found))
    assert "| seat | had | won | 95 % |" in text
    assert found.facts, "something is told apart"


def test_a_study_tells_heroes_and_cards_apart() -> None:
    (*_, found) = studies.study("bloodborne", ["random"] * 3, games=3, seed=1)
    boards = found.facts["hunters.board"]
    assert sum(share.seats for share in boards.values()) == 9
    assert sum(share.wins for share in boards.values()) == pytest.approx(3)
    assert "hunters.owned" in found.told_apart()


def test_what_goes_by_seat_is_the_players_alone() -> None:
    """Not what there happens to be as much of as there are seats, as monsters."""
    table = taverna.new("gloomhaven", 2, 1, {"scenario": "vibrant-grotto"})
    assert len(table.state.groups) == 2, "two kinds of monsters"
    found = studies.Study(game="gloomhaven", bots=["random"] * 2)
    table._result = Result([0, 1], {}, "victory")
    found.count(table)
    assert {name.partition(".")[0] for name in found.facts if "." in name} == {"characters"}
    for name, own in (("bloodborne", "hunters"), ("lords-of-ragnarok", "players"), ("massive-darkness", "heroes")):
        assert own in seated_lists(name)


@pytest.mark.parametrize(("name", "measure"), [("bloodborne", "Rounds"), ("lords-of-ragnarok", "Turns")])
def test_a_study_tells_how_long_games_are(name: str, measure: str) -> None:
    (*_, found) = studies.study(name, ["random"] * taverna.find(name).seats.start, 1, 2)
    assert [what for what, _ in found.lengths()] == ["Decisions", measure]
    assert f"{measure} a game" in report.study_page(found)


def test_a_games_own_study_is_found() -> None:
    assert studies.own("bloodborne") == "taverna.games.bloodborne.bot.study"
    command = [sys.executable, "-m", "taverna.cli", "study", "bloodborne", "--own", "--games", "1"]
    told = subprocess.run(command, capture_output=True, text=True, timeout=200, check=True)
    assert "Final Boss" in told.stdout


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("bloodborne", "--own", "--games", "0"), "games are a number from 1"),
        (("lords-of-ragnarok", "--own", "3", "0"), "games are a number from 1"),
        (("gloomhaven", "--own", "--games", "0"), "games are a number from 1, levels from 1 to 9"),
        (("gloomhaven", "--own", "--level", "10"), "games are a number from 1, levels from 1 to 9"),
        (("gloomhaven", "--own", "--scenarios", "1", "999"), "no scenario 999: they go from 1 to 95"),
        (("massive-darkness", "--own", "--games", "0"), "games are a number from 1, Heroes from 1 to 6"),
        (("massive-darkness", "--own", "--heroes", "9"), "games are a number from 1, Heroes from 1 to 6"),
    ],
)
def test_what_a_games_own_study_cannot_count_is_refused_in_words(words: tuple[str, ...], says: str) -> None:
    code, error = cli("study", *words)
    assert code == 2 and error.splitlines()[-1].endswith(f"error: {says}")


# -- studies that vary, spread and go on ------------------------------------------------------------------------------
def test_a_study_is_the_same_with_several_workers_and_however_interrupted(tmp_path: Path) -> None:
    asked = ("bloodborne", ["random"] * 3, 6, 3)
    (*_, whole) = studies.study(*asked)
    file = tmp_path / "study.jsonl"
    going = studies.study(*asked, file=file)
    next(going)
    going.close()  # type: ignore[attr-defined]
    (*_, found) = studies.study(*asked, workers=2, file=file)
    assert found == whole
    assert sum(share.seats for share in whole.facts["turn"].values()) == 18
    assert [share.seats for share in whole.facts["turn"].values()] == [6, 6, 6]


def test_what_varies_is_told_apart() -> None:
    vary = ["scenario", "classes"]
    asked = studies.Question(game="gloomhaven", bots=["random"] * 2, seed=1, options={}, vary=vary)
    drawn = [asked.drawn(nth) for nth in range(20)]
    assert len({one["scenario"] for one in drawn}) > 10
    assert all(len(set(one["classes"])) == 2 for one in drawn)
    assert drawn == [asked.drawn(nth) for nth in range(20)]
    for nth in range(20):
        taverna.new("gloomhaven", 2, 1, drawn[nth])
    (*_, found) = studies.study("massive-darkness", ["random"], 3, 3, vary=["mission"])
    assert sum(share.seats for share in found.facts["mission"].values()) == 3
    with pytest.raises(taverna.OptionError, match="cannot vary 'colour'; it can vary final_boss, first_player"):
        studies.study("bloodborne", ["random"] * 3, 1, vary=["colour"])


def test_a_study_on_paper_tells_what_it_found() -> None:
    (*_, found) = studies.study("bloodborne", ["random"] * 3, 5, 3)
    page = report.study_page(found)
    tree = ElementTree.fromstring(page.removeprefix("<!doctype html>"))
    assert len(tree.findall(".//svg")) >= 5
    rows = list(csv.DictReader(report.study_by_commas(found).splitlines()))
    assert {"seat", "turn", "hunters.board"} <= {row["what"] for row in rows}
    assert sum(int(row["had"]) for row in rows if row["what"] == "seat") == 15


def test_whoever_interrupts_reads_what_there_is_on_a_line_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    said = io.StringIO()
    monkeypatch.setattr(said, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stderr", said)
    cli_lab.progress(3, 9, "x")
    cli_lab.interrupted([1])
    assert said.getvalue().endswith(f"3 of 9{cli_lab.CLEARED}")
    with pytest.raises(KeyboardInterrupt):
        cli_lab.interrupted(None)


# -- bots of one's own -----------------------------------------------------------------------------------------------
@pytest.mark.skipif(sys.platform == "win32", reason="programs are talked to through pipes")
@pytest.mark.parametrize("words", [("sim", "--seats", "{},random", "--games"), ("study", "--bot", "{}", "--games"),
                                   ("tournament", "--bots", "{},random", "--rounds")])  # fmt: skip
def test_whoever_studies_a_bot_that_fails_is_told(words: tuple[str, ...], tmp_path: Path) -> None:
    """Else what is counted would be a random player's, and nobody would know. Every answer that was lost counts."""
    program = tmp_path / "bot.py"
    program.write_text("print('{\"type\": \"hello\"}', flush=True); raise SystemExit('no more')")
    command, *flags = (word.format(program) for word in words)
    code, error = cli(command, "lords-of-ragnarok", *flags, "1")
    assert code == 0 and "answers given for it, crashed" in error
    told = [int(line.split()[1]) for line in error.splitlines() if ": " in line and "answers given" in line]
    assert sum(told) > 100


# -- Parquet ---------------------------------------------------------------------------------------------------------
def cli(*words: str) -> tuple[int, str]:
    """The exit code and what stands on standard error."""
    done = subprocess.run([sys.executable, "-m", "taverna.cli", *words], capture_output=True, text=True, timeout=300)
    return done.returncode, done.stderr


def test_parquet_holds_what_the_csv_holds_and_lists_as_lists(tmp_path: Path) -> None:
    pq = pytest.importorskip("pyarrow.parquet", reason="needs taverna[parquet]")
    games = [game(n, [0, 1, 1], [n % 3], seed=2**64 - 1 - n) for n in range(5)]
    parquet.write_games(tmp_path / "games.parquet", games)
    rows = pq.read_table(tmp_path / "games.parquet").to_pylist()
    assert [row["seed"] for row in rows] == [one.seed for one in games]
    assert rows[4] | {"rounds": None, "entries": [0, 1, 1], "winners": [1], "faults": 0} == rows[4]
    assert set(rows[0]) == {*report.COLUMNS, "entries"}
    (*_, found) = studies.study("bloodborne", ["random"] * 3, 2, 3)
    parquet.write_study(tmp_path / "study.parquet", found)
    table = pq.read_table(tmp_path / "study.parquet")
    told = list(csv.DictReader(report.study_by_commas(found).splitlines()))
    assert table.column_names == list(told[0])
    assert [str(row["had"]) for row in table.to_pylist()] == [row["had"] for row in told]


def test_without_pyarrow_it_says_what_to_install_before_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet, "find_spec", lambda name: None)
    with pytest.raises(taverna.OptionError, match=r'pip install "taverna\[parquet\]"; --csv needs nothing'):
        parquet.needed()


@pytest.mark.parametrize(
    "words",
    [
        ("sim", "bloodborne", "--seats", "random,random,random"),
        ("tournament", "bloodborne", "--bots", "hunter,random"),
        ("study", "bloodborne"),
    ],
)
def test_what_could_not_be_written_is_refused_before_the_first_game(words: tuple[str, ...], tmp_path: Path) -> None:
    """However many games are asked for: nobody waits for them in vain."""
    many = ["--rounds" if words[0] == "tournament" else "--games", "100000"]
    code, error = cli(*words, *many, "--csv", str(tmp_path / "no" / "x.csv"))
    assert (code, error.strip()) == (2, f"--csv {tmp_path / 'no' / 'x.csv'}: there is no folder {tmp_path / 'no'}")
    code, error = cli(*words, *many, "--file", str(tmp_path))
    assert (code, error.strip()) == (2, f"--file {tmp_path}: is a folder")
    both = str(tmp_path / "x")
    code, error = cli(*words, *many, "--file", both, "--csv", both)
    assert (code, error.strip()) == (2, f"--csv {both}: that is where --file writes")


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="no device here that is full")
@pytest.mark.parametrize(
    "words",
    [
        ("sim", "bloodborne", "--seats", "random,random,random", "--games", "1"),
        ("sim", "bloodborne", "--seats", "random,random,random", "--games", "1", "--json"),
        ("tournament", "bloodborne", "--bots", "hunter,random", "--rounds", "1"),
        ("study", "bloodborne", "--games", "1", "--bot", "random"),
    ],
)
def test_where_nothing_can_be_written_any_more_the_results_are_told_all_the_same(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--csv", "/dev/full"]) == 2
    told, error = capsys.readouterr()
    assert "No space left" in error
    assert "victory" in told or "win rate" in told
