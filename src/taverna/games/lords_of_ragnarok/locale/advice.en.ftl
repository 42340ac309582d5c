# What a player counts, after a number
counted-territories = Territories
counted-temples = Temples
counted-regions = whole Regions
counted-kills = kills
counted-runes = Runes
counted-cards = cards in hand
# What is followed through the whole game, as a curve
curve-progress = Way to victory
curve-progress-told = How much each had of the nearest victory, in %: Temples, Regions, or Monsters and the Boss.
