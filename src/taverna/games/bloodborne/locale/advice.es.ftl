# Lo que cuenta quien juega, después de un número
counted-stored = Ecos de Sangre Almacenados
counted-collected = Ecos de Sangre Recogidos
counted-trophies = Trofeos
counted-hp = HP
counted-deaths = muertes
# Lo que se sigue durante toda la partida, como curva
curve-score = Puntuación
curve-score-told = Ecos de Sangre Almacenados y puntos de los Trofeos hasta entonces.
