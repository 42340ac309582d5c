"""The film of an answer: the table as it stood at each event, for those who watch.

An answer can set off a whole round. A film notes the state at every `emit`, so what is shown of the way is never worked
out again from the events. A game only says between which events it is shown (`Game.cut`); each seat sees the moments of
the events it may read, as views masked like any other. Play that nobody films pays nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from .secrets import Glance, Seen, Twin, View, glance, masked
from .state import Event, State

if TYPE_CHECKING:
    from .game import Game


class Shot(msgspec.Struct, frozen=True, gc=False):
    """An event, and the state as it stood when it was told."""

    event: Event
    state: bytes


class Film:
    """What one answer, or several in a row, made happen. Give it to `Table.answer`."""

    __slots__ = ("_emit", "_seen", "_states", "_twins", "game", "shots")

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.shots: list[Shot] = []
        self._states: dict[int, State] = {}  # of shots that somebody looked at
        self._twins: dict[int, Twin] = {}
        self._seen: dict[int, Seen] = {}

    def roll(self, state: State) -> None:
        """From now on every event of this state is filmed."""
        tell, encode, keep = state.emit, self.game.encode, self.shots.append

        def emit(event: Event) -> None:
            tell(event)
            keep(Shot(event, encode(state)))

        self._emit = tell
        state.__dict__["emit"] = emit

    def cut(self, state: State) -> None:
        """Film no more."""
        state.__dict__["emit"] = self._emit

    def clear(self) -> None:
        """Nothing of it happened."""
        self.shots.clear()
        self._states.clear()
        self._twins.clear()
        self._seen.clear()

    def moments(self, seat: int | None) -> Iterator[tuple[list[Event], Shot]]:
        """What this seat (None: a spectator) may read, by moments: the events that are shown together, and the last of
        them with the table as it stood then."""
        together: list[Event] = []
        last: Shot | None = None
        for shot in self.shots:
            if not shot.event.seen_by(seat):
                continue
            if last is not None and self.game.cut(last.event, shot.event):
                yield together, last
                together = []
            together.append(shot.event)
            last = shot
        if last is not None:
            yield together, last

    def frames(self, seat: int | None, content: Any) -> Iterator[tuple[list[Event], Any, dict[str, Any]]]:
        """(events, the state, what the seat saw of it) of every moment but the last: that one is the table as it
        stands in the end."""
        for events, state, view in self.glances(seat, content):
            view.fill()
            yield events, state, view

    def glances(self, seat: int | None, content: Any) -> Iterator[tuple[list[Event], Any, Glance]]:
        """The same for those who draw: of what the seat saw nothing is worked out yet."""
        moments = list(self.moments(seat))
        for events, shot in moments[:-1]:
            state, others = self._state(shot, content), self._seen.setdefault(id(shot), {})
            twin = self._twins.setdefault(id(shot), Twin(self.game, state, shot.state))
            yield events, state, glance(self.game, state, twin, seat, [], None, others)

    def _state(self, shot: Shot, content: Any) -> State:
        """The same object for all who look."""
        state = self._states.get(id(shot))
        if state is None:
            state = self._states[id(shot)] = self.game.decode(shot.state)
            state.furnish(content)
        return state


def seen(game: Game[Any], state: State, seat: int | None, others: Seen | None = None) -> View:
    """What a seat may know of a state, as plain data, while nobody is asked anything."""
    view = masked(state, game.hidden(state, seat), others)
    view["seat"], view["asked"], view["result"] = seat, [], None
    return view
