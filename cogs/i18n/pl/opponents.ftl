### Szukanie przeciwników

cmd-play-game = Znajdź stół: która gra; pomiń, aby szukać każdej
cmd-play-when = Znajdź stół: jak szybko chcesz rozegrać grę
choice-pace-now = teraz: od razu do końca
choice-pace-today = dziś: kilka minut na każdą decyzję
choice-pace-week = w tym tygodniu: dzień na każdą decyzję
find-joined = ✅ Masz miejsce przy stole. { $game }: { $link }
find-opened = ✅ Żaden stół nie czekał, więc otwieram tu nowy: { $game }. Inni mogą dołączyć.
refused-already-waiting = Już czekasz przy stole: { $link }

button-players-role = Powiadamiaj mnie
players-called = 🍰 { $role } Przy stole { $free ->
    [one] jest { $free } wolne miejsce
    [few] są { $free } wolne miejsca
   *[many] jest { $free } wolnych miejsc
}. { $game }: { $link }
players-role-reason = Na prośbę tej osoby, przyciskiem Cake Club.
refused-players-role-none = Ten serwer nie ma już do tego roli. Administracja serwera może ją wybrać komendą `/settings players-role`.
refused-players-role-everyone = Wybierz rolę, którą można mieć albo nie. Tę mają wszyscy.
refused-players-role-managed = { $role } należy do aplikacji albo do Discorda, więc nie mogę jej nadać. Wybierz inną rolę.
refused-players-role-powerful = { $role } może tu więcej niż wszyscy, a każdy nadaje ją sobie sam. Wybierz rolę bez dodatkowych uprawnień.
refused-players-role-permission = Nie mogę nadawać ról. Brakuje mi uprawnienia: { $permission }. Administracja serwera może je nadać: **Ustawienia serwera**, **Role**, **Cake Club**.
refused-players-role-too-high = Nie mogę nadać roli { $role }: nie jest niżej niż moja. Administracja serwera może przesunąć moją wyżej: **Ustawienia serwera**, **Role**.
refused-players-role-not-yours = Rolę { $role } może tu wybrać tylko ktoś, kto sam może ją nadać. Trzeba mieć uprawnienie „{ $permission }” i wyższą rolę.
refused-players-role-silent = Moja wiadomość nie powiadomi roli { $role }. Zezwól wszystkim na oznaczanie tej roli: **Ustawienia serwera**, **Role**.

cmd-menu-invite = Zaproś do gry
invite-heading = ## Zaproszenie do gry: { $who }
invite-place = { $place ->
    [here] Stół zostanie otwarty na tym kanale.
   *[private] Stół zostanie otwarty w prywatnym wątku. Widzicie go tylko wy i moderacja serwera.
}
invite-note = -# Miejsce będzie zarezerwowane. Powiadomienie przyjdzie tylko wtedy, gdy ta osoba chce ich teraz.
button-invite-here = Ten kanał
button-invite-private = Prywatny wątek
invite-done = ✅ Stół jest otwarty: { $game }, { $place }. Miejsce czeka na: { $who }.
refused-invite-yourself = Nie możesz zaprosić siebie. Z `/play` od razu zagrasz z komputerem.
refused-invite-bot = Aplikacji nie można zaprosić. Wybierz osobę albo naciśnij przy stole *{ button-house }*.
refused-invite-left = { $who } nie jest już na tym serwerze.
refused-invite-timed-out = { $who } ma teraz na tym serwerze przerwę (timeout) i na razie nie może grać.
refused-invite-unseen = { $who } nie widzi tego miejsca. Zaproś tam, gdzie są obie osoby.
refused-invite-at-table = { $who } ma już miejsce przy stole otwartym przez ciebie: { $link }
refused-invite-soon = Niedawno wysłano już zaproszenie do: { $who }. Spróbuj ponownie { $until }.
refused-invite-no-thread = Nie mogę tu otworzyć prywatnego wątku. Wybierz *{ button-invite-here }*.

cmd-settings-players-role = Rola powiadamiana, gdy stół czeka; każdy bierze ją sobie przyciskiem
cmd-settings-players-role-role = Która rola; pomiń, aby nikogo nie powiadamiać
settings-players-role = **Powiadamiani, gdy stół czeka:** { $value }
settings-players-role-none = nikt (`/settings players-role`)
settings-lost-players-role = ⚠️ Usunięto rolę powiadamianą o czekających stołach. Wybierz inną komendą `/settings players-role`.
