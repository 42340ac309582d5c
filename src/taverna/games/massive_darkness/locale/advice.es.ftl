# Lo que cuenta quien juega, después de un número
counted-life = Vida del grupo
counted-dead = Héroes caídos
counted-xp = XP
counted-loot = cartas de equipo
counted-enemies = Enemigos en la mesa
counted-tokens = fichas de Misión
# Lo que se sigue durante toda la partida, como curva
curve-life = Vida
curve-life-told = Vida de todo el grupo.
curve-enemies = Enemigos
curve-enemies-told = Enemigos en la mesa.
