# Between scenarios, drawn.
town-map = Mapa del mundo
town-shop = Tienda
town-dear = Demasiado caro para ti: { $items }
town-cards = Cartas de capacidad
town-chronicle = Crónica
town-gloomhaven = Gloomhaven
town-visit = En la ciudad
town-travel = De camino
town-after = Después del escenario
town-city-event = Evento de ciudad
town-road-event = Evento de camino
town-place-done = { $place } ({ $n }): completado
town-place-unknown = { $place } ({ $n }): aún no se puede jugar aquí
town-place-barred = { $place } ({ $n }): faltan logros
town-place-free = { $place } ({ $n }): se puede jugar
town-reputation = Reputación
town-prices = precios { $n }
town-prosperity = Prosperidad
town-points = { $n } de { $of } para el siguiente nivel
town-sanctuary = Santuario
town-gold-given = oro donado
town-scenarios = Escenarios completados
town-scenarios-open = { $n } en el mapa
town-achievements = Logros
town-ready = listo
town-deciding = decide
town-level = Nivel { $n }
town-no-evenings = Todavía ninguna jornada. Aquí empieza la primera.
town-chart-damage = Daño causado: { $total }
town-chart-kills = Monstruos muertos: { $total }
town-chart-gold = Oro traído: { $total }
town-chart-exhausted = Veces agotados: { $total }
town-evenings = { $n ->
    [1] Una jornada
   *[other] { $n } jornadas
 }, { $won ->
    [1] 1 ganada
   *[other] { $won } ganadas
 }
town-copies = { $n ->
    [0] agotado
    [1] queda 1
   *[other] quedan { $n }
 }
town-xp = Experiencia
town-gold = Oro
town-perks = { $n ->
    [1] 1 pericia
   *[other] { $n } pericias
 }
town-checks = Marcas: { $n }
town-class = Mano de { $hand }, { $hp } puntos de vida
town-deeds = Lo que puedes hacer

town-newcomer = Recién llegado { $n }
town-choosing = elige quién será
way-party = { $heroes }
way-party-named = { $party }: { $heroes }
way-hero = { $class }, nivel { $level }
way-place = { $hero } ya no está: otro personaje ocupa su lugar
way-party-about = { $last ->
    [yes] Este grupo acaba de jugar.
   *[no] Otro grupo de este mundo.
 } { $home ->
    [yes] Lugar: Gloomhaven.
   *[no] Lugar: { $place }.
 } Niveles: { $levels }. Reputación: { $reputation }.
way-alone = { $hero } por su cuenta: { $scenario }
way-alone-about = El escenario de su propia clase (nivel { $level }): sin ciudad, sin camino y sin compañía. Recompensa: { $item }. Los demás esperan.
way-new = Un grupo nuevo
way-new-about = Personajes nuevos con su propia reputación, en el mismo mundo: la misma ciudad, la misma tienda y el mismo mapa. Los demás esperan.
town-region-copperneck-mountains = Montañas Cuellocobre
town-region-dagger-forest = Bosque de las Dagas
town-region-watcher-mountains = Montañas del Vigía
town-region-lingering-swamp = Pantano Persistente
town-region-misty-sea = Mar Brumoso
