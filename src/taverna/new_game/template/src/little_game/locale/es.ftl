ask-play = Elige la carta que juegas. Queda boca abajo hasta que todos hayan elegido.
option-play = Jugar { $card }

event-played = { $who } juega { $card }.
event-took = { $card } es la que más brilla: un punto para { $who }.
event-drew = { $who } roba una carta.
event-found = La carta que has robado: { $card }.
event-won = { $points ->
    [one] Con un punto, la partida es para { $who }.
   *[other] Con { $points } puntos, la partida es para { $who }.
}

why-little-play-02 = Una carta ya jugada no se vuelve a jugar.
why-little-draw-01 = Del mazo no se toma: roba quien jugó la carta más apagada.

setting-consolation = Quien jugó la carta más apagada roba una

board-round = Rondas empezadas: { $round }. Cartas en el mazo: { $deck }.
board-player = { $who }: { $points }
board-trick = Jugadas: { $cards }
board-hand = Tu mano: { $cards }

scene-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
scene-round = Rondas empezadas: { $round }. Cartas en el mazo: { $deck }.
scene-result = La partida es para { $winners }.
