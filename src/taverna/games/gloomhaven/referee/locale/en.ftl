referee-lang = en
# Positions to begin with
referee-preset-targets = How far it moves
referee-preset-steps = Whom it goes for
referee-preset-archer = Archer and trap
referee-preset-room = Empty room

# Tools
referee-tools = Paint
referee-tool-floor = Floor
referee-tool-wall = Wall
referee-tool-edge = Thin wall
referee-tool-door = Closed door
referee-tool-obstacle = Obstacle
referee-tool-trap = Trap
referee-tool-hazard = Hazard
referee-tool-difficult = Difficult
referee-tool-acting = The monster
referee-tool-character = Character
referee-tool-summon = Summon
referee-tool-friend = Its friends
referee-tool-hand = Move
referee-tool-erase = Erase
referee-hint = Click or drag on the board. Keys: the arrows go from hex to hex, Enter paints, the key on a tool picks it.
referee-note-summon = A summon belongs to a character: place one first.

# The card and the figures
referee-card = Monster ability card
referee-movement = Movement
referee-monster = The monster
referee-figures = Characters
referee-ask = What do you want to know?
referee-ask-monster-turn = What does the monster do?
referee-ask-sight = What can be seen from a hex?
referee-ask-reach = How far does a figure get?
referee-outside = Beyond the board
referee-outside-wall = Walls
referee-outside-open = Open: nothing blocks sight
referee-wall-hexes = The hex of the area within range
referee-wall-hexes-yes = may be wall
referee-wall-hexes-no = is floor
referee-move = Move
referee-none = none
referee-jump = Jump
referee-flying = Flying
referee-attack = Attack
referee-attack-melee = Melee
referee-attack-ranged = Ranged
referee-attack-none = No attack
referee-range = Range
referee-targets = Targets
referee-area = Area
referee-area-self = Hexes hit around the monster; leave empty for a plain attack.
referee-area-free = A shape that lands anywhere in range; leave empty for a plain attack.
referee-area-hex = Hex { $x }, { $y } of the area
referee-muddle = Muddled
referee-immobilize = Immobilized
referee-disarm = Disarmed
referee-stun = Stunned
referee-strengthen = Strengthened
referee-initiative = Initiative
referee-invisible = Invisible
referee-owner = Summon on { $at } belongs to

# The board
referee-board = Board
referee-answer = What the rules allow
referee-ground-void = beyond the board
referee-ground-floor = floor
referee-ground-wall = wall
referee-ground-door = closed door
referee-ground-obstacle = obstacle
referee-ground-trap = trap
referee-ground-hazard = hazardous terrain
referee-ground-difficult = difficult terrain
referee-edge = Side between { $a } and { $b }: open
referee-edge-there = Side between { $a } and { $b }: wall
referee-in-sight = in sight
referee-not-in-sight = not in sight
referee-cost = costs { $cost } { $cost ->
    [one] movement point
   *[other] movement points
  }{ $traps ->
    [0] {""}
    [one] , springs a trap
   *[other] , springs { $traps } traps
  }{ $hazards ->
    [0] {""}
    [one] , crosses a hazard
   *[other] , crosses { $hazards } hazards
  }
referee-from-here = seen from here
referee-is-focus = the monster's focus
referee-is-attacked = is attacked
referee-is-stop = the monster stops here
referee-label-character = Character { $name }, initiative { $initiative }{ $invisible ->
    [yes] , invisible
   *[no] {""}
  }
referee-label-character-short = Character { $name }
referee-who-character = Character { $name }
referee-whom-character = Character { $name }
referee-label-summon = a summon of { $name }
referee-who-summon = { $name }'s summon
referee-whom-summon = { $name }'s summon
referee-label-friend = another monster
referee-who-friend = another monster
referee-whom-friend = another monster
referee-label-acting = the acting monster
referee-who-acting = the acting monster
referee-whom-acting = the acting monster
referee-list = { $rest } and { $last }

# The answer
referee-allowed = { $count ->
    [one] Only one outcome is allowed
   *[other] { $count } outcomes are allowed: you choose
  }
referee-said-choice = Outcome { $one } of { $count }: { $does }
referee-said-nothing = Nothing to tell.
referee-said-no-focus = It has nobody to focus on: it neither moves nor attacks.
referee-said-stunned = It is stunned: it does nothing.
referee-said-sight = { $count ->
    [one] One other hex is
   *[other] { $count } other hexes are
  } in sight of { $at }.
referee-said-sight-figures = { $count ->
    [one] One other hex is
   *[other] { $count } other hexes are
  } in sight of { $at }; among the figures: { $figures }.
referee-said-reach = { $count ->
    [0] With Move { $move }, the figure on { $at } cannot end anywhere else.
    [one] With Move { $move }, the figure on { $at } can end on one other hex.
   *[other] With Move { $move }, the figure on { $at } can end on { $count } other hexes.
  }
referee-moves = It moves { $steps ->
    [one] one hex
   *[other] { $steps } hexes
  } to { $stop } and attacks nobody.
referee-moves-attacks = It moves { $steps ->
    [one] one hex
   *[other] { $steps } hexes
  } to { $stop } and attacks { $targets }.
referee-stays = It stays on { $stop } and attacks nobody.
referee-stays-attacks = It stays on { $stop } and attacks { $targets }.
referee-focus = Focus
referee-choice = Choice
referee-step-no-focus = Nobody.
referee-step-focus = { $who }, on { $at }.
referee-step-move = { $steps ->
    [0] It stays on { $stop }.
    [one] One hex, to { $stop }.
   *[other] { $steps } hexes, to { $stop }.
  }
referee-step-choice = The rules leave this open: the players decide.
referee-step-attack = { $targets }.
referee-step-attack-worse = { $targets }; with Disadvantage: { $worse }.
referee-step-no-attack = Nobody.

# Signs on the board
referee-legend-focus = Focus
referee-legend-attacked = Attacked
referee-legend-sight = Line of sight, corner to corner
referee-legend-stop = Where it stops
referee-legend-worse = Disadvantage
referee-legend-other = Other outcomes
referee-legend-seen = In sight
referee-legend-hidden = Out of sight
referee-legend-cost = Movement points
referee-legend-hurt = Trap or hazard on the way

# What is wrong
referee-wrong-no-floor = The board has no floor yet: paint some.
referee-wrong-too-large = That is too large: a board has at most { $most } floor hexes.
referee-wrong-too-wide = That is too wide: a board is at most { $most } hexes across.
referee-wrong-no-monster = Put the monster on the board: who is to act?
referee-wrong-no-card = The monster has no ability card.
referee-wrong-no-from = Choose a floor hex to look from: use Move and click it.
referee-wrong-no-ask = The position does not say what is asked.
referee-wrong-not-floor = { $at } is not on the floor.
referee-wrong-wall = { $at } is a wall: nobody can be there.
referee-wrong-door = { $at } is a closed door: nobody can be there.
referee-wrong-occupied = Two figures are on { $at }.
referee-wrong-twice = { $at } is listed twice.
referee-wrong-neighbours = { $a } and { $b } are not neighbours, so there is no wall between them.
referee-wrong-owner = A summon belongs to a character that is not there.
referee-wrong-missing = Something is missing here:
referee-wrong-unknown = The referee does not know this:
referee-wrong-unreadable = This address holds no position that can be read. Begin with one of those above.
referee-wrong-too-much = So large an area on so large a board takes too long to work out here.
referee-wrong-other = This does not fit ({ $reason }):

# The clauses
referee-why-gh-ambig-01 = Where the rules leave a tie, the players decide.
referee-why-gh-atk-04 = A ranged attack on an adjacent enemy has Disadvantage.
referee-why-gh-disarm-03 = Disarmed: it focuses and moves as if it had no attack.
referee-why-gh-focus-01 = Its focus for the whole turn is settled before it acts.
referee-why-gh-focus-02 = It focuses on the enemy it can attack with the least movement.
referee-why-gh-focus-04 = With no attack on the card, it focuses as for a melee attack.
referee-why-gh-focus-05 = Equal movement: the nearest enemy, not counted through walls.
referee-why-gh-focus-06 = Still tied: whoever is earlier in initiative.
referee-why-gh-focus-07 = A summon comes before its own summoner.
referee-why-gh-focus-09 = No enemy can ever be attacked: it neither moves nor attacks.
referee-why-gh-immob-01 = Immobilized: it cannot move.
referee-why-gh-invis-01 = Whoever is invisible can be neither focused on nor targeted.
referee-why-gh-matk-02 = It always attacks its focus.
referee-why-gh-matk-03 = With several targets, it attacks its focus and as many others as possible.
referee-why-gh-matk-04 = Further targets are chosen by the same order as the focus.
referee-why-gh-mmove-01 = No Move on the card: it stays.
referee-why-gh-mmove-02 = No attack follows: it gets as close to its focus as it can.
referee-why-gh-mmove-03 = It moves the fewest hexes that allow its best attack.
referee-why-gh-mmove-04 = Melee: it goes to the nearest hex next to its focus.
referee-why-gh-mmove-05 = Several targets: it stands where it hits the focus and the most others.
referee-why-gh-mmove-06 = Ranged: it goes only as far as its range asks.
referee-why-gh-mmove-07 = Next to its focus, it steps back to shoot without Disadvantage.
referee-why-gh-mmove-08 = No Disadvantage on the focus comes before more targets.
referee-why-gh-mmove-09 = It cannot attack this turn: it gets as close as it can.
referee-why-gh-mmove-11 = Close means the way still left, not the straight distance.
referee-why-gh-mmove-13 = No hex to attack from is in reach: it settles on the best one and goes toward it.
referee-why-gh-mmove-14 = Of equally many targets, each further one is taken as a focus would be, then as few as can be at Disadvantage.
referee-why-gh-mtrap-01 = Traps and hazards are obstacles to it.
referee-why-gh-mtrap-02 = There is no other way at all: it crosses the fewest traps and hazards.
referee-why-gh-mtrap-03 = Some free way exists, however long: it enters no trap or hazard.
referee-why-gh-muddle-01 = Muddled: Disadvantage on all its attacks.
referee-why-gh-stun-01 = Stunned: it does nothing.
