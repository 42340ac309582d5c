"""Every card of the monsters' ability decks, performed by a monster next to a character; what is rare, by itself."""

from __future__ import annotations

from typing import Any

import pytest
from table import Table, away, content

from taverna.core.ask import Ask
from taverna.games.gloomhaven.records.abilities import (
    Ability,
    Afflict,
    Area,
    Attack,
    CreateTrap,
    Damage,
    Element,
    Heal,
    Infuse,
    LastingBonus,
    Loot,
    Move,
    Retaliate,
    Shield,
    Shove,
    Special,
    Suffer,
    Summoning,
    Whom,
)
from taverna.games.gloomhaven.records.monsters import MonsterCard, Stats
from taverna.games.gloomhaven.rules import bonuses, figures, sums

LEVEL = 5
ELEMENTS: tuple[Element, ...] = ("fire", "ice", "air", "earth", "light", "dark")
DECKS = {
    deck: [kind.id for kind in content().monsters.values() if kind.deck == deck] for deck in content().monster_decks
}
"""The types that use each deck."""
BOSS = "jekserah"
CARDS = [
    (BOSS if deck == "boss" else DECKS[deck][0], card)
    for deck, found in content().monster_decks.items()
    for card in found.cards
    if not any(isinstance(one, Special) for one in card.do)
]


class Lair(Table):
    """A small table where the players take the first of all choices that are theirs to make for monsters."""

    def __init__(self, kind: str, at: Any = (1, 0), **more: Any) -> None:
        foes = {"m": at, **more.pop("foes", {})}
        kinds = {"m": kind, **more.pop("what", {})}
        ranks = {"m": "boss" if content().monsters[kind].boss else "normal", **more.pop("rank", {})}
        super().__init__("brute", foes, what=kinds, rank=ranks, **more)
        self.g.level = LEVEL
        for figure in self.g.figures.values():
            figure.level = LEVEL

    def _answer(self, ask: Ask, waiting: list[Any]) -> Any:
        if not waiting and ask.prompt != "negate":
            self.prompts.append(ask.prompt)
            options = list(ask.made().values())
            self.offered.append(options)
            return options[0]
        return super()._answer(ask, waiting)

    def play(self, card: int, *answers: Any, id: str = "m") -> Lair:  # type: ignore[override]
        self.monster_turn(id, *answers, card=card)
        return self

    def stats(self, id: str = "m") -> Stats:
        found = figures.stats(self.g, self.g.figures[id])
        assert isinstance(found, Stats)
        return found


# -- what a card must do to one character next to the monster --------------------------------------------------------


class Expected:
    """The card worked out by hand: one enemy next to the monster, no ally, modifier cards all +0."""

    def __init__(self, card: MonsterCard, stats: Stats, there: tuple[Element, ...]) -> None:
        self.stats = stats
        self.there = list(there)
        self.hurt = self.healed = self.shield = self.attacks = self.pushed = self.traps = 0
        self.retaliate: list[tuple[int, int]] = []
        self.gets: list[str] = []  # conditions of the character
        self.own: list[str] = []
        self.made = list(card.makes)
        self.summons: list[str] = []
        self.apart = 1
        for one in card.do:
            self.ability(one)

    def number(self, amount: Any) -> int:
        """ "A+1" with the numbers of the stat card."""
        if isinstance(amount, int):
            return amount
        letters = {"A": int(self.stats.attack or 0), "M": int(self.stats.move or 0), "R": self.stats.range}
        letter, change = amount[0], amount[1:]
        return letters[letter] + (int(change) if change else 0)

    def pays(self, uses: tuple[str, ...]) -> bool:
        """A monster always consumes an element if it can."""
        for use in uses:
            if use != "any" and use not in self.there:
                return False
        if not self.there:
            return False
        for use in uses:
            self.there.remove(self.there[0] if use == "any" else use)  # type: ignore[arg-type]
        return True

    def ability(self, one: Ability) -> None:
        if one.needs and not self.pays(one.needs):
            return
        gained = [augment.gives for augment in one.augments if self.pays(augment.uses)]
        plus = sum(int(gives.plus) for gives in gained)
        if isinstance(one, Attack):
            self.attack(one, plus, gained)
        elif isinstance(one, Heal):
            times = self.attacks if one.times == "damaged" else 1
            whom = [gives.whom for gives in gained if gives.whom] or [one.whom]
            if whom[0] is None:
                self.healed += times * (int(one.value) + plus)
        elif isinstance(one, Shield):
            self.shield += int(one.value) + plus
        elif isinstance(one, Retaliate):
            self.retaliate.append((int(one.value), one.range))
        elif isinstance(one, Suffer):
            self.healed -= int(one.value)
        elif isinstance(one, Damage):
            if one.whom.around == "self" and self.reaches(one.whom):
                self.hurt += int(one.value)
        elif isinstance(one, Afflict):
            if one.whom is not None and one.whom.side == "self":
                self.own += one.conditions
            elif one.whom is not None and one.whom.side == "enemy" and self.reaches(one.whom):
                self.gets += one.conditions
        elif isinstance(one, Shove):
            self.pushed += one.value + plus
            self.apart += one.value + plus
            self.gets += one.conditions
        elif isinstance(one, CreateTrap):
            self.traps = int(one.damage)
        elif isinstance(one, Infuse):
            self.made += one.elements
        elif isinstance(one, Summoning):
            self.summons.append(one.monster)
        else:
            assert isinstance(one, Move | Loot | LastingBonus)

    def reaches(self, whom: Whom) -> bool:
        return whom.range is None or self.number(whom.range) >= self.apart

    def attack(self, one: Attack, plus: int, gained: list[Any]) -> None:
        times = self.stats.targets if one.all_on_one else 1
        self.attacks += times
        for _ in range(times):
            poisoned = 1 if "poison" in self.gets else 0
            self.hurt += max(0, self.number(one.value) + plus + poisoned)
            self.gets += [*one.conditions, *self.stats.conditions, *(c for gives in gained for c in gives.conditions)]
        self.pushed += one.push + sum(gives.push for gives in gained)
        for gives in gained:
            for after in gives.do:
                self.ability(after)


@pytest.mark.rule(
    "GH-MONCARD-05",
    "GH-MATK-01",
    "GH-MATK-05",
    "GH-MATK-06",
    "GH-STAT-08",
    "GH-ELEM-02",
    "GH-ELEM-13",
    "GH-ELEM-14",
    "GH-MBONUS-01",
    "GH-MHEAL-01",
)
@pytest.mark.parametrize("there", [(), ELEMENTS], ids=["bare", "elements"])
@pytest.mark.parametrize(("kind", "card"), CARDS, ids=[f"{kind}-{card.number}" for kind, card in CARDS])
def test_a_card(kind: str, card: MonsterCard, there: tuple[Element, ...]) -> None:
    t = Lair(kind, elements=there, hp={"m": 20})
    t.play(card.number)
    should = Expected(card, t.stats(), there)
    assert t.took.get("h0", 0) == should.hurt
    assert t.took.get("m", 0) == -should.healed
    lasting = [c for c in should.gets if c not in ("curse", "bless")]
    assert t.has("h0") == sorted(set(lasting))
    assert t.me.deck.count("curse") == should.gets.count("curse")
    assert t.has("m") == sorted(set(should.own) - {"curse", "bless"})
    assert [t.g.monster_deck.count(c) for c in ("curse", "bless")] == [should.own.count(c) for c in ("curse", "bless")]
    assert t.shield("m") == should.shield and t.retaliate("m") == should.retaliate
    assert sorted(t.strong) == sorted({*should.there, *should.made})
    assert (t.at("h0") != (0, 0)) == bool(should.pushed) or any(getattr(one, "pull", 0) for one in card.do)
    assert [trap.damage for trap in t.g.traps.values()] == ([should.traps] if should.traps else [])
    came = [f.what for f in t.g.figures.values() if f.id not in ("h0", "m")]
    assert came == should.summons


@pytest.mark.rule("GH-MON-02", "GH-MMOVE-01")
@pytest.mark.parametrize(("kind", "card"), CARDS, ids=[f"{kind}-{card.number}" for kind, card in CARDS])
def test_a_card_far_from_anyone(kind: str, card: MonsterCard) -> None:
    """It comes closer by its Move and no more; without one it stays."""
    t = Lair(kind, at=(4, -4), foes={})
    t.g.figures["h0"].at = (-4, 4)
    t.play(card.number)
    moves = [Expected(card, t.stats(), ()).number(one.value) for one in card.do if isinstance(one, Move)]
    here = t.at("m")
    assert here is not None
    if t.took:
        assert away(here, (4, -4)) <= sum(max(0, one) for one in moves)
    else:
        assert away(here, (4, -4)) == min(sum(max(0, one) for one in moves), 7)


# -- cards that speak of others --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "card"), [("hound", 542), ("hound", 543), ("giant-viper", 684), ("giant-viper", 685)])
def test_two_more_beside_an_ally(kind: str, card: int) -> None:
    alone = Lair(kind).play(card).took["h0"]
    assert Lair(kind, foes={"b": (0, 1)}).play(card).took["h0"] == alone + 2
    assert Lair(kind, foes={"b": (0, 2)}).play(card).took["h0"] == alone


@pytest.mark.rule("GH-ADV-04", "GH-MBONUS-02")
def test_a_viper_hard_to_hit_for_the_round() -> None:
    t = Lair("giant-viper").play(689)
    t.attack("h0", "m", 1)
    assert len(t.me.deck_discard) == 2
    t.end_round().attack("h0", "m", 1)
    assert len(t.me.deck_discard) == 3


@pytest.mark.rule("GH-MBONUS-01", "GH-MBONUS-02")
@pytest.mark.parametrize("card", [604, 605])
def test_a_cultist_strikes_all_around_as_it_dies(card: int) -> None:
    t = Lair("cultist", allies=[(2, 0), (4, 0)], hp={"m": 1}).play(card)
    blow = int(t.stats().attack or 0) + 2
    before = dict(t.took)
    t.attack("h0", "m", 5)
    assert t.dead == ["m"]
    assert t.took["h0"] - before.get("h0", 0) == blow and t.took["h1"] - before.get("h1", 0) == blow
    assert "h2" not in t.took
    t = Lair("cultist", hp={"m": 1}).play(card)
    before = dict(t.took)
    t.end_round().attack("h0", "m", 5)
    assert t.dead == ["m"] and t.took.get("h0", 0) == before.get("h0", 0)


def test_a_dying_cultist_strikes_once_though_it_is_struck_back() -> None:
    t = Lair("cultist", hp={"m": 1}).play(604)
    lost = t.took["h0"]
    bonuses.for_round(t.g, t.g.figures["h0"], 0, 3)
    t.attack("h0", "m", 5)
    assert t.dead == ["m"] and t.took["h0"] == lost + int(content().monsters["cultist"].normal[LEVEL].attack or 0) + 2
    assert t.g.money == {"1,0": 1}


@pytest.mark.rule("GH-MSUMMON-01", "GH-MSUMMON-04", "GH-MSUMMON-05")
def test_an_ooze_splits() -> None:
    t = Lair("ooze", hp={"m": 9}).play(696)
    (new,) = [f for f in t.g.figures.values() if f.id not in ("h0", "m")]
    assert t.g.figures["m"].hp == 7 and (new.what, new.rank, new.hp) == ("ooze", "normal", 7)
    assert new.new and new.spawned
    t = Lair("ooze").play(697)  # 28 hit points left, but a normal one of this level has no more than 10
    (new,) = [f for f in t.g.figures.values() if f.id not in ("h0", "m")]
    assert new.hp == content().monsters["ooze"].normal[LEVEL].hp


def test_an_ooze_that_the_split_kills_leaves_none() -> None:
    t = Lair("ooze", hp={"m": 2}).play(696)
    assert list(t.g.figures) == ["h0"]


@pytest.mark.rule("GH-MSUMMON-02")
def test_a_deep_terror_comes_up_next_to_the_target() -> None:
    t = Lair("deep-terror", at=(4, 0)).play(738)
    (new,) = [f for f in t.g.figures.values() if f.id not in ("h0", "m")]
    assert new.what == "deep-terror" and new.at is not None and away(new.at) == 1
    t = Lair("deep-terror", at=(4, 0), conditions={"m": ["disarm"]}).play(738)
    assert list(t.g.figures) == ["h0", "m"]  # no target, no hex next to it


@pytest.mark.rule("GH-MSUMMON-02", "GH-MSUMMON-03")
@pytest.mark.parametrize(
    ("kind", "card", "what"),
    [
        ("cultist", 609, "living-bones"),
        ("savvas-icestorm", 709, "wind-demon"),
        ("savvas-icestorm", 710, "frost-demon"),
        ("savvas-lavaflow", 716, "flame-demon"),
        ("savvas-lavaflow", 717, "earth-demon"),
    ],
)
def test_monsters_summon_next_to_themselves_and_close_to_an_enemy(kind: str, card: int, what: str) -> None:
    t = Lair(kind, at=(3, 0)).play(card)
    (new,) = [f for f in t.g.figures.values() if f.id not in ("h0", "m")]
    assert new.what == what and new.at == (2, 0) and new.rank == "normal" and new.level == LEVEL


@pytest.mark.rule("GH-TARGET-01", "GH-MATK-03", "GH-STAT-08")
def test_living_bones_hit_two_or_one_enemy_twice() -> None:
    t = Lair("living-bones", allies=[(1, 1)]).play(519)
    attack = int(t.stats().attack or 0)
    assert t.took == {"h0": attack, "h1": attack}
    t = Lair("living-bones", allies=[(1, 1)]).play(522)
    assert sorted(t.took.values()) == [2 * attack]


@pytest.mark.rule("GH-MATK-03", "GH-TARGET-01")
@pytest.mark.parametrize(
    ("kind", "card", "targets"),
    [
        ("bandit-archer", 536, 2),
        ("cave-bear", 602, 2),
        ("giant-viper", 690, 2),
        ("living-spirit", 584, 2),
        ("rending-drake", 553, 2),
        ("night-demon", 663, 3),
        ("deep-terror", 732, 3),
        ("vermling-scout", 674, 2),
        ("harrower-infester", 724, 2),
    ],
)
def test_several_targets(kind: str, card: int, targets: int) -> None:
    t = Lair(kind, allies=[(1, 1), (2, -1)]).play(card)
    assert len({id: lost for id, lost in t.took.items() if id[0] == "h"}) == targets


@pytest.mark.rule("GH-MATK-03")
@pytest.mark.parametrize(
    ("kind", "card", "there"),
    [
        ("earth-demon", 641, ()),
        ("flame-demon", 633, ()),
        ("giant-viper", 687, ()),
        ("lurker", 617, ()),
        ("savvas-lavaflow", 718, ()),
        ("stone-golem", 746, ()),
        ("sun-demon", 653, ()),
        ("sun-demon", 658, ()),
        ("deep-terror", 735, ()),
        ("living-spirit", 581, ()),
        ("sun-demon", 657, ("light",)),
    ],
)
def test_all_next_to_it_or_in_range(kind: str, card: int, there: tuple[Element, ...]) -> None:
    t = Lair(kind, allies=[(1, 1), (2, -1)], elements=there).play(card)
    assert sorted(id for id in t.took if id[0] == "h") == ["h0", "h1", "h2"]


@pytest.mark.rule("GH-AOE-01", "GH-AOE-03", "GH-MMOVE-12")
@pytest.mark.parametrize(
    ("kind", "card", "there", "others"),
    [
        ("frost-demon", 624, (), [(0, 1)]),
        ("earth-demon", 643, (), [(0, 1), (-1, 1)]),
        ("wind-demon", 648, (), [(0, 1), (-1, 1)]),
        ("wind-demon", 648, ("air",), [(-1, 0), (0, 1), (-1, 1)]),
        ("flame-demon", 631, (), [(-1, 0)]),
        ("harrower-infester", 729, (), [(-1, 0), (-2, 0)]),
        ("savvas-lavaflow", 720, (), [(-1, 0), (-2, 0)]),
        ("savvas-icestorm", 715, (), [(-1, 0), (0, 1), (-1, 1)]),
        ("deep-terror", 733, (), [(-1, 0), (-2, 0), (-3, 0)]),
    ],
)
def test_areas_from_its_own_hex(kind: str, card: int, there: tuple[Element, ...], others: list[Any]) -> None:
    """The character at (0, 0) is next to it; the others lie so that one turn of the shape catches them all."""
    t = Lair(kind, allies=others, elements=there, conditions={"m": ["immobilize"]}).play(card)
    assert sorted(id for id in t.took if id[0] == "h") == [f"h{nth}" for nth in range(len(others) + 1)]


@pytest.mark.rule("GH-AOE-05")
@pytest.mark.parametrize(
    ("kind", "card", "there", "others"),
    [
        ("ancient-artillery", 703, (), [(0, 1), (1, 0)]),
        ("ancient-artillery", 707, (), [(0, 1), (1, 0)]),
        ("spitting-drake", 558, (), [(0, 1), (1, 0)]),
        ("ancient-artillery", 704, (), [(0, 1), (1, 0), (-1, 0)]),
        ("spitting-drake", 563, (), [(0, 1), (1, 0), (-1, 0)]),
        ("flame-demon", 630, ("fire",), [(0, 1), (1, 0), (-1, 0)]),
    ],
)
def test_areas_at_range(kind: str, card: int, there: tuple[Element, ...], others: list[Any]) -> None:
    t = Lair(kind, at=(4, 0), allies=others, elements=there).play(card)
    assert sorted(id for id in t.took if id[0] == "h") == [f"h{nth}" for nth in range(len(others) + 1)]
    alone = Lair(kind, at=(4, 0), allies=[(-4, 0)], elements=there).play(card)
    assert list(alone.took) == ["h0"]


def test_areas_have_as_many_hexes_as_printed() -> None:
    """Triangles of three, a circle of seven, rows of two to five before the monster, a great triangle."""
    sizes = {
        card.number: len(one.area.hexes)
        for deck in content().monster_decks.values()
        for card in deck.cards
        for one in card.do
        if isinstance(one, Attack) and isinstance(one.area, Area)
    }
    assert sizes == {
        558: 3,
        563: 7,
        624: 2,
        625: 2,
        631: 2,
        643: 3,
        648: 3,
        703: 3,
        704: 7,
        707: 3,
        715: 5,
        720: 3,
        729: 3,
        733: 5,
        734: 5,
    }


@pytest.mark.rule("GH-TRAP-07")
@pytest.mark.parametrize(("kind", "card", "damage"), [("bandit-archer", 538, 3), ("flame-demon", 635, 4)])
def test_traps_are_laid_towards_the_enemy(kind: str, card: int, damage: int) -> None:
    t = Lair(kind, at=(4, 0), conditions={"m": ["immobilize"]}).play(card)
    assert {spot: trap.damage for spot, trap in t.g.traps.items()} == {"3,0": damage}


@pytest.mark.rule("GH-MLOOT-02", "GH-MLOOT-03", "GH-MLOOT-04")
@pytest.mark.parametrize(("kind", "card"), [("vermling-scout", 675), ("ooze", 698)])
def test_monsters_loot_money_and_no_treasure(kind: str, card: int) -> None:
    t = Lair(kind, money=[(1, 0), (2, 0), (1, -1), (4, 0)], conditions={"m": ["immobilize"]})
    t.g.treasures["1,1"] = "7"
    t.play(card)
    assert t.g.money == {"4,0": 1} and t.g.treasures == {"1,1": "7"}
    t.attack("h0", "m", 40)
    assert t.g.money == {"4,0": 1, "1,0": 1}


@pytest.mark.parametrize(("kind", "card", "condition"), [("black-imp", 683, "strengthen")])
def test_allies_in_range_are_strengthened(kind: str, card: int, condition: str) -> None:
    t = Lair(kind, foes={"b": (3, 0), "c": (4, 0)}).play(card)
    assert t.conditions() == {"h0": ["muddle"], "b": [condition]}


@pytest.mark.rule("GH-TARGET-03")
def test_a_shaman_heals_the_allies_next_to_it() -> None:
    t = Lair(
        "inox-shaman", foes={"b": (2, 0), "c": (4, 0)}, hp={"m": 10, "b": 10, "c": 10}, conditions={"m": ["immobilize"]}
    )
    assert t.play(594).took == {"b": -1}


@pytest.mark.rule("GH-MHEAL-02")
@pytest.mark.parametrize(
    ("kind", "card", "heals"), [("inox-shaman", 590, 3), ("black-imp", 679, 2), ("cultist", 611, 3)]
)
def test_a_heal_goes_to_whoever_lost_the_most(kind: str, card: int, heals: int) -> None:
    t = Lair(kind, foes={"b": (2, 0), "c": (1, 1)}, hp={"m": 25, "b": 20, "c": 15}, conditions={"m": ["immobilize"]})
    assert t.play(card).took == {"c": -heals}


def test_a_lavaflow_heals_three_with_earth() -> None:
    foes = {"b": (2, 0), "c": (1, 1), "d": (4, -4)}
    hp = {"m": 10, "b": 10, "c": 10, "d": 10}
    assert Lair("savvas-lavaflow", foes=foes, hp=hp, elements=["earth"]).play(722).took == {"m": -4, "b": -4, "c": -4}


def test_a_sun_demon_heals_all_its_allies_with_light() -> None:
    t = Lair("sun-demon", foes={"b": (2, 0), "c": (3, 0)}, hp={"m": 10, "b": 10, "c": 10}, elements=["light"]).play(652)
    assert t.took == {"b": -3, "c": -3} and t.strong == []


def test_an_icestorm_shields_those_within_two() -> None:
    t = Lair("savvas-icestorm", foes={"b": (3, 0), "c": (4, 0)}, conditions={"m": ["immobilize"]}).play(711)
    assert [t.shield(id) for id in "mbc"] == [1, 1, 0]


def test_a_night_demon_hurts_friend_and_foe() -> None:
    t = Lair("night-demon", foes={"b": (2, 0), "c": (3, 0)}).play(667)
    assert t.took == {"h0": int(t.stats().attack or 0) - 1 + 1, "b": 1}


def test_lava_splashes_around_the_target() -> None:
    t = Lair("savvas-lavaflow", at=(3, 0), foes={"b": (0, 1)}, allies=[(-1, 0), (-2, 0)])
    t.g.figures["m"].conditions["immobilize"] = False
    t.play(719)
    assert t.took == {"h0": int(t.stats().attack or 0) + 1, "b": 2, "h1": 2}


def test_all_enemies_suffer_wherever_they_are() -> None:
    t = Lair("savvas-lavaflow", allies=[(4, -4)], elements=["fire"]).play(721)
    assert t.took == {"h0": 2, "h1": 2} and t.conditions() == {"h0": ["wound"], "h1": ["wound"]}


@pytest.mark.rule("GH-ELEM-14")
def test_all_of_a_type_have_the_benefit_of_an_element_once_consumed() -> None:
    t = Lair("night-demon", foes={"n": (0, 1)}, what={"n": "night-demon"}, elements=["dark"])
    t.play(664).play(664, id="n")
    assert t.took == {"h0": 2 * (int(t.stats().attack or 0) + 3)} and t.strong == []


@pytest.mark.rule("GH-PUSH-01", "GH-PULL-01")
def test_pushes_and_pulls() -> None:
    assert away(Lair("living-corpse").play(571).at("h0") or (0, 0), (1, 0)) == 2
    assert (
        away(
            Lair("savvas-icestorm", elements=["air"], conditions={"m": ["immobilize"]}).play(708).at("h0") or (0, 0),
            (1, 0),
        )
        == 5
    )
    t = Lair("stone-golem", at=(4, 0), conditions={"m": ["immobilize"]}, allies=[])
    t.g.figures["h0"].at = (1, 0)
    t.play(747)
    assert t.at("h0") == (3, 0) and t.has("h0") == ["immobilize"]


# -- bosses ----------------------------------------------------------------------------------------------------------


def boss(what: str, number: int, *, characters: int = 2, at: Any = (1, 0), **more: Any) -> Lair:
    """A boss's special action with a party of so many."""
    allies = [(-4, 4), (-3, 4), (-2, 4)][: characters - 1]
    t = Lair(what, at=at, allies=more.pop("allies", allies), **more)
    return t.play(577 if number == 1 else 572)


def newcomers(t: Lair) -> list[str]:
    known = ("m", "b", "c")
    return sorted(f"{f.rank} {f.what}" for f in t.g.figures.values() if f.id[0] != "h" and f.id not in known)


@pytest.mark.rule("GH-BOSS-03", "GH-MSUMMON-01")
@pytest.mark.parametrize(
    ("what", "number", "by_party"),
    [
        ("bandit-commander", 2, {2: ["normal living-bones"], 3: ["elite living-bones"], 4: ["elite living-bones"]}),
        (
            "merciless-overseer",
            2,
            {
                2: ["normal vermling-scout", "normal vermling-scout"],
                3: ["elite vermling-scout", "normal vermling-scout"],
                4: ["elite vermling-scout", "elite vermling-scout"],
            },
        ),
        (
            "jekserah",
            1,
            {
                2: ["normal living-bones", "normal living-bones"],
                3: ["elite living-bones", "normal living-bones"],
                4: ["elite living-bones", "elite living-bones"],
            },
        ),
        (
            "jekserah",
            2,
            {
                2: ["normal living-corpse", "normal living-corpse"],
                3: ["elite living-corpse", "normal living-corpse"],
                4: ["elite living-corpse", "elite living-corpse"],
            },
        ),
        ("the-sightless-eye", 1, {2: ["normal deep-terror"], 3: ["elite deep-terror"], 4: ["elite deep-terror"]}),
        ("the-sightless-eye", 2, {2: ["normal deep-terror"], 3: ["normal deep-terror"], 4: ["elite deep-terror"]}),
        ("dark-rider", 2, {2: ["normal forest-imp"], 3: ["normal forest-imp"] * 2, 4: ["normal forest-imp"] * 2}),
    ],
)
def test_whom_bosses_summon(what: str, number: int, by_party: dict[int, list[str]]) -> None:
    for characters, wanted in by_party.items():
        assert newcomers(boss(what, number, characters=characters)) == wanted


def test_the_bodyguards_sweep_and_the_blow_they_give_back() -> None:
    t = boss("inox-bodyguard", 1, allies=[(1, -1)])
    assert t.took == {"h0": 4, "h1": 4}  # 3+C at level 5, less 1
    t = boss("inox-bodyguard", 2)
    assert t.took == {"h0": 5} and t.retaliate("m") == [(5, 1)]
    for level, value in enumerate([3, 3, 3, 4, 4, 5, 5, 5]):
        t = Lair("inox-bodyguard")
        t.g.figures["m"].level = level
        assert t.play(572).retaliate("m") == [(value, 1)]


@pytest.mark.rule("GH-MBONUS-02")
def test_the_captain_heals_and_cheers_his_guards() -> None:
    t = boss("captain-of-the-guard", 1, foes={"b": (4, -4)}, hp={"m": 10, "b": 10})
    assert t.took == {"m": -2, "b": -2}
    t = boss("captain-of-the-guard", 2, foes={"b": (0, 1)})
    assert t.took == {"h0": 6}
    assert t.attack("b", "h0", 2).took == {"h0": 9}
    t.end_round().attack("b", "h0", 2)
    assert t.took == {"h0": 11}


def test_the_overseer_is_as_strong_as_its_scouts_are_many() -> None:
    scouts = {"b": (3, 0), "c": (4, 0)}
    t = Lair("merciless-overseer", foes=scouts, what=dict.fromkeys(scouts, "vermling-scout")).play(578)
    assert t.took == {"h0": 2}
    assert Lair("merciless-overseer").play(578).took == {}


def test_jekserah_strikes_all_around_or_hard() -> None:
    t = boss("jekserah", 1, allies=[(2, 0)])
    assert t.took == {"h0": 4, "h1": 4}
    assert boss("jekserah", 2).took == {"h0": 7}


def test_the_rider_gains_by_every_hex() -> None:
    t = boss("dark-rider", 1, at=(4, 0))
    assert t.at("m") == (1, 0) and t.took == {"h0": 5 + 3}


def test_the_gloom_strikes_with_all_it_has() -> None:
    t = boss("the-gloom", 1, at=(4, 0), hp={"h0": 30})
    assert t.took == {"h0": 7 + 9} and t.at("m") == (1, 0)


def test_the_colorless_needs_dark_and_light() -> None:
    t = boss("the-colorless", 1, elements=["dark", "light"])
    assert newcomers(t) == ["normal night-demon"] and t.has("m") == ["invisible"] and t.strong == ["light"]
    assert newcomers(boss("the-colorless", 1)) == []
    t = boss("the-colorless", 2, characters=3, elements=["dark", "light"], hp={"m": 10})
    assert newcomers(t) == ["elite sun-demon"] and t.took == {"m": -6} and t.shield("m") == 1 and t.strong == ["dark"]


@pytest.mark.rule("GH-BOSS-05")
def test_a_boss_is_immune_to_what_its_card_says() -> None:
    t = Lair("bandit-commander")
    t.act("h0", Attack(value=1, conditions=("stun", "immobilize", "curse", "poison")), answers=["m"])
    assert t.has("m") == ["poison"] and "curse" not in t.g.monster_deck


def test_the_eye_and_the_drake_cannot_be_moved() -> None:
    for what in ("the-sightless-eye", "elder-drake"):
        t = Lair(what).act("h0", Attack(value=1, push=2), answers=["m"])
        assert t.at("m") == (1, 0)


@pytest.mark.rule("GH-BOSS-04")
@pytest.mark.parametrize(
    ("what", "two", "three"), [("bandit-commander", 32, 48), ("hungry-soul", 11, 17), ("bloated-regent", 17, 26)]
)
def test_hit_points_by_the_number_of_characters(what: str, two: int, three: int) -> None:
    """At level 5; halves are rounded up."""
    amount = content().monsters[what].boss[LEVEL].hp
    for allies, hp in (([(-1, 0)], two), ([(-1, 0), (-2, 0)], three)):
        t = Lair(what, allies=allies)
        assert sums.value(t.g, amount, t.g.figures["m"]) == hp
