"""What is this? The sheet of anything that can be pointed at: what it is, what it does now, and its rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from taverna.core.scene import Markup, tag
from taverna.core.words import Words

from ..records.content import Content
from ..records.terms import ATTRIBUTES, RUNES
from ..state import ARMIES, Player
from .beasts import spaces
from .faces import FOE, HERO, face
from .ground import ACTION_ICON, ATTRIBUTE_ICON, RUNE_ICON, WEAPON_ICON, Drawing, sign, token
from .spots import (
    action_label,
    army_label,
    beast_label,
    figure_label,
    land_label,
    monument_label,
    realm_label,
    sea_label,
)

ACTION_RULE = {
    "march": "LR-MARCH-01", "build-temple": "LR-TEMPLE-01", "recruit": "LR-RECRUIT-01", "monsters": "LR-BEASTS-01",
    "usurp": "LR-USURP-01", "prepare": "LR-PREPARE-01", "build-monument": "LR-BUILD-01",
}  # fmt: skip
Row = tuple[str, Any, Any]  # a symbol, what is said, and a number beside it


def look(view: dict[str, Any], seat: int | None, key: str, words: Words, content: Content) -> Markup:
    """The sheet of the thing with this key; empty if there is none."""
    kind, _, id = key.partition("/")
    if kind not in SHEETS:
        return Markup("")
    d = Drawing(view, seat, words, content)
    return SHEETS[kind](d, id) or Markup("")


def _sheet(title: Any, rows: Sequence[Row], rule: str = "", *more: Any) -> Markup:
    lines = [
        tag("li", sign(drawn) if drawn else None, tag("span", said), tag("b", n) if n != "" else None)
        for drawn, said, n in rows
    ]
    link = tag("button", rule, type="button", data_clause=rule, class_="rule-link") if rule else None
    return tag("div", tag("h3", title), *more, tag("ul", lines) if lines else None, link, class_="sheet-of")


def _said(label: str, drawn: Any, rule: str, part: str = ": ", *more: Any) -> Markup:
    """A label as a sheet: what stands before its first pause is the title."""
    title, _, rest = label.partition(part)
    rows: list[Row] = [("next", one[:1].upper() + one[1:], "") for one in rest.split("; ") if one.strip()]
    return _sheet([drawn, tag("span", title)], rows, rule, *more)


# -- who -------------------------------------------------------------------------------------------------------------
def _seat(d: Drawing, nth: str) -> Markup | None:
    if not nth.isdigit() or int(nth) >= len(d.players):
        return None
    player = d.players[int(nth)]
    seat, name = player.seat, d.words.seat(player.seat)
    who = face(player.hero, HERO, f"p{seat}") if player.hero else token(seat, 28)
    abilities = [tag("p", tag("b", d.name(id)), ": ", d.text_of(id)) for id in (player.hero, player.origin) if id]
    return _sheet([who, tag("span", name), token(seat, 20)], _belongings(d, player), "LR-HERO-01", *abilities)


def _belongings(d: Drawing, player: Player) -> list[Row]:
    """Attributes, Runes, what is in the Reserve, and the words of Artifacts and Blessings."""
    rows: list[Row] = [
        (
            ATTRIBUTE_ICON[name],
            d.say(
                "scene-attribute",
                name=name,
                n=player.value(name),
                hurt=name in player.wounded,
                track=player.track[name],
            ),
            "",
        )
        for name in ATTRIBUTES
    ]
    rows += [(RUNE_ICON[rune], d.name(rune), player.runes[rune]) for rune in RUNES if player.runes[rune]]
    reserve = sum(army.seat == player.seat and not army.at for army in d.g.armies)
    rows.append(("hand", d.say("scene-cards", n=len(player.hand)), ""))
    rows.append(("lr-priest", d.say("scene-priests", n=player.priests), ""))
    rows.append(("shield", d.say("scene-reserve", n=reserve, most=ARMIES), ""))
    rows += [("star", [tag("b", d.name(id)), ": ", d.text_of(id)], "") for id in player.artifacts]
    rows += [("sun", [tag("b", d.name(id)), ": ", d.text_of(id)], "") for id in player.blessings]
    return rows


def _hero(d: Drawing, id: str) -> Markup | None:
    for player in d.players:
        if player.hero == id:
            return _seat(d, str(player.seat))
    if id not in d.content.heroes:
        return None
    title = [face(id, HERO, f"p{d.g.active}"), tag("span", d.name(id))]
    return _sheet(title, [], "LR-HERO-01", tag("p", d.text_of(id)))


def _monster(d: Drawing, id: str) -> Markup | None:
    beast = d.g.beasts.get(id)
    if beast is None or not beast.at:
        return None
    boss = id == d.g.boss
    record = d.content.bosses[id] if boss else None
    said = record.text if record is not None else d.content.monsters[id].attack_text
    drawn = face(id, FOE, "foe-face")
    rule = "LR-BOSS-01" if boss else "LR-MONSTER-01"
    return _said(beast_label(d, id), drawn, rule, ": ", spaces(d, id, False), tag("p", d.printed(said)))


def _army(d: Drawing, nth: str) -> Markup | None:
    if not nth.isdigit() or int(nth) >= len(d.g.armies) or not d.g.armies[int(nth)].at:
        return None
    army = d.g.armies[int(nth)]
    rows: list[Row] = [("shield", d.say("scene-army-strength", n=d.g.strength_at(army.seat, army.at)), "")]
    return _sheet([token(army.seat, 28), tag("span", army_label(d, int(nth)))], rows, "LR-ARMY-01")


def _drakkar(d: Drawing, nth: str) -> Markup | None:
    if not nth.isdigit() or int(nth) >= len(d.players) or not d.players[int(nth)].sea:
        return None
    title = [token(int(nth), 28), tag("span", figure_label(d, f"drakkar/{nth}"))]
    rows: list[Row] = [("lr-ship", sea_label(d, d.players[int(nth)].sea), "")]
    return _sheet(title, rows, "LR-SEA-02")


# -- where -----------------------------------------------------------------------------------------------------------
def _territory(d: Drawing, at: str) -> Markup | None:
    if at not in d.board.territories:
        return None
    return _said(land_label(d, at), None, "LR-CONTROL-01", "; ")


def _sea(d: Drawing, id: str) -> Markup | None:
    return _said(sea_label(d, id), sign("lr-ship"), "LR-SEA-01") if id in d.board.seas else None


def _realm(d: Drawing, id: str) -> Markup | None:
    if id not in d.board.realms:
        return None
    return _said(realm_label(d, id), sign(ACTION_ICON[d.content.realms[id].action]), "LR-REALM-01")


def _action(d: Drawing, id: str) -> Markup | None:
    if id not in d.content.actions:
        return None
    record = d.content.actions[id]
    label = action_label(d, id)
    text = d.printed(record.text)
    rows: list[Row] = [("next", label, "")]
    title = [sign(ACTION_ICON[id]), tag("span", d.name(id))]
    return _sheet(title, rows, ACTION_RULE[id], tag("p", text) if text else None)


def _monument(d: Drawing, id: str) -> Markup | None:
    if id not in d.g.monuments:
        return None
    text = d.printed(d.content.deities[id].text)
    drawn = face(id, FOE, "foe-face")
    return _said(monument_label(d, id), drawn, "LR-MONUMENT-01", ": ", tag("p", text) if text else None)


# -- what ------------------------------------------------------------------------------------------------------------
def _combat(d: Drawing, id: str) -> Markup | None:
    card = d.content.combat.get(id)
    if card is None:
        return None
    rows: list[Row] = [
        (WEAPON_ICON[card.weapon], d.name(card.weapon), f"+{card.value}"),
        ("wound", d.say("scene-look-casualties"), card.casualties),
    ]
    return _sheet([sign(WEAPON_ICON[card.weapon]), tag("span", d.name(id))], rows, "LR-CARD-01", _text(d, card))


def _attack(d: Drawing, id: str) -> Markup | None:
    card = d.content.attacks.get(id)
    if card is None:
        return None
    facts: list[Row] = [
        ("claw", d.say("scene-attack-facts", fury=card.fury, weak=card.weak_point, draws=card.draws), "")
    ]
    return _sheet([sign("claw"), tag("span", d.name(id))], facts, "LR-CARD-02", _text(d, card))


def _text(d: Drawing, record: Any) -> Markup | None:
    text = d.printed(record.text)
    return tag("p", text) if text else None


def _owned(drawn: str, rule: str) -> Any:
    def sheet(d: Drawing, id: str) -> Markup | None:
        text = d.text_of(id)
        return _sheet([sign(drawn), tag("span", d.name(id))], [], rule, tag("p", text)) if text else None

    return sheet


def _attribute(d: Drawing, name: str) -> Markup | None:
    if name not in ATTRIBUTES or d.me is None:
        return None
    hurt = name in d.me.wounded
    said = d.say("scene-attribute", name=name, n=d.me.value(name), hurt=hurt, track=d.me.track[name])
    title = [sign(ATTRIBUTE_ICON[name]), tag("span", said)]
    return _sheet(title, [], "LR-WOUND-03" if hurt else "LR-ATTR-01")


def _rune(d: Drawing, rune: str) -> Markup | None:
    if rune not in RUNES or d.me is None:
        return None
    label = d.say("scene-rune-label", rune=rune, n=d.me.runes[rune], supply=d.g.supply[rune])
    return _said(label, sign(RUNE_ICON[rune]), "LR-RUNE-01")


SHEETS: dict[str, Any] = {
    "seat": _seat, "hero": _hero, "monster": _monster, "army": _army, "drakkar": _drakkar, "territory": _territory,
    "sea": _sea, "realm": _realm, "action": _action, "monument": _monument, "hand": _combat, "laid": _combat,
    "attack": _attack, "artifact": _owned("star", "LR-ARTIFACT-01"), "blessing": _owned("sun", "LR-BLESSING-01"),
    "origin": _owned("lr-tree", "LR-HERO-02"), "attribute": _attribute, "rune": _rune,
}  # fmt: skip
