# O que se conta no jogo, depois de um número
counted-life = Vida do grupo
counted-dead = Heróis caídos
counted-xp = XP
counted-loot = cartas de equipamento
counted-enemies = Inimigos na mesa
counted-tokens = fichas de Missão
# O que se acompanha durante a partida inteira, como curva
curve-life = Vida
curve-life-told = Vida do grupo inteiro.
curve-enemies = Inimigos
curve-enemies-told = Inimigos na mesa.
