## Text of cards, made from their words

moment-attack = Attack
moment-melee = Melee
moment-ranged = Ranged
moment-magic = Magic
moment-defence = Defence
moment-melee-defence = Melee Defence
moment-ranged-defence = Ranged Defence
moment-magic-defence = Magic Defence
moment-start = Start of the Activation
moment-kill = After a fatal blow
moment-dying = When you would be killed
moment-harm = When you would suffer Damage
moment-found = When drawn

symbols-bam = { $n } Bam
symbols-diamond = { $n } Diamond
pay-xp = [{ $n } XP]
pay-life = [Bloodthirst { $n }]
pay-tribute = [Blood Tribute { $n }]
pay-actions = [{ $n ->
    [one] 1 Action
   *[other] { $n } Actions
}]
pay-combat-actions = [{ $n ->
    [one] 1 Combat Action
   *[other] { $n } Combat Actions
}]
text-repeat = { $text } (Repeat { $n })
text-more = { $text } ({ $more })
text-nothing = nothing happens
per-activation = once per Activation, { $text }
per-round = once per Round, { $text }
per-enemies-phase = once per Enemies' Phase, { $text }
per-mission = once per Mission, { $text }

need-shadow = [Shadow Mode]
need-light = [Light Zone]
need-two-weapons = [Two Weapons]
need-two-handed = [Two-Handed Weapon]
need-equipped = [{ $tags } Equipped]
need-equipped-hammer-mace = [Mace or Hammer Equipped]
need-equipped-shield = [Shield Bearer]
need-equipped-sword = [Sword Equipped]
need-no-armour = [No Armour Equipped]
need-wounded = [Wounded { $n }]
need-against = [Against: { $figures }]
need-after-reroll = [After a reroll]
need-no-damage-done = [If this attack causes no Damage]
tag-sword = Sword
tag-mace = Mace
tag-hammer = Hammer
tag-shield = Shield
tag-armour = Armour

who-self = that Hero
who-opponent = the opponent
who-opponents-around = each other adversary in that Zone
who-hero-here = one Hero in the Zone
who-heroes-here = each Hero in the Zone
who-heroes = each Hero
who-first-player = the First Player's Hero
who-enemy = an Enemy

word-dice-yellow-more = +{ $n } yellow { $n ->
    [one] die
   *[other] dice
}
word-dice-red-more = +{ $n } red { $n ->
    [one] die
   *[other] dice
}
word-dice-blue-more = +{ $n } blue { $n ->
    [one] die
   *[other] dice
}
word-dice-green-more = +{ $n } green { $n ->
    [one] die
   *[other] dice
}
word-dice-attack-more = +{ $n } Attack { $n ->
    [one] die
   *[other] dice
}
word-dice-defence-more = +{ $n } Defence { $n ->
    [one] die
   *[other] dice
}
word-dice-yellow-fewer = Attacker -{ $n } yellow { $n ->
    [one] die
   *[other] dice
}
word-dice-red-fewer = Attacker -{ $n } red { $n ->
    [one] die
   *[other] dice
}
word-dice-attack-fewer = Attacker -{ $n } Attack { $n ->
    [one] die
   *[other] dice
}
word-dice-blue-fewer = Defender -{ $n } blue { $n ->
    [one] die
   *[other] dice
}
word-dice-green-fewer = Defender -{ $n } green { $n ->
    [one] die
   *[other] dice
}
word-dice-defence-fewer = Defender -{ $n } Defence { $n ->
    [one] die
   *[other] dice
}
word-no-dice-attack = the Attacker rolls no dice
word-no-dice-defence = the Defender rolls no dice
word-hits-more = +{ $n } { $n ->
    [one] Hit
   *[other] Hits
}
word-hits-fewer = Attacker -{ $n } { $n ->
    [one] Hit
   *[other] Hits
}
word-shields-more = +{ $n } { $n ->
    [one] Shield
   *[other] Shields
}
word-shields-fewer = Defender -{ $n } { $n ->
    [one] Shield
   *[other] Shields
}
word-symbol-bam = +{ $n } Bam
word-symbol-diamond = +{ $n } Diamond
word-cancel-attack-bam = cancel a Bam of the Attack
word-cancel-attack-diamond = cancel a Diamond of the Attack
word-cancel-attack-all = cancel all Bams and Diamonds of the Attack
word-cancel-defence-bam = cancel a Bam of the Defence
word-cancel-defence-diamond = cancel a Diamond of the Defence
word-cancel-defence-all = cancel all Bams and Diamonds of the Defence
word-damage = +{ $n } Damage
word-reroll-attack-all = +1 Attack Reroll
word-reroll-defence-all = +1 Defence Reroll
word-reroll-either-all = +1 Attack or Defence Reroll
word-reroll-own-all = reroll all your dice
word-reroll-attack-any = reroll any number of Attack dice once more
word-reroll-defence-any = reroll any number of Defence dice once more
word-reroll-either-any = reroll any number of Attack or of Defence dice once more
word-reroll-own-any = reroll any number of your dice once more
word-reroll-attack-some = reroll { $n ->
    [one] one Attack die
   *[other] up to { $n } Attack dice
}
word-reroll-defence-some = reroll { $n ->
    [one] one Defence die
   *[other] up to { $n } Defence dice
}
word-reroll-either-some = reroll { $n ->
    [one] one die
   *[other] up to { $n } Attack or Defence dice
}
word-reroll-own-some = reroll { $n ->
    [one] one of your dice
   *[other] up to { $n } of your dice
}
word-blanks-only = { $text } (blank results only)
word-fill-blanks-attack = { $most ->
    [one] one Attack die with a blank result
   *[other] up to { $most } Attack dice with a blank result
} +{ $n } { $n ->
    [one] Hit
   *[other] Hits
}
word-fill-blanks-defence = { $most ->
    [one] one Defence die with a blank result
   *[other] up to { $most } Defence dice with a blank result
} +{ $n } { $n ->
    [one] Shield
   *[other] Shields
}
word-fill-blanks-attack-bam = { $most ->
    [one] one Attack die with a blank result
   *[other] up to { $most } Attack dice with a blank result
} +{ $n } Bam
word-fill-blanks-attack-diamond = { $most ->
    [one] one Attack die with a blank result
   *[other] up to { $most } Attack dice with a blank result
} +{ $n } Diamond
word-fill-blanks-defence-bam = { $most ->
    [one] one Defence die with a blank result
   *[other] up to { $most } Defence dice with a blank result
} +{ $n } Bam
word-fill-blanks-defence-diamond = { $most ->
    [one] one Defence die with a blank result
   *[other] up to { $most } Defence dice with a blank result
} +{ $n } Diamond
word-or = { $one } or { $other }
word-flip-blanks-attack = flip { $n ->
    [one] one blank result
   *[other] up to { $n } blank results
} on Attack dice
word-flip-blanks-attack-all = flip all blank results on Attack dice
word-flip-blanks-defence = flip { $n ->
    [one] one blank result
   *[other] up to { $n } blank results
} on Defence dice
word-flip-blanks-defence-all = flip all blank results on Defence dice
word-double-hits = double the number of Hits rolled
word-reach-boss = Damage may go to the Boss past his Minions
word-retaliate = Retaliate { $n }
word-half-damage = suffer half the Damage, rounded up
word-stun = be Stunned
word-stun-other = { $who } is Stunned
word-heal = heal { $n } Damage
word-heal-other = { $who } heals { $n } Damage
word-heal-per-hero = heal { $n } Damage per Hero
word-heal-per-hero-other = { $who } heals { $n } Damage per Hero
word-heal-all = heal completely
word-heal-all-other = { $who } heals completely
word-hurt = suffer { $n } Damage
word-hurt-other = { $who } suffers { $n } Damage
word-lose-xp = lose { $n } XP
word-lose-xp-other = { $who } loses { $n } XP
word-xp = gain { $n } XP
word-xp-other = { $who } gains { $n } XP
word-lose-action = lose 1 Action in the next Activation
word-lose-action-other = { $who } loses 1 Action in the next Activation
word-blast = { $n } Damage to every Enemy figure in a Zone at Range 0-{ $reach }
word-kill-minions = kill all Minions of one Mob in Line of Sight
word-kill = kill instantly
word-actions-any = +{ $n } { $n ->
    [one] Action
   *[other] Actions
}
word-actions-move = +{ $n } { $n ->
    [one] Move Action
   *[other] Move Actions
}
word-actions-combat = +{ $n } { $n ->
    [one] Combat Action
   *[other] Combat Actions
}
word-move-points = +{ $n } { $n ->
    [one] Movement Point
   *[other] Movement Points
} per Move Action
word-step-now = gain { $n ->
    [one] 1 Movement Point
   *[other] { $n } Movement Points
} at once
word-free-combat = a free Combat Action
word-ignore-damage = ignore { $n } Damage
word-survive = stay alive with { $n } Life
word-maximum-life = +{ $n } Maximum Life
word-evasive = Evasive
word-taunt = Taunt
word-shadow-mode = you count as in Shadow Mode everywhere
word-shadow-skills = your Shadow Mode Skills also work in Light Zones
word-unseen = Enemies ignore you beyond Range { $n }
word-range = { $combat } reaches Range { $least }-{ $most }
word-sword-and-spell = Sword and Spell
word-charge = Charge
word-safe-shot = Safe Shot
word-leap = Teleport { $n }
word-command = Command
word-draw-treasure-same = draw { $n ->
    [one] 1 Treasure card
   *[other] { $n } Treasure cards
} of this Level
word-draw-treasure-same-other = { $who } draws { $n ->
    [one] 1 Treasure card
   *[other] { $n } Treasure cards
} of this Level
word-draw-treasure-current = draw { $n ->
    [one] 1 Treasure card
   *[other] { $n } Treasure cards
} of the Current Level
word-draw-treasure-current-other = { $who } draws { $n ->
    [one] 1 Treasure card
   *[other] { $n } Treasure cards
} of the Current Level
word-patrol-guard-ahead = a Guard of the Current Level appears at the next Level's token
word-patrol-guard-here = a Guard of the Current Level appears at the Current Level's token
word-patrol-guard-behind = a Guard of the Current Level appears at the previous Level's token
word-patrol-roaming-ahead = a Roaming Monster appears at the next Level's token; if one is in play, it is Activated instead
word-patrol-roaming-here = a Roaming Monster appears at the Current Level's token; if one is in play, it is Activated instead
word-patrol-roaming-behind = a Roaming Monster appears at the previous Level's token; if one is in play, it is Activated instead
word-activate-mobs = every Mob is Activated once
word-embolden = until the End Phase of the next Round, all Enemies have: { $text }
word-darken = until the next Event Phase, the tile with the most Heroes is all Shadow
word-fill-lifebringer = if the Lifebringer holds fewer than { $n } tokens, add 1 for every { $heroes } Heroes

block-room = a Guard
block-ambush = Ambush! A Guard in the opener's Zone
block-treasure = { $n ->
    [one] 1 Treasure
   *[other] { $n } Treasures
}
block-special = { $n ->
    [one] 1 Special Treasure
   *[other] { $n } Special Treasures
}
block-nothing = nothing
block-zone = Zone { $n }: { $text }.

## Mission pages

goal-pick-up = { $n ->
    [one] Pick up: { $mark }.
   *[other] Pick up: { $mark } ({ $n }).
}
goal-escape = Escape with all Heroes through the Exit.
goal-escape-role = { $mark } leaves through the Exit.
goal-escape-artifact = { $mark } leaves through the Exit with the Artifact.
goal-hold-zone = End a Round in { $zone } with { $thing } ({ $n }) and no Enemy in that Room.
goal-kill = { $n ->
    [one] Kill: { $mark }.
   *[other] Kill: { $mark } ({ $n }).
}
goal-destroy = Destroy all: { $mark }.
goal-open-door = Open the door { $door }.
goal-lure-onto = Lure “{ $mark }” onto “{ $token }”.
goal-clear-board = From Round { $n } on, kill every last Enemy.

when-setup = Setup
when-picked = When a Hero picks up “{ $mark }”
when-all-picked = When all “{ $mark }” tokens have been picked up
when-entered = When a Hero first enters { $zones }
when-stage-reached = When a Hero first reaches Stage { $n }
when-chamber-opened = When the Chamber of { $zone } is opened
when-round-start = At the start of each Round
when-round-start-rounds = { $n ->
    [one] At the start of Round { $rounds }
   *[other] At the start of Rounds { $rounds }
}
when-round-start-stage = At the start of each Round, once Stage { $n } is reached
when-levers-held = If a Round starts with a Hero at each “{ $mark }” (one is enough with a single Hero)
when-lever-pulled = When a Hero spends 1 Action at a “{ $mark }”
when-killed = When “{ $mark }” is killed
when-enemy-at-any-time = When { $mark } is in { $zones }
when-enemy-at-enemies-phase = If { $mark } is in { $zones } when the Enemies' Phase starts
when-enemy-leaves = When { $mark } moves out of the Exit Zone
when-pillars-down = When the last “{ $mark }” is destroyed
when-role-dies = If { $mark } dies

what-guard = a Guard
what-roaming = a Roaming Monster
what-level = { $text } (Level { $n })
what-lower = { $text } (Lower)
what-higher = { $text } (Higher)

deed-xp = { $who } gains { $n } XP
deed-give-thing = { $who } takes { $thing } ({ $n })
deed-give-artifact = { $who } draws a random Artifact card
deed-give-treasure = { $who } draws { $n ->
    [one] 1 Treasure card
   *[other] { $n } Treasure cards
} of Level { $level }
deed-choose-hero = the players choose a Hero: { $mark }
deed-hide-tokens = face down and at random in { $zones }: { $tokens }
deed-spawn = { $n ->
    [one] spawn { $what } in { $zones }
   *[other] spawn { $what } in each of { $zones }
}
deed-spawn-level = { $text }, with Treasure of Level { $n }
deed-spawn-none = { $text }, without Treasure
deed-spawn-roaming = { $text }, with a Higher Roaming Monster card as its Equipment
deed-spawn-apart = { $text }; it does not count as a Roaming Monster for Event cards
deed-add-treasure = add Treasure tokens to { $zones } until each has { $n }
deed-open-door = the door { $door } opens, without a Door card
deed-raise-level = the Current Level rises by 1
deed-share-damage = the Heroes share { $n } Damage per starting Hero as they wish
deed-destroy-pillar = one “{ $mark }” is destroyed
deed-drop-bridge = { $mark } falls and every Actor on it is killed
deed-lose = the players lose
deed-lose-unless = the players lose unless { $mark } was killed
deed-no-door-card = no Door card is drawn

rule-no-events = No Event cards are drawn.
rule-no-reinforcements = Agents call no reinforcements.
rule-fixed-level = The Current Level does not rise by entering tiles.
rule-locked = Heroes cannot open the door { $door }.
rule-locked-key = The door { $door } can be opened only after finding: { $mark } ({ $n }).
rule-dormant-opened = { $mark } is not Activated until its Chamber is opened.
rule-dormant-pillars = { $mark } is not Activated until the Pillars on its tile are destroyed.
rule-untouchable = Heroes can neither attack nor damage { $mark }.
rule-orders = In the Enemies' Phase, { $mark }: { $steps }.
rule-orders-toward = It moves toward { $where }.
rule-orders-lure = If it sees { $thing }, it goes there instead and destroys it; if it then sees another, it goes on.
rule-orders-tramples = Heroes in its Zone are killed and its Activation ends; other Enemies there are killed, for no XP.
rule-orders-drags = It drags dead and Stunned Heroes along.
rule-orders-counter = In a Counterattack: { $steps }.
rule-pillars-heroes = Each “{ $mark }” has { $n } Life and no Defence; Heroes may attack it as an Enemy.
rule-pillars-enemies = Each “{ $mark }” has { $n } Life; an Enemy that attacks it deals 1 Damage without a roll.
rule-pillars-blocks = Heroes cannot move or attack through a “{ $mark }”.
rule-pillars-lures = For Enemies, a “{ $mark }” counts as the Hero with the most XP.
rule-stage-gate = Stairs { $stairs } may be taken only after { $mark } was killed.
rule-collapse = Damage tokens on tiles: { $tiles }. Each time the First Player token is passed, the tile of the lowest Level loses one; a tile without tokens collapses with everyone on it. A Hero lost this way means defeat.
step-attack = attack
step-move = move 1 Zone
where-start = the Starting Zone
where-exit = the Exit
where-zone = { $zone }
