### Cake Duel

duel-name = Cake Duel
duel-credits = -# Nieoficjalne dzieło fanów. Cake Duel to gra Sizigi Studios.
duel-mode-core = Cake Duel
duel-mode-full = Cake Duel z kartami specjalnymi
duel-mode-team = Cake Duel w drużynach
duel-mode-team-full = Cake Duel w drużynach z kartami specjalnymi
duel-part = { $duels ->
    [1] Starcie { $bout }
   *[other] Pojedynek { $duel }, starcie { $bout }
}
duel-jump-bluff = Najlepszy blef: { $claim }, { $name }
duel-jump-turn = Punkt zwrotny: starcie { $bout }
duel-jump-missed = Niesprawdzony blef: { $claim }, { $name }
duel-heading = ## { $mode }
    -# { $duels ->
        [1] Starcie { $bout }
       *[other] Pojedynek { $duel } z { $duels }, starcie { $bout }
    }, tura { $turn }{ $house }
duel-house-rule = , { $rule }
duel-house-wolfy = { -card-wolfy } pozostaje zakryty
duel-house-block-limit = nie więcej kart bloku niż kart ataku
duel-house-specials = karty specjalne w talii: { $cards }
duel-side = { $slices } **{ $cakes }** { $cakes ->
    [one] ciasto
    [few] ciasta
   *[many] ciast
}, { EMOJI("trophy") } { $trophies } z { $wanted }
duel-side-duels = , wygrane pojedynki: { $won }
duel-person = { $role ->
    [attacks] ⚔️
    [defends] 🛡️
   *[waits] ▫️
} { $who }: { EMOJI("held") } { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
}{ $size ->
    [4] {""}
   *[other] {" "}(dobiera do { $size })
}
duel-piles = Talia { $deck }, odrzucone { $discard }
duel-owed = ↩️ Po tej turze strona atakująca ma jeszcze { $count ->
    [one] jedną turę
    [few] { $count } tury
   *[many] { $count } tur
}.
duel-lying = { EMOJI("facedown") } { $who } deklaruje: **{ $claim }**{ $left ->
    [0] {" "}(żadnej z tych kart już tu nie ma)
   *[other] {""}
}
duel-claim = { $count } { $card }
duel-no-cards = brak kart
duel-nothing = nic
duel-copy = { $card } ({ $copy })
duel-position = Karta { $position }
duel-changed = { $card } liczy się jako { $into }

duel-card-soldier = { $count ->
    [one] { -card-soldier }
    [few] { -card-soldier(form: "few") }
   *[many] { -card-soldier(form: "many") }
}
duel-card-archer = { $count ->
    [one] { -card-archer }
    [few] { -card-archer(form: "few") }
   *[many] { -card-archer(form: "many") }
}
duel-card-wizard = { $count ->
    [one] { -card-wizard }
    [few] { -card-wizard(form: "few") }
   *[many] { -card-wizard(form: "many") }
}
duel-card-defender = { $count ->
    [one] { -card-defender }
    [few] { -card-defender(form: "few") }
   *[many] { -card-defender(form: "many") }
}
duel-card-scientist = { $count ->
    [one] { -card-scientist }
    [few] { -card-scientist(form: "few") }
   *[many] { -card-scientist(form: "many") }
}
duel-card-wolfy = { $count ->
    [one] { -card-wolfy }
    [few] { -card-wolfy(form: "few") }
   *[many] { -card-wolfy(form: "many") }
}
duel-card-assassin = { $count ->
    [one] { -card-assassin }
    [few] { -card-assassin(form: "few") }
   *[many] { -card-assassin(form: "many") }
}
duel-card-scout = { $count ->
    [one] { -card-scout }
    [few] { -card-scout(form: "few") }
   *[many] { -card-scout(form: "many") }
}
duel-card-summoner = { $count ->
    [one] { -card-summoner }
    [few] { -card-summoner(form: "few") }
   *[many] { -card-summoner(form: "many") }
}
duel-card-quartermaster = { $count ->
    [one] { -card-quartermaster }
    [few] { -card-quartermaster(form: "few") }
   *[many] { -card-quartermaster(form: "many") }
}
duel-card-oracle = { $count ->
    [one] { -card-oracle }
    [few] { -card-oracle(form: "few") }
   *[many] { -card-oracle(form: "many") }
}
duel-card-priest = { $count ->
    [one] { -card-priest }
    [few] { -card-priest(form: "few") }
   *[many] { -card-priest(form: "many") }
}
duel-card-angel = { $count ->
    [one] { -card-angel }
    [few] { -card-angel(form: "few") }
   *[many] { -card-angel(form: "many") }
}
duel-card-professor = { $count ->
    [one] { -card-professor }
    [few] { -card-professor(form: "few") }
   *[many] { -card-professor(form: "many") }
}
duel-card-agent = { $count ->
    [one] { -card-agent }
    [few] { -card-agent(form: "few") }
   *[many] { -card-agent(form: "many") }
}
duel-card-pierrot = { $count ->
    [one] { -card-pierrot }
    [few] { -card-pierrot(form: "few") }
   *[many] { -card-pierrot(form: "many") }
}

duel-effect-soldier = broń: kradnie 1 ciasto
duel-effect-archer = broń: kradnie 1 ciasto
duel-effect-wizard = magia: kradnie 2 ciasta
duel-effect-defender = zatrzymuje jedną kartę ataku z bronią
duel-effect-scientist = zatrzymuje jedną kartę ataku z magią
duel-effect-wolfy = nigdy nie jest prawdziwą kartą; ujawnia się na koniec tury
duel-effect-assassin = broń: kradnie 5 ciast
duel-effect-scout = broń: kradnie 1 ciasto, potem masz dodatkową turę
duel-effect-summoner = magia: wskaż kartę, obejrzyj rękę przeciwnika, ukradnij 2 ciasta za każdą taką kartę
duel-effect-quartermaster = specjalna: do końca starcia masz na ręce o 1 kartę więcej
duel-effect-oracle = specjalna: obejrzyj rękę przeciwnika, potem masz dodatkową turę
duel-effect-priest = całkowicie anuluje jedną dowolną kartę ataku i ją zabiera
duel-effect-angel = zatrzymuje wszystkie karty ataku, ale strona atakująca ma dodatkową turę
duel-effect-professor = odkryty liczy się jako { -card-scientist }, tak samo jak każdy { -card-wolfy }
duel-effect-agent = odkryty liczy się jako dowolna karta z ręki przeciwnika
duel-effect-pierrot = odkryty liczy się jako karta ataku z twojej deklaracji w poprzedniej turze

duel-asked-lead = { $who }: kto z waszej drużyny atakuje pierwszy?
duel-asked-claim = { $who }: zaatakuj albo spasuj.
duel-asked-answer = { $who }: akceptujesz, sprawdzasz czy blokujesz?
duel-asked-block = { $who }: akceptujesz blok czy sprawdzasz?
duel-asked-take = { $who }: wybierz { $count ->
    [one] kartę, którą zabiera { -card-priest }
    [few] { $count } karty, które zabierają { -card-priest(form: "few") }
   *[many] { $count } kart, które zabierają { -card-priest(form: "few") }
}.
duel-asked-name = { $who }: wskaż kartę ({ -card-summoner }).
duel-asked-trade = { $who }: wymieniasz się kartą w drużynie?
duel-beside = Sprawdzić może też { $who }.
duel-beside-you = Sprawdzić możesz też ty.

duel-button-attack = Atakuj…
duel-button-pass = Pas
duel-button-accept = Akceptuj
duel-button-challenge = Sprawdzam!
duel-button-block = Blokuj…
duel-button-take = Zabierz…
duel-button-name = Wskaż kartę…
duel-button-trade = Wymień…
duel-button-no-trade = Bez wymiany
duel-button-hold = Nie sprawdzam
duel-button-lead = Zaczyna { $who }

duel-form-attack = Atak
duel-form-block = Blok
duel-form-take = Karty, które zabiera twój { -card-priest }
duel-form-name = Wskaż kartę
duel-form-trade = Wymiana w drużynie
duel-field-cards = Karty, które zagrywasz
duel-field-cards-note = Nikt nie widzi które. Mogą być dowolne.
duel-field-claim = Czym są według twojej deklaracji
duel-field-claim-note = Przeciw: { $claim } ({ $who })
duel-field-target = Kogo atakujesz
duel-field-take = { $count ->
    [one] Zabierz jedną kartę
    [few] Zabierz { $count } karty
   *[many] Zabierz { $count } kart
}
duel-field-name = Wskaż kartę, potem zobaczysz rękę
duel-field-give-card = Karta, którą oddajesz
duel-field-take-card = Karta, którą bierzesz

duel-label-attack = atak: { $claim }, cel: { $target } (naprawdę: { $cards })
duel-label-block = blok: { $claim } (naprawdę: { $cards })
duel-label-take = zabrana karta { $positions }
duel-label-name = wskazana karta: { $card }
duel-label-trade = oddajesz: { $give }, bierzesz: { $take }

duel-hand-card = **{ $card }**: { $effect }
duel-hand-empty = Nie masz kart na ręce.
duel-mate-hand = { $who } ma na ręce: { $cards }.
duel-own-discard = Zagrane w tym starciu: { $cards }.
duel-look = Tura { $turn }: { $reader ->
    [seer] oglądasz rękę gracza { $of }
    [seen] { $who } ogląda twoją rękę
   *[other] { $who } ogląda rękę gracza { $of }
}: { $cards }.
duel-look-taken = Tura { $turn }: { $reader ->
    [seer] zabierasz graczowi { $of }
    [seen] { $who } zabiera ci
   *[other] { $who } zabiera graczowi { $of }
}: { $cards }.

duel-option-mode = 🎴 { $mode }
duel-option-trophies = { EMOJI("trophy") } Do wygranej: { $trophies ->
    [one] jedno starcie
    [few] { $trophies } starcia
   *[many] { $trophies } starć
}{ $duels ->
    [1] {""}
   *[other] , mecz: większość z { $duels } pojedynków
}
duel-option-specials = ⭐ Karty specjalne w talii: { $count } ({ $open ->
    [True] pokazane przed pierwszym starciem
   *[False] ukryte
})
duel-option-wolfy = 🎭 { -card-wolfy } nie ujawnia się na koniec tury
duel-option-block-limit = 🛡️ Nie więcej kart bloku niż kart ataku

duel-duel-begun = Nowa talia jest przetasowana{ $specials ->
    [0] .
    [one] , z { $specials } kartą specjalną.
    [few] , z { $specials } kartami specjalnymi.
   *[many] , z { $specials } kartami specjalnymi.
}
duel-specials-shown = Karty specjalne w tym pojedynku: { $cards }.
duel-bout-begun = **Starcie { $bout }.** { $side } { $count ->
    [one] zaczyna atak
    [few] zaczynają atak
   *[many] zaczynają atak
} z { $cakes } { $cakes ->
    [one] ciastem
    [few] ciastami
   *[many] ciastami
} przeciw { $other }.
duel-hand-dealt = { $who } dostaje: { $cards }.
duel-hand-dealt-you = Dostajesz: { $cards }.
duel-lead-chosen = { $who } decyduje: zaczyna { $first }. Kolejność: { $order }.
duel-turn-begun = { $owed ->
    [True] { $who } ma dodatkową turę.
   *[False] Teraz atakuje { $who }.
}
duel-attack-claimed = { $who } atakuje gracza { $target } i deklaruje: **{ $claim }**.
duel-passed = { $who } { $forced ->
    [True] nie ma kart i pasuje.
   *[False] pasuje.
}
duel-block-claimed = { $who } blokuje i deklaruje: **{ $claim }**.
duel-accepted = { $who } akceptuje.
duel-kept-silent = { $who } nie sprawdza.
duel-challenged = ❗ { $who } sprawdza gracza { $claimant }: **{ $claim }**!
duel-cards-flipped = Odkryte karty: **{ $cards }**{ $changed ->
    [none] .
   *[other] {" "}({ $changed }).
} { $truthful ->
    [True] { $who } mówi prawdę.
   *[False] { $who } blefuje!
}
duel-hand-shown = Odkryto kartę { -card-agent }, więc { $who } pokazuje rękę: { $cards }.
duel-attackers-blocked = { $blocker } { $wholly ->
    [True] { $blockers ->
        [one] anuluje
        [few] anulują
       *[many] anuluje
    }
   *[False] { $blockers ->
        [one] zatrzymuje
        [few] zatrzymują
       *[many] zatrzymuje
    }
}: **{ $claim }**.
duel-cards-taken = { $who } zabiera graczowi { $of } { $count ->
    [one] kartę { $positions }
    [few] karty { $positions }
   *[many] karty { $positions }
}.
duel-taken-seen = { $reader ->
    [seer] Zabierasz graczowi { $of }
    [seen] { $who } zabiera ci
   *[other] { $who } zabiera graczowi { $of }
}: { $cards }.
duel-cakes-stolen = { EMOJI("slice") } { $card }: { $who } { $count ->
    [0] nic nie kradnie
    [one] kradnie jedno ciasto
    [few] kradnie { $count } ciasta
   *[many] kradnie { $count } ciast
} graczowi { $of }.
duel-card-named = { $who } wskazuje kartę: **{ $card }**.
duel-hand-looked-at = 👁️ { $card }: { $who } ogląda rękę gracza { $of }.
duel-hand-seen = { $reader ->
    [seer] Widzisz rękę gracza { $of }
    [seen] { $who } widzi twoją rękę
   *[other] { $who } widzi rękę gracza { $of }
}: { $cards }.
duel-turns-owed = { $card }: { $who } ma jeszcze { $count ->
    [one] jedną turę
    [few] { $count } tury
   *[many] { $count } tur
}{ $owed ->
    [1] {""}
   *[other] , razem { $owed }
}.
duel-hand-size-raised = Od teraz { $who } dobiera do { $size } kart.
duel-wolfy-revealed = 🐺 Wśród kart gracza { $who } jest { -card-wolfy }!
duel-cards-traded = { $given ->
    [0] { $who } bierze kartę od gracza { $partner }.
   *[other] { $taken ->
        [0] { $who } daje kartę graczowi { $partner }.
       *[other] { $who } wymienia się kartą z graczem { $partner }.
    }
}
duel-trade-seen = { $who } oddaje: { $give ->
    [none] nic
   *[other] { $give }
}; bierze: { $take ->
    [none] nic
   *[other] { $take }
}.
duel-trade-seen-you = Oddajesz: { $give ->
    [none] nic
   *[other] { $give }
}; bierzesz: { $take ->
    [none] nic
   *[other] { $take }
}.
duel-trade-declined = { $who } nie wymienia się.
duel-cards-drawn = { $who } dobiera { $count ->
    [one] jedną kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
duel-draw-seen = { $who } dobiera: { $cards }.
duel-draw-seen-you = Dobierasz: { $cards }.
duel-bout-ended = { EMOJI("trophy") } Wygrana w starciu: { $side } ({ $reason ->
    [bluff] wykryty blef
    [truth] prawdziwa deklaracja
    [cakes] zdobyte wszystkie ciasta
   *[passes] ciasta { $cakes } do { $other }
}). Puchary: { $trophies }.
duel-duel-ended = Wygrana w pojedynku: { $side }{ $won ->
    [1] .
   *[other] {" "}({ $won } do { $other }).
}
duel-decided-flip = 🔎 { $who } deklaruje: **{ $claim }**, { $other } nie wierzy, a { $truthful ->
    [True] to była prawda.
   *[False] to był blef: { $cards }.
}
duel-decided-cakes = { EMOJI("slice") } { $card }: { $who } kradnie { $count ->
    [one] ostatnie ciasto
    [few] ostatnie { $count } ciasta
   *[many] ostatnie { $count } ciast
} graczowi { $of }.
duel-decided-passes = { EMOJI("slice") } Wszyscy spasowali. Więcej ciast: { $side }, { $cakes } do { $other }.

refused-duel-other-question = Teraz nie możesz tego zrobić. Najnowszy post stołu pokazuje, co jest do zrobienia.
refused-duel-partner-decides = Tu decyduje druga osoba z twojej drużyny. Ty możesz tylko sprawdzić.
refused-duel-no-challenge-now = Jest już za późno, aby sprawdzić tę deklarację.
refused-duel-no-trade-now = Teraz nie ma czego wymieniać.
refused-duel-no-cards-chosen = Wybierz co najmniej jedną kartę z ręki.
refused-duel-no-cards-left = Nie masz już kart do bloku. Możesz jeszcze sprawdzić albo zaakceptować.
refused-duel-no-name-chosen = Wybierz, czym są karty według twojej deklaracji.
refused-duel-two-names = Wszystkie karty w deklaracji muszą mieć jedną nazwę.
refused-duel-no-target-chosen = Wybierz, kogo atakujesz.
refused-duel-no-such-card = Nie ma karty o nazwie „{ $text }”. Wybierz ją z listy, która pojawia się podczas pisania.
refused-duel-card-not-held = Nie masz tych kart na ręce.
refused-duel-cards-unsorted = Nie mogę odczytać tego wyboru kart. Wybierz jeszcze raz.
refused-duel-unclaimable = Tej karty nigdy nie wolno deklarować. Wybierz inną nazwę.
refused-duel-specials-not-played = W tej grze nie ma kart specjalnych.
refused-duel-not-an-attacker = W ataku możesz deklarować tylko karty ataku.
refused-duel-not-a-blocker = W bloku możesz deklarować tylko karty bloku.
refused-duel-cannot-block-that = Ta karta bloku nie może zatrzymać tego ataku.
refused-duel-too-many-blockers = Przy tym stole nie wolno deklarować więcej kart bloku niż kart ataku.
refused-duel-not-an-opponent = Wybierz kogoś z przeciwnej drużyny.
refused-duel-not-your-team = Wybierz, kto z twojej drużyny zaczyna: ty albo druga osoba.
refused-duel-wrong-positions = Wybierz po jednej zakrytej karcie za każdego { -card-priest(form: "genitive") }, żadnej dwa razy.
refused-duel-swap-only = Dopóki w talii są karty, możesz tylko wymienić jedną kartę za jedną.
refused-duel-nothing-traded = Wybierz kartę, którą oddajesz albo bierzesz, lub naciśnij *{ duel-button-no-trade }*.
refused-duel-card-not-with-partner = Druga osoba z twojej drużyny nie ma tej karty.

duel-page-start = Cel
duel-rules-start = Dwie strony walczą zakrytymi kartami o siedem ciast. Pojedynek to seria **starć**: kto wygra trzy starcia, wygrywa pojedynek.
    Wygrywasz starcie, jeśli zabierzesz drugiej stronie **wszystkie ciasta**, jeśli masz rację przy **sprawdzeniu** albo jeśli **wszyscy spasują** (bez żadnej deklaracji pomiędzy), **a ty masz więcej ciast**.
    Każdy ma na ręce cztery karty. O tym, kto zaczyna pierwsze starcie, decyduje los; kto przegra starcie, zaczyna następne. Strona, która atakuje pierwsza, ma na początku 3 ciasta, druga 4.
duel-page-turn = Twoja tura
duel-rules-turn = **1.** Strona atakująca zagrywa zakryte karty i **deklaruje**, że to karty ataku o jednej nazwie, albo pasuje.
    {"**2.**"} Strona broniąca się **akceptuje**, **sprawdza** albo **blokuje** dowolną liczbą własnych kart, deklarując kartę bloku, która może zatrzymać ten atak.
    {"**3.**"} Po bloku strona atakująca akceptuje go albo sprawdza.
    {"**4.**"} Niesprawdzone deklaracje działają bez względu na to, czym karty są naprawdę. Potem obie strony dobierają do czterech kart, najpierw atakująca.
    Bez kart pasujesz automatycznie, ale nadal możesz akceptować i sprawdzać. Gdy skończy ci się czas, pasujesz albo akceptujesz; jeśli trzeba coś wybrać, liczy się pierwsza możliwość.
    Przyciskiem **{ duel-button-attack }** lub **{ duel-button-block }** wybierasz karty w tajemnicy; **{ button-hand }** pokazują rękę tylko tobie.
duel-page-bluff = Blef i sprawdzanie
duel-rules-bluff = Liczba kart jest zawsze prawdziwa, ale wolno ci zadeklarować więcej kart o jednej nazwie, niż istnieje. Nazwa może być kłamstwem, a jedna fałszywa karta robi blef z całej deklaracji.
    {"**„Sprawdzam!”**"} odkrywa zadeklarowane karty i kończy starcie: jeśli to blef, wygrywa strona, która sprawdza; jeśli prawda, wygrywa strona, która deklaruje.
    Sprawdzona deklaracja nie ma innego skutku. Gdy zablokujesz albo zaakceptujesz, nie możesz już sprawdzić tej deklaracji.
duel-page-cards = Karty
duel-rules-cards = ⚔️ { CARD("soldier") }**{ -card-soldier }** (5) i { CARD("archer") }**{ -card-archer }** (4) kradną po 1 cieście; ⚔️ zatrzymuje { CARD("defender") }**{ -card-defender }** (4).
    🔮 { CARD("wizard") }**{ -card-wizard }** (3) kradnie 2 ciasta; 🔮 zatrzymuje { CARD("scientist") }**{ -card-scientist }** (3). Jedna karta bloku zatrzymuje jedną kartę ataku; wolno ci zadeklarować więcej kart bloku, niż jest kart ataku.
    🎭 { CARD("wolfy") }**{ -card-wolfy }** (1) nigdy nie jest prawdziwą kartą i nie wolno go deklarować. Zagraj go jako coś innego: ujawnia się, gdy tura kończy się bez sprawdzenia.
duel-page-specials = Karty specjalne
duel-rules-specials = Przez cały pojedynek w talii są dwie ukryte karty specjalne (w drużynach trzy). Zawsze wolno ci deklarować każdą kartę specjalną ⚔️ 🔮 ⭐ 🛡️, nawet taką, której nie ma w talii; kart 🎭 nigdy.
    ⚔️ { CARD("assassin") }**{ -card-assassin }** kradnie 5. Każdy { CARD("scout") }**{ -card-scout }** kradnie 1 i daje ci dodatkową turę ({ -card-defender } zatrzymuje tylko kradzież). 🔮 { CARD("summoner") }**{ -card-summoner }**: wskaż kartę, obejrzyj rękę przeciwnika i ukradnij 2 ciasta za każdą taką kartę ({ -card-scientist } zatrzymuje tylko kradzież: rękę widzisz i tak).
    ⭐ { CARD("quartermaster") }**{ -card-quartermaster }**: do końca starcia masz na ręce o jedną kartę więcej. { CARD("oracle") }**{ -card-oracle }**: obejrzyj rękę przeciwnika i rozegraj dodatkową turę. ⭐ zatrzymują tylko { -card-priest } i { -card-angel }.
    🛡️ { CARD("priest") }**{ -card-priest }** całkowicie anuluje jedną dowolną kartę ataku i ją zabiera, nie widząc jej. { CARD("angel") }**{ -card-angel }** zatrzymuje cały atak, ale strona atakująca ma dodatkową turę za każdego { -card-angel(form: "genitive") }.
    🎭 Po odkryciu: { CARD("professor") }**{ -card-professor }** i każdy { -card-wolfy } w tej samej deklaracji liczą się jako { -card-scientist(form: "few") }; { CARD("agent") }**{ -card-agent }** liczy się jako dowolna karta z ręki przeciwnika, a wszyscy widzą wtedy tę rękę; { CARD("pierrot") }**{ -card-pierrot }** liczy się, tylko w ataku, jako karta ataku z deklaracji w twojej poprzedniej turze tego starcia. { -card-wolfy } nie ujawnia się, jeśli { -card-professor } jest w tej samej deklaracji.
duel-page-teams = Drużyny
duel-rules-teams = Czworo graczy, dwie drużyny, dziewięć ciast: cztery dla drużyny, która zaczyna, pięć dla drugiej. Osoby z jednej drużyny mają wspólne ciasta i zawsze widzą nawzajem swoje karty.
    Drużyna, która zaczyna, wybiera, kto z niej atakuje pierwszy. Strona atakująca wybiera osobę z przeciwnej drużyny i tylko ta osoba może blokować; dopóki nie odpowie, druga osoba z jej drużyny może sprawdzić.
    Po ataku strona atakująca może w tajemnicy wymienić jedną kartę w swojej drużynie. Gdy talia jest pusta, może też tylko oddać albo tylko wziąć jedną kartę.
    Starcie kończy się przez pasowanie, gdy spasuje cała czwórka.
refused-duel-undo-kind = Możesz cofnąć tylko deklarację, i to zanim ktoś na nią odpowie. Pasów, odpowiedzi oraz ruchów, które pokazują lub dobierają karty, nie można cofnąć.

## Co komuś raz się udało

duel-achievement-right = wykryty blef
duel-achievement-bluff = udany blef
duel-achievement-cleared = wszystkie ciasta w jednym starciu
duel-achievement-sweep = pojedynek bez przegranego starcia
