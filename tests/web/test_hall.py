"""What stands around the table: the plate at the end, the legend of signs, covers."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Callable
from typing import Any

import pytest

from taverna import games
from taverna.core.scene import tag
from taverna.games import find
from taverna.ink.plate import Stood, plate
from taverna.ink.sprite import Figures

DRAWN = [name for name in games() if isinstance(find(name).figures, Figures)]


@pytest.mark.parametrize("game", DRAWN)
def test_every_game_has_a_cover_and_a_plate_for_either_end(game: str) -> None:
    """Well-formed, small, and fetching nothing."""
    figures = find(game).figures
    assert isinstance(figures, Figures)
    for name in ("cover", "victory", "defeat"):
        drawn = figures.file(f"{name}.svg")
        ET.fromstring(drawn)
        assert len(drawn) < 90_000 and "/figures/" not in drawn
        assert figures.picture(name) in (f"/figures/{game}/{name}.svg?v={figures.version}",)
    assert figures.picture("nobody") == "" and 'src="/figures/' in find(game).cover


@pytest.mark.parametrize(
    ("seat", "told", "art"),
    [(0, "Você venceu", "victory"), (1, "Você perdeu", "defeat"), (None, "Fim de jogo", "victory")],
)
def test_a_plate_says_how_it_ended_for_whoever_looks(seat: int | None, told: str, art: str) -> None:
    game = find("bloodborne")
    party = [Stood("henryk", 0, True), Stood("eileen", 1, False)]
    words = game.words_of("pt-BR")
    scores = tag("table")
    drawn = plate(words, game.figures, party, seat, title="Henryk", told=["Por pouco.", None], scores=scores)  # type: ignore[arg-type]
    ET.fromstring(drawn)
    assert told in drawn and f"/{art}.svg" in drawn and "Por pouco." in drawn
    assert drawn.startswith("<details ") and 'class="plate-acts"' in drawn


@pytest.mark.browser
def test_the_plate_folds_and_the_legend_opens_over_the_table(person: Callable[..., Any], finished: str) -> None:
    ana = person()
    page = ana.page
    page.goto(f"/replay/{finished}?at=100000")
    page.wait_for_selector(".endplate[open] table")
    high = page.locator(".endplate").bounding_box()["height"]
    page.click(".endplate > summary h2")
    assert page.locator(".endplate[open]").count() == 0
    assert page.locator(".endplate").bounding_box()["height"] < high / 2
    ana.sit()
    ana.wait_for_question()
    page.keyboard.press("s")
    page.wait_for_selector("#legend[open] .legend-of dd")
    assert page.locator(".legend-of > div").count() == len(find("bloodborne").book.icons)  # type: ignore[union-attr]
    page.keyboard.press("Escape")
    assert page.locator("#legend[open]").count() == 0
