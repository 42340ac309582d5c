"""The answer in words: in one sentence, outcome by outcome with the clause of each step; and the signs on the board."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from taverna.core.book import told
from taverna.core.catalogue import Catalogue, read_catalogue
from taverna.core.scene import Markup, icon, sign, tag

from .drawing import RIM, Drawing, badge, glance

STEPS = {
    "focus": ("FOCUS", "INVIS", "DISARM", "STUN", "MTRAP-01", "MTRAP-02"),
    "move": ("MMOVE", "IMMOB", "MTRAP-03"),
    "attack": ("MATK", "ATK", "MUDDLE"),
    "choice": ("AMBIG",),
}
"""The steps of a monster's turn, and the clauses that are about each."""

HEX = r"(?P<at>\[-?\d+, ?-?\d+\])"
FAULTS = {
    r"^\$\.floor: a board has at least": "no-floor",
    r"^\$\.floor: missing": "no-floor",
    r"at most (?P<most>\d+) floor hexes": "too-large",
    r"more than (?P<most>\d+) hexes wide": "too-wide",
    r"^\$\.monster: missing": "no-monster",
    r"^\$\.card: missing": "no-card",
    r"^\$\.from: (missing|Expected)": "no-from",
    r"^\$\.ask: ": "no-ask",
    rf"{HEX} is not on the floor": "not-floor",
    rf"{HEX} is a wall": "wall",
    rf"{HEX} is a closed door": "door",
    rf"{HEX} is occupied by": "occupied",
    rf"{HEX} is listed twice": "twice",
    r"(?P<a>\[-?\d+, -?\d+\]) and (?P<b>\[-?\d+, -?\d+\]) are not neighbours": "neighbours",
    r"there is no character (?P<n>\d+)": "owner",
    r": missing$": "missing",
    r": unknown field$": "unknown",
    r"a query is an object|this is not JSON|cannot be unpacked": "unreadable",
    r"too much to work out": "too-much",
}
"""What the referee finds wrong, and the message that says it."""


@cache
def catalogue(lang: str) -> Catalogue:
    game = Path(__file__).parents[1]
    return told(read_catalogue(game / "catalogue.yaml"), game / "book", lang)


def said(d: Drawing) -> str:
    """The answer in one sentence."""
    w, s = d.words, d.sketch
    if fault := d.answer.get("error"):
        return wrong(d, fault)
    if d.visible is not None and s.origin:
        figures = [d.figure(d.standing[a]) for a in sorted(d.visible) if a in d.standing]
        count = len(d.visible)
        if not figures:
            return w("referee-said-sight", at=d.name(s.origin), count=count)
        return w("referee-said-sight-figures", at=d.name(s.origin), count=count, figures=d.listed(figures))
    if s.ask == "reach" and s.origin:
        return w("referee-said-reach", at=d.name(s.origin), count=len(d.reach), move=s.move)
    option = d.option
    if option is None:
        return w("referee-said-nothing")
    if option["focus"] is None:
        return w("referee-said-stunned" if "GH-STUN-01" in option["why"] else "referee-said-no-focus")
    if len(d.options) > 1:
        return w("referee-said-choice", count=len(d.options), one=d.chosen + 1, does=does(d, option))
    return does(d, option)


def does(d: Drawing, option: dict[str, Any]) -> str:
    """What the monster does in one sentence."""
    steps, targets = len(option["path"]) - 1, [d.target(a) for a in option["attacks"]]
    key = f"referee-{'moves' if steps else 'stays'}{'-attacks' if targets else ''}"
    return d.words(key, stop=d.name(option["move"]), steps=steps, targets=d.listed(targets))


def wrong(d: Drawing, fault: dict[str, str]) -> str:
    """What is wrong with a position, in words."""
    for pattern, key in FAULTS.items():
        if found := re.search(pattern, f"{fault['path']}: {fault['reason']}"):
            told = {k: _named(d, v) for k, v in found.groupdict().items()}
            return d.words(f"referee-wrong-{key}", **told)
    return d.words("referee-wrong-other", reason=fault["reason"])


def _named(d: Drawing, value: str) -> str:
    """A hex in a fault by its name on the board."""
    found = re.fullmatch(r"\[(-?\d+), ?(-?\d+)\]", value)
    return d.name((int(found[1]), int(found[2]))) if found and len(value) < 20 else value


def outcomes(d: Drawing) -> Iterable[tuple[str, str]]:
    w = d.words
    if fault := d.answer.get("error"):
        where = tag("code", fault["path"])
        text = tag("p", sign("help"), tag("span", wrong(d, fault), " ", where), class_="wrong")
        yield "said/it", tag("div", text, data_k="said/it")
    else:
        head = w("referee-allowed", count=len(d.options)) if d.options else None
        told = d.option is not None and d.option["focus"] is not None  # in the list below
        whole = None if told else tag("p", said(d), class_="said")
        yield "said/it", tag("div", tag("h2", head) if head else None, whole, data_k="said/it")
    for n, option in enumerate(d.options):
        key, on = f"outcome/{n}", n == d.chosen
        number = tag("b", n + 1)
        head = tag(
            "a",
            number,
            tag("span", does(d, option)),
            href=d.link(n),
            data_outcome=n,
            aria_current="true" if on else None,
        )
        steps = _steps(d, option) if on else None
        yield key, tag("li", head, steps, data_k=key, class_="outcome on" if on else "outcome")
    yield "legend/it", legend(d)


def _steps(d: Drawing, option: dict[str, Any]) -> Markup:
    w, rows = d.words, []
    focus, stop = option["focus"], d.name(option["move"])
    told = {
        "focus": w("referee-step-no-focus")
        if focus is None
        else w("referee-step-focus", who=d.target(focus, "who"), at=d.name(focus)),
        "move": w("referee-step-move", steps=len(option["path"]) - 1, stop=stop),
        "attack": _attack(d, option),
        "choice": w("referee-step-choice"),
    }
    for step, topics in STEPS.items():
        clauses = [c for c in option["why"] if any(c.removeprefix("GH-").startswith(t) for t in topics)]
        if not clauses and not (step == "attack" and option["attacks"]):
            continue
        rows.append(tag("dt", w(f"referee-{step}")))
        rows.append(tag("dd", tag("p", told[step]), [clause(d, c) for c in dict.fromkeys(clauses)]))
    return tag("dl", rows, class_="steps")


def _attack(d: Drawing, option: dict[str, Any]) -> str:
    if not option["attacks"]:
        return d.words("referee-step-no-attack")
    targets = d.listed([d.target(a, "who") for a in option["attacks"]])
    if not option["disadvantage"]:
        return d.words("referee-step-attack", targets=targets)
    worse = d.listed([d.target(a, "who") for a in option["disadvantage"]])
    return d.words("referee-step-attack-worse", targets=targets, worse=worse)


def clause(d: Drawing, id: str) -> Markup:
    """A clause: in a few words, and when opened as the catalogue has it, with the way to its chapter."""
    entry = catalogue(d.words("referee-lang")).by_id[id]
    page = d.words("page-page", n=entry.page) if entry.page else ""
    summary = tag("summary", tag("span", d.words(f"referee-why-{id.lower()}")))
    link = tag("a", id, href=f"/rules/gloomhaven/clauses/{id}")
    about = tag("p", link, f", {page}" if page else None, class_="page")
    return tag("details", summary, tag("p", entry.text), about, class_="why")


def legend(d: Drawing) -> Markup:
    """Every sign on the board, in words."""
    w, ask = d.words, d.sketch.ask
    signs: list[tuple[Markup, str]] = []
    if ask == "monster-turn":
        bracket = tag("path", d="M-25-13V-25H-13M13-25H25V-13M25 13V25H13M-13 25H-25V13", class_="bracket")
        signs = [
            (tag("g", bracket, badge("eye", 0, 0, "focus", 2), class_="target"), "focus"),
            (tag("g", badge("sword", 0, 0, "hit", 2.6), class_="target"), "attacked"),
            (tag("g", glance(-20, 12, 20, -12), class_="sight line"), "sight"),
            (tag("polygon", points=RIM, class_="stop"), "stop"),
        ]
        if d.option and d.option["disadvantage"]:
            down = tag("path", d="M-4.500-3h9L0 4.500Z")
            worse = tag("g", tag("circle", r=8), down, class_="sign worse", transform="scale(2.6)")
            signs.append((tag("g", worse, class_="target"), "worse"))
        if len(d.options) > 1:
            signs.append((tag("path", d="M-26 8 0-8 26 8", class_="way other"), "other"))
    elif ask == "sight":
        seen = tag("g", tag("polygon", points=RIM), tag("circle", r=3.5, cy=19), class_="seen")
        blind = tag("path", d="M-22-2 0-24M-24 12 14-26M-18 20 24-22M-6 24 24-6M8 25 24 9", class_="hidden")
        signs = [(seen, "seen"), (blind, "hidden"), (tag("g", glance(-20, 12, 20, -12), class_="sight"), "sight")]
    else:
        cost = tag("g", tag("polygon", points=RIM), tag("text", 2, y=6), class_="cost")
        hurt = tag("g", tag("circle", r=8), icon("trap", 11), class_="hurt", transform="scale(2.4)")
        signs = [(cost, "cost"), (tag("g", hurt, class_="cost"), "hurt")]
    items = [
        tag("li", tag("svg", drawn, viewBox="-32 -32 64 64", aria_hidden="true"), w(f"referee-legend-{name}"))
        for drawn, name in signs
    ]
    return tag("ul", items, data_k="legend/it")
