"""Standard environments for learning, with `taverna[rl]`: PettingZoo and Gymnasium over any game. See `docs/lab.md`."""

from .encoding import ACTIONS, ENCODING, FEATURES, Encoder, slots
from .rivals import TogetherEnv, TurnsEnv, env, parallel_env
from .solo import SoloEnv, register

__all__ = [
    "ACTIONS", "ENCODING", "FEATURES", "Encoder", "SoloEnv", "TogetherEnv", "TurnsEnv", "env", "parallel_env",
    "register", "slots",
]  # fmt: skip

register()
