### Trouver des adversaires

cmd-play-game = Trouve une table : quel jeu ; laisse vide pour tous
cmd-play-when = Trouve une table : en combien de temps tu veux jouer la partie
choice-pace-now = maintenant : d’une traite
choice-pace-today = aujourd’hui : quelques minutes pour chaque décision
choice-pace-week = cette semaine : un jour pour chaque décision
find-joined = ✅ Tu as une place à une table de { $game } : { $link }
find-opened = ✅ Aucune table n’attendait, alors je t’en ai ouvert une de { $game } ici. D’autres peuvent la rejoindre.
refused-already-waiting = Tu attends déjà à une table : { $link }

button-players-role = Me prévenir
players-called = 🍰 { $role } Une table de { $game } attend encore { $free } { $free ->
    [one] personne
   *[other] personnes
} : { $link }
players-role-reason = Demandé par un bouton de Cake Club.
refused-players-role-none = Ce serveur n’a plus de rôle pour cela. Les gestionnaires du serveur peuvent en choisir un avec `/settings players-role`.
refused-players-role-everyone = Choisis un rôle qu’on peut avoir ou non. Tout le monde a celui-ci.
refused-players-role-managed = { $role } appartient à une application ou à Discord, je ne peux donc pas le donner. Choisis un autre rôle.
refused-players-role-powerful = { $role } permet ici plus que les autres rôles, et les membres se le donnent eux-mêmes. Choisis un rôle sans permission en plus.
refused-players-role-permission = Je ne peux pas donner de rôles : il me manque la permission « { $permission } ». Les gestionnaires du serveur peuvent la donner sous **Paramètres du serveur**, **Rôles**, **Cake Club**.
refused-players-role-too-high = Je ne peux pas donner { $role } : il n’est pas sous mon propre rôle. Les gestionnaires du serveur peuvent monter le mien sous **Paramètres du serveur**, **Rôles**.
refused-players-role-not-yours = Pour choisir { $role } ici, il faut pouvoir le donner soi-même : avec « { $permission } » et un rôle plus haut.
refused-players-role-silent = Mon message ne préviendrait pas { $role }. Permets à tout le monde de mentionner ce rôle sous **Paramètres du serveur**, **Rôles**.

cmd-menu-invite = Inviter à jouer
invite-heading = ## Inviter { $who } à jouer
invite-place = { $place ->
    [here] La table s’ouvre dans ce salon.
   *[private] La table s’ouvre dans un fil privé, visible seulement pour vous deux et la modération du serveur.
}
invite-note = -# Une place est gardée. La mention prévient seulement les personnes qui veulent des mentions en ce moment.
button-invite-here = Ce salon
button-invite-private = Fil privé
invite-done = ✅ Une table de { $game } est ouverte dans { $place }, avec une place gardée pour { $who }.
refused-invite-yourself = Tu ne peux pas t’inviter toi-même. Avec `/play`, tu joues tout de suite contre un bot maison.
refused-invite-bot = Les applications ne peuvent pas être invitées. Choisis une personne, ou appuie sur *{ button-house }* à la table.
refused-invite-left = { $who } n’est plus sur ce serveur.
refused-invite-timed-out = { $who } est en exclusion temporaire sur ce serveur et ne peut pas jouer pour l’instant.
refused-invite-unseen = { $who } ne peut pas voir cet endroit. Lance l’invitation dans un salon visible pour vous deux.
refused-invite-at-table = { $who } a déjà une place à la table que tu as ouverte : { $link }
refused-invite-soon = Tu viens d’inviter { $who }. Réessaie { $until }.
refused-invite-no-thread = Je ne peux pas ouvrir de fil privé ici. Choisis *{ button-invite-here }*.

cmd-settings-players-role = Un rôle prévenu quand une table attend ; un bouton le donne aux membres
cmd-settings-players-role-role = Quel rôle ; laisse vide pour ne prévenir personne
settings-players-role = **Prévenu quand une table attend :** { $value }
settings-players-role-none = personne (`/settings players-role`)
settings-lost-players-role = ⚠️ Le rôle prévenu quand une table attend a été supprimé. Choisis-en un autre avec `/settings players-role`.
