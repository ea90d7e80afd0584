### Szukanie przeciwników, koniec sezonu i liczby dla administracji serwera

cmd-play-game = Znajdź stół: która gra; pomiń, aby szukać każdej
cmd-play-when = Znajdź stół: jak szybko chcesz rozegrać grę
choice-pace-now = teraz: od razu do końca
choice-pace-today = dziś: kilka minut na każdą decyzję
choice-pace-week = w tym tygodniu: dzień na każdą decyzję
find-joined = ✅ Masz miejsce przy stole. { $game }: { $link }
find-opened = ✅ Żaden stół nie czekał, więc otwieram tu nowy: { $game }. Inni mogą dołączyć.
refused-already-waiting = Już czekasz przy stole: { $link }

button-players-role = Powiedz mi, gdy stół czeka
players-called = 🍰 { $role } Przy stole { $free ->
    [one] jest { $free } wolne miejsce
    [few] są { $free } wolne miejsca
   *[many] jest { $free } wolnych miejsc
}. { $game }: { $link }
players-role-reason = Na prośbę tej osoby, przyciskiem Cake Club.
permission-manage_roles = Zarządzanie rolami
refused-players-role-none = Ten serwer nie ma już do tego roli. Administracja serwera może ją wybrać komendą `/settings players-role`.
refused-players-role-everyone = Wybierz rolę, którą można mieć albo nie. Tę mają wszyscy.
refused-players-role-managed = { $role } należy do aplikacji albo do Discorda, więc nie mogę jej nadać. Wybierz inną rolę.
refused-players-role-powerful = { $role } może tu więcej niż wszyscy, a każdy nadaje ją sobie sam. Wybierz rolę bez dodatkowych uprawnień.
refused-players-role-permission = Nie mogę nadawać ról. Brakuje mi uprawnienia: { $permission }. Administracja serwera może je nadać: Ustawienia serwera → Role → Cake Club.
refused-players-role-too-high = Nie mogę nadać roli { $role }: nie jest niżej niż moja. Administracja serwera może przesunąć moją wyżej: Ustawienia serwera → Role.
refused-players-role-not-yours = Rolę { $role } może tu wybrać tylko ktoś, kto sam może ją nadać. Trzeba mieć uprawnienie „{ $permission }” i wyższą rolę.
refused-players-role-silent = Moja wiadomość nie powiadomi roli { $role }. Zezwól wszystkim na oznaczanie tej roli: Ustawienia serwera → Role.

cmd-settings-players-role = Rola powiadamiana, gdy stół czeka; każdy bierze ją sobie przyciskiem
cmd-settings-players-role-role = Która rola; pomiń, aby nikogo nie powiadamiać
cmd-settings-season-post = Gdzie publikować najlepszych po końcu sezonu
cmd-settings-season-post-where = Który kanał; pomiń, aby nic nie publikować
cmd-settings-fairness = Widzisz to tylko ty: kto gra głównie z jedną osobą i duże wzrosty
settings-players-role = **Powiadamiani, gdy stół czeka:** { $value }
settings-players-role-none = nikt (`/settings players-role`)
settings-season-post = **Koniec sezonu:** { $value }
settings-season-post-none = bez posta (`/settings season-post`)
settings-lost-players-role = ⚠️ Usunięto rolę powiadamianą o czekających stołach. Wybierz inną komendą `/settings players-role`.
settings-lost-season-post = ⚠️ Usunięto kanał na koniec sezonu. Wybierz inny komendą `/settings season-post`.
refused-season-post-permission = Nie mogę pisać na { $channel }. Brakuje mi uprawnień: { $permissions }. Administracja serwera może je nadać: Edytuj kanał → Uprawnienia → Cake Club.

season-name = { $number ->
    [1] styczeń–marzec
    [2] kwiecień–czerwiec
    [3] lipiec–wrzesień
   *[4] październik–grudzień
} { $year }
season-heading = ## 🏆 Koniec sezonu: { $season }
season-note = -# Zaczął się nowy sezon i wszyscy zaczynają od nowa. Przyciski pokazują całą tabelę.
leaderboard-season = -# W każdym sezonie wszyscy zaczynają od 0. 🌱 Nowa osoba: mniej niż 5 gier rankingowych.
menu-board-season = Wcześniejsze sezony…

fairness-heading = ## Kto z kim gra · { $server }
fairness-about = Widzisz to tylko ty. To liczby, a nie ocena: znajomi często grają tylko ze sobą, a dobry tydzień zdarza się każdemu.
fairness-pairs = **Głównie jedna osoba** (gry rankingowe: co najmniej { $games }, z tą samą osobą: co najmniej { $percent }%)
fairness-pair = { $who } przeciw { $other }: { $games } z { $all } ({ $percent }%), wyżej: { $ahead }, niżej: { $behind }
fairness-gains = **Duże wzrosty w { $days } dni** (ocena umiejętności: co najmniej +{ $gain }, bez pierwszych gier danej osoby)
fairness-gain = { $who } · { $game }: +{ $gain }, pierwsze miejsce: { $wins } z { $games }
fairness-nobody = nikt

privacy-managers = **Administracja serwera:** może zobaczyć, kto gra tam głównie z jedną osobą, oraz duże wzrosty rankingu.
