### Komendy

cmd-table = Twoje stoły: pokaż, wstrzymaj, głosuj, odejdź
cmd-table-show = Pokaż swój stół jeszcze raz na dole jego kanału lub wątku
cmd-table-list = Lista stołów tego serwera: otwarte i z trwającą grą
cmd-table-concede = Poddaj się: grę wygrywa druga strona
cmd-table-end = Dla administracji serwera: zakończ grę przy stole przed czasem
cmd-table-end-table = Który stół
cmd-table-end-reason = Powód; widzą go wszyscy przy stole
cmd-hand = Pokaż swoje karty, tylko tobie
cmd-rules = Jak się gra
cmd-rules-game = Która gra; w wątku stołu niepotrzebne
cmd-rules-page = Która strona
cmd-option-table = Który z twoich stołów, jeśli siedzisz przy kilku
cmd-duel = Cake Duel: blefuj i zdobądź ciasta drugiej strony
cmd-duel-new = Otwórz stół do gry Cake Duel
cmd-duel-new-mode = Dwoje graczy albo dwie drużyny, z kartami specjalnymi lub bez
cmd-new-clock = Ile czasu jest na każdą decyzję
cmd-duel-new-trophies = Ile starć daje wygraną, od 1 do 5 (zwykle 3)
cmd-duel-new-duels = Mecz: wygrywa, kto zdobędzie większość z 1, 3 lub 5 pojedynków
cmd-duel-new-wolfy = Czy { -card-wolfy } ujawnia się na koniec tury
cmd-duel-new-block-limit = Czy wolno zadeklarować więcej kart bloku niż kart ataku
cmd-duel-new-open-specials = Czy dodane karty specjalne pokazać przed pierwszym starciem
cmd-duel-attack = Atakuj: zagraj karty i zadeklaruj, czym są
cmd-duel-cards = Karty, które naprawdę zagrywasz; widzisz je tylko ty
cmd-duel-claim = Czym są według twojej deklaracji
cmd-duel-attack-target = Kogo atakujesz, w grze drużynowej
cmd-duel-block = Blokuj atak: zagraj karty i zadeklaruj, czym są
cmd-duel-challenge = Powiedz „Sprawdzam!” i odkryj zadeklarowane karty
cmd-duel-accept = Zaakceptuj deklarację leżącą na stole
cmd-duel-pass = Nie atakuj w tej turze
cmd-duel-name = Wskaż kartę, gdy działa twój { -card-summoner }
cmd-duel-name-card = Karta, którą wskazujesz
cmd-duel-take = Wybierz zakryte karty, które zabiera twój { -card-priest }
cmd-duel-take-positions = Ich numery, licząc od 1, na przykład: 1 3
cmd-duel-trade = Wymień się kartą w drużynie, zanim dobierzecie karty
cmd-duel-trade-give = Karta, którą oddajesz; pomiń, aby nic nie oddawać
cmd-duel-trade-take = Karta, którą bierzesz; pomiń, aby nic nie brać
cmd-duel-keep = Nie wymieniaj się
cmd-duel-lead = Wybierz, kto z twojej drużyny atakuje pierwszy w tym starciu
cmd-duel-lead-first = Kto zaczyna
cmd-duel-hold = Powiedz, że nie sprawdzasz; decyzja należy do drużyny

choice-clock-live = szybki: 90 sekund
choice-clock-relaxed = spokojny: 10 minut
choice-clock-slow = wolny: 24 godziny
choice-any = dowolna liczba
choice-attack-size = nie więcej niż kart ataku

button-part-before = ▲ Wyżej ({ $part }/{ $parts })
button-part-after = ▼ Więcej ({ $part }/{ $parts })

tables-heading = ## Stoły na tym serwerze
tables-none = Nie ma tu otwartego stołu. Otwórz go komendą { NEW_TABLE("lub") }.
tables-more = … i jeszcze { $count }.
tables-line = { $game }: { $people }; [{ $phase ->
    [lobby] czeka na graczy
   *[playing] gra trwa
}]({ $link })
tables-line-unlinked = { $game }: { $people }; { $phase ->
    [lobby] czeka na graczy
   *[playing] gra trwa
}

rules-heading = ## { $game }: { $page }
rules-page-here = Ten stół
rules-games = ## Zasady: której gry?
rules-tutorial = 🎓 Lekcja: kończy się po pierwszym starciu lub pierwszej rundzie i się nie liczy.
