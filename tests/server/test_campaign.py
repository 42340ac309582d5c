"""A campaign on a host: evening after evening at one address each, and a file that goes on elsewhere."""

from __future__ import annotations

import random
import re
import time

import httpx
import msgspec
import pytest

import taverna

from .running import Running

CHAINS = [("gloomhaven", "campaign"), ("massive-darkness", "story")]


def client(host: Running) -> httpx.Client:
    address = f"http://127.0.0.1:{host.port}"
    return httpx.Client(base_url=address, headers={"Origin": address}, timeout=120)


def evening(person: httpx.Client, game: str, mode: str) -> str:
    """A table of bots, played to its end."""
    seats = [{"kind": "bot", "bot": "random"}] * 2
    made = person.post("/api/tables", json={"game": game, "seats": seats, "options": {"mode": mode}})
    table = str(made.json()["table"])
    ended(person, table)
    return table


@pytest.mark.parametrize(("game", "mode"), CHAINS)
def test_an_evening_is_followed_by_the_same_next_one_for_all(taverna_host: Running, game: str, mode: str) -> None:
    with client(taverna_host) as maker, client(taverna_host) as stranger:
        table = evening(maker, game, mode)
        assert maker.get(f"/api/tables/{table}").json()["status"]["next"] is True
        first = maker.post(f"/api/tables/{table}/next").json()["table"]
        assert maker.post(f"/api/tables/{table}/next").json()["table"] == first
        assert maker.get(f"/t/{table}/next").headers["location"] == f"/t/{first}"
        assert stranger.post(f"/api/tables/{table}/next").status_code == 403
        assert maker.get(f"/t/{first}").status_code == 200
        assert len(maker.get(f"/api/tables/{first}").json()["status"]["seats"]) == 2


@pytest.mark.parametrize(("game", "mode"), CHAINS)
def test_the_file_of_a_campaign_goes_on_elsewhere(taverna_host: Running, game: str, mode: str) -> None:
    with client(taverna_host) as maker, client(taverna_host) as friend:
        seats = [{"kind": "person", "mine": True}, {"kind": "person"}]
        made = maker.post("/api/tables", json={"game": game, "seats": seats, "options": {"mode": mode}}).json()
        table = made["table"]
        assert friend.get(f"/t/{table}/file").status_code == 403  # it holds the luck to come
        file = maker.get(f"/t/{table}/file")
        assert file.status_code == 200 and "attachment" in file.headers["content-disposition"]
        loaded = taverna.load(file.content)
        brought = friend.post("/records", data={"go": "on"}, files={"record": ("a.taverna", file.content)})
        assert brought.status_code == 303 and brought.headers["location"].startswith("/t/")
        other = brought.headers["location"].removeprefix("/t/")
        assert other != table and friend.get(f"/t/{other}").status_code == 200
        again = friend.get(f"/t/{other}/file").content
        assert taverna.load(again).digest() == loaded.digest()


def test_another_party_of_the_same_world_may_play_the_next_evening(taverna_host: Running) -> None:
    with client(taverna_host) as maker:
        table = evening(maker, "gloomhaven", "campaign")
        before = taverna.load(maker.get(f"/t/{table}/file").content).state.world
        assert maker.post(f"/api/tables/{table}/next", json={"options": {"absent": 5}}).status_code == 400
        wrong = maker.post(f"/api/tables/{table}/next", json={"options": {"party": "party-77"}})
        assert wrong.status_code == 400 and "party-77" in wrong.text
        wanted = {"seats": 3, "options": {"party": "new", "world": {}}}
        following = maker.post(f"/api/tables/{table}/next", json=wanted).json()["table"]
        assert len(maker.get(f"/api/tables/{following}").json()["status"]["seats"]) == 3
        world = taverna.load(maker.get(f"/t/{following}/file").content).state.world
        assert len(world.parties) == 2 and world.party not in before.parties and len(world.here.members) == 3
        assert world.parties[before.party] == before.here and world.evenings == before.evenings
        assert maker.post(f"/api/tables/{table}/next").json()["table"] == following, "there is one next evening"


def ended(person: httpx.Client, table: str) -> None:
    """Bots play on by themselves."""
    for _ in range(6000):
        if person.get(f"/api/tables/{table}").json()["status"]["over"]:
            return
        time.sleep(0.05)
    raise AssertionError("the bots did not finish")


def ways(page: httpx.Response) -> list[str]:
    assert page.status_code == 200, page.text
    return re.findall(r'name="way" value="\d+"[^>]*><span><b>([^<]*)</b>', page.text)


@pytest.mark.rule("GH-PARTY-02", "GH-PARTY-03", "GH-PARTY-04")
def test_the_page_asks_how_a_campaign_goes_on(taverna_host: Running) -> None:
    with client(taverna_host) as maker, client(taverna_host) as stranger:
        table = evening(maker, "gloomhaven", "campaign")
        first = taverna.load(maker.get(f"/t/{table}/file").content).state.world
        assert ways(maker.get(f"/t/{table}/next?lang=en"))[1:] == ["A new party"]
        assert ways(maker.get(f"/t/{table}/next?lang=es"))[1:] == ["Un grupo nuevo"]
        assert ways(maker.get(f"/t/{table}/next?lang=pt-BR"))[1:] == ["Um grupo novo"]
        assert f"/t/{table}/next" in maker.get(f"/replay/{table}").text  # and the way there from the replay
        assert f"/t/{table}/next" not in stranger.get(f"/replay/{table}").text
        assert stranger.get(f"/t/{table}/next").status_code == 403
        assert stranger.post(f"/t/{table}/next", data={"way": "1"}).status_code == 403
        for wrong in ({"way": "7"}, {"way": "x"}, {"way": "1", "seats": "9"}, {"way": "1", "seats": "-3"}):
            refused = maker.post(f"/t/{table}/next", data=wrong)
            assert refused.status_code == 400 and 'role="alert"' in refused.text and 'name="way"' in refused.text

        made = maker.post(f"/t/{table}/next", data={"way": "1", "seats": "3"})
        assert made.status_code == 303
        second = made.headers["location"].removeprefix("/t/")
        assert maker.get(f"/t/{table}/next").headers["location"] == f"/t/{second}"  # there is one next evening
        late = maker.post(f"/t/{table}/next", data={"way": "0"})
        assert late.headers["location"] == f"/t/{second}", "another was first"
        ended(maker, second)
        world = taverna.load(maker.get(f"/t/{second}/file").content).state.world
        assert len(world.parties) == 2 and world.party != first.party and len(world.here.members) == 3

        assert len(ways(maker.get(f"/t/{second}/next?lang=en"))) == 3  # this party, the first one, a new one
        back = maker.post(f"/t/{second}/next", data={"way": "1", "seats": ""}).headers["location"]
        world = taverna.load(maker.get(f"{back}/file").content).state.world
        assert world.party == first.party and len(world.here.members) == 2, "as many as that party has"


@pytest.mark.rule("GH-PARTY-03")
def test_whoever_is_not_absent_keeps_their_hero(taverna_host: Running) -> None:
    with client(taverna_host) as maker:
        seats = [{"kind": "bot", "bot": bot, "name": name} for bot, name in (("mercenary", "Ana"), ("random", "Rui"))]
        seats.append({"kind": "bot", "bot": "random", "name": "Bia"})
        made = maker.post("/api/tables", json={"game": "gloomhaven", "seats": seats, "options": {"mode": "campaign"}})
        table = str(made.json()["table"])
        ended(maker, table)
        party = taverna.load(maker.get(f"/t/{table}/file").content).state.world.here
        sat = [one["name"] for one in maker.get(f"/api/tables/{table}").json()["status"]["seats"]]
        wanted = {"options": {"party": party.id, "absent": party.members[:1], "party_name": "Lost Dogs"}}
        following = maker.post(f"/api/tables/{table}/next", json=wanted).json()["table"]
        there = maker.get(f"/api/tables/{following}").json()["status"]["seats"]
        assert [one["name"] for one in there] == sat[1:]
        begun = taverna.load(maker.get(f"/t/{following}/file").content)  # bots may have played on meanwhile
        now = taverna.new("gloomhaven", begun.seats, begun.seed, begun.options).state.world.here
        assert (now.members, now.absent, now.name) == (party.members[1:], party.members[:1], "Lost Dogs")


@pytest.mark.rule("GH-PARTY-01", "GH-PARTY-03", "GH-PARTY-06", "GH-SHEET-01")
def test_the_page_asks_who_is_there_who_joins_and_what_they_are_called(taverna_host: Running) -> None:
    with client(taverna_host) as maker, client(taverna_host) as stranger:
        table = evening(maker, "gloomhaven", "campaign")
        party = taverna.load(maker.get(f"/t/{table}/file").content).state.world.here
        asked = maker.get(f"/t/{table}/next?lang=pt-BR").text
        assert asked.count('name="there0.') == 4 and asked.count('name="there0.0" checked') == 1, (
            "two, and two may join"
        )
        assert 'name="party0"' in asked and 'name="name0.3"' in asked and 'name="seat0.3"' in asked

        form = {"asked": "on", "way": "0", "there0.1": "on", "name0.1": "Ana", "party0": "Cães <Perdidos>"}
        alone = maker.post(f"/t/{table}/next", data=form)
        assert alone.status_code == 400 and "Podem jogar de 2 a 4." in alone.text, "one is too few"
        assert 'value="Ana"' in alone.text and "Cães &lt;Perdidos&gt;" in alone.text, "what was written stays"
        assert 'name="there0.0" checked' not in alone.text and 'name="there0.1" checked' in alone.text
        form |= {"there0.3": "on", "name0.3": "Bia", "seat0.3": "me"}
        assert maker.post(f"/t/{table}/next", data=form | {"seat0.3": "wizard"}).status_code == 400
        assert maker.post(f"/t/{table}/next", data=form | {"name0.3": "x" * 41}).status_code == 400
        made = maker.post(f"/t/{table}/next", data=form)
        assert made.status_code == 303
        following = made.headers["location"].removeprefix("/t/")
        world = taverna.load(maker.get(f"/t/{following}/file").content).state.world
        assert world.here.members[0] == party.members[1] and world.here.absent == party.members[:1]
        assert world.here.name == "Cães <Perdidos>" and [world.member(seat).name for seat in (0, 1)] == ["Ana", "Bia"]
        assert world.member(1).fate == "awaited", "who joins chooses for themselves"
        status = maker.get(f"/api/tables/{following}").json()["status"]
        assert [seat["kind"] for seat in status["seats"]] == ["bot", "person"]
        assert maker.get(f"/t/{following}?seat=1").status_code == 200
        assert stranger.get(f"/t/{following}?seat=1").status_code == 401


def test_a_campaign_is_begun_with_names(taverna_host: Running) -> None:
    with client(taverna_host) as maker:
        begun = {"game": "gloomhaven", "option_mode": "campaign", "seats": "2", "seat1": "me"}
        blank = maker.get("/new", params=begun | {"lang": "es"}).text
        assert 'name="option_party_name"' in blank and blank.count('name="option_names.') == 4
        assert 'value="campaign" selected' in blank and "Nombre del héroe" in blank and "Empezar una campaña" in blank
        wrong = maker.post("/new", data=begun | {"option_names.1": "x" * 41})
        assert wrong.status_code == 400 and "x" * 41 in wrong.text
        assert maker.post("/new", data=begun | {"option_nobody.1": "x"}).status_code == 400
        made = maker.post("/new", data=begun | {"option_names.1": "Rui", "option_party_name": "Perros"})
        assert made.status_code == 303
        world = taverna.load(maker.get(f"{made.headers['location']}/file").content).state.world
        assert world.here.name == "Perros" and [world.member(seat).name for seat in (0, 1)] == ["", "Rui"]
        assert [world.member(seat).fate for seat in (0, 1)] == ["awaited", "awaited"]
        assert 'name="option_names.' not in maker.get("/new?game=bloodborne").text


def test_a_story_just_goes_on(taverna_host: Running) -> None:
    with client(taverna_host) as maker:
        table = evening(maker, "massive-darkness", "story")
        made = maker.get(f"/t/{table}/next")
        assert made.status_code == 303 and made.headers["location"] != f"/t/{table}"


def test_a_single_game_is_no_campaign(taverna_host: Running) -> None:
    with client(taverna_host) as maker:
        seats = [{"kind": "person", "mine": True}] * 3
        table = maker.post("/api/tables", json={"game": "bloodborne", "seats": seats}).json()["table"]
        assert maker.get(f"/t/{table}/file").status_code == 404
        assert maker.post(f"/api/tables/{table}/next").status_code == 404
        save = taverna.new("bloodborne", 3, 1).save()
        refused = maker.post("/records", data={"go": "on"}, files={"record": ("a.taverna", save)})
        assert refused.status_code == 400
        damaged = maker.post("/records", data={"go": "on"}, files={"record": ("a.taverna", b"nonsense")})
        assert damaged.status_code == 400


def test_a_scenario_of_one_class_has_one_seat_whatever_the_form_says(taverna_host: Running) -> None:
    with client(taverna_host) as maker:
        form = {"game": "gloomhaven", "option_mode": "scenario", "option_scenario": "solo-brute", "seats": "2"}
        assert "Em solo (Bruto)" in maker.get("/new", params={"game": "gloomhaven", "lang": "pt-BR"}).text
        made = maker.post("/new", data=form | {"seat0": "me", "seat1": "bot:mercenary"})
        assert made.status_code == 303
        table = maker.get(f"/api{made.headers['location'].replace('/t/', '/tables/')}").json()
        assert len(table["status"]["seats"]) == 1
        assert maker.get(made.headers["location"]).status_code == 200


def test_who_went_alone_holds_the_seats_of_the_party_afterwards(taverna_host: Running) -> None:
    world = taverna.new("gloomhaven", 2, 1, {"mode": "campaign", "classes": ["tinkerer", "brute"]}).state.world
    hero = world.member(1)
    hero.level, hero.xp = 5, 250
    options = {"mode": "campaign", "scenario": "solo-brute", "world": msgspec.to_builtins(world)}
    alone = taverna.new("gloomhaven", 1, 3, options)
    luck = random.Random(3)
    while alone.questions:
        seat, question = next(iter(alone.questions.items()))
        alone.answer(seat, luck.choice(question.options).id)
    with client(taverna_host) as maker:
        brought = maker.post("/records", data={"go": "on"}, files={"record": ("a.taverna", alone.save())})
        table = brought.headers["location"].removeprefix("/t/")
        titles = ways(maker.get(f"/t/{table}/next?lang=en"))
        assert "Return to the Black Barrow" in titles[1] and len(titles) == 3
        form = {"way": "0", "asked": "on", "there0.0": "on", "there0.1": "on"}
        party = maker.post(f"/t/{table}/next", data=form).headers["location"].removeprefix("/t/")
        there = maker.get(f"/api/tables/{party}").json()
        assert [seat["kind"] for seat in there["status"]["seats"]] == ["person", "person"]
        assert taverna.load(maker.get(f"/t/{party}/file").content).state.world.here.members == world.here.members
