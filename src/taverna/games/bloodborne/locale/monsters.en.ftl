# The Monster with its article: within a sentence, at its beginning, and hit by an attack
the-monster = { $monster-id ->
    [father-gascoigne] { $monster }
    [mother-of-tides] { $monster }
    [gehrman-the-first-hunter] { $monster },
    [rom-the-vacuous-spider] { $monster },
    [the-hollow-moon] the Hollow Moon
    [the-sleepless-king] the Sleepless King
    [the-drowned-choir] the Drowned Choir
   *[other] the { $monster }
}

the-monster-first = { $monster-id ->
    [father-gascoigne] { $monster }
    [mother-of-tides] { $monster }
    [gehrman-the-first-hunter] { $monster },
    [rom-the-vacuous-spider] { $monster },
    [the-hollow-moon] The Hollow Moon
    [the-sleepless-king] The Sleepless King
    [the-drowned-choir] The Drowned Choir
   *[other] The { $monster }
}

the-monster-hit = { the-monster }
