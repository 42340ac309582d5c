table-advice = ¿Qué harías tú?
advice-thinks = Un bot se lo está pensando…
advice-stop = Que deje de pensar
new-advice = Consejos de un bot
new-advice-usual = si todos juegan juntos o si se juega a solas
new-advice-on = permitidos a todos
new-advice-off = a nadie
back-title = Mirar atrás
back-thinks = Se está repasando la partida: puede tardar hasta un minuto…
back-nothing = De esta partida no se puede contar nada a posteriori.
back-curve = Qué probabilidad tenía cada cual de ganar.
back-curve-together = Qué probabilidad tenía el grupo de conseguirlo.
back-decisions = Decisiones que le dieron la vuelta
back-round = ronda { $n }
back-done = Se hizo: { $what }.
back-better = Mejor: { $what }
back-lost = ({ $points ->
    [one] un punto
   *[other] { $points } puntos
} más de probabilidad de ganar).
back-go = Ir allí
back-try = Volver a intentarlo desde aquí
back-no-turns = Ninguna decisión destaca.
back-weighed = { $n ->
    [one] Se sopesó una decisión
   *[other] Se sopesaron { $n } decisiones
}, cada una con lo que se veía entonces.
back-balance = La suerte junto a la habilidad
back-who = Quién
back-luck = Suerte
back-given = Desperdiciado
back-luck-together = La suerte movió la probabilidad del grupo { $points } puntos.
back-swings = Donde más pesó la suerte, buena o mala:
back-rolled = Puntos de probabilidad de ganar. Suerte: lo que salió frente a lo que cabía esperar, en { $n ->
    [one] un momento
   *[other] { $n } momentos
}. Desperdiciado: frente a la mejor decisión de cada vez.
back-table = Lo mismo en números
back-rounds = Ronda
back-group = El grupo
back-end = Final
back-turn = turno { $n }
back-turns = Turno
back-which = Qué muestra la curva
back-chance = Probabilidad de ganar
