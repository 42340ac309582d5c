# Preguntas
ask-leading = Elige tu carta principal o declara un descanso largo.
ask-second = Elige tu segunda carta.
ask-turn = Tu turno: juega una acción o usa un objeto.
ask-move = Movimiento: ¿adónde? { $points ->
    [one] Te queda 1 punto de movimiento.
   *[other] Te quedan { $points } puntos de movimiento.
}
ask-attack = { $card-id ->
    [none] Ataque { $value }: ¿a quién?
   *[other] { $card }, Ataque { $value }: ¿a quién?
}{ $left ->
    [one] {""}
   *[other] {" "}Quedan { $left } objetivos.
}
ask-area = ¿Dónde colocas la zona?
ask-path = ¿Por dónde hasta { $figure }?
ask-heal = ¿A quién curas?
ask-affect = ¿A quién afecta?
ask-kill = ¿A quién matas?
ask-command = ¿Quién actúa?
ask-augment = ¿Consumes elementos para mejorarla?
ask-which-element = ¿Qué elemento consumes?
ask-infuse = ¿Qué elemento se imbuye?
ask-use-bonus = ¿Usas { $card }?
ask-use-item-own-attack = ¿Usas un objeto en este ataque?
ask-use-item-own-attack-action = ¿Usas un objeto en esta acción de ataque?
ask-use-item-ally-attack-action = ¿Usas un objeto en el ataque de { $figure }?
ask-use-item-attacked = { $figure } te ataca: ¿usas un objeto?
ask-use-item-damaged = { $damage } de daño: ¿usas un objeto?
ask-use-item-condition = Vas a sufrir { $condition }: ¿usas un objeto?
ask-use-item-turn-end = Acaba tu turno: ¿usas un objeto?
ask-before-rest = Antes de tu descanso largo: ¿usas un objeto?
ask-use-item-long-rest = Descanso largo: ¿usas un objeto?
ask-use-item-short-rest = Descanso corto: ¿usas un objeto?
ask-use-item-enemy-consumes = { $figure } va a consumir un elemento: ¿usas un objeto?
ask-use-item = ¿Usas un objeto?
ask-spare = { $figure } va a sufrir { $damage } de daño. ¿Pierdes una carta de la mano para anularlo?
ask-negate = { $cause-id ->
    [attack] Te ataca { $figure }:{" "}
    [retaliate] Represalia de { $figure }:{" "}
    [deed] { $figure }:{" "}
    [trap] Una trampa:{" "}
    [hazard] Terreno peligroso:{" "}
    [wound] Tu herida:{" "}
    [rest] El descanso:{" "}
    [treasure] El tesoro:{" "}
   *[none] {""}
}{ $damage } de daño. ¿Lo sufres ({ $left ->
    [0] sería tu agotamiento
    [one] te quedaría 1 punto de vida
   *[other] te quedarían { $left } puntos de vida
}) o pierdes cartas para prevenirlo?
ask-lose-discarded = ¿Qué carta descartada pierdes? ({ $nth } de 2)
ask-effect = ¿{ $figure } recibe { $condition }?
ask-push = Empujas a { $figure }: ¿adónde?
ask-pull = Atraes a { $figure }: ¿adónde?
ask-part-loot = ¿Saqueas?
ask-part-heal = ¿Te curas?
ask-part-condition = ¿Aplicas este estado?
ask-part-shield = ¿Ganas Escudo?
ask-part-retaliate = ¿Ganas Represalia?
ask-part-bonus = ¿Pones en juego esta bonificación?
ask-part = ¿Realizas esta parte?
ask-one-of = ¿Cuál de ellas?
ask-move-or-attack = ¿Te mueves o atacas?
ask-loot = ¿Qué saqueas?
ask-create-trap = ¿Dónde pones la trampa?
ask-disarm-trap = ¿Qué trampa desactivas?
ask-create-obstacle = ¿Dónde pones el obstáculo?
ask-obstacle-shape = ¿Cómo queda el obstáculo?
ask-destroy-obstacle = ¿Qué obstáculo destruyes?
ask-move-obstacle = ¿Qué obstáculo mueves?
ask-obstacle-where = ¿Adónde lo mueves?
ask-choose-hex = Elige un hexágono.
ask-summon = ¿Dónde aparece la invocación?
ask-teleport = ¿Adónde te teletransportas?
ask-refresh = ¿Qué objeto repones?
ask-cure = ¿Qué estado se retira?
ask-end-augment = ¿Qué Aumento termina?
ask-rest-lose = Descanso largo: ¿qué carta descartada pierdes?
ask-short-rest = { $cards ->
    [one] ¿Descanso corto? 1 carta descartada.
   *[other] ¿Descanso corto? { $cards } cartas descartadas.
}
ask-redraw = El descanso te costaría { $card }. ¿La pierdes, o sufres 1 de daño y pierdes otra al azar?
ask-initiative = Tu iniciativa es { $initiative }. ¿La cambias?
ask-extra-card-top = ¿Qué carta de tu mano juegas por su acción superior?
ask-extra-card-bottom = ¿Qué carta de tu mano juegas por su acción inferior?
ask-extra-lead = Otro turno: ¿qué carta es la principal? Debe ser posterior a { $initiative }.

# Opciones
option-figure = { $figure } ({ $hp }/{ $most })
option-named = { $what }
option-number = { $n }
option-card = { $card } ({ $initiative }). Arriba: { $top }. Abajo: { $bottom }
option-card-short = Elegir { $card } ({ $initiative })
option-top = { $card }, arriba: { $text }
option-bottom = { $card }, abajo: { $text }
option-attack-card = { $card } como Ataque
option-move-card = { $card } como Movimiento
option-hand-card = Perder { $card } de la mano
option-end-card = Terminar { $card } en tu zona activa
option-drop-card = Terminar { $card } en tu zona activa
option-drop-card-short = Terminar { $card }
option-deed-bottom = Renunciar a la acción inferior de { $card } en { $hex }: { $text }
option-deed-top = Renunciar a la acción superior de { $card } en { $hex }: { $text }
option-toil = Gastar { $n } de movimiento en { $hex }: { $text }
option-item = Usar { $item }: { $text }
option-hex = Hexágono { $hex }
option-move-to = Hasta { $hex }
option-move-via = Pasando por { $hex }
option-elements = { $elements }
option-by = { $n } (iniciativa { $initiative })
option-area = En { $hex }, giro { $turn }
option-along = Por { $hexes }
option-shape = En { $hexes }
option-act = Se detiene en { $hex }
option-act-attack = Se detiene en { $hex } y ataca a { $targets }
option-act-attack-short = { $hex }: ataca a { $targets }
option-augment = Aumento { $n }
option-augment-of = { $text }
option-way = Opción { $n }
option-rest = Descanso largo
option-end = Terminar el turno
option-stop = Ya basta
option-effects = Elegir qué efectos se aplican
option-keep-augments = Conservar lo activo; nada nuevo
option-skip = No
option-none = Ahora no
option-use = Usarla
option-perform = Sí
option-suffer = Sufrir el daño
option-suffer-exhausted = Sufrirlo: quedas fuera por agotamiento
option-discarded = Perder dos cartas descartadas
option-crush = Contra la pared o el obstáculo
option-move = Moverse
option-attack = Atacar
option-short-rest = Descanso corto
option-no-rest = Sin descanso
option-keep = Perderla
option-redraw = 1 de daño, otra carta
option-perk-add = Añadir { $adds }
option-perk-remove = Quitar { $removes }
option-perk-replace = Cambiar { $removes } por { $adds }
option-perk-items = Ignorar los efectos negativos de los objetos y añadir { $adds }
option-perk-items-only = Ignorar los efectos negativos de los objetos
option-perk-scenario = Ignorar los efectos negativos del escenario y añadir { $adds }
option-perk-scenario-only = Ignorar los efectos negativos del escenario

# Sucesos
event-chose-cards = { $who } ha elegido dos cartas.
event-declared-rest = { $who } declara un descanso largo.
event-revealed = { $who }: iniciativa { $initiative }, con { $lead } y { $second }.
event-turn-began = Actúa { $figure }.
event-played-top = { $who } juega la acción superior de { $card }.
event-played-bottom = { $who } juega la acción inferior de { $card }.
event-played-attack = { $who } juega { $card } como Ataque básico.
event-played-move = { $who } juega { $card } como Movimiento básico.
event-stunned = { $figure } sufre aturdimiento y no hace nada.
event-card-discarded = { $card } se descarta.
event-card-lost = { $who } pierde { $card }.
event-card-active = { $card } queda en la zona activa de { $who }.
event-card-recovered = { $who } recupera { $card }.
event-card-taken = { $who } muestra { $card } para otro turno.
event-bonus-used = Se usa { $card }.
event-bonus-ended = { $card } termina.
event-rested = { $who } descansa y recupera { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}.
event-short-rested = { $who } toma un descanso corto y recupera { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}.
event-rest-drew = El descanso señala { $card }.
event-moved = { $figure } se mueve { $hexes ->
    [one] 1 hexágono
   *[other] { $hexes } hexágonos
}.
event-pushed = { $figure } retrocede por un empujón.
event-pulled = { $figure } se acerca, a la fuerza.
event-teleported = { $figure } aparece en otro lugar.
event-trap-sprung = { $figure } activa una trampa.
event-hazard-entered = { $figure } entra en terreno peligroso.
event-attacked = { $figure } ataca a { $target }: { $value }, roba { $used }, { $damage } de daño.
event-suffered = { $figure } sufre { $damage } de daño; { $left ->
    [one] le queda 1
   *[other] le quedan { $left }
}.
event-negated = { $figure } previene { $damage } de daño.
event-retaliated = Represalia de { $figure } contra { $target }: { $damage } de daño.
event-healed = { $figure } recupera { $hp } de vida.
event-condition-gained = { $figure } recibe { $condition }.
event-condition-ended = { $figure } se libra de { $condition }.
event-died = { $figure } muere.
event-exhausted = Agotamiento de { $who }.
event-fallen = { $who } muere para siempre.
event-shield-gained = { $figure } gana Escudo { $value }.
event-retaliate-gained = { $figure } gana Represalia { $value }.
event-infused = Ahora en Fuerte: { $elements }.
event-consumed = { $figure } consume { $elements }.
event-gained-xp = { $who } gana { $xp } XP.
event-looted-money = { $figure } saquea { $tokens ->
    [one] 1 ficha de dinero
   *[other] { $tokens } fichas de dinero
}.
event-treasure-looted = { $who } saquea un tesoro.
event-item-used = { $who } usa { $item }.
event-item-refreshed = { $who } repone { $item }.
event-trap-made = { $figure } pone una trampa.
event-trap-disarmed = { $figure } desactiva una trampa.
event-obstacle-made = { $figure } crea un obstáculo.
event-obstacle-moved = { $figure } mueve un obstáculo.
event-obstacle-destroyed = { $figure } destruye un obstáculo.
event-turned = { $figure } luchará contra los suyos esta ronda.
event-commanded = { $figure } da órdenes a { $target }.
event-modifier-added = { $card } se baraja en el mazo de { $figure }.

# Por qué no
why-gh-select-05 = Esa carta está descartada.
why-gh-select-07 = Esa carta está perdida.
why-gh-select-08 = Esa carta está en tu zona activa.
why-gh-select-10 = Con menos de dos cartas en la mano solo puedes descansar.
why-gh-select-03 = Eso está en la mano de otro jugador.
why-gh-rest-01 = Para descansar hacen falta dos cartas descartadas.
why-gh-round-03 = Juegas las dos cartas que has elegido.
why-gh-turn-01 = Una acción superior y una inferior, de cartas distintas.
why-gh-dmg-04 = Las cartas elegidas para esta ronda no se pueden perder.
why-gh-move-01 = Demasiado lejos.
why-gh-move-02 = No hay camino hasta allí.
why-gh-move-04 = Allí hay alguien.
why-gh-fly-02 = Allí hay alguien.
why-gh-obst-01 = Hay un obstáculo.
why-gh-jump-02 = Un salto no puede acabar ahí.
why-gh-atk-02 = No es un enemigo.
why-gh-atk-03 = Fuera de alcance.
why-gh-atk-05 = Un ataque cuerpo a cuerpo solo llega al hexágono contiguo.
why-gh-los-01 = Fuera de la línea de visión.
why-gh-invis-01 = Es invisible.
why-gh-target-02 = Esta capacidad ya lo ha atacado.
why-gh-equip-09 = Ese objeto está gastado.
why-gh-equip-10 = Ese objeto está consumido.
why-gh-equip-16 = Ese objeto no lo llevas tú.
why-gh-use-01 = Ese objeto no se puede usar ahora.
why-gh-stun-01 = Sufres aturdimiento.
why-gh-elem-06 = Ese elemento no está disponible.
why-gh-goal-04 = Los objetivos de batalla son secretos.
why-gh-mon-01 = Los monstruos actúan según sus cartas.
why-gh-aoe-03 = El patrón no llega hasta ahí.
why-gh-aoe-05 = El patrón no llega hasta ahí.
why-gh-aoe-06 = Fuera de la línea de visión.
why-gh-aoe-08 = Una zona no afecta a los aliados.
why-gh-effect-04 = Fuera de alcance.
why-gh-heal-01 = Solo se puede curar a uno mismo o a un aliado.
why-gh-heal-02 = Fuera de alcance.
why-gh-invis-05 = Es invisible.
why-gh-push-01 = Un empujón aleja del atacante a cada hexágono.
why-gh-push-05 = Hay algo en medio.
why-gh-pull-01 = Un tirón acerca al atacante a cada hexágono.
why-gh-lock-01 = La puerta está bloqueada.
why-gh-piece-19 = No está en esta ronda.
why-gh-piece-24 = Nadie puede atacarlo.
why-gh-piece-27 = Para lo que se hace ahí, un personaje adyacente renuncia a una acción.
why-gh-piece-28 = Para lo que se hace ahí, un personaje adyacente gasta puntos de movimiento.
why-gh-piece-29 = Las reglas de este escenario dejan libre esta posición inicial.
why-gh-piece-34 = Se dejó en el suelo.
why-gh-piece-43 = En este escenario nadie puede consumir elementos.
why-gh-los-05 = Fuera de la línea de visión.
why-gh-shop-06 = Todavía no está en la tienda.
why-gh-target-03 = Un aliado no es un objetivo.
why-gh-turn-08 = Uno no es aliado de sí mismo.
why-gh-turn-09 = Solo afecta a los aliados.
why-gh-recover-02 = No se puede recuperar nunca.
why-gh-recover-04 = La capacidad recupera otro tipo de carta u objeto.

# Opciones del juego
setting-scenario = Escenario
setting-difficulty = Dificultad
setting-difficulty-easy = Fácil
setting-difficulty-normal = Normal
setting-difficulty-hard = Difícil
setting-difficulty-very-hard = Muy difícil
setting-character-level = Nivel de los personajes
setting-character-level-1 = 1
setting-character-level-2 = 2
setting-character-level-3 = 3
setting-character-level-4 = 4
setting-character-level-5 = 5
setting-character-level-6 = 6
setting-character-level-7 = 7
setting-character-level-8 = 8
setting-character-level-9 = 9
setting-level = Nivel del escenario
setting-level-none = El recomendado
setting-level-0 = 0
setting-level-1 = 1
setting-level-2 = 2
setting-level-3 = 3
setting-level-4 = 4
setting-level-5 = 5
setting-level-6 = 6
setting-level-7 = 7
setting-items = Objetos
setting-items-suggested = Los sugeridos para cada clase
setting-items-shop = Comprados en la tienda
setting-items-none = Ninguno
setting-choose-hands = Los jugadores eligen su mano
setting-solo = Una persona lleva a todos los personajes
setting-open-information = Información pública
setting-reduced-randomness = Aleatoriedad reducida
setting-permanent-death = Muerte permanente
setting-shared-decks = Los tipos de monstruo con el mismo mazo
setting-shared-decks-one-card = comparten una carta
setting-shared-decks-own-card = roban una carta cada uno
setting-redraw-damage = El daño por cambiar la carta de un descanso corto se previene
setting-redraw-damage-hand = solo con una carta de la mano
setting-redraw-damage-any = también con cartas descartadas
setting-redraw-damage-none = nunca
setting-broken-rest = Un descanso largo ya anunciado, si quedan menos de dos cartas descartadas,
setting-broken-rest-taken = se hace de todos modos
setting-broken-rest-lost = se pierde con el turno
setting-name-targets = Todos los objetivos de un ataque se anuncian antes de robar la primera carta
setting-stunned-items = Un personaje aturdido
setting-stunned-items-none = no usa objetos
setting-stunned-items-others-turns = solo usa objetos en los turnos de otros
setting-held-back = Aturdimiento y Desarme impiden usar capacidades
setting-held-back-always = en todo momento
setting-held-back-own-turn = solo en el propio turno
setting-wall-hexes = Un hexágono de pared de un área puede ser el que está a alcance
setting-unperformed = Una carta usada para una acción con el símbolo de carta perdida, si no se realizó nada de ella,
setting-unperformed-lost = se pierde
setting-unperformed-discarded = se descarta

pick-classes = Clase
# Preguntas de las clases de las cajas selladas.
ask-suffer-up-to = ¿Cuánto daño sufres a cambio? Como máximo { $most }.
ask-take-damage = { $figure } va a sufrir daño. ¿Sufres tú { $damage } en su lugar?
ask-extra-turn = Otro turno de inmediato: ¿qué carta es la principal?
ask-discard-card = ¿Qué carta de tu mano descartas?
event-grounded = { $figure } ya no puede volar.

# what a person may answer ahead
ahead-negate = Sufrir siempre el daño, salvo que yo cayera
ahead-short-rest = Sin descanso corto
ahead-redraw = El descanso corto pierde la carta que salga
ask-give-card = ¿Quién recibe la carta?
ask-lend = ¿En la zona activa de quién colocas la carta?
ask-attack-or-heal = ¿Atacas o curas?
ask-move-or-heal = ¿Te mueves o curas?
option-bonus-card = Usar { $card }
event-card-given = { $who } recibe { $card }.
option-heal = Curar
ask-end-song = ¿Qué Canción termina?
ask-doom = ¿Qué enemigo recibe la Perdición?
ask-end-doom = ¿Qué Perdición termina?
ask-which-doom = ¿Qué Perdición pasa a otro?
ask-vantage = ¿Desde el hexágono de quién atacas?
ask-companion = ¿Dónde empieza { $summon }?
ask-forgo = ¿Renuncias a una acción de tu turno por { $card }?
ask-forgo-top = ¿Renuncias a la acción superior de tu turno por { $card }?
ask-forgo-bottom = ¿Renuncias a la acción inferior de tu turno por { $card }?
ask-redistribute = ¿Cuánto daño asume { $figure }? Quedan { $left } por repartir.
event-redistributed = { $figure } reparte de nuevo el daño.
ask-same-side = ¿Qué carta juegas por su misma mitad?
ask-equip-hands = ¿Qué más te equipas? Manos libres: { $left }.
