"""What the bot thinks of a table: how well each Hunter stands, and what it would do without a second thought."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from taverna.core.ask import Result, option_id

from ..foresight import chance_of_death, mixed, monster_totals, takes
from ..records import TYPES, Content
from ..state import CARD_LIMIT, DREAM, NO_UPGRADE, Hunter, Table
from .worth import card_worth

DUNGEON = 10
"""Monsters and Bosses before the Final Boss (BB-FINAL-01)."""

IN_HAND = 0.38
IN_USED_PILE = 0.18
"""What part of its worth a card has for the rounds to come: now, or only after a Dream."""
HEALTH = 0.22
"""What 1 HP is worth in Blood Echoes while the hunt goes on."""
NEXT_TROPHY = 0.25
"""A space on a Trophy track also brings the next, dearer one nearer."""
RIVALRY = 0.45
"""What the leader among the others gains is a loss of this part."""
VICTORY = 6.0
"""A won game in Blood Echoes, so that a sure win is not gambled for points."""
LAST_LIFE = 3.0
"""Under a Final Boss who eliminates: the rest of the hunt is at stake."""
TO_BANK = 0.08
"""Collected Blood Echoes have yet to be carried to the Dream."""
FIGHT_ON = 0.4
"""How often the next round is fought rather than dreamt while Blood Echoes are at stake."""

ARMED = 6.0
"""A rival about to strike is worth hindering before one who leads by up to this much but does not strike."""
WHIM = 0.6
"""Any card may be played, whatever it is good for; measured against 1 for each Blood Echo that a card would take."""
TIRED = 4.0
CAUTION = 0.7
"""How strongly used cards, and Blood Echoes at risk, draw a rival to the Dream."""


def track_worth(content: Content, type: str) -> list[float]:
    """What so many Trophies of a Type (one from each Monster at most) are worth now (BB-TROPHY-04), with a part of the
    next space."""
    worth = [content.trophy_worth(type, count) for count in range(DUNGEON + 3)]
    return [now + NEXT_TROPHY * (then - now) for now, then in pairwise(worth)]


def kept(fighting: float, dreaming: float, ahead: float) -> float:
    """Which part of the Collected Blood Echoes will be Stored in the end, at these risks of the next attack
    (BB-DEATH-01); and each Dream costs a round."""
    return 1 - min(1.0, 0.3 + ahead) * (FIGHT_ON * fighting + (1 - FIGHT_ON) * dreaming) - TO_BANK * ahead


class Mind:
    """Opinions about one set of content: worked out once, and then only looked up."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.worth = self.weighed()
        self.tracks: dict[str, list[float]] = {type: track_worth(content, type) for type in TYPES}
        self.steps: dict[str, list[float]] = {
            type: [content.trophy_worth(type, n + 1) - content.trophy_worth(type, n) for n in range(DUNGEON + 2)]
            for type in TYPES
        }
        self._risks: dict[tuple[str | None, str, int], tuple[float, float]] = {}

    def weighed(self) -> dict[str, float]:
        """What each card is worth, in Blood Echoes."""
        return {id: card_worth(card) for id, card in self.content.cards.items()}

    # -- standing ----------------------------------------------------------------------------------------------------
    def outlook(self, g: Table, seat: int) -> float:
        """How well a seat stands against the best of the others."""
        ahead = road_ahead(g)
        standing = [self.standing(g, hunter, ahead) for hunter in g.hunters]
        mine = standing.pop(seat)
        return mine - RIVALRY * max(standing)

    def standing(self, g: Table, hunter: Hunter, ahead: float) -> float:
        """What a Hunter has and, with so much of the road ahead, may hope for: in Blood Echoes."""
        worth: float = hunter.stored
        for type, count in hunter.trophies.items():
            worth += self.tracks[type][count]
        if hunter.out:
            return worth + hunter.collected
        fighting, dreaming = self.risks(g, hunter.hp)
        worth += hunter.collected * kept(fighting, dreaming, ahead)
        worth += ahead * (HEALTH * hunter.hp + self.readiness(hunter))
        if g.aura.last_death == hunter.deaths + 1:
            worth -= ahead * LAST_LIFE * (1 + fighting)
        return worth

    def risks(self, g: Table, hp: int) -> tuple[float, float]:
        """The chance that the next attack kills, in the fight and in the Dream. Of a Monster still face down any of
        the box is thought; after the last one comes the Final Boss (BB-FINAL-01)."""
        next_foe = g.monster or (None if g.dungeon else g.final)
        key = (next_foe, g.final, hp)
        risks = self._risks.get(key)
        if risks is None:
            content = self.content
            foes = [*content.monsters, *content.bosses] if next_foe is None else [next_foe]
            law = mixed(monster_totals(content, foe, g.final) for foe in foes)
            aura = content.auras[g.final][next_foe]
            fighting, dreaming = Hunter(0, "", [], hp=hp), Hunter(0, "", [], hp=hp, played=[DREAM])
            risks = self._risks[key] = (
                chance_of_death(content, aura, fighting, law),
                chance_of_death(content, aura, dreaming, law),
            )
        return risks

    def readiness(self, hunter: Hunter) -> float:
        worth = self.worth
        return IN_HAND * sum([worth[card] for card in hunter.hand]) + IN_USED_PILE * sum(
            [worth[card] for card in hunter.used]
        )

    def coming(self, hunter: Hunter) -> float:
        """What one more Trophy of each Type would bring (BB-TROPHY-04)."""
        return sum([self.steps[type][count] for type, count in hunter.trophies.items()])

    def spent(self, hunter: Hunter) -> float:
        """What the used pile is worth once it is back in hand."""
        worth = self.worth
        return sum([worth[card] for card in hunter.used])

    # -- instinct ----------------------------------------------------------------------------------------------------
    def instinct(self, g: Table, seat: int, prompt: str, options: Sequence[Any]) -> Any:
        """An answer without imagining anything: for the small questions, and for everybody within imagined rounds."""
        return INSTINCTS.get(prompt, Mind.whatever)(self, g, seat, options)

    def whatever(self, g: Table, seat: int, options: Sequence[Any]) -> Any:
        """To a question nobody has taught it."""
        return options[0]

    def likeliest(self, g: Table, seat: int, options: Sequence[str]) -> str:
        """What a Hunter would play without a second thought."""
        weights = self.likely(g, g.hunters[seat])
        return max(options, key=lambda card: weights[card])

    def likely(self, g: Table, hunter: Hunter) -> dict[str, float]:
        """How likely a Hunter plays each card it holds: weapons by what they would take, the Dream by what is at
        stake."""
        weights = {}
        for card in hunter.hand:
            wish = self.wish_to_dream(g, hunter) if card == DREAM else min(self.takes(g, card), g.echoes)
            weights[card] = WHIM + wish
        return weights

    def wish_to_dream(self, g: Table, hunter: Hunter) -> float:
        """With most cards used there is little else to do; with much Collected, and risk, there is little better."""
        fighting, dreaming = self.risks(g, hunter.hp)
        spent = len(hunter.used) / (len(hunter.hand) + len(hunter.used))
        return TIRED * spent * spent + CAUTION * hunter.collected * (fighting - dreaming)

    def takes(self, g: Table, card: str) -> int:
        """Blood Echoes this card takes from the Monster in play, if they are there."""
        return 0 if g.monster is None else takes(self.content, card, g.monster, g.final)

    def handiest(self, g: Table, seat: int, options: Sequence[str]) -> str:
        """The weapon that takes most of what the Monster has; of equals, the one least missed."""
        return max(options, key=lambda card: (min(self.takes(g, card), g.echoes), -self.worth[card], card))

    def foremost(self, g: Table, seat: int, options: Sequence[Any]) -> Any:
        """The rival who stands best (BB-CARDS-14); never oneself, unless there is nobody else."""
        rivals = [whom for whom in options if int(whom) != seat]
        return max(rivals or options, key=lambda whom: self.threat(g, g.hunters[int(whom)]))

    def threat(self, g: Table, rival: Hunter) -> float:
        """How much it helps to hinder this rival's attack: by what it would take, and by how well it stands."""
        taking = max([self.takes(g, card) for card in rival.played], default=0)
        return ARMED * (taking > 0) + self.standing(g, rival, road_ahead(g))

    def upgrade(self, g: Table, seat: int, options: Sequence[str]) -> str:
        """The best on offer, if it is better than what would have to go for it (BB-UPGRADE-07, BB-UPGRADE-08)."""
        best = max(options, key=lambda card: (self.worth.get(card, 0.0), card))
        owned = g.hunters[seat].cards
        if best != NO_UPGRADE and len(owned) >= CARD_LIMIT and self.worth[best] <= self.worth[self.poorest(owned)]:
            return NO_UPGRADE
        return best

    def poorest(self, cards: Sequence[str]) -> str:
        """The card least missed; Hunter's Dream is never given up (BB-UPGRADE-09)."""
        return min((card for card in cards if card != DREAM), key=lambda card: (self.worth[card], card))

    def give_up(self, g: Table, seat: int, options: Sequence[Any]) -> Any:
        """The card least missed; of two copies the one that is not in hand."""
        kept = [option for option in options if option != DREAM]
        return min(kept, key=lambda option: (self.worth[card_of(option)], option == card_of(option), option_id(option)))


def card_of(option: Any) -> str:
    """The card an option speaks of, be it the value or the id of a copy that lies elsewhere."""
    return option[0] if isinstance(option, tuple) else str(option).partition(",")[0]


INSTINCTS: Mapping[str, Callable[[Mind, Table, int, Sequence[Any]], Any]] = {
    "play-card": Mind.likeliest,
    "transform": Mind.handiest,
    "weaken": Mind.foremost,
    "send-last": Mind.foremost,
    "upgrade": Mind.upgrade,
    "remove-card": Mind.give_up,
    "use-up-card": Mind.give_up,
}


def road_ahead(g: Table) -> float:
    """How much of the hunt is left, from 1 to nearly 0: health and cards are worth nothing at its end."""
    left = len(g.dungeon) + (1.0 if g.monster != g.final else 0.0) + (0.15 * g.echoes if g.monster else 0.0)
    return min(1.0, left / 4)


def final_outlook(result: Result, seat: int) -> float:
    """How well a seat stood in the end."""
    others = max(score for other, score in result.scores.items() if other != seat)
    won = VICTORY / len(result.winners) if seat in result.winners else 0.0
    return result.scores[seat] - RIVALRY * others + won
