"""A whole game at the prompt: the board as text, numbered options, `?` for the rule."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from secrets import randbits

from taverna.bots import Bot, Sight
from taverna.conformance import find
from taverna.core.ask import Question
from taverna.core.content import Record
from taverna.core.errors import IllegalAnswer, TavernaError
from taverna.core.game import Sequel
from taverna.core.sheets import Sheet
from taverna.core.table import Table
from taverna.core.words import LANGS, Words, event_say, plain

from .advice import advised
from .page import columns, laid
from .screen import Screen
from .setting_up import Onward, heirs
from .why import why

LOCALE = Path(__file__).parent / "locale"
NEWS = 4  # lines of what happened that stay in sight above the table


def words_of(lang: str) -> Words:
    """The terminal's own words."""
    return Words(lang, (LOCALE,), lambda id: None, str)


def spoken() -> str:
    """The language of this machine, as far as we speak it."""
    here = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "").replace("_", "-")
    return next((lang for lang in LANGS if here.lower().startswith(lang[:2].lower())), "en")


class Left(Exception):
    """Someone left the table."""


class Game:
    """One terminal, one table: people here take turns at the keyboard, bots sit in the other seats."""

    def __init__(
        self,
        table: Table,
        bots: dict[int, Bot],
        lang: str,
        screen: Screen,
        ask: Callable[[str], str] | None = None,
        save: Path | None = None,
        seed: int = 0,
    ) -> None:
        self.table = table
        self.bots = bots
        self.lang = lang
        self.words = words_of(lang)
        self.screen = screen
        self.ask = ask or screen.ask
        self.save = save
        self.random = Random(seed)
        self.told = 0
        self.news = 0  # lines told since the table was last shown
        self.at_keyboard: int | None = None

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.table.seats) if seat not in self.bots]

    def play(self) -> None:
        """Until the game is over, and in a campaign one table after the other; leaving saves it."""
        self.print(self.words("terminal-help"))
        try:
            self.play_table()
            while (sequel := self.table.sequel()) is not None:
                self.table = self.go_on(sequel)
                self.told = 0
                self.keep()
                self.play_table()
        except (Left, EOFError, KeyboardInterrupt):
            self.keep()
            self.print(self.words("terminal-left" if self.save is None else "terminal-saved", file=str(self.save)))

    def go_on(self, sequel: Sequel) -> Table:
        """The next table of a campaign, as those at the keyboard want it; whoever joins is one of them."""
        way = None
        if sequel.ways:
            way = Onward(self.table, sequel, self.lang, self.words, self.screen, self.ask).chosen()
            self.bots = heirs(self.bots, way, self.table.seats)
            sequel = Sequel(seats=way.seats, options=sequel.options | way.options)
        else:
            self.ask(self.words("terminal-next"))
        self.at_keyboard = None
        return Table(self.table.game, sequel.seats, randbits(64), sequel.options, self.table.pack)

    def play_table(self) -> None:
        table = self.table
        while not table.over:
            table.settle()
            self.tell()
            seat = self.next_seat()
            if seat is None:
                break
            if seat in self.bots:
                table.answer(seat, self.bots[seat].choose(Sight(table, seat), self.luck(seat)))
            else:
                self.curtain(seat)
                self.decide(seat)
            self.keep()
        self.tell()
        self.print(self.words("terminal-over"))

    def luck(self, seat: int) -> Random:
        """What a bot draws its luck from."""
        return self.random

    def next_seat(self) -> int | None:
        """People choose before bots do, so that nobody waits for nothing."""
        asked = list(self.table.questions)
        return next((seat for seat in asked if seat not in self.bots), asked[0] if asked else None)

    def curtain(self, seat: int) -> None:
        """Between secret hands: the screen is cleared and the next person sits down; none where all is open."""
        if len(self.people) > 1 and self.at_keyboard != seat and not self.table.game.open_handed:
            if self.at_keyboard is not None:
                self.screen.clear()
            name = self.table.game.words(self.lang, self.table.state).seat(seat)
            self.ask(self.words("terminal-curtain", name=name))
        self.at_keyboard = seat

    def decide(self, seat: int) -> None:
        """Show the board and the question; take one answer."""
        self.show(seat)
        question = self.table.questions[seat]
        while True:
            typed = self.ask(self.words("terminal-prompt")).strip()
            if typed.isdecimal() and len(typed) < 6 and 1 <= int(typed) <= len(question.options):
                self.table.answer(seat, question.options[int(typed) - 1].id)
                return
            if self.command(typed, seat, question):
                return

    def command(self, typed: str, seat: int, question: Question) -> bool:
        """Everything that is not a number. True if the question has changed."""
        word, _, rest = typed.partition(" ")
        match word.lower():
            case "?":
                self.asked(rest.strip(), question)
            case "h":
                self.print(self.words("terminal-keys"))
            case "b" if rest:
                self.sheet(rest.strip(), seat)
            case "b":
                self.show(seat)
            case "l":
                for line in self.table.log(self.lang, seat)[-40:]:
                    self.print(line)
            case "u":
                try:
                    self.table.undo(seat)
                    return True
                except IllegalAnswer:
                    refusal = self.table.refusal("TABLE-UNDO-01")
                    self.print(f"{refusal.text(self.lang)} ({refusal.clause})")
            case "w":
                for line in why(self.table, seat, rest.strip(), self.lang, self.words):
                    self.print(line)
            case "s" if rest:
                try:
                    Path(rest).write_bytes(self.table.save())
                    self.print(self.words("terminal-saved", file=rest))
                except (OSError, TavernaError) as error:
                    self.print(str(error))
            case "a":
                for line, style in advised(self.table, seat, self.lang):
                    self.screen.print(line, style)
            case "q":
                raise Left
            case _:
                self.print(self.words("terminal-unknown", options=len(question.options)))
        return False

    def show(self, seat: int) -> None:
        """As much of the table as fits above the question and its options, below the newest of what happened; the rest
        is named."""
        table, screen = self.table, self.screen
        words = table.game.words(self.lang, table.state)
        question = table.questions[seat]
        below = [(line, "red" if question.dire else "bold") for line in screen.broken(question.describe(self.lang))]
        said = self.beneath(seat)
        texts = [option.describe(self.lang) for option in question.options]
        most = screen.height - len(below) - len(said) - 2
        below += [(line, "") for line in columns(texts, screen.width, most)] + said
        with suppress(NotImplementedError):  # a game without a board is still asked about
            sheets = table.sheets(seat, self.lang)
            room = screen.height - len(below) - len(self.more(sheets)) - 3
            lines, left = laid(sheets, screen.inner, room - min(self.news, NEWS))
            if lines:
                screen.framed(lines, f"{table.game.title[self.lang]} · {words.seat(seat)}")
            below = [(line, "dim") for line in self.more(left)] + below
        for line, style in below:
            screen.line(line, style)
        self.news = 0

    def more(self, left: list[Sheet]) -> list[str]:
        """How to see the parts of the table that are left out."""
        words = self.table.game.words(self.lang, self.table.state)
        names = " · ".join(f"b {words(f'sheet-{sheet.id}')}" for sheet in left)
        return self.screen.broken(self.words("terminal-more", names=names)) if left else []

    def beneath(self, seat: int) -> list[tuple[str, str]]:
        """What is said under the options: (line, style)."""
        return []

    def sheet(self, name: str, seat: int) -> None:
        """One part of the table, by its name or how that begins; else all of it."""
        words = self.table.game.words(self.lang, self.table.state)
        sheets = self.table.sheets(seat, self.lang)
        found = [one for one in sheets if plain(words(f"sheet-{one.id}")).startswith(plain(name))]
        for one in found or sheets:
            self.screen.framed(one.lines, words(f"sheet-{one.id}"))

    def asked(self, about: str, question: Question) -> None:
        """`?`: the rules of the question; of a number, the whole option and its card; else of a clause or a card."""
        if about.isdecimal() and 1 <= int(about) <= len(question.options):
            option = question.options[int(about) - 1]
            self.print(option.describe(self.lang))
            ids = (key.rsplit("/", 1)[-1].partition(".")[0] for key in option.targets)
            for id in dict.fromkeys(id for id in ids if self.record(id) is not None):
                self.explain(id)
            return
        clauses = [about.upper()] if about else self.table.game.explained.get(question.prompt, ())
        for clause in clauses:
            self.explain(clause)
        if not clauses:
            self.print(question.describe(self.lang))

    def explain(self, id: str) -> None:
        """A clause, or a card by its id or name: what it says and where it comes from."""
        found = find(id, self.lang)
        record = self.record(id.lower())
        if record is not None:
            text = record.text[self.lang] if record.text else ""
            source = self.words("terminal-source", source=record.source)
            self.print(f"{record.name[self.lang]}: {text} ({source})")
            return
        if found is None:
            self.print(self.words("terminal-no-rule", id=id))
            return
        catalogue, entry = found
        page = f", {self.words('terminal-page', page=entry.page)}" if entry.page else ""
        self.print(f"{' '.join(entry.text.split())} ({entry.id}{page})")
        for reading in catalogue.readings(entry.id):
            self.print(self.words("terminal-reading", question=reading.question, reading=reading.reading))

    def record(self, asked: str) -> Record | None:
        game, content = self.table.game, self.table.content
        for id in [asked, *(id for id, name in game.names(content).items() if name[self.lang].lower() == asked)]:
            if (record := game.record(content, id)) is not None:
                return record
        return None

    def tell(self) -> None:
        """What has happened since the last time, for the one at the keyboard."""
        viewer = self.people[0] if len(self.people) == 1 else None
        happened = self.table.happened(viewer)
        self.told = min(self.told, len(happened))
        words = self.table.game.words(self.lang, self.table.state)
        for _, event in happened[self.told :]:
            text = "  " + words.say(event_say(event))
            self.screen.print(text, "cyan")
            self.news += len(self.screen.broken(text))
        self.told = len(happened)

    def keep(self) -> None:
        """Write the table to its file: the old one stays whole until the new one is on the disk."""
        if self.save is not None:
            partial = self.save.with_suffix(self.save.suffix + ".part")
            with partial.open("wb") as file:
                file.write(self.table.save())
                file.flush()
                os.fsync(file.fileno())
            partial.replace(self.save)

    def print(self, text: str) -> None:
        self.screen.print(text)
