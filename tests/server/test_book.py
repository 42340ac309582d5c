"""The book over HTTP: printed once, packed, sent again only if it changed; a clause by its id; old addresses."""

from __future__ import annotations

import asyncio
import gzip
from collections import Counter
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.datastructures import State

from taverna.games import find, ours
from taverna.server.book import book
from taverna.server.book.addresses import stands
from taverna.server.book.ahead import Standing, all_of_it, printed
from taverna.server.book.press import Press
from taverna.server.book.things import plate, portrait, things_of
from taverna.server.kept import Kept, Printed, kept_in
from taverna.server.settings import Settings

from .running import Running

HTML = {"accept": "text/html"}


def test_a_page_is_packed_and_not_sent_twice(taverna_host: Running) -> None:
    with taverna_host.client(headers=HTML | {"accept-language": "es"}) as client:
        page = client.get("/rules/bloodborne/chapters/death", headers={"accept-encoding": "gzip"})
        assert page.headers["content-encoding"] == "gzip"
        assert page.headers["content-language"] == "es"
        assert "Morir y volver" in page.text
        again = client.get("/rules/bloodborne/chapters/death", headers={"if-none-match": page.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        plain = client.get("/rules/bloodborne/chapters/death", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == page.text
        assert len(gzip.compress(plain.content)) < 20_000


def test_what_was_printed_is_there_at_the_next_start(tmp_path: Path) -> None:
    """By another press on the same folder, without a game being asked for anything; what is no address is not kept."""

    def never(lang: str) -> str:
        raise AssertionError("it was printed already")

    page = "/rules/bloodborne/chapters/death"
    made = Press().print(page, "es", lambda lang: f"<body>{lang}</body>", Kept(tmp_path))
    assert Press().print(page, "es", never, Kept(tmp_path)) == made
    assert Press().get(page, "pt-BR", Kept(tmp_path)) is None
    Press().print("/rules/bloodborne/examples/BB-EX-05/003", "es", lambda lang: "<body></body>", Kept(tmp_path))
    assert Kept(tmp_path).get("/rules/bloodborne/examples/BB-EX-05/003", "es") is None


def test_pages_of_another_edition_are_thrown_away(tmp_path: Path) -> None:
    old = tmp_path / "made-0123.db"
    old.write_bytes(b"")
    (tmp_path / "taverna.db").write_bytes(b"tables")
    Kept(tmp_path).put("/rules", "en", Printed(b"x", '"1"'))
    assert not old.exists() and (tmp_path / "taverna.db").read_bytes() == b"tables"
    assert Kept(tmp_path).get("/rules", "en") == Printed(b"x", '"1"')


def test_without_a_disk_nothing_is_kept_and_nothing_breaks(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    kept = Kept(tmp_path / "file")
    kept.put("/rules", "en", Printed(b"x", '"1"'))
    assert kept.get("/rules", "en") is None


def test_printing_ahead_knows_every_address(tmp_path: Path) -> None:
    every = list(all_of_it())
    assert len(every) == len(set(every)) > 10_000
    assert all(stands(path) for path, _ in every)
    app = Litestar([book()], state=State({"host": Standing(Settings(cache=str(tmp_path)))}), logging_config=None)
    for path in ("/rules/house", "/rules/bloodborne/clauses/BB-DEATH-01?part"):
        asyncio.run(printed(app, path, "es"))
        assert kept_in(tmp_path).get(path, "es") is not None


def test_a_language_is_chosen_and_kept(taverna_host: Running) -> None:
    with taverna_host.client(headers=HTML) as client:
        assert "Morrer e voltar" in client.get("/rules/bloodborne/chapters/death?lang=pt-BR").text
        assert "Morrer e voltar" in client.get("/rules/bloodborne/chapters/death").text
        assert "Dying and coming back" in client.get("/rules/bloodborne/chapters/death?lang=en").text


@pytest.mark.parametrize(
    ("id", "where"),
    [
        ("BB-DEATH-01", "/rules/bloodborne/chapters/death#BB-DEATH-01"),
        ("bb-death-01", "/rules/bloodborne/chapters/death#BB-DEATH-01"),
        ("BB-EX-05", "/rules/bloodborne/examples/BB-EX-05"),
        ("TABLE-TURN-01", "/rules/house#TABLE-TURN-01"),
    ],
)
def test_a_clause_by_its_id(taverna_host: Running, id: str, where: str) -> None:
    with taverna_host.client(headers=HTML) as client:
        moved = client.get(f"/rules/bloodborne/clauses/{id}")
        assert (moved.status_code, moved.headers["location"]) == (303, where)
        part = client.get(f"/rules/bloodborne/clauses/{id}?part&lang=pt-BR")
        assert part.status_code == 200
        assert id.upper() in part.text
        assert "<html" not in part.text


@pytest.mark.parametrize(
    "path",
    [
        "/rules/chess",
        "/rules/bloodborne/chapters/nowhere",
        "/rules/bloodborne/clauses/BB-NONE-01",
        "/rules/bloodborne/examples/BB-EX-99",
        "/rules/bloodborne/examples/BB-EX-05/99",
        "/rules/bloodborne/things/nothing",
    ],
)
def test_what_is_not_there(taverna_host: Running, path: str) -> None:
    with taverna_host.client(headers=HTML) as client:
        assert client.get(path).status_code == 404


def test_an_old_search_leads_to_the_new(taverna_host: Running) -> None:
    with taverna_host.client(headers=HTML) as client:
        moved = client.get("/rules/bloodborne?q=empate")
        assert moved.status_code == 303
        assert moved.headers["location"].startswith("/rules/search?q=empate")


@pytest.mark.parametrize("game", ours())
def test_every_kind_of_thing_is_shown_as_the_table_draws_it(game: str) -> None:
    """A card, a plan, numbers or a portrait; of a scenario no more than its first room."""
    rules, kinds = find(game), Counter[str]()
    for thing in things_of(game).values():
        kinds[thing.kind] += 1
        if kinds[thing.kind] <= 2:
            lines = thing.tells(rules.words_of("es"))
            assert plate(rules, thing, "es", lines) or portrait(rules, thing), thing.id
    for id in ("black-barrow", "barrow-lair") if game == "gloomhaven" else ():
        plan = plate(rules, things_of(game)[id], "es", [])
        assert 'class="coords"' in plan and 'class="token' not in plan and "-spot" not in plan
