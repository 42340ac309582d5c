# O que se conta no jogo, depois de um número
counted-territories = Territórios
counted-temples = Templos
counted-regions = Regiões inteiras
counted-kills = Monstros mortos
counted-runes = Runas
counted-cards = cartas na mão
# O que se acompanha durante a partida inteira, como curva
curve-progress = Caminho da vitória
curve-progress-told = Quanto cada um já tinha da vitória mais próxima, em %: Templos, Regiões, ou Monstros e o Chefe.
