"""What is in the box: counts, cards as the rulebook states them, maps that hold together, missions that are sound."""

from __future__ import annotations

import copy
from collections import Counter
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from taverna.core.catalogue import read_catalogue
from taverna.core.content import Raw, Record, overlaid, read_folder
from taverna.core.errors import ContentError
from taverna.core.words import LANGS, Text, Words
from taverna.games.massive_darkness import GAME, printed
from taverna.games.massive_darkness import records as c
from taverna.games.massive_darkness.records import lexicon
from taverna.games.massive_darkness.records.atlas import reached, turned
from taverna.games.massive_darkness.words import sentences

ROOT = Path(c.__file__).parent.parent
RAW: Raw = read_folder(ROOT / "content")
BOX = c.build(RAW)
CATALOGUE: dict[str, Any] = msgspec.yaml.decode((ROOT / "catalogue.yaml").read_bytes())


def table(id: str) -> list[list[Any]]:
    """The rows of a table of the catalogue."""
    return next(table["rows"] for table in CATALOGUE["tables"] if table["id"] == id)


def component(name: str) -> int:
    """How many of something the box holds."""
    return int(next(part["count"] for part in CATALOGUE["components"] if part["name"] == name))


def mission(number: int) -> c.Mission:
    return next(mission for mission in BOX.missions.values() if mission.number == number)


def words(lang: str) -> Words:
    return Words(lang, (ROOT / "locale",), BOX.named.get, str)


# -- counts ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-SETUP-06", "MD-SETUP-07", "MD-SETUP-09")
def test_the_decks_have_the_cards_of_the_box() -> None:
    assert [len(BOX.treasures[level]) for level in c.LEVELS] == [41, 36, 34, 33, 32]
    assert [len(BOX.guards[level]) for level in c.LEVELS] == [10] * 5
    assert [len(BOX.roaming[tier]) for tier in c.TIERS] == [6, 6]
    assert len(BOX.artifacts) == component("Artifact cards (A1-A6)")
    assert len(BOX.doors) == component("Door cards (D1-D10)")
    assert len(BOX.event_deck) == component("Event cards (E1-E20)")
    assert len(BOX.starting) + 1 == component("Starting Equipment cards (SE1-SE19)")  # with the Lifebringer
    assert not set(BOX.starting) & {id for deck in BOX.treasures.values() for id in deck}
    assert not set(BOX.artifacts) & {id for deck in BOX.treasures.values() for id in deck}


def test_the_box_has_its_heroes_tiles_and_missions() -> None:
    assert len(BOX.heroes) == len(BOX.classes) == 6
    assert sorted(BOX.tiles) == sorted(f"{n}{face}" for n in range(1, 10) for face in "RV")
    assert [mission.number for mission in BOX.missions.values()] == list(range(11))


def test_everyone_can_have_a_starting_weapon_and_leather_armour() -> None:
    stock = Counter(BOX.starting)
    assert stock["leather-armour"] == 6
    assert sum(n for id, n in stock.items() if BOX.items[id].weapon) >= 6


def test_the_miniatures_are_those_of_the_box() -> None:
    for id, enemy in BOX.enemies.items():
        single = enemy.name.en.rstrip("s")
        if enemy.rank == "mob":
            assert enemy.minions == component(f"{single} Minions"), id
            assert enemy.figures == component(f"{single} Boss"), id
        else:
            assert enemy.figures == component(enemy.name.en), id
    assert sum(enemy.minions + enemy.figures for enemy in BOX.enemies.values()) == component("enemy miniatures")


@pytest.mark.rule("MD-ENEMY-02")
def test_six_heroes_never_need_more_minions_than_there_are() -> None:
    for card in BOX.cards.values():
        assert card.minions in ((1, 2) if card.rank == "mob" else (0,))
        assert card.minions * 6 <= BOX.enemies[card.enemy].minions


# -- dice ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-DICE-01", "MD-DICE-02", "MD-DICE-04", "MD-DICE-05", "MD-DICE-06", "MD-DICE-07")
def test_what_the_dice_show() -> None:
    for colour, side, main, bam, diamond in table("MD-TAB-DICE"):
        die = BOX.dice[colour]
        assert die.side == side.lower()
        assert die.count == 3
        assert any(getattr(face, f"{main.lower()}s") for face in die.faces)
        assert not any(face.shields if main == "Hit" else face.hits for face in die.faces)
        assert any(face.bam for face in die.faces) is bam
        assert any(face.diamond for face in die.faces) is diamond


@pytest.mark.rule("MD-DICE-03")
def test_red_and_green_are_the_stronger_dice() -> None:
    total = {colour: sum(face.hits + face.shields for face in die.faces) for colour, die in BOX.dice.items()}
    assert total == {"yellow": 6, "red": 9, "blue": 5, "green": 8}


@pytest.mark.rule("MD-GLOSS-10")
def test_every_face_has_an_opposite_one() -> None:
    blanks = {"yellow": [2], "red": [3], "blue": [2, 1], "green": [3, 2]}
    for colour, die in BOX.dice.items():
        assert all(die.opposite[die.opposite[face]] == face for face in range(6))
        across = [die.faces[there] for here, there in enumerate(die.opposite) if die.faces[here].blank]
        assert [face.hits + face.shields for face in across] == blanks[colour]


# -- cards -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EQUIP-08", "MD-EQUIP-09", "MD-EQUIP-15", "MD-EQUIP-16", "MD-EX-06")
def test_equipment_belongs_to_every_category_it_has_dice_for() -> None:
    def kinds(id: str) -> list[str]:
        return [kind for kind in (*c.COMBATS, "defence") if BOX.items[id].dice[kind]]  # type: ignore[index]

    assert kinds("longsword") == ["melee", "defence"]
    assert kinds("mace") == ["melee"]
    assert kinds("short-bow") == ["ranged"]
    assert kinds("staff") == ["magic"]
    assert kinds("leather-armour") == ["defence"]
    for id, item in BOX.items.items():
        assert bool(kinds(id)) == (item.slot in ("body", "one-hand", "two-hands"))
        if item.slot == "consumable":
            assert all(power.pay.discard for power in item.powers)
            assert item.powers


def test_cards_the_rulebook_gives_numbers_for() -> None:
    dice = {id: item.dice for id, item in BOX.items.items()}
    assert dice["flaming-sword"].melee == c.Dice(red=1)
    assert dice["hammer"].melee == c.Dice(yellow=2)
    assert dice["plate-armour"].defence == c.Dice(blue=2)
    assert dice["cold-iron-armour"].defence == c.Dice(green=2)
    assert dice["longsword"].defence == c.Dice(blue=1)
    assert dice["dwarf-shield"].defence == c.Dice(green=1)
    assert BOX.cards["orc-enforcers-2"].dice.defence == c.Dice(blue=1)
    levels = {id: BOX.items[id].level for id in ("plate-armour", "cold-iron-armour", "longsword", "dwarf-shield")}
    assert levels == {"plate-armour": 2, "cold-iron-armour": 3, "longsword": 2, "dwarf-shield": 3}
    assert "trap" in {BOX.items[id].slot for id in BOX.treasures[1]}
    assert "luck" in {BOX.items[id].slot for id in BOX.treasures[1]}


@pytest.mark.rule("MD-TRANS-05", "MD-STORY-13")
def test_starting_equipment_counts_as_level_1_and_artifacts_as_level_4() -> None:
    assert {BOX.items[id].level for id in BOX.starting} == {1}
    assert {BOX.items[id].level for id in BOX.artifacts} == {4}


@pytest.mark.rule("MD-ENEMY-01")
def test_enemy_cards_the_rulebook_speaks_of() -> None:
    def kinds(id: str) -> list[str]:
        return [kind for kind in c.COMBATS if BOX.cards[id].dice[kind]]

    archers = BOX.cards["goblin-archers-3"]
    assert (archers.life, archers.minions) == (1, 2)
    assert kinds("goblin-archers-3") == ["melee", "ranged"]
    assert [power.on for power in archers.powers] == [("attack",)]
    assert BOX.cards["goblin-warriors-2"].minions == 1
    assert BOX.cards["dwarf-warriors-1"].life == 2
    for melee_only in ("orc-flayers-1", "high-troll-lower", "dwarf-agent-1"):
        assert kinds(melee_only) == ["melee"]
    assert kinds("giant-spider-lower") == ["melee", "ranged"]
    for magic in ("ogre-mage-lower", "hellhound-higher", "abyssal-demon-higher"):
        assert kinds(magic) == ["melee", "magic"]


@pytest.mark.rule("MD-LEVEL-01", "MD-ROAM-02")
def test_guards_have_levels_and_roaming_monsters_have_none() -> None:
    for card in BOX.cards.values():
        assert (card.level in c.LEVELS) == (card.rank != "roaming")
        assert (card.tier in c.TIERS) == (card.rank == "roaming")


@pytest.mark.rule("MD-HERO-01", "MD-HERO-02")
def test_a_hero_card_has_a_shadow_skill_a_special_skill_and_a_class() -> None:
    assert sorted(hero.recommended for hero in BOX.heroes.values()) == sorted(BOX.classes)
    for hero in BOX.heroes.values():
        assert all(c.InShadow() in power.needs for power in hero.shadow.powers)
        assert hero.special.powers
        assert not any(c.InShadow() in power.needs for power in hero.special.powers)


@pytest.mark.rule("MD-CLASS-01", "MD-CLASS-07", "MD-SIG-01", "MD-LIFE-02")
def test_a_class_sheet_has_a_signature_a_free_skill_and_lines() -> None:
    for sheet in BOX.classes.values():
        assert [power.pay.xp for power in sheet.signature.powers] == [1]
        assert [power.pay.xp for power in sheet.free.powers] == [0]
        lives = next(line for line in sheet.lines if line.id == "increase-life")
        assert [power.does for step in lives.steps for power in step.powers] == [
            (c.MaximumLife(amount=1),),
            (c.MaximumLife(amount=2),),
        ]
        assert all(step.level in c.LEVELS for line in sheet.lines for step in line.steps)


@pytest.mark.rule("MD-CLASS-01")
def test_the_sheet_of_the_darkness_ranger() -> None:
    sheet = BOX.classes["darkness-ranger"]
    lines = {line.id: {step.level: step for step in line.steps} for line in sheet.lines}
    assert sheet.signature.name is not None
    assert sheet.signature.name.en == "Find Weakness"
    assert sheet.free.powers == (c.Power(on=("always",), does=(c.Evasive(),)),)
    assert lines["shadow-hunter"][2].powers[0].does == (c.ChangeDice(of="defence", amount=-1),)
    assert lines["shadow-hunter"][4].powers[0].does == (c.ChangeDice(of="defence", amount=-2),)
    assert lines["ranged-specialist"][1].powers[0].does == (c.Reroll(of="attack"),)
    assert lines["ranged-specialist"][3].powers[0].does == (c.Reroll(of="either"),)
    assert {lines[id][level].cost for id, level in (("ranged-specialist", 1), ("ranged-specialist", 3))} == {5}
    assert lines["increase-life"][2].cost == 5
    shadow = BOX.heroes["sibyl"].special.name
    assert shadow is not None
    assert shadow.en == "Eagle Eye"


@pytest.mark.rule("MD-DOOR-06")
def test_door_cards_have_three_blocks_and_some_are_ambushes() -> None:
    first = BOX.doors["door-1"].blocks
    assert [(block.guard, block.treasure) for block in first] == [("none", 2), ("room", 3), ("none", 2)]
    assert any(block.guard == "ambush" for card in BOX.doors.values() for block in card.blocks)
    assert any(block.special for card in BOX.doors.values() for block in card.blocks)
    assert sum(block.special for card in BOX.doors.values() for block in card.blocks) <= component(
        "Special Treasure tokens"
    )


@pytest.mark.rule("MD-EVENT-02", "MD-EVENT-03")
def test_events_are_patrols_at_three_places_or_blessings() -> None:
    at = {word.at for card in BOX.events.values() for word in card.does if isinstance(word, c.PatrolGuard)}
    assert at == {-1, 0, 1}
    good = (c.Heal, c.GainXP, c.DrawTreasure, c.FillLifebringer)
    for card in BOX.events.values():
        if card.kind == "blessing":
            assert all(isinstance(word, good) for word in card.does)


# -- tiles and maps --------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-ZONE-01", "MD-ZONE-02", "MD-ZONE-03", "MD-ZONE-06", "MD-ZONE-07", "MD-EX-02")
def test_zones_are_rooms_or_corridors_lit_or_dark() -> None:
    """Tile 2R: a.B / Aob / a.b."""
    board = BOX.maps["scorched-earth"]
    zones = {id: (zone.chamber, zone.light) for id, zone in board.zones.items() if zone.tile == "2R"}
    assert zones["2R-11"] == ("2R-a", False)  # a Room without light
    assert zones["2R-21"] == ("2R-a", True)  # a Room with light, of the same Chamber
    assert zones["2R-12"] == (None, False)  # a Corridor without light
    assert zones["2R-22"] == (None, True)  # a Corridor with a torch
    assert board.chambers["2R-a"] == ("2R-11", "2R-21", "2R-31")
    assert board.ways["2R-11"]["2R-21"] is None


@pytest.mark.rule("MD-MOVE-01", "MD-MOVE-02", "MD-MOVE-05")
def test_only_borders_join_zones_and_walls_do_not() -> None:
    board = BOX.maps["scorched-earth"]
    for id, ways in board.ways.items():
        here = board.zones[id]
        for other, door in ways.items():
            there = board.zones[other]
            assert abs(here.row - there.row) + abs(here.column - there.column) == 1
            assert door is not None or here.chamber == there.chamber
            assert board.ways[other][id] == door
    assert "2R-12" not in board.ways["2R-21"]
    assert board.ways["2R-12"]["2R-11"] == "2R-11 E"  # a door in the wall
    assert "2R-22" not in board.ways["2R-21"]  # a wall


def test_rooms_of_different_tiles_never_join() -> None:
    for board in BOX.maps.values():
        for id, ways in board.ways.items():
            for other, door in ways.items():
                if door is None and board.zones[id].tile != board.zones[other].tile:
                    assert board.zones[id].chamber is None
                    assert board.zones[other].chamber is None


def test_a_tile_can_be_turned() -> None:
    assert turned(("abc", "def", "ghi"), 90) == ("gda", "heb", "ifc")
    assert turned(("abc", "def", "ghi"), 180) == ("ihg", "fed", "cba")
    raw = copy.deepcopy(RAW)
    raw["missions"]["walking-in-the-dark"] |= {
        "stages": [[["6V@180", "8R@90"]]],
        "start": "6V-13",
        "exit": "8R-13",
        "levels": [{"level": 1, "zone": "6V-23"}],
        "doors": [{"at": "8R-22 E"}],
        "tokens": [{"token": "library", "mark": "key", "zone": "8R-22"}],
    }
    board = c.build(raw).maps["walking-in-the-dark"]  # 8R is o.. / Ab. / aBo, turned: aAo / Bb. / o..
    assert board.zones["8R-13"].light
    assert board.chambers["8R-b"] == ("8R-21", "8R-22")


# -- missions --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-M00-01", "MD-M01-01", "MD-M02-01", "MD-M03-01", "MD-M04-01", "MD-M05-01")
@pytest.mark.rule("MD-M06-01", "MD-M07-01", "MD-M08-01", "MD-M09-01", "MD-M10-01")
def test_missions_use_the_tiles_and_levels_of_the_rulebook() -> None:
    for number, tiles, levels in table("MD-TAB-MISSIONS"):
        board = BOX.maps[mission(number).id]
        assert sorted(board.tiles) == sorted(tiles.split()), number
        least, most = (levels or "1-4").split("-")
        assert sorted(board.levels) == list(range(int(least), int(most) + 1)), number


@pytest.mark.rule("MD-M00-02", "MD-M01-02", "MD-M02-02", "MD-M03-02", "MD-M04-02", "MD-M06-02", "MD-M07-02")
@pytest.mark.rule("MD-M08-02", "MD-M09-02", "MD-M10-02", "MD-TOKEN-01")
def test_missions_have_the_tokens_of_the_rulebook() -> None:
    wanted = {
        0: {"library": 1},
        1: {"artifact": 2, "lair": 1, "library": 1},
        2: {"lair": 3},
        3: {"artifact": 2, "lair": 2, "library": 1},
        4: {"pillar": 2},
        5: {"artifact": 2, "library": 1, "pillar": 2, "bridge": 2},
        6: {"artifact": 2, "lair": 3, "library": 1},
        7: {"artifact": 2, "lair": 2},
        8: {"pillar": 6},
        9: {"artifact": 1, "pillar": 4},
        10: {"artifact": 1, "lair": 2, "pillar": 2},
    }
    for number, tokens in wanted.items():
        hidden = [
            token.token
            for _, piece in c.pieces(mission(number))
            if isinstance(piece, c.HideTokens)
            for token in piece.tokens
        ]
        assert Counter([*(token.token for token in mission(number).tokens), *hidden]) == tokens, number
    assert [number for number in range(11) if mission(number).exit is None] == [9]
    assert "3R" not in BOX.maps[mission(9).id].level_of
    assert all(door.open for door in mission(9).doors)
    assert {door.open for door in mission(8).doors} == {True, False}
    assert not any(door.open for number in (0, 1, 2, 3, 4, 6, 7, 10) for door in mission(number).doors)
    assert [number for number in range(11) if any(door.special for door in mission(number).doors)] == [6, 7]


@pytest.mark.rule("MD-COND-05", "MD-COND-09")
@pytest.mark.parametrize(
    ("tag", "words"),
    [
        ("sword", ("Sword", "Espada", "Espada")),
        ("mace", ("Mace", "Maza", "Maça")),
        ("hammer", ("Hammer", "Martillo", "Martelo")),
    ],
)
def test_a_weapon_is_what_its_name_says_in_every_language(tag: str, words: tuple[str, str, str]) -> None:
    for item in BOX.items.values():
        for lang, word in zip(("en", "es", "pt-BR"), words, strict=True):
            assert (tag in item.tags) == (item.weapon and word.lower() in item.name[lang].lower()), item.id


def test_no_mission_needs_more_tokens_than_the_box_has() -> None:
    for told in BOX.missions.values():
        tokens = Counter(token.token for token in told.tokens)
        assert len(told.doors) <= component("Door tokens")
        assert tokens["pillar"] <= component("Pillar tokens")
        assert tokens["bridge"] <= component("Shadow Bridge tokens")
        assert max(Counter(token.level for token in told.levels).values()) <= 2


@pytest.mark.parametrize("id", BOX.missions)
def test_all_a_mission_names_can_be_reached_from_the_start(id: str) -> None:
    told, board = BOX.missions[id], BOX.maps[id]
    near = reached(board, told.start)
    named = [token.zone for token in told.tokens] + [token.zone for token in told.levels]
    named += [zone for _, piece in c.pieces(told) for zone in getattr(piece, "zones", ())]
    assert set(named) <= set(near)
    assert told.exit is None or told.exit in near
    assert set(near) == set(board.zones), "some Zone is walled in"


def test_the_spider_and_the_immortal_have_a_way_without_doors() -> None:
    for number, start, goal, steps in ((2, "3V-23", "6R-33", 7), (5, "7R-23", "1R-11", 9)):
        board = BOX.maps[mission(number).id]
        far = {start: 0}
        for zone in (queue := [start]):
            for near, door in board.ways[zone].items():
                if door is None and near not in far:
                    far[near] = far[zone] + 1
                    queue.append(near)
        assert far[goal] == steps


@pytest.mark.rule("MD-M00-04", "MD-M01-07", "MD-M02-05", "MD-M06-08")
def test_what_tokens_are_worth() -> None:
    def xp(number: int, mark: str) -> tuple[int, str]:
        given = next(
            deed
            for rule in mission(number).happens
            if rule.trigger == c.TokenPicked(mark=mark)
            for deed in rule.does
            if isinstance(deed, c.GiveXP)
        )
        return given.amount, given.to

    assert xp(0, "key") == (3, "self")
    assert xp(1, "false-lead") == (5, "self")
    assert xp(2, "nest") == (5, "heroes")
    assert xp(6, "false-lead") == (5, "self")


@pytest.mark.rule("MD-M04-05", "MD-M05-07", "MD-M05-18", "MD-M08-06", "MD-M09-15")
def test_the_numbers_of_missions() -> None:
    collapse = next(piece for _, piece in c.pieces(mission(4)) if isinstance(piece, c.Collapse))
    assert [[laid.tile, laid.tokens] for laid in collapse.tiles] == table("MD-TAB-M04-COLLAPSE")
    things = {
        rule.trigger.mark: deed.amount
        for rule in mission(5).happens
        if isinstance(rule.trigger, c.TokenPicked)
        for deed in rule.does
        if isinstance(deed, c.GiveThing)
    }
    tokens = {token.mark: token.token for token in mission(5).tokens}
    assert {tokens[mark]: n for mark, n in things.items()} == {"artifact": 1, "library": 3}
    lives = {
        number: [piece.life for _, piece in c.pieces(mission(number)) if isinstance(piece, c.Pillars)]
        for number in (5, 8, 9, 10)
    }
    assert lives == {5: [5], 8: [5], 9: [3], 10: [0]}


@pytest.mark.rule("MD-M09-09", "MD-M09-10", "MD-M09-11", "MD-M09-12")
def test_the_hordes_of_the_maze() -> None:
    told, board = mission(9), BOX.maps[mission(9).id]
    spawned: dict[int, list[str]] = {}
    for rule in told.happens:
        if isinstance(rule.trigger, c.RoundStart):
            for number in rule.trigger.rounds:
                spawned[number] = [
                    f"{type(deed).__name__} {zone}"
                    for deed in rule.does
                    if isinstance(deed, c.SpawnGuards | c.SpawnRoaming)
                    for zone in deed.zones
                ]
                raises = any(isinstance(deed, c.RaiseLevel) for deed in rule.does)
                assert raises == (number % 2 == 1)
    guards = [f"SpawnGuards {board.levels[level][0]}" for level in (2, 3, 4, 5)]
    for number in range(2, 11):
        roaming = [f"SpawnRoaming {board.levels[number // 2][0]}"]
        assert spawned[number] == (guards if number % 2 else roaming)
    assert max(spawned) == 10
    assert told.objectives == (c.ClearBoard(from_round=10),)


@pytest.mark.rule("MD-M10-04", "MD-M10-05")
def test_the_heart_of_darkness_has_three_stages_and_two_stairs() -> None:
    board = BOX.maps[mission(10).id]
    assert [{zone.stage for zone in board.zones.values() if zone.tile == tile} for tile in ("6R", "1V", "4V")] == [
        {1},
        {2},
        {3},
    ]
    for flight in mission(10).stairs:
        here, there = flight.zones
        assert board.stairs[here] == ((there, flight.id),)
        assert board.stairs[there] == ((here, flight.id),)
        assert there not in board.beside[here].values()
        assert board.zones[here].stage + 1 == board.zones[there].stage


def test_every_rule_of_a_mission_names_a_clause_there_is() -> None:
    known = read_catalogue(ROOT / "catalogue.yaml").by_id
    for told in BOX.missions.values():
        assert all(rule.clause in known for rule in told.happens)
        assert all(rule.clause in known for rule in told.rules)


# -- three languages -------------------------------------------------------------------------------------------------
def texts(thing: Any) -> list[Text]:
    """All words in a record, however deep."""
    if isinstance(thing, Text):
        return [thing]
    if isinstance(thing, msgspec.Struct):
        return [text for field in thing.__struct_fields__ for text in texts(getattr(thing, field))]
    if isinstance(thing, tuple | list):
        return [text for each in thing for text in texts(each)]
    if isinstance(thing, dict):
        return [text for each in thing.values() for text in texts(each)]
    return []


def test_every_record_is_complete_in_three_languages() -> None:
    found = texts(BOX)
    assert len(found) > 500
    for text in found:
        for lang in LANGS:
            assert text[lang].strip() == text[lang] != ""


def test_names_are_those_of_the_glossary() -> None:
    """Where the catalogue names something, the record says the same in all three languages."""
    glossary = {entry["name_en"]: (entry["name_es"], entry["name_pt"]) for entry in CATALOGUE["named_content"]}
    records: list[Record] = [*BOX.heroes.values(), *BOX.classes.values(), *BOX.items.values()]
    records += [*BOX.enemies.values(), *BOX.missions.values()]
    known = [record.name for record in records if record.name.en in glossary]
    assert len(known) > 50
    for name in known:
        if name.en != "Staff of Defence":
            assert (name.es, name.pt_BR) == glossary[name.en]


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_says_what_it_does(lang: str) -> None:
    w = words(lang)
    for id, item in BOX.items.items():
        assert len(printed.card_text(w, BOX, id)) == len(item.powers)
    for id in (*BOX.cards, *BOX.events, *BOX.doors, *BOX.heroes, *BOX.classes):
        assert all(text.strip() for text in printed.card_text(w, BOX, id))
    for sheet in BOX.classes.values():
        for line in sheet.lines:
            assert all(sentences.powers_text(w, step.powers) for step in line.steps)
    for told in BOX.missions.values():
        assert all(printed.goal_text(w, told, goal) for goal in told.objectives)
        assert all(text for _, text, _ in printed.rules_text(w, told))


ODD_POWERS = """
- {when: [attack], pay: {tribute: 1}, does: [{do: no-dice, side: defence}, {do: no-dice, side: attack}]}
- {when: [melee-defence, ranged-defence], does: [{do: cancel, side: attack, symbol: all}, {do: hits, amount: -1}]}
- {when: [attack], does: [{do: cancel, side: defence, symbol: bam}, {do: double-hits}, {do: kill}]}
- {when: [attack], needs: [{is: no-damage-done}], does: [{do: heal, amount: all, whom: heroes}]}
- {when: [attack], needs: [{is: equipped, tags: [sword]}], does: [{do: reroll, of: own, dice: any, blanks: true}]}
- {when: [attack], needs: [{is: equipped, tags: [armour, sword]}], does: [{do: reroll, of: own}]}
- {when: [defence], does: [{do: fill-blanks, of: defence, most: 2}, {do: flip-blanks, of: defence, most: 2}]}
- {when: [attack], does: [{do: fill-blanks, of: attack, most: 1, symbol: bam}]}
- {when: [attack], does: [{do: fill-blanks, of: attack, most: 2, symbol: diamond}]}
- {when: [defence], does: [{do: fill-blanks, of: defence, most: 1, symbol: bam}]}
- {when: [defence], does: [{do: fill-blanks, of: defence, most: 2, amount: 2, symbol: diamond}]}
- {when: [turn], pay: {actions: 2}, per: activation, does: [{do: command}, {do: actions, amount: 2, kind: combat}]}
- {when: [defence], does: [{do: dice, of: attack, amount: -1}, {do: dice, of: red, amount: -1}]}
- {when: [defence], does: [{do: dice, of: yellow, amount: -2}, {do: lose-action, whom: self}]}
- {when: [attack], does: [{do: dice, of: green, amount: -1}, {do: dice, of: blue, amount: -1}]}
- {when: [defence], does: [{do: dice, of: defence, amount: 1}]}
- {when: [attack], does: [{do: reroll, of: either, dice: 2}, {do: xp, amount: 1}, {do: stun, whom: opponents-around}]}
- {when: [will], does: [{do: draw-treasure, amount: 1, level: current}]}
- {when: [will], does: [{do: heal, amount: 1, whom: hero-here, per_hero: true}]}
"""


@pytest.mark.parametrize("lang", LANGS)
def test_words_no_card_uses_yet_can_be_written_and_read(lang: str) -> None:
    for power in msgspec.yaml.decode(ODD_POWERS.encode(), type=list[c.Power]):
        assert sentences.power_text(words(lang), power)


def test_every_word_has_a_message_in_every_language() -> None:
    """Whatever tag a word, condition, goal, trigger, deed or rule has, there are messages for it."""
    unions = (("word", c.Does), ("need", c.Needs), ("goal", c.Goals), ("when", c.Triggers), ("rule", c.Standing))
    for lang in LANGS:
        said = (ROOT / "locale" / f"content.{lang}.ftl").read_text(encoding="utf-8")
        for prefix, union in unions:
            for kind in get_args(union):
                assert f"\n{prefix}-{kind.__struct_config__.tag}" in said, (lang, kind)
        for kind in get_args(c.Deeds):
            tag = kind.__struct_config__.tag
            assert f"\ndeed-{'spawn' if tag.startswith('spawn') else tag}" in said, (lang, kind)


def test_the_languages_have_the_same_messages_each_once() -> None:
    keys = {}
    for lang in LANGS:
        files = [path for path in (ROOT / "locale").glob("*.ftl") if path.name.endswith(f"{lang}.ftl")]
        lines = [line for path in files for line in path.read_text(encoding="utf-8").splitlines()]
        found = [line.split(" = ")[0] for line in lines if line[:1].isalpha() and " = " in line]
        assert [key for key, n in Counter(found).items() if n > 1] == []
        keys[lang] = sorted(found)
    assert keys["en"] == keys["es"] == keys["pt-BR"]


# -- errors ----------------------------------------------------------------------------------------------------------
TUTORIAL = RAW["missions"]["walking-in-the-dark"]
WRONG_MISSIONS: list[tuple[dict[str, Any], str, str]] = [
    ({"stages": [[["6V", "8Z"]]]}, "stages", "there is no tile '8Z'"),
    ({"stages": [[["6V", "8R@45"]]]}, "stages", "'8R@45': a tile is turned by 90, 180 or 270"),
    ({"stages": [[["6V", "6R"]]]}, "stages", "'6R' and '6V' are one tile"),
    ({"start": "6V-41"}, "start", "there is no Zone '6V-41'"),
    ({"exit": "9R-11"}, "exit", "there is no Zone '9R-11'"),
    ({"exit": None}, "exit", "is missing, and a rule or objective speaks of it"),
    ({"levels": []}, "levels", "a Mission needs Level tokens"),
    ({"levels": [{"level": 6, "zone": "6V-21"}]}, "levels", "there is no Level 6"),
    ({"objectives": []}, "objectives", "a Mission needs at least one"),
    ({"doors": [{"at": "8R-21"}]}, "doors", "'8R-21': expected a Zone and N, E, S or W"),
    ({"doors": [{"at": "8R-13 N"}]}, "doors", "'8R-13 N': there is no Zone on the other side"),
    ({"doors": [{"at": "8R-11 E"}]}, "doors", "'8R-11 E': the border to 8R-12 is open floor, not a wall"),
    (
        {"doors": [{"at": "8R-21 N"}, {"at": "8R-11 S"}]},
        "doors",
        "'8R-11 S': the border to 8R-21 already has a door",
    ),
    ({"doors": [{"at": "8R-44 N"}]}, "doors", "there is no Zone '8R-44' on this map"),
    ({"doors": [{"at": "6V-13 W"}, {"at": "6V-13 E"}]}, "tokens", "'8R-21' cannot be reached from the start"),
    ({"tokens": []}, "objectives", "there is no token with mark 'key'"),
    ({"objectives": [{"goal": "pick-up", "mark": "key", "amount": 2}]}, "objectives", "there are only 1 tokens 'key'"),
    ({"objectives": [{"goal": "kill", "mark": "boss"}]}, "objectives", "there is no Enemy with mark 'boss'"),
    ({"objectives": [{"goal": "escape", "who": "queen"}]}, "objectives", "there is no role 'queen'"),
    ({"objectives": [{"goal": "fly"}]}, "objectives[0].goal", "Invalid value 'fly'"),
    ({"rules": [{"rule": {"rule": "locked", "door": "8R-32 S"}}]}, "rules", "there is no door '8R-32 S'"),
    (
        {"rules": [{"rule": {"rule": "locked", "door": "8R-21 N"}}]},
        "tokens",
        "'8R-21' cannot be reached from the start",
    ),
    (
        {
            "happens": [
                {"trigger": {"when": "setup"}, "does": [{"do": "spawn-roaming", "zones": ["6V-11"], "enemy": "bat"}]}
            ]
        },
        "happens",
        "there is no Enemy 'bat'",
    ),
    (
        {
            "happens": [
                {
                    "trigger": {"when": "setup"},
                    "does": [{"do": "spawn-guards", "zones": ["6V-11"], "enemy": "hellhound"}],
                }
            ]
        },
        "happens",
        "'hellhound' is a Roaming Monster",
    ),
    (
        {"happens": [{"trigger": {"when": "chamber-opened", "zone": "6V-11"}, "does": []}]},
        "happens",
        "'6V-11' is in no Chamber",
    ),
    ({"colour": "red"}, "colour", "Object contains unknown field `colour`"),
    ({"name": {"en": "a", "es": "b"}}, "name", "Object missing required field `pt-BR`"),
]


@pytest.mark.parametrize(("change", "field", "reason"), WRONG_MISSIONS, ids=[reason for _, _, reason in WRONG_MISSIONS])
def test_a_wrong_mission_is_refused_with_file_record_and_field(change: dict[str, Any], field: str, reason: str) -> None:
    own = {key: value for key, value in (TUTORIAL | {"id": "own", "number": 11} | change).items() if value is not None}
    with pytest.raises(ContentError) as error:
        c.build(overlaid(RAW, [{"missions": {"own": own}}]))
    assert (error.value.file, error.value.record, error.value.field) == ("missions.yaml", "own", field)
    assert error.value.reason.startswith(reason)


def test_a_mission_of_ones_own_is_one_record_more() -> None:
    box = c.build(overlaid(RAW, [{"missions": {"own": TUTORIAL | {"id": "own", "number": 11, "source": "pack"}}}]))
    assert list(box.missions)[-1] == "own"
    assert box.maps["own"].doors == BOX.maps["walking-in-the-dark"].doors


def test_content_is_the_same_after_a_save() -> None:
    """A pack travels in a save as JSON."""
    assert c.build(msgspec.json.decode(msgspec.json.encode(RAW))) == BOX


def saying(when: str, *words: str) -> dict[str, Any]:
    return {"powers": [{"when": [when], "does": [{"do": word} for word in words]}]}


WRONG_RECORDS: list[tuple[str, str, dict[str, Any], str, str]] = [
    ("treasures", "dagger", {"level": 6}, "level", "there is no Level 6"),
    ("treasures", "dagger", {"copies": 0}, "copies", "expected at least 1"),
    ("treasures", "dagger", {"dice": {"melee": {"blue": 1}}}, "dice.melee", "Attack dice are yellow or red"),
    ("treasures", "dagger", {"dice": {"melee": {"red": -1}}}, "dice.melee.red", "Expected `int` >= 0"),
    ("doors", "door-1", {"blocks": [{"treasure": -1}, {}, {}]}, "blocks[0].treasure", "Expected `int` >= 0"),
    (
        "enemies",
        "hellhound",
        {"cards": [{"tier": "lower", "life": 0, "dice": {}}]},
        "cards[0].life",
        "Expected `int` >= 1",
    ),
    ("treasures", "dagger", {"slot": "foot"}, "slot", "Invalid enum value 'foot'"),
    ("treasures", "lucky-charm", {"dice": {"melee": {"red": 1}}}, "dice", "only Body and Hand cards have dice"),
    ("treasures", "darts", {"powers": []}, "powers", "a Trap or Luck card does something when found"),
    ("enemies", "goblin-archers", {"rank": "agent"}, "cards", "a Mob has Minions, and nobody else"),
    ("enemies", "goblin-archers", {"minions": 1}, "minions", "too few miniatures for one Hero"),
    ("dice", "red", {"opposite": [0, 1, 2, 3, 4, 5]}, "opposite", "expected three pairs of faces"),
    ("heroes", "owen", {"recommended": "bard"}, "recommended", "there is no class 'bard'"),
    ("tiles", "1R", {"rows": ["o.o", "..", "o.o"]}, "rows", "a tile has three rows of three Zones"),
    ("treasures", "lucky-charm", saying("attack", "darken"), "powers", "'darken' stands on Event, Trap and Luck cards"),
    ("treasures", "lucky-charm", saying("attack", "charge"), "powers", "'charge' is used at will"),
    ("artifacts", "oath-ring", saying("turn", "command", "charge"), "powers", "'command' stands alone"),
    ("heroes", "bjorn", {"special": saying("attack", "charge")}, "special", "'charge' is used at will"),
]


@pytest.mark.parametrize(("file", "id", "change", "field", "reason"), WRONG_RECORDS)
def test_a_wrong_record_is_refused_with_file_record_and_field(
    file: str, id: str, change: dict[str, Any], field: str, reason: str
) -> None:
    with pytest.raises(ContentError) as error:
        c.build(overlaid(RAW, [{file: {id: RAW[file][id] | change}}]))
    assert (error.value.file, error.value.record, error.value.field) == (f"{file}.yaml", id, field)
    assert error.value.reason.startswith(reason)


@pytest.mark.parametrize("role", ["performed", "by_enemy", "avails", "expected", "printed", "weighed", "served"])
def test_a_word_that_nobody_has_written_is_said_by_name(role: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(lexicon.WORDS.of(role), c.Heal)
    with pytest.raises(ContentError, match=f"nothing says how the effect word 'heal' is {role}"):
        GAME.build(GAME.raw)
