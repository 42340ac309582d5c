"""The visual language holds: contrast, icons, well-formed drawings, whole locales."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import taverna
from taverna.core.scene import icons, stylesheet
from taverna.core.words import LANGS
from taverna.games import find
from taverna.games.bloodborne.scene import cards, drawing

SRC = Path(taverna.__file__).parent
WEB = SRC / "web"
PAIRS = re.compile(r"--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)")

PAPERS = ["paper", "panel", "raised"]
TEXT = [
    *[
        (ink, paper)
        for ink in (
            "ink",
            "ink-soft",
            "bad",
            "lamp",
            "fresh",
            "good",
            "gold",
            "focus",
            "melee",
            "firearm",
            "utility",
            "blood",
        )
        for paper in PAPERS
    ],
    ("on-lamp", "lamp-0"),
    ("on-lamp", "lamp-1"),
    *[(ink, card) for ink in ("card-ink", "card-soft", "card-sign") for card in ("card", "card-low")],
    ("panel", "ink"),
    ("paper", "ink"),
    ("night-ink", "night"),
    ("night-ink", "night-melee"),
    ("lamp-ink", "lamp-green"),
    ("lamp-ink", "lamp-yellow"),
    ("lamp-ink", "lamp-red"),
    ("ink", "stone-0"),
    ("ink", "stone-2"),
]
SHAPE = [
    *[("on-seat", seat) for seat in ("p0", "p1", "p2", "p3", "p4", "p5")],
    *[("token-ink", side) for side in ("hero", "foe")],
    *[
        (line, paper)
        for line in ("offer", "lamp", "fresh", "focus", "gold", "edge", "p0", "p1", "p2", "p3", "p4", "p5")
        for paper in PAPERS
    ],
    *[(line, "stone-1") for line in ("offer", "lamp", "fresh", "focus")],
    *[("night-ink", night) for night in ("night-moon", "night-melee", "night-firearm", "night-utility", "night-town")],
    *[(lamp, night) for lamp in ("lamp-green", "lamp-yellow", "lamp-red") for night in ("night", "night-town")],
]


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_text_at_4_5_and_shapes_at_3(theme: int) -> None:
    colours = {name: pair[theme] for name, *pair in PAIRS.findall(stylesheet() + find("bloodborne").style)}
    low = [
        f"{a} on {b}: {contrast(colours[a], colours[b]):.2f}"
        for pairs, least in ((TEXT, 4.5), (SHAPE, 3.0))
        for a, b in pairs
        if contrast(colours[a], colours[b]) < least
    ]
    assert low == []


def page_icons() -> Iterator[str]:
    for file in [*WEB.rglob("*.html"), *WEB.rglob("*.js")]:
        text = file.read_text()
        yield from re.findall(r"#i-([a-z-]+)", text)
        yield from re.findall(r"sign\(\"([a-z-]+)\"", text)


def drawn_icons(symbols: str) -> set[str]:
    return set(re.findall(r'<symbol id="i-([\w-]+)"', symbols))


def test_every_icon_of_the_page_is_drawn() -> None:
    assert sorted(set(page_icons()) - drawn_icons(icons())) == []


def test_every_card_and_every_hunter_has_its_picture() -> None:
    pictures = [*cards.ART.values(), *cards.KIND_ICON.values(), *drawing.TYPE_ICON.values()]
    assert sorted(set(pictures) - drawn_icons(icons() + find("bloodborne").symbols)) == []


@pytest.mark.parametrize("lang", LANGS)
def test_drawings_are_well_formed_all_game_long(lang: str) -> None:
    luck = Random(5)
    table = taverna.new("bloodborne", 4, seed=5)
    drawn = drawn_icons(icons() + table.game.symbols)
    for nth in range(400):
        if nth % 9 == 0 or table.over:
            for seat in (None, 0, 3):
                ET.fromstring(table.svg(seat, lang))
        if table.over:
            break
        question = luck.choice(list(table.questions.values()))
        scene = table.scene(question.seat, lang)
        for option in question.options:
            assert all(key in scene for key in option.targets)
            scene[f"preview/{option.id}"] = table.game.preview(
                table.view(question.seat), question.seat, option.id, table.game.words(lang, table.state), table.content
            )
        assert sorted(set(re.findall(r'href="#i-([\w-]+)"', "".join(scene.values()))) - drawn) == []
        for key, markup in scene.items():
            assert key.startswith("preview/") or f'data-k="{key}"' in markup[: markup.index(">")]
            assert " style=" not in markup
            assert "<script" not in markup
        table.answer(question.seat, luck.choice(question.options).id)
    assert table.over


def test_the_page_speaks_three_languages_whole() -> None:
    written = {
        lang: "\n".join(
            file.read_text() for stem in (lang, f"*.{lang}") for file in (WEB / "locale").glob(f"{stem}.ftl")
        )
        for lang in LANGS
    }
    keys = {lang: re.findall(r"^([\w-]+) =", written[lang], re.M) for lang in LANGS}
    assert sorted(keys["en"]) == sorted(keys["es"]) == sorted(keys["pt-BR"])
    assert len(set(keys["en"])) == len(keys["en"])
    said = {
        key for file in WEB.rglob("*.html") for key in re.findall(r"say\(\"([\w-]+)\"\s*[,)]", file.read_text())
    } | set(re.findall(r"\"(table-key-[\w-]+)\"", (WEB / "templates" / "table.html").read_text()))
    host = re.findall(r"^([\w-]+) =", (WEB.parent / "server" / "locale" / "en.ftl").read_text(), re.M)
    assert sorted(said - set(keys["en"]) - set(host)) == []
