"""The map of the world as data."""

from __future__ import annotations

from taverna.core.content import Record

from .terms import Rewards


class Place(Record, frozen=True, kw_only=True):
    """A location of the campaign map: a scenario, whether or not its ground is known here (GH-PAGE-01, GH-TRAVEL-01).

    `at` is its place on the map in hundredths of width and height. `needs`: one of these lists of achievements must
    hold, each with "!" in front if the party must not have it, with ":3" behind if it is needed three times.
    """

    number: int
    grid: str
    at: tuple[float, float]
    initial: bool = False  # known from the start
    road: bool = True  # the way there brings a road event; False within the city
    links: tuple[str, ...] = ()
    needs: tuple[tuple[str, ...], ...] = ()
    quest: str = ""  # a personal quest that opens it
    wears: str = ""  # an item someone must wear there
    events: tuple[str, ...] = ()  # event cards that open it: "city-31"
    random: bool = False  # opened by a random side scenario card
    region: str = ""  # of the map, where personal quests speak of it
    rewards: Rewards = Rewards()
