### Les tournois d’un serveur

cmd-tournament = Les tournois de ce serveur : inscriptions, appariements et classement
cmd-tournament-new = Ouvre les inscriptions d’un tournoi dans ce salon
cmd-tournament-new-game = Quel jeu ; on joue à deux à chaque table
cmd-tournament-new-mode = Quel mode de Cake Duel
cmd-tournament-new-format = Suisse : on joue toutes les rondes. Élimination : une défaite et c’est fini
cmd-tournament-new-rounds = Rondes du système suisse ; sinon autant qu’il en faut pour une victoire
cmd-tournament-new-places = Combien de places, 32 au plus ; les bots maison, si tu les ajoutes, prennent les places libres
cmd-tournament-new-house = Des bots maison de ce niveau complètent le tournoi ; sans `places`, jusqu’à un nombre pair
cmd-tournament-new-clock = Le temps par décision ; manquer son premier tour fait perdre la partie
cmd-tournament-new-until = Fin des inscriptions : 90m, 2h, 1d ou 2026-11-25 20:00 (UTC) ; sinon dans une heure
cmd-tournament-join = Inscris-toi au tournoi de ce serveur
cmd-tournament-leave = Quitte le tournoi ; ta partie de tournoi en cours est alors perdue
cmd-tournament-show = Montre le tournoi : le classement et tes parties
cmd-tournament-start = Pour l’organisation : clos les inscriptions et lance la ronde 1
cmd-tournament-pause = Pour l’organisation : ne lance plus de nouvelles parties pour l’instant
cmd-tournament-resume = Pour l’organisation : continue dans ce salon
cmd-tournament-end = Pour l’organisation : termine le tournoi avant la fin

choice-format-swiss = système suisse
choice-format-knockout = élimination directe

button-tournament-join = M’inscrire
button-tournament-leave = Quitter
button-tournament-start = Lancer
button-tournament-own = Mes parties
button-tournament-newest = Tournois

tournament-heading = ## 🏆 Tournoi : { $game }
tournament-about = -# { $format ->
    [knockout] Élimination directe
   *[swiss] Système suisse
}, ⏳ { $time } par décision, organisation : { $organiser }
tournament-sign-up = Fin des inscriptions { $until }. Il faut au moins { $least } personnes.
tournament-house = 🤖 Des bots maison (niveau { $level }) complètent jusqu’à { $places ->
    [0] un nombre pair
   *[other] { $places } places
}.
tournament-entrants = Inscriptions (**{ $count } sur { $most }**) : { $who }
tournament-no-entrants = Personne ne s’est encore inscrit. L’organisation peut jouer aussi.
tournament-and-more = { $who } (+{ $count })
tournament-round = **Ronde { $round } sur { $rounds }** : { $over } { $over ->
    [one] partie finie
   *[other] parties finies
} sur { $games }
tournament-paused = ⏸️ **En pause.** Les parties en cours continuent, les nouvelles attendent. `/tournament resume` le reprend ici.
tournament-match = { $first } – { $second }
tournament-match-link = [Table { $number }]({ $link }) { $first } – { $second }
tournament-match-over = { $result ->
    [first] ✅ { $first } a battu { $second }
    [second] ✅ { $second } a battu { $first }
    [draw] ➖ { $first } – { $second } : nulle
   *[nobody] ❌ { $first } – { $second } : personne n’a joué
}
tournament-bye = { $who } ne joue pas cette ronde et marque le point.
tournament-more-games = … et { $count } { $count ->
    [one] autre partie
   *[other] autres parties
}
tournament-line = **{ $place }.** { $who } : **{ $points }**, { $buchholz }
tournament-line-knockout = **{ $place }.** { $who } : { $wins } { $wins ->
    [one] victoire
   *[other] victoires
}
tournament-gone = { $who } (abandon)
tournament-more-lines = … et encore { $count }
tournament-note-swiss = -# **Points** : 1 par victoire, ½ par nulle. À égalité, le dernier nombre décide : les points de tous les adversaires réunis (« Buchholz »).
tournament-won = 🎉 { $shared ->
    [False] { $winners } gagne !
   *[True] { $winners } se partagent la première place !
}
tournament-ended = Le tournoi a été arrêté avant la fin.
tournament-too-few = Il y a trop peu d’inscriptions, le tournoi est annulé.

tournament-final-heading = ## 🏆 { $shared ->
    [False] { $winners } gagne le tournoi !
   *[True] { $winners } se partagent la première place du tournoi !
}
tournament-final = { $entrants } { $entrants ->
    [one] participant a joué
   *[other] participants ont joué
} { $count } { $count ->
    [one] ronde
   *[other] rondes
} de { $game }.
tournament-final-others = **{ $place }.** { $who }
tournament-poster-score = { $format ->
    [knockout] Victoires : { $wins }
   *[swiss] Points : { $points }
}

tournament-own-heading = ## 🏆 Ton tournoi
tournament-own-place = **Place { $place } sur { $entrants }** ; points : **{ $points }** ; points des adversaires : { $buchholz }
tournament-own-not-in = Tu ne participes pas à ce tournoi.
tournament-own-signed-up = Ton inscription est notée. La ronde 1 commence { $until }, ou quand l’organisation la lance.
tournament-own-game = Ronde { $round } : { $result ->
    [won] ✅ victoire contre { $who }
    [lost] ❌ défaite contre { $who }
    [draw] ➖ partie nulle contre { $who }
    [bye] ✅ exempt
   *[open] ▶️ contre { $who }
}
tournament-own-link = [Vers ta table]({ $link })

tournament-thread = Ronde { $round }.{ $number } : { $first } – { $second }
tournament-pairing-ping = 🏆 Ronde { $round } : { $first } – { $second }. Bonne chance ! Manquer son premier tour fait perdre la partie.

tournament-joined = ✅ C’est noté. La ronde 1 commence { $until }, ou quand l’organisation la lance.
tournament-left = Tu as quitté le tournoi.
tournament-started = ✅ Les inscriptions sont closes. La ronde 1 commence.
tournament-now-paused = ⏸️ Le tournoi est en pause. Les parties en cours continuent.
tournament-resumed = ▶️ Le tournoi continue dans ce salon.
tournament-now-ended = Le tournoi est fini. Les parties en cours continuent comme des parties normales.

refused-no-tournament = Il n’y a pas de tournoi sur ce serveur en ce moment. Ouvres-en un avec `/tournament new`.
refused-tournament-running = Ce serveur a déjà un tournoi. `/tournament show` le montre.
refused-tournament-over = Ce tournoi est fini.
refused-tournament-begun = Le tournoi a commencé : les inscriptions sont closes.
refused-tournament-leave-begun = Le tournoi a commencé. `/tournament leave` te permet d’en sortir ; la partie que tu joues est alors perdue.
refused-tournament-full = Le tournoi est complet : le maximum est { $most }.
refused-tournament-joined = Ton inscription est déjà notée.
refused-tournament-not-in = Tu ne participes pas à ce tournoi.
refused-tournament-organiser-only = Seuls l’organisation et les gestionnaires du serveur peuvent faire cela.
refused-tournament-too-few = Un tournoi a besoin d’au moins { $least } personnes.
refused-tournament-paused = Le tournoi est déjà en pause.
refused-tournament-not-paused = Le tournoi n’est pas en pause.
refused-tournament-for-two = Les parties de tournoi se jouent à deux. Choisis un autre mode.
refused-tournament-no-rounds = En élimination directe, les rondes dépendent des inscriptions. Enlève `rounds`.
refused-tournament-bad-time = Je ne comprends pas cette heure. Écris `90m`, `2h`, `1d`, ou un jour et une heure en UTC comme `2026-11-25 20:00`.
refused-tournament-time-range = Les inscriptions doivent finir entre 1 minute et 30 jours à partir de maintenant.
