### Lezioni: ciò che il tutor dice di ogni decisione la prima volta e in seguito

cmd-tutorial = Impara un gioco in cinque minuti, a un tavolo tutto tuo con il Tutor
cmd-tutorial-game = Quale gioco

tutor-name = Tutor
tutorial-leave = **Lasci questa lezione?** Finisce qui e non conta. Puoi ricominciare quando vuoi con `/tutorial`.
tutorial-thread = { $game }: lezione
tutorial-opened = 🎓 La tua lezione è in { $thread }. La vedete solo tu e la moderazione del server.
tutorial-opened-here = 🎓 La tua lezione è in questo canale, dove chiunque può vederla. Per una lezione privata mi serve il permesso *{ $permission }*.
button-learn = Impara
button-for-real = Gioca davvero
button-once-more = Un’altra volta
tutorial-welcome = 🎓 **Ciao!** { $about } Qui niente conta, quindi prenditi il tempo che vuoi.
    {"**"}{ button-hand }** mostra le tue carte solo a te, quante volte vuoi. **{ button-rules }** apre tutto il regolamento. **{ button-table }** serve per fare una pausa, annullare una mossa o lasciare la partita.
tutorial-in-words = {"**"}{ button-in-words }** ti dice che cosa mostra l’immagine.
tutorial-over-heading = ## { $game }: la lezione è finita
tutorial-over = 🎓 **La lezione finisce qui.** { $ended } Non contava per nessuno.
    {"**"}{ button-for-real }** apre un tavolo qui per te e per altri, **{ button-once-more }** ridistribuisce le carte della lezione, e in **{ button-rules }** c’è tutto ciò che mancava.
tutorial-won = La vittoria va a { $winners }.
tutorial-one-round = Il messaggio qui sopra mostra l’ultimo turno.

## Cake Duel

tutorial-welcome-duel = Tu e il Tutor vi contendete le torte: rubale tutte, o abbi ragione quando si dubita. Questa lezione finisce quando hai visto ogni tipo di decisione.
tutorial-duel-claim = 🎓 **Il tuo attacco.** Premi prima **{ button-hand }**: gli attaccanti rubano torte, ⚔️ una a testa e 🔮 due.
    {"**"}{ duel-button-attack }** apre un modulo che vedi solo tu: spunta le carte che giochi, poi scegli che cosa *dichiari* che sono. Puoi mentire sul nome, mai sul numero. **{ duel-button-pass }** salta il tuo attacco.
    Prova: spunta attaccanti con lo stesso nome e dichiara quello che sono.
tutorial-known-duel-claim = -# 🎓 Attacca… per dichiarare carte, vere o no, oppure Passa per aspettare.
tutorial-duel-answer = 🎓 **Sei sotto attacco.** Le carte sul tavolo forse non sono quelle che il Tutor dichiara.
    {"**"}{ duel-button-accept }** lascia passare l’attacco: perdi le torte. **{ duel-button-block }** gioca carte tue e dichiara che sono difensori: 🛡️ gli { -card-defender(form: "many") } fermano ⚔️, le { -card-scientist(form: "many") } fermano 🔮, una carta ciascuno. Anche su questo puoi mentire.
    {"**"}{ duel-button-challenge }** scopre le carte e chiude la manche: se la dichiarazione era una bugia, vinci la manche; se era vera, la perdi. Il Tutor non mente mai, gli altri sì.
tutorial-known-duel-answer = -# 🎓 Accetta e perdi torte, Blocca… con le tue carte, o Dubito! e rischia la manche.
tutorial-duel-block = 🎓 **Il tuo attacco è bloccato.** Ora decidi tu se crederci.
    {"**"}{ duel-button-accept }** lascia passare il blocco: ogni difensore ferma uno dei tuoi attaccanti. **{ duel-button-challenge }** scopre i difensori: se il blocco era una bugia, vinci la manche; se era vero, la perdi.
tutorial-known-duel-block = -# 🎓 Accetta il blocco, o Dubito! e rischia la manche.

## You Take the Cake

tutorial-welcome-bakeries = Tu e il Tutor avete una pasticceria a testa: assumi uno chef, piazza le torte, vendile con i dadi. Questa lezione finisce quando hai visto ogni tipo di decisione.
tutorial-bakeries-turn = 🎓 **Raccogli i cinque pezzi di uno chef:** { -piece-chef }, { -piece-apron }, { -piece-hat }, { -piece-batter } e { -piece-stove }. **{ button-hand }** mostra che cosa manca a ogni set.
    {"**"}{ bakeries-button-draw }** prende una carta coperta, **Prendi …** quella scoperta; in ogni caso poi ne scarti una. **{ bakeries-button-lay }** assume uno chef quando hai tutti e cinque i pezzi, e chiude questa fase. **Chiudi: { tutor-name }** e **Riapri: …** giocano un cartello, se ne hai: una pasticceria chiusa non può assumere.
    Prova: il set di { -chef-sally(form: "short") } è il più vicino. La carta scoperta è uno dei suoi pezzi?
tutorial-known-bakeries-turn = -# 🎓 Pesca o prendi una carta; Cala set… quando in La mia mano ci sono tutti e cinque i pezzi.
tutorial-bakeries-discard = 🎓 **Ora scarta una carta.** **{ bakeries-button-discard }** apre un elenco che vedi solo tu. Tieni quello che serve al tuo set migliore. Attenzione: il Tutor può prendere la carta che scarti.
tutorial-known-bakeries-discard = -# 🎓 Scarta… la carta che ti serve meno.
tutorial-bakeries-place = 🎓 **Una torta esce dalla dispensa.** **A me: …** la mette nella tua vetrina, **BECCATI LA TORTA…** in quella del Tutor.
    Il numero di una casella è il lancio di dadi che vende la sua torta, e i lanci rari moltiplicano il prezzo: il 7 esce spesso e conta ×1, il 2 e il 12 sono rari e contano ×13. Tieni le torte care; rifila quelle da poco proprio nelle caselle che valgono tanto.
tutorial-known-bakeries-place = -# 🎓 Tieni le torte care; rifila quelle da poco proprio nelle caselle buone.
tutorial-bakeries-roll = 🎓 **La vendita.** **{ bakeries-button-roll }** lancia due dadi; un numero che non ti è ancora uscito vende la torta nella tua casella con quel numero. La settima vendita chiude la manche: chi la fa tiene tutto il suo incasso, l’altra persona solo il 40%.
tutorial-known-bakeries-roll = -# 🎓 Lancia! e spera in un numero nuovo.
tutorial-bakeries-stale = 🎓 **Al Tutor è uscito due volte lo stesso numero**, quindi metti una carta 🥀 su una delle sue torte non vendute: 20% in meno sul prezzo. **Scegli una torta…** le elenca; scegli la più cara.
tutorial-known-bakeries-stale = -# 🎓 Rendi rafferma la torta più cara del Tutor.
tutorial-bakeries-again = 🎓 **Svendita.** Hai venduto meno dell’altra persona, ma hai fatto centro: **Fermati** tiene il 60% del tuo incasso. **Ritenta** lancia ancora: centro dà l’80%, a vuoto il 40%.
tutorial-known-bakeries-again = -# 🎓 Fermati e tieni quello che hai, o ritenta.

## Cake Auf!

tutorial-welcome-auf = Tu e il Tutor preparate ricette: ogni ricetta completata è un punto. Questa lezione è una manche su tre.
tutorial-auf-round = 🎓 **Tocca a te**, e hai cinque carte: ogni turno inizia pescando fino a cinque. Premi **{ button-hand }**: mostra che cosa manca a ognuna delle tue ricette.
    {"**"}{ auf-button-place }** mette carte coperte sotto una tua ricetta. **{ auf-button-play }** serve per le carte azione: vieta una ricetta del Tutor, togli un divieto, scambia, cerca un’altra ricetta. Fai tutto questo quante volte vuoi.
    {"**"}{ auf-button-pass }** chiude il turno; **{ auf-button-discard }** prima scarta fino a due carte. **{ auf-button-mulligan }** cambia tutta la mano con una nuova, fino a tre volte per manche.
    Prova: metti quello che puoi, poi passa.
tutorial-known-auf-round = -# 🎓 Metti quello che serve, gioca quello che aiuta, poi Passa. Al prossimo turno peschi di nuovo fino a cinque.
tutorial-auf-look = 🎓 **{ -card-picky-eater }.** Puoi guardare le prime tre ricette. **Vedi ricette…** le mostra solo a te; puoi prenderne una rinunciando a una tua, con i suoi ingredienti. **Nessuna** le rimette nel mazzo.
tutorial-known-auf-look = -# 🎓 Scambia una delle tue ricette con una di queste, o non prenderne nessuna.
tutorial-auf-night = 🎓 **La manche è finita.** Le tue ricette 🌙 possono restare per la notte con tutto quello che hanno, ma poi vanno completate prima di quelle nuove. **{ auf-button-keep }** chiede quali conservare; se non ne spunti nessuna, tornano tutte nel mazzo.
tutorial-known-auf-night = -# 🎓 Scegli quali ricette restano per la notte.

## Ciò che il messaggio di una lezione dice la prima volta, accanto all’immagine; un pulsante spiega il resto

button-explain = Spiega
tutorial-explained = ### 🎓 { $game }
tutorial-short = 🎓 { $hint }
tutorial-short-first = 🎓 **Ciao!** **{ button-explain }** ti dice di più su ogni passo.
    { $hint }
tutorial-short-duel-claim = Guarda **{ button-hand }**, poi **{ duel-button-attack }**: spunta carte con ⚔️ o 🔮 dallo stesso nome e dichiara quello che sono.
tutorial-short-duel-answer = Le carte del Tutor sono quelle che dichiara? **{ duel-button-accept }** se ci credi; puoi anche premere **{ duel-button-block }**
tutorial-short-duel-block = **{ duel-button-accept }** se credi al blocco; con **{ duel-button-challenge }** rischi la manche.
tutorial-short-bakeries-turn = Raccogli i cinque pezzi di uno chef: **{ bakeries-button-draw }** o **Prendi …**.
tutorial-short-bakeries-discard = Tieni quello che serve al tuo set migliore: guarda **{ button-hand }**.
tutorial-short-bakeries-place = Tieni le torte care; rifila quelle da poco.
tutorial-short-bakeries-roll = **{ bakeries-button-roll }** Un numero nuovo vende la torta di quella casella.
tutorial-short-bakeries-stale = 20% in meno su una torta: scegli la più cara.
tutorial-short-bakeries-again = **Fermati** tiene il 60%. **Ritenta**: 80% o 40%.
tutorial-short-auf-round = Guarda **{ button-hand }**, **{ auf-button-place }** quello che serve alle tue ricette, poi **{ auf-button-pass }**.
tutorial-short-auf-look = **{ auf-button-choose }**: prendine una in cambio di una tua, o **{ auf-button-decline }**.
tutorial-short-auf-night = **{ auf-button-keep }**: le tue ricette 🌙 possono restare, ma poi vanno completate prima.
