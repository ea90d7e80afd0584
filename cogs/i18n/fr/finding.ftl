### Trouver des adversaires, la fin d’une saison et des chiffres pour les gestionnaires

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
permission-manage_roles = Gérer les rôles
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
cmd-settings-season-post = Où publier les meilleures places à la fin de chaque saison
cmd-settings-season-post-where = Quel salon ; laisse vide pour ne rien publier
cmd-settings-fairness = Pour toi seulement : qui joue surtout avec la même personne, et les fortes hausses
settings-players-role = **Prévenu quand une table attend :** { $value }
settings-players-role-none = personne (`/settings players-role`)
settings-season-post = **Fin de saison :** { $value }
settings-season-post-none = rien n’est publié (`/settings season-post`)
settings-lost-players-role = ⚠️ Le rôle prévenu quand une table attend a été supprimé. Choisis-en un autre avec `/settings players-role`.
settings-lost-season-post = ⚠️ Le salon de la fin de saison a été supprimé. Choisis-en un autre avec `/settings season-post`.
refused-season-post-permission = Je ne peux pas écrire dans { $channel } : il me manque { $permissions }. Un gestionnaire du serveur peut le régler sous Modifier le salon → Permissions → Cake Club.

season-name = { $number ->
    [1] janvier à mars
    [2] avril à juin
    [3] juillet à septembre
   *[4] octobre à décembre
} { $year }
season-heading = ## 🏆 Fin de la saison : { $season }
season-note = -# Une nouvelle saison a commencé, et tout le monde repart de zéro. Les boutons montrent le classement entier.
leaderboard-season = -# Chaque saison, tout le monde repart de 0. 🌱 Débuts ici : moins de 5 parties classées.
menu-board-season = Saisons passées…

fairness-heading = ## Qui joue avec qui · { $server }
fairness-about = Ceci n’est visible que pour toi. Ce sont des chiffres, pas un jugement : des amis jouent souvent seulement entre eux, et une bonne semaine arrive à tout le monde.
fairness-pairs = **Surtout la même personne** (parties classées : au moins { $games }, contre le même membre : au moins { $percent } %)
fairness-pair = { $who } contre { $other } : { $games } sur { $all } ({ $percent } %), devant dans { $ahead }, derrière dans { $behind }
fairness-gains = **Fortes hausses en { $days } jours** (niveau estimé : au moins +{ $gain }, sans les premières parties d’un membre)
fairness-gain = { $who } · { $game } : +{ $gain }, première place dans { $wins } sur { $games }
fairness-nobody = personne

privacy-managers = **Gestionnaires d’un serveur :** ils peuvent voir qui joue surtout avec la même personne, et les fortes hausses de cote.
