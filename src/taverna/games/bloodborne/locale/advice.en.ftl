# What a player counts, after a number
counted-stored = Stored Blood Echoes
counted-collected = Collected Blood Echoes
counted-trophies = Trophies
counted-hp = HP
counted-deaths = deaths
