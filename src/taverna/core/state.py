"""What lies on the table, and what has just happened there."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from .chance import Chance


class Event(msgspec.Struct, frozen=True, tag=True, tag_field="event", kw_only=True, gc=False):
    """Something that happened. The log, the animation, the replay and the statistics are all made from it.

    Its fields are plain: `who`, `whom` and `by` are seats, strings are content ids, the rest are numbers. The words
    are the message `event-<kebab-case name>`; `clause` is the rule that made it happen.
    """

    clause: ClassVar[str] = ""

    def told(self) -> dict[str, Any]:
        """What goes into its words: its fields, unless the event says otherwise."""
        return {name: getattr(self, name) for name in self.__struct_fields__}

    def seen_by(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) read it?"""
        return True


UNHEARD: Callable[[Event], None] = deque[Event](maxlen=0).append
"""Where events go that nobody is told of: it keeps none."""


class State(msgspec.Struct, dict=True, kw_only=True):
    """What is on the table. Plain: ids and numbers, no two references to one struct, no sets.

    Content and the outbox of events hang beside the fields, so they are no part of checkpoint, digest or view.
    """

    chance: Chance

    if TYPE_CHECKING:
        content: ClassVar[Any]
        out: ClassVar[list[Event]]
        heard: ClassVar[bool]  # is anybody told of what happens? Who tells often or at length may ask
        halts: ClassVar[bool]  # does anybody look at checkpoints? Rules that meet many may pass over them

        def emit(self, event: Event) -> None:
            """Something happened: put it in the outbox."""

    def __post_init__(self) -> None:
        out: list[Event] = []
        self.__dict__["out"] = out
        self.__dict__["emit"] = out.append
        self.__dict__["heard"] = True
        self.__dict__["halts"] = True

    def hush(self, halts: bool = True) -> None:
        """From now on nobody is told of anything: for play that is thrown away. `halts`: checkpoints still matter."""
        self.__dict__["emit"] = UNHEARD
        self.__dict__["heard"] = False
        self.__dict__["halts"] = halts

    def emptied(self) -> list[Event]:
        """Take what happened since the last time."""
        out = self.out
        if not out:
            return []
        happened = out[:]
        out.clear()
        return happened

    def furnish(self, content: Any) -> None:
        """Lay the (shared, frozen) definitions beside the state."""
        self.__dict__["content"] = content
