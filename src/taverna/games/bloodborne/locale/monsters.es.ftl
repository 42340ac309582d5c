# El Monstruo con su artículo: en medio de la frase, al principio, y golpeado por un ataque
the-monster = { $monster-id ->
    [scourge-beast] la { $monster }
    [torch-mob] la { $monster }
    [winter-lantern] la { $monster }
    [cellar-larva] la { $monster }
    [brain-leech] la { $monster }
    [bell-widow] la { $monster }
    [antlered-matron] la { $monster }
    [mother-of-tides] la { $monster }
    [the-hollow-moon] la Luna Hueca
    [the-sleepless-king] el Rey Insomne
    [the-drowned-choir] el Coro de los Ahogados
    [twin-gravewardens] los { $monster }
    [gehrman-the-first-hunter] { $monster },
    [rom-the-vacuous-spider] { $monster },
   *[other] el { $monster }
}

the-monster-first = { $monster-id ->
    [scourge-beast] La { $monster }
    [torch-mob] La { $monster }
    [winter-lantern] La { $monster }
    [cellar-larva] La { $monster }
    [brain-leech] La { $monster }
    [bell-widow] La { $monster }
    [antlered-matron] La { $monster }
    [mother-of-tides] La { $monster }
    [the-hollow-moon] La Luna Hueca
    [the-sleepless-king] El Rey Insomne
    [the-drowned-choir] El Coro de los Ahogados
    [twin-gravewardens] Los { $monster }
    [gehrman-the-first-hunter] { $monster },
    [rom-the-vacuous-spider] { $monster },
   *[other] El { $monster }
}

the-monster-hit = { $monster-id ->
    [scourge-beast] a la { $monster }
    [torch-mob] a la { $monster }
    [winter-lantern] a la { $monster }
    [cellar-larva] a la { $monster }
    [brain-leech] a la { $monster }
    [bell-widow] a la { $monster }
    [antlered-matron] a la { $monster }
    [mother-of-tides] a la { $monster }
    [the-hollow-moon] a la Luna Hueca
    [the-sleepless-king] al Rey Insomne
    [the-drowned-choir] al Coro de los Ahogados
    [twin-gravewardens] a los { $monster }
    [gehrman-the-first-hunter] a { $monster },
    [rom-the-vacuous-spider] a { $monster },
   *[other] al { $monster }
}
