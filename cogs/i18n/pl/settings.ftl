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
settings-channels = **Kanały:** { $value }
settings-channels-none = wszystkie kanały, na których mogę pisać
settings-role = **Kto otwiera stoły:** { $value }
settings-role-none = wszyscy
settings-tables = **Stoły na osobę:** { $value }
settings-clock = **Zegar:** { $value } ({ $times })
settings-clock-time = { $clock }: { $time }
settings-threads = **Wątki:** { $value ->
    [open] po jednym na stół, gdzie mogę
    [yes] po jednym na stół
   *[no] wyłączone, stoły zostają na kanale
}
settings-language = **Język:** { $value }
settings-language-none = język serwera z Discorda
settings-messages = **Karty w wiadomościach prywatnych:** { $value ->
    [yes] włączone
   *[no] wyłączone
}
settings-pictures = **Obrazki:** { $value ->
    [yes] włączone
   *[no] wyłączone, sam tekst
}
settings-note = `/settings time` zmienia te czasy.
menu-channels = Kanały: wszystkie
menu-role = Kto otwiera stoły: wszyscy
menu-tables = Stoły na osobę
pick-tables = Stoły na osobę: { $value }
pick-clock = Zegar: { $value }
tab-settings-tables = Stoły
tab-settings-posts = Posty
button-settings-threads = Wątki
button-settings-messages = Wiadomości
button-settings-pictures = Obrazki

clock-live = szybki
clock-relaxed = spokojny
clock-slow = wolny

language-en = English
language-de = Deutsch
language-es = Español
language-fr = Français
language-pt-BR = Português (Brasil)
language-pl = Polski
language-it = Italiano
language-tr = Türkçe
