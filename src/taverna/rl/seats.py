"""A table as environments use it: what each seat sees as numbers, and what its actions do."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from random import Random
from typing import Any

import msgspec
import numpy as np
from gymnasium import spaces

from taverna.bots import Sight
from taverna.core.errors import OptionError
from taverna.core.saves import load
from taverna.core.table import Table
from taverna.games import find
from taverna.lab.seated import seated_lists

from .encoding import Encoder

Observation = dict[str, Any]
MODES = ["ansi", "human", "svg"]
"""The ways in which a table is rendered: as text, as text that is printed by itself, and drawn."""
METADATA = {"render_modes": MODES, "render_fps": 1}


class Unrendered(OptionError, TypeError):
    """A way to render that there is not. A TypeError, too: stable-baselines3 asks for pixels wherever it may, and goes
    without where it gets one."""


def known(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise Unrendered(f"a table is rendered as {' or '.join(MODES)}, not '{mode}'")
    return mode


class Seats:
    """The seats of one table after another."""

    def __init__(
        self, game: str, seats: int | None, options: Mapping[str, Any] | None, encoder: Encoder | None
    ) -> None:
        self.game = find(game)
        self.count = self.game.seats.start if seats is None else seats
        self.options = dict(options or {})
        self.encoder = encoder or Encoder(seated=seated_lists(self.game.id))
        self.table = self._opened(0)
        self._random = Random(0)
        self.answers = 0

    def _opened(self, seed: int, options: Mapping[str, Any] | None = None) -> Table:
        return Table(self.game, self.count, seed, self.options | dict(options or {}), checkpoints=0)

    def deal(self, seed: int, options: Mapping[str, Any] | None = None) -> None:
        """A new table, with all its luck from this seed. Of `options` those of the game are set, for this one alone;
        others may be somebody else's."""
        self._random = Random(seed)
        known = msgspec.structs.fields(self.game.options_type)
        set_now = {one.name: options[one.name] for one in known if one.name in options} if options else {}
        self.table = self._opened(self._random.getrandbits(64), set_now)
        self.answers = 0

    def __deepcopy__(self, memo: dict[int, Any]) -> Seats:
        twin = Seats.__new__(Seats)
        twin.__dict__ |= self.__dict__ | {"table": self.table.fork(), "_random": copy(self._random)}
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """A table under way cannot be copied as it is: its answers can."""
        return self.__dict__ | {"game": self.game.id, "table": self.table.save()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__ |= state | {"game": find(state["game"]), "table": load(state["table"], find)}

    def space(self) -> spaces.Dict:
        n, actions = self.encoder.features, self.encoder.actions
        return spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (n,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    def actions(self) -> spaces.Discrete:
        return spaces.Discrete(self.encoder.actions)

    def asked(self) -> list[int]:
        """Who has yet to answer, in the order of seats."""
        return sorted(self.table.questions)

    def seen(self, seat: int) -> Observation:
        sight = Sight(self.table, seat)
        asked = seat in self.table.questions
        legal = self.encoder.legal(sight) if asked else {}
        vector = self.encoder.vector(sight.view(), seat, self.count, sight.prompt if asked else "")
        return {"observation": vector, "action_mask": self.encoder.mask(legal)}

    def act(self, seat: int, action: int) -> bool:
        """Answer for a seat; False if the action was not on offer, and then a random answer was given."""
        sight = Sight(self.table, seat)
        option = self.encoder.legal(sight).get(int(action))
        luck = self._random.random()
        self.table.answer(seat, sight.options[int(luck * len(sight.options))] if option is None else option)
        self.answers += 1
        return option is not None

    def rewards(self) -> dict[int, float]:
        """When the game is over: companions get 1 for a victory, else 0. Of rivals a lone winner gets 1 and the others
        lose it among them; winners who share share it; nobody gets anything where nobody wins."""
        result, n = self.table.result, self.count
        if result is None:
            return dict.fromkeys(range(n), 0.0)
        winners = result["winners"]
        if self.game.cooperative or n == 1:
            return {seat: 1.0 if seat in winners else 0.0 for seat in range(n)}
        if not winners:
            return dict.fromkeys(range(n), 0.0)
        return {seat: ((n / len(winners) if seat in winners else 0.0) - 1) / (n - 1) for seat in range(n)}
