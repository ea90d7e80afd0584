### Wo Tische stehen, und wer ihnen zuschaut

thread-name = { $game }: { $people }
past-summary = ### { $game } · { $people }
past-thread = [Das ganze Spiel]({ $link })

button-watch = Zuschauen
button-unwatch = Nicht mehr zuschauen
watch-heading = ## Diesem Tisch zuschauen
watch-note = Du spielst hier nicht mit. Wenn du zuschaust, wirst du gerufen, sobald etwas Großes passiert: am Ende einer Runde oder des Spiels.
watch-on = 👀 Du schaust diesem Tisch zu: an seinen Wendepunkten wirst du gerufen.
watch-off = Du schaust diesem Tisch nicht mehr zu.
watch-call = 👀 { $who }: am Tisch von { $people } ist etwas passiert. { $link }
cmd-table-watch = An den Wendepunkten eines Tisches gerufen werden, oder nicht mehr
cmd-table-watch-table = Welcher Tisch

table-asleep = 💤 **Der Tisch schläft:** sein Kanal ist nicht zu erreichen. Nichts ist verloren, und keine Uhr läuft. `/table show` in einem anderen Kanal weckt ihn.
deed-sleep = 💤 Der Tisch ist eingeschlafen: sein Kanal war nicht zu erreichen.
deed-wake = ☀️ Der Tisch ist wieder wach.
