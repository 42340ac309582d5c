# O que se conta no jogo, depois de um número
counted-stored = Ecos de Sangue Armazenados
counted-collected = Ecos de Sangue Coletados
counted-trophies = Troféus
counted-hp = HP
counted-deaths = mortes
