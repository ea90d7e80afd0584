### Vor dem Spiel

lobby-heading = ## { $game }
    -# { $about }
    { $host } startet das Spiel.
lobby-seat = **{ $number }.** { $who }
lobby-free = **{ $number }.** *{ $needed ->
    [True] freier Platz
   *[False] hier kann noch jemand mitspielen
}*
lobby-team = **Team { $team }** · { $players }
lobby-team-free = *{ $count } { $count ->
    [one] freier Platz
   *[other] freie Plätze
}*
button-team = Team { $team }
refused-team-full = In Team { $team } ist kein Platz frei.
lobby-clock = ⏳ { $time } pro Entscheidung
lobby-more-time = ⏱️ Doppelte Zeit zum Entscheiden: { $who }
lobby-begun = Das Spiel hat begonnen.
lobby-moved = Der Beitrag dieses Tisches steht jetzt weiter unten.
lobby-cancelled = Dieser Tisch wurde abgebrochen, bevor das Spiel begonnen hat.
lobby-expired = Dieser Tisch wurde geschlossen, weil hier 24 Stunden lang nichts passiert ist.
lobby-closes = 🕰️ Schließt { $until }, wenn nichts passiert
