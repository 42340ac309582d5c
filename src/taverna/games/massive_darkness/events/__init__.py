"""What can happen, each with the clause that makes it happen, and between which events the table is shown."""

from __future__ import annotations

from .combat import *  # noqa: F403
from .course import *  # noqa: F403
from .heroes import *  # noqa: F403
from .moments import cut as cut

TELLING = {
    "Died": 9,
    "ObjectiveMet": 8,
    "GuardianFell": 7,
    "GuardianAppeared": 7,
    "MobAppeared": 7,
    "LevelRose": 6,
    "Wounded": 5,
    "EventDrawn": 4,
}
"""How much each tells of what happened, for a summary of three sentences; what is not here tells nothing."""
