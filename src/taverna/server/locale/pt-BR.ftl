# Quem senta onde
seat-person = Jogador { $n }
seat-bot = Bot { $n }
seat-sat = { $name } ocupa o lugar { $n }.
seat-left = { $name } sai do lugar { $n }.
seat-freed = Quem fez a mesa liberou o lugar { $n }, que era de { $name }.
seat-bot-in = Um bot joga no lugar { $n }.
seat-stand-in = Um bot joga por { $name } (lugar { $n }).
seat-back = { $name } volta a jogar no lugar { $n }.
seat-device = O lugar { $n }, de { $name }, agora está aberto em mais um aparelho.
seat-advised = { $name } pede um conselho.
seat-ahead = Você tinha dito de antemão como se responde isto.
seat-named = O lugar { $n } agora se chama { $name }.
seat-closed = Quem cuida deste servidor fechou a mesa. O que foi jogado fica guardado.
seat-reopened = Quem cuida deste servidor abriu a mesa de novo.
seat-unnamed = Quem cuida deste servidor tirou o nome do lugar { $n }.

# Desfazer
undo-can = Desfazer: voltar para antes de “{ $what }”
undo-nothing = Você ainda não tem nada para desfazer.
undo-not = Não dá para desfazer “{ $what }”: desde então algo foi revelado ou outra pessoa agiu.
undo-over = A partida acabou.
undo-watching = Quem assiste não tem nada para desfazer.

# O que se diz com um toque
react-good = Boa jogada!
react-wow = Uau!
react-laugh = Ha, ha!
react-thanks = Obrigado!
react-think = Hum…
react-moment = Um momento…

# O que se avisa lá fora
notice-turn = { $who }: sua vez em { $game }.
notice-over = { $game } terminou.

# O que deu errado
error-bad-request = Não foi possível ler esse pedido.
error-bad-message = Não foi possível ler essa mensagem.
error-bad-options = O jogo não pode ser preparado assim.
error-bad-record = Esse arquivo não pode ser reproduzido.
error-no-token = Mostre a chave do seu lugar ou abra antes o link de convite.
error-not-your-seat = Esse lugar não é seu.
error-not-host = Só quem criou a mesa pode fazer isso.
error-not-over = Isso só se abre quando a partida acaba.
error-other-site = Pedidos de outros sites não são aceitos.
error-no-page = Essa página não existe.
error-no-table = Essa mesa não existe.
error-no-game = Esse jogo não existe aqui.
error-no-seat = Esse lugar não existe.
error-no-sequel = Nada vem depois desta mesa: não é um capítulo de campanha, ou ainda não acabou.
error-no-frame = Esse momento não existe nesta partida.
error-not-allowed = Isso não pode ser feito aqui.
error-refused = Isso não está disponível agora.
error-answered = Você já respondeu outra coisa a essa pergunta.
error-no-undo = Não dá para desfazer isso.
error-record-only = Isto é uma gravação: continue a jogar a partir dela em outra mesa.
error-undo-spent = Você já desfez tanta coisa nesta mesa que agora só dá para seguir jogando.
error-full = Esta mesa já viu jogadas demais para aceitar outra.
error-kept-full = Você tem tantas mesas neste servidor que ele não guarda mais das suas: apague algumas em “Minhas mesas”.
error-crowded = Há gente demais assistindo a esta mesa.
error-changed-rules = As regras mudaram desde a última vez que se jogou nesta mesa; ela não pode continuar aqui.
error-too-large = Isso é grande demais.
error-slow-down = Rápido demais: espere um momento.
error-much-today = Hoje já se criaram mesas demais a partir do seu endereço: continue uma delas ou volte mais tarde.
error-rules-bug = Há algo errado com uma regra aqui. A mesa está como estava; tente de outro jeito.
error-failed = Algo deu errado aqui. Foi anotado.
error-elsewhere = Outra parte deste servidor está assumindo esta mesa. Tente de novo daqui a pouco.
error-storage = Não foi possível gravar em disco, então não aconteceu. Tente de novo.
error-taken = Esse lugar está ocupado. Quem fez a mesa pode liberá-lo; todos ficam sabendo.
error-reserved = Esse lugar está guardado para quem tem o link dele.
error-picked = Outra pessoa já escolheu isso.
error-nobody = Ainda não há ninguém sentado.
error-used-up = Este link já foi usado, ou outro foi. Peça um novo; se o lugar é seu, abra a mesa no aparelho em que você se sentou.
error-closed = Quem cuida deste servidor fechou esta mesa: aqui não se joga nem se conversa mais.
error-not-keeper = Só quem cuida deste servidor pode fazer isso, com a chave dele.
error-banned = Quem cuida deste servidor não deixa ninguém entrar a partir do seu endereço.
error-bad-network = É preciso um endereço ou uma rede, como 192.0.2.7, 192.0.2.0/24 ou 2001:db8::/48, e que não seja ampla demais.
error-own-network = Você mesmo está aí: ficaria do lado de fora.
error-no-packs = Ele traz conteúdo próprio (um pacote), e quem cuida deste servidor não aceita isso.
error-passkey = Esta chave de acesso não abre nada aqui, ou chegou tarde. Tente de novo.
error-passkeys-full = Você já tem todas as chaves de acesso que se pode ter. Remova uma antes.
told-freed = Quem fez a mesa liberou o seu lugar ({ $n }). Agora você está assistindo.

# how well a bot plays
level-random = joga qualquer coisa
level-beginner = iniciante
level-apprentice = aprendiz
level-skilled = experiente
level-expert = mestre
