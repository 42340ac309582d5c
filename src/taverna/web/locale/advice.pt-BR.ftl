table-advice = O que você faria?
advice-thinks = Um bot está pensando…
advice-stop = Parar de pensar
new-advice = Conselhos de um bot
new-advice-usual = quando todos jogam juntos ou se joga só
new-advice-on = permitidos a todos
new-advice-off = a ninguém
back-title = Olhar para trás
back-thinks = A partida está sendo revista: isso leva até um minuto…
back-nothing = Desta partida não dá para contar nada em retrospecto.
back-curve = A chance que cada um tinha de vencer.
back-curve-together = A chance que o grupo tinha de conseguir.
back-decisions = Decisões que viraram o jogo
back-round = rodada { $n }
back-done = Foi feito: { $what }.
back-better = Melhor: { $what }
back-lost = ({ $points ->
    [1] um ponto
   *[other] { $points } pontos
} a mais de chance de vencer).
back-go = Ir até lá
back-try = Tentar de novo daqui
back-no-turns = Nenhuma decisão se destaca.
back-weighed = { $n ->
    [1] Uma decisão foi pesada
   *[other] { $n } decisões foram pesadas
}, cada uma com o que se via na hora.
back-balance = Sorte ao lado da habilidade
back-who = Quem
back-luck = Sorte
back-given = Desperdiçado
back-luck-together = A sorte mexeu { $points } pontos na chance do grupo.
back-swings = Onde a sorte mais pesou, boa ou má:
back-rolled = Pontos da chance de vencer. Sorte: o que saiu em relação ao que se podia esperar, em { $n ->
    [1] um momento
   *[other] { $n } momentos
}. Desperdiçado: em relação à melhor decisão de cada vez.
back-table = O mesmo em números
back-rounds = Rodada
back-group = O grupo
back-end = Fim
back-turn = turno { $n }
back-turns = Turno
back-which = O que a curva mostra
back-chance = Chance de vencer
