"""At a table of a host, from a terminal: one reads what happens, answers when asked, and talks with the others.

A thread hears what the host says and prints it; what is typed meanwhile is an answer or a command.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import suppress
from threading import Lock, Thread
from typing import Any, Protocol

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from taverna.core.sheets import Sheet
from taverna.core.words import Words, plain

from .calling import Caller, Unheard
from .page import columns, laid
from .screen import Screen

SHOWN = 8  # lines of the log, and of the talk, that whoever comes is shown
LARGEST = 4 * 1024 * 1024  # bytes of a message
TRIES = (0.5, 1, 2, 4, 8, 8, 8)  # seconds between attempts to come back
GONE = (4404, 4403)  # no such table; not from here

Seat = dict[str, Any]


class Line(Protocol):
    """Where one speaks to the host."""

    def send(self, message: str) -> None: ...
    def close(self) -> None: ...


class Afar:
    """Someone at a table, far from it."""

    def __init__(
        self,
        caller: Caller,
        table: str,
        words: Words,
        screen: Screen,
        ask: Callable[[str], str] | None = None,
    ) -> None:
        self.caller, self.id, self.words, self.screen = caller, table, words, screen
        self.ask = ask or screen.ask
        self.line: Line | None = None
        self.left = False
        self.title = ""
        self.mine: list[int] = []
        self.seat: int | None = None
        self.question: dict[str, Any] | None = None
        self.status: dict[str, Any] = {"seats": [], "over": False, "undo": {"can": False, "text": "", "question": None}}
        self.log: list[dict[str, Any]] = []
        self._said = ("", "", "")  # the question, whom it waits for, what lies face down: told once
        self._here: dict[int, bool] = {}
        self._printing = Lock()

    # -- hearing -----------------------------------------------------------------------------------------------------
    def play(self) -> None:
        """Until one leaves."""
        self.come()
        self.screen.print(self.words("afar-help" if self.mine else "afar-watching"))
        Thread(target=self.listen, daemon=True).start()
        try:
            while self.typed(self.ask(self.words("terminal-prompt"))):
                pass
        except (EOFError, KeyboardInterrupt):
            pass
        finally:
            self.left = True
            if self.line is not None:
                self.line.close()
        self.screen.print(self.words("terminal-left"))

    def come(self) -> None:
        """To the table: which it is, and where one sits there."""
        about = self.caller.get(f"/api/tables/{self.id}")
        self.title = about["title"]
        self.mine = about["yours"]
        self.seat = next((seat for seat in self.mine if seat in about["asked"]), self.mine[0] if self.mine else None)
        self.log, self.question, self._said, self._here = [], None, ("", "", ""), {}
        self.tell(self.title, "bold")

    def listen(self) -> None:
        """Hear all that the host says; come back when the connection is lost."""
        lost = 0
        while not self.left:
            at = self.id
            code: int | None = None
            with (
                suppress(OSError, WebSocketException),
                connect(
                    f"{self.caller.socket}/api/tables/{self.id}/live",
                    additional_headers={"Cookie": self.caller.key},
                    max_size=LARGEST,
                ) as line,
            ):
                self.line = line
                if lost:
                    self.tell(self.words("afar-back"))
                self.hello(self.seat)
                try:
                    for message in line:
                        lost = 0
                        self.hear(json.loads(message))
                finally:
                    code = line.close_code
            if self.left:
                return
            if at != self.id:  # at the next table
                continue
            if code in GONE or lost == len(TRIES):
                self.tell(self.words("afar-gone"), "red")
                return
            if not lost:
                self.tell(self.words("afar-lost"), "red")
            time.sleep(TRIES[lost])
            lost += 1

    def hear(self, message: dict[str, Any]) -> None:
        """One message of the host (docs/protocol.md)."""
        match message["type"]:
            case "welcome":
                self.mine = message["seats"]
            case "scene" | "update":
                first = message["type"] == "scene"
                if first:
                    self.seat = message["seat"]
                kept = 0 if first else message["log_kept"]
                before, self.log = len(self.log) if first else kept, self.log[:kept] + message["log"]
                self.status, self.question = message["status"], message["ask"]
                for line in self.log[before:] if before else self.log[-SHOWN:]:
                    self.tell(f"  {line['text']}", "bold" if line["head"] else "cyan")
                self.now()
            case "chat" if "lines" in message:
                for line in message["lines"][-SHOWN:]:
                    self.tell(f"  {self.called(line['seat'], line['name'])}: {line['text']}", "bold")
            case "told":
                self.tell(message["text"], "red")
            case "refused":
                self.tell(message["text"] + (f" ({message['clause']})" if message.get("clause") else ""), "red")
            case "why":
                offered = message["text"] is None
                self.tell(self.words("terminal-offered") if offered else f"{message['text']} ({message['clause']})")

    def now(self) -> None:
        """What has changed about who is here, what is asked and whom the table waits for; each is told once."""
        self.presence()
        chosen = self.status.get("chosen")
        down = chosen["text"] if chosen else ""
        if self.status["over"]:
            again = self.status.get("again") or {"can": False, "table": None}
            news = ("over", again["table"] or "", "")
            if self._said[0] != "over":
                self.tell(self.words("terminal-over"), "bold")
            if again["can"] and self.mine and news != self._said:
                self.tell(self.words("afar-begun" if again["table"] else "afar-again"))
        elif self.question is not None:
            news = (self.question["id"], "", "")
            if news != self._said:
                self.show()
        else:
            other = next((seat for seat in self.mine if self.status["seats"][seat]["asked"]), None)
            if other is not None and other != self.seat and self.status["seats"][other]["kind"] == "person":
                self.hello(other)
                return
            names = ", ".join(self.who(one) for one in self.status["seats"] if one["asked"])
            news = ("", names, down)
            if down and down != self._said[2]:
                self.tell(self.words("afar-chosen", what=down))
            if names and names != self._said[1]:
                self.tell(self.words("afar-waits", who=names))
        self._said = news

    def presence(self) -> None:
        """Who has come or gone since."""
        for one in self.status["seats"]:
            seat, here = one["seat"], bool(one["here"])
            if seat not in self.mine and one["kind"] == "person" and self._here.get(seat, here) != here:
                self.tell(self.words("afar-came" if here else "afar-went", who=self.who(one)))
            self._here[seat] = here

    # -- telling -----------------------------------------------------------------------------------------------------
    def who(self, one: Seat) -> str:
        """The person first, and in brackets whom they play."""
        return f"{one['name']} ({one['plays']})" if one["plays"] and one["plays"] != one["name"] else str(one["name"])

    def called(self, seat: int, name: str) -> str:
        sitting = self.status["seats"]
        return self.who(sitting[seat]) if seat < len(sitting) else name

    def people(self) -> None:
        """Who sits here, whether they are here, and whom the table waits for."""
        for one in self.status["seats"]:
            mark = ">" if one["asked"] else " "
            self.tell(f"{mark} {self.who(one)} · {self.present(one)}", "bold" if one["seat"] in self.mine else "")

    def present(self, one: Seat) -> str:
        if one["kind"] == "bot":
            return self.words("afar-bot")
        if not one["claimed"]:
            return self.words("afar-nobody")
        state = "afar-standin" if one["bot"] else "afar-here" if one["here"] else "afar-away"
        minutes = int((time.time() - one["since"]) / 60) if one["asked"] and one["since"] else 0
        return self.words(state) + (f" · {self.words('afar-thinking', n=minutes)}" if minutes > 0 else "")

    def show(self) -> None:
        """As much of the table as fits above what is asked; the rest is named."""
        screen, asked = self.screen, self.question
        below: list[tuple[str, str]] = []
        if asked is not None:
            below = [(line, "red" if asked.get("dire") else "bold") for line in screen.broken(asked["prompt"])]
            texts = [option["text"] for option in asked["options"]]
            below += [(line, "") for line in columns(texts, screen.width, screen.height - len(below) - 2)]
        sheets = self.sheets()
        lines, left = laid(sheets, screen.inner, screen.height - len(below) - len(self.more(sheets)) - 3)
        with self._printing:
            if lines:
                screen.framed(lines, self.title)
            for line, style in [*((line, "dim") for line in self.more(left)), *below]:
                screen.line(line, style)

    def sheets(self) -> list[Sheet]:
        """The parts of the table as they stand."""
        seat = "" if self.seat is None else f"seat={self.seat}&"
        try:
            found = self.caller.get(f"/api/tables/{self.id}/sheets?{seat}lang={self.words.lang}")
        except Unheard as error:
            self.tell(str(error), "red")
            return []
        return msgspec.convert(found["sheets"], list[Sheet])

    def sheet(self, name: str) -> None:
        """One part of the table, by its name or how that begins; else all of it."""
        sheets = self.sheets()
        found = [one for one in sheets if plain(one.title).startswith(plain(name))]
        with self._printing:
            for one in found or sheets:
                self.screen.framed(one.lines, one.title)

    def more(self, left: list[Sheet]) -> list[str]:
        names = " · ".join(f"b {sheet.title}" for sheet in left)
        return self.screen.broken(self.words("terminal-more", names=names)) if left else []

    def tell(self, text: str, style: str = "") -> None:
        with self._printing:
            self.screen.print(text, style)

    # -- speaking ----------------------------------------------------------------------------------------------------
    def hello(self, seat: int | None) -> None:
        self.seat = seat
        self.send({"type": "hello", "seat": seat, "lang": self.words.lang, "have": None, "still": True, "talk": True})

    def send(self, message: dict[str, Any]) -> None:
        try:
            if self.line is None:
                raise OSError
            self.line.send(json.dumps(message))
        except (OSError, WebSocketException):
            self.tell(self.words("afar-lost"), "red")

    def again(self) -> None:
        """To the next game with the same people, or to the one that somebody else has begun already."""
        try:
            self.id = self.caller.post(f"/api/tables/{self.id}/again", {})["table"]
            self.come()
        except Unheard as error:
            self.tell(str(error), "red")
            return
        if self.line is not None:
            self.line.close()

    def typed(self, text: str) -> bool:
        """An answer, or a command. False: whoever typed it leaves."""
        word, _, rest = text.strip().partition(" ")
        asked = self.question
        if word.isdecimal() and len(word) < 6:
            if asked is None or not 1 <= int(word) <= len(asked["options"]):
                self.tell(self.words("afar-unknown"))
            else:
                option = asked["options"][int(word) - 1]["id"]
                self.send({"type": "answer", "seat": asked["seat"], "question": asked["id"], "option": option})
            return True
        match word.lower():
            case "":
                pass
            case "q":
                return False
            case "b" if rest:
                self.sheet(rest)
            case "b":
                self.show()
            case "l":
                for line in self.log[-40:]:
                    self.tell(line["text"])
            case "p":
                self.people()
            case "c" if rest and self.seat is not None:
                self.send({"type": "chat", "seat": self.seat, "text": rest})
            case "u" if self.seat is not None:
                undo = self.status["undo"]
                if undo["can"]:
                    self.send({"type": "undo", "seat": self.seat, "question": undo["question"]})
                else:
                    self.tell(undo["text"])
            case "n" if self.status["over"] and self.mine:
                self.again()
            case "w" if rest and self.seat is not None:
                self.send({"type": "why", "seat": self.seat, "target": rest})
            case _:
                self.tell(self.words("afar-help" if self.mine else "afar-watching"))
        return True
