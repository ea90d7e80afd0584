### Wszystkie stoły

you = Ty
list = { $first } i { $last }
list-separator = {", "}
list-separator-wide = {"; "}
house-name = **{ $name }** 🤖
time-seconds = { $count } { $count ->
    [one] sekunda
    [few] sekundy
   *[many] sekund
}
time-minutes = { $count } { $count ->
    [one] minuta
    [few] minuty
   *[many] minut
}
time-hours = { $count } { $count ->
    [one] godzina
    [few] godziny
   *[many] godzin
}
move-done = Zrobione: { $move }
ping-turn = { $who }, twoja kolej: { $link }
time-ran-out = ⌛ Koniec czasu: { $who }.
waiting = { $asked } ⏳ { $due }
story-cut = { $count ->
    [0] … wcześniejsze wiersze: `/replay`
    [one] … { $count } wcześniejszy wiersz: `/replay`
    [few] … { $count } wcześniejsze wiersze: `/replay`
   *[many] … { $count } wcześniejszych wierszy: `/replay`
}
past-heading = ### { $game }, tura { $turn }
past-heading-turns = ### { $game }, tury { $turn }–{ $last }
closed-heading = ### { $game }
ended-won = { $count ->
    [one] 🎉 { $winners } wygrywa!
    [few] 🎉 { $winners } wygrywają!
   *[many] 🎉 { $winners } wygrywają!
}
ended-conceded = 🏳️ Poddana gra: { $losers }. { $winners } { $count ->
    [one] wygrywa.
    [few] wygrywają.
   *[many] wygrywają.
}
ended-missed = ⌛ Pierwszą turę przegapia { $loser }. { $winners } wygrywa.
ended-left = 🚪 { $loser } odchodzi. { $winners } wygrywa.
ended-by-manager = Administracja serwera kończy grę przy tym stole: { $reason }. Gra nie liczy się dla nikogo.
ended-nobody = Gra kończy się bez zwycięzcy.
ended-damaged = Nie mogę już odczytać ruchów tego stołu, więc gra się tu kończy. Nie liczy się dla nikogo.
ended-other-edition = Zasady tej gry zmieniły się, odkąd zaczęła się gra przy tym stole, więc gra się tu kończy. Nie liczy się dla nikogo.

button-hand = Moje karty
button-rules = Zasady
button-join = Dołącz
button-leave = Odejdź
button-house = Dodaj komputer
button-start = Start
button-cancel = Anuluj
