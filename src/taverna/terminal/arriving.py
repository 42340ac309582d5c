"""Coming to a table of a host by a link: into the waiting room and onto a chair, until it begins."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from taverna.core.words import Words

from .calling import Caller, Unheard
from .screen import Screen

AGAIN = 1.0  # seconds between two looks at a room


class Arrival:
    """Someone who follows a link."""

    def __init__(
        self,
        caller: Caller,
        table: str,
        words: Words,
        screen: Screen,
        name: str = "",
        ask: Callable[[str], str] | None = None,
    ) -> None:
        self.caller, self.table, self.words, self.screen = caller, table, words, screen
        self.name = name
        self.ask = ask or screen.ask
        self._told: list[str] = []

    def come(self, token: str) -> None:
        """Take the seat a link is for, unless this device has it already; then wait until the table begins."""
        if token and not self.sits():
            self.caller.post(f"/join/{self.table}/{token}", {"name": self.called()})
        while (room := self.room()) is not None:
            self.tell(room)
            mine = room["yours"]
            if not mine:
                self.sit(room)
            elif not room["chairs"][mine[0]]["ready"]:
                self.ask(self.words("afar-ready"))
                self.act("ready", mine[0])
            else:
                time.sleep(AGAIN)

    def sits(self) -> bool:
        room = self.room()
        return bool((self.caller.get(f"/api/tables/{self.table}") if room is None else room)["yours"])

    def room(self) -> dict[str, Any] | None:
        """The gathering, or None when the table has begun."""
        try:
            found: dict[str, Any] = self.caller.get(f"/api/tables/{self.table}/room")
        except Unheard as error:
            if error.code == 404:
                return None
            raise
        return found

    def sit(self, room: dict[str, Any]) -> None:
        """On a free chair, if there is one."""
        free = [one["seat"] for one in room["chairs"] if one["free"] and not one["kept"]]
        if not free:
            time.sleep(AGAIN)
            return
        typed = self.ask(
            self.words("afar-sit", seats=" ".join(str(seat + 1) for seat in free), first=free[0] + 1)
        ).strip()
        seat = int(typed) - 1 if typed.isdecimal() and len(typed) < 4 else free[0]
        self.act("sit", seat if seat in free else free[0], name=self.called())

    def act(self, what: str, seat: int, **more: str) -> None:
        """What somebody else has done meanwhile is no fault: the room is looked at again."""
        try:
            self.caller.post(f"/t/{self.table}/room", {"do": what, "seat": str(seat)} | more)
        except Unheard as error:
            if error.code != 409:
                raise
            self.screen.print(str(error), "red")

    def called(self) -> str:
        self.name = self.name or self.ask(self.words("afar-name")).strip()[:40]
        return self.name

    def tell(self, room: dict[str, Any]) -> None:
        """Who sits where, when that has changed."""
        lines = [self.chair(one, room["yours"]) for one in room["chairs"]]
        if lines != self._told:
            self._told = lines
            self.screen.print(self.words("afar-gathering"), "bold")
            for line in lines:
                self.screen.print(line)

    def chair(self, one: dict[str, Any], mine: list[int]) -> str:
        if one["free"]:
            who = self.words("afar-kept" if one["kept"] else "afar-nobody")
        elif one["kind"] == "bot":
            who = self.words("afar-bot")
        else:
            who = one["name"] or self.words("afar-somebody")
        ready = (
            ""
            if one["free"] or one["kind"] == "bot"
            else self.words("afar-is-ready" if one["ready"] else "afar-not-ready")
        )
        return f"{'>' if one['seat'] in mine else ' '} {one['seat'] + 1}  {who}{' · ' if ready else ''}{ready}"
