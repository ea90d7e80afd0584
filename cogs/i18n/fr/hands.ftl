### Les cartes en main

hand-heading = ### Ta main · { $game }
hand-link = [Aller à la table]({ $link })

hand-refused = Je n’ai pas pu t’envoyer ta main en message privé : tu n’acceptes pas les messages de ce serveur. *Ma main* la montre à toi seulement ; réactive les messages avec `/preferences`.

hand-older = Cette copie est ancienne. Ta main est dans le dernier *Ma main*.
hand-given-up = Cette main n’est plus la tienne.
refused-older-hand = C’était une ancienne copie de ta main. Elle montre maintenant ta main actuelle : appuie encore une fois.
