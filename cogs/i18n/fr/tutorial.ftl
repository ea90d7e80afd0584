### Leçons : ce que le Tuteur dit de chaque question la première fois, et ensuite

cmd-tutorial = Apprends un jeu en cinq minutes, à ta propre table avec le Tuteur
cmd-tutorial-game = Quel jeu

tutor-name = Tuteur
tutorial-leave = **Quitter cette leçon ?** Elle s’arrête ici et ne compte pas. Tu peux recommencer avec `/tutorial` quand tu veux.
tutorial-thread = { $game } : leçon
tutorial-opened = 🎓 Ta leçon est dans { $thread }. Elle est visible seulement pour toi et la modération du serveur.
tutorial-opened-here = 🎓 Ta leçon est dans ce salon, où tout le monde peut la voir. Pour une leçon privée, il me faut la permission *{ $permission }*.
button-learn = Apprendre
button-for-real = Pour de vrai
button-once-more = Encore une fois
tutorial-welcome = 🎓 **Bienvenue !** { $about } Rien ne compte ici, alors prends ton temps.
    {"**"}{ button-hand }** montre tes cartes à toi seulement, aussi souvent que tu veux. **{ button-rules }** ouvre tout le livret. **{ button-table }** permet de faire une pause, d’annuler un coup ou de quitter.
tutorial-in-words = {"**"}{ button-in-words }** te dit ce que montre l’image.
tutorial-over-heading = ## { $game } : la leçon est finie
tutorial-over = 🎓 **C’était la leçon.** { $ended } Elle n’a compté pour personne.
    {"**"}{ button-for-real }** ouvre ici une table pour toi et d’autres, **{ button-once-more }** redistribue la leçon, et **{ button-rules }** contient tout ce qu’elle a laissé de côté.
tutorial-won = Victoire de { $winners } cette fois.
tutorial-one-round = Le message ci-dessus montre le dernier tour.

## Cake Duel

tutorial-welcome-duel = Le Tuteur et toi, vous vous disputez des gâteaux : vole tous ceux du Tuteur, ou gagne une contestation. Cette leçon finit quand tu auras vu chaque sorte de décision.
tutorial-duel-claim = 🎓 **Ton attaque.** Appuie d’abord sur **{ button-hand }** : les attaquants volent des gâteaux, ⚔️ un chacun et 🔮 deux.
    {"**"}{ duel-button-attack }** ouvre un formulaire visible pour toi seulement : coche les cartes que tu joues, puis choisis ce que tu *annonces*. Tu peux mentir sur le nom, jamais sur le nombre. **{ duel-button-pass }** renonce à l’attaque.
    Essaie : coche des attaquants du même nom et annonce ce qu’ils sont.
tutorial-known-duel-claim = -# 🎓 Attaquer… pour annoncer des cartes, vraies ou non, ou Passer pour attendre.
tutorial-duel-answer = 🎓 **On t’attaque.** Les cartes sur la table ne sont peut-être pas celles que le Tuteur annonce.
    {"**"}{ duel-button-accept }** laisse passer l’attaque : tu perds les gâteaux. **{ duel-button-block }** joue des cartes à toi en annonçant des bloqueurs : { -card-defender } 🛡️ arrête ⚔️, { -card-scientist } arrête 🔮, un attaquant chacun. Là aussi, tu peux mentir.
    {"**"}{ duel-button-challenge }** révèle les cartes et termine la manche : si l’annonce était un mensonge, tu gagnes la manche ; si elle était vraie, tu la perds. Le Tuteur ne ment jamais, mais d’autres le feront.
tutorial-known-duel-answer = -# 🎓 Accepter et perdre des gâteaux, Bloquer… avec tes cartes, ou Contester ! en risquant la manche.
tutorial-duel-block = 🎓 **Ton attaque est bloquée.** À toi de décider si tu y crois.
    {"**"}{ duel-button-accept }** laisse passer le blocage : chaque bloqueur arrête un de tes attaquants. **{ duel-button-challenge }** révèle les bloqueurs : si c’était un mensonge, tu gagnes la manche ; si c’était vrai, tu la perds.
tutorial-known-duel-block = -# 🎓 Accepter le blocage, ou Contester ! en risquant la manche.

## You Take the Cake

tutorial-welcome-bakeries = Tu tiens une pâtisserie, le Tuteur une autre : engage un chef, place les gâteaux, vends-les aux dés. Cette leçon finit quand tu auras vu chaque sorte de décision.
tutorial-bakeries-turn = 🎓 **Réunis les cinq pièces d’un chef :** { -piece-chef }, { -piece-apron }, { -piece-hat }, { -piece-batter } et { -piece-stove }. **{ button-hand }** montre ce qui manque à chaque panoplie.
    {"**"}{ bakeries-button-draw }** prend une carte cachée, **Prendre …** la carte visible ; dans les deux cas, tu défausses ensuite une carte. **{ bakeries-button-lay }** engage un chef quand tu as ses cinq pièces, et termine la phase. **Fermer chez { tutor-name }** et **Rouvrir …** jouent une pancarte, si tu en as une : une pâtisserie fermée ne peut pas engager.
    Essaie : la panoplie la plus avancée est celle de { -chef-sally(form: "short") }. La carte visible en fait-elle partie ?
tutorial-known-bakeries-turn = -# 🎓 Pioche ou prends une carte ; Panoplie… dès que Ma main montre les cinq pièces.
tutorial-bakeries-discard = 🎓 **Maintenant, défausse une carte.** **{ bakeries-button-discard }** ouvre une liste visible pour toi seulement. Garde ce qui sert à ta meilleure panoplie. Attention : le Tuteur peut prendre ce que tu défausses.
tutorial-known-bakeries-discard = -# 🎓 Défausser… la carte qui te sert le moins.
tutorial-bakeries-place = 🎓 **Un gâteau sort de la réserve.** **Pour moi : …** le place dans ta vitrine, **{ -take-the-cake }…** dans celle du Tuteur.
    Le numéro d’une case est la somme des dés qui vend son gâteau, et les sommes rares multiplient le prix : 7 sort souvent et compte une fois, 2 et 12 sont rares et comptent ×13. Garde les gâteaux chers ; donne les moins chers, dans les cases qui rapportent le plus.
tutorial-known-bakeries-place = -# 🎓 Garde les gâteaux chers ; donne les moins chers, dans de bonnes cases.
tutorial-bakeries-roll = 🎓 **La vente.** **{ bakeries-button-roll }** jette deux dés ; une somme que tu n’as pas encore faite vend le gâteau de cette case de ta vitrine. La septième vente termine la manche : qui la fait garde tout son argent, l’autre seulement 40 %.
tutorial-known-bakeries-roll = -# 🎓 Lancer ! en espérant une nouvelle somme.
tutorial-bakeries-stale = 🎓 **Le Tuteur a refait une somme**, alors tu poses une carte Rassis sur un de ses gâteaux invendus : 20 % du prix en moins. **Choisis un gâteau…** en donne la liste ; prends le plus cher.
tutorial-known-bakeries-stale = -# 🎓 Fais rassir le gâteau le plus cher du Tuteur.
tutorial-bakeries-again = 🎓 **Liquidation.** Tu es derrière et tu as touché un numéro : **Arrêter** garde 60 % de tes gains. **Encore** relance les dés : 80 % si tu touches, 40 % si tu rates.
tutorial-known-bakeries-again = -# 🎓 Arrête-toi et garde ce que tu as, ou tente encore.

## Cake Auf!

tutorial-welcome-auf = Le Tuteur et toi, vous préparez des recettes : chaque recette terminée rapporte un point. Cette leçon dure une manche sur trois.
tutorial-auf-round = 🎓 **C’est ton tour**, et tu as cinq cartes : chaque tour commence par piocher jusqu’à cinq. Appuie sur **{ button-hand }** : tu y vois ce qui manque à chacune de tes recettes.
    {"**"}{ auf-button-place }** met des cartes face cachée sous une de tes recettes. **{ auf-button-play }** sert aux cartes action : interdire une recette du Tuteur, lever une interdiction, échanger, chercher une autre recette. Fais-en autant que tu veux.
    {"**"}{ auf-button-pass }** termine ton tour ; **{ auf-button-discard }** défausse d’abord une ou deux cartes. **{ auf-button-mulligan }** remplace toute ta main, trois fois par manche au plus.
    Essaie : pose ce que tu peux, puis passe.
tutorial-known-auf-round = -# 🎓 Pose ce qui convient, joue ce qui aide, puis Passer. Au tour suivant, tu repioches jusqu’à cinq.
tutorial-auf-look = 🎓 **{ -card-picky-eater }.** Tu peux voir les trois premières recettes de la pile. **Recettes…** les montre à toi seulement ; tu peux en prendre une et rendre une des tiennes, avec ses ingrédients. **Aucune** les remet dans la pile.
tutorial-known-auf-look = -# 🎓 Échange une de tes recettes contre une de celles-ci, ou n’en prends aucune.
tutorial-auf-night = 🎓 **La manche est finie.** Tes recettes 🌙 peuvent passer la nuit avec tout ce qu’elles portent, mais tu devras les terminer avant les nouvelles. **{ auf-button-keep }** demande lesquelles ; si tu n’en coches aucune, elles sont toutes rendues.
tutorial-known-auf-night = -# 🎓 Choisis les recettes qui passent la nuit.

## What the post of a lesson says first of a new question, beside its image; a button explains the rest

button-explain = Expliquer
tutorial-explained = ### 🎓 { $game }
tutorial-short = 🎓 { $hint }
tutorial-short-first = 🎓 **Bienvenue !** **{ button-explain }** t’en dit plus à chaque étape.
    { $hint }
tutorial-short-duel-claim = Regarde **{ button-hand }**, puis **{ duel-button-attack }** : coche des cartes ⚔️ ou 🔮 du même nom et annonce ce qu’elles sont.
tutorial-short-duel-answer = Les cartes sont-elles ce que le Tuteur annonce ? **{ duel-button-accept }** si tu y crois ; **{ duel-button-block }** est possible aussi.
tutorial-short-duel-block = **{ duel-button-accept }** si tu crois au blocage ; avec **{ duel-button-challenge }**, tu risques la manche.
tutorial-short-bakeries-turn = Réunis cinq pièces : **{ bakeries-button-draw }** ou **Prendre …**.
tutorial-short-bakeries-discard = Garde ce qui sert à ta meilleure panoplie : regarde **{ button-hand }**.
tutorial-short-bakeries-place = Garde les gâteaux chers ; donne les autres.
tutorial-short-bakeries-roll = **{ bakeries-button-roll }** Une nouvelle somme vend le gâteau de sa case.
tutorial-short-bakeries-stale = 20 % de moins pour un gâteau : prends le plus cher.
tutorial-short-bakeries-again = **Arrêter** garde 60 %. **Encore** : 80 % ou 40 %.
tutorial-short-auf-round = Regarde **{ button-hand }**, fais **{ auf-button-place }** avec ce qui manque à tes recettes, puis **{ auf-button-pass }**.
tutorial-short-auf-look = **{ auf-button-choose }** : prends-en une contre une des tiennes, ou **{ auf-button-decline }**.
tutorial-short-auf-night = **{ auf-button-keep }** : tes recettes 🌙 peuvent rester, mais tu les termines d’abord.
