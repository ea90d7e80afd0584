### Encontrar adversários, o fim de uma temporada e números para a administração

cmd-play-game = Encontre uma mesa: qual jogo; deixe em branco para qualquer um
cmd-play-when = Encontre uma mesa: em quanto tempo você quer jogar a partida
choice-pace-now = agora: de uma vez só
choice-pace-today = hoje: alguns minutos para cada decisão
choice-pace-week = esta semana: um dia para cada decisão
find-joined = ✅ Você já está em uma mesa de { $game }: { $link }
find-opened = ✅ Nenhuma mesa estava esperando, então abri uma de { $game } aqui. Outras pessoas podem entrar.
refused-already-waiting = Você já está esperando em uma mesa: { $link }

button-players-role = Avise quando uma mesa esperar
players-called = 🍰 { $role } Uma mesa de { $game } espera mais { $free } { $free ->
    [0] pessoas
    [one] pessoa
   *[other] pessoas
}: { $link }
players-role-reason = Pedido por um botão do Cake Club.
permission-manage_roles = Gerenciar cargos
refused-players-role-none = Este servidor não tem mais um cargo para isso. A administração do servidor pode escolher um com `/settings players-role`.
refused-players-role-everyone = Escolha um cargo que se possa ter ou não. Este todo mundo tem.
refused-players-role-managed = { $role } é de um aplicativo ou do Discord, então não posso dar esse cargo. Escolha outro.
refused-players-role-powerful = { $role } pode fazer mais do que os outros aqui, e cada membro dá esse cargo a si mesmo. Escolha um cargo sem permissões extras.
refused-players-role-permission = Não posso dar cargos: falta a permissão “{ $permission }”. A administração do servidor pode liberar isso em Configurações do servidor → Cargos → Cake Club.
refused-players-role-too-high = Não posso dar { $role }: esse cargo não está abaixo do meu. A administração do servidor pode subir o meu em Configurações do servidor → Cargos.
refused-players-role-not-yours = Só pode escolher { $role } aqui quem também pode dar esse cargo. É preciso ter “{ $permission }” e um cargo mais alto.
refused-players-role-silent = Minha mensagem não avisaria { $role }. Permita que qualquer pessoa mencione esse cargo em Configurações do servidor → Cargos.

cmd-settings-players-role = Um cargo avisado quando uma mesa espera; os membros pegam com um botão
cmd-settings-players-role-role = Qual cargo; deixe em branco para não avisar ninguém
cmd-settings-season-post = Onde publicar os melhores de cada temporada quando ela termina
cmd-settings-season-post-where = Qual canal; deixe em branco para não publicar nada
cmd-settings-fairness = Só você vê: quem joga quase só com a mesma pessoa, e grandes ganhos
settings-players-role = **Avisado quando uma mesa espera:** { $value }
settings-players-role-none = ninguém (`/settings players-role`)
settings-season-post = **Fim de temporada:** { $value }
settings-season-post-none = nada é publicado (`/settings season-post`)
settings-lost-players-role = ⚠️ O cargo avisado quando uma mesa espera foi excluído. Escolha outro com `/settings players-role`.
settings-lost-season-post = ⚠️ O canal do fim de temporada foi excluído. Escolha outro com `/settings season-post`.
refused-season-post-permission = Não posso publicar em { $channel }: falta { $permissions }. A administração do servidor pode liberar isso em Editar canal → Permissões → Cake Club.

season-name = { $number ->
    [1] janeiro a março
    [2] abril a junho
    [3] julho a setembro
   *[4] outubro a dezembro
} de { $year }
season-heading = ## 🏆 A temporada acabou: { $season }
season-note = -# Uma nova temporada começou, e todo mundo recomeça do zero. Os botões mostram o ranking inteiro.
leaderboard-season = -# A cada temporada, todo mundo começa do 0. 🌱 Estreante: menos de 5 partidas ranqueadas.
menu-board-season = Temporadas anteriores…

fairness-heading = ## Quem joga com quem · { $server }
fairness-about = Só você vê isto. São números, não um julgamento: amigos muitas vezes só jogam entre si, e uma boa semana acontece com todo mundo.
fairness-pairs = **Quase sempre a mesma pessoa** (partidas ranqueadas: pelo menos { $games }, contra o mesmo membro: pelo menos { $percent }%)
fairness-pair = { $who } contra { $other }: { $games } de { $all } ({ $percent }%), à frente em { $ahead }, atrás em { $behind }
fairness-gains = **Grandes ganhos em { $days } dias** (habilidade estimada: pelo menos +{ $gain }, sem as primeiras partidas de cada membro)
fairness-gain = { $who } · { $game }: +{ $gain }, primeiro lugar em { $wins } de { $games }
fairness-nobody = ninguém

privacy-managers = **Administração de um servidor:** pode ver quem joga quase só com a mesma pessoa ali, e grandes ganhos de rating.
