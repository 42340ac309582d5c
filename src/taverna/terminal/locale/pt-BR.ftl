terminal-help = Um número responde. h mostra tudo o que você pode digitar.
terminal-keys = Um número responde. ? mostra a regra, ? NÚMERO uma opção inteira, b a mesa, b PARTE uma parte dela, l o registro, w por que algo não pode ser escolhido (w NOME: uma coisa), a o que um bot faria, u volta atrás, s ARQUIVO salva, q sai. Conversa, relógios e desenhos ficam no navegador: taverna play. A revisão de uma partida terminada: taverna analyse ARQUIVO.
terminal-more = Não cabe tudo: { $names }
terminal-why = w e um nome, um número do mapa ou um lugar pergunta por uma coisa só.
terminal-no-thing = Não há “{ $what }” na mesa.
terminal-prompt = { "> " }
terminal-curtain = Agora quem decide é { $name }. Passe o teclado e aperte Enter.
terminal-unknown = Digite um número de 1 a { $options }; h mostra tudo o que você pode digitar.
terminal-offered = Isso pode ser escolhido.
terminal-next = A campanha continua. Aperte Enter para o próximo capítulo, ou Ctrl+D para parar aqui. 
terminal-onward = A campanha continua. Quem parte agora?
terminal-way = Número (Enter: 1; Ctrl+D para por aqui): { "" }
terminal-there = Quem está? Números, como 1 3 (Enter: os marcados com *): { "" }
terminal-join = Quantos entram, no máximo { $most }? (Enter: ninguém) { "" }
terminal-newcomer = Recém-chegado, lugar { $n }
terminal-name = { $what } (um nome, ou Enter): { "" }
terminal-seat = { $what }, lugar { $n }
terminal-how-many = Podem jogar de { $least } a { $most }.
terminal-numbers = Digite números de { $least } a { $most }, ou só Enter.
terminal-step = [{ $title }, { $n }/{ $of }]
terminal-advice = O guia digitaria { $n }. (g: repetir)
terminal-strayed = Você fez outra coisa; pode. O conselho era por isto:
terminal-take-back = Digite u para desfazer.
terminal-lesson-over = Você seguiu o seu próprio caminho, e tudo bem: já sabe como é um turno. Continue jogando ou saia com q.
terminal-over = A partida acabou.
terminal-left = Você saiu da mesa.
terminal-saved = A partida está salva em { $file }.
terminal-no-rule = Não existe a regra { $id }.
terminal-page = p. { $page }
terminal-reading = O manual deixa em aberto: { $question } Aqui se entende: { $reading }
terminal-code = código
terminal-tests = testes
terminal-no-clause = Não existe a cláusula “{ $id }”, nem uma que fale disso.
terminal-source = fonte: { $source ->
    [rulebook] está no livro de regras
    [public] fato público
    [pack] seu pacote
   *[stand-in] carta substituta nossa
}

# Numa mesa de um servidor, de longe
afar-help = Um número responde. c TEXTO diz algo à mesa, p mostra quem está e por quem se espera, b a mesa, b PARTE uma parte dela, l o registro, u desfaz, w CHAVE diz por que algo não pode ser escolhido, q sai: o lugar continua seu.
afar-watching = Você está assistindo. p mostra quem está, b a mesa, l o registro, q sai.
afar-unknown = Isso não está em oferta agora. p mostra por quem a mesa espera.
afar-lost = A conexão caiu. Tentando voltar…
afar-back = De volta.
afar-gone = Não dá mais para chegar à mesa. q sai.
afar-again = n joga outra partida com as mesmas pessoas.
afar-begun = A próxima partida com as mesmas pessoas já começou: n leva você até lá.
afar-chosen = Virada para baixo, sua escolha: { $what }
afar-waits = A mesa espera por { $who }.
afar-came = { $who } chegou.
afar-went = { $who } saiu.
afar-here = aqui
afar-away = ausente
afar-bot = bot
afar-standin = ausente, um bot joga
afar-nobody = ninguém ainda
afar-kept = guardado para quem tem o link dele
afar-somebody = alguém
afar-thinking = pensando há { $n } min
afar-gathering = A mesa está se reunindo.
afar-ready = Aperte Enter quando puder começar. { "" }
afar-is-ready = tudo pronto
afar-not-ready = ainda não
afar-sit = Qual lugar, { $seats }? (Enter: { $first }) { "" }
afar-name = Seu nome: { "" }
