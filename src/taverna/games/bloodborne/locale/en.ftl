# Questions
ask-play-card = Choose a card to play. It stays face down until everyone has chosen.
ask-transform = Transform: now that you have seen the others' cards, choose your weapon.
ask-weaken = Whose melee attack do you weaken?
ask-send-last = Who attacks last this round?
ask-upgrade = Take one of the Available Upgrades, or none.
ask-remove-card = You may own only 7 cards: choose one to remove from the game.
ask-use-up-card = { $monster }: choose a card from your hand for your used pile.

# Options
option-play-card = Play { $card }
option-transform = Transform into { $card }
option-weaken = Weaken { $whom }
option-send-last = Send { $whom } to the back
option-upgrade = Take { $card }
option-no-upgrade = Take no Upgrade
option-remove-card = Remove { $card } from the game
option-remove-used = Remove the { $card } in your used pile from the game
option-remove-played = Remove the { $card } on the table from the game
option-use-up-card = Put { $card } on the used pile
option-use-up-card-short = Use up { $card }

# What happened
event-final-boss-drawn = The dungeon belongs { $monster-id ->
    [the-hollow-moon] to the Hollow Moon
    [the-sleepless-king] to the Sleepless King
   *[other] to { $monster }
}.
event-round-began = Round { $round }. First Player: { $who }.
event-monster-revealed = { the-monster-first } { $monster-id ->
    [twin-gravewardens] appear
   *[other] appears
} with { $echoes ->
    [one] 1 Blood Echo
   *[other] { $echoes } Blood Echoes
}.
event-final-boss-came = The Final Boss: { the-monster } rises with { $echoes } Blood Echoes.
event-played = { $who } plays { $card }.
event-transformed = { $who } transforms: { $card }.
event-no-weapon = { $who } has no weapon left to transform.
event-cancelled = { $who }'s { $card } is cancelled.
event-regrew = { the-monster-first } { $monster-id ->
    [twin-gravewardens] regain
   *[other] regains
} { $amount ->
    [one] 1 Blood Echo
   *[other] { $amount } Blood Echoes
}.
event-hit = { $who } hits { the-monster-hit } with { $card } and collects { $amount ->
    [one] 1 Blood Echo
   *[other] { $amount } Blood Echoes
}.
event-missed = { $who } deals no damage with { $card }.
event-weakened = { $who } weakens { $whom }'s melee attack by { $amount }.
event-sent-last = { $who } makes { $whom } attack last.
event-rolled = { $who } rolls the { $die }: { $faces }, in all { $total }.
event-hurt = { $who } takes { $amount } damage ({ $hp } HP left).
event-kept-off = { $who } keeps off { $amount } damage.
event-paid-hp = { $card } costs { $who } { $amount } HP ({ $hp } HP left).
event-healed = { $who } recovers { $amount } HP ({ $hp } HP).
event-died = { $who } dies { $lost ->
    [0] with nothing to lose
    [one] and loses 1 Collected Blood Echo
   *[other] and loses { $lost } Collected Blood Echoes
}.
event-eliminated = { $who } is out of the game.
event-scavenged = { $who } picks up { $amount ->
    [one] 1 Blood Echo
   *[other] { $amount } Blood Echoes
} from { $whom }.
event-killed = { the-monster-first } { $monster-id ->
    [twin-gravewardens] are
   *[other] is
} slain!
event-trophy = { $who } gains a Trophy: { $type } (now worth { $worth }).
event-escaped = { the-monster-first } { $monster-id ->
    [twin-gravewardens] escape
   *[other] escapes
} with { $echoes ->
    [one] 1 Blood Echo
   *[other] { $echoes } Blood Echoes
}.
event-stays = { the-monster-first } { $monster-id ->
    [twin-gravewardens] stay
   *[other] stays
}: { $echoes ->
    [one] 1 Blood Echo
   *[other] { $echoes } Blood Echoes
} left.
event-lost-echoes = { $who } loses { $amount ->
    [one] 1 Collected Blood Echo
   *[other] { $amount } Collected Blood Echoes
}.
event-used-up = { $who } puts { $card } on the used pile.
event-stored = { $who } stores { $amount ->
    [one] 1 Blood Echo
   *[other] { $amount } Blood Echoes
}.
event-recovered = { $who } recovers { $amount ->
    [0] Hunter's Dream
    [one] 1 used card and Hunter's Dream
   *[other] { $amount } used cards and Hunter's Dream
}.
event-upgraded = { $who } takes the Upgrade { $card }.
event-removed-card = { $who }'s { $card } leaves the game.
event-rested = { $who } rests: { $hp } HP.
event-refilled = New Available Upgrades: { $cards }.
event-took-back = { $who } takes { $card } back to hand.
event-scored = { $who }: { $stored } Stored and { $trophies } for Trophies make { $total }.
event-won = Freed from the nightmare with { $total } Blood Echoes: { $who }.

# Refusals
why-bb-play-04 = That card is in your used pile: only cards in hand can be played.
why-bb-transform-01 = Transform needs a Melee Weapon or a Firearm.
why-bb-transform-04 = Whoever transforms must fight: the Dream is closed to you this round.
why-bb-upgrade-01 = Upgrades are only for those who played Hunter's Dream or died this round, in step 7.
why-bb-upgrade-02 = Upgrades are chosen in turn order: it is not your turn yet.
why-bb-upgrade-04 = The Upgrade deck only refills the Available Upgrades, at the end of step 7.
why-bb-upgrade-09 = Hunter's Dream can never leave the game or your hand that way.
why-bb-cards-06 = The Monster wants another card: Hunter's Dream cannot be used up.
why-bb-dream-06 = Only Hunter's Dream brings used cards back to your hand.
why-bb-death-02 = Your Hunter is dead until step 7 of this round and plays no card.
why-bb-end-02 = Used piles are open to all, but the cards are not yours to play.
why-bb-end-04 = The next Monster comes when this one is dead or gone.
why-bb-hit-01 = The Monster is attacked in step 5 by the weapons played.
why-bb-final-01 = The Final Boss waits until the Chalice Dungeon deck is empty.

# Options of a game
setting-final-boss = Final Boss
setting-final-boss-none = Drawn at random
setting-first-player = First Player
setting-first-player-none = Drawn at random

# The table
scene-table = The table
scene-seats = The Hunters
scene-mine = Your Hunter
scene-hand = Your hand
scene-my-used = Your used pile
scene-played = Cards played this round
scene-upgrades = Available Upgrades
scene-round = Round { $round }
scene-step-1 = Play
scene-step-2 = Transform
scene-step-3 = Immediate
scene-step-4 = Monster attacks
scene-step-5 = Hunters attack
scene-step-6 = Escape
scene-step-7 = Dream
scene-step-8 = End
scene-final-boss = Final Boss
scene-final-waits = Waits with { $echoes } Blood Echoes
scene-final-here = Fights now
scene-final-label = Final Boss: { $name }. { $text }
scene-slain = The Monster is slain.
scene-no-monster = The Monster is gone.
scene-monster-label = { $rank }: { $name }. { $types }, { $die }. { $echoes } of { $full } Blood Echoes left. { $text }
scene-rolled = Rolled
scene-faces = Its die
scene-total = = { $total }
scene-dungeon = Chalice Dungeon
scene-left = { $monsters ->
    [1] 1 Monster
   *[other] { $monsters } Monsters
}, { $bosses ->
    [1] 1 Boss
   *[other] { $bosses } Bosses
}
scene-upgrade-deck = Upgrade deck
scene-pile-label = { $name }: { $size ->
    [1] 1 card left
   *[other] { $size } cards left
}. { $more }
scene-die-letter-green = G
scene-die-letter-yellow = Y
scene-die-letter-red = R
scene-locked = { $who }'s card
scene-card-label = { $name }. { $kind }, damage { $damage }. { $text }
scene-played-label = Played by { $who }: { $card }
scene-source-rulebook = Values as the rulebook states them.
scene-source-public = Values from publicly known facts.
scene-source-stand-in = Values made up by us: the rulebook does not show this card.
scene-source-pack = Values from a pack of this table.
scene-out = Out of the game
scene-dead = Dead
scene-ready = Ready
scene-deciding = Deciding
scene-waiting = Waiting
scene-you = you
scene-seat-label = { $name }{ $you ->
    [yes] { " " }(you)
   *[no] { "" }
}{ $first ->
    [yes] , First Player
   *[no] { "" }
}. { $hp } HP, { $collected } Collected, { $stored } Stored, Trophies worth { $trophies }. { $state }.
scene-hp = { $hp } of 8 HP
scene-collected = { $n } Collected Blood Echoes: lost on death
scene-stored = { $n } Stored Blood Echoes: safe
scene-trophy = { $type }: { $n ->
    [1] 1 Trophy
   *[other] { $n } Trophies
}, worth { $worth }
scene-in-hand = in hand
scene-used = used
scene-used-pile = Used pile
scene-may-hold = Holds, as everyone has seen
scene-nothing = Nothing
scene-risk = The Monster's die
scene-odds = Chance of each total: { $odds }
scene-risk-fight = Death if you fight
scene-risk-dream = Death if you dream
scene-at-risk = Echoes you would lose
scene-won = { $who } got out of the nightmare
scene-decided-stored = Stored Blood Echoes decided it: { $n } against { $other }.
scene-decided-trophies = Trophies decided it: { $n } against { $other }.
scene-decided-shared = Level in everything: the night belongs to more than one.
scene-decided-tie = Level in points: the larger store of Blood Echoes decided it.
scene-hunter = Hunter
scene-col-stored = Stored
scene-col-trophies = Trophies
scene-col-total = Total
preview-damage = Deals at most { $n } damage here.
preview-left = Blood Echoes left when you strike, by how many strike before you
preview-dying = { $chance } chance that the attack kills you.
preview-store = Stores { $n ->
    [1] 1 Blood Echo
   *[other] { $n } Blood Echoes
}.
preview-at-risk = { $n ->
    [0] You have no Collected Blood Echoes to lose.
    [1] 1 Collected Blood Echo at risk.
   *[other] { $n } Collected Blood Echoes at risk.
}

# what a person may answer ahead
ahead-upgrade = Take no Upgrade
