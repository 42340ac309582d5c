# Questions around the figures' own turns
ask-battle-goal = Keep one battle goal; the other goes back.
ask-gain-card = Level { $level }: which card do you gain?
ask-perk = Level { $level }: which perk do you choose?
ask-buy = You have { $gold } gold. Buy an item?
ask-hand = Change a card of your hand, or go with this one.
ask-start = Where do you start?
ask-tie = Same initiative: who goes first?
ask-monster = { $figure } could act in several ways. Which one?
ask-standee = Not enough standees: which place is filled?
ask-spawn-where = Its hex is taken. Where does the monster appear?
ask-summon-where = { $figure } summons: where?
ask-escort = { $figure } could go several ways. Where to?
ask-flood = Which hex is flooded?
ask-go-beside = To which hex?
ask-give-up-item = Which item do you give up?
ask-flee = { $figure } flees. Where to?
ask-who = Who is affected?
ask-take-over = Take over what is carried? From whom?
ask-roll = The boulders of row { $row } roll. Where does the foremost stop?
ask-lose-card = Which card do you lose?
ask-recover = Which card do you recover?
ask-spend-item = Which item is spent?
ask-consume-item = Which item is consumed?
ask-refresh-item = Which item do you refresh?
ask-entrance = At which entrance do you start?
ask-promote = Which enemy becomes elite?
ask-return = Which enemy comes back?

option-done = Done
option-hand-swap = { $out } out, { $into } in
option-gate = Entrance of type { $what }

# What happened
event-scenario-began = { $scenario }, scenario level { $level }.
event-goal-kept = { $who } keeps a battle goal.
event-start-place = { $who } takes a starting place.
event-round-began = Round { $round }.
event-door-opened = { $figure } opens a door.
event-controlled = { $who } is under control and acts against the party this round.
event-left-map = { $who } leaves the map.
event-boulder-rolled = A boulder rolls on.
event-brought = { $figure } is taken elsewhere.
event-vanished = { $figure } is gone from the map.
event-came-back = { $figure } is there again.
event-woke = { $figure } wakes.
event-unharmed = { $figure } cannot be harmed.
event-took-over = { $figure } takes over what { $target } carried.
event-toiled = { $who } spends { $points ->
    [one] 1 point of movement
   *[other] { $points } points of movement
} here; { $left } more to go.
event-door-closed = Door { $door } closes.
event-door-unlocked = Door { $door } is no longer locked.
event-room-revealed = A room is revealed. { $monsters ->
    [0] Nobody is there.
    [one] One figure is there.
   *[other] { $monsters } figures are there.
}
event-room-told = { $text }
event-room-named = { $adjective } { $room }.
event-card-turned = { $monster }: initiative { $initiative }.
event-order-set = The initiative order is set.
event-spawned = { $figure } spawns.
event-summoned-monster = { $summoner } summons { $figure }.
event-summoned = { $summoner } summons { $figure }.
event-no-standee = { $monster }: no standee or no empty hex is left.
event-focused = { $figure } focuses on { $target }.
event-no-focus = { $figure } finds no focus.
event-piece-happened = { $text }
event-penalty-fell = { $text }
event-got-gold = { $who } gains { $gold } gold.
event-deck-shuffled = { $monster }: the ability deck is shuffled.
event-succeeded = The goal is met! The round is played to its end.
event-failed = The scenario is lost. The round is played to its end.
event-scored = { $who }: { $xp } experience, { $gold } gold, { $checks ->
    [0] no check marks
    [one] 1 check mark
   *[other] { $checks } check marks
}.

setting-penalties = Penalties of a random dungeon
setting-penalties-suggested = None, then minor, then major
setting-penalties-none = None
setting-penalties-minor = Minor in every room
setting-penalties-major = Major in every room

setting-scenario-solo-brute = Alone (Brute): Return to the Black Barrow
setting-scenario-solo-tinkerer = Alone (Tinkerer): An Unfortunate Intrusion
setting-scenario-solo-spellweaver = Alone (Spellweaver): Corrupted Laboratory
setting-scenario-solo-cragheart = Alone (Cragheart): Stone Defense
setting-scenario-solo-nightshroud = Alone (Nightshroud): Harvesting the Night
setting-scenario-solo-plagueherald = Alone (Plagueherald): Plagued Crypt
setting-scenario-solo-berserker = Alone (Berserker): Unnatural Insults
setting-scenario-solo-scoundrel = Alone (Scoundrel): Armory Heist
setting-scenario-solo-mindthief = Alone (Mindthief): Rodent Liberation
setting-scenario-solo-sunkeeper = Alone (Sunkeeper): Caravan Escort
setting-scenario-solo-quartermaster = Alone (Quartermaster): Storage Fees
setting-scenario-solo-summoner = Alone (Summoner): Plane of Wild Beasts
setting-scenario-solo-soothsinger = Alone (Soothsinger): Battle of the Bards
setting-scenario-solo-doomstalker = Alone (Doomstalker): Corrupted Hunt
setting-scenario-solo-sawbones = Alone (Sawbones): Aftermath
setting-scenario-solo-elementalist = Alone (Elementalist): Elemental Secrets
setting-scenario-solo-beast-tyrant = Alone (Beast Tyrant): The Caged Bear
