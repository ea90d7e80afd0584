### Wo Tische stehen, und wer ihnen zuschaut

thread-name = { $game }: { $people }
past-summary = ### { $game }: { $people }
past-thread = [Das ganze Spiel]({ $link })

button-watch = Zusehen
button-unwatch = Nicht mehr zuschauen
spectator-heading = ## Diesem Tisch zuschauen
spectator-note = Du spielst hier nicht mit. Wenn du zuschaust, wirst du erwähnt, sobald etwas Wichtiges passiert: wenn eine Runde oder das Spiel endet.
spectator-on = 👀 Du schaust diesem Tisch zu: Du wirst erwähnt, wenn etwas Wichtiges passiert.
spectator-on-lobby = 👀 Du schaust diesem Tisch zu: Du wirst erwähnt, wenn das Spiel beginnt und wenn etwas Wichtiges passiert.
spectator-off = Du schaust diesem Tisch nicht mehr zu.
open-hands-note = -# 👐 Alle an diesem Tisch haben zugestimmt, dass du ihre Karten siehst. Verrate nichts, solange das Spiel läuft.
button-look-again = Aktualisieren
spectator-ping = 👀 { $who }: { $news }; am Tisch von { $people }. { $link }
spectator-begun = das Spiel hat begonnen
cmd-table-watch = Erwähnt werden, wenn an einem Tisch etwas Wichtiges passiert, oder nicht mehr
cmd-table-watch-table = Welcher Tisch; im Thread eines Tisches nicht nötig

table-asleep = 💤 **Der Tisch schläft:** Ich erreiche seinen Kanal nicht. Nichts ist verloren, und keine Uhr läuft. Wecke ihn mit `/table show` in einem anderen Kanal.
table-action-sleep = 💤 Der Tisch ist eingeschlafen: Sein Kanal ist nicht erreichbar.
table-action-wake = ☀️ Der Tisch ist wieder wach.
