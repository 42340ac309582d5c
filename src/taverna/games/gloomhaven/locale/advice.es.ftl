# Lo que cuenta quien juega, después de un número
counted-hp = puntos de vida del grupo
counted-cards = cartas aún por jugar
counted-exhausted = personajes agotados
counted-foes = monstruos en el mapa
counted-money = fichas de dinero
counted-rooms = salas abiertas
counted-foes-hp = puntos de vida de los monstruos
# Lo que se sigue durante toda la partida, como curva
curve-hp = Puntos de vida
curve-hp-told = Puntos de vida de todo el grupo.
curve-cards = Cartas
curve-cards-told = Cartas que el grupo aún podía jugar, en mano o descartadas.
