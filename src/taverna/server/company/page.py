"""What the page of a table gets for playing in company: see `pages.py`.

_talk.html      talk_rule: the clause about talking, or None;  reactions: their names
"""

from __future__ import annotations

from typing import Any

from taverna.core.game import Game

from .chat import REACTIONS


def talk_of(game: Game[Any], lang: str) -> dict[str, Any]:
    rule = next((one for one in game.rules_in(lang).clauses if one.id == game.talk), None) if game.talk else None
    return {"talk_rule": rule, "reactions": REACTIONS}
