# O Monstro com o seu artigo: no meio da frase, no começo dela, e atingido por um ataque
the-monster = { $monster-id ->
    [torch-mob] a { $monster }
    [winter-lantern] a { $monster }
    [cellar-larva] a { $monster }
    [brain-leech] a { $monster }
    [bell-widow] a { $monster }
    [antlered-matron] a { $monster }
    [mother-of-tides] a { $monster }
    [the-hollow-moon] a Lua Oca
    [the-sleepless-king] o Rei Insone
    [the-drowned-choir] o Coro dos Afogados
    [twin-gravewardens] os { $monster }
    [gehrman-the-first-hunter] { $monster },
    [rom-the-vacuous-spider] { $monster },
   *[other] o { $monster }
}

the-monster-first = { $monster-id ->
    [torch-mob] A { $monster }
    [winter-lantern] A { $monster }
    [cellar-larva] A { $monster }
    [brain-leech] A { $monster }
    [bell-widow] A { $monster }
    [antlered-matron] A { $monster }
    [mother-of-tides] A { $monster }
    [the-hollow-moon] A Lua Oca
    [the-sleepless-king] O Rei Insone
    [the-drowned-choir] O Coro dos Afogados
    [twin-gravewardens] Os { $monster }
    [gehrman-the-first-hunter] { $monster },
    [rom-the-vacuous-spider] { $monster },
   *[other] O { $monster }
}

the-monster-hit = { the-monster }
