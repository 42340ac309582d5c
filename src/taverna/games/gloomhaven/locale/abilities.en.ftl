# What is printed on cards, items and stat cards, made from the data (see cards_text.py).
print-card = { $card }, initiative { $initiative }. { $top } { $bottom }
print-top = Top: { $text }.
print-bottom = Bottom: { $text }.
print-x = { $letter }: { $what }
print-or = { $rest } or { $last }
print-and = { $rest } and { $last }
print-only-if = If { $test }: { $text }
print-head-if = { $head }, if { $test }
print-with-characters = With { $n } characters: { $text }
print-instead = instead { $text }

print-poison = Poison
print-wound = Wound
print-immobilize = Immobilize
print-disarm = Disarm
print-stun = Stun
print-muddle = Muddle
print-curse = Curse
print-invisible = Invisible
print-strengthen = Strengthen
print-bless = Bless
print-element-fire = Fire
print-element-ice = Ice
print-element-air = Air
print-element-earth = Earth
print-element-light = Light
print-element-dark = Dark
print-element-any = any element
print-elements-any = { $n ->
    [1] any one element
   *[other] any { $n } elements
 }
print-rank-normal = normal
print-rank-elite = elite
print-rank-boss = boss

print-move = Move { $value }
print-jump = Jump
print-fly = Flying
print-straight = in a straight line
print-loots = loot every hex entered
print-clears = destroy obstacles and disarm traps on the way
print-to-beside-obstacle = end next to an obstacle
print-attack = Attack { $value }
print-range = Range { $value }
print-targets = Target { $value }
print-pierce = Pierce { $value }
print-push = Push { $value }
print-pull = Pull { $value }
print-heal = Heal { $value }
print-self = Self
print-repeated = { $value } times
print-shield = Shield { $value }
print-retaliate = Retaliate { $value }
print-retaliate-xp = { $n } xp each time
print-damage = { $value } damage
print-suffer = { $own ->
    [yes] Suffer { $value } damage
   *[no] It suffers { $value } damage
 }
print-kill = Kill { $whom }
print-kill-instead = kill { $whom } instead
print-kill-target = if the target is { $ranks }, kill it instead
print-loot = Loot { $value }
print-most = up to { $n } tokens and tiles
print-money = { $value } money tokens from the supply
print-summon = Summon: { $name }
print-summon-hp = with as many hit points as it has itself, at most its own maximum
print-summon-stats = Hit points { $hp }, Move { $move }, Attack { $attack }, Range { $range }
print-summon-monster = Summon { $rank ->
    [elite] elite
   *[normal] normal
 } { $monster }{ $many ->
    [yes] {" "}× { $n }
   *[no] {""}
 }
print-recover = Recover { $most ->
    [0] all your { $kind ->
        [lost] lost
       *[discarded] discarded
     } cards
    [1] one { $kind ->
        [lost] lost
       *[discarded] discarded
     } card
   *[other] up to { $most } { $kind ->
        [lost] lost
       *[discarded] discarded
     } cards
 }
print-recover-ally = { $whom } may recover { $most ->
    [0] all of their
    [1] one of their
   *[other] up to { $most } of their
 } { $kind ->
    [lost] lost
   *[discarded] discarded
 } cards
print-recover-neighbour = { $whom } may recover one lost card of an ally next to them
print-then-lose = then loses { $n ->
    [1] one card
   *[other] { $n } cards
 }
print-refresh-ally = { $whom } may refresh { $most ->
    [0] all of their
    [1] one of their
   *[other] up to { $most } of their
 } { $kind ->
    [spent] spent
    [consumed] consumed
   *[any] spent or consumed
 } { $small ->
    [yes] small items
   *[no] items
 }
print-refresh = Refresh { $most ->
    [0] all { $kind ->
        [spent] spent
        [consumed] consumed
       *[any] spent or consumed
     } { $small ->
        [yes] small items
       *[no] items
     }
    [1] one { $kind ->
        [spent] spent
        [consumed] consumed
       *[any] spent or consumed
     } { $small ->
        [yes] small item
       *[no] item
     }
   *[other] up to { $most } { $kind ->
        [spent] spent
        [consumed] consumed
       *[any] spent or consumed
     } { $small ->
        [yes] small items
       *[no] items
     }
 }
print-infuse = Infuse { $elements }
print-attacks-infuse = its attacks infuse { $elements }
print-consuming = consume { $elements }
print-area = area of { $n } hexes
print-consume = consume { $elements }: { $text }
print-create-trap = { $n ->
    [1] Create a trap{ $near ->
        [yes] {" "}in an adjacent hex
       *[no] {""}
     }: { $harm }
   *[other] Create { $n } traps: { $harm }
 }
print-nearest-enemy = in the adjacent empty hex closest to an enemy
print-trap-xp = { $n } xp when an enemy springs it
print-disarm-trap = { $near ->
    [yes] Disarm an adjacent trap
   *[no] Disarm a trap
 }
print-trap-hits = its effects hit { $whom }
print-obstacle-killed = Create an obstacle where the enemy died
print-create-obstacle = { $n ->
    [1] Create an obstacle { $size ->
        [1] of one hex
       *[other] of { $size } hexes
     }
   *[other] Create { $n } obstacles of one hex
 }
print-destroy-obstacle = { $n ->
    [0] Destroy all obstacles
    [1] { $near ->
        [yes] Destroy an adjacent obstacle
       *[no] Destroy an obstacle
     }
   *[other] Destroy { $n } obstacles
 }
print-move-obstacle = Move an adjacent one-hex obstacle to an empty hex within range { $n }
print-choose-hex = Choose a hex within range { $n }
print-command = { $enemy ->
    [yes] Force { $whom } to perform, as you decide{ $more }
   *[no] { $whom } may perform{ $more }
 }
print-command-targets-enemies = taking its own allies for enemies
print-command-end-beside = ending next to you
print-command-with-augments = with the effects of your Augments
print-turncoat = { $whom } fights its own allies this round
print-turncoat-controlled = { $whom } fights its own allies this round, and you decide how
print-cure = { $most ->
    [0] Remove all negative conditions
    [1] Remove one negative condition
   *[other] Remove { $most } negative conditions
 }
print-lose-cards = { $n ->
    [1] lose one card
   *[other] lose { $n } cards
 }
print-one-of = One of these
print-teleport = Move to an empty hex, wherever it is
print-special = Special { $n }
print-scenario-rule = A rule of the scenario
print-through = a Push may go into obstacles: each is destroyed, 2 damage to the target, 1 xp
print-crush = { $n } damage and 1 xp for each hex a wall or obstacle stops the Push
print-ranged = ranged
print-all-on-one = all on one enemy
print-advantage = Advantage
print-disadvantage = Disadvantage
print-attackers-disadvantage = attackers have Disadvantage
print-ignores-shield = ignores Shield
print-immune = immune to { $conditions }
print-rolling = { $card }, rolling
print-xp = { $n } xp
print-xp-amount = { $value } xp
print-xp-per-target = { $n } xp per target
print-xp-per-kill = { $n } xp per kill
print-slots = { $n ->
    [1] once
   *[other] { $n } times
 }{ $xp ->
    [0] {""}
   *[other] , { $xp } xp in all
 }

print-plus-attack = { $value } Attack
print-plus-move = { $value } Move
print-plus-heal = { $value } Heal
print-plus-damage = { $value } damage
print-plus-push = { $value } Push
print-plus-pull = { $value } Pull
print-plus-shield = { $value } Shield
print-plus-retaliate = { $value } Retaliate
print-plus-loot = { $value } Loot
print-plus-recover = { $value } card
print-plus-plain = { $value }
print-for-round = { $text } (Self, this round)
print-plus-range = { $value } Range
print-plus-targets = +{ $value } Target
print-plus-reach = reaches enemies up to { $value } hexes away
print-times = Attack × { $n }
print-instead-whom = instead { $whom }
print-instead-area = area of { $n } hexes instead
print-negate = no damage

print-fate-augment = Augment
print-fate-round = this round
print-fate-persistent = persistent
print-fate-lost = lost
print-fate-unrecoverable = cannot be recovered

print-who-enemy = { $count ->
    [all] all{ $near } enemies
    [one] one{ $near } enemy
   *[some] { $n }{ $near } enemies
 }
print-who-ally = { $count ->
    [all] all{ $near } allies
    [one] one{ $near } ally
   *[some] { $n }{ $near } allies
 }
print-who-ally-or-self = you or one{ $near } ally
print-who-self-and-allies = { $own ->
    [yes] you and all{ $near } allies
   *[no] itself and all{ $near } allies
 }
print-who-figures = { $count ->
    [all] all other{ $near } figures
    [one] one other{ $near } figure
   *[some] { $n } other{ $near } figures
 }
print-who-enemy-or-ally = { $count ->
    [all] all{ $near } enemies and allies
    [one] one{ $near } enemy or ally
   *[some] { $n }{ $near } enemies or allies
 }
print-adjacent = { $many ->
    [yes] adjacent
   *[no] adjacent
 }
print-within = within range { $value }
print-in-its-range = within range
print-anywhere = anywhere on the map
print-where-moved-through = you moved through
print-where-room = in the same room
print-where-path = on the path to the target, target included
print-where-area = in the area
print-where-entered = next to the hexes entered
print-around-target = { $near ->
    [yes] next to the target
   *[no] within range { $value } of the target
 }
print-around-killed = { $near ->
    [yes] next to the one killed
   *[no] within range { $value } of the one killed
 }
print-around-obstacle = { $near ->
    [yes] { $several ->
        [yes] next to any of those obstacles
       *[no] next to that obstacle
     }
   *[no] within range { $value } of that obstacle
 }
print-around-chosen = { $near ->
    [yes] next to that hex
   *[no] within range { $value } of that hex
 }

print-test-rank = { $ranks }
print-test-has = with { $conditions }
print-test-self-has = while you have { $conditions }
print-test-alone = next to none of its allies
print-test-beside-ally = next to an ally of yours
print-test-melee = melee
print-test-ranged = ranged
print-test-straight = you moved in a straight line
print-test-returned = you ended where you began
print-test-summoned = summons
print-test-targeting-self = an attack on you
print-test-adjacent = adjacent
print-test-single = one target
print-test-hp-at-most = at most { $n } hit points
print-test-moved-at-least = you moved { $n } or more hexes this turn
print-test-moved-at-most = { $n ->
    [1] you moved at most one hex this turn
   *[other] you moved at most { $n } hexes this turn
 }
print-test-enemies-adjacent = { $n } or more enemies are adjacent
print-test-characters = { $n } characters
print-if-rank = the target is { $ranks }
print-if-has = the target has { $conditions }
print-if-self-has = you have { $conditions }
print-if-alone = the target is next to none of its allies
print-if-beside-ally = { $own ->
    [yes] the target is next to an ally of yours
   *[no] the target is next to an ally of the attacker
 }
print-if-what = the target is a { $names }

print-sum-times = { $n } × { $what }
print-sum-half-target = half the target's maximum hit points, rounded down
print-sum-half-target-up = half the target's maximum hit points, rounded up
print-sum-half-own = half of the hit points left, rounded up
print-sum-A = Attack
print-sum-M = Move
print-sum-R = Range
print-sum-H = hit points at most
print-sum-hp = the hit points left
print-sum-C = characters
print-sum-L = scenario level
print-sum-moved = hexes moved this turn
print-sum-moved-now = hexes moved with this action
print-sum-dealt = damage dealt this turn
print-sum-target-conditions = negative conditions on the target
print-sum-target-shield = Shield of the target
print-sum-target-hp = hit points of the target
print-sum-target-max = hit points of the target at most
print-sum-target-damage = damage the target suffered
print-sum-allies-by-target = your allies next to the target
print-sum-allies-in-2 = allies within range 2
print-sum-enemies-adjacent = adjacent enemies
print-sum-obstacle-hexes = hexes of the obstacles destroyed
print-sum-targets = enemies targeted
print-sum-killed = enemies killed
print-sum-damaged = enemies damaged
print-sum-level = level
print-sum-scouts = Vermling Scouts on the map

print-bonus-taunt = Attacks on adjacent allies target you instead
print-bonus-moves-as-attacks = You may treat Move abilities as Attacks of the same value
print-bonus-augments-ranged = Your Augments work on ranged attacks too
print-bonus-augments-two = Two Augments may be active
print-bonus-destroys-obstacle = each use destroys an adjacent obstacle
print-on-attack = { $manner ->
    [melee] On your melee attacks
    [ranged] On your ranged attacks
   *[any] On your attacks
 }
print-on-attack-whom = { $manner ->
    [melee] On melee attacks of { $whom }
    [ranged] On ranged attacks of { $whom }
   *[any] On attacks of { $whom }
 }
print-on-attack-with = { $manner ->
    [melee] On your melee attacks and those of { $whom }
    [ranged] On your ranged attacks and those of { $whom }
   *[any] On your attacks and those of { $whom }
 }
print-on-attack-action = { $manner ->
    [melee] On your melee Attack abilities
    [ranged] On your ranged Attack abilities
   *[any] On your Attack abilities
 }
print-on-attacked = { $manner ->
    [melee] When a melee attack targets you
    [ranged] When a ranged attack targets you
   *[any] { $own ->
        [yes] When you are attacked
       *[no] When it is attacked
     }
 }
print-on-damaged = { $next ->
    [yes] The next time you would suffer damage
   *[no] { $attack ->
        [yes] When an attack would damage you
       *[no] When you would suffer damage
     }
 }
print-on-heal = On your Heals
print-on-turn-start = At the start of your turns
print-on-turn-end = At the end of your next turns
print-on-death = When it dies

print-moment-own-turn = In your turn
print-moment-own-move = On a Move
print-moment-own-attack = On an attack
print-moment-own-melee = On a melee attack
print-moment-own-ranged = On a ranged attack
print-moment-own-attack-action = On a whole Attack ability
print-moment-own-heal = On a Heal
print-moment-attacked = When you are attacked
print-moment-damaged = When an attack damages you
print-moment-drew = After a modifier card is drawn
print-moment-condition = When you would gain a negative condition
print-moment-long-rest = On a long rest
print-moment-short-rest = On a short rest
print-moment-round-start = Before cards are chosen
print-moment-initiative = After cards are revealed
print-moment-killed = When you kill
print-moment-exhausted = When you would be exhausted
print-moment-adjacent-enemy-attacks = When an adjacent enemy attacks
print-moment-always = Always
print-moment-loot = When you loot
print-moment-turn-end = At the end of your turn
print-moment-ally-attack-action = On an Attack ability of an ally
print-moment-enemy-consumes = When an enemy would consume an element
print-moment-own-loot = On a Loot 1
print-moment-own-obstacle = When you create an obstacle
print-moment-summon-damaged = When an attack damages a summon of yours
print-item-for-it = For it
print-item-default-move = the default Move is { $n }
print-item-default-attack = the default Attack is { $n }
print-item-small-items = room for { $n } more small items
print-item-initiative = initiative { $n } higher or lower
print-item-without-minus = { $n } −1 cards fewer in your deck
print-item-immovable = enemies and scenario effects cannot push or pull you
print-item-uses = { $n } uses
print-item-once-a-turn = once per turn
print-item-minus = { $n ->
    [1] adds a −1 card to your deck
   *[other] adds { $n } −1 cards to your deck
 }
print-item-forced = used whenever it applies
print-after-spent = spent after use
print-after-consumed = consumed by use
print-after-kept = stays ready

# The words of the classes in sealed boxes.
print-for-price = At a price ({ $price }): { $text }
print-suffer-up-to = You may suffer up to { $value } damage
print-set-hp = your hit points become { $n }, which is no damage
print-exhaust = you become exhausted
print-discard-cards = { $n ->
    [1] discard one card
   *[other] discard { $n } cards
 }
print-extra-turn = { $whom } may at once take another turn with two cards from hand
print-command-xp-each = { $n } xp for each who does
print-refresh-hands = held in one hand or in two
print-grounds = the target can no longer fly
print-takes-on = When damage is due to { $whom }, you may suffer it instead, { $n } less
print-test-below-half = you have fewer hit points than half your maximum, rounded up
print-test-outmatched = with fewer hit points than half of those you have lost
print-test-deadly = it would leave you without hit points
print-test-not-strong = { $element } is not Strong
print-bonus-hardy = You are immune to all negative conditions
print-bonus-rests-well = If you take a short rest at the end of this round, you gain all that a long rest brings
print-bonus-overheal = You may be healed up to { $n } hit points; your maximum stays the same for all effects
print-bonus-spikes = Each of your Retaliates is { $n } higher
print-bonus-with-item = Once in each of your Attack actions, if you use an item: +{ $n } Attack to the whole of it
print-on-move = On your Moves
print-on-move-whom = On Moves of { $whom }
print-on-attacked-with = { $manner ->
    [melee] When a melee attack targets you or { $whom }
    [ranged] When a ranged attack targets you or { $whom }
   *[any] When an attack targets you or { $whom }
 }
print-on-damaged-with = When you or { $whom } would suffer damage
print-on-attack-action-whom = { $manner ->
    [melee] On melee Attack abilities of { $whom }
    [ranged] On ranged Attack abilities of { $whom }
   *[any] On Attack abilities of { $whom }
 }
print-on-healed = When you are healed
print-on-hurt = When you have suffered damage
print-on-round-end = At the end of each round
print-on-long-rest = When you take a long rest
print-sum-missing = hit points you have lost
print-sum-lost-cards = cards you have lost
print-sum-paid = damage you suffered
print-sum-damage-done = damage done
print-sum-target-missing = hit points the target has lost
print-sum-fifth-done = 1 for every 5 damage done
print-sum-three-and-paid = 3 and the damage you suffered
print-sum-four-and-paid = 4 and the damage you suffered
print-this-turn = { $head } for the rest of this turn
print-test-augmented = elements were consumed with this action
print-test-plain = none were consumed with this action
print-bonus-sees-hidden = You can target invisible enemies
print-on-before-attack = Before your Attack actions
print-times-move = Move × { $n }
print-last-part = as the last part of the action
print-on-turn-end-each = At the end of each of your turns
print-fate-lent = placed in the active area of an adjacent ally, as if it were theirs
print-give-card = Give { $whom } a { $card } card from your supply ({ $text })
print-recover-some = { $whom } may each recover up to { $most } of their { $kind ->
    [lost] lost
   *[discarded] discarded
 } cards
print-bonus-as-heals = You may perform your Attacks and Moves as Heals of their value +{ $n } instead, without the conditions of the Attack; Range 1 where it has none
print-on-own-turn = Once in each of your next turns
print-on-heal-before = Before each of your Heals
print-test-missing-at-least = lacking { $n } or more hit points
print-test-conditions-at-least = with { $n } or more negative conditions
print-sum-allies-adjacent = allies adjacent to you
print-targeted = that figure
print-bonus-hardy-all = You and all allies are immune to all negative conditions
print-test-beside-has = next to an ally of theirs with { $conditions }
print-cure-only = Remove { $conditions }
print-again = { $n } damage instead to one who has it already
print-bonus-flying = You can fly
print-on-null-by-curse = When a Curse brings an attack of { $whom } to nothing
print-sum-half-damaged = 1 for every 2 allies damaged
print-on-attack-action-next = On your next Attack ability
print-who-summon = { $count ->
    [all] all{ $near } summoned allies
    [one] one{ $near } summoned ally
   *[some] { $n }{ $near } summoned allies
 }
print-who-self-and-summons = you and all{ $near } summoned allies
print-test-own = your own
print-test-beside-summon = next to a summoned ally of yours
print-on-move-with = On your Moves and those of { $whom }
print-on-damaged-whom = When { $whom } would suffer damage
print-sum-summons = summoned allies
print-swap = Change places with { $whom }
print-cleanse-deck = Remove all Curse cards from your attack modifier deck and shuffle its discards back into it
print-at-end = At the end of its turn
print-song = 1 xp at the start of each of your turns
print-fate-song = Song
print-bonus-songs-two = Two Songs may be active, but only one of them brings experience
print-once-a-turn = on one attack in each turn
print-on-attacked-whom = { $manner ->
    [melee] When a melee attack targets { $whom }
    [ranged] When a ranged attack targets { $whom }
   *[any] When an attack targets { $whom }
 }
print-on-damaged-next-whom = The next time { $whom } would suffer damage
print-on-turn-start-whom = At the start of the turns of { $whom }, they may perform
print-on-before-attack-whom = Before the Attack actions of { $whom }, they may perform
print-on-curse-given = When you give an enemy Curse, give it another one
print-fate-doom = Doom: placed on any one enemy until it dies or another Doom is played
print-doom-attacked = On attacks on the doomed enemy
print-doom-its-death = When the doomed enemy dies
print-doom-hurt = Each time the doomed enemy suffers damage
print-doom-turn-start = At the start of each turn of the doomed enemy
print-doom-owner-turn = At the start of your next turns a marker advances; after the last
print-doom-doomed-dies = When a doomed enemy dies
print-doom-doom-ends = When a doomed enemy dies within range 2 of another enemy, one Doom goes on to that one
print-bonus-dooms-two = Two Dooms may be active on the same enemy
print-bonus-spreads = If the doomed enemy dies within range 2 of another enemy, all its Dooms go on to that one
print-bonus-reveals = All enemies lose Invisible and cannot gain it
print-bonus-saps = Attack, Move and Range of the doomed enemy are { $n } lower
print-test-undamaged = undamaged
print-test-doomed = doomed
print-test-by-self = yours
print-test-by-ally = by allies
print-test-by-self-and-allies = by you or allies
print-test-by-summon = by summoned allies
print-trap-blast = when it is sprung, enemies next to it: { $harm }
print-transfer-dooms = All your Dooms go to { $whom }
print-to-towards-friend = directly towards the closest hex next to one of your allies
print-sum-target-range-left = by how much the range of the attack exceeds the distance
print-sum-half-targets = 1 for every 2 enemies targeted
print-teleport-killed = Teleport to its hex
print-if-doomed = the target is doomed
print-if-undamaged = the target is undamaged
print-any-range = any Range
print-doom-only = Only on an enemy that is { $ranks }
print-infuse-may = You may infuse { $elements }
print-chain = then { $n } new { $n ->
    [one] enemy
   *[other] enemies
 } in turn, each within range 2 of the one before and for 1 less
print-plus-chain = one more enemy in the chain
print-vantage = You may perform Attacks as if you stood in its hex
print-test-exactly = at exactly range { $n }
print-on-consumed = At the end of each of your actions in which you consume an element, you may perform
print-who-companion = your companion
print-recover-summons = only cards that summon
print-swap-two = { $whom } change places
print-redistribute = Spread all damage of { $whom } among them anew, as you like; nobody dies of it
print-all-adjacent = It attacks all adjacent enemies
print-forgo = { $half ->
    [top] In rounds in which you forgo your top action before your companion acts
   *[bottom] In rounds in which you forgo your bottom action before your companion acts
 }, { $text }
print-moment-song = After you perform a Song
print-moment-doom = After you perform a Doom
print-moment-command = After you command your companion
print-equip = Equip items for { $n } hands, besides those you have on
print-bonus-festers = Enemies suffer { $n } more damage from Wound
print-on-attack-its = On its attacks
print-if-conditions-at-least = the target has { $n ->
    [one] a negative condition
   *[other] at least { $n } negative conditions
 }
print-sum-neighbours = figures adjacent to it
