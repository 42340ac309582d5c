"""Any game through OpenSpiel's Python interface, where `open_spiel` is installed (`taverna[spiel]`).

    game = spiel.load("bloodborne", seats=3)      # a pyspiel.Game
    state = game.new_initial_state()

All luck is one chance node at the root: nature draws one of `deals` seeds, and what follows hangs on the answers alone.
Nobody sees the draw, so for whoever knows no more than a seat this is the same game; a search that copies states and
does not sample them from what a seat knows (`resample_from_infostate`) sees luck to come. Seats asked at once answer
one after another, the lowest first, and see nothing of each other's answers. Actions and observations are those of
`encoding`, information states those of `memory`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partialmethod
from typing import Any

import numpy as np
import pyspiel

from taverna.bots import Sight
from taverna.core.errors import OptionError
from taverna.core.game import Game
from taverna.core.table import Table
from taverna.games import find, names
from taverna.lab.seated import seated_lists

from .encoding import Encoder
from .memory import Memory, remembered, told
from .rivals import LONGEST
from .seats import Seats

DEALS = 4096


@cache
def kind(id: str) -> Any:
    """What OpenSpiel must know of a game before there is one."""
    rules, types = find(id), pyspiel.GameType
    return types(
        short_name=f"taverna_{rules.id.replace('-', '_')}",
        long_name=rules.title["en"],
        dynamics=types.Dynamics.SEQUENTIAL,
        chance_mode=types.ChanceMode.EXPLICIT_STOCHASTIC,
        information=types.Information.IMPERFECT_INFORMATION,
        utility=types.Utility.IDENTICAL if rules.cooperative else types.Utility.ZERO_SUM,
        reward_model=types.RewardModel.TERMINAL,
        max_num_players=rules.seats.stop - 1,
        min_num_players=rules.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.seats.start, "deals": DEALS},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel's algorithms take it. Options of the game are given in Python alone: `load`."""

    def __init__(
        self, id: str, params: Mapping[str, Any] | None = None, options: Mapping[str, Any] | None = None
    ) -> None:
        given = dict(params or {})
        self.rules: Game[Any] = find(id)
        self.seats = int(given.get("players", self.rules.seats.start))
        self.deals = int(given.get("deals", DEALS))
        if self.deals < 1:
            raise OptionError(f"deals are a number from 1, not {self.deals}")
        self.options, self.encoder = dict(options or {}), Encoder(seated=seated_lists(id))
        Table(self.rules, self.seats, 0, self.options)  # refuses in words what cannot be played
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.actions,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=0.0 if self.rules.cooperative else -1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
            **({} if self.rules.cooperative else {"utility_sum": 0.0}),
        )
        super().__init__(kind(id), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.encoder, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table, or before its luck is drawn none."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.players, self.deals, self.encoder = game.seats, game.deals, game.encoder
        self.of = (game.rules.id, game.seats, game.options)  # copies of a state lose what their game has of ours
        self.seats: Seats | None = None
        self.memory = Memory()

    def current_player(self) -> int:
        if self.seats is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.seats.table.over else self.seats.asked()[0]

    def is_terminal(self) -> bool:
        return self.seats is not None and self.seats.table.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.seats is None or player not in self.seats.table.questions:
            return []
        return sorted(self.encoder.legal(Sight(self.seats.table, player)))

    def _apply_action(self, action: int) -> None:
        if self.seats is None:
            self.seats = Seats(*self.of, self.encoder)
            self.seats.deal(action)
        else:
            self.seats.act(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.seats is None or player < 0:
            return f"deal {action}"
        return self.encoder.legal(Sight(self.seats.table, player)).get(action, f"slot {action}")

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A world that this player cannot tell from the true one: what it does not know and all luck to come are drawn
        anew. It is nobody's game: it goes on from here, and does not lead back to a deal."""
        twin: SpielState = self.clone()
        if self.seats is not None and twin.seats is not None:
            world = Sight(self.seats.table, player).determinize(int(sampler() * 2**53))
            twin.memory = Memory(self.memory.shared(self.seats.table, player), len(world.steps))
            twin.seats.table = world
        return twin

    def returns(self) -> list[float]:
        return [0.0] * self.players if self.seats is None else list(self.seats.rewards().values())

    def __str__(self) -> str:
        return "" if self.seats is None else f"{self.seats.table!r} {self.seats.table.digest()}"


class Observer:
    """What a player sees, as numbers and as a text; with `recall` also what it has done and read until now."""

    def __init__(self, encoder: Encoder, recall: bool = False) -> None:
        self.encoder, self.recall = encoder, recall
        n = encoder.features
        self.tensor = np.zeros(2 * n if recall else n, np.float32)
        self.dict = {"observation": self.tensor[:n]} | ({"memory": self.tensor[n:]} if recall else {})

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = 0.0
        if state.seats is None:
            return
        self.dict["observation"][:] = state.seats.seen(player)["observation"]
        if self.recall:
            table = state.seats.table
            lines = state.memory.of(table, player)
            self.dict["memory"][:] = self.encoder.summed(remembered(lines, player, table.seats))

    def string_from(self, state: SpielState, player: int) -> str:
        if state.seats is None:
            return ""
        table = state.seats.table
        if not self.recall:
            return table.board(player)
        sight = Sight(table, player)
        asked = (sight.prompt, sight.options) if player in table.questions else ("", [])
        return told(state.memory.of(table, player), sight.view(), *asked)


def load(
    game: str, seats: int | None = None, options: Mapping[str, Any] | None = None, deals: int = DEALS
) -> SpielGame:
    """A game with so many seats and these options."""
    return SpielGame(game, {"players": seats or find(game).seats.start, "deals": deals}, options)


def register() -> None:
    """Every game as `taverna_<game>`, for `pyspiel.load_game("taverna_bloodborne(players=4)")`. Importing does it."""
    for name in names():
        short = kind(name).short_name
        if short not in pyspiel.registered_names():  # a class, since OpenSpiel lets go of it after Python has ended
            pyspiel.register_game(kind(name), type(short, (SpielGame,), {"__init__": partialmethod(_made, name)}))


def _made(self: SpielGame, name: str, params: Mapping[str, Any] | None = None) -> None:
    SpielGame.__init__(self, name, params)


register()
