# Preguntas
ask-play-card = Elige una carta. Queda boca abajo hasta que todos hayan elegido.
ask-transform = Transformar: ya has visto las cartas de los demás; elige tu arma.
ask-weaken = ¿Qué ataque cuerpo a cuerpo debilitas?
ask-send-last = ¿Quién ataca en último lugar esta ronda?
ask-upgrade = Toma una de las Mejoras Disponibles, o ninguna.
ask-remove-card = Solo puedes tener 7 cartas: elige una para retirarla del juego.
ask-use-up-card = { $monster }: elige una carta de tu mano para tu pila de cartas usadas.

# Opciones
option-play-card = Jugar { $card }
option-transform = Transformar en { $card }
option-weaken = Debilitar a { $whom }
option-send-last = Mandar a { $whom } al final
option-upgrade = Tomar { $card }
option-no-upgrade = No tomar ninguna Mejora
option-remove-card = Retirar del juego { $card }
option-remove-used = Retirar del juego { $card }, la de tu pila de usadas
option-remove-played = Retirar del juego { $card }, la de la mesa
option-use-up-card = Poner { $card } en la pila de usadas
option-use-up-card-short = Gastar { $card }

# Lo que ha pasado
event-final-boss-drawn = La mazmorra pertenece { $monster-id ->
    [the-hollow-moon] a la Luna Hueca
    [the-sleepless-king] al Rey Insomne
    [mother-of-tides] a la { $monster }
   *[other] a { $monster }
}.
event-round-began = Ronda { $round }. Primer Jugador: { $who }.
event-monster-revealed = { $monster-id ->
    [twin-gravewardens] Aparecen
   *[other] Aparece
} { the-monster } con { $echoes ->
    [one] 1 Eco de Sangre
   *[other] { $echoes } Ecos de Sangre
}.
event-final-boss-came = El Jefe Final: { the-monster } se alza con { $echoes } Ecos de Sangre.
event-played = { $who } juega { $card }.
event-transformed = { $who } transforma su arma: { $card }.
event-no-weapon = A { $who } no le queda ningún arma para transformar.
event-cancelled = La carta { $card } de { $who } no tiene efecto.
event-regrew = { the-monster-first } { $monster-id ->
    [twin-gravewardens] recuperan
   *[other] recupera
} { $amount ->
    [one] 1 Eco de Sangre
   *[other] { $amount } Ecos de Sangre
}.
event-hit = { $who } golpea { the-monster-hit } con { $card } y recoge { $amount ->
    [one] 1 Eco de Sangre
   *[other] { $amount } Ecos de Sangre
}.
event-missed = { $who } no hace daño con { $card }.
event-weakened = { $who } debilita en { $amount } el ataque cuerpo a cuerpo de { $whom }.
event-sent-last = { $who } obliga a { $whom } a atacar en último lugar.
event-rolled = { $who } tira el { $die }: { $faces }, en total { $total }.
event-hurt = { $who } sufre { $amount } de daño ({ $hp ->
    [one] le queda 1 HP
   *[other] le quedan { $hp } HP
}).
event-kept-off = { $who } evita { $amount } de daño.
event-paid-hp = { $card } le cuesta { $amount } HP a { $who } ({ $hp ->
    [one] le queda 1 HP
   *[other] le quedan { $hp } HP
}).
event-healed = { $who } recupera { $amount } HP ({ $hp } HP).
event-died = { $who } muere { $lost ->
    [0] sin nada que perder
    [one] y pierde 1 Eco de Sangre Recogido
   *[other] y pierde { $lost } Ecos de Sangre Recogidos
}.
event-eliminated = { $who } queda fuera de la partida.
event-scavenged = { $who } se lleva { $amount ->
    [one] 1 Eco de Sangre
   *[other] { $amount } Ecos de Sangre
} de { $whom }.
event-killed = ¡{ the-monster-first } { $monster-id ->
    [twin-gravewardens] han muerto
   *[other] ha muerto
}!
event-trophy = { $who } gana un Trofeo: { $type } (ahora vale { $worth }).
event-escaped = { the-monster-first } { $monster-id ->
    [twin-gravewardens] escapan
   *[other] escapa
} con { $echoes ->
    [one] 1 Eco de Sangre
   *[other] { $echoes } Ecos de Sangre
}.
event-stays = { the-monster-first } { $monster-id ->
    [twin-gravewardens] siguen
   *[other] sigue
} en juego con { $echoes ->
    [one] 1 Eco de Sangre
   *[other] { $echoes } Ecos de Sangre
}.
event-lost-echoes = { $who } pierde { $amount ->
    [one] 1 Eco de Sangre Recogido
   *[other] { $amount } Ecos de Sangre Recogidos
}.
event-used-up = { $who } pone { $card } en su pila de cartas usadas.
event-stored = { $who } almacena { $amount ->
    [one] 1 Eco de Sangre
   *[other] { $amount } Ecos de Sangre
}.
event-recovered = { $who } recupera { $amount ->
    [0] Sueño del Cazador
    [one] 1 carta usada y Sueño del Cazador
   *[other] { $amount } cartas usadas y Sueño del Cazador
}.
event-upgraded = { $who } toma la Mejora { $card }.
event-removed-card = La carta { $card } de { $who } se retira del juego.
event-rested = { $who } descansa: { $hp } HP.
event-refilled = Nuevas Mejoras Disponibles: { $cards }.
event-took-back = { $who } devuelve { $card } a su mano.
event-scored = { $who }: { $stored } almacenados y { $trophies } por Trofeos suman { $total }.
event-won = Libre de la pesadilla con { $total } Ecos de Sangre: { $who }.

# Por qué no
why-bb-play-04 = Esa carta está en tu pila de cartas usadas: solo puedes jugar cartas de tu mano.
why-bb-transform-01 = Para transformar hace falta un Arma Cuerpo a Cuerpo o un Arma de Fuego.
why-bb-transform-04 = Quien transforma tiene que luchar: esta ronda no puedes ir al Sueño.
why-bb-upgrade-01 = Las Mejoras son solo para quien jugó Sueño del Cazador o murió esta ronda, en el paso 7.
why-bb-upgrade-02 = Las Mejoras se eligen en orden de turno: aún no te toca.
why-bb-upgrade-04 = El mazo de Mejoras solo repone las Mejoras Disponibles, al final del paso 7.
why-bb-upgrade-09 = Sueño del Cazador nunca se pierde de esa manera.
why-bb-cards-06 = El Monstruo exige otra carta: Sueño del Cazador no se gasta así.
why-bb-dream-06 = Solo Sueño del Cazador devuelve a tu mano las cartas usadas.
why-bb-death-02 = Tu Cazador está muerto hasta el paso 7 de esta ronda y no juega ninguna carta.
why-bb-end-02 = Las pilas de cartas usadas están a la vista de todos, pero esas cartas no son tuyas.
why-bb-end-04 = El siguiente Monstruo llega cuando este haya muerto o escapado.
why-bb-hit-01 = Al Monstruo se le ataca en el paso 5 con las armas jugadas.
why-bb-final-01 = El Jefe Final espera a que se acabe el mazo de la Mazmorra del Cáliz.

# Opciones de partida
setting-final-boss = Jefe Final
setting-final-boss-none = Al azar
setting-first-player = Primer Jugador
setting-first-player-none = Al azar

# La mesa
scene-table = La mesa
scene-seats = Los Cazadores
scene-mine = Tu Cazador
scene-hand = Tu mano
scene-my-used = Tu pila de cartas usadas
scene-played = Cartas jugadas esta ronda
scene-upgrades = Mejoras Disponibles
scene-round = Ronda { $round }
scene-step-1 = Jugar
scene-step-2 = Transformar
scene-step-3 = Inmediatos
scene-step-4 = El Monstruo ataca
scene-step-5 = Los Cazadores atacan
scene-step-6 = Huida
scene-step-7 = Sueño
scene-step-8 = Fin
scene-final-boss = Jefe Final
scene-final-waits = Espera con { $echoes } Ecos de Sangre
scene-final-here = Ya está aquí
scene-final-label = Jefe Final: { $name }. { $text }
scene-slain = El Monstruo ha muerto.
scene-no-monster = El Monstruo se ha ido.
scene-monster-label = { $rank }: { $name }. { $types }, { $die }. Le quedan { $echoes } de { $full } Ecos de Sangre. { $text }
scene-rolled = Tirada
scene-faces = Su dado
scene-total = = { $total }
scene-dungeon = Mazmorra del Cáliz
scene-left = { $monsters ->
    [1] 1 Monstruo
   *[other] { $monsters } Monstruos
}, { $bosses ->
    [1] 1 Jefe
   *[other] { $bosses } Jefes
}
scene-upgrade-deck = Mazo de Mejoras
scene-pile-label = { $name }: { $size ->
    [1] queda 1 carta
   *[other] quedan { $size } cartas
}. { $more }
scene-die-letter-green = V
scene-die-letter-yellow = A
scene-die-letter-red = R
scene-locked = Carta de { $who }
scene-card-label = { $name }. { $kind }, daño { $damage }. { $text }
scene-played-label = Jugada por { $who }: { $card }
scene-source-rulebook = Valores tal como los da el reglamento.
scene-source-public = Valores conocidos públicamente.
scene-source-stand-in = Valores inventados por nosotros: el reglamento no muestra esta carta.
scene-source-pack = Valores de un paquete de esta mesa.
scene-out = Fuera de la partida
scene-dead = Ha muerto
scene-ready = Listo
scene-deciding = Decidiendo
scene-waiting = Esperando
scene-you = tú
scene-seat-label = { $name }{ $you ->
    [yes] { " " }(tú)
   *[no] { "" }
}{ $first ->
    [yes] , Primer Jugador
   *[no] { "" }
}. { $hp } HP, { $collected } Recogidos, { $stored } Almacenados, Trofeos por valor de { $trophies }. { $state }.
scene-hp = { $hp } de 8 HP
scene-collected = Ecos de Sangre Recogidos: { $n } (se pierden al morir)
scene-stored = Ecos de Sangre Almacenados: { $n } (a salvo)
scene-trophy = { $type }: { $n ->
    [1] 1 Trofeo
   *[other] { $n } Trofeos
}, vale { $worth }
scene-in-hand = en mano
scene-used = { $n ->
    [1] usada
   *[other] usadas
}
scene-used-pile = Pila de cartas usadas
scene-may-hold = Tiene en la mano, por lo que todos han visto
scene-nothing = Nada
scene-risk = El dado del Monstruo
scene-odds = Probabilidad de cada total: { $odds }
scene-risk-fight = Morir si luchas
scene-risk-dream = Morir si vas al Sueño
scene-at-risk = Ecos que perderías
scene-won = { $n ->
    [one] { $who } ha escapado de la pesadilla
   *[other] { $who } han escapado de la pesadilla
}
scene-decided-stored = Lo decidieron los Ecos de Sangre Almacenados: { $n } contra { $other }.
scene-decided-trophies = Lo decidieron los Trofeos: { $n } contra { $other }.
scene-decided-shared = Iguales en todo: la noche es de más de uno.
scene-decided-tie = Iguales en puntos: decidió quien más Ecos de Sangre tenía Almacenados.
scene-hunter = Cazador
scene-col-stored = Almacenados
scene-col-trophies = Trofeos
scene-col-total = Total
preview-damage = Inflige aquí { $n } de daño como máximo.
preview-left = Ecos de Sangre que quedan cuando golpeas, según cuántos golpeen antes
preview-dying = { $chance } de probabilidad de que el ataque te mate.
preview-store = Almacenas { $n ->
    [1] 1 Eco de Sangre
   *[other] { $n } Ecos de Sangre
}.
preview-at-risk = { $n ->
    [0] No tienes Ecos de Sangre Recogidos que perder.
    [1] 1 Eco de Sangre Recogido en juego.
   *[other] { $n } Ecos de Sangre Recogidos en juego.
}

# what a person may answer ahead
ahead-upgrade = No tomar ninguna Mejora
