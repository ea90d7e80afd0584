### Ciò che ogni membro imposta per sé

cmd-preferences = Le tue preferenze: messaggi, avvisi, dadi, immagini, lingua
cmd-preferences-hands = Se la tua mano arriva anche per messaggio diretto
cmd-preferences-rolls = Se i tuoi dadi si lanciano da soli
cmd-preferences-plain = Se la tua mano arriva solo come testo, senza immagine
cmd-preferences-more-time = Il doppio del tempo ai tavoli rapidi, annunciato prima della partita; non nei tornei
cmd-preferences-calm = Immagini senza raggi né scoppi, per chiunque ai tavoli che iniziano con te
cmd-preferences-turns = Se ogni turno ai tuoi tavoli ti arriva in un nuovo messaggio diretto
cmd-preferences-boards = Se gli altri vedono te nelle classifiche e i tuoi punteggi
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
    [yes] ✅ **Più tempo ai tavoli rapidi:** il doppio, annunciato prima della partita, anche per chi sceglie insieme a te. Non nei tornei.
   *[no] ⬜ **Più tempo ai tavoli rapidi:** no. Se lo attivi: il doppio, annunciato prima della partita. Non nei tornei.
}
preferences-calm = { $value ->
    [yes] ✅ **Immagini calme:** niente raggi né scoppi, per te e per chiunque ai tavoli che iniziano con te.
   *[no] ⬜ **Immagini calme:** no. Se le attivi: niente raggi né scoppi, per te e per chiunque ai tavoli che iniziano con te.
}
preferences-turns = { $value ->
    [yes] ✅ **Ogni turno in un messaggio:** le novità dei tuoi tavoli ti arrivano in un nuovo messaggio diretto.
    [refused] ⚠️ **Ogni turno in un messaggio:** Discord non mi ha permesso di scriverti. Consenti i messaggi diretti dai membri di questo server, poi premi di nuovo il pulsante.
   *[no] ⬜ **Ogni turno in un messaggio:** no. Utile con i lettori di schermo che non annunciano i messaggi modificati.
}
preferences-boards = { $value ->
    [yes] ✅ **Classifiche:** ci sei, e gli altri vedono i tuoi punteggi.
   *[no] ⬜ **Classifiche:** gli altri non vedono te né i tuoi punteggi, che hai comunque.
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
button-preferences-messages = Messaggi
button-preferences-rolls = Dadi
button-preferences-plain = Solo testo
button-preferences-more-time = Più tempo
button-preferences-calm = Calma
button-preferences-turns = Ogni turno
button-preferences-boards = Mostrami
menu-language = Scegli una lingua
