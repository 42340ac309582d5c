"""What the page of a waiting room shows, and the address by which friends come to it."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from functools import lru_cache
from importlib import import_module
from typing import Any
from urllib.parse import urlsplit

from markupsafe import Markup

from taverna.core.gallery import Entry
from taverna.core.game import Game
from taverna.games import find
from taverna.ink.sprite import Figures, bust

from .door import Connection, base, device, host_of
from .found import bot_called, bots_of
from .gathering import Room
from .keys import hashed
from .settings import only_here

LINES = 12  # of what changed, on the page


def who(connection: Connection) -> str:
    """The hash of this device's key, as gatherings keep it; nobody's if it has none."""
    key = device(connection)
    return "" if key is None else hashed(key).hex()


def shown(connection: Connection, room: Room, lang: str) -> dict[str, Any]:
    """What the template `room.html` gets: of the game, the chairs and this device's part in it."""
    plan, me = room.gathering, who(connection)
    game = find(plan.game)
    mine = room.held(me)
    words = game.words_of(lang)
    gallery = {(entry.option, entry.id): entry for entry in game.gallery(lang)} if room.choices() else {}
    host = bool(me) and me == plan.maker
    link, others = addresses(connection, f"/t/{plan.id}")
    return {
        "about": plan.game,
        "game": game.info,
        "table": plan.id,
        "host": host,
        "mine": mine,
        "first": mine[0] if mine else None,
        "chairs": [
            {
                "seat": nth,
                "kind": chair.kind,
                "bot": bot_called(game, chair.bot, lang) if chair.bot else "",
                "name": chair.name,
                "mine": nth in mine,
                "free": chair.free,
                "kept": bool(chair.link),
                "link": _own_link(connection, room, nth) if host else "",
                "here": chair.kind == "bot" or room.here(chair.holder),
                "ready": chair.kind == "bot" or chair.ready,
                "host": bool(chair.holder) and chair.holder == plan.maker,
                "picks": {option: words.name(id) for option, id in chair.picks.items() if id},
                "chosen": chair.picks,
                "about": [gallery[pick] for pick in chair.picks.items() if pick in gallery],
                "portrait": next((_bust(game, gallery[pick]) for pick in chair.picks.items() if pick in gallery), ""),
            }
            for nth, chair in enumerate(plan.chairs)
        ],
        "picks": [
            {
                "name": option,
                "label": words(f"pick-{option.replace('_', '-')}"),
                "ids": [(id, words.name(id)) for id in ids],
                "taken": {chair.picks.get(option) for chair in plan.chairs} if option in game.unique else set(),
                "shelf": [
                    (entry, _bust(game, entry)) for (of, id), entry in gallery.items() if of == option and id in ids
                ],
            }
            for option, ids in room.choices().items()
        ],
        "bots": bots_of(game, lang),
        "best": game.info.usual,
        "listed": plan.listed,
        "lines": [change.told(lang) for change in plan.changes[-LINES:]],
        "free": sum(chair.free for chair in plan.chairs),
        "freed": _freed(room, me),
        "link": link,
        "others": others,
        "qr": Markup(square(link)),
        "near": only_here(urlsplit(link).hostname or ""),
        "loopback": host_of(connection).settings.loopback,
    }


def _own_link(connection: Connection, room: Room, nth: int) -> str:
    """The link to one chair, as long as it is good and this process remembers it."""
    token = room.links.get(nth, "")
    good = room.gathering.chairs[nth].opened_by(token)
    return addresses(connection, f"/join/{room.gathering.id}/{token}")[0] if good else ""


def _freed(room: Room, me: str) -> bool:
    """Was this device here, and has lost its chair?"""
    return bool(me) and not room.held(me) and me in room.freed


def _bust(game: Game[Any], entry: Entry) -> Markup:
    figures = game.figures
    return Markup(bust(figures, entry.portrait)) if isinstance(figures, Figures) else Markup("")


def addresses(connection: Connection, path: str) -> tuple[str, list[str]]:
    """The whole link to a page of this host, and others by which machines near it would find it. If it was reached by a
    name every machine has for itself, but listens to all, the link is one that others can use."""
    reached = base(connection)
    parts = urlsplit(reached)
    if not only_here(parts.hostname or ""):
        return reached + path, []
    port = f":{parts.port}" if parts.port else ""
    near = [f"{parts.scheme}://{one}{port}{path}" for one in neighbours()]
    if near and host_of(connection).settings.host in ("0.0.0.0", "::"):
        return near[0], near[1:]
    return reached + path, near


@lru_cache(maxsize=1)
def neighbours() -> tuple[str, ...]:
    """The addresses of this machine in its networks, the one it goes out by first. Nothing is sent to learn it."""
    known: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as out:
        out.connect(("192.0.2.1", 9))  # an address that is nobody's
        known.append(str(out.getsockname()[0]))
    with contextlib.suppress(OSError):
        known += [str(found[4][0]) for found in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return tuple(one for one in dict.fromkeys(known) if not ipaddress.ip_address(one).is_loopback)


@lru_cache(maxsize=64)
def square(text: str) -> str:
    """A QR code, black on white whatever the theme, so that every camera reads it."""
    try:
        segno: Any = import_module("segno")
    except ModuleNotFoundError:  # an older installation: the link alone will do
        return ""
    code = segno.make(text, error="m", micro=False)
    return str(code.svg_inline(scale=4, border=3, dark="#000", light="#fff", omitsize=True, svgclass="qr"))
