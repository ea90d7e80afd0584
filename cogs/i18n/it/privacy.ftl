### Ciò che si conserva su un membro

cmd-privacy = Che cosa Cake Club conserva su di te
cmd-privacy-show = Che cosa si conserva su di te, perché e per quanto tempo
cmd-privacy-export = Ricevi in un file, solo per te, tutto ciò che si conserva su di te
cmd-privacy-forget = Rimuovi il tuo nome e il tuo ID da tutto ciò che si conserva

privacy-heading = ## Che cosa Cake Club conserva su di te
privacy-kept = **Che cosa:** i tavoli a cui hai giocato e il nome che avevi lì, le tue mosse con la loro ora, le parole con cui hai tagliato i mazzi, come sono finite le partite, i tuoi punteggi, le statistiche e i risultati contro gli altri, i tavoli che segui o silenzi, le tue sfide del giorno, i tuoi tornei e ciò che imposti con `/preferences`. I messaggi non vengono mai letti.
privacy-why = **Perché:** una partita può così continuare dopo un riavvio, essere rivista e contare per la classifica.
privacy-how-long = **Per quanto tempo:** finché non chiedi di rimuovere il tuo nome, o fino a 30 giorni dopo che Cake Club ha lasciato il server.
privacy-who = **Chi lo vede:** chi ospita Cake Club può leggere il suo database. Nessun altro vede le tue carte in una partita in corso senza mani scoperte. Quando è finita, chi può vedere il suo canale vede tutte le mani. I tuoi risultati e le tue statistiche, come i bluff, li vede tutto il server.
privacy-you = **Puoi:** scaricare tutto in un file, o far rimuovere il tuo nome e il tuo ID. Le partite che altri hanno giocato con te restano intere, con “qualcuno” al tuo posto. I vecchi messaggi nei canali restano finché qualcuno non li elimina lì.
button-privacy-data = Dati
button-privacy-access = Chi li vede
button-privacy-export = I miei dati
button-privacy-forget = Dimenticami…
privacy-export = Questo file contiene tutto ciò che si conserva su di te.
privacy-export-part = Parte { $part } di { $parts } di tutto ciò che si conserva su di te. Estrai tutte le parti in una sola cartella: insieme sono complete.
privacy-forget-title = Dimenticami
privacy-forget-field = Scrivi “{ $word }” per confermare
privacy-forget-note = Non si può annullare. Lasci tutti i tuoi tavoli, e le tue partite non contano più per te.
privacy-word = dimentica
privacy-forgotten = Fatto: il tuo nome e il tuo ID non sono più in nessun registro. Per ogni sfida di oggi hai comunque un solo tentativo.
somebody = qualcuno
