### Rozdania, które każdy może sprawdzić, i gry oglądane jeszcze raz

button-cut = Przełóż…
cut-title = Przełóż talię
cut-field = Twoje słowo
cut-note = Twoje słowo wpływa na tasowanie. Widzi je cały stół. Zostaw puste, aby je wycofać.
cut-done = Gotowe: twoje słowo wpływa na tasowanie.
lobby-word = , słowo „{ $word }”
cut-line = ✂️ { $who } przekłada talię słowem „{ $word }”.
commitment = -# 🔒 Tasowanie jest ustalone (szczegóły: `/verify`): `{ $commitment }`
commitment-locked = -# 🔒 Tasowanie ustalone (więcej: `/verify`)
refused-cut-not-joined = Talię mogą przekładać tylko gracze przy tym stole. Najpierw naciśnij *{ button-join }*.
refused-bad-word = To słowo nie pasuje. Wpisz jeden wiersz, najwyżej { $most } { $most ->
    [one] znak
    [few] znaki
   *[many] znaków
}.

cmd-table-cut = Przełóż talię: dodaj do tasowania własne słowo
cmd-table-cut-word = Twoje słowo; pomiń, aby je wycofać

cmd-verify = Sprawdź, czy stół rozdano z tasowania ustalonego przed grą
cmd-verify-table = Który stół
cmd-replay = Odtwórz grę krok po kroku
cmd-replay-table = Który stół; w wątku stołu niepotrzebne
cmd-replay-step = Zacznij od tego kroku
cmd-history = Gry rozegrane na tym serwerze
cmd-history-member = Tylko gry tej osoby
cmd-history-game = Tylko gry tego rodzaju
cmd-history-page = Numer strony

verify-heading = ## Tasowanie w { $game }, `{ $table }`
verify-later = Sekret zobaczysz po zakończeniu gry. Wtedy `/verify` może przeliczyć tasowanie.
verify-commitment = **Ustalone,** zanim ktokolwiek mógł przełożyć talię lub zagrać (SHA-256 sekretu): `{ $commitment }`
verify-secret = **Sekret:** `{ $secret }`
verify-seed = { $holds ->
    [True] ✅ **Ziarno,** złożone z sekretu i słów graczy: `{ $seed }`
   *[other] ❌ Ziarno `{ $seed }` nie zgadza się z sekretem i słowami!
}
verify-chance = ✅ **Przeliczone z ziarna:** { $shuffles } { $shuffles ->
    [one] tasowanie
    [few] tasowania
   *[many] tasowań
} i { $numbers } { $numbers ->
    [one] liczba lub kość
    [few] liczby lub kości
   *[many] liczb lub kości
}, w { $moves } { $moves ->
    [one] poprawnym ruchu
    [few] poprawnych ruchach
   *[many] poprawnych ruchach
}.
verify-digest = **Skrót** całego zapisu, bez nazw graczy: `{ $digest }`
verify-proves = **Czego to dowodzi:** sekret był ustalony, zanim ktokolwiek przełożył talię. Nikt nie mógł więc zmienić tasowania po podaniu słowa i żaden gracz nie mógł go wybrać. Porównaj powyższy kod z tym, który `/verify` pokazuje przed końcem gry.
verify-limits = **Czego to nie dowodzi:** osoba, która prowadzi tego bota, mogła patrzeć w karty podczas gry albo znać sekret i przełożyć talię jako ostatnia. Jeśli chcesz mieć pewność, przełóż talię na samym końcu.
verify-day-proves = **Czego to dowodzi:** to rozdanie dnia, takie samo u każdego bota. `/daily today` pokazało jego kod dzień wcześniej.
verify-day-limits = **Czego to nie dowodzi:** sekret wynika z daty, więc może go poznać każda osoba, która przeczyta kod źródłowy Cake Club.
verify-script = -# Nie wierz mi na słowo: „{ button-record }” daje ci też skrypt, który wymaga tylko Pythona.
verify-file = { $script ->
    [True] Cały zapis i skrypt, który przelicza z niego każdą kartę i kość. Zapisz oba pliki w jednym folderze i uruchom tam:
   *[other] Cały zapis. Zapisz go obok `tools/verify.py` z kodu źródłowego Cake Club, który przelicza z niego każdą kartę i kość, i uruchom tam:
}
    ```
    python3 verify.py { $file } --pledge { $pledge } --digest { $digest }
    ```
    Wartość po `--pledge` musi być kodem, który `/verify` pokazało przed końcem gry. Skrypt napisano tak, aby dało się go przeczytać; jest też w kodzie źródłowym Cake Club jako `tools/verify.py`.
button-record = Pobierz zapis
refused-not-committed = To lekcja: każdy dostaje te same karty, więc nie ma tasowania do sprawdzenia.

replay-heading = ### Powtórka { $game }
    -# krok { $step } z { $steps }
    -# { $viewer }
replay-as-all = wszystkie karty odkryte
replay-as-public = tak, jak widzą to wszyscy
replay-as-seat = tak, jak widzi to { $who }
replay-as-seat-you = tak, jak to widzisz
replay-hand = { EMOJI("held") } **{ $who }**
replay-hand-you = { EMOJI("held") } **Twoja ręka**
replay-note = -# Aby udostępnić ten krok: { $public ->
    [True] {""}
   *[other] „{ button-share }” albo{" "}
}`/replay table:{ $table } step:{ $step }`; [Oryginalny stół]({ $link })
replay-image-hands = Obrazek pokazuje też ręce graczy: { $who }.
replay-text-heading = { $game }, stół { $table }: { $people }
replay-text-file = Gra, ruch po ruchu.
button-first = ⏮ Początek
button-step-back = ◀ Wstecz
button-step-on = Dalej ▶
button-last = Koniec ⏭
button-share = Pokaż innym
button-text = Jako tekst
menu-jump = Przejdź do…
replay-jump-step = Krok { $step }
part-round = Runda { $round }
menu-viewer = Czyimi oczami…
refused-replay-past-end = Kroki tej gry mają numery od 1 do { $steps }. Wybierz jeden z nich.
refused-replay-running = Dopóki ta gra trwa, powtórka pokazuje tylko to, co widzisz przy stole. Po jej zakończeniu wszystkie karty są odkryte.

history-heading = ## Gry na tym serwerze{ $who }{ $page ->
    [1] {""}
   *[other] , strona { $page }
}
history-heading-direct = ## Twoje gry tutaj{ $page ->
    [1] {""}
   *[other] , strona { $page }
}
history-of = , { $who }
history-none = Nikt jeszcze nie skończył tu żadnej gry.
history-none-such = Nikt jeszcze nie skończył tu takiej gry.
history-damaged = Gra z uszkodzonym zapisem
history-hidden = -# Niektórych gier tu nie ma: rozegrano je na kanałach, których nie widzisz.
history-line = -# { $day }: { $game }; { $people }; { $won ->
    [True] 🎉 { $winners }
   *[other] bez zwycięzcy
}; `{ $table }`
history-note = -# Wybierz grę, aby ją odtworzyć, albo użyj `/replay`.
button-newer = ◀ Nowsze
button-older = Starsze ▶
menu-replay = Odtwórz grę…
refused-history-past-end = Tylu gier tu nie ma. Wybierz mniejszy numer strony.
refused-history-direct = W wiadomościach prywatnych widzisz tylko własne gry.

button-review = Analiza
button-replay = Powtórka
button-details = Szczegóły
review-heading = ## 🔍 Twój pojedynek z odkrytymi kartami
review-bluffs = **Twoje blefy:** { $bluffs } na { $claims } { $claims ->
    [one] deklarację
    [few] deklaracje
   *[many] deklaracji
}, wykryte: { $caught }.
review-missed = **Niesprawdzone blefy przeciw tobie:** { $count }{ $count ->
    [0] .
    [one] . Sprawdzenie dawało wygraną w tym starciu.
    [few] . Sprawdzenie dawało wygraną w każdym z tych starć.
   *[many] . Sprawdzenie dawało wygraną w każdym z tych starć.
}
review-called = **Twoje sprawdzenia:** { $count ->
    [0] brak.
   *[other] { $count }, trafne: { $right }.
}
review-claim = Pojedynek { $duel }, starcie { $bout }: { $who } deklaruje: { $claim }; { $truth ->
    [True] prawda
   *[other] blef
} ({ $cards }){ $called ->
    [True] , ze sprawdzeniem
   *[other] {""}
}
review-claim-you = Pojedynek { $duel }, starcie { $bout }: deklarujesz: { $claim }; { $truth ->
    [True] prawda
   *[other] blef
} ({ $cards }){ $called ->
    [True] , ze sprawdzeniem
   *[other] {""}
}
review-turn = **Punkt zwrotny:** starcie { $bout }, pojedynek { $duel }, { $won ->
    [True] wygrana
   *[other] przegrana
} – { $reason ->
    [bluff] sprawdzenie blefu
    [truth] sprawdzenie prawdziwej deklaracji
    [cakes] ostatnie ciasto
   *[passes] liczba ciast po pasach
}. Twoja szansa na wygraną zmienia się z { $before }% na { $after }%, jeśli dalej obie strony grają równie dobrze.
refused-deal-sealed = Inni mogą dziś jeszcze zagrać to rozdanie. Po północy UTC możesz je sprawdzić i udostępnić.
