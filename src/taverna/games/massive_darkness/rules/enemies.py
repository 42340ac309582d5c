"""What befalls Enemies: Damage to Mobs and Guardians, death, what they leave behind (pp. 21-24, 36)."""

from __future__ import annotations

from taverna.core.ask import Flow

from ..events import combat as ev
from ..records import Figure, Heal
from ..state import Enemy, Table
from . import decks, experience, moments, spawning
from .asking import Giving, players_decide
from .page import untouchable

MINION_XP, BOSS_XP, AGENT_XP, ROAMING_XP = 1, 3, 4, 5
XP = {"boss": BOSS_XP, "agent": AGENT_XP, "roaming": ROAMING_XP}
NOBODY = -1


def mob(g: Table, foe: Enemy) -> bool:
    return g.content.cards[foe.card].rank == "mob"


def guardian(g: Table, foe: Enemy) -> Figure:
    """Which Guardian it is or has: Boss, Agent or Roaming Monster (MD-ACTOR-05)."""
    rank = g.content.cards[foe.card].rank
    return "boss" if rank == "mob" else rank


def figure(g: Table, foe: Enemy) -> Figure:
    """Which figure an attack meets: Minions stand before their Boss (MD-MOB-04, MD-MOB-13)."""
    return "minion" if foe.minions else guardian(g, foe)


def stun(g: Table, foe: Enemy) -> None:
    """The whole Mob, or the single figure; not a second time (MD-STUN-07, MD-STUN-09)."""
    if not foe.stunned:
        foe.stunned = True
        g.emit(ev.EnemyStunned(foe=foe.card, enemy=foe.id))


def heal(g: Table, foe: Enemy, amount: int) -> None:
    """Never above the Life it appeared with; of a Mob, its Boss."""
    amount = min(amount, foe.most - foe.life) if foe.life else 0
    if amount > 0:
        foe.life += amount
        g.emit(ev.EnemyHealed(foe=foe.card, enemy=foe.id, amount=amount, left=foe.life))


def healed_by(g: Table, foe: Enemy, word: Heal) -> None:
    """As it would heal a Hero."""
    heal(g, foe, foe.most if word.amount == "all" else word.amount * (g.party if word.per_hero else 1))


# -- Damage ----------------------------------------------------------------------------------------------------------
def hurt(g: Table, foe: Enemy, amount: int, by: int = NOBODY, to_boss: int = 0) -> Giving[list[Figure]]:
    """Damage to an Enemy: to its Minions one after another, `to_boss` of it past them; what is left when the last
    Minion falls is lost (MD-MOB-12..14). Returns the figures that died."""
    fell: list[Figure] = []
    if by != NOBODY and untouchable(g, foe):
        return fell
    if to_boss and foe.life:
        fell += yield from hurt_guardian(g, foe, to_boss, by)
    amount -= to_boss
    if amount > 0 and foe.id in g.enemies:
        if foe.minions:
            fell += yield from hurt_minions(g, foe, amount, by)
        elif foe.life:
            fell += yield from hurt_guardian(g, foe, amount, by)
    return fell


def hurt_all(g: Table, foe: Enemy, amount: int, by: int = NOBODY) -> Giving[list[Figure]]:
    """So much Damage to every figure of an Enemy, the Boss too (MD-MOB-05)."""
    fell: list[Figure] = []
    if by != NOBODY and untouchable(g, foe):
        return fell
    if foe.minions:
        dead = sum(life <= amount for life in foe.minions)
        foe.minions = [life - amount for life in foe.minions if life > amount]
        if dead:
            fell += ["minion"] * dead
            yield from minions_fall(g, foe, dead, by)
        if foe.minions:
            g.emit(ev.MinionWounded(foe=foe.card, enemy=foe.id, amount=amount, left=min(foe.minions)))
    if foe.life and foe.id in g.enemies:
        fell += yield from hurt_guardian(g, foe, amount, by)
    return fell


def hurt_minions(g: Table, foe: Enemy, amount: int, by: int) -> Giving[list[Figure]]:
    """One at a time; one that has begun to suffer first. What the last of them survives is told after the deaths before
    it (MD-MOB-12)."""
    dead = taken = left = 0
    while amount and foe.minions:
        at = first_minion(g, foe)
        if at is None:
            life = yield from players_decide(g, "minion", sorted(dict.fromkeys(wounded(g, foe))), {"foe": foe.card})
            at = foe.minions.index(life)
        taken = min(amount, foe.minions[at])
        amount -= taken
        foe.minions[at] -= taken
        left = foe.minions[at]
        if not left:
            foe.minions.pop(at)
            dead += 1
    if dead:
        yield from minions_fall(g, foe, dead, by)
    if left:
        g.emit(ev.MinionWounded(foe=foe.card, enemy=foe.id, amount=taken, left=left))
    if amount and foe.life:
        g.emit(ev.DamageWasted(foe=foe.card, enemy=foe.id, amount=amount))
    return ["minion"] * dead


def wounded(g: Table, foe: Enemy) -> list[int]:
    """The Life of those that must suffer next: Minions already wounded, else any."""
    whole = g.content.cards[foe.card].life
    return [life for life in foe.minions if life < whole] or foe.minions


def first_minion(g: Table, foe: Enemy) -> int | None:
    """Which Minion suffers next, if it makes no difference; None where the players choose."""
    able = wounded(g, foe)
    least = min(able)
    return foe.minions.index(least) if least == max(able) else None


def minions_fall(g: Table, foe: Enemy, amount: int, by: int) -> Flow:
    """1 XP each, to the Hero that struck (MD-XP-01)."""
    g.emit(ev.MinionsFell(foe=foe.card, enemy=foe.id, amount=amount, left=len(foe.minions)))
    if by != NOBODY:
        experience.gain(g, g.heroes[by], amount * MINION_XP)
    if not foe.minions and not foe.life:
        yield from gone(g, foe, by)


def hurt_guardian(g: Table, foe: Enemy, amount: int, by: int) -> Giving[list[Figure]]:
    """Damage to a Boss, an Agent or a Roaming Monster (MD-ENEMY-04, MD-DMG-03)."""
    foe.life = max(foe.life - amount, 0)
    g.emit(ev.GuardianWounded(foe=foe.card, enemy=foe.id, amount=amount, left=foe.life))
    if foe.life:
        return []
    rank = guardian(g, foe)
    g.emit(ev.GuardianFell(foe=foe.card, enemy=foe.id, rank=rank))
    gear = foe.gear
    foe.gear = []
    if by != NOBODY:
        experience.gain_all(g, XP[rank])
    if not foe.minions:
        yield from gone(g, foe, by)
    yield from leave(g, gear, by)
    return [rank]


def kill(g: Table, foe: Enemy, by: int = NOBODY) -> Giving[list[Figure]]:
    """All of it, at once (MD-GLOSS-05)."""
    fell: list[Figure] = []
    if by != NOBODY and untouchable(g, foe):
        return fell
    if dead := len(foe.minions):
        foe.minions = []
        fell += ["minion"] * dead
        yield from minions_fall(g, foe, dead, by)
    if foe.life:
        fell += yield from hurt_guardian(g, foe, foe.life, by)
    return fell


def kill_minions(g: Table, foe: Enemy, by: int) -> Giving[list[Figure]]:
    """Every Minion of a Mob."""
    dead = len(foe.minions)
    if not dead or (by != NOBODY and untouchable(g, foe)):
        return []
    foe.minions = []
    yield from minions_fall(g, foe, dead, by)
    return ["minion"] * dead


def gone(g: Table, foe: Enemy, by: int = NOBODY) -> Flow:
    """The last figure has left the board (MD-ENEMY-04)."""
    spawning.remove(g, foe)
    if foe.mark:
        g.killed[foe.mark] = g.killed.get(foe.mark, 0) + 1
    yield from moments.enemy_killed(g, foe, None if by == NOBODY else g.heroes[by])


def leave(g: Table, gear: list[str], by: int) -> Flow:
    """What a Guardian carried goes to the Hero that struck the fatal blow, however far away; to nobody if nobody did
    (MD-GUARDIAN-10..12)."""
    if not gear:
        return
    if by == NOBODY or g.heroes[by].left:
        for card in gear:
            decks.discard(g, card)
        return
    for card in gear:
        if card in g.content.cards:
            decks.discard(g, card)
    yield from moments.gear_won(g, g.heroes[by], [card for card in gear if card not in g.content.cards])
