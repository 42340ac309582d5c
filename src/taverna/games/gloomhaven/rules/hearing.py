"""Who hears of which moment, and in which order: bonuses before items, battle goals before all, the scenario last."""

from __future__ import annotations

from . import bonus_moments, bosses, dooms, goals, item_moments, moments, penalties, pieces

HEARERS: dict[type, moments.Hearers] = {
    # damage and death
    moments.DamageDue: (bonus_moments.damage_due, item_moments.damage_due),
    moments.Wounded: (goals.wounded,),
    moments.Hurt: (bonus_moments.hurt, pieces.hurt),
    moments.BeingHealed: (bonus_moments.being_healed,),
    moments.Falling: (item_moments.falling,),
    moments.Dying: (goals.dying, item_moments.dying, bonus_moments.dying),
    moments.Killed: (dooms.killed, pieces.killed),
    moments.Exhausted: (pieces.exhausted,),
    moments.ConditionDue: (item_moments.condition_due,),
    moments.Touched: (pieces.touched,),
    # attacks and heals
    moments.AttackBegins: (item_moments.attack_begins, bonus_moments.attack_begins),
    moments.Aimed: (bonus_moments.aimed,),
    moments.Turned: (item_moments.turned,),
    moments.Strike: (bonus_moments.strike, item_moments.strike, bonus_moments.item_used),
    moments.Drawn: (item_moments.drawn,),
    moments.CurseGiven: (bonus_moments.curse_given,),
    moments.AttackOver: (pieces.attack_over,),
    moments.Struck: (bonus_moments.struck,),
    moments.Retaliates: (bonus_moments.retaliates,),
    moments.HealBegins: (item_moments.heal_begins, bonus_moments.heal_begins),
    moments.Heals: (bonus_moments.heals,),
    moments.ActionOver: (item_moments.action_over,),
    moments.LootBegins: (item_moments.loot_begins,),
    moments.ObstacleBegins: (item_moments.obstacle_begins,),
    moments.ElementsWanted: (item_moments.elements_wanted,),
    # the board
    moments.DoorOpened: (goals.door_opened, pieces.door_opened),
    moments.RoomRevealed: (penalties.room_revealed, pieces.room_revealed),
    moments.TrapGone: (goals.trap_gone,),
    moments.Entered: (pieces.entered,),
    moments.MoveOver: (pieces.move_over,),
    moments.Looted: (goals.looted, item_moments.looted),
    moments.TreasureTaken: (goals.treasure_taken,),
    moments.TreasureOpened: (pieces.treasure_opened,),
    moments.ItemUsed: (goals.item_used,),
    # the course of a scenario
    moments.ScenarioBegins: (pieces.scenario_begins, penalties.scenario_begins),
    moments.RoundBegins: (goals.round_begins, pieces.round_begins, bosses.round_begins),
    moments.SelectionBegins: (item_moments.selection_begins,),
    moments.CardsRevealed: (item_moments.cards_revealed,),
    moments.TurnDue: (pieces.turn_due,),
    moments.TurnBegan: (bonus_moments.turn_began,),
    moments.TurnEnding: (item_moments.turn_ending, bonus_moments.turn_ending),
    moments.TurnOver: (pieces.turn_over,),
    moments.RestTaken: (goals.rest_taken,),
    moments.Rested: (item_moments.rested, bonus_moments.rested),
    moments.TurnsEnd: (pieces.turns_end,),
    moments.RoundEnds: (bonus_moments.round_ends, pieces.round_ends),
}

moments.HEARERS.update(HEARERS)
