"""The content of Gloomhaven as data: what records look like, and how they are read."""

from __future__ import annotations

from taverna.core.content import Raw

from .. import checks
from ..campaign.checks import check_campaign
from .content import Content
from .fitting import check_dungeons


def build(raw: Raw) -> Content:
    """All records, each checked against its schema and everything it names; the error says file, record and field."""
    content = Content(raw)
    checks.check_cards(raw, content)
    checks.check_scenarios(raw, content)
    check_dungeons(raw, content)
    checks.check_atlas(raw, content)
    check_campaign(raw, content)
    return content
