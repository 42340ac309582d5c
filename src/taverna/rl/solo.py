"""Games for one agent, by Gymnasium: it plays all seats of a cooperative game, or one seat among bots."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from taverna import bots
from taverna.core.errors import OptionError
from taverna.games import find, names

from .encoding import Encoder
from .rivals import LONGEST, rendered, shown
from .seats import METADATA, Observation, Seats, known


class SoloEnv(gymnasium.Env[Observation, int]):
    """One agent. With `seat` None it answers for every seat, as that seat sees the table; with a seat, bots named `bot`
    sit in the others. The reward comes at the end; an action that is not on offer loses its turn to a random one."""

    metadata = METADATA

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seat: int | None = None,
        bot: str = "random",
        max_steps: int = LONGEST,
        encoder: Encoder | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.seats = Seats(game, seats, options, encoder)
        self.seat, self.bot, self.max_steps, self.render_mode = seat, bot, max_steps, known(render_mode)
        if seat is not None and seat not in range(self.seats.count):
            raise OptionError(f"there is no seat {seat}: seats are 0 to {self.seats.count - 1}")
        bots.make(self.seats.game, bot)  # says at once what there is not
        self.observation_space = self.seats.space()
        self.action_space = self.seats.actions()  # type: ignore[assignment]
        self._others: dict[int, bots.Bot] = {}
        self._random = Random(0)
        self._last = seat or 0
        self._dealt = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        luck = int(self.np_random.integers(2**62))
        self.seats.deal(luck, options)
        self._dealt = True
        self._random = Random(luck + 1)
        others = [] if self.seat is None else [seat for seat in range(self.seats.count) if seat != self.seat]
        self._others = {seat: bots.make(self.seats.game, self.bot) for seat in others}
        self._last = self.seat or 0
        self._play_others()
        shown(self)
        return self._seen(), {"seat": self._last}

    def _play_others(self) -> None:
        """Bots answer until this agent is asked or the game is over."""
        table = self.seats.table
        while not table.over and self.seat is not None and self.seat not in table.questions:
            for seat in list(table.questions):
                if seat in table.questions:
                    table.answer(seat, self._others[seat].choose(bots.Sight(table, seat), self._random))
        if not table.over:
            self._last = self.seats.asked()[0] if self.seat is None else self.seat

    def _seen(self) -> Observation:
        return self.seats.seen(self._last)

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen now, where sb3-contrib's MaskablePPO looks for it."""
        return self._seen()["action_mask"].astype(np.bool_)  # type: ignore[no-any-return]

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self._dealt or self.seats.table.over:
            raise ResetNeeded("reset the environment first: no game is under way")
        acted = self._last
        legal = self.seats.act(acted, action)
        self._play_others()
        over = self.seats.table.over
        cut = not over and self.seats.answers >= self.max_steps
        shown(self)
        return self._seen(), self.seats.rewards()[acted], over, cut, {"seat": self._last, "illegal": not legal}

    def render(self) -> str | None:  # type: ignore[override]
        return rendered(self.seats, self.render_mode)


def register() -> None:
    """Every game as `taverna/<game>-v1`, for `gymnasium.make`: all seats of a cooperative game, the first among bots
    in the others. Importing `taverna.rl` does it."""
    for name in names():
        if f"taverna/{name}-v1" not in gymnasium.registry:
            given = {"game": name, "seat": None if find(name).cooperative else 0}
            gymnasium.register(f"taverna/{name}-v1", "taverna.rl.solo:SoloEnv", kwargs=given)
