# Questions
ask-leading = Choose your leading card, or declare a long rest.
ask-second = Choose your second card.
ask-turn = Your turn: play an action or use an item.
ask-move = Move: where to? { $points ->
    [one] 1 movement point left.
   *[other] { $points } movement points left.
}
ask-attack = { $card-id ->
    [none] Attack { $value }: whom?
   *[other] { $card }, Attack { $value }: whom?
}{ $left ->
    [one] {""}
   *[other] {" "}{ $left } targets left.
}
ask-area = Where do you lay the area?
ask-path = Which way to { $figure }?
ask-heal = Heal whom?
ask-affect = Whom does it affect?
ask-kill = Kill whom?
ask-command = Who acts?
ask-augment = Consume elements for more?
ask-which-element = Which element do you consume?
ask-infuse = Which element is infused?
ask-use-bonus = Use { $card }?
ask-use-item-own-attack = Use an item for this attack?
ask-use-item-own-attack-action = Use an item for this Attack?
ask-use-item-ally-attack-action = Use an item for { $figure }'s Attack?
ask-use-item-attacked = { $figure } attacks you: use an item?
ask-use-item-damaged = { $damage } damage: use an item?
ask-use-item-condition = You would gain { $condition }: use an item?
ask-use-item-turn-end = Your turn ends: use an item?
ask-before-rest = Before your long rest: use an item?
ask-use-item-long-rest = Long rest: use an item?
ask-use-item-short-rest = Short rest: use an item?
ask-use-item-enemy-consumes = { $figure } is about to consume an element: use an item?
ask-use-item = Use an item?
ask-spare = { $figure } is about to suffer { $damage } damage. Lose a card from your hand to negate it?
ask-negate = { $cause-id ->
    [attack] { $figure } attacks you:{" "}
    [retaliate] { $figure } retaliates:{" "}
    [deed] { $figure }:{" "}
    [trap] A trap:{" "}
    [hazard] Hazardous terrain:{" "}
    [wound] Your wound:{" "}
    [rest] The rest:{" "}
    [treasure] The treasure:{" "}
   *[none] {""}
}{ $damage } damage. Suffer it ({ $left ->
    [0] you would be exhausted
    [one] 1 hit point left
   *[other] { $left } hit points left
}), or lose cards to negate it?
ask-lose-discarded = Which discarded card do you lose? ({ $nth } of 2)
ask-effect = Does { $figure } get { $condition }?
ask-push = Push { $figure }: where to?
ask-pull = Pull { $figure }: where to?
ask-part-loot = Loot?
ask-part-heal = Heal?
ask-part-condition = Use this condition?
ask-part-shield = Gain Shield?
ask-part-retaliate = Gain Retaliate?
ask-part-bonus = Bring this bonus into play?
ask-part = Perform this part?
ask-one-of = Which of these?
ask-move-or-attack = Move, or attack instead?
ask-loot = Loot what?
ask-create-trap = Where do you set the trap?
ask-disarm-trap = Which trap do you disarm?
ask-create-obstacle = Where do you place the obstacle?
ask-obstacle-shape = How does the obstacle lie?
ask-destroy-obstacle = Which obstacle do you destroy?
ask-move-obstacle = Which obstacle do you move?
ask-obstacle-where = Where do you move it?
ask-choose-hex = Choose a hex.
ask-summon = Where does the summon appear?
ask-teleport = Teleport where?
ask-refresh = Which item do you refresh?
ask-cure = Which condition is removed?
ask-end-augment = Which Augment ends?
ask-rest-lose = Long rest: which discarded card do you lose?
ask-short-rest = { $cards ->
    [one] Take a short rest? 1 discarded card.
   *[other] Take a short rest? { $cards } discarded cards.
}
ask-redraw = The rest would cost you { $card }. Lose it, or suffer 1 damage and lose another at random?
ask-initiative = Your initiative is { $initiative }. Change it?
ask-extra-card-top = Which card from your hand do you play for its top action?
ask-extra-card-bottom = Which card from your hand do you play for its bottom action?
ask-extra-lead = Another turn: which card leads? It must be later than { $initiative }.

# Options
option-figure = { $figure } ({ $hp }/{ $most })
option-named = { $what }
option-number = { $n }
option-card = { $card } ({ $initiative }). Top: { $top }. Bottom: { $bottom }
option-card-short = Choose { $card } ({ $initiative })
option-top = { $card }, top: { $text }
option-bottom = { $card }, bottom: { $text }
option-attack-card = { $card } as Attack
option-move-card = { $card } as Move
option-hand-card = Lose { $card } from your hand
option-end-card = End { $card } in your active area
option-drop-card = End { $card } in your active area
option-drop-card-short = End { $card }
option-deed-bottom = Give up the bottom action of { $card } at { $hex }: { $text }
option-deed-top = Give up the top action of { $card } at { $hex }: { $text }
option-toil = Spend { $n } movement at { $hex }: { $text }
option-item = Use { $item }: { $text }
option-hex = Hex { $hex }
option-move-to = To { $hex }
option-move-via = By way of { $hex }
option-elements = { $elements }
option-by = { $n } (initiative { $initiative })
option-area = At { $hex }, turned { $turn }
option-along = Along { $hexes }
option-shape = On { $hexes }
option-act = It stops at { $hex }
option-act-attack = It stops at { $hex } and attacks { $targets }
option-act-attack-short = { $hex }: attacks { $targets }
option-augment = Augment { $n }
option-augment-of = { $text }
option-way = Choice { $n }
option-rest = Long rest
option-end = End the turn
option-stop = That is enough
option-effects = Choose which effects apply
option-keep-augments = Keep what is active; nothing new
option-skip = No
option-none = Not now
option-use = Use it
option-perform = Yes
option-suffer = Suffer the damage
option-suffer-exhausted = Suffer it: you are exhausted
option-discarded = Lose two discarded cards
option-crush = Against the wall or obstacle
option-move = Move
option-attack = Attack
option-short-rest = Short rest
option-no-rest = No rest
option-keep = Lose it
option-redraw = 1 damage, another card
option-perk-add = Add { $adds }
option-perk-remove = Remove { $removes }
option-perk-replace = Replace { $removes } with { $adds }
option-perk-items = Ignore negative item effects, add { $adds }
option-perk-items-only = Ignore negative item effects
option-perk-scenario = Ignore negative scenario effects, add { $adds }
option-perk-scenario-only = Ignore negative scenario effects

# Events
event-chose-cards = { $who } has chosen two cards.
event-declared-rest = { $who } declares a long rest.
event-revealed = { $who }: initiative { $initiative }, with { $lead } and { $second }.
event-turn-began = { $figure } acts.
event-played-top = { $who } plays the top of { $card }.
event-played-bottom = { $who } plays the bottom of { $card }.
event-played-attack = { $who } plays { $card } as a plain Attack.
event-played-move = { $who } plays { $card } as a plain Move.
event-stunned = { $figure } is stunned and does nothing.
event-card-discarded = { $card } is discarded.
event-card-lost = { $who } loses { $card }.
event-card-active = { $card } stays in { $who }'s active area.
event-card-recovered = { $who } recovers { $card }.
event-card-taken = { $who } lays out { $card } for another turn.
event-bonus-used = { $card } is used.
event-bonus-ended = { $card } ends.
event-rested = { $who } rests and takes back { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
event-short-rested = { $who } takes a short rest and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} back.
event-rest-drew = The rest picks { $card }.
event-moved = { $figure } moves { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}.
event-pushed = { $figure } is pushed.
event-pulled = { $figure } is pulled.
event-teleported = { $figure } appears elsewhere.
event-trap-sprung = { $figure } springs a trap.
event-hazard-entered = { $figure } enters hazardous terrain.
event-attacked = { $figure } attacks { $target }: { $value }, drawn { $used }, { $damage } damage.
event-suffered = { $figure } suffers { $damage } damage; { $left } left.
event-negated = { $figure } negates { $damage } damage.
event-retaliated = { $figure } retaliates against { $target }: { $damage } damage.
event-healed = { $figure } heals { $hp }.
event-condition-gained = { $figure } gains { $condition }.
event-condition-ended = { $figure } is free of { $condition }.
event-died = { $figure } dies.
event-exhausted = { $who } is exhausted.
event-fallen = { $who } dies for good.
event-shield-gained = { $figure } gains Shield { $value }.
event-retaliate-gained = { $figure } gains Retaliate { $value }.
event-infused = Now Strong: { $elements }.
event-consumed = { $figure } consumes { $elements }.
event-gained-xp = { $who } gains { $xp } xp.
event-looted-money = { $figure } loots { $tokens ->
    [one] 1 money token
   *[other] { $tokens } money tokens
}.
event-treasure-looted = { $who } loots a treasure.
event-item-used = { $who } uses { $item }.
event-item-refreshed = { $who } refreshes { $item }.
event-trap-made = { $figure } sets a trap.
event-trap-disarmed = { $figure } disarms a trap.
event-obstacle-made = { $figure } makes an obstacle.
event-obstacle-moved = { $figure } moves an obstacle.
event-obstacle-destroyed = { $figure } destroys an obstacle.
event-turned = { $figure } will fight its own this round.
event-commanded = { $figure } commands { $target }.
event-modifier-added = { $card } is shuffled into the deck of { $figure }.

# Why not
why-gh-select-05 = That card is discarded.
why-gh-select-07 = That card is lost.
why-gh-select-08 = That card is in your active area.
why-gh-select-10 = With fewer than two cards in hand you can only rest.
why-gh-select-03 = That is in another player's hand.
why-gh-rest-01 = A rest needs two discarded cards.
why-gh-round-03 = You play the two cards you have chosen.
why-gh-turn-01 = One top and one bottom action, from different cards.
why-gh-dmg-04 = The cards chosen for this round cannot be lost.
why-gh-move-01 = Too far.
why-gh-move-02 = No way leads there.
why-gh-move-04 = Somebody stands there.
why-gh-fly-02 = Somebody stands there.
why-gh-obst-01 = An obstacle is in the way.
why-gh-jump-02 = A jump cannot end there.
why-gh-atk-02 = Not an enemy.
why-gh-atk-03 = Out of range.
why-gh-atk-05 = A melee attack reaches the next hex only.
why-gh-los-01 = Out of sight.
why-gh-invis-01 = It is invisible.
why-gh-target-02 = It has been attacked with this already.
why-gh-equip-09 = That item is spent.
why-gh-equip-10 = That item is consumed.
why-gh-equip-16 = That item is not yours to use.
why-gh-use-01 = That item cannot be used now.
why-gh-stun-01 = You are stunned.
why-gh-elem-06 = That element is not there to consume.
why-gh-goal-04 = Battle goals are secret.
why-gh-mon-01 = Monsters act by their own cards.
why-gh-aoe-03 = The pattern does not reach there.
why-gh-aoe-05 = The pattern does not reach there.
why-gh-aoe-06 = Out of sight.
why-gh-aoe-08 = An area does not hit allies.
why-gh-effect-04 = Out of range.
why-gh-heal-01 = Only oneself or an ally is healed.
why-gh-heal-02 = Out of range.
why-gh-invis-05 = It is invisible.
why-gh-push-01 = A push leads away from the attacker with every hex.
why-gh-push-05 = Something is in the way.
why-gh-pull-01 = A pull leads closer to the attacker with every hex.
why-gh-lock-01 = The door is locked.
why-gh-piece-19 = It is not there this round.
why-gh-piece-24 = Nobody can attack it.
why-gh-piece-27 = For what is done there, a character beside it gives up an action.
why-gh-piece-28 = For what is done there, a character beside it spends points of movement.
why-gh-piece-29 = The rules of this scenario keep this starting place free.
why-gh-piece-34 = It has been laid down.
why-gh-piece-43 = In this scenario nobody can consume elements.
why-gh-los-05 = Out of sight.
why-gh-shop-06 = Not in the shop yet.
why-gh-target-03 = An ally is no target.
why-gh-turn-08 = Nobody is their own ally.
why-gh-turn-09 = It affects allies alone.
why-gh-recover-02 = This can never be recovered.
why-gh-recover-04 = The ability brings back another kind of card or item.

# Options of the game
setting-scenario = Scenario
setting-difficulty = Difficulty
setting-difficulty-easy = Easy
setting-difficulty-normal = Normal
setting-difficulty-hard = Hard
setting-difficulty-very-hard = Very hard
setting-character-level = Level of the characters
setting-character-level-1 = 1
setting-character-level-2 = 2
setting-character-level-3 = 3
setting-character-level-4 = 4
setting-character-level-5 = 5
setting-character-level-6 = 6
setting-character-level-7 = 7
setting-character-level-8 = 8
setting-character-level-9 = 9
setting-level = Scenario level
setting-level-none = As recommended
setting-level-0 = 0
setting-level-1 = 1
setting-level-2 = 2
setting-level-3 = 3
setting-level-4 = 4
setting-level-5 = 5
setting-level-6 = 6
setting-level-7 = 7
setting-items = Items
setting-items-suggested = Suggested for each class
setting-items-shop = Bought in the shop
setting-items-none = No items
setting-choose-hands = Players choose their hands
setting-solo = One person plays all characters
setting-open-information = Open information
setting-reduced-randomness = Reduced randomness
setting-permanent-death = Permanent death
setting-shared-decks = Monster types with the same deck
setting-shared-decks-one-card = share one card
setting-shared-decks-own-card = draw a card each
setting-redraw-damage = The damage of a short rest's redraw is negated
setting-redraw-damage-hand = with a card in hand only
setting-redraw-damage-any = with discarded cards too
setting-redraw-damage-none = never
setting-broken-rest = A long rest declared, if fewer than two discarded cards are left
setting-broken-rest-taken = is taken all the same
setting-broken-rest-lost = is lost with the turn
setting-name-targets = All targets of an attack are named before the first card is drawn
setting-stunned-items = A stunned character
setting-stunned-items-none = uses no items
setting-stunned-items-others-turns = uses items only in others' turns
setting-held-back = Stun and Disarm forbid abilities
setting-held-back-always = at all times
setting-held-back-own-turn = only in one's own turn
setting-wall-hexes = A wall hex of an area may be the one within range
setting-unperformed = A card used for an action with the lost symbol, if nothing of it was performed,
setting-unperformed-lost = is lost
setting-unperformed-discarded = is discarded

pick-classes = Class
# Questions of the classes in sealed boxes.
ask-suffer-up-to = How much damage do you suffer for it? At most { $most }.
ask-take-damage = { $figure } is about to be hurt. Suffer { $damage } damage instead?
ask-extra-turn = Another turn at once: which card leads?
ask-discard-card = Which card from your hand do you discard?
event-grounded = { $figure } can no longer fly.

# what a person may answer ahead
ahead-negate = Always take the damage, unless I would fall
ahead-short-rest = No short rest
ahead-redraw = A short rest loses the card that is drawn
ask-give-card = Who gets the card?
ask-lend = In whose active area do you place the card?
ask-attack-or-heal = Attack, or heal instead?
ask-move-or-heal = Move, or heal instead?
option-bonus-card = Use { $card }
event-card-given = { $who } receives { $card }.
option-heal = Heal
ask-end-song = Which Song ends?
ask-doom = Which enemy gets the Doom?
ask-end-doom = Which Doom ends?
ask-which-doom = Which Doom goes on?
ask-vantage = From whose hex do you attack?
ask-companion = Where does { $summon } start?
ask-forgo = Forgo an action of your turn for { $card }?
ask-forgo-top = Forgo the top action of your turn for { $card }?
ask-forgo-bottom = Forgo the bottom action of your turn for { $card }?
ask-redistribute = How much of the damage does { $figure } take? { $left } are left to spread.
event-redistributed = { $figure } spreads the damage anew.
ask-same-side = Which card do you play for its same half?
ask-equip-hands = What do you equip as well? Hands left: { $left }.
