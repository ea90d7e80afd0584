### Où sont les tables, et qui les suit

thread-name = { $game } : { $people }
past-summary = ### { $game } : { $people }
past-thread = [Toute la partie]({ $link })

button-watch = Suivre
button-unwatch = Ne plus suivre
spectator-heading = ## Suivre cette table
spectator-note = Tu ne joues pas ici. Si tu suis la table, le bot te mentionne aux grands moments : la fin d’une manche ou de la partie.
spectator-on = 👀 Tu suis cette table : le bot te mentionne aux grands moments.
spectator-on-lobby = 👀 Tu suis cette table : le bot te mentionne quand la partie commence, puis aux grands moments.
spectator-off = Tu ne suis plus cette table.
open-hands-note = -# 👐 Toute la table a accepté que tu voies les mains. N’en dis rien tant que la partie est en cours.
button-look-again = Actualiser
spectator-ping = 👀 { $who } : { $news } ; à la table de { $people }. { $link }
spectator-begun = la partie a commencé
cmd-table-watch = Suis une table pour une mention aux grands moments, ou arrête de la suivre
cmd-table-watch-table = Quelle table ; inutile dans le fil d’une table

table-asleep = 💤 **La table dort :** je ne peux pas atteindre son salon. Rien n’est perdu et le temps ne court pas. Réveille-la avec `/table show` dans un autre salon.
table-action-sleep = 💤 La table s’est endormie : son salon est hors d’atteinte.
table-action-wake = ☀️ La table est réveillée.
