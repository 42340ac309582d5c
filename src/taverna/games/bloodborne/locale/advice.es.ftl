# Lo que cuenta quien juega, después de un número
counted-stored = Ecos de Sangre Almacenados
counted-collected = Ecos de Sangre Recogidos
counted-trophies = Trofeos
counted-hp = HP
counted-deaths = muertes
