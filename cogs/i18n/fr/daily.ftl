### La partie du jour

cmd-daily = Les parties du jour : les mêmes cartes pour tout le monde, un seul essai
cmd-daily-today = Joue les parties du jour : un essai pour chacune, contre un bot maison du niveau de ton choix
cmd-daily-board = Les résultats du jour sur ce serveur

button-daily = Parties du jour
button-daily-level = { $level ->
    [easy] Facile
    [fair] Moyen
   *[strong] Fort
}
button-daily-share = Partager
button-daily-board = Classement
button-daily-check = Vérifier les parties
button-daily-yesterday = Hier
button-daily-today = Aujourd’hui

daily-heading = ## 🗓️ Parties du jour : { $day }
    Les mêmes cartes pour tout le monde, partout. Tu as un essai pour chacune : choisis le niveau du bot maison. Les résultats se comparent à niveau égal.
    -# Nouvelles parties { $until }
daily-game = **{ $game }** : { $state }
daily-named = { $game }, { $level }
daily-open = pas encore jouée
daily-running = [en cours]({ $link })
daily-void = sans résultat
daily-result = { $kind ->
    [won] 🏆 gagné
    [tied] 🤝 égalité
   *[lost] perdu
} { $squares } **{ $mine } : { $house }**
daily-gave-up = 🏳️ abandon
daily-shared = 🗓️ **{ $game }**, { $day } : { $outcome }
daily-days = 📅 Jours joués sur les { $days } derniers : { $count }
daily-share-heading = ### 🗓️ { $who }, { $day }
daily-opened = 🗓️ Ta partie est dans { $thread }. Tu as un seul essai : bonne chance !
daily-welcome = 🗓️ La partie du { $day }. Tu as un seul essai, et il compte pour ce jour.

daily-board-heading = ## 🗓️ { $day }, { $server }
daily-board-line = **{ $rank }.** { $who } : { $outcome }
daily-board-none = Personne n’a encore terminé cette partie.
daily-board-note = -# On compare à niveau égal : d’abord les victoires, puis l’avance sur le bot maison. Ici comptent les parties que tu commences sur ce serveur.

daily-check-heading = ## 🔒 Vérifier les parties
daily-check-note = Un jour avant une partie, cette page montre le SHA-256 de son secret. Un jour après, elle montre le secret.
    -# Les secrets viennent de la date et sont donc les mêmes sur tous les bots. En lisant le code source de Cake Club, on peut les connaître : le classement est juste pour s’amuser.
daily-check-day = **{ $day }**
daily-check-code = { $game } : `{ $commitment }`
daily-check-secret = { $game } : `{ $commitment }`, secret `{ $secret }`

refused-daily-played = Tu as déjà joué cette partie. Les nouvelles arrivent à minuit UTC.
refused-daily-no-thread = Personne d’autre ne doit voir ta partie, il lui faut donc un fil privé. Ici, je ne peux pas en ouvrir. Essaie un autre salon, ou joue dans tes messages privés avec moi.
refused-daily-board-here = Le classement du jour n’existe que sur un serveur. Utilise `/daily board` là-bas.
refused-daily-no-result = Termine d’abord une partie du jour. Tu pourras ensuite la partager.
