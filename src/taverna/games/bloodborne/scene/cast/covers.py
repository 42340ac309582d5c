"""The cover and the plates at the end: hunters under a moon too large, and the beast behind them."""

from __future__ import annotations

from taverna.ink.tableau import Lamp, Stand, Tableau, area, moon, spires

FAR = ((6, 30, 130), (52, 22, 96), (88, 36, 172), (140, 20, 110), (306, 24, 124), (342, 38, 190), (396, 22, 120), (432, 34, 150))
NEAR = ((-10, 34, 90), (32, 24, 70), (120, 28, 84), (330, 26, 82), (412, 30, 74), (452, 34, 100))


def _town(disc: str, spot: str) -> str:
    return moon(240, 102, 84, disc, spot) + spires("#2c2234", 270, FAR, "#c9822f") + spires("#17101d", 276, NEAR, "#ffb347")


def _night() -> str:
    return _town("#e6d3a5", "#cbb383")


def _red() -> str:
    return _town("#a8352b", "#842a24")


def _dawn() -> str:
    return area("#e9a860", "M0 150H480V270H0z", 'opacity=".35"') + spires("#4a3444", 270, FAR) + spires("#241824", 276, NEAR, "#ffcf7a")


COVERS = {
    "cover": Tableau(
        sky=("#140f1d", "#33233f"),
        lamp=Lamp(240, 102, 150, "#f0d9a0", "#e9d6b0"),
        draw=_night,
        ink="#0d0912",
        floor="#0f0a14",
        stands=(
            Stand("scourge-beast", 240, 100, 170, lurks=True),
            Stand("chapel-giant", 52, 124, 124, lurks=True),
            Stand("bell-widow", 430, 124, 120, lurks=True),
            Stand("djura", 384, 206, 130, flip=True),
            Stand("ludwig", 98, 206, 130),
            Stand("henryk", 300, 192, 148),
            Stand("eileen", 190, 188, 156),
        ),
    ),
    "victory": Tableau(
        sky=("#2d2036", "#a8632f"), lamp=Lamp(240, 140, 210, "#ffc97a", "#ffe2ae"), draw=_dawn, stands=(), floor="#1c121c"
    ),
    "defeat": Tableau(
        sky=("#10080d", "#331018"),
        lamp=Lamp(240, 102, 150, "#b83a2e", "#d4604a"),
        draw=_red,
        ink="#0b0609",
        floor="#0b0609",
        stands=(
            Stand("scourge-beast", 240, 136, 190, lurks=True),
            Stand("chapel-giant", 92, 166, 140, lurks=True),
            Stand("bell-widow", 390, 166, 140, lurks=True),
        ),
    ),
}
