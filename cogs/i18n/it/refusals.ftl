### Ciò che non si può fare

error-store = Non ho potuto salvare la tua mossa, quindi non vale. Riprova tra un momento. Se succede ancora, chiedi a chi ospita Cake Club di controllare il disco.
error-permission = Non hai il permesso di farlo qui.
error-forbidden = Discord non mi permette di farlo: in questo canale mi manca un permesso. Chi gestisce il server può concederlo in **Modifica canale**, **Permessi**, **Cake Club**.
error-unexpected = Qualcosa è andato storto da parte mia. Non si perde niente. Riprova.
refused-one-moment = Ci vuole più del solito. Premi di nuovo tra un momento.
refused-database-away = Ora non riesco a raggiungere il mio database. Riprova tra un momento.
refused-thread-limit = Per ora Discord non mi lascia aprire altri thread in questo canale. Riprova tra qualche minuto o in un altro canale, o gioca nei messaggi diretti con me.
refused-moved-on = Il tavolo è andato avanti. Guarda il suo ultimo messaggio.
refused-not-asked = Non tocca a te.
refused-not-seated = Non sei a questo tavolo. Puoi però guardare la partita.
refused-table-over = Questo tavolo è finito. Aprine un altro con { NEW_TABLE("o") }.
refused-not-begun = La partita a questo tavolo non è ancora iniziata.
refused-unknown-control = Questo pulsante o menu non si usa più. Scrivi di nuovo il comando per avere un messaggio nuovo: `/table show` per un tavolo, `/rules` per le regole.
refused-not-available = Qui non è disponibile.
refused-no-such-table = Quel tavolo non esiste più. `/table list` mostra i tavoli aperti o in gioco.
refused-no-table-here = Qui non hai nessun tavolo. Aprine uno con { NEW_TABLE("o") }.
refused-other-game = Al tuo tavolo qui si gioca a { $game }: { $link }
refused-not-begun-yet = La partita al tuo tavolo non è ancora iniziata: { $link }
refused-which-table = Sei a più di un tavolo. Scegline uno con l’opzione `table`.
refused-name-table = Di’ quale tavolo: sceglilo con l’opzione `table`. Nel thread di un tavolo non serve.
refused-unknown-action = Non conosco quella mossa. L’ultimo messaggio del tavolo mostra che cosa puoi fare ora.
refused-other-edition = Le regole del gioco sono cambiate da quando è iniziato questo tavolo, quindi non può continuare.
refused-record-damaged = Non riesco più a leggere le mosse di questo tavolo, quindi non può continuare. Chi ospita Cake Club può saperne di più dal log.
refused-bad-option = L’opzione “{ $option }” non accetta quel valore. Scegline un altro.
refused-already-joined = Sei già a questo tavolo.
refused-not-joined = Non sei a questo tavolo.
refused-table-full = { $seats ->
    [2] Tutti e due i posti sono occupati
   *[other] Tutti e { $seats } i posti sono occupati
}. Apri un altro tavolo con { NEW_TABLE("o") }.
refused-already-begun = La partita è già iniziata. Seguila con `/table watch`.
refused-host-only = Può farlo solo chi ha aperto il tavolo, <@{ $host }>.
refused-no-house-left = Tutti i bot sono già a questo tavolo. I membri possono ancora entrare.
refused-wrong-number = Per questo gioco { $needed ->
    [one] serve { $needed } persona
   *[other] servono { $needed } persone
}, e qui { $seated ->
    [one] ce n’è { $seated }
   *[other] ce ne sono { $seated }
}. Aggiungi un bot per riempire un posto libero.
refused-too-few-players = Per questo gioco { $needed ->
    [one] serve almeno { $needed } persona
   *[other] servono almeno { $needed } persone
}, e qui { $seated ->
    [one] ce n’è { $seated }
   *[other] ce ne sono { $seated }
}. Aggiungi un bot per riempire un posto libero.
refused-here-only = Puoi aprire tavoli solo nei canali di un server e nei messaggi diretti con me.
refused-not-on-server = Cake Club non è su questo server, quindi qui non puoi giocare. Scrivi a { $bot }: lì funzionano le lezioni, le partite contro i bot e le sfide del giorno.{ $url ->
    [none] {""}
   *[other] {" "}Chi gestisce questo server può [aggiungere Cake Club]({ $url }).
}
refused-not-in-conversation = Cake Club non può giocare in questa conversazione. Scrivi a { $bot }: lì funzionano le lezioni, le partite contro i bot e le sfide del giorno.{ $url ->
    [none] {""}
   *[other] {" "}Per giocare in compagnia, [aggiungi Cake Club a un server]({ $url }).
}
refused-missing-permission = Qui non posso gestire un tavolo: { $count ->
    [one] mi manca il permesso “{ $permissions }”
   *[other] mi mancano i permessi { $permissions }
}. Chi gestisce il server può { $count ->
    [one] concederlo
   *[other] concederli
} in **Modifica canale**, **Permessi**, **Cake Club**.
refused-other-channel = In questo canale non puoi aprire tavoli. Su questo server si gioca in { $channels }.
refused-role-only = Su questo server può aprire tavoli solo chi ha { $role }. Puoi però entrare in uno aperto.
refused-too-many-tables = Su questo server sei già a { $most } { $most ->
    [one] tavolo
   *[other] tavoli
}, il massimo consentito insieme. Prima finisci o lascia una partita.
refused-no-modes = Solo Cake Duel ha più modalità. Per gli altri giochi lascia vuota l’opzione `mode`.
refused-no-such-board-page = La classifica non ha così tante pagine. Scegli un numero più basso.
refused-stats-none = { $who } non ha ancora finito partite su questo server. Apri un tavolo con { NEW_TABLE("o") }.
refused-stats-none-of-game = { $who } qui non ha ancora finito partite di questo gioco. Lascia vuota l’opzione `game` per vedere tutti i giochi.
refused-stats-same-member = Scegli due membri diversi da confrontare.
refused-stats-of-a-bot = I bot non hanno statistiche. Scegli un membro.
refused-not-sure = Non è cambiato niente. Se vuoi che ti dimentichi, scrivi “{ $word }”.
refused-asleep = Questo tavolo dorme: non ho potuto raggiungere il suo canale. Sveglialo con `/table show`.
refused-too-much = Troppe cose in un minuto: riprova { $until }.
refused-too-soon = A questo tavolo è già stato fatto poco fa: riprova { $until }.
refused-too-fast = Premi più in fretta di quanto io possa rispondere. Aspetta { $seconds } { $seconds ->
    [one] secondo
   *[other] secondi
}.
refused-text-too-long = È troppo lungo. Scrivi al massimo { $most } { $most ->
    [one] carattere
   *[other] caratteri
}.
refused-managers-only = Può farlo solo chi gestisce il server.
refused-shown-elsewhere = Questo tavolo sta in un altro canale, dove chi ci gioca può vederlo: { $link }
refused-other-tables-thread = Questo thread è di un altro tavolo. Mostra il tuo in { $channel }.
refused-bad-table = Qui non c’è nessun tavolo del genere. Scegli dall’elenco che appare mentre scrivi. `/table list` mostra i tavoli aperti o in gioco, `/history` quelli finiti.
refused-page-gone = Quella parte della pagina non c’è più. Apri di nuovo la pagina.
refused-no-such-page = Le regole non hanno quella pagina. `/rules` apre la prima.

permission-view_channel = Visualizza canale
permission-send_messages = Invia messaggi
permission-read_message_history = Leggi la cronologia dei messaggi
permission-create_public_threads = Crea thread pubblici
permission-create_private_threads = Crea thread privati
permission-send_messages_in_threads = Invia messaggi nei thread
refused-export-running = Sto ancora preparando il tuo file, o quello di altre persone. Riprova tra un minuto.
refused-export-too-large = Il tuo file è troppo grande per Discord, o Discord ora non lo accetta. Riprova più tardi. Se ancora non va, chiedi i tuoi dati a chi ospita Cake Club.
permission-manage_roles = Gestisci ruoli
