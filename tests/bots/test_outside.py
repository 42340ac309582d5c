"""Bots from outside: they see what their seat sees, and whatever they do, the table goes on."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from threading import Thread

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import taverna
from taverna import bots, lab
from taverna.bots import Sight, outside
from taverna.bots.check import check
from taverna.bots.lines import Address
from taverna.bots.outside import Outside, seated
from taverna.bots.protocol import Answer, Failed, Hello, Info, Other, asked, new_table, understood, written
from taverna.lab.tournament import Plan

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
MYBOT = str(EXAMPLES / "mybot.py")
JAVASCRIPT = pytest.mark.skipif(shutil.which("node") is None, reason="no Node here")
SOON = 20.0  # a machine may be busy


def bot(tmp_path: Path, think: str, hello: str = "say({'type': 'hello', 'name': 'x'})", head: str = "") -> str:
    """A program that does this when it is to think."""
    path = tmp_path / "bot.py"
    path.write_text(
        "import json, os, sys, time\n"
        "def say(what): print(json.dumps(what), flush=True)\n"
        f"{head}\n"
        "for line in sys.stdin:\n"
        "    m = json.loads(line)\n"
        f"    if m['type'] == 'hello': {hello}\n"
        "    if m['type'] == 'question': q = m; first = q['options'][0]['id']\n"
        f"    if m['type'] == 'think': {think}\n",
        encoding="utf-8",
    )
    return str(path)


GOOD = "say({'type': 'answer', 'question': m['question'], 'option': first})"


def game_with(name: str, seconds: float = SOON, seed: int = 3) -> lab.Played:
    (game,) = lab.games("bloodborne", [name, "random", "random"], games=1, seed=seed, seconds=seconds)
    return game


# -- the examples ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("example", ["mybot.py", pytest.param("mybot.js", marks=JAVASCRIPT)])
def test_the_examples_play_whole_games_without_a_fault(example: str) -> None:
    assert len((EXAMPLES / example).read_text(encoding="utf-8").splitlines()) < 80
    game = game_with(str(EXAMPLES / example))
    assert game.faults == []
    assert game_with(str(EXAMPLES / example)) == game, "its luck is given to it, so the game can be told again"


@pytest.mark.parametrize("example", ["mybot.py", pytest.param("mybot.js", marks=JAVASCRIPT)])
def test_the_examples_pass_the_check(example: str) -> None:
    found = list(check(str(EXAMPLES / example), [taverna.find("bloodborne")], SOON))
    assert [text for well, text in found if not well] == []
    assert len(found) == 4


def test_the_example_plays_over_http_too() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = subprocess.Popen([sys.executable, MYBOT, str(port)])
    try:
        for _ in range(200):
            with socket.socket() as knock:
                if knock.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        over_http = game_with(f"http://127.0.0.1:{port}/")
        assert over_http.faults == []
        assert over_http.scores == game_with(MYBOT).scores
    finally:
        server.kill()
        server.wait()


def test_nobody_at_an_address_loses_turns_never_the_table() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        game = game_with(f"http://127.0.0.1:{free.getsockname()[1]}/")
    assert {fault.kind for fault in game.faults} == {"crashed", "out"}


def test_a_service_that_drips_or_talks_nonsense_is_late_or_broken() -> None:
    for says, kind in ((b"HTTP/1.1 200 OK\r\n", "late"), (b"\x00\xff nonsense\r\n\r\n", "crashed")):
        with socket.create_server(("127.0.0.1", 0)) as server:

            def serve(server: socket.socket = server, says: bytes = says, drips: bool = kind == "late") -> None:
                with contextlib.suppress(OSError):
                    guest, _ = server.accept()
                    guest.sendall(says)
                    while drips:
                        time.sleep(0.1)
                        guest.sendall(b"X-Slow: 1\r\n")
                    guest.close()

            Thread(target=serve, daemon=True).start()
            began = time.monotonic()
            with pytest.raises(Failed) as failed:
                Address(f"http://127.0.0.1:{server.getsockname()[1]}/").ask({"type": "hello"}, 0.6, Hello)
            assert failed.value.kind == kind
            assert time.monotonic() - began < 10


def test_what_a_service_answers_may_be_written_over_several_lines() -> None:
    for says, kind in (
        (b'HTTP/1.1 200 OK\r\n\r\n{\n  "type": "hello",\n  "name": "x"\n}', ""),
        (b'HTTP/1.1 200 OK\r\n\r\n{"type": "info"}\n\n{"type": "hello"}\n', ""),
        (b"HTTP/1.1 503 Later\r\n\r\n", "answers with HTTP 503"),
        (b"HTTP/1.1 302 Elsewhere\r\nLocation: /there\r\n\r\n", "answers with HTTP 302"),
        (b"What do you want?\r\n\r\n", r"/: What do you want\?··$"),
        (
            b'HTTP/1.1 200 OK\r\n\r\n{"type": "hallo"}',
            "holds no hello to this; the last in it is a message of type hallo",
        ),
    ):
        with socket.create_server(("127.0.0.1", 0)) as server:

            def serve(server: socket.socket = server, says: bytes = says) -> None:
                guest, _ = server.accept()
                heard = b""
                while not heard.endswith(b"}\n"):  # all of it: else closing breaks off the answer
                    heard += guest.recv(65536)
                guest.sendall(says)
                guest.close()

            Thread(target=serve, daemon=True).start()
            asking = Address(f"http://127.0.0.1:{server.getsockname()[1]}/")
            if kind:
                with pytest.raises(Failed, match=kind):
                    asking.ask({"type": "hello"}, SOON, Hello)
            else:
                assert isinstance(asking.ask({"type": "hello"}, SOON, Hello), Hello)


def test_options_of_a_bot_are_set_and_refused_by_name() -> None:
    assert game_with(MYBOT + "?daring=0") != game_with(MYBOT)
    with pytest.raises(taverna.OptionError, match="no option 'colour'; it has daring"):
        game_with(MYBOT + "?colour=red")
    _, (well, text) = check(MYBOT + "?colour=red", [taverna.find("bloodborne")], SOON)
    assert not well and text.endswith("has no option 'colour'; it has daring"), "that is all: nothing is played for it"


def test_a_bot_is_not_set_down_at_a_game_it_does_not_play(tmp_path: Path) -> None:
    name = bot(tmp_path, GOOD, hello="say({'type': 'hello', 'games': ['gloomhaven']})")
    with pytest.raises(taverna.OptionError, match="does not play bloodborne; it plays gloomhaven"):
        game_with(name)
    with pytest.raises(taverna.OptionError, match="does not play bloodborne"):
        Plan(game="bloodborne", bots=["random", name], seats=3).checked()
    (wrong,) = [text for well, text in check(name, [taverna.find("bloodborne")], SOON) if not well]
    assert "does not play bloodborne" in wrong


def test_one_that_says_something_else_of_itself_later_loses_turns_never_the_table(tmp_path: Path) -> None:
    hello = f"say({{'type': 'hello', 'options': {{}} if os.path.exists({str(tmp_path / 'been')!r}) else {{'x': 1}}}})"
    head = f"import atexit; atexit.register(lambda: open({str(tmp_path / 'been')!r}, 'w').close())"
    game = game_with(bot(tmp_path, "sys.exit(1)", hello, head) + "?x=2")
    assert {fault.kind for fault in game.faults} == {"crashed", "unreadable"}


# -- what goes wrong -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("think", "kinds"),
    [
        ("os._exit(3)", {"crashed", "out"}),
        ("raise RuntimeError('oh')", {"crashed", "out"}),
        ("os.close(1); time.sleep(60)", {"crashed", "out"}),
        ("say({'type': 'answer', 'question': m['question'], 'option': 'the moon'})", {"illegal"}),
        ("say({'type': 'answer', 'question': m['question'], 'option': 7})", {"unreadable"}),
        ("print('I think…', flush=True)", {"unreadable"}),
        ("say([1, 2])", {"unreadable"}),
        ("print('[' * 50000, flush=True)", {"unreadable"}),
        ("sys.stdout.write('x' * 200000); sys.stdout.flush(); time.sleep(60)", {"flood", "out"}),
        ("[say({'type': 'info', 'text': 'y' * 60000}) for _ in range(100)]", {"flood", "out"}),
        ("bytearray(3 * 1024**3)", {"crashed", "out"}),
    ],
)
def test_a_bot_that_fails_loses_its_turn_and_the_table_goes_on(think: str, kinds: set[str], tmp_path: Path) -> None:
    game = game_with(bot(tmp_path, think))
    assert {fault.kind for fault in game.faults} == kinds
    assert all(fault.seat == 0 and fault.question and fault.text for fault in game.faults)
    strikes = [fault for fault in game.faults if fault.kind != "out"]
    assert len(strikes) == 3 or "out" not in kinds


@pytest.mark.parametrize(
    "think",
    ["time.sleep(60)", "say({'type': 'answer', 'question': '0.0.0', 'option': first})", "say({'type': 'info'})"],
)
def test_a_bot_that_hangs_or_answers_another_question_is_late(think: str, tmp_path: Path) -> None:
    began = time.monotonic()
    game = game_with(bot(tmp_path, think), seconds=0.5)
    assert [fault.kind for fault in game.faults][:4] == ["late", "late", "late", "out"]
    assert time.monotonic() - began < 60


def test_one_that_ends_and_leaves_its_output_to_another_is_started_anew(tmp_path: Path) -> None:
    leaves = "if os.fork(): os._exit(3)\n        time.sleep(60)"
    game = game_with(bot(tmp_path, f"\n        {leaves}"), seconds=0.5)
    assert [fault.kind for fault in game.faults][:4] == ["crashed", "crashed", "crashed", "out"]
    assert "it ended with exit code 3" in game.faults[0].text


def test_what_a_bot_says_tells_no_terminal_anything(tmp_path: Path) -> None:
    """What it failed at is told in one line, with letters alone."""
    for think in (
        r"say({'type': 'answer', 'question': m['question'], 'option': '\x1b[2J\n\0mine'})",
        r"os.write(2, b'\x1b[2J\x07 oh\n'); os._exit(1)",
    ):
        game = game_with(bot(tmp_path, think))
        assert "·[2J·" in game.faults[0].text
        assert all(fault.text.isprintable() for fault in game.faults)


def test_a_late_answer_lands_on_no_other_question(tmp_path: Path) -> None:
    """It is late once, says its answer afterwards, and goes on."""
    head = "n = 0\ndef late(m):\n    global n; n += 1\n    if n == 1: time.sleep(1.5)"
    game = game_with(bot(tmp_path, "late(m); " + GOOD, head=head), seconds=1.0)
    assert game.faults and {fault.kind for fault in game.faults} == {"late"}
    assert len(game.faults) < 4


def test_noise_on_standard_error_and_info_on_the_way_are_no_faults(tmp_path: Path) -> None:
    noisy = "sys.stderr.write('z' * 300000); say({'type': 'info', 'text': 'thinking'}); " + GOOD
    assert game_with(bot(tmp_path, noisy)).faults == []


def test_what_a_bot_of_a_later_version_says_beside_is_let_pass(tmp_path: Path) -> None:
    new = "say({'type': 'mood', 'is': ['good']}); say({'type': 'info', 'text': 'x', 'depth': 3}); "
    assert game_with(bot(tmp_path, new + GOOD)).faults == []


@pytest.mark.parametrize(
    ("think", "says"),
    [
        ("say({'type': 'answer', 'question': '9.9', 'option': first})", "an answer to question 9.9, not to 0.1.0"),
        ("say({'type': 'anwser', 'question': m['question'], 'option': first})", "a message of type anwser"),
    ],
)
def test_whoever_waits_in_vain_is_told_what_was_said_instead(think: str, says: str, tmp_path: Path) -> None:
    game = game_with(bot(tmp_path, think), seconds=0.5)
    assert (game.faults[0].kind, says in game.faults[0].text) == ("late", True), game.faults[0]


def test_a_bot_without_hello_and_one_that_cannot_be_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "WAKING", 0.5)
    assert {f.kind for f in game_with(bot(tmp_path, GOOD, hello="pass")).faults} == {"late", "out"}
    with pytest.raises(taverna.OptionError, match="there is no program"):
        game_with(str(tmp_path / "nobody.py"))
    for nowhere in ("http://", "http://[/"):
        with pytest.raises(taverna.OptionError, match="is no address: which host"):
            game_with(nowhere)
    (tmp_path / "bot.bas").write_text("10 PRINT")
    with pytest.raises(taverna.OptionError, match="may not be executed"):
        game_with(str(tmp_path / "bot.bas"))


def test_what_a_bot_starts_ends_with_it(tmp_path: Path) -> None:
    child = "import subprocess\nchild = subprocess.Popen(['sleep', '321'])\nsys.stderr.write(str(child.pid) + chr(10))"
    with seated(taverna.find("bloodborne"), [bot(tmp_path, GOOD, head=child)]) as sitting:
        seat = sitting[0]
        assert isinstance(seat, Outside)
        table = taverna.new("bloodborne", seed=1)
        seat.choose(Sight(table, 0), Random(1))
        assert seat.line is not None
        pid = int(seat.line.said)
        assert Path(f"/proc/{pid}").exists()
    assert gone(pid)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends a child with its parent")
def test_a_bot_ends_with_whoever_started_it_however_they_end(tmp_path: Path) -> None:
    name = bot(tmp_path, GOOD, hello="sys.stderr.write(str(os.getpid()) + chr(10)); time.sleep(600)")
    script = (
        "import time; from taverna.bots.lines import Program\n"
        f"p = Program({name!r}); p.send({{'type': 'hello'}}, 9)\n"
        "while not p.said: p._turn(time.monotonic() + 20)\n"
        "print(p.said, flush=True); time.sleep(600)"
    )
    parent = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    pid = int(parent.stdout.readline())
    parent.kill()
    parent.wait()
    parent.stdout.close()
    assert gone(pid)


@pytest.mark.skipif(sys.platform == "win32", reason="signals of a terminal")
def test_ctrl_c_while_a_program_is_started_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[int] = []

    class Pressed(subprocess.Popen):  # type: ignore[type-arg]
        def __init__(self, *words: object, **given: object) -> None:
            super().__init__(*words, **given)  # type: ignore[call-overload]
            started.append(self.pid)
            os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(subprocess, "Popen", Pressed)
    heard = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            list(check(bot(tmp_path, GOOD), [taverna.find("bloodborne")], SOON))
    finally:
        signal.signal(signal.SIGINT, heard)
    assert len(started) == 1 and gone(started[0])


@pytest.mark.skipif(sys.platform == "win32", reason="signals of a terminal")
def test_a_program_has_the_usual_signals_whatever_whoever_starts_it_is_deaf_to(tmp_path: Path) -> None:
    usual = "signal.getsignal(signal.SIGINT) is signal.default_int_handler and not signal.pthread_sigmask(0, ())"
    name = bot(tmp_path, GOOD, hello=f"say({{'type': 'hello', 'name': str({usual})}})", head="import signal")
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        seat = Outside(name, SOON)
        assert seat.wake().name == "True"
        seat.close()
    finally:
        signal.signal(signal.SIGINT, heard)


def gone(pid: int) -> bool:
    """Has this process ended, within some seconds?"""
    for _ in range(100):
        stat = Path(f"/proc/{pid}/stat")
        if not stat.exists() or ") Z" in stat.read_text():
            return True
        time.sleep(0.05)
    return False


def test_its_faults_move_nobody_elses_luck(tmp_path: Path) -> None:
    random, other = Random(5), Random(5)
    sight = Sight(taverna.new("bloodborne", seed=1), 0)
    for name, luck in ((bot(tmp_path, GOOD), random), (bot(tmp_path, "os._exit(1)"), other)):
        seat = Outside(name, SOON)
        seat.choose(sight, luck)
        seat.close()
    assert random.getstate() == other.getstate()


def test_a_host_starts_no_program() -> None:
    """Names that come over the network are names of our bots."""
    with pytest.raises(taverna.OptionError, match="no bot"):
        bots.make(taverna.find("bloodborne"), MYBOT)


# -- what it is told -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", taverna.games())
def test_a_bot_is_told_what_its_seat_knows_and_nothing_more(game: str) -> None:
    """In any world that the seat cannot tell from the true one it is told the same, to the byte; and never the seed."""
    table = taverna.new(game, seed=0x5EED5EED5EED)
    random = Random(2)
    for _ in range(12):
        for seat in list(table.questions):
            told = []
            for world in (table, table.determinize(seat, 8), table.determinize(seat, 9)):
                sight = Sight(world, seat)
                view = sight.view()
                view.pop("chance", None)
                told.append(written(asked(sight, "t", sight.question)))
                assert str(table.seed).encode() not in told[-1] + written(new_table(sight, "t", 1.0))
            assert told[0] == told[1] == told[2]
        seat, question = next(iter(table.questions.items()))
        table.answer(seat, random.choice(question.options).id)


# -- anything at all -------------------------------------------------------------------------------------------------
def heard(line: bytes) -> str:
    try:
        return "said" if isinstance(understood(line), Hello | Answer | Info | Other) else "something else"
    except Failed as failed:
        return failed.kind if failed.text else "without words"


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=200) | st.text(max_size=100).map(str.encode))
def test_any_bytes_are_understood_or_refused_in_words(line: bytes) -> None:
    assert heard(line) in ("said", "unreadable", "flood")


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(["hello", "answer", "info", "x", None, 1]), st.dictionaries(
    st.sampled_from(["question", "option", "name", "games", "options", "text"]), PLAIN
))  # fmt: skip
def test_any_object_is_understood_or_refused_in_words(kind: object, rest: dict[str, object]) -> None:
    assert heard(written({"type": kind} | rest)) in ("said", "unreadable")


MAD = """
import random
r = random.Random({seed})
def mad(m, first):
    good = json.dumps({{'type': 'answer', 'question': m['question'], 'option': first}})
    what = r.randrange(9)
    if what == 0: os._exit(r.randrange(256))
    if what == 1: os.write(1, r.randbytes(r.randrange(3000)))
    if what == 2: os.write(1, good[:r.randrange(len(good))].encode() + b'\\n')
    if what == 3: os.write(1, (good + '\\n').encode() * 5)
    if what == 4: os.write(1, b'\\n' * 50)
    if what == 5: os.write(2, b'!' * 100000)
    if what == 6: os.write(1, good.replace(first, 'x').encode() + b'\\n')
    os.write(1, good.encode() + b'\\n')
"""


@pytest.mark.parametrize("seed", range(4))
def test_a_mad_bot_never_breaks_the_table(seed: int, tmp_path: Path) -> None:
    game = game_with(bot(tmp_path, "mad(m, first)", head=MAD.format(seed=seed)), seconds=2.0, seed=seed)
    assert game.faults
    assert game.winners


# -- the check -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("think", "hello", "says"),
    [
        (GOOD, "os._exit(1)", "it does not say hello: crashed"),
        (GOOD, "say({'type': 'hello', 'name': 5})", "Expected `str`, got `int`"),
        (GOOD, "say({'type': 'hello', 'games': ['chess']})", "it plays 'chess', which is no game here"),
        (GOOD, "sys.stdout.write(json.dumps({'type': 'hello'})); sys.stdout.flush()", "has no end of line"),
        ("say({'type': 'answer', 'question': m['question'], 'option': 'x'})", "say({'type': 'hello'})", "× illegal"),
        ("print(1 / 0)", "say({'type': 'hello'})", "ZeroDivisionError"),
    ],
)
def test_the_check_tells_what_is_wrong(
    think: str, hello: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outside, "WAKING", 3.0)
    found = list(check(bot(tmp_path, think, hello), [taverna.find("bloodborne")], SOON))
    assert any(says in text for well, text in found if not well), found


def test_the_check_tells_what_cannot_be_run(tmp_path: Path) -> None:
    for head in ("#!/no/such/python\n", ""):
        program = tmp_path / "bot.py"
        program.write_text(head + "print(1)\n")
        program.chmod(0o755)
        ((well, text),) = check(str(program), [taverna.find("bloodborne")], SOON)
        assert not well
        assert "does its first line say who runs it" in text
