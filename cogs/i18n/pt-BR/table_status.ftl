### O que acontece com uma mesa além da partida

button-table = Mesa…
button-in-words = Em texto
button-back = Voltei
button-agree = A favor
button-refuse = Contra
button-again = Jogar de novo
button-swap = Trocar lugares
button-board = Ranking
button-resume = Continuar
button-undo = Desfazer
button-stop = Encerrar
button-leave-game = Sair…
button-concede = Desistir…
button-sure-leave = Sim, sair
button-sure-concede = Sim, desistir
button-take = Assumir lugar
button-withdraw = Retirar
menu-pause = Pausar por…
menu-clock = Mudar o ritmo…

table-action-heading = ## Esta mesa
table-action-note = Pausar, mudar o ritmo, desfazer uma jogada e encerrar a partida sem vencedores precisam do acordo de todo mundo. Sair e desistir dependem só de você.
table-action-done = ✅ Feito. Veja a mensagem da mesa.
show-done = ✅ A mensagem da sua mesa está agora no fim deste canal.
concede-done = ✅ Você desistiu. A partida terminou.
leave-done = ✅ Você saiu da partida. Um robô continua jogando por você.
vote-asked = ✅ Sua proposta: { $proposal }. Falta a resposta de { $who }.
end-done = ✅ A mesa foi encerrada.
sure-leave = **Sair desta partida?** Um robô continua jogando por você, e para você a partida conta como derrota. Não dá para voltar. Se preferir passar seu lugar a outra pessoa, use `/table offer`.
sure-concede = **Desistir?** A partida termina na hora, e o outro lado vence.

stand-in-name = 🤖 por { $who }
stand-in-name-you = 🤖 por você
lobby-kept = {" "}(lugar reservado para você; livre para qualquer pessoa { $until })

half-time = ⌛ Já passou metade do tempo.
table-paused = ⏸️ **Pausada** até { $until }. Qualquer pessoa que joga aqui pode continuar antes; quem tem a vez recebe de novo todo o tempo.
table-deserted = 🌙 **Não há mais ninguém aqui.** A mesa termina { $until } se ninguém voltar para jogar.
vote-open = 🗳️ { $who } propõe: { $proposal }. A favor: { $agreed } de { $voters }. ⏳ { $until }
vote-open-you = 🗳️ Sua proposta: { $proposal }. A favor: { $agreed } de { $voters }. ⏳ { $until }

proposal-pause = pausa de { $time }
proposal-clock = ritmo de { $time } por decisão
proposal-undo = desfazer a última jogada
proposal-end = encerrar a partida sem vencedores

vote-passed-pause = ✅ Todo mundo aceitou: a mesa está em pausa por { $time }.
vote-passed-clock = ✅ Todo mundo aceitou: o ritmo agora é de { $time } por decisão.
vote-passed-undo = ✅ Todo mundo aceitou: a jogada foi desfeita.

table-action-stand-in = 🤖 { $who } deixou o tempo acabar duas vezes seguidas: um robô substituto entra no jogo.
table-action-return = 👋 { $who } voltou.
table-action-leave = 🚪 { $who } saiu da partida; um robô continua jogando.
table-action-take-over = 👋 { $who } assumiu um lugar.
table-action-offer = 🪑 { $who } oferece o próprio lugar a outro membro.
table-action-withdraw = 🪑 { $who } não oferece mais o próprio lugar.
table-action-ask = 🗳️ { $who } propõe: { $proposal }.
table-action-agree = { $who } é a favor.
table-action-refuse = { $who } é contra.
table-action-lapse = ⌛ Fim da votação: nem todo mundo respondeu a tempo.
table-action-resume = ▶️ A partida continua. Quem tem a vez recebe de novo todo o tempo.

seat-offer = { $taker }: { $giver } oferece a você o próprio lugar nesta mesa de { $game }. A oferta termina { $until }. [Ir para a mesa]({ $link })
seat-offered = A oferta está publicada no canal. Seu lugar continua seu até alguém assumir. Clique em *{ button-withdraw }* abaixo da oferta para encerrá-la.
seat-taken = 👋 { $who } assumiu o lugar.
seat-kept = { $who } retirou esta oferta.
seat-offer-over = Esta oferta já acabou.
vote-choice = { $who } propõe: { $proposal }

ended-agreed = 🤝 Partida encerrada de comum acordo. Ninguém vence.
ended-abandoned = 🌙 Não há mais ninguém, então a mesa terminou. Ela não conta para ninguém.

cmd-table-pause = Proponha uma pausa de até 14 dias
cmd-table-pause-time = Quanto tempo
cmd-table-resume = Continue uma mesa em pausa
cmd-table-clock = Proponha outro ritmo
cmd-table-clock-clock = Qual ritmo
cmd-table-undo = Proponha desfazer sua última jogada
cmd-table-stop = Proponha encerrar a partida sem vencedores
cmd-table-agree = Vote a favor do que foi proposto
cmd-table-refuse = Vote contra o que foi proposto
cmd-table-vote = Qual votação
cmd-table-leave = Saia da partida: um robô continua jogando por você
cmd-table-back = Pegue de volta o seu lugar, que está com o robô
cmd-table-offer = Ofereça seu lugar a outro membro
cmd-table-offer-member = Quem recebe a oferta
cmd-table-again = Jogue de novo com as mesmas pessoas depois de uma partida
cmd-table-again-table = Qual das suas últimas mesas; no tópico de uma mesa não é preciso
cmd-table-again-swap = Se os lugares são trocados

choice-pause-3600 = 1 hora
choice-pause-21600 = 6 horas
choice-pause-86400 = 1 dia
choice-pause-259200 = 3 dias
choice-pause-604800 = 7 dias
choice-pause-1209600 = 14 dias

time-days = { $count } { $count ->
    [one] dia
   *[other] dias
}

refused-stand-in-plays = Um robô substituto joga por você. Clique em *{ button-back }* na mensagem da mesa ou use `/table back` para voltar a jogar.
refused-paused = Esta mesa está em pausa. Qualquer pessoa que joga aqui pode continuar com *{ button-table }* ou `/table resume`.
refused-not-paused = Esta mesa não está em pausa.
refused-not-away = Você já está de volta ao seu lugar.
refused-request-soon = Você pediu algo nesta mesa há pouco. Dá para pedir de novo { $until }.
refused-requests-used-up = Já se pediu demais nesta mesa. Você ainda pode jogar, desistir e sair.
refused-vote-open = Há outra votação aberta. Antes, vote a favor ou contra.
refused-vote-away = Alguém está ausente e não pode votar. Até essa pessoa voltar, você só pode pedir uma pausa.
refused-no-vote = Não há nenhuma votação aberta nesta mesa.
refused-stale-vote = Essa votação já terminou.
refused-other-vote = Essa votação já terminou. A votação agora: { $who } propõe: { $proposal }.
refused-bad-vote = Escolha a votação na lista que aparece enquanto você digita.
refused-agreed-already = Você já votou a favor. Agora os outros decidem.
refused-undo-nothing = Não há nenhuma jogada para desfazer.
refused-undo-not-yours = A última jogada que todo mundo viu é de outra pessoa. Só ela pode pedir para desfazer.
refused-undo-not-pressed = Você não fez essa jogada: seu tempo acabou ou um robô jogou. Ela não pode ser desfeita.
refused-offer-gone = Essa oferta já acabou. Quem tem o lugar pode fazer outra com `/table offer`.
refused-offer-other-side = Você já teve outro lugar nesta partida, então não pode assumir este.
refused-not-your-offer = Só quem fez esta oferta pode retirá-la.
refused-not-yours-to-take = Este lugar é oferecido a outra pessoa.
refused-offer-nobody = Ofereça seu lugar a um membro que não está nesta mesa. Bots não podem assumir lugares.
refused-not-over = A partida ainda não terminou.
refused-already-again = Essas pessoas já têm uma mesa nova: { $link }
refused-still-invited = Nem todo mundo chegou. Ainda falta clicar em *{ button-join }*: { $who }. Você também pode cancelar esta mesa e abrir outra.
