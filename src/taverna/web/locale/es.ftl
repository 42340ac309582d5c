# Todas las páginas
page-skip = Ir al contenido
page-language = Idioma: español
page-theme = Claro u oscuro
page-new = Nueva mesa
page-rules = Reglas
page-close = Cerrar
page-back = Volver a la taberna
page-notice = Proyecto no oficial hecho por aficionados. Ni las editoriales ni los autores de estos juegos lo han hecho, aprobado o licenciado; las marcas son de sus dueños. No se usa arte ni texto de las editoriales: compra los juegos, lo valen.

# Portada
page-tagline = Toma asiento
page-pitch = Grandes juegos de mesa alrededor de una misma mesa, con amigos o con bots. Sin cuenta: entra y juega. De las reglas se encarga la mesa, y cada «no» te dice por qué.
page-play-now = Jugar ya contra bots
page-my-tables = Mis mesas en este dispositivo
page-table-over = Terminada: volver a verla
page-table-on = Seguir jugando
page-games = Los juegos
page-players = { $n } jugadores

# Nueva mesa
page-new-of = Nueva mesa: { $game }
page-seats = ¿Quién juega?
page-seat-who = Quién ocupa el asiento { $n }
page-seat-name = Nombre en el asiento { $n }
page-seat-me = Yo, en este dispositivo
page-seat-person = Otra persona, por enlace
page-seat-bot = Bot: { $bot }
page-bot-random = al tuntún
page-name = Nombre (si quieres)
page-seats-hint = ¿Varios asientos en este dispositivo? La página baja un telón entre mano y mano. Los enlaces para los demás están en la mesa, en «Quién está sentado».
page-options = Opciones de la partida
page-more = Más ajustes
page-settle = Cuando solo hay una opción
page-settle-on = la toma la mesa
page-settle-off = preguntarme igual (para aprender)
page-takeover = Un bot juega por quien se va
page-takeover-usual = a los dos minutos
page-takeover-never = nunca
page-create = Poner la mesa

# Grabaciones
page-records = Ver una grabación, traer una campaña
page-records-about = Una partida terminada se puede descargar como grabación: mírala jugada a jugada o sigue desde cualquier momento. El archivo de una campaña sigue donde estaba.
page-bring-campaign = Seguir con una campaña
page-campaign = Empezar una campaña
page-record-file = Archivo de la grabación o de la campaña
page-watch-it = Verla

# Reglas
page-rules-of = Reglas: { $game }
page-rules-about = Cada regla con nuestras palabras y su página del reglamento impreso. Las cláusulas están en inglés; sus términos llevan al glosario.
page-search = Buscar en las reglas
page-none = Ninguna regla dice eso.
page-page = pág. { $n }
page-reading = Cómo lo leemos:
page-glossary = Glosario
page-examples = Ejemplos resueltos

# En la mesa
table-board = La mesa
table-undo = Deshacer
table-confirm = Confirmar
table-seat = Tu asiento
table-log = Qué ha pasado
table-help = Teclas y ayuda
table-settings = Ajustes
table-first-click = Confirmar al primer clic
table-calm = Sin animaciones
table-seats = Quién está sentado
table-watch-link = Copiar el enlace para mirar
table-list = Todas las opciones en una lista
table-rule = La regla
table-lost = Se ha perdido la conexión; reintentando.
table-back = Conexión recuperada.
table-waiting = Esperando a { $who }.
table-over = La partida ha terminado.
table-watching = Estás mirando.
table-since = Desde que te fuiste
table-pass = Pasa el dispositivo a { $who }
table-curtain = La mano detrás de este telón es secreta. Los demás miran a otro lado.
table-uncover = Ya estoy: enséñame mi mano
table-watch = Espectador
table-copied = Enlace copiado.
table-read-all = Leerla entre todas las reglas
table-person = una persona
table-bot = un bot
table-to-bot = Que juegue un bot
table-to-person = Dárselo a una persona
table-invite = Copiar el enlace de invitación
table-invite-near = Los enlaces hechos aquí solo llevan a esta máquina. Para que puedan venir amigos desde otras, inicia «taverna serve --host 0.0.0.0» y abre esta mesa en la dirección de esta máquina en tu red antes de copiar un enlace.
table-rename = Cambiar el nombre
table-away = ausente
table-take-along = Llevarse la campaña como archivo
table-next = Seguir con la campaña
join-title = Te invitan a jugar a { $game }
join-seat = asiento { $n }
join-yours = tu asiento
join-free = nadie todavía
join-hint = Desde entonces el asiento pertenece a este navegador. Vuelve con el mismo enlace o busca la mesa en la primera página.
join-sit = Ocupar el asiento { $n }
next-title = ¿Cómo sigue la campaña?
next-who = ¿Quién sale ahora?
next-seats = ¿Para cuántos?
next-seats-same = Como está
next-seats-hint = Como está: cada grupo con todos sus héroes; uno nuevo, con tantos asientos como aquí. Con más asientos se unen héroes nuevos, y los llevan bots hasta que se los des a alguien en «Quién está sentado»; con menos, los últimos se quedan en la ciudad.
next-back = Volver a la mesa
table-replay = Ver la repetición
table-offered = se puede elegir
table-key-tab = Al tablero, a los botones y al registro
table-key-arrows = De una cosa del tablero a la siguiente
table-key-enter = Seleccionar; otra vez: confirmar
table-key-esc = Soltar la selección
table-key-n = A la siguiente opción del tablero
table-key-r = Usar lo mismo de otra forma
table-key-u = Deshacer
table-key-l = Opciones en una lista
table-key-w = ¿Por qué no puedo?
table-side = Todos, el objetivo y tu tablero
table-look = ¿Qué es esto?
table-acts = Lo que puedes hacer
table-key-i = ¿Qué es esto?
table-key-zoom = Más cerca, más lejos, el tablero entero
table-key-pan = Moverse por el tablero
table-key-c = Nombres de los lugares, a la vista o no
table-key-help = Esta ayuda

# Repetición
replay-title = Repetición
replay-as = Vista desde
replay-share = Copiar el enlace a este momento
replay-download = Descargar la grabación
replay-prev = Un paso atrás
replay-next = Un paso adelante
replay-play = Reproducir
replay-at = Momento de la partida
replay-speed = Velocidad
replay-fork = Seguir jugando desde aquí

# El árbitro
referee-title = Árbitro de { $game }
referee-nav = Árbitro
referee-presets = Posiciones para empezar
referee-undo = Deshacer
referee-share = Copiar enlace
referee-no-script = Para pintar hacen falta scripts. Todo lo demás, también ver los otros desenlaces, funciona sin ellos.
referee-held = En la mano:
