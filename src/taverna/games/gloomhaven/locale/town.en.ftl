# Between scenarios, drawn.
town-map = Map of the world
town-shop = Shop
town-dear = Too dear for you: { $items }
town-cards = Ability cards
town-chronicle = Chronicle
town-gloomhaven = Gloomhaven
town-visit = In the city
town-travel = On the way
town-after = After the scenario
town-city-event = City event
town-road-event = Road event
town-place-done = { $place } ({ $n }): done
town-place-unknown = { $place } ({ $n }): not playable here yet
town-place-barred = { $place } ({ $n }): achievements are missing
town-place-free = { $place } ({ $n }): can be played
town-reputation = Reputation
town-prices = prices { $n }
town-prosperity = Prosperity
town-points = { $n } of { $of } to the next level
town-sanctuary = Sanctuary
town-gold-given = gold given
town-scenarios = Scenarios done
town-scenarios-open = { $n } on the map
town-achievements = Achievements
town-ready = ready
town-deciding = deciding
town-level = Level { $n }
town-no-evenings = No evening yet. The first one begins here.
town-chart-damage = Damage dealt: { $total }
town-chart-kills = Monsters killed: { $total }
town-chart-gold = Gold brought home: { $total }
town-chart-exhausted = Times exhausted: { $total }
town-evenings = { $n ->
    [1] One evening
   *[other] { $n } evenings
 }, { $won } won
town-copies = { $n ->
    [0] sold out
    [1] 1 left
   *[other] { $n } left
 }
town-xp = Experience
town-gold = Gold
town-perks = { $n ->
    [1] 1 perk
   *[other] { $n } perks
 }
town-checks = Check marks: { $n }
town-class = Hand { $hand }, hit points { $hp }
town-deeds = What you can do

town-newcomer = Newcomer { $n }
town-choosing = chooses who to be
way-party = { $heroes }
way-party-named = { $party }: { $heroes }
way-hero = { $class }, level { $level }
way-place = { $hero } is no more: someone else takes the place
way-party-about = { $last ->
    [yes] This party has just played.
   *[no] Another party of this world.
 } { $home ->
    [yes] Place: Gloomhaven.
   *[no] Place: { $place }.
 } Levels: { $levels }. Reputation: { $reputation }.
way-alone = { $hero } alone: { $scenario }
way-alone-about = The scenario of its own class (level { $level }): no city, no road, no company. The reward: { $item }. The others wait.
way-new = A new party
way-new-about = New characters with a reputation of their own, in the same world: the same city, shop and map. The others wait.
town-region-copperneck-mountains = Copperneck Mountains
town-region-dagger-forest = Dagger Forest
town-region-watcher-mountains = Watcher Mountains
town-region-lingering-swamp = Lingering Swamp
town-region-misty-sea = Misty Sea
