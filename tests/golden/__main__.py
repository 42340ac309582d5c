"""Write all golden playthroughs anew: `python -m tests.golden`, then look at the difference before you keep it."""

from __future__ import annotations

from .playthrough import GAMES, path, told

for name in GAMES:
    path(name).write_text(told(name), encoding="utf-8")
    print(f"wrote {path(name).name}")
