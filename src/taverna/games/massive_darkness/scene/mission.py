"""The Mission: its story, objectives and special rules."""

from __future__ import annotations

from functools import partial

from taverna.core.scene import Markup, tag

from ..printed import card_text, goal_text, rules_text
from .ground import Drawing
from .signs import Fragments, sign


def progress(d: Drawing, nth: int) -> str:
    """How much of an objective is done, where it can be counted."""
    goal, g = d.quest.objectives[nth], d.g
    mark, amount = getattr(goal, "mark", ""), getattr(goal, "amount", 0)
    kind = goal.__struct_config__.tag
    if kind == "pick-up":
        return f"{min(g.picked.get(mark, 0), amount)}/{amount}"
    if kind == "kill":
        return f"{min(g.killed.get(mark, 0), amount)}/{amount}"
    if kind == "destroy":
        all_there = sum(token.mark == mark for token in d.quest.tokens)
        return f"{all_there - sum(pillar.mark == mark for pillar in g.pillars)}/{all_there}"
    if kind == "escape" and getattr(goal, "who", "") == "all":
        return f"{sum(hero.left for hero in g.heroes)}/{len(g.heroes)}"
    return ""


def mission(d: Drawing) -> Fragments:
    g = d.g
    key = "mission/page"
    facts = repr((g.met, g.picked, g.killed, [hero.left for hero in g.heroes], len(g.pillars), g.collapse, g.lasting))
    return {key: d.kept(partial(_page, d), key, facts)}


def _page(d: Drawing) -> Markup:
    """Story, objectives and special rules."""
    w, g, quest = d.words, d.g, d.quest
    goals = []
    for nth, goal in enumerate(quest.objectives):
        far = progress(d, nth)
        state = "met" if nth < g.met else "now" if nth == g.met else "later"
        goals.append(
            tag(
                "li",
                sign(
                    "check" if state == "met" else "trophy" if state == "now" else "hourglass",
                    w(f"scene-goal-{state}"),
                ),
                tag("span", goal_text(w, quest, goal), tag("strong", f" {far}") if far else None),
                class_=f"is-{state}",
            )
        )
    rules = [tag("li", tag("b", f"{name}. ") if name else None, text) for name, text, _ in rules_text(w, quest)]
    lasting = [
        tag(
            "li",
            sign("bell"),
            tag("span", d.name(effect.card), ": ", " ".join(card_text(w, d.content, effect.card))),
        )
        for effect in g.lasting
        if effect.card in d.content.named
    ]
    collapse = [
        tag("li", sign("hourglass"), w("scene-collapse", tile=tile, n=left)) for tile, left in g.collapse.items()
    ]
    story = tag("p", quest.story[w.lang], class_="story")
    return tag(
        "section",
        tag("h2", sign("book"), tag("span", w("scene-mission", mission=g.mission))),
        tag("ol", goals, class_="md-lines goals"),
        tag("ul", lasting, collapse, class_="md-lines") if lasting or collapse else None,
        tag(
            "details",
            tag("summary", w("scene-special-rules", n=len(rules))),
            story,
            tag("ul", rules, class_="md-lines rules"),
        )
        if rules
        else story,
        data_k="mission/page",
        class_="md-mission",
    )
