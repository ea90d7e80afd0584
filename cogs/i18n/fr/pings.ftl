### Mentions, heures calmes, vacances et relances

ping-next = { $who }, c’est bientôt ton tour : { $link }
ping-vote = { $who }, les autres attendent ton vote : { $link }
ping-nudge = { $who }, les autres t’attendent : { $link }

table-holiday = { $paused ->
    [yes] 🏖️ { $who } est en vacances jusqu’au { $until }. D’ici là, le temps ne court pas.
   *[no] 🏖️ { $who } est en vacances jusqu’au { $until }. Un bot maison joue à sa place.
}
table-holiday-you = { $paused ->
    [yes] 🏖️ Tu es en vacances jusqu’au { $until }. D’ici là, le temps ne court pas.
   *[no] 🏖️ Tu es en vacances jusqu’au { $until }. Un bot maison joue à sa place.
}
table-action-holiday = 🏖️ { $who } est en vacances jusqu’au { $until }.
table-action-nudge = 👉 { $who } attend le prochain coup.
lobby-holidays = 🏖️ Pendant les vacances d’un membre, le temps ne court pas.
button-holidays = Vacances sans chrono
button-nudge = Relancer
button-mute = Table muette
button-unmute = Réactiver la table
nudge-done = 👉 C’est fait. Une autre relance est possible après la moitié du temps d’une décision.
muted-on = 🔕 Cette table ne te mentionne plus. `/table mute` avec `on: False` rétablit ses mentions.
muted-off = 🔔 Cette table te mentionne de nouveau.

cmd-new-holidays = Le temps s’arrête-t-il pendant les vacances d’un membre ?
cmd-table-nudge = Relance les autres quand c’est à eux de jouer
cmd-table-mute = Ne reçois plus de mentions d’une table
cmd-table-mute-on = La table est-elle muette ? (False : elle te mentionne de nouveau)

refused-nudge-nobody = En ce moment, ce n’est au tour de personne d’autre.
refused-nudge-no-clock = À cette table, le temps ne court pour personne en ce moment.
refused-nudge-soon = Il y a déjà eu une relance ici. La prochaine sera possible { $until }.
refused-bad-date = Je ne comprends pas cette date. Écris-la ainsi : 2027-01-31 (année, mois, jour).
refused-date-past = Des vacances finissent demain au plus tôt. Choisis un jour plus tardif.
refused-date-far = Des vacances durent au plus { $most ->
    [one] { $most } jour
   *[other] { $most } jours
}. Choisis un jour plus proche.
refused-bad-zone = Je ne connais pas ce fuseau horaire. Choisis-en un dans la liste, par exemple Europe/Paris.
refused-bad-hours = Ce ne sont pas des heures calmes. Choisis deux heures pleines différentes, par exemple 22-7.

## Préférences

cmd-preferences-pings = Comment le bot te prévient quand c’est ton tour
cmd-preferences-next = Le bot te mentionne-t-il quand tu joues ensuite (à trois ou plus) ?
cmd-preferences-votes = Le bot te mentionne-t-il quand les autres te demandent quelque chose ?
cmd-preferences-half-time = Le bot te mentionne-t-il encore à la mi-temps des parties lentes ?
cmd-preferences-quiet = Les heures sans mentions, par exemple 22-7
cmd-preferences-zone = Ton fuseau horaire, pour les heures calmes et les vacances
cmd-preferences-holiday = Le jour de ton retour, par exemple 2027-01-31

preferences-turn = { $value ->
    [at-once] 🔔 **Mon tour :** une mention tout de suite, si tu es ailleurs.
    [later] 🔔 **Mon tour :** après un quart de ton temps ou une heure.
    [message] ✉️ **Mon tour :** un message privé.
   *[never] 🔕 **Mon tour :** aucune mention. Garde un œil sur le temps.
}
preferences-next = { $value ->
    [yes] ✅ **Bientôt mon tour :** une mention.
   *[no] ⬜ **Bientôt mon tour :** aucune mention.
}
preferences-votes = { $value ->
    [yes] ✅ **Votes :** une mention.
    [slow] ✅ **Votes :** une mention aux tables lentes.
   *[no] ⬜ **Votes :** aucune mention.
}
preferences-half = { $value ->
    [yes] ✅ **Mi-temps :** une autre en partie lente.
   *[no] ⬜ **Mi-temps :** pas d’autre mention.
}
preferences-quiet = { $value ->
    [yes] 🌙 **Heures calmes :** de { $first } à { $last } ({ $zone }).
   *[no] 🌙 **Heures calmes :** aucune.
}
preferences-holiday = { $value ->
    [yes] 🏖️ **Vacances :** jusqu’au { $until }.
   *[no] 🏖️ **Vacances :** aucune.
}
button-preferences-next = Bientôt mon tour
button-preferences-votes = Votes
button-preferences-half = Mi-temps
button-preferences-quiet = Heures calmes…
button-preferences-holiday = Vacances…
menu-turn = Quand c’est mon tour…
pick-turn-at-once = Mon tour : mention tout de suite
pick-turn-later = Mon tour : mention un peu plus tard
pick-turn-message = Mon tour : message privé
pick-turn-never = Mon tour : jamais de mention
choice-quiet-off = Pas d’heures calmes
choice-holiday-off = Me revoilà : pas de vacances
choice-holiday = { $date } (dans { $count ->
    [one] { $count } jour
   *[other] { $count } jours
})
form-quiet = Heures calmes
field-quiet-first = Aucune mention de
field-quiet-last = jusqu’à
field-zone = Ton fuseau horaire
field-zone-note = Pour tous les autres fuseaux, utilise /preferences zone.
form-holiday = Vacances
field-holiday = Le jour de ton retour
field-holiday-note = Année-mois-jour, par exemple 2027-01-31. Vide : tu es déjà de retour.
