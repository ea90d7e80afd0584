### Dónde están las mesas y quién las sigue

thread-name = { $game }: { $people }
past-summary = ### { $game }: { $people }
past-thread = [La partida completa]({ $link })

button-watch = Seguir
button-unwatch = No seguir más
spectator-heading = ## Seguir esta mesa
spectator-note = No juegas en esta mesa. Si la sigues, te menciono cuando pasa algo importante: cuando termina un asalto, una ronda o la partida.
spectator-on = 👀 Sigues esta mesa: te menciono cuando pasa algo importante.
spectator-on-lobby = 👀 Sigues esta mesa: te menciono cuando empieza la partida y cuando pasa algo importante.
spectator-off = Ya no sigues esta mesa.
open-hands-note = -# 👐 Toda la mesa aceptó que veas sus manos. No cuentes nada mientras dure la partida.
button-look-again = Actualizar
spectator-ping = 👀 { $who }: { $news }; en la mesa de { $people }. { $link }
spectator-begun = la partida empezó
cmd-table-watch = Recibe una mención cuando pasa algo importante en una mesa, o deja de recibirla
cmd-table-watch-table = Qué mesa; en el hilo de una mesa no hace falta

table-asleep = 💤 **La mesa está dormida:** no puedo acceder a su canal. No se pierde nada y ningún reloj corre. Despiértala con `/table show` en otro canal.
table-action-sleep = 💤 La mesa se durmió: no puedo acceder a su canal.
table-action-wake = ☀️ La mesa despertó.
