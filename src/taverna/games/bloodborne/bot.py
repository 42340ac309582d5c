"""A Hunter who plays by sense: imagines the round with the very rules, under every way the die may fall and the cards
rivals are likely to play, and takes the card after which things stand best.

It knows what its seat knows: `Sight` gives it worlds that agree with that and no other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import Any, TypeVar

from taverna.bots import Sight
from taverna.core.ask import Ask, AskAll, Flow, GameOver, Result, option_id
from taverna.core.chance import Chance
from taverna.core.game import Game

from . import odds
from .cards import (
    TYPES,
    AttackLast,
    Bank,
    Card,
    Content,
    Deal,
    Guard,
    Heal,
    ImmediateEffect,
    Immune,
    LoseHp,
    RemoveThis,
    SilenceImmediates,
    WeakenMelee,
)
from .rules.dream import NO_UPGRADE, hunters_dream
from .rules.end import put_away
from .rules.fight import hunters_attack, immediate_effects, monster_attacks, monster_escapes
from .rules.playing import choose_cards, transform_weapons
from .state import CARD_LIMIT, DREAM, TRANSFORM, Hunter, Table

T = TypeVar("T")

DUNGEON = 10
"""Monsters and Bosses before the Final Boss (BB-FINAL-01)."""
FIRST_THOUGHTS = 4
"""Imagined rounds for every card…"""
SECOND_THOUGHTS = 8
"""…and more for the few that looked best."""
FINALISTS = 2


class HunterBot:
    """Counts risk, banks in time, reads what rivals can still hold."""

    def __init__(self) -> None:
        self._mind: Mind | None = None

    def choose(self, sight: Sight, random: Random) -> str:
        options = sight.options
        if len(options) == 1:
            return options[0]
        world = sight.determinize(random.getrandbits(32))
        mind = self._mind
        if mind is None or mind.content is not world.content:
            mind = self._mind = Mind(world.content)
        g: Table = world.state
        if sight.prompt in LOOKAHEAD:
            return Lookahead(mind, world.game, g, sight.seat, sight.prompt, random).best(options)
        return str(mind.instinct(g, sight.seat, sight.prompt, options))


# -- what things are worth -------------------------------------------------------------------------------------------
EFFECT_WORTH: Mapping[type[ImmediateEffect], float] = {
    Deal: 1.0,
    Heal: 0.25,
    Guard: 0.3,
    Immune: 1.2,
    Bank: 0.4,
    LoseHp: -0.35,
    WeakenMelee: 0.3,
    AttackLast: 0.6,
    SilenceImmediates: 0.3,
    RemoveThis: -1.0,
}
"""In Blood Echoes, for each 1 of its amount."""

AMPLE = 4
"""More than so much at once is rarely of use: there are only 8 HP to heal."""
SURE_HIT = 0.6
"""Damage before the die: the dead deal none, and the quick find more left."""
PACE_WORTH = {"swift": 0.4, "normal": 0.0, "slow": -0.6}
TRANSFORM_WORTH = 0.9
"""To choose last is good, but it costs two cards in one round."""

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


def effect_worth(effect: ImmediateEffect) -> float:
    """Words without an amount count as 1."""
    return EFFECT_WORTH[type(effect)] * min(getattr(effect, "amount", 1), AMPLE)


def card_worth(card: Card) -> float:
    """What playing this card once brings, in Blood Echoes, over the Monsters one may meet."""
    if card.id == DREAM:
        return 0.0  # everybody always has it
    if card.id == TRANSFORM:
        return TRANSFORM_WORTH
    worth = sum(effect_worth(effect) for effect in card.immediate + card.before_attack + card.after_hit)
    worth += sum(effect_worth(effect) for effect in card.on_kill) / 3 + sum(effect_worth(bank) for bank in card.dream)
    if card.attacks:
        worth += card.damage + sum(card.against.values()) / len(TYPES) + PACE_WORTH[card.speed]
        worth += (card.helpers - card.damage) / 2 if card.helpers else 0.0
        worth -= card.damage / 2 if card.fails_when_hurt is not None else 0.0
    elif card.weapon or any(isinstance(effect, Deal) for effect in card.immediate):
        worth += SURE_HIT
    worth -= 0.4 if card.cancelled_by else 0.0
    worth += EFFECT_WORTH[Guard] * card.guard + 0.3 * card.weakens_later_melee + 0.2 * card.scavenges
    return worth + (0.6 if card.returns_unless_killed else 0.0)


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
        self.worth = {id: card_worth(card) for id, card in content.cards.items()}
        self.tracks: dict[str, list[float]] = {type: track_worth(content, type) for type in TYPES}
        self._risks: dict[tuple[str | None, str, int], tuple[float, float]] = {}

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
            law = odds.mixed(odds.monster_totals(content, foe, g.final) for foe in foes)
            aura = content.auras[g.final][next_foe]
            risks = self._risks[key] = (
                odds.chance_of_death(law, odds.Stance(hp), aura),
                odds.chance_of_death(law, odds.Stance(hp, dreams=True, utility=True), aura),
            )
        return risks

    def readiness(self, hunter: Hunter) -> float:
        worth = self.worth
        return IN_HAND * sum([worth[card] for card in hunter.hand]) + IN_USED_PILE * sum(
            [worth[card] for card in hunter.used]
        )

    # -- instinct ----------------------------------------------------------------------------------------------------
    def instinct(self, g: Table, seat: int, prompt: str, options: Sequence[Any]) -> Any:
        """An answer without imagining anything: for the small questions, and for everybody within imagined rounds."""
        return INSTINCTS[prompt](self, g, seat, options)

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
        if g.foe is None:
            return 0
        strike = odds.strike(self.content.cards[card], g.foe, g.aura)
        return 0 if strike is None else strike.amount

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


# -- imagining a round -----------------------------------------------------------------------------------------------
LOOKAHEAD = ("play-card", "transform")


class Fated(Chance):
    """The Monster's die falls at a given point between 0 and 1, so that points spread evenly are fair falls spread
    evenly; all other luck is luck."""

    point: float = 0.0

    def roll(self, faces: Sequence[T]) -> T:
        at = self.point * len(faces)
        self.point = at - int(at)
        return faces[int(at)]


def rest_of_round(g: Table, prompt: str) -> Flow:
    """From the choosing (or the transforming) to the cards put away, without the next Monster: it is not known yet."""
    if prompt == "play-card":
        yield from choose_cards(g)
    yield from transform_weapons(g)
    yield from immediate_effects(g)
    if g.monster is not None:
        monster_attacks(g)
        yield from hunters_attack(g)
        yield from monster_escapes(g)
    yield from hunters_dream(g)
    for hunter in g.in_turn_order():
        put_away(g, hunter)


class Lookahead:
    """Tries each card in the same imagined rounds: the same falls of the die, the same cards of the others."""

    def __init__(self, mind: Mind, game: Game[Table], g: Table, seat: int, prompt: str, random: Random) -> None:
        self.mind = mind
        self.game = game
        self.start = game.encode(g)
        self.seat = seat
        self.prompt = prompt
        self.random = random
        self.rivals = [
            (rival.seat, list(weights), list(weights.values()))
            for rival in g.fighters()
            if rival.seat != seat and (weights := self.plausible(g, rival))
        ]

    def plausible(self, g: Table, rival: Hunter) -> dict[str, float]:
        """What a rival may answer to the question that all are asked, and how likely."""
        weights = self.mind.likely(g, rival)
        if self.prompt == "play-card":
            return weights
        return {card: weight for card, weight in weights.items() if g.card(card).weapon and TRANSFORM in rival.played}

    def best(self, cards: Sequence[str]) -> str:
        values = dict.fromkeys(cards, 0.0)
        self.think(values, list(cards), FIRST_THOUGHTS)
        finalists = sorted(cards, key=lambda card: -values[card])[:FINALISTS]
        self.think(values, finalists, SECOND_THOUGHTS)
        return max(finalists, key=lambda card: values[card])

    def think(self, values: dict[str, float], cards: list[str], times: int) -> None:
        """Add up how things stand after each card, over falls of the die spread evenly."""
        random = self.random
        for nth in range(times):
            point = (nth + random.random()) / times
            luck = random.getrandbits(63)
            picks = {seat: random.choices(hand, weights)[0] for seat, hand, weights in self.rivals}
            for card in cards:
                values[card] += self.after({**picks, self.seat: card}, Fated(seed=luck, point=point))

    def after(self, picks: dict[int, str], chance: Chance) -> float:
        """How things stand for the seat after a round in which these cards are chosen and the luck is this."""
        g = self.game.decode(self.start)
        g.furnish(self.mind.content)
        g.chance = chance
        rules = rest_of_round(g, self.prompt)
        try:
            asked = next(rules)
            while True:
                if isinstance(asked, AskAll):
                    asked = rules.send({seat: self.reply(g, ask, picks) for seat, ask in asked.asks.items()})
                else:
                    asked = rules.send(self.reply(g, asked, {}))
        except GameOver as over:
            return final_outlook(over.result, self.seat)
        except StopIteration:
            return self.mind.outlook(g, self.seat)

    def reply(self, g: Table, ask: Ask, picks: dict[int, str]) -> Any:
        if ask.prompt == self.prompt and ask.seat in picks:
            return picks[ask.seat]
        return self.mind.instinct(g, ask.seat, ask.prompt, list(ask.made().values()))
