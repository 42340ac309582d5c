"""Games between several agents, by PettingZoo: one agent after another (`env`), or all at once (`parallel_env`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from taverna.core.errors import OptionError

from .encoding import Encoder
from .seats import METADATA, Observation, Seats, known

LONGEST = 20_000
"""Cycles after which a game is cut, if nothing else is said: longer than any."""


class Luck:
    """The seeds of one table after another; others in every environment until one is given."""

    def __init__(self) -> None:
        self._luck = np.random.default_rng()

    def next(self, seed: int | None) -> int:
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        return int(self._luck.integers(2**62))


class TurnsEnv(AECEnv):  # type: ignore[misc]
    """One seat after another answers: of several asked at once, the lowest first. Secret answers stay secret, since the
    table holds them until all are in."""

    metadata = METADATA | {"name": "taverna_v1", "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        max_cycles: int = LONGEST,
        encoder: Encoder | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.seats = Seats(game, seats, options, encoder)
        self.max_cycles, self.render_mode = max_cycles, known(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats.count)]
        self.observation_spaces = {agent: self.seats.space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.seats.actions() for agent in self.possible_agents}
        self._luck = Luck()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.seats.deal(self._luck.next(seed), options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()
        shown(self)

    def _asked(self) -> str:
        return self.possible_agents[self.seats.asked()[0]]

    def observe(self, agent: str) -> Observation:
        return self.seats.seen(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"illegal": not self.seats.act(self.possible_agents.index(agent), action)}
        over = self.seats.table.over
        cut = not over and self.seats.answers >= self.max_cycles * len(self.possible_agents)
        given = self.seats.rewards()
        for seat, one in enumerate(self.possible_agents):
            self.rewards[one] = given[seat]
            self.terminations[one], self.truncations[one] = over, cut
        if not over and not cut:
            self.agent_selection = self._asked()
        self._accumulate_rewards()
        self._deads_step_first()
        shown(self)

    def render(self) -> str | None:
        return rendered(self.seats, self.render_mode)

    def close(self) -> None:
        pass


class TogetherEnv(ParallelEnv):  # type: ignore[misc]
    """All seats act at once: in a cycle everyone who is asked answers once, in the order of seats; those who are not
    asked may only wait. Made for games whose turns are simultaneous; it plays any."""

    metadata = METADATA | {"name": "taverna_together_v1"}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        max_cycles: int = LONGEST,
        encoder: Encoder | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.seats = Seats(game, seats, options, encoder)
        self.max_cycles, self.render_mode = max_cycles, known(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats.count)]
        self.observation_spaces = {agent: self.seats.space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.seats.actions() for agent in self.possible_agents}
        self.agents: list[str] = []
        self.cycles = 0
        self._luck = Luck()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.seats.deal(self._luck.next(seed), options)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        shown(self)
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, Observation]:
        return {agent: self.seats.seen(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        if not self.agents:  # it is over: nobody acts, nothing happens
            return {}, {}, {}, {}, {}
        if silent := [
            self.possible_agents[seat] for seat in self.seats.asked() if self.possible_agents[seat] not in actions
        ]:
            raise OptionError(f"everyone who is asked has to act: there is no action for {', '.join(silent)}")
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.possible_agents}
        ids = {seat: question.id for seat, question in self.seats.table.questions.items()}
        for seat, agent in enumerate(self.possible_agents):
            question = self.seats.table.questions.get(seat)
            if question is not None and ids.get(seat) == question.id:  # not one that an answer of this cycle has opened
                infos[agent] = {"illegal": not self.seats.act(seat, actions[agent])}
        self.cycles += 1
        over = self.seats.table.over
        cut = not over and self.cycles >= self.max_cycles
        given = self.seats.rewards()
        if over or cut:
            self.agents = []
        everyone = self.possible_agents
        rewards = {agent: given[seat] for seat, agent in enumerate(everyone)}
        shown(self)
        return self._seen(), rewards, dict.fromkeys(everyone, over), dict.fromkeys(everyone, cut), infos

    def render(self) -> str | None:
        return rendered(self.seats, self.render_mode)

    def close(self) -> None:
        pass


def rendered(seats: Seats, mode: str | None) -> str | None:
    """The table as anyone may see it."""
    if mode == "human":
        print(seats.table.board(), flush=True)
    return seats.table.svg() if mode == "svg" else seats.table.board() if mode == "ansi" else None


def shown(env: Any) -> None:
    """For people who look on, every moment is shown by itself."""
    if env.render_mode == "human":
        env.render()


def env(game: str, **settings: Any) -> Any:
    """One agent after another, with PettingZoo's own guards around it."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TurnsEnv(game, **settings)))


def parallel_env(game: str, **settings: Any) -> TogetherEnv:
    return TogetherEnv(game, **settings)
