"""The small table of `cards/table.py` is used by tests in other folders too."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "cards"))
