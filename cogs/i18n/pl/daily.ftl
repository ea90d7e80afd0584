### Rozdanie dnia

cmd-daily = Rozdania dnia: te same karty dla wszystkich, jedna próba
cmd-daily-today = Zagraj dzisiejsze rozdania: po jednej próbie, z graczem komputerowym o wybranym poziomie
cmd-daily-board = Dzisiejsze wyniki na tym serwerze

button-daily = Rozdania dnia
button-daily-level = { $level ->
    [easy] Łatwy
    [fair] Średni
   *[strong] Trudny
}
button-daily-share = Udostępnij
button-daily-board = Wyniki
button-daily-check = Sprawdź rozdania
button-daily-yesterday = Wczoraj
button-daily-today = Dzisiaj

daily-heading = ## 🗓️ Rozdania dnia: { $day }
    Te same karty dla wszystkich i wszędzie. Masz po jednej próbie: wybierz poziom gracza komputerowego. Wyniki porównuje się w obrębie jednego poziomu.
    -# Nowe rozdania { $until }
daily-game = **{ $game }**: { $state }
daily-named = { $game }, { $level }
daily-open = do rozegrania
daily-running = [gra trwa]({ $link })
daily-void = bez wyniku
daily-result = { $kind ->
    [won] 🏆 wygrana
    [tied] 🤝 remis
   *[lost] przegrana
} { $squares } **{ $mine } : { $house }**
daily-gave-up = 🏳️ poddana gra
daily-shared = 🗓️ **{ $game }**, { $day }: { $outcome }
daily-days = 📅 Dni z grą z ostatnich { $days }: { $count }
daily-share-heading = ### 🗓️ { $who }, { $day }
daily-opened = 🗓️ Twoje rozdanie jest tutaj: { $thread }. Masz jedną próbę. Powodzenia!
daily-welcome = 🗓️ Rozdanie z dnia { $day }. Masz jedną próbę i liczy się ona za ten dzień.

daily-board-heading = ## 🗓️ { $day }, { $server }
daily-board-line = **{ $rank }.** { $who }: { $outcome }
daily-board-none = Nikt jeszcze nie skończył tego rozdania.
daily-board-note = -# Porównanie w obrębie jednego poziomu: najpierw wygrane, potem przewaga nad graczem komputerowym. Liczą się tu rozdania zaczęte na tym serwerze.

daily-check-heading = ## 🔒 Sprawdź rozdania
daily-check-note = Dzień przed rozdaniem ta strona pokazuje SHA-256 jego sekretu, a dzień po nim sam sekret.
    -# Sekrety wynikają z daty, więc są takie same u każdego bota. Może je poznać każda osoba, która przeczyta kod źródłowy Cake Club: wyniki są tylko dla zabawy.
daily-check-day = **{ $day }**
daily-check-code = { $game }: `{ $commitment }`
daily-check-secret = { $game }: `{ $commitment }`, sekret `{ $secret }`

refused-daily-played = To rozdanie masz już za sobą. Nowe będą o północy UTC.
refused-daily-no-thread = Nikt inny nie może widzieć twojego rozdania, więc potrzebny jest prywatny wątek. Tutaj nie mogę go otworzyć. Spróbuj na innym kanale albo zagraj ze mną w wiadomościach prywatnych.
refused-daily-board-here = Tabelę wyników mają tylko serwery. Użyj `/daily board` na serwerze.
refused-daily-no-result = Najpierw skończ jedno z dzisiejszych rozdań. Potem możesz je udostępnić.
