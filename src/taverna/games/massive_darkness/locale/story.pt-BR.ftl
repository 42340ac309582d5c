# Modo História: o Mercado, e o que vem depois de uma Missão.
ask-market = { $who } está no Mercado.
ask-outfit = { $who } se prepara para tentar de novo.
ask-exchange-more = Mais uma carta junto com { $card }?
ask-exchange-take = Pegue uma carta de no máximo { $worth ->
    [1] 1 Nível
   *[other] { $worth } Níveis
}.
ask-exchange-also = Outra carta, de no máximo { $worth ->
    [1] 1 Nível
   *[other] { $worth } Níveis
}?
ask-starting = Qual Equipamento Inicial no lugar de { $card }?
ask-leave-behind = { $who } carrega demais. O que fica para trás?
ask-after-defeat = A Missão está perdida. E agora?
ask-pay-with = Com o que { $who } paga?
option-ready = Pronto
option-enough = Já basta
option-retry = Tentar a Missão de novo
option-go-on = Seguir para a próxima Missão
option-pay-xp = XP
option-pay-micro = Micro-XP
option-xp = Entregar { $what } por XP
option-exchange = Trocar { $what } por outras cartas
option-starting = Trocar { $what } por Equipamento Inicial
option-hand-to = Dar { $what } a { $whom }
event-market-opened = O Mercado abre.
event-sold-for-xp = { $who } entrega { $card } por { $xp } XP.
event-exchanged = { $who } faz uma troca no Mercado.
event-took-starting = { $who } pega { $card } no lugar de { $given }.
event-left-behind = { $who } deixa { $card } para trás.
setting-mode = O que vocês jogam
setting-mode-mission = Uma Missão
setting-mode-story = Modo História: todas as Missões em sequência
setting-order = Ordem das Missões no Modo História
setting-order-printed = A do livro
setting-order-random = Aleatória
why-md-market-07 = Cada tipo de troca é feito uma só vez, enquanto o Mercado está aberto.
why-md-market-10 = O que se entrega precisa somar pelo menos tantos Níveis quanto o que se recebe.
why-md-market-11 = As cartas mudam de mãos antes da primeira troca, e de novo quando todos estão prontos.
why-md-market-15 = Não há outro Equipamento Inicial disponível.
