### Le plan de l’aide : où tout se trouve

cmd-help = Ce que Cake Club sait faire, et où le trouver
help-heading = ## Ce que je sais faire
help-playing = **Jouer** : tout de suite contre un bot maison, ou à une table avec les gens d’ici
help-ranking = **Classement** : les parties entre membres comptent pour ta cote
help-pings = **Mentions** : quand je te préviens, heures calmes, vacances
help-leaving = **Quitter** : **Table…**, puis **Quitter…** sous le message de la table : un bot maison continue. Ce que je garde sur toi :
help-managing = **Gérer** : où ouvrir des tables, langue, images et plus
button-help = Aide
button-history = Parties jouées
button-preferences = Préférences
button-pings = Mentions
button-privacy = Confidentialité
button-settings = Réglages
