"""What figures do and what happens to them, each with the clause that makes it happen."""

from __future__ import annotations

from typing import Any, ClassVar

from taverna.core import state
from taverna.hexgrid import Hex

FIGURES = ("figure", "target")
PLACES = ("at", "path", "hexes")


class Event(state.Event, frozen=True):
    """Something that happened. Figures are told as "@id", by which the words of a table find who that is or was;
    places on the map are not told."""

    def told(self) -> dict[str, object]:
        return {
            name: f"@{getattr(self, name)}" if name in FIGURES else getattr(self, name)
            for name in self.__struct_fields__
            if name not in PLACES
        }


class ChoseCards(Event, frozen=True):
    """A seat has laid its two cards face down, or declared a long rest."""

    clause: ClassVar[str] = "GH-SELECT-01"
    who: int


class DeclaredRest(Event, frozen=True):
    clause: ClassVar[str] = "GH-REST-07"
    who: int


class Revealed(Event, frozen=True):
    clause: ClassVar[str] = "GH-INIT-02"
    who: int
    lead: str
    second: str
    initiative: int


class TurnBegan(Event, frozen=True):
    clause: ClassVar[str] = "GH-INIT-03"
    figure: str


class PlayedTop(Event, frozen=True):
    clause: ClassVar[str] = "GH-TURN-01"
    who: int
    card: str


class PlayedBottom(Event, frozen=True):
    clause: ClassVar[str] = "GH-TURN-01"
    who: int
    card: str


class PlayedAttack(Event, frozen=True):
    clause: ClassVar[str] = "GH-TURN-10"
    who: int
    card: str


class PlayedMove(Event, frozen=True):
    clause: ClassVar[str] = "GH-TURN-11"
    who: int
    card: str


class Stunned(Event, frozen=True):
    clause: ClassVar[str] = "GH-STUN-03"
    figure: str


class CardDiscarded(Event, frozen=True):
    clause: ClassVar[str] = "GH-SELECT-05"
    who: int
    card: str


class CardLost(Event, frozen=True):
    clause: ClassVar[str] = "GH-SELECT-06"
    who: int
    card: str


class CardActive(Event, frozen=True):
    clause: ClassVar[str] = "GH-SELECT-08"
    who: int
    card: str


class CardRecovered(Event, frozen=True):
    clause: ClassVar[str] = "GH-RECOVER-01"
    who: int
    card: str


class BonusUsed(Event, frozen=True):
    clause: ClassVar[str] = "GH-BONUS-03"
    figure: str
    card: str


class BonusEnded(Event, frozen=True):
    clause: ClassVar[str] = "GH-BONUS-02"
    who: int
    card: str


class Rested(Event, frozen=True):
    """A long rest: the card lost for it."""

    clause: ClassVar[str] = "GH-REST-09"
    who: int
    cards: int


class ShortRested(Event, frozen=True):
    clause: ClassVar[str] = "GH-REST-05"
    who: int
    cards: int


class RestDrew(Event, frozen=True):
    """The card a short rest would lose."""

    clause: ClassVar[str] = "GH-REST-05"
    who: int
    card: str


class Moved(Event, frozen=True):
    """A figure went, flew or jumped along these hexes; the first is where it was."""

    clause: ClassVar[str] = "GH-MOVE-01"
    figure: str
    path: tuple[Hex, ...]

    def told(self) -> dict[str, object]:
        return {"figure": f"@{self.figure}", "hexes": len(self.path) - 1}


class Pushed(Event, frozen=True):
    clause: ClassVar[str] = "GH-PUSH-01"
    figure: str
    path: tuple[Hex, ...]

    def told(self) -> dict[str, object]:
        return {"figure": f"@{self.figure}", "hexes": len(self.path) - 1}


class Pulled(Event, frozen=True):
    clause: ClassVar[str] = "GH-PULL-01"
    figure: str
    path: tuple[Hex, ...]

    def told(self) -> dict[str, object]:
        return {"figure": f"@{self.figure}", "hexes": len(self.path) - 1}


class Teleported(Event, frozen=True):
    clause: ClassVar[str] = "GH-MOVE-03"
    figure: str
    at: Hex


class Grounded(Event, frozen=True):
    """Someone can no longer fly."""

    clause: ClassVar[str] = "GH-FLY-04"
    figure: str


class TrapSprung(Event, frozen=True):
    clause: ClassVar[str] = "GH-TRAP-03"
    figure: str
    at: Hex


class HazardEntered(Event, frozen=True):
    clause: ClassVar[str] = "GH-HAZ-01"
    figure: str
    at: Hex


class Attacked(Event, frozen=True):
    """An attack worked out: base value, what the attacker added, the cards drawn and used, Shield, damage."""

    clause: ClassVar[str] = "GH-ATK-06"
    figure: str
    target: str
    value: int
    drawn: tuple[str, ...]
    used: tuple[str, ...]
    shield: int
    damage: int
    edge: int = 0

    def told(self) -> dict[str, object]:
        return {
            "figure": f"@{self.figure}",
            "target": f"@{self.target}",
            "value": self.value,
            "used": list(self.used),
            "damage": self.damage,
        }


class Suffered(Event, frozen=True):
    clause: ClassVar[str] = "GH-DMG-01"
    figure: str
    damage: int
    left: int


class Negated(Event, frozen=True):
    clause: ClassVar[str] = "GH-DMG-02"
    figure: str
    damage: int


class Retaliated(Event, frozen=True):
    clause: ClassVar[str] = "GH-RETAL-01"
    figure: str
    target: str
    damage: int


class Healed(Event, frozen=True):
    clause: ClassVar[str] = "GH-HEAL-01"
    figure: str
    hp: int


class Redistributed(Event, frozen=True):
    """Damage is spread anew among some figures."""

    clause: ClassVar[str] = "GH-CARD-04"
    figure: str


class ConditionGained(Event, frozen=True):
    clause: ClassVar[str] = "GH-COND-01"
    figure: str
    condition: str


class ConditionEnded(Event, frozen=True):
    clause: ClassVar[str] = "GH-COND-01"
    figure: str
    condition: str


class Died(Event, frozen=True):
    clause: ClassVar[str] = "GH-ATK-11"
    figure: str
    at: Hex | None


class Exhausted(Event, frozen=True):
    """Out of the scenario; the cards that are lost with it lie open."""

    clause: ClassVar[str] = "GH-EXHAUST-04"
    who: int
    cards: tuple[str, ...]

    def told(self) -> dict[str, object]:
        return {"who": self.who}


class Fallen(Event, frozen=True):
    """Death for good, where that is played (GH-DEATH-01)."""

    clause: ClassVar[str] = "GH-DEATH-01"
    who: int
    cards: tuple[str, ...]

    def told(self) -> dict[str, object]:
        return {"who": self.who}


class ShieldGained(Event, frozen=True):
    clause: ClassVar[str] = "GH-SHIELD-01"
    figure: str
    value: int


class RetaliateGained(Event, frozen=True):
    clause: ClassVar[str] = "GH-RETAL-01"
    figure: str
    value: int


class Infused(Event, frozen=True):
    clause: ClassVar[str] = "GH-ELEM-03"
    elements: tuple[str, ...]


class Consumed(Event, frozen=True):
    clause: ClassVar[str] = "GH-ELEM-06"
    figure: str
    elements: tuple[str, ...]


class GainedXp(Event, frozen=True):
    clause: ClassVar[str] = "GH-XP-01"
    who: int
    xp: int


class LootedMoney(Event, frozen=True):
    clause: ClassVar[str] = "GH-LOOT-01"
    figure: str
    tokens: int


class ItemUsed(Event, frozen=True):
    clause: ClassVar[str] = "GH-USE-01"
    who: int
    item: str


class ItemRefreshed(Event, frozen=True):
    clause: ClassVar[str] = "GH-RECOVER-03"
    who: int
    item: str


class TrapMade(Event, frozen=True):
    clause: ClassVar[str] = "GH-TRAP-07"
    figure: str
    at: Hex


class TrapDisarmed(Event, frozen=True):
    clause: ClassVar[str] = "GH-TRAP-04"
    figure: str
    at: Hex


class ObstacleMade(Event, frozen=True):
    clause: ClassVar[str] = "GH-OBST-04"
    figure: str
    hexes: tuple[Hex, ...]


class ObstacleMoved(Event, frozen=True):
    clause: ClassVar[str] = "GH-OBST-04"
    figure: str
    hexes: tuple[Hex, ...]


class ObstacleDestroyed(Event, frozen=True):
    clause: ClassVar[str] = "GH-OBST-04"
    figure: str
    hexes: tuple[Hex, ...]


class CardGiven(Event, frozen=True):
    """A card from a supply comes into the hand of a character."""

    clause: ClassVar[str] = "GH-HAND-03"
    who: int
    card: str


class CardTaken(Event, frozen=True):
    """A card from hand is laid open for another turn."""

    clause: ClassVar[str] = "GH-USE-01"
    who: int
    card: str


class Turned(Event, frozen=True):
    """An enemy will fight its own this round."""

    clause: ClassVar[str] = "GH-TURN-08"
    figure: str


class Commanded(Event, frozen=True):
    clause: ClassVar[str] = "GH-TURN-03"
    figure: str
    target: str


class ModifierAdded(Event, frozen=True):
    """A Bless or Curse card was shuffled into a deck."""

    clause: ClassVar[str] = "GH-CURSE-01"
    figure: str
    card: str


class TreasureLooted(Event, frozen=True):
    clause: ClassVar[str] = "GH-LOOT-05"
    who: int
    treasure: str

    def told(self) -> dict[str, Any]:
        return {"who": self.who}
