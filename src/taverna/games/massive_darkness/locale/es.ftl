# Preguntas
ask-aside = Actúa otro héroe. ¿Usar algo mientras tanto?
ask-act = { $who } — Acciones: { $actions }, Puntos de movimiento: { $points }. ¿Y ahora?
ask-found = ¿Quién se queda con { $card }?
ask-reorganise = { $who } puede reorganizar gratis.
ask-trade = { $who } reorganiza e intercambia con quienes están en la Zona.
ask-give-to = ¿Quién recibe { $card }?
ask-agree = ¿Le das { $card } a { $whom }?
ask-transmute = { $left ->
    [one] Transmutar: elige la última carta que descartas.
   *[other] Transmutar: elige una carta que descartas; faltan { $left }.
}
ask-learn = { $who } tiene { $xp } XP. ¿Qué habilidad?
ask-next-room = ¿Qué Sala es la Zona { $number } de la carta de puerta?
ask-save = { $foe-id ->
    [none] { $amount } de daño
   *[other] { $foe } inflige { $amount } de daño
}: { $who } está a punto de morir. ¿Usar algo antes?
ask-target = { $combat }: ¿a quién atacas?
ask-role = ¿Qué Héroe es { $role }?
ask-share-damage = { $left ->
    [one] ¿Quién sufre el último daño de la Oscuridad?
   *[other] ¿Quién sufre el siguiente daño de la Oscuridad? Quedan { $left }.
}
ask-pillar = ¿Qué pilar cae?

# Opciones
option-move = Moverse a { $what }
option-open = Abrir la puerta { $what }
option-pick-up = Recoger todo lo que hay aquí
option-leave = Escapar por la Salida
option-lay = Dejar { $what } aquí
option-lever = Accionar: { $what }
option-attack = { $combat }: atacar a { $foe } en { $where }
option-attack-pillar = { $combat }: atacar el pilar de { $where }
option-charge = { $skill }: cargar hacia { $where }
option-safe-shot = { $skill }: moverse a { $where } y disparar
option-leap = { $skill }: ir a { $where }
option-command = Comandar a { $whom }
option-use = Usar { $what }
option-stop = Parar aquí
option-rest = Terminar tu Activación
option-stand-up = Levantarse
option-trade = Reorganizar/Intercambiar
option-transmute = Transmutar tres cartas
option-done = Listo
option-equip = Equipar { $what }
option-equip-over = Equipar { $what } en lugar de { $other }
option-stow = Guardar { $what }
option-give = Entregar { $what } de { $by }
option-yes = Sí
option-no = No
option-hero = { $whom }
option-enemy = { $foe } en { $where }
option-learn = { $what }, nivel { $level }, por { $cost } XP
option-thing = { $what }
option-pillar = El pilar de { $what }

# Lo que pasa
event-mission-began = Empieza la misión: { $mission }.
event-chose-hero = { $who } parte: { $sheet }, con { $weapon }.
event-round-began = Ronda { $round }. Primer jugador: { $who }.
event-phase-began = { $number ->
    [1] Fase de los Enemigos.
    [2] Fase de Experiencia.
    [3] Fase de Evento.
   *[4] Fase final.
}
event-activated = { $who } tiene { $actions ->
    [one] 1 Acción
   *[other] { $actions } Acciones
}.
event-rested = { $who } no hace nada más.
event-first-player-passed = { $who } toma la ficha de primer jugador.
event-level-rose = El Nivel actual sube a { $level }.
event-won = ¡Victoria! { $mission }: misión cumplida.
event-lost = { $number ->
    [1] Derrota: el Portador de la Vida no tiene más fichas.
    [2] Derrota: un Héroe queda sepultado bajo la mazmorra.
    [3] Derrota: se acabó el tiempo y vence la Oscuridad.
    [4] Derrota: los héroes se han marchado sin cumplir la misión.
    [5] Derrota: nadie tiene ya el Artefacto.
    [6] Derrota: cayó sin que nadie lo hubiera atraído.
    [7] Derrota: ha muerto: { $what }.
    [8] Derrota: ha escapado: { $what }.
    [9] Derrota: un enemigo ha llegado a { $what }.
    [10] Derrota: se destruyó antes de tiempo: { $what }.
   *[0] Derrota: la misión ya no puede cumplirse.
}
event-wounded = { $who } sufre { $amount } de daño: Vida { $life }.
event-ignored = { $who } ignora { $amount } de daño.
event-survived = { $who } no muere: Vida { $life }.
event-died = { $who } muere en { $where }.
event-healed = { $who } se cura { $amount }: Vida { $life }.
event-stunned = { $who } sufre Aturdimiento.
event-stood-up = { $who } se levanta.
event-maximum-raised = La Vida máxima de { $who } es ahora { $most }.
event-resurrected = El Portador de la Vida resucita a { $who } en { $where }; fichas restantes: { $left }.
event-gained-xp = { $who } gana { $amount } XP ({ $xp }).
event-gained-micro-xp = { $who } gana { $amount } micro-XP ({ $micro }).
event-lost-xp = { $who } pierde { $amount } XP ({ $xp }).
event-learned = { $who } aprende { $line }, nivel { $level }, por { $cost } XP.
event-moved = { $who } va de { $start } a { $where }.
event-left = { $who } sale de la mazmorra.
event-opened-door = { $who } abre la puerta { $door }.
event-door-opened = Se abre la puerta { $door }.
event-door-card-drawn = Detrás: { $card }.
event-treasure-laid = Fichas de tesoro en { $where }: { $normal } de las normales, { $special } de las especiales.
event-picked-up = { $who } recoge lo que hay en { $where }.
event-picked-token = { $who } toma: { $token }.
event-drew = { $who } encuentra { $card }.
event-drew-trap = { $who } descubre { $card }.
event-got = { $who } se queda con { $card }.
event-gave = { $by } da { $card } a { $who }.
event-equipped = { $who } se equipa { $card }.
event-stowed = { $who } guarda { $card }.
event-traded = { $who } reorganiza e intercambia.
event-refused = { $who } prefiere conservar { $card }.
event-transmuted = { $who } transmuta { $cards } en un tesoro de nivel { $level }.
event-used = { $who } usa { $card }.
event-used-skill = { $who } usa { $skill }.
event-used-signature = { $who } usa la Habilidad exclusiva { $skill }.
event-commanded = { $by } comanda a { $who }.
event-laid-thing = { $who } deja { $thing } en { $where }.
event-pulled-lever = { $who } acciona la palanca de { $where }.
event-event-drawn = Evento: { $card }.
event-effect-ended = Termina { $card }.
event-role-chosen = { $role }: { $who }.
event-got-thing = { $who } recibe { $thing } ({ $amount }).
event-objective-met = Objetivo { $number } cumplido.
event-tile-cracked = La loseta { $tile } se agrieta; fichas restantes: { $left }.
event-tile-fell = La loseta { $tile } se derrumba con todo lo que hay en ella.
event-bridge-fell = { $token } cae con todo lo que hay encima.
event-pillar-fell = Cae el pilar de { $where }.
event-things-burnt-out = Lo que se dejó en el tablero se agota ({ $amount }).

# Ajustes
setting-mission = Misión
setting-heroes = Héroes, por asiento
setting-classes = Clases, por asiento
setting-weapons = Armas iniciales, por asiento
setting-first-player = Primer jugador
setting-first-player-none = El primer asiento
setting-lifebringer = Fichas en el Portador de la Vida
setting-lifebringer-by-party = Más fichas en el Portador de la Vida con más héroes
setting-control = Quién actúa por un Héroe
setting-control-owner = Su dueño
setting-control-anyone = Cualquiera en la mesa
setting-reinforcements-activate = Refuerzos sin miniaturas activan a los suyos
setting-stunned-guard-loot = Un Enemigo aturdido impide recoger
setting-counterattack-moves = Un Enemigo que no puede contraatacar se mueve igual
setting-charge-among-enemies = Carga puede empezar entre Enemigos
setting-dead-gain-xp = Los Héroes muertos reciben el XP de todos
setting-last-round = Última ronda (regla casera)
setting-last-round-none = Ninguna, como en el reglamento

# Por qué no
why-md-act-01 = No te quedan Acciones para eso.
why-md-act-02 = Eso ya se ha usado tantas veces como se puede.
why-md-act-03 = Un Héroe solo actúa en su propia Activación.
why-md-act-08 = Primero termina tu Acción de mover, o para.
why-md-stun-02 = Con Aturdimiento, lo primero es levantarse.
why-md-stun-03 = No quedan Acciones para levantarse.
why-md-stand-01 = Solo se levanta un Héroe con Aturdimiento.
why-md-move-01 = Se avanza de Zona en Zona, a una contigua.
why-md-move-02 = Nada de pasos en diagonal: esas Zonas solo se tocan en una esquina.
why-md-move-03 = Un Enemigo en tu Zona te retiene.
why-md-move-05 = Hay un muro o una puerta cerrada en medio.
why-md-door-01 = La puerta debe estar en tu Zona.
why-md-door-03 = Esa puerta está abierta y así se queda.
why-md-door-14 = La misión mantiene cerrada esta puerta.
why-md-pick-01 = No con un Enemigo en la Zona.
why-md-pick-02 = En tu Zona no hay nada que recoger.
why-md-win-03 = Primero los objetivos anteriores.
why-md-m00-03 = Se sale moviéndose desde la Zona de salida.
why-md-m03-04 = Solo sale el Elegido, con el Artefacto en su poder.
why-md-m04-07 = Lo que había detrás se ha derrumbado.
why-md-m05-11 = Nada de lo que hagáis hiere al Inmortal.
why-md-m06-10 = Esta puerta necesita las dos Llaves.
why-md-m07-06 = Esta puerta solo se abre si se sujetan las dos palancas.
why-md-m08-05 = Un pilar cierra el paso.
why-md-m08-06 = Un pilar cierra el paso: destruidlo primero.
why-md-m10-06 = Antes debe caer el Emisario oscuro de esta etapa.
why-md-m10-17 = Un pilar cierra el paso.
why-md-fight-01 = No tienes equipada un arma de ese tipo.
why-md-fight-02 = Eso no se puede atacar ahora.
why-md-equip-06 = Las cartas solo se cambian con la Acción Reorganizar/Intercambiar, o si una regla lo permite.
why-md-equip-04 = Las dos manos están ocupadas: hay que decir qué sustituye.
why-md-equip-07 = Eso siempre cuenta como equipado.
why-md-equip-10 = Las armas cuerpo a cuerpo solo alcanzan tu propia Zona.
why-md-equip-11 = Las armas a distancia necesitan un objetivo a la vista fuera de tu Zona.
why-md-equip-12 = Las armas mágicas alcanzan 1 o 2 Zonas en línea de visión.
why-md-skill-08 = Espada y hechizo funciona en tu propia Zona.
why-md-sig-01 = La Habilidad exclusiva cuesta XP que no tienes.
why-md-sig-02 = La Habilidad exclusiva se usa una vez por Activación.
why-md-cond-01 = No se cumple su condición.
why-md-cond-02 = No puedes pagarlo.
why-md-trade-03 = Solo intercambian cartas los Héroes de la misma Zona.
why-md-story-12 = La Misión aún no ha llegado al Nivel de esa carta.
why-md-trans-01 = Transmutar requiere tres cartas de equipo.
why-md-class-03 = Esta línea no tiene más habilidades.
why-md-xp-07 = No tienes suficiente XP.
why-md-xp-10 = Las habilidades se aprenden en la Fase de Experiencia.
why-md-level-08 = Esa habilidad no se puede usar ahora.
why-md-token-02 = Lo que hace esta ficha lo dice la misión.
why-md-deck-01 = Solo se roban cartas cuando lo dice una regla.

pick-heroes = Héroe
pick-classes = Clase
pick-weapons = Arma inicial

# lo que se puede responder de antemano
ahead-aside = No usar nada mientras actúan otros héroes
ahead-agree = Quien comercie conmigo puede quedarse con mis cartas
ahead-reorganise = No preguntarme si reorganizo gratis: se queda lo que llevo puesto
