# The hall: landing, galleries, plates at the end, legend.
hall-alone = Jogar sozinho
hall-learn = Aprender
hall-friends = Com amigos
hall-watch = Ver bots
hall-gallery = Galeria
hall-campaign = Campanha
hall-gallery-about = Quem você pode ser e o que dá para jogar: como é, quanto custa aprender e o que ensina.
hall-hard = Dificuldade { $n } de 3
hall-minutes = cerca de { $n } minutos
hall-first = Para a primeira noite
hall-first-about = Se ninguém na mesa jogou ainda, este é um bom começo.
hall-first-tag = bom para começar
hall-teaches = Ensina:
hall-cards = { $n ->
    [1] Uma carta para começar
   *[other] { $n } cartas para começar
}
hall-brings = O que traz
hall-play-this = Jogar este
hall-in-the-book = No livro de regras
table-legend = O que os símbolos significam
