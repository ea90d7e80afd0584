### Wertungen, Ranglisten und Statistik

figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

lobby-rated = { $rated ->
    [True] 📈 Gewertet: zählt für Wertungen
   *[False] 📈 Nicht gewertet: mit Hausspieler
}

cmd-leaderboard = Die Besten dieses Servers
cmd-leaderboard-game = Welches Spiel
cmd-leaderboard-mode = Welcher Modus von Cake Duel
cmd-leaderboard-span = Zeitraum
cmd-leaderboard-by = Sortierung
cmd-leaderboard-page = Seitenzahl

leaderboard-heading = ## 🏆 { $game }
leaderboard-line = **{ $rank }.** { $who }{ $new ->
    [True] {" "}🌱
   *[False] {""}
}: **{ $sure }**, { $wins } { $wins ->
    [one] Sieg
   *[other] Siege
} in { $games } { $games ->
    [one] Spiel
   *[other] Spielen
}, beste Serie { $streak }
leaderboard-own = … **{ $rank }.** { $who }: **{ $sure }**
leaderboard-none = In diesem Zeitraum hat hier niemand ein gewertetes Spiel beendet.
leaderboard-not-you = -# { $who } steht noch nicht auf der Liste. Beende ein gewertetes Spiel, um darauf zu kommen.
leaderboard-note = -# Nur gewertete Spiele zählen. 🌱 Neu hier: weniger als 5 gewertete Spiele. Die fette Zahl ist die Wertung.

board-by-rating = Nach Wertung, { $span }
board-by-wins = Nach Siegen, { $span }
board-by-streak = Nach der längsten Siegesserie, { $span }
board-order-rating = Wertung
board-order-wins = Siege
board-order-streak = längste Siegesserie
board-span-week = diese Woche
board-span-season = diese Saison (drei Monate)
board-span-all = aller Zeiten
menu-board-order = Sortieren nach …
button-page-before = ◀ Weiter oben
button-page-after = Weiter unten ▶

cmd-stats = Die Statistik eines Mitglieds: Spiele, Wertungen, Bluffs und Verkäufe
cmd-stats-member = Von wem; ohne Angabe von dir
cmd-stats-game = Welches Spiel; ohne Angabe alle
cmd-stats-other = Die Bilanz gegen dieses Mitglied
cmd-menu-stats = Statistik

stats-heading = ## 📊 { $who }, { $server }
stats-heading-you = ## 📊 Deine Statistik, { $server }
stats-overall = **{ $games }** { $games ->
    [one] beendetes Spiel
   *[other] beendete Spiele
}, **{ $wins }** { $wins ->
    [one] Sieg
   *[other] Siege
}, am häufigsten { $favourite }
stats-career = **{ $game }**: Wertung **{ $sure }**{ $new ->
    [True] {" "}🌱
   *[False] {""}
}; { $wins } { $wins ->
    [one] Sieg
   *[other] Siege
} in { $games } { $games ->
    [one] gewerteten Spiel
   *[other] gewerteten Spielen
}; aktuelle Serie { $streak }, beste { $best }
stats-bluffs = Behauptungen: { $claims }, davon { $bluffs } { $bluffs ->
    [one] Bluff
   *[other] Bluffs
} ({ $share } %), { $away } nicht aufgeflogen.
stats-challenges = Angezweifelt: { $right } zu Recht, { $wrong } zu Unrecht.
stats-card = { $card }: { $bluffs ->
    [0] {""}
    [one] { $bluffs } Bluff, { $away } nicht aufgeflogen
   *[other] { $bluffs } Bluffs, { $away } nicht aufgeflogen
}{ $both ->
    [True] {"; "}
   *[False] {""}
}{ $called ->
    [0] {""}
   *[other] angezweifelt { $right } zu Recht, { $wrong } zu Unrecht
}
stats-sale = Bester Verkauf eines Kuchens: { $amount } $.
stats-chef = { $chef } ({ $count })
stats-chefs = Eingestellte Backprofis: { $count }. { $chefs }.
stats-recipes = Rezepte: { $recipes }, { $each } pro Spiel.
stats-achievements = 🏅 Erfolge: { $reached } von { $all }; { $names }
stats-course = 📈 { $game }, Wertung nach { $count ->
    [one] dem letzten gewerteten Spiel
   *[other] den letzten { $count } gewerteten Spielen
}: von { $first } auf { $last }, zwischen { $least } und { $most }.
stats-chart-course = { $game }, Wertung
stats-chart-bluffs = Bluffs nach Karte
stats-chart-away = nicht aufgeflogen
stats-chart-caught = aufgeflogen
stats-against = ⚔️ { $who } gegen { $other }
stats-against-you = ⚔️ Du gegen { $other }
stats-rival = { $game }: { $games } { $games ->
    [one] Spiel
   *[other] Spiele
}, { $ahead }-mal vorn, { $behind }-mal hinten.
stats-never-met = ⚔️ { $who } und { $other } haben hier noch kein gewertetes Spiel gegeneinander gespielt.
stats-never-met-you = ⚔️ Du und { $other } habt hier noch kein gewertetes Spiel gegeneinander gespielt.
stats-new = -# 🌱 Neu hier: weniger als { $games } { $games ->
    [one] gewertetes Spiel
   *[other] gewertete Spiele
}, die Wertung sagt also noch nicht viel. Sie beginnt bei 0.
stats-note = -# Wertungen, Serien und Bilanzen stammen aus gewerteten Spielen, alles andere aus allen beendeten Spielen, die du selbst gespielt hast.
stats-hidden = -# Dieses Mitglied steht nicht auf den Ranglisten: Seine Wertungen sieht nur es selbst.
season-name = { $number ->
    [1] Januar bis März
    [2] April bis Juni
    [3] Juli bis September
   *[4] Oktober bis Dezember
} { $year }
leaderboard-season = -# Jede Saison beginnen alle bei 0. 🌱 Neu hier: weniger als 5 gewertete Spiele.
menu-board-season = Frühere Saisons …
refused-stats-direct = In Direktnachrichten siehst du nur deine eigene Statistik.
refused-stats-direct-none = Du hast hier noch kein Spiel beendet. Beginne eins mit `/play`.
