### Co dzieje się ze stołem poza samą grą

button-table = Stół…
button-in-words = Jako tekst
button-back = Wracam do gry
button-agree = Zgoda
button-refuse = Sprzeciw
button-again = Jeszcze raz
button-swap = Zmiana miejsc
button-board = Tabela
button-resume = Wznów
button-undo = Cofnij ruch
button-stop = Zakończ grę
button-leave-game = Odejdź…
button-concede = Poddaj się…
button-sure-leave = Tak, odchodzę
button-sure-concede = Tak, poddaję się
button-take = Zajmij miejsce
button-withdraw = Wycofaj
menu-pause = Pauza na…
menu-clock = Zmień zegar…

table-action-heading = ## Ten stół
table-action-note = Na pauzę, zmianę zegara, cofnięcie ruchu i koniec gry bez zwycięzcy muszą zgodzić się wszyscy. O odejściu i poddaniu się decydujesz samodzielnie.
table-action-done = ✅ Gotowe. Zobacz post stołu.
show-done = ✅ Post twojego stołu jest teraz na dole tego kanału.
concede-done = ✅ Poddajesz się. Gra się skończyła.
leave-done = ✅ Odchodzisz z gry. Dalej gra za ciebie gracz komputerowy.
vote-asked = ✅ Twoja propozycja: { $proposal }. Brakuje odpowiedzi: { $who }.
end-done = ✅ Gra przy tym stole jest zakończona.
sure-leave = **Odejść z tej gry?** Gracz komputerowy gra dalej za ciebie, a gra liczy się dla ciebie jako przegrana. Nie możesz wrócić. Jeśli chcesz oddać miejsce komuś innemu, użyj `/table offer`.
sure-concede = **Poddać się?** Gra kończy się od razu i wygrywa druga strona.

stand-in-name = 🤖 za { $who }
stand-in-name-you = 🤖 za ciebie
lobby-kept = {" "}(miejsce czeka na ciebie; dla wszystkich otworzy się { $until })

half-time = ⌛ Połowa czasu już minęła.
table-paused = ⏸️ **Pauza** do { $until }. Każdy gracz może wznowić grę wcześniej; wtedy gracze, na których kolej, mają znów pełny czas.
table-deserted = 🌙 **Nie ma tu już nikogo.** Gra zakończy się { $until }, chyba że ktoś z was wróci na swoje miejsce.
vote-open = 🗳️ { $who } proponuje: { $proposal }. Za: { $agreed } z { $voters }. ⏳ { $until }
vote-open-you = 🗳️ Twoja propozycja: { $proposal }. Za: { $agreed } z { $voters }. ⏳ { $until }

proposal-pause = pauza ({ $time })
proposal-clock = zmiana zegara ({ $time } na decyzję)
proposal-undo = cofnięcie ostatniego ruchu
proposal-end = koniec gry bez zwycięzcy

table-action-stand-in = 🤖 { $who } drugi raz z rzędu nie odpowiada, więc na zastępstwo wchodzi gracz komputerowy.
table-action-return = 👋 { $who } wraca do gry.
table-action-leave = 🚪 { $who } odchodzi; dalej gra gracz komputerowy.
table-action-take-over = 👋 { $who } przejmuje miejsce.
table-action-offer = 🪑 { $who } oferuje swoje miejsce innej osobie.
table-action-withdraw = 🪑 { $who } nie oferuje już swojego miejsca.
table-action-ask = 🗳️ { $who } proponuje: { $proposal }.
table-action-agree = { $who } się zgadza.
table-action-refuse = { $who } jest przeciw.
table-action-lapse = ⌛ Koniec głosowania: nie wszyscy odpowiedzieli na czas.
table-action-resume = ▶️ Gra toczy się dalej. Gracze, na których kolej, mają znów pełny czas.
vote-passed-pause = ✅ Wszyscy się zgadzają: przy stole jest pauza ({ $time }).
vote-passed-clock = ✅ Wszyscy się zgadzają: na decyzję jest teraz { $time }.
vote-passed-undo = ✅ Wszyscy się zgadzają: ruch jest cofnięty.

seat-offer = { $taker }: { $giver } oferuje ci swoje miejsce przy tym stole ({ $game }). Oferta wygasa { $until }. [Przejdź do stołu]({ $link })
seat-offered = Oferta jest na kanale. Miejsce pozostaje twoje, dopóki ktoś go nie zajmie. Naciśnij *{ button-withdraw }* pod ofertą, aby ją zakończyć.
seat-taken = 👋 { $who } zajmuje miejsce.
seat-kept = { $who } wycofuje tę ofertę.
seat-offer-over = Ta oferta już wygasła.
vote-choice = { $who } proponuje: { $proposal }

ended-agreed = 🤝 Koniec gry za zgodą wszystkich. Nikt nie wygrywa.
ended-abandoned = 🌙 Nikogo już nie ma, więc gra się kończy. Gra nie liczy się dla nikogo.

cmd-table-pause = Zapytaj innych o pauzę, najwyżej 14 dni
cmd-table-pause-time = Jak długo
cmd-table-resume = Wznów wstrzymany stół
cmd-table-clock = Zapytaj innych o inny zegar
cmd-table-clock-clock = Który zegar
cmd-table-undo = Zapytaj innych, czy możesz cofnąć swój ostatni ruch
cmd-table-stop = Zapytaj innych o koniec gry bez zwycięzcy
cmd-table-agree = Zgódź się na propozycję, nad którą trwa głosowanie
cmd-table-refuse = Zagłosuj przeciw propozycji, nad którą trwa głosowanie
cmd-table-vote = Które głosowanie
cmd-table-leave = Odejdź z gry: gracz komputerowy gra dalej za ciebie
cmd-table-back = Wróć na swoje miejsce, zajęte przez gracza komputerowego
cmd-table-offer = Zaoferuj swoje miejsce innej osobie
cmd-table-offer-member = Kto dostaje ofertę
cmd-table-again = Zagraj jeszcze raz z tymi samymi osobami
cmd-table-again-table = Który z twoich ostatnich stołów; w wątku stołu niepotrzebne
cmd-table-again-swap = Czy gracze zamieniają się miejscami

choice-pause-3600 = 1 godzina
choice-pause-21600 = 6 godzin
choice-pause-86400 = 1 dzień
choice-pause-259200 = 3 dni
choice-pause-604800 = 7 dni
choice-pause-1209600 = 14 dni

time-days = { $count } { $count ->
    [one] dzień
    [few] dni
   *[many] dni
}

refused-stand-in-plays = Gra za ciebie gracz komputerowy. Naciśnij *{ button-back }* pod postem stołu albo użyj `/table back`, aby grać dalej.
refused-paused = Przy tym stole jest pauza. Każdy gracz może wznowić grę przez *{ button-table }* albo `/table resume`.
refused-not-paused = Przy tym stole nie ma pauzy.
refused-not-away = Jesteś już na swoim miejscu.
refused-request-soon = Twoja ostatnia prośba przy tym stole padła niedawno. Następna będzie możliwa { $until }.
refused-requests-used-up = Przy tym stole było za dużo próśb. Nadal możesz grać, poddać się i odejść.
refused-vote-open = Trwa inne głosowanie. Najpierw wybierz *{ button-agree }* albo *{ button-refuse }*.
refused-vote-away = Ktoś jest nieobecny i nie może głosować. Do powrotu tej osoby możesz poprosić tylko o pauzę.
refused-no-vote = Przy tym stole nie trwa żadne głosowanie.
refused-stale-vote = To głosowanie już się skończyło.
refused-other-vote = To głosowanie już się skończyło. Obecne: { $who } proponuje: { $proposal }.
refused-bad-vote = Wybierz głosowanie z listy, która pojawia się podczas pisania.
refused-agreed-already = Twój głos „za” jest już oddany. Teraz decydują inni.
refused-undo-nothing = Nie ma ruchu, który można cofnąć.
refused-undo-not-yours = Ostatni ruch, który wszyscy widzą, należy do kogoś innego. Tylko ta osoba może poprosić o jego cofnięcie.
refused-undo-not-pressed = To nie był twój ruch: skończył ci się czas albo grał za ciebie gracz komputerowy. Nie można go cofnąć.
refused-offer-gone = Ta oferta już wygasła. Gracz z tego miejsca może złożyć nową komendą `/table offer`.
refused-offer-other-side = Masz już za sobą grę na innym miejscu tego stołu, więc nie możesz zająć tego.
refused-not-your-offer = Tę ofertę może wycofać tylko gracz, który ją składa.
refused-not-yours-to-take = To miejsce jest oferowane komuś innemu.
refused-offer-nobody = Zaoferuj miejsce osobie, która nie siedzi przy tym stole. Boty nie mogą go zająć.
refused-not-over = Gra jeszcze się nie skończyła.
refused-already-again = Ci gracze mają już nowy stół: { $link }
refused-still-invited = Nie ma jeszcze wszystkich. Przycisk *{ button-join }* czeka na: { $who }. Możesz też anulować ten stół i otworzyć inny.
