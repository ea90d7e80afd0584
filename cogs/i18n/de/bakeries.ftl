### You Take the Cake

bakeries-name = You Take the Cake
bakeries-credits = -# Ein inoffizielles Fanprojekt. The Civil War Battle for the Bakeries: You Take The Cake ist ein Spiel von P. K. Waddle.
bakeries-part = Runde { $round }: { $phase ->
    [hire] Backprofi einstellen
    [place] Kuchen verteilen
   *[sale] Kuchenverkauf
}
bakeries-jump-sale = Bester Verkauf der Runde { $round }: { $amount }, { $name }
bakeries-heading = ## You Take the Cake
    -# Runde { $round } von { $rounds }, { $phase ->
        [hire] Backprofi einstellen, Zug { $turn }
        [place] Kuchen verteilen: { $cake } von { $cakes }
        [sale] Kuchenverkauf, Zug { $turn }
       *[over] das Spiel ist entschieden
    }
bakeries-option-rounds = 🎂 { $rounds } Runden; die höchste Summe gewinnt

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
bakeries-bakes-alone = ohne Backprofi ×{ $multiplier }

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
   *[other] 🏪 offen
}
bakeries-piles = Stapel { $stock }, Ablage { $discards }, obenauf: { $top ->
    [none] nichts
   *[other] **{ $top }**
}
bakeries-turns = ⏳ Phase eins endet ohne Backprofi nach { $left ->
    [one] diesem Zug
   *[other] { $left } Zügen je Seite
}.
bakeries-drawn = 🎂 Kuchen { $number } von 22: **{ $cake }**, { $price } $
bakeries-last-roll = { $faces } Letzter Wurf: { $dice }
bakeries-window = 🏪 **{ $bakery }**, { $who }, { $baker }
bakeries-tab = 🧾 Kasse **{ $tab } $**, { $sold } von 7 verkauft, { $names } { $names ->
    [one] Sorte
   *[other] Sorten
}
bakeries-slot = `{ $slot }` ×{ $multiplier }
bakeries-tags-free = Frei: { $slots }
bakeries-tag = { $where } { $cake } { $price } ${ $stale ->
    [0] {""}
   *[other] {" "}🥀{ $stale }
} = **{ $amount } $**
bakeries-tag-sold = { $where } ✅ { $sign }~~{ $cake }~~ { $amount } $

bakeries-dollars = { $amount } $
bakeries-product = { $chef } (Backprofi) × { $price } ${ $stale ->
    [100] {""}
   *[other] {" "}× { $stale } %
} × { $slot } (Fach)
bakeries-sum = { $product } = { $amount } $
bakeries-kept = { $percent } % = { $amount } $
bakeries-books = 📒 **Verkäufe in Runde { $round }**
    -# Zahl, Kuchen: Backprofi × Preis × Fach
bakeries-books-who = 🏪 **{ $bakery }**, { $who }, { $baker }
bakeries-books-sale = `{ $slot }` { $cake }: { $chef } × { $price } $ × { $stale ->
    [100] {""}
   *[other] { $stale } % ×{" "}
}{ $times } = { $amount } $
bakeries-books-tab = Kasse { $tab } $
bakeries-books-bonus = MEISTERBONUS { $percent } % = { $bonus } $
bakeries-books-round = **Runde { $total } $**
bakeries-scores = Summen: { $first }; { $second }
bakeries-score = { $who } **{ $total } $**
bakeries-rounds = 💰 { $who }: { $sums } = **{ $total } $**
bakeries-dice = { $first } + { $second } = **{ $sum }**
bakeries-try = Zahl **{ $number }**, { $faces } { $dice }

bakeries-asked-turn = { $who }: Ziehe eine Karte, lege einen Satz aus oder spiele ein Schild.
bakeries-asked-discard = { $who }: Lege eine Karte ab.
bakeries-asked-place = { $who }: Wohin kommt **{ $cake }**?
bakeries-asked-roll = { $who }: Würfle.
bakeries-asked-stale = { $who }: Welcher Kuchen von { $other } wird altbacken?
bakeries-asked-stale-with-you = { $who } wählt, welcher deiner Kuchen altbacken wird.
bakeries-asked-again = { $who }: Hier aufhören oder den Räumungsverkauf noch einmal versuchen?

bakeries-button-draw = Ziehen
bakeries-button-take = { $card } nehmen
bakeries-button-pass = Passen
bakeries-button-lay = Satz auslegen …
bakeries-button-hire = { $chef } einstellen
bakeries-button-close = Schließen: { $who }
bakeries-button-reopen = Öffnen: { $who }
bakeries-button-discard = Ablegen …
bakeries-button-roll = Würfeln!
bakeries-button-stop = Aufhören: { $kept }
bakeries-button-again = Noch mal: { $more } oder { $less }

bakeries-prompt-own = Meins: { $cake } …
bakeries-prompt-theirs = NIMM DU DEN KUCHEN, { $who } …
bakeries-place-own = Meins, Fach { $slot }: { $worth }
bakeries-place-theirs = NIMM DU DEN KUCHEN, Fach { $slot }: { $worth }
bakeries-prompt-stale = Wähle einen Kuchen von { $who } …
bakeries-stale-choice = Fach { $slot }: { $cake }
bakeries-stale-note = aus { $now } $ werden { $then } $
bakeries-prompt-discard = Ablegen …

bakeries-form-discard = Eine Karte ablegen
bakeries-form-lay = Backprofi einstellen
bakeries-field-card = Die Karte, die du ablegst
bakeries-field-chef = Der Backprofi, den du einstellst
bakeries-use-sign = ein Schild; du hast { $copies }
bakeries-use-part = Satz { $held } von { $parts }; du hast { $copies }
bakeries-use-drawn = 🆕 gerade gezogen, { $use }

bakeries-offer = { $what } ({ $note })
bakeries-offer-slot = Fach { $slot }: { $sum }

bakeries-label-draw-stock = vom Stapel ziehen
bakeries-label-draw-discard = die oberste Karte der Ablage nehmen
bakeries-label-discard = { $card } ablegen
bakeries-label-place-own = meins, Fach { $slot }
bakeries-label-place-theirs = NIMM DU DEN KUCHEN, Fach { $slot }
bakeries-label-stale = eine Altbacken-Karte auf den Kuchen in Fach { $slot }
bakeries-label-again = noch einmal versuchen
bakeries-label-stop = aufhören

bakeries-hand-chef = **{ $chef } ×{ $multiplier }**: { $count } von 5; { $held }; { $lacking ->
    [none] ✅ **vollständig: Du kannst einstellen**
   *[other] es fehlt noch: { $lacking }
}
bakeries-hand-signs = **Schilder**: { $signs }
bakeries-hand-drawn = 🆕 Gerade gezogen: **{ $card }**.
bakeries-hand-taken = 🆕 Gerade genommen: **{ $card }**. Karten dieser Art kannst du in diesem Zug nicht ablegen.
bakeries-hand-closed = 🚫 Diese Bäckerei ist geschlossen: Spiele { -sign-reopened }, bevor du einen Satz auslegst.
bakeries-hand-resting = Diese Karten werden erst in der nächsten Runde wieder gebraucht.

bakeries-round-begun = **Runde { $round }.** Alle Karten werden gemischt und verteilt. { $who } beginnt.
bakeries-hand-dealt = { $who } bekommt { $cards }.
bakeries-hand-dealt-you = Du bekommst { $cards }.
bakeries-phase-begun = { $phase ->
    [hire] 👩‍🍳 Phase eins: { $who } beginnt mit der Suche nach einem Backprofi.
    [place] 🍰 Phase zwei: { $who } stellt den ersten Kuchen hin.
   *[sale] 🎲 Phase drei: { $who } würfelt zuerst.
}
bakeries-stock-reshuffled = Der Stapel war leer: { $count } { $count ->
    [one] abgelegte Karte wird
   *[other] abgelegte Karten werden
} zum neuen Stapel.
bakeries-card-drawn = { $who } zieht vom Stapel.
bakeries-card-seen = { $who } hat { $card } gezogen.
bakeries-card-seen-you = Du hast { $card } gezogen.
bakeries-discard-taken = { $who } nimmt **{ $card }** von der Ablage.
bakeries-card-discarded = { $who } legt **{ $card }** ab.
bakeries-bakery-closed = 🚫 { $who } spielt { -sign-closed } gegen { $owner }!
bakeries-bakery-reopened = 🏪 { $who } spielt { -sign-reopened }.
bakeries-draw-skipped = { $who } kann nicht ziehen: Es ist keine Karte mehr da.
bakeries-turn-passed = { $who } kann nicht ziehen und passt.
bakeries-chef-hired = 👩‍🍳 { $who } legt den ganzen Satz aus und stellt **{ $chef }** ein: jeder Preis ×{ $multiplier }!
bakeries-nobody-hired = { $reason ->
    [both-passed] Beide Seiten können nicht mehr ziehen
   *[turn-limit] Beide Seiten hatten hundert Züge
} und backen ohne Backprofi.
bakeries-cake-drawn = { $who } zieht Kuchen { $number }: { $cake }.
bakeries-cake-placed = { $own ->
    [True] 🍰 { $who } behält **{ $cake }** in Fach { $slot } (×{ $multiplier }).
   *[other] 🍰 { $who } zu { $owner }: **NIMM DU DEN KUCHEN!** { $cake }, Fach { $slot } (×{ $multiplier }).
}
bakeries-case-filled = Die Vitrine von { $who } ist voll.
bakeries-dice-rolled = { $faces } { $who } würfelt { $dice }.
bakeries-cake-sold = 💵 { $who } verkauft **{ $cake }**: { $sum }.
bakeries-number-repeated = { $who } hatte die { $slot } schon{ $penalised ->
    [True] : Ein Kuchen wird altbacken.
   *[other] , aber es ist kein Kuchen mehr da, der altbacken werden kann.
}
bakeries-stale-placed = 🥀 { $who } legt { $owner } eine Altbacken-Karte auf { $cake } in Fach { $slot }, jetzt { $sum } wert.
bakeries-sale-won = 🏁 { $who } hat sieben Kuchen verkauft: Der Verkauf ist vorbei!
bakeries-clearance-tried = 🎟️ Räumungsverkauf für { $who }: { $attempt }. { $hit ->
    [True] Treffer
   *[other] Daneben
}: { $percent } % der Kasse.
bakeries-clearance-stopped = { $who } hört auf und behält { $percent } % der Kasse.
bakeries-game-ended = Der Kampf um die Bäckereien ist vorbei.
bakeries-decided = 💵 { $how ->
    [turned] { $who } hat das Spiel in der letzten Runde gedreht: Allein **{ $cake }** brachte { $amount }.
    [level] { $who } hat die letzte Runde gewonnen und damit das Spiel: Allein **{ $cake }** brachte { $amount }.
    [tie] Die Summen sind gleich, und { $who } hat die bessere einzelne Runde oder mehr Kuchen verkauft.
    [none] { $who } hat in der letzten Runde nichts verkauft, doch der Vorsprung hat gereicht.
   *[kept] { $who } lag vor der letzten Runde vorn und blieb vorn: **{ $cake }** brachte { $amount }.
}

refused-bakeries-already-closed = Diese Bäckerei ist schon geschlossen.
refused-bakeries-another-question = Das geht gerade nicht. Der neueste Beitrag des Tisches zeigt, was zu tun ist.
refused-bakeries-bakery-closed = Deine Bäckerei ist geschlossen. Spiele { -sign-reopened }, bevor du einen Satz auslegst.
refused-bakeries-bakery-open = Deine Bäckerei ist schon offen.
refused-bakeries-cake-sold = Dieser Kuchen ist verkauft. Wähle einen, der noch zu haben ist.
refused-bakeries-cannot-pass = Du kannst noch vom Stapel ziehen, also kannst du nicht passen.
refused-bakeries-card-just-taken = Eine Karte dieser Art hast du gerade von der Ablage genommen. Lege eine andere ab.
refused-bakeries-card-not-held = Diese Karte hast du nicht auf der Hand.
refused-bakeries-closed-not-held = Du hast { -sign-closed } nicht auf der Hand.
refused-bakeries-reopened-not-held = Du hast { -sign-reopened } nicht auf der Hand.
refused-bakeries-discard-pile-empty = Die Ablage ist leer. Ziehe vom Stapel.
refused-bakeries-fifth-stale = Auf diesem Kuchen liegen schon vier Altbacken-Karten, mehr gehen nicht. Wähle einen anderen Kuchen.
refused-bakeries-no-such-slot = Die Fächer haben die Nummern 2 bis 12, wie die Summen von zwei Würfeln.
refused-bakeries-nothing-else-to-discard = Du hast nur Karten dieser Art und könntest keine andere ablegen. Ziehe vom Stapel.
refused-bakeries-set-incomplete = Du hast noch nicht alle fünf Teile dieses Satzes. *{ button-hand }* zeigt, was fehlt.
refused-bakeries-slot-filled = In diesem Fach steht schon ein Kuchen. Wähle ein leeres.
refused-bakeries-stock-empty = Der Stapel ist leer.
refused-bakeries-no-such-card = Eine Karte namens „{ $text }“ gibt es nicht. Wähle eine aus der Liste, die sich beim Tippen öffnet.
refused-bakeries-no-such-chef = Einen Backprofi namens „{ $text }“ gibt es nicht. Wähle einen aus der Liste, die sich beim Tippen öffnet.

cmd-bakery = You Take the Cake: Backprofi einstellen, Kuchen verteilen, würfeln
cmd-bakery-new = Einen Tisch für You Take the Cake eröffnen
cmd-bakery-draw = Eine Karte vom Stapel ziehen oder die oberste der Ablage nehmen
cmd-bakery-draw-pile = Der Stapel oder die oberste Karte der Ablage
cmd-bakery-discard = Eine Karte aus deiner Hand ablegen
cmd-bakery-discard-card = Die Karte; nur du siehst deine Hand
cmd-bakery-lay = Die fünf Teile eines Backprofis auslegen und ihn damit einstellen
cmd-bakery-lay-chef = Wessen Satz du auslegst
cmd-bakery-close = { -sign-closed } gegen die andere Bäckerei spielen
cmd-bakery-reopen = { -sign-reopened } für deine eigene Bäckerei spielen
cmd-bakery-pass = Passen, wenn du nicht ziehen kannst
cmd-bakery-keep = Meins: den gezogenen Kuchen in ein Fach deiner Vitrine stellen
cmd-bakery-give = NIMM DU DEN KUCHEN: ihn in ein Fach der anderen Vitrine stellen
cmd-bakery-slot = Die Nummer des Fachs, 2 bis 12
cmd-bakery-roll = Würfeln
cmd-bakery-stale = Eine Altbacken-Karte auf einen Kuchen der anderen Bäckerei legen
cmd-bakery-again = Räumungsverkauf: noch einmal versuchen, für 80 % oder nur 40 %
cmd-bakery-stop = Räumungsverkauf: aufhören und 60 % behalten

choice-pile-stock = der Stapel
choice-pile-discard = die oberste Karte der Ablage

bakeries-page-start = Ziel
bakeries-rules-start = Zwei Bäckereien, **{ -bakery-yummies }** und **{ -bakery-concoctions }**, drei Runden. In jeder Runde **stellst du einen Backprofi ein**, **verteilst Kuchen** und **verkaufst sie mit den Würfeln**. Die höchste Summe nach drei Runden gewinnt, bei Gleichstand die bessere einzelne Runde, dann die Zahl der verkauften Kuchen.
    Ein Kuchen bringt **Backprofi × Preis × Fach**: Eine { -cake-birthday } für 500 $ mit { -chef-polly(form: "short") } (×4) in Fach 9 (×3) bringt 6.000 $.
    Drücke **{ button-hand }**, um deine Hand zu sehen; sonst sieht sie niemand.
bakeries-page-hire = Backprofi einstellen
bakeries-rules-hire = Beide Seiten haben acht Karten. Wer die erste Runde beginnt, entscheidet das Los; danach wechselt ihr euch ab. In deinem Zug machst du eins davon:
    🃏 **Ziehen** vom Stapel oder die oberste Karte der Ablage **nehmen**, dann eine Karte **ablegen**. Hast du von der Ablage genommen, darfst du im selben Zug keine Karte dieser Art ablegen; sind alle deine acht Karten von dieser Art, darfst du sie nicht nehmen.
    👩‍🍳 **Einen Satz auslegen**: { -piece-chef }, { -piece-apron }, { -piece-hat }, { -piece-batter } und { -piece-stove } von einem Backprofi. Damit ist er eingestellt, und die Phase endet. Die andere Seite backt ohne (×1).
    🚫 **{ -sign-closed }** hindert die andere Seite am Auslegen; **{ -sign-reopened }** hebt das auf. Nach jedem Schild ziehst du eine Karte nach; das Schild ist bis zur nächsten Runde aus dem Spiel.
    Ist der Stapel leer, wird die Ablage ohne ihre oberste Karte zum neuen Stapel gemischt. Nach 100 Zügen pro Seite endet die Phase ohne Backprofi.
    Wenn deine Zeit abläuft, ziehst du vom Stapel und legst diese Karte ab.
bakeries-page-place = Kuchen verteilen
bakeries-rules-place = Wer keinen Backprofi hat, beginnt; hat niemand einen, beginnt die Seite, die die Runde nicht begonnen hat. Abwechselnd kommt ein Kuchen aus dem Lager, und du stellst ihn in ein leeres Fach: in eins von deinen oder in eins der anderen Seite: **NIMM DU DEN KUCHEN!**
    Ein Fach heißt wie die Würfelzahl, die es verkauft, und vervielfacht den Preis: 7 ×1; 6 und 8 ×2; 5 und 9 ×3; 4 und 10 ×5; 3 und 11 ×8; 2 und 12 ×13.
    Ist eine Vitrine voll, verteilt die Seite mit der anderen Vitrine alle übrigen Kuchen.
    Wenn deine Zeit abläuft, kommt der Kuchen in dein leeres Fach mit der kleinsten Zahl; ist deine Vitrine voll, in das der anderen Seite mit der kleinsten Zahl.
bakeries-page-sale = Kuchenverkauf
bakeries-rules-sale = Wer einen Backprofi eingestellt hat, würfelt zuerst (hat niemand einen, die Seite, die die Runde begonnen hat), dann abwechselnd. Eine Zahl, die du noch nicht hattest, **verkauft den Kuchen** in deinem Fach mit dieser Zahl.
    Hattest du die Zahl schon, legt die andere Seite eine **Altbacken-Karte** auf einen deiner unverkauften Kuchen: 20 % weniger vom aufgedruckten Preis, höchstens vier Karten pro Kuchen. Kann kein Kuchen mehr eine bekommen, passiert nichts.
    🏁 **Der siebte Verkauf beendet die Runde.** Wer ihn schafft, behält die ganze Kasse, und 20 % mehr bei sieben verschiedenen Kuchen (MEISTERBONUS). Die andere Seite behält 40 %.
    Wenn deine Zeit abläuft, wird für dich gewürfelt, oder deine Altbacken-Karte kommt auf den Kuchen mit dem höchsten aufgedruckten Preis.
bakeries-page-clearance = Räumungsverkauf
bakeries-rules-clearance = Wenn die andere Seite den siebten Verkauf schafft, du keinen Backprofi hast und mindestens einen Kuchen verkauft hast, bekommst du eine Chance: Eine Zahl deiner unverkauften Fächer wird gezogen, und du würfelst.
    Geht der Wurf **daneben**, bleiben dir 40 % deiner Kasse. Ein **Treffer** gibt dir 60 %, und du kannst aufhören oder noch einmal ziehen und würfeln: Ein Treffer gibt 80 %, daneben 40 %. Dieselbe Zahl kann noch einmal kommen. Wenn deine Zeit abläuft, hörst du auf.
bakeries-page-prices = Karten und Preise
bakeries-rules-prices = 👩‍🍳 **Backprofis** (Exemplare jedes Teils): { CARD("sally-chef") }{ -chef-sally(form: "short") } ×2 (16), { CARD("danny-chef") }{ -chef-danny(form: "short") } ×3 (10), { CARD("polly-chef") }{ -chef-polly(form: "short") } ×4 (6), { CARD("molly-chef") }{ -chef-molly(form: "short") } ×5 (4), { CARD("benjamin-chef") }{ -chef-benjamin(form: "short") } ×6 (2). Elfmal { -sign-closed }, elfmal { -sign-reopened }.
    🎂 **Kuchen** (Exemplare): 500 $ { CARD("wedding") }{ -cake-wedding } (2), { CARD("birthday") }{ -cake-birthday } (2); 350 $ { CARD("boston") }{ -cake-boston } (5), { CARD("mud") }{ -cake-mud } (5); 200 $ { CARD("pineapple") }{ -cake-pineapple } (7), { CARD("forest") }{ -cake-forest } (7); 125 $ { CARD("cinnamon") }{ -cake-cinnamon } (10), { CARD("german") }{ -cake-german } (10); 75 $ { CARD("sheet") }{ -cake-sheet } (15), { CARD("bundt") }{ -cake-bundt } (15); 50 $ { CARD("lemon") }{ -cake-lemon } (36).
refused-bakeries-undo-kind = In diesem Spiel lässt sich kein Zug zurücknehmen.

## Was jemand einmal geschafft hat

bakeries-achievement-chef = Backprofi mit allen fünf Teilen eingestellt
bakeries-achievement-rare = Kuchen bei einer 2 oder 12 verkauft
bakeries-achievement-clearance = zwei Treffer im Räumungsverkauf
bakeries-achievement-all-chefs = jeden Backprofi einmal
