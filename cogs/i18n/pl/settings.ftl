### Co ustawia serwer

cmd-settings = Ustawienia Cake Club na tym serwerze
cmd-settings-show = Pokaż ustawienia tego serwera
cmd-settings-channel = Zezwól na stoły na kanale albo usuń kanał z listy
cmd-settings-channel-where = Który kanał
cmd-settings-channel-allowed = Tak: wolno tam otwierać stoły. Nie: już nie wolno
cmd-settings-everywhere = Znów zezwól na stoły na wszystkich kanałach
cmd-settings-openers = Kto może otwierać stoły
cmd-settings-openers-role = Tylko osoby z tą rolą; pomiń, aby mogli wszyscy
cmd-settings-tables = Przy ilu stołach można siedzieć jednocześnie
cmd-settings-tables-most = Od 1 do 25
cmd-settings-clock = Zegar używany, gdy gospodarz nie wybierze innego
cmd-settings-clock-clock = Który zegar
cmd-settings-time = Zmień czas jednego z zegarów na tym serwerze
cmd-settings-time-clock = Który zegar
cmd-settings-time-seconds = Sekundy na decyzję: od 15 do 1 209 600 (dwa tygodnie); pomiń, aby wrócić do zwykłego czasu
cmd-settings-threads = Czy każdy stół dostaje własny wątek
cmd-settings-threads-wanted = Tak lub nie
cmd-settings-language = Język publicznych postów
cmd-settings-language-language = Który język; pomiń, aby użyć języka serwera z Discorda
cmd-settings-messages = Czy gracze mogą dostawać karty także w wiadomościach prywatnych
cmd-settings-messages-offered = Tak lub nie
cmd-settings-pictures = Czy obok słów są małe obrazki
cmd-settings-pictures-shown = Tak albo nie: sam tekst

settings-heading = ## Ustawienia: { $server }
settings-done = ✅ Zapisane.
settings-channels = **Kanały:** { $channels }
settings-channels-all = wszystkie kanały, na których mogę pisać
settings-openers = **Kto otwiera stoły:** { $role }
settings-openers-all = wszyscy
settings-tables = **Stoły na osobę:** { $most }
settings-clock = **Zegar:** { $clock } ({ $times })
settings-clock-time = { $clock }: { $time }
settings-threads = **Wątki:** { $wanted ->
    [open] po jednym na stół, gdzie mogę
    [yes] po jednym na stół
   *[no] wyłączone, stoły zostają na kanale
}
settings-language = **Język:** { $language }
settings-language-discord = język serwera z Discorda
settings-messages = **Karty w wiadomościach prywatnych:** { $offered ->
    [yes] włączone
   *[no] wyłączone
}
settings-pictures = **Obrazki:** { $shown ->
    [yes] włączone
   *[no] wyłączone, sam tekst
}
settings-note = `/settings time` zmienia te czasy.
settings-pick-channels = Kanały: wszystkie
settings-pick-role = Kto otwiera stoły: wszyscy
settings-menu-tables = Stoły na osobę
settings-choice-tables = Stoły na osobę: { $most }
settings-choice-clock = Zegar: { $clock }
button-settings-tables = Stoły
button-settings-posts = Posty
button-setting-threads = Wątki
button-setting-messages = Wiadomości
button-setting-pictures = Obrazki

clock-live = szybki
clock-relaxed = spokojny
clock-slow = wolny

language-en = English
language-de = Deutsch
language-es = Español
language-fr = Français
language-pt-BR = Português (Brasil)
language-pl = Polski
