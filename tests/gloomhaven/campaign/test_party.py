"""Who sits at the table: those who join later, those who miss evenings and come back (pp. 36, 42)."""

from __future__ import annotations

from typing import Any

import pytest

import taverna
from taverna.core.errors import OptionError
from taverna.core.table import Table
from taverna.games.gloomhaven.campaign import offers as offers_of
from taverna.games.gloomhaven.campaign.world import World

from .evenings import evening, finish, hero, offers, say

THREE = ("brute", "tinkerer", "spellweaver")


def played(seats: int = 3, change: Any = None) -> Table:
    t = evening(seats, change=change, classes=THREE[:seats])
    finish(t, success=False)
    assert t.over
    return t


def following(t: Table, seats: int | None = None, **options: Any) -> Table:
    sequel = t.sequel()
    assert sequel is not None
    wanted = sequel.wanted(seats, {"consent": "anyone", **options})
    return taverna.new("gloomhaven", wanted.seats, 9, wanted.options)


def at_home(t: Table) -> None:
    if 0 in t.questions and "home" in offers(t):
        say(t, "home")


@pytest.mark.rule("GH-PARTY-03", "GH-CREATE-01", "GH-CREATE-03", "GH-CREATE-04", "GH-CREATE-06")
def test_whoever_joins_later_chooses_class_and_level() -> None:
    t = following(played(2, change=lambda world: setattr(world, "prosperity", 4)), 3)
    assert [one.fate for one in t.state.world.heroes.values()] == ["active", "active", "awaited"]
    for lang in ("en", "es", "pt-BR"):
        assert t.board(2, lang) and t.scene(2, lang)
    at_home(t)
    assert t.questions[2].prompt == "create"
    there = offers(t, 2)
    assert {"mindthief,1", "mindthief,2", "cragheart,2"} <= set(there)
    assert not {"brute,1", "mindthief,3", "stay"} & set(there), "nobody's class, no level above the city's"
    before = len(t.state.world.heroes)
    say(t, "mindthief,2", seat=2)
    one = hero(t, 2)
    assert (one.what, one.gold, one.xp, one.items) == ("mindthief", 45, 45, []) and len(one.quests) == 2
    assert len(t.state.world.heroes) == before and t.questions[2].prompt == "quest", "nobody else was created"
    assert one.line not in (hero(t).line, hero(t, 1).line)


@pytest.mark.rule("GH-PARTY-03", "GH-PARTY-06")
def test_who_is_absent_is_chosen_and_comes_back_with_their_own_character() -> None:
    t = played()
    first, second, third = t.state.world.here.members
    fewer = following(t, 2, absent=[first])
    party = fewer.state.world.here
    assert party.members == [second, third] and party.absent == [first]
    finish(fewer, success=False)
    again = following(fewer)
    assert again.seats == 2 and again.state.world.here.members == [second, third], "as it was"
    back = following(fewer, 3)
    assert set(back.state.world.here.members) == {first, second, third} and back.state.world.here.absent == []
    assert all(one.fate == "active" for one in back.state.world.heroes.values()), "nobody unasked is created"
    more = following(fewer, 4)
    assert [hero(more, seat).fate for seat in range(4)] == ["active", "active", "active", "awaited"]
    with pytest.raises(OptionError, match="hero-99"):
        following(t, 2, absent=["hero-99"])


@pytest.mark.rule("GH-PARTY-03")
def test_without_a_word_about_it_the_others_are_absent_and_not_forgotten() -> None:
    t = played()
    members = list(t.state.world.here.members)
    fewer = following(t, 2)
    assert fewer.state.world.here.members == members[:2] and fewer.state.world.here.absent == members[2:]


@pytest.mark.rule("GH-PARTY-03")
def test_the_ways_to_go_on_say_who_may_be_there_or_absent() -> None:
    t = played()
    first, second, third = t.state.world.here.members
    sequel = t.sequel()
    assert sequel is not None
    way, party = sequel.ways[0], t.state.world.party
    assert [(one.id, one.seat, one.here) for one in way.people] == [
        (first, 0, True),
        (second, 1, True),
        (third, 2, True),
    ]
    chosen = way.seated([0, 2], ["", "Rui", "Bia"], "Lost Dogs", joining=1)
    assert (chosen.seats, chosen.heirs, chosen.joined) == (3, (0, 2), 1)
    fewer = following(t, chosen.seats, **chosen.options)
    world = fewer.state.world
    assert world.here.members[:2] == [first, third] and world.here.absent == [second]
    assert [hero(fewer, seat).name for seat in range(3)] == ["", "Rui", "Bia"] and world.here.name == "Lost Dogs"
    assert [hero(fewer, seat).fate for seat in range(3)] == ["active", "active", "awaited"]
    assert sequel.wanted(None, {"party": party, "absent": [second]}).heirs == (0, 2)
    finish(following(t, absent=[second]), success=False)

    smaller = following(t, absent=[second])
    finish(smaller, success=False)
    after = smaller.sequel()
    assert after is not None and [one.here for one in after.ways[0].people] == [True, True, False]
    back = after.ways[0].seated([0, 1, 2])
    assert (back.seats, back.options["absent"], back.heirs) == (3, [], (0, 1))
    for lang, told in (("en", "Spellweaver, level 1"), ("es", "nivel 1"), ("pt-BR", "nível 1")):
        words = smaller.game.words(lang, smaller.state)
        title = after.ways[0].people[1].title
        assert title is not None and told in words.say(title)


@pytest.mark.rule("GH-PARTY-03", "GH-DEATH-06")
def test_the_place_of_a_dead_hero_stays_its_players() -> None:
    t = evening(2, classes=THREE[:2])
    t.state.world.member(1).fate = "dead"
    finish(t, success=False)
    sequel = t.sequel()
    assert sequel is not None
    title = sequel.ways[0].people[1].title
    for lang, told in (("en", "Tinkerer is no more"), ("es", "ya no está"), ("pt-BR", "se foi")):
        assert title is not None and told in t.game.words(lang, t.state).say(title)


@pytest.mark.rule("GH-PARTY-04", "GH-CREATE-01", "GH-CREATE-04", "GH-CREATE-06", "GH-CREATE-08")
def test_the_first_members_of_a_party_choose_for_themselves() -> None:
    said = {"mode": "campaign", "consent": "anyone", "names": ["Ana"]}
    t = taverna.new("gloomhaven", 2, 3, said)
    assert [hero(t, seat).fate for seat in (0, 1)] == ["awaited", "awaited"], "nobody unasked is created"
    assert {seat: question.prompt for seat, question in t.questions.items()} == {0: "create"}
    assert "brute,1" in offers(t) and "brute,2" not in offers(t)
    for lang, told in (("en", "Newcomer 2"), ("es", "Recién llegado 2"), ("pt-BR", "Recém-chegado 2")):
        assert told in t.board(0, lang) and told in str(t.scene(0, lang))
        assert "Ana" in t.board(1, lang), "what was written before is there already"
    assert t.why(0, "brute,2").clause == "GH-CREATE-04"  # type: ignore[union-attr]
    say(t, "brute,1")
    assert (hero(t).what, hero(t).gold, hero(t).items) == ("brute", 30, [])
    assert {seat: question.prompt for seat, question in t.questions.items()} == {1: "create"}, "first everybody chooses"
    assert "brute,1" not in offers(t, 1), "no class twice in one party"
    say(t, "mindthief,1", seat=1)
    assert [t.questions[seat].prompt for seat in (0, 1)] == ["quest", "quest"], "then each at their own pace"
    assert len(t.state.world.heroes) == 2 and hero(t).name == "Ana" and len(hero(t).quests) == 2
    assert "Ana joins the party: Brute." in t.log("en", None) and "Mindthief joins the party." in t.log("en", None)


@pytest.mark.rule("GH-PARTY-04", "GH-CREATE-01")
def test_who_says_a_class_before_the_game_begins_with_it() -> None:
    t = taverna.new("gloomhaven", 3, 3, {"mode": "campaign", "classes": ["tinkerer"]})
    assert [hero(t, seat).fate for seat in range(3)] == ["active", "awaited", "awaited"] and hero(t).what == "tinkerer"
    assert {seat: question.prompt for seat, question in t.questions.items()} == {1: "create"}


@pytest.mark.rule("GH-PARTY-06")
def test_a_hero_sits_in_one_party_at_a_time() -> None:
    t = played(2)
    theirs = list(t.state.world.here.members)
    other = following(t, 2, party="new")
    world: World = other.state.world
    assert not {one.id for one in offers_of.resting(world)} & set(theirs)
    assert offers_of.why_not_sit(world, world.member(0), ("waiting", theirs[0])) == "GH-PARTY-06"
    world.parties[t.state.world.party].members.remove(theirs[0])  # it has left that party
    assert offers_of.why_not_sit(world, world.member(0), ("waiting", theirs[0])) is None


@pytest.mark.rule("GH-SHEET-01", "GH-PARTY-01")
def test_heroes_and_parties_have_names_and_keep_them() -> None:
    t = evening(2, names=["Ana", ""], party_name="The <Lost> { Dogs }", classes=THREE[:2])
    assert (hero(t).name, hero(t, 1).name) == ("Ana", "")
    assert t.game.seat_name(t.state, 0) == "Ana" and t.game.seat_name(t.state, 1) == "Tinkerer"
    assert "Ana" in t.board(0) and "The <Lost> { Dogs }" in t.board(0)
    assert "The &lt;Lost&gt; { Dogs }" in str(t.scene(0)) and "<Lost>" not in str(t.scene(0))
    finish(t, success=False)
    sequel = t.sequel()
    assert sequel is not None
    told = t.game.words("en", t.state).say(sequel.ways[0].title)
    assert "Dogs" in told and "Ana" in told
    after = following(t, 3, names=["", "Rui", "Bia"])
    assert [hero(after, seat).name for seat in range(3)] == ["Ana", "Rui", "Bia"]
    assert after.state.world.here.name == "The <Lost> { Dogs }"
    at_home(after)
    say(after, "mindthief,1", seat=2)
    assert hero(after, 2).name == "Bia" and after.game.seat_name(after.state, 2) == "Bia"
    with pytest.raises(OptionError):
        evening(2, names=["x" * 41])


@pytest.mark.rule("GH-SHEET-01")
def test_a_hero_of_a_single_scenario_has_a_name_too_and_the_log_tells_it() -> None:
    t = taverna.new("gloomhaven", 2, 1, {"names": ["Ana"], "classes": THREE[:2]})
    words = t.game.words("pt-BR", t.state)
    assert (words.seat(0), words.seat(1)) == ("Ana", t.content.classes["tinkerer"].name["pt-BR"])
    assert words.name("@" + t.state.characters[0].id) == "Ana"
    assert "Ana" in str(t.scene(1, "pt-BR"))
