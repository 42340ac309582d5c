table-advice = ¿Qué harías tú?
advice-thinks = Un bot se lo está pensando…
advice-stop = Que deje de pensar
new-advice = Consejos de un bot
new-advice-usual = si todos juegan juntos o si se juega a solas
new-advice-on = permitidos a todos
new-advice-off = a nadie
