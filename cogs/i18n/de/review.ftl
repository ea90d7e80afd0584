# Der Rückblick auf Cake Auf! und You Take the Cake: die Entscheidungen, die am meisten gekostet haben.

review-costly-heading = ## 🔍 Deine teuersten Entscheidungen
review-costly = **{ $where }**
    Du: { $taken }
    Besser: { $better }; { $cost }
review-where = Runde { $round }, Zug { $turn }
review-where-cake = Runde { $round }, { $cake }
review-cost-recipes = etwa { $figure } { $count ->
    [1] Rezept
   *[other] Rezepte
} mehr
review-cost-dollars = etwa { $dollars } mehr
review-costly-none = Keine deiner Entscheidungen hat dich viel gekostet. Gut gespielt!
review-costly-note = -# „Besser“ heißt: So hätte der starke Hausspieler gespielt. „Mehr“ heißt mehr Vorsprung, geschätzt aus dem, was du damals wissen konntest.
refused-no-review = Dieses Spiel hat keinen Rückblick. `/replay` zeigt es noch einmal.
