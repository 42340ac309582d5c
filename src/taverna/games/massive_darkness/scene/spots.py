"""What can be pointed at: transparent shapes above the figures. A spot's `data-spot` is the key that options and
refusals use."""

from __future__ import annotations

from functools import partial

from taverna.core.scene import Markup, tag

from ..rules.at_will import at_will
from ..rules.kits import SPELL_SWORD, hero_kit, name_of
from ..rules.skills import titled
from ..speech import JUMPS
from .floor import things_from
from .ground import Drawing
from .labels import door_label, door_state, foe_label, hero_label, things_label, zone_label
from .plan import HALF, SIDE, Place
from .signs import COMBAT_ICON, Fragments, icon

JUMP_ICON = {"charge": "md-charge", "safe-shot": "bow", "leap": "md-leap"}


def spots(d: Drawing) -> Fragments:
    found, g = {**d.since("spots", partial(_ground, d), d.ground_facts)}, d.g
    for key, place in d.places.items():
        kind, _, id = key.partition("/")
        label = hero_label(d, g.heroes[int(id)]) if kind == "hero" else foe_label(d, g.enemies[int(id)])
        found[key] = d.everywhere(partial(_stands, d, kind, key, label, place), "stands", key, label, place)
    return found | _chips(d)


def _stands(d: Drawing, kind: str, key: str, label: str, place: Place) -> Markup:
    x, y, size = place
    shape = f"M{x - 25 * size:.1f} {y + 34 * size:.1f}v{-66 * size:.1f}h{50 * size:.1f}v{66 * size:.1f}Z"
    return _spot(d, kind, key, label, shape, mark=f"M{x - 10:.1f} {y - 32 * size - 21:.1f}h20l-10 14Z")


def _ground(d: Drawing) -> Fragments:
    """Zones, doors, what lies there, and tiles."""
    g = d.g
    found = _zones(d)
    for id in d.map.doors:
        state = door_state(d, id)
        found[f"door/{id}"] = d.kept(partial(_door, d, id), "door-spot", id, state)
    for at, things in d.lies.items():
        found |= _thing_spots(d, at, things)
    if d.quest.exit and d.quest.exit not in g.fallen:
        found["thing/exit"] = d.kept(partial(_exit, d, d.quest.exit), "exit-spot")
    for tile in d.map.tiles:
        found[f"tile/{tile}"] = d.kept(partial(_tile, d, tile), "tile-spot", tile)
    return found


def _zones(d: Drawing) -> Fragments:
    """Each Zone anew only when something in it has changed."""
    g, found = d.g, {}
    heroes: dict[str, tuple[int, ...]] = {}
    foes: dict[str, tuple[tuple[str, str], ...]] = {}
    levels: dict[str, tuple[int, ...]] = {}
    for hero in d.heroes:
        heroes[hero.at] = (*heroes.get(hero.at, ()), hero.seat)
    for foe in g.enemies.values():
        foes[foe.at] = (*foes.get(foe.at, ()), (foe.card, foe.mark))
    for level, zones in g.levels.items():
        for at in zones:
            levels[at] = (*levels.get(at, ()), level)
    for at in d.map.zones:
        if at not in g.fallen:
            lies = things_label(d, at) if at in d.lies else ""
            facts = (d.dark(at), heroes.get(at), foes.get(at), levels.get(at), lies)
            found[f"zone/{at}"] = d.kept(partial(_zone, d, at), "zone-spot", at, facts)
    return found


def _zone(d: Drawing, at: str) -> Markup:
    x, y = d.plan.middles[at]
    square = f"M{x - 90:g} {y - 90:g}h180v180h-180Z"
    return _spot(d, "zone", f"zone/{at}", zone_label(d, at), square, mark=_corners(x, y, 82, 82))


def _door(d: Drawing, id: str) -> Markup:
    x, y, to_x, to_y = d.plan.door(id)
    return _spot(d, "door", f"door/{id}", door_label(d, id), *_box((x + to_x) / 2, (y + to_y) / 2, x == to_x))


def _exit(d: Drawing, at: str) -> Markup:
    x, y = d.plan.middles[at]
    frame = _frame(x, y - HALF + 30, 60, 26)
    return _spot(d, "leave", "action/leave.1", d.words("scene-exit"), *frame, place="thing/exit")


def _tile(d: Drawing, tile: str) -> Markup:
    spots = [d.plan.middles[at] for at in d.map.tiles[tile]]
    mx = (min(x for x, _ in spots) + max(x for x, _ in spots)) / 2
    my = (min(y for _, y in spots) + max(y for _, y in spots)) / 2
    return _spot(d, "tile", f"tile/{tile}", d.name(tile), *_frame(mx, my, 1.5 * SIDE - 8, 1.5 * SIDE - 8))


def _spot(d: Drawing, kind: str, key: str, label: str, path: str, mark: str = "", place: str = "") -> Markup:
    """A shape that takes the pointer, and behind it the mark that shows while it is on offer. `place` is where it is
    kept, if not by its own key."""

    def made() -> Markup:
        shape = tag(
            "path",
            tag("title", label),
            d=path,
            data_spot=key,
            role="button",
            aria_label=label,
            class_=f"md-spot on-{kind}",
        )
        lines = [tag("path", d=mark, class_=class_) for class_ in ("o-under", "o-line")]
        offer = tag("g", lines, class_=f"offer of-{kind}", aria_hidden="true")
        return tag("g", shape, offer, data_k=place or key)

    return d.everywhere(made, "spot", kind, key, label, path, mark, place)


def _thing_spots(d: Drawing, at: str, things: tuple[tuple[str, str, str], ...]) -> Fragments:
    """All tokens of a Zone are picked up together; Pillars are attacked."""
    found: Fragments = {}
    left, step = things_from(len(things))
    x, y = d.plan.middles[at]
    x, y = x + left, y + HALF - 26
    loose = [nth for nth, (what, _, _) in enumerate(things) if what != "pillar"]
    if loose:
        half = (step * (loose[-1] - loose[0]) + 46) / 2
        hero = d.acting
        key = "action/pick-up.1" if hero is not None and hero.at == at else f"tokens/{at}"
        frame = _frame(x + step * loose[0] - 23 + half, y, half, 23)
        found[f"thing/{at}"] = _spot(d, "tokens", key, things_label(d, at), *frame, place=f"thing/{at}")
    posts = [nth for nth, (what, _, _) in enumerate(things) if what == "pillar"]
    if posts:
        label = d.words("scene-pillar-life", where=at, n=sum(p.life for p in d.g.pillars if p.at == at))
        found[f"pillar/{at}"] = _spot(d, "pillar", f"pillar/{at}", label, *_frame(x + step * posts[0], y, 23, 25))
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
            label = d.say("scene-attack-with", combat=combat, foe=d.foe_name(foe))
            x, y = place[0] + 34 * (nth - (len(combats) - 1) / 2), place[1] + 34 * place[2] + 4
            found[f"chip/{key}"] = _chip(d, key, label, COMBAT_ICON[combat], x, y)
    for pillar in g.pillars:
        mx, my = d.plan.middles[pillar.at]
        for nth, combat in enumerate(combats):
            key = f"attack/{combat}/{pillar.at}"
            label = d.words("scene-attack-with", combat=combat, foe=d.words("scene-pillar", where=pillar.at))
            found[f"chip/{key}"] = _chip(d, key, label, COMBAT_ICON[combat], mx - 40 + 34 * nth, my + 40)
    jumps = [value for value in at_will(g, hero) if value[0] in JUMPS]
    kinds = list(dict.fromkeys((one[0], one[1]) for one in jumps))
    for verb, power, at in jumps:
        key = f"{verb}/{power}/{at}"
        mx, my = d.plan.middles[at]
        label = d.words(f"option-{verb}", skill=titled(hero, name_of(power)), where=at)
        x = mx - HALF + 24 + 36 * kinds.index((verb, power))
        found[f"chip/{key}"] = _chip(d, key, label, JUMP_ICON[verb], x, my + HALF - 24)
    return found


def _chip(d: Drawing, key: str, label: str, drawn: str, x: float, y: float) -> Markup:
    def made() -> Markup:
        return tag(
            "g",
            tag("title", label),
            tag("circle", r=16),
            icon(drawn, 20, 0, 0, "ic"),
            data_k=f"chip/{key}",
            data_spot=key,
            role="button",
            aria_label=label,
            class_="md-chip",
            transform=f"translate({x:g} {y:g})",
        )

    return d.everywhere(made, "chip", key, label, x, y)


def _corners(x: float, y: float, wide: float, high: float, leg: float = 24) -> str:
    """The four corners of a frame."""
    long, tall = min(leg, wide * 0.7), min(leg, high * 0.7)
    return "".join(
        f"M{x + sx * wide:g} {y + sy * (high - tall):g}V{y + sy * high:g}H{x + sx * (wide - long):g}"
        for sx in (-1, 1)
        for sy in (-1, 1)
    )


def _frame(x: float, y: float, wide: float, high: float) -> tuple[str, str]:
    """A box by its middle and half its sides, and its corners."""
    box = f"M{x - wide:g} {y - high:g}h{2 * wide:g}v{2 * high:g}h{-2 * wide:g}Z"
    return box, _corners(x, y, wide, high)


def _box(x: float, y: float, upright: bool) -> tuple[str, str]:
    """Around a door."""
    return _frame(x, y, 22, 50) if upright else _frame(x, y, 50, 22)
