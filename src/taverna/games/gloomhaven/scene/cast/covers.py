"""The cover and the plates at the end: four who go under the hill, and what waits there."""

from __future__ import annotations

from taverna.ink.tableau import Lamp, Stand, Tableau, arch, area, spires, stones


def _gate() -> str:
    return (
        stones("#241a13", 5)
        + area("#e0902f", "M148 270V132A92 92 0 0 1 332 132V270z", 'opacity=".75"')
        + spires("#5b3414", 270, ((176, 26, 110), (214, 34, 150), (262, 24, 96), (292, 22, 124)), "#ffd98a")
        + arch("#3a2c20", "#120c08", 240, 270, 184, 230)
    )


def _vault() -> str:
    return stones("#1b1a1c", 5) + area("#070606", "M148 270V132A92 92 0 0 1 332 132V270z") + arch(
        "#2b2826", "#0a0807", 240, 270, 184, 230
    )


COVERS = {
    "cover": Tableau(
        sky=("#17100b", "#2c1c10"),
        lamp=Lamp(240, 120, 190),
        draw=_gate,
        stands=(
            Stand("living-bones", 40, 120, 128, flip=True, lurks=True),
            Stand("cultist", 438, 114, 132, lurks=True),
            Stand("tinkerer", 394, 206, 134),
            Stand("scoundrel", 96, 204, 134),
            Stand("spellweaver", 306, 182, 150),
            Stand("brute", 196, 186, 164),
        ),
    ),
    "victory": Tableau(
        sky=("#2a1a0d", "#6b3d15"), lamp=Lamp(240, 128, 210, "#ffc768"), draw=_gate, stands=(), floor="#2c1c10"
    ),
    "defeat": Tableau(
        sky=("#0b0b0e", "#17151a"),
        lamp=Lamp(240, 160, 150, "#5d7f8a", "#7f98a0"),
        draw=_vault,
        ink="#0d0b0c",
        stands=(
            Stand("living-corpse", 92, 160, 150, lurks=True),
            Stand("cultist", 386, 158, 150, lurks=True),
            Stand("living-bones", 240, 140, 160, lurks=True),
        ),
    ),
}
