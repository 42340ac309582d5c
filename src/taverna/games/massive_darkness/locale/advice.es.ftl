# Lo que cuenta quien juega, después de un número
counted-life = Vida del grupo
counted-dead = Héroes caídos
counted-xp = XP
counted-loot = cartas de equipo
counted-enemies = Enemigos en la mesa
counted-tokens = fichas de Misión
