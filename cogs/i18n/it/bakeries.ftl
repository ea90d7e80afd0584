### You Take the Cake

bakeries-name = You Take the Cake
bakeries-credits = -# Un’opera non ufficiale di fan. The Civil War Battle for the Bakeries: You Take The Cake è un gioco di P. K. Waddle.
bakeries-part = Manche { $round }: { $phase ->
    [hire] assumere uno chef
    [place] piazzare le torte
   *[sale] la vendita
}
bakeries-jump-sale = Miglior vendita della manche { $round }: { $amount }, { $name }
bakeries-heading = ## You Take the Cake
    -# Manche { $round } di { $rounds }, { $phase ->
        [hire] assumere uno chef, turno { $turn }
        [place] piazzare le torte: { $cake } di { $cakes }
        [sale] la vendita, turno { $turn }
       *[over] la battaglia è finita
    }
bakeries-option-rounds = 🎂 { $rounds } manche; vince il totale più alto

bakeries-bakery-yummies = { -bakery-yummies }
bakeries-bakery-concoctions = { -bakery-concoctions }

bakeries-chef-sally = { -chef-sally }
bakeries-chef-danny = { -chef-danny }
bakeries-chef-polly = { -chef-polly }
bakeries-chef-molly = { -chef-molly }
bakeries-chef-benjamin = { -chef-benjamin }
bakeries-short-sally = { -chef-sally(form: "short") }
bakeries-short-danny = { -chef-danny(form: "short") }
bakeries-short-polly = { -chef-polly(form: "short") }
bakeries-short-molly = { -chef-molly(form: "short") }
bakeries-short-benjamin = { -chef-benjamin(form: "short") }
bakeries-piece-chef = { -piece-chef }
bakeries-piece-apron = { -piece-apron }
bakeries-piece-hat = { -piece-hat }
bakeries-piece-batter = { -piece-batter }
bakeries-piece-stove = { -piece-stove }
bakeries-card = { $chef }: { $piece }
bakeries-sign-closed = { -sign-closed }
bakeries-sign-reopened = { -sign-reopened }
bakeries-times = { $what }{ $count ->
    [1] {""}
   *[other] {" "}({ $count })
}
bakeries-chef-label = { $chef } ×{ $multiplier }
bakeries-bakes-with = { $chef } ×{ $multiplier }
bakeries-bakes-alone = senza chef ×{ $multiplier }

bakeries-cake-wedding = { -cake-wedding }
bakeries-cake-boston = { -cake-boston }
bakeries-cake-pineapple = { -cake-pineapple }
bakeries-cake-cinnamon = { -cake-cinnamon }
bakeries-cake-sheet = { -cake-sheet }
bakeries-cake-lemon = { -cake-lemon }
bakeries-cake-bundt = { -cake-bundt }
bakeries-cake-german = { -cake-german }
bakeries-cake-forest = { -cake-forest }
bakeries-cake-mud = { -cake-mud }
bakeries-cake-birthday = { -cake-birthday }

bakeries-person = { $turn ->
    [True] 👉
   *[other] ▫️
} **{ $bakery }**, { $who }, { EMOJI("held") } { $count }, { $closed ->
    [True] 🚫 **{ -sign-closed }**
   *[other] 🏪 aperta
}
bakeries-piles = Mazzo { $stock }, scarti { $discards }, in cima: { $top ->
    [none] niente
   *[other] **{ $top }**
}
bakeries-turns = ⏳ Nessuno ha assunto uno chef: la fase uno finisce { $left ->
    [one] dopo questo turno
   *[other] tra { $left } turni a testa
}.
bakeries-drawn = 🎂 Torta { $number } di 22: **{ $cake }**, { $price } $
bakeries-last-roll = { $faces } Ultimo lancio: { $dice }
bakeries-window = 🏪 **{ $bakery }**, { $who }, { $baker }
bakeries-tab = 🧾 Incasso **{ $tab } $**, { $sold } su 7 vendute, { $names } { $names ->
    [one] tipo
   *[other] tipi
}
bakeries-slot = `{ $slot }` ×{ $multiplier }
bakeries-tags-free = Libere: { $slots }
bakeries-tag = { $where } { $cake } { $price } ${ $stale ->
    [0] {""}
   *[other] {" "}🥀{ $stale }
} = **{ $amount } $**
bakeries-tag-sold = { $where } ✅ { $sign }~~{ $cake }~~ { $amount } $

bakeries-dollars = { $amount } $
bakeries-product = { $chef } (chef) × { $price } ${ $stale ->
    [100] {""}
   *[other] {" "}× { $stale }%
} × { $slot } (casella)
bakeries-sum = { $product } = { $amount } $
bakeries-kept = { $percent }% = { $amount } $
bakeries-books = 📒 **Vendite della manche { $round }**
    -# numero, torta: chef × prezzo × casella
bakeries-books-who = 🏪 **{ $bakery }**, { $who }, { $baker }
bakeries-books-sale = `{ $slot }` { $cake }: { $chef } × { $price } $ × { $stale ->
    [100] {""}
   *[other] { $stale }% ×{" "}
}{ $times } = { $amount } $
bakeries-books-tab = Incasso { $tab } $
bakeries-books-bonus = BONUS GRAN CHEF { $percent }% = { $bonus } $
bakeries-books-round = **manche { $total } $**
bakeries-scores = Totali: { $first }; { $second }
bakeries-score = { $who } **{ $total } $**
bakeries-rounds = 💰 { $who }: { $sums } = **{ $total } $**
bakeries-dice = { $first } + { $second } = **{ $sum }**
bakeries-try = numero **{ $number }**, { $faces } { $dice }

bakeries-asked-turn = { $who }: pesca una carta, cala un set o gioca un cartello.
bakeries-asked-discard = { $who }: scarta una carta.
bakeries-asked-place = { $who }: dove va la **{ $cake }**?
bakeries-asked-roll = { $who }: lancia i dadi.
bakeries-asked-stale = { $who }: quale torta di { $other } diventa rafferma?
bakeries-asked-stale-with-you = { $who } sceglie quale delle tue torte diventa rafferma.
bakeries-asked-again = { $who }: ti fermi qui o tenti ancora la svendita?

bakeries-button-draw = Pesca
bakeries-button-take = Prendi { $card }
bakeries-button-pass = Passa
bakeries-button-lay = Cala set…
bakeries-button-hire = Assumi { $chef }
bakeries-button-close = Chiudi: { $who }
bakeries-button-reopen = Riapri: { $who }
bakeries-button-discard = Scarta…
bakeries-button-roll = Lancia!
bakeries-button-stop = Fermati: { $kept }
bakeries-button-again = Ritenta: { $more } o { $less }

bakeries-prompt-own = A me: { $cake }…
bakeries-prompt-theirs = BECCATI LA TORTA, { $who }…
bakeries-place-own = A me, casella { $slot }: { $worth }
bakeries-place-theirs = BECCATI LA TORTA, casella { $slot }: { $worth }
bakeries-prompt-stale = Scegli una torta di { $who }…
bakeries-stale-choice = Casella { $slot }: { $cake }
bakeries-stale-note = da { $now } $ scende a { $then } $
bakeries-prompt-discard = Scarta…

bakeries-form-discard = Scarta una carta
bakeries-form-lay = Assumi uno chef
bakeries-field-card = La carta che scarti
bakeries-field-chef = Lo chef che assumi
bakeries-use-sign = un cartello; ne hai { $copies }
bakeries-use-part = set { $held } su { $parts }; ne hai { $copies }
bakeries-use-drawn = 🆕 appena pescata, { $use }

bakeries-offer = { $what } ({ $note })
bakeries-offer-slot = Casella { $slot }: { $sum }

bakeries-label-draw-stock = pescare dal mazzo
bakeries-label-draw-discard = prendere la carta in cima agli scarti
bakeries-label-discard = scartare { $card }
bakeries-label-place-own = a me, casella { $slot }
bakeries-label-place-theirs = BECCATI LA TORTA, casella { $slot }
bakeries-label-stale = far diventare rafferma la torta nella casella { $slot }
bakeries-label-again = ritentare
bakeries-label-stop = fermarsi

bakeries-hand-chef = **{ $chef } ×{ $multiplier }**: { $count } su 5; { $held }; { $lacking ->
    [none] ✅ **completo: puoi assumere**
   *[other] manca: { $lacking }
}
bakeries-hand-signs = **Cartelli**: { $signs }
bakeries-hand-drawn = 🆕 Appena pescata: **{ $card }**.
bakeries-hand-taken = 🆕 Appena presa: **{ $card }**. In questo turno non puoi scartare carte uguali.
bakeries-hand-closed = 🚫 Questa pasticceria è chiusa: gioca { -sign-reopened } prima di calare un set.
bakeries-hand-resting = Queste carte non servono fino alla prossima manche.

bakeries-round-begun = **Manche { $round }.** Si mescolano tutte le carte e si distribuiscono le mani. Inizia { $who }.
bakeries-hand-dealt = { $who } riceve { $cards }.
bakeries-hand-dealt-you = Ricevi { $cards }.
bakeries-phase-begun = { $phase ->
    [hire] 👩‍🍳 Fase uno: { $who } inizia a cercare uno chef.
    [place] 🍰 Fase due: { $who } piazza la prima torta.
   *[sale] 🎲 Fase tre: inizia a lanciare { $who }.
}
bakeries-stock-reshuffled = Il mazzo era vuoto: { $count } { $count ->
    [one] carta scartata diventa
   *[other] carte scartate diventano
} il mazzo nuovo.
bakeries-card-drawn = { $who } pesca dal mazzo.
bakeries-card-seen = { $who } ha pescato { $card }.
bakeries-card-seen-you = Hai pescato { $card }.
bakeries-discard-taken = { $who } prende **{ $card }** dagli scarti.
bakeries-card-discarded = { $who } scarta **{ $card }**.
bakeries-bakery-closed = 🚫 { $who } gioca { -sign-closed } contro { $owner }!
bakeries-bakery-reopened = 🏪 { $who } gioca { -sign-reopened }.
bakeries-draw-skipped = { $who } non può pescare: non c’è più nessuna carta.
bakeries-turn-passed = { $who } non può pescare e passa.
bakeries-chef-hired = 👩‍🍳 { $who } cala tutto il set e assume **{ $chef }**: ogni prezzo ×{ $multiplier }!
bakeries-nobody-hired = { $reason ->
    [both-passed] Nessuno può più pescare
   *[turn-limit] Sono passati cento turni a testa
}, quindi le due pasticcerie infornano senza chef.
bakeries-cake-drawn = { $who } estrae la torta { $number }: { $cake }.
bakeries-cake-placed = { $own ->
    [True] 🍰 { $who } tiene la **{ $cake }** nella casella { $slot } (×{ $multiplier }).
   *[other] 🍰 { $who } a { $owner }: **BECCATI LA TORTA!** { $cake }, casella { $slot } (×{ $multiplier }).
}
bakeries-case-filled = La vetrina di { $who } è piena.
bakeries-dice-rolled = { $faces } { $who } lancia { $dice }.
bakeries-cake-sold = 💵 { $who } vende la **{ $cake }**: { $sum }.
bakeries-number-repeated = { $who } aveva già fatto { $slot }{ $penalised ->
    [True] : una torta diventa rafferma.
   *[other] , ma nessuna torta può più diventare rafferma.
}
bakeries-stale-placed = 🥀 { $who } rende rafferma la { $cake } di { $owner } nella casella { $slot }: ora vale { $sum }.
bakeries-sale-won = 🏁 { $who } ha venduto sette torte: la vendita è finita!
bakeries-clearance-tried = 🎟️ Svendita per { $who }: { $attempt }. { $hit ->
    [True] Centro
   *[other] A vuoto
}: { $percent }% dell’incasso.
bakeries-clearance-stopped = { $who } si ferma e tiene il { $percent }% dell’incasso.
bakeries-game-ended = La battaglia delle pasticcerie è finita.
bakeries-decided = 💵 { $how ->
    [turned] { $who } rimonta nell’ultima manche: la **{ $cake }** ha fruttato { $amount }.
    [level] { $who } vince l’ultima manche e con lei la partita: la **{ $cake }** ha fruttato { $amount }.
    [tie] I totali sono pari, e { $who } ha la manche migliore o più torte vendute.
    [none] { $who } non ha venduto niente nell’ultima manche, ma il vantaggio bastava.
   *[kept] { $who } era in vantaggio prima dell’ultima manche e ci resta: la **{ $cake }** ha fruttato { $amount }.
}

refused-bakeries-already-closed = Quella pasticceria è già chiusa.
refused-bakeries-another-question = Ora non si può. L’ultimo messaggio del tavolo mostra che cosa fare.
refused-bakeries-bakery-closed = La tua pasticceria è chiusa. Gioca { -sign-reopened } prima di calare un set.
refused-bakeries-bakery-open = La tua pasticceria è già aperta.
refused-bakeries-cake-sold = Quella torta è venduta. Scegline una ancora in vendita.
refused-bakeries-cannot-pass = Puoi ancora pescare dal mazzo, quindi non puoi passare.
refused-bakeries-card-just-taken = Hai appena preso una carta uguale dagli scarti. Scartane una diversa.
refused-bakeries-card-not-held = Non hai quella carta in mano.
refused-bakeries-closed-not-held = Non hai { -sign-closed } in mano.
refused-bakeries-reopened-not-held = Non hai { -sign-reopened } in mano.
refused-bakeries-discard-pile-empty = Non ci sono scarti. Pesca dal mazzo.
refused-bakeries-fifth-stale = Quella torta ha già quattro carte 🥀, il massimo. Scegli un’altra torta.
refused-bakeries-no-such-slot = Le caselle vanno da 2 a 12, come le somme di due dadi.
refused-bakeries-nothing-else-to-discard = Hai solo carte uguali a quella, quindi non potresti scartare altro. Pesca dal mazzo.
refused-bakeries-set-incomplete = Non hai ancora tutti e cinque i pezzi di quello chef. *{ button-hand }* mostra che cosa manca.
refused-bakeries-slot-filled = Quella casella ha già una torta. Scegline una vuota.
refused-bakeries-stock-empty = Il mazzo è vuoto.
refused-bakeries-no-such-card = Nessuna carta si chiama “{ $text }”. Scegli dall’elenco che appare mentre scrivi.
refused-bakeries-no-such-chef = Nessuno chef si chiama “{ $text }”. Scegli dall’elenco che appare mentre scrivi.

cmd-bakery = You Take the Cake: assumi uno chef, piazza le torte, lancia i dadi
cmd-bakery-new = Apri un tavolo di You Take the Cake
cmd-bakery-draw = Pesca una carta dal mazzo o prendi quella in cima agli scarti
cmd-bakery-draw-pile = Il mazzo o la cima degli scarti
cmd-bakery-discard = Scarta una carta dalla tua mano
cmd-bakery-discard-card = La carta; solo tu vedi la tua mano
cmd-bakery-lay = Cala i cinque pezzi di uno chef per assumerlo
cmd-bakery-lay-chef = Lo chef di cui cali il set
cmd-bakery-close = Gioca { -sign-closed } contro l’altra pasticceria
cmd-bakery-reopen = Gioca { -sign-reopened } sulla tua pasticceria
cmd-bakery-pass = Passa, se non puoi pescare
cmd-bakery-keep = A me: metti la torta estratta in una casella della tua vetrina
cmd-bakery-give = BECCATI LA TORTA: mettila in una casella dell’altra vetrina
cmd-bakery-slot = Il numero della casella, da 2 a 12
cmd-bakery-roll = Lancia i dadi
cmd-bakery-stale = Rendi rafferma una torta dell’altra pasticceria
cmd-bakery-again = Svendita: ritenta, per l’80% o solo il 40%
cmd-bakery-stop = Svendita: fermati e tieni il 60%

choice-pile-stock = il mazzo
choice-pile-discard = la cima degli scarti

bakeries-page-start = Scopo
bakeries-rules-start = Due pasticcerie, **{ -bakery-yummies }** e **{ -bakery-concoctions }**, tre manche. In ogni manche si **assume uno chef**, si **piazzano le torte** e si **vendono con i dadi**. Vince il totale più alto dopo la terza manche; in caso di parità conta la singola manche migliore, poi il numero di torte vendute.
    Una torta frutta **chef × prezzo × casella**: la { -cake-birthday } da 500 $ con { -chef-polly(form: "short") } (×4) nella casella 9 (×3) frutta 6.000 $.
    Premi **{ button-hand }** per vedere le tue carte; nessun altro può vederle.
bakeries-page-hire = Lo chef
bakeries-rules-hire = Si gioca con otto carte in mano. Nella prima manche si decide a caso chi inizia; poi ci si alterna. Al tuo turno fai una di queste cose:
    🃏 **Pesca** dal mazzo o **prendi** la carta in cima agli scarti; poi **scarta** una carta. Se prendi dagli scarti, in quel turno non puoi scartare una carta uguale; se tutte e otto le tue carte sono uguali a quella, non puoi prenderla.
    👩‍🍳 **Cala il set di uno chef**: { -piece-chef }, { -piece-apron }, { -piece-hat }, { -piece-batter } e { -piece-stove } dello stesso chef. Così lo assumi, e la fase finisce. L’altra pasticceria inforna senza chef (×1).
    🚫 **{ -sign-closed }** impedisce all’altra pasticceria di calare un set; **{ -sign-reopened }** la riapre. Dopo aver giocato un cartello peschi una carta. Il cartello è fuori dal gioco fino alla prossima manche.
    Quando il mazzo è vuoto, gli scarti, tranne la carta in cima, si mescolano in un mazzo nuovo. Dopo 100 turni a testa la fase finisce senza chef.
    Se il tempo scade, peschi dal mazzo e scarti quella carta.
bakeries-page-place = Le torte
bakeries-rules-place = Inizia chi non ha uno chef; se nessuno ne ha uno, chi non ha iniziato la manche. Poi un turno a testa: una torta esce dalla dispensa, e la metti in una casella vuota della tua vetrina o dell’altra: **BECCATI LA TORTA!**
    Il numero di una casella è il lancio di dadi che vende la sua torta; più è raro, più ne moltiplica il prezzo: 7 ×1; 6 e 8 ×2; 5 e 9 ×3; 4 e 10 ×5; 3 e 11 ×8; 2 e 12 ×13.
    Quando una vetrina è piena, chi ha l’altra piazza tutte le torte rimaste.
    Se il tempo scade, la torta va nella tua casella vuota più bassa, o in quella più bassa dell’altra vetrina se la tua è piena.
bakeries-page-sale = La vendita
bakeries-rules-sale = Inizia a lanciare chi ha assunto uno chef (se nessuno l’ha fatto, chi ha iniziato la manche); poi un lancio a testa. Un numero che non ti è ancora uscito **vende la torta** nella tua casella con quel numero.
    Se un numero ti esce di nuovo, l’altra persona mette una carta **“raffermo” 🥀** su una tua torta non venduta: 20% in meno sul prezzo stampato, al massimo quattro carte per torta. Se nessuna può averne, non succede niente.
    🏁 **La settima vendita chiude la manche.** Chi la fa tiene tutto il suo incasso, più il 20% se ha venduto sette torte diverse (BONUS GRAN CHEF). L’altra persona tiene il 40% del proprio.
    Se il tempo scade, i dadi si lanciano da soli, o la carta 🥀 va sulla torta dal prezzo stampato più alto.
bakeries-page-clearance = Svendita
bakeries-rules-clearance = Ti spetta una svendita se la settima vendita è dell’altra persona, non hai uno chef e hai venduto almeno una torta. Si estrae il numero di una tua torta non venduta, e lanci i dadi.
    Un lancio **a vuoto** ti lascia il 40% dell’incasso. Un **centro** (esce quel numero) ti dà il 60%, e puoi fermarti, o estrarre e lanciare ancora una volta: centro dà l’80%, a vuoto il 40%. Può uscire di nuovo lo stesso numero. Se il tempo scade, ti fermi.
bakeries-page-prices = Carte e prezzi
bakeries-rules-prices = 👩‍🍳 **Chef** (copie di ogni pezzo): { CARD("sally-chef") }{ -chef-sally(form: "short") } ×2 (16), { CARD("danny-chef") }{ -chef-danny(form: "short") } ×3 (10), { CARD("polly-chef") }{ -chef-polly(form: "short") } ×4 (6), { CARD("molly-chef") }{ -chef-molly(form: "short") } ×5 (4), { CARD("benjamin-chef") }{ -chef-benjamin(form: "short") } ×6 (2). Undici { -sign-closed }, undici { -sign-reopened }.
    🎂 **Torte** (copie): 500 $ { CARD("wedding") }{ -cake-wedding } (2), { CARD("birthday") }{ -cake-birthday } (2); 350 $ { CARD("boston") }{ -cake-boston } (5), { CARD("mud") }{ -cake-mud } (5); 200 $ { CARD("pineapple") }{ -cake-pineapple } (7), { CARD("forest") }{ -cake-forest } (7); 125 $ { CARD("cinnamon") }{ -cake-cinnamon } (10), { CARD("german") }{ -cake-german } (10); 75 $ { CARD("sheet") }{ -cake-sheet } (15), { CARD("bundt") }{ -cake-bundt } (15); 50 $ { CARD("lemon") }{ -cake-lemon } (36).
refused-bakeries-undo-kind = In questo gioco le mosse non si annullano.

## Ciò che una persona può aver fatto una volta

bakeries-achievement-chef = uno chef assunto con tutti e cinque i pezzi
bakeries-achievement-rare = una torta venduta sul 2 o sul 12
bakeries-achievement-clearance = due centri in una svendita
bakeries-achievement-all-chefs = ogni chef una volta
