"""Looking back on a finished game: made beside the host when somebody first asks, kept with the table, and not before
the game is over."""

from __future__ import annotations

import time
from pathlib import Path

import taverna
from taverna import bots
from taverna.core.table import Table
from taverna.core.words import LANGS
from taverna.games import find
from taverna.lab.hindsight import Hindsight, Point, Turn
from taverna.server.curve import Drawn

from .running import Running, host


def played() -> Table:
    return bots.play(taverna.new("bloodborne", 3, seed=5), {seat: bots.RandomBot() for seat in range(3)}, 1)


def test_it_is_made_once_and_kept(tmp_path: Path) -> None:
    with host(tmp_path / "data", hindsight=0.5) as running, running.client() as client:
        made = client.post("/api/records", content=played().record(), headers={"content-type": "application/x-ndjson"})
        address = f"/replay/{made.json()['table']}/back?lang=es"
        assert 'data-done="0' in client.get(address).text
        while "data-done" in (text := client.get(address).text):
            time.sleep(0.1)
        assert text.count('class="curve"') == 2 and 'value="score"' in text
        assert "Mirar" not in text and "Lo mismo en números" in text
        running.kill()
        running.start()
        with running.client() as again:
            assert again.get(address).text == text
        assert "Traceback" not in running.logged


def test_nobody_looks_back_on_a_game_that_is_played(taverna_host: Running) -> None:
    table = taverna_host.table(3)
    with taverna_host.client() as client:
        assert client.get(f"/replay/{table.id}/back").status_code == 403


def test_the_curve_has_a_line_for_each_who_stood_alone() -> None:
    words = find("bloodborne").words_of("pt-BR")
    points = [Point(0, [0.5, 0.5], 1), Point(6, [0.9, 0.1]), Point(9, [1.0, 0.0])]
    texts = dict.fromkeys(LANGS, "x")
    turn = Turn(6, 1, "a", "b", 0.2, 0.01, texts, texts, texts)
    found = Hindsight("bloodborne", 2, 9, False, points, False, [turn], [], [0.07, -0.07], [0.0, 0.2], 4, 3)
    drawn = Drawn(found, ["Ana", "Bia"], words)
    picture = str(drawn.curve("chance"))
    assert picture.count("<polyline") == 2 and picture.count('class="turned') == 1 and 'aria-label="chance"' in picture
    assert [one["luck"] for one in drawn.balance] == ["+7", "−7"]
    assert [one["lost"] for one in drawn.balance] == ["±0", "−20"]
    assert [(one.round, one.at) for one in drawn.chapters] == [(1, 0), (None, 9)]
    assert drawn.round_at(6) == 1 and drawn.percent(0.9) == "90%"
    assert drawn.curves == ["chance"]
    for point, scores in zip(points, ([0.0, 0.0], [3.0, 4.0], [9.0, 12.5]), strict=True):
        point.followed = {"score": scores}
    assert drawn.curves == ["chance", "score"] and drawn.most("score") == 14
    picture = str(drawn.curve(drawn.titled("score"), "score"))
    assert picture.count("<polyline") == 2 and ">14<" in picture and "Pontuação" in picture
    assert [drawn.told(what, drawn.values(points[1], what)[1]) for what in drawn.curves] == ["10%", "4"]
    found.together = True
    assert str(Drawn(found, ["Ana", "Bia"], words).curve("chance")).count("<polyline") == 1
