# The hall: landing, galleries, plates at the end, legend.
hall-alone = Jugar a solas
hall-learn = Aprender
hall-friends = Con amigos
hall-watch = Ver bots
hall-gallery = Galería
hall-campaign = Campaña
hall-gallery-about = Quién puedes ser y qué puedes jugar: cómo se siente, qué dificultad tiene y qué enseña.
hall-hard = Dificultad { $n } de 3
hall-minutes = unos { $n } minutos
hall-first = Para la primera noche
hall-first-about = Si nadie en la mesa ha jugado antes, esto es un buen comienzo.
hall-first-tag = bueno para empezar
hall-teaches = Enseña:
hall-cards = { $n ->
    [one] Una carta para empezar
   *[other] { $n } cartas para empezar
}
hall-brings = Lo que aporta
hall-play-this = Jugar esto
hall-in-the-book = En el libro de reglas
table-legend = Qué significan los símbolos
