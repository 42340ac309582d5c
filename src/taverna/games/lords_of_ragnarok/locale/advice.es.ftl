# Lo que cuenta quien juega, después de un número
counted-territories = Territorios
counted-temples = Templos
counted-regions = Regiones enteras
counted-kills = Monstruos muertos
counted-runes = Runas
counted-cards = cartas en mano
# Lo que se sigue durante toda la partida, como curva
curve-progress = Camino a la victoria
curve-progress-told = Cuánto llevaba cada cual de la victoria más cercana, en %: Templos, Regiones, o Monstruos y el Jefe.
