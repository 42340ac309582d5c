# The Monster with its article: within a sentence, at its beginning, after "to"
the-monster = { $monster-id ->
    [father-gascoigne] { $monster }
    [mother-of-tides] { $monster }
    [gehrman-the-first-hunter] { $monster }
    [rom-the-vacuous-spider] { $monster }
    [the-hollow-moon] the Hollow Moon
    [the-sleepless-king] the Sleepless King
    [the-drowned-choir] the Drowned Choir
   *[other] the { $monster }
}

the-monster-first = { $monster-id ->
    [father-gascoigne] { $monster }
    [mother-of-tides] { $monster }
    [gehrman-the-first-hunter] { $monster }
    [rom-the-vacuous-spider] { $monster }
    [the-hollow-moon] The Hollow Moon
    [the-sleepless-king] The Sleepless King
    [the-drowned-choir] The Drowned Choir
   *[other] The { $monster }
}

to-the-monster = { $monster-id ->
    [father-gascoigne] to { $monster }
    [mother-of-tides] to { $monster }
    [gehrman-the-first-hunter] to { $monster }
    [rom-the-vacuous-spider] to { $monster }
    [the-hollow-moon] to the Hollow Moon
    [the-sleepless-king] to the Sleepless King
    [the-drowned-choir] to the Drowned Choir
   *[other] to the { $monster }
}
