### Przed grą

lobby-heading = ## { $game }
    -# { $about }
    { $host } rozpoczyna grę.
lobby-seat = **{ $number }.** { $who }
lobby-free = **{ $number }.** *{ $needed ->
    [True] wolne miejsce
   *[False] może dołączyć jeszcze jedna osoba
}*
lobby-team = **Drużyna { $team }**: { $players }
lobby-team-free = *{ $count } { $count ->
    [one] wolne miejsce
    [few] wolne miejsca
    [many] wolnych miejsc
   *[other] wolnego miejsca
}*
button-team = Drużyna { $team }
refused-team-full = W drużynie { $team } nie ma wolnego miejsca.
lobby-clock = ⏳ { $time } na każdą decyzję
lobby-more-time = ⏱️ Podwójny czas na decyzję: { $who }
lobby-begun = Gra się rozpoczęła.
lobby-moved = Post tego stołu jest teraz niżej.
lobby-cancelled = Ten stół anulowano przed rozpoczęciem gry.
lobby-expired = Ten stół zamknięto, bo przez 24 godziny nic się tu nie działo.
lobby-closes = 🕰️ Bez gry zamknie się { $until }

lobby-open-hands = -# 👐 **Odkryte karty** dla widzów. Gra nierankingowa. Wszyscy muszą się zgodzić.
lobby-agreed = {" "}👐
button-open-hands = Odkryte karty
button-agree-open-hands = Zgadzam się
cmd-new-teaching = Odkryte karty do nauki, jeśli wszyscy się zgodzą: widzowie widzą wszystko; bez rankingu
open-hands = -# 👐 Odkryte karty: kto nie gra, widzi wszystkie karty. Gra nierankingowa.
refused-not-agreed = Przy odkrytych kartach gra zaczyna się dopiero, gdy wszyscy się zgodzą. Przycisk *{ button-agree-open-hands }* czeka na: { $who }.
refused-open-seats = Przy tym stole osoby, które nie grają, widzą wszystkie karty, więc nikt nie może przejąć miejsca. Jeśli opuścisz grę, dalej gra za ciebie gracz komputerowy.
