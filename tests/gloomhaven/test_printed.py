"""What is printed on cards, items and stat cards says what they do, in three languages."""

from __future__ import annotations

from functools import cache

import pytest
from stage import Stage

from taverna.core.errors import ContentError
from taverna.games.gloomhaven import GAME
from taverna.games.gloomhaven.campaign.speech import perk
from taverna.games.gloomhaven.printed import Printer
from taverna.games.gloomhaven.records.abilities import Heal
from taverna.games.gloomhaven.records.lexicon import ABILITIES
from taverna.games.gloomhaven.rules import elements
from taverna.games.gloomhaven.rules.acting import Action, Source
from taverna.games.gloomhaven.speech import wording

LANGS = ("en", "es", "pt-BR")


@cache
def stage() -> Stage:
    return Stage().ready()


@cache
def printer(lang: str = "en") -> Printer:
    g = stage().g
    return Printer(GAME.words(lang, g), g.content)


def half(card: str, which: str, lang: str = "en") -> str:
    p = printer(lang)
    return p.told(p.half(getattr(p.content.cards[card], which)))


def monster(deck: str, number: int, lang: str = "en") -> str:
    p = printer(lang)
    return p.told(p.monster_card(p.content.monster_cards[deck][number]))


def item(id: str, lang: str = "en") -> str:
    p = printer(lang)
    return p.told(p.item(p.content.items[id]))


def test_every_word_is_printed_and_weighed_and_one_that_is_not_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ABILITIES.missing() == []
    for role in ("printed", "weighed"):
        monkeypatch.delitem(ABILITIES.of(role), Heal)
    with pytest.raises(ContentError, match=r"'heal' is printed.*'heal' is weighed"):
        GAME.build(GAME.raw)


@pytest.mark.parametrize(
    ("card", "which", "said"),
    [
        # whose condition it is, and who stands next to whom
        ("frenzied-onslaught", "bottom", "if the target has Disarm, Immobilize or Stun: +3 Attack"),
        ("flanking-strike", "top", "If the target is next to an ally of yours: +2 Attack, 1 xp"),
        ("spring-the-trap", "bottom", "if the target is next to none of its allies and the target is next to an ally"),
        # what hangs on an element hangs on it wholly
        ("frozen-night", "bottom", "consume Dark: +2 Move, 1 xp, Invisible, Self"),
        ("living-torch", "top", "consume Light: 1 xp, 2 damage, all enemies next to the target"),
        ("crater", "bottom", "consume Earth: +1 damage, 1 xp"),
        ("volatile-concoction", "bottom", "consume Ice: +1 card"),
        # who gets something
        ("reinvigorating-elixir", "bottom", "One adjacent ally may recover all of their discarded cards"),
        ("noxious-vials", "top", "One adjacent ally may refresh one of their consumed small items"),
        ("chimeric-formula", "bottom", "may recover one lost card of an ally next to them"),
        ("enhancement-field", "bottom", "On your attacks and those of all adjacent allies: +1 Attack"),
        ("feedback-loop", "top", "Shield 1 (Self, this round)"),
        ("domination", "top", "One adjacent ally may perform, with the effects of your Augments: Attack 4"),
        ("submissive-affliction", "bottom", "Force one enemy within range 5 to perform, as you decide, taking its own"),
        ("living-torch", "bottom", "its attacks infuse Fire; When it dies: Attack 3, all adjacent enemies"),
        # how much, and where
        ("spirit-of-doom", "bottom", "X: half the target's maximum hit points, rounded down"),
        ("rock-slide", "top", "next to any of those obstacles"),
        ("explosive-punch", "top", "all enemies next to that obstacle"),
        ("phantasmal-killer", "top", "if the target is normal, kill it instead"),
        ("immovable-phalanx", "bottom", "You may treat Move abilities as Attacks"),
    ],
)
def test_class_cards(card: str, which: str, said: str) -> None:
    assert said in half(card, which)


def test_monsters_are_not_spoken_to() -> None:
    assert "next to an ally of the attacker" in monster("hound", 542)
    assert "When it is attacked: Disadvantage" in monster("giant-viper", 689)
    assert "It suffers 1 damage" in monster("living-corpse", 569)
    assert "itself and all allies" in monster("savvas-icestorm", 711)
    for deck, known in stage().g.content.monster_cards.items():
        for number in known:
            assert "you" not in monster(deck, number).lower().split(), (deck, number)


def test_items_say_when_and_what_becomes_of_them() -> None:
    assert item("minor-healing-potion") == "In your turn: Heal 3, Self; consumed by use"
    assert item("frigid-blade") == "On a melee attack: +2 Attack (consume Ice); stays ready"
    assert item("battle-axe").count("area of 2 hexes") == 1
    assert item("major-mana-potion").startswith("In your turn: Infuse any 2 elements")
    assert item("iron-helmet").endswith("counts as +0")
    for id, one in stage().g.content.items.items():
        for lang in LANGS:
            fate = printer(lang).words(f"print-after-{one.after}")
            assert (fate in item(id, lang)) is (one.after != "kept" or one.moment != "always"), id


@pytest.mark.rule("GH-ELEM-07")
def test_an_augment_on_offer_says_what_is_consumed_and_what_for() -> None:
    g = stage().g
    g.elements["ice"] = g.elements["dark"] = 2
    cards = g.content.cards
    for card, which, said in (
        ("dark-frenzy", "top", ["Consume Ice: +2 Attack, 1 xp", "Consume Dark: +2 Attack, 1 xp"]),
        ("shared-nightmare", "bottom", ["Consume Ice: Shield 1, Self, 1 xp"]),
    ):
        one = next(one for one in getattr(cards[card], which).do if one.augments or one.needs)
        act = Action("h0", 0, Source(card, which))
        flow = elements.chosen(g, act, one) if one.augments else elements.paid(g, act, one)
        ask = next(flow)
        words = GAME.words("en", g)
        assert [words.say(wording(g, ask, value)) for value in ask.made().values()] == [*said, "No"]


def test_a_perk_that_ignores_items_says_so_even_with_a_card() -> None:
    perks = stage().g.content.classes["brute"].perks
    assert "Ignore negative item effects, add +1" in [printer().words.say(perk(one)) for one in perks]


@pytest.mark.rule("GH-BOSS-03")
def test_special_actions_of_a_boss_are_said_for_the_number_of_characters() -> None:
    p = printer()
    record = p.content.monsters["bandit-commander"]
    assert "Special 2: Summon normal Living Bones" in p.told(p.specials(record.specials, 2))
    assert "Special 2: Summon elite Living Bones" in p.told(p.specials(record.specials, 4))


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_is_joined_clumsily(lang: str) -> None:
    content = stage().g.content
    texts = [half(card, which, lang) for card in content.cards for which in ("top", "bottom")]
    texts += [item(id, lang) for id in content.items]
    texts += [monster(deck, number, lang) for deck, known in content.monster_cards.items() for number in known]
    for text in texts:
        assert text and not text.endswith((":", ",", ";", ".")), text
        assert not any(pair in text for pair in (":;", ";;", ", ,", "  ", "::", "{", "print-")), text
