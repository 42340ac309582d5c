"""How a campaign goes on, for any game: who is there, who joins, and what people write before a table."""

from __future__ import annotations

from typing import Annotated

import msgspec

from taverna.core import game
from taverna.core.game import Game, Name, Person, Sequel, Way
from taverna.core.words import Say

THREE = (Person(id="a", seat=0), Person(id="b", seat=1), Person(id="c", here=False))
OLD = Way(seats=2, options={"party": "old"}, title=Say("t"), about=Say("t"), heirs=(0, 1), people=THREE, newcomers=2)
NEW = Way(seats=2, options={"party": "new"}, title=Say("t"), about=Say("t"), people=(Person(seat=0), Person(seat=1)))
SEQUEL = Sequel(seats=2, options={"world": 1}, ways=(OLD, NEW))


def test_a_way_with_those_who_come() -> None:
    way = OLD.seated([1, 2], ["", "Cleo", "Dora"], "Dogs", joining=1)
    assert (way.seats, way.joined, way.heirs) == (3, 1, (1,))
    assert way.options == {"party": "old", "absent": ["a"], "names": ["", "Cleo", "Dora"], "party_name": "Dogs"}
    fewer = NEW.seated([1], joining=1)
    assert (fewer.seats, fewer.heirs, fewer.options) == (2, (1,), {"party": "new"}), (
        "whoever has nobody yet misses nothing"
    )


def test_what_is_wanted_of_a_sequel() -> None:
    assert SEQUEL.wanted(None, {}).heirs == (0, 1) and SEQUEL.wanted(3, {}).seats == 3
    without = SEQUEL.wanted(None, {"absent": ["a", "c"]})
    assert (without.seats, without.heirs, without.options) == (1, (1,), {"world": 1, "absent": ["a", "c"]})
    assert SEQUEL.wanted(None, {"party": "old", "absent": []}).seats == 3
    assert SEQUEL.wanted(None, {"party": "new"}).seats == 2
    assert SEQUEL.wanted(None, {"party": "old", "absent": 5}).seats == 2, "the game will refuse it"
    assert Sequel(seats=4, options={}).wanted(None, {"level": 2}) == Sequel(seats=4, options={"level": 2})


def test_names_are_options_that_people_write_themselves() -> None:
    class Options(game.Options, frozen=True):
        ship: Name = ""
        crew: tuple[Name, ...] = ()
        guests: Annotated[tuple[Name, ...], msgspec.Meta(max_length=2)] = ()
        map: str = ""
        ports: tuple[str, ...] = ()

    class Voyage(Game[game.S]):
        options_type = Options

    assert Voyage().written() == {"ship": False, "crew": True, "guests": True}
