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
