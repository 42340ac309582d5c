# La página de quien cuida un servidor.
keeper-title = Cuidar este servidor
keeper-enter-about = Con este enlace cuidas este servidor: su llave queda en este navegador treinta días. Cualquiera que tenga el enlace podría hacer lo mismo; uno nuevo anula este.
keeper-enter = Entrar a cuidarlo
keeper-leave = Dejar la llave
keeper-reports = Denuncias
keeper-reports-none = Nadie ha denunciado nada.
keeper-left = Alguien que ya no está en la mesa
keeper-strike = Quitar la línea
keeper-dismiss = No tiene nada de malo
keeper-table = Mesa { $id }
keeper-tables = Mesas
keeper-tables-none = No hay ninguna mesa así.
keeper-seek = El id de una mesa o un nombre
keeper-seek-do = Buscar
keeper-watched = { $n ->
    [0] nadie conectado aquí
    [1] conectado desde una dirección:
   *[other] conectado desde { $n } direcciones:
}
keeper-state-on = en juego
keeper-state-waiting = reuniéndose
keeper-state-over = terminada
keeper-state-closed = cerrada
keeper-close = Cerrar la mesa
keeper-reopen = Volver a abrirla
keeper-unname = Quitar el nombre { $name } (asiento { $n })
keeper-bans = Direcciones vetadas
keeper-bans-about = Una dirección o una red (192.0.2.7, 192.0.2.0/24, 2001:db8::/48). De una dirección IPv6 cuenta la primera mitad. Quien esté conectado desde ahí queda fuera.
keeper-bans-none = No hay nadie vetado.
keeper-network = Dirección o red
keeper-hours = Durante cuántas horas
keeper-why = Por qué (para el registro)
keeper-ban = Vetar
keeper-ban-this = Vetar { $network }
keeper-ends = termina
keeper-lift = Dejar entrar otra vez
keeper-log = Lo que se hizo
keeper-log-none = Nada todavía.
keeper-did-key = Llave nueva para quien cuida el servidor
keeper-did-no-key = Se anuló la llave de quien cuida el servidor
keeper-did-ban = Vetó
keeper-did-lift = Dejó entrar otra vez
keeper-did-close = Cerró la mesa
keeper-did-reopen = Volvió a abrir la mesa
keeper-did-unname = Quitó el nombre del asiento
keeper-did-strike = Quitó la línea
keeper-did-dismiss = Descartó la denuncia de la línea
