# The table
scene-table = Table
scene-map = Map
scene-side = Heroes, Enemies and the Mission
scene-mine = Your Hero
scene-spread = Cards and Skills to choose from
scene-party = Heroes
scene-foes = Enemies
scene-gear = Equipment
scene-skills = Skills
scene-stage = Stage { $n }

# The Round
scene-round = Round { $n }
scene-phase-heroes = Heroes
scene-phase-enemies = Enemies
scene-phase-experience = Experience
scene-phase-event = Event
scene-phase-end = End
scene-order-now = { $who } is acting
scene-order-waits = { $who } is still to act
scene-order-done = { $who } has acted
scene-order-rests = { $who }
scene-order-dead = { $who } is dead
scene-order-left = { $who } has left
scene-level = Current Level { $n }
scene-lifebringer = Lifebringer: { $n ->
    [1] 1 token
   *[other] { $n } tokens
}
scene-first = First Player: { $who }
scene-goal = Objective
scene-goals-met = All objectives are met.

# Zones
scene-zone-label = { $where }: { $room ->
    [yes] Room
   *[no] Corridor
} in { $dark ->
    [yes] shadow
   *[no] light
}
scene-start = Starting Zone
scene-exit = Exit
scene-stairs = stairs to { $where }
scene-level-token = Level token { $n }
scene-door-closed = Door { $door }: closed
scene-door-open = Door { $door }: open
scene-door-locked = Door { $door }: locked
scene-treasure = { $n ->
    [1] 1 Treasure token
   *[other] { $n } Treasure tokens
}
scene-special = { $n ->
    [1] 1 Special Treasure token
   *[other] { $n } Special Treasure tokens
}
scene-covered = a token face down
scene-pillar = Pillar in { $where }
scene-pillar-life = Pillar in { $where }{ $n ->
    [0] {""}
   *[other] , Life { $n }
}
scene-collapse = { $tile }: { $n ->
    [1] 1 token before it falls
   *[other] { $n } tokens before it falls
}

# Figures
scene-hero-label = { $who }, { $sheet }, in { $where }: Life { $life } of { $most }, { $xp } XP.
scene-mob-label = { $foe } in { $where }: { $life ->
    [0] Boss dead
   *[other] Boss with Life { $life }
}, { $n ->
    [1] 1 Minion
   *[other] { $n } Minions
}.
scene-foe-label = { $foe } in { $where }: Life { $life } of { $most }.
scene-carries = Carries { $cards }.
scene-dead = Dead
scene-gone = Left
scene-unseen = In shadow
scene-stunned = Stunned
scene-slowed = 1 Action fewer
scene-in-shadow = Shadow Mode
scene-in-light = In the light
scene-attack-with = { $combat }: attack { $foe }

# What Enemies would do
scene-intent-attack = Will attack { $whom }.
scene-intent-either = Will attack { $names }: your choice.
scene-intent-move-attack = Will come to { $where } and attack { $whom }.
scene-intent-move = Will come to { $where }, after { $whom }.
scene-intent-go = Will move to { $where }.
scene-intent-open = Will move to { $zones }: your choice.
scene-intent-unsure = More than one way: your choice.
scene-intent-pillar = Will attack the Pillar in { $where }.
scene-intent-trample = Will trample { $whom }.
scene-intent-stay = Will stay where it is.
scene-intent-none = Will do nothing.
scene-intent-sleep = Does not act yet.
scene-intent-stand-up = Will stand up.
scene-intent-hide = Will not find anyone in the shadow.
scene-intent-leave = Will leave through the Exit.

# Heroes
scene-life = Life { $n } of { $most }
scene-xp = { $n } unspent XP, { $most } at most
scene-xp-left = { $n } XP.
scene-micro = { $n } Micro-XP
scene-not-acting = Waiting for the next Activation
scene-counter = Strikes back at the end: { $foes }
scene-deciding = deciding
scene-on-turn = acting
scene-all-of = All that { $who } has
scene-actions = { $n ->
    [1] 1 Action
   *[other] { $n } Actions
}
scene-points = { $n ->
    [1] 1 Movement Point
   *[other] { $n } Movement Points
}
scene-extra-combat = { $n ->
    [1] 1 free combat
   *[other] { $n } free combats
}
scene-extra-move = { $n ->
    [1] 1 free move
   *[other] { $n } free moves
}
scene-do-pick-up = Pick up
scene-do-trade = Trade
scene-do-transmute = Transmute
scene-do-stand-up = Stand up
scene-do-lever = Lever
scene-do-leave = Leave
scene-do-stop = Stop here
scene-do-rest = End Activation
scene-slot-body = Body
scene-slot-hand = Hand
scene-slot-hands = Hands
scene-slot-pack = Inventory
scene-combats = Attacks
scene-level-of = Level { $n }
scene-tier-lower = Lower
scene-tier-higher = Higher
scene-dice = { $n } { $colour }
scene-yellow = yellow
scene-red = red
scene-blue = blue
scene-green = green
scene-nothing = Nothing

# Skills
scene-shadow-mode = Shadow Mode
scene-skill-shadow = Skill in Shadow Mode
scene-skill-special = Special Skill
scene-skill-free = Free Class Skill
scene-skill-signature = Signature Skill
scene-used = used
scene-step-have = Level { $level }: acquired
scene-step-early = Acquired; works from Level { $level }
scene-step-next = Level { $level }: costs { $cost } XP
scene-step-later = Level { $level }: costs { $cost } XP, after the one before
scene-step-short = Level { $level }, { $cost } XP:
scene-learn = Learn { $line }, Level { $level }, for { $cost } XP
scene-learned-all = { $line }: nothing left to learn
scene-lesson = { $who } learns: { $sheet }
scene-lesson-how = Click the cost of a Skill to learn it. Skills above Level { $n } work later.

# Combat
scene-combat-hero = { $who } attacks { $foe }
scene-combat-foe = { $foe } against { $whom }
scene-before-roll = Before the roll
scene-attack-dice = Attack
scene-defence-dice = Defence
scene-no-dice = no dice
scene-symbols-left = Symbols left
scene-beyond = Beyond the dice
scene-lost-dice = Lost to the limit of three: { $dice }.
scene-at-work = At work: { $things }.
scene-hits = { $n ->
    [1] 1 Hit
   *[other] { $n } Hits
}
scene-shields = { $n ->
    [1] 1 Shield
   *[other] { $n } Shields
}
scene-bam = { $n } Bam
scene-diamond = { $n } Diamond
scene-blank = blank
scene-die = { $colour } die: { $shows }.
scene-rerolled = { $n ->
    [1] Rerolled.
   *[other] Rerolled { $n } times.
}
scene-flipped = Flipped.
scene-gone-die = Removed.
scene-damage = { $n } Damage
scene-damage-so-far = { $n } Damage so far
scene-more-damage = of it +{ $n } Damage
scene-halved = halved

# Cards and trades
scene-event = Event: { $card }
scene-door-card = Behind the door: { $card }
scene-found = { $who } has found
scene-found-who = Keep it, or give it to a Hero in the Zone.
scene-trading = { $who } reorganises and trades
scene-reorganising = { $who } may reorganise for free
scene-trade-how = { $others ->
    [yes] Click a card to equip it or put it away; use the arrows to hand it over. Or drag it where it belongs.
   *[no] Click a card to equip it or put it away, or drag it where it belongs.
}
scene-melting = To be transmuted:
scene-instead-of = For { $card }
scene-equip = Equip
scene-stow = Put away
scene-give = Hand over

# The Market
scene-market = The Market
scene-market-how = Each kind of exchange once; hand cards over before the first of them, and again when everyone is ready.
scene-outfit = Before the next try
scene-outfit-how = Any card may be swapped for a Starting Equipment card.
scene-stock = For exchange
scene-supply = Starting Equipment
scene-ready = ready
scene-for-xp = For { $n } XP
scene-for-cards = Exchange ({ $n })
scene-for-starting = For a starting card
scene-hand-to = To { $whom }

# Enemies and the Mission
scene-no-foes = No Enemy on the board.
scene-rank-mob = Mob
scene-rank-agent = Agent
scene-rank-roaming = Roaming Monster
scene-minions = { $n ->
    [1] 1 Minion
   *[other] { $n } Minions
}
scene-minion-life = Minion with Life { $n }
scene-boss-dead = The Boss is dead.
scene-mission = Mission: { $mission }
scene-goal-met = Met
scene-goal-now = Now
scene-goal-later = Later
scene-special-rules = { $n ->
    [1] 1 special rule
   *[other] { $n } special rules
}

# The end
scene-won = Victory: { $mission }
scene-lost = Defeat: { $mission }
scene-decided-dead = { $who } fell, and nothing was left to bring them back.
scene-decided-goal = What had to be done could no longer be done.
scene-decided-xp = { $who } learned the most on the way: { $n } XP.
scene-after-rounds = { $n ->
    [1] After 1 Round.
   *[other] After { $n } Rounds.
}
scene-head-class = Class
scene-head-life = Life
scene-head-xp = XP
scene-head-skills = Skills

# Before one commits
peek-number = { $whole }.{ $part }
peek-attack = { $combat }: { $foe }
peek-odds = Chance of each amount of Damage
peek-mean = { $n } Damage on average
peek-mean-suffered = { $n } Damage suffered on average
peek-minions = { $n } of { $most ->
    [1] 1 Minion falls
   *[other] { $most } Minions fall
} on average; all of them: { $all }.
peek-boss-open = The Damage may go to the Boss past its Minions; Boss killed: { $chance }.
peek-boss-safe = The Boss cannot be hurt while Minions stand, unless the attack reaches it.
peek-kill = { $foe } killed: { $chance }.
peek-retaliation = Retaliation on a weak roll: { $chance }.
peek-counter = { $sure ->
    [yes] Strikes back after your Activation: { $mean } Damage on average, death { $death }.
   *[no] If it lives, it strikes back: { $mean } Damage on average, death { $death }.
}
peek-counter-hides = Will not find you in the shadow: no Counterattack.
peek-counter-none = Its Counterattack would not reach you.
peek-attack-note = Free choices are made for the best; Signature Skills, Consumables and rerolls of single dice are not counted.
peek-move = To { $where }
peek-in-shadow = Shadow Mode: whoever does not see you will not look for you.
peek-in-light = In the light: Enemies will come for you.
peek-held = An Enemy there: you will not get away from it.
peek-level = If the Action ends there, the Current Level rises to { $n }.
peek-threat = { $foe }: would attack you, { $mean } Damage on average, death { $death }.
peek-threat-maybe = { $foe }: could attack you, { $mean } Damage on average, death { $death }.
peek-escapes = Would no longer attack you: { $foes }.
peek-no-threat = As things stand, nobody would attack you.
peek-stop = { $n ->
    [1] 1 Movement Point is lost.
   *[other] { $n } Movement Points are lost.
}
peek-unspent = { $n ->
    [1] 1 Action is lost.
   *[other] { $n } Actions are lost.
}
peek-counterattacks = Counterattacks at once
peek-enemies-next = Then the Enemies' Phase
peek-enemies-now = If the Enemies' Phase began now
peek-harm = ({ $mean } Damage, death { $death })
peek-rest-note = Worked out for each Enemy as the board is now.
peek-door = Behind it: { $n ->
    [1] 1 unknown Room.
   *[other] { $n } unknown Rooms.
}
peek-door-known = Nothing new lies behind it.
peek-no-undo = This cannot be taken back.
peek-treasure = { $n ->
    [1] 1 Treasure card of Level { $level }
   *[other] { $n } Treasure cards of Level { $level }
}
peek-transmute = Three cards become one, a Level above the lowest of them: from Level { $least } to Level { $most }.
peek-dice-change = Your dice then
peek-struck = { $foe } attacks { $whom }
peek-death = { $whom } dies: { $chance }.
peek-learn = { $line }, Level { $level }
peek-xp-left = { $n } XP left
peek-works-later = Works once the Current Level is { $n }.
peek-less-wanted = Enemies would then choose { $names } first.
peek-still-wanted = You would still have the most XP: Enemies choose you first.
