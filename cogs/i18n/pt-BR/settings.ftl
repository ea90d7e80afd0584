### O que um servidor define

cmd-settings = As configurações do Cake Club neste servidor
cmd-settings-show = Mostre as configurações deste servidor
cmd-settings-channel = Permita mesas em um canal, ou tire o canal da lista
cmd-settings-channel-where = Qual canal
cmd-settings-channel-allowed = Sim: pode abrir mesas lá. Não: não pode mais
cmd-settings-everywhere = Permita mesas em todos os canais de novo
cmd-settings-openers = Quem pode abrir mesas
cmd-settings-openers-role = Só membros com este cargo; deixe em branco para todo mundo
cmd-settings-tables = Em quantas mesas um membro pode estar ao mesmo tempo
cmd-settings-tables-most = De 1 a 25
cmd-settings-clock = O ritmo usado quando quem abre a mesa não escolhe outro
cmd-settings-clock-clock = Qual ritmo
cmd-settings-time = Mude a duração de um dos ritmos neste servidor
cmd-settings-time-clock = Qual ritmo
cmd-settings-time-seconds = Segundos por decisão: 15 a 1.209.600 (duas semanas); deixe em branco para o tempo normal
cmd-settings-threads = Se cada mesa ganha o próprio tópico
cmd-settings-threads-wanted = Sim ou não
cmd-settings-language = O idioma das mensagens públicas
cmd-settings-language-language = Qual idioma; deixe em branco para usar o idioma do servidor no Discord
cmd-settings-messages = Se quem joga também pode receber a mão por mensagem direta
cmd-settings-messages-offered = Sim ou não
cmd-settings-pictures = Se pequenas imagens aparecem ao lado das palavras
cmd-settings-pictures-shown = Sim, ou não para só texto

settings-heading = ## Configurações de { $server }
settings-done = ✅ Salvo.
settings-channels = **Canais:** { $value }
settings-channels-none = todos os canais em que posso escrever
settings-role = **Quem abre mesas:** { $value }
settings-role-none = todo mundo
settings-tables = **Mesas por membro:** { $value }
settings-clock = **Ritmo:** { $value } ({ $times })
settings-clock-time = { $clock }: { $time }
settings-threads = **Tópicos:** { $value ->
    [open] um por mesa, onde posso
    [yes] um por mesa
   *[no] desativados, as mesas ficam no canal
}
settings-language = **Idioma:** { $value }
settings-language-none = o idioma do servidor no Discord
settings-messages = **Mão por mensagem direta:** { $value ->
    [yes] ativada
   *[no] desativada
}
settings-pictures = **Imagens:** { $value ->
    [yes] ativadas
   *[no] desativadas, só texto
}
settings-note = `/settings time` muda estes tempos.
menu-channels = Canais: todos
menu-role = Quem abre mesas: todo mundo
menu-tables = Mesas por membro
pick-tables = Mesas por membro: { $value }
pick-clock = Ritmo: { $value }
tab-settings-tables = Mesas
tab-settings-posts = Publicações
button-settings-threads = Tópicos
button-settings-messages = Mensagens
button-settings-pictures = Imagens

clock-live = rápido
clock-relaxed = tranquilo
clock-slow = lento

language-en = English
language-de = Deutsch
language-es = Español
language-fr = Français
language-pt-BR = Português (Brasil)
language-pl = Polski
language-it = Italiano
language-tr = Türkçe
