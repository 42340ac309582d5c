# O que se conta no jogo, depois de um número
counted-hp = pontos de vida do grupo
counted-cards = cartas ainda por jogar
counted-exhausted = personagens exaustos
counted-foes = monstros no mapa
counted-money = fichas de dinheiro
counted-rooms = salas abertas
counted-foes-hp = pontos de vida dos monstros
# O que se acompanha durante a partida inteira, como curva
curve-hp = Pontos de vida
curve-hp-told = Pontos de vida do grupo inteiro.
curve-cards = Cartas
curve-cards-told = Cartas que o grupo ainda podia jogar, na mão ou descartadas.
