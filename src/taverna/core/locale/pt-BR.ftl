list-last = { $rest } e { $last }
list-nothing = nada

why-table-turn-01 = A decisão agora não é sua.
why-table-held-01 = Sua escolha fica virada para baixo até todos escolherem; pegue-a de volta se quiser outra.
why-table-question-01 = Isso não responde à pergunta em aberto.
why-table-question-01-question = Agora a pergunta é: “{ $question }” Isto não responde a ela.
why-table-question-01-question-rule = Agora a pergunta é: “{ $question }” Isto não responde a ela: { $rule }
why-table-question-02 = Essa pergunta já foi encerrada.
why-table-undo-01 = Não dá para voltar atrás: algo já foi revelado ou outra pessoa já agiu.
why-table-advice-01 = Nesta mesa não se pedem conselhos: ela é de rivais e quem a fez não permitiu.
why-table-over-01 = A partida acabou.

setting-true = Sim
setting-false = Não

percent = { $n }%
percent-least = <1%
percent-most = >99%

# The stage of every table
stage-closer = Mais perto
stage-further = Mais longe
stage-whole = O tabuleiro inteiro
stage-small-map = Onde você está no tabuleiro
stage-board = O tabuleiro
stage-track = De quem é a vez
stage-going = O que está acontecendo
stage-side = O objetivo e todos
stage-mat = Meu tabuleiro
stage-hand = Minha mão
plate-won = Você venceu
plate-lost = Você perdeu
plate-over = Fim de jogo

# Parts of a table as text
sheet-table = mesa
sheet-now = agora
sheet-map = mapa
sheet-lands = terras
sheet-figures = figuras
sheet-monsters = monstros
sheet-players = jogadores
sheet-hand = mão
sheet-goal = objetivo
sheet-wheel = roda
sheet-market = mercado
sheet-upgrades = aprimoramentos
sheet-round = rodada
sheet-choice = escolha
sheet-signs = sinais
