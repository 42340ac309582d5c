table-advice = O que você faria?
advice-thinks = Um bot está pensando…
advice-stop = Parar de pensar
new-advice = Conselhos de um bot
new-advice-usual = quando todos jogam juntos ou se joga só
new-advice-on = permitidos a todos
new-advice-off = a ninguém
