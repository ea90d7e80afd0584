### Powiadomienia, cisza, urlop i ponaglenia

ping-next = { $who }, zaraz twoja kolej: { $link }
ping-vote = { $who }, czekamy na twój głos: { $link }
ping-nudge = { $who }, wszyscy czekają na ciebie: { $link }

table-holiday = { $paused ->
    [yes] 🏖️ { $who } ma urlop do { $until }. Do tego czasu zegar stoi.
   *[no] 🏖️ { $who } ma urlop do { $until }. Na zastępstwo wchodzi gracz komputerowy.
}
table-holiday-you = { $paused ->
    [yes] 🏖️ Masz urlop do { $until }. Do tego czasu zegar stoi.
   *[no] 🏖️ Masz urlop do { $until }. Na zastępstwo wchodzi gracz komputerowy.
}
table-action-holiday = 🏖️ { $who } ma urlop do { $until }.
table-action-nudge = 👉 { $who } czeka na następny ruch.
lobby-holidays = 🏖️ Gdy ktoś ma urlop, zegar stoi.
button-holidays = Urlop: zegar stoi
button-nudge = Ponaglij
button-mute = Wycisz stół
button-unmute = Wyłącz wyciszenie
nudge-done = 👉 Ponaglenie wysłane. Następne jest możliwe po połowie czasu na ruch.
muted-on = 🔕 Ten stół już cię nie oznacza. `/table mute` z `on: False` włącza powiadomienia na nowo.
muted-off = 🔔 Ten stół znów cię oznacza.

cmd-new-holidays = Czy zegar stoi, gdy ktoś ma urlop
cmd-table-nudge = Ponaglij pozostałych, na których jest kolej
cmd-table-mute = Wyłącz powiadomienia z jednego stołu
cmd-table-mute-on = Czy stół jest wyciszony (False: znów cię oznacza)

refused-nudge-nobody = Nikt inny nie ma teraz ruchu.
refused-nudge-no-clock = Przy tym stole nikomu nie biegnie teraz czas.
refused-nudge-soon = Niedawno było tu ponaglenie. Następne jest możliwe { $until }.
refused-bad-date = Nie rozumiem tej daty. Napisz ją tak: 2027-01-31 (rok, miesiąc, dzień).
refused-date-past = Urlop kończy się najwcześniej jutro. Wybierz późniejszy dzień.
refused-date-far = Urlop trwa najwyżej { $most ->
    [one] { $most } dzień
    [few] { $most } dni
    [many] { $most } dni
   *[other] { $most } dnia
}. Wybierz wcześniejszy dzień.
refused-bad-zone = Nie znam takiej strefy czasowej. Wybierz ją z listy, na przykład Europe/Warsaw.
refused-bad-hours = To nie są godziny ciszy. Wybierz dwie różne pełne godziny, na przykład 22-7.

## Ustawienia

cmd-preferences-pings = Jak dowiadujesz się, że jest twoja kolej
cmd-preferences-next = Czy oznaczać cię, gdy zaraz twoja kolej (od trzech graczy)
cmd-preferences-votes = Czy oznaczać cię, gdy inni o coś pytają
cmd-preferences-half-time = Czy oznaczać cię jeszcze raz w połowie czasu w wolnych grach
cmd-preferences-quiet = Godziny bez powiadomień, na przykład 22-7
cmd-preferences-zone = Twoja strefa czasowa, dla ciszy i urlopu
cmd-preferences-holiday = Dzień, w którym wracasz, na przykład 2027-01-31

preferences-turn = { $value ->
    [at-once] 🔔 **Moja kolej:** powiadomienie od razu, gdy cię nie ma.
    [later] 🔔 **Moja kolej:** po ćwierci czasu albo po godzinie.
    [message] ✉️ **Moja kolej:** wiadomość prywatna.
   *[never] 🔕 **Moja kolej:** bez powiadomień. Pilnuj zegara.
}
preferences-next = { $value ->
    [yes] ✅ **Zaraz moja kolej:** powiadomienie.
   *[no] ⬜ **Zaraz moja kolej:** bez powiadomienia.
}
preferences-votes = { $value ->
    [yes] ✅ **Głosowania:** powiadomienie.
    [slow] ✅ **Głosowania:** powiadomienie przy wolnych stołach.
   *[no] ⬜ **Głosowania:** bez powiadomienia.
}
preferences-half = { $value ->
    [yes] ✅ **Połowa czasu:** jeszcze jedno w wolnych grach.
   *[no] ⬜ **Połowa czasu:** bez powiadomienia.
}
preferences-quiet = { $value ->
    [yes] 🌙 **Cisza:** od { $first } do { $last } ({ $zone }).
   *[no] 🌙 **Cisza:** brak.
}
preferences-holiday = { $value ->
    [yes] 🏖️ **Urlop:** do { $until }.
   *[no] 🏖️ **Urlop:** brak.
}
button-preferences-next = Zaraz ja
button-preferences-votes = Głosowania
button-preferences-half = Połowa czasu
button-preferences-quiet = Cisza…
button-preferences-holiday = Urlop…
menu-turn = Gdy jest moja kolej…
pick-turn-at-once = Moja kolej: powiadom od razu
pick-turn-later = Moja kolej: powiadom po chwili
pick-turn-message = Moja kolej: wyślij wiadomość prywatną
pick-turn-never = Moja kolej: nigdy nie powiadamiaj
choice-quiet-off = Bez ciszy
choice-holiday-off = Wracam do gry: bez urlopu
choice-holiday = { $date } (za { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
})
form-quiet = Cisza
field-quiet-first = Bez powiadomień od
field-quiet-last = do
field-zone = Twoja strefa czasowa
field-zone-note = Wszystkie inne strefy są w /preferences zone.
form-holiday = Urlop
field-holiday = Dzień, w którym wracasz
field-holiday-note = Rok-miesiąc-dzień, na przykład 2027-01-31. Puste: jesteś już z powrotem.
