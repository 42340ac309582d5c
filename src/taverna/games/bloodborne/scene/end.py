"""The end: who got out, and with how much."""

from __future__ import annotations

from taverna.core.scene import Markup, tag
from taverna.ink.plate import Stood, plate

from .cast import FIGURES
from .drawing import Drawing, Hunted


def result(d: Drawing) -> dict[str, str]:
    if d.result is None:
        return {}
    scores, winners = d.result["scores"], d.result["winners"]
    ranked = sorted(d.hunters, key=lambda hunter: (-scores[str(hunter["seat"])], -hunter["stored"]))
    columns = ("scene-hunter", "scene-col-stored", "scene-col-trophies", "scene-col-total")
    party = [Stood(hunter["board"], hunter["seat"], hunter["seat"] in winners) for hunter in d.hunters]
    heads = tag("thead", tag("tr", [tag("th", d.say(column), scope="col") for column in columns]))
    rows = tag("tbody", [row(d, hunter, scores[str(hunter["seat"])], winners) for hunter in ranked])
    return {
        "result/panel": plate(
            d.words,
            FIGURES,
            party,
            d.seat,
            title=d.words("scene-won", who=list(winners), n=len(winners)),
            told=[decided(d, ranked)],
            scores=tag("table", heads, rows),
        )
    }


def decided(d: Drawing, ranked: list[Hunted]) -> str:
    """Where the first was ahead of the second: in what both had stored, or in trophies."""
    first, second = ranked[:2]
    stored = first["stored"] - second["stored"]
    trophies = d.trophy_worth(first) - d.trophy_worth(second)
    if stored + trophies == 0:
        return d.say("scene-decided-shared" if stored == 0 else "scene-decided-tie")
    if trophies > stored:
        return d.say("scene-decided-trophies", n=d.trophy_worth(first), other=d.trophy_worth(second))
    return d.say("scene-decided-stored", n=first["stored"], other=second["stored"])


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
