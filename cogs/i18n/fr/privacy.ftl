### Ce qui est gardé sur un membre

cmd-privacy = Ce que Cake Club garde sur toi
cmd-privacy-show = Ce qui est gardé sur toi, pourquoi et combien de temps
cmd-privacy-export = Reçois dans un fichier tout ce qui est gardé sur toi, pour toi seulement
cmd-privacy-forget = Retire ton nom et ton identifiant de tout ce qui est gardé

privacy-heading = ## Ce que Cake Club garde sur toi
privacy-kept = **Quoi :** les tables où tu as joué et le nom que tu y portais, tes coups et leur heure, les mots avec lesquels tu as coupé, l’issue des parties, tes cotes, tes statistiques et tes résultats contre d’autres, les tables que tu suis ou rends muettes, tes parties du jour, tes tournois, et ce que tu as réglé avec `/preferences`. Les messages ne sont jamais lus.
privacy-why = **Pourquoi :** pour qu’une partie puisse continuer après un redémarrage, être revue, et compter au classement.
privacy-how-long = **Combien de temps :** jusqu’à ce que tu demandes l’oubli, ou 30 jours après que le bot a quitté le serveur.
privacy-who = **Qui le voit :** la personne qui héberge ce bot peut lire sa base de données. Personne d’autre ne voit ta main en partie, sauf mains ouvertes. À la fin, toute personne qui voit le salon voit toutes les mains. Tes résultats et tes statistiques, comme tes bluffs, sont visibles de tout le serveur.
privacy-you = **Tu peux :** tout télécharger dans un fichier, ou faire retirer ton nom et ton identifiant. Les parties que d’autres ont jouées avec toi restent complètes, avec « quelqu’un » à ta place. Les anciens messages des salons restent jusqu’à ce que quelqu’un les y supprime.
button-privacy-data = Données
button-privacy-access = Qui les voit
button-privacy-export = Mes données
button-privacy-forget = M’oublier…
privacy-export = Ce fichier contient tout ce qui est gardé sur toi.
privacy-export-part = Partie { $part } sur { $parts } de tout ce qui est gardé sur toi. Décompresse toutes les parties dans un même dossier : ensemble, elles sont complètes.
privacy-forget-title = M’oublier
privacy-forget-field = Écris « { $word } » pour confirmer
privacy-forget-note = C’est définitif. Tu quittes toutes tes tables, et tes parties ne comptent plus pour toi.
privacy-word = oublier
privacy-forgotten = C’est oublié : ton nom et ton identifiant ne figurent plus nulle part. Tu gardes un seul essai pour chacune des parties du jour.
somebody = quelqu’un
