# Questions
ask-choose-hero = Hero Selection: which Hero will you play?
ask-choose-origin = Choose your Origin.
ask-start-sea = In which Sea does your Drakkar start?
ask-start-territory = Where do your Hero and two Armies land?
ask-prayer = Prayer: send a Priest, forge a Rune, or go on.
ask-oracle = Draw 1 Combat card and discard 1?
ask-hero = Hero: move your Hero, move your Drakkar, heal, or go on.
ask-rune-action = Rune Actions: spend Runes on one action, or go on.
ask-pay = Which Runes do you spend?
ask-maneuver = Maneuvers: Activate an Army, or go on.
ask-activate = Army of strength { $strength } in { $where }: move it or raise it.
ask-activate-army = Which Army do you Activate?
ask-special-action = Choose your Special Action.
ask-realm-bonus = { $realm } rewards its allies: what do you take?
ask-march-army = March: which Army goes next?
ask-march-on = This Army may march one Territory further.
ask-prepare = Prepare: choose.
ask-temple-where = Where do you build the Temple?
ask-monsters = Activate a Monster or start a Hunt.
ask-more-monsters = Another Monster?
ask-usurp-recruit = Recruit an Army in the Territory you usurped?
ask-monument = Which Monument do you build up?
ask-blessing = Blessing Draft: choose one.
ask-recruit-where = Where do you place the new Army?
ask-strengthen = Which Army gains 1 strength?
ask-place-army = Which Army do you place elsewhere?
ask-army-where = Where do you place it?
ask-place-hero = Where do you place your Hero?
ask-hero-where = Where does your Hero go?
ask-drakkar-where = Where does your Drakkar sail?
ask-ally = With which Realm do you form an Alliance?
ask-tame = Which Monster do you take control of?
ask-release = You have two rings: which Monster do you let go?
ask-raise-attribute = Which Attribute rises?
ask-lower-attribute = Which of your highest Attributes drops?
ask-wound = Your Hero is Wounded: which Attribute counts as 2 until it is healed?
ask-heal = Which Attribute do you heal?
ask-gain-rune = Which Rune do you gain?
ask-discard-rune = Which Rune do you discard?
ask-discard-card = Discard { $amount ->
    [one] 1 Combat card
   *[other] { $amount } Combat cards
}: which one first?
ask-retreat = { $armies ->
    [one] Your Army of strength { $strength } retreats from { $where }: where to?
   *[other] Your { $armies } Armies (strength { $strength } in all) retreat together from { $where }: where to?
}
ask-retreat-one = { $monster } attacks: which of your Armies retreats?
ask-monster-act = { $monster }: move or attack?
ask-monster-move = Where does { $monster } go?
ask-trample = { $monster } tramples: which Army?
ask-weaken-army = Which Army loses strength?
ask-drag-drakkar = { $monster } drags a Drakkar away: which one?
ask-drag-where = Where is { $whom }'s Drakkar dragged?
ask-activate-monster = Which Monster do you Activate?
ask-boss-place = Where does the Boss appear?
ask-toll = The Boss demands a toll: 1 Rune or 1 Combat card.
ask-battle-order = Several Battles: which one first?
ask-self-wound = Give yourself a Wound before the fight?
ask-use-artifact = Exhaust { $artifact }?
ask-battle-card = Battle: play a Combat card or pass.
ask-berserk = Add +2 and 1 more Casualty symbol?
ask-pay-rune = Spend a Rune for +{ $amount }?
ask-feint = Feint: which card do you take back?
ask-feint-card = Which card takes the place of { $card }?
ask-cancel-shield = Which Shield do you split?
ask-spare-army = Which Army is spared the loss?
ask-casualty = Casualties: which Army loses 1 strength ({ $amount ->
    [one] 1
   *[other] { $amount }
} left)?
ask-monster-attack = You play for { $monster }: choose its Attack.
ask-defend = { $card }, Fury { $fury }: your defence is { $total }. Play cards or be done.
ask-rune-or-wounds = Spend a Rune or take { $amount ->
    [one] 1 Wound
   *[other] { $amount } Wounds
}.
ask-discard-or-wounds = Discard { $cards } Combat cards or take { $wounds } Wounds.
ask-pick-discard = Which card of { $whom } is discarded?
ask-hero-round = Strike { $monster }: play a card that matches a Wound space, or end your round.
ask-second-weapon = The Boss takes two Weapons at once: play the second.
ask-hunt-effect = Use the Hunt effect of { $card }?
ask-wound-space = Which Wound space of { $monster } do you cover?
ask-extra-card = With which card do you deal the extra Wound?

# Options
option-choose-hero = { $what }
option-choose-origin = { $what }
option-start-sea = Start in the { $what }
option-start-territory = Land in { $what }
option-send-priest = Send a Priest to { $what }
option-forge-rune = Take the Rune from the Forge
option-forge-rune-short = Take the Rune
option-use = Exhaust { $what }
option-swap = Swap { $what } for { $with }
option-hammer-throw = Discard { $with } to wound { $what }
option-skip = No, thank you
option-skip-phase = Go on
option-done = Done
option-yes = Yes
option-no = No
option-stay = Stay here
option-move-hero = Move your Hero to { $what }
option-move-drakkar = Sail to the { $what }
option-heal = Heal { $what }
option-surgeon = Heal 1 Wound besides (Field Surgeon)
option-wake-boss = 1 Rune: Activate the Boss
option-tame = Take control of { $what }
option-ally = Ally with { $what }
option-rune-army = 2 Runes: +1 strength to one of your Armies
option-rune-army-short = Strengthen an Army (2 Runes)
option-rune-monster = 2 Runes: Activate a Monster
option-rune-draw = 2 Runes: draw 1 Combat card
option-rune-draw-short = Draw 1 card (2 Runes)
option-rune-hero = 2 Runes: place your Hero in any Territory
option-rune-hero-short = Place your Hero (2 Runes)
option-rune-attribute = 3 Runes: raise one of your lowest Attributes
option-rune-attribute-short = Raise an Attribute (3 Runes)
option-rune-draw-two = 3 Runes: draw 2 Combat cards
option-rune-draw-two-short = Draw 2 cards (3 Runes)
option-pay = Spend { $runes }
option-maneuver = Activate the Army of strength { $strength } in { $where }
option-maneuver-short = Army { $strength }, { $where }
option-recruit-army = Recruit an Army
option-activate = Move to { $what }
option-raise = Raise its strength by 1
option-activate-army = The Army of strength { $strength } in { $where }
option-activate-army-short = Army { $strength }, { $where }
option-special-action = { $what }
option-instead-draw = Draw a Combat card instead
option-march-army = March with the Army of strength { $strength } in { $where }
option-march-army-short = Army { $strength }, { $where }
option-march-on = On to { $what }
option-prepare-heal = Heal 1 Wound
option-prepare-draw = Draw 1 Combat card
option-prepare-rune = Gain 1 Rune
option-prepare-army = +1 strength to an Army in one of your Cities
option-prepare-army-short = Strengthen an Army
option-temple-where = Build in { $what }
option-awaken = Activate { $what }
option-hunt = Hunt { $what }
option-usurp-recruit = Recruit in { $what }
option-monument = { $what }: to level { $level }
option-blessing = { $what }
option-recruit-where = Recruit in { $what }
option-strengthen = The Army of strength { $strength } in { $where }
option-strengthen-short = Army { $strength }, { $where }
option-place-army = The Army of strength { $strength } in { $where }
option-place-army-short = Army { $strength }, { $where }
option-army-where = Place it in { $what }
option-place-hero = { $what }
option-hero-where = { $what }
option-drakkar-where = { $what }
option-release = Let { $what } go
option-raise-attribute = Raise { $what }
option-lower-attribute = Lower { $what }
option-wound = Wound { $what }
option-gain-rune = Gain { $what }
option-discard-rune = Discard { $what }
option-discard-card = Discard { $what }
option-retreat = Retreat to { $what }
option-retreat-one = The Army of strength { $strength } in { $where }
option-retreat-one-short = Army { $strength }, { $where }
option-monster-act = { $what }
option-monster-move = To { $what }
option-trample = { $whom }'s Army of strength { $strength }
option-trample-short = { $whom }'s Army ({ $strength })
option-weaken-army = { $whom }'s Army of strength { $strength } in { $where }
option-weaken-army-short = Army { $strength }, { $where }
option-drakkar = { $whom }'s Drakkar
option-drag-where = To the { $what }
option-activate-monster = { $what }
option-boss-place = { $what }
option-toll = Discard { $what }
option-card = Discard a Combat card
option-battle-order = Battle in { $what }
option-battle-card = Play { $what } (+{ $value }, Casualties { $casualties })
option-pass = Pass
option-pay-rune = Spend { $what }
option-feint = Take { $what } back
option-feint-card = Lay { $what }
option-cancel-shield = Split { $what }
option-spare-army = The Army of strength { $strength }
option-casualty = The Army of strength { $strength }
option-monster-attack = { $what } (Fury { $fury }, Weak Point { $weak })
option-defend = Defend with { $what } (+{ $value })
option-rune-or-wounds = Spend { $what }
option-cards = Discard the cards
option-wounds = Take the Wounds
option-pick-discard = { $what }
option-hero-round = Strike with { $what } ({ $weapon })
option-second-weapon = And { $what } ({ $weapon })
option-pair = { $what } and { $with } together: any Weapon
option-wild = { $what } makes { $with } any Weapon
option-thunderclap = Thunderclap: discard 2 cards to cover any space
option-blood-price = Blood Price: take 1 Wound to draw 2 Combat cards
option-end-round = End your round
option-give-up = Give up the Hunt
option-wound-space = { $weapons }
option-wound-space-reward = { $weapons }, Reward: { $reward }
option-extra-card = { $what }
option-bonus-draw = Draw { $amount ->
    [one] 1 Combat card
   *[other] { $amount } Combat cards
}
option-bonus-runes = Gain { $amount ->
    [one] 1 Rune
   *[other] { $amount } Runes
}
option-bonus-raise-attribute = Raise an Attribute
option-bonus-priest = Gain 1 Priest
option-bonus-heal = Heal { $amount ->
    [one] 1 Wound
   *[other] { $amount } Wounds
}
option-bonus-strengthen = +1 strength to one of your Armies
option-bonus-strengthen-start = +1 strength to all your Armies
option-bonus-activate = Activate an Army
option-bonus-recruit = Recruit an Army
option-bonus-place-hero = Place your Hero anywhere
option-bonus-place-army = Place one of your Armies in a Territory of yours
option-bonus-place-army-short = Place an Army
option-bonus-move-drakkar = Move your Drakkar
option-bonus-move-hero = Move your Hero
option-bonus-alliance = Form an Alliance
option-bonus-tame = Take control of a Monster
option-bonus-first-turn = Take the first turn

# What happened
event-boss-placed = { $boss } appears in { $where }.
event-monster-placed = { $card }: { $monster } comes to { $where }.
event-no-monster-placed = { $card }: no Monster of { $rune } is left to place.
event-chose-hero = { $who } plays { $hero }.
event-chose-origin = { $who } has the Origin { $origin }.
event-first-turn = { $who } will take the first turn.
event-turn-began = Turn { $turn }: { $who }.
event-sent-priest = { $who } sends a Priest to { $deity }.
event-forged-rune = { $who } takes { $rune } from the Forge in { $where }.
event-gained-rune = { $who } gains { $rune }.
event-discarded-rune = { $who } discards { $rune }.
event-spent-runes = { $who } spends { $runes }.
event-swapped-rune = { $who } swaps { $old } for { $new }.
event-drew-cards = { $who } draws { $cards }.
event-monster-drew = { $by } draws for the Monster: { $cards }.
event-monster-discarded = { $monster } discards { $cards }.
event-saw-hand = The Monster holds: { $cards }.
event-used-blessing = { $who } uses { $blessing }.
event-offered = { $who } chooses between the Heroes { $heroes } and between the Origins { $origins }.
event-drew = { $who } draws { $amount ->
    [one] 1 Combat card
   *[other] { $amount } Combat cards
}.
event-discarded = { $who } discards { $card }.
event-reshuffled = The discards become a new deck of { $amount ->
    [one] 1 Combat card
   *[other] { $amount } Combat cards
}.
event-gained-priests = { $who } gains { $amount ->
    [one] 1 Priest
   *[other] { $amount } Priests
}.
event-raised = { $who }'s { $attribute } rises to { $value }.
event-lowered = { $who }'s { $attribute } drops to { $value }.
event-wounded = { $who } takes a Wound on { $attribute }.
event-healed = { $who } heals { $attribute }.
event-hero-moved = { $who } goes from { $start } to { $where }.
event-hero-placed = { $who } is placed in { $where }.
event-drakkar-moved = { $who }'s Drakkar is now in the { $where }.
event-army-moved = { $who } moves an Army of strength { $strength } from { $start } to { $where }.
event-army-placed = { $who } places an Army of strength { $strength } in { $where }.
event-recruited = { $who } has a new Army of strength { $strength } in { $where }.
event-strengthened = An Army of { $who } in { $where } grows to strength { $strength }.
event-weakened = An Army of { $who } in { $where } falls to strength { $strength }.
event-army-destroyed = { $who } loses an Army in { $where }.
event-retreated = An Army of { $who } retreats from { $start } to { $where }.
event-took-control = { $who } takes control of { $where }.
event-gained-artifact = { $who } gains the Artifact { $artifact }.
event-used-artifact = { $who } exhausts { $artifact }.
event-allied = { $who } forms an Alliance with { $realm }.
event-tamed = { $who } takes control of { $monster }.
event-released = { $who } lets { $monster } go.
event-special-action = { $who } chooses { $action }.
event-no-special-action = { $who } can take no Special Action.
event-came-to-nothing = { $action } can no longer be carried out.
event-covered = { $by } covers { $who }'s marker.
event-realm-bonus = { $who } takes the bonus of { $realm }.
event-temple-built = { $who } builds Temple { $slot } in { $where }.
event-draft-began = Blessing Draft: { $cards }.
event-gained-blessing = { $who } takes { $blessing }.
event-usurped = { $who } usurps { $where }.
event-monument-built = { $who } builds level { $level } of { $deity }'s Monument.
event-requirement-met = Ragnarok draws nearer: { $requirement } ({ $down } of 3).
event-ragnarok-began = Ragnarok begins! Everyone takes one last turn; { $who } plays the last of all.
event-wheel-cleared = Priests go home, the wheel is cleared, Artifacts are recharged.
event-event-drawn = { $card } is drawn.
event-monster-rolled = { $who } rolls for { $monster }: { $face }.
event-monster-moved = { $monster } moves from { $start } to { $where }.
event-trampled = { $monster } tramples an Army of { $whom } in { $where }.
event-territory-attack = { $monster } attacks { $where }.
event-boss-stays = { $boss } finds no other place.
event-battle-began = Battle in { $where }: { $who } attacks { $whom }.
event-battle-card = { $who } plays { $card }.
event-passed = { $who } passes.
event-feinted = { $who } takes { $back } back and lays { $card } in its place.
event-shield-cancelled = { $who } splits { $card }: its value does not count.
event-battle-won = { $who } wins the Battle in { $where } against { $whom }: { $total } to { $against }.
event-hunt-began = { $who } hunts { $monster }; { $by } plays for it.
event-monster-attacked = { $monster } attacks: { $card }, Fury { $fury }.
event-defended = { $who } defends with { $card }: { $total } against { $fury }.
event-attack-stopped = { $who } keeps { $card } off.
event-special-attack = { $monster }'s Special Attack!
event-hand-shown = { $who } shows: { $cards }.
event-weak-point = { $who } finds the Weak Point: { $total } against { $needed }.
event-attack-deck-empty = The Monster Attack deck is empty: { $monster } gets away.
event-hunt-card = { $who } strikes with { $card }.
event-wound-dealt = { $who } deals { $monster } a Wound ({ $weapons }); { $left ->
    [0] it was the last one missing
   *[other] { $left } to go
}.
event-rewarded = Reward for { $who }: { $reward }.
event-peeked = { $who } looks at the hand of { $monster }.
event-regrew = { $monster } heals a Wound.
event-hunt-failed = { $who }'s Hunt of { $monster } fails: { $why ->
    [0] all Attributes were wounded already.
    [1] the Attack has ended it.
    [2] the Attack deck is empty.
    [3] no Wound was dealt in this round.
   *[other] the prey lives.
}
event-killed = { $who } kills { $monster }!
event-gained-slayer = { $who } gains a Slayer token.
event-regenerated = { $monster } regenerates.
event-counted = { $who } controls { $amount ->
    [one] 1 Territory
   *[other] { $amount } Territories
} around Yggdrasil.
event-exhausted = All Monuments stand and nobody can act any more: the game ends by exhaustion after { $turns } turns.
event-won = { $who } wins: { $how }!

# Refusals
why-lr-turn-01 = The phases of a turn have a fixed order.
why-lr-activate-02 = An Army moves to an adjacent Territory only.
why-lr-activate-03 = Only an Army in a City Territory of yours can be raised.
why-lr-boss-05 = Armies cannot enter Loki's Territory.
why-lr-recruit-02 = Recruit next to your Drakkar or in a City Territory of yours.
why-lr-battle-05 = A card of your opponent forbids Shields for the rest of this Battle.
why-lr-battle-06 = Your Armies here cannot bear that many Casualty symbols.
why-lr-hround-01 = That matches no uncovered Wound space.
why-lr-wspace-02 = With that card the two Weapons of no Wound space come together.
why-lr-select-11 = You start next to your Drakkar.
why-lr-select-12 = Another player's Armies or marker are there.
why-lr-pray-01 = Only one Priest is sent in each Prayer phase.
why-lr-priest-01 = You have no Priest in your Reserve.
why-lr-pray-02 = That Monument has no empty Priest space.
why-lr-pray-07 = Your Hero is at no Forge with a Rune.
why-lr-herophase-01 = You have already used your Hero action.
why-lr-herophase-02 = That is too far for your Hero.
why-lr-runeact-03 = You lack the particular Rune it costs.
why-lr-runeact-04 = You lack a set of different Runes.
why-lr-runeact-05 = Your Hero is not in the Boss's Territory.
why-lr-runeact-06 = Your Hero is not in that Monster's Territory.
why-lr-runeact-07 = That Realm does not touch your Hero's Territory.
why-lr-runeact-08 = You have no Army on the board that can grow.
why-lr-runeact-09 = Only a neutral Monster or one of yours can be Activated.
why-lr-runeact-12 = Only a lowest Attribute below 6 can be raised.
why-lr-tame-03 = That Monster already has a controller.
why-lr-ally-03 = You are already allied with that Realm.
why-lr-limit-01 = There is none left.
why-lr-maneuver-01 = You Activate one Army of your own in this phase.
why-lr-maneuver-02 = You only Recruit here with no Army on the board.
why-lr-wheel-02 = You could not carry that action out.
why-lr-wheel-03 = Your marker already lies on that action.
why-lr-wheel-10 = You have no marker on the wheel yet.
why-lr-build-02 = That Monument is finished.
why-lr-enlist-01 = You have no Army left to Recruit.
why-lr-march-01 = You March with Armies of your own on the board: at least one, each once.
why-lr-temple-01 = A Temple needs a Territory of yours with a Shrine and no Temple.
why-lr-beasts-01 = This action either Activates Monsters or hunts one; that is not possible here.
why-lr-usurp-01 = Your Hero must be alone among Heroes, in a Territory that is not yours.
why-lr-usurp-02 = Your Strength is below the Local Resistance.
why-lr-usurp-03 = Your Strength is below that of the Armies there.
why-lr-own-01 = That is not yours to use now.
why-lr-hunt-01 = A Hunt takes the Monsters action, with your Hero in the same Territory.
why-lr-move-02 = Nothing can be moved there now.
why-lr-sea-01 = Only Drakkars sail the Seas, in the Hero phase.
why-lr-realm-01 = Realms are for Alliances only.
why-lr-deck-01 = Decks are drawn from only when a rule says so.
why-lr-army-01 = That Army already has strength 6.
why-lr-herophase-03 = That is too far for your Drakkar.
why-lr-herophase-04 = That Attribute has no Wound.
why-lr-prepare-02 = You have no Wound to heal.
why-lr-prepare-03 = Only an Army below 6 in a City Territory of yours can be raised.
why-lr-beasts-02 = Only different Monsters that are neutral or yours can be Activated.
why-lr-win-06 = Only who has killed 2 Monsters may hunt the Boss.
why-lr-two-02 = Only who has killed a Monster may hunt the Boss.
why-lr-move-05 = A Monster moves to an adjacent Territory, never by Drakkar.
why-lr-trample-04 = A neutral Monster always Tramples.
why-lr-boss-06 = Loki's sheet does not let him come there.
why-lr-retreat-01 = Armies retreat to an adjacent Territory of their owner.
why-lr-wound-01 = That Attribute is already wounded.
why-lr-hround-05 = First deal a Wound; then you may end the round.
why-lr-huntend-04 = You have dealt a Wound in this round: end the round instead.

# Options of a game
setting-boss = Boss
setting-boss-loki = Loki
setting-temple-track = Side of the Temple track
setting-temple-track-a = A (first game, 2 Drafts)
setting-temple-track-b = B (3 Drafts)
setting-first-player = Who begins Hero Selection
setting-first-player-none = Drawn at random
setting-priests-start = Where Priests start
setting-priests-start-supply = In the Supply
setting-priests-start-reserve = In the Reserve, as printed
setting-retreat-into-battle = Armies may retreat into a pending Battle
setting-retreat-to-boss = Armies may retreat to the Boss's Territory
setting-recruit-at-boss = Armies may be Recruited in the Boss's Territory
setting-placed-monster-acts = A Monster just placed may act on the same Event
setting-lowest-attribute = The lowest Attribute is judged by
setting-lowest-attribute-value = its current value
setting-lowest-attribute-track = its place on the track
setting-exhaustion = When nobody can act any more
setting-exhaustion-draw = the game is a draw
setting-exhaustion-yggdrasil = Territories around Yggdrasil are counted
setting-idle-rounds = How many rounds without a Special Action end the game

# what a person may answer ahead
ahead-use-artifact = Use no Artifact in Battles
