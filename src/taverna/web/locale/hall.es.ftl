# The hall: landing, galleries, plates at the end, legend.
hall-alone = Jugar a solas
hall-learn = Aprender
hall-friends = Con amigos
hall-watch = Ver bots
hall-gallery = Galería
hall-campaign = Campaña
