### Comandi

cmd-table = I tuoi tavoli: mostrali, metti in pausa, vota, lascia
cmd-table-show = Mostra di nuovo il tuo tavolo, in fondo al suo canale o thread
cmd-table-list = I tavoli di questo server, aperti o in gioco
cmd-table-concede = Arrenditi: la partita va all’altra parte
cmd-table-end = Per chi gestisce il server: chiudi un tavolo prima della fine
cmd-table-end-table = Quale tavolo
cmd-table-end-reason = Perché; lo vede chi gioca
cmd-hand = Mostra la tua mano solo a te
cmd-rules = Come si gioca a un gioco
cmd-rules-game = Quale gioco; non serve nel thread di un tavolo
cmd-rules-page = Quale pagina
cmd-option-table = Quale dei tuoi tavoli, se giochi a più di uno
cmd-duel = Cake Duel: bluffa per prendere le torte dell’altra parte
cmd-duel-new = Apri un tavolo di Cake Duel
cmd-duel-new-mode = In due o a squadre, con o senza carte speciali
cmd-new-clock = Quanto tempo c’è per ogni decisione
cmd-duel-new-trophies = Manche che servono per vincere, da 1 a 5 (di solito 3)
cmd-duel-new-duels = Un incontro: al meglio di 1, 3 o 5 duelli
cmd-duel-new-wolfy = Se { -card-wolfy } si scopre alla fine del turno
cmd-duel-new-block-limit = Se un blocco può dichiarare più difensori di quanti sono gli attaccanti
cmd-duel-new-open-specials = Se le carte speciali aggiunte si vedono prima della prima manche
cmd-duel-attack = Attacca: gioca carte e dichiara che cosa sono
cmd-duel-cards = Le carte che giochi davvero; le vedi solo tu
cmd-duel-claim = Che cosa dichiari
cmd-duel-attack-target = Chi attacchi, in una partita a squadre
cmd-duel-block = Blocca l’attacco: gioca carte e dichiara che cosa sono
cmd-duel-challenge = Dubita della dichiarazione sul tavolo: per te è un bluff
cmd-duel-accept = Accetta la dichiarazione sul tavolo
cmd-duel-pass = Non attaccare in questo turno
cmd-duel-name = Nomina una carta per la tua { -card-summoner }
cmd-duel-name-card = La carta che nomini
cmd-duel-take = Scegli le carte coperte che i tuoi { -card-priest(form: "many") } prendono
cmd-duel-take-positions = I loro numeri, a partire da 1, per esempio: 1 3
cmd-duel-trade = Scambia una carta in squadra prima di pescare
cmd-duel-trade-give = La carta che dai; lascia vuoto per non dare niente
cmd-duel-trade-take = La carta che prendi; lascia vuoto per non prendere niente
cmd-duel-keep = Non scambiare
cmd-duel-lead = Scegli chi della tua squadra inizia ad attaccare in questa manche
cmd-duel-lead-first = Chi inizia
cmd-duel-hold = Di’ al tavolo che non dubiti; decide chi gioca con te

choice-clock-live = rapido: 90 secondi
choice-clock-relaxed = tranquillo: 10 minuti
choice-clock-slow = lento: 24 ore
choice-any = quanti ne vuoi
choice-attack-size = non più degli attaccanti

button-part-before = ▲ Su ({ $part }/{ $parts })
button-part-after = ▼ Altro ({ $part }/{ $parts })

tables-heading = ## Tavoli di questo server
tables-none = Qui non c’è nessun tavolo aperto. Aprine uno con { NEW_TABLE("o") }.
tables-more = … altri tavoli: { $count }.
tables-line = { $game }: { $people }; [{ $phase ->
    [lobby] in attesa
   *[playing] in gioco
}]({ $link })
tables-line-unlinked = { $game }: { $people }; { $phase ->
    [lobby] in attesa
   *[playing] in gioco
}

rules-heading = ## { $game }: { $page }
rules-page-here = Questo tavolo
rules-games = ## Regole: di quale gioco?
rules-tutorial = 🎓 Una lezione: finisce dopo la prima manche e non conta.
