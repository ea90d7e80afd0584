### Punteggi, classifiche e statistiche

figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

lobby-rated = { $rated ->
    [True] 📈 Classificata: conta per i vostri punteggi
   *[False] 📈 Non classificata: c’è un bot
}

cmd-leaderboard = La classifica di questo server
cmd-leaderboard-game = Quale gioco
cmd-leaderboard-mode = Quale modalità di Cake Duel
cmd-leaderboard-span = Periodo
cmd-leaderboard-by = Ordine
cmd-leaderboard-page = Numero di pagina

leaderboard-heading = ## 🏆 { $game }
leaderboard-line = **{ $rank }.** { $who }{ $new ->
    [True] {" "}🌱
   *[False] {""}
}: **{ $sure }**, { $wins } { $wins ->
    [one] vittoria
   *[other] vittorie
} in { $games } { $games ->
    [one] partita
   *[other] partite
}, serie migliore { $streak }
leaderboard-own = … **{ $rank }.** { $who }: **{ $sure }**
leaderboard-none = In questo periodo qui nessuno ha finito una partita classificata.
leaderboard-not-you = -# { $who } non è ancora in classifica. Per entrarci basta finire una partita classificata.
leaderboard-note = -# Contano solo le partite classificate. 🌱 Arrivo recente: meno di 5 partite classificate. In grassetto: il punteggio.

board-by-rating = Per punteggio, { $span }
board-by-wins = Per vittorie, { $span }
board-by-streak = Per serie più lunga, { $span }
board-order-rating = punteggio
board-order-wins = vittorie
board-order-streak = serie di vittorie
board-span-week = questa settimana
board-span-season = questa stagione (tre mesi)
board-span-all = da sempre
menu-board-order = Ordina per…
button-page-before = ◀ Più su
button-page-after = Più giù ▶

cmd-stats = Le statistiche di un membro: partite, punteggi, bluff e vendite
cmd-stats-member = Di chi; lascia vuoto per le tue
cmd-stats-game = Quale gioco; lascia vuoto per tutti
cmd-stats-other = I risultati contro questo membro
cmd-menu-stats = Statistiche

stats-heading = ## 📊 { $who }, { $server }
stats-heading-you = ## 📊 Le tue statistiche, { $server }
stats-overall = **{ $games }** { $games ->
    [one] partita finita
   *[other] partite finite
}, **{ $wins }** { $wins ->
    [one] vittoria
   *[other] vittorie
}, soprattutto a { $favourite }
stats-career = **{ $game }**: punteggio **{ $sure }**{ $new ->
    [True] {" "}🌱
   *[False] {""}
}; { $wins } { $wins ->
    [one] vittoria
   *[other] vittorie
} in { $games } { $games ->
    [one] partita classificata
   *[other] partite classificate
}; serie attuale { $streak }, migliore { $best }
stats-bluffs = Dichiarazioni: { $claims }, di cui { $bluffs } bluff ({ $share }%), non smascherati: { $away }.
stats-challenges = Dubbi: { $right } giusti, { $wrong } sbagliati.
stats-card = { $card }: { $bluffs ->
    [0] {""}
   *[other] { $bluffs } bluff, non smascherati: { $away }
}{ $both ->
    [True] {"; "}
   *[False] {""}
}{ $called ->
    [0] {""}
   *[other] dubbi: { $right } giusti, { $wrong } sbagliati
}
stats-sale = Miglior vendita di una torta: { $amount } $.
stats-chef = { $chef } ({ $count })
stats-chefs = Chef assunti: { $count }. { $chefs }.
stats-recipes = Ricette: { $recipes }, { $each } a partita.
stats-achievements = 🏅 Traguardi: { $reached } su { $all }; { $names }
stats-course = 📈 { $game }, punteggio { $count ->
    [one] nell’ultima partita classificata
   *[other] nelle ultime { $count } partite classificate
}: da { $first } a { $last }, tra { $least } e { $most }.
stats-chart-course = { $game }, punteggio
stats-chart-bluffs = Bluff per carta
stats-chart-away = non smascherati
stats-chart-caught = smascherati
stats-against = ⚔️ { $who } contro { $other }
stats-against-you = ⚔️ Tu contro { $other }
stats-rival = { $game }: { $games } { $games ->
    [one] partita
   *[other] partite
}, davanti in { $ahead }, dietro in { $behind }.
stats-never-met = ⚔️ Qui non c’è ancora una partita classificata tra { $who } e { $other }.
stats-never-met-you = ⚔️ Qui non c’è ancora una partita classificata tra te e { $other }.
stats-new = -# 🌱 Arrivo recente: meno di { $games } { $games ->
    [one] partita classificata
   *[other] partite classificate
}, quindi il punteggio dice ancora poco. Parte da 0.
stats-note = -# Punteggi, serie e risultati contro gli altri vengono dalle partite classificate; tutto il resto da ogni partita finita che si è giocata in prima persona.
stats-hidden = -# Questo membro non è nelle classifiche: gli altri non vedono i suoi punteggi.
season-name = { $number ->
    [1] gennaio-marzo
    [2] aprile-giugno
    [3] luglio-settembre
   *[4] ottobre-dicembre
} { $year }
leaderboard-season = -# Ogni stagione si riparte da 0. 🌱 Arrivo recente: meno di 5 partite classificate.
menu-board-season = Stagioni precedenti…
refused-stats-direct = Nei messaggi diretti puoi vedere solo le tue statistiche.
refused-stats-direct-none = Qui non hai ancora finito una partita. Iniziane una con `/play`.
