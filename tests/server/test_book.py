"""The book over HTTP: printed once, packed, sent again only if it changed; a clause by its id; old addresses."""

from __future__ import annotations

import gzip

import pytest

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
