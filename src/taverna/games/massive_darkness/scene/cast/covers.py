"""The cover and the plates at the end: a torch between those who came down and what lives there."""

from __future__ import annotations

from taverna.ink.tableau import Lamp, Stand, Tableau, arch, area, stones

PILLARS = "M24 0h44l-6 22v226l10 22H20l10-22V22zM412 0h44l-6 22v226l10 22h-52l10-22V22z"


def _hall() -> str:
    flags = "M0 270 150 214H330L480 270z"
    return stones("#1d2330", 11, 8) + area("#313a4c", flags) + area("#39435a", PILLARS, 'stroke="#0b0d13" stroke-width="3"')


def _dark() -> str:
    return stones("#12141b", 11, 8) + arch("#20232d", "#08090d", 240, 270, 200, 236) + area(
        "#1c202b", PILLARS, 'stroke="#06070a" stroke-width="3"'
    )


COVERS = {
    "cover": Tableau(
        sky=("#0d1119", "#1c2433"),
        lamp=Lamp(240, 132, 186, "#ffa640", "#ffbe6b"),
        draw=_hall,
        ink="#0b0d13",
        floor="#0d1119",
        stands=(
            Stand("abyssal-demon", 240, 92, 200, lurks=True),
            Stand("giant-spider", 64, 112, 112, lurks=True),
            Stand("hellhound", 420, 112, 112, lurks=True),
            Stand("elias", 388, 208, 124, flip=True),
            Stand("sibyl", 96, 206, 128),
            Stand("bjorn", 306, 192, 146),
            Stand("siegfried", 186, 188, 160),
        ),
    ),
    "victory": Tableau(
        sky=("#182032", "#3a3a44"), lamp=Lamp(240, 130, 214, "#ffb347", "#ffcf8a"), draw=_hall, stands=(), floor="#141a26"
    ),
    "defeat": Tableau(
        sky=("#06070b", "#10131c"),
        lamp=Lamp(240, 150, 150, "#7a2a2a", "#8c4a3a"),
        draw=_dark,
        ink="#08090d",
        stands=(
            Stand("abyssal-demon", 240, 124, 220, lurks=True),
            Stand("hellhound", 400, 162, 140, lurks=True),
            Stand("giant-spider", 84, 162, 140, lurks=True),
        ),
    ),
}
