### O que cada membro define para si

cmd-preferences = Suas preferências: mensagens, avisos, dados, imagens, idioma
cmd-preferences-hands = Se a sua mão também chega por mensagem direta
cmd-preferences-rolls = Se os seus dados rolam automaticamente
cmd-preferences-plain = Se a sua mão chega só como texto, sem imagem
cmd-preferences-language = O idioma de tudo o que só você vê

preferences-heading = ## Suas preferências
preferences-note = Só você vê isto, e vale em todos os servidores.
preferences-messages = { $on ->
    [yes] ✅ **Mão por mensagem direta:** sua mão também chega lá e fica atualizada.
   *[no] ⬜ **Mão por mensagem direta:** desativada. Clique em *Minha mão* em uma mesa para ver suas cartas.
}
preferences-messages-refused = ⚠️ **Mão por mensagem direta:** o Discord não me deixou escrever para você. Permita mensagens diretas dos membros deste servidor e clique no botão de novo.
preferences-rolls = { $on ->
    [yes] ✅ **Dados automáticos:** ativados, sempre que não há nada a decidir.
   *[no] ⬜ **Dados automáticos:** desativados. É você quem clica em *Rolar!*
}
preferences-plain = { $on ->
    [yes] ✅ **Só texto:** sua mão chega sem imagem.
   *[no] ⬜ **Só texto:** desativado. Sua mão chega com uma imagem das cartas.
}
preferences-language = 🗨️ **Idioma:** { $language }
language-note = { $proofread ->
    [yes] revisado por uma pessoa nativa
   *[no] ainda sem revisão de uma pessoa nativa
}
preferences-language-discord = o mesmo do seu Discord
button-preferences-general = Geral
button-preferences-pings = Avisos
button-preference-messages = Mensagens
button-preference-rolls = Dados
button-preference-plain = Só texto
menu-language = Escolha um idioma
