### Cake Duel

duel-name = Cake Duel
duel-credits = -# Ein inoffizielles Fanprojekt. Cake Duel ist ein Spiel von Sizigi Studios.
duel-mode-core = Cake Duel
duel-mode-full = Cake Duel mit Sonderkarten
duel-mode-team = Cake Duel in Teams
duel-mode-team-full = Cake Duel in Teams mit Sonderkarten
duel-heading = ## { $mode } · { $duels ->
    [1] Runde { $bout }
   *[other] Duell { $duel } von { $duels } · Runde { $bout }
}
    -# Zug { $turn }{ $house }
duel-house-rule = {" "}· { $rule }
duel-house-wolfy = Sir Wolfy zeigt sich nicht
duel-house-block-limit = nicht mehr Blocker als Angreifer
duel-house-specials = Sonderkarten im Stapel: { $cards }
duel-side = { $slices } **{ $cakes }** { $cakes ->
    [one] Kuchen
   *[other] Kuchen
} · { SIGN("trophy") } { $trophies } von { $wanted }
duel-side-duels = · gewonnene Duelle: { $won }
duel-person = { $role ->
    [attacks] ⚔️
    [defends] 🛡️
   *[waits] ▫️
} { $who } · { SIGN("held") } { $count } { $count ->
    [one] Karte
   *[other] Karten
}{ $size ->
    [4] {""}
   *[other] {" "}(zieht bis { $size } nach)
}
duel-piles = Stapel { $deck } · Ablage { $discard }
duel-owed = ↩️ Der Angriff bleibt danach noch { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} auf derselben Seite.
duel-lying = { SIGN("facedown") } { $who } behauptet **{ $claim }**{ $left ->
    [0] {" "}(davon liegt hier keine Karte mehr)
   *[other] {""}
}
duel-claim = { $count } { $card }
duel-no-cards = keine Karten
duel-nothing = nichts
duel-copy = { $card } ({ $copy })
duel-position = Karte { $position }
duel-changed = { $card } zählt als { $into }

duel-card-soldier = { $count ->
    [one] Soldat
   *[other] Soldaten
}
duel-card-archer = { $count ->
    [one] Bogenschütze
   *[other] Bogenschützen
}
duel-card-wizard = { $count ->
    [one] Zauberer
   *[other] Zauberer
}
duel-card-defender = { $count ->
    [one] Verteidiger
   *[other] Verteidiger
}
duel-card-scientist = { $count ->
    [one] Forscher
   *[other] Forscher
}
duel-card-wolfy = { $count ->
    [one] Sir Wolfy
   *[other] Sir Wolfys
}
duel-card-assassin = { $count ->
    [one] Assassine
   *[other] Assassinen
}
duel-card-scout = { $count ->
    [one] Späher
   *[other] Späher
}
duel-card-summoner = { $count ->
    [one] Beschwörerin
   *[other] Beschwörerinnen
}
duel-card-quartermaster = { $count ->
    [one] Quartiermeister
   *[other] Quartiermeister
}
duel-card-oracle = { $count ->
    [one] Orakel
   *[other] Orakel
}
duel-card-priest = { $count ->
    [one] Priester
   *[other] Priester
}
duel-card-angel = { $count ->
    [one] Engel
   *[other] Engel
}
duel-card-professor = { $count ->
    [one] Professor Baacrates
   *[other] Professoren Baacrates
}
duel-card-agent = { $count ->
    [one] AGENT:U
   *[other] AGENTs:U
}
duel-card-pierrot = { $count ->
    [one] Pierrot Sheepington
   *[other] Pierrots Sheepington
}

duel-effect-soldier = Waffe: stiehlt 1 Kuchen
duel-effect-archer = Waffe: stiehlt 1 Kuchen
duel-effect-wizard = Magie: stiehlt 2 Kuchen
duel-effect-defender = stoppt einen Angreifer mit Waffe
duel-effect-scientist = stoppt einen Angreifer mit Magie
duel-effect-wolfy = nie eine wahre Karte; zeigt sich am Ende des Zuges
duel-effect-assassin = Waffe: stiehlt 5 Kuchen
duel-effect-scout = Waffe: stiehlt 1 Kuchen und gibt noch einen Zug
duel-effect-summoner = Magie: nenn eine Karte, sieh die Hand, stiehl 2 Kuchen je Exemplar
duel-effect-quartermaster = Sonderkarte: deine Hand ist für diese Runde 1 Karte größer
duel-effect-oracle = Sonderkarte: sieh die Hand und zieh noch einmal
duel-effect-priest = stoppt einen beliebigen Angreifer ganz und nimmt seine Karte
duel-effect-angel = stoppt alle Angreifer; wer angreift, bekommt noch einen Zug
duel-effect-professor = aufgedeckt sind er und Sir Wolfy Forscher
duel-effect-agent = aufgedeckt eine beliebige Karte aus der Hand der Gegenseite
duel-effect-pierrot = aufgedeckt der Angreifer, den du letzten Zug behauptet hast

duel-asked-lead = { $who }: wer von euch greift zuerst an?
duel-asked-claim = { $who }: angreifen oder passen.
duel-asked-answer = { $who }: gelten lassen, anzweifeln oder blocken?
duel-asked-block = { $who }: den Block gelten lassen oder anzweifeln?
duel-asked-take = { $who }: wähl { $count ->
    [one] die Karte, die der Priester nimmt
   *[other] die { $count } Karten, die die Priester nehmen
}.
duel-asked-name = { $who }: nenn eine Karte für die Beschwörerin.
duel-asked-trade = { $who }: eine Karte im Team tauschen?
duel-beside = Bis dahin darf { $who } anzweifeln.

duel-button-attack = Angreifen …
duel-button-pass = Passen
duel-button-accept = Gelten lassen
duel-button-challenge = Anzweifeln!
duel-button-block = Blocken …
duel-button-take = Nehmen …
duel-button-name = Karte nennen …
duel-button-trade = Tauschen …
duel-button-no-trade = Nicht tauschen
duel-button-hold = Still bleiben
duel-button-lead = { $who } fängt an

duel-form-attack = Angreifen
duel-form-block = Blocken
duel-form-take = Was der Priester nimmt
duel-form-name = Eine Karte nennen
duel-form-trade = Tausch im Team
duel-field-cards = Die Karten, die du spielst
duel-field-cards-note = Niemand sieht, welche. Sie dürfen alles sein.
duel-field-claim = Was sie sind, wie du behauptest
duel-field-claim-note = Gegen { $claim } von { $who }
duel-field-target = Wen du angreifst
duel-field-take = { $count ->
    [one] Nimm eine Karte
   *[other] Nimm { $count } Karten
}
duel-field-name = Welche Karte? Danach siehst du die Hand.
duel-field-give-card = Die Karte, die du gibst
duel-field-take-card = Die Karte, die du nimmst

duel-label-attack = { $claim } gegen { $target } (in Wahrheit { $cards })
duel-label-block = blocken: { $claim } (in Wahrheit { $cards })
duel-label-take = Karte { $positions } nehmen
duel-label-name = { $card } nennen
duel-label-trade = { $give } geben, { $take } nehmen

duel-hand-card = **{ $card }** · { $effect }
duel-hand-empty = Keine Karten auf der Hand.
duel-mate-hand = Im Team hat { $who }: { $cards }.
duel-own-discard = In dieser Runde gespielt: { $cards }.
duel-look = Zug { $turn }: { $who } sah die Hand von { $of }: { $cards }.
duel-look-taken = Zug { $turn }: { $who } nahm von { $of }: { $cards }.

duel-option-mode = 🎴 { $mode }
duel-option-trophies = { SIGN("trophy") } { $trophies ->
    [one] Eine Runde
   *[other] { $trophies } Runden
} bis zum Sieg{ $duels ->
    [1] {""}
   *[other] , das Beste aus { $duels } Duellen
}
duel-option-specials = ⭐ { $count } { $count ->
    [one] Sonderkarte
   *[other] Sonderkarten
} im Stapel, { $open ->
    [True] vor der ersten Runde gezeigt
   *[False] verdeckt
}
duel-option-wolfy = 🎭 Sir Wolfy zeigt sich nicht
duel-option-block-limit = 🛡️ Nicht mehr Blocker als Angreifer

duel-duel-begun = Ein neuer Stapel wird gemischt{ $specials ->
    [0] .
    [one] , mit einer Sonderkarte darin.
   *[other] , mit { $specials } Sonderkarten darin.
}
duel-specials-shown = Die Sonderkarten dieses Duells: { $cards }.
duel-bout-begun = **Runde { $bout }.** { $side } { $count ->
    [one] greift
   *[other] greifen
} mit { $cakes } Kuchen zuerst an, gegen { $other }.
duel-hand-dealt = { $who } bekommt: { $cards }.
duel-lead-chosen = { $who } entscheidet: { $first } fängt an. Die Reihenfolge ist { $order }.
duel-turn-begun = { $owed ->
    [True] { $who } bekommt noch einen Zug.
   *[False] { $who } ist mit dem Angriff dran.
}
duel-attack-claimed = { $who } greift { $target } an: **{ $claim }**.
duel-passed = { $who } { $forced ->
    [True] hat keine Karten und passt.
   *[False] passt.
}
duel-block-claimed = { $who } blockt: **{ $claim }**.
duel-accepted = { $who } lässt es gelten.
duel-kept-silent = { $who } bleibt still.
duel-challenged = ❗ { $who } zweifelt **{ $claim }** von { $claimant } an!
duel-cards-flipped = Die Karten werden aufgedeckt: **{ $cards }**{ $changed ->
    [none] .
   *[other] {" "}({ $changed }).
} { $truthful ->
    [True] { $who } hat die Wahrheit gesagt.
   *[False] { $who } hat geblufft!
}
duel-hand-shown = AGENT:U wurde aufgedeckt: { $who } zeigt: { $cards }.
duel-attackers-blocked = { $blocker } { $blockers ->
    [one] stoppt
   *[other] stoppen
} **{ $claim }**{ $wholly ->
    [True] {" "}mit allen Wirkungen.
   *[False] {""}.
}
duel-cards-taken = { $who } nimmt { $count ->
    [one] die Karte auf Platz { $positions }
   *[other] die Karten auf den Plätzen { $positions }
} von { $of }.
duel-taken-seen = { $who } nahm von { $of }: { $cards }.
duel-cakes-stolen = { SIGN("slice") } { $who } stiehlt { $count ->
    [0] keinen Kuchen
    [one] einen Kuchen
   *[other] { $count } Kuchen
} von { $of } ({ $card }).
duel-card-named = { $who } nennt **{ $card }**.
duel-hand-looked-at = 👁️ { $who } sieht sich die Hand von { $of } an ({ $card }).
duel-hand-seen = { $who } sah die Hand von { $of }: { $cards }.
duel-turns-owed = { $card }: { $who } bekommt noch { $count ->
    [one] einen Zug
   *[other] { $count } Züge
}{ $owed ->
    [1] {""}
   *[other] , insgesamt { $owed }
}.
duel-hand-size-raised = { $who } zieht jetzt bis { $size } Karten nach.
duel-wolfy-revealed = 🐺 Unter den Karten von { $who } war Sir Wolfy!
duel-cards-traded = { $who } und { $partner } tauschen: { $given } gegeben, { $taken } genommen.
duel-trade-seen = Tausch von { $who }: { $give ->
    [none] nichts
   *[other] { $give }
} gegeben, { $take ->
    [none] nichts
   *[other] { $take }
} genommen.
duel-trade-declined = { $who } tauscht nicht.
duel-cards-drawn = { $who } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
duel-draw-seen = { $who } zog: { $cards }.
duel-bout-ended = { SIGN("trophy") } Die Runde geht an { $side }: { $reason ->
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

refused-duel-other-question = Danach wirst du gerade nicht gefragt.
refused-duel-partner-decides = Hier entscheidet, wer mit dir im Team spielt; du darfst nur anzweifeln.
refused-duel-no-challenge-now = Diese Behauptung lässt sich nicht mehr anzweifeln.
refused-duel-no-trade-now = Jetzt gibt es nichts zu tauschen.
refused-duel-no-cards-chosen = Wähl mindestens eine Karte aus deiner Hand.
refused-duel-no-cards-left = Du hast keine Karten mehr, mit denen du blocken könntest. Anzweifeln oder gelten lassen kannst du noch.
refused-duel-no-name-chosen = Sag, was die Karten sein sollen.
refused-duel-two-names = Alle Karten einer Behauptung tragen denselben Namen.
refused-duel-no-target-chosen = Sag, wen du angreifst.
refused-duel-no-such-card = Eine Karte namens „{ $card }“ gibt es nicht. Wähl aus der Liste, die sich beim Tippen öffnet.
refused-duel-card-not-held = Diese Karten hast du nicht auf der Hand.
refused-duel-cards-unsorted = Diese Auswahl konnte ich nicht lesen. Bitte wähl die Karten noch einmal.
refused-duel-unclaimable = Dieser Name darf nie fallen: er lässt sich nicht behaupten.
refused-duel-specials-not-played = In diesem Spiel gibt es keine Sonderkarten.
refused-duel-not-an-attacker = In einem Angriff lassen sich nur Angreifer behaupten.
refused-duel-not-a-blocker = In einem Block lassen sich nur Blocker behaupten.
refused-duel-cannot-block-that = Dieser Blocker kann diesen Angriff nicht stoppen.
refused-duel-too-many-blockers = An diesem Tisch dürfen nicht mehr Blocker als Angreifer behauptet werden.
refused-duel-not-an-opponent = Wähl jemanden von der Gegenseite.
refused-duel-not-your-team = Anfangen kann nur jemand aus deinem Team.
refused-duel-wrong-positions = Wähl so viele der verdeckten Karten, wie deine Priester nehmen, und jede nur einmal.
refused-duel-swap-only = Solange der Stapel Karten hat, kannst du nur eine Karte gegen eine tauschen.
refused-duel-nothing-traded = Wähl eine Karte zum Geben oder zum Nehmen, oder drück *Nicht tauschen*.
refused-duel-card-not-with-partner = Diese Karte gibt es im Rest deines Teams nicht.

duel-page-start = das Ziel
duel-rules-start = Zwei Seiten streiten mit verdeckten Karten um sieben Kuchen. Ein Duell besteht aus **Runden**; wer drei davon gewinnt, gewinnt das Duell.
    Eine Runde gewinnst du, wenn du der anderen Seite **alle Kuchen** nimmst, wenn du beim **Anzweifeln** recht behältst, oder wenn **alle passen und du mehr Kuchen hast**.
    Alle haben vier Karten. Wer zuerst angreift, beginnt mit 3 Kuchen, die andere Seite mit 4. In der nächsten Runde greift zuerst an, wer verloren hat.
duel-page-turn = ein Zug
duel-rules-turn = **1.** Wer angreift, spielt Karten verdeckt und **behauptet**, das seien so viele Angreifer eines Namens, oder passt.
    {"**2.**"} Wer sich verteidigt, lässt das **gelten**, **zweifelt** es an oder **blockt** mit eigenen Karten unter dem Namen eines Blockers.
    {"**3.**"} Nach einem Block lässt die angreifende Seite ihn gelten oder zweifelt ihn an.
    {"**4.**"} Was niemand angezweifelt hat, wirkt wie behauptet, egal welche Karten es sind. Beide Seiten ziehen bis vier Karten nach, der Angriff zuerst.
    Drück **Angreifen …** oder **Blocken …**, um geheim Karten zu wählen; **Meine Karten** zeigt dir allein deine Hand.
duel-page-bluff = Bluff und Zweifel
duel-rules-bluff = Die Zahl der Karten stimmt immer; der Name darf gelogen sein, und eine einzige falsche Karte macht die ganze Behauptung falsch.
    Wer **anzweifelt**, deckt die behaupteten Karten auf und beendet damit die Runde: war es gelogen, verliert die Lüge, sonst der Zweifel.
    Eine angezweifelte Behauptung wirkt sonst nicht. Wer blockt oder gelten lässt, kann nicht mehr anzweifeln.
duel-page-cards = die Karten
duel-rules-cards = ⚔️ { CARD("soldier") }**Soldat** (5) und { CARD("archer") }**Bogenschütze** (4) stehlen je 1 Kuchen; ⚔️ wird von { CARD("defender") }**Verteidigern** (4) gestoppt.
    🔮 { CARD("wizard") }**Zauberer** (3) stiehlt 2 Kuchen; 🔮 wird von { CARD("scientist") }**Forschern** (3) gestoppt. Jeder Blocker stoppt einen Angreifer.
    🎭 { CARD("wolfy") }**Sir Wolfy** (1) ist nie eine wahre Karte und darf nicht genannt werden. Spiel ihn als etwas anderes: er zeigt sich, wenn der Zug ohne Zweifel endet.
duel-page-specials = Sonderkarten
duel-rules-specials = Zwei verdeckte Sonderkarten (in Teams drei) stecken das ganze Duell über im Stapel. Jede Sonderkarte mit ⚔️ 🔮 ⭐ 🛡️ darf immer behauptet werden, ob sie im Stapel ist oder nicht; eine mit 🎭 nie.
    ⚔️ { CARD("assassin") }**Assassine** stiehlt 5. { CARD("scout") }**Späher** stiehlt 1 und gibt noch einen Zug. 🔮 { CARD("summoner") }**Beschwörerin**: nenn eine Karte, sieh die Hand, stiehl 2 je Exemplar.
    ⭐ { CARD("quartermaster") }**Quartiermeister**: deine Hand wird um eins größer. { CARD("oracle") }**Orakel**: sieh die Hand, und noch ein Zug. ⭐ wird nur von Priester und Engel gestoppt.
    🛡️ { CARD("priest") }**Priester** stoppt einen beliebigen Angreifer ganz und nimmt seine Karte, ungesehen. { CARD("angel") }**Engel** stoppt alles, aber wer angreift, ist noch einmal dran.
    🎭 Aufgedeckt: { CARD("professor") }**Professor Baacrates** macht sich und Sir Wolfy zu Forschern; { CARD("agent") }**AGENT:U** ist eine beliebige Karte aus der Hand der Gegenseite; { CARD("pierrot") }**Pierrot Sheepington** ist der Angreifer, den du letzten Zug behauptet hast.
duel-page-teams = Teams
duel-rules-teams = Vier Spieler, zwei Teams, neun Kuchen: ein Team teilt sich seine Kuchen und sieht immer beide Hände.
    Das beginnende Team wählt, wer von beiden anfängt. Der Angriff gilt einem Gegner, und nur der darf blocken; wer mit ihm im Team ist, darf anzweifeln, bis er geantwortet hat.
    Nach einem Angriff darf geheim eine Karte im Team getauscht werden; ist der Stapel leer, darf man auch nur eine geben oder nur eine nehmen.
    Durch Passen endet die Runde, wenn alle vier gepasst haben.
refused-duel-undo-kind = Nur eine Ansage lässt sich zurücknehmen, und nur, bevor jemand antwortet. Passen, Antworten und alles, was Karten zeigt oder zieht, bleibt so.
