terminal-help = Un número responde. ? muestra la regla, b el tablero, l el registro, u deshace, w CLAVE explica por qué algo no se puede elegir, s ARCHIVO guarda, q sale.
terminal-prompt = { "> " }
terminal-curtain = Ahora decide { $name }. Pasa el teclado y pulsa Intro.
terminal-unknown = Escribe un número del 1 al { $options }, o bien ? b l u w s q.
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
