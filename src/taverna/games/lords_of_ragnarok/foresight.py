"""What a seat can know ahead: how far each player is from each end, who could win on their next turn, and what an
option would mean. From the view alone: it is read back into a table whose hidden cards are blank, and the rules
themselves are asked, so that what is foretold is what then happens."""

from __future__ import annotations

from functools import cached_property
from itertools import combinations
from typing import Any

import msgspec

from taverna.core.chance import Chance
from taverna.core.scene import Markup, sign, tag
from taverna.core.words import Words

from .records.cards import CombatCard
from .records.content import Content
from .records.words import CancelCasualty, LighterLoss, NoShields, Plus, PlusPerWeapon, Word
from .rules.armies import authority, barred, can_raise, destinations
from .rules.battle import battle_effect, bearable, symbols, tally
from .rules.control import resistance
from .rules.hunt import fitting, hunt_value, needed, symbol_of
from .rules.movement import hero_reach, near
from .rules.special import able_to_usurp, temple_sites
from .rules.victory import (
    REGIONS_TO_WIN,
    REQUIREMENTS_FOR_RAGNAROK,
    is_met,
    kills_for_boss,
    regions_held,
    temple_lands,
    temples_to_win,
    yggdrasil,
)
from .rules.wheel import takes_bonus
from .state import MOST, PHASES, Laid, Table

View = dict[str, Any]

STEPS = 2  # of a Hero in its phase
FAR = 4  # more Territories than this are never won in one turn
PLAIN = (Plus, PlusPerWeapon, CancelCasualty, NoShields, LighterLoss)  # effects that neither ask nor draw
NOT_OURS = ("seat", "asked", "result")


class Threat(msgspec.Struct, frozen=True):
    """Somebody could win on their next turn, by what lies open."""

    seat: int
    how: str


def table_of(view: View, content: Content) -> Table:
    """A table with what the view shows; cards that it does not show are blank."""
    plain = {name: _open(value) for name, value in view.items() if name not in NOT_OURS}
    plain["chance"] = {}
    g = msgspec.convert(plain, Table)
    g.chance = Chance()
    g.furnish(content)
    return g


def _open(value: Any) -> Any:
    if isinstance(value, dict):
        if value.keys() == {"size", "known"}:
            return [*value["known"], *[""] * (value["size"] - len(value["known"]))]
        return {key: _open(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_open(inner) for inner in value]
    return value


class Foresight:
    """One view, thought ahead."""

    def __init__(self, view: View, words: Words, content: Content) -> None:
        self.view = view
        self.words = words
        self.content = content

    @cached_property
    def g(self) -> Table:
        return table_of(self.view, self.content)

    # -- how far from each end ---------------------------------------------------------------------------------------
    def progress(self, seat: int) -> dict[str, tuple[int, int]]:
        """{way to win: (so far, needed)}; for Ragnarok only the count around Yggdrasil, which has no goal."""
        g = self.g
        return {
            "great-jarl": (len(regions_held(g, seat)), REGIONS_TO_WIN),
            "great-gothi": (temple_lands(g, seat), temples_to_win(g)),
            "slayer": (g.players[seat].kills, kills_for_boss(g)),
            "ragnarok": (yggdrasil(g)[seat], 0),
        }

    def met(self, requirement: str) -> bool:
        return is_met(self.g, requirement)

    def weak_point(self, seat: int) -> int:
        """What a hunter adds to the defence when the Weak Point is sought."""
        return self.g.players[seat].value("wisdom") + self.g.gifts(seat).weak_point

    def threats(self) -> list[Threat]:
        """Who could win on their next turn."""
        return threats(self.g)

    # -- previews ----------------------------------------------------------------------------------------------------
    def preview(self, seat: int, option: str) -> Markup:
        return Preview(self, seat, option).drawn()


# -- one turn ahead --------------------------------------------------------------------------------------------------
def threats(g: Table) -> list[Threat]:
    if g.phase not in PHASES:
        return []
    found = [
        Threat(seat, how)
        for seat in range(g.seats)
        for how, able in (("great-jarl", jarl), ("great-gothi", gothi), ("slayer", slayer))
        if able(g, seat)
    ]
    if g.ragnarok is not None and g.last_turns <= g.seats:
        scores = yggdrasil(g)
        order = [(g.ragnarok + n) % g.seats for n in range(1, g.seats + 1)]
        found.append(Threat(max(order, key=lambda seat: (scores[seat], -order.index(seat))), "ragnarok"))
    return found


def free(g: Table, seat: int, action: str) -> bool:
    """May this player still choose this Special Action? In a turn whose action is chosen already, of the next one."""
    return seat not in g.wheel[action]


def takes(g: Table, seat: int, army: int, start: str, at: str) -> bool:
    """Would this Army, coming from there, be enough by what lies open? Cards in a Battle may decide otherwise."""
    if at not in near(g, seat, start) or barred(g, at):
        return False
    mine = g.armies[army].strength + g.strength_at(seat, at)
    against = max((g.strength_at(other, at) for other in range(g.seats) if other != seat), default=0)
    if against:
        return mine > against
    return mine >= resistance(g, seat, at)


def usurps(g: Table, seat: int, at: str) -> bool:
    """Could the Hero walk there and Usurp it?"""
    player = g.players[seat]
    if at != player.at and at not in hero_reach(g, seat, STEPS + g.gifts(seat).hero_range):
        return False
    was, player.at = player.at, at
    try:
        return able_to_usurp(g, seat) is None
    finally:
        player.at = was


def conquers(g: Table, seat: int, targets: tuple[str, ...]) -> bool:
    """Could this player take all of these Territories in one turn: one with Maneuvers, then by March all at once, or
    by Usurp one more?"""
    if not targets:
        return True
    starts = {army: g.armies[army].at for army in g.armies_of(seat)}
    ways: list[tuple[tuple[str, ...], dict[int, str]]] = [(targets, starts)]
    for at in targets:
        rest = tuple(other for other in targets if other != at)
        for army, start in starts.items():
            if takes(g, seat, army, start, at):
                ways.append((rest, {**starts, army: at}))
    for rest, where in ways:
        if not rest:
            return True
        if free(g, seat, "march") and matched(g, seat, rest, where):
            return True
        if len(rest) == 1 and free(g, seat, "usurp") and usurps(g, seat, rest[0]):
            return True
    return False


def matched(g: Table, seat: int, targets: tuple[str, ...], where: dict[int, str]) -> bool:
    """An Army of its own for each Territory."""
    if not targets:
        return True
    first, *rest = targets
    for army, start in where.items():
        if takes(g, seat, army, start, first):
            others = {other: at for other, at in where.items() if other != army}
            if matched(g, seat, tuple(rest), others):
                return True
    return False


def jarl(g: Table, seat: int) -> bool:
    """Great Jarl: the Territories missing for three Regions can all be taken."""
    missing = {region: tuple(at for at in lands if g.owner.get(at) != seat) for region, lands in g.map.regions.items()}
    lacking = REGIONS_TO_WIN - sum(not lands for lands in missing.values())
    near_ones = [lands for lands in missing.values() if lands and len(lands) <= FAR]
    for some in combinations(near_ones, max(lacking, 0)):
        wanted = tuple(at for lands in some for at in lands)
        if len(wanted) <= FAR and conquers(g, seat, wanted):
            return True
    return False


def gothi(g: Table, seat: int) -> bool:
    """Great Gothi: Territories with Temples can be taken, or the last Temple built."""
    lacking = temples_to_win(g) - temple_lands(g, seat)
    others = [at for at in g.temples if g.owner.get(at) != seat]
    if any(conquers(g, seat, some) for some in combinations(others, lacking)):
        return True
    if not free(g, seat, "build-temple") or len(g.temples) >= g.track_slots or lacking > 2:
        return False
    at_hand = [
        at
        for at in g.map.territories
        if g.owner.get(at) != seat
        and (at in g.temples or at in g.map.shrines)
        and any(takes(g, seat, army, g.armies[army].at, at) for army in g.armies_of(seat))
    ]
    if lacking == 1:
        return bool(temple_sites(g, seat)) or any(at not in g.temples for at in at_hand)
    return bool(temple_sites(g, seat)) and any(at in g.temples for at in at_hand)


def slayer(g: Table, seat: int) -> bool:
    """Slayer: allowed to hunt the Boss, near enough, and with the Monsters action still open."""
    player = g.players[seat]
    lair = g.beasts[g.boss].at
    if not lair or player.kills < kills_for_boss(g) or not free(g, seat, "monsters"):
        return False
    return lair == player.at or lair in hero_reach(g, seat, STEPS + g.gifts(seat).hero_range)


# -- what an option would mean ---------------------------------------------------------------------------------------
class Preview:
    """Lines about one option, each with its icon."""

    def __init__(self, ahead: Foresight, seat: int, option: str) -> None:
        self.ahead = ahead
        self.g = ahead.g
        self.words = ahead.words
        self.content = ahead.content
        self.seat = seat
        self.option = option
        self.rows: list[Markup] = []
        self.title = ""
        self.text = ""
        self.source = ""

    def drawn(self) -> Markup:
        self.fill()
        if not (self.rows or self.text):
            return Markup("")
        return tag(
            "div",
            tag("p", tag("b", self.title) if self.title else None, tag("span", self.text), class_="lead"),
            tag("ul", self.rows) if self.rows else None,
            class_="preview",
        )

    def row(self, drawn: str, key: str, grave: bool = False, **args: Any) -> None:
        self.rows.append(
            tag("li", sign(drawn), tag("span", self.words(key, **args)), class_="grave" if grave else None)
        )

    def fill(self) -> None:
        verb, _, what = self.option.partition(",")
        g, content = self.g, self.content
        if what:
            self.title = self.words.name(what.partition(",")[0])
            acts = {
                "move-hero": self.hero_to,
                "move-drakkar": self.sail,
                "send-priest": self.priest,
                "hunt": self.hunting,
                "awaken": self.awaken,
                "tame": self.tame,
                "ally": self.ally,
                "use": self.read,
            }
            if verb in acts:
                acts[verb](what)
            return
        if self.option.isdigit():
            self.number(int(self.option))
            return
        self.title = self.words.name(self.option)
        if self.option in content.actions:
            self.action(self.option)
        elif self.option in content.combat:
            self.card(self.option)
        elif self.option in content.attacks:
            self.attack(self.option)
        elif self.option in g.map.territories:
            self.land(self.option)
        elif self.option in g.monuments:
            self.monument(self.option)
        elif self.option in g.map.seas:
            self.sail(self.option)
        elif self.option in g.beasts:
            self.awaken(self.option)
        elif self.option in content.realms:
            self.ally(self.option)
        elif self.option == "pass" and g.battle is not None:
            self.title = ""
            self.standing()
        else:
            self.read(self.option)

    def read(self, id: str) -> None:
        """What is printed on it."""
        content = self.content
        for group in (content.heroes, content.origins, content.blessings, content.artifacts):
            record = group.get(id)
            if record is not None and record.text:
                self.text = record.text[self.words.lang]

    def warn(self, g: Table, before: list[Threat]) -> None:
        """Who could win on their next turn after this, and could not before."""
        for threat in threats(g):
            if threat not in before and threat.how != "ragnarok":
                key = "preview-threat-mine" if threat.seat == self.seat else "preview-threat"
                self.row("bell", key, threat.seat != self.seat, who=threat.seat, how=threat.how)

    # -- heroes, ships, priests --------------------------------------------------------------------------------------
    def hero_to(self, at: str) -> None:
        g, seat = self.g, self.seat
        player = g.players[seat]
        was, player.at = player.at, at
        owner = g.owner.get(at)
        if owner != seat:
            strength = player.value("strength") + g.gifts(seat).usurp
            need = g.strength_at(owner, at) if owner is not None else g.map.territories[at].resistance
            able = able_to_usurp(g, seat) is None
            self.row("crown", "preview-usurp", strength=strength, need=need, able=able)
        if g.forged.get(at):
            self.row("lr-forge", "preview-forge", rune=g.forges[at])
        for realm in g.map.territories[at].realms:
            if seat not in g.alliances[realm]:
                self.row("lr-alliance", "preview-near-realm", realm=realm, rune=self.content.realms[realm].rune)
        for id, beast in g.beasts.items():
            if beast.at == at:
                if id == g.boss and player.kills < kills_for_boss(g):
                    self.row("lr-loki", "preview-boss-closed", monster=id, n=kills_for_boss(g))
                else:
                    left = sum(by is None for by in beast.wounds)
                    self.row("lr-monster", "preview-prey", monster=id, left=left)
        player.at = was

    def sail(self, sea: str) -> None:
        g = self.g
        lands = [self.words.name(at) for at in g.map.coasts[sea]]
        self.row("lr-ship", "preview-bridge", lands=self.words.listed(lands))
        self.row("lr-recruit", "preview-recruit-coast", n=authority(g, self.seat))

    def priest(self, deity: str) -> None:
        g, record = self.g, self.content.deities[deity]
        value = g.players[self.seat].track[record.attribute]
        self.row("lr-priest", "preview-raise", attribute=record.attribute, before=value, after=min(MOST, value + 1))
        level = g.monuments[deity]
        if level and record.text:
            self.text = record.text[self.words.lang]
        self.row("lr-monument", "preview-level", level=level)

    # -- monsters ----------------------------------------------------------------------------------------------------
    def hunting(self, foe: str) -> None:
        g, seat = self.g, self.seat
        beast, player = g.beasts[foe], g.players[seat]
        ring = beast.ring
        by = (seat - 1) % g.seats if ring in (None, seat) else ring
        draws = player.value("strength") + g.gifts(seat).hunt_draw
        self.row("skull", "preview-spaces", left=sum(one is None for one in beast.wounds))
        self.row("deck", "preview-hunt-hand", n=draws, total=draws + len(player.hand))
        self.row("eye", "preview-hunt-by", whom=by)
        if foe == g.boss:
            self.row("crown", "preview-hunt-boss")
        else:
            mine = sum(one == seat for one in beast.wounds)
            if mine:
                self.row("wound", "preview-hunt-mine", n=mine)

    def awaken(self, foe: str) -> None:
        g = self.g
        if foe == g.boss:
            record = self.content.bosses[foe]
            self.text = record.text[self.words.lang] if record.text else ""
            return
        sheet = self.content.monsters[foe]
        self.text = sheet.attack_text[self.words.lang]
        if g.beasts[foe].ring is None:
            faces = self.content.die.faces
            for face in dict.fromkeys(faces):
                self.row("die", "preview-face", face=face, n=faces.count(face), all=len(faces))

    def tame(self, foe: str) -> None:
        self.row("lr-monster", "preview-tame")
        self.text = self.content.monsters[foe].attack_text[self.words.lang]

    def ally(self, realm: str) -> None:
        g, record = self.g, self.content.realms[realm]
        self.text = record.text[self.words.lang] if record.text else ""
        self.row("lr-alliance", "preview-ally", action=record.action)
        if not g.alliances[realm]:
            self.row("deck", "preview-ally-first")

    # -- the wheel ---------------------------------------------------------------------------------------------------
    def action(self, action: str) -> None:
        g, seat = self.g, self.seat
        if action == "build-monument":
            self.build()
            return
        stack = g.wheel[action]
        if not stack:
            realm = self.content.realm_of[action]
            order = g.from_active()
            gaining = [who for who in (*order[1:], order[0]) if takes_bonus(g, who, realm)]
            text = self.content.realms[realm].text
            if gaining:
                names = self.words.listed([self.words.seat(who) for who in gaining])
                self.row("lr-alliance", "preview-bonus", names=names, realm=realm)
                self.text = text[self.words.lang] if text else ""
            else:
                self.row("lr-alliance", "preview-no-bonus", realm=realm)
        else:
            covered = stack[-1]
            self.row("rune", "preview-covered", who=covered, n=1 + g.gifts(covered).covered_runes)
        before = threats(g)
        if action == "usurp":
            at = g.players[seat].at
            owner = g.owner.get(at)
            strength = g.players[seat].value("strength") + g.gifts(seat).usurp
            need = g.strength_at(owner, at) if owner is not None else g.map.territories[at].resistance
            self.row("crown", "preview-usurp", strength=strength, need=need, able=True)
            self.owning(at, seat)
        elif action == "build-temple":
            self.temple()
        elif action == "recruit":
            n = min(MOST, authority(g, seat) + g.gifts(seat).recruit_action)
            self.row("lr-recruit", "preview-recruit", n=n)
        elif action == "march":
            self.row("lr-march", "preview-march", n=len(g.armies_of(seat)))
        stack.append(seat)
        self.warn(g, before)
        stack.pop()

    def temple(self) -> None:
        g, seat = self.g, self.seat
        have, need = temple_lands(g, seat) + 1, temples_to_win(g)
        self.row("lr-temple", "preview-temple", have=have, need=need)
        if have >= need:
            self.row("crown", "preview-wins", how="great-gothi")
        if len(g.temples) + 1 in self.content.tracks[g.track].drafts:
            self.row("sun", "preview-draft")

    def build(self) -> None:
        g, seat = self.g, self.seat
        met = [id for id in g.requirements if id not in g.down and is_met(g, id)]
        for id in met:
            self.row("lr-tree", "preview-requirement", what=id)
        if g.ragnarok is None and len(g.down) + len(met) >= REQUIREMENTS_FOR_RAGNAROK:
            self.row("lr-tree", "preview-ragnarok", True)
        self.row(
            "lr-priest",
            "preview-build-priests",
            n=min(temple_lands(g, seat), g.priests_in_supply(seat) + len(g.priests)),
        )
        forged = sum(g.owner.get(at) == seat for at in g.forges)
        if forged:
            self.row("rune", "preview-build-runes", n=forged)
        self.row("lr-monster", "preview-build-event")

    def monument(self, deity: str) -> None:
        """Built, or prayed to."""
        g = self.g
        level = g.monuments[deity] + 1
        g.monuments[deity] = level
        self.row("lr-monument", "preview-level", level=level)
        record = self.content.deities[deity]
        if record.text:
            self.text = record.text[self.words.lang]
        met = [id for id in g.requirements if id not in g.down and is_met(g, id)]
        for id in met:
            self.row("lr-tree", "preview-requirement", what=id)
        if g.ragnarok is None and len(g.down) + len(met) >= REQUIREMENTS_FOR_RAGNAROK:
            self.row("lr-tree", "preview-ragnarok", True)
        g.monuments[deity] = level - 1

    # -- armies and land ---------------------------------------------------------------------------------------------
    def number(self, n: int) -> None:
        g = self.g
        h = g.hunt
        if h is not None and h.hero_round and h.with_cards:
            spaces = self.content.spaces(h.foe)
            if n < len(spaces):
                space = spaces[n]
                self.title = self.words.listed([self.words.name(one) for one in space.weapons])
                left = sum(by is None for by in g.beasts[h.foe].wounds) - 1
                self.row("skull", "preview-wound-left", left=left)
                if space.reward:
                    self.row("star", "preview-reward", reward=space.reward)
            return
        if n >= len(g.armies):
            return
        army = g.armies[n]
        self.title = self.words("preview-army", strength=army.strength, where=army.at)
        if g.battle is not None:
            after = army.strength - 1
            self.row("wound", "preview-weaken" if after else "preview-destroyed", n=after)
            return
        if army.seat != self.seat:
            return
        for at in destinations(g, n):
            if not barred(g, at):
                self.arrival(n, at, True)
        if can_raise(g, n):
            self.row("strengthen", "preview-raise-army", n=army.strength + 1)

    def arrival(self, army: int, at: str, named: bool) -> None:
        """What comes of an Army's arrival: control against resistance, or a Battle."""
        g, seat = self.g, self.seat
        mine = g.armies[army].strength + g.strength_at(seat, at)
        name = at if named else g.armies[army].at
        prefix = "preview-to" if named else "preview-from"
        for other in range(g.seats):
            theirs = g.strength_at(other, at)
            if other != seat and theirs:
                self.row("sword", f"{prefix}-battle", where=name, mine=mine, theirs=theirs, who=other)
                return
        owner = g.owner.get(at)
        if owner == seat:
            self.row("shield", f"{prefix}-own", where=name, mine=mine)
        elif owner is not None:
            self.row("lr-recruit", f"{prefix}-open", where=name, who=owner)
        else:
            need = resistance(g, seat, at)
            drawn = "check" if mine >= need else "close"
            self.row(drawn, f"{prefix}-neutral", where=name, mine=mine, need=need, taken=mine >= need)

    def land(self, at: str) -> None:
        """A Territory alone: where an Army goes, is recruited, or flees to."""
        g, seat = self.g, self.seat
        record = g.map.territories[at]
        self.title = f"{record.number} · {self.words.name(at)}"
        if g.battle is not None or g.hunt is not None or seat != g.active:
            return
        if g.action == "build-temple":
            self.temple()
            return
        if g.action in ("recruit", "usurp"):
            n = min(MOST, authority(g, seat) + (g.gifts(seat).recruit_action if g.action == "recruit" else 0))
            self.row("lr-recruit", "preview-recruit", n=n)
            return
        coming = {}
        if g.phase == "maneuvers" or g.action == "march":
            for army in g.armies_of(seat):
                if army not in g.activated and at in destinations(g, army):
                    coming[g.armies[army].at, g.armies[army].strength] = army
            for army in coming.values():
                self.arrival(army, at, False)
        if len(coming) == 1:
            army = next(iter(coming.values()))
            mine = g.armies[army].strength + g.strength_at(seat, at)
            alone = not any(g.strength_at(other, at) for other in range(g.seats) if other != seat)
            if alone and g.owner.get(at) != seat and mine >= resistance(g, seat, at):
                was, g.armies[army].at = g.armies[army].at, at
                self.owning(at, seat)
                g.armies[army].at = was

    def owning(self, at: str, seat: int) -> None:
        """What holding this Territory too would bring."""
        g = self.g
        before = threats(g)
        was = g.owner.get(at)
        held = len(regions_held(g, seat))
        g.owner[at] = seat
        region = g.map.region_of[at]
        have = sum(g.owner.get(other) == seat for other in g.map.regions[region])
        now = len(regions_held(g, seat))
        self.row("crown", "preview-region", region=region, have=have, all=len(g.map.regions[region]), whole=now > held)
        if now >= REGIONS_TO_WIN:
            self.row("crown", "preview-wins", how="great-jarl")
        elif temple_lands(g, seat) >= temples_to_win(g):
            self.row("crown", "preview-wins", how="great-gothi")
        else:
            self.warn(g, before)
        deity = g.map.deity_of.get(at)
        if deity is not None:
            self.row("star", "preview-artifact", artifact=self.content.deities[deity].artifact)
        if was is None:
            del g.owner[at]
        else:
            g.owner[at] = was

    # -- battles -----------------------------------------------------------------------------------------------------
    def card(self, id: str) -> None:
        g, card = self.g, self.content.combat[id]
        self.text = card.text[self.words.lang] if card.text else ""
        if g.battle is not None and self.seat in (g.battle.attacker.seat, g.battle.defender.seat):
            self.battle_card(id, card)
        elif g.hunt is not None and g.hunt.hunter == self.seat:
            self.hunt_card(id, card)

    def battle_card(self, id: str, card: CombatCard) -> None:
        """The totals once it lies there; effects that ask or draw are told in words only."""
        g, seat = self.g, self.seat
        b = g.battle
        assert b is not None
        if b.step != 1 or not bearable(g, seat, card.casualties):
            return
        one, other = (b.attacker, b.defender) if b.attacker.seat == seat else (b.defender, b.attacker)
        one.laid.append(Laid(card=id))
        effect: Word | None = card.battle
        if isinstance(effect, PLAIN):
            for _ in battle_effect(g, seat, effect):
                break
        tally(g)
        self.row("sword", "preview-total", mine=one.total, theirs=other.total)
        self.standing()
        self.row("wound", "preview-symbols", n=symbols(g, seat), most=g.strength_at(seat, b.at))
        if effect is not None and not isinstance(effect, PLAIN):
            self.row("star", "preview-then")

    def standing(self) -> None:
        """Who would win as it stands; a tie is the defender's."""
        b = self.g.battle
        assert b is not None
        leads = b.attacker if b.attacker.total > b.defender.total else b.defender
        tie = b.attacker.total == b.defender.total
        mine = leads.seat == self.seat
        self.row("crown" if mine else "skull", "preview-tie" if tie else "preview-leads", not mine, who=leads.seat)

    # -- hunts -------------------------------------------------------------------------------------------------------
    def hunt_card(self, id: str, card: CombatCard) -> None:
        g = self.g
        h = g.hunt
        assert h is not None
        if h.hero_round:
            self.strike(id)
            return
        if h.card is None:
            return
        attack = self.content.attacks[h.card]
        total = h.total + hunt_value(g, id)
        block = card.block
        blocked = h.blocked or (block is not None and (block.unblockable or not attack.unblockable))
        held = blocked or total >= h.fury
        self.row("shield" if held else "wound", "preview-defence", not held, total=total, fury=h.fury, held=held)
        if block is not None:
            self.row("shield", "preview-block" if blocked else "preview-no-block", not blocked)
        wisdom = self.ahead.weak_point(self.seat)
        found = wisdom + total >= attack.weak_point
        self.row("eye", "preview-weak", total=total, wisdom=wisdom, needed=attack.weak_point, found=found)

    def strike(self, id: str) -> None:
        """Which Wound spaces it can cover."""
        g = self.g
        h = g.hunt
        assert h is not None
        spaces = self.content.spaces(h.foe)
        symbol = symbol_of(g, id)
        if needed(g) == 1:
            fits = fitting(g, [symbol])
        else:
            open_ = [n for n, by in enumerate(g.beasts[h.foe].wounds) if by is None]
            fits = [n for n in open_ if symbol == "any" or symbol in spaces[n].weapons]
        left = sum(by is None for by in g.beasts[h.foe].wounds)
        self.row("skull", "preview-strike", n=len(fits), left=left)
        for reward in dict.fromkeys(spaces[n].reward for n in fits):
            if reward is not None:
                self.row("star", "preview-reward", reward=reward)

    def attack(self, id: str) -> None:
        """For whoever plays the Monster: what the hunter can bring against it."""
        g, card = self.g, self.content.attacks[id]
        self.text = card.text[self.words.lang] if card.text else ""
        h = g.hunt
        if h is None:
            return
        hunter = g.players[h.hunter]
        fury = card.fury
        if card.hand_fury is not None:
            fury = min(card.hand_fury, fury + len(hunter.hand))
        if h.round <= 1:
            fury = max(0, fury - g.gifts(h.hunter).first_fury)
        self.row("claw", "preview-attack", fury=fury, n=len(hunter.hand), who=h.hunter)
        wisdom = self.ahead.weak_point(h.hunter)
        self.row("eye", "preview-attack-weak", needed=card.weak_point, wisdom=wisdom, who=h.hunter)
        self.row("deck", "preview-attack-draws", n=card.draws)
