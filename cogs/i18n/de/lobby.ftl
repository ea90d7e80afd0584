### Vor dem Spiel

lobby-heading = ## { $game }
    Ein Tisch ist offen. { $host } hat eingeladen und startet das Spiel.
lobby-seat = **{ $number }.** { $who }{ $team ->
    [0] {""}
   *[other] {" "}(Team { $team })
}
lobby-free = **{ $number }.** *{ $needed ->
    [True] freier Platz: drück „Mitspielen“
   *[False] hier kann noch jemand mitspielen
}*
lobby-clock = ⏳ { $time } für jede Entscheidung
lobby-begun = Das Spiel hat begonnen. Sein Beitrag steht weiter unten in diesem Kanal oder im Thread dieses Beitrags.
lobby-moved = Dieser Tisch ist weiter unten offen.
lobby-cancelled = Dieser Tisch wurde geschlossen, bevor es losging.
lobby-expired = Dieser Tisch wurde geschlossen, weil sich hier 24 Stunden lang nichts geändert hat.
lobby-closes = 🕰️ Schließt { $until }, wenn sich hier nichts ändert
