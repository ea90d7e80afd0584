### Co każdy ustawia dla siebie

cmd-preferences = Twoje ustawienia: wiadomości, powiadomienia, kości, obrazki, język
cmd-preferences-hands = Czy twoje karty mają przychodzić też w wiadomości prywatnej
cmd-preferences-rolls = Czy rzuty kośćmi mają być automatyczne
cmd-preferences-plain = Czy twoje karty mają przychodzić jako sam tekst, bez obrazka
cmd-preferences-more-time = Podwójny czas przy szybkich stołach, o czym mówi stół; nie w turniejach
cmd-preferences-calm = Obrazki bez promieni i błysków, dla wszystkich przy stołach, które zaczynają z tobą
cmd-preferences-turns = Czy każdy ruch przy twoich stołach ma przychodzić w nowej wiadomości prywatnej
cmd-preferences-boards = Czy inni widzą cię w tabelach wyników i twoje rankingi
cmd-preferences-language = Język wszystkiego, co widzisz tylko ty

preferences-heading = ## Twoje ustawienia
preferences-note = Widzisz to tylko ty. Dotyczy każdego serwera.
preferences-messages = { $value ->
    [yes] ✅ **Karty w wiadomości prywatnej:** twoje karty przychodzą też tam i są zawsze aktualne.
    [refused] ⚠️ **Karty w wiadomości prywatnej:** Discord nie pozwala mi do ciebie napisać. Zezwól na wiadomości prywatne od członków serwera i naciśnij jeszcze raz.
   *[no] ⬜ **Karty w wiadomości prywatnej:** wyłączone. Naciśnij przy stole *{ button-hand }*, aby je zobaczyć.
}
preferences-rolls = { $value ->
    [yes] ✅ **Automatyczny rzut:** włączony, gdy nie ma nic do wyboru.
   *[no] ⬜ **Automatyczny rzut:** wyłączony. Rzucasz przyciskiem *{ bakeries-button-roll }*
}
preferences-plain = { $value ->
    [yes] ✅ **Tylko tekst:** twoje karty przychodzą bez obrazka.
   *[no] ⬜ **Tylko tekst:** wyłączone. Twoje karty przychodzą z obrazkiem.
}
preferences-more-time = { $value ->
    [yes] ✅ **Więcej czasu przy szybkich stołach:** masz podwójny czas, a stół mówi o tym przed grą. Ma go też, kto wybiera razem z tobą. Nie w turniejach.
   *[no] ⬜ **Więcej czasu przy szybkich stołach:** wyłączone. Po włączeniu masz podwójny czas na decyzję, a stół mówi o tym przed grą. Nie w turniejach.
}
preferences-calm = { $value ->
    [yes] ✅ **Spokojne obrazki:** twoje są bez promieni i błysków, podobnie jak dla wszystkich przy stołach, które zaczynają z tobą.
   *[no] ⬜ **Spokojne obrazki:** wyłączone. Po włączeniu twoje obrazki i obrazki stołów, które zaczynają z tobą, są bez promieni i błysków.
}
preferences-turns = { $value ->
    [yes] ✅ **Każdy ruch w wiadomości:** to, co dzieje się przy twoich stołach, przychodzi w nowej wiadomości prywatnej.
    [refused] ⚠️ **Każdy ruch w wiadomości:** Discord nie pozwala mi do ciebie napisać. Zezwól na wiadomości prywatne od członków serwera i naciśnij jeszcze raz.
   *[no] ⬜ **Każdy ruch w wiadomości:** wyłączone. Dla czytników ekranu, które nie ogłaszają zmienionych wiadomości.
}
preferences-boards = { $value ->
    [yes] ✅ **Tabele wyników:** jesteś w nich, a inni widzą twoje rankingi.
   *[no] ⬜ **Tabele wyników:** inni nie widzą cię w nich ani twoich rankingów. Nadal je masz.
}
preferences-language = 🗨️ **Język:** { $value }
language-note = { $proofread ->
    [yes] po korekcie osoby, dla której to język ojczysty
   *[no] jeszcze bez korekty osoby, dla której to język ojczysty
}
preferences-language-none = jak w twoim Discordzie
tab-preferences-general = Ogólne
tab-preferences-pings = Powiadomienia
tab-preferences-boards = Inne
button-preferences-messages = Wiadomości
button-preferences-rolls = Auto-rzut
button-preferences-plain = Tylko tekst
button-preferences-more-time = Więcej czasu
button-preferences-calm = Spokojne
button-preferences-turns = Każdy ruch
button-preferences-boards = Pokaż mnie
menu-language = Wybierz język
