### Dove stanno i tavoli e chi li segue

thread-name = { $game }: { $people }
past-summary = ### { $game }: { $people }
past-thread = [Tutta la partita]({ $link })

button-watch = Segui
button-unwatch = Non seguire più
spectator-heading = ## Segui questo tavolo
spectator-note = Qui non stai giocando. Se segui il tavolo, ricevi un avviso quando succede qualcosa di importante: la fine di una manche o della partita.
spectator-on = 👀 Segui questo tavolo: ricevi un avviso quando succede qualcosa di importante.
spectator-on-lobby = 👀 Segui questo tavolo: ricevi un avviso quando la partita inizia e quando succede qualcosa di importante.
spectator-off = Non segui più questo tavolo.
open-hands-note = -# 👐 Tutto il tavolo ha accettato che tu veda le mani. Non rivelare le carte finché la partita è in corso.
button-look-again = Aggiorna
spectator-ping = 👀 { $who }: { $news }; il tavolo di { $people }. { $link }
spectator-begun = la partita è iniziata
cmd-table-watch = Ricevi un avviso quando a un tavolo succede qualcosa di importante, o non riceverne più
cmd-table-watch-table = Quale tavolo; non serve nel thread di un tavolo

table-asleep = 💤 **Il tavolo dorme:** non riesco a raggiungere il suo canale. Non si perde niente e il tempo è fermo. Sveglialo con `/table show` in un altro canale.
table-action-sleep = 💤 Il tavolo si addormenta: il suo canale non è raggiungibile.
table-action-wake = ☀️ Il tavolo è di nuovo sveglio.
