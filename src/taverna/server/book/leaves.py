"""What all pages of a game's book share."""

from __future__ import annotations

from typing import Any

from taverna.core import drawn

from ..pages import rendered
from .reader import Reader


def leaf(r: Reader, template: str, here: str, name: str, **context: Any) -> str:
    """A page of a game's book."""
    shelf = [
        ("examples", "book-examples", r.catalogue.examples),
        ("tables", "book-tables", r.catalogue.tables),
        ("readings", "book-readings", r.catalogue.ambiguities),
        ("glossary", "book-glossary", r.catalogue.named_content),
        ("legend", "book-legend", r.book.icons),
        ("things", "book-things", r.game.box),
        ("conformance", "book-conformance", r.catalogue.clauses),
    ]
    more: dict[str, Any] = {
        "drawn": drawn.examples(r.game),
        "chapter": None,
        "folded": name == "contents",
        "shelf": shelf,
        "leaf": name,
    }
    return rendered(
        f"book/{template}.html",
        r.lang,
        here,
        r.game.id,
        spoken=False,
        **more | {"reader": r, "game": r.game.info} | context,
    )
