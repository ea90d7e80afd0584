### Mazzi che chiunque può verificare, partite da rivedere

button-cut = Taglia…
cut-title = Taglia il mazzo
cut-field = La tua parola
cut-note = La tua parola entra nel mescolamento. La vede tutto il tavolo. Lascia vuoto per ritirarla.
cut-done = Fatto: la tua parola entra nel mescolamento.
lobby-word = , taglia con “{ $word }”
cut-line = ✂️ { $who } taglia il mazzo con “{ $word }”.
commitment = -# 🔒 Mescolamento sigillato (dettagli: `/verify`): `{ $commitment }`
commitment-locked = -# 🔒 Mescolamento sigillato (`/verify`)
refused-cut-not-joined = Solo chi è a questo tavolo può tagliare il mazzo. Premi prima *{ button-join }*.
refused-bad-word = Quella parola non va bene. Scrivi una sola riga, al massimo { $most } { $most ->
    [one] carattere
   *[other] caratteri
}.

cmd-table-cut = Taglia il mazzo: aggiungi una tua parola al mescolamento
cmd-table-cut-word = La tua parola; lascia vuoto per ritirarla

cmd-verify = Verifica che le carte di un tavolo vengano dal mescolamento sigillato prima della partita
cmd-verify-table = Quale tavolo
cmd-replay = Rivedi una partita, passo per passo
cmd-replay-table = Quale tavolo; non serve nel thread di un tavolo
cmd-replay-step = Inizia da questo passo
cmd-history = Le partite giocate su questo server
cmd-history-member = Solo le partite di questo membro
cmd-history-game = Solo le partite di questo gioco
cmd-history-page = Numero di pagina

verify-heading = ## Il mescolamento di { $game }, `{ $table }`
verify-later = Il segreto si mostra quando la partita è finita. Allora `/verify` può ricalcolare il mescolamento.
verify-commitment = **Sigillato** prima che qualcuno potesse tagliare o giocare (SHA-256 del segreto): `{ $commitment }`
verify-secret = **Segreto:** `{ $secret }`
verify-seed = { $holds ->
    [True] ✅ **Seed,** ricavato dal segreto e dalle parole del tavolo: `{ $seed }`
   *[other] ❌ Il seed `{ $seed }` non corrisponde al segreto e alle parole!
}
verify-chance = ✅ **Ricalcolato dal seed:** { $shuffles } { $shuffles ->
    [one] mescolamento
   *[other] mescolamenti
} e { $numbers } { $numbers ->
    [one] numero o dado
   *[other] numeri e dadi
}, in { $moves } { $moves ->
    [one] mossa valida
   *[other] mosse valide
}.
verify-digest = **Impronta** di tutta la registrazione, senza nomi: `{ $digest }`
verify-proves = **Che cosa dimostra:** il segreto era fissato prima del primo taglio. Quindi nessuno poteva più cambiare il mescolamento dopo aver visto una parola, e nessuno al tavolo poteva sceglierlo. Confronta il codice qui sopra con quello che `/verify` mostra prima della fine della partita.
verify-limits = **Che cosa non dimostra:** chi ospita Cake Club potrebbe guardare le carte durante la partita, o conoscere il segreto e fare l’ultimo taglio. Per escluderlo, fai tu l’ultimo taglio.
verify-day-proves = **Che cosa dimostra:** questa è la sfida del giorno, la stessa dappertutto. `/daily today` ne mostrava il codice un giorno prima.
verify-day-limits = **Che cosa non dimostra:** il segreto deriva dalla data, quindi chi legge il codice di Cake Club può conoscerlo.
verify-script = -# Non fidarti sulla parola: con “{ button-record }” ricevi anche uno script che richiede solo Python.
verify-file = { $script ->
    [True] Tutta la registrazione, e uno script che ne ricalcola ogni carta e ogni dado. Salva i due file nella stessa cartella ed esegui lì questo comando:
   *[other] Tutta la registrazione. Salvala accanto a `tools/verify.py`, dal codice di Cake Club, che ne ricalcola ogni carta e ogni dado, ed esegui lì questo comando:
}
    ```
    python3 verify.py { $file } --pledge { $pledge } --digest { $digest }
    ```
    Il codice dopo `--pledge` deve essere quello che `/verify` mostrava prima della fine della partita. Lo script è scritto per essere letto; è anche `tools/verify.py` nel codice di Cake Club.
button-record = Registrazione
refused-not-committed = Questa è una lezione: le carte sono sempre le stesse, quindi non c’è nessun mescolamento da verificare.

replay-heading = ### Replay di { $game }
    -# passo { $step } di { $steps }
    -# { $viewer }
replay-as-all = con tutte le carte scoperte
replay-as-public = con gli occhi di tutto il tavolo
replay-as-seat = con gli occhi di { $who }
replay-as-seat-you = con i tuoi occhi
replay-hand = { EMOJI("held") } **{ $who }**
replay-hand-you = { EMOJI("held") } **La tua mano**
replay-note = -# Per condividere questo passo: { $public ->
    [True] {""}
   *[other] “{ button-share }”, o{" "}
}`/replay table:{ $table } step:{ $step }`; [Tavolo originale]({ $link })
replay-image-hands = L’immagine mostra anche le mani di { $who }.
replay-text-heading = { $game }, tavolo { $table }: { $people }
replay-text-file = La partita, mossa per mossa.
button-first = ⏮ Inizio
button-step-back = ◀ Indietro
button-step-on = Avanti ▶
button-last = Fine ⏭
button-share = Mostra qui
button-text = Come testo
menu-jump = Vai a…
replay-jump-step = Passo { $step }
part-round = Manche { $round }
menu-viewer = Con gli occhi di…
refused-replay-past-end = Questa partita ha solo { $steps } { $steps ->
    [one] passo
   *[other] passi
}. Scegline uno.
refused-replay-running = Finché questa partita è in corso, il replay mostra solo ciò che vedi al tavolo. Alla fine tutte le carte sono scoperte.

history-heading = ## Partite di questo server{ $who }{ $page ->
    [1] {""}
   *[other] , pagina { $page }
}
history-heading-direct = ## Le tue partite qui{ $page ->
    [1] {""}
   *[other] , pagina { $page }
}
history-of = , { $who }
history-none = Qui non è ancora finita nessuna partita.
history-none-such = Qui non è ancora finita nessuna partita di questo tipo.
history-damaged = Una partita con la registrazione danneggiata
history-hidden = -# Alcune partite non sono nell’elenco: si sono giocate in canali che non vedi.
history-line = -# { $day }: { $game }; { $people }; { $won ->
    [True] 🎉 { $winners }
   *[other] senza vittoria
}; `{ $table }`
history-note = -# Scegli una partita da rivedere, o usa `/replay`.
button-newer = ◀ Recenti
button-older = Precedenti ▶
menu-replay = Rivedi una partita…
refused-history-past-end = Non ci sono così tante partite. Scegli un numero di pagina più basso.
refused-history-direct = Nei messaggi diretti puoi vedere solo le tue partite.

button-review = Analisi
button-replay = Replay
button-details = Dettagli
review-heading = ## 🔍 Il tuo duello con tutte le carte scoperte
review-bluffs = **I tuoi bluff:** { $bluffs } su { $claims } { $claims ->
    [one] dichiarazione
   *[other] dichiarazioni
}, smascherati: { $caught }.
review-missed = **Bluff contro di te di cui nessuno ha dubitato:** { $count }{ $count ->
    [0] .
    [one] . Un dubbio ti avrebbe dato la manche.
   *[other] . Ogni volta un dubbio ti avrebbe dato la manche.
}
review-called = **I tuoi dubbi:** { $count ->
    [0] nessuno.
   *[other] { $count }, giusti: { $right }.
}
review-claim = Duello { $duel }, manche { $bout }: { $who } ha dichiarato { $claim }; { $truth ->
    [True] era vero
   *[other] era un bluff
} ({ $cards }){ $called ->
    [True] , messo in dubbio
   *[other] {""}
}
review-claim-you = Duello { $duel }, manche { $bout }: hai dichiarato { $claim }; { $truth ->
    [True] era vero
   *[other] era un bluff
} ({ $cards }){ $called ->
    [True] , messo in dubbio
   *[other] {""}
}
review-turn = **Momento decisivo:** manche { $bout } del duello { $duel }, { $won ->
    [True] vinta
   *[other] persa
} per { $reason ->
    [bluff] un bluff smascherato
    [truth] un dubbio su una dichiarazione vera
    [cakes] l’ultima torta
   *[passes] le torte rimaste quando tutto il tavolo ha passato
}. La tua probabilità di vincere è passata dal { $before }% al { $after }%, se da lì le due parti giocano ugualmente bene.
refused-deal-sealed = Oggi questa sfida si può ancora giocare. Puoi verificarla e condividerla dopo la mezzanotte UTC.
