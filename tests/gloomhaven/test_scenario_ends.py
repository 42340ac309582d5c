"""How scenarios end; every scenario of the book, one of one's own, random dungeons."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from stage import NAME, Stage, cellar, printed, with_scenario

from taverna.core.errors import ContentError
from taverna.games.gloomhaven.records.board import Board
from taverna.games.gloomhaven.records.content import DUNGEON
from taverna.games.gloomhaven.records.dungeons import ROOMS
from taverna.games.gloomhaven.records.scenarios import Leave, Win
from taverna.games.gloomhaven.records.vocabulary import FORMULAS
from taverna.games.gloomhaven.rules import (
    damage,
    deeds,
    finish,
    land,
    moments,
    outfit,
    pieces,
    rooms,
    spaces,
    treasures,
)
from taverna.games.gloomhaven.state import Character
from taverna.hexgrid import neighbours, straight_distance

SCENARIOS = [id for id, one in printed().scenarios.items() if one.dungeon is None]
OTHERWISE = ("shadow-weald", "noxious-cellar", "palace-of-ice", "well-of-the-unfortunate")
"""Won by what test_scenario_oddities.py does there."""


def ranks(stage: Stage) -> Counter[str]:
    return Counter(f"{f.what} {f.rank}" for f in stage.monsters())


# -- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-FINISH-01", "GH-FINISH-02", "GH-ROUND-01", "GH-PAGE-03")
def test_the_round_is_played_to_its_end_after_success() -> None:
    stage = Stage(cellar()).chosen()
    g = stage.g
    stage.run(rooms.open_door(g, (4, 1), "h0"))
    stage.kill(*(f.id for f in stage.monsters()))
    assert g.finished == "success" and g.phase == "turns"
    acted: list[str] = []
    stage.until(lambda g: bool(acted.append(g.turn)) or g.phase == "end")
    assert all(g.figures[id].acted for id in ("h0", "h1")) and stage.result is None
    stage.until(lambda g: False)
    assert stage.result is not None and stage.result.outcome == "victory" and stage.result.winners == [0, 1]


@pytest.mark.rule("GH-EXHAUST-06", "GH-FINISH-01")
def test_the_scenario_is_lost_when_all_are_exhausted() -> None:
    stage = Stage(seats=3).chosen()
    for mat in stage.g.characters:
        assert stage.g.finished is None
        stage.run(damage.exhaust(stage.g, mat))
    assert stage.g.finished == "failure"
    stage.until(lambda g: False)
    assert stage.result is not None and stage.result.outcome == "defeat" and stage.result.winners == []


@pytest.mark.rule("GH-FINISH-02")
def test_the_first_condition_decides() -> None:
    stage = Stage(cellar()).chosen()
    stage.run(rooms.open_door(stage.g, (4, 1), "h0"))
    stage.kill(*(f.id for f in stage.monsters()))
    for mat in stage.g.characters:
        stage.run(damage.exhaust(stage.g, mat))
    stage.until(lambda g: False)
    assert stage.result is not None and stage.result.outcome == "victory"


@pytest.mark.rule("GH-FINISH-03", "GH-FINISH-04", "GH-FINISH-05", "GH-FINISH-14", "GH-FINISH-15")
def test_what_a_character_takes_home() -> None:
    g = Stage(level=3).ready().g
    mat = g.characters[0]
    mat.xp, mat.money, mat.gold = 5, 4, 7
    g.money["0,0"] = 3
    g.finished = "failure"
    assert (finish.taken_home(g, 0)["xp"], finish.taken_home(g, 0)["gold"]) == (5, 4 * 3 + 7)
    mat.exhausted = True
    g.finished = "success"
    assert (finish.taken_home(g, 0)["xp"], finish.taken_home(g, 0)["gold"]) == (5 + 10, 4 * 3 + 7)
    report = finish.report(g)
    assert report["success"] and report["rewards"].opens == ("barrow-lair",) and set(report["characters"]) == {0, 1}


@pytest.mark.rule("GH-ROUND-02", "GH-ROUND-03", "GH-ROUND-04", "GH-ROUND-06", "GH-END-01", "GH-END-07")
def test_the_steps_of_a_round() -> None:
    stage = Stage()
    seen: list[str] = []
    stage.until(lambda g: bool(seen.append(g.phase)) or (g.phase == "selection" and g.round == 1))
    assert list(dict.fromkeys(seen)) == ["goals", "hands", "selection", "initiative", "turns", "end"]
    assert stage.g.round == 1 and stage.g.groups[0].drawn is None
    stage.until(lambda g: g.phase == "turns")
    assert stage.g.round == 2 and not any(f.acted for f in stage.g.figures.values())


# -- every scenario of the book --------------------------------------------------------------------------------------


LATE = 30
"""A round by which everybody has held out long enough."""


def everyone_on(stage: Stage, mentions: tuple[tuple[str, str], ...]) -> None:
    """The characters stand on the hexes of the letters that a goal wants them on, in their order."""
    hexes = [at for word, letter in sorted(mentions) if word == "on" for at in stage.g.spots.get(letter, ())]
    for mat, at in zip(stage.g.characters, hexes, strict=False):
        stage.move(mat.id, at)
    for mat in stage.g.characters:
        stage.run_first(moments.happens(stage.g, moments.TurnOver(stage.g.figures[mat.id])))


def mentioned(test: str) -> tuple[tuple[str, str], ...]:
    return FORMULAS.read(test).mentions if test else ()


@pytest.mark.parametrize("id", [id for id in SCENARIOS if id not in OTHERWISE])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_scenario_can_be_won(id: str, seats: int) -> None:
    """All doors open, all enemies dead, all goal tiles looted, what stands in the way destroyed, whoever is led at the
    place, everyone where the goal wants them, and many rounds gone by: that wins any of them."""
    stage = Stage(id, seats).ready()
    g, scenario = stage.g, printed().scenarios[id]

    def slay() -> None:
        for figure in stage.monsters():
            if figure.force != "party":
                stage.run_first(damage.kill(g, figure.id, "h0"))

    def go_through() -> None:
        stage.run_first(pieces.round_begins(g, moments.RoundBegins()))
        for door in printed().board(g).doors:
            slay()
            stage.run_first(rooms.open_door(g, door, "h0"))
        for figure in [f for f in g.figures.values() if f.kind == "objective" and f.force != "party"]:
            stage.run_first(damage.kill(g, figure.id, "h0"))
        for spot in list(g.treasures):
            if g.treasures[spot] == "goal" or g.treasures[spot] in wanted:
                stage.run_first(treasures.open(g, "h0", spot))
        slay()

    wanted = {holds for piece in scenario.pieces for word, holds in mentioned(piece.test) if word == "looted"}
    held = {room for piece in scenario.pieces for word, room in mentioned(piece.test) if word == "within"}
    for seat, room in enumerate(sorted(held)):  # one in each
        stage.run_first(rooms.reveal(g, room))
        free = [at for at in printed().board(g).hexes[room] if spaces.empty(g, at)]
        stage.move(f"h{seat}", sorted(free)[0])
    for _ in range(6):  # some things come one after the other
        if g.finished is None:
            go_through()
    for figure in [f for f in g.figures.values() if f.kind == "objective"]:
        if towards := next(o for room in scenario.rooms for o in room.objectives if o.id == figure.what).towards:
            figure.at = next(a for a in neighbours(g.spots[towards][0]) if a in land.ground(g).ground)
            stage.run_first(moments.happens(g, moments.TurnOver(figure)))
    everyone_on(stage, FORMULAS.read(pieces.goal(g).test).mentions if pieces.goal(g).test else ())
    for piece in scenario.pieces:
        if piece.when == "deed" and not piece.again:
            for at in g.spots.get(piece.of, []):
                stage.run_first(deeds.done(g, g.characters[0], piece, at))
            slay()
        for do in piece.do:
            letters = [(word, letter) for word, letter in mentioned(piece.test) if word in ("here", "by")]
            if isinstance(do, Win) and letters:
                word, letter = letters[0]
                spot = g.spots[letter][0]
                stage.move("h0", spot if word == "here" else next(a for a in neighbours(spot) if spaces.empty(g, a)))
                stage.run_first(moments.happens(g, moments.TurnOver(g.figures["h0"])))
            elif isinstance(do, Leave):
                for mat in g.characters:
                    stage.move(mat.id, g.spots[do.at][0])
    g.round = LATE
    stage.run_first(pieces.round_ends(g, moments.RoundEnds()))
    for _ in range(3):
        slay()  # some come as others die
    assert g.finished == "success", (id, seats, ranks(stage), pieces.goal(g).test)


@pytest.mark.parametrize("id", SCENARIOS)
def test_every_scenario_can_be_lost(id: str) -> None:
    stage = Stage(id).ready()
    for mat in stage.g.characters:
        stage.run(damage.exhaust(stage.g, mat))
    assert stage.g.finished == "failure"


@pytest.mark.parametrize("id", SCENARIOS)
def test_every_scenario_has_room_for_four(id: str) -> None:
    scenario = printed().scenarios[id]
    board = Board(scenario, printed().tiles)
    first = scenario.rooms[0]
    covered = [a for tile in (*first.obstacles, *first.traps, *first.hazards) for a in tile.hexes]
    for nth in range(3):
        taken = [stand.at for stand in first.monsters if stand.by[nth] != "-"]
        assert len([a for a in scenario.start if a not in taken and a not in covered]) >= nth + 2
    ground = board.map(list(board.rooms), list(board.doors), [])
    there = [at for at, room in board.room_of.items() if (scenario.number, room) != (90, "c2a")]  # behind an altar
    starts = scenario.start if scenario.apart else scenario.start[:1]
    assert all(any(at in ground.distances(start) for start in starts) for at in there)


# -- a scenario of one's own -----------------------------------------------------------------------------------------

WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "unknown tile": ({"hall": {"tiles": [{"tile": "nowhere", "at": [0, 0]}]}}, "no tile 'nowhere'"),
    "overlap": ({"vault": {"tiles": [{"tile": "cell", "at": [3, 0]}]}}, "overlaps room 'hall' at"),
    "monster outside": (
        {"vault": {"monsters": [{"monster": "hound", "at": [0, 0], "by": "nnn"}]}},
        r"hound at \[0, 0\] stands outside",
    ),
    "unknown monster": (
        {"vault": {"monsters": [{"monster": "unicorn", "at": [7, 2], "by": "nnn"}]}},
        "no monster 'unicorn'",
    ),
    "two on a hex": (
        {"vault": {"monsters": [{"monster": "hound", "at": [7, 2], "by": by} for by in ("nnn", "--e")]}},
        "with four characters two monsters",
    ),
    "letters": ({"vault": {"monsters": [{"monster": "hound", "at": [7, 2], "by": "nx-"}]}}, "not three letters"),
    "door elsewhere": ({"doors": [{"at": [4, 9], "between": ["hall", "vault"]}]}, "does not touch room"),
    "door inside": ({"doors": [{"at": [3, 1], "between": ["hall", "hall"]}]}, "lies in room 'hall'"),
    "unknown room": ({"doors": [{"at": [4, 1], "between": ["hall", "attic"]}]}, "names room 'attic'"),
    "unreachable": ({"doors": []}, "no door leads to room 'vault'"),
    "start outside": ({"start": [[5, 0], [0, 0], [1, 0], [2, 0]]}, "not in the first room"),
    "few starts": ({"start": [[0, 0]]}, "at least four hexes"),
    "trap outside": ({"hall": {"traps": [{"hexes": [[9, 9]]}]}}, "lies outside the room"),
    "no goal": ({"goals": []}, "cannot be won"),
    "no test": ({"goals": [{"text": NAME}]}, "cannot be won"),
    "goal of nobody": ({"goals": [{"test": "killed('dragon') == 1", "text": NAME}]}, "speaks of 'dragon'"),
    "bad formula": ({"goals": [{"test": "enemies = 0", "text": NAME}]}, "is no formula"),
    "unknown word": ({"goals": [{"test": "dragons == 0", "text": NAME}]}, "'dragons' is unknown"),
    "sly formula": ({"goals": [{"test": "(1).__class__ == 0", "text": NAME}]}, "not known here"),
    "letter nowhere": (
        {"pieces": [{"id": "it", "when": "round-end", "do": [{"do": "spawn", "monster": "hound", "at": "z"}]}]},
        "letter 'z'",
    ),
    "door nowhere": (
        {"pieces": [{"id": "it", "when": "round-end", "do": [{"do": "open", "doors": ["9"]}]}]},
        "no door '9'",
    ),
    "unknown effect": ({"pieces": [{"id": "it", "when": "round-end", "do": [{"do": "dance"}]}]}, "dance"),
    "unknown field": ({"weather": "rain"}, "weather"),
    "treasure nowhere": ({"hall": {"treasures": [{"at": [0, 3], "holds": "9999"}]}}, "no treasure '9999'"),
}


@pytest.mark.parametrize("what", sorted(WRONG))
def test_a_scenario_that_does_not_fit_says_what_and_where(what: str) -> None:
    changes, message = WRONG[what]
    with pytest.raises(ContentError, match=message) as found:
        with_scenario(cellar(**changes))
    assert found.value.file == "scenarios.yaml" and found.value.record == "cellar"


def test_a_scenario_of_ones_own_is_played() -> None:
    stage = Stage(cellar(), seats=3).until(lambda g: g.round == 3)
    assert stage.g.scenario == "cellar" and stage.g.round == 3


# -- random dungeons -------------------------------------------------------------------------------------------------


def delve(seed: int, seats: int = 2, **options: Any) -> Stage:
    """A random dungeon with all three rooms revealed."""
    stage = Stage(DUNGEON, seats, seed, **options).ready()
    while len(stage.g.rooms) < ROOMS:
        doors = stage.g.content.board(stage.g).doors
        stage.run_first(rooms.open_door(stage.g, next(a for a in doors if a not in stage.g.opened), "h0"))
    return stage


@pytest.mark.rule("GH-DUNG-03", "GH-DUNG-04", "GH-DUNG-05", "GH-DUNG-11", "GH-DUNG-12", "GH-DUNG-13", "GH-DUNG-14")
@pytest.mark.parametrize("seed", range(25))
def test_three_rooms_that_fit(seed: int) -> None:
    stage = Stage(DUNGEON, 2, seed).ready()
    assert len(stage.g.rooms) == len(stage.g.dungeon.laid) == 1
    g = delve(seed).g
    laid = g.dungeon.laid
    cards = g.content.dungeon_rooms
    assert len({one.card for one in laid}) == len({one.monsters for one in laid}) == 3
    for one, other in pairwise(laid):
        out, into = cards[one.card].exits[one.exit], cards[other.card].entrances[other.entrance]
        assert out.kind == into.kind and one.at(out.at) == other.at(into.at)
    board = g.content.board(g)
    assert len(board.doors) == 2 and sorted(g.opened) == sorted(board.doors)
    ground = g.content.map(g)
    start = board.scenario.start[0]
    assert all(a in ground.distances(start) for a in board.room_of)


@pytest.mark.rule("GH-DUNG-09", "GH-DUNG-10")
def test_figures_start_near_the_entrance() -> None:
    for seed in range(8):
        g = Stage(DUNGEON, 4, seed).ready().g
        first = g.dungeon.laid[0]
        entrance = first.at(g.content.dungeon_rooms[first.card].entrances[first.entrance].at)
        for n in range(4):
            at = g.figures[f"h{n}"].at
            assert at is not None and straight_distance(at, entrance) <= 2


@pytest.mark.rule("GH-DUNG-07", "GH-DUNG-20", "GH-PAGE-10")
def test_the_monster_card_fills_the_numbered_hexes() -> None:
    for seats in (2, 3, 4):
        stage = Stage(DUNGEON, seats, 3).ready()
        laid = stage.g.dungeon.laid[0]
        room, card = printed().dungeon_rooms[laid.card], printed().dungeon_monsters[laid.monsters]
        wanted = Counter(
            (key.monster, key.by[seats - 2], laid.at(room.spots[key.spot - 1]))
            for key in card.monsters
            if key.by[seats - 2] != "-"
        )
        assert wanted == Counter((f.what, f.rank[0], f.at) for f in stage.monsters())  # type: ignore[index]


@pytest.mark.rule("GH-DUNG-15", "GH-DUNG-16", "GH-DUNG-17", "GH-DUNG-18")
def test_penalties_none_minor_major(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[Any] = []
    real = pieces.do_all

    def watched(g: Any, doing: Any, cause: str = "") -> Any:
        done.append(doing)
        yield from real(g, doing, cause)

    monkeypatch.setattr(pieces, "do_all", watched)
    g = delve(4).g
    cards = [printed().dungeon_rooms[one.card] for one in g.dungeon.laid]
    assert done == [cards[1].minor, cards[2].major]
    done.clear()
    delve(4, penalties="none")
    assert done == []


@pytest.mark.parametrize("card", sorted(printed().dungeon_rooms))
@pytest.mark.parametrize("which", ["minor", "major"])
def test_every_penalty_happens(card: str, which: str) -> None:
    stage = delve(11, penalties="none")
    before = repr(
        (stage.g.figures, stage.g.characters, stage.g.counts, stage.g.raises, stage.g.bonuses, stage.g.monster_deck)
    )
    for element in stage.g.elements:
        stage.g.elements[element] = 2
    stage.g.characters[0].items.append("minor-healing-potion")
    stage.g.characters[1].items.append("boots-of-striding")
    elements, items = dict(stage.g.elements), repr([(mat.spent, mat.consumed) for mat in stage.g.characters])
    stage.run_first(pieces.do_all(stage.g, getattr(printed().dungeon_rooms[card], which), "h0"))
    after = repr(
        (stage.g.figures, stage.g.characters, stage.g.counts, stage.g.raises, stage.g.bonuses, stage.g.monster_deck)
    )
    changed = before != after or elements != stage.g.elements
    assert changed or items != repr([(mat.spent, mat.consumed) for mat in stage.g.characters])


@pytest.mark.rule("GH-DUNG-19")
def test_treasure_of_a_dungeon_helps_at_once() -> None:
    for card in printed().dungeon_monsters.values():
        for number in card.treasures:
            stage = delve(2, penalties="none")
            stage.g.figures["h0"].hp = 1
            stage.g.figures["h0"].conditions["muddle"] = False
            mat: Character = stage.g.characters[0]
            mat.lost.append(mat.hand.pop())
            mat.items, mat.consumed = ["minor-healing-potion"], ["minor-healing-potion"]
            before = repr((stage.g.figures, mat))
            stage.g.treasures["0,0"] = f"dungeon:{card.id}:{number}"
            stage.run_first(treasures.open(stage.g, "h0", "0,0"))
            mat.tally.treasures = 0
            assert before != repr((stage.g.figures, mat)), card.id


@pytest.mark.rule("GH-DUNG-03")
def test_a_dungeon_is_won_by_killing_everyone_in_three_rooms() -> None:
    stage = delve(6, penalties="none")
    stage.kill(*(f.id for f in stage.monsters()))
    assert stage.g.finished == "success"


def test_setup_is_open_to_a_pack() -> None:
    """The suggested outfits name items that exist and cost no more than a new character has."""
    for record in printed().classes.values():
        assert sum(printed().items[id].cost for id in record.outfit) <= 30
    assert outfit.standard_deck(printed()) and len(outfit.standard_deck(printed())) == 20


@pytest.mark.rule("GH-DUNG-18")
def test_only_the_killed_come_back() -> None:
    monsters = [{"monster": "hound", "at": [3, 0], "by": "nnn"}, {"monster": "bandit-guard", "at": [3, 1], "by": "nnn"}]
    back = {"id": "it", "when": "called", "do": [{"do": "return", "rank": "normal"}]}
    stage = Stage(cellar(hall={"monsters": monsters}, vault={"monsters": []}, pieces=[back])).ready()
    g = stage.g
    stage.run(pieces.called(g, "it"))
    assert len(stage.monsters()) == 2, "there is no room before the first"
    stage.run(rooms.open_door(g, (4, 1), "h0"))
    stage.run(pieces.called(g, "it"))
    assert len(stage.monsters()) == 2, "nobody has been killed"
    stage.kill(stage.monsters("hound")[0].id)
    g.money.clear()
    stage.run(pieces.called(g, "it"))
    assert [f.what for f in stage.monsters()] == ["bandit-guard", "hound"] and stage.monsters()[1].at == (3, 0)


@pytest.mark.rule("GH-PAGE-03", "GH-LOCK-01", "GH-STAT-01")
def test_the_board_of_a_terminal_tells_what_the_page_says() -> None:
    import taverna

    table = taverna.new("gloomhaven", seats=2, seed=3, options={"scenario": "forgotten-crypt"})
    text = table.board(0, "en")
    assert "Defeat: Hail is killed." in text and "Special rule: Each player adds three Curse cards" in text
    assert "Cultist: Move 2, Attack 1, Range –" in text and "c 0,-4" in text
    assert "Behind you" not in text, "sections are read when they happen"
    table = taverna.new("gloomhaven", seats=2, seed=3, options={"scenario": "barrow-lair"})
    assert "[x]" not in table.board(0, "en"), "a door that nobody has come to"
    stage = Stage("barrow-lair").ready()
    stage.run(rooms.open_door(stage.g, (-2, 1), "h0"))
    from taverna.games.gloomhaven.board import signs

    view = {"locked": stage.g.locked, "opened": [], "figures": {}, "obstacles": []}
    view |= {what: {} for what in ("plates", "money", "treasures", "traps")} | {"difficult": [], "hazards": []}
    drawn = signs(view, land.ground(stage.g), {})
    assert [drawn[at] for at in ((-1, 5), (-3, 8), (-8, 8), (-7, 5))] == ["[x]"] * 4
