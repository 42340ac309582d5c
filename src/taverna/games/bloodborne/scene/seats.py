"""The Hunters: marks, HP, purses, Trophies, and what lies open before them."""

from __future__ import annotations

from functools import partial
from typing import Any

from taverna.core.scene import Markup, icon, sign, tag

from ..foresight import holding
from ..records import TYPES
from ..state import MAX_HP
from .cards import chip
from .drawing import TYPE_ICON, Drawing, Hunted, down, keyed, size
from .played import locked


def seats(d: Drawing) -> dict[str, str]:
    """As they sit, from the reader on; one's own row says more."""
    found, me = d.alike(others), d.me
    rows = {f"seat/{hunter['seat']}": found[f"seat/{hunter['seat']}"] for hunter in d.chairs}
    return rows if me is None else {**rows, f"seat/{me['seat']}": seat(d, me)}


def others(d: Drawing) -> dict[str, str]:
    return {f"seat/{hunter['seat']}": seat(d, hunter) for hunter in d.hunters}


def seat(d: Drawing, hunter: Hunted) -> Markup:
    number = hunter["seat"]
    facts = (hunter, number == d.sight["first"], number in d.asked, bool(d.asked), d.sight["step"])
    return d.since(("seat", number, number == d.seat), partial(_seat, d, hunter), *facts)


def _seat(d: Drawing, hunter: Hunted) -> Markup:
    """Put together of what changes at different times."""
    number, mine = hunter["seat"], hunter["seat"] == d.seat
    drawn, state = doing(d, hunter)
    has = [hunter[name] for name in ("hp", "collected", "stored", "trophies", "board")]
    first, fell, used = number == d.sight["first"], down(hunter), hunter["used"]
    head = d.since(("who", number, mine), partial(who, d, hunter, drawn, state), has, state, first, fell)
    lies = (size(hunter["hand"]), used) if mine else (size(hunter["hand"]), used, hunter["owned"], hunter["played"])
    piles = d.since(("piles", number, mine), partial(open_piles, d, hunter), *lies)
    more = (" me" if mine else "") + (" asked" if number in d.asked else "") + (" dead" if fell else "")
    return Markup(f'<li data-k="seat/{number}" class="seat p{number}{more}">{head}{piles}</li>')


def who(d: Drawing, hunter: Hunted, drawn: str, state: str) -> Markup:
    """Whose place it is, and what they have; `drawn` and `state`: what they are doing."""
    number = hunter["seat"]
    mine, first, name = number == d.seat, number == d.sight["first"], d.words.seat(number)
    button = tag(
        "button",
        d.pic(hunter),
        d.kept(partial(called, d, number, mine, first), "called", number, mine, first),
        d.everywhere(partial(now, drawn, state), "now", drawn, state) if state else None,
        data_spot=f"seat/{number}",
        type="button",
        class_="who",
        aria_label=d.say(
            "scene-seat-label",
            name=name,
            you=mine,
            first=first,
            hp=hunter["hp"],
            collected=hunter["collected"],
            stored=hunter["stored"],
            trophies=d.trophy_worth(hunter),
            state=state or d.say("scene-waiting"),
        ),
    )
    has = (hunter["hp"], hunter["collected"], hunter["stored"], *hunter["trophies"].values())
    return Markup(button + d.everywhere(partial(stats, d, hunter), "stats", *has))


def stats(d: Drawing, hunter: Hunted) -> Markup:
    has = (hp(d, hunter["hp"]), purse(d, hunter["collected"], hunter["stored"]), trophies(d, hunter))
    return tag("div", has, class_="stats")


def called(d: Drawing, seat: int, mine: bool, first: bool) -> Markup:
    return tag(
        "span",
        tag("b", d.words.seat(seat)),
        tag("small", whom) if not mine and (whom := d.words.played(seat)) else None,
        tag("em", d.say("scene-you"), class_="you") if mine else None,
        sign("crown", class_="sign first") if first else None,
        class_="name",
    )


def now(drawn: str, state: str) -> Markup:
    return tag("span", sign(drawn), tag("span", state), class_="state", title=state)


def doing(d: Drawing, hunter: Hunted) -> tuple[str, str]:
    """(icon, words) of what is to be known of a Hunter at once, if anything."""
    if hunter["out"]:
        return "skull", d.say("scene-out")
    if hunter["dead"]:
        return "skull", d.say("scene-dead")
    if locked(d, hunter):
        return "lock", d.say("scene-ready")
    if hunter["seat"] in d.asked:
        return "hourglass", d.say("scene-deciding")
    return "", ""


def hp(d: Drawing, left: int) -> Markup:
    return d.everywhere(lambda: _hp(d, left), "hp", left)


def _hp(d: Drawing, left: int) -> Markup:
    pips = [
        tag(
            "svg",
            icon("heart" if nth < left else "heart-empty", 24, 12, 12),
            viewBox="0 0 24 24",
            class_="pip" + ("" if nth < left else " spent"),
        )
        for nth in range(MAX_HP)
    ]
    label = d.say("scene-hp", hp=left)
    return tag("span", tag("strong", left), pips, class_="hp", role="img", aria_label=label, title=label)


def purse(d: Drawing, collected: int, stored: int) -> Markup:
    return d.everywhere(lambda: _purse(d, collected, stored), "purse", collected, stored)


def _purse(d: Drawing, collected: int, stored: int) -> Markup:
    said = {"drop": d.say("scene-collected", n=collected), "chest": d.say("scene-stored", n=stored)}
    parts = [
        tag(
            "span",
            sign(drawn),
            tag("strong", n),
            class_=f"purse of-{drawn}",
            role="img",
            aria_label=said[drawn],
            title=said[drawn],
        )
        for drawn, n in (("drop", collected), ("chest", stored))
    ]
    return tag("span", parts, class_="purses")


def trophies(d: Drawing, hunter: Hunted) -> Markup:
    won = hunter["trophies"]
    return d.everywhere(
        lambda: tag("span", [track(d, t, won[t]) for t in TYPES], class_="trophies"), "trophies", *won.values()
    )


def track(d: Drawing, type: str, n: int) -> Markup:
    """The Trophy track of a Type, with so many Trophies on it."""
    worth = d.content.trophy_worth(type, n)
    said = d.say("scene-trophy", type=type, n=n, worth=worth)
    steps = len(d.content.tracks[type].worth) - 1
    return tag(
        "span",
        sign(TYPE_ICON[type]),
        tag("strong", worth),
        tag("span", [tag("i", class_="on" if step < min(n, steps) else None) for step in range(steps)], class_="tally"),
        class_=f"trophy {type}",
        role="img",
        aria_label=said,
        title=said,
    )


def open_piles(d: Drawing, hunter: Hunted) -> Markup:
    """The used pile, open to all, and what the hand can still hold."""
    number, used, held = hunter["seat"], hunter["used"], size(hunter["hand"])
    mine = number == d.seat  # these lie as cards beside the hand
    chips = [listed(d, id, "" if mine else key) for id, key in keyed(f"used/{number}", used)]
    parts: list[Any] = []
    if not mine:
        may_hold = [listed(d, id) for id in holding(hunter)]
        parts = [
            tag("h3", d.say("scene-may-hold")),
            tag("ul", may_hold, class_="chips") if may_hold else tag("p", d.say("scene-nothing")),
        ]
    return tag(
        "details",
        d.everywhere(partial(counts, d, held, len(used)), "counts", held, len(used)),
        tag("h3", d.say("scene-used-pile")),
        tag("ul", chips, class_="chips") if chips else tag("p", d.say("scene-nothing")),
        parts,
        class_="piles",
    )


def counts(d: Drawing, held: int, used: int) -> Markup:
    """How many cards are in hand, and how many used."""
    return tag(
        "summary",
        tag("span", sign("hand"), tag("strong", held), tag("span", d.say("scene-in-hand", n=held)), class_="count"),
        tag("span", sign("used"), tag("strong", used), tag("span", d.say("scene-used", n=used)), class_="count"),
    )


def listed(d: Drawing, id: str, key: str = "") -> Markup:
    """A card in a list, to be pointed at by its key if it has one."""
    return d.everywhere(partial(_listed, d, id, key), "listed", id, key)


def _listed(d: Drawing, id: str, key: str) -> Markup:
    drawn = chip(d, id)
    return tag("li", tag("button", drawn, data_spot=key, type="button", class_="plain") if key else drawn)
