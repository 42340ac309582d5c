# What a player counts, after a number
counted-life = Health of the group
counted-dead = fallen Heroes
counted-xp = XP
counted-loot = cards of equipment
counted-enemies = Enemies on the table
counted-tokens = Mission tokens
# What is followed through the whole game, as a curve
curve-life = Health
curve-life-told = Health of the whole group.
curve-enemies = Enemies
curve-enemies-told = Enemies on the table.
