"""The end: who got out, and with how much."""

from __future__ import annotations

from taverna.core.scene import Markup, sign, tag

from .drawing import Drawing, Hunted


def result(d: Drawing) -> dict[str, str]:
    if d.result is None:
        return {}
    scores, winners = d.result["scores"], d.result["winners"]
    ranked = sorted(d.hunters, key=lambda hunter: (-scores[str(hunter["seat"])], -hunter["stored"]))
    columns = ("scene-hunter", "scene-col-stored", "scene-col-trophies", "scene-col-total")
    return {
        "result/panel": tag(
            "div",
            tag("h2", sign("crown"), tag("span", d.words("scene-won", who=list(winners)))),
            tag(
                "table",
                tag("thead", tag("tr", [tag("th", d.say(column), scope="col") for column in columns])),
                tag("tbody", [row(d, hunter, scores[str(hunter["seat"])], winners) for hunter in ranked]),
            ),
            data_k="result/panel",
            class_="result",
        )
    }


def row(d: Drawing, hunter: Hunted, score: int, winners: list[int]) -> Markup:
    seat = hunter["seat"]
    return tag(
        "tr",
        tag("th", tag("span", d.pic(hunter), tag("span", d.words.seat(seat)), class_="cell"), scope="row"),
        tag("td", hunter["stored"]),
        tag("td", d.trophy_worth(hunter)),
        tag("td", tag("strong", score)),
        class_="winner" if seat in winners else None,
    )
