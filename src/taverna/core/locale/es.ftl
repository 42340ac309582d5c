list-last = { $rest } y { $last }
list-nothing = nada

why-table-turn-01 = Ahora no te toca decidir.
why-table-held-01 = Tu elección está boca abajo hasta que todos elijan; retírala si quieres otra.
why-table-question-01 = Eso no responde a la pregunta abierta.
why-table-question-01-question = Ahora se te pregunta: «{ $question }» Esto no la responde.
why-table-question-01-question-rule = Ahora se te pregunta: «{ $question }» Esto no la responde: { $rule }
why-table-question-02 = Esa pregunta ya no está abierta.
why-table-undo-01 = No puedes deshacerlo: desde entonces se ha revelado algo o ha actuado otra persona.
why-table-advice-01 = En esta mesa no se piden consejos: es de rivales y quien la hizo no los ha permitido.
why-table-over-01 = La partida ha terminado.

setting-true = Sí
setting-false = No

percent = { $n } %
percent-least = <1 %
percent-most = >99 %

# The stage of every table
stage-closer = Más cerca
stage-further = Más lejos
stage-whole = El tablero entero
stage-small-map = Dónde estás en el tablero
stage-board = El tablero
stage-track = De quién es el turno
stage-going = Lo que está pasando
stage-side = El objetivo y todos
stage-mat = Mi tablero
stage-hand = Mi mano
plate-won = Has ganado
plate-lost = Has perdido
plate-over = Fin de la partida

# Parts of a table as text
sheet-table = mesa
sheet-now = ahora
sheet-map = mapa
sheet-lands = tierras
sheet-figures = figuras
sheet-monsters = monstruos
sheet-players = jugadores
sheet-hand = mano
sheet-goal = objetivo
sheet-wheel = rueda
sheet-market = mercado
sheet-upgrades = mejoras
sheet-round = ronda
sheet-choice = elección
sheet-signs = signos
