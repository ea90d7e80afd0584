### Vor dem Spiel

lobby-heading = ## { $game }
    -# { $about }
    { $host } startet das Spiel.
lobby-seat = **{ $number }.** { $who }
lobby-free = **{ $number }.** *{ $needed ->
    [True] freier Platz
   *[False] hier kann noch jemand mitspielen
}*
lobby-team = **Team { $team }**: { $players }
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

lobby-open-hands = -# 👐 **Offene Karten zum Lernen:** Wer nicht mitspielt, sieht alle. Nicht gewertet. Alle müssen zustimmen.
lobby-agreed = {" "}👐
button-open-hands = Offene Karten
button-agree-open-hands = Zustimmen
cmd-new-teaching = Offene Karten zum Lernen, wenn alle zustimmen: Wer zuschaut, sieht alles; nicht gewertet
open-hands = -# 👐 Offene Karten: Wer nicht mitspielt, sieht alle Karten. Nicht gewertet.
refused-not-agreed = Mit offenen Karten beginnt das Spiel erst, wenn alle zugestimmt haben. Auf *{ button-agree-open-hands }* fehlt noch: { $who }.
refused-open-seats = An diesem Tisch sieht alle Karten, wer nicht mitspielt. Deshalb kann hier niemand einen Platz übernehmen. Wenn du gehst, spielt ein Hausspieler für dich weiter.
