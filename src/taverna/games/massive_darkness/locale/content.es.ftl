## Texto de las cartas, hecho de sus palabras

moment-attack = Ataque
moment-melee = Cuerpo a cuerpo
moment-ranged = A distancia
moment-magic = Magia
moment-defence = Defensa
moment-melee-defence = Defensa cuerpo a cuerpo
moment-ranged-defence = Defensa a distancia
moment-magic-defence = Defensa contra magia
moment-start = Al comenzar la Activación
moment-kill = Tras un golpe mortal
moment-dying = Cuando fueras a morir
moment-harm = Cuando fueras a sufrir daño
moment-found = Al robarla

symbols-bam = { $n } ¡Toma ya!
symbols-diamond = { $n } { $n ->
    [one] diamante
   *[other] diamantes
}
pay-xp = [{ $n } XP]
pay-life = [Sed de sangre { $n }]
pay-tribute = [Tributo de sangre { $n }]
pay-actions = [{ $n ->
    [one] 1 Acción
   *[other] { $n } Acciones
}]
pay-combat-actions = [{ $n ->
    [one] 1 Acción de combate
   *[other] { $n } Acciones de combate
}]
text-repeat = { $text } (Repetir { $n })
text-more = { $text } ({ $more })
text-nothing = no pasa nada
per-activation = una vez por Activación, { $text }
per-round = una vez por Ronda, { $text }
per-enemies-phase = una vez por Fase de los Enemigos, { $text }
per-mission = una vez por Misión, { $text }

need-shadow = [Modo sombra]
need-light = [Zona de luz]
need-two-weapons = [Dos armas]
need-two-handed = [Arma a dos manos]
need-equipped = [Con { $tags }]
need-equipped-hammer-mace = [Maza o martillo equipado]
need-equipped-shield = [Portador de escudo]
need-equipped-sword = [Espada equipada]
need-no-armour = [Sin armadura equipada]
need-wounded = [Herido { $n }]
need-against = [Contra: { $figures }]
need-after-reroll = [Tras una repetición de tirada]
need-no-damage-done = [Si este ataque no causa daño]
tag-sword = espada
tag-mace = maza
tag-hammer = martillo
tag-shield = escudo
tag-armour = armadura

who-self = ese Héroe
who-opponent = el oponente
who-opponents-around = cada otro adversario de esa Zona
who-hero-here = un Héroe de la Zona
who-heroes-here = cada Héroe de la Zona
who-heroes = cada Héroe
who-first-player = el Héroe del Primer jugador
who-enemy = un Enemigo

word-dice-yellow-more = +{ $n } { $n ->
    [one] dado amarillo
   *[other] dados amarillos
}
word-dice-red-more = +{ $n } { $n ->
    [one] dado rojo
   *[other] dados rojos
}
word-dice-blue-more = +{ $n } { $n ->
    [one] dado azul
   *[other] dados azules
}
word-dice-green-more = +{ $n } { $n ->
    [one] dado verde
   *[other] dados verdes
}
word-dice-attack-more = +{ $n } { $n ->
    [one] dado de ataque
   *[other] dados de ataque
}
word-dice-defence-more = +{ $n } { $n ->
    [one] dado de defensa
   *[other] dados de defensa
}
word-dice-yellow-fewer = Atacante -{ $n } { $n ->
    [one] dado amarillo
   *[other] dados amarillos
}
word-dice-red-fewer = Atacante -{ $n } { $n ->
    [one] dado rojo
   *[other] dados rojos
}
word-dice-attack-fewer = Atacante -{ $n } { $n ->
    [one] dado de ataque
   *[other] dados de ataque
}
word-dice-blue-fewer = Defensor -{ $n } { $n ->
    [one] dado azul
   *[other] dados azules
}
word-dice-green-fewer = Defensor -{ $n } { $n ->
    [one] dado verde
   *[other] dados verdes
}
word-dice-defence-fewer = Defensor -{ $n } { $n ->
    [one] dado de defensa
   *[other] dados de defensa
}
word-no-dice-attack = el atacante no tira dados
word-no-dice-defence = el defensor no tira dados
word-hits-more = +{ $n } { $n ->
    [one] impacto
   *[other] impactos
}
word-hits-fewer = Atacante -{ $n } { $n ->
    [one] impacto
   *[other] impactos
}
word-shields-more = +{ $n } { $n ->
    [one] escudo
   *[other] escudos
}
word-shields-fewer = Defensor -{ $n } { $n ->
    [one] escudo
   *[other] escudos
}
word-symbol-bam = +{ $n } ¡Toma ya!
word-symbol-diamond = +{ $n } { $n ->
    [one] diamante
   *[other] diamantes
}
word-cancel-attack-bam = cancela un ¡Toma ya! del ataque
word-cancel-attack-diamond = cancela un diamante del ataque
word-cancel-attack-all = cancela todos los ¡Toma ya! y diamantes del ataque
word-cancel-defence-bam = cancela un ¡Toma ya! de la defensa
word-cancel-defence-diamond = cancela un diamante de la defensa
word-cancel-defence-all = cancela todos los ¡Toma ya! y diamantes de la defensa
word-damage = +{ $n } de daño
word-reroll-attack-all = +1 repetición de tirada de ataque
word-reroll-defence-all = +1 repetición de tirada de defensa
word-reroll-either-all = +1 repetición de tirada de ataque o de defensa
word-reroll-own-all = vuelve a tirar todos tus dados
word-reroll-attack-any = vuelve a tirar los dados de ataque que quieras
word-reroll-defence-any = vuelve a tirar los dados de defensa que quieras
word-reroll-either-any = vuelve a tirar los dados de ataque o de defensa que quieras
word-reroll-own-any = vuelve a tirar los dados tuyos que quieras
word-reroll-attack-some = vuelve a tirar { $n ->
    [one] un dado de ataque
   *[other] hasta { $n } dados de ataque
}
word-reroll-defence-some = vuelve a tirar { $n ->
    [one] un dado de defensa
   *[other] hasta { $n } dados de defensa
}
word-reroll-either-some = vuelve a tirar { $n ->
    [one] un dado
   *[other] hasta { $n } dados de ataque o de defensa
}
word-reroll-own-some = vuelve a tirar { $n ->
    [one] uno de tus dados
   *[other] hasta { $n } de tus dados
}
word-blanks-only = { $text } (solo resultados en blanco)
word-fill-blanks-attack = { $most ->
    [one] un dado de ataque con resultado en blanco
   *[other] hasta { $most } dados de ataque con resultado en blanco
} +{ $n } { $n ->
    [one] impacto
   *[other] impactos
}
word-fill-blanks-defence = { $most ->
    [one] un dado de defensa con resultado en blanco
   *[other] hasta { $most } dados de defensa con resultado en blanco
} +{ $n } { $n ->
    [one] escudo
   *[other] escudos
}
word-fill-blanks-attack-bam = { $most ->
    [one] un dado de ataque con resultado en blanco
   *[other] hasta { $most } dados de ataque con resultado en blanco
} +{ $n } ¡Toma ya!
word-fill-blanks-attack-diamond = { $most ->
    [one] un dado de ataque con resultado en blanco
   *[other] hasta { $most } dados de ataque con resultado en blanco
} +{ $n } { $n ->
    [one] diamante
   *[other] diamantes
}
word-fill-blanks-defence-bam = { $most ->
    [one] un dado de defensa con resultado en blanco
   *[other] hasta { $most } dados de defensa con resultado en blanco
} +{ $n } ¡Toma ya!
word-fill-blanks-defence-diamond = { $most ->
    [one] un dado de defensa con resultado en blanco
   *[other] hasta { $most } dados de defensa con resultado en blanco
} +{ $n } { $n ->
    [one] diamante
   *[other] diamantes
}
word-or = { $one } o { $other }
word-flip-blanks-attack = gira { $n ->
    [one] un resultado en blanco
   *[other] hasta { $n } resultados en blanco
} en los dados de ataque
word-flip-blanks-attack-all = gira todos los resultados en blanco en los dados de ataque
word-flip-blanks-defence = gira { $n ->
    [one] un resultado en blanco
   *[other] hasta { $n } resultados en blanco
} en los dados de defensa
word-flip-blanks-defence-all = gira todos los resultados en blanco en los dados de defensa
word-double-hits = duplica el número de impactos obtenidos
word-reach-boss = el daño puede ir al Jefe aunque tenga Secuaces
word-retaliate = Represalia { $n }
word-half-damage = sufre la mitad del daño, redondeada hacia arriba
word-stun = queda Aturdido
word-stun-other = { $who } queda Aturdido
word-heal = cura { $n } de daño
word-heal-other = { $who } cura { $n } de daño
word-heal-per-hero = cura { $n } de daño por Héroe
word-heal-per-hero-other = { $who } cura { $n } de daño por Héroe
word-heal-all = cura por completo
word-heal-all-other = { $who } se cura por completo
word-hurt = sufre { $n } de daño
word-hurt-other = { $who } sufre { $n } de daño
word-lose-xp = pierde { $n } XP
word-lose-xp-other = { $who } pierde { $n } XP
word-xp = gana { $n } XP
word-xp-other = { $who } gana { $n } XP
word-lose-action = pierde 1 Acción en la próxima Activación
word-lose-action-other = { $who } pierde 1 Acción en la próxima Activación
word-blast = { $n } de daño a cada figura Enemiga de una Zona a alcance 0-{ $reach }
word-kill-minions = mata a todos los Secuaces de una Turba en línea de visión
word-kill = mata al instante
word-actions-any = +{ $n } { $n ->
    [one] Acción
   *[other] Acciones
}
word-actions-move = +{ $n } { $n ->
    [one] Acción de mover
   *[other] Acciones de mover
}
word-actions-combat = +{ $n } { $n ->
    [one] Acción de combate
   *[other] Acciones de combate
}
word-move-points = +{ $n } { $n ->
    [one] Punto de movimiento
   *[other] Puntos de movimiento
} por Acción de mover
word-step-now = gana { $n ->
    [one] 1 Punto de movimiento
   *[other] { $n } Puntos de movimiento
} en el acto
word-free-combat = una Acción de combate gratis
word-ignore-damage = ignora { $n } de daño
word-survive = sigue con vida, con { $n } de Vida
word-maximum-life = +{ $n } a la Vida máxima
word-evasive = Evasivo
word-taunt = Provocar
word-shadow-mode = cuentas como en Modo sombra en cualquier lugar
word-shadow-skills = tus Habilidades de Modo sombra también valen en Zonas de luz
word-unseen = los Enemigos te ignoran más allá de alcance { $n }
word-range = { $combat } llega a alcance { $least }-{ $most }
word-sword-and-spell = Espada y hechizo
word-charge = Carga
word-safe-shot = Disparo seguro
word-leap = Teletransporte { $n }
word-command = Comandar
word-draw-treasure-same = roba { $n ->
    [one] 1 carta de Tesoro
   *[other] { $n } cartas de Tesoro
} de este Nivel
word-draw-treasure-same-other = { $who } roba { $n ->
    [one] 1 carta de Tesoro
   *[other] { $n } cartas de Tesoro
} de este Nivel
word-draw-treasure-current = roba { $n ->
    [one] 1 carta de Tesoro
   *[other] { $n } cartas de Tesoro
} del Nivel actual
word-draw-treasure-current-other = { $who } roba { $n ->
    [one] 1 carta de Tesoro
   *[other] { $n } cartas de Tesoro
} del Nivel actual
word-patrol-guard-ahead = un Guardia del Nivel actual aparece en la ficha del Nivel siguiente
word-patrol-guard-here = un Guardia del Nivel actual aparece en la ficha del Nivel actual
word-patrol-guard-behind = un Guardia del Nivel actual aparece en la ficha del Nivel anterior
word-patrol-roaming-ahead = un Monstruo errante aparece en la ficha del Nivel siguiente; si ya hay uno en juego, se Activa ese
word-patrol-roaming-here = un Monstruo errante aparece en la ficha del Nivel actual; si ya hay uno en juego, se Activa ese
word-patrol-roaming-behind = un Monstruo errante aparece en la ficha del Nivel anterior; si ya hay uno en juego, se Activa ese
word-activate-mobs = cada Turba se Activa una vez
word-embolden = hasta la Fase final de la próxima Ronda, todos los Enemigos tienen: { $text }
word-darken = hasta la próxima Fase de Evento, la loseta con más Héroes queda toda en sombra
word-fill-lifebringer = si el Portador de la Vida tiene menos de { $n } fichas, gana 1 por cada { $heroes } Héroes

block-room = un Guardia
block-ambush = ¡Emboscada! Un Guardia en la Zona de quien abrió
block-treasure = { $n ->
    [one] 1 Tesoro
   *[other] { $n } Tesoros
}
block-special = { $n ->
    [one] 1 Tesoro especial
   *[other] { $n } Tesoros especiales
}
block-nothing = nada
block-zone = Zona { $n }: { $text }.

## Páginas de Misión

goal-pick-up = { $n ->
    [one] Recoger: { $mark }.
   *[other] Recoger: { $mark } ({ $n }).
}
goal-escape = Escapar con todos los Héroes por la Salida.
goal-escape-role = { $mark } sale por la Salida.
goal-escape-artifact = { $mark } sale por la Salida con el Artefacto.
goal-hold-zone = Terminar una Ronda en { $zone } con { $thing } ({ $n }) y sin Enemigos en esa Sala.
goal-kill = { $n ->
    [one] Matar: { $mark }.
   *[other] Matar: { $mark } ({ $n }).
}
goal-destroy = Destruir todos: { $mark }.
goal-open-door = Abrir la puerta { $door }.
goal-lure-onto = Atraer a «{ $mark }» hasta «{ $token }».
goal-clear-board = Desde la Ronda { $n }, matar hasta el último Enemigo.

when-setup = Preparación
when-picked = Cuando un Héroe recoge «{ $mark }»
when-all-picked = Cuando se han recogido todas las fichas «{ $mark }»
when-entered = Cuando un Héroe entra por primera vez en { $zones }
when-stage-reached = Cuando un Héroe llega por primera vez a la Etapa { $n }
when-chamber-opened = Cuando se abre la Cámara de { $zone }
when-round-start = Al comenzar cada Ronda
when-round-start-rounds = { $n ->
    [one] Al comenzar la Ronda { $rounds }
   *[other] Al comenzar las Rondas { $rounds }
}
when-round-start-stage = Al comenzar cada Ronda, una vez alcanzada la Etapa { $n }
when-levers-held = Si una Ronda comienza con un Héroe en cada «{ $mark }» (con un solo Héroe basta una)
when-lever-pulled = Cuando un Héroe gasta 1 Acción en «{ $mark }»
when-killed = Cuando muere «{ $mark }»
when-enemy-at-any-time = Cuando { $mark } está en { $zones }
when-enemy-at-enemies-phase = Si { $mark } está en { $zones } al comenzar la Fase de los Enemigos
when-enemy-leaves = Cuando { $mark } se mueve fuera de la Zona de salida
when-pillars-down = Cuando se destruye el último «{ $mark }»
when-role-dies = Si muere { $mark }

what-guard = un Guardia
what-roaming = un Monstruo errante
what-level = { $text } (Nivel { $n })
what-lower = { $text } (inferior)
what-higher = { $text } (superior)

deed-xp = { $who } gana { $n } XP
deed-give-thing = { $who } recibe { $thing } ({ $n })
deed-give-artifact = { $who } roba una carta de Artefacto al azar
deed-give-treasure = { $who } roba { $n ->
    [one] 1 carta
   *[other] { $n } cartas
} de Tesoro de Nivel { $level }
deed-choose-hero = los jugadores eligen un Héroe: { $mark }
deed-hide-tokens = boca abajo y al azar en { $zones }: { $tokens }
deed-spawn = { $n ->
    [one] hacer aparecer { $what } en { $zones }
   *[other] hacer aparecer { $what } en cada una de { $zones }
}
deed-spawn-level = { $text }, con Tesoro de Nivel { $n }
deed-spawn-none = { $text }, sin Tesoro
deed-spawn-roaming = { $text }, con una carta de Monstruo errante superior como Equipo
deed-spawn-apart = { $text }; no cuenta como Monstruo errante para las cartas de evento
deed-add-treasure = se añaden fichas de tesoro en { $zones } hasta que cada una tenga { $n }
deed-open-door = la puerta { $door } se abre, sin carta de puerta
deed-raise-level = el Nivel actual sube 1
deed-share-damage = los Héroes se reparten { $n } de daño por Héroe inicial
deed-destroy-pillar = se destruye un «{ $mark }»
deed-drop-bridge = { $mark } cae y muere todo Participante que esté encima
deed-lose = los jugadores pierden
deed-lose-unless = los jugadores pierden, salvo que { $mark } haya muerto
deed-no-door-card = no se roba carta de puerta

rule-no-events = No se roban cartas de evento.
rule-no-reinforcements = Los Agentes no piden refuerzos.
rule-fixed-level = El Nivel actual no sube al entrar en losetas.
rule-locked = Los Héroes no pueden abrir la puerta { $door }.
rule-locked-key = La puerta { $door } solo puede abrirse tras encontrar: { $mark } ({ $n }).
rule-dormant-opened = { $mark } no se Activa hasta que se abra su Cámara.
rule-dormant-pillars = { $mark } no se Activa hasta que se destruyan los Pilares de su loseta.
rule-untouchable = Los Héroes no pueden atacar ni dañar: { $mark }.
rule-orders = En la Fase de los Enemigos, { $mark }: { $steps }.
rule-orders-toward = Se mueve hacia { $where }.
rule-orders-lure = Si ve { $thing }, va hacia allí y lo destruye; si entonces ve otro, sigue adelante.
rule-orders-tramples = Los Héroes de su Zona mueren y termina su Activación; otros Enemigos allí mueren, sin dar XP.
rule-orders-drags = Arrastra consigo a los Héroes muertos y Aturdidos.
rule-orders-counter = En un Contraataque: { $steps }.
rule-pillars-heroes = Cada «{ $mark }» tiene { $n } de Vida y ninguna Defensa; los Héroes pueden atacarlo como a un Enemigo.
rule-pillars-enemies = Cada «{ $mark }» tiene { $n } de Vida; un Enemigo que lo ataca causa 1 de daño sin tirar dados.
rule-pillars-blocks = Los Héroes no pueden moverse ni atacar a través de un «{ $mark }».
rule-pillars-lures = Para los Enemigos, un «{ $mark }» cuenta como el Héroe con más XP.
rule-stage-gate = La Escalera { $stairs } solo puede usarse tras matar a { $mark }.
rule-collapse = Fichas de daño en las losetas: { $tiles }. Cada vez que se pasa la ficha de Primer jugador, la loseta de menor Nivel pierde una; una loseta sin fichas se derrumba con todos los que estén en ella. Perder así a un Héroe es la derrota.
step-attack = ataca
step-move = se mueve 1 Zona
where-start = la Zona inicial
where-exit = la Salida
where-zone = { $zone }
