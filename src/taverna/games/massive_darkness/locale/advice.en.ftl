# What a player counts, after a number
counted-life = Health of the group
counted-dead = fallen Heroes
counted-xp = XP
counted-loot = cards of equipment
counted-enemies = Enemies on the table
counted-tokens = Mission tokens
