### O que é guardado sobre um membro

cmd-privacy = O que o Cake Club guarda sobre você
cmd-privacy-show = O que é guardado sobre você, por que e por quanto tempo
cmd-privacy-export = Receba em um arquivo, só para você, tudo o que é guardado sobre você
cmd-privacy-forget = Remova seu nome e seu ID de tudo o que é guardado

privacy-heading = ## O que o Cake Club guarda sobre você
privacy-kept = **O quê:** as mesas em que você jogou e o nome que usava nelas, suas jogadas com o horário, as palavras com que você cortou baralhos, como as partidas terminaram, seus ratings, estatísticas e resultados contra outras pessoas, as mesas que você acompanha ou silencia, suas partidas do dia, seus torneios e o que você define com `/preferences`. O bot nunca lê as mensagens.
privacy-why = **Por quê:** para que uma partida continue depois de uma reinicialização, possa ser revista e conte no ranking.
privacy-how-long = **Por quanto tempo:** até você pedir que seus dados sejam esquecidos, ou até 30 dias depois que o bot sair do servidor.
privacy-who = **Quem vê:** quem hospeda este bot pode ler o banco de dados. Mais ninguém vê suas cartas durante uma partida sem mãos abertas. Quando ela termina, quem vê o canal vê todas as mãos. Seus resultados e estatísticas, como blefes, são visíveis para todo o servidor.
privacy-you = **Você pode:** baixar tudo em um arquivo ou remover seu nome e seu ID. As partidas que outras pessoas jogaram com você continuam completas, com “alguém” no seu lugar. Mensagens antigas nos canais ficam lá até alguém apagar.
button-privacy-data = Dados
button-privacy-access = Quem vê
button-privacy-export = Meus dados
button-privacy-forget = Me esquecer…
privacy-export = Este arquivo contém tudo o que é guardado sobre você.
privacy-export-part = Parte { $part } de { $parts } de tudo o que é guardado sobre você. Descompacte todas as partes em uma só pasta: juntas, elas estão completas.
privacy-forget-title = Me esquecer
privacy-forget-field = Digite “{ $word }” se quiser continuar
privacy-forget-note = Não dá para desfazer. Você sai de todas as suas mesas, e suas partidas não contam mais para você.
privacy-word = esquecer
privacy-forgotten = Pronto: seu nome e seu ID não estão mais em nenhum registro. Em cada partida de hoje, você continua com uma só tentativa.
somebody = alguém
