"""The monsters' mind: from a position and an ability card, everything the rules allow a monster to do (pp. 29-32)."""

from taverna.games.gloomhaven.monsters.position import Attack, Card, Enemy, Monster, Position
from taverna.games.gloomhaven.monsters.turn import Option, monster_turn

__all__ = ["Attack", "Card", "Enemy", "Monster", "Option", "Position", "monster_turn"]
