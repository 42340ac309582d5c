"""The gallery: whom one may be and what one may play, in every language, from the very content."""

from __future__ import annotations

import pytest
from markupsafe import escape

from taverna import games
from taverna.core.words import LANGS
from taverna.games import find

from .running import Running

WITH = [name for name in games() if find(name).shelves]


@pytest.mark.parametrize("game", WITH)
def test_what_stands_in_a_gallery_is_in_the_box_and_drawn(game: str) -> None:
    """Everything told of is a thing with a page in the book, has a figure, and can be chosen by the option it names."""
    rules = find(game)
    content = rules.content()
    things = {(thing.kind, thing.id) for thing in rules.things(content)}
    known = {id for _, id in things} | set(rules.names(content))
    choices, fields = rules.choices(content, rules.info.max_seats), rules.options_type.__struct_fields__
    for lang in LANGS:
        seen = rules.gallery(lang)
        assert len(seen) == sum(len(shelf.entries) for shelf in rules.shelves)
        for entry in seen:
            assert (entry.kind, entry.id) in things
            assert entry.portrait in rules.figures.cast  # type: ignore[union-attr]
            assert entry.text or (entry.story and entry.teaches), entry.id
            assert set(entry.cards) <= known, set(entry.cards) - known
            assert not entry.option or entry.option in fields
            if entry.option in choices:
                assert entry.id in choices[entry.option]


@pytest.mark.parametrize("game", WITH)
def test_something_is_suggested_for_a_first_evening(game: str) -> None:
    """Of everything one may be, and of everything one may play, at least one is for beginners."""
    seen = find(game).gallery("en")
    for kind in {entry.kind for entry in seen if entry.option}:
        assert any(entry.first and entry.difficulty == 1 for entry in seen if entry.kind == kind), kind


def test_a_gallery_has_a_page_in_every_language(taverna_host: Running) -> None:
    """With a portrait each, its cards, the way to its page in the book and to a table with it."""
    client = taverna_host.client()
    for lang in LANGS:
        text = client.get(f"/gallery/bloodborne?lang={lang}", headers={"Accept": "text/html"}).text
        seen = find("bloodborne").gallery(lang)
        assert text.count('class="bust') == len(seen)
        assert all(f'id="{entry.kind}-{entry.id}"' in text and str(escape(entry.name)) in text for entry in seen)
        assert 'href="/rules/bloodborne/things/hunter-axe"' in text and "option_final_boss=the-hollow-moon" in text
    gods = client.get("/gallery/lords-of-ragnarok?lang=es", headers={"Accept": "text/html"}).text
    assert "Lo que aporta" in gods and "Gungnir" in gods, "a god with what it does and its Artifact"
    assert client.get("/gallery/chess").status_code == 404
