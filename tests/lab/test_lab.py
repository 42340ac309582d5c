"""Simulation: the same games whatever the workers, counted right."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

import taverna
from taverna import bots, lab
from taverna.bots.held import interrupts_held

LINE_UP = ["hunter", "random", "random"]


def test_the_same_games_whatever_the_workers() -> None:
    alone = list(lab.games("bloodborne", LINE_UP, games=7, seed=3, workers=1))
    together = list(lab.games("bloodborne", LINE_UP, games=7, seed=3, workers=2))
    assert alone == together
    assert [game.nth for game in together] == list(range(7))
    assert len({game.seed for game in alone}) == 7


def test_a_longer_simulation_begins_with_the_shorter() -> None:
    short = list(lab.games("bloodborne", ["random"] * 4, games=3, seed=9))
    assert list(lab.games("bloodborne", ["random"] * 4, games=5, seed=9))[:3] == short
    assert list(lab.games("bloodborne", ["random"] * 4, games=3, seed=10)) != short


def test_everybody_sits_everywhere() -> None:
    games = list(lab.games("bloodborne", LINE_UP, games=3, seed=1))
    assert [game.entries for game in games] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    assert [game.bots.index("hunter") for game in games] == [0, 2, 1]


def test_a_game_can_be_played_again_from_its_seed() -> None:
    (*_, game) = lab.games("bloodborne", LINE_UP, games=2, seed=5)
    table = taverna.new("bloodborne", seats=3, seed=game.seed)
    bots.play(table, {seat: bots.make(table.game, name) for seat, name in enumerate(game.bots)}, game.seed)
    assert table.result is not None
    assert table.result["winners"] == game.winners
    assert [table.result["scores"][seat] for seat in range(3)] == game.scores
    assert table.state.round == game.rounds


def test_each_game_is_told_as_it_ends() -> None:
    told: list[lab.Played] = []
    tally = lab.simulate("bloodborne", ["random"] * 3, games=5, seed=2, workers=2, on_game=told.append)
    assert msgspec.structs.replace(tally, seconds=0.0, decisions_per_second=None) == lab.tally(told)
    assert tally.games == 5
    assert tally.seconds > 0
    assert tally.decisions_per_second is not None
    assert msgspec.json.decode(msgspec.json.encode(told[0]), type=lab.Played) == told[0]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"game": "chess"}, "chess"),
        ({"bots": ["random"] * 2}, "seats"),
        ({"bots": ["random", "random", "nobody"]}, "nobody"),
        ({"options": {"colour": "red"}}, "colour"),
        ({"workers": 0}, "0 workers"),
    ],
)
def test_a_wrong_request_is_refused_before_the_first_game(change: dict[str, object], says: str) -> None:
    request: dict[str, object] = {"game": "bloodborne", "bots": ["random"] * 3, "games": 2, **change}
    with pytest.raises(taverna.OptionError, match=says):
        lab.games(**request)  # type: ignore[arg-type]


def test_no_games_is_no_error() -> None:
    tally = lab.simulate("bloodborne", ["random"] * 3, games=0)
    assert (tally.games, tally.entries, tally.rounds, tally.decisions) == (0, [], None, 0.0)


def test_stopping_early_leaves_no_worker_behind() -> None:
    run = lab.games("bloodborne", ["random"] * 3, games=1000, seed=1, workers=2)
    assert next(run).nth == 0
    run.close()  # type: ignore[attr-defined]
    assert list(run) == []


SIMULATION = """
import signal
from taverna import lab
if __name__ == '__main__':
    signal.signal(signal.SIGINT, signal.default_int_handler)  # however whoever started this had it
    try:
        print('begins', flush=True)
        for game in lab.games('bloodborne', ['random'] * 3, games=10**6, workers=2):
            if game.nth == 0: print('plays', flush=True)
    except KeyboardInterrupt:
        print('stopped')
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of a terminal")
@pytest.mark.parametrize(
    ("once", "after"), [("begins", 0), ("begins", 0.02), ("begins", 0.1), ("begins", 0.4), ("plays", 0), ("plays", 0.1)]
)
def test_ctrl_c_is_heard_at_any_moment_and_leaves_nothing_behind(once: str, after: float, tmp_path: Path) -> None:
    script = tmp_path / "sim.py"
    script.write_text(SIMULATION, encoding="utf-8")
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    run = subprocess.Popen([sys.executable, script], **pipes, start_new_session=True)
    assert run.stdout is not None
    for line in run.stdout:
        if line == f"{once}\n":
            break
    time.sleep(after)
    os.killpg(run.pid, signal.SIGINT)
    out, error = run.communicate(timeout=120)  # to the end of what it says: its workers have the same mouth
    assert (out.splitlines()[-1:], error) == (["stopped"], "")


@pytest.mark.skipif(sys.platform == "win32", reason="signals of a terminal")
def test_workers_end_with_whoever_started_them_however_they_end(tmp_path: Path) -> None:
    script = tmp_path / "sim.py"
    script.write_text(SIMULATION, encoding="utf-8")
    run = subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True)
    assert run.stdout is not None
    while run.stdout.readline() != "plays\n":
        pass
    run.kill()
    out, _ = run.communicate(timeout=60)  # to the end of what it says: its workers have the same mouth
    assert "stopped" not in out


FAMILY = """
import json, os, sys, time
if (child := os.fork()) == 0:
    time.sleep(600)
open({here!r} + str(child), 'w').close()
for line in sys.stdin:
    m = json.loads(line)
    if m['type'] == 'hello': print(json.dumps({{'type': 'hello'}}), flush=True)
    if m['type'] == 'question': q = m
    if m['type'] == 'think':
        print(json.dumps({{'type': 'answer', 'question': q['question'], 'option': q['options'][0]['id']}}), flush=True)
"""


def lives(pid: str) -> bool:
    stat = Path(f"/proc/{pid}/stat")
    with contextlib.suppress(OSError):
        return ") Z" not in stat.read_text()
    return False


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for in /proc")
def test_what_bots_of_workers_have_started_ends_with_the_run(tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(FAMILY.format(here=str(tmp_path / "child-")))
    run = lab.games("bloodborne", [str(program), "random", "random"], games=1000, seed=1, workers=2)
    next(run)
    while not any(lives(file.name.partition("-")[2]) for file in tmp_path.glob("child-*")):
        time.sleep(0.01)
    run.close()  # type: ignore[attr-defined]
    until = time.monotonic() + 10
    children = [file.name.partition("-")[2] for file in tmp_path.glob("child-*")]
    while any(map(lives, children)) and time.monotonic() < until:
        time.sleep(0.05)
    assert [pid for pid in children if lives(pid)] == []


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for in /proc")
@pytest.mark.parametrize("words", [("sim", "bloodborne", "--seats", "{},random,random"), ("bot", "check", "{}")])
def test_what_bots_have_started_ends_with_a_run_that_is_told_to_end(words: tuple[str, ...], tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(FAMILY.format(here=str(tmp_path / "child-")))
    command = [sys.executable, "-m", "taverna.cli", *(word.format(program) for word in words)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as run:
        until = time.monotonic() + 20
        while not (children := list(tmp_path.glob("child-*"))) and time.monotonic() < until:
            time.sleep(0.01)
        run.terminate()
    assert run.returncode == -signal.SIGTERM
    children = [file.name.partition("-")[2] for file in tmp_path.glob("child-*")]
    while any(map(lives, children)) and time.monotonic() < until:
        time.sleep(0.05)
    assert children and [pid for pid in children if lives(pid)] == []


def test_who_is_told_to_end_while_a_program_is_started_ends_right_afterwards() -> None:
    """Else it would be running already, and nobody would know of it."""
    ended: list[int] = []
    before = signal.signal(signal.SIGTERM, lambda number, _: ended.append(number))
    try:
        with interrupts_held():
            signal.raise_signal(signal.SIGTERM)
            assert ended == []
        assert ended == [signal.SIGTERM]
    finally:
        signal.signal(signal.SIGTERM, before)


# -- the file --------------------------------------------------------------------------------------------------------
SERIES = ("bloodborne", ["random"] * 3, 12, 4)


def test_a_simulation_goes_on_where_it_stopped_with_the_same_results(tmp_path: Path) -> None:
    whole, file = list(lab.games(*SERIES)), tmp_path / "games.jsonl"
    going = lab.games(*SERIES, file=file)
    assert [next(going) for _ in range(5)] == whole[:5]
    with pytest.raises(taverna.OptionError, match="another run is writing"):
        lab.games(*SERIES, file=file)
    going.close()  # type: ignore[attr-defined]
    with file.open("ab") as torn:
        torn.write(b'{"nth":5,"seed":')  # killed in the middle of a line
    assert list(lab.games(*SERIES, file=file)) == whole
    assert list(lab.games(*SERIES, workers=2, file=file)) == whole, "nothing is left to play"
    assert len(file.read_bytes().splitlines()) == 13
    assert list(lab.games(*SERIES[:2], 3, 4, file=file)) == whole[:3]
    longer = list(lab.games(*SERIES[:2], 14, 4, file=file))
    assert longer[:12] == whole and len(longer) == 14


def test_a_file_of_something_else_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    list(lab.games(*SERIES[:2], 2, 4, file=file))
    kept = file.read_bytes()
    lines = kept.splitlines(keepends=True)
    for content, says in (
        (kept, r"another run \(other seed\)"),
        (b"something else\n", "not a file of results"),
        (b"\xff\x00\n", "not a file of results"),
        (b"no end of line", "not a file of results"),
        (lines[0] + lines[2], "missing or stand twice"),
        (lines[0] + b"\n" + lines[1], "not a file of results"),
    ):
        file.write_bytes(content)
        seed = 5 if content == kept else 4
        with pytest.raises(taverna.OptionError, match=says):
            lab.games(*SERIES[:2], 2, seed, file=file)
        assert file.read_bytes() == content
    for device in ("/dev/null", "/dev/full"):  # one may not be read in, the other has no end
        with pytest.raises(taverna.OptionError, match="is no file in which results can be kept"):
            lab.games(*SERIES[:2], 2, 4, file=Path(device))
    file.write_bytes(lines[0][:9])  # killed while it wrote what it is of
    list(lab.games(*SERIES[:2], 2, 4, file=file))
    assert file.read_bytes() == kept


# -- statistics ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_intervals_known_from_print(wins: int, games: int, low: float, high: float) -> None:
    """Newcombe 1998, table I, method 3."""
    assert lab.wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(("wins", "games"), [(5, 10), (1, 10), (9, 10), (0, 10), (10, 10), (2.5, 7), (390, 400)])
def test_wilson_bounds_are_the_rates_that_lie_just_within_reach(wins: float, games: int) -> None:
    """The definition: at each bound the observed rate is exactly 1.96 standard deviations off."""
    for bound in lab.wilson(wins, games):
        if 0 < bound < 1:
            assert abs(wins / games - bound) == pytest.approx(1.959964 * (bound * (1 - bound) / games) ** 0.5, rel=1e-6)


def test_wilson_of_nothing_is_anything() -> None:
    assert lab.wilson(0, 0) == (0.0, 1.0)


def game(nth: int, winners: list[int], scores: list[float], entries: list[int]) -> lab.Played:
    names = ["hunter", "random", "random"]
    return lab.Played(
        nth=nth,
        seed=nth,
        bots=[names[entry] for entry in entries],
        entries=entries,
        winners=winners,
        scores=scores,
        outcome="victory" if len(winners) == 1 else "shared",
        decisions=100 + nth,
        rounds=20,
    )


def test_companions_win_wholly_and_count_as_one_game() -> None:
    played = [
        msgspec.structs.replace(game(nth, won, [8, 4, 6], [0, 1, 2]), together=True)
        for nth, won in enumerate(([0, 1, 2], []))
    ]
    tally = lab.tally(played)
    assert [(line.bot, line.games, line.wins, line.mean_score) for line in tally.bots] == [
        ("hunter", 2, 1, 8),
        ("random", 2, 1, 5),
    ]
    assert [(line.seat, line.games, line.rate) for line in tally.seats] == [(0, 2, 0.5), (1, 2, 0.5), (2, 2, 0.5)]


def test_a_tally_counts_by_entry_by_bot_and_by_seat_and_shared_wins_in_parts() -> None:
    tally = lab.tally(
        [game(1, [0, 2], [10, 4, 10], [1, 2, 0]), game(0, [0], [12, 3, 6], [0, 1, 2])],
        seconds=2.0,
    )
    assert [(line.bot, line.entry, line.wins, line.mean_score) for line in tally.entries] == [
        ("hunter", 0, 1.5, 11),
        ("random", 1, 0.5, 6.5),
        ("random", 2, 0, 5),
    ]
    assert [(line.bot, line.games, line.wins, line.rate) for line in tally.bots] == [
        ("hunter", 2, 1.5, 0.75),
        ("random", 4, 0.5, 0.125),
    ]
    assert [(line.seat, line.wins) for line in tally.seats] == [(0, 1.5), (1, 0), (2, 0.5)]
    assert tally.outcomes == {"shared": 1, "victory": 1}
    assert (tally.decisions, tally.rounds, tally.decisions_per_second) == (100.5, 20, 100.5)
    assert tally.bots[0].interval == lab.wilson(1.5, 2)
