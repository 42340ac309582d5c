"""The table as one seat sees it, drawn from its view alone: {key: markup}, hung into a frame.

Every fragment's root carries `data-k`, its key. What can be pointed at is a button with `data-spot`, the key that the
game's `targets` gives to options.
"""

from __future__ import annotations

from typing import Any

from taverna.core import Markup, Scene, Words, tag
from taverna.core.ground import Drawing, layer, put, stage

from ..state import Card


def draw(view: dict[str, Any], seat: int | None, words: Words, content: dict[str, Card]) -> Scene:
    d = Drawing(view, seat, words, content)
    scene = Scene()
    scene.frame = frame(d)
    return put(scene, players(d), trick(d), hand(d), result(d))


def frame(d: Drawing) -> Markup:
    """The slots of every table, with this game's layers in them."""
    return stage(
        d.words,
        "little-game",
        board=layer("div", "trick", class_="little-trick"),
        over=layer("div", "result"),
        party=layer("ol", "player", class_="little-players"),
        hand=layer("div", "hand", class_="little-hand"),
        watching=d.seat is None,
    )


def players(d: Drawing) -> dict[str, str]:
    return {
        f"player/{one['seat']}": tag(
            "li",
            tag("b", d.words.seat(one["seat"])),
            " ",
            d.say("scene-points", points=one["points"]),
            data_k=f"player/{one['seat']}",
            class_=f"p{one['seat']}" + (" asked" if one["seat"] in d.asked else ""),
        )
        for one in d.view["players"]
    }


def trick(d: Drawing) -> dict[str, str]:
    key = "trick/round"
    title = tag("h2", d.say("scene-round", round=d.view["round"], deck=d.view["deck"]["size"]), data_k=key)
    found: dict[str, str] = {key: title}
    for seat, card in enumerate(d.view["trick"]):
        key = f"trick/{card}"
        who = tag("small", d.words.seat(seat))
        found[key] = tag("div", face(d, card), who, data_k=key, class_=f"little-card p{seat}")
    return found


def hand(d: Drawing) -> dict[str, str]:
    if d.seat is None:
        return {}
    cards = sorted(d.view["players"][d.seat]["hand"], key=lambda card: d.content[card].light)
    return {
        f"hand/{card}": tag(
            "button",
            face(d, card),
            type="button",
            data_k=f"hand/{card}",
            data_spot=f"hand/{card}",
            class_="little-card",
        )
        for card in cards
    }


def face(d: Drawing, card: str) -> list[Markup]:
    return [tag("b", d.content[card].light), tag("span", d.name(card))]


def result(d: Drawing) -> dict[str, str]:
    if d.result is None:
        return {}
    winners = d.words.listed([d.words.seat(seat) for seat in d.result["winners"]])
    return {
        "result/panel": tag("p", d.say("scene-result", winners=winners), data_k="result/panel", class_="little-end")
    }
