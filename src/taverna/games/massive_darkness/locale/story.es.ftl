# Modo Historia: el Mercado, y lo que sigue a una Misión.
ask-market = { $who } está en el Mercado.
ask-outfit = { $who } se prepara para intentarlo otra vez.
ask-exchange-more = ¿Otra carta junto con { $card }?
ask-exchange-take = Toma una carta de { $worth ->
    [one] 1 Nivel
   *[other] { $worth } Niveles
} como mucho.
ask-exchange-also = ¿Otra carta, de { $worth ->
    [one] 1 Nivel
   *[other] { $worth } Niveles
} como mucho?
ask-starting = ¿Qué Equipo inicial en lugar de { $card }?
ask-leave-behind = { $who } lleva demasiado. ¿Qué se queda?
ask-after-defeat = La Misión está perdida. ¿Y ahora?
ask-pay-with = ¿Con qué paga { $who }?
option-ready = Listo
option-enough = Con eso basta
option-retry = Repetir la Misión
option-go-on = Seguir con la próxima Misión
option-pay-xp = XP
option-pay-micro = Micro-XP
option-xp = Entregar { $what } por XP
option-exchange = Cambiar { $what } por otras cartas
option-starting = Cambiar { $what } por Equipo inicial
option-hand-to = Dar { $what } a { $whom }
event-market-opened = Se abre el Mercado.
event-sold-for-xp = { $who } entrega { $card } por { $xp } XP.
event-exchanged = { $who } hace un cambio en el Mercado.
event-took-starting = { $who } toma { $card } en lugar de { $given }.
event-left-behind = { $who } deja { $card }.
setting-mode = Qué jugáis
setting-mode-mission = Una Misión
setting-mode-story = Modo Historia: todas las Misiones seguidas
setting-order = Orden de las Misiones en el Modo Historia
setting-order-printed = El del libro
setting-order-random = Al azar
why-md-market-07 = Cada tipo de cambio se hace una sola vez, mientras el Mercado está abierto.
why-md-market-10 = Lo que se entrega debe sumar al menos tantos Niveles como lo que se recibe.
why-md-market-11 = Las cartas cambian de manos antes del primer cambio, y otra vez cuando todos están listos.
why-md-market-15 = No queda otro equipo inicial.
