"""The table of Gloomhaven, drawn: what must be there, what must not, what is foretold, how it is filmed."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from seats import Seats

import taverna
from taverna.core.film import Film
from taverna.core.ground import percent, table_of
from taverna.core.scene import icons, stylesheet
from taverna.core.table import Table
from taverna.core.words import LANGS
from taverna.games.gloomhaven import GAME, events, foresight
from taverna.games.gloomhaven.events import Focused
from taverna.games.gloomhaven.foresight import rounds_left
from taverna.games.gloomhaven.printed import Printer
from taverna.games.gloomhaven.records.abilities import Area, Attack, Extra, Heal, Shove
from taverna.games.gloomhaven.rules import figures, land, ways
from taverna.games.gloomhaven.scene import icons as symbols
from taverna.games.gloomhaven.scene.hexes import WORLD
from taverna.games.gloomhaven.state import Doing
from taverna.games.gloomhaven.state import Table as Scenario
from taverna.hexgrid import straight_distance


def spots_of(table: Table, seat: int | None, lang: str = "en") -> set[str]:
    return set(re.findall(r'data-spot="([^"]+)"', table.scene(seat, lang).filled()))


def preview(table: Table, seat: int, option: str, lang: str = "en") -> str:
    words = table.game.words(lang, table.state)
    return str(table.game.preview(table.view(seat), seat, option, words, table.content))


def seen(table: Table, seat: int) -> Scenario:
    """The table as a seat sees it."""
    return table_of(Scenario, table.view(seat), table.content)


PARTY = ("brute", "tinkerer", "spellweaver", "scoundrel")


def opening(seats: int = 2, **options: Any) -> Seats:
    """The first round of the first scenario, cards to be chosen."""
    return Seats(seats, **{"classes": PARTY[:seats], **options}).at("leading")


def drawn(scene: Any, spot_key: str) -> str:
    """The part of a layer that a spot is in."""
    layer = "hexes" if spot_key.startswith("hex/") else "figures"
    for part in ET.fromstring(scene[f"map/{layer}"]):
        if any(inner.get("data-spot") == spot_key for inner in part.iter()):
            return ET.tostring(part, encoding="unicode")
    raise AssertionError(f"{spot_key} is not drawn")


def standing(s: Seats, scene: Any, layer: str, id: str) -> str:
    """What a layer shows of a figure."""
    return ET.tostring(list(ET.fromstring(scene[f"map/{layer}"]))[list(s.g.cast).index(id)], encoding="unicode")


# -- everything is there ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [
        (2, 1, {}),
        (3, 2, {"scenario": "inox-encampment", "classes": ("mindthief", "cragheart", "tinkerer")}),
        (
            4,
            3,
            {
                "scenario": "frozen-hollow",
                "character_level": 4,
                "choose_hands": True,
                "items": "shop",
                "classes": PARTY,
            },
        ),
    ],
)
def test_everything_on_offer_can_be_pointed_at(seats: int, seed: int, options: dict[str, Any]) -> None:
    luck, table = Random(seed), taverna.new("gloomhaven", seats, seed, options)
    asked: Counter[str] = Counter()
    for nth in range(260):
        if table.over:
            break
        question = luck.choice(list(table.questions.values()))
        lang = LANGS[nth % 3]
        asked[question.prompt] += 1
        if asked[question.prompt] < 6:
            scene = table.scene(question.seat, lang)
            there = set(re.findall(r'data-spot="([^"]+)"', scene.filled()))
            for option in question.options:
                assert set(option.targets) <= there, (question.prompt, option.id)
            for key, markup in scene.items():
                assert f'data-k="{key}"' in markup[: markup.index(">")]
                assert " style=" not in markup
                assert "<script" not in markup
            told = preview(table, question.seat, luck.choice(question.options).id, lang)
            if told:
                ET.fromstring(told)
        if nth % 60 == 0:
            for seat in (None, question.seat):
                ET.fromstring(table.svg(seat, lang))
        table.answer(question.seat, luck.choice(question.options).id)
    assert len(asked) > 6


def test_the_end_is_told_with_what_each_takes_home() -> None:
    luck, table = Random(4), taverna.new("gloomhaven", 2, 4)
    while not table.over:
        question = luck.choice(list(table.questions.values()))
        table.answer(question.seat, luck.choice(question.options).id)
    for lang, word in zip(LANGS, ("Experience", "Experiencia", "Experiência"), strict=True):
        panel = table.scene(0, lang)["result/panel"]
        ET.fromstring(panel)
        assert word in panel
        assert table.game.content().classes["brute"].name[lang] in panel


def test_figures_carry_their_hit_points_numbers_and_conditions() -> None:
    s = opening()
    figure = next(f for f in s.g.figures.values() if f.rank == "elite")
    figure.hp = 4
    figure.conditions = {"poison": False, "strengthen": False}
    scene = s.table.scene(0, "en")
    token, badge = standing(s, scene, "tokens", figure.id), standing(s, scene, "badges", figure.id)
    assert "elite" in token and 'class="crest"' in token  # colour is not the only sign
    assert f">{figure.number}</text>" in badge
    assert ">4</text>" in badge
    assert "#i-poison" in badge and "cond harm" in badge
    assert "#i-strengthen" in badge and "cond help" in badge
    label = re.search(r'aria-label="([^"]+)"', drawn(scene, f"figure/{figure.id}"))
    assert label is not None
    assert f"Bandit Guard {figure.number}, elite" in label[1]
    assert "4 of 9 hit points" in label[1]
    assert "Poison" in label[1] and "Shield 1" in label[1]
    assert "Veneno" in drawn(s.table.scene(0, "pt-BR"), f"figure/{figure.id}")


def test_the_acting_figure_is_ringed() -> None:
    s = opening().choose(("trample", "eye-for-an-eye"), ("flamethrower", "hook-gun")).at("turn")
    acting = s.g.turn
    scene = s.table.scene(0, "en")
    assert 'class="halo"' in standing(s, scene, "tokens", acting)
    assert scene["map/tokens"].count('class="halo"') == 1
    assert 'aria-current="step"' in scene["turn/strip"]


def test_what_lies_on_the_ground_is_named_and_drawn() -> None:
    s = opening()
    s.g.traps["1,3"] = _trap(3, ["stun"])
    s.g.money["1,2"] = 2
    s.g.treasures["2,1"] = "7"
    s.g.hazards.append((0, 3))
    s.g.difficult.append((0, 4))
    scene = s.table.scene(0, "en")
    for kind in ("gh-trap", "gh-money", "gh-treasure", "gh-hazard", "gh-difficult", "gh-door closed"):
        assert f'class="{kind}' in scene["map/lay"]
    assert "trap, 3 damage, Stun" in drawn(scene, "hex/1,3")
    assert "2 money tokens" in drawn(scene, "hex/1,2")
    assert "treasure 7" in drawn(scene, "hex/2,1")
    assert "hazardous terrain, 1 damage" in drawn(scene, "hex/0,3")
    assert "puerta cerrada" in drawn(s.table.scene(0, "es"), "hex/-2,3")


def _trap(damage: int, conditions: list[Any]) -> Any:
    from taverna.games.gloomhaven.state import Trap

    return Trap(damage, conditions)


def test_elements_show_how_strong_they_are() -> None:
    s = opening()
    s.g.elements["fire"], s.g.elements["ice"] = 2, 1
    scene = s.table.scene(0, "en")
    assert 'aria-label="Fire: strong"' in scene["element/fire"] and 'class="full"' in scene["element/fire"]
    assert 'aria-label="Ice: waning"' in scene["element/ice"] and 'class="half-full"' in scene["element/ice"]
    assert 'aria-label="Air: inert"' in scene["element/air"]
    assert 'class="full"' not in scene["element/air"]


def test_a_card_in_play_has_four_things_to_point_at() -> None:
    s = opening().choose(("trample", "eye-for-an-eye"), ("flamethrower", "hook-gun")).at("turn", seat=0)
    there = spots_of(s.table, 0)
    for card in ("trample", "eye-for-an-eye"):
        assert {f"card/{card}/{part}" for part in ("top", "bottom", "attack", "move")} <= there
    assert "card/sweeping-blow" in there  # in hand: one whole card
    assert "card/sweeping-blow/top" not in there


def test_cards_say_what_the_data_says() -> None:
    s = opening()
    card = s.table.scene(0, "en")["hand/trample"]
    assert "Attack 3, Pierce 2" in card and "Move 4, Jump" in card
    assert ">72<" in card
    assert "is-lost" in card
    assert "Ataque 3, Perfurar 2" in s.table.scene(0, "pt-BR")["hand/trample"]
    assert "Ataque 3, Perforante 2" in s.table.scene(0, "es")["hand/trample"]


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_item_and_monster_can_be_printed(lang: str) -> None:
    table = taverna.new("gloomhaven", 2, 1)
    content: Any = table.content
    printer = Printer(table.game.words(lang, table.state), content)
    for card in content.cards.values():
        said = printer.said(card)
        assert str(card.initiative) in said
        assert not re.search(r"\{|\}|print-", said)
        assert printer.half(card.top) and printer.half(card.bottom)
    for deck in content.monster_decks.values():
        assert all(printer.monster_card(card) for card in deck.cards)
    for item in content.items.values():
        assert printer.item(item)
    for monster in content.monsters.values():
        for stats in (*monster.normal, *monster.elite, *monster.boss):
            printer.traits(stats, monster.flying)


# -- what others must not see ----------------------------------------------------------------------------------------
def test_hands_and_goals_of_others_are_not_drawn() -> None:
    s = opening()
    mine, theirs = s.g.characters
    scene = s.table.scene(0, "en")
    whole = scene.filled()
    for card in mine.hand:
        assert f'data-spot="card/{card}"' in whole
    for card in theirs.hand:
        assert f"card/{card}" not in whole
        assert s.table.game.content().cards[card].name.en not in whole
    goals: Any = GAME.content().battle_goals
    assert goals[mine.goals[0]].name.en in whole
    assert goals[theirs.goals[0]].name.en not in whole
    watching = s.table.scene(None, "en").filled()
    assert not any(f"card/{card}" in watching for mat in (mine, theirs) for card in mat.hand)
    assert not any(goals[mat.goals[0]].name.en in watching for mat in (mine, theirs))


def test_chosen_cards_show_when_all_have_chosen() -> None:
    s = opening()
    s.do(0, ("card", "trample"))
    s.do(0, ("card", "eye-for-an-eye"))
    assert "Trample" in s.table.scene(0, "en")["play/trample"]
    assert "Trample" not in s.table.scene(1, "en").filled()
    assert "play/trample" not in s.table.scene(1, "en")


def test_only_revealed_rooms_are_drawn() -> None:
    s = opening()
    board = GAME.content().board(s.g)
    scene = s.table.scene(0, "en")
    there = {key for key in spots_of(s.table, 0) if key.startswith("hex/")}
    for room, hexes in board.hexes.items():
        names = {f"hex/{q},{r}" for q, r in hexes}
        assert names <= there if room in s.g.rooms else not names & there
    assert "hex/-2,3" in there  # the closed door at the rim
    assert "Living Bones" not in scene.filled()


# -- what is foretold ------------------------------------------------------------------------------------------------
def at_a_move(seed: int = 1) -> tuple[Seats, int]:
    s = opening(seed=seed).choose(("trample", "leaping-cleave"), ("flamethrower", "net-shooter")).at("turn", seat=0)
    s.do(0, ("bottom", "leaping-cleave"))
    return s, 0


def test_costs_are_those_of_the_rules() -> None:
    s, seat = at_a_move()
    question = s.asked[seat]
    assert question.prompt == "move"
    scene = s.table.scene(seat, "en")
    who = s.g.figures["h0"]
    reach = ways.mover(s.g, who, "jump").reach(who.at, 3)
    offered = [option.value[1:] for option in question.options if option.value[0] == "to"]
    assert len(offered) > 8
    for q, r in offered:
        markup = drawn(scene, f"hex/{q},{r}")
        cost = re.search(r'class="cost"[^>]*><circle[^>]*/><text y="5">(\d+)</text>', markup)
        assert cost is not None and int(cost[1]) == reach[q, r].cost
        assert 'class="way"' in markup
    assert "cost" not in drawn(scene, "hex/{},{}".format(*who.at))
    assert scene["map/hexes"].count('class="cost"') == len(reach) - 1


def test_a_move_names_what_lies_on_the_way() -> None:
    s, seat = at_a_move()
    q, r = next(option.value[1:] for option in s.asked[seat].options if option.value[0] == "to")
    s.g.traps[f"{q},{r}"] = _trap(3, [])
    told = preview(s.table, seat, f"to,{q},{r}")
    assert "trap, 3 damage" in told
    assert re.search(r"hex(es)?, \d points?", told)


def foretold(seed: int) -> tuple[str, str] | None:
    """(the focus foretold for the first monster to act, the one it then had), after a move of the last to act before
    the monsters; None where the round did not go so, or the players had a choice."""
    s = opening(seed=seed)
    cards = GAME.content().cards
    early = [sorted(mat.hand, key=lambda id: cards[id].initiative) for mat in s.g.characters]
    s.choose((early[0][0], early[0][1]), (early[1][0], early[1][1])).at("turn")
    s.table.answer(next(iter(s.asked)), "end")
    s.at("turn", "leading")
    seat, question = next(iter(s.asked.items()))
    if question.prompt != "turn" or any(f.acted for f in s.g.figures.values() if f.kind == "monster"):
        return None
    s.do(seat, ("move", s.g.characters[seat].chosen[0]))
    place = Random(seed).choice([option for option in s.asked[seat].options if option.value[0] == "to"])
    ahead = seen(s.table, seat)
    ahead.figures[f"h{seat}"].at = place.value[1:]
    aim = foresight.intentions(ahead)[0]
    if aim.open or aim.option.focus is None:
        return None
    told = next(f.id for f in ahead.figures.values() if f.at == aim.option.focus)
    happened = s.table.answer(seat, place.id)
    while s.g.round == 1 and not s.table.over:
        for event in happened:
            if isinstance(event, Focused):
                return (told, event.target) if event.figure == aim.figure.id else None
        asked = next(iter(s.asked.values()))
        ids = [option.id for option in asked.options]
        pick = next((one for one in ("end", "none", "suffer", "no-rest") if one in ids), ids[0])
        happened = s.table.answer(asked.seat, pick)
    return None


def test_monsters_focus_on_whom_the_preview_said() -> None:
    found = [pair for pair in map(foretold, range(1, 13)) if pair is not None]
    assert len(found) >= 4
    assert all(told == had for told, had in found)


def at_an_attack(seed: int = 1) -> tuple[Seats, int]:
    """The Brute beside several enemies, about to strike."""
    s = opening(seed=seed).choose(("trample", "leaping-cleave"), ("flamethrower", "net-shooter")).at("turn", seat=0)
    who = s.g.figures["h0"]
    foes = [f for f in s.g.figures.values() if f.kind == "monster"]
    ground = land.ground(s.g)
    free = [a for a in ground.ground if figures.at(s.g, a) is None]
    who.at = max(free, key=lambda a: sum(f.at in ground.steps[a] for f in foes))
    s.do(0, ("attack", "trample"))
    assert s.asked[0].prompt == "attack"
    return s, 0


def test_a_line_of_sight_runs_between_the_corners_of_the_rules() -> None:
    s, seat = at_an_attack()
    scene = s.table.scene(seat, "en")
    who = s.g.figures["h0"]
    for option in s.asked[seat].options:
        if option.id == "stop":
            continue
        target = s.g.figures[option.id]
        line = land.ground(s.g).sight_line(who.at, target.at)
        assert line is not None
        middle = WORLD.spot((3 * target.at[0], 3 * target.at[1]))
        (x1, y1), (x2, y2) = WORLD.spot(line.start), WORLD.spot(line.end)
        ends = [f"{a - b:g}" for a, b in ((x1, middle[0]), (y1, middle[1]), (x2, middle[0]), (y2, middle[1]))]
        wanted = 'x1="{}" y1="{}" x2="{}" y2="{}"'.format(*ends)
        assert wanted in drawn(scene, f"figure/{option.id}")


def test_the_odds_of_an_attack_are_those_of_the_cards_left() -> None:
    s, seat = at_an_attack()
    deck = s.g.characters[0].deck
    deck[:] = ["plus-0", "plus-0", "plus-1", "null", "double"]
    target = next(s.g.figures[option.id] for option in s.asked[seat].options if option.id != "stop")
    target.rank = "elite"
    target.hp = 3
    odds = foresight.odds(GAME, seen(s.table, seat), target)
    assert sum(odds.values()) == pytest.approx(1)
    damage: Counter[int] = Counter()
    for outcome, p in odds.items():
        damage[outcome.damage] += p  # type: ignore[assignment]
    # Attack 2 against Shield 1: +0 twice, +1, null, 2x
    assert damage == pytest.approx({1: 0.4, 2: 0.2, 0: 0.2, 3: 0.2})
    assert sum(p for outcome, p in odds.items() if outcome.kills) == pytest.approx(0.2)
    told = preview(s.table, seat, target.id)
    assert "Chance to kill: <strong>20%</strong>" in told
    assert "Shield<b>−1</b>" in told
    assert "the 5 cards left" in told
    target.conditions["poison"] = False
    assert "Poison<b>+1</b>" in preview(s.table, seat, target.id)
    s.g.figures["h0"].conditions["muddle"] = False
    worse = foresight.odds(GAME, seen(s.table, seat), target)
    assert {outcome.edge for outcome in worse} == {-1}
    assert sum(p for outcome, p in worse.items() if outcome.kills) < 0.2


def test_an_attack_does_what_its_preview_said() -> None:
    """Whatever is drawn, the outcome was among those foretold."""
    s, seat = at_an_attack()
    option = next(option.id for option in s.asked[seat].options if option.id != "stop")
    target = s.g.figures[option]
    odds = foresight.odds(GAME, seen(s.table, seat), target)
    before = target.hp
    happened = s.table.answer(seat, option)
    attacked = next(event for event in happened if type(event).__name__ == "Attacked")
    left = s.g.figures[option].hp if option in s.g.figures else 0
    assert any(
        outcome.damage == attacked.damage and outcome.value == attacked.value and outcome.kills == (left <= 0)
        for outcome in odds
    )
    assert before - left <= attacked.damage


def test_an_area_shows_its_hexes_and_whom_it_catches() -> None:
    s = opening().choose(("sweeping-blow", "leaping-cleave"), ("flamethrower", "net-shooter")).at("turn", seat=0)
    who = s.g.figures["h0"]
    foes = [f for f in s.g.figures.values() if f.kind == "monster"]
    ground = land.ground(s.g)
    free = [a for a in ground.ground if figures.at(s.g, a) is None]
    who.at = max(free, key=lambda a: sum(f.at in ground.steps[a] for f in foes))
    s.do(0, ("top", "sweeping-blow"))
    assert s.asked[0].prompt == "area"
    there = spots_of(s.table, 0)
    for option in s.asked[0].options:
        if option.id == "stop":
            continue
        assert option.targets[0].startswith("figure/")
        hexes = [key for key in option.targets if key.startswith("hex/")]
        assert 1 <= len(hexes) <= 3 and set(option.targets) <= there
        for key in hexes:
            q, r = key[4:].split(",")
            assert straight_distance(who.at, (int(q), int(r))) == 1
        caught = sum(target.startswith("figure/") for target in option.targets)
        told = preview(s.table, 0, option.id)
        assert ("Catches one enemy" if caught == 1 else f"Catches {caught} enemies") in told


def test_rounds_left_are_counted_from_hand_and_discards() -> None:
    assert rounds_left(10, 0) == 25  # the Brute's ten cards
    assert rounds_left(8, 0) == 16
    assert rounds_left(2, 0) == 1 + 0
    assert rounds_left(0, 2) == 0
    assert rounds_left(1, 2) == 1
    s = opening()
    assert (
        "Rounds left before exhaustion, with short rests and no card lost to an action: 25"
        in s.table.scene(0, "en")["mine/board"]
    )


def test_a_chance_is_never_rounded_to_certainty() -> None:
    table = opening().table
    for lang, sign in (("en", "%"), ("es", " %"), ("pt-BR", "%")):
        w = table.game.words(lang, table.state)
        assert percent(w, 0) == f"0{sign}" and percent(w, 1) == f"100{sign}"
        assert percent(w, 0.001) == f"<1{sign}" and percent(w, 0.999) == f">99{sign}"
        assert percent(w, 0.25) == f"25{sign}"


def test_hexes_bear_the_names_that_options_use() -> None:
    """Whoever reads "to -2,2" finds it on the map."""
    s = opening()
    floor = s.table.scene(0, "en")["map/floor"]
    for q, r in s.table.content.map(s.table.state).floor:
        assert f">{q},{r}</text>" in floor


def test_the_view_begins_at_whoever_acts_or_at_oneself() -> None:
    s = opening()
    g = s.table.state
    assert not g.turn
    for seat in (0, 1):
        tokens = s.table.scene(seat, "en")["map/tokens"]
        assert tokens.count("data-home") == (g.figures[f"h{seat}"].at is not None)


# -- filmed ----------------------------------------------------------------------------------------------------------
def test_a_choice_in_secret_is_no_moment_to_watch() -> None:
    """Whoever is still choosing keeps what is picked while others lay down their cards."""
    s = opening()
    s.do(0, ("card", "trample"))
    film = Film(GAME)
    s.table.answer(0, "card,eye-for-an-eye", film=film)
    assert list(film.frames(1, GAME.content())) == []


def by_moments(told: list[events.Event]) -> list[str]:
    """What is shown together, by the names of the events."""
    found = [[told[0]]]
    for before, event in pairwise(told):
        if events.cut(before, event):
            found.append([])
        found[-1].append(event)
    return [" ".join(type(event).__name__ for event in some) for some in found]


def blow(who: str, whom: str) -> list[events.Event]:
    struck = events.Attacked(figure=who, target=whom, value=2, drawn=(), used=(), shield=0, damage=2)
    return [struck, events.Suffered(figure=whom, damage=2, left=1)]


def walk(who: str) -> list[events.Event]:
    return [
        events.TurnBegan(figure=who),
        events.Focused(figure=who, target="h0", why=()),
        events.Moved(figure=who, path=((0, 0), (1, 0))),
    ]


def test_a_monsters_phase_is_shown_blow_by_blow() -> None:
    """Each goes where it goes, then strikes with its modifier card, then it hurts."""
    dies = events.Died(figure="m1", at=(0, 0))
    hits_back = [events.Retaliated(figure="h0", target="m1", damage=3), *blow("h0", "m1")[1:], dies]
    told = [*walk("m1"), *blow("m1", "h0"), *hits_back, *walk("m2"), *blow("m2", "h0"), *blow("m2", "h1")]
    assert by_moments(told) == [
        "TurnBegan Focused Moved",
        "Attacked",
        "Suffered",
        "Retaliated Suffered Died",
        "TurnBegan Focused Moved",
        *("Attacked", "Suffered") * 2,
    ]


def test_doors_rooms_and_monsters_that_come_are_moments() -> None:
    to_the_door = [
        events.PlayedBottom(who=0, card="trample"),
        events.Moved(figure="h0", path=((0, 0), (1, 0))),
        events.DoorOpened(figure="h0", at=(1, 0)),
    ]
    room = [
        events.RoomRevealed(room="2", figures=("m5",)),
        events.RoomTold(scenario="black-barrow", room="2"),
        events.CardTurned(monster="hound", card=1, initiative=2),
        events.CardTurned(monster="ooze", card=1, initiative=2),
    ]
    onward = [events.Moved(figure="h0", path=((1, 0), (2, 0)))]
    come = [events.Spawned(figure="m8", at=(0, 0)), events.Spawned(figure="m9", at=(0, 1))]
    assert by_moments([*to_the_door, *room, *onward, *come]) == [
        "PlayedBottom Moved DoorOpened",
        "RoomRevealed RoomTold CardTurned CardTurned",
        "Moved",
        "Spawned Spawned",
    ]


def stands(g: Scenario, event: events.Event) -> bool | None:
    """Whether the table stands as an event tells it; None of those that change nothing one could see."""
    match event:
        case events.Moved():
            return g.figures[event.figure].at == event.path[-1]
        case events.Pushed() | events.Pulled():
            return g.figures[event.figure].at in event.path[1:]
        case events.LootedMoney():
            return g.figures[event.figure].kind != "character" or g.character(event.figure).money >= event.tokens
        case events.Healed():
            return 0 < event.hp <= g.figures[event.figure].hp
        case events.Suffered():
            return max(0, g.figures[event.figure].hp) == event.left
        case events.ConditionGained():
            return event.condition in g.figures[event.figure].conditions
        case events.ConditionEnded():
            return event.condition not in g.figures[event.figure].conditions
        case events.DoorOpened():
            return event.at in g.opened
        case events.RoomRevealed():
            return event.room in g.rooms and all(id in g.figures for id in event.figures)
        case events.Summoned() | events.SummonedMonster() | events.Spawned():
            return g.figures[event.figure].at == event.at
        case events.CardLost():
            return event.card in g.characters[event.who].lost
        case events.Attacked():
            now = g.attacking
            return now is not None and (now.target, tuple(now.drawn)) == (event.target, event.drawn)
        case events.TurnBegan():
            return g.turn == event.figure
    return None


def test_at_every_event_the_table_stands_as_the_event_tells_it() -> None:
    luck, table = Random(4), taverna.new("gloomhaven", 2, 4)
    seen: Counter[str] = Counter()
    for nth in range(600):
        if table.over:
            table = taverna.new("gloomhaven", 2, 4 + nth)
        film = Film(GAME)
        question = luck.choice(list(table.questions.values()))
        table.answer(question.seat, luck.choice(question.options).id, film=film)
        for shot in film.shots:
            right = stands(GAME.decode(shot.state), shot.event)
            assert right is not False, shot.event
            seen[type(shot.event).__name__] += right is True
    assert min(seen[name] for name in ("Moved", "Suffered", "Attacked", "TurnBegan", "ConditionGained")) > 10


# -- the drawing's own order -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("part", ["scene", "abilities"])
def test_three_languages_say_the_same_things(part: str) -> None:
    folder = GAME.folder / "locale"
    keys = {lang: re.findall(r"^([\w-]+) =", (folder / f"{part}.{lang}.ftl").read_text(), re.M) for lang in LANGS}
    assert sorted(keys["en"]) == sorted(keys["es"]) == sorted(keys["pt-BR"])
    assert len(set(keys["en"])) == len(keys["en"])


def test_every_symbol_that_is_used_is_drawn() -> None:
    known = set(re.findall(r'id="i-([\w-]+)"', icons() + GAME.symbols))
    used = [
        *symbols.CLASS_ICON.values(),
        *symbols.ELEMENT_ICON.values(),
        *symbols.CONDITION_ICON.values(),
        *symbols.LINE_ICON.values(),
        *symbols.FATE_ICON.values(),
        *symbols.MONSTER_ICON.values(),
        *symbols.SUMMON_ICON.values(),
        *symbols.LOOK_ICON.values(),
        *symbols.GROUND_ICON.values(),
        *symbols.TRAP_ICON.values(),
        *symbols.ITEM_ICON.values(),
        *symbols.PILE_ICON.values(),
        *symbols.SLOT_ICON.values(),
        *symbols.DEED_ICON.values(),
    ]
    content: Any = GAME.content()
    table = taverna.new("gloomhaven", 2, 1)
    printer = Printer(table.game.words("en", table.state), content)
    for card in content.cards.values():
        used += [symbols.line_icon(line.icon) for half in (card.top, card.bottom) for line in printer.half(half)]
    for deck in content.monster_decks.values():
        used += [symbols.line_icon(line.icon) for card in deck.cards for line in printer.monster_card(card)]
    for item in content.items.values():
        used += [symbols.line_icon(line.icon) for line in printer.item(item)]
    assert sorted(set(used) - known - {""}) == []
    filled = opening(4).table.scene(0, "en").filled()
    assert set(re.findall(r'href="#i-([\w-]+)"', filled)) <= known


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_what_lies_on_the_floor_stands_out_from_it(theme: int) -> None:
    from web.test_drawing import PAIRS, contrast

    colours = {name: pair[theme] for name, *pair in PAIRS.findall(stylesheet() + GAME.style)}
    floors = ("f1", "f2", "f3")
    text = [
        ("gh-block-ink", "gh-block"),
        ("gh-wood-ink", "gh-wood"),
        *((ink, paper) for ink in ("card-ink", "card-soft", "card-sign") for paper in ("card", "card-low")),
        ("token-ink", "gh-harm"),
        ("token-ink", "gh-help"),
        ("lamp-ink", "night-ink"),
        ("night-ink", "night-utility"),
    ]
    shapes = [(line, floor) for line in ("offer", "lamp", "focus") for floor in floors]
    shapes += [(line, "offer-under") for line in ("offer", "lamp", "bad")]  # what runs under them
    shapes += [(element, paper) for element in ELEMENTS for paper in ("panel", "paper")]
    shapes += [("token-ink", "gh-foe"), ("gh-normal", "gh-foe"), ("gh-elite", "gh-foe")]
    low = [
        f"{a} on {b}: {contrast(colours[a], colours[b]):.2f}"
        for pairs, least in ((text, 4.5), (shapes, 3.0))
        for a, b in pairs
        if contrast(colours[a], colours[b]) < least
    ]
    assert low == []


ELEMENTS = [f"gh-{element}" for element in ("fire", "ice", "air", "earth", "light", "dark")]


def test_the_scenario_box_says_what_loses() -> None:
    table = taverna.new("gloomhaven", seats=2, seed=3, options={"scenario": "forgotten-crypt"})
    assert "Defeat: Hail is killed." in str(table.scene(0, "en")["scenario/box"])


def test_what_a_player_decides_about_is_whole_in_the_view() -> None:
    """Words within words too: a drawing is made from the view alone."""
    table = taverna.new("gloomhaven", 2, 1)
    then = Extra(do=(Heal(value=1), Shove(value=2)))
    attack = Attack(value="C+1", extras=(then,), area=Area(hexes=((1, 0),), own=(0, 0)))
    table.state.doing = Doing("h0", "attack", range=1, ability=attack, gained=[then], area=attack.area)
    assert table_of(Scenario, table.view(0), table.content).doing == table.state.doing


def test_a_treasure_of_a_random_dungeon_shows_its_number_alone() -> None:
    table = opening(scenario="random-dungeon").table
    table.state.treasures["0,0"] = "dungeon:cutthroat:12"
    lying = ET.fromstring(table.scene(0, "en")["map/lay"])
    assert "12" in [text.text for text in lying.iter() if text.tag.endswith("text")]
