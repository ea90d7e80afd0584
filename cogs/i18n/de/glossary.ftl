### Die Namen der Karten, Backprofis, Kuchen, Rezepte und ihrer Teile. Nur diese Datei schreibt sie aus.
### Formen: one (die übliche), many (Mehrzahl), many-dative (Mehrzahl im Dativ), short (so kurz wie auf einer kleinen Karte).

## Cake Duel: Karten

-card-soldier = { $form ->
   *[one] Soldat
    [many] Soldaten
}
-card-archer = { $form ->
   *[one] Bogenschütze
    [many] Bogenschützen
    [short] Schütze
}
-card-wizard = Zauberer
-card-defender = { $form ->
   *[one] Verteidiger
    [many-dative] Verteidigern
}
-card-scientist = { $form ->
   *[one] Forscher
    [many-dative] Forschern
}
-card-wolfy = { $form ->
   *[one] Sir Isegrim
    [many] Sir Isegrims
    [short] Isegrim
}
-card-assassin = { $form ->
   *[one] Assassine
    [many] Assassinen
}
-card-scout = Späher
-card-summoner = { $form ->
   *[one] Beschwörerin
    [many] Beschwörerinnen
}
-card-quartermaster = { $form ->
   *[one] Quartiermeister
    [short] Quartier- meister
}
-card-oracle = Orakel
-card-priest = Priester
-card-angel = Engel
-card-professor = { $form ->
   *[one] Professor Mähkrates
    [many] Professoren Mähkrates
    [short] Mähkrates
}
-card-agent = { $form ->
   *[one] AGENT:MÄH
    [many] AGENTEN:MÄH
}
-card-pierrot = { $form ->
   *[one] Pierrot Schafstein
    [many] Pierrots Schafstein
    [short] Pierrot
}

## Cake Auf!: Karten

-card-flour = Mehl
-card-sugar = Zucker
-card-eggs = Eier
-card-butter = Butter
-card-milk = Milch
-card-fruit = Obst
-card-chocolate = Schokolade
-card-nuts = Nüsse
-card-power-outage = Stromausfall
-card-fire-alarm = Feueralarm
-card-power-restored = { $form ->
   *[one] Strom wieder da
    [short] Strom da
}
-card-fire-extinguisher = Feuerlöscher
-card-recipe-switcheroo = { $form ->
   *[one] Wechsel dich! (Rezept)
    [short] Wechsel: Rezept
}
-card-hand-switcheroo = { $form ->
   *[one] Wechsel dich! (Hand)
    [short] Wechsel: Hand
}
-card-picky-eater = Suppenkasper
-card-one-for-one = Eins für eins

## Cake Auf!: Rezepte

-recipe-apfelstrudel = Apfelstrudel
-recipe-baklava = Baklava
-recipe-black-forest-cake = Schwarzwälder Kirschtorte
-recipe-brigadeiro = Brigadeiro
-recipe-brownies = Brownies
-recipe-castella = Castella
-recipe-cheesecake = Käsekuchen
-recipe-creme-brulee = Crème Brûlée
-recipe-crepes = Crêpes
-recipe-egg-tart = Eiertörtchen
-recipe-gelato = Gelato
-recipe-gulab-jamun = Gulab Jamun
-recipe-kulfi = Kulfi
-recipe-linzer-torte = Linzer Torte
-recipe-macarons = Macarons
-recipe-mochi = Mochi
-recipe-panna-cotta = Panna Cotta
-recipe-pavlova = Pavlova
-recipe-pecan-pie = Pekannusskuchen
-recipe-pound-cake = Sandkuchen
-recipe-shortbread = Shortbread
-recipe-tiramisu = Tiramisu
-recipe-trifle = Trifle

## You Take the Cake: Backprofis

-chef-sally = { $form ->
   *[one] Sally Keksgesicht
    [short] Sally
}
-chef-danny = { $form ->
   *[one] Danny Krapfenkopf
    [short] Danny
}
-chef-polly = { $form ->
   *[one] Polly Erdnussschnute
    [short] Polly
}
-chef-molly = { $form ->
   *[one] Molly Matschtorte
    [short] Molly
}
-chef-benjamin = { $form ->
   *[one] Benjamin Brotverdiener
    [short] Benjamin
}

## You Take the Cake: die Teile eines Backprofis

-piece-chef = { $form ->
   *[one] Backprofi
    [short] Profi
}
-piece-apron = Schürze
-piece-hat = Mütze
-piece-batter = { $form ->
   *[one] Teig & Form
    [short] Teig
}
-piece-stove = Ofen

## You Take the Cake: Schilder

-sign-closed = { $form ->
   *[one] GESCHLOSSEN
    [short] ZU
}
-sign-reopened = { $form ->
   *[one] WIEDER GEÖFFNET
    [short] WIEDER AUF
}

## You Take the Cake: Kuchen

-cake-wedding = { $form ->
   *[one] Hochzeitstorte
    [short] Hochzeit
}
-cake-boston = { $form ->
   *[one] Bostoner Cremetorte
    [short] Boston
}
-cake-pineapple = { $form ->
   *[one] Ananaskuchen
    [short] Ananas
}
-cake-cinnamon = { $form ->
   *[one] Zimtkuchen
    [short] Zimt
}
-cake-sheet = { $form ->
   *[one] Blechkuchen
    [short] Blech
}
-cake-lemon = { $form ->
   *[one] Zitronenkuchen
    [short] Zitrone
}
-cake-bundt = Gugelhupf
-cake-german = { $form ->
   *[one] Schoko-Kokos-Torte
    [short] Kokos
}
-cake-forest = { $form ->
   *[one] Schwarzwälder Kirschtorte
    [short] Kirsch
}
-cake-mud = { $form ->
   *[one] Mississippi-Schlammkuchen
    [short] Schlamm
}
-cake-birthday = { $form ->
   *[one] Geburtstagstorte
    [short] Geburtstag
}

## You Take the Cake: Bäckereien

-bakery-yummies = Unions-Naschwerk
-bakery-concoctions = Konföderierten-Konfekt

## Wörter, die in keinem Satz stehen, und das Wort dafür; in Klammern die Nachrichten, die sie haben dürfen

# not: Bestenliste*, Tableau*, Ranking* → Rangliste
# not: ansagen, ansagst, angesagt, Ansage*, angekündigt → behaupten, Behauptung (preferences-turns)
# not: Level*, Schwierigkeit* → Stärke
# not: Sieger*, Gewinner*, Verlierer* → wer gewonnen hat, wer verloren hat
# not: Spieler, Spielern, Spielerin*, Mitspieler*, Gegner, Gegnern, Gegners, Gegnerin*, Teilnehmer*, Zuschauer*, Gastgeber* → Leute, die andere Seite, Teilnehmende
# not: Bäcker, Bäckern, Chef, Chefs, Koch → Backprofi
# not: als Letzter, als Erster, Freunde, jeder von euch → zuletzt, zuerst, alle
# not: ungenutzt, wird hier gespielt → wenn nichts passiert, gespielt wird in

## Was so heißt wie im Englischen

# same: -card-butter, -recipe-apfelstrudel, -recipe-baklava, -recipe-brigadeiro, -recipe-brownies
# same: -recipe-castella, -recipe-creme-brulee, -recipe-crepes, -recipe-gelato, -recipe-gulab-jamun
# same: -recipe-kulfi, -recipe-linzer-torte, -recipe-macarons, -recipe-mochi, -recipe-panna-cotta
# same: -recipe-pavlova, -recipe-shortbread, -recipe-tiramisu, -recipe-trifle, button-details
# same: button-replay, button-settings-threads, button-start, button-team, card-class-blocker, duel-page-teams
# same: lobby-team, tutor-name
