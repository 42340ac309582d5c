ask-play = Escolha a carta que vai jogar. Ela fica virada para baixo até todos escolherem.
option-play = Jogar { $card }

event-played = { $who } joga { $card }.
event-took = { $card } é a que mais brilha: um ponto para { $who }.
event-drew = { $who } compra uma carta.
event-found = A carta que você comprou: { $card }.
event-won = { $points ->
    [1] Com um ponto, a partida fica com { $who }.
   *[other] Com { $points } pontos, a partida fica com { $who }.
}

why-little-play-02 = Uma carta já jogada não é jogada de novo.
why-little-draw-01 = Do baralho não se pega: compra quem jogou a carta mais apagada.

setting-consolation = Quem jogou a carta mais apagada compra uma

board-round = Rodadas começadas: { $round }. Cartas no baralho: { $deck }.
board-player = { $who }: { $points }
board-trick = Jogadas: { $cards }
board-hand = Sua mão: { $cards }

scene-points = { $points ->
    [1] um ponto
   *[other] { $points } pontos
}
scene-round = Rodadas começadas: { $round }. Cartas no baralho: { $deck }.
scene-result = A partida fica com { $winners }.
