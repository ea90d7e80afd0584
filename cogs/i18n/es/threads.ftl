### Dónde están las mesas y quién las sigue

thread-name = { $game }: { $people }
past-summary = ### { $game } · { $people }
past-thread = [La partida completa]({ $link })

button-watch = Seguir
button-unwatch = No seguir más
watch-heading = ## Seguir esta mesa
watch-note = No juegas en esta mesa. Si la sigues, te menciono cuando pasa algo importante: cuando termina un asalto, una ronda o la partida.
watch-on = 👀 Sigues esta mesa: te menciono cuando pasa algo importante.
watch-off = Ya no sigues esta mesa.
watch-call = 👀 { $who }: { $news } · en la mesa de { $people }. { $link }
cmd-table-watch = Recibe una mención cuando pasa algo importante en una mesa, o deja de recibirla
cmd-table-watch-table = Qué mesa

table-asleep = 💤 **La mesa está dormida:** no puedo acceder a su canal. No se pierde nada y ningún reloj corre. Despiértala con `/table show` en otro canal.
deed-sleep = 💤 La mesa se durmió: no puedo acceder a su canal.
deed-wake = ☀️ La mesa despertó.
