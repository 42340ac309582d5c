# O que se conta no jogo, depois de um número
counted-territories = Territórios
counted-temples = Templos
counted-regions = Regiões inteiras
counted-kills = Monstros mortos
counted-runes = Runas
counted-cards = cartas na mão
