# Questions
ask-aside = Another Hero is active. Use something meanwhile?
ask-act = { $who } — Actions: { $actions }, Movement Points: { $points }. What now?
ask-found = Who takes { $card }?
ask-reorganise = { $who } may reorganise for free.
ask-trade = { $who } reorganises and trades with those in the Zone.
ask-give-to = Who gets { $card }?
ask-agree = May { $whom } have your { $card }?
ask-transmute = { $left ->
    [one] Transmute: choose the last card to discard.
   *[other] Transmute: choose a card to discard, { $left } to go.
}
ask-learn = { $who } has { $xp } XP. Which Skill?
ask-next-room = Which Room is Zone { $number } of the Door card?
ask-save = { $foe-id ->
    [none] { $amount } Damage
   *[other] { $foe } deals { $amount } Damage
}: { $who } is about to die. Use something first?
ask-target = { $combat }: whom do you attack?
ask-role = Which Hero is { $role }?
ask-share-damage = { $left ->
    [one] Who suffers the last Damage of the Darkness?
   *[other] Who suffers the next Damage of the Darkness? { $left } left.
}
ask-pillar = Which Pillar falls?

# Options
option-move = Move to { $what }
option-open = Open the door { $what }
option-pick-up = Pick up everything here
option-leave = Leave through the Exit
option-lay = Lay down { $what } here
option-lever = Pull the { $what }
option-attack = { $combat }: attack { $foe } in { $where }
option-attack-pillar = { $combat }: attack the Pillar in { $where }
option-charge = { $skill }: charge into { $where }
option-safe-shot = { $skill }: move to { $where } and shoot
option-leap = { $skill }: go to { $where }
option-command = Command { $whom }
option-use = Use { $what }
option-stop = Stop here
option-rest = End your Activation
option-stand-up = Stand up
option-trade = Reorganise/Trade
option-transmute = Transmute three cards
option-done = Done
option-equip = Equip { $what }
option-equip-over = Equip { $what } in place of { $other }
option-stow = Put away { $what }
option-give = Hand over { $what } of { $by }
option-yes = Yes
option-no = No
option-hero = { $whom }
option-enemy = { $foe } in { $where }
option-learn = { $what }, Level { $level }, for { $cost } XP
option-thing = { $what }
option-pillar = The Pillar in { $what }

# What happens
event-mission-began = The Mission begins: { $mission }.
event-chose-hero = { $who } sets out: { $sheet }, with { $weapon }.
event-round-began = Round { $round }. { $who } is First Player.
event-phase-began = { $number ->
    [1] Enemies' Phase.
    [2] Experience Phase.
    [3] Event Phase.
   *[4] End Phase.
}
event-activated = { $who } has { $actions ->
    [one] 1 Action
   *[other] { $actions } Actions
}.
event-rested = { $who } does nothing more.
event-first-player-passed = { $who } takes the First Player token.
event-level-rose = The Current Level rises to { $level }.
event-won = Victory! { $mission } is done.
event-lost = { $number ->
    [1] Defeat: the Lifebringer has no tokens left.
    [2] Defeat: a Hero is buried under the dungeon.
    [3] Defeat: time is up, and the Darkness has won.
    [4] Defeat: the Heroes have left, and the Mission is not done.
    [5] Defeat: nobody has the Artifact any more.
    [6] Defeat: it fell without having been lured there.
    [7] Defeat: { $what } is dead.
    [8] Defeat: { $what } has got away.
    [9] Defeat: an Enemy has come to { $what }.
    [10] Defeat: the last of this is destroyed too soon: { $what }.
   *[0] Defeat: the Mission can no longer be fulfilled.
}
event-wounded = { $who } suffers { $amount } Damage: Life { $life }.
event-ignored = { $who } ignores { $amount } Damage.
event-survived = { $who } does not die: Life { $life }.
event-died = { $who } dies in { $where }.
event-healed = { $who } heals { $amount }: Life { $life }.
event-stunned = { $who } is Stunned.
event-stood-up = { $who } stands up.
event-maximum-raised = { $who } now has a maximum Life of { $most }.
event-resurrected = The Lifebringer raises { $who } in { $where }; tokens left: { $left }.
event-gained-xp = { $who } gains { $amount } XP ({ $xp }).
event-gained-micro-xp = { $who } gains { $amount } Micro-XP ({ $micro }).
event-lost-xp = { $who } loses { $amount } XP ({ $xp }).
event-learned = { $who } learns { $line }, Level { $level }, for { $cost } XP.
event-moved = { $who } moves from { $start } to { $where }.
event-left = { $who } leaves the dungeon.
event-opened-door = { $who } opens the door { $door }.
event-door-opened = The door { $door } opens.
event-door-card-drawn = Behind it: { $card }.
event-treasure-laid = Treasure tokens in { $where }: normal { $normal }, special { $special }.
event-picked-up = { $who } picks up what lies in { $where }.
event-picked-token = { $who } takes: { $token }.
event-drew = { $who } finds { $card }.
event-drew-trap = { $who } turns up { $card }.
event-got = { $who } takes { $card }.
event-gave = { $by } gives { $card } to { $who }.
event-equipped = { $who } equips { $card }.
event-stowed = { $who } puts { $card } away.
event-traded = { $who } reorganises and trades.
event-refused = { $who } keeps { $card }.
event-transmuted = { $who } transmutes { $cards } into a Level { $level } Treasure.
event-used = { $who } uses { $card }.
event-used-skill = { $who } uses { $skill }.
event-used-signature = { $who } uses the Signature Skill { $skill }.
event-commanded = { $by } commands { $who } to act.
event-laid-thing = { $who } lays { $thing } in { $where }.
event-pulled-lever = { $who } pulls the lever in { $where }.
event-event-drawn = Event: { $card }.
event-effect-ended = { $card } is over.
event-role-chosen = { $who } is { $role }.
event-got-thing = { $who } gets { $thing } ({ $amount }).
event-objective-met = Objective { $number } is met.
event-tile-cracked = Tile { $tile } cracks; { $left } left.
event-tile-fell = Tile { $tile } collapses, with all on it.
event-bridge-fell = { $token } falls, with all on it.
event-pillar-fell = The Pillar in { $where } falls.
event-things-burnt-out = What was laid on the board is spent ({ $amount }).

# Settings
setting-mission = Mission
setting-heroes = Heroes, by seat
setting-classes = Classes, by seat
setting-weapons = Starting Weapons, by seat
setting-first-player = First Player
setting-first-player-none = The first seat
setting-lifebringer = Tokens on the Lifebringer
setting-lifebringer-by-party = More tokens on the Lifebringer for more Heroes
setting-control = Who acts for a Hero
setting-control-owner = Its owner
setting-control-anyone = Anyone at the table
setting-reinforcements-activate = Reinforcements without miniatures activate their like
setting-stunned-guard-loot = A Stunned Enemy hinders picking up
setting-counterattack-moves = An Enemy that cannot strike back still moves
setting-charge-among-enemies = Charge may start among Enemies
setting-dead-gain-xp = Dead Heroes share in XP for all
setting-last-round = Last Round (house rule)
setting-last-round-none = None, as in the book

# Why not
why-md-act-01 = You have no Action left for that.
why-md-act-02 = That has already been used as often as it may be.
why-md-act-03 = A Hero acts only in its own Activation.
why-md-act-08 = First finish your Move Action, or stop.
why-md-stun-02 = Stunned: stand up first.
why-md-stun-03 = There is no Action left to stand up with.
why-md-stand-01 = Only a Stunned Hero stands up.
why-md-move-01 = You move one Zone at a time, to a Zone next to yours.
why-md-move-02 = No diagonal steps: the Zones only touch at a corner.
why-md-move-03 = An Enemy in your Zone keeps you here.
why-md-move-05 = A wall or a closed door is in the way.
why-md-door-01 = The door must be in your Zone.
why-md-door-03 = That door is open, and stays so.
why-md-door-14 = The Mission keeps this door shut.
why-md-pick-01 = Not with an Enemy in the Zone.
why-md-pick-02 = There is nothing to pick up in your Zone.
why-md-win-03 = First the objectives that come before.
why-md-m00-03 = You leave by a Move from the Exit Zone.
why-md-m03-04 = Only the Chosen One leaves, holding the Artifact.
why-md-m04-07 = What was behind it has collapsed.
why-md-m05-11 = Nothing you do can hurt the Immortal.
why-md-m06-10 = This door needs both Keys.
why-md-m07-06 = This door opens only when both Levers are held.
why-md-m08-05 = A Pillar bars the way.
why-md-m08-06 = A Pillar bars the way: destroy it first.
why-md-m10-06 = First the Dark Emissary of this Stage must fall.
why-md-m10-17 = A Pillar bars the way.
why-md-fight-01 = You have no weapon of that type Equipped.
why-md-fight-02 = That cannot be attacked now.
why-md-equip-06 = Cards change place only in a Reorganise/Trade Action, or when a rule allows it.
why-md-equip-04 = Both hands are full: say what it takes the place of.
why-md-equip-07 = That always counts as Equipped.
why-md-equip-10 = Melee weapons reach your own Zone only.
why-md-equip-11 = Ranged weapons need a target in Line of Sight outside your Zone.
why-md-equip-12 = Magic weapons reach 1 or 2 Zones in Line of Sight.
why-md-skill-08 = Sword and Spell works in your own Zone.
why-md-sig-01 = The Signature Skill costs XP that you do not have.
why-md-sig-02 = The Signature Skill works once per Activation.
why-md-cond-01 = Its condition is not met.
why-md-cond-02 = You cannot pay for it.
why-md-trade-03 = Only Heroes in the same Zone trade.
why-md-story-12 = The Mission has not reached the Level of that card.
why-md-trans-01 = Transmute takes three Equipment cards.
why-md-class-03 = This line has no further Skill.
why-md-xp-07 = You do not have enough XP.
why-md-xp-10 = Skills are learned in the Experience Phase.
why-md-level-08 = That Skill cannot be used now.
why-md-token-02 = What this token does is up to the Mission.
why-md-deck-01 = Cards are drawn only when a rule says so.

pick-heroes = Hero
pick-classes = Class
pick-weapons = Starting weapon

# what a person may answer ahead
ahead-aside = Use nothing while other Heroes are active
ahead-agree = Whoever trades with me may have my cards
ahead-reorganise = Never ask me to reorganise for free: what I wear stays
