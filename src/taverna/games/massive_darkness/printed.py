"""The text of cards, skills and mission pages, made from the words they consist of: one sentence per Power or rule.

Nothing here decides anything; the page, the terminal and the log say what a card does in the reader's language.
"""

from __future__ import annotations

from taverna.core.words import Words

from . import records as c
from .words.sentences import power_text, powers_text, stop, upper, word_text


# -- cards -----------------------------------------------------------------------------------------------------------
def block_text(words: Words, block: c.Block) -> str:
    """What a Door card brings into one Room."""
    parts = [words(f"block-{block.guard}")] if block.guard != "none" else []
    parts += [words(f"block-{kind}", n=n) for kind in ("treasure", "special") if (n := getattr(block, kind))]
    return words.listed(parts) if parts else words("block-nothing")


def card_text(words: Words, content: c.Content, id: str) -> list[str]:
    """The sentences of a card of any kind."""
    if id in content.items:
        return [power_text(words, power) for power in content.items[id].powers]
    if id in content.cards:
        return [power_text(words, power) for power in content.cards[id].powers]
    if id in content.events:
        said = "; ".join(word_text(words, word) for word in content.events[id].does) or words("text-nothing")
        return [stop(upper(said))]
    if id in content.doors:
        blocks = enumerate(content.doors[id].blocks, 1)
        return [words("block-zone", n=n, text=block_text(words, block)) for n, block in blocks]
    if id in content.heroes:
        hero = content.heroes[id]
        return [powers_text(words, skill.powers) for skill in (hero.shadow, hero.special)]
    if id in content.classes:
        sheet = content.classes[id]
        return [powers_text(words, skill.powers) for skill in (sheet.signature, sheet.free)]
    return []


# -- mission pages ---------------------------------------------------------------------------------------------------
def goal_text(words: Words, mission: c.Mission, goal: c.Goals) -> str:
    """An objective."""
    key = f"goal-{goal.__struct_config__.tag}"
    match goal:
        case c.PickUp(mark=mark, amount=n) | c.KillMarked(mark=mark, amount=n):
            return words(key, mark=_mark(words, mission, mark), n=n)
        case c.Escape(who="all"):
            return words(key)
        case c.Escape(who=who, artifact=artifact):
            return words(f"{key}-artifact" if artifact else f"{key}-role", mark=_mark(words, mission, who))
        case c.HoldZone(zone=zone, thing=thing, amount=n):
            return words(key, zone=zone, thing=thing, n=n)
        case c.Demolish(mark=mark):
            return words(key, mark=_mark(words, mission, mark))
        case c.OpenMarked(door=door):
            return words(key, door=door)
        case c.LureOnto(mark=mark, token=token):
            return words(key, mark=_mark(words, mission, mark), token=_mark(words, mission, token))
        case c.ClearBoard(from_round=n):
            return words(key, n=n)


def rules_text(words: Words, mission: c.Mission) -> list[tuple[str, str, str | None]]:
    """The special rules of a Mission: name (or nothing), text, clause."""
    told = [
        (rule.name, f"{trigger_text(words, mission, rule.trigger)}: {_deeds(words, mission, rule)}.", rule.clause)
        for rule in mission.happens
    ]
    told += [(rule.name, rule_text(words, mission, rule.rule), rule.clause) for rule in mission.rules]
    return [(name[words.lang] if name else "", text, clause) for name, text, clause in told]


def _deeds(words: Words, mission: c.Mission, rule: c.When) -> str:
    instead = isinstance(rule.trigger, c.ChamberOpened) and not rule.trigger.door_card
    said = [words("deed-no-door-card")] if instead else []
    return "; ".join([*said, *(deed_text(words, mission, deed) for deed in rule.does)])


def trigger_text(words: Words, mission: c.Mission, trigger: c.Triggers) -> str:
    """What sets a rule off."""
    key = f"when-{trigger.__struct_config__.tag}"
    match trigger:
        case c.AtSetup():
            return words(key)
        case c.ZoneEntered(zones=zones):
            return words(key, zones=list(zones))
        case c.StageReached(stage=n):
            return words(key, n=n)
        case c.ChamberOpened(zone=zone):
            return words(key, zone=zone)
        case c.RoundStart(rounds=rounds, stage=stage):
            if rounds:
                return words(f"{key}-rounds", rounds=[str(n) for n in rounds], n=len(rounds))
            return words(key) if stage is None else words(f"{key}-stage", n=stage)
        case c.EnemyAt(zones=zones, mark=mark, at=at):
            who = _mark(words, mission, mark) if mark else words("who-enemy")
            return words(f"{key}-{at}", mark=who, zones=list(zones))
        case c.RoleDies(role=role):
            return words(key, mark=_mark(words, mission, role))
        case _:
            return words(key, mark=_mark(words, mission, trigger.mark))


def deed_text(words: Words, mission: c.Mission, deed: c.Deeds) -> str:
    """What a rule then does."""
    key = f"deed-{deed.__struct_config__.tag}"
    to = getattr(deed, "to", "")
    who = words(f"who-{to}") if to in ("self", "heroes") else _mark(words, mission, to)
    match deed:
        case c.GiveXP(amount=n):
            return words(key, who=who, n=n)
        case c.GiveThing(thing=thing, amount=n):
            return words(key, who=who, thing=thing, n=n)
        case c.GiveArtifact():
            return words(key, who=who)
        case c.GiveTreasure(level=level, amount=n):
            return words(key, who=who, level=level, n=n)
        case c.ChooseHero(role=role):
            return words(key, mark=_mark(words, mission, role))
        case c.HideTokens(tokens=tokens, zones=zones):
            return words(key, tokens=[_mark(words, mission, token.mark) for token in tokens], zones=list(zones))
        case c.SpawnGuards(zones=zones, level=level, enemy=enemy):
            what = words.name(enemy) if enemy else words("what-guard")
            at = words("what-level", text=what, n=level) if level else what
            return words("deed-spawn", what=at, zones=list(zones), n=len(zones))
        case c.SpawnRoaming():
            what = words.name(deed.enemy) if deed.enemy else words("what-roaming")
            what = words(f"what-{deed.tier}", text=what) if deed.tier else what
            said = words("deed-spawn", what=what, zones=list(deed.zones), n=len(deed.zones))
            if isinstance(deed.treasure, int):
                said = words("deed-spawn-level", text=said, n=deed.treasure)
            elif deed.treasure != "current":
                said = words(f"deed-spawn-{deed.treasure}", text=said)
            if deed.powers:
                said = words("text-more", text=said, more=powers_text(words, deed.powers).rstrip("."))
            return said if deed.counts else words("deed-spawn-apart", text=said)
        case c.AddTreasure(zones=zones, up_to=n):
            return words(key, zones=list(zones), n=n)
        case c.OpenDoor(door=door):
            return words(key, door=door)
        case c.ShareDamage(per_hero=n):
            return words(key, n=n)
        case c.DestroyPillar(mark=mark) | c.DropBridge(mark=mark):
            return words(key, mark=_mark(words, mission, mark))
        case c.Lose(unless_killed=mark):
            return words(f"{key}-unless", mark=_mark(words, mission, mark)) if mark else words(key)
        case c.RaiseLevel():
            return words(key)


def rule_text(words: Words, mission: c.Mission, rule: c.Standing) -> str:
    """A rule that stands, in one or more sentences."""
    key = f"rule-{rule.__struct_config__.tag}"
    mark = getattr(rule, "mark", None)
    name = _mark(words, mission, mark) if mark else words("who-enemy")
    match rule:
        case c.Locked(door=door, key=token, amount=n):
            return (
                words(f"{key}-key", door=door, mark=_mark(words, mission, token), n=n)
                if token
                else words(key, door=door)
            )
        case c.Dormant(until=until):
            return words(f"{key}-{until}", mark=name)
        case c.Untouchable():
            return words(key, mark=name)
        case c.Orders():
            return _orders(words, rule, name)
        case c.Pillars():
            said = [words(f"{key}-{rule.attacked_by}", mark=name, n=rule.life)] if rule.life else []
            said += [words(f"{key}-{trait}", mark=name) for trait in ("blocks", "lures") if getattr(rule, trait)]
            return " ".join(said)
        case c.StageGate(stairs=stairs, killed=killed):
            return words(key, stairs=stairs.upper(), mark=_mark(words, mission, killed))
        case c.Collapse(tiles=tiles):
            return words(key, tiles=[f"{laid.tile} ({laid.tokens})" for laid in tiles])
        case _:
            return words(key)


def _orders(words: Words, rule: c.Orders, name: str) -> str:
    steps = ", ".join(words(f"step-{step}") for step in rule.steps)
    said = [words("rule-orders", mark=name, steps=steps)]
    if rule.toward != "heroes":
        where = (
            words(f"where-{rule.toward}") if rule.toward in ("start", "exit") else words("where-zone", zone=rule.toward)
        )
        said.append(words("rule-orders-toward", where=where))
    if rule.lure:
        said.append(words("rule-orders-lure", thing=rule.lure))
    said += [words(f"rule-orders-{trait}") for trait in ("tramples", "drags") if getattr(rule, trait)]
    if rule.counter is not None:
        said.append(words("rule-orders-counter", steps=", ".join(words(f"step-{step}") for step in rule.counter)))
    return " ".join(said)


def _mark(words: Words, mission: c.Mission, mark: str) -> str:
    """What players call the tokens or Enemies of a mark."""
    return next((named.name[words.lang] for named in mission.marks if named.mark == mark), mark)
