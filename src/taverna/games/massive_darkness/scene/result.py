"""The end."""

from __future__ import annotations

from taverna.core.scene import tag

from .ground import Drawing
from .signs import Fragments, sign


def result(d: Drawing) -> Fragments:
    if d.result is None:
        return {}
    w, g, key = d.words, d.g, "result/panel"
    won = d.result["outcome"] == "victory"
    rows = [
        tag(
            "tr",
            tag(
                "th",
                tag("span", d.token(hero.seat, 28), tag("span", w.seat(hero.seat)), class_="cell"),
                scope="row",
            ),
            tag("td", d.name(hero.cls)),
            tag("td", w("scene-dead") if hero.dead else w("scene-gone") if hero.left else f"{hero.life}/{hero.most}"),
            tag("td", hero.xp),
            tag("td", sum(hero.skills.values())),
            class_="winner" if won and not hero.dead else None,
        )
        for hero in g.heroes
    ]
    heads = [tag("th", w(f"scene-head-{what}"), scope="col") for what in ("class", "life", "xp", "skills")]
    return {
        key: tag(
            "div",
            tag(
                "h2",
                sign("crown" if won else "skull"),
                tag("span", w("scene-won" if won else "scene-lost", mission=g.mission)),
            ),
            tag("p", w("scene-after-rounds", n=g.round), class_="hint"),
            tag("table", tag("thead", tag("tr", tag("td"), heads)), tag("tbody", rows)),
            data_k=key,
            class_="result" + ("" if won else " is-lost"),
        )
    }
