### O que cada membro define para si

cmd-preferences = Suas preferências: mensagens, avisos, dados, imagens, idioma
cmd-preferences-hands = Se a sua mão também chega por mensagem direta
cmd-preferences-rolls = Se os seus dados rolam automaticamente
cmd-preferences-plain = Se a sua mão chega só como texto, sem imagem
cmd-preferences-more-time = Tempo em dobro em mesas rápidas, como a mesa avisa; não em torneios
cmd-preferences-calm = Imagens sem raios nem brilhos, para todo mundo nas mesas que começam com você
cmd-preferences-turns = Se cada jogada das suas mesas chega em uma nova mensagem direta
cmd-preferences-boards = Se as outras pessoas veem você nos rankings, e os seus ratings
cmd-preferences-language = O idioma de tudo o que só você vê

preferences-heading = ## Suas preferências
preferences-note = Só você vê isto, e vale em todos os servidores.
preferences-messages = { $value ->
    [yes] ✅ **Mão por mensagem direta:** sua mão também chega lá e fica atualizada.
    [refused] ⚠️ **Mão por mensagem direta:** o Discord não me deixou escrever. Permita mensagens diretas de membros do servidor e clique de novo.
   *[no] ⬜ **Mão por mensagem direta:** desativada. Clique em *{ button-hand }* em uma mesa para ver suas cartas.
}
preferences-rolls = { $value ->
    [yes] ✅ **Dados automáticos:** ativados, sempre que não há nada a decidir.
   *[no] ⬜ **Dados automáticos:** desativados. É você quem clica em *{ bakeries-button-roll }*
}
preferences-plain = { $value ->
    [yes] ✅ **Só texto:** sua mão chega sem imagem.
   *[no] ⬜ **Só texto:** desativado. Sua mão chega com uma imagem das cartas.
}
preferences-more-time = { $value ->
    [yes] ✅ **Mais tempo em mesas rápidas:** você tem o dobro, e a mesa avisa antes de começar. Quem escolhe junto com você também. Não em torneios.
   *[no] ⬜ **Mais tempo em mesas rápidas:** desativado. Com isso, você tem o dobro do tempo para decidir, e a mesa avisa antes de começar. Não em torneios.
}
preferences-calm = { $value ->
    [yes] ✅ **Imagens calmas:** sem raios nem brilhos nas suas, e para todo mundo nas mesas que começam com você.
   *[no] ⬜ **Imagens calmas:** desativado. Com isso, as suas imagens e as das mesas que começam com você não têm raios nem brilhos.
}
preferences-turns = { $value ->
    [yes] ✅ **Cada jogada em mensagem:** o que acontece nas suas mesas chega em uma nova mensagem direta.
    [refused] ⚠️ **Cada jogada em mensagem:** o Discord não me deixou escrever para você. Permita mensagens diretas de membros do servidor e clique de novo.
   *[no] ⬜ **Cada jogada em mensagem:** desativado. Para leitores de tela que não anunciam mensagens editadas.
}
preferences-boards = { $value ->
    [yes] ✅ **Rankings:** você aparece, e as outras pessoas veem os seus ratings.
   *[no] ⬜ **Rankings:** ninguém mais vê você neles nem os seus ratings. Você continua com eles.
}
preferences-language = 🗨️ **Idioma:** { $value }
language-note = { $proofread ->
    [yes] revisado por uma pessoa nativa
   *[no] ainda sem revisão de uma pessoa nativa
}
preferences-language-none = o mesmo do seu Discord
tab-preferences-general = Geral
tab-preferences-pings = Avisos
tab-preferences-boards = Mais
button-preferences-messages = Mensagens
button-preferences-rolls = Dados
button-preferences-plain = Só texto
button-preferences-more-time = Mais tempo
button-preferences-calm = Imagens calmas
button-preferences-turns = Cada jogada
button-preferences-boards = Aparecer
menu-language = Escolha um idioma
