"""How each word of an ability is printed."""

from __future__ import annotations

import msgspec

from ..printed import Line, Print, Printed, Printer
from ..records.abilities import (
    Afflict,
    Attack,
    Choice,
    ChooseHex,
    Command,
    CreateObstacle,
    CreateTrap,
    Cure,
    Damage,
    DestroyObstacle,
    DisarmTrap,
    Drag,
    Gain,
    Heal,
    Infuse,
    Jump,
    Kill,
    LastingBonus,
    Loot,
    LoseCards,
    Money,
    Move,
    MoveObstacle,
    Recover,
    Refresh,
    Retaliate,
    Rule,
    Shield,
    Shove,
    Special,
    Suffer,
    Summoning,
    Turncoat,
    Whom,
)
from ..records.lexicon import ABILITIES

NO_WHOM = Whom()
BONUSES = ("taunt", "moves_as_attacks", "augments_ranged", "augments_two", "destroys_obstacle")


@ABILITIES.printed(Move)
def move_printed(p: Printer, one: Move) -> Print:
    w = p.words
    parts = [w("print-move", value=p.amount(one.value))]
    parts += [w(f"print-{name}") for name in ("jump", "fly", "straight", "loots", "clears") if getattr(one, name)]
    if one.to:
        parts.append(w(f"print-to-{one.to}"))
    return Print("move", parts, None, p.abilities(one.then))


@ABILITIES.printed(Attack)
def attack_printed(p: Printer, one: Attack) -> Print:
    return Print("attack", _attack(p, one), one.area)


@ABILITIES.printed(Heal)
def heal_printed(p: Printer, one: Heal) -> Print:
    w = p.words
    parts = [w("print-heal", value=p.amount(one.value))]
    if one.whom is not None:
        parts.append(p.whom(one.whom))
    elif one.range:
        parts.append(w("print-range", value=p.amount(one.range)))
    else:
        parts.append(w("print-self"))
    if one.targets > 1:
        parts.append(w("print-targets", value=Printed(one.targets)))
    parts += [p.condition(c) for c in one.conditions]
    if one.times != 1:
        parts.append(w("print-repeated", value=p.amount(one.times)))
    return Print("heal", parts, one.area)


@ABILITIES.printed(Afflict)
def condition_printed(p: Printer, one: Afflict) -> Print:
    parts = [p.conditions(one.conditions)]
    parts += p.reach(one.whom, one.range, one.targets, area=one.area is not None)
    return Print(f"c-{one.conditions[0]}", parts, one.area)


@ABILITIES.printed(Shove, Drag)
def push_pull_printed(p: Printer, one: Shove | Drag) -> Print:
    w = p.words
    name = "push" if isinstance(one, Shove) else "pull"
    parts = [w(f"print-{name}", value=Printed(one.value))]
    parts += p.reach(one.whom, one.range, one.targets)
    parts += [p.condition(c) for c in one.conditions]
    return Print(name, parts)


@ABILITIES.printed(Damage)
def damage_printed(p: Printer, one: Damage) -> Print:
    w = p.words
    return Print("damage", [w("print-damage", value=p.amount(one.value)), p.whom(one.whom)])


@ABILITIES.printed(Kill)
def kill_printed(p: Printer, one: Kill) -> Print:
    w = p.words
    parts = [w("print-kill", whom=p.whom(one.whom))]
    if one.xp_per_kill:
        parts.append(w("print-xp-per-kill", n=one.xp_per_kill))
    return Print("skull", parts, one.area)


@ABILITIES.printed(Loot)
def loot_printed(p: Printer, one: Loot) -> Print:
    w = p.words
    most = w("print-most", n=one.most) if one.most else ""
    return Print("loot", [w("print-loot", value=Printed(one.range)), most])


@ABILITIES.printed(Money)
def money_printed(p: Printer, one: Money) -> Print:
    w = p.words
    return Print("coin", [w("print-money", value=p.amount(one.value))])


@ABILITIES.printed(Summoning)
def summon_printed(p: Printer, one: Summoning) -> Print:
    w = p.words
    if one.monster:
        count = p.amount(one.count)
        parts = [w("print-summon-monster", monster=one.monster, rank=one.rank, n=count, many=one.count != 1)]
        if one.around == "target":
            parts.append(w("print-around-target", near=True, value=Printed("1")))
        if one.hp is not None:
            parts.append(w("print-summon-hp"))
        return Print("summon", parts)
    record = p.content.summons[one.summon]
    parts = [w("print-summon", name=one.summon)]
    stats = w(
        "print-summon-stats",
        hp=p.amount(record.hp),
        move=Printed("-") if record.move is None else p.amount(record.move),
        attack=Printed("-") if record.attack is None else p.amount(record.attack),
        range=Printed(record.range or "-"),
    )
    below = [Line("stats", p.noted(stats)), *p.traits(record, record.flying)]
    if record.makes:
        made = w("print-attacks-infuse", elements=p.elements(record.makes))
        below.insert(1, Line("infuse", made, makes=record.makes))
    return Print("summon", parts, None, below)


@ABILITIES.printed(Recover)
def recover_printed(p: Printer, one: Recover) -> Print:
    w = p.words
    if one.whom.side == "self":
        parts = [w("print-recover", kind=one.kind, most=one.most or 0)]
    else:
        key = "print-recover-neighbour" if one.of_neighbour else "print-recover-ally"
        parts = [w(key, whom=p.whom(one.whom), kind=one.kind, most=one.most or 0)]
    if one.then_lose:
        parts.append(w("print-then-lose", n=one.then_lose))
    return Print("recover", parts)


@ABILITIES.printed(Refresh)
def refresh_printed(p: Printer, one: Refresh) -> Print:
    w = p.words
    about = {"kind": one.kind, "most": one.most or 0, "small": one.slot == "small"}
    if one.whom.side == "self":
        return Print("refresh", [w("print-refresh", **about)])
    return Print("refresh", [w("print-refresh-ally", whom=p.whom(one.whom), **about)])


@ABILITIES.printed(Infuse)
def infuse_printed(p: Printer, one: Infuse) -> Print:
    w = p.words
    below = [Line("infuse", w("print-infuse", elements=p.elements(one.elements)), makes=one.elements)]
    return Print("infuse", [below[0].text])


@ABILITIES.printed(CreateTrap)
def create_trap_printed(p: Printer, one: CreateTrap) -> Print:
    w = p.words
    harm = [w("print-damage", value=p.amount(one.damage))] if one.damage else []
    harm += [p.condition(c) for c in one.conditions]
    beside = one.range == 1 and not one.nearest_enemy
    parts = [w("print-create-trap", n=one.count, near=beside, harm=", ".join(harm))]
    if one.nearest_enemy:
        parts.append(w("print-nearest-enemy"))
    elif one.range > 1:
        parts.append(w("print-range", value=Printed(one.range)))
    if one.xp:
        parts.append(w("print-trap-xp", n=one.xp))
    return Print("trap", parts)


@ABILITIES.printed(DisarmTrap)
def disarm_trap_printed(p: Printer, one: DisarmTrap) -> Print:
    w = p.words
    parts = [w("print-disarm-trap", near=one.range == 1)]
    if one.range > 1:
        parts.append(w("print-range", value=Printed(one.range)))
    if one.hits is not None:
        parts.append(w("print-trap-hits", whom=p.whom(one.hits)))
    return Print("trap", parts)


@ABILITIES.printed(CreateObstacle)
def create_obstacle_printed(p: Printer, one: CreateObstacle) -> Print:
    w = p.words
    if one.where == "killed":
        return Print("rock", [w("print-obstacle-killed")])
    made = w("print-create-obstacle", n=one.count, size=one.size)
    return Print("rock", [made, w("print-range", value=Printed(one.range))])


@ABILITIES.printed(DestroyObstacle)
def destroy_obstacle_printed(p: Printer, one: DestroyObstacle) -> Print:
    w = p.words
    many = 0 if one.count == "all" else one.count
    parts = [w("print-destroy-obstacle", n=many, near=one.range == 1)]
    if one.range > 1:
        parts.append(w("print-range", value=Printed(one.range)))
    return Print("rock", parts)


@ABILITIES.printed(MoveObstacle)
def move_obstacle_printed(p: Printer, one: MoveObstacle) -> Print:
    w = p.words
    return Print("rock", [w("print-move-obstacle", n=one.range)])


@ABILITIES.printed(ChooseHex)
def choose_hex_printed(p: Printer, one: ChooseHex) -> Print:
    w = p.words
    return Print("target", [w("print-choose-hex", n=one.range)])


@ABILITIES.printed(Shield, Retaliate)
def shield_printed(p: Printer, one: Shield | Retaliate) -> Print:
    w = p.words
    name = "shield" if isinstance(one, Shield) else "retaliate"
    parts = [w(f"print-{name}", value=p.amount(one.value))]
    if isinstance(one, Retaliate):
        if one.range > 1:
            parts.append(w("print-range", value=Printed(one.range)))
        if one.xp:
            parts.append(w("print-retaliate-xp", n=one.xp))
    parts.append(w("print-self") if one.whom.side == "self" else p.whom(one.whom))
    return Print(name, parts)


@ABILITIES.printed(Command)
def command_printed(p: Printer, one: Command) -> Print:
    w = p.words
    flags = [name for name in ("targets_enemies", "end_beside", "with_augments") if getattr(one, name)]
    more = Printed("".join(f", {w('print-command-' + name.replace('_', '-'))}" for name in flags))
    enemy, many = one.whom.side == "enemy", one.whom.count != 1
    said = w("print-command", whom=p.whom(one.whom), enemy=enemy, many=many, more=more)
    return Print("command", [f"{said}:"], None, p.abilities(one.perform))


@ABILITIES.printed(Turncoat)
def turncoat_printed(p: Printer, one: Turncoat) -> Print:
    w = p.words
    key = "print-turncoat-controlled" if one.controlled else "print-turncoat"
    return Print("command", [w(key, whom=p.whom(one.whom))])


@ABILITIES.printed(Suffer)
def suffer_printed(p: Printer, one: Suffer) -> Print:
    w = p.words
    return Print("damage", [w("print-suffer", own=p.own, value=p.amount(one.value))])


@ABILITIES.printed(Cure)
def cure_printed(p: Printer, one: Cure) -> Print:
    w = p.words
    parts = [w("print-cure", most=one.most or 0)]
    if one.whom.side != "self":
        parts.append(p.whom(one.whom))
    return Print("heal", parts)


@ABILITIES.printed(LoseCards)
def lose_cards_printed(p: Printer, one: LoseCards) -> Print:
    w = p.words
    return Print("lost", [w("print-lose-cards", n=one.value)])


@ABILITIES.printed(Gain)
def gain_printed(p: Printer, one: Gain) -> Print:
    w = p.words
    return Print("xp", [w("print-xp-amount", value=p.amount(one.xp))])


@ABILITIES.printed(Choice)
def one_of_printed(p: Printer, one: Choice) -> Print:
    w = p.words
    below = []
    for nth, some in enumerate(one.of):
        lines = p.abilities(some)
        below += [
            msgspec.structs.replace(lines[0], text=f"{'AB CD'[nth] if nth < 2 else nth + 1}: {lines[0].text}"),
            *lines[1:],
        ]
    return Print("choose", [w("print-one-of")], None, below)


@ABILITIES.printed(Jump)
def teleport_printed(p: Printer, one: Jump) -> Print:
    w = p.words
    where = w("print-range", value=p.amount(one.range)) if one.range is not None else ""
    return Print("teleport", [w("print-teleport"), where])


@ABILITIES.printed(Special)
def special_printed(p: Printer, one: Special) -> Print:
    w = p.words
    return Print("star", [w("print-special", n=one.number)])


@ABILITIES.printed(Rule)
def rule_printed(p: Printer, one: Rule) -> Print:
    return Print("star", [rule_text(p, one)])


@ABILITIES.printed(LastingBonus)
def bonus_printed(p: Printer, one: LastingBonus) -> Print:
    w = p.words
    whole = [w(f"print-bonus-{name.replace('_', '-')}") for name in BONUSES if getattr(one, name)]
    if one.on == "always":
        return Print("bonus", whole)
    test = one.test
    plain = {name: False for name in ("melee", "ranged", "targeting_self")}
    tests = p.clauses(msgspec.structs.replace(test, **plain))
    manner = "melee" if test.melee else "ranged" if test.ranged else "any"
    if one.whom.side == "self-and-allies":
        others = p.whom(msgspec.structs.replace(one.whom, side="ally"))
        head = w(f"print-on-{one.on}-with", manner=manner, whom=others)
    elif one.whom.side != "self":
        head = w(f"print-on-{one.on}-whom", manner=manner, whom=p.whom(one.whom))
    elif one.on == "damaged":
        head = w("print-on-damaged", attack=test.targeting_self, next=one.next_only)
    else:
        head = w(f"print-on-{one.on}", own=p.own, manner=manner)
    if tests:
        head = w("print-head-if", head=head, test=p.both(tests))
    parts: list[str] = []
    if one.negate:
        parts.append(w("print-negate"))
    if one.shield:
        parts.append(w("print-shield", value=Printed(one.shield)))
    if one.retaliate:
        parts.append(w("print-retaliate", value=Printed(one.retaliate)))
        if one.retaliate_range > 1:
            parts.append(w("print-range", value=Printed(one.retaliate_range)))
    parts += p.extra(one.gives, "heal" if one.on == "heal" else "attack")
    parts += whole
    text = f"{head}: {', '.join(parts)}" if parts else f"{head}:"
    below = p.abilities(one.perform)
    if one.uses:
        return Print("bonus", [f"{text} ({w('print-consuming', elements=p.elements(one.uses))})"], None, below)
    return Print("bonus", [text], None, below)


def _attack(p: Printer, one: Attack) -> list[str]:
    w = p.words
    parts = [w("print-attack", value=p.amount(one.value))]
    if one.range and one.range != "R":
        parts.append(w("print-range", value=p.amount(one.range)))
    if one.targets != 1:
        parts.append(w("print-targets", value=p.amount(one.targets)))
    if one.whom is not None and one.whom != NO_WHOM:
        parts.append(p.whom(one.whom))
    if one.pierce:
        parts.append(w("print-pierce", value=p.amount(one.pierce)))
    if one.push:
        parts.append(w("print-push", value=Printed(one.push)))
    if one.pull:
        parts.append(w("print-pull", value=Printed(one.pull)))
    parts += [p.condition(c) for c in one.conditions]
    for name in ("advantage", "disadvantage", "all_on_one", "through"):
        if getattr(one, name):
            parts.append(w(f"print-{name.replace('_', '-')}"))
    if one.crush:
        parts.append(w("print-crush", n=one.crush))
    if one.xp_per_target:
        parts.append(w("print-xp-per-target", n=one.xp_per_target))
    if one.xp_per_kill:
        parts.append(w("print-xp-per-kill", n=one.xp_per_kill))
    return parts


def rule_text(p: Printer, one: Rule) -> str:
    """A scenario's own rule, in the words of the scenario."""
    for scenario in p.content.scenarios.values():
        for piece in scenario.pieces:
            if piece.id == one.name and piece.text is not None:
                return piece.text[p.words.lang]
    return p.words("print-scenario-rule")
