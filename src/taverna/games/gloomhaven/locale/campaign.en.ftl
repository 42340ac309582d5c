# Questions between scenarios
ask-quest = Keep one personal quest; the other goes back to the deck.
ask-create = A new character: which class, at which level?
ask-level-up = Level { $level }: which card do you gain?
ask-mark-perk = Which perk do you mark?
ask-city = { $hero } in Gloomhaven, { $gold } gold. What now?
ask-city-retire = { $hero } has fulfilled the personal quest. Do what is left to do, then retire. { $gold } gold.
ask-event = { $title }: what do you do?
ask-result = You must choose one of these.
ask-agree-event = { $who } proposes: { $option } Agreed?
ask-agree-travel = { $who } wants to go to { $scenario }. Agreed?
ask-agree-casual = { $who } wants to play { $scenario } casually. Agreed?
ask-agree-random-dungeon = { $who } wants to explore a random dungeon. Agreed?
ask-agree-home = { $who } wants to go back to Gloomhaven. Agreed?
ask-agree-onward = { $who } wants to go on without visiting Gloomhaven. Agreed?
ask-agree-who = { $who } thinks it should be { $whom }. Agreed?
ask-agree-who-item = { $who } would give { $item } to { $whom }. Agreed?
ask-agree-open = { $who } would choose { $scenario }. Agreed?
ask-travel = Where does the party go?
ask-home = Back to Gloomhaven, or straight on to the next scenario?
ask-home-brief = Back to Gloomhaven, or straight on to the next scenario? After a casual scenario there is no new visit to the city.
ask-share = { $paying ->
    [yes] The party still owes { $left } gold. How much do you pay?
   *[no] { $left } gold to divide. How much do you take?
}
ask-equip = What do you wear? Only what is equipped can be used.
ask-who-item = Who gets { $item }?
ask-open = Which of these scenarios is opened?
ask-discard = Which card do you discard before it begins?
ask-give-up = What do you give up? It begins the scenario consumed.

# Options
option-quest = { $quest }: { $tasks } Opens: { $box }.
option-create = { $class }, level { $level }, { $gold } gold
option-create-at = Level { $level }, { $gold } gold
option-ready = Ready
option-event = City event
option-donate = Donate 10 gold to the Sanctuary of the Great Oak
option-retire = Retire
option-another = Play another character
option-stay = Stay with this character
option-waiting = { $hero } again, level { $level }, { $gold } gold
event-page-read = From the Town Records: { $text }
event-hero-died = { $hero } has died for good.
event-heroes-changed = { $hero } takes the place of { $gone }.
event-hero-came = { $hero } joins the party.
option-catch-up = Level up to the city's prosperity
option-kit = Buy the kit suggested for a newcomer
option-shop-buy = Buy { $item } for { $gold } gold: { $text }
option-shop-sell = Sell { $item } for { $gold } gold
option-enhance-top = { $card }, top, { $text }: { $sticker } on { $line } for { $gold } gold
option-enhance-bottom = { $card }, bottom, { $text }: { $sticker } on { $line } for { $gold } gold
option-yes = Agreed
option-no = No
option-home = Return to Gloomhaven
option-onward = Straight on
option-scenario = #{ $number } { $scenario }
option-casual = #{ $number } { $scenario }, casually
option-random-dungeon = Explore a random dungeon
option-seat = { $who }
option-gold = { $gold } gold
option-wear = Equip { $item }: { $text }
option-take-off = Take off { $item }

# Amounts and places
some-gold = { $n } gold
some-xp = { $n } experience
some-checks = { $many ->
    [1] { $n } check mark
   *[other] { $n } check marks
}
some-damage = { $n } damage
some-bless = Bless cards: { $n }
some-curse = Curse cards: { $n }
some-minus = -1 cards: { $n }
some-discard = cards to discard: { $n }
some-spend-head = a used Head item
some-spend-body = a used Body item
some-spend-legs = a used Legs item
some-spend-one-hand = a used One-Hand item
some-spend-two-hand = a used Two-Hand item
some-spend-small = a used Small Item
some-sticker-plus = +1
some-sticker-jump = Jump
some-sticker-any = any element
some-sticker-hex = one more hex
some-line-value = the main line
some-line-range = Range
some-line-area = the area
some-line-push = Push
some-line-pull = Pull
some-line-pierce = Pierce
some-line-targets = Target
some-line-shield = Shield
some-line-retaliate = Retaliate
some-line-conditions = the main line
some-line-summon-hp = the summon's hit points
some-line-summon-move = the summon's Move
some-line-summon-attack = the summon's Attack
some-line-summon-range = the summon's Range
print-envelope-a = Envelope A
print-envelope-b = Envelope B
print-envelope-x = Envelope X

# What has happened
event-hero-changed = { $hero }: { $changes }.
event-laid-ahead = { $hero } begins the next scenario with { $waits }.
event-got-item = { $hero } gets { $item }.
event-reputation-changed = The party's reputation is now { $now }.
event-prosperity-changed = Gloomhaven's prosperity track is now at { $now }.
event-achievement-gained = Achievement: { $achievement }.
event-achievement-lost = Achievement lost: { $achievement }.
event-scenario-opened = New on the map: { $scenario }.
event-scenario-done = { $scenario } is completed.
event-design-gained = The shop now has { $item }.
event-event-added = { $road ->
    [yes] A new card joins the road events.
   *[no] A new card joins the city events.
}
event-box-opened = Opened: { $box }.
event-event-read = { $title }. { $text }
event-event-decided = The party decides: { $option }
event-outcome-read = { $text }
event-item-parted = { $hero } parts with { $item }.
event-event-put-away = { $kept ->
    [yes] The card goes back under its deck.
   *[no] The card leaves the game.
}
event-hero-created = { $named ->
    [yes] { $hero } joins the party: { $what }.
   *[no] { $hero } joins the party.
 }
event-quest-kept = { $hero } has a personal quest.
event-levelled-up = { $hero } reaches level { $level } and gains { $card }.
event-perk-marked = { $hero } marks a perk.
event-bought = { $hero } buys { $item } for { $gold } gold.
event-sold = { $hero } sells { $item } for { $gold } gold.
event-donated = { $hero } donates 10 gold to the Sanctuary of the Great Oak.
event-enhanced = { $hero } enhances { $card } with { $sticker } for { $gold } gold.
event-retired = { $hero } retires.
event-travelled = { $casual ->
    [yes] The party goes to { $scenario }, casually.
   *[no] The party sets out for { $scenario }.
}
event-came-home = The party returns to Gloomhaven.
event-rewarded = { $scenario } is won. The party takes its reward.

# Settings
setting-mode = What is played
setting-mode-scenario = A scenario
setting-mode-campaign = A campaign
setting-names = Hero's name
setting-party-name = Party's name
setting-consent = What the party decides
setting-consent-all = all must agree on
setting-consent-anyone = whoever speaks first decides
setting-casual-visits = A casual scenario opens a new visit to Gloomhaven

why-gh-create-01 = Someone has to take this seat first.
why-gh-quest-01 = You keep one of the two personal quests dealt to you, before anything else.
why-gh-lvlup-01 = You have enough experience: level up first.
why-gh-lvlup-02 = Characters level up only in the city.
why-gh-lvlup-04 = You gain a card of your class that you do not have yet, of your new level at most.
why-gh-lvlup-05 = Mark the perk you have gained first.
why-gh-lvlup-06 = All boxes of that perk are marked.
why-gh-visit-01 = That can be done only on a visit to Gloomhaven.
why-gh-retire-01 = Whoever fulfils their personal quest in Gloomhaven retires on that visit, and nobody else does.
why-gh-retire-02 = Whoever has to retire, or has retired, plays no further scenarios.
why-gh-retire-14 = Without a personal quest nobody retires.
why-gh-city-01 = One city event per visit.
why-gh-donate-01 = Each character may donate 10 gold once per visit.
why-gh-prosp-04 = You are not below the prosperity level of the city.
why-gh-game-03 = Each class is played by one person in the party only.
why-gh-shop-01 = You do not have the gold for it.
why-gh-shop-08 = The shop does not have it yet: designs, and a city that prospers, bring more items.
why-gh-quest-04 = This item is yours for your quest and cannot be sold.
why-gh-shop-05 = Items belong to their character: nothing is traded.
why-gh-shop-10 = All copies of that item are taken.
why-gh-equip-08 = You already own a copy of that item.
why-gh-death-05 = That character is dead.
why-gh-box-01 = That class is still in its sealed box.
why-gh-create-04 = A new character starts at the prosperity level of the city at most.
why-gh-party-06 = This character belongs to another party.
why-gh-create-08 = The suggested kit is for a character that has just been created, while there is anything of it to buy.
why-gh-casual-01 = Only scenarios on the map can be played.
why-gh-map-02 = That scenario is not unlocked yet.
why-gh-camp-02 = The achievements it requires are missing.
why-gh-camp-03 = That scenario is completed: it can only be played casually.
why-gh-enh-01 = Enhancing needs the achievement “The Power of Enhancement”.
why-gh-enh-02 = That card is not in your pool.
why-gh-enh-03 = You do not have the gold for it.
why-gh-enh-05 = +1 goes only where there is a number.
why-gh-enh-06 = A negative condition goes only on a main line that targets enemies.
why-gh-enh-07 = A positive condition goes only on a main line that affects allies or yourself.
why-gh-enh-08 = A Move does not count as affecting yourself.
why-gh-enh-09 = Jump goes only on a Move that does not jump yet.
why-gh-enh-10 = An element goes only on a main line.
why-gh-enh-12 = A hex goes only on the pattern of an area attack.
why-gh-enh-18 = The class has as many enhanced cards as the prosperity of the city allows.
why-gh-enh-22 = There is no such enhancement.
why-gh-enh-23 = There is already an enhancement on that spot.
