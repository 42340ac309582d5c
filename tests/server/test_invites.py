"""Invite links: whole addresses; looking at one takes nothing, its button takes the seat."""

from __future__ import annotations

from pathlib import Path

import pytest

from taverna.server.settings import only_here

from .running import Running, host

HTML = {"Accept": "text/html"}
SEATS = [{"mine": True, "name": "Ana"}, {"name": "Bia"}, {"kind": "bot"}]
PREVIEW = HTML | {"User-Agent": "TelegramBot (like TwitterBot)"}
HINT = {"en": "lead to this machine alone", "es": "solo llevan a esta máquina", "pt-BR": "levam só a esta máquina"}


def invited(running: Running, lang: str = "en", **headers: str) -> tuple[str, str, str]:
    """A table with an open seat: its id, the link to the seat, and the page of whoever made it."""
    with running.client(headers=HTML | {"Accept-Language": lang} | headers) as maker:
        made = maker.post("/api/tables", json={"game": "bloodborne", "seats": SEATS}).json()
        link = maker.post(f"/api/tables/{made['table']}/invite", json={"seat": 1}).json()["link"]
        return made["table"], link, maker.get(f"/t/{made['table']}").text


def test_looking_at_a_link_takes_nothing(taverna_host: Running) -> None:
    table, link, _ = invited(taverna_host)
    with taverna_host.client(headers=PREVIEW) as preview:
        for method in ("GET", "HEAD", "GET"):
            got = preview.request(method, link)
            assert got.status_code == 200
            assert "set-cookie" not in got.headers
        assert preview.get(f"/api/tables/{table}").json()["yours"] == []
    with taverna_host.client() as anyone:
        assert [one["claimed"] for one in anyone.get(f"/api/tables/{table}").json()["status"]["seats"]][1] is False


def test_the_page_says_what_one_is_invited_to_and_its_button_takes_the_seat(taverna_host: Running) -> None:
    table, link, _ = invited(taverna_host)
    with taverna_host.client(headers=HTML) as friend:
        text = friend.get(link).text
        for said in (
            "You are invited to",
            "Bloodborne",
            "Ana",
            "Bia",
            "your seat",
            "Take seat 2",
            '<form method="post"',
        ):
            assert said in text
        assert link.rsplit("/", 1)[1] not in text
        went = friend.post(link, headers={"Origin": taverna_host.url})
        assert (went.status_code, went.headers["location"]) == (303, f"/t/{table}")
        assert friend.get(f"/api/tables/{table}").json()["yours"] == [1]
        assert friend.get(link).headers["location"] == f"/t/{table}", "whoever has the seat is led to it"


@pytest.mark.parametrize(
    "headers", [{"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}]
)
def test_no_other_site_can_press_the_button(taverna_host: Running, headers: dict[str, str]) -> None:
    table, link, _ = invited(taverna_host)
    with taverna_host.client() as friend:
        assert friend.post(link, headers=headers).status_code == 403
        assert friend.get(f"/api/tables/{table}").json()["yours"] == []


@pytest.mark.parametrize("lang", HINT)
def test_a_link_is_whole_and_the_table_says_when_it_leads_nowhere_else(taverna_host: Running, lang: str) -> None:
    _, link, page = invited(taverna_host, lang)
    assert link.startswith(f"{taverna_host.url}/join/")
    assert HINT[lang] in page and "taverna serve --host 0.0.0.0" in page
    _, link, page = invited(taverna_host, lang, Host="tavern.lan:8000")
    assert link.startswith("http://tavern.lan:8000/join/")
    assert HINT[lang] not in page


def test_a_host_that_knows_its_address_says_that(tmp_path: Path) -> None:
    with host(tmp_path / "data", address="https://games.example.org/") as running:
        table, link, page = invited(running)
        assert link.startswith(f"https://games.example.org/join/{table}/")
        assert HINT["en"] not in page


@pytest.mark.parametrize("name", ["localhost", "taverna.localhost", "127.0.0.1", "127.1.2.3", "::1"])
def test_names_every_machine_has_for_itself(name: str) -> None:
    assert only_here(name)


@pytest.mark.parametrize("name", ["", "0.0.0.0", "192.168.1.7", "tavern.lan", "games.example.org", "2001:db8::1"])
def test_names_others_may_know(name: str) -> None:
    assert not only_here(name)
