### What the post of a lesson says first of a new question, beside its image; a button explains the rest

button-explain = Expliquer
lesson-explained = ### 🎓 { $game }
lesson-short = 🎓 { $hint }
lesson-short-first = 🎓 **Bienvenue !** **Expliquer** t’en dit plus à chaque étape.
    { $hint }
lesson-short-duel-claim = Regarde **Ma main**, puis **Attaquer…** : coche des cartes ⚔️ ou 🔮 du même nom et annonce ce qu’elles sont.
lesson-short-duel-answer = Les cartes sont-elles ce que Tutor annonce ? **Accepter** si tu y crois ; **Bloquer…** est possible aussi.
lesson-short-duel-block = **Accepter** si tu crois au blocage ; **Contester !** risque la manche.
lesson-short-bakeries-turn = Réunis cinq pièces : **Piocher** ou **Prendre …**.
lesson-short-bakeries-discard = Garde ce qui sert à ta meilleure panoplie : vois **Ma main**.
lesson-short-bakeries-place = Garde les gâteaux chers ; donne les autres.
lesson-short-bakeries-roll = **Lancer !** Une nouvelle somme vend le gâteau de sa case.
lesson-short-bakeries-stale = 20 % de moins pour un gâteau : prends le plus cher.
lesson-short-bakeries-again = **Arrêter** garde 60 %. **Encore** : 80 % ou 40 %.
lesson-short-auf-round = Regarde **Ma main**, fais **Poser…** avec ce qui manque à tes recettes, puis **Passer**.
lesson-short-auf-look = **Recettes…** : prends-en une contre une des tiennes, ou **Aucune**.
lesson-short-auf-night = **Garder…** : tes recettes 🌙 peuvent rester, mais tu les termines d’abord.
