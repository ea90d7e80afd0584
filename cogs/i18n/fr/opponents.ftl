### Trouver des adversaires

cmd-play-game = Trouve une table : quel jeu ; laisse vide pour tous
cmd-play-when = Trouve une table : en combien de temps tu veux jouer la partie
choice-pace-now = maintenant : d’une traite
choice-pace-today = aujourd’hui : quelques minutes pour chaque décision
choice-pace-week = cette semaine : un jour pour chaque décision
find-joined = ✅ Tu as une place à une table de { $game } : { $link }
find-opened = ✅ Aucune table n’attendait, alors je t’en ai ouvert une de { $game } ici. D’autres peuvent la rejoindre.
refused-already-waiting = Tu attends déjà à une table : { $link }

button-players-role = Me dire quand une table attend
players-called = 🍰 { $role } Une table de { $game } attend encore { $free } { $free ->
    [one] personne
   *[other] personnes
} : { $link }
players-role-reason = Demandé par un bouton de Cake Club.
refused-players-role-none = Ce serveur n’a plus de rôle pour cela. Un gestionnaire du serveur peut en choisir un avec `/settings players-role`.
refused-players-role-everyone = Choisis un rôle qu’on peut avoir ou non. Tout le monde a celui-ci.
refused-players-role-managed = { $role } appartient à une application ou à Discord, je ne peux donc pas le donner. Choisis un autre rôle.
refused-players-role-powerful = { $role } permet ici plus que les autres rôles, et les membres se le donnent eux-mêmes. Choisis un rôle sans permission en plus.
refused-players-role-permission = Je ne peux pas donner de rôles : il me manque la permission « { $permission } ». Un gestionnaire du serveur peut la donner sous Paramètres du serveur → Rôles → Cake Club.
refused-players-role-too-high = Je ne peux pas donner { $role } : il n’est pas sous mon propre rôle. Un gestionnaire du serveur peut monter le mien sous Paramètres du serveur → Rôles.
refused-players-role-not-yours = Pour choisir { $role } ici, il faut pouvoir le donner soi-même : avec « { $permission } » et un rôle plus haut.
refused-players-role-silent = Mon message ne préviendrait pas { $role }. Permets à tout le monde de mentionner ce rôle sous Paramètres du serveur → Rôles.

cmd-settings-players-role = Un rôle prévenu quand une table attend ; un bouton le donne aux membres
cmd-settings-players-role-role = Quel rôle ; laisse vide pour ne prévenir personne
settings-players-role = **Prévenu quand une table attend :** { $value }
settings-players-role-none = personne (`/settings players-role`)
settings-lost-players-role = ⚠️ Le rôle prévenu quand une table attend a été supprimé. Choisis-en un autre avec `/settings players-role`.
