"""Simulation: many seeded games, and what they say. Nothing here prints.

>>> from taverna import lab
>>> tally = lab.simulate("bloodborne", ["random", "random", "random"], games=4, seed=1)
>>> tally.games, [line.bot for line in tally.entries]
(4, ['random', 'random', 'random'])
"""

from .playing import GameFailed, games, seed_of, simulate
from .statistics import Line, Played, Tally, tally, wilson

__all__ = ["GameFailed", "Line", "Played", "Tally", "games", "seed_of", "simulate", "tally", "wilson"]
