### O que não é possível

error-store = Não consegui salvar sua jogada, então ela não foi feita. Tente de novo daqui a pouco. Se isso continuar, peça a quem hospeda este bot para verificar o disco.
error-permission = Você não tem permissão para fazer isso aqui.
error-forbidden = O Discord não me deixa fazer isso aqui: não tenho uma permissão necessária neste canal. A administração do servidor pode liberar isso em **Editar canal**, **Permissões**, **Cake Club**.
error-unexpected = Algo deu errado do meu lado. Nada se perdeu. Tente de novo.
refused-one-moment = Isto está demorando mais do que o normal. Clique de novo daqui a pouco.
refused-database-away = Não consigo acessar meu banco de dados agora. Tente de novo daqui a pouco.
refused-thread-limit = Por enquanto, o Discord não me deixa abrir mais tópicos neste canal. Tente de novo daqui a alguns minutos ou em outro canal, ou jogue nas suas mensagens diretas comigo.
refused-moved-on = A mesa já avançou. Veja a mensagem mais recente dela.
refused-not-asked = Não é a sua vez.
refused-not-seated = Você não joga nesta mesa. Mas pode assistir à vontade.
refused-table-over = Esta mesa já terminou. Abra outra com { NEW_TABLE("ou") }.
refused-not-begun = A partida desta mesa ainda não começou.
refused-unknown-control = Este botão ou menu não está mais em uso. Digite o comando de novo para receber uma nova mensagem: `/table show` para uma mesa, `/rules` para as regras.
refused-not-available = Isto não está disponível aqui.
refused-no-such-table = Essa mesa não existe mais. `/table list` mostra as mesas abertas ou em jogo.
refused-no-table-here = Você não tem mesa aqui. Abra uma com { NEW_TABLE("ou") }.
refused-other-game = Sua mesa aqui é de { $game }: { $link }
refused-not-begun-yet = A partida na sua mesa ainda não começou: { $link }
refused-which-table = Você está em mais de uma mesa. Escolha uma com a opção `table`.
refused-name-table = Diga qual mesa: escolha com a opção `table`. Dentro do tópico de uma mesa não é preciso.
refused-unknown-action = Não conheço essa jogada. A mensagem mais recente da mesa mostra o que você pode fazer agora.
refused-other-edition = As regras do jogo mudaram desde que esta mesa começou, então ela não pode continuar.
refused-record-damaged = Não consigo mais ler as jogadas desta mesa, então ela não pode continuar. Quem hospeda este bot encontra mais detalhes no log.
refused-bad-option = A opção “{ $option }” não funciona assim. Escolha outro valor.
refused-already-joined = Você já está nesta mesa.
refused-not-joined = Você não está nesta mesa.
refused-table-full = { $seats ->
    [2] Os dois lugares estão ocupados
   *[other] Todos os { $seats } lugares estão ocupados
}. Abra outra mesa com { NEW_TABLE("ou") }.
refused-already-begun = A partida já começou. Acompanhe com `/table watch`.
refused-host-only = Só quem abriu a mesa, <@{ $host }>, pode fazer isso.
refused-no-house-left = Todos os robôs já estão nesta mesa. Membros ainda podem entrar.
refused-wrong-number = Este jogo precisa de { $needed } { $needed ->
    [one] pessoa
   *[other] pessoas
}, e aqui { $seated ->
    [one] há { $seated }
   *[other] há { $seated }
}. Adicione um robô para ocupar um lugar livre.
refused-too-few-players = Este jogo precisa de pelo menos { $needed } { $needed ->
    [one] pessoa
   *[other] pessoas
}, e aqui { $seated ->
    [one] há { $seated }
   *[other] há { $seated }
}. Adicione um robô para ocupar um lugar livre.
refused-here-only = Você só pode abrir mesas nos canais de um servidor e nas suas mensagens diretas comigo.
refused-not-on-server = O Cake Club não está neste servidor, então você não pode jogar aqui. Escreva para { $bot }: lá funcionam as aulas, as partidas contra um robô e as partidas de hoje.{ $url ->
    [none] {""}
   *[other] {" "}Quem gerencia este servidor pode [adicionar o Cake Club]({ $url }).
}
refused-not-in-conversation = O Cake Club não pode jogar nesta conversa. Escreva para { $bot }: lá funcionam as aulas, as partidas contra um robô e as partidas de hoje.{ $url ->
    [none] {""}
   *[other] {" "}Para jogar com outras pessoas, [adicione o Cake Club a um servidor]({ $url }).
}
refused-missing-permission = Não consigo manter uma mesa aqui: { $count ->
    [one] falta a permissão “{ $permissions }”
   *[other] faltam as permissões { $permissions }
}. A administração do servidor pode liberar isso em **Editar canal**, **Permissões**, **Cake Club**.
refused-other-channel = Você não pode abrir mesas neste canal. Este servidor joga em { $channels }.
refused-role-only = Neste servidor, só { $role } pode abrir mesas. Mas você pode entrar em uma.
refused-too-many-tables = Você já está em { $most } { $most ->
    [one] mesa
   *[other] mesas
} neste servidor, o máximo permitido ao mesmo tempo. Termine ou deixe uma antes.
refused-no-modes = Só o Cake Duel tem modos. Não use a opção `mode` com outros jogos.
refused-no-such-board-page = O ranking não tem tantas páginas. Escolha um número de página menor.
refused-stats-none = { $who } ainda não terminou nenhuma partida neste servidor. Abra uma mesa com { NEW_TABLE("ou") }.
refused-stats-none-of-game = { $who } ainda não terminou nenhuma partida deste jogo neste servidor. Não use a opção `game` se quiser ver todos os jogos.
refused-stats-same-member = Escolha dois membros diferentes para comparar.
refused-stats-of-a-bot = Bots não têm estatísticas. Escolha um membro.
refused-not-sure = Nada mudou. Para que seus dados sejam esquecidos, digite “{ $word }”.
refused-asleep = Esta mesa está dormindo: não tenho acesso ao canal dela. Acorde a mesa com `/table show`.
refused-too-much = Você pediu muita coisa em um minuto; tente de novo { $until }.
refused-too-soon = Isso foi feito nesta mesa há pouco; tente de novo { $until }.
refused-too-fast = Você clica mais rápido do que eu consigo responder. Espere { $seconds } { $seconds ->
    [one] segundo
   *[other] segundos
}.
refused-text-too-long = O texto é longo demais. Escreva até { $most } { $most ->
    [one] caractere
   *[other] caracteres
}.
refused-managers-only = Só a administração do servidor pode fazer isso.
refused-shown-elsewhere = Esta mesa pertence a outro canal, onde todo mundo que joga pode ver: { $link }
refused-other-tables-thread = Este tópico é de outra mesa. Mostre a sua em { $channel }.
refused-bad-table = Não existe essa mesa aqui. Escolha uma da lista que aparece enquanto você digita. `/table list` mostra as mesas abertas ou em jogo; `/history`, as terminadas.
refused-page-gone = Essa parte da página não está mais disponível. Abra a página de novo.
refused-no-such-page = As regras não têm essa página. `/rules` abre a primeira.

permission-view_channel = Ver canal
permission-send_messages = Enviar mensagens
permission-read_message_history = Ver histórico de mensagens
permission-create_public_threads = Criar tópicos públicos
permission-create_private_threads = Criar tópicos privados
permission-send_messages_in_threads = Enviar mensagens em tópicos
refused-export-running = Seu arquivo ou os de outras pessoas ainda estão sendo preparados. Tente de novo em um minuto.
refused-export-too-large = Seu arquivo é grande demais para o Discord, ou o Discord não o aceitou agora. Tente mais tarde. Se falhar de novo, peça seus dados a quem hospeda este bot.
permission-manage_roles = Gerenciar cargos
