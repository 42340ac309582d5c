"""Games are found through entry points: ours, and those of packages that were never heard of here."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

import taverna
from core.toy import GAME as TOY
from taverna import games
from taverna.core.game import named

OURS = ["bloodborne", "gloomhaven", "lords-of-ragnarok", "massive-darkness"]


def forget() -> None:
    for kept in (games._entries, games._declared, games._clashes, games._brought):
        kept.cache_clear()


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on the path, where packages can be put."""
    monkeypatch.syspath_prepend(str(tmp_path))
    forget()
    yield tmp_path
    forget()


def package(path: Path, name: str, **entries: str) -> None:
    """An installed distribution, as far as anyone who looks for games can tell."""
    folder = path / f"{name}-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = [f"{key.replace('_', '-')} = {value}" for key, value in entries.items()]
    (folder / "entry_points.txt").write_text("\n".join(["[taverna.games]", *lines, ""]))


def test_ours_are_found() -> None:
    assert games.ours() == OURS
    assert [name for name in taverna.games() if name in OURS] == OURS


def test_a_game_of_another_package_is_found_and_comes_after_ours(path: Path) -> None:
    package(path, "a-fair", toy="core.toy:GAME")
    assert list(taverna.games()) == [*OURS, "toy"]
    assert taverna.find("toy").title["es"] == "La Feria de los Faroles"
    table = taverna.new("toy", seats=2, seed=1)
    assert taverna.load(table.save()).digest() == table.digest()
    assert games.faults() == []


def test_a_name_that_is_taken_is_said_and_ours_is_played(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    package(path, "a-copy", bloodborne="core.toy:GAME")
    with caplog.at_level(logging.WARNING):
        assert list(taverna.games()) == OURS
    assert taverna.find("bloodborne").title["en"] == "Bloodborne: The Card Game"
    told = "a-copy and taverna both bring a game 'bloodborne': the latter's is played"
    assert games.faults() == [told]
    assert told in caplog.text


@pytest.mark.parametrize(
    ("where", "told"),
    [
        ("no.such.module:GAME", "ModuleNotFoundError: No module named 'no'"),
        ("core.toy:MOON", "AttributeError"),
        ("core.toy:RICH", "this is no Game but int"),
        ("core.toy:Toy", "this is no Game but Toy"),
        ("core.toy:GAME", "it calls itself 'toy'"),
        ("unfinished:GAME", "it does not say its title, seats, folder, state_type"),
        ("broken:GAME", "SyntaxError"),
    ],
)
def test_a_broken_one_is_said_in_a_sentence_and_breaks_no_other(
    path: Path, where: str, told: str, caplog: pytest.LogCaptureFixture
) -> None:
    (path / "unfinished.py").write_text("from taverna import Game\nclass Half(Game): id = 'moon'\nGAME = Half()\n")
    (path / "broken.py").write_text("GAME =\n")
    package(path, "moons", moon=where)
    with caplog.at_level(logging.WARNING):
        assert list(taverna.games()) == OURS
    (fault,) = games.faults()
    assert fault.startswith(f"the game 'moon' of moons ({where}) cannot be played: ")
    assert told in fault
    assert caplog.text.count(fault) == 1, "once, not whenever someone looks"
    with pytest.raises(taverna.OptionError, match="cannot be played"):
        taverna.new("moon")
    assert taverna.new("bloodborne").seats == 3


def test_a_game_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(taverna.OptionError, match="no game 'moon': there are bloodborne, gloomhaven"):
        taverna.find("moon")


def test_no_game_is_imported_to_know_the_names(path: Path) -> None:
    package(path, "moons", moon="no.such.module:GAME")
    assert games.names() == [*OURS, "moon"]


def test_a_game_without_a_cover_or_words_for_the_lobby_has_its_place_on_the_first_page() -> None:
    from taverna.server.lobby import on_the_shelf
    from taverna.server.pages import speaker, templates

    shelf = on_the_shelf(TOY, "es")
    assert (shelf["cover"], shelf["about"], shelf["players"], shelf["campaign"]) == ("", "", "2–4", {})
    page = templates().get_template("index.html")
    known = {
        "lang": "es",
        "say": speaker("es", None),
        "games": [TOY.info],
        "judged": [],
        "tables": [],
        "shelf": [shelf],
    }
    text = page.render(known)
    assert "<h3>La Feria de los Faroles</h3>" in text
    assert text.count('class="cover"') == 1
    assert ">L</text>" in text, "a plain cover with its first letter"


@pytest.mark.parametrize("name", OURS)
def test_what_a_game_names_by_module_and_name_is_there(name: str) -> None:
    game = taverna.find(name)
    assert 'class="cover"' in game.cover
    assert all(callable(named(where)) for where in game.bench.more.values())
    assert game.read_options(game.first_evening) is not None
    assert (game.referee is not None) == bool(game.judge)
