# La mesa, dibujada.
scene-table = La mesa
scene-map = Mapa
scene-hexes = Hexágonos
scene-figures = Figuras
scene-side = Monstruos y grupo
scene-mine = Mi tarjeta de personaje
scene-hand = Mis cartas
scene-play = Cartas en juego
scene-piles = Mis pilas
scene-items = Mis objetos
scene-elements = Elementos
scene-monsters = Monstruos
scene-party = Grupo
scene-scenario = Escenario
scene-order = Orden de iniciativa
scene-round = Ronda { $n }
scene-phase-goals = Objetivos de batalla
scene-phase-hands = Preparación del escenario
scene-phase-selection = Selección de cartas
scene-phase-initiative = Iniciativa
scene-phase-turns = Turnos
scene-phase-end = Final de la ronda
scene-phase-over = Fin
scene-state-now = actúa
scene-state-past = ya ha actuado
scene-state-ready = listo
scene-state-choosing = eligiendo
scene-state-out = agotado
scene-initiative = Iniciativa { $n }
scene-element-strong = { $element }: fuerte
scene-element-waning = { $element }: menguante
scene-element-inert = { $element }: inerte
scene-element-coming = fuerte al final de este turno
scene-hex = Hexágono { $hex }
scene-floor = suelo
scene-cost = { $n ->
    [1] 1 punto de movimiento
   *[other] { $n } puntos de movimiento
 }
scene-door-open = puerta abierta
scene-door-closed = puerta cerrada
scene-door-locked = puerta bloqueada
scene-trap = trampa, { $n } de daño
scene-trap-plain = trampa
scene-hazard = terreno peligroso, { $n } de daño
scene-difficult = terreno impracticable
scene-obstacle = obstáculo
scene-money = { $n ->
    [1] una ficha de dinero
   *[other] { $n } fichas de dinero
 }
scene-treasure = tesoro { $n }
scene-treasure-goal = tesoro de objetivo
scene-plate = placa de presión
scene-look-altar = altar (obstáculo)
scene-look-barrel = barril (obstáculo)
scene-look-bookcase = estantería (obstáculo)
scene-look-boulder = roca (obstáculo)
scene-look-bush = arbusto (obstáculo)
scene-look-cabinet = armario (obstáculo)
scene-look-crate = caja (obstáculo)
scene-look-crystal = cristal (obstáculo)
scene-look-dark-pit = foso oscuro (obstáculo)
scene-look-door = puerta (obstáculo)
scene-look-nest = nido (obstáculo)
scene-look-stump = tocón (obstáculo)
scene-look-fountain = fuente (obstáculo)
scene-look-pillar = columna (obstáculo)
scene-look-rock-column = columna de roca (obstáculo)
scene-look-sarcophagus = sarcófago (obstáculo)
scene-look-shelf = estante (obstáculo)
scene-look-stalagmites = estalagmitas (obstáculo)
scene-look-table = mesa (obstáculo)
scene-look-totem = tótem (obstáculo)
scene-look-tree = árbol (obstáculo)
scene-look-wall-section = tramo de pared (obstáculo)
scene-hp = { $n } de { $most } puntos de vida
scene-shield = Escudo { $n }
scene-card-level = Nivel de la carta
scene-half-top = { $card }, acción superior: { $text }
scene-half-bottom = { $card }, acción inferior: { $text }
scene-plain-attack = { $card } como Ataque 2 básico
scene-plain-move = { $card } como Movimiento 2 básico
scene-monster-card = { $monster }: sus cartas
scene-shuffles = su mazo se baraja al final de la ronda
scene-stat-hp = Puntos de vida
scene-stat-move = Movimiento
scene-stat-attack = Ataque
scene-stat-range = Alcance
scene-level = Nivel { $n }
scene-level-short = Nivel { $n }
scene-you = tú
scene-left = se ha ido
scene-exhausted = agotado
scene-thinking = decide
scene-ready = listo
scene-hand-size = Cartas en mano: { $n }
scene-discarded-size = Cartas descartadas: { $n }
scene-lost-size = Cartas perdidas: { $n }
scene-xp = Experiencia: { $n }
scene-tokens = Fichas de dinero: { $n }
scene-rounds-left = Rondas antes de agotarse, con descansos cortos y sin perder cartas en acciones: { $n }
scene-goal-worth = { $n ->
    [1] Vale una marca.
   *[other] Vale { $n } marcas.
 }
scene-goal-met = Tal como está, se cumple.
scene-goal-open = Aún no se cumple.
scene-modifiers = Modificadores: quedan { $n }
scene-item-label = { $item } ({ $state ->
    [spent] gastado
    [consumed] consumido
   *[ready] listo
 }): { $text }
scene-item-state = { $item } ({ $state ->
    [spent] gastado
    [consumed] consumido
   *[ready] listo
 })
scene-perks = Pericias
scene-shop = Tienda (precio en oro)
scene-pile-discarded = Descartadas ({ $n })
scene-pile-lost = Perdidas ({ $n })
scene-pile-aside = No las llevas ({ $n })
scene-pile-active = Activas ({ $n })
scene-trap-damage = Daño de trampa: { $n }
scene-hazard-damage = Daño del terreno peligroso: { $n }
scene-token-value = Oro por ficha de dinero: { $n }
scene-bonus-xp = Experiencia por el éxito: { $n }
scene-special-rules = Reglas especiales ({ $n })
scene-won = Escenario superado
scene-failed = Escenario fallido
scene-decided-exhausted = Se acabó en la ronda { $n }, cuando ya nadie quedaba en pie.
scene-decided-lost = Perdido en la ronda { $n }: el objetivo quedó fuera de alcance.
scene-decided-kills = Hecho en la ronda { $n }; la hoja más afilada fue { $who }, con { $kills ->
    [one] una baja
   *[other] { $kills } bajas
}.
scene-result-xp = Experiencia
scene-result-gold = Oro
scene-result-kills = Muertes
scene-damage = { $n } de daño
scene-condition-poison = Los ataques enemigos le hacen 1 más. Una Curación solo quita el veneno.
scene-condition-wound = Sufre 1 de daño al empezar cada turno, hasta que lo curen.
scene-condition-immobilize = No puede realizar Movimientos.
scene-condition-disarm = No puede realizar Ataques.
scene-condition-stun = No puede hacer nada en su turno.
scene-condition-muddle = Ataca con Desventaja.
scene-condition-curse = Una carta de Maldición en el mazo.
scene-condition-invisible = Los enemigos no lo ven.
scene-condition-strengthen = Ataca con Ventaja.
scene-condition-bless = Una carta de Bendición en el mazo.

# Lo que significaría una opción
peek-rounds = { $then ->
    [1] Entonces queda 1 ronda antes de agotarte (ahora { $now }).
   *[other] Entonces quedan { $then } rondas antes de agotarte (ahora { $now }).
 }
peek-rest = Descanso largo
peek-rest-cards = { $n ->
    [1] Pierdes una carta descartada y recuperas 1. Curación 2, y los objetos gastados se reponen.
   *[other] Pierdes una carta descartada y recuperas { $n }. Curación 2, y los objetos gastados se reponen.
 }
peek-way = { $n ->
    [1] 1 hexágono
   *[other] { $n } hexágonos
 }, { $cost ->
    [1] 1 punto
   *[other] { $cost } puntos
 }; { $left ->
    [1] queda 1
   *[other] quedan { $left }
 }
peek-door = Abre la puerta: lo que hay detrás no se conoce y no se puede deshacer.
peek-money = { $n ->
    [1] 1 ficha de dinero para saquear al final del turno
   *[other] { $n } fichas de dinero para saquear al final del turno
 }
peek-treasure = un tesoro para saquear al final del turno
peek-focus = Si te quedas aquí, se centran en
peek-attack-by = { $n ->
    [1] { $names } ataca.
   *[other] { $names } atacan.
 }
peek-near-by = { $n ->
    [1] { $names } se acerca.
   *[other] { $names } se acercan.
 }
peek-no-focus = Sin foco: { $names }
peek-tied = Alguno os dejaría elegir.
peek-act = Se queda ahí y no ataca a nadie.
peek-act-attack = Se queda ahí y ataca a { $names }.
peek-attack = Ataque contra { $name }
peek-kill = Probabilidad de matar:
peek-damage = Daño y su probabilidad
peek-mean = { $n } de daño de media
peek-back = { $n } de daño por Represalia, si vive
peek-deck = { $n ->
    [1] Exacto, con la última carta del mazo de modificadores.
   *[other] Exacto, con las { $n } cartas que quedan en el mazo de modificadores.
 }
peek-step-base = Ataque
peek-step-card = carta
peek-step-bonus = bonificaciones
peek-step-poison = Veneno
peek-step-times = multiplicado
peek-step-shield = Escudo
peek-step-pierce = Perforante
peek-area = { $n ->
    [1] Alcanza a un enemigo
   *[other] Alcanza a { $n } enemigos
 }
peek-area-odds = { $mean } de daño de media, muere { $kill }
peek-area-turn = R gira la zona donde quepa de varias formas.
scene-class-level = { $of } · nivel { $n }
scene-story = La historia
scene-cards-left = { $n ->
    [one] Queda una carta de habilidad en su mazo
   *[other] Quedan { $n } cartas de habilidad en su mazo
}
scene-element-means-strong = Puede consumirlo quien actúe ahora o más tarde en esta ronda.
scene-element-means-waning = Aún se puede consumir en esta ronda; después se va.
scene-element-means-inert = No está en el aire. Una acción que lo infunde lo deja fuerte al final de ese turno.
peek-look-strikes = Atacaría a { $who } si nadie se moviera
peek-look-nears = Iría hacia { $who } si nadie se moviera
