# A página de quem cuida de um servidor.
keeper-title = Cuidar deste servidor
keeper-enter-about = Com este link você cuida deste servidor: a chave fica neste navegador por trinta dias. Quem tiver o link pode fazer o mesmo; um link novo anula este.
keeper-enter = Entrar para cuidar
keeper-leave = Deixar a chave
keeper-reports = Denúncias
keeper-reports-none = Ninguém denunciou nada.
keeper-left = Alguém que já saiu da mesa
keeper-strike = Remover a linha
keeper-dismiss = Não tem nada de errado
keeper-table = Mesa { $id }
keeper-tables = Mesas
keeper-tables-none = Não existe mesa assim.
keeper-seek = O id de uma mesa ou um nome
keeper-seek-do = Procurar
keeper-watched = { $n ->
    [0] ninguém conectado aqui
    [1] conexão de um endereço:
   *[other] conexões de { $n } endereços:
}
keeper-state-on = em jogo
keeper-state-waiting = se reunindo
keeper-state-over = encerrada
keeper-state-closed = fechada
keeper-close = Fechar a mesa
keeper-reopen = Abrir de novo
keeper-unname = Tirar o nome { $name } (lugar { $n })
keeper-bans = Endereços banidos
keeper-bans-about = Um endereço ou uma rede (192.0.2.7, 192.0.2.0/24, 2001:db8::/48). De um endereço IPv6 vale a primeira metade. Quem estiver conectado de lá é mandado embora.
keeper-bans-none = Ninguém está banido.
keeper-network = Endereço ou rede
keeper-hours = Por quantas horas
keeper-why = Por quê (para o registro)
keeper-ban = Banir
keeper-ban-this = Banir { $network }
keeper-ends = termina
keeper-lift = Deixar entrar de novo
keeper-log = O que foi feito
keeper-log-none = Nada ainda.
keeper-did-key = Chave nova para quem cuida do servidor
keeper-did-no-key = A chave de quem cuida do servidor foi anulada
keeper-did-ban = Baniu
keeper-did-lift = Deixou entrar de novo
keeper-did-close = Fechou a mesa
keeper-did-reopen = Abriu a mesa de novo
keeper-did-unname = Tirou o nome do lugar
keeper-did-strike = Removeu a linha
keeper-did-dismiss = Descartou a denúncia da linha
