### La sfida del giorno

cmd-daily = Le sfide del giorno: le stesse carte dappertutto, un solo tentativo
cmd-daily-today = Gioca le sfide di oggi: un tentativo per ciascuna, contro un bot del livello che scegli
cmd-daily-board = I risultati di oggi su questo server

button-daily = Sfide di oggi
button-daily-level = { $level ->
    [easy] Facile
    [fair] Medio
   *[strong] Difficile
}
button-daily-share = Condividi
button-daily-board = Classifica
button-daily-check = Verifica le sfide
button-daily-yesterday = Ieri
button-daily-today = Oggi

daily-heading = ## 🗓️ Le sfide di oggi: { $day }
    Le stesse carte per chiunque, dappertutto. Hai un tentativo per ciascuna: scegli il livello del bot. I risultati si confrontano solo a parità di livello.
    -# Nuove sfide { $until }
daily-game = **{ $game }**: { $state }
daily-named = { $game }, { $level }
daily-open = da giocare
daily-running = [in gioco]({ $link })
daily-void = senza risultato
daily-result = { $kind ->
    [won] 🏆 vinta
    [tied] 🤝 pareggio
   *[lost] persa
} { $squares } **{ $mine } : { $house }**
daily-gave-up = 🏳️ resa
daily-shared = 🗓️ **{ $game }**, { $day }: { $outcome }
daily-days = 📅 Giorni giocati negli ultimi { $days }: { $count }
daily-share-heading = ### 🗓️ { $who }, { $day }
daily-opened = 🗓️ La tua sfida è in { $thread }. Hai un solo tentativo: buona fortuna!
daily-welcome = 🗓️ La sfida di oggi: { $day }. Hai un solo tentativo, e conta per questo giorno.

daily-board-heading = ## 🗓️ { $day }, { $server }
daily-board-line = **{ $rank }.** { $who }: { $outcome }
daily-board-none = Nessuno ha ancora finito questa sfida.
daily-board-note = -# Si confronta a parità di livello: prima le vittorie, poi il vantaggio sul bot. Qui contano solo le sfide iniziate su questo server.

daily-check-heading = ## 🔒 Verifica le sfide
daily-check-note = Un giorno prima di una sfida, questa pagina mostra un’impronta (SHA-256) del suo segreto. Un giorno dopo, mostra il segreto stesso.
    -# I segreti derivano dalla data, quindi sono uguali dappertutto. Chi legge il codice di Cake Club può conoscerli: la classifica è solo per divertirsi.
daily-check-day = **{ $day }**
daily-check-code = { $game }: `{ $commitment }`
daily-check-secret = { $game }: `{ $commitment }`, segreto `{ $secret }`

refused-daily-played = Hai già giocato questa sfida. Quelle nuove arrivano a mezzanotte UTC.
refused-daily-no-thread = La tua sfida non deve vederla nessun altro, quindi serve un thread privato. Qui non posso aprirne uno. Prova in un altro canale, o gioca nei messaggi diretti con me.
refused-daily-board-here = La classifica del giorno c’è solo sui server. Usa `/daily board` su un server.
refused-daily-no-result = Finisci prima una delle sfide di oggi. Poi puoi condividerla.
