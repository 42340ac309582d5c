# The table
scene-table = The table
scene-map = The map
scene-side = Victory, players and Monsters
scene-seats = Players
scene-monsters = Monsters on the map
scene-mine = Your place
scene-hand = Your Combat cards
scene-no-cards = You hold no Combat cards.
scene-you = you
scene-turn = Turn { $n }: { $who }
scene-selection = Hero Selection
scene-phase-prayer = Prayer
scene-phase-hero = Hero
scene-phase-runes = Runes
scene-phase-maneuvers = Maneuvers
scene-phase-special = Special
scene-asked-you = It is { $who }'s turn, but this is your decision.
scene-asked-other = { $whom } decides now.
scene-last-turns = Ragnarok: { $n ->
    [one] the last turn
   *[other] { $n } turns left
}
scene-deciding = decides
scene-on-turn = on turn

# Labels on the map
scene-land-label = { $n } { $where }, { $region }
scene-owned = of { $who }
scene-neutral = neutral, Resistance { $n }
scene-temple = Temple
scene-forge = Forge of { $rune }, { $full ->
    [yes] Rune ready
   *[no] empty
}
scene-yggdrasil = next to Yggdrasil
scene-armies = { $who }: { $n ->
    [one] 1 Army
   *[other] { $n } Armies
} of total strength { $total }
scene-hero-here = { $who } is here
scene-army-label = { $who }'s Army of strength { $n } in { $where }
scene-sea-label = { $sea }: touches { $lands }.
scene-ships = Drakkars here: { $ships }.
scene-drakkar-label = { $who }'s Drakkar in the { $sea }
scene-realm-label = { $realm }: gives its bonus with { $action }, an Alliance costs { $rune }. { $text }
scene-allies = Allies: { $allies }.
scene-action-label = { $action } ({ $realm }). Markers, lowest first: { $stack }.
scene-build-label = { $action }: clears the wheel
scene-monument-label = Monument of { $deity } ({ $attribute }): level { $level } of 3, Priests { $priests } of { $slots }: { $there }
scene-beast-label = { $monster } in { $where }: { $left } of { $all } Wound spaces open.
scene-ring = Controlled by { $who }.
scene-wheel-march = March
scene-wheel-build-temple = Temple
scene-wheel-recruit = Recruit
scene-wheel-monsters = Monsters
scene-wheel-usurp = Usurp
scene-wheel-prepare = Prepare
scene-wheel-build-monument = Monument

# What is going on
scene-draft = Blessing Draft
scene-choose-hero = Heroes on offer
scene-choose-origin = Origins on offer
scene-rune-actions = Rune Actions for a set
scene-rune-ways = With 1 Rune: click a Realm at your Hero, or the Monster or Boss beside your Hero.
scene-prepare = Prepare: two choices
scene-event-place = A Monster comes to { $n } { $where }
scene-event-act = Monsters of { $rune } act
scene-event-boss = { $monster } acts
scene-rolled = The die: { $face }
scene-battle = Battle in { $where }
scene-attacks = attacks
scene-defends = defends
scene-army-strength = Armies { $n }
scene-casualties = Casualties { $n } of at most { $most }
scene-passed = passed
scene-battle-leads = { $who } leads by { $n }.
scene-battle-tie = A tie: { $who } defends and would win.
scene-battle-won = { $who } has won.
scene-battle-owed = Casualties still to take: { $n }.
scene-battle-rule = A tie is won by the defender. Each Army of the loser loses 1; everyone takes the Casualties they played.
scene-hunt = { $who } hunts { $monster }
scene-hunt-by = { $whom } plays for { $monster }.
scene-hunt-round = Round { $n }: { $hero ->
    [yes] the Hero strikes
   *[no] the Monster chooses its Attack
}
scene-monster-hand = Attacks of { $monster }
scene-monster-holds = The Monster holds { $n ->
    [one] 1 Attack card
   *[other] { $n } Attack cards
}.
scene-shown-hand = Open hand of { $who }
scene-fury = Fury
scene-weak-point = Weak Point
scene-blocked = Blocked by a Shield
scene-defence = Defence { $total } against Fury { $fury }: { $held ->
    [yes] held off
   *[no] not enough
}
scene-weak = { $total } + Wisdom { $wisdom } against { $needed }: { $found ->
    [yes] 1 card more
   *[no] not found
}
scene-attack-facts = Fury { $fury } · Weak Point { $weak } · draws { $draws }
scene-space-reward = { $weapons }, Reward: { $reward }
scene-space-covered = { $space }: covered by { $who }

# How far from each end
scene-victory = How far from victory
scene-way-great-jarl = Regions
scene-way-great-gothi = Temples
scene-way-slayer = Kills
scene-way-ragnarok = Yggdrasil
scene-near = could win
scene-threat-great-jarl = { $who } could take the last Territories for 3 Regions on their next turn.
scene-threat-great-gothi = { $who } could get the last Temple on their next turn.
scene-threat-slayer = { $who } could hunt the Boss on their next turn.
scene-threat-ragnarok = { $who } leads around Yggdrasil: Ragnarok would be theirs.
scene-requirements = Ragnarok: { $n } of 3 met
scene-req-down = (done)
scene-req-met = (true now: counts with the next Monument)
scene-track = Temples built: { $n } of { $most }

# Players
scene-cards = { $n ->
    [one] 1 Combat card
   *[other] { $n } Combat cards
} in hand
scene-priests = Priests in Reserve: { $n }
scene-reserve = Armies in Reserve: { $n } of { $most }
scene-kills = Kills: { $n }
scene-known = Known in hand: { $cards }
scene-spent = exhausted
scene-open = seen by all
scene-look-casualties = Casualties
scene-attribute = { $name } { $n }{ $hurt ->
    [yes] , Wounded ({ $track } when healed)
   *[no] { "" }
}
scene-rune-label = { $rune }: you have { $n }, { $supply } in the Supply
scene-card-label = { $card }, { $weapon }, +{ $value }, Casualties { $casualties }. { $text }
scene-won = { $who } wins: { $how }
scene-draw = Nobody can act any more: a draw
scene-decided = In turn { $n }, with { $have }; the next on the same way was { $whom }, with { $near }.

# What an option would mean
preview-name = { $what }
preview-land = { $n } · { $where }
preview-weapons = { $weapons }
preview-usurp = To Usurp: your Strength { $strength } against { $need }{ $able ->
    [yes] { "" }: enough
   *[no] { "" }: not possible now
}
preview-forge = A Rune waits in the Forge: { $rune }
preview-near-realm = Next to { $realm }: an Alliance costs { $rune }
preview-boss-closed = { $monster } is here; to hunt him you need { $n ->
    [one] 1 kill
   *[other] { $n } kills
}
preview-prey = { $monster } is here: { $left ->
    [one] 1 Wound
   *[other] { $left } Wounds
} to the kill
preview-bridge = Joins for you: { $lands }
preview-recruit-coast = New Armies of strength { $n } can land there
preview-raise = { $attribute } { $before } → { $after }
preview-level = Monument level { $level }
preview-spaces = { $left ->
    [one] 1 Wound
   *[other] { $left } Wounds
} to the kill
preview-hunt-hand = You draw { $n }: { $total } Combat cards for the Hunt
preview-hunt-by = { $whom } will play for it
preview-hunt-boss = Killing the Boss wins the game; if you fail, he regenerates
preview-hunt-mine = Your markers on it: { $n }
preview-face = { $face }: { $n } of { $all }
preview-tame = It will obey you: you Activate it and play for it in Hunts
preview-ally = You take its bonus when { $action } is chosen first
preview-ally-first = First here: draw 1 Combat card
preview-bonus = Bonus of { $realm } for { $who }, before the action
preview-no-bonus = Nobody is allied with { $realm }: no bonus
preview-covered = { $who }'s marker is covered: { $n ->
    [one] 1 Rune
   *[other] { $n } Runes
} for { $who }
preview-temple = Temples: { $have } of { $need }
preview-wins = This wins the game: { $how }!
preview-draft = A Blessing Draft follows
preview-recruit = A new Army of strength { $n }
preview-march = Up to { $n ->
    [one] 1 Army moves
   *[other] { $n } Armies move
}; Battles come at the end
preview-requirement = Requirement met: { $what }
preview-ragnarok = Ragnarok begins: everyone has one last turn
preview-build-priests = Priests for you: { $n }
preview-build-runes = Forges of yours with a Rune: { $n }
preview-build-event = The wheel is cleared and an Event wakes Monsters
preview-army = Army of strength { $strength } in { $where }
preview-weaken = Falls to { $n }
preview-destroyed = This Army is lost
preview-raise-army = Stay and grow to { $n }
preview-to-battle = { $where }: Battle, { $mine } against { $theirs } of { $who }
preview-to-own = { $where }: yours, { $mine } there
preview-to-open = { $where }: no Army of { $who }: taken
preview-to-neutral = { $where }: { $mine } against Resistance { $need }: { $taken ->
    [yes] taken
   *[no] not enough
}
preview-from-battle = From { $where }: Battle, { $mine } against { $theirs } of { $who }
preview-from-own = From { $where }: { $mine } strength there
preview-from-open = From { $where }: { $who } has no Army there: taken
preview-from-neutral = From { $where }: { $mine } against Resistance { $need }: { $taken ->
    [yes] taken
   *[no] not enough
}
preview-region = { $region }: { $have } of { $all }{ $whole ->
    [yes] { "" }: the whole Region
   *[no] { "" }
}
preview-artifact = With it comes the Artifact { $artifact }
preview-total = Then { $mine } against { $theirs }
preview-symbols = Casualty symbols { $n } of at most { $most }
preview-then = Then its effect is resolved
preview-leads = As it stands { $who } wins
preview-tie = As it stands it is a tie, and { $who } defends and wins
preview-defence = Defence { $total } against Fury { $fury }: { $held ->
    [yes] held off
   *[no] not yet enough
}
preview-block = This Shield blocks the Attack
preview-no-block = This Attack cannot be blocked
preview-weak = Weak Point: { $total } + Wisdom { $wisdom } against { $needed }: { $found ->
    [yes] you draw 1 card more
   *[no] not found
}
preview-strike = Fits { $n ->
    [one] 1 Wound space
   *[other] { $n } Wound spaces
}; { $left } still open
preview-wound-left = Then { $left } to the kill
preview-reward = Reward: { $reward }
preview-attack = Fury { $fury } against the { $n ->
    [one] 1 card
   *[other] { $n } cards
} of { $who }
preview-attack-weak = Weak Point { $needed }; { $who }'s Wisdom is { $wisdom }
preview-attack-draws = Then the Monster draws { $n }
preview-threat = After this { $who } could win next turn: { $how }
preview-threat-mine = After this you could win next turn: { $how }
