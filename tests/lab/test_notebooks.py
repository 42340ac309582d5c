"""Tables in notebooks: the examples of the docs run, and what they show stands alone and tells no secret."""

from __future__ import annotations

import base64
import json
import re
import sys
from pathlib import Path

import pytest

import taverna
from taverna import bots
from taverna.lab import study
from taverna.lab.notebook import Plot, Replay

sys.path.insert(0, str(Path(__file__).parent))
import notebooks


def inside(html: str) -> str:
    """What an image or frame by data holds."""
    found = re.search(r'src="data:[^,]*base64,([^"]*)"', html)
    assert found is not None
    return base64.b64decode(found[1]).decode()


@pytest.mark.parametrize("game", notebooks.GAMES)
def test_the_notebook_in_the_docs_runs_and_is_current(game: str) -> None:
    """If this fails: `python tests/lab/notebooks.py`."""
    kept = json.loads((notebooks.FOLDER / f"{game}.ipynb").read_text(encoding="utf-8"))
    assert [(cell["cell_type"], cell["source"]) for cell in kept["cells"]] == notebooks.cells(game)
    assert all(cell["outputs"] for cell in kept["cells"] if cell["cell_type"] == "code"), "executed"
    shown = notebooks.executed([cell["source"] for cell in kept["cells"] if cell["cell_type"] == "code"])
    assert all(shown)
    html = [one["data"]["text/html"] for outputs in shown for one in outputs if "data" in one]
    assert len(html) == 3


def test_there_is_one_for_every_game() -> None:
    assert set(notebooks.GAMES) == set(taverna.games())


def test_the_notebooks_are_notebooks() -> None:
    nbformat = pytest.importorskip("nbformat", reason="nbformat is not installed")
    for file in notebooks.FOLDER.glob("*.ipynb"):
        nbformat.validate(nbformat.read(file, as_version=4))


def test_a_table_shows_itself_as_anyone_may_see_it() -> None:
    table = taverna.new("bloodborne", seed=3)
    assert inside(table._repr_html_()) == table.svg(None) == table._repr_svg_()
    other = table.determinize(0, 5)
    assert inside(other._repr_html_()) == inside(table.determinize(0, 6)._repr_html_())


def test_a_replay_steps_without_a_script_from_the_first_answer_to_the_last() -> None:
    table = bots.play(taverna.new("bloodborne", seed=3), {seat: bots.RandomBot() for seat in range(3)}, 3)
    replay = Replay(table.record(), frames=5)
    assert replay.steps[0] == 0 and replay.steps[-1] == len(table.inputs)
    page = inside(replay._repr_html_())
    assert page.count('type="radio"') == page.count('class="frame"') == len(replay.steps) == 5
    for word in ("<script", "http://", "https://", "onclick"):
        assert word not in page.replace("http://www.w3.org", "")
    frames = replay.drawn()
    assert frames[-1][1] == table.scene(None).filled()
    assert [line for _, _, told in frames for line in told] == table.log("en", None)


def test_a_replay_for_a_seat_is_drawn_from_its_view() -> None:
    table = taverna.new("bloodborne", seed=3)
    for seat in range(3):
        table.answer(seat, table.questions[seat].options[0].id)
    assert Replay(table, seat=1).drawn()[-1][1] == table.scene(1).filled()


def test_a_world_that_was_drawn_anew_has_no_replay() -> None:
    with pytest.raises(taverna.SaveError):
        Replay(taverna.new("bloodborne", seed=3).determinize(0, 1))


def test_a_study_plots() -> None:
    (*_, found) = study.study("bloodborne", ["random"] * 3, games=2)
    assert inside(Plot(found)._repr_html_()).count("<circle") == 3
    assert inside(Plot(found, "hunters.board")._repr_html_()).count("<circle") >= 3
    with pytest.raises(taverna.OptionError, match="tells no 'hats' apart: there are seat, "):
        Plot(found, "hats")
