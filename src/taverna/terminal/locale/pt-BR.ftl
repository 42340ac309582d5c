terminal-help = Um número responde. ? mostra a regra, b a mesa, l o registro, u volta atrás, w CHAVE diz por que algo não pode ser escolhido, s ARQUIVO salva, q sai.
terminal-prompt = { "> " }
terminal-curtain = Agora quem decide é { $name }. Passe o teclado e aperte Enter.
terminal-unknown = Digite um número de 1 a { $options }, ou ? b l u w s q.
terminal-offered = Isso pode ser escolhido.
terminal-next = A campanha continua. Aperte Enter para o próximo capítulo, ou Ctrl+D para parar aqui. 
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
