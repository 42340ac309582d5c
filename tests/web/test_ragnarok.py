"""The table of Lords of Ragnarok: drawn whole and well-formed all game long, foretelling what then happens, and played
in a real browser."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from taverna.core.ground import table_of
from taverna.core.scene import icons
from taverna.core.table import Table
from taverna.core.words import LANGS
from taverna.games.lords_of_ragnarok import GAME
from taverna.games.lords_of_ragnarok.foresight.ends import Threat, conquers, threats
from taverna.games.lords_of_ragnarok.rules.control import check_control
from taverna.games.lords_of_ragnarok.rules.movement import move_army
from taverna.games.lords_of_ragnarok.scene.blocks import bare_blocks, kept_free
from taverna.games.lords_of_ragnarok.scene.ground import Drawing
from taverna.games.lords_of_ragnarok.scene.preview import ICONS, UNLUCKY
from taverna.games.lords_of_ragnarok.scene.room import overlap
from taverna.games.lords_of_ragnarok.state import Table as State
from web.browser import FULL, serious


def spots_of(table: Table, seat: int | None, lang: str) -> set[str]:
    return set(re.findall(r'data-spot="([^"]+)"', table.scene(seat, lang).filled()))


def preview(table: Table, seat: int, option: str, lang: str = "en") -> str:
    words = table.game.words(lang, table.state)
    return str(table.game.preview(table.view(seat), seat, option, words, table.content))


def played_to(prompt: str, seats: int, seed: int, nth: int = 0) -> tuple[Table, int]:
    """A table of random players at the nth question of this kind, and who is asked."""
    for start in range(seed, seed + 20):
        luck, table, left = Random(start), Table(GAME, seats, start, {}), nth
        while not table.over:
            question = luck.choice(list(table.questions.values()))
            if question.prompt == prompt:
                if not left:
                    return table, question.seat
                left -= 1
            table.answer(question.seat, luck.choice(question.options).id)
    raise AssertionError(f"nobody was asked {prompt}")


# -- drawn -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 3, 4] if FULL else [4])
def test_everything_on_offer_can_be_pointed_at_all_game_long(seats: int) -> None:
    luck, table = Random(seats), Table(GAME, seats, seats, {})
    asked: set[str] = set()
    for nth in range(3000):
        lang = LANGS[nth % 3]
        if nth % 60 == 0 or table.over:
            for seat in (None, *range(seats)):
                ET.fromstring(table.svg(seat, lang))
        if table.over:
            break
        question = luck.choice(list(table.questions.values()))
        if question.prompt not in asked or nth % 10 == 0:
            asked.add(question.prompt)
            scene = table.scene(question.seat, lang)
            there = set(re.findall(r'data-spot="([^"]+)"', scene.filled()))
            for option in question.options:
                assert set(option.targets) <= there, (question.prompt, option.id)
            for key, markup in scene.items():
                assert f'data-k="{key}"' in markup[: markup.index(">")]
                assert " style=" not in markup
        told = preview(table, question.seat, luck.choice(question.options).id, lang)
        if told:
            ET.fromstring(told)
        table.answer(question.seat, luck.choice(question.options).id)
    assert table.over
    assert 'data-k="result/panel"' in table.scene(0, "es")["result/panel"]


def test_a_question_in_anothers_turn_is_unmistakable() -> None:
    table, seat = played_to("monster-attack", 3, 5)
    assert seat != table.state.active
    assert "but this is your decision" in table.scene(seat, "en")["interrupt/said"]
    assert "mas quem decide agora é você" in table.scene(seat, "pt-BR")["interrupt/said"]
    other = next(one for one in range(3) if one != seat)
    assert "decide" in table.scene(other, "es")["interrupt/said"]
    assert "mine-to-say" not in table.scene(other, "es")["interrupt/said"]


def test_hands_and_attacks_of_others_are_not_drawn() -> None:
    table, seat = played_to("monster-attack", 2, 5)
    held = table.state.hunt.hand
    hunter = table.state.hunt.hunter
    assert any(f"attack/{card}" in spots_of(table, seat, "en") for card in held)
    assert not any(spot.startswith("attack/") for spot in spots_of(table, hunter, "en"))
    for card in table.state.players[hunter].hand:
        assert f"hand/{card}" in spots_of(table, hunter, "en")
        assert f"hand/{card}" not in spots_of(table, seat, "en")
    assert not any(spot.startswith(("hand/", "attack/")) for spot in spots_of(table, None, "en"))


def test_three_languages_say_the_same_things() -> None:
    folder = GAME.folder / "locale"
    keys = {lang: re.findall(r"^([\w-]+) =", (folder / f"scene.{lang}.ftl").read_text(), re.M) for lang in LANGS}
    assert sorted(keys["en"]) == sorted(keys["es"]) == sorted(keys["pt-BR"])
    assert len(set(keys["en"])) == len(keys["en"])


def test_everything_foretold_has_its_icon() -> None:
    folder = GAME.folder / "foresight"
    code = "".join(path.read_text() for path in folder.glob("*.py"))
    told = set(re.findall(r"^preview-([\w-]+) =", (GAME.folder / "locale" / "scene.en.ftl").read_text(), re.M))
    titles = {"name", "land", "weapons", "army"}
    assert told == {*ICONS, *titles}
    assert {key for key in ICONS if not key.startswith(("to-", "from-"))} <= set(
        re.findall(r'"preview-([\w-]+)"', code)
    )


def test_every_symbol_that_is_used_is_drawn() -> None:
    drawn = set(re.findall(r'id="i-([\w-]+)"', icons() + GAME.symbols))
    assert {*ICONS.values(), *UNLUCKY.values()} <= drawn
    for prompt, seats in (("battle-card", 2), ("defend", 2), ("special-action", 4), ("choose-hero", 3)):
        table, seat = played_to(prompt, seats, 5)
        filled = table.scene(seat, "en").filled()
        assert set(re.findall(r'href="#i-([\w-]+)"', filled)) <= drawn


UNTOLD = ("choice", "space")  # what is printed on them is all there is to say


@pytest.mark.parametrize(("prompt", "seats"), [("choose-hero", 3), ("special-action", 4), ("defend", 2)])
def test_everything_that_can_be_pointed_at_says_what_it_is(prompt: str, seats: int) -> None:
    table, seat = played_to(prompt, seats, 5)
    clauses = {clause.id for clause in GAME.catalogue.clauses}
    for lang in LANGS:
        words = GAME.words(lang, table.state)
        for key in {*spots_of(table, seat, lang), *(f"seat/{one}" for one in range(seats))}:
            told = str(GAME.look(table.view(seat), seat, key, words, table.content))
            if key.partition("/")[0] not in UNTOLD:
                assert "<h3>" in told, key
                ET.fromstring(told)
                assert set(re.findall(r'data-clause="([^"]+)"', told)) <= clauses, key


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_label_lies_on_another_when_nobody_is_there(seats: int) -> None:
    table = Table(GAME, seats, 1, {})
    for lang in LANGS:
        d = Drawing(table.view(0), 0, GAME.words(lang, table.state), table.content)
        boxes, free = [*bare_blocks(d).values()], kept_free(d)
        met = [(a, b) for nth, a in enumerate(boxes) for b in (*boxes[:nth], *free) if overlap(a, b) > 1]
        assert met == []


LANDS = [f"land-{colour}" for colour in ("green", "gold", "blue", "red", "grey", "violet")]


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_what_lies_on_the_land_stands_out_from_it(theme: int) -> None:
    from taverna.core.scene import stylesheet
    from taverna.games import find
    from web.test_drawing import PAIRS, contrast

    colours = {name: pair[theme] for name, *pair in PAIRS.findall(stylesheet() + find("lords-of-ragnarok").style)}
    text = [*(("land-ink", land) for land in LANDS), ("sea-ink", "sea"), ("ink", "heartwood")]
    shapes = [(line, land) for line in ("offer", "lamp", "focus", "p0", "p1", "p2", "p3") for land in LANDS]
    low = [
        f"{a} on {b}: {contrast(colours[a], colours[b]):.2f}"
        for pairs, least in ((text, 4.5), (shapes, 3.0))
        for a, b in pairs
        if contrast(colours[a], colours[b]) < least
    ]
    assert low == []


# -- foretold --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(6))
def test_a_card_in_battle_does_what_its_preview_said(seed: int) -> None:
    table, seat = played_to("battle-card", 2, seed)
    for option in table.questions[seat].options:
        if option.id == "pass":
            continue
        told = preview(table, seat, option.id)
        found = re.search(r"Then (\d+) against (\d+)", told)
        assert found, told
        if "Then its effect" in told:
            continue
        fork = table.fork()
        fork.answer(seat, option.id)
        if fork.state.battle is None or fork.state.battle.step != 1:
            continue
        sides = (fork.state.battle.attacker, fork.state.battle.defender)
        mine = next(side for side in sides if side.seat == seat)
        theirs = next(side for side in sides if side.seat != seat)
        assert (mine.total, theirs.total) == (int(found[1]), int(found[2]))


def test_a_defence_adds_up_as_its_preview_said() -> None:
    table, seat = played_to("defend", 2, 5)
    option = next(one for one in table.questions[seat].options if one.id in table.content.combat)
    found = re.search(r"Defence (\d+) against Fury (\d+)", preview(table, seat, option.id))
    assert found
    table.answer(seat, option.id)
    assert (table.state.hunt.total, table.state.hunt.fury) == (int(found[1]), int(found[2]))


def test_control_is_foretold_as_the_rules_decide() -> None:
    table, seat = played_to("maneuver", 3, 1, 10)
    army = int(next(one.id for one in table.questions[seat].options if one.id.isdigit()))
    told = preview(table, seat, str(army))
    seen = 0
    for at, name in ((at, table.content.named[at].en) for at in table.state.map.territories):
        found = re.search(rf"{re.escape(name)}: \d+ against Resistance \d+: (taken|not enough)", told)
        if found:
            g = table_of(State, table.view(seat), table.content)
            move_army(g, army, at)
            for _ in check_control(g):
                pass
            assert (g.owner.get(at) == seat) == (found[1] == "taken")
            seen += 1
    assert seen


def test_who_gains_from_the_wheel() -> None:
    table, seat = played_to("special-action", 3, 3, 12)
    g = table.state
    for option in table.questions[seat].options:
        if option.id not in g.wheel:
            continue
        told = preview(table, seat, option.id)
        if g.wheel[option.id]:
            assert "marker is covered" in told
            assert GAME.seat_name(g, g.wheel[option.id][-1]) in told
        else:
            assert "Bonus of" in told or "no bonus" in told


def nearly_there(seat: int, short_of: int) -> Any:
    """A table on which a player lacks some Territories of three Regions, and has a strong Army by each."""
    table, _ = played_to("hero", 3, 2)
    g = table_of(State, table.view(None), table.content)
    for army in g.armies:
        army.at, army.strength = "", 0
    g.owner.clear()
    for stack in g.wheel.values():
        stack.clear()
    lands = [at for region in list(g.map.regions)[:3] for at in g.map.regions[region]]
    for at in lands:
        g.owner[at] = seat
    missing = lands[:short_of]
    for nth, at in enumerate(missing):
        del g.owner[at]
        start = next(there for there in g.map.next_to[at] if there not in missing and g.beasts[g.boss].at != at)
        g.armies[seat * 6 + nth].at, g.armies[seat * 6 + nth].strength = start, 6
    g.beasts[g.boss].at = lands[-1]
    return g


def test_the_warning_sees_one_turn_ahead() -> None:
    g = nearly_there(1, 2)
    assert Threat(1, "great-jarl") in threats(g)
    assert Threat(0, "great-jarl") not in threats(g)
    g.wheel["march"].append(1)
    g.wheel["usurp"].append(1)  # one with Maneuvers, but no way to the second
    assert Threat(1, "great-jarl") not in threats(g)
    missing = next(at for at in g.map.territories if at not in g.owner)
    assert conquers(g, 1, (missing,))
    for army in g.armies:
        army.strength = min(army.strength, 1)
    assert not conquers(g, 1, (missing,))


def test_the_warning_knows_temples_and_the_boss() -> None:
    g = nearly_there(2, 1)
    for army in g.armies:
        army.at = ""
    g.owner.clear()
    g.temples[:] = sorted(g.map.shrines)[:4]
    for at in g.map.shrines:
        g.owner[at] = 2
    assert threats(g) == [Threat(2, "great-gothi")]
    g.wheel["build-temple"].append(2)
    assert threats(g) == []
    g.players[0].slayers = 2
    g.players[0].at = g.map.next_to[g.beasts[g.boss].at][0]
    assert threats(g) == [Threat(0, "slayer")]


# -- in a browser ----------------------------------------------------------------------------------------------------


def sit_down(one: Any, seats: int = 2) -> None:
    page = one.page
    page.goto("/new?game=lords-of-ragnarok")
    page.check(f"input[name=seats][value='{seats}']", force=True)
    page.click("form#new button.main")
    page.wait_for_url("**/t/*")
    one.ready()
    assert one.wait_for_question()


def play_on(one: Any, most: int) -> tuple[int, set[str]]:
    """Answer by clicking until the game is over or so many times; says how often, and what kinds of things were hit."""
    luck, answers, hit = Random(7), 0, set()
    while answers < most and one.wait_for_question():
        was, offered = one.asked, one.offered()
        key = luck.choice(offered)
        hit.add(key.partition("/")[0])
        one.press(key)
        answers += 1
        if not one.wait_for_question(was):
            break
    return answers, hit


@pytest.mark.browser
def test_a_whole_game_for_two_in_spanish_by_clicking(person: Callable[..., Any]) -> None:
    ana = person(lang="es")
    sit_down(ana)
    assert "Selección de Héroes" in ana.page.inner_text("#prompt")
    answers, hit = play_on(ana, 2000)
    assert ana.over()
    assert answers > 20
    assert {"hero", "origin", "sea", "territory", "army", "action"} <= hit
    assert re.search("Gana |empate", ana.page.inner_text("[data-k='result/panel']"))
    assert "Regiones" in ana.page.inner_text("[data-k='victory/panel']")


@pytest.mark.browser
def test_a_whole_game_for_one_in_portuguese_on_a_phone(person: Callable[..., Any]) -> None:
    from web.browser import PHONE

    bia = person(lang="pt-BR", size=PHONE)
    sit_down(bia)
    if not FULL:
        assert play_on(bia, 20)[0] == 20
        return
    play_on(bia, 2000)
    assert bia.over()
    assert re.search("vence|empate", bia.page.inner_text("[data-k='result/panel']"))


@pytest.mark.browser
def test_select_preview_and_why_not(person: Callable[..., Any]) -> None:
    ana = person(lang="en")
    page = ana.page
    sit_down(ana)
    key = next(key for key in ana.offered() if key.startswith("hero/"))
    ana.pick(key)
    page.wait_for_selector("#look[data-ui-of=preview]")
    assert page.inner_text("#look .lead")
    page.keyboard.press("Escape")
    page.mouse.click(*ana.point("realm/vanaheim"))
    page.wait_for_selector("#says button")


@pytest.mark.browser
@pytest.mark.parametrize("seats", [2, 4] if FULL else [4])
def test_nothing_runs_out_of_a_phone(person: Callable[..., Any], seats: int) -> None:
    from web.browser import PHONE

    ana = person(lang="es", size=PHONE)
    sit_down(ana, seats)
    for _ in range(5 if FULL else 3):
        wide = "[document.documentElement.scrollWidth, document.getElementById('main').scrollWidth, innerWidth]"
        page, main, inner = ana.page.evaluate(wide)
        assert page <= inner
        assert main <= inner
        play_on(ana, 4)
        if ana.over():
            break


@pytest.mark.browser
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_at_this_table(person: Callable[..., Any], scheme: str) -> None:
    ana = person(lang="pt-BR", scheme=scheme)
    sit_down(ana, 3)
    assert serious(ana.page, scheme) == []
    for _ in range(2 if FULL else 1):
        play_on(ana, 8)
        assert serious(ana.page, scheme) == []
