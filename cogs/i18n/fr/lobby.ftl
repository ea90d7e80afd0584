### Avant la partie

lobby-heading = ## { $game }
    -# { $about }
    { $host } lance la partie.
lobby-seat = **{ $number }.** { $who }
lobby-free = **{ $number }.** *{ $needed ->
    [True] place libre
   *[False] encore une place possible
}*
lobby-team = **Équipe { $team }** : { $players }
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

lobby-open-hands = -# 👐 **Mains ouvertes** à qui ne joue pas. Non classée. Toute la table doit accepter.
lobby-agreed = {" "}👐
button-open-hands = Mains ouvertes
button-agree-open-hands = Accepter
cmd-new-teaching = Mains ouvertes pour apprendre, si tout le monde accepte : on voit tout ; non classée
open-hands = -# 👐 Mains ouvertes : qui ne joue pas voit toutes les cartes. Non classée.
refused-not-agreed = Avec les mains ouvertes, la partie commence quand tout le monde a accepté. Il reste à appuyer sur *{ button-agree-open-hands }* : { $who }.
refused-open-seats = À cette table, qui ne joue pas voit toutes les mains : personne ne peut donc y reprendre une place. Si tu quittes la partie, un bot maison continue à ta place.
