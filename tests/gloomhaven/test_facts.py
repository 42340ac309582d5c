"""The content against public facts, where somebody has them: TAVERNA_FACTS names the folder (see check_facts.py)."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from check_facts import KNOWN, disagreements

FOLDER = os.environ.get("TAVERNA_FACTS", "")


@pytest.mark.skipif(not FOLDER, reason="TAVERNA_FACTS names no folder of facts")
def test_every_disagreement_with_the_facts_has_a_reason() -> None:
    found = list(disagreements(Path(FOLDER)))
    assert [(place, told) for place, told, reason in found if reason is None] == []
    assert [place for place in KNOWN if place not in [there for there, _, _ in found]] == []
