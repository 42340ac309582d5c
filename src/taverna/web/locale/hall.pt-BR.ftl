# The hall: landing, galleries, plates at the end, legend.
hall-alone = Jogar sozinho
hall-learn = Aprender
hall-friends = Com amigos
hall-watch = Ver bots
hall-gallery = Galeria
hall-campaign = Campanha
