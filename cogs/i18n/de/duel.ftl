### Cake Duel

duel-name = Cake Duel
duel-credits = -# Ein inoffizielles Fanprojekt. Cake Duel ist ein Spiel von Sizigi Studios.
duel-mode-core = Cake Duel
duel-mode-full = Cake Duel mit Sonderkarten
duel-mode-team = Cake Duel in Teams
duel-mode-team-full = Cake Duel in Teams mit Sonderkarten
duel-part = { $duels ->
    [1] Runde { $bout }
   *[other] Duell { $duel }, Runde { $bout }
}
duel-jump-bluff = Bester Bluff: { $claim }, { $name }
duel-jump-turn = Wendepunkt: Runde { $bout }
duel-jump-missed = Bluff kam durch: { $claim }, { $name }
duel-heading = ## { $mode }
    -# { $duels ->
        [1] Runde { $bout }
       *[other] Duell { $duel } von { $duels }, Runde { $bout }
    }, Zug { $turn }{ $house }
duel-house-rule = , { $rule }
duel-house-wolfy = { -card-wolfy } bleibt verdeckt
duel-house-block-limit = nicht mehr Blocker als Angreifer
duel-house-specials = Sonderkarten im Stapel: { $cards }
duel-side = { $slices } **{ $cakes }** { $cakes ->
    [one] Kuchen
   *[other] Kuchen
}, { EMOJI("trophy") } { $trophies } von { $wanted }
duel-side-duels = , gewonnene Duelle: { $won }
duel-person = { $role ->
    [attacks] ⚔️
    [defends] 🛡️
   *[waits] ▫️
} { $who }: { EMOJI("held") } { $count } { $count ->
    [one] Karte
   *[other] Karten
}{ $size ->
    [4] {""}
   *[other] {" "}(zieht bis { $size } nach)
}
duel-piles = Stapel { $deck }, Ablage { $discard }
duel-owed = ↩️ Wer angreift, bekommt danach noch { $count ->
    [one] einen Zug
   *[other] { $count } Züge
}.
duel-lying = { EMOJI("facedown") } { $who } behauptet: **{ $claim }**{ $left ->
    [0] {" "}(davon liegt hier keine Karte mehr)
   *[other] {""}
}
duel-claim = { $count } { $card }
duel-no-cards = keine Karten
duel-nothing = nichts
duel-copy = { $card } ({ $copy })
duel-position = Karte { $position }
duel-changed = { $card } zählt als { $into }

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
   *[other] { -card-wizard }
}
duel-card-defender = { $count ->
    [one] { -card-defender }
   *[other] { -card-defender }
}
duel-card-scientist = { $count ->
    [one] { -card-scientist }
   *[other] { -card-scientist }
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
   *[other] { -card-scout }
}
duel-card-summoner = { $count ->
    [one] { -card-summoner }
   *[other] { -card-summoner(form: "many") }
}
duel-card-quartermaster = { $count ->
    [one] { -card-quartermaster }
   *[other] { -card-quartermaster }
}
duel-card-oracle = { $count ->
    [one] { -card-oracle }
   *[other] { -card-oracle }
}
duel-card-priest = { $count ->
    [one] { -card-priest }
   *[other] { -card-priest }
}
duel-card-angel = { $count ->
    [one] { -card-angel }
   *[other] { -card-angel }
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

duel-effect-soldier = Waffe: stiehl 1 Kuchen
duel-effect-archer = Waffe: stiehl 1 Kuchen
duel-effect-wizard = Magie: stiehl 2 Kuchen
duel-effect-defender = stoppt einen Angreifer mit Waffe
duel-effect-scientist = stoppt einen Angreifer mit Magie
duel-effect-wolfy = nie eine wahre Karte; wird am Ende des Zuges aufgedeckt
duel-effect-assassin = Waffe: stiehl 5 Kuchen
duel-effect-scout = Waffe: stiehl 1 Kuchen und mach noch einen Zug
duel-effect-summoner = Magie: nenne eine Karte, sieh die gegnerische Hand, stiehl 2 Kuchen je Exemplar
duel-effect-quartermaster = Sonderkarte: Du hältst für den Rest der Runde 1 Karte mehr
duel-effect-oracle = Sonderkarte: sieh die gegnerische Hand und mach noch einen Zug
duel-effect-priest = stoppt einen beliebigen Angreifer ganz und nimmt seine Karte
duel-effect-angel = stoppt alle Angreifer, aber wer angreift, bekommt noch einen Zug
duel-effect-professor = aufgedeckt: zählt als { -card-scientist }, und jeder { -card-wolfy } auch
duel-effect-agent = aufgedeckt: zählt als irgendeine Karte aus der gegnerischen Hand
duel-effect-pierrot = aufgedeckt: zählt als der Angreifer, den du in deinem letzten Zug behauptet hast

duel-asked-lead = { $who }: Wer von euch greift zuerst an?
duel-asked-claim = { $who }: angreifen oder passen.
duel-asked-answer = { $who }: akzeptieren, anzweifeln oder blocken?
duel-asked-block = { $who }: den Block akzeptieren oder anzweifeln?
duel-asked-take = { $who }: Wähle { $count ->
    [one] die Karte, die der { -card-priest } nimmt
   *[other] die { $count } Karten, die die { -card-priest } nehmen
}.
duel-asked-name = { $who }: Nenne eine Karte für die { -card-summoner }.
duel-asked-trade = { $who }: eine Karte im Team tauschen?
duel-beside = Bis dahin darf { $who } anzweifeln.
duel-beside-you = Bis dahin darfst du anzweifeln.

duel-button-attack = Angreifen …
duel-button-pass = Passen
duel-button-accept = Akzeptieren
duel-button-challenge = Anzweifeln!
duel-button-block = Blocken …
duel-button-take = Nehmen …
duel-button-name = Karte nennen …
duel-button-trade = Tauschen …
duel-button-no-trade = Nicht tauschen
duel-button-hold = Nicht anzweifeln
duel-button-lead = { $who } fängt an

duel-form-attack = Angreifen
duel-form-block = Blocken
duel-form-take = Karten für deinen { -card-priest }
duel-form-name = Eine Karte nennen
duel-form-trade = Tausch im Team
duel-field-cards = Die Karten, die du spielst
duel-field-cards-note = Niemand sieht, welche. Sie dürfen alles sein.
duel-field-claim = Als was du sie ausgibst
duel-field-claim-note = Angriff von { $who }: { $claim }
duel-field-target = Wen du angreifst
duel-field-take = { $count ->
    [one] Nimm eine Karte
   *[other] Nimm { $count } Karten
}
duel-field-name = Nenne eine Karte, dann siehst du die Hand
duel-field-give-card = Die Karte, die du gibst
duel-field-take-card = Die Karte, die du nimmst

duel-label-attack = { $claim } gegen { $target } (in Wahrheit: { $cards })
duel-label-block = blocken: { $claim } (in Wahrheit: { $cards })
duel-label-take = Karte { $positions } nehmen
duel-label-name = { $card } nennen
duel-label-trade = geben: { $give }, nehmen: { $take }

duel-hand-card = **{ $card }**: { $effect }
duel-hand-empty = Keine Karten auf der Hand.
duel-mate-hand = { $who } hat auf der Hand: { $cards }.
duel-own-discard = In dieser Runde gespielt: { $cards }.
duel-look = Zug { $turn }: { $reader ->
    [seer] Du hast die Hand von { $of } gesehen
    [seen] { $who } hat deine Hand gesehen
   *[other] { $who } hat die Hand von { $of } gesehen
}: { $cards }.
duel-look-taken = Zug { $turn }: { $reader ->
    [seer] Du hast von { $of } genommen
    [seen] { $who } hat von dir genommen
   *[other] { $who } hat von { $of } genommen
}: { $cards }.

duel-option-mode = 🎴 { $mode }
duel-option-trophies = { EMOJI("trophy") } { $trophies ->
    [one] Eine Runde
   *[other] { $trophies } Runden
} bis zum Sieg{ $duels ->
    [1] {""}
   *[other] , bei höchstens { $duels } Duellen
}
duel-option-specials = ⭐ { $count } { $count ->
    [one] Sonderkarte
   *[other] Sonderkarten
} im Stapel, { $open ->
    [True] vor der ersten Runde gezeigt
   *[False] verdeckt
}
duel-option-wolfy = 🎭 { -card-wolfy } wird am Ende des Zuges nicht aufgedeckt
duel-option-block-limit = 🛡️ Nicht mehr Blocker als Angreifer

duel-duel-begun = Ein neuer Stapel wird gemischt{ $specials ->
    [0] .
    [one] , mit { $specials } Sonderkarte.
   *[other] , mit { $specials } Sonderkarten.
}
duel-specials-shown = Die Sonderkarten dieses Duells: { $cards }.
duel-bout-begun = **Runde { $bout }.** { $side } { $count ->
    [one] greift
   *[other] greifen
} zuerst an, mit { $cakes } { $cakes ->
    [one] Kuchen
   *[other] Kuchen
} gegen { $other }.
duel-hand-dealt = { $who } bekommt: { $cards }.
duel-hand-dealt-you = Du bekommst: { $cards }.
duel-lead-chosen = { $who } entscheidet: { $first } fängt an. Die Reihenfolge ist { $order }.
duel-turn-begun = { $owed ->
    [True] { $who } bekommt noch einen Zug.
   *[False] { $who } greift jetzt an.
}
duel-attack-claimed = { $who } greift { $target } an und behauptet: **{ $claim }**.
duel-passed = { $who } { $forced ->
    [True] hat keine Karten und passt.
   *[False] passt.
}
duel-block-claimed = { $who } blockt und behauptet: **{ $claim }**.
duel-accepted = { $who } akzeptiert.
duel-kept-silent = { $who } zweifelt nicht an.
duel-challenged = ❗ { $who } zweifelt an: **{ $claim }** von { $claimant }!
duel-cards-flipped = Die Karten werden aufgedeckt: **{ $cards }**{ $changed ->
    [none] .
   *[other] {" "}({ $changed }).
} { $truthful ->
    [True] { $who } hat die Wahrheit gesagt.
   *[False] { $who } hat geblufft!
}
duel-hand-shown = { -card-agent } wurde aufgedeckt. { $who } zeigt: { $cards }.
duel-attackers-blocked = { $blocker } { $wholly ->
    [True] { $blockers ->
        [one] stoppt ganz
       *[other] stoppen ganz
    }
   *[False] { $blockers ->
        [one] stoppt
       *[other] stoppen
    }
}: **{ $claim }**.
duel-cards-taken = { $who } nimmt { $count ->
    [one] Karte { $positions }
   *[other] die Karten { $positions }
} von { $of }.
duel-taken-seen = { $reader ->
    [seer] Du hast von { $of } genommen
    [seen] { $who } hat von dir genommen
   *[other] { $who } hat von { $of } genommen
}: { $cards }.
duel-cakes-stolen = { EMOJI("slice") } { $who } stiehlt { $count ->
    [0] keinen Kuchen
    [one] einen Kuchen
   *[other] { $count } Kuchen
} von { $of } ({ $card }).
duel-card-named = { $who } nennt: **{ $card }**.
duel-hand-looked-at = 👁️ { $who } sieht sich die Hand von { $of } an ({ $card }).
duel-hand-seen = { $reader ->
    [seer] Du hast die Hand von { $of } gesehen
    [seen] { $who } hat deine Hand gesehen
   *[other] { $who } hat die Hand von { $of } gesehen
}: { $cards }.
duel-turns-owed = { $card }: { $who } bekommt noch { $count ->
    [one] einen Zug
   *[other] { $count } Züge
}{ $owed ->
    [1] {""}
   *[other] , insgesamt { $owed }
}.
duel-hand-size-raised = { $who } zieht jetzt bis { $size } Karten nach.
duel-wolfy-revealed = 🐺 Unter den Karten von { $who } war { -card-wolfy }!
duel-cards-traded = { $given ->
    [0] { $who } nimmt eine Karte von { $partner }.
   *[other] { $taken ->
        [0] { $who } gibt { $partner } eine Karte.
       *[other] { $who } tauscht mit { $partner } eine Karte.
    }
}
duel-trade-seen = Tausch von { $who }. Gegeben: { $give ->
    [none] nichts
   *[other] { $give }
}; genommen: { $take ->
    [none] nichts
   *[other] { $take }
}.
duel-trade-seen-you = Dein Tausch. Gegeben: { $give ->
    [none] nichts
   *[other] { $give }
}; genommen: { $take ->
    [none] nichts
   *[other] { $take }
}.
duel-trade-declined = { $who } tauscht nicht.
duel-cards-drawn = { $who } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
duel-draw-seen = { $who } hat gezogen: { $cards }.
duel-draw-seen-you = Du hast gezogen: { $cards }.
duel-bout-ended = { EMOJI("trophy") } Die Runde geht an { $side }: { $reason ->
    [bluff] ein Bluff ist aufgeflogen
    [truth] es war die Wahrheit
    [cakes] alle Kuchen sind gestohlen
   *[passes] { $cakes } zu { $other } Kuchen
}. Das macht { $trophies } { $trophies ->
    [one] Pokal
   *[other] Pokale
}.
duel-duel-ended = Das Duell geht an { $side }{ $won ->
    [1] .
   *[other] {" "}({ $won } zu { $other }).
}
duel-decided-flip = 🔎 { $who } behauptete: **{ $claim }**. { $other } glaubte es nicht, und { $truthful ->
    [True] es war die Wahrheit.
   *[False] es war ein Bluff: { $cards }.
}
duel-decided-cakes = { EMOJI("slice") } { $who } hat { $count ->
    [one] den letzten Kuchen
   *[other] die letzten { $count } Kuchen
} von { $of } gestohlen ({ $card }).
duel-decided-passes = { EMOJI("slice") } Alle haben gepasst, mit mehr Kuchen für { $side }: { $cakes } zu { $other }.

refused-duel-other-question = Das geht gerade nicht. Der neueste Beitrag des Tisches zeigt, was zu tun ist.
refused-duel-partner-decides = Hier entscheidet dein Teammitglied. Du kannst nur anzweifeln.
refused-duel-no-challenge-now = Zum Anzweifeln dieser Behauptung ist es zu spät.
refused-duel-no-trade-now = Jetzt gibt es nichts zu tauschen.
refused-duel-no-cards-chosen = Wähle mindestens eine Karte aus deiner Hand.
refused-duel-no-cards-left = Du hast keine Karten mehr zum Blocken. Du kannst noch anzweifeln oder akzeptieren.
refused-duel-no-name-chosen = Wähle, als was du die Karten ausgibst.
refused-duel-two-names = Alle Karten einer Behauptung müssen denselben Namen haben.
refused-duel-no-target-chosen = Wähle, wen du angreifst.
refused-duel-no-such-card = Eine Karte namens „{ $text }“ gibt es nicht. Wähle eine aus der Liste, die sich beim Tippen öffnet.
refused-duel-card-not-held = Diese Karten hast du nicht auf der Hand.
refused-duel-cards-unsorted = Diese Auswahl konnte ich nicht lesen. Bitte wähle die Karten noch einmal.
refused-duel-unclaimable = Diese Karte darf nie behauptet werden. Wähle einen anderen Namen.
refused-duel-specials-not-played = In diesem Spiel gibt es keine Sonderkarten.
refused-duel-not-an-attacker = Beim Angreifen kannst du nur Angreifer behaupten.
refused-duel-not-a-blocker = Beim Blocken kannst du nur Blocker behaupten.
refused-duel-cannot-block-that = Dieser Blocker kann diesen Angriff nicht stoppen.
refused-duel-too-many-blockers = An diesem Tisch dürfen nicht mehr Blocker als Angreifer behauptet werden.
refused-duel-not-an-opponent = Wähle jemanden von der Gegenseite.
refused-duel-not-your-team = Wähle, wer aus deinem Team anfängt: du oder dein Teammitglied.
refused-duel-wrong-positions = Wähle für jeden deiner { -card-priest } eine verdeckte Karte, keine doppelt.
refused-duel-swap-only = Solange der Stapel Karten hat, kannst du nur eine Karte gegen eine tauschen.
refused-duel-nothing-traded = Wähle eine Karte zum Geben oder zum Nehmen, oder drücke auf *{ duel-button-no-trade }*.
refused-duel-card-not-with-partner = Diese Karte hat dein Teammitglied nicht.

duel-page-start = Ziel
duel-rules-start = Zwei Seiten kämpfen mit verdeckten Karten um sieben Kuchen. Ein Duell besteht aus mehreren **Runden**: Wer drei davon gewinnt, gewinnt das Duell.
    Du gewinnst eine Runde, wenn du der anderen Seite **alle Kuchen** nimmst, wenn du beim **Anzweifeln** recht behältst oder wenn **alle passen**, ohne dass dazwischen jemand etwas behauptet, und du **mehr Kuchen** hast.
    Alle haben vier Karten. Wer zuerst angreift, entscheidet das Los; wer eine Runde verliert, greift in der nächsten zuerst an. Die Seite, die zuerst angreift, beginnt mit 3 Kuchen, die andere mit 4.
duel-page-turn = Dein Zug
duel-rules-turn = **1.** Wer angreift, spielt Karten verdeckt und **behauptet**, dass es Angreifer eines Namens sind, oder passt.
    {"**2.**"} Wer sich verteidigt, **akzeptiert** das, **zweifelt** es an oder **blockt** mit eigenen Karten und behauptet einen Blocker.
    {"**3.**"} Nach einem Block kann die angreifende Seite ihn akzeptieren oder anzweifeln.
    {"**4.**"} Was niemand angezweifelt hat, wirkt wie behauptet, egal, welche Karten es wirklich sind. Dann ziehen beide Seiten auf vier Karten nach, die angreifende zuerst.
    Ohne Karten passt du automatisch; akzeptieren und anzweifeln kannst du weiterhin. Wenn deine Zeit abläuft, passt oder akzeptierst du; musst du etwas wählen, ist es die erste Möglichkeit.
    Mit **{ duel-button-attack }** oder **{ duel-button-block }** wählst du geheim deine Karten; **{ button-hand }** zeigt nur dir deine Hand.
duel-page-bluff = Bluffen und anzweifeln
duel-rules-bluff = Die Anzahl der Karten stimmt immer, du darfst aber mehr Karten eines Namens behaupten, als es gibt. Beim Namen darfst du lügen, und eine einzige falsche Karte macht die ganze Behauptung zum Bluff.
    Wer **anzweifelt**, deckt die behaupteten Karten auf und beendet damit die Runde: War es ein Bluff, gewinnt die Seite, die angezweifelt hat; war es wahr, gewinnt die andere.
    Eine angezweifelte Behauptung wirkt sonst nicht. Wer blockt oder akzeptiert, kann diese Behauptung nicht mehr anzweifeln.
duel-page-cards = Karten
duel-rules-cards = ⚔️ { CARD("soldier") }**{ -card-soldier }** (5) und { CARD("archer") }**{ -card-archer }** (4) stehlen je 1 Kuchen; ⚔️ wird von { CARD("defender") }**{ -card-defender(form: "many-dative") }** (4) gestoppt.
    🔮 { CARD("wizard") }**{ -card-wizard }** (3) stiehlt 2 Kuchen; 🔮 wird von { CARD("scientist") }**{ -card-scientist(form: "many-dative") }** (3) gestoppt. Jeder Blocker stoppt einen Angreifer. Du darfst beliebig viele Blocker behaupten, auch mehr, als es Angreifer sind, aber nur solche, die diesen Angriff stoppen können.
    🎭 { CARD("wolfy") }**{ -card-wolfy }** (1) ist nie eine wahre Karte und darf nicht behauptet werden. Spiele ihn als etwas anderes: Er wird aufgedeckt, wenn der Zug endet, ohne dass jemand angezweifelt hat.
duel-page-specials = Sonderkarten
duel-rules-specials = Zwei verdeckte Sonderkarten (in Teams drei) stecken das ganze Duell über im Stapel. Jede Sonderkarte mit ⚔️ 🔮 ⭐ 🛡️ darfst du immer behaupten, auch wenn sie nicht im Stapel ist; Karten mit 🎭 nie.
    ⚔️ { CARD("assassin") }**{ -card-assassin }** stiehlt 5. Jeder { CARD("scout") }**{ -card-scout }** stiehlt 1 und gibt dir noch einen Zug. 🔮 { CARD("summoner") }**{ -card-summoner }**: Nenne eine Karte, sieh die gegnerische Hand und stiehl 2 Kuchen für jede solche Karte. { -card-defender } verhindert beim { -card-scout } nur den Diebstahl, { -card-scientist } bei der { -card-summoner } ebenso: Den Zug bekommst du trotzdem, und die Hand siehst du trotzdem.
    ⭐ { CARD("quartermaster") }**{ -card-quartermaster }**: Du hältst bis zum Ende der Runde eine Karte mehr. { CARD("oracle") }**{ -card-oracle }**: Sieh die gegnerische Hand und mach noch einen Zug. ⭐ wird nur von { -card-priest } und { -card-angel } gestoppt.
    🛡️ { CARD("priest") }**{ -card-priest }** stoppt einen beliebigen Angreifer ganz und nimmt seine Karte, ungesehen. { CARD("angel") }**{ -card-angel }** stoppt den ganzen Angriff, aber wer angreift, ist für jeden { -card-angel } noch einmal dran.
    🎭 Aufgedeckt: { CARD("professor") }**{ -card-professor }** und jeder { -card-wolfy } in derselben Behauptung zählen als { -card-scientist }; { CARD("agent") }**{ -card-agent }** zählt als irgendeine Karte aus der gegnerischen Hand, und alle sehen dann diese Hand; { CARD("pierrot") }**{ -card-pierrot }** zählt, nur im Angriff, als der Angreifer, den du in deinem letzten Zug dieser Runde behauptet hast. { -card-wolfy } wird nicht aufgedeckt, wenn { -card-professor } in derselben Behauptung ist.
duel-page-teams = Teams
duel-rules-teams = Zu viert, zwei Teams, neun Kuchen: vier für das beginnende Team, fünf für das andere. Ein Team teilt sich seine Kuchen und sieht immer beide Hände.
    Das beginnende Team wählt, wer von beiden anfängt. Wer angreift, wählt ein Ziel aus dem anderen Team, und nur dieses Mitglied darf blocken; bis es geantwortet hat, darf das andere anzweifeln.
    Nach einem Angriff darf die angreifende Person heimlich eine Karte mit ihrem Teammitglied tauschen. Ist der Stapel leer, darf sie auch nur eine geben oder nur eine nehmen.
    Durch Passen endet die Runde, wenn alle vier gepasst haben.
refused-duel-undo-kind = Nur eine Behauptung lässt sich zurücknehmen, und nur, bevor jemand antwortet. Passen, Antworten und Züge, die Karten zeigen oder ziehen, lassen sich nicht zurücknehmen.

## Was jemand einmal geschafft hat

duel-achievement-right = einen Bluff entlarvt
duel-achievement-bluff = ein Bluff, der hielt
duel-achievement-cleared = in einer Runde alle Kuchen gestohlen
duel-achievement-sweep = ein Duell ohne verlorene Runde
