terminal-help = Un número responde. h muestra todo lo que puedes escribir.
terminal-keys = Un número responde. ? muestra la regla, ? NÚMERO una opción entera, b la mesa, b PARTE una parte de ella, l el registro, w por qué algo no se puede elegir (w NOMBRE: una cosa), a qué haría un bot, u deshace, s ARCHIVO guarda, q sale. El chat, los relojes y los dibujos están en el navegador: taverna play. El repaso de una partida terminada: taverna analyse ARCHIVO.
terminal-more = No cabe todo: { $names }
terminal-why = w y un nombre, un número del mapa o un lugar pregunta por una sola cosa.
terminal-no-thing = No hay «{ $what }» en la mesa.
terminal-prompt = { "> " }
terminal-curtain = Ahora decide { $name }. Pasa el teclado y pulsa Intro.
terminal-unknown = Escribe un número del 1 al { $options }; h muestra todo lo que puedes escribir.
terminal-offered = Eso sí se puede elegir.
terminal-next = La campaña sigue. Pulsa Intro para la próxima jornada, o Ctrl+D para dejarla aquí. 
terminal-onward = La campaña sigue. ¿Quién sale ahora?
terminal-way = Número (Intro: 1; Ctrl+D la deja aquí): { "" }
terminal-there = ¿Quién está? Números, como 1 3 (Intro: los que llevan *): { "" }
terminal-join = ¿Cuántos se unen, { $most } como máximo? (Intro: nadie) { "" }
terminal-newcomer = Recién llegado, asiento { $n }
terminal-name = { $what } (un nombre o Intro): { "" }
terminal-seat = { $what }, asiento { $n }
terminal-how-many = Pueden jugar de { $least } a { $most }.
terminal-numbers = Escribe números del { $least } al { $most }, o solo Intro.
terminal-step = [{ $title }, { $n }/{ $of }]
terminal-advice = La guía teclearía { $n }. (g: repetirlo)
terminal-strayed = Has hecho otra cosa; está permitido. El consejo se debía a esto:
terminal-take-back = Teclea u para deshacerlo.
terminal-lesson-over = Has seguido tu propio camino, y está bien: ya sabes cómo va un turno. Sigue jugando o sal con q.
terminal-over = La partida ha terminado.
terminal-left = Has dejado la mesa.
terminal-saved = La partida queda guardada en { $file }.
terminal-no-rule = No existe la regla { $id }.
terminal-page = pág. { $page }
terminal-reading = El reglamento lo deja abierto: { $question } Aquí se entiende: { $reading }
terminal-code = código
terminal-tests = pruebas
terminal-no-clause = No hay ninguna cláusula «{ $id }», ni ninguna que hable de ello.
terminal-source = fuente: { $source ->
    [rulebook] lo dice el reglamento
    [public] dato público
    [pack] tu paquete
   *[stand-in] carta sustituta nuestra
}

# En una mesa de un servidor, desde lejos
afar-help = Un número responde. c TEXTO dice algo a la mesa, p muestra quién está y a quién se espera, b la mesa, b PARTE una parte de ella, l el registro, u deshace, w CLAVE dice por qué algo no se puede elegir, q sale: el asiento sigue siendo tuyo.
afar-watching = Estás mirando. p muestra quién está, b la mesa, l el registro, q sale.
afar-unknown = Eso no se ofrece ahora. p muestra a quién espera la mesa.
afar-lost = Se ha perdido la conexión. Intentando volver…
afar-back = De nuevo aquí.
afar-gone = Ya no se llega a la mesa. q sale.
afar-again = n juega otra partida con la misma gente.
afar-begun = Ya empezó la siguiente partida con la misma gente: n te lleva.
afar-chosen = Boca abajo has elegido: { $what }
afar-waits = La mesa espera a { $who }.
afar-came = { $who } está aquí.
afar-went = { $who } se ha ido.
afar-here = aquí
afar-away = fuera
afar-bot = bot
afar-standin = fuera, juega un bot
afar-nobody = nadie todavía
afar-kept = guardado para quien tenga su enlace
afar-somebody = alguien
afar-thinking = pensando desde hace { $n } min
afar-gathering = La mesa se está reuniendo.
afar-ready = Pulsa Intro cuando estés a punto. { "" }
afar-is-ready = a punto
afar-not-ready = todavía no
afar-sit = ¿Qué asiento, { $seats }? (Intro: { $first }) { "" }
afar-name = Tu nombre: { "" }
