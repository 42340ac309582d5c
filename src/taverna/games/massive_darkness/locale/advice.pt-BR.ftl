# O que se conta no jogo, depois de um número
counted-life = Vida do grupo
counted-dead = Heróis caídos
counted-xp = XP
counted-loot = cartas de equipamento
counted-enemies = Inimigos na mesa
counted-tokens = fichas de Missão
