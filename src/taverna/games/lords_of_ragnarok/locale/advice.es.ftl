# Lo que cuenta quien juega, después de un número
counted-territories = Territorios
counted-temples = Templos
counted-regions = Regiones enteras
counted-kills = Monstruos muertos
counted-runes = Runas
counted-cards = cartas en mano
