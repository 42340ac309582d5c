"""The maps for newcomers name only what is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PROJECT = Path(__file__).parent.parent
MAPS = sorted((PROJECT / "docs" / "maps").glob("*.md"))


@pytest.mark.parametrize("page", MAPS, ids=lambda page: page.stem)
def test_a_map_is_true(page: Path) -> None:
    """Every file in it exists, and every function it says is in a file is written there."""
    text = page.read_text(encoding="utf-8")
    game = PROJECT / "src" / "taverna" / "games" / page.stem.replace("-", "_")
    roots = (game, PROJECT / "src" / "taverna", PROJECT / "tests", PROJECT)
    for name in re.findall(r"`([\w/.*-]+\.(?:py|yaml|css|svg|ftl))`", text):
        assert any(next(root.glob(f"**/{name}"), None) for root in roots), f"{page.name}: no {name}"
    for names, file in re.findall(r"((?:`\w+`(?:, | and )?)+) in `([\w/]+\.py)`", text):
        code = "\n".join(path.read_text(encoding="utf-8") for root in roots for path in root.glob(file))
        for name in re.findall(r"`(\w+)`", names):
            written = rf"^\s*(?:def|class) {name}\b|^{name}\b"
            assert re.search(written, code, re.MULTILINE), f"{page.name}: no {name} in {file}"
