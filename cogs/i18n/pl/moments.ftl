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
watch-count = {" "}· 👀 Oglądają: { $count }

## Koniec gry

end-ratings = 📈 { $ratings }
end-rating = { $who } { $before } → **{ $after }**{ $streak ->
    [0] {""}
    [one] {""}
    [few] {" "}· { $streak } wygrane z rzędu
   *[many] {" "}· { $streak } wygranych z rzędu
}
end-rating-left = Liczy się jako przegrana z powodu odejścia, bez względu na wynik tego miejsca: { $who }.
end-evening = 🤝 Wygrane w ostatnich grach ({ $games }): { $wins }
end-evening-wins = { $who } { $wins }
end-best-bluff = 🎭 Najlepszy blef: { $who } – { $claim } w starciu { $bout } ({ $cards }).
