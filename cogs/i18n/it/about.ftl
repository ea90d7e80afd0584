### Informazioni su Cake Club

cmd-about = Versione, novità, condizioni, privacy, assistenza e un invito

about-heading = ## Cake Club { $version }
about-new = **Novità della versione 1.0.0:** Cake Duel, You Take the Cake e Cake Auf!, con bot di tre livelli, un tutorial e le regole di ogni gioco, punteggi e classifiche, tornei, la sfida del giorno, replay, e mazzi che puoi verificare con `/verify`.
about-privacy = **Privacy:** `/privacy show` dice che cosa si conserva su di te e ti permette di cancellarlo. I messaggi non vengono mai letti.{ $url ->
    [none] {""}
   *[other] {" "}[Informativa sulla privacy]({ $url })
}
about-terms = **Condizioni:** Cake Club è gratis, non si gioca mai a soldi e non c’è nessuna garanzia.{ $url ->
    [none] {""}
   *[other] {" "}[Condizioni d’uso]({ $url })
}
about-licence = **Licenza:** il programma è software libero con licenza MIT. È un’opera non ufficiale di fan; i giochi appartengono a chi li ha creati.{ $url ->
    [none] {""}
   *[other] {" "}[Codice sorgente]({ $url })
}
about-support = **Assistenza:** { $url ->
    [none] chiedi a chi ospita Cake Club, per esempio tramite chi gestisce il tuo server.
   *[other] [chiedi aiuto qui]({ $url }).
}
about-sentences = **Traduzione:** [segnala una frase]({ $url }) sbagliata o poco chiara.
about-invite = **Invito:** [aggiungi Cake Club a un altro server]({ $url }).
about-account = **Sul tuo account:** [aggiungi Cake Club alle tue app]({ $url }) e gioca nei messaggi diretti, senza un server.
