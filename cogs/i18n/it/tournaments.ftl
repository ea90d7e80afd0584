### Tornei di un server

cmd-tournament = I tornei di questo server: iscrizioni, abbinamenti e classifica
cmd-tournament-new = Apri le iscrizioni a un torneo in questo canale
cmd-tournament-new-game = Quale gioco; a ogni tavolo ci sono due posti
cmd-tournament-new-mode = Quale modalità di Cake Duel
cmd-tournament-new-format = Svizzero: si giocano tutti i round. Eliminazione diretta: chi perde esce
cmd-tournament-new-rounds = I round di un torneo svizzero; vuoto: quanti ne servono perché vinca qualcuno
cmd-tournament-new-places = Quante persone possono partecipare, al massimo 32; se aggiungi bot, riempiono i posti liberi
cmd-tournament-new-house = Bot di questo livello riempiono i posti liberi; senza `places`, fino a un numero pari
cmd-tournament-new-clock = Il tempo per ogni decisione; chi salta il suo primo turno perde
cmd-tournament-new-until = Fine delle iscrizioni: 90m, 2h, 1d o 2026-11-25 20:00 (UTC); altrimenti tra un’ora
cmd-tournament-join = Iscriviti al torneo di questo server
cmd-tournament-leave = Lascia il torneo; se stai giocando una sua partita, la perdi
cmd-tournament-show = Mostra il torneo: la classifica e le tue partite
cmd-tournament-start = Per chi organizza: chiudi le iscrizioni e inizia il round 1
cmd-tournament-pause = Per chi organizza: per ora non iniziare nuove partite
cmd-tournament-resume = Per chi organizza: continua, in questo canale
cmd-tournament-end = Per chi organizza: chiudi il torneo prima della fine

choice-format-swiss = sistema svizzero
choice-format-knockout = eliminazione diretta

button-tournament-join = Iscriviti
button-tournament-leave = Lascia
button-tournament-start = Inizia ora
button-tournament-own = Le mie partite
button-tournament-newest = Tornei

tournament-heading = ## 🏆 Torneo: { $game }
tournament-about = -# { $format ->
    [knockout] Eliminazione diretta
   *[swiss] Sistema svizzero
}, ⏳ { $time } per decisione, organizza { $organiser }
tournament-sign-up = Le iscrizioni chiudono { $until }. Servono almeno { $least } persone.
tournament-house = 🤖 I bot ({ $level }) riempiono i posti liberi, fino a { $places ->
    [0] un numero pari
   *[other] { $places } in tutto
}.
tournament-entrants = Iscrizioni (**{ $count } su { $most }**): { $who }
tournament-no-entrants = Non c’è ancora nessuna iscrizione. Può giocare anche chi organizza.
tournament-and-more = { $who } (+{ $count })
tournament-round = **Round { $round } di { $rounds }**: { $over } di { $games } { $games ->
    [one] partita finita
   *[other] partite finite
}
tournament-paused = ⏸️ **In pausa.** Le partite in corso continuano, quelle nuove aspettano. `/tournament resume` fa continuare il torneo qui.
tournament-match = { $first } – { $second }
tournament-match-link = [Tavolo { $number }]({ $link }) { $first } – { $second }
tournament-match-over = { $result ->
    [first] ✅ { $first } batte { $second }
    [second] ✅ { $second } batte { $first }
    [draw] ➖ { $first } – { $second }: pareggio
   *[nobody] ❌ { $first } – { $second }: nessuno ha giocato
}
tournament-bye = { $who } riposa in questo round.
tournament-more-games = … e { $count ->
    [one] un’altra partita
   *[other] altre { $count } partite
}
tournament-line = **{ $place }.** { $who }: **{ $points }**, { $buchholz }
tournament-line-knockout = **{ $place }.** { $who }: { $wins } { $wins ->
    [one] vittoria
   *[other] vittorie
}
tournament-gone = { $who } (ha lasciato)
tournament-more-lines = … (+{ $count })
tournament-note-swiss = -# **Punti**: 1 per una vittoria, ½ per un pareggio. A parità di punti decide l’ultimo numero: i punti di tutti i rivali insieme (“Buchholz”).
tournament-won = 🎉 { $shared ->
    [False] Vince { $winners }!
   *[True] { $winners } condividono il primo posto!
}
tournament-ended = Il torneo è stato chiuso prima della fine.
tournament-too-few = Le iscrizioni sono troppo poche, quindi il torneo non si fa.

tournament-final-heading = ## 🏆 { $shared ->
    [False] { $winners } vince il torneo!
   *[True] { $winners } condividono il primo posto del torneo!
}
tournament-final = { $entrants } { $entrants ->
    [one] partecipante
   *[other] partecipanti
} in { $count } round di { $game }.
tournament-final-others = **{ $place }.** { $who }
tournament-poster-score = { $format ->
    [knockout] Vittorie: { $wins }
   *[swiss] Punti: { $points }
}

tournament-own-heading = ## 🏆 Il tuo torneo
tournament-own-place = **Posto { $place } su { $entrants }**; punti: **{ $points }**; punti dei rivali: { $buchholz }
tournament-own-not-in = Non partecipi a questo torneo.
tournament-own-signed-up = Sei in lista. Il round 1 inizia { $until }, o quando lo avvia chi organizza.
tournament-own-game = Round { $round }: { $result ->
    [won] ✅ vittoria contro { $who }
    [lost] ❌ sconfitta contro { $who }
    [draw] ➖ pareggio con { $who }
    [bye] ✅ riposo
   *[open] ▶️ contro { $who }
}
tournament-own-link = [Al tuo tavolo]({ $link })

tournament-thread = Round { $round }.{ $number }: { $first } – { $second }
tournament-pairing-ping = 🏆 Round { $round }: { $first } – { $second }. Buona fortuna! Chi salta il suo primo turno perde.

tournament-joined = ✅ Sei in lista. Il round 1 inizia { $until }, o quando lo avvia chi organizza.
tournament-left = Hai lasciato il torneo.
tournament-started = ✅ Le iscrizioni sono chiuse. Inizia il round 1.
tournament-now-paused = ⏸️ Il torneo è in pausa. Le partite in corso continuano.
tournament-resumed = ▶️ Il torneo continua in questo canale.
tournament-now-ended = Il torneo è finito. Le partite in corso continuano come partite normali.

refused-no-tournament = Ora su questo server non c’è nessun torneo. Aprine uno con `/tournament new`.
refused-tournament-running = Questo server ha già un torneo. `/tournament show` lo mostra.
refused-tournament-over = Questo torneo è finito.
refused-tournament-begun = Il torneo è iniziato: le iscrizioni sono chiuse.
refused-tournament-leave-begun = Il torneo è iniziato. Per lasciarlo usa `/tournament leave`; perdi la partita che stai giocando.
refused-tournament-full = Il torneo è al completo: il massimo è { $most }.
refused-tournament-joined = Sei già in lista.
refused-tournament-not-in = Non partecipi a questo torneo.
refused-tournament-organiser-only = Può farlo solo chi organizza il torneo o gestisce il server.
refused-tournament-too-few = A un torneo servono almeno { $least } persone.
refused-tournament-paused = Il torneo è già in pausa.
refused-tournament-not-paused = Il torneo non è in pausa.
refused-tournament-for-two = Le partite di un torneo sono per due. Scegli un’altra modalità.
refused-tournament-no-rounds = Nell’eliminazione diretta il numero di round dipende dalle iscrizioni. Lascia vuoto `rounds`.
refused-tournament-bad-time = Non capisco quell’ora. Scrivi `90m`, `2h`, `1d`, o un giorno e un’ora in UTC come `2026-11-25 20:00`.
refused-tournament-time-range = Le iscrizioni devono chiudere tra 1 minuto e 30 giorni da ora.
