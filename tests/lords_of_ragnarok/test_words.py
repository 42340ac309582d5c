"""Effect words: each says all that has to be said of it, and what is missing is named when content is built."""

import pytest

from taverna.core.errors import ContentError
from taverna.core.lexicon import Lexicon
from taverna.core.words import LANGS, called
from taverna.games.lords_of_ragnarok import GAME
from taverna.games.lords_of_ragnarok.events import ChoseHero
from taverna.games.lords_of_ragnarok.records.words import DrawCards, Plunder
from taverna.games.lords_of_ragnarok.words.lexicon import BOONS, LEXICONS, TERRITORY_BLOWS

from .positions import position


@pytest.mark.parametrize("lexicon", LEXICONS, ids=lambda lexicon: lexicon.kind)
def test_nothing_is_missing(lexicon: Lexicon) -> None:
    assert lexicon.words and lexicon.missing() == []


def test_a_word_that_nobody_performs_is_named_when_content_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(TERRITORY_BLOWS.of("performed"), Plunder)
    with pytest.raises(ContentError, match="nothing says how the territory-attack word 'plunder' is performed"):
        GAME.build(GAME.raw)


def test_a_boon_without_a_weight_is_named_when_content_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(BOONS.of("weighed"), DrawCards)
    with pytest.raises(ContentError, match="nothing says how the boon word 'draw-cards' is weighed"):
        GAME.build(GAME.raw)


@pytest.mark.parametrize("lang", LANGS)
def test_every_boon_can_be_said_as_an_option(lang: str) -> None:
    """A pack may put any of them into a Realm's bonus."""
    words = GAME.words(lang, position().state)
    for kind in BOONS.words:
        fields = {name: 1 for name in kind.__struct_fields__ if name in ("amount", "seas", "territories", "reach")}
        assert words.say(BOONS.of("told")[kind](kind(**fields)))


def test_before_heroes_are_chosen_people_are_called_by_their_own_names() -> None:
    chose = ChoseHero(who=0, hero="beowulf")
    assert chose.told()["who"] == "Jarl 1"
    with called({0: "Ana"}):
        assert chose.told()["who"] == "Ana"
