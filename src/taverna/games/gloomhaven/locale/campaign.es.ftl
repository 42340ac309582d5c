# Preguntas entre escenarios
ask-quest = Quédate con una misión personal; la otra vuelve al mazo.
ask-create = Un personaje nuevo: ¿qué clase y a qué nivel?
ask-level-up = Nivel { $level }: ¿qué carta ganas?
ask-mark-perk = ¿Qué pericia marcas?
ask-city = { $hero } en Gloomhaven, con { $gold } de oro. ¿Qué haces?
ask-city-retire = { $hero } ha cumplido su misión personal. Haz lo que te quede por hacer y retírate. Te queda { $gold } de oro.
ask-event = { $title }: ¿qué hacéis?
ask-result = Tenéis que elegir una de estas dos cosas.
ask-agree-event = { $who } propone: { $option } ¿De acuerdo?
ask-agree-travel = { $who } quiere ir a { $scenario }. ¿De acuerdo?
ask-agree-casual = { $who } quiere jugar { $scenario } en modo informal. ¿De acuerdo?
ask-agree-random-dungeon = { $who } quiere explorar una mazmorra aleatoria. ¿De acuerdo?
ask-agree-home = { $who } quiere volver a Gloomhaven. ¿De acuerdo?
ask-agree-onward = { $who } quiere seguir sin pasar por Gloomhaven. ¿De acuerdo?
ask-agree-who = { $who } cree que debe ser { $whom }. ¿De acuerdo?
ask-agree-who-item = { $who } le daría { $item } a { $whom }. ¿De acuerdo?
ask-agree-open = { $who } elegiría { $scenario }. ¿De acuerdo?
ask-travel = ¿Adónde va el grupo?
ask-home = ¿Volvéis a Gloomhaven o vais directos al siguiente escenario?
ask-home-brief = ¿Volvéis a Gloomhaven o vais directos al siguiente escenario? Después de un escenario informal no hay una nueva visita a la ciudad.
ask-share = { $paying ->
    [yes] Al grupo le falta pagar { $left } de oro. ¿Cuánto pones tú?
   *[no] Hay { $left } de oro para repartir. ¿Cuánto te llevas?
}
ask-equip = ¿Qué llevas puesto? Solo puede usarse lo que esté equipado.
ask-who-item = ¿Quién se queda con { $item }?
ask-open = ¿Cuál de estos escenarios se desbloquea?
ask-discard = ¿Qué carta descartas antes de empezar?
ask-give-up = ¿Qué entregas? Empieza el escenario consumido.

# Opciones
option-quest = { $quest }: { $tasks } Abre: { $box }.
option-create = { $class }, nivel { $level }, { $gold } de oro
option-create-at = Nivel { $level }, { $gold } de oro
option-ready = Listo
option-event = Evento de ciudad
option-donate = Donar 10 de oro al Santuario del Gran Roble
option-retire = Retirarse
option-another = Cambiar de personaje
option-stay = Seguir con este personaje
option-waiting = Vuelve { $hero }, nivel { $level }, { $gold } de oro
event-page-read = De los Anales de la ciudad: { $text }
event-hero-died = { $hero } ha muerto para siempre.
event-heroes-changed = { $hero } ocupa el lugar de { $gone }.
event-hero-came = { $hero } se une al grupo.
option-catch-up = Subir de nivel hasta la prosperidad de la ciudad
option-kit = Comprar el equipo sugerido para empezar
option-shop-buy = Comprar { $item } por { $gold } de oro: { $text }
option-shop-sell = Vender { $item } por { $gold } de oro
option-enhance-top = { $card }, arriba, { $text }: { $sticker } en { $line } por { $gold } de oro
option-enhance-bottom = { $card }, abajo, { $text }: { $sticker } en { $line } por { $gold } de oro
option-yes = De acuerdo
option-no = No
option-home = Volver a Gloomhaven
option-onward = Seguir directos
option-scenario = #{ $number } { $scenario }
option-casual = #{ $number } { $scenario }, informal
option-random-dungeon = Explorar una mazmorra aleatoria
option-seat = { $who }
option-gold = { $gold } de oro
option-wear = Equipar { $item }: { $text }
option-take-off = Desequipar { $item }

# Cantidades y lugares
some-gold = { $n } de oro
some-xp = { $n } de experiencia
some-checks = { $many ->
    [1] { $n } marca
   *[other] { $n } marcas
}
some-damage = { $n } de daño
some-bless = cartas de Bendición: { $n }
some-curse = cartas de Maldición: { $n }
some-minus = cartas de -1: { $n }
some-discard = cartas por descartar: { $n }
some-spend-head = un objeto de Cabeza ya usado
some-spend-body = un objeto de Cuerpo ya usado
some-spend-legs = un objeto de Piernas ya usado
some-spend-one-hand = un objeto de Una mano ya usado
some-spend-two-hand = un objeto de Dos manos ya usado
some-spend-small = un Objeto pequeño ya usado
some-sticker-plus = +1
some-sticker-jump = Salto
some-sticker-any = cualquier elemento
some-sticker-hex = un hexágono más
some-line-value = la línea principal
some-line-range = Alcance
some-line-area = la zona
some-line-push = Empujón
some-line-pull = Tirón
some-line-pierce = Perforante
some-line-targets = Objetivo
some-line-shield = Escudo
some-line-retaliate = Represalia
some-line-conditions = la línea principal
some-line-summon-hp = los puntos de vida de la invocación
some-line-summon-move = el Movimiento de la invocación
some-line-summon-attack = el Ataque de la invocación
some-line-summon-range = el Alcance de la invocación
print-envelope-a = Sobre A
print-envelope-b = Sobre B
print-envelope-x = Sobre X

# Lo que ha pasado
event-hero-changed = { $hero }: { $changes }.
event-laid-ahead = { $hero } empezará el próximo escenario con { $waits }.
event-got-item = { $hero } se queda con { $item }.
event-reputation-changed = La reputación del grupo es ahora { $now }.
event-prosperity-changed = El marcador de prosperidad de Gloomhaven está ahora en { $now }.
event-achievement-gained = Logro: { $achievement }.
event-achievement-lost = Logro perdido: { $achievement }.
event-scenario-opened = Nuevo en el mapa: { $scenario }.
event-scenario-done = Escenario completado: { $scenario }.
event-design-gained = La tienda ya tiene { $item }.
event-event-added = { $road ->
    [yes] Una carta nueva se une a los eventos de camino.
   *[no] Una carta nueva se une a los eventos de ciudad.
}
event-box-opened = Se abre: { $box }.
event-event-read = { $title }. { $text }
event-event-decided = El grupo decide: { $option }
event-outcome-read = { $text }
event-item-parted = { $hero } se desprende de { $item }.
event-event-put-away = { $kept ->
    [yes] La carta vuelve al fondo de su mazo.
   *[no] La carta se retira de la partida.
}
event-hero-created = { $named ->
    [yes] { $hero } se une al grupo: { $what }.
   *[no] { $hero } se une al grupo.
 }
event-quest-kept = { $hero } tiene una misión personal.
event-levelled-up = { $hero } sube al nivel { $level } y gana { $card }.
event-perk-marked = { $hero } marca una pericia.
event-bought = { $hero } compra { $item } por { $gold } de oro.
event-sold = { $hero } vende { $item } por { $gold } de oro.
event-donated = { $hero } dona 10 de oro al Santuario del Gran Roble.
event-enhanced = { $hero } mejora { $card } con { $sticker } por { $gold } de oro.
event-retired = { $hero } se retira.
event-travelled = { $casual ->
    [yes] El grupo va a { $scenario }, en modo informal.
   *[no] El grupo sale hacia { $scenario }.
}
event-came-home = El grupo vuelve a Gloomhaven.
event-rewarded = { $scenario }: victoria. El grupo recoge su recompensa.

# Ajustes
setting-mode = Qué se juega
setting-mode-scenario = Un escenario
setting-mode-campaign = Una campaña
setting-names = Nombre del héroe
setting-party-name = Nombre del grupo
setting-consent = Lo que decide el grupo
setting-consent-all = lo acuerdan todos
setting-consent-anyone = lo decide quien hable primero
setting-casual-visits = Un escenario informal permite una nueva visita a Gloomhaven

why-gh-create-01 = Primero alguien tiene que ocupar este puesto.
why-gh-quest-01 = Te quedas con una de las dos misiones personales que te han tocado, antes que nada.
why-gh-lvlup-01 = Tienes experiencia suficiente: primero sube de nivel.
why-gh-lvlup-02 = Solo se sube de nivel en la ciudad.
why-gh-lvlup-04 = Ganas una carta de tu clase que aún no tengas, como mucho de tu nuevo nivel.
why-gh-lvlup-05 = Marca primero la pericia que has ganado.
why-gh-lvlup-06 = Todas las casillas de esa pericia están marcadas.
why-gh-visit-01 = Eso solo se puede hacer en una visita a Gloomhaven.
why-gh-retire-01 = Quien cumple su misión personal en Gloomhaven se retira en esa visita, y nadie más.
why-gh-retire-02 = Quien tiene que retirarse, o ya se ha retirado, no juega más escenarios.
why-gh-retire-14 = Sin misión personal nadie se retira.
why-gh-city-01 = Un evento de ciudad por visita.
why-gh-donate-01 = Cada personaje puede donar 10 de oro una vez por visita.
why-gh-prosp-04 = No estás por debajo del nivel de prosperidad de la ciudad.
why-gh-game-03 = Cada clase la lleva una sola persona del grupo.
why-gh-shop-01 = No te alcanza el oro.
why-gh-shop-08 = La tienda aún no lo tiene: los diseños y una ciudad más próspera traen más objetos.
why-gh-quest-04 = Este objeto es tuyo por tu misión y no se puede vender.
why-gh-shop-05 = Los objetos son de su personaje: no se intercambia nada.
why-gh-shop-10 = Todas las copias de ese objeto tienen ya dueño.
why-gh-equip-08 = Ya tienes una copia de ese objeto.
why-gh-death-05 = Ese personaje está muerto.
why-gh-box-01 = Esa clase sigue en su caja cerrada.
why-gh-create-04 = Un personaje nuevo empieza como mucho en el nivel de prosperidad de la ciudad.
why-gh-party-06 = Este personaje pertenece a otro grupo.
why-gh-create-08 = El equipo sugerido es para un personaje recién creado, mientras quede algo que comprar.
why-gh-casual-01 = Solo se pueden jugar los escenarios del mapa.
why-gh-map-02 = Ese escenario aún no está desbloqueado.
why-gh-camp-02 = Faltan los logros que requiere.
why-gh-camp-03 = Ese escenario está completado: solo se puede jugar en modo informal.
why-gh-enh-01 = Para mejorar cartas hace falta el logro «El poder de la mejora».
why-gh-enh-02 = Esa carta no está en tu reserva.
why-gh-enh-03 = No te alcanza el oro.
why-gh-enh-05 = El +1 solo va donde hay un número.
why-gh-enh-06 = Un estado negativo solo va en una línea principal que tome como objetivo a enemigos.
why-gh-enh-07 = Un estado positivo solo va en una línea principal que afecte a aliados o a ti.
why-gh-enh-08 = Un Movimiento no cuenta como afectarte a ti.
why-gh-enh-09 = El Salto solo va en un Movimiento que aún no lo tenga.
why-gh-enh-10 = Un elemento solo va en una línea principal.
why-gh-enh-12 = Un hexágono solo va en el patrón de un ataque de zona.
why-gh-enh-18 = La clase ya tiene tantas cartas mejoradas como permite la prosperidad de la ciudad.
why-gh-enh-22 = No existe esa mejora.
why-gh-enh-23 = Ya hay una mejora en ese lugar.
