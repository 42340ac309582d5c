"""What can be pointed at: transparent shapes above the map, each with a label for those who hear the page."""

from __future__ import annotations

from functools import partial
from typing import Any

from taverna.core.scene import Markup, tag

from .blocks import signs_at
from .chart import shape as outlined
from .figures import Places
from .ground import Drawing, Fragments
from .wheel import REALM, SLOT, realm_at, slots

REACH = {"army": 19, "monster": 23, "drakkar": 22}


def spots(d: Drawing, where: Places) -> Fragments:
    """Seas and Territories first, then what lies on them, so that the smaller shape is on top."""
    drawn: dict[str, Markup] = {}

    def spot(shape: str, key: str, label: str, **at: Any) -> None:
        drawn[f"spot/{key}"] = d.everywhere(partial(pointed, shape, key, label, at), shape, key, label, *at.values())

    for id, outline in d.chart.seas.items():
        spot("path", f"sea/{id}", sea_label(d, id), d=outline)
    for id in d.chart.lands:
        spot("use", f"territory/{id}", land_said(d, id), href=f"#{outlined(id)}")
    for id in d.board.realms:
        x, y = realm_at(d, id)
        said = d.kept(partial(realm_label, d, id), "realm-label", id, *d.g.alliances[id])
        spot("circle", f"realm/{id}", said, cx=x, cy=y, r=REALM)
    for id, (x, y) in slots(d).items():
        spot("rect", f"action/{id}", action_label(d, id), **{**SLOT, "x": x - 51, "y": y - 24})
    for id, at in d.board.monuments.items():
        x, y = signs_at(d, at)
        spot("rect", f"monument/{id}", monument_label(d, id), x=x - 36, y=y - 15, width=88, height=31, rx=8)
    for key, (px, py, _) in where.items():
        if not key.startswith("hero/"):
            spot("circle", key, figure_label(d, key), cx=round(px, 1), cy=round(py, 1), r=REACH[key.partition("/")[0]])
    return drawn


def pointed(shape: str, key: str, label: str, at: dict[str, Any]) -> Markup:
    class_ = "spot on-" + key.partition("/")[0]
    drawn = tag(shape, tag("title", label), **at, data_spot=key, role="button", aria_label=label, class_=class_)
    return tag("g", drawn, data_k=f"spot/{key}")


def figure_label(d: Drawing, key: str) -> str:
    place, _, id = key.partition("/")
    if place == "army":
        return army_label(d, int(id))
    if place == "monster":
        return beast_label(d, id)
    return d.say("scene-drakkar-label", who=int(id), sea=d.players[int(id)].sea)


def sea_label(d: Drawing, id: str) -> str:
    ships = [player.seat for player in d.players if player.sea == id]
    said = d.say("scene-sea-label", sea=id, lands=d.board.coasts[id])
    if ships:
        said += " " + d.say("scene-ships", ships=d.words.listed([d.words.seat(s) for s in ships]))
    return said


def land_said(d: Drawing, at: str) -> str:
    """The label, made anew only when something there has changed."""
    g = d.g
    armies = tuple((army.seat, army.strength) for army in g.armies if army.at == at)
    heroes = tuple(player.seat for player in d.players if player.at == at)
    beasts = tuple(id for id, beast in g.beasts.items() if beast.at == at)
    built = (at in g.temples, g.forges.get(at), g.forged.get(at))
    return d.kept(partial(land_label, d, at), "label", d.two, at, g.owner.get(at), armies, heroes, beasts, built)


def land_label(d: Drawing, at: str) -> str:
    g, record = d.g, d.board.territories[at]
    owner = g.owner.get(at)
    things = [
        d.say("scene-land-label", n=record.number, where=at, region=record.region),
        d.say("scene-owned", who=owner) if owner is not None else d.say("scene-neutral", n=record.resistance),
        *(d.name(symbol) for symbol in record.symbols if symbol != "shrine" or at not in g.temples),
    ]
    if at in g.temples:
        things.append(d.say("scene-temple"))
    if at in g.forges:
        things.append(d.say("scene-forge", rune=g.forges[at], full=bool(g.forged[at])))
    if record.yggdrasil:
        things.append(d.say("scene-yggdrasil"))
    for player in d.players:
        if many := len(g.own_armies_at(player.seat, at)):
            things.append(d.say("scene-armies", who=player.seat, n=many, total=g.strength_at(player.seat, at)))
        if player.at == at:
            things.append(d.say("scene-hero-here", who=player.seat))
    things += [d.name(id) for id, beast in g.beasts.items() if beast.at == at]
    return "; ".join(things)


def army_label(d: Drawing, id: int) -> str:
    army = d.g.armies[id]
    return d.say("scene-army-label", who=army.seat, n=army.strength, where=army.at)


def realm_label(d: Drawing, id: str) -> str:
    w, record = d.words, d.content.realms[id]
    allies = [w.seat(who) for who in d.g.alliances[id]]
    text = d.printed(record.text)
    said = d.say("scene-realm-label", realm=id, action=record.action, rune=record.rune, text=text)
    return said + " " + d.say("scene-allies", allies=w.listed(allies))


def action_label(d: Drawing, action: str) -> str:
    w = d.words
    if action == "build-monument":
        return d.say("scene-build-label", action=action)
    stack = [w.seat(who) for who in d.g.wheel[action]]
    return d.say("scene-action-label", action=action, realm=d.content.realm_of[action], stack=w.listed(stack))


def monument_label(d: Drawing, deity: str) -> str:
    w, g = d.words, d.g
    there = [w.seat(who) for who in g.priests[deity]]
    return w(
        "scene-monument-label",
        deity=deity,
        level=g.monuments[deity],
        attribute=d.content.deities[deity].attribute,
        priests=len(there),
        slots=g.slots(deity),
        there=w.listed(there),
    )


def beast_label(d: Drawing, id: str) -> str:
    beast = d.g.beasts[id]
    left = beast.wounds.count(None)
    said = d.say("scene-beast-label", monster=id, where=beast.at, left=left, all=len(beast.wounds))
    if beast.ring is not None:
        said += " " + d.say("scene-ring", who=beast.ring)
    return said
