"""Questions never mislead: who strikes, with what, what a blank die gains; and a lost Mission says what lost it."""

from __future__ import annotations

import pytest

import taverna
from taverna.core.ask import Ask
from taverna.core.words import LANGS
from taverna.games import find
from taverna.games.massive_darkness.records.pieces import Lose
from taverna.games.massive_darkness.rules.mission_deeds import reason
from taverna.games.massive_darkness.state import Combat

from .fights import board, enemy, hero


@pytest.mark.parametrize("lang", LANGS)
def test_a_deadly_blow_names_who_strikes_and_an_attack_its_kind(lang: str) -> None:
    game, g = find("massive-darkness"), board(heroes=[hero("bjorn", life=1)], enemies=[enemy("orc-flayers")])
    words = game.words(lang, g)
    ask = Ask(0, "save", ["none"], {"who": 0, "amount": 3})
    assert game.dire(g, ask)
    plain = words.say(game.asking(g, ask))
    g.combat = Combat(hero=0, foe=1, kind="melee", hero_attacks=False, card="orc-flayers")
    named = words.say(game.asking(g, ask))
    assert "3" in plain and "3" in named and words.name("orc-flayers") in named
    for kind in ("melee", "ranged", "magic"):
        told = words.say(game.asking(g, Ask(0, "target", [], {"combat": kind})))
        assert told.startswith(words.name(kind))


@pytest.mark.parametrize("lang", LANGS)
def test_a_blank_die_says_which_symbol_it_gains(lang: str) -> None:
    game, g = find("massive-darkness"), board(heroes=[hero("bjorn")])
    words = game.words(lang, g)
    for sign, drawn in (("hits", "⚔"), ("shields", "▼"), ("bam", "✶"), ("diamond", "◆")):
        assert f"2 {drawn}" in words.say(game.asking(g, Ask(0, "fill-blank", [], {"sign": sign, "amount": 2})))


@pytest.mark.rule("MD-WIN-02")
def test_every_rule_of_a_mission_that_loses_it_says_why() -> None:
    lost = 0
    for mission in find("massive-darkness").content().missions:
        g = taverna.new("massive-darkness", 2, 7, {"mission": mission}).state
        for when in g.quest.happens:  # type: ignore[attr-defined]
            for deed in when.does:
                if isinstance(deed, Lose):
                    lost += 1
                    assert reason(g, deed)[0] != "mission", mission  # type: ignore[arg-type]
    assert lost
