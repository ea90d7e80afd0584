### Cake Auf!

cmd-auf = Cake Auf!: Backe deine Rezepte und verdirb die der anderen
cmd-auf-new = Einen Tisch für Cake Auf! eröffnen, für zwei bis vier
cmd-auf-new-icons = Ob eine Sperre nur auf ein Rezept mit dem passenden Zeichen darf
cmd-auf-new-hands = Ob „{ -card-hand-switcheroo }“ im Stapel ist
cmd-auf-place = Zutaten unter eins deiner Rezepte legen
cmd-auf-place-recipe = Welches deiner Rezepte
cmd-auf-place-ingredients = Die Karten, die du legst, so viele du willst, zum Beispiel: { -card-flour }, { -card-eggs }
cmd-auf-ban = Das Rezept von jemand anderem sperren
cmd-auf-ban-card = { -card-power-outage } oder { -card-fire-alarm }
cmd-auf-ban-recipe = Das Rezept, das gesperrt wird
cmd-auf-lift = Eine Sperre aufheben, egal an wessen Rezept
cmd-auf-lift-card = { -card-power-restored } oder { -card-fire-extinguisher }
cmd-auf-lift-recipe = Das Rezept mit der Sperre
cmd-auf-swap = Wechsel dich!: eins deiner Rezepte gegen ein anderes tauschen
cmd-auf-swap-mine = Das Rezept, das du gibst
cmd-auf-swap-theirs = Das Rezept, das du nimmst
cmd-auf-hands = Wechsel dich!: mit jemandem die ganze Hand tauschen
cmd-auf-player = Mit wem
cmd-auf-trade = { -card-one-for-one }: mit jemandem eine zufällige Karte tauschen
cmd-auf-picky = { -card-picky-eater }: die obersten drei Rezepte ansehen
cmd-auf-choose = Nach dem { -card-picky-eater }: ein Rezept nehmen und eins von deinen abgeben
cmd-auf-choose-taken = Das Rezept, das du nimmst
cmd-auf-choose-given = Das Rezept, das du abgibst, mit allem, was darauf liegt
cmd-auf-decline = Nach dem { -card-picky-eater }: keins der Rezepte nehmen
cmd-auf-mulligan = Die ganze Hand ablegen und gleich viele Karten ziehen
cmd-auf-pass = Deinen Zug beenden
cmd-auf-pass-discards = Bis zu zwei Karten, die du vorher ablegst
cmd-auf-keep = Nach einer Runde: wählen, welche 🌙-Rezepte du behältst
cmd-auf-keep-recipes = Die Rezepte, die du behältst; ohne Angabe gehen alle zurück
cmd-auf-throw = Schere, Stein, Papier: geheim dein Zeichen wählen
cmd-auf-throw-sign = Stein, Papier oder Schere

auf-name = Cake Auf!
auf-credits = -# Ein inoffizielles Fanprojekt. Cake Auf! gehört seinem Verlag. Die veröffentlichte Kartenliste war nicht zu finden: Diese Rezepte und Karten sind von Cake Club.
auf-part-showdown = Schere, Stein, Papier
auf-jump-recipe = Entscheidendes Rezept: { $recipe }, { $name }
auf-heading = ## Cake Auf!
    -# Runde { $round } von { $rounds }, Zug { $turn }
auf-player = { $asked ->
    [True] 👉
   *[False] ▫️
} { $who }: ⭐ **{ $points }**, { EMOJI("held") } { $cards }, 🔄 { $mulligans } von { $allowed }
auf-dish = { $circles } **{ $recipe }** { $icons }: { $needs }
auf-banned = ⛔ **{ $bans }**
auf-kept = über Nacht behalten
auf-waits = ⏳ wartet auf die behaltenen Rezepte
auf-piles = Stapel { $deck }, Ablage { $discard }, Rezepte { $recipes }
auf-legend = -# ⭐ Punkte, { EMOJI("held") } Karten auf der Hand, 🔄 genommene Mulligans
    -# ⚡ braucht Strom, 🔥 braucht Feuer, 🌙 darf über Nacht bleiben, ● gelegt, ○ fehlt, ⛔ gesperrt
auf-showdown = ✊ Schere, Stein, Papier: { $who } **{ $wins }** : **{ $losses }** { $other } (bis { $needed })
auf-showdown-next = Danach { $count ->
    [one] spielt
   *[other] spielen
} { $who } gegen die Person, die gewonnen hat.
auf-copies = { $what }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
auf-copy = { $card } ({ $copy })
auf-no-cards = nichts
auf-no-recipes = keine
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

auf-effect-power-outage = Sperre: Ein Rezept mit ⚡ wird nicht fertig
auf-effect-fire-alarm = Sperre: Ein Rezept mit 🔥 wird nicht fertig
auf-effect-power-restored = hebt einen { -card-power-outage } auf
auf-effect-fire-extinguisher = hebt einen { -card-fire-alarm } auf
auf-effect-recipe-switcheroo = tausche eins deiner Rezepte gegen eins von jemand anderem
auf-effect-hand-switcheroo = tausche mit jemandem die ganze Hand
auf-effect-picky-eater = sieh die obersten drei Rezepte; du darfst eins gegen eins von deinen tauschen
auf-effect-one-for-one = tausche mit jemandem eine zufällige Karte

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

auf-sign-rock = Stein
auf-sign-paper = Papier
auf-sign-scissors = Schere
auf-any-sign = irgendein Zeichen

auf-asked-turn = { $who }: Spiele Karten, dann passe.
auf-asked-look = { $who } sieht sich { $count ->
    [one] ein Rezept
   *[other] { $count } Rezepte
} an: eins davon eintauschen oder keins?
auf-asked-look-you = Du siehst dir { $count ->
    [one] ein Rezept
   *[other] { $count } Rezepte
} an: eins davon eintauschen oder keins?
auf-asked-overnight = { $who }: Welche Rezepte bleiben über Nacht für die nächste Runde?
auf-asked-showdown = { $who }: Jetzt geheim ein Zeichen wählen.

auf-button-place = Zutaten …
auf-button-play = Karte …
auf-button-discard = Ablegen …
auf-button-pass = Passen
auf-button-mulligan = Mulligan …
auf-button-choose = Rezepte ansehen …
auf-button-decline = Keins nehmen
auf-button-keep = Rezepte behalten …

auf-form-place = Zutaten legen
auf-form-place-under = Für dein Rezept { $recipe }
auf-form-play = Eine Karte spielen
auf-form-pass = Ablegen und passen
auf-form-choose = { -card-picky-eater }
auf-form-keep = Über Nacht
auf-field-recipe = Welches deiner Rezepte
auf-field-ingredients = Die Zutaten, die du legst
auf-field-ingredients-note = Sie liegen verdeckt: Die anderen sehen nur, wie viele.
auf-field-play = Was du spielst
auf-field-play-more = … oder eins von diesen
auf-field-discards = Was du ablegst
auf-field-discards-note = Bis zu zwei Karten oder keine. Damit endet dein Zug.
auf-field-taken = Das Rezept, das du nimmst
auf-field-given = Das Rezept, das du dafür abgibst
auf-field-keep = Was du behältst
auf-field-keep-note = Ohne Haken geht ein Rezept zurück, und alles, was darauf liegt, wird abgelegt.
auf-field-mulligan = Die ganze Hand ablegen?
auf-mulligan-sure = Ja: { $count ->
    [one] 1 Karte ablegen und eine neue ziehen
   *[other] { $count } Karten ablegen und { $count } neue ziehen
}
auf-note-missing = Es fehlt: { $cards }
auf-note-needs = { $cards }{ $count ->
    [0] {""}
   *[other] ; du hast { $held }
}
auf-note-for = Für { $recipes }
auf-note-laid = Gelegte Zutaten: { $count } von { $needed }.
auf-note-lost = { $count ->
    [0] Darauf liegt nichts.
    [one] Die Zutat darauf ist verloren.
   *[other] Die { $count } Zutaten darauf sind verloren.
}
auf-play-on = { $card }: { $recipe } ({ $owner })
auf-play-swap = { $card }: { $mine } (deins) gegen { $recipe } ({ $owner })
auf-play-with = { $card }: { $other }
auf-play-look = { $card }: die obersten Rezepte ansehen
auf-yours = deins

auf-label-place = { $cards } unter { $recipe }
auf-label-on = { $card } auf { $recipe }
auf-label-swap = Tausch: { $given } (deins) – { $taken }
auf-label-hands = die Hand mit { $other } tauschen
auf-label-trade = { -card-one-for-one } mit { $other }
auf-label-pass = { $count ->
    [0] passen
   *[other] { $cards } ablegen und passen
}
auf-label-choose = nehmen: { $taken }, abgeben: { $given }
auf-label-keep = { $recipes } behalten
auf-label-throw = du zeigst { $sign }. Sonst sieht es niemand, bis beide gewählt haben

auf-hand-card = **{ $card }**: { $effect }
auf-hand-ingredient = **{ $card }**: für { $recipes }
auf-hand-unwanted = **{ $card }**: keins deiner Rezepte braucht sie
auf-hand-empty = Keine Karten auf der Hand.
auf-own-dish = **{ $recipe }** { $icons }: { $count ->
    [0] nichts gelegt
   *[other] gelegt: { $placed }
}; { $lacking ->
    [0] es fehlt nichts
   *[other] es fehlt: **{ $missing }**{ $ready ->
        [0] {""}
       *[other] {" "}(auf der Hand: { $held })
    }
}
auf-lift-with = { $card } hebt sie auf
auf-look = 🧐 Zur Auswahl:
auf-recipe = { $recipe } { $icons }: { $needs }
auf-looked = - { $recipe }
auf-own-sign = Gewählt: { $sign }. Das lässt sich noch ändern.
auf-own-sign-settled = Gewählt: { $sign }. Nach 5 Änderungen bleibt es dabei.
auf-finished = -# Fertig: { $recipes }
auf-discard = -# Ablage: { $cards }

auf-option-rounds = 🎂 Drei Runden; wer die meisten Rezepte fertig backt, gewinnt
auf-option-icons = ⛔ Jedes Rezept kann gesperrt werden, auch ohne passendes Zeichen
auf-option-hands = 🔁 Ohne { -card-hand-switcheroo }

auf-round-began = **Runde { $round }.** { $who } fängt an.
auf-recipes-dealt = { $who } bekommt { $recipes }.
auf-turn-began = { $who } ist am Zug.
auf-cards-drawn = { $who } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
auf-discard-reshuffled = Die Ablage wird zu einem neuen Stapel mit { $count } { $count ->
    [one] Karte
   *[other] Karten
} gemischt.
auf-ingredients-placed = { $who } legt { $count ->
    [one] eine Zutat
   *[other] { $count } Zutaten
} unter **{ $recipe }**.
auf-ban-placed = ⛔ { $who } spielt { $ban } auf **{ $recipe }** von { $owner }.
auf-ban-lifted = { $who } hebt { $ban } auf: **{ $recipe }**{ $own ->
    [True] {" "}ist wieder frei.
   *[False] {" "}von { $owner } ist wieder frei.
}
auf-recipes-swapped = 🔀 { $who } tauscht **{ $given }** gegen **{ $taken }** von { $other }.
auf-hands-swapped = 🔁 { $who } und { $other } tauschen die ganze Hand.
auf-hands-swapped-with-you = 🔁 { $who } tauscht mit dir die ganze Hand.
auf-hands-swapped-you = 🔁 Du und { $other } tauscht die ganze Hand.
auf-recipes-looked-at = 🧐 { -card-picky-eater }: { $who } sieht sich { $count ->
    [one] ein Rezept
   *[other] { $count } Rezepte
} an.
auf-recipe-chosen = { $who } nimmt **{ $taken }** und gibt **{ $given }** ab{ $count ->
    [0] .
   *[other] ; mit abgelegt: { $cards }.
}
auf-look-declined = { $who } nimmt keins davon.
auf-cards-traded = 🤝 { -card-one-for-one }: { $who } nimmt eine Karte von { $other } und { $returned ->
    [True] gibt eine zurück.
   *[False] gibt nichts zurück.
}
auf-mulligan-taken = { $who } nimmt Mulligan { $number } von 3 und legt { $cards } ab.
auf-recipe-finished = 🎂 **{ $recipe }** ist fertig! { $who } hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
auf-turn-ended = { $who } { $count ->
    [0] passt.
   *[other] legt { $cards } ab und passt.
}
auf-round-ended = 🏁 Runde { $round } ist vorbei: { $reason ->
    [finished] Alle Rezepte fertig bei { $winners }.
    [idle] Alle waren dran, und niemand hat gezogen, gespielt oder abgelegt.
   *[long] Sie hat zu lange gedauert.
}
auf-overnight-chosen = { $who } behält { $kept } über Nacht{ $back ->
    [0] .
   *[other] {" "}und gibt { $returned } zurück.
}
auf-recipe-returned = **{ $recipe }** von { $who } geht zurück{ $count ->
    [0] .
   *[other] ; mit abgelegt: { $cards }.
}
auf-piles-shuffled = Alle Karten werden gemischt: { $cards } im Stapel, { $recipes } im Rezeptstapel.
auf-showdown-began = 🤜🤛 Gleichstand! { $who } spielen mit Schere, Stein, Papier um den Sieg.
auf-match-began = { $who } gegen { $other }: Es gewinnt, wer zuerst zwei Durchgänge gewinnt.
auf-signs-shown = { $who } { $sign } : { $reply } { $other }. { $winner ->
    [none] Der Durchgang wird wiederholt.
   *[other] { $winner } gewinnt den Durchgang.
}
auf-match-won = { $who } schlägt { $other }.
auf-game-ended = Punkte am Ende: { $scores }.
auf-cards-received = 🆕 { $who } bekommt { $cards }.
auf-cards-received-you = 🆕 Du bekommst { $cards }.
auf-ingredients-seen = { $reader ->
    [owner] Unter deinem Rezept { $recipe }
   *[other] Unter { $recipe } von { $who }
}: { $cards }.
auf-hand-received = 🔁 { $who } hat jetzt auf der Hand: { $cards }.
auf-hand-received-you = 🔁 Du hast jetzt auf der Hand: { $cards }.
auf-recipes-seen = { $who } sieht sich { $recipes } an.
auf-recipes-seen-you = Du siehst dir { $recipes } an.
auf-trade-seen = 🤝 { $who } hat von { $other } { $taken } genommen und { $given ->
    [none] nichts
   *[other] { $given }
} zurückgegeben.
auf-trade-seen-with-you = 🤝 { $who } hat dir { $taken } genommen und { $given ->
    [none] nichts
   *[other] { $given }
} zurückgegeben.
auf-trade-seen-you = 🤝 Du hast von { $other } { $taken } genommen und { $given ->
    [none] nichts
   *[other] { $given }
} zurückgegeben.
auf-sign-chosen = { $who } hat { $sign } gewählt.
auf-sign-chosen-you = Du hast { $sign } gewählt.
auf-decided-recipe = 🎂 Mit **{ $recipe }** kam { $who } auf { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}, und sonst niemand.
auf-decided-showdown = 🤜🤛 Gleichstand, und { $who } hat gegen { $other } bei Schere, Stein, Papier gewonnen: { $sign } schlägt { $reply }.

refused-auf-other-question = Das geht gerade nicht. Der neueste Beitrag des Tisches zeigt, was zu tun ist.
refused-auf-round-over = Das war noch für die letzte Runde. Bitte schau auf den neuesten Beitrag des Tisches.
refused-auf-throw-over = Dieser Durchgang ist vorbei. Bitte wähle für den neuen.
refused-auf-card-not-held = Diese Karte hast du nicht auf der Hand.
refused-auf-recipe-not-yours = Das ist nicht dein Rezept. Wähle eins von deinen.
refused-auf-recipe-finished = Dieses Rezept ist fertig, daran lässt sich nichts mehr ändern.
refused-auf-recipe-not-there = Dieses Rezept liegt nicht auf dem Tisch. Wähle ein anderes.
refused-auf-recipe-yours = Dieses Rezept gehört dir. Wähle eins von jemand anderem.
refused-auf-ingredient-not-named = Wähle mindestens eine Zutat.
refused-auf-not-an-ingredient = Unter ein Rezept lassen sich nur Zutaten legen.
refused-auf-ingredient-not-needed = Dieses Rezept braucht nicht alle davon. Es braucht jede Zutat nur einmal.
refused-auf-ingredient-already-there = Eine dieser Zutaten liegt dort schon.
refused-auf-not-a-ban = Nur { -card-power-outage } und { -card-fire-alarm } sind Sperren.
refused-auf-icon-missing = Mit dieser Karte lässt sich dieses Rezept nicht sperren: { -card-power-outage } braucht ⚡ auf dem Rezept, { -card-fire-alarm } 🔥.
refused-auf-ban-already-there = Auf diesem Rezept liegt diese Sperre schon.
refused-auf-nothing-to-lift = Auf diesem Rezept liegt keine Sperre, die diese Karte aufhebt.
refused-auf-player-not-there = Diese Person kenne ich hier nicht. Wähle jemanden an deinem Tisch.
refused-auf-yourself = Wähle jemand anderen, nicht dich selbst.
refused-auf-hand-empty = Diese Person hat keine Karten.
refused-auf-recipes-gone = Es sind keine Rezepte mehr zum Ansehen da.
refused-auf-nothing-to-discard = Du hast keine Karten zum Ablegen.
refused-auf-mulligans-used = Du hast alle drei Mulligans dieser Runde verbraucht.
refused-auf-too-many-discards = Du darfst höchstens zwei Karten ablegen.
refused-auf-recipe-not-seen = Wähle eins der Rezepte, die du gerade ansiehst.
refused-auf-recipe-not-overnight = Über Nacht behalten kannst du nur deine eigenen Rezepte mit 🌙.
refused-auf-nothing-to-lay = Gerade passt keine deiner Karten zu einem deiner Rezepte.
refused-auf-nothing-to-play = Du hast gerade keine Aktionskarte, die du spielen kannst.
refused-auf-no-play-chosen = Wähle eine Karte zum Spielen.
refused-auf-one-play = Wähle nur eine Karte zum Spielen.
refused-auf-no-recipe-chosen = Wähle ein Rezept.
refused-auf-no-counteraction = Nur „{ -card-power-restored }“ und „{ -card-fire-extinguisher }“ heben Sperren auf.
refused-auf-no-such-card = Eine Karte namens „{ $text }“ gibt es nicht. Wähle eine aus der Liste, die sich beim Tippen öffnet.
refused-auf-no-such-recipe = Ein Rezept namens „{ $text }“ gibt es nicht. Wähle eins aus der Liste, die sich beim Tippen öffnet.
refused-auf-no-such-sign = Wähle Stein, Papier oder Schere.

auf-page-start = Ziel
auf-rules-start = Zu zweit, zu dritt oder zu viert, **drei Runden**. Jedes fertige Rezept ist ein Punkt, den dir niemand mehr nimmt; die meisten Punkte gewinnen.
    Die Rezepte liegen offen vor dir: zu zweit je drei, zu dritt oder viert je zwei. Ein Rezept wird automatisch fertig, sobald **alle seine Zutaten** gelegt sind und **keine Sperre** darauf liegt.
    Eine Runde endet sofort, wenn jemand kein unfertiges Rezept mehr hat. Deine Hand behältst du für die nächste Runde. Wer die erste Runde beginnt, entscheidet das Los; jede weitere beginnt die nächste Person.
auf-page-turn = Dein Zug
auf-rules-turn = Zu Beginn deines Zuges ziehst du auf **fünf Karten** nach. Dann spielst du, so viel du willst und in beliebiger Reihenfolge.
    - **{ auf-button-place }** legt Zutaten verdeckt unter eins deiner Rezepte: nur die, die ihm noch fehlen, und dort bleiben sie. Die anderen sehen, wie viele, nie welche.
    - **{ auf-button-play }** ist für Sperren, ihre Gegenmittel und andere Aktionen.
    - **{ auf-button-mulligan }** legt deine ganze Hand ab und zieht gleich viele Karten, bis zu dreimal pro Runde.
    - **{ auf-button-pass }** beendet deinen Zug; **{ auf-button-discard }** legt vorher ein oder zwei Karten ab.
    - **{ button-hand }** zeigt nur dir deine Hand, was du gelegt hast und was noch fehlt.
auf-page-cards = Aktionskarten
auf-rules-cards = { EMOJI("power-outage", "🔌") } **{ -card-power-outage }** (5) sperrt ein Rezept von jemand anderem mit ⚡, { EMOJI("fire-alarm", "🚨") } **{ -card-fire-alarm }** (5) eins mit 🔥: höchstens eine Sperre jeder Art pro Rezept. Ein gesperrtes Rezept wird nicht fertig. { EMOJI("power-restored", "💡") } **{ -card-power-restored }** (4) hebt { -card-power-outage } auf, { EMOJI("fire-extinguisher", "🧯") } **{ -card-fire-extinguisher }** (4) hebt { -card-fire-alarm } auf. Das geht bei jedem Rezept, auch bei dem von anderen.
    { EMOJI("recipe-switcheroo", "🔀") } **{ -card-recipe-switcheroo }** (3): Tausche ein unfertiges Rezept gegen eins von jemand anderem, mit allem, was darauf liegt.
    { EMOJI("hand-switcheroo", "🔁") } **{ -card-hand-switcheroo }** (2): Tausche mit jemandem die ganze Hand.
    { EMOJI("picky-eater", "🧐") } **{ -card-picky-eater }** (4): Sieh die obersten drei Rezepte; du darfst eins nehmen und dafür eins von deinen abgeben, mit allem, was darauf liegt. Die übrigen Rezepte werden in den Stapel zurückgemischt.
    { EMOJI("one-for-one", "🤝") } **{ -card-one-for-one }** (3): Nimm eine zufällige Karte von jemand anderem; diese Person nimmt dafür eine zufällige von deinen übrigen Karten, falls du welche hast.
    Zutaten: { -card-flour } 7, { -card-sugar } 7, { -card-eggs } 6, { -card-butter } 5, { -card-milk } 5, { -card-fruit } 3, { -card-chocolate } 3, { -card-nuts } 3.
auf-page-overnight = Über Nacht
auf-rules-overnight = Am Ende einer Runde darfst du deine unfertigen Rezepte mit 🌙 behalten, mit allem, was darauf liegt. Andere unfertige Rezepte gehen zurück, und was darauf liegt, wird abgelegt.
    In der nächsten Runde bekommst du neue Rezepte dazu. Lege, was du willst, aber die neuen werden **erst fertig, wenn alle behaltenen** fertig sind; dann geht es automatisch.
    Die Runde endet erst, wenn jemand kein unfertiges Rezept mehr hat, weder ein behaltenes noch ein neues. Wird ein Rezept getauscht, bleibt es ein behaltenes oder ein neues.
auf-page-recipes = Rezepte
auf-rules-recipes = - { CARD("apfelstrudel") }**{ -recipe-apfelstrudel }** 🔥 Österreich: { -card-butter }, { -card-flour }, { -card-fruit }
    - { CARD("baklava") }**{ -recipe-baklava }** 🔥 Türkei: { -card-butter }, { -card-flour }, { -card-nuts }
    - { CARD("black-forest-cake") }**{ -recipe-black-forest-cake }** ⚡🔥 Deutschland: { -card-chocolate }, { -card-eggs }, { -card-flour }, { -card-fruit }
    - { CARD("brigadeiro") }**{ -recipe-brigadeiro }** 🔥 Brasilien: { -card-butter }, { -card-chocolate }, { -card-milk }
    - { CARD("brownies") }**{ -recipe-brownies }** 🔥 USA: { -card-butter }, { -card-chocolate }, { -card-flour }
    - { CARD("castella") }**{ -recipe-castella }** ⚡🔥 Japan: { -card-eggs }, { -card-flour }, { -card-sugar }
    - { CARD("cheesecake") }**{ -recipe-cheesecake }** ⚡🔥🌙 USA: { -card-butter }, { -card-eggs }, { -card-milk }, { -card-sugar }
    - { CARD("creme-brulee") }**{ -recipe-creme-brulee }** 🔥🌙 Frankreich: { -card-eggs }, { -card-milk }, { -card-sugar }
    - { CARD("crepes") }**{ -recipe-crepes }** 🔥 Frankreich: { -card-butter }, { -card-eggs }, { -card-flour }, { -card-milk }
    - { CARD("egg-tart") }**{ -recipe-egg-tart }** 🔥 Hongkong: { -card-eggs }, { -card-flour }, { -card-milk }
    - { CARD("gelato") }**{ -recipe-gelato }** ⚡ Italien: { -card-chocolate }, { -card-milk }, { -card-sugar }
    - { CARD("gulab-jamun") }**{ -recipe-gulab-jamun }** 🔥 Indien: { -card-flour }, { -card-milk }, { -card-sugar }
    - { CARD("kulfi") }**{ -recipe-kulfi }** ⚡🌙 Indien: { -card-milk }, { -card-nuts }, { -card-sugar }
    - { CARD("linzer-torte") }**{ -recipe-linzer-torte }** 🔥 Österreich: { -card-butter }, { -card-flour }, { -card-nuts }, { -card-sugar }
    - { CARD("macarons") }**{ -recipe-macarons }** ⚡🔥 Frankreich: { -card-eggs }, { -card-nuts }, { -card-sugar }
    - { CARD("mochi") }**{ -recipe-mochi }** ⚡ Japan: { -card-flour }, { -card-fruit }, { -card-sugar }
    - { CARD("panna-cotta") }**{ -recipe-panna-cotta }** ⚡🌙 Italien: { -card-fruit }, { -card-milk }, { -card-sugar }
    - { CARD("pavlova") }**{ -recipe-pavlova }** ⚡🔥 Neuseeland: { -card-eggs }, { -card-fruit }, { -card-sugar }
    - { CARD("pecan-pie") }**{ -recipe-pecan-pie }** 🔥 USA: { -card-butter }, { -card-eggs }, { -card-nuts }
    - { CARD("pound-cake") }**{ -recipe-pound-cake }** ⚡🔥 Vereinigtes Königreich: { -card-butter }, { -card-eggs }, { -card-flour }, { -card-sugar }
    - { CARD("shortbread") }**{ -recipe-shortbread }** 🔥 Schottland: { -card-butter }, { -card-flour }, { -card-sugar }
    - { CARD("tiramisu") }**{ -recipe-tiramisu }** ⚡🌙 Italien: { -card-chocolate }, { -card-eggs }, { -card-milk }
    - { CARD("trifle") }**{ -recipe-trifle }** ⚡🌙 Vereinigtes Königreich: { -card-flour }, { -card-fruit }, { -card-milk }
auf-page-end = Rundenende und Gleichstand
auf-rules-end = Ist der Stapel leer, wird die Ablage zum neuen Stapel gemischt. Eine Runde endet ohne Sieg, wenn alle einmal dran waren und niemand gezogen, gespielt oder abgelegt hat, oder nach vierzig Zügen pro Person.
    Steht es nach drei Runden auf dem ersten Platz unentschieden, entscheidet **Schere, Stein, Papier**: Wählt geheim und ändert eure Wahl höchstens 5-mal; beide Zeichen werden zusammen gezeigt, und es gewinnt, wer zuerst zwei Durchgänge gewinnt; ein unentschiedener wird wiederholt. Bei mehr als zwei spielt, wer gewinnt, gegen die nächste Person.
    Wenn deine Zeit abläuft, passt du, ohne abzulegen, behältst alle 🌙-Rezepte oder zeigst ein zufälliges Zeichen.
refused-auf-undo-kind = Nur gerade gelegte Zutaten lassen sich zurücknehmen. Passen und Züge, die Karten verbrauchen, ziehen oder zeigen, lassen sich nicht zurücknehmen.
refused-auf-sign-settled = Du hast dein Zeichen in diesem Durchgang schon 5-mal geändert, jetzt bleibt es dabei.
refused-auf-which = „{ $text }“ kann { $names } heißen. Wähle aus der Liste, die sich beim Tippen öffnet.

## Was jemand einmal geschafft hat

auf-achievement-recipe = ein Rezept fertig
auf-achievement-lifted = ein Rezept entsperrt
auf-achievement-four = vier Rezepte in einem Zug
auf-achievement-showdown = Schere, Stein, Papier gewonnen
