### La première minute : les jeux et comment les commencer

cmd-play = Commence ici : trois jeux. Joue tout de suite, ouvre une table ou apprends un jeu
cmd-help = Ce que Cake Club sait faire, et comment commencer une partie

play-heading = ## Cake Club
    -# Choisis un jeu : **Jouer** contre un joueur maison, **Nouvelle table** pour les gens d’ici, ou **Apprendre** en cinq minutes.
play-game = **{ $game }** · { $about }
play-level = -# Jouer : **{ $level }** · à peu près ton niveau
play-more = -# Voir aussi : `/rules`, `/preferences`.
play-more-managers = -# Voir aussi : `/rules`, `/preferences`, `/settings show`.
play-done = ## Cake Club
table-opened = ✅ Ta table est dans { $channel }.
about-game-duel = Bluffe pour des gâteaux et démasque les mensonges.
about-game-bakeries = Donne les mauvais gâteaux, vends les tiens aux dés.
about-game-auf = Prépare tes recettes et gâche celles des autres.

button-play = Jouer
button-play-now = Jouer
button-open-table = Nouvelle table
button-learn = Apprendre

welcome-heading = ## Cake Club est là 🍰
welcome-text = Trois jeux de cartes sur les gâteaux, pour tout le monde sur ce serveur : entre vous, ou en solo contre un joueur maison. Appuie sur **Jouer** ou utilise `/play`.
    -# Les gestionnaires du serveur choisissent les salons, la langue et d’autres réglages avec `/settings show`.
