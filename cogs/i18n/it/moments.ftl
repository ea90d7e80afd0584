# Le immagini dei grandi momenti, che restano nel racconto di un tavolo.

moment-bout = Manche { $bout }
moment-bout-won = La manche va a { $side }!
moment-duel-won = Il duello va a { $side }!
moment-bout-cakes = { $reason ->
    [cakes] Tutte le torte rubate.
   *[passes] Torte: { $cakes } a { $other }.
}
moment-flip = { $who } ha dichiarato { $claim }: { $truthful ->
    [True] la verità!
   *[other] un bluff!
}
moment-trophies = { $trophies } su { $wanted }
moment-finished = Completata: { $recipes }!
moment-round-over = Fine della manche { $round }!
moment-auf-round = { $reason ->
    [finished] Tutte le ricette completate: { $winners }.
    [idle] Nessuno ha pescato, giocato o scartato.
   *[long] Durava da troppo tempo.
}
moment-earned = { $who } incassa { $amount }.
moment-sold = Venduta: { $cake }!
moment-slot = Casella { $slot }
moment-plus = +{ $amount }

## Chi è in testa

standing-leads = { $count ->
    [one] Conduce { $who }
   *[other] Conducono { $who }
}, { $score }
standing-tie = Parità, { $score }
watch-count = ; 👀 Pubblico: { $count }

## La fine di una partita

end-ratings = 📈 Punteggio: { $ratings }{ $why ->
    [stronger] ; vittoria contro la parte più forte
    [weaker] ; vittoria contro la parte meno forte
    [even] ; vittoria alla pari
    [left] ; vale come sconfitta perché ha lasciato: { $who }
   *[none] {""}
}
end-rating = { $who } **{ $after }** ({ $change }){ $streak ->
    [0] {""}
    [1] {""}
   *[other] , { $streak } vittorie di fila
}
end-evening = 🤝 Vittorie nelle ultime partite ({ $games }): { $wins }
end-evening-wins = { $who } { $wins }
end-best-bluff = 🎭 Miglior bluff: { $who }, { $claim } nella manche { $bout } ({ $cards }).

## Ciò che si mostra di una partita finita

button-share-story = Condividi
button-share-here = Condividi qui
button-show-hand = Mostra la mano
story-heading = ## { $game }
    -# { $who } condivide la storia di questa partita
story-own = ## { $game }
    -# Lo vedi solo tu{ $why ->
        [closed] : in questo canale tu o io non possiamo scrivere.
        [again] : hai già condiviso questa partita.
       *[open] {" "}per ora.
    }
story-round = Manche { $round }
story-link = -# [Tavolo originale]({ $link })
story-shared = ✅ Condivisa in questo canale.
end-hand = ## ✋ { $who }
    -# Le carte alla fine della partita
end-hand-described = Alla fine { $who } aveva: { $cards }.
end-hand-shown = ✅ Ora chiunque qui può vedere le tue carte.
refused-no-story = Questa partita è finita senza risultato, quindi non c’è una storia da condividere.
refused-hand-shown = Hai già mostrato la tua mano di questa partita.
refused-no-hand-left = Alla fine di questa partita non avevi carte.
refused-no-writing = Non puoi scrivere in questo canale, quindi qui non posso pubblicarlo per te.
