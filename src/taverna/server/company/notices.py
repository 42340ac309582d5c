"""Telling people who are not here that it is their turn, or that it is over: by a table's webhook and by Web Push, in
the language of whoever reads. Nothing leaves the host unless its keeper allows it (`outside`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ..limits import Bucket
from ..refusals import say
from . import outside, push

if TYPE_CHECKING:
    from ..living import Living

BURST, RATE = 20, 0.05  # notices of one table at once, and per second after that


class Notices:
    """What is to be told of one table."""

    def __init__(self, living: Living) -> None:
        self._living = living
        self._pace = Bucket(BURST, RATE)
        self._over = living.table.over

    def moved(self, called: list[int]) -> None:
        """These are asked now and were not before."""
        living = self._living
        away = [seat for seat in called if not living.here(seat)]
        ended = living.table.over and not self._over
        self._over = living.table.over
        if living.tables.settings.outside and (away or ended) and not self._pace.take():
            living.tables.later(self._tell(away, ended))

    async def _tell(self, away: list[int], ended: bool) -> None:
        living = self._living
        table, storage, settings = living.id, living.tables.storage, living.tables.settings
        hook = await storage.read(lambda db: db.execute("SELECT url, lang FROM hooks WHERE tbl=?", (table,)).fetchone())
        if hook is not None:
            url, lang = hook
            for seat in [None] if ended else away:
                body = msgspec.json.encode(self.notice(seat, lang))
                await outside.post(url, body, {"Content-Type": "application/json"}, settings)
        if push.POSSIBLE:
            for seat in range(living.table.seats) if ended else away:
                await self._push(seat, ended)

    async def _push(self, seat: int, ended: bool) -> None:
        """To every browser that holds this seat and wants to be told."""
        living = self._living
        table, storage, settings = living.id, living.tables.storage, living.tables.settings
        rows = await storage.read(
            lambda db: db.execute(
                "SELECT DISTINCT p.endpoint, p.keys, p.lang FROM holds h JOIN pushes p ON p.device = h.device"
                " WHERE h.tbl=? AND h.seat=?",
                (table, seat),
            ).fetchall()
        )
        for endpoint, kept, lang in rows:
            keys = msgspec.json.decode(kept)
            message = msgspec.json.encode(self.notice(None if ended else seat, lang) | {"link": f"/t/{table}"})
            try:
                body = push.sealed(message, keys["p256dh"], keys["auth"])
            except ValueError:
                status = 410
            else:
                ours = await push.key_of(storage, settings.folder)
                head = push.headers(ours, endpoint, settings.address)
                status = await outside.post(endpoint, body, head, settings)
            if status in (404, 410):  # that browser no longer wants it
                await self._unwanted(endpoint)

    async def _unwanted(self, endpoint: str) -> None:
        await self._living.tables.storage.write(
            lambda db: db.execute("DELETE FROM pushes WHERE endpoint=?", (endpoint,)).rowcount
        )

    def notice(self, seat: int | None, lang: str) -> dict[str, Any]:
        """What is said: `text` and `content` are the same sentence, under the names that chat programs read. Nothing of
        the question is in it: a notice may be read by others."""
        living = self._living
        game = living.table.game.title[lang]
        address = living.tables.settings.address.rstrip("/")
        link = f"{address}/t/{living.id}" if address else ""
        told = (
            say(lang, "notice-over", game=game)
            if seat is None
            else say(lang, "notice-turn", who=living.name(seat, lang), game=game)
        )
        text = f"{told} {link}".strip()
        return {"text": text, "content": text, "table": living.id, "game": living.row.game, "seat": seat, "link": link}
