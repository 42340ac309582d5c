#!/usr/bin/env python3
"""Train a small agent to beat random players, with numpy alone: a linear softmax policy over what a seat sees, learned by
REINFORCE with a baseline.

    python docs/examples/train.py --games 1500      # minutes on one core; prints what it wins before and after
"""

import argparse

import numpy as np

from taverna import lab, rl


class Agent:
    """One row of weights per action slot."""

    def __init__(self, encoder: rl.Encoder, seed: int = 0) -> None:
        self.weights = np.zeros((encoder.actions, encoder.features + 1), np.float32)
        self.random = np.random.default_rng(seed)

    def policy(self, seen: dict) -> tuple:
        """The slots that may be chosen, what is seen, and how likely each is."""
        x = np.append(seen["observation"], np.float32(1.0))
        legal = np.flatnonzero(seen["action_mask"])
        score = self.weights[legal] @ x
        odds = np.exp(score - score.max())
        return legal, x, odds / odds.sum()

    def learn(self, steps: list, advantage: float, rate: float) -> None:
        """Make what was done likelier if it went better than usual, else less likely."""
        for legal, x, odds, chosen in steps:
            push = -odds
            push[chosen] += 1.0
            self.weights[legal] += (rate * advantage * push / (x @ x))[:, None].astype(np.float32) * x


def play(env: rl.SoloEnv, agent: Agent, seed: int) -> tuple[list, float]:
    """One game: what was done, and the reward at its end."""
    seen, _ = env.reset(seed=seed)
    steps, reward, over = [], 0.0, False
    while not over:
        legal, x, odds = agent.policy(seen)
        chosen = int(agent.random.choice(len(legal), p=odds))
        steps.append((legal, x, odds, chosen))
        seen, reward, ended, cut, _ = env.step(int(legal[chosen]))
        over = ended or cut
    return steps, float(reward)


def wins(env: rl.SoloEnv, agent: Agent, games: int, seed: int) -> float:
    return sum(play(env, agent, seed + nth)[1] > 0 for nth in range(games)) / games


def train(game: str, games: int, seats: int = 3, rate: float = 1.0, seed: int = 0, told: int = 0) -> tuple:
    """The environment and an agent that has played so many games, in every seat in turn, against random players."""
    encoder = rl.Encoder(features=512, actions=256)
    tables = [rl.SoloEnv(game, seats, seat=seat, bot="random", encoder=encoder) for seat in range(seats)]
    agent, usual = Agent(encoder, seed), 0.0
    for nth in range(games):
        steps, reward = play(tables[nth % seats], agent, 10**6 * (seed + 1) + nth)
        agent.learn(steps, reward - usual, rate)
        usual += 0.02 * (reward - usual)
        if told and (nth + 1) % told == 0:
            print(f"{nth + 1} games: mean reward {usual:+.2f}", flush=True)
    return tables[0], agent


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="bloodborne")
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--rate", type=float, default=1.0)
    parser.add_argument("--test", type=int, default=300)
    chosen = parser.parse_args()
    env, agent = train(chosen.game, chosen.games, rate=chosen.rate, told=max(1, chosen.games // 10))
    for name, one in (("before", Agent(env.seats.encoder)), ("after", agent)):
        rate = wins(env, one, chosen.test, seed=5)
        low, high = lab.wilson(rate * chosen.test, chosen.test)
        print(f"{name}: wins {rate:.0%} of {chosen.test} games ({low:.0%} to {high:.0%}); a fair share is 33 %")
