"""Everyone who appears in a game has a figure of their own, drawn within bounds and cheap enough for a board."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from ink.casts import KINDS, figures_of, ids
from taverna.core.scene import Scene, picture
from taverna.games import find
from taverna.ink.kit import Block, figure
from taverna.ink.props import PROPS
from taverna.ink.shapes import disc, flat, line, mirror, path, points, rims, sym, tufts
from taverna.ink.sprite import Figures, bust, likeness, prop, standee, token

GAMES = sorted(KINDS)
HEAVY = 9_000
"""More bytes than a token may have: a board shows thirty of them."""


# -- the kit ---------------------------------------------------------------------------------------------------------
def test_a_shape_is_a_string_of_points() -> None:
    assert points("1,2 3,4^") == [(1, 2, False), (3, 4, True)]
    assert points("^1,2 3,4") == [(1, 2, True), (3, 4, True)]
    assert mirror("60,1 70,2^") == [(30, 2, True), (40, 1, False)]
    assert sym("50,0 60,5 50,9") == [(50, 0, False), (60, 5, False), (50, 9, False), (40, 5, False)]
    assert path("^0,0 10,0 10,10") == "M0 0l10 0 0 10-10-10z"


def test_tufts_cuts_and_rims_stay_near_their_line() -> None:
    assert len(tufts("0,0 50,0 100,0", 5, 6)) == 11
    cut = flat(line("0,0 10,0 20,0", 2))
    assert max(abs(y) for _, y in cut) == pytest.approx(1, abs=0.01)
    lit = [y for rim in rims(disc(20, 20, 20)) for _, y, _ in rim]
    assert lit and max(lit) < 32  # the lantern stands above


def test_what_stands_above_the_grid_is_shrunk_towards_the_foot() -> None:
    @figure(mid="#888888", light="#ffffff")
    def tall(f: Block) -> None:
        f.form("m", "^40,-60 60,-60 60,100 40,100")

    left, top, right, foot = tall.cut().box
    assert top == pytest.approx(1, abs=1) and foot == pytest.approx(100)
    assert 40 < left < right < 60


def test_a_drawing_is_the_same_each_time() -> None:
    one = figures_of("gloomhaven").cast["brute"]
    assert one.cut().paths == one.cut().paths
    assert len(one.cut(small=True).paths) < len(one.cut().paths)


# -- casts -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_everyone_of_the_content_has_a_figure_of_their_own(game: str) -> None:
    figures = figures_of(game)
    cast = figures.cast
    assert sorted(cast) == sorted([*ids(game), *figures.spare])
    assert len({figure.draw for figure in cast.values()}) == len(cast)


@pytest.mark.parametrize("game", GAMES)
def test_a_token_is_light(game: str) -> None:
    figures = figures_of(game)
    sizes = {id: len(figures.symbol(f"t-{id}")) for id in (*figures.cast, *figures.props)}
    assert {id: size for id, size in sizes.items() if size > HEAVY} == {}


@pytest.mark.parametrize("game", GAMES)
def test_figures_stay_on_their_block(game: str) -> None:
    """Shoulders, fur and wings may leave it at the sides by a little; nothing stands above it."""
    out = {}
    for id, one in figures_of(game).cast.items():
        left, top, right, _ = one.cut().box
        if left < -10 or right > 110 or top < -1.5:
            out[id] = round(left), round(top), round(right)
    assert out == {}


def test_props_stay_on_their_block() -> None:
    boxes = {name: one.cut(small=True).box for name, one in PROPS.items()}
    assert [
        name for name, (left, top, right, foot) in boxes.items() if min(left, top) < -1.5 or max(right, foot) > 101
    ] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_files_are_whole(game: str) -> None:
    """They parse, every symbol they use is in them, nothing stands in a style attribute."""
    figures = figures_of(game)
    for name, letters in (("tokens.svg", "ts"), ("busts.svg", "bg")):
        text = figures.file(name)
        ET.fromstring(text)
        assert " style=" not in text and "<script" not in text
        symbols = set(re.findall(r'<symbol id="([^"]+)"', text))
        assert set(re.findall(r'href="#([^"]+)"', text)) <= symbols
        assert {f"{letter}-{id}" for letter in letters for id in figures.cast} <= symbols
        assert text.count("<symbol") == len(symbols)
    for name in [one for one in figures.names[2:] if "-" in one][::7]:
        text = figures.file(name)
        ET.fromstring(text)
        symbols = set(re.findall(r'<symbol id="([^"]+)"', text))
        assert symbols and set(re.findall(r'href="#([^"]+)"', text)) <= symbols


# -- in a drawing ----------------------------------------------------------------------------------------------------
def test_what_a_pack_brings_looks_like_one_of_ours() -> None:
    cast = figures_of("gloomhaven").cast
    assert likeness("ice-ooze", cast) == "ooze"
    assert likeness("swamp-hound", cast) == "hound"
    assert likeness("city-crossbow", cast) in ("city-guard", "city-archer")
    other = likeness("zzz", cast)
    assert other == likeness("zzz", cast) and cast[other].kind == "foe"
    assert cast[likeness("pirate", cast, "hero")].kind == "hero"


def test_a_stranger_does_not_borrow_a_face_while_one_is_free() -> None:
    figures = figures_of("bloodborne")
    assert figures.figure_of("simon", "hero") in figures.spare
    assert figures.figure_of("henryk", "hero") == "henryk"
    assert figures_of("massive-darkness").figure_of("goblin-king") in ("goblin", "goblin-archers", "goblin-warriors")


def test_a_drawing_uses_a_figure_by_classes_alone() -> None:
    figures = figures_of("gloomhaven")
    drawn = token(figures, "brute", 10, 20, 40, "p1 elite", "hero")
    assert drawn.startswith('<g class="figure p1 elite">') and " style=" not in drawn
    assert drawn.count(f'href="/figures/gloomhaven/tokens-brute.svg?v={figures.version}#t-brute"') == 2
    assert 'x="-10"' in drawn and 'width="40"' in drawn
    assert "#s-ooze" in standee(figures, "ice-ooze")
    assert "#t-chest" in prop(figures, "chest")
    assert 'aria-label="Brute"' in bust(figures, "brute", label="Brute") and "busts-brute.svg" in bust(figures, "brute")


def test_a_picture_carries_the_figures_that_it_shows() -> None:
    figures = figures_of("gloomhaven")
    scene = Scene({"one/a": f"<svg>{standee(figures, 'brute')}{bust(figures, 'hound')}</svg>"})
    scene.frame = "<div><!--one--></div>"
    drawn = picture(scene, "x", figures=figures)
    ET.fromstring(drawn)
    assert "/figures/" not in drawn
    shown = set(re.findall(r'<symbol id="([btsg]-[^"]+|legs-[^"]+|foot-[^"]+|ground)"', drawn))
    assert shown == {"s-brute", "t-brute", "legs-bare", "foot-hero", "b-hound", "g-hound", "ground"}
    assert ".c-brute{" in drawn and ".c-ooze{" not in drawn


def test_the_version_needs_no_drawing() -> None:
    plain = figures_of("bloodborne")
    fresh = Figures("bloodborne", plain.cast, tableaux=plain.tableaux)
    assert re.fullmatch(r"[0-9a-f]{10}", fresh.version) and fresh.version == plain.version
    assert "_symbols" not in vars(fresh)
    assert find("bloodborne").figures is plain
