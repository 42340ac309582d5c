"""Every command, as a person would type it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import taverna
from taverna.bots import RandomBot, play


def run(*words: str, typed: str = "", code: int = 0, columns: int = 200) -> str:
    """Run `taverna` for real; returns what it printed on both channels."""
    done = subprocess.run(
        [sys.executable, "-m", "taverna.cli", *words],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        env={"PATH": "/usr/bin:/bin", "COLUMNS": str(columns), "PYTHONIOENCODING": "utf-8", "LANG": "pt_BR.UTF-8"},
    )
    assert done.returncode == code, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout + done.stderr


@pytest.fixture
def record(tmp_path: Path) -> Path:
    table = play(taverna.new("bloodborne", 3, 4), {seat: RandomBot() for seat in range(3)}, 4)
    path = tmp_path / "game.taverna"
    path.write_bytes(table.record())
    return path


def test_a_whole_game_at_the_prompt_in_the_language_of_the_machine() -> None:
    told = run("play", "bloodborne", "--terminal", "--seed", "5", "--bot", "random", typed="1\n" * 400)
    assert "Rodada 2" in told
    assert "A partida acabou." in told


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "Choose a card"), ("es", "Elige una carta"), ("pt-BR", "Escolha uma carta")]
)
def test_the_prompt_speaks_three_languages(lang: str, word: str) -> None:
    assert word in run("play", "bloodborne", "--terminal", "--seed", "5", "--lang", lang, typed="q\n")


def test_a_question_mark_shows_the_rule_and_w_tells_why() -> None:
    told = run("play", "--terminal", "--seed", "5", "--lang", "en", typed="?\n? hunter axe\n? BB-END-01\nw deck/0\nq\n")
    assert "BB-PLAY-01" in told
    assert "stated in the rulebook" in told
    assert "(BB-END-01, p. 14)" in told
    assert "(BB-UPGRADE-04)" in told


def test_what_only_looks_like_a_number_is_no_answer_and_no_fault() -> None:
    told = run("play", "--terminal", "--seed", "5", "--lang", "en", typed="²\n" + "9" * 5000 + "\n0\n-1\nq\n")
    assert told.count("number from 1 to") == 4


@pytest.mark.parametrize("value", ["--5", "²", "9" * 5000])
def test_a_setting_that_only_looks_like_a_number_is_refused_by_name(value: str) -> None:
    assert "first_player" in run("play", "--terminal", "--set", f"first_player={value}", code=2)


def test_the_page_takes_no_settings_from_the_command_line_and_no_unknown_game() -> None:
    told = run("play", "bloodborne", "--seats", "4", "--seed", "0", "--set", "first_player=1", code=2)
    assert "--seats, --seed, --set: only with --terminal" in told
    assert "no game 'moon'" in run("play", "moon", code=2)


def test_leaving_keeps_the_game_and_coming_back_goes_on_with_it(tmp_path: Path) -> None:
    file = tmp_path / "kept.taverna"
    flags = ["play", "--terminal", "--seed", "5", "--lang", "en", "--bot", "random", "--save", str(file)]
    run(*flags, typed="1\n1\nq\n")
    answers = len(taverna.load(file.read_bytes()).inputs)
    assert answers >= 6
    run(*flags, typed="1\nq\n")
    assert len(taverna.load(file.read_bytes()).inputs) > answers


def test_several_people_at_one_keyboard_have_a_curtain_between_them() -> None:
    told = run("play", "--terminal", "--seed", "5", "--lang", "en", "--people", "2", typed="\n1\n\n1\nq\n")
    assert "Pass the keyboard" in told


def test_sim_counts_wins_and_prints_json_lines() -> None:
    table = run("sim", "bloodborne", "--seats", "random,random,random", "--games", "12", "--workers", "2")
    assert "12 games" in table
    lines = run("sim", "bloodborne", "--seats", "random,random,random", "--games", "3", "--json").splitlines()
    assert [json.loads(line).get("nth") for line in lines[:3]] == [0, 1, 2]
    assert len(lines) == 4


def test_a_bot_is_asked_at_the_prompt() -> None:
    told = run("play", "lords-of-ragnarok", "--terminal", "--seed", "5", "--lang", "en", typed="a\nq\n")
    assert "of the time (give or take" in told or "without a second thought" in told


def test_a_finished_game_is_looked_back_on(record: Path) -> None:
    told = run("analyse", str(record), "--seconds", "0.2", "--lang", "es")
    assert "Qué probabilidad tenía cada cual de ganar" in told and "█" in told
    assert json.loads(run("analyse", str(record), "--seconds", "0.2", "--json"))["points"]
    assert "No such file" in run("analyse", str(record.with_name("none")), code=2)


@pytest.mark.skipif(sys.platform == "win32", reason="signals of a terminal")
def test_sim_hears_ctrl_c_even_if_whoever_started_it_did_not_and_counts_what_was_played() -> None:
    words = ["sim", "bloodborne", "--seats", "random,random,random", "--games", "1000000", "--workers", "2", "--json"]
    done = subprocess.Popen(
        [sys.executable, "-u", "-m", "taverna.cli", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN),
    )
    assert done.stdout is not None
    first = json.loads(done.stdout.readline())
    os.killpg(done.pid, signal.SIGINT)
    told, error = done.communicate(timeout=120)
    assert (first["nth"], done.returncode, error) == (0, 0, "")
    assert json.loads(told.splitlines()[-1])["games"] > 0


def test_sim_refuses_bots_and_options_by_name() -> None:
    assert "no bot 'wizard'" in run("sim", "bloodborne", "--seats", "wizard,random,random", code=2)
    told = run("sim", "bloodborne", "--seats", "random,random,random", "--set", "moon=1", code=2)
    assert "no option 'moon'" in told


@pytest.mark.parametrize("game", list(taverna.games()))
def test_options_tells_every_option_with_its_default(game: str) -> None:
    told = run("options", game)
    for name, default in taverna.games()[game].options.items():
        written = json.dumps(default, separators=(",", ":")).strip('"')
        assert f"\n  {name}={written}" in told
        assert f"`{name}`" in told, "and what it is for"


def test_options_of_a_game_there_is_not() -> None:
    assert "no game 'moon'" in run("options", "moon", code=2)


def test_a_list_can_be_set_at_the_command_line() -> None:
    flags = ["play", "gloomhaven", "--terminal", "--seats", "2", "--lang", "en", "--set"]
    assert "Tinkerer" in run(*flags, 'classes=["tinkerer", "brute"]', typed="q\n")
    assert "--set classes" in run(*flags, "classes=[tinkerer", code=2)


def test_a_name_may_be_a_number() -> None:
    """The scenarios of the book have numbers, and a table set up by one is kept like any other."""
    flags = ["sim", "gloomhaven", "--seats", "random,random", "--games", "1"]
    assert run(*flags, "--set", "scenario=3") == run(*flags, "--set", "scenario=inox-encampment")
    table = taverna.new("gloomhaven", seats=2, seed=1, options={"scenario": 3})
    assert taverna.load(table.save()).digest() == table.digest()
    assert "no scenario '999'" in run(*flags, "--set", "scenario=999", code=2)


def test_replay_tells_the_game_again(record: Path) -> None:
    told = run("replay", str(record), "--lang", "es", "--board")
    assert "Ronda 1." in told
    assert "Libre de la pesadilla" in told


def test_lines_are_not_broken_for_whoever_reads_them_with_a_program(record: Path) -> None:
    for words in (["rules", "BB-SETUP-03"], ["replay", str(record), "--lang", "en"]):
        narrow, wide = run(*words, columns=40), run(*words, columns=400)
        assert narrow == wide


def test_replay_of_a_broken_file_says_what_is_wrong(record: Path) -> None:
    record.write_bytes(record.read_bytes()[:-40])
    assert "cut short" in run("replay", str(record), code=2) or "damaged" in run("replay", str(record), code=2)


def test_rules_shows_text_page_code_and_tests() -> None:
    told = run("rules", "bb-dream-04")
    assert "BB-DREAM-04 (bloodborne, p. 12)" in told
    assert "rules/hunters.py" in told
    assert "tests/bloodborne" in told
    assert "BB-ESCAPE-01" in run("rules", "escapes and is removed", "--lang", "en")
    assert "no clause" in run("rules", "XX-NONE-99", "--lang", "en", code=2)


def test_coverage_counts_every_game() -> None:
    told = run("rules", "--coverage")
    assert "120 of 120" in told


def test_a_pack_is_checked_with_file_record_and_field(tmp_path: Path) -> None:
    name = "name: {en: Fork, es: Tenedor, pt-BR: Garfo}"
    (tmp_path / "upgrades.yaml").write_text(f"- {{id: fork, {name}, source: pack, kind: melee, damage: 2}}\n")
    assert "1 records in 1 files fit" in run("pack", "check", str(tmp_path))
    (tmp_path / "upgrades.yaml").write_text(f"- {{id: fork, {name}, source: pack, kind: melee, damage: two}}\n")
    told = run("pack", "check", str(tmp_path), code=2)
    assert "upgrades.yaml" in told
    assert "fork" in told
    assert "damage" in told


def test_the_game_of_a_pack_is_told_by_its_files(tmp_path: Path) -> None:
    content = taverna.find("massive-darkness").folder / "content"
    (tmp_path / "missions.yaml").write_bytes((content / "missions.yaml").read_bytes())
    assert "11 records in 1 files fit Massive Darkness" in run("pack", "check", str(tmp_path))
    (tmp_path / "missions.yaml").unlink()
    (tmp_path / "monsters.yaml").write_bytes(
        (taverna.find("bloodborne").folder / "content" / "monsters.yaml").read_bytes()
    )
    assert "fit Bloodborne" in run("pack", "check", str(tmp_path))  # others have a file of that name too
    (tmp_path / "monsters.yaml").unlink()
    (tmp_path / "treasures.yaml").write_bytes((content / "treasures.yaml").read_bytes())
    told = run("pack", "check", str(tmp_path), code=2).replace("\n", " ")
    assert "gloomhaven or massive-darkness; say which with --game" in told
    assert "fit Massive Darkness" in run("pack", "check", str(tmp_path), "--game", "massive-darkness")


def test_the_referee_answers_line_by_line_and_goes_on_after_a_bad_one(tmp_path: Path) -> None:
    good = '{"ask": "sight", "id": 1, "from": [0, 0], "floor": [[0, 0], [1, 0], [0, 1], [1, 1]], "outside": "open"}'
    file = tmp_path / "queries.jsonl"
    file.write_text(f"{good}\nnonsense\n{good}\n")
    answers = [json.loads(line) for line in run("referee", "gloomhaven", str(file)).splitlines()]
    assert answers[0] == answers[2]
    assert answers[0]["visible"] == [[0, 1], [1, 0], [1, 1]]
    assert "error" in answers[1]
    assert json.loads(run("referee", "gloomhaven", "-", typed=good)) == answers[0]


def test_bench_compares_with_an_earlier_run(tmp_path: Path) -> None:
    from taverna import bench

    kept = tmp_path / "run.json"
    bench.keep(kept, {"a": 2.0})
    assert bench.read(kept) == {"a": 2.0}
    kept.write_text("[]")
    assert "not a run" in run("bench", "own", "--compare", str(kept), code=2)
    assert "not a run" in run("bench", "own", "--against", str(kept), code=2)
    assert "no part 'moon'" in run("bench", "moon", code=2)


def test_bench_fails_where_something_is_a_tenth_slower() -> None:
    from taverna import bench

    before = {"a: decisions/s": 100.0, "a: fork, µs": 10.0, "hex: turns_per_s": 5.0, "host: tables": 50.0}
    assert bench.slower(before, before) == {}
    assert bench.slower(before, {"a: decisions/s": 91.0, "a: fork, µs": 11.0, "host: tables": 1.0}) == {}
    lost = bench.slower(before, {"a: decisions/s": 80.0, "a: fork, µs": 20.0, "hex: turns_per_s": 9.0, "new: x/s": 1.0})
    assert lost == pytest.approx({"a: decisions/s": 0.2, "a: fork, µs": 0.5})


def test_bench_against_an_earlier_run_names_what_is_slower(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from taverna import bench, cli

    kept = tmp_path / "run.json"
    bench.keep(kept, {"a: decisions/s": 100.0})
    monkeypatch.setattr(bench, "run", lambda part, tell: {"a: decisions/s": 80.0})
    assert cli.main(["bench", "--compare", str(kept)]) == 0
    assert cli.main(["bench", "--against", str(kept)]) == 2
    assert "slower than before: a: decisions/s by 20%" in capsys.readouterr().err.replace("\n", " ")
    monkeypatch.setattr(bench, "run", lambda part, tell: {"a: decisions/s": 95.0})
    assert cli.main(["bench", "--against", str(kept)]) == 0
    bench.keep(kept, {"b: decisions/s": 100.0})
    assert cli.main(["bench", "--against", str(kept)]) == 2
    assert "nothing was compared" in capsys.readouterr().err.replace("\n", " ")


def test_a_rule_is_told_in_a_language() -> None:
    told = run("rules", "BB-DEATH-01", "--lang", "pt-BR")
    assert "O Caçador que morre" in told
    assert "p. 14" in told
    assert "Como" in told or "Aqui se entende" in told
    assert "testes" in told
    assert "El Cazador" in run("rules", "BB-DEATH-01", "--lang", "es")
    assert "TABLE-TURN-01 (table)" in run("rules", "table-turn-01", "--lang", "es")
    assert "BB-SCORE-06" in run("rules", "vitoria", "--lang", "pt-BR")  # without its accent
