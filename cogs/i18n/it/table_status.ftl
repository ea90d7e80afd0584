### Che cosa succede a un tavolo oltre alla partita

button-table = Tavolo…
button-in-words = A parole
button-back = Eccomi
button-agree = A favore
button-refuse = Contro
button-again = Gioca ancora
button-swap = Cambia posti
button-board = Classifica
button-resume = Riprendi
button-undo = Annulla mossa
button-stop = Termina partita
button-leave-game = Lascia…
button-concede = Arrenditi…
button-sure-leave = Sì, lascio
button-sure-concede = Sì, mi arrendo
button-take = Prendi posto
button-withdraw = Ritira
menu-pause = Pausa di…
menu-clock = Cambia il ritmo…

table-action-heading = ## Questo tavolo
table-action-note = Per una pausa, per cambiare il ritmo, per annullare una mossa o per finire la partita senza vittoria serve l’accordo di tutto il tavolo. Lasciare e arrendersi dipende solo da te.
table-action-done = ✅ Fatto. Guarda il messaggio del tavolo.
show-done = ✅ Il messaggio del tuo tavolo è in fondo a questo canale.
concede-done = ✅ Resa. La partita è finita.
leave-done = ✅ Hai lasciato la partita. Un bot continua per te.
vote-asked = ✅ La tua proposta: { $proposal }. Si aspetta la risposta di { $who }.
end-done = ✅ Il tavolo è chiuso.
sure-leave = **Lasci questa partita?** Un bot continua per te, e la partita conta come una tua sconfitta. Non puoi tornare. Se invece vuoi dare il tuo posto a un’altra persona, usa `/table offer`.
sure-concede = **Ti arrendi?** La partita finisce subito e vince l’altra parte.

stand-in-name = 🤖 per { $who }
stand-in-name-you = 🤖 per te
lobby-kept = {" "}(posto riservato a te; libero per chiunque { $until })

half-time = ⌛ È passata metà del tempo.
table-paused = ⏸️ **In pausa.** Ripresa: { $until }. Chi gioca può riprendere anche prima; allora chi deve muovere ha di nuovo tutto il suo tempo.
table-deserted = 🌙 **Non c’è più nessuno.** Il tavolo si chiude { $until } se nessuno di voi torna al suo posto.
vote-open = 🗳️ { $who } propone: { $proposal }. A favore: { $agreed } su { $voters }. ⏳ { $until }
vote-open-you = 🗳️ La tua proposta: { $proposal }. A favore: { $agreed } su { $voters }. ⏳ { $until }

proposal-pause = pausa di { $time }
proposal-clock = ritmo di { $time } per decisione
proposal-undo = annullare l’ultima mossa
proposal-end = finire la partita senza vittoria

vote-passed-pause = ✅ Tutto il tavolo è d’accordo: pausa di { $time }.
vote-passed-clock = ✅ Tutto il tavolo è d’accordo: ora il ritmo è di { $time } per decisione.
vote-passed-undo = ✅ Tutto il tavolo è d’accordo: la mossa è annullata.

table-action-stand-in = 🤖 { $who } ha saltato due turni di fila, quindi al suo posto gioca un bot.
table-action-return = 👋 { $who } è di nuovo al tavolo.
table-action-leave = 🚪 { $who } lascia la partita; un bot continua.
table-action-take-over = 👋 { $who } prende un posto.
table-action-offer = 🪑 { $who } offre il suo posto a un altro membro.
table-action-withdraw = 🪑 { $who } non offre più il suo posto.
table-action-ask = 🗳️ { $who } propone: { $proposal }.
table-action-agree = { $who } è a favore.
table-action-refuse = { $who } è contro.
table-action-lapse = ⌛ La votazione è finita: non tutte le risposte sono arrivate in tempo.
table-action-resume = ▶️ La partita continua. Chi deve muovere ha di nuovo tutto il suo tempo.

seat-offer = { $taker }: { $giver } ti offre il suo posto a questo tavolo di { $game }. L’offerta finisce { $until }. [Vai al tavolo]({ $link })
seat-offered = L’offerta è pubblicata nel canale. Il posto resta tuo finché qualcuno non lo prende. Premi *{ button-withdraw }* sotto l’offerta per annullarla.
seat-taken = 👋 { $who } ha preso il posto.
seat-kept = { $who } ha ritirato questa offerta.
seat-offer-over = Questa offerta è finita.
vote-choice = { $who } propone: { $proposal }

ended-agreed = 🤝 Partita finita di comune accordo. Non vince nessuno.
ended-abandoned = 🌙 Non c’è più nessuno, quindi il tavolo è chiuso. Non conta.

cmd-table-pause = Proponi una pausa, fino a 14 giorni
cmd-table-pause-time = Quanto tempo
cmd-table-resume = Riprendi un tavolo in pausa
cmd-table-clock = Proponi un altro ritmo
cmd-table-clock-clock = Quale ritmo
cmd-table-undo = Proponi di annullare la tua ultima mossa
cmd-table-stop = Proponi di finire la partita senza vittoria
cmd-table-agree = Vota a favore di ciò che si propone
cmd-table-refuse = Vota contro ciò che si propone
cmd-table-vote = Quale votazione
cmd-table-leave = Lascia la partita: un bot continua per te
cmd-table-back = Riprendi il tuo posto dal bot
cmd-table-offer = Offri il tuo posto a un altro membro
cmd-table-offer-member = Chi riceve l’offerta
cmd-table-again = Gioca ancora con le stesse persone dopo una partita
cmd-table-again-table = Quale dei tuoi ultimi tavoli; non serve nel thread di un tavolo
cmd-table-again-swap = Se si cambiano i posti

choice-pause-3600 = 1 ora
choice-pause-21600 = 6 ore
choice-pause-86400 = 1 giorno
choice-pause-259200 = 3 giorni
choice-pause-604800 = 7 giorni
choice-pause-1209600 = 14 giorni

time-days = { $count } { $count ->
    [one] giorno
   *[other] giorni
}

refused-stand-in-plays = Al tuo posto gioca un bot. Premi *{ button-back }* sotto il messaggio del tavolo o usa `/table back` per giocare di nuovo.
refused-paused = Questo tavolo è in pausa. Chi gioca può riprendere con *{ button-table }* o `/table resume`.
refused-not-paused = Questo tavolo non è in pausa.
refused-not-away = Sei già al tuo posto.
refused-request-soon = Hai chiesto qualcosa a questo tavolo poco fa. Puoi chiedere di nuovo { $until }.
refused-requests-used-up = A questo tavolo si è già chiesto troppe volte. Puoi ancora muovere, arrenderti e lasciare.
refused-vote-open = C’è un’altra votazione aperta. Prima vota a favore o contro.
refused-vote-away = Una persona è assente e non può rispondere. Finché non torna, puoi chiedere solo una pausa.
refused-no-vote = A questo tavolo non c’è nessuna votazione aperta.
refused-stale-vote = Quella votazione è finita.
refused-other-vote = Quella votazione è finita. Ora { $who } propone: { $proposal }.
refused-bad-vote = Scegli la votazione dall’elenco che appare mentre scrivi.
refused-agreed-already = Hai già votato a favore. Ora decidono gli altri.
refused-undo-nothing = Non c’è nessuna mossa da annullare.
refused-undo-not-yours = L’ultima mossa vista da tutto il tavolo è di un’altra persona. Solo lei può chiedere di annullarla.
refused-undo-not-pressed = Quella mossa non è tua: il tempo era scaduto, o l’ha fatta un bot. Non si può annullare.
refused-offer-gone = Quell’offerta è finita. Chi ha il posto può farne una nuova con `/table offer`.
refused-offer-other-side = In questa partita avevi già un altro posto, quindi non puoi prendere questo.
refused-not-your-offer = Può ritirare questa offerta solo chi l’ha fatta.
refused-not-yours-to-take = Questo posto è offerto a un’altra persona.
refused-offer-nobody = Offri il tuo posto a un membro che non è a questo tavolo. I bot non possono prenderlo.
refused-not-over = La partita non è ancora finita.
refused-already-again = Queste persone hanno già un tavolo nuovo: { $link }
refused-still-invited = Il tavolo non è ancora al completo. Chi deve ancora premere *{ button-join }*: { $who }. Puoi anche annullare questo tavolo e aprirne un altro.
