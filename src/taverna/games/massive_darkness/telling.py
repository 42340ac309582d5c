"""What happened, told again: the table between two questions, worked out from what a seat saw and what it was told.

An answer may play a whole Enemies' Phase. So that people can follow, each event is applied to the view it came upon,
and dice lie on the table as they fell. What no event tells (a deck that shrinks) waits for the scene that follows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from taverna.core.state import Event

from . import events as ev
from .cards import ATTACK_COLOURS, Content
from .rules import combat_events as fight
from .state import Combat, Die

View = dict[str, Any]
LAST = (ev.Won, ev.Lost, ev.MarketOpened)
ROLL = (fight.HeroAttacked, fight.PillarAttacked, fight.EnemyAttacked, fight.Boosted, fight.DiceLost, fight.DiceRolled)
CHANGED = (
    fight.Rerolled,
    fight.EnemyRerolled,
    fight.BlankFilled,
    fight.BlankFlipped,
    fight.DieAdded,
    fight.DieRemoved,
    fight.Enchanted,
    fight.EnemyEnchanted,
)
HARM = (
    fight.DamageKnown,
    fight.MinionWounded,
    fight.GuardianWounded,
    fight.MinionsFell,
    fight.GuardianFell,
    fight.DamageWasted,
    fight.PillarWounded,
    fight.Retaliated,
    fight.EnemyRetaliated,
    fight.EnemyStunned,
    fight.Slowed,
    ev.Wounded,
    ev.Ignored,
    ev.Survived,
    ev.Died,
    ev.Stunned,
    ev.PillarFell,
)
GAINS = (ev.GainedXp, ev.GainedMicroXp, ev.LostXp)
COMES = (
    ev.OpenedDoor,
    ev.DoorOpened,
    ev.DoorCardDrawn,
    ev.TreasureLaid,
    fight.MobAppeared,
    fight.GuardianAppeared,
    fight.GuardianEquipped,
    fight.GuardianDrewTrap,
)
MOVES = (
    fight.EnemyMoved,
    fight.EnemyMovedToLight,
    fight.EnemyMovedToStart,
    fight.EnemyMovedToExit,
    fight.EnemyMovedByOrder,
)


def copied(view: View) -> View:
    """A view is plain data: this is much quicker than copying it piece by piece."""
    twin: View = msgspec.msgpack.decode(msgspec.msgpack.encode(view))
    return twin


def retold(view: View, events: Sequence[Event], content: Content) -> Iterator[tuple[View, list[Event]]]:
    """(what the seat sees then, the events that made it so), moment by moment."""
    now = Telling(copied(view), content)
    told: list[Event] = []
    moment: Any = None
    for event in events:
        if isinstance(event, LAST):
            break
        next_moment = moment_of(event)
        if told and (next_moment != moment or isinstance(event, fight.HeroAttacked | fight.EnemyAttacked)):
            yield copied(now.view), told
            told = []
        moment = next_moment
        told.append(event)
        now.tell(event)
    if told:
        yield now.view, told


def moment_of(event: Event) -> Any:
    """Events of one moment are shown together."""
    for name, kinds in (("roll", ROLL), ("harm", HARM), ("gains", GAINS), ("comes", COMES)):
        if isinstance(event, kinds):
            return name
    if isinstance(event, MOVES):
        return "moves", event.enemy, event.where
    return type(event).__name__, getattr(event, "who", None)


class Telling:
    """A view that events change."""

    def __init__(self, view: View, content: Content) -> None:
        self.view = view
        self.content = content
        self.map = content.maps[view["mission"]]
        view["asked"] = []
        view["trading"], view["melting"] = [], []
        if view["step"] == "trade":
            view["step"] = ""

    def tell(self, event: Event) -> None:
        """Apply one event; a combat is over with the first that has nothing to do with it."""
        v = self.view
        if v["combat"] is not None and not isinstance(event, (*ROLL, *CHANGED, *HARM, *GAINS)):
            v["last"], v["combat"] = v["combat"], None
        if v["door_card"] and not isinstance(event, COMES):
            v["door_card"] = ""
        change = CHANGES.get(type(event))
        if change is not None:
            change(self, event)

    def hero(self, seat: int) -> View:
        found: View = self.view["heroes"][seat]
        return found

    def foe(self, id: int) -> View | None:
        found: View | None = self.view["enemies"].get(str(id))
        return found

    # -- combat ------------------------------------------------------------------------------------------------------
    def fight(self, event: Any) -> None:
        hero_s = isinstance(event, fight.HeroAttacked)
        seat = event.who if hero_s else event.whom
        foe = self.foe(event.enemy)
        at = (foe["at"] if foe else "") if hero_s else self.hero(seat)["at"]
        c = Combat(seat, event.enemy, hero_s, event.combat, at=at, card=event.foe)
        self.view["combat"] = msgspec.to_builtins(c)
        if not hero_s:
            self.view["acting"] = event.enemy

    def fight_pillar(self, event: Any) -> None:
        c = Combat(event.who, -1, True, event.combat, at=event.where)
        self.view["combat"] = msgspec.to_builtins(c)

    def rolled(self, event: Any) -> None:
        c = self.view["combat"]
        if c is not None:
            c["step"] = "reroll"
            c["attack"], c["defence"] = (list(map(_die, codes)) for codes in (event.attack, event.defence))

    def rerolled(self, event: Any) -> None:
        """Which dice is not told: of their colour, those that show least and were not rolled again yet."""
        c = self.view["combat"]
        if c is None:
            return
        for code in event.dice:
            colour = code.partition("-")[0]
            alike = [die for die in (*c["attack"], *c["defence"]) if die["colour"] == colour and not die["gone"]]
            if alike:
                die = min(alike, key=lambda die: (die["rerolled"], self._shows(die)))
                die |= {**_die(code), "rerolled": die["rerolled"] + 1}

    def rerolled_by_hero(self, event: Any) -> None:
        self.rerolled(event)
        self.paid(event)

    def _shows(self, die: View) -> int:
        face = self.content.dice[die["colour"]].faces[die["face"]]
        return face.hits + face.shields

    def removed(self, event: Any) -> None:
        c = self.view["combat"]
        for die in (*c["attack"], *c["defence"]) if c is not None else ():
            if f"{die['colour']}-{die['face']}" == event.die and not die["gone"]:
                die["gone"] = True
                return

    def turned(self, event: Any) -> None:
        """A blank die that was flipped, or has gained a symbol."""
        c = self.view["combat"]
        colour, face = event.die.split("-")
        for die in (*c["attack"], *c["defence"]) if c is not None else ():
            if (
                die["colour"] == colour
                and not die["gone"]
                and not self._shows(die)
                and not die["hits"] + die["shields"] + die["bam"] + die["diamond"]
            ):
                if int(face) != die["face"]:
                    die["face"], die["flipped"] = int(face), True
                else:
                    die[event.gains] += event.amount
                return

    def added(self, event: Any) -> None:
        """A die more, by an Enchantment."""
        c = self.view["combat"]
        if c is not None:
            die = _die(event.die)
            c["attack" if die["colour"] in ATTACK_COLOURS else "defence"].append(die)

    def damaged(self, event: Any) -> None:
        c = self.view["combat"]
        if c is None:
            return
        c["step"], c["dealt"] = "damage", event.damage
        for side, what, total in (("attack", "hits", event.hits), ("defence", "shields", event.shields)):
            c[what] = total - sum(self._shows(die) + die[what] for die in c[side] if not die["gone"])

    # -- Enemies -----------------------------------------------------------------------------------------------------
    def appeared(self, event: Any) -> None:
        card = self.content.cards[event.foe]
        mob = isinstance(event, fight.MobAppeared)
        life = card.life if mob else event.life
        self.view["enemies"][str(event.enemy)] = {
            "id": event.enemy,
            "card": event.foe,
            "at": event.where,
            "life": life,
            "most": life,
            "minions": [card.life] * event.minions if mob else [],
            "gear": [],
            "stunned": False,
            "mark": "",
            "counts": True,
            "to_exit": False,
        }

    def equipped_foe(self, event: Any) -> None:
        foe = self.foe(event.enemy)
        if foe is not None:
            foe["gear"].append(event.card)

    def went(self, event: Any) -> None:
        self.view["acting"] = event.enemy
        foe = self.foe(event.enemy)
        if foe is not None:
            foe["at"] = event.where

    def minions_fell(self, event: Any) -> None:
        foe = self.foe(event.enemy)
        if foe is not None:
            foe["minions"] = sorted(foe["minions"])[len(foe["minions"]) - event.left :]
            self._gone(foe)

    def minion_wounded(self, event: Any) -> None:
        foe = self.foe(event.enemy)
        if foe is not None and event.left + event.amount in foe["minions"]:
            foe["minions"][foe["minions"].index(event.left + event.amount)] = event.left

    def foe_life(self, event: Any) -> None:
        foe = self.foe(event.enemy)
        if foe is not None:
            foe["life"] = event.left

    def fell(self, event: Any) -> None:
        foe = self.foe(event.enemy)
        if foe is not None:
            foe["life"] = 0
            self._gone(foe)

    def _gone(self, foe: View) -> None:
        if not foe["life"] and not foe["minions"]:
            self.view["enemies"].pop(str(foe["id"]), None)

    def foe_left(self, event: Any) -> None:
        self.view["enemies"].pop(str(event.enemy), None)

    def foe_trampled(self, event: Any) -> None:
        for id, foe in list(self.view["enemies"].items()):
            if foe["card"] == event.other:
                del self.view["enemies"][id]
                return

    def foe_stunned(self, event: Any) -> None:
        foe = self.foe(event.enemy)
        if foe is not None:
            foe["stunned"] = isinstance(event, fight.EnemyStunned)

    def acts(self, event: Any) -> None:
        self.view["acting"] = event.enemy

    # -- Heroes ------------------------------------------------------------------------------------------------------
    def moved(self, event: Any) -> None:
        hero = self.hero(event.who)
        hero["came_from"], hero["at"] = event.start, event.where

    def dragged(self, event: Any) -> None:
        self.hero(event.whom)["at"] = event.where

    def left(self, event: Any) -> None:
        hero = self.hero(event.who)
        hero["at"], hero["left"] = "", True

    def hero_life(self, event: Any) -> None:
        self.hero(event.who)["life"] = event.life

    def died(self, event: Any) -> None:
        hero = self.hero(event.who)
        hero["dead"], hero["life"], hero["stunned"] = True, 0, False

    def rose(self, event: Any) -> None:
        hero = self.hero(event.who)
        hero["dead"], hero["life"] = False, hero["most"]
        self.view["lifebringer"] = event.left

    def stunned(self, event: Any) -> None:
        self.hero(event.who)["stunned"] = isinstance(event, ev.Stunned)

    def most(self, event: Any) -> None:
        self.hero(event.who)["most"] = event.most

    def xp(self, event: Any) -> None:
        self.hero(event.who)["xp"] = event.xp

    def micro(self, event: Any) -> None:
        self.hero(event.who)["micro"] = event.micro

    def paid(self, event: Any) -> None:
        """A Signature Skill costs XP, once."""
        hero = self.hero(event.who)
        if event.skill == f"{hero['cls']}-signature" and not hero["signature"]:
            hero["signature"] = True
            hero["xp"] -= self.content.classes[hero["cls"]].signature.powers[0].pay.xp

    def learned(self, event: Any) -> None:
        hero = self.hero(event.who)
        hero["xp"] -= event.cost
        hero["skills"][event.line] = hero["skills"].get(event.line, 0) + 1

    def activated(self, event: Any) -> None:
        v = self.view
        v["phase"], v["step"], v["active"] = "heroes", "", event.who
        v["waiting"] = [seat for seat in v["waiting"] if seat != event.who]
        hero = self.hero(event.who)
        hero["actions"], hero["points"], hero["signature"] = event.actions, 0, False

    def rested(self, event: Any) -> None:
        self.hero(event.who)["actions"] = 0

    # -- cards and tokens --------------------------------------------------------------------------------------------
    def drew(self, event: Any) -> None:
        self.view["finder"] = event.who
        self.view["found"].append(event.card)

    def got(self, event: Any) -> None:
        if event.card in self.view["found"]:
            self.view["found"].remove(event.card)
        self.hero(event.who)["pack"].append(event.card)

    def gave(self, event: Any) -> None:
        giver, taker = self.hero(event.by), self.hero(event.who)
        if event.card in giver["things"]:
            giver["things"].remove(event.card)
            taker["things"].append(event.card)
        else:
            self._drop(giver, event.card)
            taker["pack"].append(event.card)

    def _drop(self, hero: View, card: str) -> None:
        for place in ("pack", "hands"):
            if card in hero[place]:
                hero[place].remove(card)
                return
        if hero["body"] == card:
            hero["body"] = ""

    def stowed(self, event: Any) -> None:
        hero = self.hero(event.who)
        if hero["body"] == event.card:
            hero["body"] = ""
        elif event.card in hero["hands"]:
            hero["hands"].remove(event.card)
        else:
            return
        hero["pack"].append(event.card)

    def thing(self, event: Any) -> None:
        self.hero(event.who)["things"] += [event.thing] * event.amount

    def laid(self, event: Any) -> None:
        things = self.hero(event.who)["things"]
        if event.thing in things:
            things.remove(event.thing)
        self.view["laid"].setdefault(event.where, []).append(event.thing)

    def burnt_out(self, event: Any) -> None:
        self.view["laid"] = {}

    def picked_up(self, event: Any) -> None:
        self.view["treasure"].pop(event.where, None)
        self.view["special"].pop(event.where, None)

    def picked_token(self, event: Any) -> None:
        v, at = self.view, self.hero(event.who)["at"]
        mark = event.token.rpartition("/")[2]
        v["covered"].pop(at, None)
        there = v["tokens"].get(at, [])
        if mark in there:
            there.remove(mark)
        if not there:
            v["tokens"].pop(at, None)
        v["picked"][mark] = v["picked"].get(mark, 0) + 1

    def treasure_laid(self, event: Any) -> None:
        for kind, amount in (("treasure", event.normal), ("special", event.special)):
            if amount:
                self.view[kind][event.where] = self.view[kind].get(event.where, 0) + amount

    # -- the board and the Round -------------------------------------------------------------------------------------
    def opened(self, event: Any) -> None:
        v = self.view
        if event.door not in v["opened"]:
            v["opened"] = sorted([*v["opened"], event.door])
        for at in self.map.doors[event.door].zones:
            chamber = self.map.zones[at].chamber
            if chamber is not None and chamber not in v["chambers"]:
                v["chambers"].append(chamber)

    def door_card(self, event: Any) -> None:
        self.view["door_card"] = event.card

    def pillar_hurt(self, event: Any) -> None:
        for pillar in self.view["pillars"]:
            if pillar["at"] == event.where:
                pillar["life"] = event.left
                return

    def pillar_fell(self, event: Any) -> None:
        for pillar in self.view["pillars"]:
            if pillar["at"] == event.where:
                self.view["pillars"].remove(pillar)
                return

    def tile_fell(self, event: Any) -> None:
        self.view["fallen"] += [at for at in self.map.tiles[event.tile] if at not in self.view["fallen"]]

    def tile_cracked(self, event: Any) -> None:
        self.view["collapse"][event.tile] = event.left

    def lights_out(self, event: Any) -> None:
        self.view["lasting"].append({"card": self.view["event"], "phase": "", "round": 0, "tile": event.tile})

    def effect_ended(self, event: Any) -> None:
        self.view["lasting"] = [effect for effect in self.view["lasting"] if effect["card"] != event.card]

    def level(self, event: Any) -> None:
        self.view["level"] = event.level

    def filled(self, event: Any) -> None:
        self.view["lifebringer"] = event.left

    def phase(self, event: Any) -> None:
        v = self.view
        v["phase"], v["active"], v["acting"], v["step"] = event.phase, -1, -1, ""
        v["waiting"] = []
        if event.phase in ("end", "experience"):
            v["event"], v["last"] = "", None

    def event_drawn(self, event: Any) -> None:
        self.view["event"] = event.card

    def round_began(self, event: Any) -> None:
        v = self.view
        v["round"], v["first"], v["event"], v["phase"] = event.round, event.who, "", "heroes"
        seats = len(v["heroes"])
        v["waiting"] = [(event.who + n) % seats for n in range(seats)]

    def first_player(self, event: Any) -> None:
        self.view["first"] = event.who

    def role(self, event: Any) -> None:
        self.view["roles"][event.role.rpartition("/")[2]] = event.who

    def goal(self, event: Any) -> None:
        self.view["met"] = event.number


def _die(code: str) -> View:
    colour, face = code.split("-")
    die: View = msgspec.to_builtins(Die(colour, int(face)))
    return die


CHANGES: dict[type[Event], Callable[[Telling, Any], None]] = {
    fight.HeroAttacked: Telling.fight,
    fight.EnemyAttacked: Telling.fight,
    fight.PillarAttacked: Telling.fight_pillar,
    fight.DiceRolled: Telling.rolled,
    fight.Rerolled: Telling.rerolled_by_hero,
    fight.EnemyRerolled: Telling.rerolled,
    fight.DieAdded: Telling.added,
    fight.DieRemoved: Telling.removed,
    fight.BlankFilled: Telling.turned,
    fight.BlankFlipped: Telling.turned,
    fight.DamageKnown: Telling.damaged,
    fight.MobAppeared: Telling.appeared,
    fight.GuardianAppeared: Telling.appeared,
    fight.GuardianEquipped: Telling.equipped_foe,
    **dict.fromkeys(MOVES, Telling.went),
    fight.MinionsFell: Telling.minions_fell,
    fight.MinionWounded: Telling.minion_wounded,
    fight.GuardianWounded: Telling.foe_life,
    fight.EnemyHealed: Telling.foe_life,
    fight.GuardianFell: Telling.fell,
    fight.EnemyLeft: Telling.foe_left,
    fight.TrampledEnemy: Telling.foe_trampled,
    fight.EnemyStunned: Telling.foe_stunned,
    fight.EnemyStoodUp: Telling.foe_stunned,
    fight.CounterattackBegan: Telling.acts,
    fight.Dragged: Telling.dragged,
    fight.PillarWounded: Telling.pillar_hurt,
    fight.EnemyHitPillar: Telling.pillar_hurt,
    fight.LightsWentOut: Telling.lights_out,
    fight.LifebringerFilled: Telling.filled,
    ev.Moved: Telling.moved,
    ev.Left: Telling.left,
    ev.Wounded: Telling.hero_life,
    ev.Healed: Telling.hero_life,
    ev.Survived: Telling.hero_life,
    ev.Died: Telling.died,
    ev.Resurrected: Telling.rose,
    ev.Stunned: Telling.stunned,
    ev.StoodUp: Telling.stunned,
    ev.MaximumRaised: Telling.most,
    ev.GainedXp: Telling.xp,
    ev.LostXp: Telling.xp,
    ev.GainedMicroXp: Telling.micro,
    ev.Learned: Telling.learned,
    ev.UsedSignature: Telling.paid,
    fight.Boosted: Telling.paid,
    fight.Enchanted: Telling.paid,
    ev.Activated: Telling.activated,
    ev.Rested: Telling.rested,
    ev.Drew: Telling.drew,
    ev.Got: Telling.got,
    ev.Gave: Telling.gave,
    ev.Stowed: Telling.stowed,
    ev.GotThing: Telling.thing,
    ev.LaidThing: Telling.laid,
    ev.ThingsBurntOut: Telling.burnt_out,
    ev.PickedUp: Telling.picked_up,
    ev.PickedToken: Telling.picked_token,
    ev.TreasureLaid: Telling.treasure_laid,
    ev.OpenedDoor: Telling.opened,
    ev.DoorOpened: Telling.opened,
    ev.DoorCardDrawn: Telling.door_card,
    ev.PillarFell: Telling.pillar_fell,
    ev.TileFell: Telling.tile_fell,
    ev.TileCracked: Telling.tile_cracked,
    ev.EffectEnded: Telling.effect_ended,
    ev.LevelRose: Telling.level,
    ev.PhaseBegan: Telling.phase,
    ev.EventDrawn: Telling.event_drawn,
    ev.RoundBegan: Telling.round_began,
    ev.FirstPlayerPassed: Telling.first_player,
    ev.RoleChosen: Telling.role,
    ev.ObjectiveMet: Telling.goal,
}
