"""Short answers to small questions: dice, cards, Skills, and where the players choose what Enemies do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from ..records import Heal
from ..records.lexicon import WORDS
from ..rules import dice, targets
from ..rules.combat.enchantments import worth
from ..rules.combat.rerolls import luckier
from ..rules.combat.sides import able_dice, dice_of, kits
from ..rules.kits import name_of
from ..rules.movement import held
from ..state import Combat, Enemy, Hero, Table
from ..words.serving import sure_kill
from . import gear, market
from .danger import irreplaceable, prospect
from .errands import ways_to
from .reckoning import blow, harm, mean
from .sidearms import pinned, sidearm

NEAR_DEATH = 2
"""Life that is hardly worth keeping."""
SERVED: dict[type, Callable[[Table, Combat, Any, str], float]] = WORDS.of("served")


class Moment(NamedTuple):
    """A question, as a table on which nothing is secret shows it."""

    g: Table
    seat: int
    options: Sequence[Any]
    about: Mapping[str, Any]

    @property
    def hero(self) -> Hero:
        seat: int = self.about.get("who", self.seat)
        return self.g.heroes[seat]


def answer(g: Table, seat: int, prompt: str, options: Sequence[Any], about: Mapping[str, Any]) -> Any:
    """What to say; the first thing on offer where there is nothing to think about."""
    think = THOUGHTS.get(prompt)
    if think is None or len(options) == 1:
        return options[0]
    chosen = think(Moment(g, seat, options, about))
    return chosen if chosen in options else options[0]


# -- dice ------------------------------------------------------------------------------------------------------------
def own_side(c: Combat) -> str:
    return "attack" if c.hero_attacks else "defence"


def luck(g: Table, c: Combat, side: str, at: int) -> float:
    """How much better than on average a die lies, for the Hero."""
    die = dice_of(c, side)[at]
    shown = luckier(g, die) / len(g.content.dice[die.colour].faces)
    return shown if side == own_side(c) else -shown


def reroll(m: Moment) -> Any:
    """Whatever lies worst, if it lies badly."""
    g, c = m.g, m.g.combat
    assert c is not None
    best, gain = "keep", 0.2
    if c.hero_attacks and sure_kill(g, c):
        return best
    for option in m.options:
        if option == "keep":
            continue
        if len(option) == 3:
            worth = -luck(g, c, option[1], option[2])
        else:
            side = option[1]
            worth = -sum(luck(g, c, side, at) for at in able_dice(g, c, side, False))
            if worth <= 0.2:  # perhaps only some of them are rolled again
                worth = 0.0
        if worth > gain:
            best, gain = option, worth
    return best


def mark(m: Moment) -> Any:
    """Dice that lie worse than on average."""
    g, c = m.g, m.g.combat
    assert c is not None
    dice_left = [option for option in m.options if option != "done"]
    worst = min(dice_left, key=lambda option: luck(g, c, *option))
    return worst if luck(g, c, *worst) < 0 or "done" not in m.options else "done"


def remove_die(m: Moment) -> Any:
    """The best of the other side."""
    g, c = m.g, m.g.combat
    assert c is not None
    return max(m.options, key=lambda option: worth(g, dice_of(c, option[0])[option[1]]))


def enchantment(m: Moment) -> Any:
    """What serves best for each symbol."""
    g, c = m.g, m.g.combat
    assert c is not None
    side = own_side(c)
    mine, _ = kits(g, c)
    best, gain = "done", 0.0
    for source in mine.enchantments:
        if source.key in m.options:
            pay = source.power.pay
            price = max(pay.bam + 1.2 * pay.diamond, 1)
            worth = sum(SERVED[type(word)](g, c, word, side) for word in source.power.does)
            worth -= 0.3 * pay.xp + 1.2 * pay.life + pay.tribute
            if worth / price > gain:
                best, gain = source.key, worth / price
    return best


def boost(m: Moment) -> Any:
    """Signature Skill and Consumables, where they make a difference."""
    g, c = m.g, m.g.combat
    assert c is not None
    hero, foe = g.heroes[c.hero], g.enemies.get(c.foe)
    mine, _ = kits(g, c)
    for source in mine.boosts:
        if source.key not in m.options:
            continue
        pay = source.power.pay
        if pay.life and hero.life <= 3 + pay.life:
            continue
        if pay.discard and (foe is None or (not foe.life or foe.minions)):
            continue
        if c.hero_attacks:
            if foe is not None and sum(blow(g, hero, foe, c.kind, c.source)[(sum(foe.minions) or foe.life) :]) > 0.75:
                continue
            return source.key
        if foe is not None and mean(harm(g, foe, hero, c.kind)) >= 1.2:
            return source.key
    return "none"


def boss_damage(m: Moment) -> Any:
    """All that kills the Boss, else nothing."""
    c = m.g.combat
    assert c is not None
    life = m.g.enemies[c.foe].life
    return life if life in m.options else 0


# -- cards -----------------------------------------------------------------------------------------------------------
def found(m: Moment) -> Any:
    """To whom it is of most use; what nobody needs to whom can melt it first."""
    g, card = m.g, m.about["card"]
    level = g.content.items[card].level

    def need(seat: int) -> tuple[float, int]:
        hero = g.heroes[seat]
        gains = gear.gain(g, hero, card)
        alike = sum(g.content.items[other].level == level for other in gear.spare(g, hero))
        return (round(gains, 6) if gains > 0.05 else 0.0, alike)

    return max(m.options, key=need)


def reorganise(m: Moment) -> Any:
    return gear.next_change(m.g, m.hero, [option for option in m.options if option != "done"]) or "done"


def transmute(m: Moment) -> Any:
    """What the Hero has no use for."""
    g, hero = m.g, m.hero
    if not g.melting:
        three = gear.to_melt(g, hero)
        if three:
            return three[0]
    able = gear.spare(g, hero)
    if g.melting and able:
        level = min(g.content.items[card].level for card in g.melting)
        return min(able, key=lambda card: abs(g.content.items[card].level - level))
    return min(m.options, key=lambda card: gear.loss(g, hero, card))


def trade(m: Moment) -> Any:
    g, hero = m.g, m.hero
    if pinned(g, hero) and (card := sidearm(g, hero)):
        return next((option for option in m.options if option[:2] == ("equip", card)), "done")
    if "transmute" in m.options and gear.to_melt(g, hero):
        return "transmute"
    gift = gear.best_gift(g, hero)
    if gift is not None and ("give", gift[1], gift[2]) in m.options:
        return ("give", gift[1], gift[2])
    if held(g, hero.at):  # a weapon drawn among Enemies stays there
        return "done"
    changes = [option for option in m.options if option[0] == "equip"]
    return gear.next_change(g, hero, changes) or "done"


def give_to(m: Moment) -> Any:
    g, card = m.g, m.about["card"]
    if card not in g.content.items:
        return m.options[0]
    return max(m.options, key=lambda seat: gear.gain(g, g.heroes[seat], card))


def agree(m: Moment) -> Any:
    """All are in this together."""
    return "yes"


def learn(m: Moment) -> Any:
    lines = [option for option in m.options if option != "done"]
    best = max(lines, key=lambda line: gear.skill_worth(m.g, m.hero, line))
    return best if gear.skill_worth(m.g, m.hero, best) > 0.05 or m.hero.xp > RICH else "done"


RICH = 12
"""More unspent XP than this only draws Enemies (MD-FOE-06)."""


def save(m: Moment) -> Any:
    """The least that keeps the Hero alive; nothing, if all of it does not."""
    hero, amount = m.hero, m.about["amount"]
    heals = {key: heal_of(m.g, key, hero) for key in m.options if key != "none"}
    if hero.life + min(sum(heals.values()), hero.most - hero.life) <= amount:
        return "none"
    enough = [key for key, heal in heals.items() if min(hero.life + heal, hero.most) > amount]
    return min(enough, key=lambda key: heals[key]) if enough else max(heals, key=lambda key: heals[key])


def heal_of(g: Table, key: str, hero: Hero) -> int:
    """Life that a card gives back."""
    words = [word for power in g.content.items[name_of(key)].powers for word in power.does]
    return sum(hero.most if word.amount == "all" else word.amount for word in words if isinstance(word, Heal))


# -- the players choose ----------------------------------------------------------------------------------------------
def pain(g: Table, foe: Enemy, seat: int, kind: str) -> float:
    hero = g.heroes[seat]
    law = harm(g, foe, hero, kind)
    return prospect(g, hero, (1.0,)) - prospect(g, hero, law)


def enemy_target(m: Moment) -> Any:
    """Whoever bears it best; rather a Pillar than anyone."""
    g, foe = m.g, m.g.enemies[m.about["enemy"]]
    aims = {aim.mark: aim for aim in targets.aims(g, foe, foe.at)}

    def cost(mark: Any) -> float:
        aim = aims.get(mark)
        if aim is None or aim.seat < 0:
            return 0.0
        return min(pain(g, foe, aim.seat, kind) for kind in aim.combats)

    return min(m.options, key=cost)


def enemy_combat(m: Moment) -> Any:
    g, foe = m.g, m.g.enemies[m.about["enemy"]]
    aims = [aim for aim in targets.aims(g, foe, foe.at) if aim.seat >= 0]
    if not aims:
        return m.options[0]
    return min(m.options, key=lambda kind: pain(g, foe, aims[0].seat, kind))


def enemy_aim(m: Moment) -> Any:
    """After whoever bears it best."""
    g, foe = m.g, m.g.enemies[m.about["enemy"]]
    kinds = [kind for kind in ("melee", "ranged", "magic") if g.content.cards[foe.card].dice[kind]]
    return min(m.options, key=lambda seat: max((pain(g, foe, seat, kind) for kind in kinds), default=0.0))


def enemy_path(m: Moment) -> Any:
    """Where it can do least harm."""
    g, foe = m.g, m.g.enemies[m.about["enemy"]]

    def cost(at: str) -> float:
        return max(
            (min(pain(g, foe, aim.seat, kind) for kind in aim.combats) for aim in aims_at(g, foe, at)), default=0.0
        )

    return min(m.options, key=cost)


def aims_at(g: Table, foe: Enemy, at: str) -> list[targets.Aim]:
    return [aim for aim in targets.aims(g, foe, at) if aim.seat >= 0]


def patrol(m: Moment) -> Any:
    """As far away as can be."""
    ways = ways_to(m.g, [hero.at for hero in m.g.standing()], True)
    return max(m.options, key=lambda at: ways.get(at, 99.0))


def most_life(m: Moment) -> Any:
    return max(m.options, key=lambda seat: m.g.heroes[seat].life)


def sharing(m: Moment) -> Any:
    """Whoever has most Life; but one near death falls first while the Lifebringer has a token for it: it stands up
    with full Life."""
    g, heroes = m.g, m.g.heroes
    tokens = g.lifebringer - sum(hero.dead for hero in heroes)
    weakest = min(m.options, key=lambda seat: heroes[seat].life)
    falls = heroes[weakest].life <= min(NEAR_DEATH, m.about.get("left", 0))
    return weakest if falls and tokens > 0 and weakest not in irreplaceable(g) else most_life(m)


def most_wounded(m: Moment) -> Any:
    return max(m.options, key=lambda seat: m.g.heroes[seat].most - m.g.heroes[seat].life)


def target(m: Moment) -> Any:
    """Whoever an attack hurts most."""
    g, hero = m.g, m.hero

    def worth(option: Any) -> float:
        kind, whom = option
        if isinstance(whom, str):
            return 1.0
        foe = g.enemies[whom]
        law = blow(g, hero, foe, kind)
        return mean(law) + 3 * sum(law[sum(foe.minions) or foe.life :])

    return max(m.options, key=worth)


def blast(m: Moment) -> Any:
    g = m.g
    return max(m.options, key=lambda at: sum(len(foe.minions) + 2 for foe in g.enemies_at(at)))


def mob(m: Moment) -> Any:
    return max(m.options, key=lambda id: sum(m.g.enemies[id].minions))


def role(m: Moment) -> Any:
    """The best defended Hero."""
    return max(m.options, key=lambda seat: gear.defence(m.g, m.g.heroes[seat]))


def stronger(m: Moment) -> Any:
    return next((colour for colour in dice.STRONGER if colour in m.options), m.options[0])


# -- between Missions ------------------------------------------------------------------------------------------------
def at_market(m: Moment) -> Any:
    return market.market(m.g, m.hero, m.options)


def outfit(m: Moment) -> Any:
    return market.outfitted(m.g, m.hero, m.options)


def exchange_more(m: Moment) -> Any:
    return market.exchange_more(m.g, m.hero, m.options, m.about["card"])


def exchange_take(m: Moment) -> Any:
    return market.exchange_take(m.g, m.hero, m.options)


def starting(m: Moment) -> Any:
    return market.starting(m.g, m.hero, m.options)


def leave_behind(m: Moment) -> Any:
    return market.leave_behind(m.g, m.hero, m.options)


def after_defeat(m: Moment) -> Any:
    return market.after_defeat(m.g)


THOUGHTS: dict[str, Callable[[Moment], Any]] = {
    "reroll": reroll,
    "mark": mark,
    "remove-die": remove_die,
    "enchantment": enchantment,
    "boost": boost,
    "more-dice": stronger,
    "fewer-dice": stronger,
    "boss-damage": boss_damage,
    "found": found,
    "reorganise": reorganise,
    "transmute": transmute,
    "trade": trade,
    "give-to": give_to,
    "agree": agree,
    "learn": learn,
    "save": save,
    "aside": lambda m: "none",  # a potion has time until a blow would kill
    "enemy-target": enemy_target,
    "enemy-combat": enemy_combat,
    "enemy-aim": enemy_aim,
    "enemy-path": enemy_path,
    "patrol": patrol,
    "share-damage": sharing,
    "tribute": most_life,
    "hero-here": most_wounded,
    "target": target,
    "blast": blast,
    "mob": mob,
    "role": role,
    "market": at_market,
    "outfit": outfit,
    "exchange-more": exchange_more,
    "exchange-take": exchange_take,
    "exchange-also": exchange_take,
    "starting": starting,
    "leave-behind": leave_behind,
    "after-defeat": after_defeat,
}

__all__ = ["Moment", "answer"]
