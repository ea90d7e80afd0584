### Gdzie są stoły i kto je ogląda

thread-name = { $game }: { $people }
past-summary = ### { $game }: { $people }
past-thread = [Cała gra]({ $link })

button-watch = Oglądaj
button-unwatch = Nie oglądaj
spectator-heading = ## Oglądaj ten stół
spectator-note = Nie grasz przy tym stole. Jeśli go oglądasz, dostajesz powiadomienie, gdy dzieje się coś ważnego: kończy się starcie, runda lub gra.
spectator-on = 👀 Oglądasz ten stół: dostajesz powiadomienie, gdy dzieje się coś ważnego.
spectator-on-lobby = 👀 Oglądasz ten stół: dostajesz powiadomienie, gdy gra się zaczyna i gdy dzieje się coś ważnego.
spectator-off = Nie oglądasz już tego stołu.
open-hands-note = -# 👐 Wszyscy przy tym stole zgodzili się, że widzisz ich karty. Nie zdradzaj ich, dopóki gra trwa.
button-look-again = Odśwież
spectator-ping = 👀 { $who }: { $news }; przy stole, przy którym grają { $people }. { $link }
spectator-begun = gra się zaczęła
cmd-table-watch = Włącz lub wyłącz powiadomienia o ważnych wydarzeniach przy stole
cmd-table-watch-table = Który stół; w wątku stołu niepotrzebne

table-asleep = 💤 **Stół śpi:** jego kanał jest dla mnie niedostępny. Nic nie ginie i żaden zegar nie biegnie. Obudź go komendą `/table show` na innym kanale.
table-action-sleep = 💤 Stół zasypia: jego kanał jest niedostępny.
table-action-wake = ☀️ Stół już nie śpi.
