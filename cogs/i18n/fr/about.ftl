### Ce bot

cmd-about = Version, nouveautés, conditions, vie privée, aide et invitation

about-heading = ## Cake Club { $version }
about-new = **Nouveau dans la version 1.0.0 :** Cake Duel, You Take the Cake et Cake Auf!, avec des bots maison de trois niveaux, un tutoriel et des règles pour chaque jeu, des cotes et des classements, des tournois, les parties du jour, des replays, et des mélanges que tu peux vérifier avec `/verify`.
about-privacy = **Vie privée :** `/privacy show` dit ce qui est gardé sur toi et te permet de le supprimer. Les messages ne sont jamais lus.{ $url ->
    [none] {""}
   *[other] {" "}[Politique de confidentialité]({ $url })
}
about-terms = **Conditions :** le bot est gratuit, on n’y joue jamais d’argent, et il est fourni sans aucune garantie.{ $url ->
    [none] {""}
   *[other] {" "}[Conditions d’utilisation]({ $url })
}
about-licence = **Licence :** ce programme est un logiciel libre sous licence MIT. C’est une création de fans, non officielle ; les jeux appartiennent à leurs créateurs.{ $url ->
    [none] {""}
   *[other] {" "}[Code source]({ $url })
}
about-support = **Aide :** { $url ->
    [none] demande à la personne qui héberge ce bot, par exemple en passant par les gestionnaires de ton serveur.
   *[other] [demande de l’aide ici]({ $url }).
}
about-sentences = **Traduction :** [signale une phrase]({ $url }) fausse ou peu claire.
about-invite = **Invitation :** [ajouter Cake Club à un autre serveur]({ $url }).
about-account = **Sur ton compte :** [ajoute Cake Club à tes applications]({ $url }) et joue en message privé, sans serveur.
