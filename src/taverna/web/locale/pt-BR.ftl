# Todas as páginas
page-skip = Ir para o conteúdo
page-language = Idioma: português
page-theme = Claro ou escuro
page-new = Nova mesa
page-rules = Regras
page-close = Fechar
page-back = Voltar à taverna
page-notice = Projeto de fãs, não oficial. Não foi feito, aprovado nem licenciado pelas editoras ou pelos autores destes jogos; as marcas são de seus donos. Nenhuma arte ou texto das editoras é usado aqui: compre os jogos, eles valem a pena.

# Entrada
page-tagline = Puxe uma cadeira
page-pitch = Grandes jogos de tabuleiro na mesma mesa, com amigos ou com bots. Sem cadastro: é abrir e jogar. A mesa cuida das regras, e todo “não” vem com o porquê.
page-play-now = Jogar agora contra bots
page-my-tables = Minhas mesas neste aparelho
page-table-over = Terminada: ver de novo
page-table-on = Continuar jogando
page-games = Os jogos
page-players = { $n } jogadores

# Nova mesa
page-new-of = Nova mesa: { $game }
page-seats = Quem joga?
page-seat-who = Quem fica no lugar { $n }
page-seat-name = Nome no lugar { $n }
page-seat-me = Eu, neste aparelho
page-seat-person = Um amigo, por link
page-seat-bot = Bot: { $bot }
page-bot-random = joga qualquer coisa
page-name = Nome (se quiser)
page-seats-hint = Vários lugares neste aparelho? A página fecha uma cortina entre uma mão e outra. Os links para os amigos ficam na mesa, em “Quem está sentado”.
page-options = Opções da partida
page-more = Mais ajustes
page-settle = Quando só há uma escolha
page-settle-on = a mesa faz
page-settle-off = perguntar mesmo assim (para aprender)
page-takeover = Um bot joga por quem sair
page-takeover-usual = depois de dois minutos
page-takeover-never = nunca
page-create = Pôr a mesa

# Gravações
page-records = Ver uma gravação, trazer uma campanha
page-records-about = Uma partida terminada pode ser baixada como gravação: veja lance a lance ou jogue a partir de qualquer momento. O arquivo de uma campanha continua de onde parou.
page-bring-campaign = Continuar uma campanha
page-campaign = Começar uma campanha
page-record-file = Arquivo da gravação ou da campanha
page-watch-it = Ver

# Regras
page-rules-of = Regras: { $game }
page-rules-about = Cada regra nas nossas palavras, com a página do manual impresso. As cláusulas estão em inglês; os termos levam ao glossário.
page-search = Buscar nas regras
page-none = Nenhuma regra diz isso.
page-page = p. { $n }
page-reading = Como lemos:
page-glossary = Glossário
page-examples = Exemplos resolvidos

# Na mesa
table-board = A mesa
table-undo = Desfazer
table-confirm = Confirmar
table-seat = Seu lugar
table-log = O que aconteceu
table-help = Teclas e ajuda
table-settings = Ajustes
table-first-click = Confirmar no primeiro clique
table-calm = Sem animações
table-seats = Quem está sentado
table-watch-link = Copiar o link para assistir
table-list = Todas as opções em lista
table-rule = A regra
table-lost = A conexão caiu; tentando de novo.
table-back = Conectado de novo.
table-waiting = Esperando: { $who }.
table-over = A partida acabou.
table-watching = Você está assistindo.
table-since = Desde que você saiu
table-pass = Passe o aparelho para { $who }
table-curtain = A mão atrás desta cortina é secreta. Os outros olham para o lado.
table-uncover = Estou aqui: mostrar minha mão
table-watch = Espectador
table-copied = Link copiado.
table-read-all = Ler junto com todas as regras
table-person = uma pessoa
table-bot = um bot
table-to-bot = Deixar um bot jogar
table-to-person = Dar a uma pessoa
table-invite = Copiar o link de convite
table-invite-near = Os links feitos aqui levam só a esta máquina. Para que amigos possam vir de outras, inicie “taverna serve --host 0.0.0.0” e abra esta mesa no endereço desta máquina na sua rede antes de copiar um link.
table-rename = Mudar o nome
table-away = ausente
table-take-along = Levar a campanha como arquivo
table-next = Continuar a campanha
join-title = Convite para jogar { $game }
join-seat = lugar { $n }
join-yours = seu lugar
join-free = ninguém ainda
join-hint = A partir daí o lugar pertence a este navegador. Volte pelo mesmo link ou encontre a mesa na primeira página.
join-sit = Ocupar o lugar { $n }
next-title = Como a campanha continua?
next-who = Quem parte agora?
next-seats = Para quantos?
next-seats-same = Como está
next-seats-hint = Como está: cada grupo com todos os seus heróis; um novo, com tantos lugares quanto aqui. Com mais lugares entram heróis novos, jogados por bots até você passá-los a alguém em “Quem está sentado”; com menos, os últimos ficam na cidade.
next-back = Voltar à mesa
table-replay = Ver o replay
table-offered = pode ser escolhida
table-key-tab = Ao tabuleiro, aos botões e ao registro
table-key-arrows = De uma coisa do tabuleiro à próxima
table-key-enter = Selecionar; de novo: confirmar
table-key-esc = Soltar a seleção
table-key-n = À próxima opção no tabuleiro
table-key-r = Usar a mesma coisa de outro jeito
table-key-u = Desfazer
table-key-l = Opções em lista
table-key-w = Por que não posso?
table-side = Todos, o objetivo e o seu tabuleiro
table-look = O que é isto?
table-acts = O que você pode fazer
table-key-i = O que é isto?
table-key-zoom = Mais perto, mais longe, o tabuleiro inteiro
table-key-pan = Andar pelo tabuleiro
table-key-c = Nomes dos lugares, à vista ou não
table-key-help = Esta ajuda

# Replay
replay-title = Replay
replay-as = Visto por
replay-share = Copiar o link deste momento
replay-download = Baixar a gravação
replay-prev = Um passo atrás
replay-next = Um passo à frente
replay-play = Reproduzir
replay-at = Momento da partida
replay-speed = Velocidade
replay-fork = Continuar jogando daqui

# O árbitro
referee-title = Árbitro de { $game }
referee-nav = Árbitro
referee-presets = Posições para começar
referee-undo = Desfazer
referee-share = Copiar link
referee-no-script = Pintar precisa de scripts. Todo o resto, inclusive ver os outros desfechos, funciona sem eles.
referee-held = Na mão:
