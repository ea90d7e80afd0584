### You Take the Cake

bakeries-name = You Take the Cake
bakeries-credits = -# Nieoficjalne dzieło fanów. The Civil War Battle for the Bakeries: You Take The Cake to gra, którą stworzył P. K. Waddle.
bakeries-part = Runda { $round }: { $phase ->
    [hire] zatrudnij cukiernika
    [place] ustaw ciasta
   *[sale] sprzedaż ciast
}
bakeries-jump-sale = Najlepsza sprzedaż, runda { $round }: { $amount }, { $name }
bakeries-heading = ## You Take the Cake
    -# Runda { $round } z { $rounds }, { $phase ->
        [hire] zatrudnij cukiernika, tura { $turn }
        [place] ustaw ciasta: { $cake } z { $cakes }
        [sale] sprzedaż ciast, tura { $turn }
       *[over] bitwa skończona
    }
bakeries-option-rounds = 🎂 Liczba rund: { $rounds }; wygrywa najwyższa suma

bakeries-bakery-yummies = { -bakery-yummies }
bakeries-bakery-concoctions = { -bakery-concoctions }

bakeries-chef-sally = { -chef-sally }
bakeries-chef-danny = { -chef-danny }
bakeries-chef-polly = { -chef-polly }
bakeries-chef-molly = { -chef-molly }
bakeries-chef-benjamin = { -chef-benjamin }
bakeries-short-sally = { -chef-sally(form: "short") }
bakeries-short-danny = { -chef-danny(form: "short") }
bakeries-short-polly = { -chef-polly(form: "short") }
bakeries-short-molly = { -chef-molly(form: "short") }
bakeries-short-benjamin = { -chef-benjamin(form: "short") }
bakeries-piece-chef = { -piece-chef }
bakeries-piece-apron = { -piece-apron }
bakeries-piece-hat = { -piece-hat }
bakeries-piece-batter = { -piece-batter }
bakeries-piece-stove = { -piece-stove }
bakeries-card = { $chef }: { $piece }
bakeries-sign-closed = { -sign-closed }
bakeries-sign-reopened = { -sign-reopened }
bakeries-times = { $what }{ $count ->
    [1] {""}
   *[other] {" "}({ $count })
}
bakeries-chef-label = { $chef } ×{ $multiplier }
bakeries-bakes-with = { $chef } ×{ $multiplier }
bakeries-bakes-alone = bez cukiernika ×{ $multiplier }

bakeries-cake-wedding = { -cake-wedding }
bakeries-cake-boston = { -cake-boston }
bakeries-cake-pineapple = { -cake-pineapple }
bakeries-cake-cinnamon = { -cake-cinnamon }
bakeries-cake-sheet = { -cake-sheet }
bakeries-cake-lemon = { -cake-lemon }
bakeries-cake-bundt = { -cake-bundt }
bakeries-cake-german = { -cake-german }
bakeries-cake-forest = { -cake-forest }
bakeries-cake-mud = { -cake-mud }
bakeries-cake-birthday = { -cake-birthday }

bakeries-person = { $turn ->
    [True] 👉
   *[other] ▫️
} **{ $bakery }**, { $who }, { EMOJI("held") } { $count }, { $closed ->
    [True] 🚫 **{ -sign-closed }**
   *[other] 🏪 otwarte
}
bakeries-piles = Stos { $stock }, odrzucone { $discards }, na wierzchu: { $top ->
    [none] nic
   *[other] **{ $top }**
}
bakeries-turns = ⏳ Faza pierwsza kończy się bez cukiernika { $left ->
    [one] po tej turze
    [few] po { $left } turach każdego gracza
   *[many] po { $left } turach każdego gracza
}.
bakeries-drawn = 🎂 Ciasto { $number } z 22: **{ $cake }**, { $price } $
bakeries-last-roll = { $faces } Ostatni rzut: { $dice }
bakeries-window = 🏪 **{ $bakery }**, { $who }, { $baker }
bakeries-tab = 🧾 Utarg **{ $tab } $**, sprzedane { $sold } z 7, { $names } { $names ->
    [one] rodzaj
    [few] rodzaje
   *[many] rodzajów
}
bakeries-slot = `{ $slot }` ×{ $multiplier }
bakeries-tags-free = Wolne: { $slots }
bakeries-tag = { $where } { $cake } { $price } ${ $stale ->
    [0] {""}
   *[other] {" "}🥀{ $stale }
} = **{ $amount } $**
bakeries-tag-sold = { $where } ✅ { $sign }~~{ $cake }~~ { $amount } $

bakeries-dollars = { $amount } $
bakeries-product = { $chef } (cukiernik) × { $price } ${ $stale ->
    [100] {""}
   *[other] {" "}× { $stale }%
} × { $slot } (półka)
bakeries-sum = { $product } = { $amount } $
bakeries-kept = { $percent }% = { $amount } $
bakeries-books = 📒 **Sprzedaż w rundzie { $round }**
    -# liczba, ciasto: cukiernik × cena × półka
bakeries-books-who = 🏪 **{ $bakery }**, { $who }, { $baker }
bakeries-books-sale = `{ $slot }` { $cake }: { $chef } × { $price } $ × { $stale ->
    [100] {""}
   *[other] { $stale }% ×{" "}
}{ $times } = { $amount } $
bakeries-books-tab = Utarg { $tab } $
bakeries-books-bonus = PREMIA MISTRZA { $percent }% = { $bonus } $
bakeries-books-round = **runda { $total } $**
bakeries-scores = Razem: { $first }; { $second }
bakeries-score = { $who } **{ $total } $**
bakeries-rounds = 💰 { $who }: { $sums } = **{ $total } $**
bakeries-dice = { $first } + { $second } = **{ $sum }**
bakeries-try = liczba **{ $number }**, { $faces } { $dice }

bakeries-asked-turn = { $who }: dobierz kartę, wyłóż komplet albo zagraj tabliczkę.
bakeries-asked-discard = { $who }: odrzuć kartę.
bakeries-asked-place = { $who }: gdzie trafia **{ $cake }**?
bakeries-asked-roll = { $who }: rzuć kośćmi.
bakeries-asked-stale = { $who }: które ciasto gracza { $other } czerstwieje?
bakeries-asked-stale-with-you = { $who } wybiera, które twoje ciasto czerstwieje.
bakeries-asked-again = { $who }: zatrzymać się czy spróbować wyprzedaży jeszcze raz?

bakeries-button-draw = Dobierz
bakeries-button-take = Weź: { $card }
bakeries-button-pass = Pas
bakeries-button-lay = Wyłóż komplet…
bakeries-button-hire = Zatrudnij: { $chef }
bakeries-button-close = Zamknij: { $who }
bakeries-button-reopen = Otwórz: { $who }
bakeries-button-discard = Odrzuć…
bakeries-button-roll = Rzuć!
bakeries-button-stop = Stop: { $kept }
bakeries-button-again = Jeszcze raz: { $more } lub { $less }

bakeries-prompt-own = Moje: { $cake }…
bakeries-prompt-theirs = BIERZ TO CIASTO, { $who }…
bakeries-place-own = Moje, półka { $slot }: { $worth }
bakeries-place-theirs = BIERZ TO CIASTO, półka { $slot }: { $worth }
bakeries-prompt-stale = Wybierz ciasto gracza { $who }…
bakeries-stale-choice = Półka { $slot }: { $cake }
bakeries-stale-note = zamiast { $now } $ tylko { $then } $
bakeries-prompt-discard = Odrzuć…

bakeries-form-discard = Odrzuć kartę
bakeries-form-lay = Zatrudnij cukiernika
bakeries-field-card = Karta, którą odrzucasz
bakeries-field-chef = Kogo zatrudniasz
bakeries-use-sign = tabliczka; masz { $copies }
bakeries-use-part = komplet { $held } z { $parts }; masz { $copies }
bakeries-use-drawn = 🆕 właśnie dobrana, { $use }

bakeries-offer = { $what } ({ $note })
bakeries-offer-slot = Półka { $slot }: { $sum }

bakeries-label-draw-stock = karta ze stosu
bakeries-label-draw-discard = wierzchnia odrzucona karta
bakeries-label-discard = odrzucona karta: { $card }
bakeries-label-place-own = moje, półka { $slot }
bakeries-label-place-theirs = BIERZ TO CIASTO, półka { $slot }
bakeries-label-stale = karta „Czerstwe” na ciasto z półki { $slot }
bakeries-label-again = jeszcze raz
bakeries-label-stop = stop

bakeries-hand-chef = **{ $chef } ×{ $multiplier }**: { $count } z 5; { $held }; { $lacking ->
    [none] ✅ **komplet: możesz zatrudnić**
   *[other] brakuje: { $lacking }
}
bakeries-hand-signs = **Tabliczki**: { $signs }
bakeries-hand-drawn = 🆕 Właśnie dobrana: **{ $card }**.
bakeries-hand-taken = 🆕 Właśnie wzięta: **{ $card }**. Kart tego rodzaju nie można odrzucić w tej turze.
bakeries-hand-closed = 🚫 Ta cukiernia jest zamknięta: zanim wyłożysz komplet, zagraj { -sign-reopened }.
bakeries-hand-resting = Karty cukierników nie są potrzebne aż do następnej rundy.

bakeries-round-begun = **Runda { $round }.** Wszystkie karty są przetasowane i rozdane. Zaczyna { $who }.
bakeries-hand-dealt = { $who } dostaje: { $cards }.
bakeries-hand-dealt-you = Dostajesz: { $cards }.
bakeries-phase-begun = { $phase ->
    [hire] 👩‍🍳 Faza pierwsza: poszukiwanie cukiernika zaczyna { $who }.
    [place] 🍰 Faza druga: pierwsze ciasto stawia { $who }.
   *[sale] 🎲 Faza trzecia: pierwszy rzut ma { $who }.
}
bakeries-stock-reshuffled = Stos jest pusty: { $count } { $count ->
    [one] odrzucona karta tworzy
    [few] odrzucone karty tworzą
   *[many] odrzuconych kart tworzy
} nowy.
bakeries-card-drawn = { $who } dobiera kartę ze stosu.
bakeries-card-seen = { $who } dobiera: { $card }.
bakeries-card-seen-you = Dobierasz: { $card }.
bakeries-discard-taken = { $who } bierze z odrzuconych: **{ $card }**.
bakeries-card-discarded = { $who } odrzuca: **{ $card }**.
bakeries-bakery-closed = 🚫 { $who } zagrywa { -sign-closed }. Zamknięta cukiernia: { $owner }!
bakeries-bakery-reopened = 🏪 { $who } zagrywa { -sign-reopened }.
bakeries-draw-skipped = { $who } nie dobiera karty: żadna nie została.
bakeries-turn-passed = { $who } nie może dobrać karty i pasuje.
bakeries-chef-hired = 👩‍🍳 { $who } wykłada cały komplet! **{ $chef }** ma pracę: każda cena ×{ $multiplier }!
bakeries-nobody-hired = { $reason ->
    [both-passed] Nikt nie może już dobrać karty
   *[turn-limit] Każda strona ma za sobą sto tur
}, więc obie strony pieką bez cukiernika.
bakeries-cake-drawn = { $who } losuje ciasto { $number }: { $cake }.
bakeries-cake-placed = { $own ->
    [True] 🍰 { $who } stawia u siebie: **{ $cake }**, półka { $slot } (×{ $multiplier }).
   *[other] 🍰 { $who } do gracza { $owner }: **BIERZ TO CIASTO!** { $cake }, półka { $slot } (×{ $multiplier }).
}
bakeries-case-filled = Witryna gracza { $who } jest pełna.
bakeries-dice-rolled = { $faces } { $who } rzuca: { $dice }.
bakeries-cake-sold = 💵 { $who } sprzedaje: **{ $cake }**. { $sum }.
bakeries-number-repeated = { $who } ma już liczbę { $slot }{ $penalised ->
    [True] : jedno ciasto czerstwieje.
   *[other] , ale żadne ciasto nie może już czerstwieć.
}
bakeries-stale-placed = 🥀 { $who } kładzie kartę „Czerstwe” graczowi { $owner }: { $cake }, półka { $slot }, teraz { $sum }.
bakeries-sale-won = 🏁 { $who } ma siedem sprzedanych ciast: koniec sprzedaży!
bakeries-clearance-tried = 🎟️ Wyprzedaż ({ $who }): { $attempt }. { $hit ->
    [True] Trafienie
   *[other] Pudło
}: { $percent }% utargu.
bakeries-clearance-stopped = { $who } zatrzymuje się i zachowuje { $percent }% utargu.
bakeries-game-ended = Bitwa cukierni dobiegła końca.
bakeries-decided = 💵 { $how ->
    [turned] { $who } odwraca losy gry w ostatniej rundzie: samo **{ $cake }** to { $amount }.
    [level] { $who } wygrywa ostatnią rundę, a z nią całą grę: samo **{ $cake }** to { $amount }.
    [tie] Sumy są równe, a { $who } ma lepszą pojedynczą rundę lub więcej sprzedanych ciast.
    [none] { $who } nic nie sprzedaje w ostatniej rundzie, ale przewaga wystarcza.
   *[kept] { $who } prowadzi przed ostatnią rundą i utrzymuje przewagę: **{ $cake }** to { $amount }.
}

refused-bakeries-already-closed = Ta cukiernia jest już zamknięta.
refused-bakeries-another-question = Teraz nie możesz tego zrobić. Najnowszy post stołu pokazuje, co jest do zrobienia.
refused-bakeries-bakery-closed = Twoja cukiernia jest zamknięta. Zanim wyłożysz komplet, zagraj { -sign-reopened }.
refused-bakeries-bakery-open = Twoja cukiernia jest już otwarta.
refused-bakeries-cake-sold = To ciasto jest sprzedane. Wybierz takie, które jest jeszcze na sprzedaż.
refused-bakeries-cannot-pass = Możesz jeszcze dobrać kartę ze stosu, więc nie możesz spasować.
refused-bakeries-card-just-taken = Karta tego rodzaju właśnie trafiła do ciebie z odrzuconych. Odrzuć inną.
refused-bakeries-card-not-held = Nie masz tej karty na ręce.
refused-bakeries-closed-not-held = Nie masz na ręce: { -sign-closed }.
refused-bakeries-reopened-not-held = Nie masz na ręce: { -sign-reopened }.
refused-bakeries-discard-pile-empty = Nie ma odrzuconych kart. Dobierz ze stosu.
refused-bakeries-fifth-stale = Na tym cieście leżą już cztery karty „Czerstwe”, więcej nie można. Wybierz inne ciasto.
refused-bakeries-no-such-slot = Półki mają numery od 2 do 12, jak sumy dwóch kości.
refused-bakeries-nothing-else-to-discard = Masz tylko karty tego rodzaju, więc nie będzie można odrzucić innej. Dobierz ze stosu.
refused-bakeries-set-incomplete = Nie masz jeszcze wszystkich pięciu części tego kompletu. *{ button-hand }* pokazują, czego brakuje.
refused-bakeries-slot-filled = Na tej półce już stoi ciasto. Wybierz pustą.
refused-bakeries-stock-empty = Stos jest pusty.
refused-bakeries-no-such-card = Nie ma karty o nazwie „{ $text }”. Wybierz ją z listy, która pojawia się podczas pisania.
refused-bakeries-no-such-chef = Nie ma cukiernika o imieniu „{ $text }”. Wybierz go z listy, która pojawia się podczas pisania.

cmd-bakery = You Take the Cake: zatrudnij cukiernika, ustaw ciasta, rzuć kośćmi
cmd-bakery-new = Otwórz stół do gry You Take the Cake
cmd-bakery-draw = Dobierz kartę ze stosu albo weź wierzchnią odrzuconą
cmd-bakery-draw-pile = Stos albo wierzchnia odrzucona karta
cmd-bakery-discard = Odrzuć kartę z ręki
cmd-bakery-discard-card = Karta; swoją rękę widzisz tylko ty
cmd-bakery-lay = Wyłóż pięć części jednego kompletu i zatrudnij cukiernika
cmd-bakery-lay-chef = Czyj komplet wykładasz
cmd-bakery-close = Zagraj { -sign-closed } na drugą cukiernię
cmd-bakery-reopen = Zagraj { -sign-reopened } na własną cukiernię
cmd-bakery-pass = Spasuj, jeśli nie możesz dobrać karty
cmd-bakery-keep = Moje: postaw wylosowane ciasto na półce własnej witryny
cmd-bakery-give = BIERZ TO CIASTO: postaw je na półce drugiej witryny
cmd-bakery-slot = Numer półki, od 2 do 12
cmd-bakery-roll = Rzuć kośćmi
cmd-bakery-stale = Połóż kartę „Czerstwe” na ciasto drugiej cukierni
cmd-bakery-again = Wyprzedaż: spróbuj jeszcze raz, o 80% albo tylko 40%
cmd-bakery-stop = Wyprzedaż: zatrzymaj się i zachowaj 60%

choice-pile-stock = stos
choice-pile-discard = wierzchnia odrzucona karta

bakeries-page-start = Cel
bakeries-rules-start = Dwie cukiernie, **{ -bakery-yummies }** i **{ -bakery-concoctions }**, trzy rundy. W każdej rundzie **zatrudniasz cukiernika**, **ustawiasz ciasta** i **sprzedajesz je, rzucając kośćmi**. Wygrywa najwyższa suma po trzeciej rundzie; przy remisie liczy się najlepsza pojedyncza runda, potem liczba sprzedanych ciast.
    Ciasto przynosi **cukiernik × cena × półka**: { -cake-birthday } za 500 $, gdy piecze { -chef-polly(form: "short") } (×4), na półce 9 (×3) przynosi 6 000 $.
    Naciśnij **{ button-hand }**, aby zobaczyć swoje karty; nikt inny ich nie widzi.
bakeries-page-hire = Zatrudnianie
bakeries-rules-hire = Obie strony mają po osiem kart. O tym, kto zaczyna pierwszą rundę, decyduje los; potem zaczynacie na zmianę. W swojej turze zrób jedną z tych rzeczy:
    🃏 **Dobierz** kartę ze stosu albo **weź** wierzchnią odrzuconą; potem **odrzuć** jedną kartę. Jeśli bierzesz odrzuconą, nie możesz w tej samej turze odrzucić karty tego rodzaju; jeśli wszystkie twoje osiem kart jest tego rodzaju, nie możesz jej wziąć.
    👩‍🍳 **Wyłóż komplet** jednego cukiernika: { -piece-chef }, { -piece-apron }, { -piece-hat }, { -piece-stove } oraz { -piece-batter }. Zatrudniasz tę osobę i faza się kończy. Druga strona piecze bez cukiernika (×1).
    🚫 **{ -sign-closed }** nie pozwala drugiej stronie wyłożyć kompletu; **{ -sign-reopened }** to cofa. Po zagraniu tabliczki dobierz kartę; tabliczka wraca dopiero w następnej rundzie.
    Gdy stos jest pusty, odrzucone karty poza wierzchnią są tasowane i tworzą nowy. Po 100 turach każdej strony faza kończy się bez cukiernika.
    Gdy skończy ci się czas, dobierasz kartę ze stosu i ją odrzucasz.
bakeries-page-place = Ustaw ciasta
bakeries-rules-place = Zaczyna strona bez cukiernika (jeśli nikt go nie ma, ta, która nie zaczynała rundy), potem na zmianę: z magazynu wychodzi ciasto, a ty stawiasz je na pustej półce, własnej albo drugiej strony: **BIERZ TO CIASTO!**
    Numer półki to rzut, który sprzedaje ciasto, a do tego mnoży cenę: 7 ×1; 6 i 8 ×2; 5 i 9 ×3; 4 i 10 ×5; 3 i 11 ×8; 2 i 12 ×13.
    Gdy jedna witryna jest pełna, druga strona ustawia w swojej wszystkie pozostałe ciasta.
    Gdy skończy ci się czas, ciasto trafia na twoją pustą półkę o najniższym numerze, a jeśli twoja witryna jest pełna, na taką półkę drugiej strony.
bakeries-page-sale = Sprzedaż
bakeries-rules-sale = Pierwszy rzut ma strona z cukiernikiem (jeśli nikt go nie ma, ta, która zaczynała rundę), potem na zmianę. Liczba, której jeszcze u ciebie nie było, **sprzedaje ciasto** z twojej półki o tym numerze.
    Gdy liczba się powtórzy, druga strona kładzie **kartę „Czerstwe”** na jedno z twoich niesprzedanych ciast: 20% mniej od ceny na karcie, najwyżej cztery takie karty na ciasto. Jeśli żadne ciasto nie może jej dostać, nic się nie dzieje.
    🏁 **Siódma sprzedaż kończy rundę.** Kto jej dokona, zachowuje cały utarg i jeszcze 20% za siedem różnych ciast (PREMIA MISTRZA). Druga strona zachowuje 40%.
    Gdy skończy ci się czas, rzut odbywa się za ciebie albo twoja karta „Czerstwe” trafia na ciasto o najwyższej cenie na karcie.
bakeries-page-clearance = Wyprzedaż
bakeries-rules-clearance = Jeśli siódma sprzedaż należy do drugiej strony, a ty nie masz cukiernika i masz za sobą co najmniej jedną sprzedaż, dostajesz jedną szansę: losowany jest numer jednej z twoich półek z niesprzedanym ciastem, a ty rzucasz kośćmi.
    {"**Pudło**"} zostawia ci 40% utargu. **Trafienie** daje 60% i wybór: zatrzymać się albo losować i rzucać jeszcze raz: trafienie daje 80%, pudło 40%. Ten sam numer może wypaść znowu. Gdy skończy ci się czas, zatrzymujesz się.
bakeries-page-prices = Karty i ceny
bakeries-rules-prices = 👩‍🍳 **Cukiernicy** (ile jest każdej części): { CARD("sally-chef") }{ -chef-sally(form: "short") } ×2 (16), { CARD("danny-chef") }{ -chef-danny(form: "short") } ×3 (10), { CARD("polly-chef") }{ -chef-polly(form: "short") } ×4 (6), { CARD("molly-chef") }{ -chef-molly(form: "short") } ×5 (4), { CARD("benjamin-chef") }{ -chef-benjamin(form: "short") } ×6 (2). Do tego { -sign-closed } (11) i { -sign-reopened } (11).
    🎂 **Ciasta** (ile ich jest): 500 $ { CARD("wedding") }{ -cake-wedding } (2), { CARD("birthday") }{ -cake-birthday } (2); 350 $ { CARD("boston") }{ -cake-boston } (5), { CARD("mud") }{ -cake-mud } (5); 200 $ { CARD("pineapple") }{ -cake-pineapple } (7), { CARD("forest") }{ -cake-forest } (7); 125 $ { CARD("cinnamon") }{ -cake-cinnamon } (10), { CARD("german") }{ -cake-german } (10); 75 $ { CARD("sheet") }{ -cake-sheet } (15), { CARD("bundt") }{ -cake-bundt } (15); 50 $ { CARD("lemon") }{ -cake-lemon } (36).
refused-bakeries-undo-kind = W tej grze nie można cofać ruchów.

## Co komuś raz się udało

bakeries-achievement-chef = cukiernik z kompletem pięciu części
bakeries-achievement-rare = ciasto sprzedane na 2 albo 12
bakeries-achievement-clearance = dwa trafienia w wyprzedaży
bakeries-achievement-all-chefs = każdy cukiernik raz
