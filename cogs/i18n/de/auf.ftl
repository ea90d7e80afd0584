### Cake Auf!

cmd-auf = Cake Auf!: back deine Rezepte fertig und verdirb die der anderen
cmd-auf-new = Einen Tisch für Cake Auf! eröffnen, für zwei bis vier
cmd-auf-new-icons = Ob eine Sperre nur auf ein Rezept mit ihrem Zeichen passt
cmd-auf-new-hands = Ob Wechsel dich! für ganze Hände im Stapel ist
cmd-auf-place = Zutaten unter eins deiner Rezepte legen
cmd-auf-place-recipe = Welches deiner Rezepte
cmd-auf-place-ingredients = Die Karten, die du legst, so viele du willst: zum Beispiel Mehl, Eier
cmd-auf-ban = Das Rezept von jemand anderem sperren
cmd-auf-ban-card = Stromausfall oder Feueralarm
cmd-auf-ban-recipe = Das Rezept, das gesperrt wird
cmd-auf-lift = Eine Sperre aufheben, an deinem eigenen oder einem anderen Rezept
cmd-auf-lift-card = Strom wieder da oder Feuerlöscher
cmd-auf-lift-recipe = Das Rezept, auf dem die Sperre liegt
cmd-auf-swap = Wechsel dich!: eins deiner Rezepte gegen ein anderes tauschen
cmd-auf-swap-mine = Das Rezept, das du gibst
cmd-auf-swap-theirs = Das Rezept, das du nimmst
cmd-auf-hands = Wechsel dich!: mit jemandem die ganze Hand tauschen
cmd-auf-player = Mit wem
cmd-auf-trade = Eins für eins: eine zufällige Karte von jemand anderem gegen eine von dir
cmd-auf-picky = Leckermaul: die obersten drei Rezepte ansehen
cmd-auf-choose = Nach dem Leckermaul: ein Rezept nehmen und eins von deinen abgeben
cmd-auf-choose-taken = Das Rezept, das du nimmst
cmd-auf-choose-given = Das Rezept, das du abgibst, mit allem, was darauf liegt
cmd-auf-decline = Nach dem Leckermaul: keins der Rezepte nehmen
cmd-auf-mulligan = Die ganze Hand ablegen und ebenso viele Karten ziehen
cmd-auf-pass = Deinen Zug beenden
cmd-auf-pass-discards = Bis zu zwei Karten, die du ablegst
cmd-auf-keep = Am Ende einer Runde: sagen, welche Rezepte du über Nacht behältst
cmd-auf-keep-recipes = Die Rezepte, die du behältst; ohne Angabe gehen alle zurück
cmd-auf-throw = Schere, Stein, Papier: geheim dein Zeichen wählen
cmd-auf-throw-sign = Stein, Papier oder Schere

auf-name = Cake Auf!
auf-credits = -# Ein inoffizielles Fanprojekt. Cake Auf! gehört seinem Verlag. Die veröffentlichte Kartenliste war nicht zu finden: diese Rezepte und Karten sind von Cake Club.
auf-heading = ## Cake Auf! · Runde { $round } von { $rounds }
    -# Zug { $turn }
auf-player = { $asked ->
    [True] 👉
   *[False] ▫️
} { $who } · ⭐ **{ $points }** · { SIGN("held") } { $cards } · 🔄 { $mulligans } von { $allowed }
auf-dish = { $circles } **{ $recipe }** { $icons } · { $needs }
auf-banned = ⛔ **{ $bans }**
auf-kept = über Nacht behalten
auf-waits = ⏳ wartet auf das behaltene Rezept
auf-piles = Stapel { $deck } · Ablage { $discard } · Rezepte { $recipes }
auf-legend = -# ⭐ Punkte · { SIGN("held") } Karten auf der Hand · 🔄 genommene Mulligans
    -# ⚡ braucht Strom · 🔥 braucht Feuer · 🌙 darf über Nacht bleiben · ● gelegt · ○ fehlt · ⛔ gesperrt
auf-showdown = ✊ Schere, Stein, Papier: { $who } **{ $wins }** : **{ $losses }** { $other } (bis { $needed })
auf-showdown-next = Danach { $count ->
    [one] spielt
   *[other] spielen
} { $who } gegen den Sieger.
auf-copies = { $card }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
auf-copy = { $card } ({ $copy })
auf-no-cards = nichts
auf-no-recipes = keine
auf-score = { $who } { $points }

auf-card-flour = Mehl
auf-card-sugar = Zucker
auf-card-eggs = Eier
auf-card-butter = Butter
auf-card-milk = Milch
auf-card-fruit = Obst
auf-card-chocolate = Schokolade
auf-card-nuts = Nüsse
auf-card-power-outage = Stromausfall
auf-card-fire-alarm = Feueralarm
auf-card-power-restored = Strom wieder da
auf-card-fire-extinguisher = Feuerlöscher
auf-card-recipe-switcheroo = Wechsel dich! (Rezept)
auf-card-hand-switcheroo = Wechsel dich! (Hand)
auf-card-picky-eater = Leckermaul
auf-card-one-for-one = Eins für eins

auf-effect-power-outage = Sperre: ein Rezept mit ⚡ wird nicht fertig
auf-effect-fire-alarm = Sperre: ein Rezept mit 🔥 wird nicht fertig
auf-effect-power-restored = hebt einen Stromausfall auf
auf-effect-fire-extinguisher = hebt einen Feueralarm auf
auf-effect-recipe-switcheroo = tausch eins deiner Rezepte gegen ein anderes
auf-effect-hand-switcheroo = tausch mit jemandem die ganze Hand
auf-effect-picky-eater = sieh drei Rezepte an; du darfst eins gegen eins von deinen nehmen
auf-effect-one-for-one = eine zufällige Karte von jemand anderem gegen eine zufällige von dir

auf-recipe-apfelstrudel = Apfelstrudel
auf-recipe-baklava = Baklava
auf-recipe-black-forest-cake = Schwarzwälder Kirschtorte
auf-recipe-brigadeiro = Brigadeiro
auf-recipe-brownies = Brownies
auf-recipe-castella = Castella
auf-recipe-cheesecake = Käsekuchen
auf-recipe-creme-brulee = Crème Brûlée
auf-recipe-crepes = Crêpes
auf-recipe-egg-tart = Eiertörtchen
auf-recipe-gelato = Gelato
auf-recipe-gulab-jamun = Gulab Jamun
auf-recipe-kulfi = Kulfi
auf-recipe-linzer-torte = Linzer Torte
auf-recipe-macarons = Macarons
auf-recipe-mochi = Mochi
auf-recipe-panna-cotta = Panna Cotta
auf-recipe-pavlova = Pavlova
auf-recipe-pecan-pie = Pekannusskuchen
auf-recipe-pound-cake = Sandkuchen
auf-recipe-shortbread = Shortbread
auf-recipe-tiramisu = Tiramisu
auf-recipe-trifle = Trifle

auf-sign-rock = Stein
auf-sign-paper = Papier
auf-sign-scissors = Schere
auf-any-sign = irgendein Zeichen

auf-asked-turn = { $who }: spiel, so viel du willst, dann pass.
auf-asked-look = { $who } sieht sich { $count ->
    [one] ein Rezept
   *[other] { $count } Rezepte
} an: eins gegen eins von deinen nehmen, oder keins?
auf-asked-overnight = { $who }: welche Rezepte behältst du über Nacht für die nächste Runde?
auf-asked-showdown = { $who }: wählt geheim. Beide Zeichen werden zusammen gezeigt.

auf-button-place = Zutaten legen …
auf-button-play = Karte spielen …
auf-button-discard = Ablegen, dann passen …
auf-button-pass = Passen
auf-button-mulligan = Mulligan: neue Hand
auf-button-choose = Ansehen und wählen …
auf-button-decline = Keins nehmen
auf-button-keep = Für die nächste Runde behalten …

auf-form-place = Zutaten legen
auf-form-place-under = Für dein Rezept { $recipe }
auf-form-play = Eine Karte spielen
auf-form-pass = Ablegen und passen
auf-form-choose = Leckermaul
auf-form-keep = Über Nacht
auf-field-recipe = Für welches deiner Rezepte
auf-field-ingredients = Was du legst, so viele wie passen
auf-field-ingredients-note = Es liegt verdeckt: die anderen sehen nur, wie viel.
auf-field-play = Was du spielst
auf-field-play-more = … oder eins von diesen
auf-field-discards = Was du ablegst
auf-field-discards-note = Bis zu zwei Karten oder keine. Danach ist dein Zug vorbei.
auf-field-taken = Das Rezept, das du nimmst
auf-field-given = Das Rezept, das du dafür abgibst
auf-field-keep = Was du behältst
auf-field-keep-note = Ohne Haken geht es zurück, und was darauf liegt, wird abgelegt.
auf-note-missing = Es fehlt: { $cards }
auf-note-needs = { $cards }{ $count ->
    [0] {""}
   *[other] {" "}· du hast { $held }
}
auf-note-for = Für { $recipes }
auf-note-laid = { $count } von { $needed } Zutaten sind da.
auf-note-lost = { $count ->
    [0] Darauf liegt nichts.
    [one] Eine Zutat, die darauf liegt, ist verloren.
   *[other] { $count } Zutaten, die darauf liegen, sind verloren.
}
auf-play-on = { $card }: { $recipe } ({ $owner })
auf-play-swap = { $card }: { $mine } (deins) gegen { $recipe } ({ $owner })
auf-play-with = { $card }: { $other }
auf-play-look = { $card }: die obersten Rezepte ansehen
auf-yours = deins

auf-label-place = { $cards } unter { $recipe }
auf-label-on = { $card } auf { $recipe }
auf-label-swap = { $given } (deins) gegen { $taken }
auf-label-hands = die Hand mit { $other } tauschen
auf-label-trade = Eins für eins mit { $other }
auf-label-pass = { $count ->
    [0] passen
   *[other] { $cards } ablegen und passen
}
auf-label-choose = { $taken } nehmen, { $given } abgeben
auf-label-keep = { $recipes } behalten
auf-label-throw = du zeigst { $sign }. Sonst weiß es niemand, bis beide gewählt haben

auf-hand-card = **{ $card }** · { $effect }
auf-hand-ingredient = **{ $card }** · für { $recipes }
auf-hand-unwanted = **{ $card }** · fehlt keinem dieser Rezepte
auf-hand-empty = Keine Karten auf der Hand.
auf-own-dish = **{ $recipe }** { $icons } · { $count ->
    [0] nichts gelegt
   *[other] gelegt: { $placed }
} · { $lacking ->
    [0] es fehlt nichts
   *[other] es fehlt: **{ $missing }**{ $ready ->
        [0] {""}
       *[other] {" "}(auf der Hand: { $held })
    }
}
auf-lift-with = { $card } hebt sie auf
auf-look = 🧐 Zur Wahl:
auf-recipe = { $recipe } { $icons }: { $needs }
auf-looked = • { $recipe }
auf-own-sign = Gewählt: { $sign }. Das lässt sich noch ändern.
auf-finished = -# Fertig: { $recipes }
auf-discard = -# Ablage: { $cards }

auf-option-rounds = 🎂 Drei Runden; wer die meisten Rezepte fertig backt, gewinnt
auf-option-icons = ⛔ Eine Sperre passt auf jedes Rezept, welche Zeichen es auch hat
auf-option-hands = 🔁 Ohne Wechsel dich! (Hand)

auf-round-began = **Runde { $round }.** { $who } fängt an.
auf-recipes-dealt = { $who } bekommt { $recipes }.
auf-turn-began = { $who } ist am Zug.
auf-cards-drawn = { $who } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
auf-discard-reshuffled = Die Ablage wird zu einem neuen Stapel gemischt ({ $count }).
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
auf-recipes-looked-at = 🧐 Leckermaul: { $who } sieht sich { $count ->
    [one] ein Rezept
   *[other] { $count } Rezepte
} an.
auf-recipe-chosen = { $who } nimmt **{ $taken }** und gibt **{ $given }** ab{ $count ->
    [0] .
   *[other] ; mit abgelegt: { $cards }.
}
auf-look-declined = { $who } nimmt keins davon.
auf-cards-traded = 🤝 Eins für eins: { $who } nimmt eine Karte von { $other } und { $returned ->
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
    [finished] alle Rezepte fertig bei { $winners }.
    [idle] einen ganzen Umlauf lang hat niemand gezogen, gespielt oder abgelegt.
   *[long] sie hat zu lange gedauert.
}
auf-overnight-chosen = { $who } behält { $kept } über Nacht{ $back ->
    [0] .
   *[other] {" "}und gibt { $returned } zurück.
}
auf-recipe-returned = **{ $recipe }** von { $who } geht zurück{ $count ->
    [0] .
   *[other] ; mit abgelegt: { $cards }.
}
auf-piles-shuffled = Alle Karten werden gemischt: { $cards } im Stapel, { $recipes } Rezepte.
auf-showdown-began = 🤜🤛 Gleichstand! { $who } entscheiden ihn mit Schere, Stein, Papier.
auf-match-began = { $who } gegen { $other }: wer zuerst zwei Würfe gewinnt.
auf-signs-shown = { $who } { $sign } : { $reply } { $other }. { $winner ->
    [none] Der Wurf wird wiederholt.
   *[other] { $winner } gewinnt den Wurf.
}
auf-match-won = { $who } schlägt { $other }.
auf-game-ended = Die Punkte: { $scores }.
auf-cards-received = 🆕 { $who } bekommt { $cards }.
auf-ingredients-seen = { $who } sieht unter { $recipe }: { $cards }.
auf-hand-received = 🔁 Die neue Hand von { $who }: { $cards }.
auf-recipes-seen = { $who } sieht sich { $recipes } an.
auf-trade-seen = 🤝 { $who } hat von { $other } { $taken } genommen und { $given ->
    [none] nichts
   *[other] { $given }
} zurückgegeben.
auf-sign-chosen = { $who } hat { $sign } gewählt.

refused-auf-other-question = Danach wirst du gerade nicht gefragt.
refused-auf-round-over = Das war noch für die letzte Runde. Bitte schau auf den neuesten Beitrag.
refused-auf-throw-over = Dieser Wurf ist vorbei. Bitte wähl für den neuen.
refused-auf-card-not-held = Diese Karte hast du nicht auf der Hand.
refused-auf-recipe-not-yours = Dieses Rezept liegt nicht vor dir.
refused-auf-recipe-finished = Dieses Rezept ist fertig: nichts kann ihm mehr etwas anhaben.
refused-auf-recipe-not-there = Dieses Rezept liegt nicht auf dem Tisch.
refused-auf-recipe-yours = Dieses Rezept ist dein eigenes. Wähl eins von jemand anderem.
refused-auf-ingredient-not-named = Wähl mindestens eine Zutat.
refused-auf-not-an-ingredient = Unter ein Rezept lassen sich nur Zutaten legen.
refused-auf-ingredient-not-needed = Dieses Rezept braucht nicht alle davon. Jede Zutat wird höchstens einmal gebraucht.
refused-auf-ingredient-already-there = Eine davon liegt dort schon.
refused-auf-not-a-ban = Nur Stromausfall und Feueralarm sind Sperren.
refused-auf-icon-missing = Diesem Rezept fehlt das Zeichen für die Sperre: Stromausfall braucht ⚡, Feueralarm braucht 🔥.
refused-auf-ban-already-there = So eine Sperre liegt schon auf diesem Rezept.
refused-auf-nothing-to-lift = Hier gibt es nichts aufzuheben: auf diesem Rezept liegt keine solche Sperre.
refused-auf-player-not-there = So jemanden kenne ich hier nicht. Wähl jemanden an deinem Tisch.
refused-auf-yourself = Dazu braucht es jemand anderen.
refused-auf-hand-empty = Dort ist keine Karte mehr auf der Hand.
refused-auf-recipes-gone = Es sind keine Rezepte mehr zum Ansehen da.
refused-auf-nothing-to-discard = Du hast keine Karten, die du ablegen könntest.
refused-auf-mulligans-used = Du hast alle drei Mulligans dieser Runde genommen.
refused-auf-too-many-discards = Du darfst höchstens zwei Karten ablegen.
refused-auf-recipe-not-seen = Das ist keins der Rezepte, die du dir ansiehst.
refused-auf-recipe-not-overnight = Über Nacht behalten kannst du nur deine eigenen Rezepte mit 🌙.
refused-auf-nothing-to-lay = Gerade passt keine Karte deiner Hand zu einem deiner Rezepte.
refused-auf-nothing-to-play = Gerade lässt sich keine Aktionskarte deiner Hand spielen.
refused-auf-no-play-chosen = Wähl, was du spielst.
refused-auf-one-play = Wähl nur eins zum Spielen.
refused-auf-no-recipe-chosen = Wähl ein Rezept.
refused-auf-no-counteraction = Nur „Strom wieder da“ und „Feuerlöscher“ heben Sperren auf.
refused-auf-no-such-card = Eine Karte namens „{ $card }“ gibt es nicht. Wähl aus der Liste, die sich beim Tippen öffnet.
refused-auf-no-such-recipe = Ein Rezept namens „{ $recipe }“ gibt es nicht. Wähl aus der Liste, die sich beim Tippen öffnet.
refused-auf-no-such-sign = Wähl Stein, Papier oder Schere.

auf-page-start = das Ziel
auf-rules-start = Zwei bis vier Bäcker, **drei Runden**. Jedes fertige Rezept ist ein Punkt, und die meisten Punkte gewinnen.
    Rezepte liegen offen vor dir: je drei zu zweit, je zwei zu dritt oder viert. Ein Rezept wird von selbst fertig, sobald **alle seine Zutaten** liegen und **keine Sperre** darauf liegt.
    Eine Runde endet sofort, wenn jemand kein unfertiges Rezept mehr hat. Deine Hand behältst du für die nächste.
auf-page-turn = ein Zug
auf-rules-turn = Dein Zug beginnt damit, dass du bis **fünf Karten** nachziehst. Dann spielst du, so viel du willst und in beliebiger Folge.
    • **Zutaten legen …** legt Zutaten verdeckt unter eins deiner Rezepte: nur, was ihm noch fehlt, und dort bleiben sie. Die anderen sehen, wie viele, nie welche.
    • **Karte spielen …** ist für Sperren, ihre Gegenmittel und die anderen Aktionen.
    • **Mulligan** legt deine ganze Hand ab und zieht ebenso viele Karten, dreimal in der Runde.
    • **Passen** beendet deinen Zug; **Ablegen, dann passen …** wirft vorher ein oder zwei Karten weg.
    • **Meine Karten** zeigt dir allein deine Hand, was du gelegt hast und was fehlt.
auf-page-cards = die Aktionskarten
auf-rules-cards = { SIGN("power-outage", "🔌") } **Stromausfall** (5) sperrt ein Rezept von jemand anderem mit ⚡, { SIGN("fire-alarm", "🚨") } **Feueralarm** (5) eins mit 🔥. Es wird nicht fertig, bis { SIGN("power-restored", "💡") } **Strom wieder da** (4) oder { SIGN("fire-extinguisher", "🧯") } **Feuerlöscher** (4) die Sperre aufhebt; bei wem auch immer.
    { SIGN("recipe-switcheroo", "🔀") } **Wechsel dich! (Rezept)** (3): tausch ein Rezept gegen ein anderes, mit allem, was darauf liegt.
    { SIGN("hand-switcheroo", "🔁") } **Wechsel dich! (Hand)** (2): tausch die ganze Hand.
    { SIGN("picky-eater", "🧐") } **Leckermaul** (4): sieh die obersten drei Rezepte an; du darfst eins gegen eins von deinen nehmen, dessen Zutaten dann verloren sind.
    { SIGN("one-for-one", "🤝") } **Eins für eins** (3): nimm eine zufällige Karte von jemand anderem, der dafür eine zufällige von dir bekommt.
    Zutaten: Mehl 7, Zucker 7, Eier 6, Butter 5, Milch 5, Obst 3, Schokolade 3, Nüsse 3.
auf-page-overnight = Über Nacht
auf-rules-overnight = Am Ende einer Runde darfst du deine unfertigen Rezepte mit 🌙 behalten, mit allem, was darauf liegt; die anderen gehen zurück.
    In der nächsten Runde kommen neue Rezepte dazu. Leg, was du willst, aber die neuen werden **erst fertig, wenn jedes behaltene** fertig ist; dann werden sie es von selbst.
    Behaltene Rezepte zählen für das Ende der Runde mit. Bei Wechsel dich! wandert „über Nacht behalten“ mit dem Rezept.
auf-page-recipes = die Rezepte
auf-rules-recipes = • { CARD("apfelstrudel") }**Apfelstrudel** 🔥 Österreich: Butter, Mehl, Obst
    • { CARD("baklava") }**Baklava** 🔥 Türkei: Butter, Mehl, Nüsse
    • { CARD("black-forest-cake") }**Schwarzwälder Kirschtorte** ⚡🔥 Deutschland: Schokolade, Eier, Mehl, Obst
    • { CARD("brigadeiro") }**Brigadeiro** 🔥 Brasilien: Butter, Schokolade, Milch
    • { CARD("brownies") }**Brownies** 🔥 USA: Butter, Schokolade, Mehl
    • { CARD("castella") }**Castella** ⚡🔥 Japan: Eier, Mehl, Zucker
    • { CARD("cheesecake") }**Käsekuchen** ⚡🔥🌙 USA: Butter, Eier, Milch, Zucker
    • { CARD("creme-brulee") }**Crème Brûlée** 🔥🌙 Frankreich: Eier, Milch, Zucker
    • { CARD("crepes") }**Crêpes** 🔥 Frankreich: Butter, Eier, Mehl, Milch
    • { CARD("egg-tart") }**Eiertörtchen** 🔥 Hongkong: Eier, Mehl, Milch
    • { CARD("gelato") }**Gelato** ⚡ Italien: Schokolade, Milch, Zucker
    • { CARD("gulab-jamun") }**Gulab Jamun** 🔥 Indien: Mehl, Milch, Zucker
    • { CARD("kulfi") }**Kulfi** ⚡🌙 Indien: Milch, Nüsse, Zucker
    • { CARD("linzer-torte") }**Linzer Torte** 🔥 Österreich: Butter, Mehl, Nüsse, Zucker
    • { CARD("macarons") }**Macarons** ⚡🔥 Frankreich: Eier, Nüsse, Zucker
    • { CARD("mochi") }**Mochi** ⚡ Japan: Mehl, Obst, Zucker
    • { CARD("panna-cotta") }**Panna Cotta** ⚡🌙 Italien: Obst, Milch, Zucker
    • { CARD("pavlova") }**Pavlova** ⚡🔥 Neuseeland: Eier, Obst, Zucker
    • { CARD("pecan-pie") }**Pekannusskuchen** 🔥 USA: Butter, Eier, Nüsse
    • { CARD("pound-cake") }**Sandkuchen** ⚡🔥 Vereinigtes Königreich: Butter, Eier, Mehl, Zucker
    • { CARD("shortbread") }**Shortbread** 🔥 Schottland: Butter, Mehl, Zucker
    • { CARD("tiramisu") }**Tiramisu** ⚡🌙 Italien: Schokolade, Eier, Milch
    • { CARD("trifle") }**Trifle** ⚡🌙 Vereinigtes Königreich: Mehl, Obst, Milch
auf-page-end = stille Runden und Gleichstand
auf-rules-end = Ist der Stapel leer, wird die Ablage zum neuen. Eine Runde, in der einen ganzen Umlauf lang niemand zieht, spielt oder ablegt, oder die vierzig Züge je Spieler dauert, endet ohne Sieg.
    Steht es nach drei Runden auf dem ersten Platz gleich, entscheidet **Schere, Stein, Papier**: wählt geheim, beide Zeichen werden zusammen gezeigt, wer zuerst zwei Würfe gewinnt. Sind es mehr als zwei, spielt der Sieger gegen die Nächsten.
    Wessen Zeit abläuft, passt ohne abzulegen, behält alle 🌙-Rezepte oder zeigt ein zufälliges Zeichen.
refused-auf-undo-kind = Nur gerade gelegte Zutaten lassen sich zurücknehmen. Passen und alles, was Karten verbraucht, zieht oder zeigt, bleibt so.
refused-auf-sign-settled = Du hast dein Zeichen für diesen Wurf schon 5-mal geändert, jetzt bleibt es dabei.
refused-auf-which = „{ $text }“ kann { $names } heißen. Bitte wähle aus der Liste, die sich beim Tippen öffnet.
