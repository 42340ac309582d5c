"""The end."""

from __future__ import annotations

from taverna.core.scene import tag
from taverna.ink.plate import Stood, plate

from .cast import FIGURES
from .ground import Drawing
from .signs import Fragments


def result(d: Drawing) -> Fragments:
    if d.result is None:
        return {}
    w, g = d.words, d.g
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
    table = tag("table", tag("thead", tag("tr", tag("td"), heads)), tag("tbody", rows))
    party = [Stood(hero.hero, hero.seat, won, fallen=hero.dead) for hero in g.heroes]
    title = w("scene-won" if won else "scene-lost", mission=g.mission)
    told = [w("scene-after-rounds", n=g.round), decided(d, won)]
    made = plate(w, FIGURES, party, d.seat, title=title, told=told, scores=table)
    return {"result/panel": made}


def decided(d: Drawing, won: bool) -> str:
    """Who fell last, or who did the most."""
    if not won:
        dead = [hero.seat for hero in d.g.heroes if hero.dead]
        return d.words("scene-decided-dead", who=dead, n=len(dead)) if dead else d.words("scene-decided-goal")
    most = max(d.g.heroes, key=lambda hero: (hero.xp, -hero.seat))
    return d.words("scene-decided-xp", who=most.seat, n=most.xp)
