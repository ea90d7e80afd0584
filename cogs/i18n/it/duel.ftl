### Cake Duel

duel-name = Cake Duel
duel-credits = -# Un’opera non ufficiale di fan. Cake Duel è un gioco di Sizigi Studios.
duel-mode-core = Cake Duel
duel-mode-full = Cake Duel con carte speciali
duel-mode-team = Cake Duel a squadre
duel-mode-team-full = Cake Duel a squadre con carte speciali
duel-part = { $duels ->
    [1] Manche { $bout }
   *[other] Duello { $duel }, manche { $bout }
}
duel-jump-bluff = Miglior bluff: { $claim }, { $name }
duel-jump-turn = Momento decisivo: manche { $bout }
duel-jump-missed = Bluff passato: { $claim }, { $name }
duel-heading = ## { $mode }
    -# { $duels ->
        [1] Manche { $bout }
       *[other] Duello { $duel } di { $duels }, manche { $bout }
    }, turno { $turn }{ $house }
duel-house-rule = , { $rule }
duel-house-wolfy = { -card-wolfy } resta nascosto
duel-house-block-limit = un difensore per attaccante al massimo
duel-house-specials = carte speciali nel mazzo: { $cards }
duel-side = { $slices } **{ $cakes }** { $cakes ->
    [one] torta
   *[other] torte
}, { EMOJI("trophy") } { $trophies } su { $wanted }
duel-side-duels = , duelli vinti: { $won }
duel-person = { $role ->
    [attacks] ⚔️
    [defends] 🛡️
   *[waits] ▫️
} { $who }: { EMOJI("held") } { $count } { $count ->
    [one] carta
   *[other] carte
}{ $size ->
    [4] {""}
   *[other] {" "}(pesca fino a { $size })
}
duel-piles = Mazzo { $deck }, scarti { $discard }
duel-owed = ↩️ Dopo questo turno, chi attacca ne gioca { $count ->
    [one] un altro
   *[other] altri { $count }
}.
duel-lying = { EMOJI("facedown") } { $who } dichiara **{ $claim }**{ $left ->
    [0] {" "}(di queste carte non ne resta nessuna)
   *[other] {""}
}
duel-claim = { $count } { $card }
duel-no-cards = nessuna carta
duel-nothing = niente
duel-copy = { $card } ({ $copy })
duel-position = Carta { $position }
duel-changed = { $card } vale come { $into }

duel-card-soldier = { $count ->
    [one] { -card-soldier }
   *[other] { -card-soldier(form: "many") }
}
duel-card-archer = { $count ->
    [one] { -card-archer }
   *[other] { -card-archer(form: "many") }
}
duel-card-wizard = { $count ->
    [one] { -card-wizard }
   *[other] { -card-wizard(form: "many") }
}
duel-card-defender = { $count ->
    [one] { -card-defender }
   *[other] { -card-defender(form: "many") }
}
duel-card-scientist = { $count ->
    [one] { -card-scientist }
   *[other] { -card-scientist(form: "many") }
}
duel-card-wolfy = { $count ->
    [one] { -card-wolfy }
   *[other] { -card-wolfy(form: "many") }
}
duel-card-assassin = { $count ->
    [one] { -card-assassin }
   *[other] { -card-assassin(form: "many") }
}
duel-card-scout = { $count ->
    [one] { -card-scout }
   *[other] { -card-scout(form: "many") }
}
duel-card-summoner = { $count ->
    [one] { -card-summoner }
   *[other] { -card-summoner(form: "many") }
}
duel-card-quartermaster = { $count ->
    [one] { -card-quartermaster }
   *[other] { -card-quartermaster(form: "many") }
}
duel-card-oracle = { $count ->
    [one] { -card-oracle }
   *[other] { -card-oracle(form: "many") }
}
duel-card-priest = { $count ->
    [one] { -card-priest }
   *[other] { -card-priest(form: "many") }
}
duel-card-angel = { $count ->
    [one] { -card-angel }
   *[other] { -card-angel(form: "many") }
}
duel-card-professor = { $count ->
    [one] { -card-professor }
   *[other] { -card-professor(form: "many") }
}
duel-card-agent = { $count ->
    [one] { -card-agent }
   *[other] { -card-agent(form: "many") }
}
duel-card-pierrot = { $count ->
    [one] { -card-pierrot }
   *[other] { -card-pierrot(form: "many") }
}

duel-effect-soldier = arma: ruba 1 torta
duel-effect-archer = arma: ruba 1 torta
duel-effect-wizard = magia: ruba 2 torte
duel-effect-defender = blocca un attaccante con arma
duel-effect-scientist = blocca un attaccante con magia
duel-effect-wolfy = mai una carta vera; si scopre alla fine del turno
duel-effect-assassin = arma: ruba 5 torte
duel-effect-scout = arma: ruba 1 torta, poi gioca un altro turno
duel-effect-summoner = magia: nomina una carta, guarda la mano rivale e ruba 2 torte per ogni copia
duel-effect-quartermaster = speciale: 1 carta in più in mano per il resto della manche
duel-effect-oracle = speciale: guarda la mano rivale, poi gioca un altro turno
duel-effect-priest = annulla un attaccante qualsiasi e ne prende la carta
duel-effect-angel = blocca tutti gli attaccanti, ma chi attacca gioca un altro turno
duel-effect-professor = se viene scoperto: vale come { -card-scientist }, e così ogni { -card-wolfy }
duel-effect-agent = se viene scoperto: vale come una carta qualsiasi della mano rivale
duel-effect-pierrot = se viene scoperto: vale come l’attaccante che hai dichiarato al turno prima

duel-asked-lead = { $who }: chi della squadra comincia?
duel-asked-claim = { $who }: attacca o passa.
duel-asked-answer = { $who }: accetti, dubiti o blocchi?
duel-asked-block = { $who }: accetti il blocco o ne dubiti?
duel-asked-take = { $who }: scegli { $count ->
    [one] la carta che il { -card-priest } prende
   *[other] le { $count } carte che i { -card-priest(form: "many") } prendono
}.
duel-asked-name = { $who }: nomina una carta per l’{ -card-summoner }.
duel-asked-trade = { $who }: scambi una carta in squadra?
duel-beside = Nel frattempo { $who } può dubitare.
duel-beside-you = Nel frattempo puoi dubitare.

duel-button-attack = Attacca…
duel-button-pass = Passa
duel-button-accept = Accetta
duel-button-challenge = Dubito!
duel-button-block = Blocca…
duel-button-take = Prendi…
duel-button-name = Nomina…
duel-button-trade = Scambia…
duel-button-no-trade = Non scambiare
duel-button-hold = Non dubito
duel-button-lead = Inizia { $who }

duel-form-attack = Attacco
duel-form-block = Blocco
duel-form-take = Le carte per il tuo { -card-priest }
duel-form-name = Nomina una carta
duel-form-trade = Scambio in squadra
duel-field-cards = Le carte che giochi
duel-field-cards-note = Nessuno vede quali sono. Puoi giocare quelle che vuoi.
duel-field-claim = Che cosa dichiari
duel-field-claim-note = Contro { $claim } di { $who }
duel-field-target = Chi attacchi
duel-field-take = { $count ->
    [one] Prendi una carta
   *[other] Prendi { $count } carte
}
duel-field-name = Nomina una carta, poi guarda la mano
duel-field-give-card = La carta che dai
duel-field-take-card = La carta che prendi

duel-label-attack = { $claim } contro { $target } (in realtà: { $cards })
duel-label-block = bloccare con { $claim } (in realtà: { $cards })
duel-label-take = prendere la carta { $positions }
duel-label-name = nominare { $card }
duel-label-trade = dare { $give }, prendere { $take }

duel-hand-card = **{ $card }**: { $effect }
duel-hand-empty = Nessuna carta in mano.
duel-mate-hand = In mano a { $who }: { $cards }.
duel-own-discard = Giocate in questa manche: { $cards }.
duel-look = Turno { $turn }: { $reader ->
    [seer] hai visto la mano di { $of }
    [seen] { $who } ha visto la tua mano
   *[other] { $who } ha visto la mano di { $of }
}: { $cards }.
duel-look-taken = Turno { $turn }: { $reader ->
    [seer] hai preso { $cards } a { $of }
    [seen] { $who } ti ha preso { $cards }
   *[other] { $who } ha preso { $cards } a { $of }
}.

duel-option-mode = 🎴 { $mode }
duel-option-trophies = { EMOJI("trophy") } { $trophies ->
    [one] Una manche
   *[other] { $trophies } manche
} per vincere{ $duels ->
    [1] {""}
   *[other] , al meglio di { $duels } duelli
}
duel-option-specials = ⭐ { $count } { $count ->
    [one] carta speciale
   *[other] carte speciali
} nel mazzo, { $open ->
    [True] in vista prima della prima manche
   *[False] in segreto
}
duel-option-wolfy = 🎭 { -card-wolfy } non si scopre alla fine del turno
duel-option-block-limit = 🛡️ Al massimo un difensore per attaccante

duel-duel-begun = Si mescola un mazzo nuovo{ $specials ->
    [0] .
    [one] , con { $specials } carta speciale.
   *[other] , con { $specials } carte speciali.
}
duel-specials-shown = Le carte speciali di questo duello: { $cards }.
duel-bout-begun = **Manche { $bout }.** { $count ->
    [one] Inizia
   *[other] Iniziano
} { $side }, con { $cakes } { $cakes ->
    [one] torta
   *[other] torte
} contro { $other }.
duel-hand-dealt = { $who } riceve { $cards }.
duel-hand-dealt-you = Ricevi { $cards }.
duel-lead-chosen = { $who } decide: inizia { $first }. L’ordine è { $order }.
duel-turn-begun = { $owed ->
    [True] { $who } gioca un altro turno.
   *[False] Tocca a { $who } attaccare.
}
duel-attack-claimed = { $who } attacca { $target } e dichiara **{ $claim }**.
duel-passed = { $who } { $forced ->
    [True] non ha carte e passa.
   *[False] passa.
}
duel-block-claimed = { $who } blocca e dichiara **{ $claim }**.
duel-accepted = { $who } accetta.
duel-kept-silent = { $who } non dubita.
duel-challenged = ❗ { $who } dubita di { $claimant }: **{ $claim }**!
duel-cards-flipped = Carte scoperte: **{ $cards }**{ $changed ->
    [none] .
   *[other] {" "}({ $changed }).
} { $truthful ->
    [True] { $who } diceva la verità.
   *[False] { $who } bluffava!
}
duel-hand-shown = C’era un { -card-agent }: { $who } mostra { $cards }.
duel-attackers-blocked = { $blocker } { $wholly ->
    [True] { $blockers ->
        [one] annulla
       *[other] annullano
    }
   *[False] { $blockers ->
        [one] ferma
       *[other] fermano
    }
} **{ $claim }**.
duel-cards-taken = { $who } prende { $count ->
    [one] la carta { $positions }
   *[other] le carte { $positions }
} a { $of }.
duel-taken-seen = { $reader ->
    [seer] Hai preso { $cards } a { $of }
    [seen] { $who } ti ha preso { $cards }
   *[other] { $who } ha preso { $cards } a { $of }
}.
duel-cakes-stolen = { EMOJI("slice") } { $who } { $count ->
    [0] non ruba torte
    [one] ruba una torta
   *[other] ruba { $count } torte
} a { $of } ({ $card }).
duel-card-named = { $who } nomina **{ $card }**.
duel-hand-looked-at = 👁️ { $who } guarda la mano di { $of } ({ $card }).
duel-hand-seen = { $reader ->
    [seer] Hai visto la mano di { $of }
    [seen] { $who } ha visto la tua mano
   *[other] { $who } ha visto la mano di { $of }
}: { $cards }.
duel-turns-owed = { $card }: { $who } gioca { $count ->
    [one] un altro turno
   *[other] altri { $count } turni
}{ $owed ->
    [1] {""}
   *[other] , { $owed } in tutto
}.
duel-hand-size-raised = Da ora { $who } pesca fino a { $size } carte.
duel-wolfy-revealed = 🐺 Tra le carte di { $who } c’era { -card-wolfy }!
duel-cards-traded = { $given ->
    [0] { $who } prende una carta da { $partner }.
   *[other] { $taken ->
        [0] { $who } dà una carta a { $partner }.
       *[other] { $who } scambia una carta con { $partner }.
    }
}
duel-trade-seen = Lo scambio di { $who }. Dà: { $give ->
    [none] niente
   *[other] { $give }
}; prende: { $take ->
    [none] niente
   *[other] { $take }
}.
duel-trade-seen-you = Il tuo scambio. Dai: { $give ->
    [none] niente
   *[other] { $give }
}; prendi: { $take ->
    [none] niente
   *[other] { $take }
}.
duel-trade-declined = { $who } non scambia.
duel-cards-drawn = { $who } pesca { $count ->
    [one] una carta
   *[other] { $count } carte
}.
duel-draw-seen = { $who } ha pescato { $cards }.
duel-draw-seen-you = Hai pescato { $cards }.
duel-bout-ended = { EMOJI("trophy") } Manche a { $side }: { $reason ->
    [bluff] un bluff smascherato
    [truth] una dichiarazione vera
    [cakes] tutte le torte rubate
   *[passes] { $cakes } torte contro { $other }
}. Trofei: { $trophies }.
duel-duel-ended = Duello a { $side }{ $won ->
    [1] .
   *[other] {" "}({ $won } a { $other }).
}
duel-decided-flip = 🔎 { $who } ha dichiarato **{ $claim }**, { $other } non ci ha creduto, { $truthful ->
    [True] ma era vero.
   *[False] ed era un bluff: { $cards }.
}
duel-decided-cakes = { EMOJI("slice") } { $who } ha rubato { $count ->
    [one] l’ultima torta
   *[other] le ultime { $count } torte
} a { $of } ({ $card }).
duel-decided-passes = { EMOJI("slice") } Passa tutto il tavolo. Più torte per { $side }: { $cakes } contro { $other }.

refused-duel-other-question = Ora non si può. L’ultimo messaggio del tavolo mostra che cosa fare.
refused-duel-partner-decides = Qui decide chi gioca con te. Tu puoi solo dubitare.
refused-duel-no-challenge-now = È troppo tardi per dubitare di quella dichiarazione.
refused-duel-no-trade-now = Ora non c’è niente da scambiare.
refused-duel-no-cards-chosen = Scegli almeno una carta dalla tua mano.
refused-duel-no-cards-left = Non hai più carte per bloccare. Puoi ancora dubitare o accettare.
refused-duel-no-name-chosen = Scegli che cosa dichiari.
refused-duel-two-names = Tutte le carte di una dichiarazione devono avere lo stesso nome.
refused-duel-no-target-chosen = Scegli chi attacchi.
refused-duel-no-such-card = Nessuna carta si chiama “{ $text }”. Scegli dall’elenco che appare mentre scrivi.
refused-duel-card-not-held = Non hai quelle carte in mano.
refused-duel-cards-unsorted = Non capisco quali carte hai scelto. Scegli di nuovo.
refused-duel-unclaimable = Quella carta non si può mai dichiarare. Scegli un altro nome.
refused-duel-specials-not-played = Questa partita si gioca senza carte speciali.
refused-duel-not-an-attacker = Quando attacchi puoi dichiarare solo attaccanti.
refused-duel-not-a-blocker = Quando blocchi puoi dichiarare solo difensori.
refused-duel-cannot-block-that = Quel difensore non può fermare questo attacco.
refused-duel-too-many-blockers = A questo tavolo non puoi dichiarare più difensori che attaccanti.
refused-duel-not-an-opponent = Scegli una persona dell’altra squadra.
refused-duel-not-your-team = Scegli chi inizia nella tua squadra: tu o chi gioca con te.
refused-duel-wrong-positions = Scegli una carta coperta per ogni tuo { -card-priest }, e mai due volte la stessa.
refused-duel-swap-only = Finché ci sono carte nel mazzo, puoi solo scambiare una carta con un’altra.
refused-duel-nothing-traded = Scegli una carta da dare o da prendere, oppure premi *{ duel-button-no-trade }*.
refused-duel-card-not-with-partner = Chi gioca con te non ha quella carta.

duel-page-start = Scopo
duel-rules-start = Due parti si contendono sette torte giocando carte coperte. Un duello è una serie di **manche**: vinci tre manche e vinci il duello.
    Vinci una manche se rubi **tutte le torte** all’altra parte, se un **dubbio** ti dà ragione o se hai **più torte quando passa tutto il tavolo**, di seguito e senza dichiarazioni nel mezzo.
    Si gioca con quattro carte in mano. Nella prima manche si decide a caso chi inizia ad attaccare; ogni altra la inizia chi ha perso la precedente. La parte che inizia ha 3 torte, l’altra 4.
duel-page-turn = Il tuo turno
duel-rules-turn = **1.** Chi attacca gioca carte coperte e **dichiara** che sono attaccanti, tutti con lo stesso nome, oppure passa.
    {"**2.**"} Chi difende **accetta**, **dubita** o **blocca** con le proprie carte, dichiarando un difensore.
    {"**3.**"} Dopo un blocco, chi attacca lo accetta o ne dubita.
    {"**4.**"} Le dichiarazioni di cui nessuno ha dubitato hanno effetto, quali che siano le carte vere. Poi le due parti pescano fino ad avere quattro carte: prima chi attacca.
    Senza carte passi in automatico; puoi comunque accettare o dubitare. Se il tempo scade, passi o accetti; se devi scegliere qualcosa, vale la prima opzione.
    Premi **{ duel-button-attack }** o **{ duel-button-block }** per scegliere le carte in segreto; **{ button-hand }** mostra le tue carte solo a te.
duel-page-bluff = Bluff e dubbi
duel-rules-bluff = Il numero di carte è sempre vero, ma puoi dichiarare più copie di quante ne esistano. Il nome può essere una bugia, e basta una carta falsa per fare di tutta la dichiarazione un bluff.
    Un **dubbio** scopre le carte dichiarate e chiude la manche: se era un bluff, vince chi ha dubitato; se era vero, vince chi ha fatto la dichiarazione.
    Una dichiarazione messa in dubbio non ha nessun altro effetto. Dopo aver bloccato o accettato, non puoi più dubitare di quella dichiarazione.
duel-page-cards = Carte
duel-rules-cards = ⚔️ { CARD("soldier") }**{ -card-soldier }** (5) e { CARD("archer") }**{ -card-archer }** (4) rubano 1 torta ciascuno; gli { CARD("defender") }**{ -card-defender(form: "many") }** (4) fermano ⚔️.
    🔮 { CARD("wizard") }**{ -card-wizard }** (3) ruba 2 torte; le { CARD("scientist") }**{ -card-scientist(form: "many") }** (3) fermano 🔮. Ogni difensore ferma un attaccante. Puoi dichiarare quanti difensori vuoi, anche più degli attaccanti, ma solo di un tipo che può fermare quell’attacco.
    🎭 { CARD("wolfy") }**{ -card-wolfy }** (1) non è mai una carta vera e non si può dichiarare. Giocalo con un altro nome: si scopre se il turno finisce senza un dubbio.
duel-page-specials = Carte speciali
duel-rules-specials = Nel mazzo ci sono due carte speciali nascoste (tre nel gioco a squadre) per tutto il duello. Puoi sempre dichiarare qualsiasi carta speciale ⚔️ 🔮 ⭐ 🛡️, anche se non è nel mazzo; le carte 🎭 mai.
    ⚔️ { CARD("assassin") }**{ -card-assassin }** ruba 5 torte. Ogni { CARD("scout") }**{ -card-scout }** ruba 1 torta e ti dà un altro turno. 🔮 { CARD("summoner") }**{ -card-summoner }**: nomina una carta, guarda la mano rivale e ruba 2 torte per ogni copia che vedi. Lo { -card-defender } impedisce solo il furto dell’{ -card-scout }, la { -card-scientist } solo quello dell’{ -card-summoner }: il turno in più, o lo sguardo alla mano, resta.
    ⭐ { CARD("quartermaster") }**{ -card-quartermaster }**: una carta in più in mano fino alla fine della manche. { CARD("oracle") }**{ -card-oracle }**: guarda la mano rivale e gioca un altro turno. Solo il { -card-priest } e l’{ -card-angel } fermano ⭐.
    🛡️ { CARD("priest") }**{ -card-priest }** annulla un attaccante qualsiasi e ne prende la carta alla cieca. { CARD("angel") }**{ -card-angel }** ferma tutto l’attacco, effetti compresi, ma chi attacca gioca ancora, una volta per ogni { -card-angel }.
    🎭 Se si scoprono: { CARD("professor") }**{ -card-professor }** e ogni { -card-wolfy } della stessa dichiarazione valgono come { -card-scientist(form: "many") }; { CARD("agent") }**{ -card-agent }** vale come una carta qualsiasi della mano rivale, e allora tutto il tavolo vede quella mano; { CARD("pierrot") }**{ -card-pierrot }**, solo in attacco, vale come l’attaccante che hai dichiarato al tuo turno precedente di questa manche. { -card-wolfy } non si scopre se { -card-professor } è nella stessa dichiarazione.
duel-page-teams = Squadre
duel-rules-teams = Quattro persone, due squadre, nove torte: quattro per la squadra che inizia, cinque per l’altra. In squadra le torte sono in comune, e chi gioca con te vede sempre la tua mano e tu la sua.
    La squadra che inizia sceglie quale dei suoi membri comincia. Chi attacca sceglie una persona dell’altra squadra, e solo lei può bloccare; finché non risponde, chi gioca con lei può dubitare.
    Dopo un attacco, chi ha attaccato può scambiare in segreto una carta in squadra. Con il mazzo vuoto può anche solo darne o prenderne una.
    Se si passa, la manche finisce solo quando hanno passato di seguito tutte e quattro le persone.
refused-duel-undo-kind = Puoi annullare solo una dichiarazione, e solo prima che qualcuno risponda. Passare o rispondere non si annulla, e nemmeno una mossa che mostra o pesca carte.

## Ciò che una persona può aver fatto una volta

duel-achievement-right = un bluff smascherato
duel-achievement-bluff = un bluff riuscito
duel-achievement-cleared = tutte le torte in una manche
duel-achievement-sweep = un duello senza perdere una manche
