### Cake Auf!

cmd-auf = Cake Auf!: prepara le tue ricette e rovina quelle altrui
cmd-auf-new = Apri un tavolo di Cake Auf!, da due a quattro persone
cmd-auf-new-icons = Se un divieto richiede una ricetta con l’icona corrispondente
cmd-auf-new-hands = Se nel mazzo c’è { -card-hand-switcheroo }
cmd-auf-place = Metti ingredienti sotto una delle tue ricette
cmd-auf-place-recipe = Quale delle tue ricette
cmd-auf-place-ingredients = Le carte che metti, quante ne vuoi, per esempio: farina, uova
cmd-auf-ban = Vieta la ricetta di un’altra persona
cmd-auf-ban-card = { -card-power-outage } o { -card-fire-alarm }
cmd-auf-ban-recipe = La ricetta da vietare
cmd-auf-lift = Togli un divieto da una ricetta, tua o altrui
cmd-auf-lift-card = { -card-power-restored } o { -card-fire-extinguisher }
cmd-auf-lift-recipe = La ricetta con il divieto
cmd-auf-swap = Scambio furbetto: scambia una tua ricetta con quella di un’altra persona
cmd-auf-swap-mine = La ricetta che dai
cmd-auf-swap-theirs = La ricetta che prendi
cmd-auf-hands = Scambio furbetto: scambia la tua mano con quella di un’altra persona
cmd-auf-player = Con chi
cmd-auf-trade = { -card-one-for-one }: scambia una carta a caso con un’altra persona
cmd-auf-picky = { -card-picky-eater }: guarda le prime tre ricette del mazzo
cmd-auf-choose = Dopo { -card-picky-eater }: prendi una ricetta e rinuncia a una delle tue
cmd-auf-choose-taken = La ricetta che prendi
cmd-auf-choose-given = La ricetta a cui rinunci, con tutto quello che ha
cmd-auf-decline = Dopo { -card-picky-eater }: non prendere nessuna ricetta
cmd-auf-mulligan = Scarta tutta la mano e pesca lo stesso numero di carte
cmd-auf-pass = Chiudi il tuo turno
cmd-auf-pass-discards = Fino a due carte da scartare prima
cmd-auf-keep = Dopo una manche: scegli quali ricette notturne conservi
cmd-auf-keep-recipes = Le ricette che conservi; lascia vuoto per restituirle tutte
cmd-auf-throw = Morra cinese: scegli il tuo segno in segreto
cmd-auf-throw-sign = Sasso, Carta o Forbici

auf-name = Cake Auf!
auf-credits = -# Un’opera non ufficiale di fan. Cake Auf! appartiene al suo editore. L’elenco pubblicato delle carte non si trova: queste ricette e carte sono di Cake Club.
auf-part-showdown = Morra cinese
auf-jump-recipe = Ricetta decisiva: { $recipe }, { $name }
auf-heading = ## Cake Auf!
    -# Manche { $round } di { $rounds }, turno { $turn }
auf-player = { $asked ->
    [True] 👉
   *[False] ▫️
} { $who }: ⭐ **{ $points }**, { EMOJI("held") } { $cards }, 🔄 { $mulligans } su { $allowed }
auf-dish = { $circles } **{ $recipe }** { $icons }: { $needs }
auf-banned = ⛔ **{ $bans }**
auf-kept = conservata per la notte
auf-waits = ⏳ aspetta le ricette conservate
auf-piles = Mazzo { $deck }, scarti { $discard }, ricette { $recipes }
auf-legend = -# ⭐ punti, { EMOJI("held") } carte in mano, 🔄 mulligan usati
    -# ⚡ serve corrente, 🔥 serve fuoco, 🌙 si può conservare per la notte, ● messo, ○ manca, ⛔ vietata
auf-showdown = ✊ Morra cinese: { $who } **{ $wins }** : **{ $losses }** { $other } (si vince a { $needed })
auf-showdown-next = Dopo { $count ->
    [one] gioca
   *[other] giocano
} { $who } contro chi vince.
auf-copies = { $what }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
auf-copy = { $card } ({ $copy })
auf-no-cards = niente
auf-no-recipes = nessuna
auf-score = { $who } { $points }

auf-card-flour = { -card-flour }
auf-card-sugar = { -card-sugar }
auf-card-eggs = { -card-eggs }
auf-card-butter = { -card-butter }
auf-card-milk = { -card-milk }
auf-card-fruit = { -card-fruit }
auf-card-chocolate = { -card-chocolate }
auf-card-nuts = { -card-nuts }
auf-card-power-outage = { -card-power-outage }
auf-card-fire-alarm = { -card-fire-alarm }
auf-card-power-restored = { -card-power-restored }
auf-card-fire-extinguisher = { -card-fire-extinguisher }
auf-card-recipe-switcheroo = { -card-recipe-switcheroo }
auf-card-hand-switcheroo = { -card-hand-switcheroo }
auf-card-picky-eater = { -card-picky-eater }
auf-card-one-for-one = { -card-one-for-one }

auf-effect-power-outage = divieto: una ricetta con ⚡ non si può completare
auf-effect-fire-alarm = divieto: una ricetta con 🔥 non si può completare
auf-effect-power-restored = toglie un { -card-power-outage }
auf-effect-fire-extinguisher = toglie un { -card-fire-alarm }
auf-effect-recipe-switcheroo = scambia una tua ricetta con quella di un’altra persona
auf-effect-hand-switcheroo = scambia la tua mano con quella di un’altra persona
auf-effect-picky-eater = guarda le prime tre ricette; puoi prenderne una in cambio di una tua
auf-effect-one-for-one = scambia una carta a caso con un’altra persona

auf-recipe-apfelstrudel = { -recipe-apfelstrudel }
auf-recipe-baklava = { -recipe-baklava }
auf-recipe-black-forest-cake = { -recipe-black-forest-cake }
auf-recipe-brigadeiro = { -recipe-brigadeiro }
auf-recipe-brownies = { -recipe-brownies }
auf-recipe-castella = { -recipe-castella }
auf-recipe-cheesecake = { -recipe-cheesecake }
auf-recipe-creme-brulee = { -recipe-creme-brulee }
auf-recipe-crepes = { -recipe-crepes }
auf-recipe-egg-tart = { -recipe-egg-tart }
auf-recipe-gelato = { -recipe-gelato }
auf-recipe-gulab-jamun = { -recipe-gulab-jamun }
auf-recipe-kulfi = { -recipe-kulfi }
auf-recipe-linzer-torte = { -recipe-linzer-torte }
auf-recipe-macarons = { -recipe-macarons }
auf-recipe-mochi = { -recipe-mochi }
auf-recipe-panna-cotta = { -recipe-panna-cotta }
auf-recipe-pavlova = { -recipe-pavlova }
auf-recipe-pecan-pie = { -recipe-pecan-pie }
auf-recipe-pound-cake = { -recipe-pound-cake }
auf-recipe-shortbread = { -recipe-shortbread }
auf-recipe-tiramisu = { -recipe-tiramisu }
auf-recipe-trifle = { -recipe-trifle }

auf-sign-rock = Sasso
auf-sign-paper = Carta
auf-sign-scissors = Forbici
auf-any-sign = un segno qualsiasi

auf-asked-turn = { $who }: gioca le tue carte, poi passa.
auf-asked-look = { $who }: { $count ->
    [one] prendi questa ricetta in cambio di una tua, o la lasci?
   *[other] prendi una delle { $count } ricette in cambio di una tua, o nessuna?
}
auf-asked-look-you = Guardi { $count ->
    [one] una ricetta
   *[other] { $count } ricette
}: ne prendi una in cambio di una tua, o nessuna?
auf-asked-overnight = { $who }: quali ricette notturne restano per la prossima manche?
auf-asked-showdown = { $who }: si sceglie un segno, in segreto.

auf-button-place = Metti…
auf-button-play = Gioca…
auf-button-discard = Scarta…
auf-button-pass = Passa
auf-button-mulligan = Mulligan…
auf-button-choose = Vedi ricette…
auf-button-decline = Nessuna
auf-button-keep = Conserva…

auf-form-place = Metti ingredienti
auf-form-place-under = Per la tua ricetta { $recipe }
auf-form-play = Gioca una carta
auf-form-pass = Scarta e passa
auf-form-choose = { -card-picky-eater }
auf-form-keep = Ricette notturne
auf-field-recipe = Quale delle tue ricette
auf-field-ingredients = Gli ingredienti che metti
auf-field-ingredients-note = Restano coperti: gli altri vedono solo quanti sono.
auf-field-play = Che cosa giochi
auf-field-play-more = … o una di queste
auf-field-discards = Che cosa scarti
auf-field-discards-note = Fino a due carte, o nessuna. Poi il tuo turno finisce.
auf-field-taken = La ricetta che prendi
auf-field-given = La ricetta a cui rinunci in cambio
auf-field-keep = Che cosa conservi
auf-field-keep-note = Le ricette non spuntate tornano nel mazzo, e tutto quello che hanno si scarta.
auf-field-mulligan = Scarti tutta la mano?
auf-mulligan-sure = Sì: { $count ->
    [one] scarta 1 carta e pescane un’altra
   *[other] scarta { $count } carte e pescane altre { $count }
}
auf-note-missing = Manca: { $cards }
auf-note-needs = { $cards }{ $count ->
    [0] {""}
   *[other] ; in mano: { $held }
}
auf-note-for = Per { $recipes }
auf-note-laid = Ingredienti messi: { $count } su { $needed }.
auf-note-lost = { $count ->
    [0] Non c’è nessun ingrediente sotto.
    [one] L’ingrediente che ha sotto va perso.
   *[other] I { $count } ingredienti che ha sotto vanno persi.
}
auf-play-on = { $card }: { $recipe } ({ $owner })
auf-play-swap = { $card }: { $mine } (tua) per { $recipe } ({ $owner })
auf-play-with = { $card }: { $other }
auf-play-look = { $card }: guarda le prime ricette del mazzo
auf-yours = tua

auf-label-place = { $cards } sotto { $recipe }
auf-label-on = { $card } su { $recipe }
auf-label-swap = { $given } (tua) per { $taken }
auf-label-hands = scambiare la mano con { $other }
auf-label-trade = { -card-one-for-one } con { $other }
auf-label-pass = { $count ->
    [0] passare
   *[other] scartare { $cards } e passare
}
auf-label-choose = prendere { $taken }, rinunciare a { $given }
auf-label-keep = conservare { $recipes }
auf-label-throw = mostrare { $sign }. Nessun altro lo vede finché i due segni non sono scelti

auf-hand-card = **{ $card }**: { $effect }
auf-hand-ingredient = **{ $card }**: per { $recipes }
auf-hand-unwanted = **{ $card }**: non serve a nessuna tua ricetta
auf-hand-empty = Nessuna carta in mano.
auf-own-dish = **{ $recipe }** { $icons }: { $count ->
    [0] ancora niente
   *[other] messo: { $placed }
}; { $lacking ->
    [0] non manca niente
   *[other] manca: **{ $missing }**{ $ready ->
        [0] {""}
       *[other] {" "}(in mano: { $held })
    }
}
auf-lift-with = { $card } lo toglie
auf-look = 🧐 Scegli tra:
auf-recipe = { $recipe } { $icons }: { $needs }
auf-looked = - { $recipe }
auf-own-sign = Il tuo segno: { $sign }. Puoi ancora cambiarlo.
auf-own-sign-settled = Il tuo segno: { $sign }. L’hai già cambiato 5 volte, quindi resta.
auf-finished = -# Completate: { $recipes }
auf-discard = -# Scarti: { $cards }

auf-option-rounds = 🎂 Tre manche; vince chi completa più ricette
auf-option-icons = ⛔ Si può vietare ogni ricetta, anche senza l’icona corrispondente
auf-option-hands = 🔁 Senza { -card-hand-switcheroo }

auf-round-began = **Manche { $round }.** Inizia { $who }.
auf-recipes-dealt = { $who } riceve { $recipes }.
auf-turn-began = Tocca a { $who }.
auf-cards-drawn = { $who } pesca { $count ->
    [one] una carta
   *[other] { $count } carte
}.
auf-discard-reshuffled = Gli scarti si mescolano in un mazzo nuovo di { $count } { $count ->
    [one] carta
   *[other] carte
}.
auf-ingredients-placed = { $who } mette { $count ->
    [one] un ingrediente
   *[other] { $count } ingredienti
} sotto **{ $recipe }**.
auf-ban-placed = ⛔ { $who } gioca { $ban } su **{ $recipe }**, ricetta di { $owner }.
auf-ban-lifted = { $who } toglie { $ban } da **{ $recipe }**, { $own ->
    [True] la propria ricetta
   *[False] ricetta di { $owner }
}.
auf-recipes-swapped = 🔀 { $who } dà **{ $given }** a { $other } e prende **{ $taken }**.
auf-hands-swapped = 🔁 { $who } e { $other } si scambiano le mani.
auf-hands-swapped-with-you = 🔁 { $who } scambia la mano con te.
auf-hands-swapped-you = 🔁 Scambi la mano con { $other }.
auf-recipes-looked-at = 🧐 { -card-picky-eater }: { $who } guarda { $count ->
    [one] una ricetta
   *[other] { $count } ricette
}.
auf-recipe-chosen = { $who } prende **{ $taken }** e rinuncia a **{ $given }**{ $count ->
    [0] .
   *[other] ; si scarta: { $cards }.
}
auf-look-declined = { $who } non ne prende nessuna.
auf-cards-traded = 🤝 { -card-one-for-one }: { $who } prende una carta a { $other }, { $returned ->
    [True] che ne prende una in cambio.
   *[False] che non riceve niente in cambio.
}
auf-mulligan-taken = { $who } fa il mulligan { $number } di 3 e scarta { $cards }.
auf-recipe-finished = 🎂 **{ $recipe }**: completata! { $who } ha { $points ->
    [one] un punto
   *[other] { $points } punti
}.
auf-turn-ended = { $who } { $count ->
    [0] passa.
   *[other] scarta { $cards } e passa.
}
auf-round-ended = 🏁 La manche { $round } è finita: { $reason ->
    [finished] tutte le ricette di { $winners } sono completate.
    [idle] per un giro di tavolo nessuno ha pescato, giocato o scartato.
   *[long] durava da troppo tempo.
}
auf-overnight-chosen = Per la notte { $who } conserva: { $kept }{ $back ->
    [0] .
   *[other] ; restituisce: { $returned }.
}
auf-recipe-returned = **{ $recipe }** di { $who } torna nel mazzo{ $count ->
    [0] .
   *[other] ; si scarta: { $cards }.
}
auf-piles-shuffled = Tutte le carte si mescolano: { $cards } nel mazzo, { $recipes } nel mazzo delle ricette.
auf-showdown-began = 🤜🤛 Parità! { $who } si giocano la vittoria alla morra cinese.
auf-match-began = { $who } contro { $other }: servono due scontri vinti.
auf-signs-shown = { $who } { $sign } : { $reply } { $other }. { $winner ->
    [none] Lo scontro si ripete.
   *[other] Lo scontro va a { $winner }.
}
auf-match-won = { $who } batte { $other }.
auf-game-ended = Punti finali: { $scores }.
auf-cards-received = 🆕 { $who } ha ricevuto { $cards }.
auf-cards-received-you = 🆕 Hai ricevuto { $cards }.
auf-ingredients-seen = Sotto { $reader ->
    [owner] la tua ricetta { $recipe }
   *[other] { $recipe } di { $who }
}: { $cards }.
auf-hand-received = 🔁 La nuova mano di { $who }: { $cards }.
auf-hand-received-you = 🔁 La tua nuova mano: { $cards }.
auf-recipes-seen = { $who } guarda { $recipes }.
auf-recipes-seen-you = Guardi { $recipes }.
auf-trade-seen = 🤝 { $who } ha preso { $taken } a { $other } e in cambio ha dato: { $given ->
    [none] niente
   *[other] { $given }
}.
auf-trade-seen-with-you = 🤝 { $who } ti ha preso { $taken } e in cambio ti ha dato: { $given ->
    [none] niente
   *[other] { $given }
}.
auf-trade-seen-you = 🤝 Hai preso { $taken } a { $other } e in cambio hai dato: { $given ->
    [none] niente
   *[other] { $given }
}.
auf-sign-chosen = { $who } ha scelto { $sign }.
auf-sign-chosen-you = Hai scelto { $sign }.
auf-decided-recipe = 🎂 Con **{ $recipe }** { $who } arriva a { $points ->
    [one] un punto
   *[other] { $points } punti
}, come nessun altro.
auf-decided-showdown = 🤜🤛 Parità, e { $who } batte { $other } alla morra cinese: { $sign } batte { $reply }.

refused-auf-other-question = Ora non si può. L’ultimo messaggio del tavolo mostra che cosa fare.
refused-auf-round-over = Quello valeva per la manche scorsa. Guarda l’ultimo messaggio del tavolo.
refused-auf-throw-over = Quello scontro è finito. Scegli per il nuovo.
refused-auf-card-not-held = Non hai quella carta in mano.
refused-auf-recipe-not-yours = Quella ricetta non è tua. Scegli una delle tue.
refused-auf-recipe-finished = Quella ricetta è completata: niente può più cambiarla.
refused-auf-recipe-not-there = Quella ricetta non è sul tavolo. Scegline un’altra.
refused-auf-recipe-yours = Quella ricetta è tua. Scegli quella di un’altra persona.
refused-auf-ingredient-not-named = Scegli almeno un ingrediente.
refused-auf-not-an-ingredient = Sotto una ricetta puoi mettere solo ingredienti.
refused-auf-ingredient-not-needed = A quella ricetta non serve tutto questo. Ogni ingrediente le serve una volta sola.
refused-auf-ingredient-already-there = Uno di questi ingredienti c’è già.
refused-auf-not-a-ban = Solo { -card-power-outage } e { -card-fire-alarm } sono divieti.
refused-auf-icon-missing = Con questa carta non puoi vietare quella ricetta: a { -card-power-outage } serve ⚡ sulla ricetta, a { -card-fire-alarm } serve 🔥.
refused-auf-ban-already-there = Quella ricetta ha già questo divieto.
refused-auf-nothing-to-lift = Quella ricetta non ha nessun divieto che questa carta possa togliere.
refused-auf-player-not-there = Non conosco quella persona. Scegli qualcuno del tuo tavolo.
refused-auf-yourself = Scegli un’altra persona, non te.
refused-auf-hand-empty = Quella persona non ha carte.
refused-auf-recipes-gone = Non ci sono più ricette da guardare.
refused-auf-nothing-to-discard = Non hai carte da scartare.
refused-auf-mulligans-used = Hai già usato i tre mulligan di questa manche.
refused-auf-too-many-discards = Puoi scartare al massimo due carte.
refused-auf-recipe-not-seen = Scegli una delle ricette che stai guardando.
refused-auf-recipe-not-overnight = Per la notte puoi conservare solo le tue ricette con 🌙.
refused-auf-nothing-to-lay = Ora nessuna delle tue carte serve alle tue ricette.
refused-auf-nothing-to-play = Non hai carte azione che puoi giocare ora.
refused-auf-no-play-chosen = Scegli una carta da giocare.
refused-auf-one-play = Scegli una sola carta da giocare.
refused-auf-no-recipe-chosen = Scegli una ricetta.
refused-auf-no-counteraction = Solo { -card-power-restored } e { -card-fire-extinguisher } tolgono divieti.
refused-auf-no-such-card = Nessuna carta si chiama “{ $text }”. Scegli dall’elenco che appare mentre scrivi.
refused-auf-no-such-recipe = Nessuna ricetta si chiama “{ $text }”. Scegli dall’elenco che appare mentre scrivi.
refused-auf-no-such-sign = Scegli Sasso, Carta o Forbici.

auf-page-start = Scopo
auf-rules-start = Da due a quattro in cucina, **tre manche**. Ogni ricetta completata è un punto che nessuno può toglierti, e vince chi ha più punti.
    Le ricette sono scoperte davanti a te: tre a testa se si gioca in due, due a testa se si gioca in tre o quattro. Una ricetta si completa in automatico quando ha **tutti i suoi ingredienti** e **nessun divieto**.
    Una manche finisce appena qualcuno non ha più ricette da completare. Le carte in mano restano per la manche dopo. Nella prima manche si decide a caso chi inizia; poi, a ogni manche, si passa alla persona successiva.
auf-page-turn = Il tuo turno
auf-rules-turn = All’inizio del turno peschi fino ad avere **cinque carte**. Poi giochi quante carte vuoi, in qualsiasi ordine.
    - **{ auf-button-place }** mette ingredienti coperti sotto una tua ricetta: solo quelli che le mancano, e lì restano. Gli altri vedono quanti sono, mai quali.
    - **{ auf-button-play }** serve per i divieti, per le carte che li tolgono e per le altre azioni.
    - **{ auf-button-mulligan }** scarta tutta la mano e pesca lo stesso numero di carte, fino a tre volte per manche.
    - **{ auf-button-pass }** chiude il tuo turno; **{ auf-button-discard }** prima scarta una o due carte.
    - **{ button-hand }** ti mostra le tue carte, che cosa hai messo e che cosa manca. Nessun altro lo vede.
auf-page-cards = Carte azione
auf-rules-cards = { EMOJI("power-outage", "🔌") } **{ -card-power-outage }** (5) vieta una ricetta altrui con ⚡, { EMOJI("fire-alarm", "🚨") } **{ -card-fire-alarm }** (5) una con 🔥. Una ricetta può avere al massimo un divieto per tipo. Una ricetta vietata non si può completare. { EMOJI("power-restored", "💡") } **{ -card-power-restored }** (4) toglie { -card-power-outage }, { EMOJI("fire-extinguisher", "🧯") } **{ -card-fire-extinguisher }** (4) toglie { -card-fire-alarm }, da qualsiasi ricetta, tua o altrui.
    { EMOJI("recipe-switcheroo", "🔀") } **{ -card-recipe-switcheroo }** (3): scambia una tua ricetta con una altrui, tutte e due non completate; tutto quello che hanno le segue.
    { EMOJI("hand-switcheroo", "🔁") } **{ -card-hand-switcheroo }** (2): scambia tutta la mano con un’altra persona.
    { EMOJI("picky-eater", "🧐") } **{ -card-picky-eater }** (4): guarda le prime tre ricette del mazzo; puoi prenderne una rinunciando a una tua, con tutto quello che ha. Le altre ricette si rimescolano nel mazzo.
    { EMOJI("one-for-one", "🤝") } **{ -card-one-for-one }** (3): prendi una carta a caso a un’altra persona, che ne prende una a caso tra le altre tue, se ne hai.
    Ingredienti: { -card-flour } 7, { -card-sugar } 7, { -card-eggs } 6, { -card-butter } 5, { -card-milk } 5, { -card-fruit } 3, { -card-chocolate } 3, { -card-nuts } 3.
auf-page-overnight = Notturne
auf-rules-overnight = Alla fine di una manche puoi conservare per la notte le tue ricette con 🌙 non completate, con tutto quello che hanno. Le altre ricette non completate tornano nel mazzo, e quello che hanno si scarta.
    Nella manche dopo ricevi anche ricette nuove. Metti pure gli ingredienti dove vuoi, ma le nuove **si completano solo dopo tutte quelle conservate**; allora si completano in automatico.
    La manche finisce solo quando qualcuno non ha più ricette da completare, né conservate né nuove. Una ricetta scambiata resta quella che era: conservata o nuova.
auf-page-recipes = Ricette
auf-rules-recipes = - { CARD("apfelstrudel") }**{ -recipe-apfelstrudel }** 🔥 Austria: { -card-butter }, { -card-flour }, { -card-fruit }
    - { CARD("baklava") }**{ -recipe-baklava }** 🔥 Turchia: { -card-butter }, { -card-flour }, { -card-nuts }
    - { CARD("black-forest-cake") }**{ -recipe-black-forest-cake }** ⚡🔥 Germania: { -card-chocolate }, { -card-eggs }, { -card-flour }, { -card-fruit }
    - { CARD("brigadeiro") }**{ -recipe-brigadeiro }** 🔥 Brasile: { -card-butter }, { -card-chocolate }, { -card-milk }
    - { CARD("brownies") }**{ -recipe-brownies }** 🔥 USA: { -card-butter }, { -card-chocolate }, { -card-flour }
    - { CARD("castella") }**{ -recipe-castella }** ⚡🔥 Giappone: { -card-eggs }, { -card-flour }, { -card-sugar }
    - { CARD("cheesecake") }**{ -recipe-cheesecake }** ⚡🔥🌙 USA: { -card-butter }, { -card-eggs }, { -card-milk }, { -card-sugar }
    - { CARD("creme-brulee") }**{ -recipe-creme-brulee }** 🔥🌙 Francia: { -card-eggs }, { -card-milk }, { -card-sugar }
    - { CARD("crepes") }**{ -recipe-crepes }** 🔥 Francia: { -card-butter }, { -card-eggs }, { -card-flour }, { -card-milk }
    - { CARD("egg-tart") }**{ -recipe-egg-tart }** 🔥 Hong Kong: { -card-eggs }, { -card-flour }, { -card-milk }
    - { CARD("gelato") }**{ -recipe-gelato }** ⚡ Italia: { -card-chocolate }, { -card-milk }, { -card-sugar }
    - { CARD("gulab-jamun") }**{ -recipe-gulab-jamun }** 🔥 India: { -card-flour }, { -card-milk }, { -card-sugar }
    - { CARD("kulfi") }**{ -recipe-kulfi }** ⚡🌙 India: { -card-milk }, { -card-nuts }, { -card-sugar }
    - { CARD("linzer-torte") }**{ -recipe-linzer-torte }** 🔥 Austria: { -card-butter }, { -card-flour }, { -card-nuts }, { -card-sugar }
    - { CARD("macarons") }**{ -recipe-macarons }** ⚡🔥 Francia: { -card-eggs }, { -card-nuts }, { -card-sugar }
    - { CARD("mochi") }**{ -recipe-mochi }** ⚡ Giappone: { -card-flour }, { -card-fruit }, { -card-sugar }
    - { CARD("panna-cotta") }**{ -recipe-panna-cotta }** ⚡🌙 Italia: { -card-fruit }, { -card-milk }, { -card-sugar }
    - { CARD("pavlova") }**{ -recipe-pavlova }** ⚡🔥 Nuova Zelanda: { -card-eggs }, { -card-fruit }, { -card-sugar }
    - { CARD("pecan-pie") }**{ -recipe-pecan-pie }** 🔥 USA: { -card-butter }, { -card-eggs }, { -card-nuts }
    - { CARD("pound-cake") }**{ -recipe-pound-cake }** ⚡🔥 Regno Unito: { -card-butter }, { -card-eggs }, { -card-flour }, { -card-sugar }
    - { CARD("shortbread") }**{ -recipe-shortbread }** 🔥 Scozia: { -card-butter }, { -card-flour }, { -card-sugar }
    - { CARD("tiramisu") }**{ -recipe-tiramisu }** ⚡🌙 Italia: { -card-chocolate }, { -card-eggs }, { -card-milk }
    - { CARD("trifle") }**{ -recipe-trifle }** ⚡🌙 Regno Unito: { -card-flour }, { -card-fruit }, { -card-milk }
auf-page-end = Fine e parità
auf-rules-end = Quando il mazzo è vuoto, gli scarti si mescolano in un mazzo nuovo. Una manche finisce senza vittoria se per un giro di tavolo nessuno pesca, gioca o scarta, o dopo quaranta turni a testa.
    Se dopo tre manche c’è parità al primo posto, decide la **morra cinese** (sasso, carta, forbici): si sceglie in segreto e si può cambiare fino a 5 volte, i due segni si mostrano insieme, e vince chi arriva a due scontri vinti. Se i segni sono uguali, lo scontro si ripete. Se la parità è tra più di due persone, chi vince gioca contro la prossima.
    Se il tempo scade, passi senza scartare, conservi tutte le tue ricette notturne o mostri un segno a caso.
refused-auf-undo-kind = Puoi annullare solo gli ingredienti che hai appena messo. Passare non si annulla, e nemmeno una mossa che consuma, pesca o mostra carte.
refused-auf-sign-settled = In questo scontro hai già cambiato segno 5 volte, quindi resta com’è.
refused-auf-which = “{ $text }” può essere { $names }. Scegli dall’elenco che appare mentre scrivi.

## Ciò che una persona può aver fatto una volta

auf-achievement-recipe = una ricetta completata
auf-achievement-lifted = un divieto tolto
auf-achievement-four = quattro ricette in un turno
auf-achievement-showdown = una morra cinese vinta
