"""Before a table: what people write themselves, and with whom a campaign goes on. Enter keeps what is suggested."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from taverna.bots import Bot
from taverna.core.game import Game, Sequel, Way
from taverna.core.table import Table
from taverna.core.words import Words

from .screen import Screen

Ask = Callable[[str], str]


def names(
    game: Game[Any], lang: str, words: Words, settings: Mapping[str, Any], seats: int, ask: Ask
) -> dict[str, Any]:
    """The settings of the first evening of a campaign, with the names that people write; of any other game, as they
    are. Who has left the keyboard writes none."""
    chosen = dict(settings)
    first = game.first_evening
    if not first or any(chosen.get(name) != value for name, value in first.items()) or chosen.get("world"):
        return chosen
    said = Words(lang, game.locale, lambda id: None, str)
    for option, each in sorted(game.written().items(), key=lambda one: one[1]):
        if option in chosen:
            continue
        label = said(f"setting-{option.replace('_', '-')}")
        labels = [words("terminal-seat", what=label, n=n + 1) for n in range(seats)] if each else [label]
        try:
            written = [ask(words("terminal-name", what=one)).strip()[:40] for one in labels]
        except EOFError:
            break
        if any(written):
            chosen[option] = written if each else written[0]
    return chosen


class Onward:
    """How a campaign goes on: which party, who of it is there, how many join, and what they are called."""

    def __init__(self, table: Table, sequel: Sequel, lang: str, words: Words, screen: Screen, ask: Ask) -> None:
        self.game, self.ways = table.game, sequel.ways
        self.told = table.game.words(lang, table.state)
        self.words, self.screen, self.ask = words, screen, ask

    def chosen(self) -> Way:
        """Asked until as many are there as may play."""
        self.screen.print(self.words("terminal-onward"), "bold")
        for n, way in enumerate(self.ways, 1):
            self.screen.print(f"  {n}  {self.told.say(way.title)}. {self.told.say(way.about)}")
        (nth,) = self.numbers(self.words("terminal-way"), len(self.ways), [1], most=1)
        way = self.ways[nth - 1]
        if not way.people:
            return way
        while True:
            there = self.there(way)
            joining = self.joining(way)
            if len(there) + joining in self.game.seats:
                break
            few, many = self.game.seats.start, self.game.seats.stop - 1
            self.screen.print(self.words("terminal-how-many", least=few, most=many))
        return self.named(way, there, joining)

    def there(self, way: Way) -> list[int]:
        """Places among the people of this way."""
        if not any(person.title for person in way.people):
            return list(range(len(way.people)))
        expected = [n for n, person in enumerate(way.people, 1) if person.here]
        for n, person in enumerate(way.people, 1):
            title = self.told.say(person.title) if person.title else ""
            called = f"{person.name}: " if person.name else ""
            self.screen.print(f"  {n} {'*' if person.here else ' '} {called}{title}")
        found = self.numbers(self.words("terminal-there"), len(way.people), expected, most=len(way.people))
        return sorted({n - 1 for n in found})

    def joining(self, way: Way) -> int:
        if not way.newcomers:
            return 0
        (found,) = self.numbers(self.words("terminal-join", most=way.newcomers), way.newcomers, [0], most=1, least=0)
        return found

    def named(self, way: Way, there: list[int], joining: int) -> Way:
        """Whoever has no name yet may get one, and the party."""
        names = []
        for place in there:
            person = way.people[place]
            asked = person.title is None or not person.name
            title = self.told.say(person.title) if person.title else self.words("terminal-newcomer", n=place + 1)
            names.append(self.name(title) if asked else "")
        names += [self.name(self.words("terminal-newcomer", n=len(there) + n + 1)) for n in range(joining)]
        party = "" if way.name else self.name(self.told("setting-party-name"))
        return way.seated(there, names, party, joining)

    def name(self, title: str) -> str:
        return self.ask(self.words("terminal-name", what=title)).strip()[:40]

    def numbers(self, prompt: str, top: int, otherwise: list[int], most: int, least: int = 1) -> list[int]:
        """Numbers as typed, with spaces or commas between; Enter: as suggested."""
        while True:
            typed = self.ask(prompt).replace(",", " ").split()
            if not typed:
                return otherwise
            if len(typed) <= most and all(
                one.isdecimal() and len(one) < 4 and least <= int(one) <= top for one in typed
            ):
                return [int(one) for one in typed]
            self.screen.print(self.words("terminal-numbers", least=least, most=top))


def heirs(bots: Mapping[int, Bot], way: Way, before: int) -> dict[int, Bot]:
    """Which seats of the next table are bots': those they had, and those of heroes whose players are not here. Whoever
    joins sits at the keyboard, and someone always does."""
    follow = way.heirs or range(before)
    known = way.seats - way.joined
    spare = next(iter(bots.values()), None)
    found = {}
    for seat in range(known):
        bot = bots.get(follow[seat]) if seat < len(follow) else spare
        if bot is not None:
            found[seat] = bot
    if len(found) == way.seats:
        del found[0]
    return found
