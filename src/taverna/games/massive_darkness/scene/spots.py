"""What can be pointed at: transparent shapes above the figures. A spot's `data-spot` is the key that options and
refusals use."""

from __future__ import annotations

from taverna.core.scene import Markup, tag

from ..rules.actions import at_will
from ..rules.kits import SPELL_SWORD, hero_kit, name_of
from ..rules.skills import titled
from ..speech import JUMPS
from .ground import Drawing
from .labels import door_label, foe_label, hero_label, things_label, zone_label
from .plan import HALF, SIDE
from .signs import COMBAT_ICON, Fragments, icon

JUMP_ICON = {"charge": "md-charge", "safe-shot": "bow", "leap": "md-leap"}


def spots(d: Drawing) -> Fragments:
    g = d.g
    found: Fragments = {}
    for at in d.map.zones:
        if at not in g.fallen:
            x, y = d.plan.middles[at]
            square = f"M{x - 57:g} {y - 57:g}h114v114h-114Z"
            found[f"zone/{at}"] = _spot(d, "zone", f"zone/{at}", zone_label(d, at), square)
    for id in d.map.doors:
        x, y, to_x, to_y = d.plan.door(id)
        found[f"door/{id}"] = _spot(
            d, "door", f"door/{id}", door_label(d, id), _box((x + to_x) / 2, (y + to_y) / 2, x == to_x)
        )
    for at, things in d.lies.items():
        found |= _thing_spots(d, at, things)
    if d.quest.exit and d.quest.exit not in g.fallen:
        x, y = d.plan.middles[d.quest.exit]
        label = d.words("scene-exit")
        found["thing/exit"] = _spot(
            d, "leave", "action/leave.1", label, f"M{x - 20:g} {y - 57:g}h44v26h-44Z", "thing/exit"
        )
    for tile, zones in d.map.tiles.items():
        spots = [d.plan.middles[at] for at in zones]
        left, top = min(x for x, _ in spots) - 55, min(y for _, y in spots) - 55
        found[f"tile/{tile}"] = _spot(d, "tile", f"tile/{tile}", d.name(tile), f"M{left:g} {top:g}h350v350h-350Z")
    for key, (x, y, size) in d.places.items():
        kind, _, id = key.partition("/")
        label = hero_label(d, g.heroes[int(id)]) if kind == "hero" else foe_label(d, g.enemies[int(id)])
        found[key] = _spot(d, kind, key, label, _disc(x, y, 28 * size))
    return found | _chips(d)


def _spot(d: Drawing, kind: str, key: str, label: str, path: str, place: str = "") -> Markup:
    """`place` is where it is kept, if not by its own key."""

    def made() -> Markup:
        class_ = f"md-spot on-{kind}"
        title = tag("title", label)
        return tag(
            "path",
            title,
            d=path,
            data_k=place or key,
            data_spot=key,
            role="button",
            aria_label=label,
            class_=class_,
        )

    return d.kept(made, "spot", kind, key, label, path)


def _thing_spots(d: Drawing, at: str, things: tuple[tuple[str, str, str], ...]) -> Fragments:
    """All tokens of a Zone are picked up together; Pillars are attacked."""
    found: Fragments = {}
    step = min(29.0, (SIDE - 16) / len(things))
    x, y = d.plan.middles[at]
    x, y = x - step * (len(things) - 1) / 2, y + HALF - 18
    loose = [nth for nth, (what, _, _) in enumerate(things) if what != "pillar"]
    if loose:
        wide = step * (loose[-1] - loose[0]) + 26
        hero = d.acting
        key = "action/pick-up.1" if hero is not None and hero.at == at else f"tokens/{at}"
        path = f"M{x + step * loose[0] - 13:g} {y - 13:g}h{wide:g}v26h{-wide:g}Z"
        found[f"thing/{at}"] = _spot(d, "tokens", key, things_label(d, at), path, f"thing/{at}")
    posts = [nth for nth, (what, _, _) in enumerate(things) if what == "pillar"]
    if posts:
        label = d.words("scene-pillar-life", where=at, n=sum(p.life for p in d.g.pillars if p.at == at))
        found[f"pillar/{at}"] = _spot(d, "pillar", f"pillar/{at}", label, _disc(x + step * posts[0], y, 14))
    return found


def _chips(d: Drawing) -> Fragments:
    """Other ways to attack someone or to come somewhere: they show only when they are on offer."""
    hero, g, found = d.acting, d.g, {}
    if hero is None or g.combat is not None or not hero.up:
        return {}
    combats = [*hero_kit(g, hero).combats, SPELL_SWORD][1:]
    for foe in g.enemies.values():
        place = d.places[f"enemy/{foe.id}"]
        for nth, combat in enumerate(combats):
            key = f"attack/{combat}/{foe.id}"
            label = d.words("scene-attack-with", combat=combat, foe=d.foe_name(foe))
            x, y = place[0] + 24 * (nth - (len(combats) - 1) / 2), place[1] + 17 * place[2] + 5
            found[f"chip/{key}"] = _chip(d, key, label, COMBAT_ICON[combat], x, y)
    for pillar in g.pillars:
        mx, my = d.plan.middles[pillar.at]
        for nth, combat in enumerate(combats):
            key = f"attack/{combat}/{pillar.at}"
            label = d.words("scene-attack-with", combat=combat, foe=d.words("scene-pillar", where=pillar.at))
            found[f"chip/{key}"] = _chip(d, key, label, COMBAT_ICON[combat], mx - 30 + 26 * nth, my + 22)
    jumps = [value for value in at_will(g, hero) if value[0] in JUMPS]
    for verb, power, at in jumps:
        key = f"{verb}/{power}/{at}"
        kinds = list(dict.fromkeys((one[0], one[1]) for one in jumps))
        mx, my = d.plan.middles[at]
        label = d.words(f"option-{verb}", skill=titled(hero, name_of(power)), where=at)
        x = mx - HALF + 16 + 26 * kinds.index((verb, power))
        found[f"chip/{key}"] = _chip(d, key, label, JUMP_ICON[verb], x, my + HALF - 16)
    return found


def _chip(d: Drawing, key: str, label: str, drawn: str, x: float, y: float) -> Markup:
    def made() -> Markup:
        return tag(
            "g",
            tag("title", label),
            tag("circle", r=12),
            icon(drawn, 15, 0, 0, "ic"),
            data_k=f"chip/{key}",
            data_spot=key,
            role="button",
            aria_label=label,
            class_="md-chip",
            transform=f"translate({x:g} {y:g})",
        )

    return d.kept(made, "chip", key, label, x, y)


def _disc(x: float, y: float, r: float) -> str:
    return f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0Z"


def _box(x: float, y: float, upright: bool) -> str:
    wide, high = (28, 58) if upright else (58, 28)
    return f"M{x - wide / 2:g} {y - high / 2:g}h{wide}v{high}h{-wide}Z"
