### Onde ficam as mesas e quem as acompanha

thread-name = { $game }: { $people }
past-summary = ### { $game }: { $people }
past-thread = [A partida completa]({ $link })

button-watch = Assistir
button-unwatch = Deixar de ver
spectator-heading = ## Acompanhar esta mesa
spectator-note = Você não joga nesta mesa. Se acompanhar, você recebe uma menção quando algo importante acontece: quando um combate, uma rodada ou a partida termina.
spectator-on = 👀 Você acompanha esta mesa: vai receber uma menção quando algo importante acontecer.
spectator-on-lobby = 👀 Você acompanha esta mesa: vai receber uma menção quando a partida começar e quando algo importante acontecer.
spectator-off = Você não acompanha mais esta mesa.
open-hands-note = -# 👐 A mesa toda concordou que você veja as mãos. Não conte nada enquanto a partida durar.
button-look-again = Atualizar
spectator-ping = 👀 { $who }: { $news }; na mesa de { $people }. { $link }
spectator-begun = a partida começou
cmd-table-watch = Receba uma menção quando algo importante acontece em uma mesa, ou deixe de receber
cmd-table-watch-table = Qual mesa; no tópico de uma mesa não é preciso

table-asleep = 💤 **A mesa está dormindo:** não tenho acesso ao canal dela. Nada se perde e nenhum relógio corre. Acorde a mesa com `/table show` em outro canal.
table-action-sleep = 💤 A mesa dormiu: não tenho acesso ao canal dela.
table-action-wake = ☀️ A mesa acordou.
