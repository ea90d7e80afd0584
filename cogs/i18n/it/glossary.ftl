### I nomi di carte, chef, torte e ricette. Solo questo file li scrive per esteso.
### Forme: one (quella normale), many, short (come sulle carte piccole).
#
# Si dà del tu. Delle persone si parla senza genere: chi gioca, chi attacca, rivale, membro, persona, “tocca a …”.
# Le parole dei giochi, sempre le stesse per la stessa cosa:
#
# claim: dichiarazione, dichiarare · bluff, bluffare · challenge: dubitare, dubbio (il pulsante è *Dubito!*) · accettare · passare
# block: bloccare, blocco · blocker: difensore · attacker (la carta): attaccante · attacker (la persona): chi attacca
# duello · bout, round: manche · round of a tournament: round · turno · trofeo · game that is played: partita · game: gioco
# deck, stock: mazzo · discard pile: scarti · hand: mano · draw: pescare · facedown: coperta · flip: scoprire
# shuffle: mescolare, mescolamento · cut: tagliare · recipe pile: mazzo delle ricette · team: squadra · teammate: chi gioca con te
# ban: divieto, vietare · lift: togliere · lay (an ingredient): mettere · Overnight: notturna, per la notte · kept: conservata
# mulligan · Rock Paper Scissors: morra cinese · throw: scontro · part: pezzo · chef set: set · lay a set: calare · sign: cartello
# case: vetrina · slot: casella · store: dispensa · tab: incasso · till: cassa · stale: raffermo · sale: vendita
# clearance sale: svendita · bakery: pasticceria · kind: tipo · hit, miss: centro, a vuoto
# house player: bot · the bot itself: Cake Club · seat: posto · table: tavolo · post: messaggio · clock: ritmo · time: tempo
# rated: classificata · rating: punteggio · leaderboard: classifica · streak: serie · lesson: lezione · deal of the day: sfida del giorno
# ping: avviso · mute: silenziare · watch: seguire · open hands: mani scoperte · review: analisi · server managers: chi gestisce il server

## Cake Duel: le carte

-card-soldier = { $form ->
   *[one] Soldato
    [many] Soldati
}
-card-archer = { $form ->
   *[one] Arciere
    [many] Arcieri
}
-card-wizard = { $form ->
   *[one] Mago
    [many] Maghi
}
-card-defender = { $form ->
   *[one] Scudiero
    [many] Scudieri
}
-card-scientist = { $form ->
   *[one] Scienziata
    [many] Scienziate
}
-card-wolfy = { $form ->
   *[one] Ser Lupetto
    [many] Ser Lupetti
    [short] Lupetto
}
-card-assassin = { $form ->
   *[one] Assassina
    [many] Assassine
}
-card-scout = { $form ->
   *[one] Esploratrice
    [many] Esploratrici
}
-card-summoner = { $form ->
   *[one] Evocatrice
    [many] Evocatrici
}
-card-quartermaster = { $form ->
   *[one] Vivandiera
    [many] Vivandiere
}
-card-oracle = { $form ->
   *[one] Oracolo
    [many] Oracoli
}
-card-priest = { $form ->
   *[one] Sacerdote
    [many] Sacerdoti
}
-card-angel = { $form ->
   *[one] Angelo
    [many] Angeli
}
-card-professor = { $form ->
   *[one] Professor Belatone
    [many] Professori Belatone
    [short] Belatone
}
-card-agent = { $form ->
   *[one] Agnello segreto
    [many] Agnelli segreti
}
-card-pierrot = { $form ->
   *[one] Pierrot Pecorino
    [many] Pierrot Pecorini
    [short] Pierrot
}

## Cake Auf!: le carte

-card-flour = Farina
-card-sugar = Zucchero
-card-eggs = Uova
-card-butter = Burro
-card-milk = Latte
-card-fruit = Frutta
-card-chocolate = Cioccolato
-card-nuts = Nocciole
-card-power-outage = Blackout
-card-fire-alarm = Allarme antincendio
-card-power-restored = Torna la luce
-card-fire-extinguisher = Estintore
-card-recipe-switcheroo = { $form ->
   *[one] Scambio furbetto (ricetta)
    [short] Scambio ricetta
}
-card-hand-switcheroo = { $form ->
   *[one] Scambio furbetto (mano)
    [short] Scambio mano
}
-card-picky-eater = Palato fino
-card-one-for-one = Pan per focaccia

## Cake Auf!: le ricette

-recipe-apfelstrudel = Strudel di mele
-recipe-baklava = Baklava
-recipe-black-forest-cake = Foresta Nera
-recipe-brigadeiro = Brigadeiro
-recipe-brownies = Brownie
-recipe-castella = Castella
-recipe-cheesecake = Cheesecake
-recipe-creme-brulee = Crème brûlée
-recipe-crepes = Crêpe
-recipe-egg-tart = Tartelletta all’uovo
-recipe-gelato = Gelato
-recipe-gulab-jamun = Gulab jamun
-recipe-kulfi = Kulfi
-recipe-linzer-torte = Torta Linzer
-recipe-macarons = Macaron
-recipe-mochi = Mochi
-recipe-panna-cotta = Panna cotta
-recipe-pavlova = Pavlova
-recipe-pecan-pie = Torta di pecan
-recipe-pound-cake = Plumcake
-recipe-shortbread = Shortbread
-recipe-tiramisu = Tiramisù
-recipe-trifle = Trifle

## You Take the Cake: gli chef

-chef-sally = { $form ->
   *[one] Sally Savoiardi
    [short] Sally
}
-chef-danny = { $form ->
   *[one] Danny Ciambellone
    [short] Danny
}
-chef-polly = { $form ->
   *[one] Polly Nocciolina
    [short] Polly
}
-chef-molly = { $form ->
   *[one] Molly Pasticciona
    [short] Molly
}
-chef-benjamin = { $form ->
   *[one] Beniamino Portapane
    [short] Beniamino
}

## You Take the Cake: i pezzi di uno chef

-piece-chef = Chef
-piece-apron = Grembiule
-piece-hat = Cappello
-piece-batter = { $form ->
   *[one] Impasto & teglia
    [short] Impasto
}
-piece-stove = Forno

## You Take the Cake: i cartelli

-sign-closed = { $form ->
   *[one] PASTICCERIA CHIUSA
    [short] CHIUSA
}
-sign-reopened = { $form ->
   *[one] PASTICCERIA RIAPERTA
    [short] RIAPERTA
}

## You Take the Cake: le torte; le frasi dicono “la { $cake }”, quindi ogni nome è femminile e inizia con una consonante

-cake-wedding = { $form ->
   *[one] Torta nuziale
    [short] Nuziale
}
-cake-boston = { $form ->
   *[one] Torta di Boston
    [short] Boston
}
-cake-pineapple = { $form ->
   *[one] Rovesciata all’ananas
    [short] Ananas
}
-cake-cinnamon = { $form ->
   *[one] Torta alla cannella
    [short] Cannella
}
-cake-sheet = { $form ->
   *[one] Torta in teglia
    [short] Teglia
}
-cake-lemon = { $form ->
   *[one] Torta al limone
    [short] Limone
}
-cake-bundt = { $form ->
   *[one] Ciambella Bundt
    [short] Bundt
}
-cake-german = { $form ->
   *[one] Torta cocco e cioccolato
    [short] Cocco-choc
}
-cake-forest = { $form ->
   *[one] Foresta Nera
    [short] Foresta
}
-cake-mud = { $form ->
   *[one] Fangosa del Mississippi
    [short] Fangosa
}
-cake-birthday = { $form ->
   *[one] Torta di compleanno
    [short] Compleanno
}

## You Take the Cake: le pasticcerie

-bakery-yummies = Delizie dell’Unione
-bakery-concoctions = Confetti Confederati

## Parole che nessuna frase usa, e quella giusta; tra parentesi i messaggi che possono averle

# not: notifica*, menzion*, ping, pingare → avviso
# not: computer, robot, giocatore della casa, giocatori della casa → bot
# not: questo bot, il bot di Cake Club → Cake Club
# not: sfidare, sfidi, contest* → dubitare
# not: tabellone, graduatoria, ranking, rating → classifica, punteggio
# not: compagno, compagna, partner, avversari* → chi gioca con te, rivale
# not: giocatore, giocatori, vincitor*, perdent*, moderatori → chi gioca, chi vince, la moderazione
# not: orologio → ritmo, tempo
# not: perchè, poichè, nè, sè, affinchè → perché, poiché, né, sé, affinché

# same: -piece-chef, -recipe-baklava, -recipe-brigadeiro, -recipe-castella, -recipe-cheesecake, -recipe-gelato
# same: -recipe-kulfi, -recipe-mochi, -recipe-pavlova, -recipe-shortbread, -recipe-trifle, auf-button-mulligan
# same: button-privacy, button-replay, tournament-thread, tutor-name
