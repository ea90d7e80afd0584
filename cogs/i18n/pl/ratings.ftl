### Rankingi, tabele i statystyki

figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

lobby-rated = { $rated ->
    [True] 📈 Gra rankingowa
   *[False] 📈 Gra nierankingowa: gra komputer
}

cmd-leaderboard = Najlepsi gracze tego serwera
cmd-leaderboard-game = Która gra
cmd-leaderboard-mode = Który tryb Cake Duel
cmd-leaderboard-span = Okres
cmd-leaderboard-by = Kolejność
cmd-leaderboard-page = Numer strony

leaderboard-heading = ## 🏆 { $game }
leaderboard-line = **{ $rank }.** { $who }{ $new ->
    [True] {" "}🌱
   *[False] {""}
}: **{ $sure }**, { $wins } { $wins ->
    [one] wygrana
    [few] wygrane
   *[many] wygranych
} w { $games } { $games ->
    [one] grze
    [few] grach
   *[many] grach
}, najdłuższa seria { $streak }
leaderboard-own = … **{ $rank }.** { $who }: **{ $sure }**
leaderboard-none = Nikt nie skończył tu w tym czasie gry rankingowej.
leaderboard-not-you = -# { $who }: jeszcze poza tabelą. Wystarczy jedna gra rankingowa.
leaderboard-note = -# Liczą się tylko gry rankingowe. 🌱 Nowa osoba: mniej niż 5 gier rankingowych. Liczba pogrubiona to ranking.

board-by-rating = Według rankingu, { $span }
board-by-wins = Według wygranych, { $span }
board-by-streak = Według serii wygranych, { $span }
board-order-rating = ranking
board-order-wins = wygrane
board-order-streak = najdłuższa seria wygranych
board-span-week = ten tydzień
board-span-season = ten sezon (trzy miesiące)
board-span-all = od początku
menu-board-order = Kolejność…
button-page-before = ◀ Wyżej
button-page-after = Niżej ▶

cmd-stats = Statystyki: gry, rankingi, blefy i sprzedaż
cmd-stats-member = Czyje; pomiń, aby zobaczyć swoje
cmd-stats-game = Która gra; pomiń, aby zobaczyć wszystkie
cmd-stats-other = Wyniki przeciw tej osobie
cmd-menu-stats = Statystyki

stats-heading = ## 📊 { $who }, { $server }
stats-heading-you = ## 📊 Twoje statystyki, { $server }
stats-overall = **{ $games }** { $games ->
    [one] skończona gra
    [few] skończone gry
   *[many] skończonych gier
}, **{ $wins }** { $wins ->
    [one] wygrana
    [few] wygrane
   *[many] wygranych
}, ulubiona gra: { $favourite }
stats-career = **{ $game }**: ranking **{ $sure }**{ $new ->
    [True] {" "}🌱
   *[False] {""}
}; { $wins } { $wins ->
    [one] wygrana
    [few] wygrane
   *[many] wygranych
} w { $games } { $games ->
    [one] grze rankingowej
    [few] grach rankingowych
   *[many] grach rankingowych
}; obecna seria { $streak }, najdłuższa { $best }
stats-bluffs = Deklaracje: { $claims }, w tym { $bluffs } { $bluffs ->
    [one] blef
    [few] blefy
   *[many] blefów
} ({ $share }%), niewykryte: { $away }.
stats-challenges = Sprawdzenia: trafne { $right }, nietrafne { $wrong }.
stats-card = { $card }: { $bluffs ->
    [0] {""}
    [one] { $bluffs } blef, niewykryte: { $away }
    [few] { $bluffs } blefy, niewykryte: { $away }
   *[many] { $bluffs } blefów, niewykryte: { $away }
}{ $both ->
    [True] {"; "}
   *[False] {""}
}{ $called ->
    [0] {""}
   *[other] sprawdzenia trafne { $right }, nietrafne { $wrong }
}
stats-sale = Najlepsza sprzedaż jednego ciasta: { $amount } $.
stats-chef = { $chef } ({ $count })
stats-chefs = Zatrudnieni cukiernicy: { $count }. { $chefs }.
stats-recipes = Przepisy: { $recipes }, na grę: { $each }.
stats-achievements = 🏅 Osiągnięcia: { $reached } z { $all }; { $names }
stats-course = 📈 { $game }, ranking z { $count ->
    [one] ostatniej gry rankingowej
    [few] { $count } ostatnich gier rankingowych
   *[many] { $count } ostatnich gier rankingowych
}: od { $first } do { $last }, najniższy { $least }, najwyższy { $most }.
stats-chart-course = { $game }, ranking
stats-chart-bluffs = Blefy według karty
stats-chart-away = niewykryte
stats-chart-caught = wykryte
stats-against = ⚔️ { $who } przeciw { $other }
stats-against-you = ⚔️ Ty przeciw { $other }
stats-rival = { $game }: { $games } { $games ->
    [one] gra
    [few] gry
   *[many] gier
}, lepszy wynik: { $ahead }, gorszy: { $behind }.
stats-never-met = ⚔️ { $who } i { $other } nie mają tu jeszcze wspólnej gry rankingowej przeciw sobie.
stats-never-met-you = ⚔️ Nie masz tu jeszcze gry rankingowej przeciw { $other }.
stats-new = -# 🌱 Nowa osoba: mniej niż { $games } { $games ->
    [one] gra rankingowa
    [few] gry rankingowe
   *[many] gier rankingowych
}, więc ranking niewiele jeszcze mówi. Zaczyna się od 0.
stats-note = -# Rankingi, serie i wyniki przeciw innym pochodzą z gier rankingowych; wszystko inne ze wszystkich skończonych gier, w które grasz bez zastępstwa.
stats-hidden = -# Tej osoby nie ma w tabelach wyników: jej rankingi widzi tylko ona.
season-name = { $number ->
    [1] styczeń–marzec
    [2] kwiecień–czerwiec
    [3] lipiec–wrzesień
   *[4] październik–grudzień
} { $year }
leaderboard-season = -# W każdym sezonie wszyscy zaczynają od 0. 🌱 Nowa osoba: mniej niż 5 gier rankingowych.
menu-board-season = Wcześniejsze sezony…
refused-stats-direct = W wiadomościach prywatnych widzisz tylko własne statystyki.
refused-stats-direct-none = Nie masz tu jeszcze skończonej gry. Zacznij komendą `/play`.
