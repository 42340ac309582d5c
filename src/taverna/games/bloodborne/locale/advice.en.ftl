# What a player counts, after a number
counted-stored = Stored Blood Echoes
counted-collected = Collected Blood Echoes
counted-trophies = Trophies
counted-hp = HP
counted-deaths = deaths
# What is followed through the whole game, as a curve
curve-score = Score
curve-score-told = Stored Blood Echoes and the points of the Trophies so far.
