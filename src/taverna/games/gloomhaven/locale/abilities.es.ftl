# Lo que dicen las cartas, los objetos y las cartas de Atributos, a partir de los datos (véase cards_text.py).
print-card = { $card }, iniciativa { $initiative }. { $top } { $bottom }
print-top = Arriba: { $text }.
print-bottom = Abajo: { $text }.
print-x = { $letter }: { $what }
print-or = { $rest } o { $last }
print-and = { $rest } y { $last }
print-only-if = Si { $test }: { $text }
print-head-if = { $head }, si { $test }
print-with-characters = Con { $n } personajes: { $text }
print-instead = en su lugar { $text }

print-poison = Veneno
print-wound = Herida
print-immobilize = Inmovilización
print-disarm = Desarme
print-stun = Aturdimiento
print-muddle = Confusión
print-curse = Maldición
print-invisible = Invisibilidad
print-strengthen = Fortalecimiento
print-bless = Bendición
print-element-fire = Fuego
print-element-ice = Hielo
print-element-air = Aire
print-element-earth = Tierra
print-element-light = Luz
print-element-dark = Oscuridad
print-element-any = cualquier elemento
print-elements-any = { $n ->
    [1] un elemento cualquiera
   *[other] { $n } elementos cualesquiera
 }
print-rank-normal = normal
print-rank-elite = élite
print-rank-boss = jefe

print-move = Movimiento { $value }
print-jump = Salto
print-fly = Vuelo
print-straight = en línea recta
print-loots = saquea cada hexágono en que entras
print-clears = destruye obstáculos y desactiva trampas a su paso
print-to-beside-obstacle = termina junto a un obstáculo
print-attack = Ataque { $value }
print-range = Alcance { $value }
print-targets = Objetivo { $value }
print-pierce = Perforante { $value }
print-push = Empujón { $value }
print-pull = Tirón { $value }
print-heal = Curación { $value }
print-self = Personal
print-repeated = { $value } veces
print-shield = Escudo { $value }
print-retaliate = Represalia { $value }
print-retaliate-xp = { $n } XP cada vez
print-damage = { $value } de daño
print-suffer = { $own ->
    [yes] Sufres { $value } de daño
   *[no] Sufre { $value } de daño
 }
print-kill = Mata a { $whom }
print-kill-instead = en su lugar mata a { $whom }
print-kill-target = si el objetivo es { $ranks }, en su lugar mátalo
print-loot = Saqueo { $value }
print-most = hasta { $n } fichas y piezas
print-money = { $value } fichas de Dinero de la reserva
print-summon = Invocación: { $name }
print-summon-hp = con tantos puntos de vida como tenga quien invoca, hasta su máximo
print-summon-stats = Vida { $hp }, Movimiento { $move }, Ataque { $attack }, Alcance { $range }
print-summon-monster = Invoca: { $monster } { $rank ->
    [elite] élite
   *[normal] normal
 }{ $many ->
    [yes] {" "}× { $n }
   *[no] {""}
 }
print-recover = Recupera { $most ->
    [0] todas tus cartas { $kind ->
        [lost] perdidas
       *[discarded] descartadas
     }
    [1] una carta { $kind ->
        [lost] perdida
       *[discarded] descartada
     }
   *[other] hasta { $most } cartas { $kind ->
        [lost] perdidas
       *[discarded] descartadas
     }
 }
print-recover-ally = { $whom } puede recuperar { $most ->
    [0] todas sus cartas
    [1] una de sus cartas
   *[other] hasta { $most } de sus cartas
 } { $kind ->
    [lost] perdidas
   *[discarded] descartadas
 }
print-recover-neighbour = { $whom } puede recuperar una carta perdida de un aliado que esté a su lado
print-then-lose = y luego pierde { $n ->
    [1] una carta
   *[other] { $n } cartas
 }
print-refresh-ally = { $whom } puede reponer { $most ->
    [0] todos sus objetos
    [1] uno de sus objetos
   *[other] hasta { $most } de sus objetos
 } { $small ->
    [yes] pequeños{" "}
   *[no] {""}
 }{ $kind ->
    [spent] gastados
    [consumed] consumidos
   *[any] gastados o consumidos
 }
print-refresh = Repón { $most ->
    [0] todos los objetos { $small ->
        [yes] pequeños { $kind ->
            [spent] gastados
            [consumed] consumidos
           *[any] gastados o consumidos
         }
       *[no] { $kind ->
            [spent] gastados
            [consumed] consumidos
           *[any] gastados o consumidos
         }
     }
    [1] un objeto { $small ->
        [yes] pequeño { $kind ->
            [spent] gastado
            [consumed] consumido
           *[any] gastado o consumido
         }
       *[no] { $kind ->
            [spent] gastado
            [consumed] consumido
           *[any] gastado o consumido
         }
     }
   *[other] hasta { $most } objetos { $small ->
        [yes] pequeños { $kind ->
            [spent] gastados
            [consumed] consumidos
           *[any] gastados o consumidos
         }
       *[no] { $kind ->
            [spent] gastados
            [consumed] consumidos
           *[any] gastados o consumidos
         }
     }
 }
print-infuse = Imbuye { $elements }
print-attacks-infuse = sus ataques imbuyen { $elements }
print-consuming = consume { $elements }
print-area = zona de { $n } hexágonos
print-consume = consume { $elements }: { $text }
print-create-trap = { $n ->
    [1] Crea una trampa{ $near ->
        [yes] {" "}en un hexágono adyacente
       *[no] {""}
     }: { $harm }
   *[other] Crea { $n } trampas: { $harm }
 }
print-nearest-enemy = en el hexágono vacío adyacente más cercano a un enemigo
print-trap-xp = { $n } XP cuando la activa un enemigo
print-disarm-trap = { $near ->
    [yes] Desactiva una trampa adyacente
   *[no] Desactiva una trampa
 }
print-trap-hits = sus efectos los sufre { $whom }
print-obstacle-killed = Crea un obstáculo donde murió el enemigo
print-create-obstacle = { $n ->
    [1] Crea un obstáculo { $size ->
        [1] de un hexágono
       *[other] de { $size } hexágonos
     }
   *[other] Crea { $n } obstáculos de un hexágono
 }
print-destroy-obstacle = { $n ->
    [0] Destruye todos los obstáculos
    [1] { $near ->
        [yes] Destruye un obstáculo adyacente
       *[no] Destruye un obstáculo
     }
   *[other] Destruye { $n } obstáculos
 }
print-move-obstacle = Mueve un obstáculo adyacente de un hexágono a un hexágono vacío a alcance { $n }
print-choose-hex = Elige un hexágono a alcance { $n }
print-command = { $enemy ->
    [yes] Obliga a { $whom } a realizar, como tú decidas{ $more }
   *[no] { $many ->
        [yes] { $whom } pueden realizar{ $more }
       *[no] { $whom } puede realizar{ $more }
     }
 }
print-command-targets-enemies = tomando a sus aliados por enemigos
print-command-end-beside = acabando junto a ti
print-command-with-augments = con los efectos de tus Aumentos
print-turncoat = { $whom } lucha contra los suyos esta ronda
print-turncoat-controlled = { $whom } lucha contra los suyos esta ronda y tú decides cómo
print-cure = { $most ->
    [0] Elimina todos los estados negativos
    [1] Elimina un estado negativo
   *[other] Elimina { $most } estados negativos
 }
print-lose-cards = { $n ->
    [1] pierde una carta
   *[other] pierde { $n } cartas
 }
print-one-of = Una de estas
print-teleport = Ve a un hexágono vacío, esté donde esté
print-special = Especial { $n }
print-scenario-rule = Una regla del escenario
print-through = el Empujón puede entrar en obstáculos: cada uno se destruye, 2 de daño al objetivo, 1 XP
print-crush = { $n } de daño y 1 XP por cada hexágono en que una pared u obstáculo frene el Empujón
print-ranged = a distancia
print-all-on-one = todos a un mismo enemigo
print-advantage = Ventaja
print-disadvantage = Desventaja
print-attackers-disadvantage = quien lo ataca tiene Desventaja
print-ignores-shield = ignora el Escudo
print-immune = inmune a { $conditions }
print-rolling = { $card }, de racha
print-xp = { $n } XP
print-xp-amount = { $value } XP
print-xp-per-target = { $n } XP por objetivo
print-xp-per-kill = { $n } XP por muerte
print-slots = { $n ->
    [1] una vez
   *[other] { $n } veces
 }{ $xp ->
    [0] {""}
   *[other] , { $xp } XP en total
 }

print-plus-attack = { $value } Ataque
print-plus-move = { $value } Movimiento
print-plus-heal = { $value } Curación
print-plus-damage = { $value } de daño
print-plus-push = { $value } Empujón
print-plus-pull = { $value } Tirón
print-plus-shield = { $value } Escudo
print-plus-retaliate = { $value } Represalia
print-plus-loot = { $value } Saqueo
print-plus-recover = { $value } carta
print-plus-plain = { $value }
print-for-round = { $text } (Personal, esta ronda)
print-plus-range = { $value } Alcance
print-plus-targets = +{ $value } Objetivo
print-plus-reach = alcanza a enemigos a { $value } hexágonos o menos
print-times = Ataque × { $n }
print-instead-whom = en su lugar { $whom }
print-instead-area = en su lugar una zona de { $n } hexágonos
print-negate = ningún daño

print-fate-augment = Aumento
print-fate-round = esta ronda
print-fate-persistent = continua
print-fate-lost = perdida
print-fate-unrecoverable = no puede recuperarse

print-who-enemy = { $count ->
    [all] todos los enemigos{ $near }
    [one] un enemigo{ $near }
   *[some] { $n } enemigos{ $near }
 }
print-who-ally = { $count ->
    [all] todos los aliados{ $near }
    [one] un aliado{ $near }
   *[some] { $n } aliados{ $near }
 }
print-who-ally-or-self = tú o un aliado{ $near }
print-who-self-and-allies = { $own ->
    [yes] tú y todos los aliados{ $near }
   *[no] él mismo y todos sus aliados{ $near }
 }
print-who-figures = { $count ->
    [all] todas las demás figuras{ $near }
    [one] otra figura{ $near }
   *[some] otras { $n } figuras{ $near }
 }
print-who-enemy-or-ally = { $count ->
    [all] todos los enemigos y aliados{ $near }
    [one] un enemigo o aliado{ $near }
   *[some] { $n } enemigos o aliados{ $near }
 }
print-adjacent = { $many ->
    [yes] adyacentes
   *[no] adyacente
 }
print-within = a alcance { $value }
print-in-its-range = a su alcance
print-anywhere = en cualquier parte del mapa
print-where-moved-through = por cuyo hexágono has pasado
print-where-room = en la misma sala
print-where-path = en el camino hasta el objetivo, incluido este
print-where-area = en la zona
print-where-entered = junto a los hexágonos en que has entrado
print-around-target = { $near ->
    [yes] junto al objetivo
   *[no] a alcance { $value } del objetivo
 }
print-around-killed = { $near ->
    [yes] junto al muerto
   *[no] a alcance { $value } del muerto
 }
print-around-obstacle = { $near ->
    [yes] { $several ->
        [yes] junto a alguno de esos obstáculos
       *[no] junto a ese obstáculo
     }
   *[no] a alcance { $value } de ese obstáculo
 }
print-around-chosen = { $near ->
    [yes] junto a ese hexágono
   *[no] a alcance { $value } de ese hexágono
 }

print-test-rank = { $ranks }
print-test-has = con { $conditions }
print-test-self-has = mientras tengas { $conditions }
print-test-alone = sin aliados suyos al lado
print-test-beside-ally = junto a un aliado tuyo
print-test-melee = cuerpo a cuerpo
print-test-ranged = a distancia
print-test-straight = te has movido en línea recta
print-test-returned = has acabado donde empezaste
print-test-summoned = invocaciones
print-test-targeting-self = un ataque contra ti
print-test-adjacent = adyacente
print-test-single = un solo objetivo
print-test-hp-at-most = con { $n } de vida o menos
print-test-moved-at-least = te has movido { $n } hexágonos o más este turno
print-test-moved-at-most = { $n ->
    [1] te has movido un hexágono como mucho este turno
   *[other] te has movido { $n } hexágonos como mucho este turno
 }
print-test-enemies-adjacent = hay { $n } o más enemigos adyacentes
print-test-characters = { $n } personajes
print-if-rank = el objetivo es { $ranks }
print-if-has = el objetivo tiene { $conditions }
print-if-self-has = tienes { $conditions }
print-if-alone = el objetivo no tiene aliados suyos al lado
print-if-beside-ally = { $own ->
    [yes] el objetivo está junto a un aliado tuyo
   *[no] el objetivo está junto a un aliado del atacante
 }
print-if-what = el objetivo es { $names }

print-sum-times = { $n } × { $what }
print-sum-half-target = la mitad de la vida máxima del objetivo, redondeada hacia abajo
print-sum-half-target-up = la mitad de la vida máxima del objetivo, redondeada hacia arriba
print-sum-half-own = la mitad de su vida actual, redondeada hacia arriba
print-sum-A = Ataque
print-sum-M = Movimiento
print-sum-R = Alcance
print-sum-H = vida máxima
print-sum-hp = su vida actual
print-sum-C = personajes
print-sum-L = nivel del escenario
print-sum-moved = hexágonos que te has movido este turno
print-sum-moved-now = hexágonos que te has movido con esta acción
print-sum-dealt = daño que has causado este turno
print-sum-target-conditions = estados negativos del objetivo
print-sum-target-shield = Escudo del objetivo
print-sum-target-hp = vida del objetivo
print-sum-target-max = vida máxima del objetivo
print-sum-target-damage = daño que sufrió el objetivo
print-sum-allies-by-target = aliados tuyos junto al objetivo
print-sum-allies-in-2 = aliados a alcance 2
print-sum-enemies-adjacent = enemigos adyacentes
print-sum-obstacle-hexes = hexágonos de los obstáculos destruidos
print-sum-targets = enemigos objetivo
print-sum-killed = enemigos muertos
print-sum-damaged = enemigos dañados
print-sum-level = nivel
print-sum-scouts = Exploradores vermling en el mapa

print-bonus-taunt = Los ataques contra aliados adyacentes te tienen a ti como objetivo
print-bonus-moves-as-attacks = Puedes tratar los Movimientos como Ataques del mismo valor
print-bonus-augments-ranged = Tus Aumentos valen también para ataques a distancia
print-bonus-augments-two = Puede haber dos Aumentos activos
print-bonus-destroys-obstacle = cada uso destruye un obstáculo adyacente
print-on-attack = { $manner ->
    [melee] En tus ataques cuerpo a cuerpo
    [ranged] En tus ataques a distancia
   *[any] En tus ataques
 }
print-on-attack-whom = { $manner ->
    [melee] En los ataques cuerpo a cuerpo de { $whom }
    [ranged] En los ataques a distancia de { $whom }
   *[any] En los ataques de { $whom }
 }
print-on-attack-with = { $manner ->
    [melee] En tus ataques cuerpo a cuerpo y en los de { $whom }
    [ranged] En tus ataques a distancia y en los de { $whom }
   *[any] En tus ataques y en los de { $whom }
 }
print-on-attack-action = { $manner ->
    [melee] En cada acción tuya de Ataque cuerpo a cuerpo
    [ranged] En cada acción tuya de Ataque a distancia
   *[any] En cada acción tuya de Ataque
 }
print-on-attacked = { $manner ->
    [melee] Cuando te atacan cuerpo a cuerpo
    [ranged] Cuando te atacan a distancia
   *[any] { $own ->
        [yes] Cuando te atacan
       *[no] Cuando lo atacan
     }
 }
print-on-damaged = { $next ->
    [yes] La próxima vez que vayas a sufrir daño
   *[no] { $attack ->
        [yes] Cuando un ataque vaya a dañarte
       *[no] Cuando vayas a sufrir daño
     }
 }
print-on-heal = En tus Curaciones
print-on-turn-start = Al principio de tus turnos
print-on-turn-end = Al final de tus próximos turnos
print-on-death = Al morir

print-moment-own-turn = En tu turno
print-moment-own-move = En un Movimiento
print-moment-own-attack = En un ataque
print-moment-own-melee = En un ataque cuerpo a cuerpo
print-moment-own-ranged = En un ataque a distancia
print-moment-own-attack-action = En toda una acción de Ataque
print-moment-own-heal = En una Curación
print-moment-attacked = Cuando te atacan
print-moment-damaged = Cuando un ataque te daña
print-moment-drew = Tras robar un Modificador de ataque
print-moment-condition = Cuando vayas a recibir un estado negativo
print-moment-long-rest = En un descanso largo
print-moment-short-rest = En un descanso corto
print-moment-round-start = Antes de elegir cartas
print-moment-initiative = Tras revelar las cartas
print-moment-killed = Cuando matas
print-moment-exhausted = Cuando vayas a quedar agotado
print-moment-adjacent-enemy-attacks = Cuando ataca un enemigo adyacente
print-moment-always = Siempre
print-moment-loot = Cuando saqueas
print-moment-turn-end = Al final de tu turno
print-moment-ally-attack-action = En una acción de Ataque de un aliado
print-moment-enemy-consumes = Cuando un enemigo vaya a consumir un elemento
print-moment-own-loot = En un Saqueo 1
print-moment-own-obstacle = Cuando creas un obstáculo
print-moment-summon-damaged = Cuando un ataque daña a una invocación tuya
print-item-for-it = A cambio
print-item-default-move = el Movimiento básico es { $n }
print-item-default-attack = el Ataque básico es { $n }
print-item-small-items = espacio para { $n } objetos pequeños más
print-item-initiative = iniciativa { $n } más alta o más baja
print-item-without-minus = { $n } cartas de −1 menos en tu mazo
print-item-immovable = ni los enemigos ni los efectos del escenario pueden empujarte o tirar de ti
print-item-uses = { $n } usos
print-item-once-a-turn = una vez por turno
print-item-minus = { $n ->
    [1] añade una carta de −1 a tu mazo
   *[other] añade { $n } cartas de −1 a tu mazo
 }
print-item-forced = se usa siempre que se pueda
print-after-spent = se gasta al usarlo
print-after-consumed = se consume al usarlo
print-after-kept = queda listo

# Las palabras de las clases de las cajas selladas.
print-for-price = A cambio ({ $price }): { $text }
print-suffer-up-to = Puedes sufrir hasta { $value } de daño
print-set-hp = tus puntos de vida pasan a ser { $n }; no cuenta como daño
print-exhaust = quedas agotado
print-discard-cards = { $n ->
    [1] descartas una carta
   *[other] descartas { $n } cartas
 }
print-extra-turn = { $whom } puede realizar de inmediato otro turno con dos cartas de su mano
print-command-xp-each = { $n } XP por cada uno que lo haga
print-refresh-hands = de una o de dos manos
print-grounds = el objetivo ya no puede volar
print-takes-on = Cuando { $whom } vaya a sufrir daño, puedes sufrirlo en su lugar, { $n } menos
print-test-below-half = tienes menos puntos de vida que la mitad de tu máximo, redondeada hacia arriba
print-test-outmatched = con menos puntos de vida que la mitad de los que has perdido
print-test-deadly = te dejaría sin puntos de vida
print-test-not-strong = { $element } no está fuerte
print-bonus-hardy = Eres inmune a todas las condiciones negativas
print-bonus-rests-well = Si haces un descanso corto al final de esta ronda, obtienes todo lo que da uno largo
print-bonus-overheal = Puedes curarte hasta { $n } puntos de vida; tu máximo no cambia para ningún efecto
print-bonus-spikes = Cada una de tus Represalias aumenta en { $n }
print-bonus-with-item = Una vez en cada una de tus acciones de Ataque, si usas un objeto: +{ $n } de Ataque a toda ella
print-on-move = En tus Movimientos
print-on-move-whom = En los Movimientos de { $whom }
print-on-attacked-with = { $manner ->
    [melee] Cuando un ataque cuerpo a cuerpo tenga como objetivo a ti o a { $whom }
    [ranged] Cuando un ataque a distancia tenga como objetivo a ti o a { $whom }
   *[any] Cuando un ataque tenga como objetivo a ti o a { $whom }
 }
print-on-damaged-with = Cuando tú o { $whom } vayáis a sufrir daño
print-on-attack-action-whom = { $manner ->
    [melee] En las habilidades de Ataque cuerpo a cuerpo de { $whom }
    [ranged] En las habilidades de Ataque a distancia de { $whom }
   *[any] En las habilidades de Ataque de { $whom }
 }
print-on-healed = Cuando te curen
print-on-hurt = Cuando hayas sufrido daño
print-on-round-end = Al final de cada ronda
print-on-long-rest = Cuando hagas un descanso largo
print-sum-missing = puntos de vida que has perdido
print-sum-lost-cards = cartas que has perdido
print-sum-paid = daño que has sufrido
print-sum-damage-done = daño causado
print-sum-target-missing = puntos de vida que ha perdido el objetivo
print-sum-fifth-done = 1 por cada 5 de daño causado
print-sum-three-and-paid = 3 más el daño que has sufrido
print-sum-four-and-paid = 4 más el daño que has sufrido
print-this-turn = { $head } durante el resto de este turno
print-test-augmented = se han consumido elementos con esta acción
print-test-plain = no se han consumido con esta acción
print-bonus-sees-hidden = Puedes tener como objetivo a enemigos invisibles
print-on-before-attack = Antes de tus acciones de Ataque
print-times-move = Movimiento × { $n }
print-last-part = como última parte de la acción
print-on-turn-end-each = Al final de cada uno de tus turnos
print-fate-lent = se coloca en la zona activa de un aliado adyacente, como si fuera suya
print-give-card = Da a { $whom } una carta { $card } de tu reserva ({ $text })
print-recover-some = { $whom } podéis recuperar cada uno hasta { $most } de vuestras cartas { $kind ->
    [lost] perdidas
   *[discarded] descartadas
 }
print-bonus-as-heals = Puedes realizar tus Ataques y Movimientos como Curaciones de su valor +{ $n }, sin los estados del Ataque; Alcance 1 si no tiene otro
print-on-own-turn = Una vez en cada uno de tus próximos turnos
print-on-heal-before = Antes de cada una de tus Curaciones
print-test-missing-at-least = a la que le faltan { $n } o más puntos de vida
print-test-conditions-at-least = con { $n } o más estados negativos
print-sum-allies-adjacent = aliados adyacentes a ti
print-targeted = esa figura
print-bonus-hardy-all = Tú y todos los aliados sois inmunes a todos los estados negativos
print-test-beside-has = junto a un aliado suyo con { $conditions }
print-cure-only = Elimina { $conditions }
print-again = { $n } de daño en su lugar a quien ya lo tenga
print-bonus-flying = Puedes volar
print-on-null-by-curse = Cuando una Maldición anula un ataque de { $whom }
print-sum-half-damaged = 1 por cada 2 aliados dañados
print-on-attack-action-next = En tu próxima acción de Ataque
print-who-summon = { $count ->
    [all] todos los aliados invocados{ $near }
    [one] un aliado invocado{ $near }
   *[some] { $n } aliados invocados{ $near }
 }
print-who-self-and-summons = tú y todos los aliados invocados{ $near }
print-test-own = tuyos
print-test-beside-summon = junto a un aliado invocado tuyo
print-on-move-with = En tus Movimientos y los de { $whom }
print-on-damaged-whom = Cuando { $whom } fuera a sufrir daño
print-sum-summons = aliados invocados
print-swap = Intercambia tu posición con { $whom }
print-cleanse-deck = Retira todas las cartas de Maldición de tu mazo de modificadores de ataque y vuelve a barajar sus descartes en él
print-at-end = Al final de su turno
print-song = 1 XP al comienzo de cada uno de tus turnos
print-fate-song = Canción
print-bonus-songs-two = Puede haber dos Canciones activas, pero solo una da experiencia
print-once-a-turn = en un ataque por turno
print-on-attacked-whom = { $manner ->
    [melee] Cuando un ataque cuerpo a cuerpo tiene como objetivo a { $whom }
    [ranged] Cuando un ataque a distancia tiene como objetivo a { $whom }
   *[any] Cuando un ataque tiene como objetivo a { $whom }
 }
print-on-damaged-next-whom = La próxima vez que { $whom } fuera a sufrir daño
print-on-turn-start-whom = Al comienzo de los turnos de { $whom }, pueden realizar
print-on-before-attack-whom = Antes de las acciones de Ataque de { $whom }, pueden realizar
print-on-curse-given = Cuando das Maldición a un enemigo, dale otra más
print-fate-doom = Perdición: sobre un enemigo cualquiera, hasta que muera o se juegue otra
print-doom-attacked = En los ataques contra el enemigo condenado
print-doom-its-death = Cuando el enemigo condenado muere
print-doom-hurt = Cada vez que el enemigo condenado sufre daño
print-doom-turn-start = Al comienzo de cada turno del enemigo condenado
print-doom-owner-turn = Al comienzo de tus próximos turnos avanza un marcador; después del último
print-doom-doomed-dies = Cuando un enemigo condenado muere
print-doom-doom-ends = Cuando un enemigo condenado muere a alcance 2 de otro enemigo, una Perdición pasa a ese
print-bonus-dooms-two = Puede haber dos Perdiciones activas sobre el mismo enemigo
print-bonus-spreads = Si el enemigo condenado muere a alcance 2 de otro enemigo, todas sus Perdiciones pasan a ese
print-bonus-reveals = Todos los enemigos pierden Invisibilidad y no pueden ganarla
print-bonus-saps = El Ataque, el Movimiento y el Alcance del enemigo condenado se reducen en { $n }
print-test-undamaged = sin daño
print-test-doomed = condenado
print-test-by-self = tuyos
print-test-by-ally = de aliados
print-test-by-self-and-allies = tuyos o de aliados
print-test-by-summon = de aliados invocados
print-trap-blast = cuando se activa, los enemigos junto a ella: { $harm }
print-transfer-dooms = Todas tus Perdiciones pasan a { $whom }
print-to-towards-friend = directamente hacia el hexágono más cercano junto a uno de tus aliados
print-sum-target-range-left = lo que el alcance del ataque supera la distancia
print-sum-half-targets = 1 por cada 2 enemigos elegidos
print-teleport-killed = Teletranspórtate a su hexágono
print-if-doomed = el objetivo está condenado
print-if-undamaged = el objetivo no ha sufrido daño
print-any-range = cualquier Alcance
print-doom-only = Solo sobre un enemigo { $ranks }
print-infuse-may = Puedes imbuir { $elements }
print-chain = luego { $n } { $n ->
    [one] enemigo nuevo
   *[other] enemigos nuevos
 }, cada uno a alcance 2 del anterior y con 1 menos
print-plus-chain = un enemigo más en la cadena
print-vantage = Puedes realizar Ataques como si estuvieras en su hexágono
print-test-exactly = a alcance { $n } exacto
print-on-consumed = Al final de cada acción tuya en la que consumas un elemento, puedes realizar
print-who-companion = tu compañero
print-recover-summons = solo cartas que invocan
print-swap-two = { $whom } intercambian su lugar
print-redistribute = Reparte de nuevo, como quieras, todo el daño de { $whom }; nadie muere por ello
print-all-adjacent = Ataca a todos los enemigos adyacentes
print-forgo = { $half ->
    [top] En las rondas en que renuncies a tu acción superior antes de que actúe tu compañero
   *[bottom] En las rondas en que renuncies a tu acción inferior antes de que actúe tu compañero
 }, { $text }
print-moment-song = Tras realizar una Canción
print-moment-doom = Tras realizar una Perdición
print-moment-command = Tras dar una orden a tu compañero
print-equip = Equípate con objetos para { $n } manos, además de los que ya llevas
print-bonus-festers = Los enemigos sufren { $n } de daño más por Herida
print-on-attack-its = En sus ataques
print-if-conditions-at-least = el objetivo tiene { $n ->
    [one] un estado negativo
   *[other] al menos { $n } estados negativos
 }
print-sum-neighbours = figuras adyacentes a ella
