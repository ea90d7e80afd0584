### Ciò che ogni membro imposta per sé

cmd-preferences = Le tue preferenze: messaggi, avvisi, dadi, immagini, lingua
cmd-preferences-hands = Se la tua mano arriva anche per messaggio diretto
cmd-preferences-rolls = Se i tuoi dadi si lanciano da soli
cmd-preferences-plain = Se la tua mano arriva solo come testo, senza immagine
cmd-preferences-more-time = Il doppio del tempo ai tavoli rapidi, annunciato prima della partita; non nei tornei
cmd-preferences-calm = Immagini senza raggi né scoppi, per chiunque ai tavoli che iniziano con te
cmd-preferences-turns = Se ogni turno ai tuoi tavoli ti arriva in un nuovo messaggio diretto
cmd-preferences-boards = Se gli altri ti vedono nelle classifiche, e i tuoi punteggi
cmd-preferences-language = La lingua di tutto ciò che vedi solo tu

preferences-heading = ## Le tue preferenze
preferences-note = Questo lo vedi solo tu. Vale su ogni server.
preferences-messages = { $value ->
    [yes] ✅ **Mano per messaggio diretto:** la tua mano arriva anche lì e resta aggiornata.
    [refused] ⚠️ **Mano per messaggio diretto:** Discord non mi ha permesso di scriverti. Consenti i messaggi diretti dai membri di questo server, poi premi di nuovo il pulsante.
   *[no] ⬜ **Mano per messaggio diretto:** no. Premi *{ button-hand }* a un tavolo per vedere la tua mano.
}
preferences-rolls = { $value ->
    [yes] ✅ **Dadi automatici:** sì, quando non c’è niente da decidere.
   *[no] ⬜ **Dadi automatici:** no. Premi tu *{ bakeries-button-roll }*
}
preferences-plain = { $value ->
    [yes] ✅ **Solo testo:** la tua mano arriva senza immagine.
   *[no] ⬜ **Solo testo:** no. La tua mano arriva con un’immagine delle tue carte.
}
preferences-more-time = { $value ->
    [yes] ✅ **Più tempo ai tavoli rapidi:** hai il doppio del tempo, annunciato prima della partita. Vale anche per chi sceglie insieme a te. Non nei tornei.
   *[no] ⬜ **Più tempo ai tavoli rapidi:** no. Con questa scelta hai il doppio del tempo per decidere, annunciato prima della partita. Non nei tornei.
}
preferences-calm = { $value ->
    [yes] ✅ **Immagini calme:** le tue sono senza raggi né scoppi e, ai tavoli che iniziano con te, anche quelle degli altri.
   *[no] ⬜ **Immagini calme:** no. Con questa scelta le tue immagini e quelle dei tavoli che iniziano con te sono senza raggi né scoppi.
}
preferences-turns = { $value ->
    [yes] ✅ **Ogni turno in un messaggio:** ciò che succede ai tuoi tavoli ti arriva in un nuovo messaggio diretto.
    [refused] ⚠️ **Ogni turno in un messaggio:** Discord non mi ha permesso di scriverti. Consenti i messaggi diretti dai membri di questo server, poi premi di nuovo il pulsante.
   *[no] ⬜ **Ogni turno in un messaggio:** no. Per i lettori di schermo che non annunciano i messaggi modificati.
}
preferences-boards = { $value ->
    [yes] ✅ **Classifiche:** ci sei, e gli altri vedono i tuoi punteggi.
   *[no] ⬜ **Classifiche:** gli altri non vedono te né i tuoi punteggi. Li hai comunque.
}
preferences-language = 🗨️ **Lingua:** { $value }
language-note = { $proofread ->
    [yes] rivista da una persona madrelingua
   *[no] non ancora rivista da una persona madrelingua
}
preferences-language-none = quella del tuo Discord
tab-preferences-general = Generali
tab-preferences-pings = Avvisi
tab-preferences-boards = Altro
button-preferences-messages = Messaggi diretti
button-preferences-rolls = Dadi automatici
button-preferences-plain = Solo testo
button-preferences-more-time = Più tempo
button-preferences-calm = Immagini calme
button-preferences-turns = Ogni turno
button-preferences-boards = Mostrami
menu-language = Scegli una lingua
