"""Heroes, ships, Priests, Monsters and the Action Wheel, one act ahead."""

from __future__ import annotations

from ..rules.armies import authority, enlisted
from ..rules.hunting import cards_for_hunt, played_by
from ..rules.ragnarok import REQUIREMENTS_FOR_RAGNAROK
from ..rules.special import unusurpable, usurping
from ..rules.victory import kills_for_boss, temple_lands
from ..rules.wheel import takes_bonus
from ..state import MOST, PRIESTS
from ..words.requirements import is_met
from .ahead import Ahead
from .armies import owning, temple
from .ends import threats


# -- Heroes, ships, Priests ------------------------------------------------------------------------------------------
def hero_to(ahead: Ahead, at: str) -> None:
    """What the Hero finds there."""
    g, seat = ahead.g, ahead.seat
    if g.owner.get(at) != seat:
        strength, need = usurping(g, seat, at)
        ahead.note("preview-usurp", strength=strength, need=need, able=unusurpable(g, seat, at) is None)
    if g.forged.get(at):
        ahead.note("preview-forge", rune=g.forges[at])
    for realm in g.map.territories[at].realms:
        if seat not in g.alliances[realm]:
            ahead.note("preview-near-realm", realm=realm, rune=g.content.realms[realm].rune)
    for id, beast in g.beasts.items():
        if beast.at == at:
            if id == g.boss and g.players[seat].kills < kills_for_boss(g):
                ahead.note("preview-boss-closed", monster=id, n=kills_for_boss(g))
            else:
                ahead.note("preview-prey", monster=id, left=beast.wounds.count(None))


def sail(ahead: Ahead, sea: str) -> None:
    """The coasts the Drakkar would join, and what could land there."""
    g = ahead.g
    ahead.note("preview-bridge", lands=g.map.coasts[sea])
    ahead.note("preview-recruit-coast", n=authority(g, ahead.seat))


def priest(ahead: Ahead, deity: str) -> None:
    """The Attribute, and what the Deity gives from level 1."""
    g, record = ahead.g, ahead.g.content.deities[deity]
    value = g.players[ahead.seat].track[record.attribute]
    ahead.note("preview-raise", attribute=record.attribute, before=value, after=min(MOST, value + 1))
    level = g.monuments[deity]
    if level:
        ahead.text = record.text
    ahead.note("preview-level", level=level)


# -- Monsters and Realms ---------------------------------------------------------------------------------------------
def hunt(ahead: Ahead, foe: str) -> None:
    g, seat = ahead.g, ahead.seat
    wounds, draws = g.beasts[foe].wounds, cards_for_hunt(g, seat)
    ahead.note("preview-spaces", left=wounds.count(None))
    ahead.note("preview-hunt-hand", n=draws, total=draws + len(g.players[seat].hand))
    ahead.note("preview-hunt-by", whom=played_by(g, seat, foe))
    if foe == g.boss:
        ahead.note("preview-hunt-boss")
    elif seat in wounds:
        ahead.note("preview-hunt-mine", n=wounds.count(seat))


def awaken(ahead: Ahead, foe: str) -> None:
    """What it may do; the die decides for a neutral Monster."""
    g = ahead.g
    if foe == g.boss:
        ahead.text = g.content.bosses[foe].text
        return
    ahead.text = g.content.monsters[foe].attack_text
    if g.beasts[foe].ring is None:
        faces = g.content.die.faces
        for face in dict.fromkeys(faces):
            ahead.note("preview-face", face=face, n=faces.count(face), all=len(faces))


def tame(ahead: Ahead, foe: str) -> None:
    ahead.note("preview-tame")
    ahead.text = ahead.g.content.monsters[foe].attack_text


def ally(ahead: Ahead, realm: str) -> None:
    g, record = ahead.g, ahead.g.content.realms[realm]
    ahead.text = record.text
    ahead.note("preview-ally", action=record.action)
    if not g.alliances[realm]:
        ahead.note("preview-ally-first")


# -- the wheel -------------------------------------------------------------------------------------------------------
def action(ahead: Ahead, action: str) -> None:
    """Who gains by the marker, and what the action would bring."""
    g, seat = ahead.g, ahead.seat
    if action == "build-monument":
        build(ahead)
        return
    marker(ahead, action)
    before = threats(g)
    match action:
        case "usurp":
            at = g.players[seat].at
            strength, need = usurping(g, seat, at)
            ahead.note("preview-usurp", strength=strength, need=need, able=True)
            was = g.owner.get(at)
            owning(ahead, at)
            if was is None:
                del g.owner[at]
            else:
                g.owner[at] = was
        case "build-temple":
            temple(ahead)
        case "recruit":
            ahead.note("preview-recruit", n=enlisted(g, seat))
        case "march":
            ahead.note("preview-march", n=len(g.armies_of(seat)))
    g.wheel[action].append(seat)
    ahead.warn(before)


def marker(ahead: Ahead, action: str) -> None:
    """The Realm's bonus for the first on the stack, a Rune for whoever is covered (LR-WHEEL-05, LR-WHEEL-07)."""
    g = ahead.g
    stack = g.wheel[action]
    if stack:
        ahead.note("preview-covered", who=stack[-1], n=1 + g.gifts(stack[-1]).covered_runes)
        return
    realm = g.content.realm_of[action]
    first, *others = g.from_active()
    gaining = [who for who in (*others, first) if takes_bonus(g, who, realm)]
    if gaining:
        ahead.note("preview-bonus", who=gaining, realm=realm)
        ahead.text = g.content.realms[realm].text
    else:
        ahead.note("preview-no-bonus", realm=realm)


def build(ahead: Ahead) -> None:
    """What Build Monument brings, whichever it will be; all Priests are back in the Supply by then (LR-BUILD-04)."""
    g, seat = ahead.g, ahead.seat
    requirements(ahead)
    ahead.note("preview-build-priests", n=min(temple_lands(g, seat), PRIESTS - g.players[seat].priests))
    forged = sum(g.owner.get(at) == seat for at in g.forges)
    if forged:
        ahead.note("preview-build-runes", n=forged)
    ahead.note("preview-build-event")


def monument(ahead: Ahead, deity: str) -> None:
    """One level more."""
    g = ahead.g
    g.monuments[deity] += 1
    ahead.note("preview-level", level=g.monuments[deity])
    ahead.text = g.content.deities[deity].text
    requirements(ahead)


def requirements(ahead: Ahead) -> None:
    """Those that would be turned down, and Ragnarok if they are enough."""
    g = ahead.g
    met = [id for id in g.requirements if id not in g.down and is_met(g, id)]
    for id in met:
        ahead.note("preview-requirement", what=id)
    if g.ragnarok is None and len(g.down) + len(met) >= REQUIREMENTS_FOR_RAGNAROK:
        ahead.note("preview-ragnarok", True)
