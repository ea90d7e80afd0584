### La première minute : les jeux et comment les commencer

cmd-play = Commence ici : trois jeux. Joue tout de suite, ouvre une table ou apprends un jeu

play-heading = ## Cake Club
    -# **{ button-play-now }** contre un bot maison, **{ button-open-table }** une table ici ou **{ button-learn }** en 5 minutes.
play-game = **{ $game }** : { $about }
play-level = Jouer : **{ $level }**, à peu près ton niveau
play-more = -# Voir aussi : `/rules`, `/preferences`.
play-more-managers = -# Voir aussi : `/rules`, `/preferences`, `/settings show`.
play-done = ## Cake Club
table-opened = ✅ Ta table est ici : { $link }
about-game-duel = Bluffe pour des gâteaux et démasque les mensonges.
about-game-bakeries = Donne les mauvais gâteaux, vends les bons.
about-game-auf = Prépare tes recettes et gâche celles des autres.

button-play = Jouer
button-play-now = Jouer
button-open-table = Ouvrir
button-own-tables = Mes parties
own-tables-heading = ## Tes parties
own-tables-none = Tu n’es à aucune table ici. Appuie sur **{ button-play }** et commence une partie.

button-welcome-table = Ouvrir une table
welcome-heading = ## Cake Club est là 🍰
welcome-text = Trois jeux de cartes sur les gâteaux, pour tout le monde sur ce serveur : entre vous, ou en solo contre un bot maison. Appuie sur **{ button-welcome-table }** ou utilise `/play`.
    -# Les gestionnaires du serveur choisissent les salons, la langue et d’autres réglages avec `/settings show`.
direct-opened = ✅ Ta table est plus bas.
direct-asleep = 💤 **La table dort :** je ne peux pas t’écrire. Rien n’est perdu et le temps ne court pas. Appuie sur **{ button-hand }** pour la réveiller.
direct-messages = messages privés
