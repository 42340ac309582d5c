# Preguntas alrededor de los turnos de las figuras
ask-battle-goal = Quédate con un objetivo de batalla; el otro vuelve al mazo.
ask-gain-card = Nivel { $level }: ¿qué carta ganas?
ask-perk = Nivel { $level }: ¿qué pericia eliges?
ask-buy = Tienes { $gold } de oro. ¿Compras un objeto?
ask-hand = Cambia una carta de tu mano o sigue con esta.
ask-start = ¿Dónde empiezas?
ask-tie = Misma iniciativa: ¿quién va antes?
ask-monster = { $figure } podría actuar de varias formas. ¿Cuál?
ask-standee = Faltan figuras troqueladas: ¿qué lugar se ocupa?
ask-spawn-where = Su hexágono está ocupado. ¿Dónde aparece el monstruo?
ask-summon-where = { $figure } invoca: ¿dónde?
ask-escort = { $figure } puede ir por varios caminos. ¿Adónde?
ask-flood = ¿Qué hexágono se inunda?
ask-go-beside = ¿A qué hexágono?
ask-give-up-item = ¿A qué objeto renuncias?
ask-flee = { $figure } huye. ¿Adónde?
ask-who = ¿A quién afecta?
ask-take-over = ¿Tomar lo que lleva otro? ¿De quién?
ask-roll = Ruedan las rocas de la fila { $row }. ¿Dónde se detiene la primera?
ask-lose-card = ¿Qué carta pierdes?
ask-recover = ¿Qué carta recuperas?
ask-spend-item = ¿Qué objeto se gasta?
ask-consume-item = ¿Qué objeto se consume?
ask-refresh-item = ¿Qué objeto repones?
ask-entrance = ¿Por qué entrada empezáis?
ask-promote = ¿Qué enemigo pasa a ser de élite?
ask-return = ¿Qué enemigo vuelve?

option-done = Listo
option-hand-swap = Sale { $out }, entra { $into }
option-gate = Entrada de tipo { $what }

# Lo que ha pasado
event-scenario-began = { $scenario }, nivel del escenario { $level }.
event-goal-kept = { $who } se queda con un objetivo de batalla.
event-start-place = { $who } ocupa una ubicación inicial.
event-round-began = Ronda { $round }.
event-door-opened = { $figure } abre una puerta.
event-controlled = { $who } está bajo control y actúa contra el grupo en esta ronda.
event-left-map = { $who } deja el mapa.
event-boulder-rolled = Una roca sigue rodando.
event-brought = { $figure } acaba en otro lugar.
event-vanished = { $figure } ya no está en el tablero.
event-came-back = { $figure } vuelve a estar en el tablero.
event-woke = { $figure } despierta.
event-unharmed = { $figure } no sufre daño alguno.
event-took-over = { $figure } se hace con lo que llevaba { $target }.
event-toiled = { $who } gasta aquí { $points ->
    [one] 1 punto de movimiento
   *[other] { $points } puntos de movimiento
}; faltan { $left }.
event-door-closed = La puerta { $door } se cierra.
event-door-unlocked = La puerta { $door } ya no está bloqueada.
event-room-revealed = Se revela una sala. { $monsters ->
    [0] No hay nadie.
    [one] Hay una figura.
   *[other] Hay { $monsters } figuras.
}
event-room-told = { $text }
event-room-named = { $room } ({ $adjective }).
event-card-turned = { $monster }: iniciativa { $initiative }.
event-order-set = Queda fijado el orden de iniciativa.
event-spawned = Aparece { $figure }.
event-summoned-monster = { $summoner } invoca: { $figure }.
event-summoned = { $summoner } invoca: { $figure }.
event-no-standee = { $monster }: no queda figura o hexágono vacío.
event-focused = { $figure } se centra en { $target }.
event-no-focus = { $figure } no encuentra a quién atacar.
event-piece-happened = { $text }
event-penalty-fell = { $text }
event-got-gold = { $who } gana { $gold } de oro.
event-deck-shuffled = { $monster }: se baraja el mazo de capacidades.
event-succeeded = ¡Objetivo cumplido! La ronda se juega hasta el final.
event-failed = El escenario está perdido. La ronda se juega hasta el final.
event-scored = { $who }: { $xp } de experiencia, { $gold } de oro, { $checks ->
    [0] ninguna marca
    [one] 1 marca
   *[other] { $checks } marcas
}.

setting-penalties = Penalizaciones de la mazmorra aleatoria
setting-penalties-suggested = Ninguna, luego leve, luego grave
setting-penalties-none = Ninguna
setting-penalties-minor = Leve en cada sala
setting-penalties-major = Grave en cada sala

setting-scenario-solo-brute = En solitario (Salvaje): Regreso al Túmulo Negro
setting-scenario-solo-tinkerer = En solitario (Manitas): Una intrusión inoportuna
setting-scenario-solo-spellweaver = En solitario (Tejedora de hechizos): Laboratorio corrupto
setting-scenario-solo-cragheart = En solitario (Corazón hueco): Defensa de piedra
setting-scenario-solo-nightshroud = En solitario (Manto nocturno): La cosecha de la noche
setting-scenario-solo-plagueherald = En solitario (Heraldo de la plaga): Cripta apestada
setting-scenario-solo-berserker = En solitario (Berserker): Insultos antinaturales
setting-scenario-solo-scoundrel = En solitario (Pícara): Asalto a la armería
setting-scenario-solo-mindthief = En solitario (Ladrona mental): Liberación de roedores
setting-scenario-solo-sunkeeper = En solitario (Guardiana solar): Escolta de caravana
setting-scenario-solo-quartermaster = En solitario (Intendente): Gastos de almacenaje
setting-scenario-solo-summoner = En solitario (Invocadora): El plano de las bestias salvajes
setting-scenario-solo-soothsinger = En solitario (Cantora sosegadora): Duelo de bardos
setting-scenario-solo-doomstalker = En solitario (Acechador funesto): Cacería corrupta
setting-scenario-solo-sawbones = En solitario (Matasanos): Después de la batalla
setting-scenario-solo-elementalist = En solitario (Elementalista): Secretos elementales
setting-scenario-solo-beast-tyrant = En solitario (Tirana de las bestias): El oso enjaulado
