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

SRC = Path(taverna.__file__).parent
WEB = SRC / "web"
PAIRS = re.compile(r"--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)")

PAPERS = ["paper", "panel", "raised"]
TEXT = [
    *[
        (ink, paper)
        for ink in ("ink", "ink-soft", "bad", "mark", "focus", "melee", "firearm", "utility", "blood")
        for paper in PAPERS
    ],
    ("panel", "can"),
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
    *[("token-ink", seat) for seat in ("p0", "p1", "p2", "p3", "p4", "hero", "foe", "elite")],
    *[
        (line, paper)
        for line in ("can", "mark", "pick", "focus", "gold", "edge", "p0", "p1", "p2", "p3", "p4")
        for paper in PAPERS
    ],
    *[(line, "stone-1") for line in ("can", "mark", "pick", "focus")],
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
    colours = {name: pair[theme] for name, *pair in PAIRS.findall(stylesheet())}
    low = [
        f"{a} on {b}: {contrast(colours[a], colours[b]):.2f}"
        for pairs, least in ((TEXT, 4.5), (SHAPE, 3.0))
        for a, b in pairs
        if contrast(colours[a], colours[b]) < least
    ]
    assert low == []


def used_icons() -> Iterator[str]:
    for file in [*WEB.rglob("*.html"), *WEB.rglob("*.js")]:
        text = file.read_text()
        yield from re.findall(r"#i-([a-z-]+)", text)
        yield from re.findall(r"sign\(\"([a-z-]+)\"", text)
    from taverna.games.bloodborne import scene

    yield from [*scene.ART.values(), *scene.TYPE_ICON.values(), *scene.KIND_ICON.values(), *scene.MARKS]
    yield from re.findall(r"(?:sign|icon|row)\(\s*\"([a-z-]+)\"", Path(scene.__file__).read_text())


def test_every_icon_that_is_used_is_drawn() -> None:
    drawn = set(re.findall(r'id="i-([\w-]+)"', icons()))
    assert sorted(set(used_icons()) - drawn) == []


@pytest.mark.parametrize("lang", LANGS)
def test_drawings_are_well_formed_all_game_long(lang: str) -> None:
    luck = Random(5)
    table = taverna.new("bloodborne", 4, seed=5)
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
            table.game.preview(
                table.view(question.seat), question.seat, option.id, table.game.words(lang, table.state), table.content
            )
        for key, markup in scene.items():
            assert f'data-k="{key}"' in markup[: markup.index(">")]
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
    assert sorted(said - set(keys["en"])) == []


def test_a_round_is_told_moment_by_moment() -> None:
    """What is told in between ends where the truth is, as long as no new round has begun."""
    from taverna.games.bloodborne.telling import retold

    luck = Random(8)
    table = taverna.new("bloodborne", 4, seed=8)
    longest = 0
    while not table.over:
        question = luck.choice(list(table.questions.values()))
        scene, view = table.scene(0), table.view(0)
        happened = table.answer(question.seat, luck.choice(question.options).id)
        beats = list(scene.beats(happened))
        told = [event for _, events in beats for event in events]
        assert told == happened[: len(told)]
        longest = max(longest, len(beats))
        if told and told == happened and not any(type(event).__name__ == "RemovedCard" for event in told):
            last = list(retold(view, happened))[-1][0]["hunters"]
            now = table.view(0)["hunters"]
            for name in ("hp", "collected", "stored", "trophies", "used", "played", "hand", "dead", "out", "owned"):
                assert [one[name] for one in last] == [one[name] for one in now]
    assert longest > 4
