"""What the table says, in three languages."""

from random import Random

import pytest

import taverna

from .positions import EILEEN, LUDWIG, play, position


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Ludwig hits the Carrion Crow with Hunter Axe and collects 2 Blood Echoes."),
        ("es", "Ludwig golpea al Cuervo Carroñero con Hacha de Cazador y recoge 2 Ecos de Sangre."),
        ("pt-BR", "Ludwig acerta o Corvo Carniceiro com Machado de Caçador e coleta 2 Ecos de Sangue."),
    ],
)
def test_the_log_names_hunters_and_cards(lang: str, line: str) -> None:
    table = position()
    play(table, {LUDWIG: "hunter-axe"})
    assert line in table.log(lang)


ARTICLES = {"en": ("The ",), "es": ("El ", "La ", "Los "), "pt-BR": ("O ", "A ", "Os ")}
OWN = {"en": "The ", "es": ("El ", "La "), "pt-BR": ("O ", "A ")}


@pytest.mark.parametrize("lang", taverna.LANGS)
def test_every_monster_has_its_article_and_no_two(lang: str) -> None:
    """Names with an article of their own lend it to the sentence; the words in a locale keep up with the names."""
    table = position()
    words, content = table.game.words(lang, table.state), table.content
    for foe in (*content.monsters, *content.bosses, *content.final_bosses):
        name = words.name(foe)
        bare = name.split(" ", 1)[1] if name.startswith(OWN[lang]) else name
        said = words("the-monster-first", monster=foe)
        article = said.removesuffix("," if "," in name else "").removesuffix(bare)
        assert article in (ARTICLES[lang] if "," not in name and lang != "en" else ("", *ARTICLES[lang]))
        assert words("the-monster", monster=foe).lower() == said.lower()
        if lang != "en" and bare.split(" ", 1)[0].endswith("a"):
            assert article == ARTICLES[lang][1]


@pytest.mark.parametrize("lang", taverna.LANGS)
def test_every_question_and_option_has_words(lang: str) -> None:
    said: dict[str, list[str]] = {}
    for seed in range(8):
        table, random = taverna.new("bloodborne", 4, seed), Random(seed)
        while not table.over:
            seat, question = random.choice(list(table.questions.items()))
            if question.prompt not in said:
                said[question.prompt] = [o.describe(lang) for o in question.options] + [question.describe(lang)]
            table.answer(seat, random.choice(question.options).id)
    assert set(said) == {"play-card", "transform", "weaken", "send-last", "upgrade", "remove-card", "use-up-card"}
    assert all(len(set(lines)) == len(lines) for lines in said.values()), "no two options say the same"
    assert any(name in said["weaken"][0] for name in ("Henryk", "Eileen", "Ludwig", "Djura"))


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("es", "Ludwig ha escapado de la pesadilla", "Ludwig y Eileen han escapado de la pesadilla"),
        ("pt-BR", "Ludwig escapou do pesadelo", "Ludwig e Eileen escaparam do pesadelo"),
    ],
)
def test_whoever_wins_together_is_told_as_several(lang: str, one: str, two: str) -> None:
    table = position()
    words = table.game.words(lang, table.state)
    assert words("scene-won", who=[LUDWIG], n=1) == one
    assert words("scene-won", who=[LUDWIG, EILEEN], n=2) == two
