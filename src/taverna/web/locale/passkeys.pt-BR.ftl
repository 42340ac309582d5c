# Chaves de acesso: entrar sem senha, onde o servidor as tem.
passkeys = Entrar em qualquer aparelho
passkeys-about = Uma chave de acesso fica no seu celular, no computador ou em uma chave de segurança. Com ela suas mesas e seu histórico são seus em qualquer aparelho, e nada se perde com este navegador. Sem senha e sem e-mail.
passkeys-enter-about = Se você já tem uma, entre com ela: o que este navegador já tinha se soma.
passkeys-added = criada
passkeys-used = usada pela última vez
passkeys-remove = Remover
passkeys-remove-which = Remover a chave de acesso { $n }: { $which }
passkeys-stay = Continuam valendo mesmo se você ficar só com este aparelho (abaixo). Remova as que perdeu.
passkeys-leave = Sair deste navegador
passkeys-new = Criar uma chave de acesso
passkeys-enter = Entrar com chave de acesso
passkeys-without = É preciso um navegador que aceite chaves de acesso, com scripts permitidos.
passkeys-failed = Nada foi feito: foi cancelado ou demorou demais.
passkeys-there = Este aparelho já tem uma chave de acesso sua.
