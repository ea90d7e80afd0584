### Ce qui arrive à une table en dehors de son jeu

button-table = Table…
button-in-words = En texte
button-back = Me revoilà
button-agree = Pour
button-refuse = Contre
button-again = Rejouer
button-swap = Autres places
button-board = Classement
button-resume = Reprendre
button-undo = Annuler le coup
button-stop = Finir
button-leave-game = Quitter…
button-concede = Abandonner…
button-sure-leave = Oui, quitter
button-sure-concede = Oui, abandonner
button-take = Prendre place
button-withdraw = Retirer
menu-pause = Faire une pause de…
menu-clock = Changer la cadence…

table-action-heading = ## Cette table
table-action-note = Faire une pause, changer la cadence, annuler un coup et finir la partie sans vainqueur demandent l’accord de tout le monde. Quitter et abandonner ne dépendent que de toi.
table-action-done = ✅ C’est fait. Regarde le message de la table.
show-done = ✅ Le message de ta table est maintenant en bas de ce salon.
concede-done = ✅ Tu as abandonné. La partie est terminée.
leave-done = ✅ Tu quittes la partie. Un bot maison continue à ta place.
vote-asked = ✅ Tu proposes { $proposal }. En attente de { $who }.
end-done = ✅ La table est terminée.
sure-leave = **Quitter cette partie ?** Un bot maison continue à ta place, et la partie compte pour toi comme une défaite. Tu ne pourras pas revenir. Pour laisser ta place à quelqu’un d’autre, utilise plutôt `/table offer`.
sure-concede = **Abandonner ?** La partie se termine tout de suite, et l’autre camp gagne.

stand-in-name = 🤖 pour { $who }
stand-in-name-you = 🤖 pour toi
lobby-kept = {" "}(place gardée pour toi ; libre pour tout le monde { $until })

half-time = ⌛ La moitié du temps est passée.
table-paused = ⏸️ **En pause** jusqu’au { $until }. Toute personne à la table peut reprendre plus tôt ; tout le monde retrouve alors tout son temps pour jouer.
table-deserted = 🌙 **Il n’y a plus personne ici.** La table se termine { $until } si aucun de vous ne reprend sa place.
vote-open = 🗳️ { $who } propose { $proposal }. Pour : { $agreed } sur { $voters }. ⏳ { $until }
vote-open-you = 🗳️ Tu proposes { $proposal }. Pour : { $agreed } sur { $voters }. ⏳ { $until }

proposal-pause = une pause ({ $time })
proposal-clock = de passer la cadence à { $time } par décision
proposal-undo = d’annuler le dernier coup
proposal-end = de finir la partie sans vainqueur
vote-passed-pause = ✅ Tout le monde est d’accord : la table est en pause ({ $time }).
vote-passed-clock = ✅ Tout le monde est d’accord : la cadence est maintenant de { $time } par décision.
vote-passed-undo = ✅ Tout le monde est d’accord : le coup est annulé.

table-action-stand-in = 🤖 { $who } n’a pas répondu, deux fois de suite : un bot maison joue à sa place.
table-action-return = 👋 { $who } est de retour.
table-action-leave = 🚪 { $who } quitte la partie ; un bot maison continue.
table-action-take-over = 👋 { $who } prend une place dans la partie.
table-action-offer = 🪑 { $who } propose sa place à un autre membre.
table-action-withdraw = 🪑 { $who } ne propose plus sa place.
table-action-ask = 🗳️ { $who } propose { $proposal }.
table-action-agree = { $who } est pour.
table-action-refuse = { $who } est contre.
table-action-lapse = ⌛ Le vote est fini : tout le monde n’a pas répondu à temps.
table-action-resume = ▶️ La partie continue. Tout le monde retrouve tout son temps pour jouer.

seat-offer = { $taker } : { $giver } te propose sa place à cette table de { $game }. L’offre prend fin { $until }. [Aller à la table]({ $link })
seat-offered = L’offre est publiée dans le salon. Ta place reste à toi tant que personne ne la prend. Appuie sur *{ button-withdraw }* sous l’offre pour y mettre fin.
seat-taken = 👋 { $who } a pris la place.
seat-kept = { $who } a retiré cette offre.
seat-offer-over = Cette offre a pris fin.
vote-choice = { $who } propose { $proposal }

ended-agreed = 🤝 Fin d’un commun accord. Personne ne gagne.
ended-abandoned = 🌙 Tout le monde est parti : la table est finie. Elle ne compte pour personne.

cmd-table-pause = Propose une pause de 14 jours au plus
cmd-table-pause-time = Combien de temps
cmd-table-resume = Reprends une table en pause
cmd-table-clock = Propose une autre cadence
cmd-table-clock-clock = Quelle cadence
cmd-table-undo = Propose d’annuler ton dernier coup
cmd-table-stop = Propose de finir la partie sans vainqueur
cmd-table-agree = Vote pour la proposition en cours
cmd-table-refuse = Vote contre la proposition en cours
cmd-table-vote = Quel vote
cmd-table-leave = Quitte la partie : un bot maison continue à ta place
cmd-table-back = Reprends ta place au bot maison
cmd-table-offer = Propose ta place à un autre membre
cmd-table-offer-member = À qui tu la proposes
cmd-table-again = Rejoue avec les mêmes personnes après une partie
cmd-table-again-table = Laquelle de tes tables récentes ; inutile dans le fil d’une table
cmd-table-again-swap = Change-t-on de place ?

choice-pause-3600 = 1 heure
choice-pause-21600 = 6 heures
choice-pause-86400 = 1 jour
choice-pause-259200 = 3 jours
choice-pause-604800 = 7 jours
choice-pause-1209600 = 14 jours

time-days = { $count } { $count ->
    [one] jour
   *[other] jours
}

refused-stand-in-plays = Un bot maison joue à ta place. Appuie sur *{ button-back }* sous le message de la table ou utilise `/table back` pour rejouer toi-même.
refused-paused = Cette table est en pause. Toute personne à la table peut reprendre avec *{ button-table }* ou `/table resume`.
refused-not-paused = Cette table n’est pas en pause.
refused-not-away = Tu as déjà repris ta place.
refused-request-soon = Tu as demandé quelque chose à cette table il y a peu. Tu pourras redemander { $until }.
refused-requests-used-up = On a trop demandé à cette table. Tu peux encore jouer, abandonner ou quitter la partie.
refused-vote-open = Un autre vote est en cours. Vote d’abord pour ou contre.
refused-vote-away = Une personne est absente et ne peut pas voter. Jusqu’à son retour, tu peux seulement demander une pause.
refused-no-vote = Aucun vote n’est en cours à cette table.
refused-stale-vote = Ce vote est fini.
refused-other-vote = Ce vote est fini. Le vote en cours : { $who } propose { $proposal }.
refused-bad-vote = Choisis le vote dans la liste qui s’affiche quand tu écris.
refused-agreed-already = Tu as déjà voté pour. Maintenant, c’est aux autres de décider.
refused-undo-nothing = Il n’y a aucun coup à annuler.
refused-undo-not-yours = Le dernier coup que tout le monde a vu n’est pas de toi. Seule la personne qui l’a joué peut proposer de l’annuler.
refused-undo-not-pressed = Ce coup n’est pas de toi : ton temps était écoulé, ou un bot maison l’a joué. Il ne peut pas être annulé.
refused-offer-gone = Cette offre a pris fin. La personne à cette place peut en faire une nouvelle avec `/table offer`.
refused-offer-other-side = Tu avais déjà une autre place dans cette partie : tu ne peux pas prendre celle-ci.
refused-not-your-offer = Seule la personne qui a fait cette offre peut la retirer.
refused-not-yours-to-take = Cette place est proposée à quelqu’un d’autre.
refused-offer-nobody = Propose ta place à un membre qui n’est pas à cette table. Les bots ne peuvent pas la prendre.
refused-not-over = La partie n’est pas encore finie.
refused-already-again = Le même groupe a déjà une nouvelle table : { $link }
refused-still-invited = Tout le monde n’est pas encore là. Il reste à appuyer sur *{ button-join }* : { $who }. Tu peux aussi annuler cette table et en ouvrir une autre.
