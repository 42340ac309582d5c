"""The table is drawn whole and well-formed all game long; everything on offer can be pointed at; what previews promise
is what the rules then do."""

from __future__ import annotations

import re
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import taverna
from taverna.core.film import Film
from taverna.core.scene import icons, stylesheet
from taverna.core.table import Table
from taverna.core.words import LANGS
from taverna.games.massive_darkness import GAME

MISSIONS = list(GAME.content().missions)
DRAWN = set(re.findall(r'id="i-([\w-]+)"', icons() + GAME.symbols))


def new(seats: int, seed: int, **options: Any) -> Table:
    return taverna.new("massive-darkness", seats, seed, options)


def eager(luck: Random, options: list[str]) -> str:
    """Someone who opens doors, fights and moves on, and tries everything else now and then."""
    for wanted in ("melee", "ranged", "magic", "charge", "leap", "safe-shot", "use", "open", "pick-up"):
        able = [id for id in options if id.startswith(wanted)]
        if able and luck.random() < 0.7:
            return luck.choice(able)
    rest = [id for id in options if not id.startswith(("stop", "rest", "trade", "done"))]
    return luck.choice(rest if rest and luck.random() < 0.8 else options)


def played(table: Table, luck: Random, most: int) -> Any:
    """Question after question, each answered when it has been looked at."""
    for _ in range(most):
        if table.over:
            return
        seat, question = luck.choice(list(table.questions.items()))
        yield question
        table.answer(seat, eager(luck, [option.id for option in question.options]))


def played_to(wanted: Callable[[Table, Any], bool], seats: int = 2, **options: Any) -> tuple[Table, Any]:
    """A table at a question of this kind."""
    for seed in range(40):
        luck, table = Random(seed), new(seats, seed, **options)
        for question in played(table, luck, 600):
            if wanted(table, question):
                return table, question
    raise AssertionError("it never came to that")


def preview(table: Table, seat: int, option: str, lang: str = "en") -> str:
    words = table.game.words(lang, table.state)
    return str(table.game.preview(table.view(seat), seat, option, words, table.content))


# -- drawn -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("mission", MISSIONS)
def test_everything_on_offer_can_be_pointed_at_all_game_long(mission: str) -> None:
    number = MISSIONS.index(mission)
    seats = (1, 2, 4, 6)[number % 4]
    luck, table = Random(number), new(seats, number, mission=mission)
    looked = 0
    for nth, question in enumerate(played(table, luck, 160)):
        lang = LANGS[nth % 3]
        scene = table.scene(question.seat, lang)
        there = set(re.findall(r'data-spot="([^"]+)"', scene.filled()))
        firsts = []
        for option in question.options:
            assert set(option.targets) <= there, (question.prompt, option.id, option.targets)
            firsts += option.targets[:1]
        assert len(firsts) == len(set(firsts)), (question.prompt, firsts)  # one click means one thing
        told = preview(table, question.seat, luck.choice(question.options).id, lang)
        if told:
            ET.fromstring(told.replace("&nbsp;", " "))
        if nth % 25 == 0:
            looked += 1
            for seat in (None, question.seat):
                ET.fromstring(table.svg(seat, lang))
            for key, markup in scene.items():
                assert f'data-k="{key}"' in markup[: markup.index(">")]
                assert " style=" not in markup
                assert "<script" not in markup
            assert set(re.findall(r'href="#i-([\w-]+)"', scene.filled())) <= DRAWN
    assert looked > 1


def test_the_end_is_drawn_for_all_who_look() -> None:
    table = new(3, 4)
    luck = Random(4)
    while not table.over:
        seat, question = next(iter(table.questions.items()))
        table.answer(seat, luck.choice(question.options).id)
    for seat in (None, 0, 2):
        for lang in LANGS:
            scene = table.scene(seat, lang)
            assert 'data-k="result/panel"' in scene["result/panel"]
            ET.fromstring(table.svg(seat, lang))


def test_anyone_may_act_and_sees_the_board_of_the_hero_who_does() -> None:
    table, _ = played_to(lambda t, q: q.prompt == "act" and t.state.active == 1, control="anyone")
    for seat in (0, 1):
        scene = table.scene(seat, "en")
        assert table.game.words("en", table.state).seat(1) in scene["mine/who"]
        there = set(re.findall(r'data-spot="([^"]+)"', scene.filled()))
        for option in table.questions[seat].options:
            assert set(option.targets) <= there


def test_three_languages_say_the_same_things() -> None:
    folder = GAME.folder / "locale"
    keys = {lang: re.findall(r"^([\w-]+) =", (folder / f"scene.{lang}.ftl").read_text(), re.M) for lang in LANGS}
    assert sorted(keys["en"]) == sorted(keys["es"]) == sorted(keys["pt-BR"])
    assert len(set(keys["en"])) == len(keys["en"])


def test_light_and_shadow_are_told_by_pattern_and_icon() -> None:
    table = new(1, 1)
    floor = table.scene(0, "en")["ground/floor"]
    zones = table.state.map.zones.values()
    lit = sum(zone.light for zone in zones)
    night = next(path for path in re.findall("<path[^>]*>", floor) if 'class="night"' in path)
    assert floor.count('class="torch"') == floor.count("url(#hole)") == lit
    assert floor.count("#i-moon") == night.count("M") == len(zones) - lit


def test_closed_chambers_are_veiled_in_the_order_of_the_board() -> None:
    """Whichever process draws: nothing in a drawing stands in the order of a set."""
    svg = taverna.new("massive-darkness", 2, 1, {"mission": "scorched-earth"}).svg(0, "en")
    (veiled,) = re.findall(r'<path d="([^"]+)" class="veil"', svg)
    corners = re.findall(r"M[-\d. ]+h", veiled)
    drawn = [re.findall(r"M[-\d. ]+h", path) for path in re.findall(r' d="([^"]+)"', svg)]
    rooms = [path for path in drawn if {*corners} <= {*path}]  # the veil, its clouds, and the floor under them
    assert len(rooms) >= 3 and len(corners) > 4
    for path in rooms:
        assert [at for at in path if at in corners] == corners


def test_a_tile_whose_lights_went_out_is_drawn_dark() -> None:
    from taverna.games.massive_darkness.state import Lasting

    table = new(1, 1)
    before = table.scene(0, "en")["ground/floor"].count('class="torch"')
    table.arrange(lambda g: g.lasting.append(Lasting("lights-out", "event", 2, "6V")))
    after = table.scene(0, "en")["ground/floor"].count('class="torch"')
    assert after == before - sum(zone.light for zone in table.state.map.zones.values() if zone.tile == "6V")


FLOORS = ("f1", "f2", "f3")


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_what_lies_on_the_floor_stands_out_from_it(theme: int) -> None:
    from web.test_drawing import PAIRS, contrast

    colours = {name: pair[theme] for name, *pair in PAIRS.findall(stylesheet() + GAME.style)}
    text = [("die-pale", die) for die in ("die-red", "die-blue", "die-green")] + [("die-dark", "die-yellow")]
    text += [("die-dark", "md-gold")]
    shapes = [(line, floor) for line in ("offer", "lamp", "md-strike") for floor in FLOORS]
    shapes += [(line, "dark") for line in ("offer", "lamp", "focus", "md-strike", "md-moon")] if theme else []
    shapes += [("on-seat", "p5"), *(("p5", paper) for paper in ("paper", "panel", "raised"))]
    low = [
        f"{a} on {b}: {contrast(colours[a], colours[b]):.2f}"
        for pairs, least in ((text, 4.5), (shapes, 3.0))
        for a, b in pairs
        if contrast(colours[a], colours[b]) < least
    ]
    assert low == []


def test_a_mob_is_one_stack_that_shows_boss_minions_and_treasure() -> None:
    table, _ = played_to(lambda t, q: any(foe.minions and foe.gear for foe in t.state.enemies.values()))
    foe = next(foe for foe in table.state.enemies.values() if foe.minions and foe.gear)
    scene = table.scene(0, "en")
    figure = scene[f"figure/enemy-{foe.id}"]
    assert figure.count('class="minion"') == len(foe.minions) and 'class="disc loot"' in figure
    assert scene[f"foe/{foe.id}"].count("<i ") == len(foe.minions)
    assert table.game.words("en", table.state).name(foe.gear[0]) in scene[f"foe/{foe.id}"]


def test_everything_answers_what_it_is() -> None:
    """Figures, Zones, doors, things, cards, Skills and counts: each has a sheet, and its rule is in the catalogue."""
    table, _ = played_to(lambda t, q: q.prompt == "act" and len(t.state.enemies) > 1, seats=3, mission="scorched-earth")
    known = {clause.id for clause in GAME.catalogue.clauses}
    for lang in LANGS:
        words, view = table.game.words(lang, table.state), table.view(0)
        keys = set(re.findall(r'data-(?:spot|look)="([^"]+)"', table.scene(0, lang).filled()))
        for key in keys:
            if key.startswith(("tile/", "attack/", "dice/", "die/", "leap/", "charge/", "safe-shot/")):
                continue  # shown only while they are on offer, and told by their previews
            sheet = str(table.game.look(view, 0, key, words, table.content))
            assert "<h3" in sheet, key
            ET.fromstring(sheet.replace("&nbsp;", " "))
            assert set(re.findall(r'data-clause="([^"]+)"', sheet)) <= known, key


def test_nobody_in_a_crowd_is_too_small_to_read() -> None:
    """Six Heroes and a Mob in one Zone: nobody under 44 pixels, nobody behind another, none out of the Zone."""
    from taverna.games.massive_darkness.scene import CROWDED
    from taverna.games.massive_darkness.scene.plan import HALF, _formed

    for foes in range(3):
        stand = _formed([f"enemy/{n}" for n in range(foes)], [f"hero/{n}" for n in range(6)], 168.0)
        per = CROWDED / HALF
        for key, (x, _, size) in stand.items():
            assert 52 * size * per >= 44, key
            assert abs(x) + 26 * size <= HALF, key
        spots = [(x, y) for x, y, _ in stand.values()]
        assert all(abs(a - c) > 40 or abs(b - e) > 40 for n, (a, b) in enumerate(spots) for c, e in spots[:n])


def test_intentions_are_on_the_board() -> None:
    """A thin arrow for everyone whose way is certain, the same way that the rules would take it."""
    from taverna.games.massive_darkness.foresight.courses import intentions

    table, _ = played_to(lambda t, q: q.prompt == "act" and any(foe.minions for foe in t.state.enemies.values()))
    scene = table.scene(0, "en")
    for id, courses in intentions(table.state).items():
        strikes = [course for course in courses if course.target >= 0]
        if len(courses) == 1 and (strikes or courses[0].path):
            assert 'class="sure"' in scene[f"intent/{id}"]
            assert ('class="strike"' in scene[f"intent/{id}"]) == bool(strikes)
            if strikes:
                whom = table.game.words("en", table.state).seat(strikes[0].target)
                assert f"attack {whom}" in scene[f"foe/{id}"]


def test_a_four_hero_table_is_drawn_in_no_time() -> None:
    """About 10 ms are meant; only time of our own counts, and of several drawings the quickest."""
    table, _ = played_to(lambda t, q: len(t.state.enemies) >= 3, seats=4, mission="scorched-earth")
    view, words = table.view(0), table.game.words("pt-BR", table.state)
    table.game.scene(view, 0, words, table.content)
    took = []
    for _ in range(10):
        start = time.process_time()
        table.game.scene(view, 0, words, table.content)
        took.append(time.process_time() - start)
    assert min(took) < 0.05


def test_what_was_drawn_at_one_table_is_not_shown_at_another() -> None:
    """The same Mission and Heroes, other Enemies."""
    for card in ("goblin-warriors-1", "orc-flayers-1"):
        table = besieged(attacked=[1])
        table.arrange(lambda g, card=card: setattr(g.enemies[1], "card", card))
        name = table.game.words("en", table.state).name(card)
        assert name in table.scene(0, "en")["mine/who"]
    table = besieged(slowed=True)
    assert table.game.words("en", table.state)("scene-slowed") in table.scene(0, "en")["mine/who"]


# -- filmed ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("mission", ["walking-in-the-dark", "scorched-earth", "black-widow", "goblin-war-drums"])
def test_what_happened_is_shown_moment_by_moment(mission: str) -> None:
    """An Enemies' Phase is many moments, and dice lie on the table as they fell."""
    luck, table = Random(2), new(3, 2, mission=mission)
    longest = dice = 0
    while not table.over and longest < 60:
        seat, question = next(iter(table.questions.items()))
        film = Film(GAME)
        table.answer(seat, eager(luck, [option.id for option in question.options]), film=film)
        frames = list(film.frames(0, table.content))
        longest = max(longest, len(frames))
        dice += sum(bool(view["combat"] and view["combat"]["attack"]) for _, _, view in frames)
    assert longest > 3
    assert dice > 2


# -- the Market ------------------------------------------------------------------------------------------------------
def test_every_deal_of_the_market_can_be_pointed_at() -> None:
    luck, table = Random(1), new(2, 1, mode="story")
    seen: set[str] = set()
    for chapter in range(3):
        while not table.over:
            seat, question = luck.choice(list(table.questions.items()))
            if table.state.phase in ("market", "outfit", "after"):
                there = set(re.findall(r'data-spot="([^"]+)"', table.scene(seat, "es").filled()))
                for option in question.options:
                    assert set(option.targets) <= there, (question.prompt, option.id)
                    preview(table, seat, option.id, "pt-BR")
                seen.add(question.prompt)
            table.answer(seat, luck.choice(question.options).id)
        sequel = GAME.sequel(table.state, table._result)
        assert sequel is not None
        table = new(sequel.seats, chapter, **sequel.options)
    assert {"market", "after-defeat"} <= seen


# -- foretold --------------------------------------------------------------------------------------------------------
def besieged(**more: Any) -> Table:
    """The tutorial with a Mob beside one Hero and an Agent down the corridor from the other."""
    from taverna.games.massive_darkness.state import Enemy

    def change(g: Any) -> None:
        g.heroes[0].at, g.heroes[1].at = "6V-21", "6V-32"
        g.enemies[1] = Enemy(1, "goblin-warriors-1", "6V-21", 1, 1, minions=[1, 1], gear=[])
        g.enemies[2] = Enemy(2, "orc-agent-1", "6V-11", 6, 6)
        g.next_enemy = 3
        for name, value in more.items():
            setattr(g.heroes[0], name, value)

    table = new(2, 1)
    table.arrange(change)
    return table


@pytest.mark.rule("MD-DICE-07", "MD-MOB-12", "MD-COUNTER-01")
def test_an_attack_is_foretold_with_its_dice_odds_and_what_comes_back() -> None:
    from taverna.games.massive_darkness import foresight

    table = besieged()
    told = preview(table, 0, "melee,1")
    cast = foresight.attack(table.state, 0, 1, "melee")
    for amount, chance in enumerate(cast.damage):
        if chance >= 0.01:
            assert f'<th scope="row">{amount}' in told
            assert f"<td>{round(100 * chance)}%</td>" in told
    assert f"{cast.mean:.1f} Damage on average" in told
    mean = sum(n * chance for n, chance in enumerate(cast.fallen))
    assert f"{mean:.1f} of 2 Minions fall on average" in told
    table.state.heroes[0].attacked = [1]
    back = [forecast for _, forecast in foresight.coming(table.state, 0)[1] if forecast is not None]
    assert back and f"{max(one.mean for one in back):.1f} Damage on average, death" in told


@pytest.mark.rule("MD-MOB-04", "MD-MOB-06", "MD-STUN-07")
@pytest.mark.parametrize(("stunned", "hands"), [(False, None), (True, None), (False, ["sunspear"])])
def test_whether_the_boss_can_be_hurt_is_foretold(stunned: bool, hands: list[str] | None) -> None:
    from taverna.games.massive_darkness import foresight

    table = besieged(**({"hands": hands} if hands else {}))
    foe = table.state.enemies[1]
    foe.stunned = stunned
    told, cast = preview(table, 0, "melee,1"), foresight.attack(table.state, 0, 1, "melee")
    if stunned or hands:
        assert cast.boss == pytest.approx(sum(cast.damage[foe.life :])) and "may go to the Boss" in told
    else:
        assert cast.boss is None and "The Boss cannot be hurt" in told


@pytest.mark.rule("MD-DICE-07")
def test_what_the_limit_of_three_takes_is_told() -> None:
    strong = next(
        id
        for id, item in GAME.content().items.items()
        if item.dice.melee.yellow == 2 and item.slot == "one-hand" and item.level == 1
    )
    table = besieged(hands=[strong, strong], hero="bjorn", cls="shadow-barbarian")
    assert "Lost to the limit of three: 2 yellow" in preview(table, 0, "melee,1")  # one more in Shadow Mode


@pytest.mark.rule("MD-SHADOW-03", "MD-FOE-06")
def test_a_move_is_foretold_with_light_level_and_who_would_come() -> None:
    table = besieged(at="6V-31")
    told = preview(table, 0, "move,6V-21")
    assert "you will not get away from it" in told
    assert "Goblin Warriors: would attack you" in told
    table = new(1, 1)
    assert "Shadow Mode" in preview(table, 0, "move,6V-21")
    assert "Enemies will come for you" in preview(table, 0, "move,6V-22")


def test_the_end_of_an_activation_is_foretold_for_every_enemy() -> None:
    from taverna.games.massive_darkness.foresight.courses import intentions

    table = besieged(attacked=[1])
    told = preview(table, 0, "rest")
    assert "3 Actions are lost" in told
    assert "Counterattacks at once" in told
    for foe in table.state.enemies.values():
        assert table.game.words("en", table.state).name(foe.card) in told
    whom = {course.target for courses in intentions(table.state).values() for course in courses}
    for seat in whom - {-1}:
        assert f"attack {table.game.words('en', table.state).seat(seat)}" in told


@pytest.mark.rule("MD-XP-07", "MD-FOE-06")
def test_a_lesson_is_foretold_with_whom_enemies_then_prefer() -> None:
    def change(g: Any) -> None:
        g.phase, g.waiting = "experience", [0, 1]
        g.heroes[0].xp, g.heroes[1].xp = 6, 3

    table = new(2, 1)
    table.arrange(change)
    question = table.questions[0]
    assert question.prompt == "learn"
    line = question.options[0].id
    told = preview(table, 0, line)
    assert "1 XP left" in told
    assert f"choose {table.game.words('en', table.state).seat(1)} first" in told
    assert 'data-k="spread/lesson"' in table.scene(0, "en")["spread/lesson"]


def test_new_dice_are_foretold_when_one_changes_equipment() -> None:
    table = new(1, 1)
    table.arrange(lambda g: g.heroes[0].pack.append("great-axe"))
    table.answer(0, "trade")
    assert 'data-k="spread/trade"' in table.scene(0, "en")["spread/trade"]
    told = preview(table, 0, "equip,great-axe")
    assert told.count('class="md-die yellow"') == 1 + 2 + 1  # the card, before, after
    assert told.count('class="md-die red"') == 1 + 1
