"""Every card of the Quartermaster, both halves."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from table import RING, Over, Table, moves, strikes

from taverna.games.gloomhaven.records.abilities import Attack
from taverna.games.gloomhaven.rules import bonus_moments, moments, rest

pytestmark = pytest.mark.rule("GH-CARD-04", "GH-TURN-03", "GH-TURN-05")
QM = "quartermaster"
BOOTS, HAMMER, HEALING, POWER = "boots-of-striding", "war-hammer", "minor-healing-potion", "minor-power-potion"


def equipped(t: Table, seat: int = 0, *, spent: Iterable[str] = (), consumed: Iterable[str] = ()) -> Table:
    """With items used already."""
    mat = t.g.characters[seat]
    mat.spent, mat.consumed = list(spent), list(consumed)
    mat.items = [*mat.spent, *mat.consumed]
    return t


def used(t: Table, seat: int = 0) -> list[str]:
    return [*t.g.characters[seat].spent, *t.g.characters[seat].consumed]


@pytest.mark.rule("GH-RECOVER-03")
def test_restock() -> None:
    t = equipped(equipped(Table(QM, allies=[(2, 0), (3, 0)]), 1, spent=[BOOTS], consumed=[HEALING]), 2, spent=[BOOTS])
    t.top("restock", ("item", HEALING))
    assert used(t, 1) == [BOOTS] and used(t, 2) == [BOOTS] and t.xp == 2 and t.zone("restock") == "lost"
    strikes("restock", 3, "bottom")


def test_oversized_pack() -> None:
    t = Table(QM, money=[(2, 0), (3, 0)]).top("oversized-pack")
    assert t.me.money == 1
    t = equipped(Table(QM), spent=[BOOTS], consumed=[HEALING, POWER]).bottom("oversized-pack")
    assert used(t) == [BOOTS] and t.xp == 2 and t.zone("oversized-pack") == "lost"


def test_sharpening_kit() -> None:
    t = Table(QM, allies=[(2, 0)], hp={"h1": 9}).top("sharpening-kit", "h1")
    assert t.took == {"h1": -4} and t.xp == 1
    t = Table(QM, {"a": (1, 0)}, allies=[(2, 0), (4, 0)]).bottom("sharpening-kit")
    t.attack("h0", "a", 1).attack("h1", "a", 1).attack("h2", "a", 1, range=3)
    assert t.took == {"a": 5} and t.end_round().zone("sharpening-kit") == "discarded"


@pytest.mark.rule("GH-USE-02")
def test_proficiency() -> None:
    t = Table(QM, {"a": (1, 0), "b": (0, 1)}).top("proficiency")
    assert t.xp == 2 and t.zone("proficiency") == "active, lost"
    t.top("giant-club", "a")
    assert t.took == {"a": 5}, "without an item nothing is added"
    t.me.items = [HAMMER, "poison-dagger"]
    t.top("giant-club", ("item", HAMMER), "a", ("item", "poison-dagger"))
    assert t.took == {"a": 11} and t.has("a") == ["poison", "stun"], "once, however many items"
    t.top("giant-club", "b")
    assert t.took == {"a": 11, "b": 5}, "they were used before this action"
    t.me.spent.clear()
    t.top("giant-club", "b", ("item", "poison-dagger"))
    assert t.took == {"a": 11, "b": 11}
    moves("proficiency", 3)


def test_iron_bulwark() -> None:
    strikes("iron-bulwark", 3, conditions=["muddle"], xp=1)
    t = Table(QM, allies=[(1, 0), (2, 0)]).bottom("iron-bulwark")
    assert [t.shield(id) for id in ("h0", "h1", "h2")] == [1, 1, 0] and t.zone("iron-bulwark") == "active"


def test_hastened_step() -> None:
    t = Table(QM, {"a": (1, 0), "b": (0, 2)}).top("hastened-step", "a", ("to", 0, 1), "b")
    assert t.took == {"a": 2, "b": 2}
    moves("hastened-step", 5)


def test_cleaving_axe() -> None:
    t = Table(QM, RING).top("cleaving-axe", Over("a", "b", "f"), "a", "b", "f")
    assert t.took == {"a": 2, "b": 2, "f": 2} and t.xp == 1
    moves("cleaving-axe", 4)


def test_impaling_spear() -> None:
    t = Table(QM, {"a": (1, 0), "b": (2, 0), "c": (3, 0)}).top("impaling-spear", Over("a", "b"), "a", "b")
    assert t.took == {"a": 3, "b": 3} and t.xp == 1
    moves("impaling-spear", 4)


def test_crippling_bow() -> None:
    strikes("crippling-bow", 3, range=3, xp=1)
    strikes("crippling-bow", 1, "bottom", range=4, conditions=["immobilize"])


def test_crushing_hammer() -> None:
    strikes("crushing-hammer", 3, conditions=["stun"], zone="lost", xp=2)
    t = Table(QM).bottom("crushing-hammer", ("to", 2, 0))
    assert t.shield() == 1 and t.zone("crushing-hammer") == "active"


def test_scroll_of_recall() -> None:
    t = equipped(Table(QM), spent=[BOOTS], consumed=[HEALING, POWER]).top("scroll-of-recall", ("item", POWER))
    assert used(t) == [BOOTS, HEALING] and t.offered[0] == [("item", HEALING), ("item", POWER), "stop"]
    t = Table(QM, {"a": (3, 0), "b": (-3, 0), "c": (0, 3), "d": (0, -4)})
    t.bottom("scroll-of-recall", "a", "b", "c", ("to", 2, 0), ("to", -2, 0), ("to", 0, 2))
    assert [t.at(id) for id in "abc"] == [(2, 0), (-2, 0), (0, 2)] and "d" not in t.offered[0]


def test_reserved_energy() -> None:
    t = equipped(Table(QM, allies=[(1, 0)]), 1, spent=[BOOTS, HAMMER], consumed=[HEALING]).top("reserved-energy", "h1")
    assert used(t, 1) == [HEALING] and t.xp == 1
    moves("reserved-energy", 4)


def test_reforge() -> None:
    t = equipped(Table(QM, allies=[(1, 0)]), spent=[BOOTS, HAMMER]).top("reforge", "h0", ("item", HAMMER))
    assert used(t) == [BOOTS] and t.offered[1] == [("item", HAMMER), "stop"] and t.xp == 1
    t = Table(QM)
    t.me.discarded = ["restock", "proficiency", "giant-club"]
    t.bottom("reforge", "restock", "giant-club")
    assert t.me.hand == ["restock", "giant-club"]


def test_bladed_boomerang() -> None:
    strikes("bladed-boomerang", 2, range=3, conditions=["wound"], xp=1)
    t = Table(QM, {"a": (3, 0)}).bottom("bladed-boomerang", ("to", 2, 0), "a", ("to", 0, 0))
    assert t.took == {"a": 1} and t.at("h0") == (0, 0)


def test_continual_supply() -> None:
    t = equipped(Table(QM, allies=[(1, 0)]), 1, spent=[BOOTS], consumed=[HEALING, POWER])
    t.me.hand = ["restock", "giant-club"]
    t.top("continual-supply").end_turn(("augment", 0), "restock", "h1", ("item", POWER))
    assert used(t, 1) == [BOOTS, HEALING] and t.zone("restock") == "discarded" and t.xp == 2
    t.end_turn("skip")
    assert used(t, 1) == [BOOTS, HEALING] and t.zone("continual-supply") == "active, lost"
    t = Table(QM)
    t.me.lost = ["restock", "proficiency", "giant-club"]
    t.bottom("continual-supply", "restock", "giant-club")
    assert t.me.hand == ["restock", "giant-club"] and t.zone("continual-supply") == "lost"


def test_scroll_of_lightning() -> None:
    strikes("scroll-of-lightning", 5, range=3, made=["light"])
    t = Table(QM, {"a": (3, 0), "b": (1, 1)})
    t.bottom("scroll-of-lightning", ("to", 2, 0), ("to", 4, 0), ("to", 0, 2))
    assert t.at("a") == (4, 0) and t.at("b") == (0, 2) and t.made == ["air"]


def test_side_pouch() -> None:
    t = equipped(Table(QM, allies=[(1, 0)]), 1, spent=[BOOTS], consumed=[HEALING, POWER]).top("side-pouch", "h1")
    assert used(t, 1) == [] and t.xp == 2 and t.zone("side-pouch") == "lost"
    t = Table(QM, money=[(3, 0)]).bottom("side-pouch", ("to", 2, 0))
    assert t.me.money == 1


def test_giant_club() -> None:
    strikes("giant-club", 5, xp=1)
    strikes("giant-club", 3, "bottom", conditions=["muddle"])


def test_reinforced_steel() -> None:
    t = equipped(Table(QM), spent=[BOOTS, HAMMER], consumed=[HEALING]).top("reinforced-steel")
    t.end_round().run(bonus_moments.round_ends(t.g, moments.RoundEnds()), [("item", HAMMER)])
    assert used(t) == [BOOTS, HEALING] and t.xp == 2 and t.zone("reinforced-steel") == "active, lost"
    t = Table(QM, allies=[(1, 0)]).bottom("reinforced-steel")
    assert t.shield("h0") == t.shield("h1") == 2


@pytest.mark.rule("GH-SHIELD-03")
def test_scroll_of_judgment() -> None:
    t = Table(QM, {"a": (4, 0), "b": (0, 1)}, allies=[(1, 0)], shields={"a": 3}).top("scroll-of-judgment")
    assert t.took == {"a": 2, "b": 2, "h0": 2} and t.xp == 2 and t.zone("scroll-of-judgment") == "lost"
    t = Table(QM, {"a": (3, 0)}).bottom("scroll-of-judgment", ("to", 2, 0), "a")
    assert t.has("a") == ["stun"]


def test_catastrophic_bomb() -> None:
    foes = {"a": (3, 0), "b": (4, 0), "c": (3, 1)}
    t = Table(QM, foes).top("catastrophic-bomb", Over("a", "b", "c"), "a", "b", "c")
    assert t.took == {"a": 1, "b": 1, "c": 1} and t.xp == 1
    t = Table(QM, {"a": (1, 0), "b": (0, 1)}, rank={"b": "elite"}).bottom("catastrophic-bomb", Over("a", "b"))
    assert t.took == {"a": 7, "h0": 7} and t.xp == 1


def test_quiver_of_arrows() -> None:
    foes = {"a": (3, 0), "b": (3, -1), "c": (2, -1)}
    t = Table(QM, foes, allies=[(1, 0)]).top("quiver-of-arrows")
    assert t.xp == 2 and t.zone("quiver-of-arrows") == "active, lost"
    t.act("h1", Attack(value=2, range=3), answers=["a", "b"])
    assert t.took == {"a": 2, "b": 2}
    t.act("h1", Attack(value=1), answers=["c"])
    assert t.took == {"a": 2, "b": 2, "c": 1}
    t.g.figures["h0"].at = (-4, 0)
    t.act("h1", Attack(value=2, range=3), answers=["a"])
    assert t.took == {"a": 4, "b": 2, "c": 1}
    moves("quiver-of-arrows", 6)


def test_scroll_of_blizzards() -> None:
    foes = {"a": (2, 0), "b": (3, 0), "c": (3, -1)}
    t = Table(QM, foes).top("scroll-of-blizzards", Over("a", "b", "c"), "a", "b", "c")
    assert t.took == {"a": 1, "b": 1, "c": 1} and t.made == ["ice"]
    t = Table(QM, {"a": (1, 0), "b": (0, 1), "c": (3, 0)}).bottom("scroll-of-blizzards", ("to", -2, 0))
    assert t.conditions() == {"a": ["immobilize"], "b": ["immobilize"]} and t.made == ["dark"]


def test_refreshment() -> None:
    t = equipped(Table(QM), consumed=[HEALING, POWER]).top("refreshment")
    t.me.discarded = ["restock"]
    t.run(rest.long_rest(t.g, "h0"), [("item", POWER)])
    assert used(t) == [HEALING] and t.xp == 2 and t.zone("restock") == "lost"
    t = Table(QM, allies=[(4, -4)])
    t.g.characters[1].discarded = ["backstab", "smoke-bomb"]
    t.bottom("refreshment", "h1")
    assert t.g.characters[1].hand == ["backstab", "smoke-bomb"] and t.xp == 2 and t.zone("refreshment") == "lost"


def test_portable_ballista() -> None:
    foes = {"a": (1, 0), "b": (3, 0), "c": (4, 0)}
    t = Table(QM, foes).top("portable-ballista", Over("a", "b", "c"), "a", "b", "c")
    assert t.took == {"a": 4, "b": 4, "c": 4} and t.xp == 1
    t = Table(QM, {"a": (1, 0)}, shields={"a": 5}).bottom("portable-ballista").attack("h0", "a", 2)
    assert t.took == {"a": 2} and t.end_round().zone("portable-ballista") == "discarded"


def test_fortified_position() -> None:
    t = Table(QM, allies=[(1, 0), (2, 0)], hp={"h0": 9, "h1": 9, "h2": 9}).top("fortified-position").end_turn()
    assert t.took == {}
    for nth in range(1, 6):
        t.end_turn()
        assert t.took == {"h1": -2 * nth} and t.xp == (nth + 1) // 2
    assert t.zone("fortified-position") == "lost"
    t = Table(QM).bottom("fortified-position", ("to", 3, 0))
    assert t.shield() == 2


def test_scroll_of_annihilation() -> None:
    t = Table(QM, {"a": (1, 0), "b": (0, 1)}, rank={"a": "elite", "b": "boss"}).top("scroll-of-annihilation", "a")
    assert t.dead == ["a"] and t.offered[0] == ["a", "stop"] and t.xp == 2
    t = Table(QM, {"a": (2, 0), "b": (1, 1)}).bottom("scroll-of-annihilation", ("to", 1, 0))
    assert t.conditions() == {"a": ["disarm"], "b": ["disarm"]}


def test_bag_of_holding() -> None:
    t = Table(QM, money=[(3, 0), (4, 0)]).top("bag-of-holding")
    assert t.me.money == 1
    t = equipped(equipped(Table(QM, allies=[(1, 0)]), spent=[BOOTS], consumed=[HEALING]), 1, consumed=[POWER])
    t.bottom("bag-of-holding")
    assert used(t, 0) == [BOOTS] and used(t, 1) == [] and t.xp == 2 and t.zone("bag-of-holding") == "lost"
