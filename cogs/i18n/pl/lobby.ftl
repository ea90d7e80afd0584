### Przed grą

lobby-heading = ## { $game }
    Ten stół jest otwarty. Gospodarz ({ $host }) rozpoczyna grę.
lobby-seat = **{ $number }.** { $who }{ $team ->
    [0] {""}
   *[other] {" "}(drużyna { $team })
}
lobby-free = **{ $number }.** *{ $needed ->
    [True] wolne miejsce: naciśnij Dołącz
   *[False] może dołączyć jeszcze jedna osoba
}*
lobby-clock = ⏳ { $time } na każdą decyzję
lobby-begun = Gra się rozpoczęła. Jej post jest niżej na tym kanale albo w wątku tego posta.
lobby-moved = Post tego stołu jest teraz niżej.
lobby-cancelled = Ten stół anulowano przed rozpoczęciem gry.
lobby-expired = Ten stół zamknięto, bo przez 24 godziny nic się tu nie działo.
lobby-closes = 🕰️ Jeśli nic się nie wydarzy, stół zamknie się { $until }
