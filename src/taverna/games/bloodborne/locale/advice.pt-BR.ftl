# O que se conta no jogo, depois de um número
counted-stored = Ecos de Sangue Armazenados
counted-collected = Ecos de Sangue Coletados
counted-trophies = Troféus
counted-hp = HP
counted-deaths = mortes
# O que se acompanha durante a partida inteira, como curva
curve-score = Pontuação
curve-score-told = Ecos de Sangue Armazenados e pontos dos Troféus até ali.
