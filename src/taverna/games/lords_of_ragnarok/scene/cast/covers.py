"""The cover and the plates at the end: fjords under northern lights, and who comes to burn them."""

from __future__ import annotations

from taverna.ink.tableau import Lamp, Stand, Tableau, area, peaks

LIGHTS = "M-10 60C60 20 120 90 200 46S360 10 490 60V84C360 34 280 96 200 70S60 52-10 92zM-10 100C90 70 160 120 250 92S400 60 490 100V112C400 82 340 110 250 106S90 92-10 118z"


def _fjord() -> str:
    water = "".join(f"M{40 + 70 * n % 420} {236 + 6 * (n % 5)}h{30 + 8 * (n % 4)}v1.600h-{30 + 8 * (n % 4)}z" for n in range(16))
    return (
        area("#3f8f7a", LIGHTS, 'opacity=".55"')
        + peaks("#2a4a52", 220, 4, 150, 92, "#cfe0d8")
        + peaks("#1b333b", 232, 9, 92, 70)
        + area("#12252d", "M0 226H480V270H0z")
        + area("#6aa79a", water, 'opacity=".5"')
    )


def _burnt() -> str:
    smoke = "M60 0C90 40 40 70 84 110S70 180 104 226H126C96 180 132 150 104 104S120 40 96 0zM340 0C366 34 322 64 352 100S330 176 360 226h20C352 170 384 150 362 100S380 36 368 0z"
    return peaks("#2b1d1c", 220, 4, 150, 92, "#5a4038") + peaks("#1a1212", 232, 9, 92, 70) + area("#120c0c", "M0 226H480V270H0z") + area(
        "#3a2a28", smoke, 'opacity=".7"'
    )


COVERS = {
    "cover": Tableau(
        sky=("#0e1f28", "#1f4a4c"),
        lamp=Lamp(240, 128, 180, "#e8c777", "#d9e6bd"),
        draw=_fjord,
        ink="#0a161b",
        floor="#0c1a20",
        stands=(
            Stand("odin", 240, 86, 176, lurks=True),
            Stand("lindworm", 424, 118, 130, lurks=True),
            Stand("frost-jotun", 56, 116, 130, flip=True, lurks=True),
            Stand("beowulf", 382, 206, 130),
            Stand("aslaug", 102, 206, 128),
            Stand("ragnar", 298, 192, 148),
            Stand("lagertha", 188, 186, 158),
        ),
    ),
    "victory": Tableau(
        sky=("#173a44", "#b8813a"), lamp=Lamp(240, 130, 214, "#ffd98a", "#fff0c4"), draw=_fjord, stands=(), floor="#12252d"
    ),
    "defeat": Tableau(
        sky=("#1a0d0c", "#5a1f14"),
        lamp=Lamp(240, 160, 170, "#d4571f", "#e88a4a"),
        draw=_burnt,
        ink="#100909",
        floor="#120a09",
        stands=(
            Stand("loki", 240, 126, 200, lurks=True),
            Stand("garm-hound", 396, 160, 140, lurks=True),
            Stand("lindworm", 84, 160, 140, lurks=True),
        ),
    ),
}
