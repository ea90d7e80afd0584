### Les cartes en main

hand-heading = ### Ta main : { $game }
hand-link = [Aller à la table]({ $link })

hand-refused = Je n’ai pas pu t’envoyer ta main en message privé : tu n’acceptes pas les messages de ce serveur. *{ button-hand }* la montre à toi seulement ; réactive les messages avec `/preferences`.
turns-refused = Je n’ai pas pu t’envoyer de message privé : tu n’acceptes pas les messages de ce serveur. Réactive les messages de chaque coup avec `/preferences`.

hand-messages-off = Ta main n’arrive plus en message privé. *{ button-hand }* la montre à la table ; réactive les messages avec `/preferences`.
hand-unused = Ta main arrive aussi en message privé, et tu n’y as utilisé aucun bouton pendant tes trois dernières parties. Sans ces messages, *{ button-hand }* la montre à toi seulement, comme ici.
button-no-hand-messages = Pas en message privé

hand-older = Cette copie est ancienne. Ta main est dans le dernier message *{ button-hand }*.
hand-given-up = Cette main n’est plus la tienne.
refused-older-hand = C’était une ancienne copie de ta main. Elle montre maintenant ta main actuelle : appuie encore une fois.

duel-hand-claim = { $who } annonce **{ $claim }**.
duel-hand-claim-you = Tu annonces **{ $claim }**.
duel-accepting-theft = Accepter : { $left ->
    [0] tu perds la manche.
    [one] il te resterait 1 gâteau.
   *[other] il te resterait { $left } gâteaux.
}
duel-accepting-free = Accepter ne te coûte aucun gâteau.
duel-accepting-look = Accepter ne te coûte aucun gâteau, mais { $who } voit { $reader ->
    [own] ta main
   *[other] la main de { $of }
}.
duel-accepting-named = Accepter : { $who } voit { $reader ->
    [own] ta main
   *[other] la main de { $of }
} et vole jusqu’à { $most } { $most ->
    [one] gâteau
   *[other] gâteaux
}{ $is_all ->
    [True] , tous les tiens
   *[False] {""}
}.
duel-accepting-block = Accepter : { $stolen ->
    [0] tu ne voles aucun gâteau
    [one] tu voles encore 1 gâteau
   *[other] tu voles encore { $stolen } gâteaux
}{ $is_all ->
    [True] {" "}et tu gagnes la manche
   *[False] {""}
}.
duel-accepting-rest = Accepter : de ton attaque, il reste **{ $claim }**.

auf-brief-legend = Il manque (**gras** : dans ta main) :
bakeries-brief-chef = **{ $chef } ×{ $multiplier }** : { $count } sur 5 ; { $lacking ->
    [none] ✅ **complète : tu peux engager**
   *[other] il manque { $lacking }
}
