# Preguntas
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
ask-target = ¿A quién atacas?
ask-role = ¿Qué Héroe es { $role }?
ask-share-damage = { $left ->
    [one] ¿Quién sufre el último daño de la Oscuridad?
   *[other] ¿Quién sufre el siguiente daño de la Oscuridad? Quedan { $left }.
}
ask-pillar = ¿Qué pilar cae?

# Opciones
option-move = Mover a { $what }
option-open = Abrir la puerta { $what }
option-pick-up = Recoger todo lo que hay aquí
option-leave = Salir por la Salida
option-lay = Dejar { $what } aquí
option-lever = Accionar: { $what }
option-attack = { $combat }: atacar a { $foe } en { $where }
option-attack-pillar = { $combat }: atacar el pilar de { $where }
option-charge = { $skill }: cargar hacia { $where }
option-safe-shot = { $skill }: mover a { $where } y disparar
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
event-phase-began = { $phase ->
    [enemies] Fase de los Enemigos.
    [experience] Fase de Experiencia.
    [event] Fase de Evento.
   *[end] Fase final.
}
event-activated = { $who } tiene { $actions } Acciones.
event-rested = { $who } no hace nada más.
event-first-player-passed = { $who } toma la ficha de primer jugador.
event-level-rose = El Nivel actual sube a { $level }.
event-won = ¡Victoria! { $mission }: misión cumplida.
event-lost = { $reason ->
    [lifebringer] Derrota: el Portador de la Vida no tiene más fichas.
    [collapse] Derrota: un Héroe queda sepultado bajo la mazmorra.
    [last-round] Derrota: se acabó el tiempo y vence la Oscuridad.
   *[mission] Derrota: la misión ya no puede cumplirse.
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
event-tile-cracked = La loseta { $tile } se agrieta; quedan { $left }.
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
setting-control = Quién actúa por un Héroe
setting-control-owner = Su dueño
setting-control-anyone = Cualquiera en la mesa
setting-reinforcements-activate = Refuerzos sin miniaturas activan a los suyos
setting-stunned-guard-loot = Un Enemigo aturdido impide recoger
setting-counterattack-moves = Un Enemigo que no puede contraatacar se mueve igual
setting-charge-among-enemies = Carga puede empezar entre Enemigos
setting-dead-gain-xp = Los Héroes muertos reciben el XP de todos
setting-last-round = Última ronda
