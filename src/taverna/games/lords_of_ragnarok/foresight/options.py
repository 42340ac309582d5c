"""What each kind of option would mean."""

from __future__ import annotations

from collections.abc import Callable

from ..state import Table
from .acts import action, ally, awaken, hero_to, hunt, monument, priest, sail, tame
from .ahead import Ahead
from .armies import army, land
from .fights import attack, battle_card, defence, space, standing, strike

VERBS: dict[str, Callable[[Ahead, str], None]] = {
    "move-hero": hero_to,
    "move-drakkar": sail,
    "send-priest": priest,
    "hunt": hunt,
    "awaken": awaken,
    "tame": tame,
    "ally": ally,
}


def foresee(g: Table, seat: int, option: str) -> Ahead:
    """What choosing this option would mean."""
    ahead = Ahead(g, seat)
    verb, _, what = option.partition(",")
    if what:
        ahead.name(what.partition(",")[0])
        VERBS.get(verb, read)(ahead, what)
    elif option.isdigit():
        number(ahead, int(option))
    else:
        ahead.name(option)
        thing(ahead, option)
    return ahead


def thing(ahead: Ahead, id: str) -> None:
    """An option that is a thing of the content."""
    g, content = ahead.g, ahead.g.content
    for there, foretell in (
        (content.actions, action),
        (content.combat, card),
        (content.attacks, attack),
        (g.map.territories, land),
        (g.monuments, monument),
        (g.map.seas, sail),
        (g.beasts, awaken),
        (content.realms, ally),
    ):
        if id in there:
            foretell(ahead, id)
            return
    if id == "pass" and g.battle is not None:
        ahead.title = None
        standing(ahead)
    else:
        read(ahead, id)


def read(ahead: Ahead, id: str) -> None:
    """What is printed on it."""
    content = ahead.g.content
    for group in (content.heroes, content.origins, content.blessings, content.artifacts):
        if id in group:
            ahead.text = group[id].text


def number(ahead: Ahead, n: int) -> None:
    """A Wound space, or an Army."""
    h = ahead.g.hunt
    if h is not None and h.hero_round and h.with_cards:
        space(ahead, n)
    else:
        army(ahead, n)


def card(ahead: Ahead, id: str) -> None:
    """A Combat card, in a Battle or in a Hunt."""
    g = ahead.g
    ahead.text = g.content.combat[id].text
    if g.battle is not None and ahead.seat in (g.battle.attacker.seat, g.battle.defender.seat):
        battle_card(ahead, id)
    elif g.hunt is not None and g.hunt.hunter == ahead.seat:
        (strike if g.hunt.hero_round else defence)(ahead, id)
