# La mesa
scene-table = Mesa
scene-map = Mapa
scene-side = Héroes, Enemigos y la misión
scene-mine = Tu Héroe
scene-spread = Cartas y habilidades para elegir
scene-party = Héroes
scene-foes = Enemigos
scene-gear = Equipo
scene-skills = Habilidades
scene-stage = Etapa { $n }

# La ronda
scene-round = Ronda { $n }
scene-phase-heroes = Héroes
scene-phase-enemies = Enemigos
scene-phase-experience = Experiencia
scene-phase-event = Evento
scene-phase-end = Final
scene-order-now = Turno de { $who }
scene-order-waits = { $who } aún tiene que actuar
scene-order-done = { $who } ya ha actuado
scene-order-rests = { $who }
scene-order-dead = { $who } sin vida
scene-order-left = { $who } ya ha salido
scene-level = Nivel actual { $n }
scene-lifebringer = Portador de la Vida: { $n ->
    [1] 1 ficha
   *[other] { $n } fichas
}
scene-first = Primer jugador: { $who }
scene-goal = Objetivo
scene-goals-met = Todos los objetivos cumplidos.

# Zonas
scene-zone-label = { $where }: { $room ->
    [yes] sala
   *[no] pasillo
} { $dark ->
    [yes] en sombra
   *[no] con luz
}
scene-start = Zona inicial
scene-exit = Salida
scene-stairs = escalera a { $where }
scene-level-token = ficha de nivel { $n }
scene-door-closed = Puerta { $door }: cerrada
scene-door-open = Puerta { $door }: abierta
scene-door-locked = Puerta { $door }: cerrada con llave
scene-treasure = { $n ->
    [1] 1 ficha de tesoro
   *[other] { $n } fichas de tesoro
}
scene-special = { $n ->
    [1] 1 ficha de tesoro especial
   *[other] { $n } fichas de tesoro especial
}
scene-covered = una ficha boca abajo
scene-pillar = Pilar en { $where }
scene-pillar-life = Pilar en { $where }{ $n ->
    [0] {""}
   *[other] , Vida { $n }
}
scene-collapse = { $tile }: { $n ->
    [1] falta 1 ficha para que se hunda
   *[other] faltan { $n } fichas para que se hunda
}

# Figuras
scene-hero-label = { $who }, { $sheet }, en { $where }: Vida { $life } de { $most }, { $xp } XP.
scene-mob-label = { $foe } en { $where }: { $life ->
    [0] Jefe muerto
   *[other] Jefe con Vida { $life }
}, { $n ->
    [1] 1 secuaz
   *[other] { $n } secuaces
}.
scene-foe-label = { $foe } en { $where }: Vida { $life } de { $most }.
scene-carries = Equipo: { $cards }.
scene-dead = Sin vida
scene-gone = Ya salió
scene-unseen = En sombra
scene-stunned = Aturdimiento
scene-slowed = 1 Acción menos
scene-in-shadow = Modo sombra
scene-in-light = Con luz
scene-attack-with = { $combat }: atacar a { $foe }

# Lo que harían los Enemigos
scene-intent-attack = Atacará a { $whom }.
scene-intent-either = Atacará a { $names }: lo elegís vosotros.
scene-intent-move-attack = Irá a { $where } y atacará a { $whom }.
scene-intent-move = Irá a { $where }, tras { $whom }.
scene-intent-go = Irá a { $where }.
scene-intent-open = Irá a { $zones }: lo elegís vosotros.
scene-intent-unsure = Hay más de un camino: lo elegís vosotros.
scene-intent-pillar = Atacará el pilar de { $where }.
scene-intent-trample = Arrollará a { $whom }.
scene-intent-stay = Se quedará donde está.
scene-intent-none = No hará nada.
scene-intent-sleep = Aún no actúa.
scene-intent-stand-up = Se levantará.
scene-intent-hide = No encontrará a nadie en la sombra.
scene-intent-leave = Escapará por la Salida.

# Héroes
scene-life = Vida { $n } de { $most }
scene-xp = { $n } XP sin gastar, { $most } como máximo
scene-xp-left = { $n } XP.
scene-micro = { $n } micro-XP
scene-not-acting = A la espera de su próxima Activación
scene-counter = Contraataca al final: { $foes }
scene-deciding = decide
scene-on-turn = actúa ahora
scene-all-of = Todo lo que tiene { $who }
scene-actions = { $n ->
    [1] 1 Acción
   *[other] { $n } Acciones
}
scene-points = { $n ->
    [1] 1 Punto de movimiento
   *[other] { $n } Puntos de movimiento
}
scene-extra-combat = { $n ->
    [1] 1 combate gratis
   *[other] { $n } combates gratis
}
scene-extra-move = { $n ->
    [1] 1 movimiento gratis
   *[other] { $n } movimientos gratis
}
scene-do-pick-up = Recoger
scene-do-trade = Intercambiar
scene-do-transmute = Transmutar
scene-do-stand-up = Levantarse
scene-do-lever = Palanca
scene-do-leave = Salir
scene-do-stop = Parar aquí
scene-do-rest = Terminar Activación
scene-slot-body = Cuerpo
scene-slot-hand = Mano
scene-slot-hands = Manos
scene-slot-pack = Inventario
scene-combats = Ataques
scene-level-of = Nivel { $n }
scene-tier-lower = Inferior
scene-tier-higher = Superior
scene-dice = { $n } de color { $colour }
scene-yellow = amarillo
scene-red = rojo
scene-blue = azul
scene-green = verde
scene-nothing = Nada

# Habilidades
scene-shadow-mode = Modo sombra
scene-skill-shadow = Habilidad en modo sombra
scene-skill-special = Habilidad especial
scene-skill-free = Habilidad gratuita de clase
scene-skill-signature = Habilidad exclusiva
scene-used = ya usada
scene-step-have = Nivel { $level }: adquirida
scene-step-early = Adquirida; vale desde el nivel { $level }
scene-step-next = Nivel { $level }: cuesta { $cost } XP
scene-step-later = Nivel { $level }: cuesta { $cost } XP, tras la anterior
scene-step-short = Nivel { $level }, { $cost } XP:
scene-learn = Aprender { $line }, nivel { $level }, por { $cost } XP
scene-learned-all = { $line }: no queda nada por aprender
scene-lesson = { $who } aprende: { $sheet }
scene-lesson-how = Haz clic en el coste de una habilidad para aprenderla. Las de nivel superior a { $n } valen más tarde.

# Combate
scene-combat-hero = { $who } ataca a { $foe }
scene-combat-foe = { $foe } contra { $whom }
scene-before-roll = Antes de la tirada
scene-attack-dice = Ataque
scene-defence-dice = Defensa
scene-no-dice = ningún dado
scene-symbols-left = Símbolos que quedan
scene-beyond = Además de los dados
scene-lost-dice = El límite de tres quita: { $dice }.
scene-at-work = En efecto: { $things }.
scene-hits = { $n ->
    [1] 1 impacto
   *[other] { $n } impactos
}
scene-shields = { $n ->
    [1] 1 escudo
   *[other] { $n } escudos
}
scene-bam = { $n } ¡Toma ya!
scene-diamond = { $n ->
    [1] 1 diamante
   *[other] { $n } diamantes
}
scene-blank = en blanco
scene-die = Dado { $colour }: { $shows }.
scene-rerolled = { $n ->
    [1] Repetido.
   *[other] Repetido { $n } veces.
}
scene-flipped = Girado.
scene-gone-die = Retirado.
scene-damage = { $n } de daño
scene-damage-so-far = { $n } de daño por ahora
scene-more-damage = con +{ $n } de daño
scene-halved = a la mitad

# Cartas e intercambios
scene-event = Evento: { $card }
scene-door-card = Tras la puerta: { $card }
scene-found = { $who } ha encontrado
scene-found-who = Quédatela o dásela a un Héroe de la Zona.
scene-trading = { $who } reorganiza e intercambia
scene-reorganising = { $who } puede reorganizar gratis
scene-trade-how = { $others ->
    [yes] Haz clic en una carta para equiparla o guardarla; con las flechas la pasas a otro. O arrástrala a su sitio.
   *[no] Haz clic en una carta para equiparla o guardarla, o arrástrala a su sitio.
}
scene-melting = Para transmutar:
scene-instead-of = En lugar de { $card }
scene-equip = Equipar
scene-stow = Guardar
scene-give = Pasar

# El Mercado
scene-market = El Mercado
scene-market-how = Cada tipo de cambio solo una vez; pasaos cartas antes del primero y otra vez cuando todos estéis listos.
scene-outfit = Antes de volver a intentarlo
scene-outfit-how = Cualquier carta puede cambiarse por una de equipo inicial.
scene-stock = Para cambiar
scene-supply = Equipo inicial
scene-ready = todo listo
scene-for-xp = Por { $n } XP
scene-for-cards = Cambiar ({ $n })
scene-for-starting = Por carta inicial
scene-hand-to = Para { $whom }

# Enemigos y la misión
scene-no-foes = Ningún Enemigo en el tablero.
scene-rank-mob = Turba
scene-rank-agent = Agente
scene-rank-roaming = Monstruo errante
scene-minions = { $n ->
    [1] 1 secuaz
   *[other] { $n } secuaces
}
scene-minion-life = Secuaz con Vida { $n }
scene-boss-dead = El Jefe ha muerto.
scene-mission = Misión: { $mission }
scene-goal-met = Cumplido
scene-goal-now = Ahora
scene-goal-later = Después
scene-special-rules = { $n ->
    [1] 1 regla especial
   *[other] { $n } reglas especiales
}

# El final
scene-won = Victoria: { $mission }
scene-lost = Derrota: { $mission }
scene-decided-dead = { $n ->
    [one] Cayó { $who }, y ya no había vuelta atrás.
   *[other] Cayeron { $who }, y ya no había vuelta atrás.
}
scene-decided-goal = Lo que había que hacer ya no se podía hacer.
scene-decided-xp = Quien más aprendió por el camino fue { $who }: { $n } XP.
scene-after-rounds = { $n ->
    [1] Tras 1 ronda.
   *[other] Tras { $n } rondas.
}
scene-head-class = Clase
scene-head-life = Vida
scene-head-xp = XP
scene-head-skills = Habilidades

# Antes de confirmar
peek-number = { $whole },{ $part }
peek-attack = { $combat }: { $foe }
peek-odds = Probabilidad de cada cantidad de daño
peek-mean = { $n } de daño de media
peek-mean-suffered = { $n } de daño sufrido de media
peek-minions = Caen de media { $n } de { $most ->
    [1] 1 secuaz
   *[other] { $most } secuaces
}; todos: { $all }.
peek-boss-open = El daño puede alcanzar al Jefe pese a sus secuaces; muerte del Jefe: { $chance }.
peek-boss-safe = El Jefe no sufre daño mientras queden secuaces, salvo que el ataque lo alcance.
peek-kill = Muerte de { $foe }: { $chance }.
peek-retaliation = Represalia si la tirada es floja: { $chance }.
peek-counter = { $sure ->
    [yes] Contraataca tras tu Activación: { $mean } de daño de media, muerte { $death }.
   *[no] Si sobrevive, contraataca: { $mean } de daño de media, muerte { $death }.
}
peek-counter-hides = No te encontrará en la sombra: sin contraataque.
peek-counter-none = Su contraataque no te alcanzaría.
peek-attack-note = Las elecciones gratuitas son las mejores; no se cuentan habilidades exclusivas, consumibles ni repeticiones de dados sueltos.
peek-move = A { $where }
peek-in-shadow = Modo sombra: quien no te ve no te busca.
peek-in-light = Con luz: los Enemigos irán a por ti.
peek-held = Hay un Enemigo allí: no podrás alejarte de él.
peek-level = Si la Acción termina allí, el nivel actual sube a { $n }.
peek-threat = { $foe }: ataque seguro contra ti, { $mean } de daño de media, muerte { $death }.
peek-threat-maybe = { $foe }: quizá un ataque contra ti, { $mean } de daño de media, muerte { $death }.
peek-escapes = Ya no te atacarían: { $foes }.
peek-no-threat = Tal como está, nadie te atacaría.
peek-stop = { $n ->
    [1] Se pierde 1 Punto de movimiento.
   *[other] Se pierden { $n } Puntos de movimiento.
}
peek-unspent = { $n ->
    [1] Se pierde 1 Acción.
   *[other] Se pierden { $n } Acciones.
}
peek-counterattacks = Contraataques, ya
peek-enemies-next = Después, la Fase de los Enemigos
peek-enemies-now = Si la Fase de los Enemigos fuera ahora
peek-harm = ({ $mean } de daño, muerte { $death })
peek-rest-note = Calculado para cada Enemigo con el tablero como está.
peek-door = Detrás: { $n ->
    [1] 1 sala desconocida.
   *[other] { $n } salas desconocidas.
}
peek-door-known = Detrás no hay nada nuevo.
peek-no-undo = No se puede deshacer.
peek-treasure = { $n ->
    [1] 1 carta de tesoro de nivel { $level }
   *[other] { $n } cartas de tesoro de nivel { $level }
}
peek-transmute = Tres cartas se vuelven una, un nivel por encima de la más baja: del nivel { $least } al { $most }.
peek-dice-change = Tus dados entonces
peek-struck = { $foe } contra { $whom }
peek-death = Muerte de { $whom }: { $chance }.
peek-learn = { $line }, nivel { $level }
peek-xp-left = Quedan { $n } XP
peek-works-later = Solo vale cuando el nivel actual sea { $n }.
peek-less-wanted = Entonces los Enemigos preferirían a { $names }.
peek-still-wanted = Seguirías teniendo más XP que nadie: los Enemigos te prefieren.
