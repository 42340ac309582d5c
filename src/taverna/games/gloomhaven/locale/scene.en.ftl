# The table, drawn.
scene-table = The table
scene-map = Map
scene-hexes = Hexes
scene-figures = Figures
scene-side = Monsters and party
scene-mine = My mat
scene-hand = My cards
scene-play = Cards in play
scene-piles = My piles
scene-items = My items
scene-elements = Elements
scene-monsters = Monsters
scene-party = Party
scene-scenario = Scenario
scene-order = Initiative order
scene-round = Round { $n }
scene-phase-goals = Battle goals
scene-phase-hands = Scenario setup
scene-phase-selection = Choosing cards
scene-phase-initiative = Initiative
scene-phase-turns = Turns
scene-phase-end = End of round
scene-phase-over = The end
scene-state-now = acting
scene-state-past = has acted
scene-state-ready = ready
scene-state-choosing = choosing
scene-state-out = exhausted
scene-initiative = Initiative { $n }
scene-element-strong = { $element }: strong
scene-element-waning = { $element }: waning
scene-element-inert = { $element }: inert
scene-element-coming = strong at the end of this turn
scene-hex = Hex { $hex }
scene-floor = floor
scene-cost = { $n ->
    [1] 1 movement point
   *[other] { $n } movement points
 }
scene-door-open = open door
scene-door-closed = closed door
scene-door-locked = locked door
scene-trap = trap, { $n } damage
scene-trap-plain = trap
scene-hazard = hazardous terrain, { $n } damage
scene-difficult = difficult terrain
scene-obstacle = obstacle
scene-money = { $n ->
    [1] a money token
   *[other] { $n } money tokens
 }
scene-treasure = treasure { $n }
scene-treasure-goal = goal treasure
scene-plate = pressure plate
scene-look-altar = altar (obstacle)
scene-look-barrel = barrel (obstacle)
scene-look-bookcase = bookcase (obstacle)
scene-look-boulder = boulder (obstacle)
scene-look-bush = bush (obstacle)
scene-look-cabinet = cabinet (obstacle)
scene-look-crate = crate (obstacle)
scene-look-crystal = crystal (obstacle)
scene-look-dark-pit = dark pit (obstacle)
scene-look-door = door (obstacle)
scene-look-nest = nest (obstacle)
scene-look-stump = tree stump (obstacle)
scene-look-fountain = fountain (obstacle)
scene-look-pillar = pillar (obstacle)
scene-look-rock-column = rock column (obstacle)
scene-look-sarcophagus = sarcophagus (obstacle)
scene-look-shelf = shelf (obstacle)
scene-look-stalagmites = stalagmites (obstacle)
scene-look-table = table (obstacle)
scene-look-totem = totem (obstacle)
scene-look-tree = tree (obstacle)
scene-look-wall-section = section of wall (obstacle)
scene-hp = { $n } of { $most } hit points
scene-shield = Shield { $n }
scene-card-level = Level of the card
scene-half-top = { $card }, top action: { $text }
scene-half-bottom = { $card }, bottom action: { $text }
scene-plain-attack = { $card } as the default Attack 2
scene-plain-move = { $card } as the default Move 2
scene-monster-card = { $monster }: its cards
scene-shuffles = its deck is shuffled at the end of the round
scene-stat-hp = Hit points
scene-stat-move = Move
scene-stat-attack = Attack
scene-stat-range = Range
scene-level = Level { $n }
scene-level-short = Level { $n }
scene-you = you
scene-left = has left
scene-exhausted = exhausted
scene-thinking = deciding
scene-ready = ready
scene-hand-size = Cards in hand: { $n }
scene-discarded-size = Discarded cards: { $n }
scene-lost-size = Lost cards: { $n }
scene-xp = Experience: { $n }
scene-tokens = Money tokens: { $n }
scene-rounds-left = Rounds left before exhaustion, with short rests and no card lost to an action: { $n }
scene-goal-worth = { $n ->
    [1] Worth one check mark.
   *[other] Worth { $n } check marks.
 }
scene-goal-met = As things are, it is met.
scene-goal-open = It is not met yet.
scene-modifiers = Modifier deck: { $n } left
scene-item-label = { $item } ({ $state ->
    [spent] spent
    [consumed] consumed
   *[ready] ready
 }): { $text }
scene-item-state = { $item } ({ $state ->
    [spent] spent
    [consumed] consumed
   *[ready] ready
 })
scene-perks = Perks
scene-shop = Shop (price in gold)
scene-pile-discarded = Discarded ({ $n })
scene-pile-lost = Lost ({ $n })
scene-pile-aside = Not taken along ({ $n })
scene-pile-active = Active ({ $n })
scene-trap-damage = Trap damage: { $n }
scene-hazard-damage = Damage of hazardous terrain: { $n }
scene-token-value = Gold for each money token: { $n }
scene-bonus-xp = Experience for success: { $n }
scene-special-rules = Special rules ({ $n })
scene-won = The scenario is won
scene-failed = The scenario is lost
scene-decided-exhausted = Over in round { $n }, when nobody was left standing.
scene-decided-lost = Lost in round { $n }: the goal was out of reach.
scene-decided-kills = Done in round { $n }; the sharpest blade was { $who }, with { $kills ->
    [one] one kill
   *[other] { $kills } kills
}.
scene-result-xp = Experience
scene-result-gold = Gold
scene-result-kills = Kills
scene-damage = { $n } damage
scene-condition-poison = Enemies' attacks on it are 1 stronger. A Heal only takes the poison away.
scene-condition-wound = Suffers 1 damage at the start of each turn, until healed.
scene-condition-immobilize = Cannot perform Move abilities.
scene-condition-disarm = Cannot perform Attack abilities.
scene-condition-stun = Can do nothing in its turn.
scene-condition-muddle = Attacks with Disadvantage.
scene-condition-curse = A Curse card in the modifier deck.
scene-condition-invisible = Enemies cannot see it.
scene-condition-strengthen = Attacks with Advantage.
scene-condition-bless = A Bless card in the modifier deck.

# What an option would mean
peek-rounds = { $then ->
    [1] Then 1 round is left before exhaustion (now { $now }).
   *[other] Then { $then } rounds are left before exhaustion (now { $now }).
 }
peek-rest = Long rest
peek-rest-cards = { $n ->
    [1] Lose one discarded card, take 1 back. Heal 2, and spent items are ready again.
   *[other] Lose one discarded card, take { $n } back. Heal 2, and spent items are ready again.
 }
peek-way = { $n ->
    [1] 1 hex
   *[other] { $n } hexes
 }, { $cost ->
    [1] 1 point
   *[other] { $cost } points
 }; { $left } left
peek-door = Opens the door: what lies behind is unknown, and it cannot be undone.
peek-money = { $n ->
    [1] 1 money token to loot at the end of the turn
   *[other] { $n } money tokens to loot at the end of the turn
 }
peek-treasure = a treasure to loot at the end of the turn
peek-focus = If you stop here, they focus on
peek-attack-by = { $n ->
    [1] { $names } attacks.
   *[other] { $names } attack.
 }
peek-near-by = { $n ->
    [1] { $names } comes closer.
   *[other] { $names } come closer.
 }
peek-no-focus = No focus: { $names }
peek-tied = Some of them would leave you a choice.
peek-act = It stops there and attacks nobody.
peek-act-attack = It stops there and attacks { $names }.
peek-attack = Attack on { $name }
peek-kill = Chance to kill:
peek-damage = Damage and its chance
peek-mean = { $n } damage on average
peek-back = { $n } damage by Retaliate, if it lives
peek-deck = { $n ->
    [1] Exact, from the last card of the modifier deck.
   *[other] Exact, from the { $n } cards left in the modifier deck.
 }
peek-step-base = Attack
peek-step-card = card
peek-step-bonus = bonuses
peek-step-poison = Poison
peek-step-times = doubled
peek-step-shield = Shield
peek-step-pierce = Pierce
peek-area = { $n ->
    [1] Catches one enemy
   *[other] Catches { $n } enemies
 }
peek-area-odds = { $mean } damage on average, killed { $kill }
peek-area-turn = R turns the area where it can lie in several ways.
scene-class-level = { $of } · level { $n }
scene-story = The story
scene-cards-left = { $n ->
    [one] One ability card left in its deck
   *[other] { $n } ability cards left in its deck
}
scene-element-means-strong = Can be consumed by whoever acts now or later this round.
scene-element-means-waning = Can still be consumed this round; then it is gone.
scene-element-means-inert = Not in the air. An action that infuses it makes it strong at the end of that turn.
peek-look-strikes = Would attack { $who } if nobody moved
peek-look-nears = Would go for { $who } if nobody moved
