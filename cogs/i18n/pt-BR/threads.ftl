### Onde ficam as mesas e quem as acompanha

thread-name = { $game }: { $people }
past-summary = ### { $game } · { $people }
past-thread = [A partida completa]({ $link })

button-watch = Acompanhar
button-unwatch = Deixar de ver
watch-heading = ## Acompanhar esta mesa
watch-note = Você não joga nesta mesa. Se acompanhar, você recebe uma menção quando algo importante acontece: quando um combate, uma rodada ou a partida termina.
watch-on = 👀 Você acompanha esta mesa: vai receber uma menção quando algo importante acontecer.
watch-off = Você não acompanha mais esta mesa.
watch-call = 👀 { $who }: { $news } · na mesa de { $people }. { $link }
cmd-table-watch = Receba uma menção quando algo importante acontece em uma mesa, ou deixe de receber
cmd-table-watch-table = Qual mesa

table-asleep = 💤 **A mesa está dormindo:** não tenho acesso ao canal dela. Nada se perde e nenhum relógio corre. Acorde a mesa com `/table show` em outro canal.
deed-sleep = 💤 A mesa dormiu: não tenho acesso ao canal dela.
deed-wake = ☀️ A mesa acordou.
