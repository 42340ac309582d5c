"""What formulas can speak of: sums on cards, sums and tests in scenarios (see formula.py)."""

from __future__ import annotations

from .formula import Vocabulary

VARIABLES: dict[str, str] = {
    "A": "the attack value of the stat card of the one who acts",
    "M": "its move value",
    "R": "its range value",
    "H": "its hit points at most",
    "hp": "its hit points now",
    "missing": "hit points it lacks to its most",
    "lost_cards": "cards its player has lost",
    "paid": "damage it suffered as the price of what follows",
    "damage_done": "damage done with this action's attack",
    "C": "the number of characters",
    "L": "the scenario level",
    "moved": "hexes it has moved this turn",
    "moved_now": "hexes it has moved with this action",
    "dealt": "damage it has dealt this turn",
    "target_conditions": "negative conditions on the target",
    "target_shield": "the target's Shield",
    "target_hp": "the target's hit points now",
    "target_max": "the target's hit points at most",
    "target_missing": "hit points the target lacks to its most",
    "target_range_left": "by how much the range of the attack exceeds the way to the target",
    "target_damage": "the damage the target suffered from this attack",
    "allies_by_target": "allies of the one who acts next to the target",
    "allies_in_2": "its allies within range 2 of it",
    "summons": "summoned allies on the map",
    "allies_adjacent": "its allies next to it",
    "enemies_adjacent": "enemies next to it",
    "obstacle_hexes": "hexes of the obstacles destroyed with this action",
    "targets": "enemies targeted with this ability",
    "killed": "enemies killed with this ability",
    "damaged": "enemies that suffered damage from this ability",
    "level": "its own level: a character's, or that of a monster's stat card",
    "scouts": "Vermling Scouts on the map",
}
"""What a sum on a card may speak of (see formula.py)."""


SUMS = Vocabulary(VARIABLES)


NAMES: dict[str, str] = {
    "C": "the number of characters, exhausted ones included",
    "L": "the scenario level",
    "P": "the same as C, as the rulebook writes it",
    "N": "the same as L, as the rulebook writes it",
    "round": "the number of this round",
    "characters": "characters still on the map",
    "exhausted": "characters that are exhausted",
    "left_map": "characters that have left the map by an exit",
    "enemies": "enemies of the party on the map, objectives not counted",
    "kills": "enemies killed so far",
    "rooms": "rooms revealed so far",
    "rooms_left": "rooms not yet revealed",
    "doors_left": "doors not yet opened",
    "H": "of a monster's own hit points: what its stat card says",
}


FUNCTIONS: dict[str, str] = {
    "alive": "figures of this monster type or name on the map",
    "killed": "figures of this monster type or name killed so far",
    "hp": "hit points of the figure of this name, 0 if it is not on the map",
    "count": "a number the scenario keeps under this name",
    "opened": "1 if the door of this name is open",
    "revealed": "1 if this room is revealed",
    "looted": "treasure tiles looted: of this number, or 'goal'",
    "left": "treasure tiles not yet looted, revealed or not: of this number, or 'goal'",
    "on": "characters on the hexes of this letter",
    "fell": "characters that became exhausted on a hex of this letter",
    "achieved": "1 if the party or the world has this achievement; 0 outside a campaign",
    "own": "the number of this name that is kept for the figure that set the piece off",
    "by": "1 if the figure that set the piece off is next to a hex of this letter",
    "under": "1 if the figure that set the piece off has this condition",
    "here": "1 if the figure that set the piece off is on a hex of this letter",
    "treads": "1 if the figure that set the piece off stands on a tile of this kind: 'difficult' or 'hazard'",
    "carries": "1 if the figure that set the piece off has found this item in this scenario",
    "bare": "hexes of this letter without difficult terrain",
    "initiative": "of the ability card of this monster type in this round, 0 without one",
    "touching": "1 if a hex of the first letter is next to one of the second, or on it",
    "inside": "1 if the figure that set the piece off is in this room",
    "within": "characters in this room",
    "upon": "figures of the first name on hexes of the letter given second",
    "hexes": "the number of hexes of this letter in revealed rooms",
    "staying": "figures of the first name in the room given second",
    "beside": "1 if the figure of the first name is next to a hex of the letter given second",
}


PAIRS = dict.fromkeys(("beside", "upon", "touching"), "('name', 'letter')") | {"staying": "('name', 'room')"}
FORMULAS = Vocabulary(NAMES, dict.fromkeys(FUNCTIONS, "('name')") | PAIRS)
