### Leçons : ce que Tutor dit de chaque question la première fois, et ensuite

cmd-tutorial = Apprends un jeu en cinq minutes, à ta propre table avec Tutor
cmd-tutorial-game = Quel jeu

lesson-leave = **Quitter cette leçon ?** Elle s’arrête ici et ne compte pas. Tu peux recommencer avec `/tutorial` quand tu veux.
lesson-thread = { $game } : leçon
lesson-opened = 🎓 Ta leçon est dans { $thread }. Elle est visible seulement pour toi et la modération du serveur.
lesson-opened-here = 🎓 Ta leçon est dans ce salon, où tout le monde peut la voir. Pour une leçon privée, il me faut la permission *{ $permission }*.
button-for-real = Pour de vrai
lesson-welcome = 🎓 **Bienvenue !** { $about } Rien ne compte ici, alors prends ton temps.
    {"**Ma main**"} montre tes cartes à toi seulement, aussi souvent que tu veux. **Règles** ouvre tout le livret. **Table…** permet de faire une pause, d’annuler un coup ou de quitter.
lesson-in-words = {"**En texte**"} te dit ce que montre l’image.
lesson-over-heading = ## { $game } · la leçon est finie
lesson-over = 🎓 **C’était la leçon.** { $ended } Tu sais maintenant tout ce qu’il faut pour jouer à { $game } avec d’autres. Elle n’a compté pour personne.
    {"**Pour de vrai**"} ouvre ici une table pour toi et d’autres ; **Règles** contient tout ce que la leçon a laissé de côté.
lesson-won = Victoire de { $winners } cette fois.
lesson-one-round = Le message ci-dessus montre la fin de la première des trois manches.

image-page = Les cartes de cette page : { $cards }
rules-page-here = Cette table
rules-lesson = 🎓 Une leçon : elle se termine après sa première manche et ne compte pas.

## Cake Duel

lesson-welcome-duel = Tutor et toi, vous vous disputez des gâteaux : vole tous ceux de Tutor, ou gagne une contestation. Cette leçon dure une manche.
lesson-duel-claim = 🎓 **Ton attaque.** Appuie d’abord sur **Ma main** : les attaquants volent des gâteaux, ⚔️ un chacun et 🔮 deux.
    {"**Attaquer…**"} ouvre un formulaire visible pour toi seulement : coche les cartes que tu joues, puis choisis ce que tu *annonces*. Tu peux mentir sur le nom, jamais sur le nombre. **Passer** renonce à l’attaque.
    Essaie : coche des attaquants du même nom et annonce ce qu’ils sont.
lesson-known-duel-claim = -# 🎓 Attaquer… pour annoncer des cartes, vraies ou non, ou Passer pour attendre.
lesson-duel-answer = 🎓 **On t’attaque.** Les cartes sur la table ne sont peut-être pas celles que Tutor annonce.
    {"**Accepter**"} laisse passer l’attaque : tu perds les gâteaux. **Bloquer…** joue des cartes à toi en annonçant des bloqueurs : { -card-defender } 🛡️ arrête ⚔️, { -card-scientist } arrête 🔮, un attaquant chacun. Là aussi, tu peux mentir.
    {"**Contester !**"} révèle les cartes et termine la manche : si l’annonce était un mensonge, tu gagnes la manche ; si elle était vraie, tu la perds. Tutor ne ment jamais, mais d’autres le feront.
lesson-known-duel-answer = -# 🎓 Accepter et perdre des gâteaux, Bloquer… avec tes cartes, ou Contester ! en risquant la manche.
lesson-duel-block = 🎓 **Ton attaque est bloquée.** À toi de décider si tu y crois.
    {"**Accepter**"} laisse passer le blocage : chaque bloqueur arrête un de tes attaquants. **Contester !** révèle les bloqueurs : si c’était un mensonge, tu gagnes la manche ; si c’était vrai, tu la perds.
lesson-known-duel-block = -# 🎓 Accepter le blocage, ou Contester ! en risquant la manche.

## You Take the Cake

lesson-welcome-bakeries = Tutor et toi, vous tenez chacun une pâtisserie : engagez un chef, placez les gâteaux, vendez-les aux dés. Cette leçon dure une manche sur trois.
lesson-bakeries-turn = 🎓 **Réunis les cinq pièces d’un chef :** { -piece-chef }, { -piece-apron }, { -piece-hat }, { -piece-batter } et { -piece-stove }. **Ma main** montre ce qui manque à chaque panoplie.
    {"**Piocher**"} prend une carte cachée, **Prendre …** la carte visible ; dans les deux cas, tu défausses ensuite une carte. **Panoplie…** engage un chef quand tu as ses cinq pièces, et termine la phase. **Fermer chez Tutor** et **Rouvrir …** jouent une pancarte, si tu en as une : une pâtisserie fermée ne peut pas engager.
    Essaie : la panoplie la plus avancée est celle de { -chef-sally(form: "short") }. La carte visible en fait-elle partie ?
lesson-known-bakeries-turn = -# 🎓 Pioche ou prends une carte ; Panoplie… dès que Ma main montre les cinq pièces.
lesson-bakeries-discard = 🎓 **Maintenant, défausse une carte.** **Défausser…** ouvre une liste visible pour toi seulement. Garde ce qui sert à ta meilleure panoplie. Attention : Tutor peut prendre ce que tu défausses.
lesson-known-bakeries-discard = -# 🎓 Défausser… la carte qui te sert le moins.
lesson-bakeries-place = 🎓 **Un gâteau sort de la réserve.** **Pour moi : …** le place dans ta vitrine, **{ -take-the-cake }…** dans celle de Tutor.
    Le numéro d’une case est la somme des dés qui vend son gâteau, et les sommes rares multiplient le prix : 7 sort souvent et compte une fois, 2 et 12 sont rares et comptent ×13. Garde les gâteaux chers ; donne les moins chers, dans les cases qui rapportent le plus.
lesson-known-bakeries-place = -# 🎓 Garde les gâteaux chers ; donne les moins chers, dans de bonnes cases.
lesson-bakeries-roll = 🎓 **La vente.** **Lancer !** jette deux dés ; une somme que tu n’as pas encore faite vend le gâteau de cette case de ta vitrine. La septième vente termine la manche : qui la fait garde tout son argent, l’autre seulement 40 %.
lesson-known-bakeries-roll = -# 🎓 Lancer ! en espérant une nouvelle somme.
lesson-bakeries-stale = 🎓 **Tutor a refait une somme**, alors tu poses une carte Rassis sur un de ses gâteaux invendus : 20 % du prix en moins. **Choisis un gâteau…** en donne la liste ; prends le plus cher.
lesson-known-bakeries-stale = -# 🎓 Fais rassir le gâteau le plus cher de Tutor.
lesson-bakeries-again = 🎓 **Liquidation.** Tu es derrière et tu as touché un numéro : **Arrêter** garde 60 % de tes gains. **Encore** relance les dés : 80 % si tu touches, 40 % si tu rates.
lesson-known-bakeries-again = -# 🎓 Arrête-toi et garde ce que tu as, ou tente encore.

## Cake Auf!

lesson-welcome-auf = Tutor et toi, vous préparez des recettes : chaque recette terminée rapporte un point. Cette leçon dure une manche sur trois.
lesson-auf-round = 🎓 **C’est ton tour**, et tu as cinq cartes : chaque tour commence par piocher jusqu’à cinq. Appuie sur **Ma main** : tu y vois ce qui manque à chacune de tes recettes.
    {"**Poser…**"} met des cartes face cachée sous une de tes recettes. **Jouer…** sert aux cartes action : interdire une recette de Tutor, lever une interdiction, échanger, chercher une autre recette. Fais-en autant que tu veux.
    {"**Passer**"} termine ton tour ; **Défausser…** défausse d’abord une ou deux cartes. **Mulligan…** remplace toute ta main, trois fois par manche au plus.
    Essaie : pose ce que tu peux, puis passe.
lesson-known-auf-round = -# 🎓 Pose ce qui convient, joue ce qui aide, puis Passer. Au tour suivant, tu repioches jusqu’à cinq.
lesson-auf-look = 🎓 **{ -card-picky-eater }.** Tu peux voir les trois premières recettes de la pile. **Recettes…** les montre à toi seulement ; tu peux en prendre une et rendre une des tiennes, avec ses ingrédients. **Aucune** les remet dans la pile.
lesson-known-auf-look = -# 🎓 Échange une de tes recettes contre une de celles-ci, ou n’en prends aucune.
lesson-auf-night = 🎓 **La manche est finie.** Tes recettes 🌙 peuvent passer la nuit avec tout ce qu’elles portent, mais tu devras les terminer avant les nouvelles. **Garder…** demande lesquelles ; si tu n’en coches aucune, elles sont toutes rendues.
lesson-known-auf-night = -# 🎓 Choisis les recettes qui passent la nuit.
