### Encontrar adversários

cmd-play-game = Encontre uma mesa: qual jogo; deixe em branco para qualquer um
cmd-play-when = Encontre uma mesa: em quanto tempo você quer jogar a partida
choice-pace-now = agora: de uma vez só
choice-pace-today = hoje: alguns minutos para cada decisão
choice-pace-week = esta semana: um dia para cada decisão
find-joined = ✅ Você já está em uma mesa de { $game }: { $link }
find-opened = ✅ Nenhuma mesa estava esperando, então abri uma de { $game } aqui. Outras pessoas podem entrar.
refused-already-waiting = Você já está esperando em uma mesa: { $link }

button-players-role = Quero avisos
players-called = 🍰 { $role } Uma mesa de { $game } espera mais { $free } { $free ->
    [0] pessoas
    [one] pessoa
   *[other] pessoas
}: { $link }
players-role-reason = Pedido por um botão do Cake Club.
refused-players-role-none = Este servidor não tem mais um cargo para isso. A administração do servidor pode escolher um com `/settings players-role`.
refused-players-role-everyone = Escolha um cargo que se possa ter ou não. Este todo mundo tem.
refused-players-role-managed = { $role } é de um aplicativo ou do Discord, então não posso dar esse cargo. Escolha outro.
refused-players-role-powerful = { $role } pode fazer mais do que os outros aqui, e cada membro dá esse cargo a si mesmo. Escolha um cargo sem permissões extras.
refused-players-role-permission = Não posso dar cargos: falta a permissão “{ $permission }”. A administração do servidor pode liberar isso em **Configurações do servidor**, **Cargos**, **Cake Club**.
refused-players-role-too-high = Não posso dar { $role }: esse cargo não está abaixo do meu. A administração do servidor pode subir o meu em **Configurações do servidor**, **Cargos**.
refused-players-role-not-yours = Só pode escolher { $role } aqui quem também pode dar esse cargo. É preciso ter “{ $permission }” e um cargo mais alto.
refused-players-role-silent = Minha mensagem não avisaria { $role }. Permita que qualquer pessoa mencione esse cargo em **Configurações do servidor**, **Cargos**.

cmd-menu-invite = Convidar para jogar
invite-heading = ## Convidar { $who } para jogar
invite-place = { $place ->
    [here] A mesa é aberta neste canal.
   *[private] A mesa é aberta em um tópico privado. Só vocês e a moderação do servidor veem a mesa.
}
invite-note = -# Um lugar fica reservado. A pessoa só recebe um aviso se quiser avisos agora.
button-invite-here = Este canal
button-invite-private = Tópico privado
invite-done = ✅ Uma mesa de { $game } está aberta em { $place }, com um lugar reservado para { $who }.
refused-invite-yourself = Você não pode se convidar. Com `/play`, você joga na hora contra um robô.
refused-invite-bot = Aplicativos não podem ser convidados. Escolha uma pessoa, ou clique em *{ button-house }* na mesa.
refused-invite-left = { $who } não está mais neste servidor.
refused-invite-timed-out = { $who } está de castigo neste servidor e não pode jogar por enquanto.
refused-invite-unseen = { $who } não pode ver este lugar. Convide onde as duas pessoas estejam.
refused-invite-at-table = { $who } já tem um lugar na mesa que você abriu: { $link }
refused-invite-soon = Você convidou { $who } há pouco. Tente de novo { $until }.
refused-invite-no-thread = Não consigo abrir um tópico privado aqui. Escolha *{ button-invite-here }*.

cmd-settings-players-role = Um cargo avisado quando uma mesa espera; os membros pegam com um botão
cmd-settings-players-role-role = Qual cargo; deixe em branco para não avisar ninguém
settings-players-role = **Avisado quando uma mesa espera:** { $value }
settings-players-role-none = ninguém (`/settings players-role`)
settings-lost-players-role = ⚠️ O cargo avisado quando uma mesa espera foi excluído. Escolha outro com `/settings players-role`.
