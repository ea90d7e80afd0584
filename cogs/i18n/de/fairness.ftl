### Zahlen für die Leitung des Servers

cmd-settings-fairness = Nur du siehst es: wer fast nur mit einer Person spielt, und große Gewinne

fairness-heading = ## Wer mit wem spielt: { $server }
fairness-about = Nur du siehst das. Es sind Zahlen und kein Urteil: Manche spielen eben am liebsten miteinander, und eine gute Woche haben alle einmal.
fairness-pairs = **Meist gegen dieselbe Person** (gewertete Spiele: mindestens { $games }, gegen dasselbe Mitglied: mindestens { $percent } %)
fairness-pair = { $who } gegen { $other }: { $games } von { $all } ({ $percent } %), davor in { $ahead }, dahinter in { $behind }
fairness-gains = **Große Gewinne in { $days } Tagen** (geschätzte Spielstärke: mindestens +{ $gain }, ohne die ersten Spiele eines Mitglieds)
fairness-gain = { $who }, { $game }: +{ $gain }, erster Platz in { $wins } von { $games }
fairness-nobody = niemand

fairness-privacy = **Leitung eines Servers:** Sie kann dort sehen, wer meist gegen dieselbe Person spielt, und große Gewinne bei der Wertung.
