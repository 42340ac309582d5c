"""A folder of one's own content, whose records replace ours; and what is said when it does not fit."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import taverna
from taverna.core.errors import ContentError
from taverna.games.bloodborne.events import Hurt, Rolled

from .positions import EILEEN, HENRYK, LUDWIG, each, events, play, position, turn_up

NAME = "name: {en: X, es: X, pt-BR: X}, source: pack"


@pytest.fixture
def pack(tmp_path: Path) -> Callable[..., Any]:
    """pack("monsters", "record", "record"): a folder with this file."""

    def write(file: str, *records: str) -> Path:
        (tmp_path / f"{file}.yaml").write_text("\n".join(f"- {{{record}}}" for record in records), encoding="utf-8")
        return tmp_path

    return write


def test_a_record_replaces_ours(pack: Callable[..., Any]) -> None:
    folder = pack("starting", f"id: hunter-axe, {NAME}, kind: melee, damage: 3")
    table = position(pack=folder)
    play(table, {HENRYK: "hunter-axe"})
    assert each(table, "collected") == [3, 0, 0]
    table = position()
    play(table, {HENRYK: "hunter-axe"})
    assert each(table, "collected") == [2, 0, 0], "and only in that game"


def test_a_new_monster_joins_the_box(pack: Callable[..., Any]) -> None:
    folder = pack("monsters", f"id: hare, {NAME}, hp: 2, die: green, types: [beast, kin]")
    assert turn_up("hare", pack=folder).state.echoes == 2
    games = [taverna.new("bloodborne", 3, seed, pack=folder) for seed in range(20)]
    assert all(len(table.state.dungeon + table.state.box) == 25 for table in games)
    assert any("hare" in table.state.dungeon for table in games)


def test_a_new_upgrade_is_shuffled_in_with_its_copies(pack: Callable[..., Any]) -> None:
    folder = pack("upgrades", f"id: spade, {NAME}, kind: melee, damage: 9, copies: 5")
    g = taverna.new("bloodborne", 3, pack=folder).state
    assert len(g.deck + g.available) == 32 + 5
    table = position(pack=folder, monster="headless-cardinal", holds={HENRYK: ["spade"]})
    play(table, {HENRYK: "spade"})
    assert each(table, "collected") == [9, 0, 0]


def test_a_new_final_boss_can_be_chosen(pack: Callable[..., Any]) -> None:
    folder = pack("final_bosses", f"id: ebrietas, {NAME}, hp: 1, die: green, types: [kin, beast, humanoid]")
    table = position(pack=folder, monster="ebrietas", final="ebrietas", dungeon=[])
    play(table, {EILEEN: "hunter-pistol"})
    assert table.result["winners"] == [EILEEN]


@pytest.mark.rule("BB-FINAL-03")
def test_a_final_boss_gives_all_three_trophies_whatever_types_its_record_names(pack: Callable[..., Any]) -> None:
    folder = pack("final_bosses", f"id: ebrietas, {NAME}, hp: 1, die: green, types: [kin]")
    table = position(pack=folder, monster="ebrietas", final="ebrietas", dungeon=[])
    play(table, {EILEEN: "hunter-pistol"})
    assert table.state.hunters[EILEEN].trophies == {"kin": 1, "humanoid": 1, "beast": 1}


def test_a_sleepless_king_with_a_green_lantern_rolls_green_himself(pack: Callable[..., Any]) -> None:
    king = f"id: boy-king, {NAME}, hp: 9, die: green, types: [kin, beast, humanoid], aura: {{darker_dice: true}}"
    table = position(pack=pack("final_bosses", king), monster="boy-king", final="boy-king", dungeon=[])
    play(table, {HENRYK: "hunter-axe"})
    assert [event.die for event in events(table, Rolled)] == ["green"]


def test_other_trophy_tracks_and_dice(pack: Callable[..., Any]) -> None:
    folder = pack("tracks", f"id: beast, {NAME}, worth: [0, 10]")
    pack("dice", f"id: green, {NAME}, faces: [[7, false]]")
    table = position(pack=folder, rolls="7")
    play(table, {HENRYK: "hunter-axe"})
    assert table.state.hunters[HENRYK].hp == 1
    assert table.content.trophy_worth("beast", 3) == 10


def test_a_monster_that_bites_the_first_player_on_escaping_spares_a_dead_one(pack: Callable[..., Any]) -> None:
    folder = pack(
        "monsters", f"id: hare, {NAME}, hp: 9, die: green, types: [kin], escapes: [{{do: hurt-first, amount: 1}}]"
    )
    table = position(pack=folder, monster="hare", rolls="2", hp={HENRYK: 2})
    play(table, {HENRYK: "hunter-axe"})
    assert [event.who for event in events(table, Hurt)] == [HENRYK, EILEEN, LUDWIG], "the roll, and no more"
    table = position(pack=folder, monster="hare")
    play(table, {HENRYK: "hunter-axe"})
    assert each(table, "hp") == [7, 8, 8]


def test_a_pack_is_saved_with_the_game(pack: Callable[..., Any]) -> None:
    folder = pack("starting", f"id: hunter-axe, {NAME}, kind: melee, damage: 3")
    table = taverna.new("bloodborne", 3, 1, pack=folder)
    data = table.save()
    for file in folder.iterdir():
        file.unlink()
    assert taverna.load(data).digest() == table.digest()
    assert taverna.load(data).content.cards["hunter-axe"].damage == 3


def test_a_pack_with_nothing_in_it_changes_nothing(tmp_path: Path) -> None:
    assert taverna.new("bloodborne", 3, 7, pack=tmp_path).digest() == taverna.new("bloodborne", 3, 7).digest()


MONSTER = f"id: hare, {NAME}, hp: 2, die: green, types: [beast]"


@pytest.mark.parametrize(
    ("file", "record", "complaint"),
    [
        ("monsters", MONSTER.replace("hp: 2", "hp: many"), r"monsters\.yaml: record 'hare' field 'hp'"),
        (
            "monsters",
            MONSTER.replace("hp: 2", "hp: 0"),
            r"monsters\.yaml: record 'hare' field 'hp': Expected .int. >= 1",
        ),
        ("monsters", MONSTER.replace("green", "blue"), r"monsters\.yaml: record 'hare' field 'die'"),
        ("monsters", MONSTER.replace("beast", "bird"), r"monsters\.yaml: record 'hare' field 'types\[.*\]'"),
        ("monsters", MONSTER.replace("[beast]", "[]"), r"monsters\.yaml: record 'hare' field 'types': .*length >= 1"),
        ("monsters", MONSTER.replace("beast", "kin, kin"), r"monsters\.yaml: record 'hare' field 'types': .*twice"),
        ("starting", f"id: hunters-dream, {NAME}, kind: melee", r"record 'hunters-dream' field 'kind'"),
        ("upgrades", f"id: none, {NAME}, kind: melee", r"upgrades\.yaml: record 'none' field 'id'"),
        ("monsters", MONSTER + ", wings: 2", r"monsters\.yaml: record 'hare'.*wings"),
        ("monsters", MONSTER + ", aura: {glow: 1}", r"monsters\.yaml: record 'hare' field 'aura'.*glow"),
        ("monsters", MONSTER + ", escapes: [{do: fly}]", r"monsters\.yaml: record 'hare' field 'escapes\[.*fly"),
        ("monsters", MONSTER.replace("source: pack", "source: me"), r"monsters\.yaml: record 'hare' field 'source'"),
        ("monsters", "id: hare, hp: 2, die: green, types: [beast], source: pack", r"record 'hare'.*name"),
        ("monsters", MONSTER.replace("es: X, ", ""), r"record 'hare' field 'name'.*es"),
        ("monsters", "hp: 2", r"monsters\.yaml: record 'number 1' field 'id'"),
        ("bosses", MONSTER.replace("hp: 2", "hp: -1"), r"bosses\.yaml: record 'hare' field 'hp'"),
        ("starting", f"id: fork, {NAME}, kind: melee, damage: 1", r"starting\.yaml: expected 5 records, found 6"),
        ("upgrades", f"id: fork, {NAME}, kind: food", r"upgrades\.yaml: record 'fork' field 'kind'"),
        (
            "upgrades",
            f"id: fork, {NAME}, kind: melee, cancelled_by: knife",
            r"record 'fork' field 'cancelled_by'.*knife",
        ),
        (
            "upgrades",
            f"id: fork, {NAME}, kind: melee, immediate: [{{do: deal}}]",
            r"record 'fork' field 'immediate.*amount",
        ),
        ("dice", f"id: red, {NAME}, faces: [[1, true]]", r"dice\.yaml: record 'red' field 'faces'.*end the roll"),
        ("dice", f"id: red, {NAME}, faces: []", r"dice\.yaml: record 'red' field 'faces'"),
        (
            "dice",
            f"id: red, {NAME}, faces: [[0, true], [1, false]]",
            r"dice\.yaml: record 'red' field 'faces'.*at least 1",
        ),
        ("dragons", f"id: smaug, {NAME}", r"dragons\.yaml: the game has no such file; it has .*monsters\.yaml"),
    ],
)
def test_an_error_names_file_record_and_field(pack: Callable[..., Any], file: str, record: str, complaint: str) -> None:
    with pytest.raises(ContentError, match=complaint) as error:
        taverna.new("bloodborne", pack=pack(file, record))
    assert error.value.file == f"{file}.yaml"


def test_a_record_that_stands_twice(pack: Callable[..., Any]) -> None:
    with pytest.raises(ContentError, match=r"monsters\.yaml: record 'hare' field 'id': stands twice"):
        taverna.new("bloodborne", pack=pack("monsters", MONSTER, MONSTER))


def test_an_id_that_another_file_has_already(pack: Callable[..., Any]) -> None:
    with pytest.raises(ContentError, match=r"record 'father-gascoigne' field 'id': stands in monsters.yaml too"):
        taverna.new("bloodborne", pack=pack("monsters", MONSTER.replace("hare", "father-gascoigne")))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [("just words", "expected a list of records"), ("- {id: [", "not YAML"), ("a: b", "expected a list of records")],
)
def test_a_file_that_is_no_list_of_records(tmp_path: Path, text: str, complaint: str) -> None:
    (tmp_path / "monsters.yaml").write_text(text)
    with pytest.raises(ContentError, match=rf"monsters\.yaml: {complaint}"):
        taverna.new("bloodborne", pack=tmp_path)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "monsters.yaml").write_bytes(b"\xff\xfe\xfa")
    with pytest.raises(ContentError, match=r"monsters\.yaml"):
        taverna.new("bloodborne", pack=tmp_path)


def test_the_error_of_two_files_names_a_file(pack: Callable[..., Any]) -> None:
    with pytest.raises(ContentError) as error:
        taverna.new("bloodborne", pack=pack("monsters", MONSTER.replace("hare", "father-gascoigne")))
    assert error.value.file in ("monsters.yaml", "bosses.yaml")


def test_a_pack_that_is_not_there_is_refused() -> None:
    with pytest.raises(taverna.TavernaError):
        taverna.new("bloodborne", pack="/no/such/folder")


def test_an_empty_trophy_track_is_refused(pack: Callable[..., Any]) -> None:
    with pytest.raises(ContentError, match=r"tracks\.yaml: record 'kin' field 'worth'"):
        taverna.new("bloodborne", pack=pack("tracks", f"id: kin, {NAME}, worth: []"))


@pytest.mark.parametrize(
    ("file", "record"),
    [
        ("monsters", MONSTER + ", killed: [{do: hurt-all, amount: 1}]"),
        ("monsters", MONSTER + ", revealed: [{do: upgrade-for-killer}]"),
        ("monsters", MONSTER + ", escapes: [{do: heal-hitters, amount: 1}]"),
        ("upgrades", f"id: fork, {NAME}, kind: melee, damage: 1, after_hit: [{{do: deal, amount: 1}}]"),
    ],
)
def test_an_effect_that_could_never_work_is_refused(pack: Callable[..., Any], file: str, record: str) -> None:
    with pytest.raises(ContentError):
        taverna.new("bloodborne", pack=pack(file, record))


@pytest.mark.parametrize("field", ["copies: -1", "damage: -2"])
def test_numbers_that_make_no_sense_are_refused(pack: Callable[..., Any], field: str) -> None:
    with pytest.raises(ContentError):
        taverna.new("bloodborne", pack=pack("upgrades", f"id: fork, {NAME}, kind: melee, {field}"))
