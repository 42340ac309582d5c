"""A charm and a dummy of one's own: Powers written as content is written, tried out at a real table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import yaml

import taverna
from taverna.core.table import Table
from taverna.games.massive_darkness.events import combat as ev

from .tables import events, fate, put, say

CHARM, DUMMY = "lucky-charm", "high-troll"  # an Item, and a Roaming Monster, with other Powers than ours
LIT, DARK, BESIDE = "6V-22", "6V-21", "6V-32"  # Zones of the tutorial; the other two are next to the lit one
ALL_DICE = "{melee: {yellow: 2, red: 1}, defence: {blue: 2, green: 1}}"
WEAPONS = {"melee": "axe", "ranged": "short-bow", "magic": "staff"}  # each with two yellow dice


def powers(*written: str) -> list[Any]:
    """Powers as they stand in a content file, one a line."""
    return [yaml.safe_load(power) for power in written]


def charmed(
    mine: Iterable[str] = (),
    theirs: Iterable[str] = (),
    change: Callable[[Any], None] | None = None,
    *,
    dice: str = ALL_DICE,
    seats: int = 1,
    **options: Any,
) -> Table:
    """A table where Bjorn holds a charm with these Powers, and a dummy with those stands in his lit Zone; the Round is
    about to begin. He is a Ranger, so nothing else of his matters in a fight."""
    name = {"en": "X", "es": "X", "pt-BR": "X"}
    card = {"life": 30, "dice": yaml.safe_load(dice), "powers": powers(*theirs)}
    pack: Any = {
        "treasures": {
            CHARM: {
                "id": CHARM,
                "name": name,
                "source": "pack",
                "slot": "item",
                "level": 1,
                "copies": 1,
                "powers": powers(*mine),
            }
        },
        "enemies": {
            DUMMY: {
                "id": DUMMY,
                "name": name,
                "source": "pack",
                "rank": "roaming",
                "cards": [{"tier": "lower", **card}, {"tier": "higher", **card}],
            }
        },
    }
    chosen = {"heroes": ["bjorn", "owen", "elias"][:seats], "classes": ["darkness-ranger"] * seats, **options}
    t = Table(taverna.find("massive-darkness"), seats, 0, chosen, pack)

    def arrange(g: Any) -> None:
        hero = g.heroes[0]
        hero.at, hero.hands, hero.pack, hero.body = LIT, ["axe"], [CHARM], "plate-armour"
        g.treasures[0].remove(CHARM)
        for other in g.heroes[1:]:
            other.at = LIT
        g.events = ["blessing-silence"] * 30
        put(g, f"{DUMMY}-lower", LIT)
        g.phase, g.round, g.active = "start", 0, -1
        if change is not None:
            change(g)

    t.arrange(arrange)
    return t


def attack(t: Table, *answers: str, kind: str = "melee", **dice: Any) -> None:
    """The Hero attacks the dummy; the dice fall so, and these are the answers."""
    fate(t, **dice)
    say(t, f"{kind},1", *answers)


def defend(t: Table, *answers: str, **dice: Any) -> None:
    """The Hero waits for the dummy's attack."""
    fate(t, **dice)
    say(t, "rest", *answers)


def result(t: Table) -> tuple[int, int, int]:
    """Hits, Shields and Damage of the last attack."""
    told = events(t, ev.DamageKnown)[-1]
    return told.hits, told.shields, told.damage


def rolled(t: Table) -> dict[str, int]:
    """How many dice of each colour the last roll had."""
    (told,) = events(t, ev.DiceRolled)[-1:]
    codes = [code.partition("-")[0] for code in (*told.attack, *told.defence)]
    return {colour: codes.count(colour) for colour in dict.fromkeys(codes)}
