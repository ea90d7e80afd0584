### Wertungen, Bestenlisten und Statistik

figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

lobby-rated = { $rated ->
    [True] 📈 Gewertet: Das Spiel zählt für eure Wertungen.
   *[False] 📈 Nicht gewertet: Ein Hausspieler sitzt hier.
}

cmd-leaderboard = Die Besten dieses Servers
cmd-leaderboard-game = Welches Spiel
cmd-leaderboard-mode = Welche Spielart von Cake Duel
cmd-leaderboard-span = Aus welcher Zeit
cmd-leaderboard-by = Wonach geordnet wird
cmd-leaderboard-page = Welche Seite, von 1 an gezählt

leaderboard-heading = ## 🏆 { $game } · { $server }
leaderboard-line = **{ $rank }.** { $who }{ $new ->
    [True] {" "}🌱
   *[False] {""}
} · **{ $sure }** · { $wins } { $wins ->
    [one] Sieg
   *[other] Siege
} in { $games } { $games ->
    [one] Spiel
   *[other] Spielen
} · beste Serie { $streak }
leaderboard-none = In dieser Zeit hat hier niemand ein gewertetes Spiel beendet.
leaderboard-not-you = { $who } steht noch nicht darauf: ein gewertetes Spiel ändert das.
leaderboard-note = -# Nur gewertete Spiele zählen: zu Ende gespielte ohne Hausspieler. 🌱 ist neu hier: weniger als 5 gewertete Spiele. Die fette Zahl ist die Wertung, die jemand so gut wie sicher hat.

board-by-rating = Nach Wertung · { $span }
board-by-wins = Nach Siegen · { $span }
board-by-streak = Nach der längsten Siegesserie · { $span }
board-order-rating = Wertung
board-order-wins = Siege
board-order-streak = längste Siegesserie
board-span-week = diese Woche
board-span-season = diese Saison (drei Monate)
board-span-all = aller Zeiten
menu-board-order = Ordnen nach…
menu-board-span = Aus welcher Zeit…
button-page-before = ◀ Weiter oben
button-page-after = Weiter unten ▶

cmd-stats = Die Zahlen eines Mitglieds: Spiele, Wertungen, Bluffs und Verkäufe
cmd-stats-member = Wessen; lass es weg für deine eigenen
cmd-stats-game = Welches Spiel; lass es weg für alle
cmd-stats-other = Gegen wen: was die beiden gegeneinander erreicht haben

stats-heading = ## 📊 { $who } · { $server }
stats-overall = **{ $games }** { $games ->
    [one] beendetes Spiel
   *[other] beendete Spiele
}, **{ $wins }** { $wins ->
    [one] Sieg
   *[other] Siege
} · am häufigsten { $favourite }
stats-career = **{ $game }** · Wertung **{ $sure }**{ $new ->
    [True] {" "}🌱
   *[False] {""}
} · { $wins } { $wins ->
    [one] Sieg
   *[other] Siege
} in { $games } { $games ->
    [one] gewerteten Spiel
   *[other] gewerteten Spielen
} · jetzige Serie { $streak }, beste { $best }
stats-bluffs = Behauptungen: { $claims }, davon { $bluffs } { $bluffs ->
    [one] Bluff
   *[other] Bluffs
} ({ $share } %), und { $away } { $away ->
    [one] kam
   *[other] kamen
} durch.
stats-challenges = Angezweifelt: { $right } richtig, { $wrong } falsch.
stats-card = { $card }: { $bluffs ->
    [0] {""}
    [one] { $bluffs } Bluff, { $away } durchgekommen
   *[other] { $bluffs } Bluffs, { $away } durchgekommen
}{ $both ->
    [True] {" · "}
   *[False] {""}
}{ $called ->
    [0] {""}
   *[other] angezweifelt { $right } richtig, { $wrong } falsch
}
stats-sale = Bester Verkauf eines Kuchens: ${ $amount }.
stats-chef = { $chef } ({ $count })
stats-chefs = Angestellte Köche: { $count }. { $chefs }.
stats-recipes = Rezepte: { $recipes }, { $each } je Spiel.
stats-course = 📈 { $game }, Wertung nach { $count ->
    [one] dem letzten gewerteten Spiel
   *[other] den letzten { $count } gewerteten Spielen
}: von { $first } auf { $last }, zwischen { $least } und { $most }.
stats-chart-course = { $game } · Wertung
stats-chart-bluffs = Bluffs nach Karte
stats-chart-away = durchgekommen
stats-chart-caught = ertappt
stats-against = ⚔️ { $who } gegen { $other }
stats-rival = { $game }: { $games } { $games ->
    [one] Spiel
   *[other] Spiele
}, { $ahead } Mal davor, { $behind } Mal dahinter.
stats-never-met = ⚔️ { $who } und { $other } sind sich hier in keinem gewerteten Spiel begegnet.
stats-new = -# 🌱 ist neu hier: weniger als { $games } gewertete Spiele, also sagt die Wertung noch wenig. Sie beginnt bei 0.
stats-note = -# Wertungen, Serien und Begegnungen sind aus gewerteten Spielen; die anderen Zahlen aus allen beendeten Spielen, die man allein zu Ende gespielt hat.
