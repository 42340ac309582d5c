referee-lang = es
# Positions to begin with
referee-preset-targets = Hasta dónde se mueve
referee-preset-steps = A por quién va
referee-preset-archer = El arquero y la trampa
referee-preset-room = Sala vacía

# Tools
referee-tools = Pintar
referee-tool-floor = Suelo
referee-tool-wall = Pared
referee-tool-edge = Tabique
referee-tool-door = Puerta cerrada
referee-tool-obstacle = Obstáculo
referee-tool-trap = Trampa
referee-tool-hazard = Peligroso
referee-tool-difficult = Impracticable
referee-tool-acting = El monstruo
referee-tool-character = Personaje
referee-tool-summon = Invocación
referee-tool-friend = Sus aliados
referee-tool-hand = Mover
referee-tool-erase = Borrar
referee-hint = Haz clic o arrastra sobre el tablero. Con el teclado: las flechas van de hexágono en hexágono, Intro pinta y la tecla de cada herramienta la elige.
referee-note-summon = Una invocación es de un personaje: coloca primero uno.

# The card and the figures
referee-card = Carta de capacidad del monstruo
referee-movement = Movimiento
referee-monster = El monstruo
referee-figures = Personajes
referee-ask = ¿Qué quieres saber?
referee-ask-monster-turn = ¿Qué hace el monstruo?
referee-ask-sight = ¿Qué se ve desde un hexágono?
referee-ask-reach = ¿Hasta dónde llega una figura?
referee-outside = Fuera del tablero
referee-outside-wall = Paredes
referee-outside-open = Abierto: nada tapa la vista
referee-wall-hexes = El hexágono del área a alcance
referee-wall-hexes-yes = puede ser pared
referee-wall-hexes-no = es suelo
referee-move = Movimiento
referee-none = ninguno
referee-jump = Salto
referee-flying = Vuela
referee-attack = Ataque
referee-attack-melee = Cuerpo a cuerpo
referee-attack-ranged = A distancia
referee-attack-none = Sin ataque
referee-range = Alcance
referee-targets = Objetivos
referee-area = Zona
referee-area-self = Hexágonos que golpea alrededor del monstruo; déjala vacía para un ataque normal.
referee-area-free = Una forma que cae en cualquier sitio a su alcance; déjala vacía para un ataque normal.
referee-area-hex = Hexágono { $x }, { $y } de la zona
referee-muddle = Confundido
referee-immobilize = Inmovilizado
referee-disarm = Desarmado
referee-stun = Aturdido
referee-strengthen = Fortalecido
referee-initiative = Iniciativa
referee-invisible = Invisible
referee-owner = La invocación de { $at } es de

# The board
referee-board = Tablero
referee-answer = Lo que permiten las reglas
referee-ground-void = fuera del tablero
referee-ground-floor = suelo
referee-ground-wall = pared
referee-ground-door = puerta cerrada
referee-ground-obstacle = obstáculo
referee-ground-trap = trampa
referee-ground-hazard = terreno peligroso
referee-ground-difficult = terreno impracticable
referee-edge = Lado entre { $a } y { $b }: libre
referee-edge-there = Lado entre { $a } y { $b }: tabique
referee-in-sight = a la vista
referee-not-in-sight = fuera de la vista
referee-cost = cuesta { $cost } { $cost ->
    [one] punto de movimiento
   *[other] puntos de movimiento
  }{ $traps ->
    [0] {""}
    [one] , activa una trampa
   *[other] , activa { $traps } trampas
  }{ $hazards ->
    [0] {""}
    [one] , cruza un terreno peligroso
   *[other] , cruza { $hazards } terrenos peligrosos
  }
referee-from-here = se mira desde aquí
referee-is-focus = foco del monstruo
referee-is-attacked = recibe un ataque
referee-is-stop = el monstruo se detiene aquí
referee-label-character = personaje { $name }, iniciativa { $initiative }{ $invisible ->
    [yes] , invisible
   *[no] {""}
  }
referee-label-character-short = Personaje { $name }
referee-who-character = el personaje { $name }
referee-whom-character = al personaje { $name }
referee-label-summon = una invocación de { $name }
referee-who-summon = la invocación de { $name }
referee-whom-summon = a la invocación de { $name }
referee-label-friend = otro monstruo
referee-who-friend = otro monstruo
referee-whom-friend = a otro monstruo
referee-label-acting = el monstruo que actúa
referee-who-acting = el monstruo que actúa
referee-whom-acting = al monstruo que actúa
referee-list = { $rest } y { $last }

# The answer
referee-allowed = { $count ->
    [one] Solo cabe un desenlace
   *[other] Caben { $count } desenlaces: elegís vosotros
  }
referee-said-choice = Desenlace { $one } de { $count }: { $does }
referee-said-nothing = Nada que contar.
referee-said-no-focus = No tiene a nadie como foco: ni se mueve ni ataca.
referee-said-stunned = Está aturdido: no hace nada.
referee-said-sight = Desde { $at } { $count ->
    [one] se ve otro hexágono.
   *[other] se ven otros { $count } hexágonos.
  }
referee-said-sight-figures = Desde { $at } { $count ->
    [one] se ve otro hexágono
   *[other] se ven otros { $count } hexágonos
  }; entre las figuras: { $figures }.
referee-said-reach = { $count ->
    [0] Con Movimiento { $move }, la figura de { $at } no puede acabar en ningún otro hexágono.
    [one] Con Movimiento { $move }, la figura de { $at } puede acabar en otro hexágono.
   *[other] Con Movimiento { $move }, la figura de { $at } puede acabar en otros { $count } hexágonos.
  }
referee-moves = Se mueve { $steps ->
    [one] un hexágono
   *[other] { $steps } hexágonos
  } hasta { $stop } y no ataca a nadie.
referee-moves-attacks = Se mueve { $steps ->
    [one] un hexágono
   *[other] { $steps } hexágonos
  } hasta { $stop } y ataca { $targets }.
referee-stays = Se queda en { $stop } y no ataca a nadie.
referee-stays-attacks = Se queda en { $stop } y ataca { $targets }.
referee-focus = Foco
referee-choice = Elección
referee-step-no-focus = Nadie.
referee-step-focus = Es { $who }, en { $at }.
referee-step-move = { $steps ->
    [0] Se queda en { $stop }.
    [one] Un hexágono, hasta { $stop }.
   *[other] { $steps } hexágonos, hasta { $stop }.
  }
referee-step-choice = Las reglas lo dejan abierto: deciden los jugadores.
referee-step-attack = Contra { $targets }.
referee-step-attack-worse = Contra { $targets }; con Desventaja contra { $worse }.
referee-step-no-attack = Contra nadie.

# Signs on the board
referee-legend-focus = Foco
referee-legend-attacked = Recibe el ataque
referee-legend-sight = Línea de visión, de esquina a esquina
referee-legend-stop = Donde se detiene
referee-legend-worse = Desventaja
referee-legend-other = Otros desenlaces
referee-legend-seen = A la vista
referee-legend-hidden = Fuera de la vista
referee-legend-cost = Puntos de movimiento
referee-legend-hurt = Trampa o peligro en el camino

# What is wrong
referee-wrong-no-floor = El tablero aún no tiene suelo: pinta un poco.
referee-wrong-too-large = Es demasiado grande: un tablero tiene como mucho { $most } hexágonos de suelo.
referee-wrong-too-wide = Es demasiado ancho: un tablero mide como mucho { $most } hexágonos de lado a lado.
referee-wrong-no-monster = Pon el monstruo en el tablero: ¿quién actúa?
referee-wrong-no-card = El monstruo no tiene carta de capacidad.
referee-wrong-no-from = Elige el hexágono desde el que mirar: usa Mover y haz clic en él.
referee-wrong-no-ask = La posición no dice qué se pregunta.
referee-wrong-not-floor = { $at } no es suelo.
referee-wrong-wall = { $at } es una pared: ahí no puede haber nadie.
referee-wrong-door = { $at } es una puerta cerrada: ahí no puede haber nadie.
referee-wrong-occupied = Hay dos figuras en { $at }.
referee-wrong-twice = { $at } aparece dos veces.
referee-wrong-neighbours = { $a } y { $b } no son contiguos: no puede haber un tabique entre ellos.
referee-wrong-owner = Una invocación es de un personaje que no está.
referee-wrong-missing = Aquí falta algo:
referee-wrong-unknown = El árbitro no conoce esto:
referee-wrong-unreadable = Esta dirección no contiene ninguna posición legible. Empieza por una de las de arriba.
referee-wrong-too-much = Una zona tan grande en un tablero tan grande tarda demasiado en calcularse aquí.
referee-wrong-other = Esto no encaja ({ $reason }):

# The clauses
referee-why-gh-ambig-01 = Donde las reglas dejan un empate, deciden los jugadores.
referee-why-gh-atk-04 = Atacar a distancia a un enemigo adyacente da Desventaja.
referee-why-gh-disarm-03 = Desarmado: elige foco y se mueve como si no tuviera ataque.
referee-why-gh-focus-01 = Su foco para todo el turno se decide antes de actuar.
referee-why-gh-focus-02 = Su foco es el enemigo al que puede atacar con menos movimiento.
referee-why-gh-focus-04 = Sin ataque en la carta, elige foco como si atacara cuerpo a cuerpo.
referee-why-gh-focus-05 = A igual movimiento, el enemigo más cercano, sin contar a través de paredes.
referee-why-gh-focus-06 = Si sigue el empate, quien va antes en iniciativa.
referee-why-gh-focus-07 = Una invocación va antes que su invocador.
referee-why-gh-focus-09 = No hay forma de atacar a ningún enemigo: ni se mueve ni ataca.
referee-why-gh-immob-01 = Inmovilizado: no puede moverse.
referee-why-gh-invis-01 = Quien es invisible no puede ser ni foco ni objetivo.
referee-why-gh-matk-02 = Siempre ataca a su foco.
referee-why-gh-matk-03 = Con varios objetivos, ataca a su foco y a cuantos más pueda.
referee-why-gh-matk-04 = Los demás objetivos se eligen con el mismo orden que el foco.
referee-why-gh-mmove-01 = La carta no tiene Movimiento: se queda.
referee-why-gh-mmove-02 = No hay ataque después: se acerca a su foco todo lo que puede.
referee-why-gh-mmove-03 = Se mueve lo mínimo para su mejor ataque.
referee-why-gh-mmove-04 = Cuerpo a cuerpo: va al hexágono más cercano junto a su foco.
referee-why-gh-mmove-05 = Varios objetivos: se pone donde alcanza al foco y al mayor número de enemigos.
referee-why-gh-mmove-06 = A distancia: avanza solo lo que pide su alcance.
referee-why-gh-mmove-07 = Junto a su foco, se aparta para disparar sin Desventaja.
referee-why-gh-mmove-08 = Evitar la Desventaja contra el foco va antes que sumar objetivos.
referee-why-gh-mmove-09 = Este turno no llega a atacar: se acerca todo lo que puede.
referee-why-gh-mmove-11 = Cerca es lo que queda de camino, no la distancia en línea recta.
referee-why-gh-mmove-13 = No alcanza ningún hexágono desde el que atacar: elige el mejor y va hacia él.
referee-why-gh-mmove-14 = A igual número de objetivos, cada uno más se toma como se tomaría un foco; después, los menos posibles con Desventaja.
referee-why-gh-mtrap-01 = Para él, las trampas y el terreno peligroso son obstáculos.
referee-why-gh-mtrap-02 = No hay ningún otro camino: cruza las menos trampas y peligros posibles.
referee-why-gh-mtrap-03 = Hay un camino libre, por largo que sea: no pisa trampas ni peligros.
referee-why-gh-muddle-01 = Confundido: Desventaja en todos sus ataques.
referee-why-gh-stun-01 = Aturdido: no hace nada.
