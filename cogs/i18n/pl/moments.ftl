# Obrazki ważnych chwil, które zostają w historii stołu.

moment-bout = Starcie { $bout }
moment-bout-won = Wygrana w starciu: { $side }!
moment-duel-won = Wygrana w pojedynku: { $side }!
moment-bout-cakes = { $reason ->
    [cakes] Zdobyte wszystkie ciasta.
   *[passes] Ciasta: { $cakes } do { $other }.
}
moment-flip = { $who } deklaruje: { $claim }. { $truthful ->
    [True] Prawda!
   *[other] Blef!
}
moment-trophies = { $trophies } z { $wanted }
moment-finished = Gotowe: { $recipes }!
moment-round-over = Koniec rundy { $round }!
moment-auf-round = { $reason ->
    [finished] Wszystkie przepisy ukończone: { $winners }.
    [idle] Nikt nie dobrał, nie zagrał ani nie odrzucił karty.
   *[long] To trwało za długo.
}
moment-earned = { $who } zarabia { $amount }.
moment-sold = Sprzedane: { $cake }!
moment-slot = Półka { $slot }
moment-plus = +{ $amount }

## Kto prowadzi

standing-leads = { $who } { $count ->
    [one] prowadzi
    [few] prowadzą
   *[many] prowadzą
} { $score }
standing-tie = Remis, { $score }
watch-count = ; 👀 Oglądają: { $count }

## Koniec gry

end-ratings = 📈 Ranking: { $ratings }{ $why ->
    [stronger] ; wygrana z kimś silniejszym
    [weaker] ; wygrana z kimś słabszym
    [even] ; wygrana w równej grze
    [left] ; odejście, więc przegrana: { $who }
   *[none] {""}
}
end-rating = { $who } **{ $after }** ({ $change }){ $streak ->
    [0] {""}
    [one] {""}
    [few] , { $streak } wygrane z rzędu
   *[many] , { $streak } wygranych z rzędu
}
end-evening = 🤝 Wygrane w ostatnich grach ({ $games }): { $wins }
end-evening-wins = { $who } { $wins }
end-best-bluff = 🎭 Najlepszy blef: { $who } – { $claim } w starciu { $bout } ({ $cards }).

## What people show of a game that is over

button-share-story = Udostępnij
button-share-here = Udostępnij tutaj
button-show-hand = Pokaż karty
story-heading = ## { $game }
    -# { $who } udostępnia historię tej gry
story-own = ## { $game }
    -# Widzisz to tylko ty{ $why ->
        [closed] : ty albo ja nie możemy pisać na tym kanale.
        [again] : ta gra jest już przez ciebie udostępniona.
       *[open] , na razie.
    }
story-round = Runda { $round }
story-link = -# [Oryginalny stół]({ $link })
story-shared = ✅ Udostępniono na tym kanale.
end-hand = ## ✋ { $who }
    -# Karty na koniec gry
end-hand-described = Karty na koniec gry, { $who }: { $cards }.
end-hand-shown = ✅ Wszyscy widzą tu teraz twoje karty.
refused-no-story = Ta gra skończyła się bez wyniku, więc nie ma historii do udostępnienia.
refused-hand-shown = Twoje karty z tej gry są już pokazane.
refused-no-hand-left = Na koniec tej gry nie masz żadnych kart.
refused-no-writing = Nie możesz pisać na tym kanale, więc nie mogę tego tu za ciebie opublikować.
