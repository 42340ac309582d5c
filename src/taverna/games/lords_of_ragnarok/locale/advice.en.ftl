# What a player counts, after a number
counted-territories = Territories
counted-temples = Temples
counted-regions = whole Regions
counted-kills = kills
counted-runes = Runes
counted-cards = cards in hand
