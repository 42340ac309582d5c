"""The scenario: its goal, its special rules, its numbers, and how it ended."""

from __future__ import annotations

from functools import partial

from taverna.core.scene import Markup, tag
from taverna.ink.plate import Stood, plate

from ..printed import Printed
from ..rules.facts import meters
from ..rules.levels import bonus_xp, hazard_damage, token_value, trap_damage
from .cast import FIGURES
from .drawing import Drawing
from .icons import badge, sign
from .party import crest


def scenario(d: Drawing) -> dict[str, Markup]:
    g = d.g
    facts = (g.scenario, g.goal, g.rooms, g.round <= 1, g.level, trap_damage(g), hazard_damage(g), token_value(g))
    return {"scenario/box": d.since("scenario", partial(_box, d), *facts, bonus_xp(g), meters(g))}


def _box(d: Drawing) -> Markup:
    g, w = d.g, d.words
    record = d.content.scenario(g)
    nth = g.goal
    goal = record.goals[nth if nth < len(record.goals) else 0]
    told = [piece.text[w.lang] for piece in record.pieces if piece.told and piece.text is not None]
    rooms = {room.id: room for room in record.rooms}
    last = rooms.get(g.rooms[-1]) if g.rooms else None
    story = record.intro if g.round <= 1 else None
    if last is not None and last.text is not None and len(g.rooms) > 1:
        story = last.text
    facts = [
        badge("trap", trap_damage(g), w("scene-trap-damage", n=trap_damage(g))),
        badge("flame", hazard_damage(g), w("scene-hazard-damage", n=hazard_damage(g))),
        badge("coin", token_value(g), w("scene-token-value", n=token_value(g))),
        badge("gh-xp", f"+{bonus_xp(g)}", w("scene-bonus-xp", n=bonus_xp(g))),
    ]
    return tag(
        "section",
        tag("h2", f"{record.number}. " if record.number else "", record.name[w.lang]),
        tag("p", sign("gh-target"), goal.text[w.lang], class_="goal"),
        [tag("p", w("board-lose", goal=Printed(lost.text[w.lang])), class_="goal is-lose") for lost in record.lose],
        [tag("p", w("board-meter", name=Printed(t[w.lang]), n=n, of=of), class_="goal") for t, n, of in meters(g)],
        tag("p", tag("span", w("scene-level", n=g.level), class_="level"), facts, class_="gh-counts"),
        tag(
            "details",
            tag("summary", sign("book", w("scene-special-rules", n=len(told)) if told else w("scene-story"))),
            tag("p", story[w.lang], class_="story") if story is not None else None,
            tag("ul", [tag("li", text) for text in told]) if told else None,
        )
        if told or story is not None
        else None,
        data_k="scenario/box",
        class_="gh-scenario",
        aria_label=w("scene-scenario"),
    )


def result(d: Drawing) -> dict[str, Markup]:
    result = d.view["result"]
    if result is None:
        return {}
    g, w = d.g, d.words
    won = result["outcome"] == "victory"
    record = d.content.scenario(g)
    rows = []
    for mat in g.characters:
        cells = [
            mat.xp + (bonus_xp(g) if won else 0),
            mat.money * token_value(g) + mat.gold,
            mat.tally.kills,
        ]
        who = tag("span", crest(d, mat, 28), tag("span", w.seat(mat.seat)), class_="cell")
        rows.append(tag("tr", tag("th", who, scope="row"), [tag("td", cell) for cell in cells]))
    heads = [tag("th", w(f"scene-result-{name}"), scope="col") for name in ("xp", "gold", "kills")]
    party = [Stood(mat.what, mat.seat, won, fallen=mat.exhausted and not mat.left) for mat in g.characters]
    table = tag("table", tag("thead", tag("tr", tag("td"), heads)), tag("tbody", rows))
    told = [record.outro[w.lang] if won and record.outro else None, decided(d, won)]
    title = w("scene-won" if won else "scene-failed")
    return {"result/panel": plate(w, FIGURES, party, d.seat, title=title, told=told, scores=table)}


def decided(d: Drawing, won: bool) -> str:
    """Which round it was, and who had the most of it."""
    g, w = d.g, d.words
    if not won:
        all_out = all(mat.exhausted for mat in g.characters)
        return w("scene-decided-exhausted" if all_out else "scene-decided-lost", n=g.round)
    most = max(g.characters, key=lambda mat: (mat.tally.kills, -mat.seat))
    return w("scene-decided-kills", n=g.round, who=most.seat, kills=most.tally.kills)
