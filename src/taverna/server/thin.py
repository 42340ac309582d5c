"""Updates made thin: of a fragment that a connection has been sent before, only the middle that changed.

Most of a fragment stays as it was, so this alone makes an update a fifth as long, and leaves less for the socket to
deflate. Both ends keep the texts of the fragments sent since the last `welcome` (or `scene`), in the same order.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

LEAST = 24  # characters that must be saved


class Texts:
    """The fragments one connection holds as text."""

    __slots__ = ("_held",)

    def __init__(self) -> None:
        self._held: dict[str, str] = {}

    def clear(self) -> None:
        """Nothing is held: a page begins with elements, not with their texts."""
        self._held.clear()

    def thin(self, message: dict[str, Any]) -> dict[str, Any]:
        """The same message with `changed` fragments instead of whole ones; from now on these are held."""
        if message["type"] == "scene":
            self._held = dict(message["fragments"])
            return message
        return message | {"beats": [self._beat(beat) for beat in message["beats"]]}

    def _beat(self, beat: dict[str, Any]) -> dict[str, Any]:
        whole: dict[str, str] = {}
        changed: dict[str, tuple[int, int, str]] = {}
        held = self._held
        for key in beat["gone"]:
            held.pop(key, None)
        for key, text in beat["fragments"].items():
            part = between(held[key], text) if key in held else None
            if part is None:
                whole[key] = text
            else:
                changed[key] = part
            held[key] = text
        return beat | {"fragments": whole} | ({"changed": changed} if changed else {})


@lru_cache(maxsize=128)  # most fragments are shown to several alike, one after another
def between(old: str, new: str) -> tuple[int, int, str] | None:
    """How many characters at the beginning and at the end stay, and what comes between; None if that saves nothing.
    Pages count in units of UTF-16, so a text with rarer characters than those of one unit is sent whole."""
    first = _alike(old, new)
    last = _alike_at_end(old, new, min(len(old), len(new)) - first)
    if first + last < LEAST or not (_plain(old) and _plain(new)):
        return None
    return first, last, new[first : len(new) - last]


def _plain(text: str) -> bool:
    return text.isascii() or len(text.encode("utf-16-le", "surrogatepass")) == 2 * len(text)


def _alike(old: str, new: str) -> int:
    """By halving: comparing slices is much faster than comparing characters."""
    least, most = 0, min(len(old), len(new))
    while least < most:
        middle = (least + most + 1) // 2
        if old[least:middle] == new[least:middle]:
            least = middle
        else:
            most = middle - 1
    return least


def _alike_at_end(old: str, new: str, most: int) -> int:
    least, ends = 0, (len(old), len(new))
    while least < most:
        middle = (least + most + 1) // 2
        if old[ends[0] - middle : ends[0] - least] == new[ends[1] - middle : ends[1] - least]:
            least = middle
        else:
            most = middle - 1
    return least
