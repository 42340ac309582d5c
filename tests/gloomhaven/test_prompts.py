"""Questions never mislead: damage says where it comes from and what it ends, an attack with what it is made."""

from __future__ import annotations

import pytest

import taverna
from taverna.core.ask import Ask
from taverna.core.words import LANGS
from taverna.games import find

CAUSES = ("attack", "retaliate", "deed", "trap", "hazard", "wound", "rest", "treasure", "none")


@pytest.fixture(scope="module")
def table() -> taverna.Table:
    return taverna.new("gloomhaven", 2, 7, {"classes": ["brute", "spellweaver"]})


@pytest.mark.parametrize("lang", LANGS)
def test_damage_names_its_source_and_what_it_ends(table: taverna.Table, lang: str) -> None:
    game, g = find("gloomhaven"), table.state
    words = game.words(lang, g)
    said = set()
    for cause in CAUSES:
        told = {"damage": 3, "left": 2, "cause": cause, "figure": "m1"}
        ask = Ask(0, "negate", ["suffer"], told)
        text = words.say(game.asking(g, ask))
        said.add(text)
        assert "3" in text and not game.dire(g, ask)
        assert words.say(game.wording(g, ask, "suffer")) == words("option-suffer")
        deadly = Ask(0, "negate", ["suffer"], told | {"left": 0})
        assert game.dire(g, deadly)
        assert words.say(game.wording(g, deadly, "suffer")) == words("option-suffer-exhausted")
    assert len(said) == len(CAUSES)


@pytest.mark.parametrize("lang", LANGS)
def test_an_attack_says_with_what(table: taverna.Table, lang: str) -> None:
    game, g = find("gloomhaven"), table.state
    words = game.words(lang, g)
    told = {"left": 2, "value": 4, "card": "spare-dagger"}
    text = words.say(game.asking(g, Ask(0, "attack", ["m1"], told)))
    assert text.startswith(words.name("spare-dagger")) and "4" in text and "2" in text
    assert (
        words.say(game.asking(g, Ask(0, "attack", ["m1"], {"left": 1, "value": 4, "card": "none"}))).count("none") == 0
    )


def test_why_not_is_never_that_another_holds_ones_own_card() -> None:
    table = taverna.new("gloomhaven", 2, 7, {"classes": ["brute", "spellweaver"]})
    mat = table.state.characters[0]  # type: ignore[attr-defined]
    own, other = mat.hand[0], table.state.characters[1].hand[0]  # type: ignore[attr-defined]
    refuse = find("gloomhaven").refuse
    assert refuse(table.state, 0, f"card/{own}") is None
    assert refuse(table.state, 0, f"card/{other}") == "GH-SELECT-03"
    mat.hand.remove(own)
    mat.chosen.append(own)
    assert refuse(table.state, 0, f"card/{own}") == "GH-TURN-01"
