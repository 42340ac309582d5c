"""What can happen, each with the clause that makes it happen, and between which events the table is shown."""

from __future__ import annotations

from .combat import *  # noqa: F403
from .course import *  # noqa: F403
from .heroes import *  # noqa: F403
from .moments import cut as cut
