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


Here = tuple[list[tuple[int, int]], list[int], list[str]]
"""In a Territory: Armies, each whose and how strong, Heroes and Monsters."""


def spots(d: Drawing, where: Places) -> Fragments:
    """Seas and Territories first, then what lies on them, so that the smaller shape is on top."""
    g, held, there = d.g, d.lying[:4], d.lying[8:]
    return {
        **d.since("spots/sea", partial(seas, d), [player.sea for player in d.players]),
        **d.since("spots/land", partial(lands, d), held, there),
        **d.since("spots/realm", partial(realms, d), g.alliances),
        **d.since("spots/action", partial(actions, d), g.wheel),
        **d.since("spots/monument", partial(monuments, d), g.monuments, g.priests, d.crowds),
        **d.since("spots/figure", partial(pieces, d, where), there),
    }


def spot(drawing: Drawing, shape: str, key: str, label: str, **at: Any) -> Markup:
    return drawing.everywhere(partial(pointed, shape, key, label, at), shape, key, label, *at.values())


def seas(d: Drawing) -> Fragments:
    return {
        f"spot/sea/{id}": spot(d, "path", f"sea/{id}", sea_label(d, id), d=outline)
        for id, outline in d.chart.seas.items()
    }


def lands(d: Drawing) -> Fragments:
    g = d.g
    here: dict[str, tuple[list[tuple[int, int]], list[int], list[str]]] = {
        at: ([], [], []) for at in ("", *d.chart.lands)
    }
    for army in g.armies:
        here[army.at][0].append((army.seat, army.strength))
    for player in d.players:
        here[player.at][1].append(player.seat)
    for id, beast in g.beasts.items():
        here[beast.at][2].append(id)
    drawn = {}
    for at in d.chart.lands:
        built = (at in g.temples, g.forges.get(at), g.forged.get(at))
        armies, heroes, beasts = here[at]
        facts = (d.two, at, g.owner.get(at), built, (*armies,), (*heroes,), (*beasts,))
        drawn[f"spot/territory/{at}"] = d.kept(partial(land, d, at), "land-spot", *facts)
    return drawn


def land(d: Drawing, at: str) -> Markup:
    return pointed("use", f"territory/{at}", land_label(d, at), {"href": f"#{outlined(at)}"})


def realms(d: Drawing) -> Fragments:
    drawn = {}
    for id in d.board.realms:
        x, y = realm_at(d, id)
        said = d.kept(partial(realm_label, d, id), "realm-label", id, *d.g.alliances[id])
        drawn[f"spot/realm/{id}"] = spot(d, "circle", f"realm/{id}", said, cx=x, cy=y, r=REALM)
    return drawn


def actions(d: Drawing) -> Fragments:
    return {
        f"spot/action/{id}": spot(d, "rect", f"action/{id}", action_label(d, id), **{**SLOT, "x": x - 51, "y": y - 24})
        for id, (x, y) in slots(d).items()
    }


def monuments(d: Drawing) -> Fragments:
    drawn = {}
    for id, at in d.board.monuments.items():
        x, y = signs_at(d, at)
        box = {"x": x - 36, "y": y - 15, "width": 88, "height": 31, "rx": 8}
        drawn[f"spot/monument/{id}"] = spot(d, "rect", f"monument/{id}", monument_label(d, id), **box)
    return drawn


def pieces(d: Drawing, where: Places) -> Fragments:
    drawn = {}
    for key, (px, py, _) in where.items():
        if not key.startswith("hero/"):
            at = {"cx": round(px, 1), "cy": round(py, 1), "r": REACH[key.partition("/")[0]]}
            drawn[f"spot/{key}"] = spot(d, "circle", key, figure_label(d, key), **at)
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
