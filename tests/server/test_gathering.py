"""Gathering: a table with friends begins in a waiting room; nothing about its seats happens unseen."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

from taverna.server.limits import shortened
from taverna.server.waiting import neighbours, square

from .running import Live, Running, Table, host

HTML = {"Accept": "text/html"}
FORM = {"game": "bloodborne", "seats": "3", "seat0": "me", "name0": "Ana", "seat1": "person", "seat2": "person"}


class Guest(httpx.Client):
    """Someone with a browser of their own."""

    def __init__(self, running: Running, table: str = "", lang: str = "en", **headers: str) -> None:
        super().__init__(base_url=running.url, timeout=120, headers=HTML | {"Accept-Language": lang} | headers)
        self.table = table

    def act(self, do: str, seat: int | None = None, **form: str) -> httpx.Response:
        place = {} if seat is None else {"seat": str(seat)}
        headers = {"Accept": "application/json"}
        return self.post(f"/t/{self.table}/room", data={"do": do} | place | form, headers=headers)

    def room(self) -> dict[str, Any]:
        got = self.get(f"/api/tables/{self.table}/room")
        assert got.status_code == 200, got.text
        found: dict[str, Any] = got.json()
        return found

    def seats(self) -> list[str]:
        """Who sits where: a name, `bot`, or nothing."""
        return ["bot" if one["kind"] == "bot" else "" if one["free"] else one["name"] for one in self.room()["chairs"]]


def gathering(running: Running, lang: str = "en", headers: dict[str, str] | None = None, **form: str) -> Guest:
    """Whoever set a table up, in its room."""
    maker = Guest(running, lang=lang, **(headers or {}))
    made = maker.post("/new", data=FORM | form)
    assert made.status_code == 303, made.text
    maker.table = made.headers["location"].removeprefix("/t/")
    return maker


@pytest.mark.rule("TABLE-SEAT-01")
def test_friends_come_by_one_link_and_it_begins_when_all_are_ready(taverna_host: Running) -> None:
    ana = gathering(taverna_host)
    bia, caio = Guest(taverna_host, ana.table, "pt-BR"), Guest(taverna_host, ana.table, "es")
    for _ in range(3):
        page = bia.get(f"/t/{ana.table}")
        assert page.status_code == 200 and "set-cookie" not in page.headers, "looking takes nothing"
    assert bia.request("HEAD", f"/t/{ana.table}").status_code in (200, 405)
    assert ana.seats() == ["Ana", "", ""]
    assert bia.act("sit", 1, name="Bia").status_code == 204
    assert caio.act("sit", 1, name="Caio").json()["error"]["code"] == "taken"
    assert caio.act("sit", 2, name="Caio").status_code == 204
    assert ana.seats() == ["Ana", "Bia", "Caio"]
    assert (bia.room()["yours"], caio.room()["yours"]) == ([1], [2])
    for one, seat in ((ana, 0), (bia, 1)):
        assert one.act("ready", seat).status_code == 204
    assert ana.get(f"/api/tables/{ana.table}").status_code == 404, "it has not begun"
    assert caio.act("ready", 2).status_code == 204
    told = caio.get(f"/api/tables/{ana.table}").json()
    assert [one["name"] for one in told["status"]["seats"]] == ["Ana", "Bia", "Caio"]
    assert told["yours"] == [2]
    assert "Caio" in caio.get(f"/t/{ana.table}").text
    assert caio.get(f"/api/tables/{ana.table}/view?seat=1").status_code == 403


def test_only_whoever_sits_there_acts_for_a_chair_and_only_the_maker_for_the_table(taverna_host: Running) -> None:
    ana = gathering(taverna_host)
    bia = Guest(taverna_host, ana.table)
    bia.act("sit", 1, name="Bia")
    for act in ("name", "ready", "leave"):
        assert bia.act(act, 0, name="x").json()["error"]["code"] == "not-your-seat"
    for act in ("free", "seat", "start", "listed"):
        assert bia.act(act, 2).json()["error"]["code"] == "not-host"
    assert bia.act("sit", 7).json()["error"]["code"] == "no-seat"
    assert bia.act("dance", 1).json()["error"]["code"] == "bad-request"
    assert ana.act("seat", 1, kind="bot").json()["error"]["code"] == "taken", "nobody is replaced in silence"
    evil = bia.post(f"/t/{ana.table}/room", data={"do": "leave"}, headers={"Origin": "https://evil.example"})
    assert evil.status_code == 403
    assert ana.seats() == ["Ana", "Bia", ""]


def test_a_chair_that_is_freed_is_told_to_all_and_to_whoever_sat_there(taverna_host: Running) -> None:
    ana = gathering(taverna_host)
    bia = Guest(taverna_host, ana.table)
    bia.act("sit", 1, name="Bia")
    assert ana.act("free", 1).status_code == 204
    page = bia.get(f"/t/{ana.table}").text
    assert "has freed your seat" in page and "Seat 2, Bia’s, was freed" in page
    assert "Seat 2, Bia’s, was freed" in ana.get(f"/t/{ana.table}").text
    bia.act("sit", 2, name="Bia")
    assert bia.act("sit", 1).status_code == 204, "and one may move"
    assert ana.seats() == ["Ana", "Bia", ""]
    assert ana.act("start").status_code == 204
    log = [line["text"] for line in ana.get(f"/api/tables/{ana.table}/log").json()["log"]]
    assert [line for line in log if "Bia" in line][:2] == [
        "Bia takes seat 2.",
        "Seat 2, Bia’s, was freed by whoever made the table.",
    ]
    assert "A bot plays in seat 3." in log


def test_the_maker_starts_with_bots_in_the_free_seats(taverna_host: Running) -> None:
    ana = gathering(taverna_host)
    assert ana.act("start").status_code == 204
    sitting = ana.get(f"/api/tables/{ana.table}").json()["status"]["seats"]
    assert [one["kind"] for one in sitting] == [
        "person",
        "bot",
        "bot",
    ]
    assert ana.act("start").status_code == 204, "twice is once"


def test_the_clock_is_chosen_with_the_table(taverna_host: Running) -> None:
    """It runs from when the table begins, for those who gather and for whoever plays among bots."""
    ana = gathering(taverna_host, pace="relaxed")
    assert ana.act("start").status_code == 204
    alone = Guest(taverna_host)
    made = alone.post("/new", data={"game": "bloodborne", "pace": "live"})
    for one, table, seconds in ((ana, ana.table, 3600), (alone, made.headers["location"][3:], 600)):
        assert one.get(f"/api/tables/{table}").json()["status"]["clock"]["time"] == seconds
    assert alone.post("/new", data={"game": "bloodborne", "pace": "hasty"}).status_code == 400


def test_a_gathering_outlives_the_host(tmp_path: Path) -> None:
    with host(tmp_path / "data") as running:
        ana = gathering(running)
        bia = Guest(running, ana.table)
        bia.act("sit", 2, name="Bia")
        running.kill()
        running.start()
        assert ana.seats() == ["Ana", "", "Bia"] and bia.room()["yours"] == [2]
        assert bia.act("ready", 2).status_code == 204
        assert f"/t/{ana.table}" in bia.get("/").text, "it is among one's tables"


def test_everyone_in_the_room_sees_it_live_in_their_language(taverna_host: Running) -> None:
    ana = gathering(taverna_host)
    bia = Guest(taverna_host, ana.table)
    address = f"ws://127.0.0.1:{taverna_host.port}/api/tables/{ana.table}/room?lang=pt-BR"
    with connect(address) as watching:

        def heard() -> dict[str, Any]:
            found: dict[str, Any] = msgspec.json.decode(watching.recv(60))
            return found

        assert "Há 2 lugares livres." in heard()["markup"]
        bia.act("sit", 1, name="Bia <b>")
        markup = heard()["markup"]
        assert "Bia &lt;b&gt;" in markup and "Há um lugar livre." in markup
        ana.act("start")
        assert heard()["type"] == "begun"


def test_heroes_and_classes_are_chosen_in_the_room(taverna_host: Running) -> None:
    form = {"game": "massive-darkness", "seats": "2", "seat2": ""}
    ana = gathering(taverna_host, **form)
    bia = Guest(taverna_host, ana.table)
    bia.act("sit", 1, name="Bia")
    page = ana.get(f"/t/{ana.table}").text
    ids = dict(re.findall(r'<option value="([a-z-]+)">([^<]+)</option>', page))
    hero = next(iter(ids))
    assert ana.act("name", 0, name="Ana", pick_heroes=hero).status_code == 204
    assert bia.act("name", 1, name="Bia", pick_heroes=hero).json()["error"]["code"] == "picked"
    assert bia.act("name", 1, name="Bia", pick_heroes="nobody").json()["error"]["code"] == "bad-options"
    assert ids[hero] in bia.get(f"/t/{ana.table}").text
    assert ana.act("name", 0, pick_classes="paladin-of-wrath").status_code == 204, (
        "from the gallery: one thing at a time"
    )
    mine = ana.room()["chairs"][0]
    assert (mine["name"], mine["picks"]["heroes"], mine["picks"]["classes"]) == ("Ana", hero, "paladin-of-wrath")
    ana.act("start")
    assert ana.get(f"/api/tables/{ana.table}").json()["options"]["heroes"] == [hero, ""]


def test_a_class_of_gloomhaven_stays_with_its_seat(taverna_host: Running) -> None:
    ana = gathering(taverna_host, game="gloomhaven", seats="2", seat2="")
    bia = Guest(taverna_host, ana.table)
    bia.act("sit", 1, name="Bia")
    assert bia.act("name", 1, name="Bia", pick_classes="spellweaver").status_code == 204
    ana.act("start")
    view = ana.get(f"/api/tables/{ana.table}/view").json()["view"]
    assert [one["what"] for one in view["characters"]][1] == "spellweaver"
    campaign = gathering(taverna_host, game="gloomhaven", seats="2", seat2="", option_mode="campaign")
    assert "pick_classes" not in campaign.get(f"/t/{campaign.table}").text, "in a campaign they choose at the table"


def test_options_that_do_not_fit_are_said_before_anyone_comes(taverna_host: Running) -> None:
    got = Guest(taverna_host).post("/new", data=FORM | {"option_final_boss": "nobody"})
    assert got.status_code == 400


@pytest.mark.parametrize("lang", ["en", "es", "pt-BR"])
def test_the_link_is_whole_and_the_room_says_how_to_open_it(taverna_host: Running, lang: str) -> None:
    ana = gathering(taverna_host, lang)
    page = ana.get(f"/t/{ana.table}").text
    assert f'value="{taverna_host.url}/t/{ana.table}"' in page
    assert "taverna serve --host 0.0.0.0" in page
    for one in neighbours():
        assert f"http://{one}:{taverna_host.port}/t/{ana.table}" in page
    page = ana.get(f"/t/{ana.table}", headers={"Host": "tavern.lan:8000"}).text
    assert f'value="http://tavern.lan:8000/t/{ana.table}"' in page and "--host 0.0.0.0" not in page


def test_the_square_holds_the_link() -> None:
    """Against a matrix known from elsewhere: version 1, with its three finders and the timing between them."""
    pytest.importorskip("segno")
    drawn = square("http://192.168.1.7:8000/t/abcdefghijklmnop")
    assert drawn.startswith("<svg") and 'class="qr"' in drawn and "style=" not in drawn
    assert square("a") != square("b")


def link_of(page: str) -> str:
    """The link to one chair that a room shows whoever made it."""
    found = re.search(r'value="http://[^"/]+(/join/[^"]+)"', page)
    assert found is not None
    return found[1]


@pytest.mark.rule("TABLE-SEAT-01")
def test_a_chair_may_be_kept_for_whoever_has_its_link(taverna_host: Running) -> None:
    ana = gathering(taverna_host)
    room = f"/t/{ana.table}"
    bia, caio = Guest(taverna_host, ana.table), Guest(taverna_host, ana.table)
    assert bia.act("link", 1).json()["error"]["code"] == "not-host"
    assert ana.act("link", 0).json()["error"]["code"] == "taken"
    assert ana.act("link", 1).status_code == 204
    old = link_of(ana.get(room).text)
    assert ana.act("link", 1).status_code == 204, "a new one"
    link = link_of(ana.get(room).text)
    assert link != old and bia.get(old).status_code == 410
    address = f"ws://127.0.0.1:{taverna_host.port}/api/tables/{ana.table}/room"
    with connect(address, additional_headers={"Cookie": f"taverna={ana.cookies['taverna']}"}) as socket:
        live = msgspec.json.decode(socket.recv(60))["markup"]
    assert f'value="{taverna_host.url}{link}"' in live
    assert "/join/" not in bia.get(room).text, "others see that it is kept, not how to come"
    assert [one["kept"] for one in ana.room()["chairs"]] == [False, True, False]
    assert caio.act("sit", 1, name="Caio").json()["error"]["code"] == "reserved"
    for _ in range(2):
        page = bia.get(link)
        assert page.status_code == 200 and "set-cookie" not in page.headers, "looking takes nothing"
    assert ana.seats() == ["Ana", "", ""]
    assert bia.post(link, data={"name": "Bia"}).headers["location"] == room
    assert ana.seats() == ["Ana", "Bia", ""] and bia.room()["yours"] == [1]
    assert caio.post(link).status_code == 410 and bia.get(link).headers["location"] == room
    assert bia.act("leave", 1).status_code == 204
    assert caio.act("sit", 1, name="Caio").status_code == 204, "whoever left it did not keep it"
    assert ana.act("link", 2).status_code == 204 and ana.act("link", 2, link="off").status_code == 204
    assert bia.act("sit", 2, name="Bia").status_code == 204


def test_whoever_comes_late_by_the_link_to_a_chair_gets_it_from_the_bot(taverna_host: Running) -> None:
    ana = gathering(taverna_host)
    ana.act("link", 2)
    link = link_of(ana.get(f"/t/{ana.table}").text)
    assert ana.act("start").status_code == 204
    bia = Guest(taverna_host, ana.table)
    assert bia.get(link).status_code == 200 and bia.post(link, data={"name": "Bia"}).status_code == 303
    told = bia.get(f"/api/tables/{ana.table}").json()
    assert told["yours"] == [2] and told["status"]["seats"][2]["name"] == "Bia"
    assert bia.post(link).status_code == 410
    log = [line["text"] for line in bia.get(f"/api/tables/{ana.table}/log").json()["log"]]
    assert "A bot plays in seat 3." in log and "Bia takes seat 3." in log


def test_it_is_private_unless_listed(taverna_host: Running) -> None:
    ana = gathering(taverna_host)
    assert ana.room()["listed"] is False
    ana.act("listed", listed="on")
    assert ana.room()["listed"] is True


# -- the seats of a table that is played -----------------------------------------------------------------------------
class Sitting:
    """A table of three: its maker, a friend who came by link, and a bot."""

    def __init__(self, running: Running) -> None:
        self.maker, self.friend = running.client(), running.client()
        seats = [{"mine": True, "name": "Ana"}, {}, {"kind": "bot", "bot": "random"}]
        self.table = Table(running, self.maker.post("/api/tables", json={"game": "bloodborne", "seats": seats}).json())
        self.link = self.invited()
        assert self.friend.post(self.link, data={"name": "Bia"}).status_code == 303

    def invited(self, seat: int = 1) -> str:
        return str(self.act(self.maker, "invite", seat=seat).json()["link"])

    def act(self, who: httpx.Client, what: str, **data: Any) -> httpx.Response:
        return who.post(f"{self.table.path}/{what}", json=data)

    def log(self) -> list[str]:
        return [line["text"] for line in self.table.call("GET", "/log").json()["log"]]

    def live(self, who: httpx.Client, seat: int | None) -> Live:
        return self.table.live(seat, headers={"Cookie": f"taverna={who.cookies['taverna']}", "Authorization": ""})


@pytest.mark.rule("TABLE-SEAT-01")
def test_nobody_looks_at_a_hand_that_is_not_theirs_without_it_being_told(taverna_host: Running) -> None:
    sitting = Sitting(taverna_host)
    table, maker, friend = sitting.table, sitting.maker, sitting.friend
    seen = f"{table.path}/view?seat=1"
    assert friend.get(seen).status_code == 200 and "Bia takes seat 2." in sitting.log()
    assert maker.post(sitting.link).status_code == 410, "a link is for one use"
    assert table.call("GET", "/view?seat=1", 1).status_code in (401, 403), "all links to a seat are used up at once"
    assert maker.get(seen).status_code == 403
    assert sitting.act(maker, "invite", seat=1).json()["error"]["code"] == "taken"
    with sitting.live(friend, 1) as bia, sitting.live(maker, 0) as ana:
        bia.until("scene")
        ana.until("scene")
        assert any(key.startswith("hand/") for key in bia.fragments)
        assert sitting.act(friend, "free", seat=0).json()["error"]["code"] == "not-host"
        assert sitting.act(maker, "free", seat=1).status_code == 200
        told = bia.until("told")
        assert told["what"] == "freed" and "freed your seat" in told["text"]
        assert bia.until("welcome")["seats"] == []
        assert bia.until("scene")["seat"] is None
        assert not any(key.startswith("hand/") for key in bia.fragments), "and sees no hand any more"
        freed = "Seat 2, Bia’s, was freed by whoever made the table."
        while freed not in [line["text"] for line in ana.log]:
            ana.hear()
        assert maker.post(sitting.invited(), data={"name": "Ana"}).status_code == 303
        while "Ana takes seat 2." not in [line["text"] for line in bia.log]:
            bia.hear()
    assert friend.get(seen).status_code in (401, 403)
    assert [line for line in sitting.log() if "seat" in line.lower()][-2:] == [freed, "Ana takes seat 2."]


def test_a_second_device_of_ones_own_is_told_too(taverna_host: Running) -> None:
    sitting = Sitting(taverna_host)
    link = sitting.act(sitting.friend, "invite", seat=1).json()["link"]
    with taverna_host.client() as phone:
        assert phone.post(link).status_code == 303
        assert phone.get(f"{sitting.table.path}/view?seat=1").status_code == 200
    assert "Seat 2, Bia’s, is now open on one more device." in sitting.log()
    assert sitting.friend.get(link).headers["location"] == f"/t/{sitting.table.id}"


def test_whoever_was_replaced_by_a_bot_is_told_and_gets_the_seat_back_by_coming_back(taverna_host: Running) -> None:
    sitting = Sitting(taverna_host)
    with sitting.live(sitting.friend, 1) as bia:
        bia.until("scene")
        assert sitting.act(sitting.maker, "sit", seat=1, kind="bot", bot="random").status_code == 200
        while "A bot plays for Bia (seat 2)." not in [line["text"] for line in bia.log]:
            bia.hear()
        assert bia.status["seats"][1]["kind"] == "bot"
    with sitting.live(sitting.friend, 1) as bia:
        while not bia.status or bia.status["seats"][1]["kind"] == "bot":
            bia.hear()
    assert sitting.log()[-1] == "Bia plays again in seat 2." or "Bia plays again in seat 2." in sitting.log()
    assert sitting.act(sitting.friend, "sit", seat=1, kind="bot", bot="random").status_code == 200
    with sitting.live(sitting.friend, 1) as bia:
        bia.until("scene")
        assert bia.status["seats"][1]["kind"] == "bot", "what one gave away oneself one takes back oneself"
    assert sitting.act(sitting.friend, "sit", seat=1, kind="person").status_code == 200
    assert sitting.table.status()["status"]["seats"][1]["kind"] == "person"


def test_one_name_for_everybody(taverna_host: Running) -> None:
    sitting = Sitting(taverna_host)
    names = [one["name"] for one in sitting.table.status()["status"]["seats"]]
    hunters = [one["board"] for one in sitting.table.view()["view"]["hunters"]]
    assert names[:2] == ["Ana", "Bia"] and names[2].lower() == hunters[2], "a bot is called as whom it plays"
    plays = [one["plays"].lower() for one in sitting.table.status()["status"]["seats"]]
    assert plays == [*hunters[:2], ""]
    with sitting.live(sitting.maker, 0) as ana:
        ana.until("scene")
        assert "Bia" in ana.fragments["seat/1"] and hunters[1] in ana.fragments["seat/1"].lower()
        assert "Ana" in ana.fragments["mine/board"]
        since = [one["since"] for one in ana.status["seats"] if one["asked"]]
        assert all(isinstance(at, int) for at in since)


# -- setting it ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("preset", ["learn", "alone", "device", "friends", "watch"])
def test_presets_fill_the_form(taverna_host: Running, preset: str) -> None:
    kinds = {"learn": "bot:", "alone": "me", "device": "here", "friends": "person", "watch": "bot:"}
    page = Guest(taverna_host).get(f"/new?game=gloomhaven&preset={preset}").text
    chosen = re.findall(r'<select name="seat\d">.*?<option value="([^"]+)" selected', page, re.S)
    assert chosen[1].startswith(kinds[preset])
    assert page.index("option_scenario") < page.index("seat0") < page.index("GH-MONCARD-03")


def test_a_lone_visitor_sees_all_their_hands(taverna_host: Running) -> None:
    def opened(**form: str) -> bool:
        one = Guest(taverna_host)
        made = one.post("/new", data={"game": "bloodborne", "seats": "3", "seat1": "me"} | form)
        page = one.get(made.headers["location"]).text
        return '"open":true' in page

    assert opened() and not opened(seat2="here")


def test_open_tables_are_found_joined_and_watched_and_others_are_not(taverna_host: Running) -> None:
    anyone = Guest(taverna_host)
    secret, ana = gathering(taverna_host), gathering(taverna_host, listed="on")

    def found(query: str = "") -> str:
        return anyone.get(f"/tables{query}").text

    assert ana.table in found() and secret.table not in found()
    assert ana.table not in found("?game=gloomhaven") and ana.table in found("?game=bloodborne&free=2")
    assert ana.table not in found("?free=3")
    for one in (ana, secret):
        one.act("start")
    assert ana.table in found().partition('id="watchable"')[2] and secret.table not in found()


def test_long_names_are_shortened_where_a_board_has_no_room() -> None:
    names = {0: "Ana Carolina", 1: "Bartholomew the Third", 2: "Zé", 3: "Maximilianopolis"}
    assert shortened(names) == {0: "Ana", 1: "Bartholomew", 2: "Zé", 3: "Maximilian…"}
    assert shortened({0: "Ana Carolina", 1: "Ana Beatriz"}) == {0: "Ana Caroli…", 1: "Ana Beatriz"}
