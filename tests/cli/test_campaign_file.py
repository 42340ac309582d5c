"""A campaign in a file at the prompt: evening after evening, another party, and files that do not hold."""

from __future__ import annotations

from pathlib import Path

import pytest
from test_cli import run

import taverna
from taverna.bots import Sight, make

FLAGS = ["play", "gloomhaven", "--terminal", "--lang", "en", "--bot", "random", "--save"]


@pytest.fixture(scope="module")
def finished() -> bytes:
    """The file of an evening that is over."""
    from random import Random

    t = taverna.new("gloomhaven", 2, 4, {"mode": "campaign"})
    bot, luck = make(t.game, "random"), Random(4)
    while not t.over:
        seat = next(iter(t.questions))
        t.answer(seat, bot.choose(Sight(t, seat), luck))
    return t.save()


def test_the_next_evening_may_be_another_partys(tmp_path: Path, finished: bytes) -> None:
    file = tmp_path / "campaign.taverna"
    file.write_bytes(finished)
    before = taverna.load(finished).state.world
    run(*FLAGS, str(file), "--seats", "3", "--set", "party=new", typed="q\n")
    t = taverna.load(file.read_bytes())
    assert t.seats == 3 and not t.over
    assert len(t.state.world.parties) == 2 and t.state.world.party not in before.parties
    assert t.state.world.parties[before.party] == before.here and t.state.world.evenings == before.evenings
    run(*FLAGS, str(file), "--seats", "2", "--set", "party=new", typed="q\n")
    assert taverna.load(file.read_bytes()).digest() == t.digest(), "an evening under way stays as it is"


@pytest.mark.parametrize(
    ("wrong", "said"),
    [(lambda file: file[:-40], "line"), (lambda file: b"", ""), (lambda file: b"nonsense\n", "")],
)
def test_a_file_that_does_not_hold_is_refused_and_left_alone(
    tmp_path: Path, finished: bytes, wrong: object, said: str
) -> None:
    file = tmp_path / "campaign.taverna"
    assert callable(wrong)
    file.write_bytes(wrong(finished))
    damaged = file.read_bytes()
    told = run(*FLAGS, str(file), typed="q\n", code=2)
    assert told.strip() and "Traceback" not in told
    assert file.read_bytes() == damaged and list(tmp_path.iterdir()) == [file]


def test_a_party_that_is_not_there_is_refused_and_the_file_left_alone(tmp_path: Path, finished: bytes) -> None:
    file = tmp_path / "campaign.taverna"
    file.write_bytes(finished)
    assert "no party" in run(*FLAGS, str(file), "--set", "party=party-77", code=2)
    assert file.read_bytes() == finished


def test_a_new_campaign_asks_for_names_and_everyone_chooses_a_class(tmp_path: Path) -> None:
    file = tmp_path / "campaign.taverna"
    flags = ["play", "gloomhaven", "--terminal", "--lang", "pt-BR", "--set", "mode=campaign", "--save", str(file)]
    told = run(*flags, "--people", "2", typed="Cães Perdidos\nInês\n\n\n1\nq\n")
    assert "Nome do grupo" in told and "Nome do herói, lugar 2" in told and "Recém-chegado 2" in told
    assert "qual classe, em qual nível?" in told
    t = taverna.load(file.read_bytes())
    world = t.state.world
    assert world.here.name == "Cães Perdidos" and [world.member(seat).name for seat in (0, 1)] == ["Inês", ""]
    assert [world.member(seat).fate for seat in (0, 1)] == ["active", "awaited"], "nobody is chosen for anybody"
    run(*flags[:-2], typed="")  # who has left the keyboard is asked nothing twice


def test_between_evenings_the_prompt_asks_who_is_there_and_who_joins(tmp_path: Path, finished: bytes) -> None:
    file = tmp_path / "campaign.taverna"
    file.write_bytes(finished)
    before = taverna.load(finished).state.world.here.members
    typed = "\n".join(["9", "1", "2", "0", "2", "1", "Ana", "Bia", "Lost Dogs", "", "q"]) + "\n"
    told = run(*FLAGS, str(file), "--people", "2", typed=typed)
    assert "Who sets out next?" in told and "2 to 4 can play." in told and "Type numbers from 1 to 2" in told
    t = taverna.load(file.read_bytes())
    world = t.state.world
    assert t.seats == 2 and world.here.members[0] == before[1] and world.here.absent == before[:1]
    assert [world.member(seat).name for seat in (0, 1)] == ["Ana", "Bia"] and world.here.name == "Lost Dogs"
    assert world.member(1).fate == "awaited"


def test_enter_keeps_everybody_as_they_are(tmp_path: Path, finished: bytes) -> None:
    file = tmp_path / "campaign.taverna"
    file.write_bytes(finished)
    before = taverna.load(finished).state.world.here
    run(*FLAGS, str(file), typed="\n" * 8 + "q\n")
    t = taverna.load(file.read_bytes())
    assert not t.over and t.state.world.here.members == before.members and t.state.world.here.name == ""
