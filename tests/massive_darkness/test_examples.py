"""Worked examples of the rulebook, played on a table as the book shows them."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.games.massive_darkness import GAME
from taverna.games.massive_darkness.events import combat as ev
from taverna.games.massive_darkness.rules import combat, enemies
from taverna.games.massive_darkness.rules.doors import open_door
from taverna.games.massive_darkness.rules.ground import in_shadow
from taverna.games.massive_darkness.rules.kits import foe_kit, hero_kit
from taverna.games.massive_darkness.rules.powers import affordable, in_force
from taverna.games.massive_darkness.rules.sight import layout
from taverna.games.massive_darkness.state import Combat, Table

from .fights import board, enemy, foe, happened, hero, load, run, shown

CONTENT = GAME.content()


def lit(**more: Any) -> dict[str, Any]:
    """One Zone in the light, so that no Shadow Mode Skill works."""
    return {"zones": [(0, 0)], "light": [(0, 0)], **more}


def dice(g: Table, attack: bool, kind: str = "melee") -> dict[str, int]:
    """The dice that would be rolled, nothing asked, on a table that nobody looks at."""
    c = Combat(0, 1, attack, kind)
    twin = GAME.copy(g)
    run(combat.gather(twin, c, *combat.kits(twin, c)))
    return c.handful


@pytest.mark.rule("MD-EX-02", "MD-ZONE-01", "MD-ZONE-02", "MD-ZONE-03", "MD-ZONE-06", "MD-ZONE-07")
def test_one_hero_in_every_kind_of_zone() -> None:
    """Tile 2R is a.B / Aob / a.b: two Chambers, and Corridors between them."""
    where = {"bjorn": "2R-11", "elias": "2R-21", "owen": "2R-12", "sibyl": "2R-22"}
    g = shown(board(mission="scorched-earth", heroes=[hero(name, at) for name, at in where.items()]))
    zones = {one.hero: g.map.zones[one.at] for one in g.heroes}
    assert {name: (zone.chamber, zone.light) for name, zone in zones.items()} == {
        "bjorn": ("2R-a", False),  # Room, Shadow Zone
        "elias": ("2R-a", True),  # Room, Light Zone
        "owen": (None, False),  # Corridor, Shadow Zone
        "sibyl": (None, True),  # Corridor, Light Zone
    }
    assert [in_shadow(g, one.at) for one in g.heroes] == [True, False, True, False]
    assert g.map.chambers["2R-a"] == ("2R-11", "2R-21", "2R-31")


@pytest.mark.rule("MD-EX-03", "MD-LOS-01", "MD-LOS-02", "MD-LOS-03", "MD-LOS-05")
def test_how_far_the_four_see_before_and_after_a_door_opens() -> None:
    where = {"bjorn": "6V-13", "elias": "6V-11", "owen": "6V-22", "sibyl": "8R-11"}
    g = board(
        mission="walking-in-the-dark",
        opened=["6V-13 W"],
        heroes=[hero(name, at) for name, at in where.items()],
    )

    def seen() -> dict[str, set[str]]:
        return {one.hero: set(layout(g).seen(one.at, 1, 9)) for one in g.heroes}

    before = seen()
    assert before["elias"] == {"6V-12", "6V-13", "6V-21", "6V-31"}  # through the open door, up to the closed one
    assert before["bjorn"] == {"6V-12", "6V-11", "6V-23", "6V-33"}  # out of the Chamber, and down its whole length
    assert before["owen"] == {"6V-21", "6V-12", "6V-32"}  # a wall to the east
    assert before["sibyl"] == {"8R-12", "8R-13"}
    shown(g)
    run(open_door(g, g.heroes[3], "6V-13 E"))
    assert seen()["sibyl"] == {"8R-12", "8R-13", "6V-13", "6V-12", "6V-11"}


@pytest.mark.rule("MD-EX-06", "MD-EQUIP-09")
def test_a_longsword_strikes_and_parries() -> None:
    kit = ("mace", "short-bow", "staff")
    g = shown(
        board(
            **lit(
                heroes=[hero("siegfried", body="leather-armour", hands=("longsword",), pack=kit)],
                enemies=[enemy("orc-flayers", minions=(2,))],
            )
        )
    )
    kinds = {
        card: [kind for kind in ("melee", "ranged", "magic", "defence") if CONTENT.items[card].dice[kind]]
        for card in ("longsword", *kit, "leather-armour")
    }
    assert kinds == {
        "longsword": ["melee", "defence"],
        "mace": ["melee"],
        "short-bow": ["ranged"],
        "staff": ["magic"],
        "leather-armour": ["defence"],
    }
    assert dice(g, True)["yellow"] == 2 and dice(g, False)["blue"] == 2


@pytest.mark.rule("MD-EX-24", "MD-HERO-02", "MD-HERO-03", "MD-CLASS-02", "MD-SIG-01")
def test_sibyls_skills_at_the_start() -> None:
    g = shown(board(heroes=[hero("sibyl", hands=("short-bow",), xp=1)]))
    sibyl, g.active = g.heroes[0], 0
    c = Combat(0, -1, True, "ranged")
    working = [
        source.name
        for source in hero_kit(g, sibyl).sources
        if in_force(g, sibyl, source, c) and affordable(g, sibyl, source)
    ]
    assert sorted(working) == ["free", "shadow", "signature", "special"]


@pytest.mark.rule("MD-EX-28", "MD-COMBAT-02", "MD-COMBAT-03", "MD-COMBAT-04", "MD-HANDS-02", "MD-DICE-07")
def test_bjorn_rolls_one_red_two_yellow_and_three_blue() -> None:
    g = board(
        **lit(
            level=2,
            heroes=[hero("bjorn", hands=("flaming-sword", "hammer"))],
            enemies=[enemy("orc-enforcers", level=2, minions=(3,), gear=("plate-armour",))],
        )
    )
    assert dice(g, True) == {"yellow": 2, "red": 1, "blue": 3, "green": 0}
    load(g, yellow=["1", "1"], red=["1"], blue=["1", "blank", "blank"])
    run(combat.attack(g, 0, 1, "melee", ""))
    assert happened(g, ev.DamageKnown)[0].damage == 2


@pytest.mark.rule("MD-EX-29", "MD-COMBAT-03", "MD-HANDS-02", "MD-HANDS-04", "MD-DICE-07")
def test_siegfried_defends_with_one_blue_and_three_green() -> None:
    g = board(
        **lit(
            heroes=[hero("siegfried", body="cold-iron-armour", hands=("longsword", "dwarf-shield"))],
            enemies=[enemy("orc-flayers", minions=(2,))],
        )
    )
    rolled = dice(g, False)
    assert (rolled["blue"], rolled["green"]) == (1, 3)
    load(g, yellow=["1", "1"], blue=["1"], green=["blank", "blank", "blank"])
    run(combat.strike(g, foe(g), 0, "melee"))
    assert happened(g, ev.DamageKnown)[0].damage == 1


@pytest.mark.rule("MD-EX-33", "MD-MOB-07", "MD-MOB-08", "MD-MOB-09")
def test_seven_archers_and_a_longsword_shoot_with_two_dice() -> None:
    g = board(
        zones=[(0, 0), (0, 1)],
        light=[(0, 0), (0, 1)],
        heroes=[hero("sibyl", (0, 1), body="leather-armour")],
        enemies=[enemy("goblin-archers", minions=(1,) * 6, gear=("longsword",))],
    )
    assert dice(g, False, "ranged") == {"yellow": 2, "red": 0, "blue": 1, "green": 0}
    load(g, yellow=["1", "1"], blue=["1"])
    run(combat.strike(g, foe(g), 0, "ranged"))
    assert happened(g, ev.DamageKnown)[0].damage == 1


# -- Bjorn among the Dwarf Warriors ----------------------------------------------------------------------------------
def warriors(*minions: int) -> Table:
    return board(
        **lit(
            heroes=[hero("bjorn", hands=("axe",))],
            enemies=[enemy("dwarf-warriors", minions=minions, gear=("chain-mail",))],
        )
    )


@pytest.mark.rule("MD-EX-34", "MD-MOB-10", "MD-MOB-11", "MD-MOB-12", "MD-MOB-04")
def test_three_damage_kill_one_minion_and_wound_another() -> None:
    g = warriors(2, 2, 2, 2)
    assert dice(g, True) == {"yellow": 2, "red": 0, "blue": 1, "green": 1}
    load(g, yellow=["2b", "2b"], blue=["1"], green=["blank"])
    run(combat.attack(g, 0, 1, "melee", ""))
    told = happened(g, ev.DamageKnown)[0]
    assert (told.hits, told.shields, told.damage) == (4, 1, 3)
    assert sorted(foe(g).minions) == [1, 2, 2] and foe(g).life == 2


@pytest.mark.rule("MD-EX-35", "MD-MOB-12")
def test_four_damage_kill_two_more_and_wound_the_last() -> None:
    g = warriors(1, 2, 2)
    run(enemies.hurt(g, foe(g), 4, 0))
    assert foe(g).minions == [1] and foe(g).life == 2


@pytest.mark.rule("MD-EX-36", "MD-MOB-13", "MD-MOB-14")
def test_what_the_last_minion_does_not_need_is_lost() -> None:
    g = warriors(1)
    run(enemies.hurt(g, foe(g), 3, 0))
    assert foe(g).minions == [] and foe(g).life == 2
    assert happened(g, ev.DamageWasted)[0].amount == 2


@pytest.mark.rule("MD-EX-08", "MD-ENEMY-02", "MD-GUARDIAN-01", "MD-GUARDIAN-03", "MD-GUARDIAN-10", "MD-MOB-13")
def test_elias_kills_the_boss_from_afar_and_has_its_longsword() -> None:
    g = board(
        zones=[(0, 0), (0, 1), (0, 2)],
        light=[(0, 0), (0, 1), (0, 2)],
        level=2,
        heroes=[hero("elias", (0, 2)), hero("owen"), hero("sibyl")],
        enemies=[enemy("goblin-warriors", level=2, minions=(2, 2, 2), gear=("longsword",))],
    )
    mob = foe(g)
    assert foe_kit(g, mob).dice["melee"] == (4, 0) and foe_kit(g, mob).dice["defence"] == (2, 0)
    run(enemies.hurt(g, mob, 7, 1))
    assert mob.minions == [] and mob.life == 2, "what is left over does not reach the Boss"
    run(enemies.hurt(g, mob, 2, 0), ("reorganise", "done"))
    assert not g.enemies and "longsword" in g.heroes[0].pack
