### Les cartes en main

hand-heading = ### Ta main · { $game }
hand-link = [Aller à la table]({ $link })

hand-refused = Je n’ai pas pu t’envoyer ta main en message privé : tu n’acceptes pas les messages de ce serveur. *Ma main* la montre à toi seulement ; réactive les messages avec `/preferences`.
