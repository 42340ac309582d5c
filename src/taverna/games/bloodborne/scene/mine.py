"""My own place: my board, my hand, my used pile, and what I risk."""

from __future__ import annotations

from functools import partial

from taverna.core.scene import Markup, sign, tag

from ..foresight import deadly, monster_totals, prospect
from ..state import DREAM
from .cards import cards
from .drawing import Drawing, Hunted, down
from .seats import hp, purse, trophies

TALLEST_TOTAL = 8
"""Higher totals of the die share one bar."""


def mine(d: Drawing) -> dict[str, str]:
    me = d.me
    if me is None:
        return {}
    others = [hunter["played"] for hunter in d.hunters if hunter is not me]
    facts = (me, others, d.result is None, *(d.sight[name] for name in ("monster", "final", "step", "silencer")))
    return d.since(("mine", d.seat), partial(_mine, d, me), *facts)


def _mine(d: Drawing, me: Hunted) -> dict[str, str]:
    has = [me[name] for name in ("hp", "collected", "stored", "trophies", "dead", "out")]
    return {
        "mine/board": d.since(("board", d.seat), partial(board, d, me), has),
        **d.since(("held", d.seat), partial(held, d, me), me["hand"], me["used"]),
        **risk(d, me),
    }


def held(d: Drawing, me: Hunted) -> dict[str, str]:
    """My cards, in hand and used."""
    return {**cards(d, "hand", me["hand"]), **cards(d, f"used/{d.seat}", me["used"], "worn")}


def board(d: Drawing, me: Hunted) -> Markup:
    """My board, large."""
    named, board = d.words.seat(me["seat"]), d.content.hunters[me["board"]].name[d.words.lang]
    return tag(
        "div",
        d.bust(me),
        tag(
            "h2",
            named,
            tag("small", board) if board != named else None,
            class_="long" if len(named) > 9 else None,
        ),
        hp(d, me["hp"]),
        purse(d, me["collected"], me["stored"]),
        trophies(d, me),
        data_k="mine/board",
        data_look="mine/board",
        class_=f"myboard p{me['seat']}" + (" dead" if down(me) else ""),
    )


# -- what I risk -----------------------------------------------------------------------------------------------------
def risk(d: Drawing, me: Hunted) -> dict[str, str]:
    """What the die can do to me now."""
    if d.monster is None or me["dead"] or me["out"] or d.sight["step"] > 3 or d.result:
        return {}
    fight, dream = dying(d, me, me["played"]), dying(d, me, [DREAM])
    facts = (fight, dream, d.monster.id, d.sight["final"], me["hp"], me["collected"])
    return {"risk/me": d.since(("risk", d.seat), partial(_risk, d, me, fight, dream), *facts)}


def _risk(d: Drawing, me: Hunted, fight: float, dream: float) -> Markup:
    return tag(
        "div",
        tag("h2", d.say("scene-risk")),
        chart(d, me["hp"]),
        tag(
            "dl",
            tag("dt", sign("blade"), d.say("scene-risk-fight")),
            tag("dd", d.percent(fight), class_=grave(fight)),
            tag("dt", sign("moon"), d.say("scene-risk-dream")),
            tag("dd", d.percent(dream), class_=grave(dream)),
            tag("dt", sign("drop"), d.say("scene-at-risk")),
            tag("dd", me["collected"]),
        ),
        data_k="risk/me",
        data_look="risk/me",
        class_="risk",
    )


def dying(d: Drawing, me: Hunted, cards: list[str]) -> float:
    """The chance that the Monster's attack kills me with these cards on the table."""
    seat = me["seat"]
    facts = deadly(d.sight, seat, cards, d.content)
    return d.everywhere(lambda: prospect(d.view, seat, cards, d.content).dying, "dying", *facts)


def chart(d: Drawing, left: int) -> Markup:
    """The law of the die as bars; those that would kill stand out."""
    assert d.monster is not None
    foe, final = d.monster.id, d.sight["final"]
    return d.everywhere(lambda: _chart(d, monster_totals(d.content, foe, final), left), "chart", foe, final, left)


def _chart(d: Drawing, law: tuple[float, ...], left: int) -> Markup:
    bars = {f"{total}": law[total] for total in range(TALLEST_TOTAL)}
    bars[f"{TALLEST_TOTAL}+"] = sum(law[TALLEST_TOTAL:])
    tallest = max(bars.values())
    drawn = []
    for total, (label, chance) in enumerate(bars.items()):
        high, x = 44 * chance / tallest, 4 + total * 22
        fatal = " fatal" if total >= left else ""
        drawn.append(tag("rect", x=x, y=50.0 - high, width=16, height=max(high, 0.5), class_="column" + fatal))
        drawn.append(tag("text", label, x=x + 8, y=61, class_="tick"))
    odds = "; ".join(f"{label}: {d.percent(chance)}" for label, chance in bars.items())
    return Markup(
        tag("svg", drawn, viewBox="0 0 202 64", class_="chart", aria_hidden="true")
        + tag("span", d.say("scene-odds", odds=odds), class_="heard")
    )


def grave(chance: float) -> str | None:
    return "grave" if chance >= 0.25 else None
