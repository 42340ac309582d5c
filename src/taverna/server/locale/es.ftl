# Quién se sienta dónde
seat-person = Jugador { $n }
seat-bot = Bot { $n }
seat-sat = { $name } ocupa el asiento { $n }.
seat-left = { $name } deja el asiento { $n }.
seat-freed = Quien hizo la mesa ha dejado libre el asiento { $n }, el de { $name }.
seat-bot-in = Un bot juega en el asiento { $n }.
seat-stand-in = Un bot juega por { $name } (asiento { $n }).
seat-back = { $name } vuelve a jugar en el asiento { $n }.
seat-device = El asiento { $n }, el de { $name }, está abierto ahora en otro dispositivo más.
seat-advised = { $name } pide consejo.
seat-ahead = Habías dicho de antemano cómo se responde esto.
seat-named = El asiento { $n } se llama ahora { $name }.
seat-closed = Quien cuida este servidor ha cerrado la mesa. Lo jugado se conserva.
seat-reopened = Quien cuida este servidor ha vuelto a abrir la mesa.
seat-unnamed = Quien cuida este servidor ha quitado el nombre del asiento { $n }.

# Deshacer
undo-can = Deshacer: volver a antes de «{ $what }»
undo-nothing = Todavía no tienes nada que deshacer.
undo-not = No puedes deshacer «{ $what }»: desde entonces se ha sabido algo o ha actuado otra persona.
undo-over = La partida ha terminado.
undo-watching = Quien mira no tiene nada que deshacer.

# Lo que se dice con un toque
react-good = ¡Bien jugado!
react-wow = ¡Guau!
react-laugh = ¡Ja, ja!
react-thanks = ¡Gracias!
react-think = Mmm…
react-moment = Un momento…

# Lo que se avisa fuera
notice-turn = { $who }: te toca en { $game }.
notice-over = { $game } ha terminado.

# Qué ha fallado
error-bad-request = No se puede leer esa petición.
error-bad-message = No se puede leer ese mensaje.
error-bad-options = El juego no se puede preparar así.
error-bad-record = Ese archivo no se puede reproducir.
error-no-token = Muestra la clave de tu asiento o abre antes su enlace de invitación.
error-not-your-seat = Ese asiento no es tuyo.
error-not-host = Solo puede hacerlo quien creó la mesa.
error-not-over = Eso solo se abre cuando termina la partida.
error-other-site = No se aceptan peticiones de otros sitios.
error-no-page = Esa página no existe.
error-no-table = Esa mesa no existe.
error-no-game = Ese juego no está aquí.
error-no-seat = Ese asiento no existe.
error-no-sequel = A esta mesa no le sigue nada: no es una jornada de campaña, o aún no ha terminado.
error-no-frame = Ese momento no existe en esta partida.
error-not-allowed = Eso no se puede hacer aquí.
error-refused = Eso no se ofrece ahora.
error-answered = Ya has respondido otra cosa a esa pregunta.
error-no-undo = No puedes deshacer eso.
error-record-only = Esto es una grabación: sigue jugando desde ella en una mesa propia.
error-undo-spent = Ya has deshecho tanto en esta mesa que solo queda sitio para seguir jugando.
error-full = Esta mesa ha visto demasiadas jugadas para aceptar otra.
error-kept-full = Tienes tantas mesas en este servidor que no guarda más de las tuyas: borra algunas en «Mis mesas».
error-crowded = Hay demasiada gente mirando esta mesa.
error-changed-rules = Las reglas han cambiado desde la última vez que se jugó en esta mesa; no puede continuar aquí.
error-too-large = Eso es demasiado grande.
error-slow-down = Demasiado rápido: espera un momento.
error-much-today = Hoy se han creado muchísimas mesas desde tu dirección: sigue con una de ellas o vuelve más tarde.
error-rules-bug = Algo falla en una regla. La mesa está como estaba; prueba de otra manera.
error-failed = Algo ha fallado aquí. Ha quedado anotado.
error-elsewhere = Otra parte de este anfitrión se está haciendo cargo de la mesa. Inténtalo de nuevo en un momento.
error-storage = No se ha podido guardar en disco, así que no ha ocurrido. Inténtalo de nuevo.
error-taken = Ese asiento está ocupado. Quien hizo la mesa puede dejarlo libre; se avisa a todos.
error-reserved = Ese asiento se guarda para quien tenga su enlace.
error-picked = Otra persona ya ha elegido eso.
error-nobody = Todavía no hay nadie sentado.
error-used-up = Este enlace ya se usó, o se usó otro. Pide uno nuevo; si el asiento es tuyo, abre la mesa en el dispositivo con el que te sentaste.
error-closed = Quien cuida este servidor ha cerrado esta mesa: aquí ya no se juega ni se habla.
error-not-keeper = Eso solo puede hacerlo quien cuida este servidor, con su llave.
error-banned = Quien cuida este servidor no deja entrar a nadie desde tu dirección.
error-bad-network = Hace falta una dirección o una red, como 192.0.2.7, 192.0.2.0/24 o 2001:db8::/48, y que no sea demasiado amplia.
error-own-network = Tú estás ahí: te dejarías fuera.
error-no-packs = Trae contenido propio (un paquete), y quien cuida este servidor no lo acepta.
error-passkey = Esta llave de acceso no abre nada aquí, o llegó tarde. Inténtalo de nuevo.
error-passkeys-full = Ya tienes todas las llaves de acceso que se pueden tener. Quita una antes.
told-freed = Quien hizo la mesa ha dejado libre tu asiento ({ $n }). Ahora estás mirando.

# how well a bot plays
level-random = al tuntún
level-beginner = principiante
level-apprentice = aprendiz
level-skilled = avezado
level-expert = experto
