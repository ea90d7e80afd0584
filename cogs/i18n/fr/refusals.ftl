### Ce qui n’est pas possible

error-store = Je n’ai pas pu enregistrer ton coup, il n’a donc pas été joué. Réessaie dans un instant. Si cela continue, demande à la personne qui héberge ce bot de vérifier son disque.
error-permission = Tu n’as pas la permission de faire cela ici.
error-forbidden = Discord ne me laisse pas faire cela ici : il me manque une permission dans ce salon. Les gestionnaires du serveur peuvent la donner sous **Modifier le salon**, **Permissions**, **Cake Club**.
error-unexpected = Quelque chose s’est mal passé de mon côté. Rien n’est perdu. Réessaie.
refused-one-moment = Cela prend plus de temps que d’habitude. Appuie encore une fois dans un instant.
refused-database-away = Je n’arrive pas à joindre ma base de données pour l’instant. Réessaie dans un instant.
refused-thread-limit = Pour l’instant, Discord ne me laisse plus ouvrir de fils dans ce salon. Réessaie dans quelques minutes ou dans un autre salon, ou joue dans tes messages privés avec moi.
refused-moved-on = La partie a avancé. Regarde le dernier message de la table.
refused-not-asked = Ce n’est pas ton tour.
refused-not-seated = Tu ne joues pas à cette table. Tu peux la suivre, bien sûr.
refused-table-over = Cette table est finie. Ouvres-en une autre avec { NEW_TABLE("ou") }.
refused-not-begun = À cette table, la partie n’a pas encore commencé.
refused-unknown-control = Ce bouton ou ce menu ne fonctionne plus. Écris de nouveau la commande pour avoir un nouveau message : `/table show` pour une table, `/rules` pour les règles.
refused-not-available = Ce n’est pas disponible ici.
refused-no-such-table = Cette table n’existe plus. `/table list` montre les tables ouvertes ou en cours.
refused-no-table-here = Tu n’as pas de table ici. Ouvres-en une avec { NEW_TABLE("ou") }.
refused-other-game = Ta table ici joue à { $game } : { $link }
refused-not-begun-yet = À ta table, la partie n’a pas encore commencé : { $link }
refused-which-table = Tu joues à plusieurs tables. Choisis-en une avec l’option `table`.
refused-name-table = Dis quelle table : choisis-la avec l’option `table`. Dans le fil d’une table, ce n’est pas nécessaire.
refused-unknown-action = Je ne connais pas ce coup. Le dernier message de la table montre ce que tu peux faire maintenant.
refused-other-edition = Les règles du jeu ont changé depuis le début de cette table : la partie ne peut pas continuer.
refused-record-damaged = Je ne peux plus lire les coups de cette table : la partie ne peut pas continuer. La personne qui héberge ce bot peut en savoir plus dans le journal.
refused-bad-option = L’option « { $option } » n’accepte pas cette valeur. Choisis-en une autre.
refused-already-joined = Tu es déjà à cette table.
refused-not-joined = Tu n’es pas à cette table.
refused-table-full = { $seats ->
    [2] Les deux places sont prises
   *[other] Les { $seats } places sont prises
}. Ouvre une autre table avec { NEW_TABLE("ou") }.
refused-already-begun = La partie a déjà commencé. Suis-la avec `/table watch`.
refused-host-only = C’est réservé à l’hôte de la table, <@{ $host }>.
refused-no-house-left = Tous les bots maison sont déjà à cette table. Les membres peuvent encore s’y asseoir.
refused-wrong-number = Ce jeu se joue à { $needed }, et il y a ici { $seated } { $seated ->
    [one] personne
   *[other] personnes
}. Ajoute un bot maison pour remplir une place libre.
refused-too-few-players = Ce jeu se joue au moins à { $needed }, et il y a ici { $seated } { $seated ->
    [one] personne
   *[other] personnes
}. Ajoute un bot maison pour remplir une place libre.
refused-here-only = Tu ne peux ouvrir des tables que dans les salons d’un serveur et dans tes messages privés avec moi.
refused-not-on-server = Cake Club n’est pas sur ce serveur, tu ne peux donc pas jouer ici. Écris à { $bot } : les leçons, les parties contre un bot maison et les parties du jour marchent là-bas.{ $url ->
    [none] {""}
   *[other] {" "}Les personnes qui gèrent ce serveur peuvent [ajouter Cake Club]({ $url }).
}
refused-not-in-conversation = Cake Club ne peut pas jouer dans cette conversation. Écris à { $bot } : les leçons, les parties contre un bot maison et les parties du jour marchent là-bas.{ $url ->
    [none] {""}
   *[other] {" "}Pour jouer à plusieurs, [ajoute Cake Club à un serveur]({ $url }).
}
refused-missing-permission = Je ne peux pas tenir de table ici : il me manque { $count ->
    [one] la permission « { $permissions } »
   *[other] les permissions { $permissions }
}. Les gestionnaires du serveur peuvent { $count ->
    [one] la
   *[other] les
} donner sous **Modifier le salon**, **Permissions**, **Cake Club**.
refused-other-channel = Tu ne peux pas ouvrir de table dans ce salon. Sur ce serveur, on joue dans { $channels }.
refused-role-only = Sur ce serveur, seul le rôle { $role } permet d’ouvrir des tables. Tu peux t’asseoir à celles des autres.
refused-too-many-tables = Tu es déjà à { $most } { $most ->
    [one] table
   *[other] tables
} sur ce serveur, le maximum permis à la fois. Termine ou quitte d’abord une table.
refused-no-modes = Seul Cake Duel a des modes. Pour les autres jeux, laisse l’option `mode` vide.
refused-no-such-board-page = Le classement n’a pas autant de pages. Choisis un numéro de page plus petit.
refused-stats-none = { $who } n’a pas encore terminé de partie sur ce serveur. Ouvre une table avec { NEW_TABLE("ou") }.
refused-stats-none-of-game = { $who } n’a pas encore terminé de partie de ce jeu sur ce serveur. Laisse l’option `game` vide pour voir tous les jeux.
refused-stats-same-member = Choisis deux membres différents à comparer.
refused-stats-of-a-bot = Les bots n’ont pas de statistiques. Choisis un membre.
refused-not-sure = Rien n’a changé. Pour demander l’oubli, écris « { $word } ».
refused-asleep = Cette table dort : je n’ai pas pu atteindre son salon. Réveille-la avec `/table show`.
refused-too-much = Cela fait beaucoup en une minute, réessaie { $until }.
refused-too-soon = Cela vient d’être fait à cette table, réessaie { $until }.
refused-too-fast = Tu appuies plus vite que je ne peux répondre. Attends { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}.
refused-text-too-long = C’est trop long. Écris { $most } { $most ->
    [one] caractère
   *[other] caractères
} au plus.
refused-managers-only = Seuls les gestionnaires du serveur peuvent faire cela.
refused-shown-elsewhere = Cette table a sa place dans un autre salon, où toute la table peut la voir : { $link }
refused-other-tables-thread = Ce fil est celui d’une autre table. Affiche la tienne dans { $channel }.
refused-bad-table = Cette table n’existe pas ici. Choisis-en une dans la liste qui s’affiche quand tu écris. `/table list` montre les tables ouvertes ou en cours, `/history` celles qui sont finies.
refused-page-gone = Cette partie de la page n’est plus disponible. Rouvre la page.
refused-no-such-page = Les règles n’ont pas cette page. `/rules` ouvre la première.

permission-view_channel = Voir le salon
permission-send_messages = Envoyer des messages
permission-read_message_history = Voir les anciens messages
permission-create_public_threads = Créer des fils publics
permission-create_private_threads = Créer des fils privés
permission-send_messages_in_threads = Envoyer des messages dans les fils
refused-export-running = Ton fichier, ou celui d’autres membres, est encore en préparation. Réessaie dans une minute.
refused-export-too-large = Ton fichier est trop gros pour Discord, ou Discord n’a pas pu le recevoir cette fois. Réessaie plus tard. Si cela échoue encore, demande tes données à la personne qui héberge ce bot.
permission-manage_roles = Gérer les rôles
