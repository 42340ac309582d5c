"""What is this? The sheet of anything that can be pointed at: what it is, what it does now, and its rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from taverna.core.scene import Markup, tag
from taverna.core.words import Words

from ..printed import card_text
from ..records import Content
from ..rules import page
from ..rules.skills import titled
from ..words.sentences import powers_text
from .faces import FOE, HERO, face
from .foes import carried, counts
from .gear import each_pool, pools
from .ground import Drawing
from .labels import door_label, hero_label, intended, things_label, zone_label
from .mine import ACTION_ICON
from .party import belongings, life
from .signs import PHASE_ICON, sign
from .skills import OWN, own

Row = tuple[str, Any]  # a symbol and what is said

RANK_RULE = {"mob": "MD-MOB-01", "agent": "MD-AGENT-01", "roaming": "MD-ROAM-02"}
SLOT_RULE = {"body": "MD-EQUIP-03", "one-hand": "MD-EQUIP-04", "two-hands": "MD-EQUIP-05"}
ACTION_RULE = {"pick-up": "MD-PICK-01", "trade": "MD-EQUIP-06", "stand-up": "MD-STUN-02"}


def look(view: dict[str, Any], seat: int | None, key: str, words: Words, content: Content) -> Markup:
    """The sheet of the thing with this key; empty if there is none."""
    kind, _, rest = key.partition("/")
    made = SHEETS.get(kind)
    found = made(Drawing(view, seat, words, content), rest) if made is not None else None
    return found if found is not None else Markup("")


def _sheet(title: Any, rows: Sequence[Row] = (), rule: str = "", more: Any = None) -> Markup:
    lines = [tag("li", sign(drawn), tag("span", said)) for drawn, said in rows]
    link = tag("button", rule, type="button", data_clause=rule, class_="rule-link") if rule else None
    return tag("div", tag("h3", title), more, tag("ul", lines) if lines else None, link, class_="sheet-of md-look")


# -- who -------------------------------------------------------------------------------------------------------------
def _hero(d: Drawing, nth: str) -> Markup:
    hero = d.g.heroes[int(nth)]
    w = d.words
    title = [
        face(hero.hero, HERO, f"p{hero.seat}"),
        tag("span", w.seat(hero.seat)),
        tag("small", d.name(hero.cls)),
    ]
    rows: list[Row] = []
    rule = "MD-LIFE-01"
    if hero.dead:
        rows, rule = [("skull", w("scene-dead"))], "MD-LIFE-05"
    elif hero.stunned:
        rows, rule = [("stun", w("scene-stunned"))], "MD-STUN-02"
    elif d.unseen(hero):
        rows, rule = [("md-shadow", w("scene-unseen"))], "MD-SHADOW-03"
    rows.append(("star", hero_label(d, hero)))
    for line in d.content.classes[hero.cls].lines:
        if (bought := hero.skills.get(line.id, 0)) < len(line.steps):
            step = line.steps[bought]
            rows.append(("md-level", w("scene-learn", line=line.id, level=step.level, cost=step.cost)))
    return _sheet(title, rows, rule, [life(d, hero), belongings(d, hero)])


def _enemy(d: Drawing, id: str) -> Markup | None:
    foe = d.g.enemies.get(int(id)) if id.isdigit() else None
    if foe is None:
        return None
    card, w = d.content.cards[foe.card], d.words
    tier = w("scene-level-of", n=card.level) if card.level else w(f"scene-tier-{card.tier}")
    title = [
        face(card.enemy, FOE, "foe-face"),
        tag("span", d.foe_name(foe)),
        tag("small", f"{w(f'scene-rank-{card.rank}')}, {tier}"),
    ]
    courses = d.intents.get(foe.id)
    rows: list[Row] = [("eye", intended(d, courses))] if courses is not None else []
    dice = each_pool(d, card.dice)
    more = [
        counts(d, foe),
        tag("p", dice, class_="pools") if dice else None,
        [tag("p", line) for line in card_text(w, d.content, foe.card)],
        [carried(d, one) for one in foe.gear],
    ]
    return _sheet(title, rows, "MD-STUN-04" if foe.stunned else RANK_RULE[card.rank], more)


# -- where -----------------------------------------------------------------------------------------------------------
def _zone(d: Drawing, at: str) -> Markup | None:
    if at not in d.map.zones:
        return None
    dark = d.dark(at)
    title, *said = zone_label(d, at).split("; ")
    rows: list[Row] = [("next", one) for one in said]
    return _sheet([sign("moon" if dark else "md-torch"), title], rows, "MD-SHADOW-01" if dark else "MD-ZONE-07")


def _door(d: Drawing, id: str) -> Markup | None:
    if id not in d.map.doors:
        return None
    locked = id not in d.g.opened and page.locked(d.g, id)
    rule = "MD-DOOR-03" if id in d.g.opened else "MD-DOOR-01"
    return _sheet([sign("lock" if locked else "door"), door_label(d, id)], (), rule)


def _things(d: Drawing, at: str) -> Markup | None:
    if at not in d.lies:
        return None
    return _sheet([sign("chest"), things_label(d, at)], (), "MD-PICK-02")


def _pillar(d: Drawing, at: str) -> Markup | None:
    left = sum(pillar.life for pillar in d.g.pillars if pillar.at == at)
    return _sheet([sign("md-pillar"), d.words("scene-pillar-life", where=at, n=left)], (), "MD-TOKEN-02")


# -- what one has ----------------------------------------------------------------------------------------------------
def _card(d: Drawing, rest: str) -> Markup | None:
    """An Equipment card, or a thing of the Mission: on a board, in a pack or on a shelf."""
    card = next((part for part in reversed(rest.split("/")) if part in d.content.named), "")
    if not card:
        return None
    item = d.content.items.get(card)
    level = tag("small", d.words("scene-level-of", n=item.level)) if item else None
    text = [tag("p", line) for line in card_text(d.words, d.content, card)]
    rule = SLOT_RULE.get(item.slot, "MD-EQUIP-07") if item else "MD-TOKEN-02"
    return _sheet([sign(d.item_icon(card)), tag("span", d.name(card)), level], (), rule, [pools(d, card), text])


def _skill(d: Drawing, rest: str) -> Markup | None:
    seat, _, name = rest.partition("/")
    hero = d.g.heroes[int(seat)]
    if name in OWN:
        shadow = name == "shadow"
        title = d.words("scene-shadow-mode") if shadow else d.name(titled(hero, name))
        text = tag("p", powers_text(d.words, own(d, hero, name)))
        kind = tag("small", d.words(f"scene-skill-{name}"))
        return _sheet([tag("span", title), kind], (), "MD-SHADOW-02" if shadow else "MD-SKILL-01", text)
    line = next((one for one in d.content.classes[hero.cls].lines if one.id == name), None)
    if line is None:
        return None
    bought = hero.skills.get(line.id, 0)
    rows: list[Row] = [
        (
            "check" if nth < bought else "md-level",
            [
                tag("b", d.words("scene-step-short", level=step.level, cost=step.cost)),
                " ",
                powers_text(d.words, step.powers),
            ],
        )
        for nth, step in enumerate(line.steps)
    ]
    return _sheet(line.name[d.words.lang], rows, "MD-LEVEL-08")


# -- what can be done, and how far the game is -----------------------------------------------------------------------
def _action(d: Drawing, rest: str) -> Markup | None:
    act = rest.partition(".")[0]
    if act not in ACTION_ICON:
        return None
    return _sheet([sign(ACTION_ICON[act]), d.words(f"scene-do-{act}")], (), ACTION_RULE.get(act, ""))


def _phase(d: Drawing, phase: str) -> Markup | None:
    if phase not in PHASE_ICON:
        return None
    return _sheet([sign(PHASE_ICON[phase]), d.words(f"board-phase-{phase}")])


def _count(d: Drawing, what: str) -> Markup | None:
    """The Level, the Lifebringer, the First Player."""
    g, w = d.g, d.words
    told = {
        "level": ("md-level", w("scene-level", n=g.level), "MD-LEVEL-07"),
        "lifebringer": ("heart", w("scene-lifebringer", n=g.lifebringer), "MD-LIFE-07"),
        "first": ("crown", w("scene-first", who=g.first), ""),
    }
    if what not in told:
        return None
    drawn, said, rule = told[what]
    return _sheet([sign(drawn), said], (), rule)


SHEETS: dict[str, Callable[[Drawing, str], Markup | None]] = {
    "hero": _hero, "seat": _hero, "enemy": _enemy, "foe": _enemy, "zone": _zone, "door": _door, "tokens": _things,
    "thing": _things, "pillar": _pillar, "card": _card, "stock": _card, "equip": _card, "stow": _card, "give": _card,
    "skill": _skill, "line": _skill, "action": _action, "phase": _phase, "count": _count,
}  # fmt: skip
