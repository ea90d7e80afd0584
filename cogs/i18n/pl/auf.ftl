### Cake Auf!

cmd-auf = Cake Auf!: piecz według swoich przepisów i psuj wypieki innych
cmd-auf-new = Otwórz stół do gry Cake Auf! dla dwojga, trojga lub czworga graczy
cmd-auf-new-icons = Czy zakaz wymaga przepisu z pasującą ikoną
cmd-auf-new-hands = Czy w talii jest karta „{ -card-hand-switcheroo }”
cmd-auf-place = Połóż składniki pod jednym ze swoich przepisów
cmd-auf-place-recipe = Który z twoich przepisów
cmd-auf-place-ingredients = Karty, które kładziesz, ile chcesz, na przykład: mąka, jajka
cmd-auf-ban = Nałóż zakaz na przepis innego gracza
cmd-auf-ban-card = „{ -card-power-outage }” lub „{ -card-fire-alarm }”
cmd-auf-ban-recipe = Przepis, który dostaje zakaz
cmd-auf-lift = Zdejmij zakaz z przepisu dowolnego gracza
cmd-auf-lift-card = „{ -card-power-restored }” lub „{ -card-fire-extinguisher }”
cmd-auf-lift-recipe = Przepis z zakazem
cmd-auf-swap = { -card-recipe-switcheroo(form: "family") }: wymień swój przepis na przepis innego gracza
cmd-auf-swap-mine = Przepis, który oddajesz
cmd-auf-swap-theirs = Przepis, który bierzesz
cmd-auf-hands = { -card-hand-switcheroo(form: "family") }: zamień się ręką z innym graczem
cmd-auf-player = Który gracz
cmd-auf-trade = { -card-one-for-one }: wymień się losową kartą z innym graczem
cmd-auf-picky = { -card-picky-eater }: obejrzyj trzy wierzchnie przepisy
cmd-auf-choose = Po karcie { -card-picky-eater }: weź przepis i oddaj jeden ze swoich
cmd-auf-choose-taken = Przepis, który bierzesz
cmd-auf-choose-given = Przepis, który oddajesz, ze wszystkim, co na nim leży
cmd-auf-decline = Po karcie { -card-picky-eater }: nie bierz żadnego przepisu
cmd-auf-mulligan = Odrzuć całą rękę i dobierz tyle samo kart
cmd-auf-pass = Zakończ swoją turę
cmd-auf-pass-discards = Najwyżej dwie karty, które najpierw odrzucasz
cmd-auf-keep = Po rundzie: wybierz, które przepisy zostają na noc
cmd-auf-keep-recipes = Przepisy, które zostają; pomiń, aby oddać wszystkie
cmd-auf-throw = Papier, kamień, nożyce: wybierz znak w tajemnicy
cmd-auf-throw-sign = { -throw-paper }, { -throw-rock } lub { -throw-scissors }

auf-name = Cake Auf!
auf-credits = -# Nieoficjalne dzieło fanów. Cake Auf! należy do swojego wydawcy. Nie udało się znaleźć opublikowanej listy kart: te przepisy i karty są własnym pomysłem Cake Club.
auf-part-showdown = Papier, kamień, nożyce
auf-jump-recipe = Decydujący przepis: { $recipe }, { $name }
auf-heading = ## Cake Auf!
    -# Runda { $round } z { $rounds }, tura { $turn }
auf-player = { $asked ->
    [True] 👉
   *[False] ▫️
} { $who }: ⭐ **{ $points }**, { EMOJI("held") } { $cards }, 🔄 { $mulligans } z { $allowed }
auf-dish = { $circles } **{ $recipe }** { $icons }: { $needs }
auf-banned = ⛔ **{ $bans }**
auf-kept = zostawiony na noc
auf-waits = ⏳ czeka na przepisy zostawione na noc
auf-piles = Talia { $deck }, odrzucone { $discard }, przepisy { $recipes }
auf-legend = -# ⭐ punkty, { EMOJI("held") } karty na ręce, 🔄 mulligany
    -# ⚡ wymaga prądu, 🔥 wymaga ognia, 🌙 może zostać na noc, ● położone, ○ brakuje, ⛔ zakaz
auf-showdown = ✊ Papier, kamień, nożyce: { $who } **{ $wins }** : **{ $losses }** { $other } (do { $needed })
auf-showdown-next = Potem ze zwycięzcą { $count ->
    [one] gra
    [few] grają
   *[many] grają
}: { $who }.
auf-copies = { $what }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
auf-copy = { $card } ({ $copy })
auf-no-cards = nic
auf-no-recipes = brak
auf-score = { $who } { $points }

auf-card-flour = { -card-flour }
auf-card-sugar = { -card-sugar }
auf-card-eggs = { -card-eggs }
auf-card-butter = { -card-butter }
auf-card-milk = { -card-milk }
auf-card-fruit = { -card-fruit }
auf-card-chocolate = { -card-chocolate }
auf-card-nuts = { -card-nuts }
auf-card-power-outage = { -card-power-outage }
auf-card-fire-alarm = { -card-fire-alarm }
auf-card-power-restored = { -card-power-restored }
auf-card-fire-extinguisher = { -card-fire-extinguisher }
auf-card-recipe-switcheroo = { -card-recipe-switcheroo }
auf-card-hand-switcheroo = { -card-hand-switcheroo }
auf-card-picky-eater = { -card-picky-eater }
auf-card-one-for-one = { -card-one-for-one }

auf-effect-power-outage = zakaz: przepisu z ⚡ nie można ukończyć
auf-effect-fire-alarm = zakaz: przepisu z 🔥 nie można ukończyć
auf-effect-power-restored = zdejmuje zakaz „{ -card-power-outage }”
auf-effect-fire-extinguisher = zdejmuje zakaz „{ -card-fire-alarm }”
auf-effect-recipe-switcheroo = wymień się przepisem z innym graczem
auf-effect-hand-switcheroo = zamień się ręką z innym graczem
auf-effect-picky-eater = obejrzyj trzy wierzchnie przepisy; możesz wymienić jeden swój na jeden z nich
auf-effect-one-for-one = wymień się losową kartą z innym graczem

auf-recipe-apfelstrudel = { -recipe-apfelstrudel }
auf-recipe-baklava = { -recipe-baklava }
auf-recipe-black-forest-cake = { -recipe-black-forest-cake }
auf-recipe-brigadeiro = { -recipe-brigadeiro }
auf-recipe-brownies = { -recipe-brownies }
auf-recipe-castella = { -recipe-castella }
auf-recipe-cheesecake = { -recipe-cheesecake }
auf-recipe-creme-brulee = { -recipe-creme-brulee }
auf-recipe-crepes = { -recipe-crepes }
auf-recipe-egg-tart = { -recipe-egg-tart }
auf-recipe-gelato = { -recipe-gelato }
auf-recipe-gulab-jamun = { -recipe-gulab-jamun }
auf-recipe-kulfi = { -recipe-kulfi }
auf-recipe-linzer-torte = { -recipe-linzer-torte }
auf-recipe-macarons = { -recipe-macarons }
auf-recipe-mochi = { -recipe-mochi }
auf-recipe-panna-cotta = { -recipe-panna-cotta }
auf-recipe-pavlova = { -recipe-pavlova }
auf-recipe-pecan-pie = { -recipe-pecan-pie }
auf-recipe-pound-cake = { -recipe-pound-cake }
auf-recipe-shortbread = { -recipe-shortbread }
auf-recipe-tiramisu = { -recipe-tiramisu }
auf-recipe-trifle = { -recipe-trifle }

auf-sign-rock = { -throw-rock }
auf-sign-paper = { -throw-paper }
auf-sign-scissors = { -throw-scissors }
auf-any-sign = dowolny znak

auf-asked-turn = { $who }: zagraj karty, potem spasuj.
auf-asked-look = { $who } ogląda { $count ->
    [one] jeden przepis
    [few] { $count } przepisy
   *[many] { $count } przepisów
}: wziąć jeden w zamian za swój czy nie brać żadnego?
auf-asked-look-you = Oglądasz { $count ->
    [one] jeden przepis
    [few] { $count } przepisy
   *[many] { $count } przepisów
}: wziąć jeden w zamian za swój czy nie brać żadnego?
auf-asked-overnight = { $who }: które przepisy zostają na noc do następnej rundy?
auf-asked-showdown = { $who }: wybór znaku w tajemnicy.

auf-button-place = Połóż…
auf-button-play = Zagraj…
auf-button-discard = Odrzuć…
auf-button-pass = Pas
auf-button-mulligan = Mulligan…
auf-button-choose = Przepisy…
auf-button-decline = Nie biorę
auf-button-keep = Na noc…

auf-form-place = Połóż składniki
auf-form-place-under = Pod przepis: { $recipe }
auf-form-play = Zagraj kartę
auf-form-pass = Odrzuć i spasuj
auf-form-choose = { -card-picky-eater }
auf-form-keep = Na noc
auf-field-recipe = Który z twoich przepisów
auf-field-ingredients = Składniki, które kładziesz
auf-field-ingredients-note = Leżą zakryte: inni widzą tylko, ile ich jest.
auf-field-play = Co zagrywasz
auf-field-play-more = … albo jedno z tych
auf-field-discards = Co odrzucasz
auf-field-discards-note = Najwyżej dwie karty lub żadna. To kończy twoją turę.
auf-field-taken = Przepis, który bierzesz
auf-field-given = Przepis, który za niego oddajesz
auf-field-keep = Co zostawiasz
auf-field-keep-note = Niezaznaczone przepisy wracają do stosu, a wszystko, co na nich leży, jest odrzucane.
auf-field-mulligan = Odrzucić całą rękę?
auf-mulligan-sure = Tak: { $count ->
    [one] odrzuć 1 kartę i dobierz nową
    [few] odrzuć { $count } karty i dobierz { $count } nowe
   *[many] odrzuć { $count } kart i dobierz { $count } nowych
}
auf-note-missing = Brakuje: { $cards }
auf-note-needs = { $cards }{ $count ->
    [0] {""}
   *[other] ; masz: { $held }
}
auf-note-for = Do: { $recipes }
auf-note-laid = Położone składniki: { $count } z { $needed }.
auf-note-lost = { $count ->
    [0] Nic na nim nie leży.
    [one] Tracisz składnik, który na nim leży.
    [few] Tracisz { $count } składniki, które na nim leżą.
   *[many] Tracisz { $count } składników, które na nim leżą.
}
auf-play-on = { $card }: { $recipe } ({ $owner })
auf-play-swap = { $card }: twój przepis { $mine } za { $recipe } ({ $owner })
auf-play-with = { $card }: { $other }
auf-play-look = { $card }: obejrzyj wierzchnie przepisy
auf-yours = twój

auf-label-place = { $cards } pod przepis { $recipe }
auf-label-on = { $card } na przepis { $recipe }
auf-label-swap = twój przepis { $given } za przepis { $taken }
auf-label-hands = zamiana rąk: { $other }
auf-label-trade = { -card-one-for-one }: { $other }
auf-label-pass = { $count ->
    [0] pas
   *[other] odrzucone: { $cards }, potem pas
}
auf-label-choose = bierzesz: { $taken }, oddajesz: { $given }
auf-label-keep = na noc zostają: { $recipes }
auf-label-throw = twój znak to { $sign }. Nikt inny go nie zobaczy, dopóki oba znaki nie będą wybrane

auf-hand-card = **{ $card }**: { $effect }
auf-hand-ingredient = **{ $card }**, do: { $recipes }
auf-hand-unwanted = **{ $card }**: żaden twój przepis tego nie potrzebuje
auf-hand-empty = Nie masz kart na ręce.
auf-own-dish = **{ $recipe }** { $icons }: { $count ->
    [0] nic nie leży
   *[other] leży: { $placed }
}; { $lacking ->
    [0] niczego nie brakuje
   *[other] brakuje: **{ $missing }**{ $ready ->
        [0] {""}
       *[other] {" "}(na ręce: { $held })
    }
}
auf-lift-with = zdejmuje go { $card }
auf-look = 🧐 Wybierz spośród:
auf-recipe = { $recipe } { $icons }: { $needs }
auf-looked = - { $recipe }
auf-own-sign = Wybrany znak: { $sign }. Możesz go jeszcze zmienić.
auf-own-sign-settled = Wybrany znak: { $sign }. Po 5 zmianach już taki zostaje.
auf-finished = -# Ukończone: { $recipes }
auf-discard = -# Odrzucone karty: { $cards }

auf-option-rounds = 🎂 Trzy rundy; wygrywa największa liczba ukończonych przepisów
auf-option-icons = ⛔ Zakaz można nałożyć na każdy przepis, także bez pasującej ikony
auf-option-hands = 🔁 Bez karty „{ -card-hand-switcheroo }”

auf-round-began = **Runda { $round }.** Zaczyna { $who }.
auf-recipes-dealt = { $who } dostaje: { $recipes }.
auf-turn-began = Teraz gra { $who }.
auf-cards-drawn = { $who } dobiera { $count ->
    [one] jedną kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
auf-discard-reshuffled = Odrzucone karty są przetasowane: nowa talia ma { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
}.
auf-ingredients-placed = { $who } kładzie { $count ->
    [one] jeden składnik
    [few] { $count } składniki
   *[many] { $count } składników
} pod przepis **{ $recipe }**.
auf-ban-placed = ⛔ { $who } zagrywa kartę „{ $ban }” na przepis **{ $recipe }** ({ $owner }).
auf-ban-lifted = { $who } zdejmuje zakaz „{ $ban }”: **{ $recipe }** ({ $own ->
    [True] własny przepis
   *[False] { $owner }
}).
auf-recipes-swapped = 🔀 { $who } oddaje przepis **{ $given }**, a od gracza { $other } bierze przepis **{ $taken }**.
auf-hands-swapped = 🔁 { $who } i { $other } zamieniają się rękami.
auf-hands-swapped-with-you = 🔁 { $who } zamienia się z tobą rękami.
auf-hands-swapped-you = 🔁 Ty i { $other } zamieniacie się rękami.
auf-recipes-looked-at = 🧐 { -card-picky-eater }: { $who } ogląda { $count ->
    [one] jeden przepis
    [few] { $count } przepisy
   *[many] { $count } przepisów
}.
auf-recipe-chosen = { $who } bierze przepis **{ $taken }** i oddaje przepis **{ $given }**{ $count ->
    [0] .
   *[other] ; odrzucone razem z nim: { $cards }.
}
auf-look-declined = { $who } nie bierze żadnego przepisu.
auf-cards-traded = 🤝 { -card-one-for-one }: { $who } bierze kartę od gracza { $other }, { $returned ->
    [True] który bierze jedną w zamian.
   *[False] który nie dostaje nic w zamian.
}
auf-mulligan-taken = { $who } robi mulligana ({ $number } z 3) i odrzuca: { $cards }.
auf-recipe-finished = 🎂 Przepis ukończony: **{ $recipe }**! { $who } ma { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
auf-turn-ended = { $who } { $count ->
    [0] pasuje.
   *[other] pasuje, odrzucając: { $cards }.
}
auf-round-ended = 🏁 Koniec rundy { $round }: { $reason ->
    [finished] wszystkie przepisy ukończone: { $winners }.
    [idle] każdy gracz ma za sobą turę bez dobierania, zagrywania i odrzucania.
   *[long] limit tur jest wyczerpany.
}
auf-overnight-chosen = { $who } zostawia na noc: { $kept }{ $back ->
    [0] .
   *[other] ; oddaje: { $returned }.
}
auf-recipe-returned = Do stosu wraca **{ $recipe }** ({ $who }){ $count ->
    [0] .
   *[other] ; odrzucone razem z nim: { $cards }.
}
auf-piles-shuffled = Wszystkie karty są przetasowane: w talii { $cards }, w stosie przepisów { $recipes }.
auf-showdown-began = 🤜🤛 Remis! O wygraną w papier, kamień, nożyce grają { $who }.
auf-match-began = { $who } gra z graczem { $other }: kto pierwszy wygra dwa razy.
auf-signs-shown = { $who } { $sign } : { $reply } { $other }. { $winner ->
    [none] Remis, jeszcze raz.
   *[other] Punkt dla gracza { $winner }.
}
auf-match-won = { $who } pokonuje gracza { $other }.
auf-game-ended = Punkty na koniec: { $scores }.
auf-cards-received = 🆕 { $who } dostaje: { $cards }.
auf-cards-received-you = 🆕 Dostajesz: { $cards }.
auf-ingredients-seen = { $recipe } ({ $reader ->
    [owner] twój przepis
   *[other] { $who }
}), pod przepisem: { $cards }.
auf-hand-received = 🔁 { $who }, nowa ręka: { $cards }.
auf-hand-received-you = 🔁 Twoja nowa ręka: { $cards }.
auf-recipes-seen = { $who } ogląda: { $recipes }.
auf-recipes-seen-you = Oglądasz: { $recipes }.
auf-trade-seen = 🤝 { $who } bierze od gracza { $other }: { $taken }; oddaje: { $given ->
    [none] nic
   *[other] { $given }
}.
auf-trade-seen-with-you = 🤝 { $who } bierze od ciebie: { $taken }; oddaje: { $given ->
    [none] nic
   *[other] { $given }
}.
auf-trade-seen-you = 🤝 Bierzesz od gracza { $other }: { $taken }; oddajesz: { $given ->
    [none] nic
   *[other] { $given }
}.
auf-sign-chosen = { $who } wybiera znak: { $sign }.
auf-sign-chosen-you = Wybierasz znak: { $sign }.
auf-decided-recipe = 🎂 Dzięki przepisowi **{ $recipe }** { $who } ma { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, jak nikt inny.
auf-decided-showdown = 🤜🤛 Remis, a w papier, kamień, nożyce { $who } pokonuje gracza { $other }: { $sign } bije { $reply }.

refused-auf-other-question = Teraz nie możesz tego zrobić. Najnowszy post stołu pokazuje, co jest do zrobienia.
refused-auf-round-over = To dotyczyło poprzedniej rundy. Spójrz na najnowszy post stołu.
refused-auf-throw-over = Tamten wybór jest już rozstrzygnięty. Wybierz nowy znak.
refused-auf-card-not-held = Nie masz tej karty na ręce.
refused-auf-recipe-not-yours = Ten przepis nie jest twój. Wybierz jeden ze swoich.
refused-auf-recipe-finished = Ten przepis jest ukończony, więc nic nie może go już zmienić.
refused-auf-recipe-not-there = Tego przepisu nie ma na stole. Wybierz inny.
refused-auf-recipe-yours = Ten przepis jest twój. Wybierz przepis innego gracza.
refused-auf-ingredient-not-named = Wybierz co najmniej jeden składnik.
refused-auf-not-an-ingredient = Pod przepis możesz kłaść tylko składniki.
refused-auf-ingredient-not-needed = Ten przepis nie potrzebuje tego wszystkiego. Każdego składnika potrzebuje tylko raz.
refused-auf-ingredient-already-there = Jeden z tych składników już tam leży.
refused-auf-not-a-ban = Zakazy to tylko „{ -card-power-outage }” i „{ -card-fire-alarm }”.
refused-auf-icon-missing = Na ten przepis nie można zagrać tej karty: „{ -card-power-outage }” wymaga ⚡ na przepisie, „{ -card-fire-alarm }” wymaga 🔥.
refused-auf-ban-already-there = Na tym przepisie już leży ten zakaz.
refused-auf-nothing-to-lift = Na tym przepisie nie ma zakazu, który ta karta może zdjąć.
refused-auf-player-not-there = Nie znam tego gracza. Wybierz kogoś przy swoim stole.
refused-auf-yourself = Wybierz innego gracza, nie siebie.
refused-auf-hand-empty = Ten gracz nie ma kart.
refused-auf-recipes-gone = Nie ma już przepisów do obejrzenia.
refused-auf-nothing-to-discard = Nie masz kart do odrzucenia.
refused-auf-mulligans-used = Wszystkie trzy mulligany w tej rundzie są już wykorzystane.
refused-auf-too-many-discards = Możesz odrzucić najwyżej dwie karty.
refused-auf-recipe-not-seen = Wybierz jeden z przepisów, które oglądasz.
refused-auf-recipe-not-overnight = Na noc możesz zostawić tylko własne przepisy z 🌙.
refused-auf-nothing-to-lay = Żadna z twoich kart nie pasuje teraz do twoich przepisów.
refused-auf-nothing-to-play = Nie masz teraz karty akcji, którą możesz zagrać.
refused-auf-no-play-chosen = Wybierz kartę, którą zagrywasz.
refused-auf-one-play = Wybierz tylko jedną kartę.
refused-auf-no-recipe-chosen = Wybierz przepis.
refused-auf-no-counteraction = Zakazy zdejmują tylko „{ -card-power-restored }” i „{ -card-fire-extinguisher }”.
refused-auf-no-such-card = Nie ma karty o nazwie „{ $text }”. Wybierz ją z listy, która pojawia się podczas pisania.
refused-auf-no-such-recipe = Nie ma przepisu o nazwie „{ $text }”. Wybierz go z listy, która pojawia się podczas pisania.
refused-auf-no-such-sign = Wybierz: { -throw-paper }, { -throw-rock } lub { -throw-scissors }.

auf-page-start = Cel
auf-rules-start = Od dwojga do czworga graczy, **trzy rundy**. Każdy ukończony przepis to punkt, którego nikt ci nie odbierze; wygrywa, kto ma najwięcej punktów.
    Przepisy leżą przed tobą odkryte: po trzy w grze dwuosobowej, po dwa w trzy- i czteroosobowej. Przepis jest automatycznie ukończony, gdy leżą pod nim **wszystkie składniki** i nie ma na nim **żadnego zakazu**.
    Runda kończy się od razu, gdy ktoś nie ma już nieukończonych przepisów. Kartami z ręki grasz dalej w następnej rundzie. O tym, kto zaczyna pierwszą rundę, decyduje los; każdą następną zaczyna kolejna osoba.
auf-page-turn = Twoja tura
auf-rules-turn = Na początku swojej tury dobierasz do **pięciu kart**. Potem zagrywasz ich tyle, ile chcesz, w dowolnej kolejności.
    - **{ auf-button-place }** kładzie zakryte składniki pod jednym z twoich przepisów: tylko takie, których jeszcze potrzebuje. Zostają tam. Inni widzą, ile ich jest, ale nie jakie.
    - **{ auf-button-play }** jest do zakazów, kart, które je zdejmują, i innych akcji.
    - **{ auf-button-mulligan }** odrzuca całą twoją rękę i dobiera tyle samo kart, najwyżej trzy razy w rundzie.
    - **{ auf-button-pass }** kończy twoją turę; **{ auf-button-discard }** najpierw odrzuca jedną lub dwie karty.
    - **{ button-hand }** pokazują ci rękę, położone składniki i to, czego brakuje. Nikt inny tego nie widzi.
auf-page-cards = Karty akcji
auf-rules-cards = { EMOJI("power-outage", "🔌") } **{ -card-power-outage }** (5) to zakaz na przepis z ⚡ innego gracza, { EMOJI("fire-alarm", "🚨") } **{ -card-fire-alarm }** (5) na przepis z 🔥. Przepisu z zakazem nie można ukończyć. { EMOJI("power-restored", "💡") } **{ -card-power-restored }** (4) zdejmuje zakaz „{ -card-power-outage }”, { EMOJI("fire-extinguisher", "🧯") } **{ -card-fire-extinguisher }** (4) zakaz „{ -card-fire-alarm }”. Na przepisie leży najwyżej jeden zakaz każdego rodzaju. Zakazy możesz zdejmować z przepisów wszystkich graczy.
    { EMOJI("recipe-switcheroo", "🔀") } **{ -card-recipe-switcheroo }** (3): wymień swój nieukończony przepis na przepis innego gracza, ze wszystkim, co na nich leży.
    { EMOJI("hand-switcheroo", "🔁") } **{ -card-hand-switcheroo }** (2): zamień się całą ręką z innym graczem.
    { EMOJI("picky-eater", "🧐") } **{ -card-picky-eater }** (4): obejrzyj trzy wierzchnie przepisy; możesz wziąć jeden i oddać jeden swój, ze wszystkim, co na nim leży. Pozostałe są wtasowywane z powrotem do stosu.
    { EMOJI("one-for-one", "🤝") } **{ -card-one-for-one }** (3): weź losową kartę od innego gracza, a on bierze losową z twoich pozostałych kart, jeśli jakieś masz.
    Składniki: { -card-flour } 7, { -card-sugar } 7, { -card-eggs } 6, { -card-butter } 5, { -card-milk } 5, { -card-fruit } 3, { -card-chocolate } 3, { -card-nuts } 3.
auf-page-overnight = Na noc
auf-rules-overnight = Na koniec rundy możesz zostawić na noc swoje nieukończone przepisy z 🌙, ze wszystkim, co na nich leży. Inne nieukończone przepisy wracają do stosu, a to, co na nich leży, jest odrzucane.
    W następnej rundzie dostajesz też nowe przepisy. Składniki możesz kłaść pod każdy, ale nowe są **ukończone dopiero wtedy, gdy ukończone są wszystkie zostawione na noc**; wtedy dzieje się to automatycznie.
    Runda kończy się dopiero wtedy, gdy ktoś nie ma już żadnego nieukończonego przepisu, ani zostawionego na noc, ani nowego. Przepis, który zmienia właściciela, nadal jest zostawiony na noc albo nowy, tak jak przedtem.
auf-page-recipes = Przepisy
auf-rules-recipes = - { CARD("apfelstrudel") }**{ -recipe-apfelstrudel }** 🔥 Austria: { -card-butter }, { -card-flour }, { -card-fruit }
    - { CARD("baklava") }**{ -recipe-baklava }** 🔥 Turcja: { -card-butter }, { -card-flour }, { -card-nuts }
    - { CARD("black-forest-cake") }**{ -recipe-black-forest-cake }** ⚡🔥 Niemcy: { -card-chocolate }, { -card-eggs }, { -card-flour }, { -card-fruit }
    - { CARD("brigadeiro") }**{ -recipe-brigadeiro }** 🔥 Brazylia: { -card-chocolate }, { -card-butter }, { -card-milk }
    - { CARD("brownies") }**{ -recipe-brownies }** 🔥 USA: { -card-chocolate }, { -card-butter }, { -card-flour }
    - { CARD("castella") }**{ -recipe-castella }** ⚡🔥 Japonia: { -card-sugar }, { -card-eggs }, { -card-flour }
    - { CARD("cheesecake") }**{ -recipe-cheesecake }** ⚡🔥🌙 USA: { -card-sugar }, { -card-eggs }, { -card-butter }, { -card-milk }
    - { CARD("creme-brulee") }**{ -recipe-creme-brulee }** 🔥🌙 Francja: { -card-sugar }, { -card-eggs }, { -card-milk }
    - { CARD("crepes") }**{ -recipe-crepes }** 🔥 Francja: { -card-eggs }, { -card-butter }, { -card-flour }, { -card-milk }
    - { CARD("egg-tart") }**{ -recipe-egg-tart }** 🔥 Hongkong: { -card-eggs }, { -card-flour }, { -card-milk }
    - { CARD("gelato") }**{ -recipe-gelato }** ⚡ Włochy: { -card-sugar }, { -card-chocolate }, { -card-milk }
    - { CARD("gulab-jamun") }**{ -recipe-gulab-jamun }** 🔥 Indie: { -card-sugar }, { -card-flour }, { -card-milk }
    - { CARD("kulfi") }**{ -recipe-kulfi }** ⚡🌙 Indie: { -card-sugar }, { -card-milk }, { -card-nuts }
    - { CARD("linzer-torte") }**{ -recipe-linzer-torte }** 🔥 Austria: { -card-sugar }, { -card-butter }, { -card-flour }, { -card-nuts }
    - { CARD("macarons") }**{ -recipe-macarons }** ⚡🔥 Francja: { -card-sugar }, { -card-eggs }, { -card-nuts }
    - { CARD("mochi") }**{ -recipe-mochi }** ⚡ Japonia: { -card-sugar }, { -card-flour }, { -card-fruit }
    - { CARD("panna-cotta") }**{ -recipe-panna-cotta }** ⚡🌙 Włochy: { -card-sugar }, { -card-milk }, { -card-fruit }
    - { CARD("pavlova") }**{ -recipe-pavlova }** ⚡🔥 Nowa Zelandia: { -card-sugar }, { -card-eggs }, { -card-fruit }
    - { CARD("pecan-pie") }**{ -recipe-pecan-pie }** 🔥 USA: { -card-eggs }, { -card-butter }, { -card-nuts }
    - { CARD("pound-cake") }**{ -recipe-pound-cake }** ⚡🔥 Wielka Brytania: { -card-sugar }, { -card-eggs }, { -card-butter }, { -card-flour }
    - { CARD("shortbread") }**{ -recipe-shortbread }** 🔥 Szkocja: { -card-sugar }, { -card-butter }, { -card-flour }
    - { CARD("tiramisu") }**{ -recipe-tiramisu }** ⚡🌙 Włochy: { -card-chocolate }, { -card-eggs }, { -card-milk }
    - { CARD("trifle") }**{ -recipe-trifle }** ⚡🌙 Wielka Brytania: { -card-flour }, { -card-milk }, { -card-fruit }
auf-page-end = Koniec i remisy
auf-rules-end = Gdy talia jest pusta, odrzucone karty są tasowane i tworzą nową. Runda kończy się bez zwycięzcy, jeśli każdy gracz po kolei nic nie dobiera, nie zagrywa i nie odrzuca, albo po czterdziestu turach każdego gracza.
    Jeśli po trzech rundach o pierwsze miejsce jest remis, rozstrzyga **papier, kamień, nożyce**: wybór jest tajny i można go zmienić najwyżej 5 razy; oba znaki pokazują się razem, a wygrywa, kto pierwszy wygra dwa razy; remisy się powtarza. Jeśli remisuje więcej niż dwoje graczy, zwycięzca gra z następną osobą.
    Gdy skończy ci się czas, pasujesz bez odrzucania, zostawiasz na noc wszystkie przepisy z 🌙 albo pokazujesz losowy znak.
refused-auf-undo-kind = Możesz cofnąć tylko dopiero co położone składniki. Pasów oraz ruchów, które zużywają, dobierają lub pokazują karty, nie można cofnąć.
refused-auf-sign-settled = Ten znak był już zmieniany 5 razy, więc zostaje taki, jaki jest.
refused-auf-which = „{ $text }” może znaczyć: { $names }. Wybierz z listy, która pojawia się podczas pisania.

## Co komuś raz się udało

auf-achievement-recipe = ukończony przepis
auf-achievement-lifted = zdjęty zakaz
auf-achievement-four = cztery przepisy w jednej turze
auf-achievement-showdown = wygrana w papier, kamień, nożyce
