### Avant la partie

lobby-heading = ## { $game }
    -# { $about }
    { $host } lance la partie.
lobby-seat = **{ $number }.** { $who }
lobby-free = **{ $number }.** *{ $needed ->
    [True] place libre
   *[False] encore une place possible
}*
lobby-team = **Équipe { $team }** · { $players }
lobby-team-free = *{ $count } { $count ->
    [one] place libre
   *[other] places libres
}*
button-team = Équipe { $team }
refused-team-full = L’équipe { $team } n’a plus de place libre.
lobby-clock = ⏳ { $time } pour chaque décision
lobby-more-time = ⏱️ Temps double pour décider : { $who }
lobby-begun = La partie a commencé.
lobby-moved = Le message de cette table est maintenant plus bas.
lobby-cancelled = Cette table a été annulée avant le début de la partie.
lobby-expired = Cette table a été fermée : rien ne s’y est passé pendant 24 heures.
lobby-closes = 🕰️ Se ferme { $until } si rien ne se passe
