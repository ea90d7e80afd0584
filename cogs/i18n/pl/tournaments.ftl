### Turnieje serwera

cmd-tournament = Turnieje tego serwera: zapisy, pary i tabela
cmd-tournament-new = Otwórz zapisy na turniej na tym kanale
cmd-tournament-new-game = Która gra; przy każdym stole siedzą dwie osoby
cmd-tournament-new-mode = Który tryb Cake Duel
cmd-tournament-new-format = Szwajcarski: każda osoba gra w każdej rundzie. Pucharowy: kto przegra, odpada
cmd-tournament-new-rounds = Liczba rund w systemie szwajcarskim; inaczej tyle, ile trzeba do wygranej
cmd-tournament-new-places = Ile jest miejsc, najwyżej 32; wolne zajmą gracze komputerowi, jeśli ich dodasz
cmd-tournament-new-house = Gracze komputerowi o tym poziomie uzupełniają skład; bez `places` do liczby parzystej
cmd-tournament-new-clock = Czas na każdą decyzję; kto przegapi swoją pierwszą turę, przegrywa
cmd-tournament-new-until = Koniec zapisów: 90m, 2h, 1d albo 2026-11-25 20:00 (UTC); inaczej za godzinę
cmd-tournament-join = Zapisz się na turniej tego serwera
cmd-tournament-leave = Odejdź z turnieju; trwająca gra turniejowa jest wtedy przegrana
cmd-tournament-show = Pokaż turniej: tabelę i swoje gry
cmd-tournament-start = Dla organizatora: zakończ zapisy teraz i zacznij rundę 1
cmd-tournament-pause = Dla organizatora: na razie nie zaczynaj nowych gier
cmd-tournament-resume = Dla organizatora: wznów turniej na tym kanale
cmd-tournament-end = Dla organizatora: zakończ turniej przed czasem

choice-format-swiss = system szwajcarski
choice-format-knockout = system pucharowy

button-tournament-join = Zapisz się
button-tournament-leave = Wypisz się
button-tournament-start = Zacznij teraz
button-tournament-own = Moje gry
button-tournament-newest = Turnieje

tournament-heading = ## 🏆 Turniej: { $game }
tournament-about = -# { $format ->
    [knockout] System pucharowy
   *[swiss] System szwajcarski
}, ⏳ { $time } na decyzję, organizuje { $organiser }
tournament-sign-up = Koniec zapisów { $until }. Potrzebne są co najmniej { $least } osoby.
tournament-house = 🤖 Gracze komputerowi (poziom: { $level }) uzupełniają skład do { $places ->
    [0] liczby parzystej
   *[other] { $places } miejsc
}.
tournament-entrants = Zapisy (**{ $count } z { $most }**): { $who }
tournament-no-entrants = Jeszcze nikt się nie zapisał. Organizator też może grać.
tournament-and-more = { $who } (+{ $count })
tournament-round = **Runda { $round } z { $rounds }**, zakończone gry: { $over } z { $games }
tournament-paused = ⏸️ **Przerwa.** Trwające gry toczą się dalej, nowe czekają. `/tournament resume` wznawia turniej tutaj.
tournament-match = { $first } – { $second }
tournament-match-link = [Stół { $number }]({ $link }) { $first } – { $second }
tournament-match-over = { $result ->
    [first] ✅ { $first } wygrywa z graczem { $second }
    [second] ✅ { $second } wygrywa z graczem { $first }
    [draw] ➖ { $first } – { $second }: remis
   *[nobody] ❌ { $first } – { $second }: nikt nie zagrał
}
tournament-bye = { $who } pauzuje i dostaje punkt.
tournament-more-games = … i jeszcze { $count } { $count ->
    [one] gra
    [few] gry
   *[many] gier
}
tournament-line = **{ $place }.** { $who }: **{ $points }**, { $buchholz }
tournament-line-knockout = **{ $place }.** { $who }: { $wins } { $wins ->
    [one] wygrana
    [few] wygrane
   *[many] wygranych
}
tournament-gone = { $who } (poza turniejem)
tournament-more-lines = … i jeszcze { $count }
tournament-note-swiss = -# **Punkty**: 1 za wygraną, ½ za remis. Przy równych punktach decyduje ostatnia liczba: punkty wszystkich rywali razem („Buchholz”).
tournament-won = 🎉 { $shared ->
    [False] Wygrywa { $winners }!
   *[True] { $winners } dzielą pierwsze miejsce!
}
tournament-ended = Turniej zakończono przed czasem.
tournament-too-few = Zapisało się za mało osób, więc turnieju nie będzie.

tournament-final-heading = ## 🏆 { $shared ->
    [False] { $winners } wygrywa turniej!
   *[True] { $winners } dzielą pierwsze miejsce w turnieju!
}
tournament-final = { $game } w { $count } { $count ->
    [one] rundzie
    [few] rundach
   *[many] rundach
}: { $entrants ->
    [one] zagrał { $entrants } uczestnik
    [few] zagrało { $entrants } uczestników
   *[many] zagrało { $entrants } uczestników
}.
tournament-final-others = **{ $place }.** { $who }
tournament-poster-score = { $format ->
    [knockout] Wygrane: { $wins }
   *[swiss] Punkty: { $points }
}

tournament-own-heading = ## 🏆 Twój turniej
tournament-own-place = **Miejsce { $place } z { $entrants }**; punkty: **{ $points }**; punkty rywali: { $buchholz }
tournament-own-not-in = Nie grasz w tym turnieju.
tournament-own-signed-up = Masz miejsce w turnieju. Runda 1 zacznie się { $until } albo wcześniej, gdy da znak organizator.
tournament-own-game = Runda { $round }: { $result ->
    [won] ✅ wygrana z graczem { $who }
    [lost] ❌ przegrana z graczem { $who }
    [draw] ➖ remis z graczem { $who }
    [bye] ✅ pauza
   *[open] ▶️ gra z graczem { $who }
}
tournament-own-link = [Do twojego stołu]({ $link })

tournament-thread = Runda { $round }.{ $number }: { $first } – { $second }
tournament-pairing-ping = 🏆 Runda { $round }: { $first } – { $second }. Powodzenia! Kto przegapi swoją pierwszą turę, przegrywa.

tournament-joined = ✅ Masz miejsce. Runda 1 zacznie się { $until } albo wcześniej, gdy da znak organizator.
tournament-left = Nie grasz już w tym turnieju.
tournament-started = ✅ Koniec zapisów. Zaczyna się runda 1.
tournament-now-paused = ⏸️ Turniej ma przerwę. Trwające gry toczą się dalej.
tournament-resumed = ▶️ Turniej toczy się dalej na tym kanale.
tournament-now-ended = Koniec turnieju. Trwające gry toczą się dalej jako zwykłe gry.

refused-no-tournament = Na tym serwerze nie ma teraz turnieju. Otwórz go komendą `/tournament new`.
refused-tournament-running = Ten serwer ma już turniej. Pokaże go `/tournament show`.
refused-tournament-over = Ten turniej już się skończył.
refused-tournament-begun = Turniej się zaczął: zapisy są zamknięte.
refused-tournament-leave-begun = Turniej już się zaczął. Komendą `/tournament leave` z niego wychodzisz, a gra, w którą grasz, jest wtedy przegrana.
refused-tournament-full = Turniej jest pełny: może grać najwyżej { $most }.
refused-tournament-joined = Masz już miejsce w turnieju.
refused-tournament-not-in = Nie grasz w tym turnieju.
refused-tournament-organiser-only = Mogą to zrobić tylko organizator turnieju i administracja serwera.
refused-tournament-too-few = W turnieju muszą grać co najmniej { $least } osoby.
refused-tournament-paused = Turniej ma już przerwę.
refused-tournament-not-paused = Turniej nie ma przerwy.
refused-tournament-for-two = Gry turniejowe są dla dwóch osób. Wybierz inny tryb.
refused-tournament-no-rounds = W systemie pucharowym liczba rund zależy od zapisów. Pomiń `rounds`.
refused-tournament-bad-time = Nie rozumiem tego czasu. Wpisz `90m`, `2h`, `1d` albo dzień i godzinę UTC, na przykład `2026-11-25 20:00`.
refused-tournament-time-range = Zapisy muszą się skończyć za 1 minutę do 30 dni.
