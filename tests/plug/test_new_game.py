"""`taverna new-game NAME`: what it writes plays at the prompt and on the page, and passes the kit."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import taverna
from taverna.new_game import renamed, write

from .test_plugins import package

NAME = "fair-of-lights"
COMMAND = [sys.executable, "-m", "taverna.cli"]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of one's own, as `taverna new-game` writes it, on the path as if it were installed."""
    folder = tmp_path_factory.mktemp("own") / "fair"
    done = subprocess.run(
        [*COMMAND, "new-game", NAME, "--where", str(folder)], capture_output=True, text=True, check=True
    )
    assert f"taverna play {NAME} --terminal" in done.stdout
    package(folder / "src", NAME, **{NAME: "fair_of_lights:GAME"})
    return folder


def environment(folder: Path) -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(folder / "src"), "COLUMNS": "100"}


def run(folder: Path, *words: str, typed: str = "") -> str:
    done = subprocess.run(
        [*COMMAND, *words], input=typed, capture_output=True, text=True, env=environment(folder), timeout=120
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_nothing_of_the_template_is_left(written: Path) -> None:
    files = [path for path in written.rglob("*") if path.is_file()]
    assert {path.suffix for path in files} >= {".py", ".ftl", ".yaml", ".css", ".svg", ".toml", ".md"}
    for path in files:
        assert "little" not in str(path.relative_to(written)).lower()
        assert "little" not in path.read_text(encoding="utf-8").lower(), path


def test_it_passes_the_kit_and_its_own_tests(written: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        cwd=written,
        env=environment(written),
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout[-3000:]
    assert "skipped" not in done.stdout


def test_a_whole_game_at_the_prompt(written: Path) -> None:
    assert f"\n{NAME} " in run(written, "games")
    told = run(written, "play", NAME, "--terminal", "--seed", "3", "--lang", "pt-BR", typed="?\n1\n1\n1\n")
    assert "FOL-PLAY-01" in told
    assert "A partida acabou." in told


def test_its_rules_are_looked_up_and_its_tests_are_counted(written: Path) -> None:
    told = run(written, "rules", "FOL-TAKE-01")
    assert "fair_of_lights/rules.py" in told
    assert "tests/test_fair_of_lights.py" in told
    assert re.search(rf"{NAME} +6 +0 +6 of 6", run(written, "rules", "--coverage"))


@pytest.fixture(scope="module")
def page(written: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    data = str(tmp_path_factory.mktemp("data"))
    words = [*COMMAND, "serve", "--port", "0", "--data", data]
    host = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment(written))
    try:
        assert host.stdout is not None
        address = host.stdout.readline().split()[4]
        with httpx.Client(base_url=address, timeout=60, follow_redirects=True) as client:
            yield client
    finally:
        host.terminate()
        host.wait()


def test_the_first_page_shows_it_in_every_language(page: httpx.Client) -> None:
    for lang, told in (
        ("en", "the brightest light"),
        ("es", "la luz que más brilla"),
        ("pt-BR", "a luz que mais brilha"),
    ):
        text = page.get(f"/?lang={lang}").text
        assert "<h3>Fair of Lights</h3>" in text
        assert told in text
        assert f'href="/new?game={NAME}"' in text
        assert f'href="/rules/{NAME}"' in text
        assert text.count('class="cover"') == len(taverna.games()) + 1


def test_it_is_played_on_the_page_with_its_own_style(page: httpx.Client) -> None:
    assert "prudente" in page.get(f"/new?game={NAME}&lang=es").text
    table = page.post("/new", data={"game": NAME, "seats": "2"}).text
    assert table.count('data-spot="hand/') == 3
    assert f"/static/games/{NAME}/table.css" in table
    assert ".fair-card" in page.get(f"/static/games/{NAME}/table.css").text
    assert "FOL-END-01" in page.get(f"/rules/{NAME}").text


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Fair", "no name for a game"),
        ("fair_of_lights", "no name for a game"),
        ("-fair", "no name for a game"),
        ("bloodborne", "something else already"),
        ("json", "something else already"),
        ("import", "something else already"),
        ("taverna", "something else already"),
    ],
)
def test_a_name_that_cannot_be_is_refused(name: str, told: str, tmp_path: Path) -> None:
    with pytest.raises(taverna.OptionError, match=told):
        write(name, tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(taverna.OptionError, match="not empty"):
        write("fair", tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


@pytest.mark.parametrize(
    ("name", "clause", "title"),
    [("fair", "FAIR-END-01", "Fair"), ("x", "XX-END-01", "X"), ("a-b-c-d-e-f", "ABCDE-END-01", "A B C D E F")],
)
def test_clauses_are_named_after_the_game(name: str, clause: str, title: str) -> None:
    assert renamed("LITTLE-END-01 of Little Game", name) == f"{clause} of {title}"
