# Questions of combat and of Enemies
ask-boost = Before the roll: do you use something?
ask-more-dice = Which die do you add?
ask-fewer-dice = Which die is not rolled?
ask-reroll = Roll again?
ask-mark = Which dice do you roll again?
ask-fill-blank = Which blank die gains{ $sign-id ->
    [hits] {" "}{ $amount } ⚔
    [shields] {" "}{ $amount } ▼
    [bam] {" "}{ $amount } ✶
    [diamond] {" "}{ $amount } ◆
   *[either] {" "}a symbol
}?
ask-flip-blank = Which blank die do you flip?
ask-enchantment = { $defending ->
    [attack] Attack: which Enchantment do you activate?
   *[other] Defence: which Enchantment do you activate?
}
ask-remove-die = Which die is removed?
ask-boss-damage = How much of the Damage goes to the Boss?
ask-minion = Which Minion of { $foe } suffers first?
ask-tribute = Who pays the Blood Tribute?
ask-hero-here = Which Hero in your Zone?
ask-blast = Which Zone?
ask-mob = Which Mob?
ask-patrol = Where does the Patrol appear?
ask-darken = Which tile goes dark?
ask-enemy-order = Which Enemy is Activated next?
ask-agent-order = Which Agent calls reinforcements next?
ask-counter-order = Which Enemy strikes back next?
ask-enemy-target = Whom does { $foe } attack?
ask-enemy-aim = Toward whom does { $foe } move?
ask-enemy-combat = How does { $foe } attack?
ask-enemy-lure = Toward which lure does { $foe } go?
ask-enemy-path = Which way does { $foe } take?

# Options
option-none = Nothing
option-keep = Keep the result
option-reroll = { $defending ->
    [attack] { $skill }: reroll Attack dice
   *[other] { $skill }: reroll Defence dice
}
option-reroll-die = { $skill }: reroll { $die }
option-die-gains = { $die } + { $gains }
option-die = { $die }
option-boss-damage = { $n } to the Boss
option-minion = { $n ->
    [one] The one with 1 Life
   *[other] The one with { $n } Life
}

# What happens in combat
event-hero-attacked = { $who } attacks { $foe } ({ $combat }).
event-pillar-attacked = { $who } attacks the Pillar in { $where } ({ $combat }).
event-enemy-attacked = { $whom } is attacked: { $foe } ({ $combat }).
event-enemy-hit-pillar = { $foe } against the Pillar in { $where }: { $left } left.
event-boosted = { $who } uses { $skill }.
event-dice-rolled = Attack: { $attack }. Defence: { $defence }. Hits { $hits }, Shields { $shields }.
event-dice-lost = { $amount ->
    [one] 1 die too many of a colour is lost: { $colour }.
   *[other] { $amount } dice too many of a colour are lost: { $colour }.
}
event-rerolled = { $who } rerolls by { $skill }: { $dice }.
event-enemy-rerolled = { $foe } rerolls: { $dice }.
event-blank-filled = { $skill }: a blank die of { $who } gains { $amount }{ $sign-id ->
    [hits] {" "}⚔
    [shields] {" "}▼
    [bam] {" "}✶
   *[diamond] {" "}◆
} ({ $die }).
event-blank-flipped = { $skill }: { $who } flips a blank die to { $die }.
event-enchanted = { $who } activates the Enchantment of { $skill }.
event-enemy-enchanted = { $foe }: Enchantment of { $card }.
event-die-added = One more die is rolled: { $die }.
event-die-removed = A die is removed: { $die }.
event-damage-known = Hits { $hits }, Shields { $shields }: { $damage } Damage.
event-retaliated = { $who } retaliates: { $amount } Damage to { $foe }.
event-enemy-retaliated = { $foe } retaliates: { $amount } Damage to { $whom }.
event-minion-wounded = A Minion of { $foe } suffers { $amount } Damage: Life { $left }.
event-guardian-wounded = { $foe }: { $amount } Damage, Life { $left }.
event-minions-fell = { $amount ->
    [one] A Minion of { $foe } falls; { $left } left.
   *[other] { $amount } Minions of { $foe } fall; { $left } left.
}
event-guardian-fell = { $rank } of { $foe } is killed.
event-damage-wasted = { $amount } Damage is lost on the last Minion of { $foe }.
event-pillar-wounded = The Pillar in { $where } suffers { $amount } Damage: { $left } left.
event-enemy-stunned = { $foe }: Stunned.
event-enemy-stood-up = { $foe } uses up an Activation to stand up.
event-enemy-healed = { $foe } heals { $amount }: Life { $left }.
event-slowed = { $whom } loses 1 Action of the next Activation.

# What Enemies do
event-counterattack-began = Counterattack on { $whom }: { $foe }.
event-hid-from-counterattack = { $foe } cannot find { $who } in the shadows.
event-enemy-moved = { $foe }: from { $start } to { $where }, toward { $whom }.
event-enemy-moved-to-light = { $foe }: from { $start } to { $where }, toward { $whom } in the light.
event-enemy-moved-to-start = { $foe }: from { $start } to { $where }, toward the Starting Zone.
event-enemy-moved-to-exit = { $foe }: from { $start } to { $where }, toward the Exit.
event-enemy-moved-by-order = { $foe }: from { $start } to { $where }, as the Mission says.
event-enemy-stayed = { $foe } stays.
event-enemy-left = { $foe } gets out through the Exit.
event-dragged = { $foe } drags { $whom } to { $where }.
event-trampled = { $foe } tramples { $whom }.
event-trampled-enemy = { $foe } tramples { $other }.
event-lure-destroyed = { $foe } destroys the lure in { $where }.
event-mob-appeared = { $foe } in { $where }: a Boss and { $minions ->
    [one] 1 Minion
   *[other] { $minions } Minions
}.
event-guardian-appeared = { $foe } in { $where }: Life { $life }.
event-guardian-equipped = { $foe } carries { $card }.
event-guardian-drew-trap = { $card } is discarded; another card is drawn.
event-no-miniatures = No miniatures left: { $foe } already here act at once.
event-called-reinforcements = { $foe } calls reinforcements.
event-lights-went-out = The lights go out on tile { $tile }.
event-lifebringer-filled = The Lifebringer gains a token: { $left }.
