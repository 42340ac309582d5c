# What a player counts, after a number
counted-hp = hit points of the party
counted-cards = cards still to play
counted-exhausted = exhausted characters
counted-foes = monsters on the map
counted-money = money tokens
counted-rooms = rooms opened
counted-foes-hp = hit points of the monsters
# What is followed through the whole game, as a curve
curve-hp = Hit points
curve-hp-told = Hit points of the whole party.
curve-cards = Cards
curve-cards-told = Cards the party could still play, in hand or discarded.
