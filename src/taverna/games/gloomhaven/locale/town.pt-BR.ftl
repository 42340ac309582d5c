# Between scenarios, drawn.
town-map = Mapa do mundo
town-shop = Loja
town-dear = Caro demais para você: { $items }
town-cards = Cartas de habilidade
town-chronicle = Crônica
town-gloomhaven = Gloomhaven
town-visit = Na cidade
town-travel = A caminho
town-after = Depois do cenário
town-city-event = Evento de cidade
town-road-event = Evento de estrada
town-place-done = { $place } ({ $n }): concluído
town-place-unknown = { $place } ({ $n }): ainda não dá para jogar aqui
town-place-barred = { $place } ({ $n }): faltam conquistas
town-place-free = { $place } ({ $n }): pode ser jogado
town-reputation = Reputação
town-prices = preços { $n }
town-prosperity = Prosperidade
town-points = { $n } de { $of } até o próximo nível
town-sanctuary = Santuário
town-gold-given = de ouro doado
town-scenarios = Cenários concluídos
town-scenarios-open = { $n } no mapa
town-achievements = Conquistas
town-ready = pronto
town-deciding = decide
town-level = Nível { $n }
town-no-evenings = Nenhum capítulo ainda. O primeiro começa aqui.
town-chart-damage = Dano causado: { $total }
town-chart-kills = Monstros mortos: { $total }
town-chart-gold = Ouro trazido: { $total }
town-chart-exhausted = Vezes exausto: { $total }
town-evenings = { $n ->
    [1] Um capítulo
   *[other] { $n } capítulos
 }, { $won ->
    [1] 1 vencido
   *[other] { $won } vencidos
 }
town-copies = { $n ->
    [0] esgotado
    [1] resta 1
   *[other] restam { $n }
 }
town-xp = Experiência
town-gold = Ouro
town-perks = { $n ->
    [1] 1 vantagem (perk)
   *[other] { $n } vantagens (perks)
 }
town-checks = Marcas: { $n }
town-class = Mão de { $hand }, { $hp } pontos de vida
town-deeds = O que você pode fazer

town-newcomer = Recém-chegado { $n }
town-choosing = escolhe quem vai ser
way-party = { $heroes }
way-party-named = { $party }: { $heroes }
way-hero = { $class }, nível { $level }
way-place = { $hero } se foi: outro personagem toma o lugar
way-party-about = { $last ->
    [yes] Este grupo acabou de jogar.
   *[no] Outro grupo deste mundo.
 } { $home ->
    [yes] Lugar: Gloomhaven.
   *[no] Lugar: { $place }.
 } Níveis: { $levels }. Reputação: { $reputation }.
way-alone = { $hero } por conta própria: { $scenario }
way-alone-about = O cenário da própria classe (nível { $level }): sem cidade, sem estrada e sem companhia. Recompensa: { $item }. Os outros esperam.
way-new = Um grupo novo
way-new-about = Personagens novos com reputação própria, no mesmo mundo: a mesma cidade, a mesma loja e o mesmo mapa. Os outros esperam.
town-region-copperneck-mountains = Montanhas Pescoço de Cobre
town-region-dagger-forest = Floresta da Adaga
town-region-watcher-mountains = Montanhas do Vigia
town-region-lingering-swamp = Pântano Persistente
town-region-misty-sea = Mar da Névoa
