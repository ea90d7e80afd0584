### Koniec sezonu

cmd-settings-season-post = Gdzie publikować najlepszych po końcu sezonu
cmd-settings-season-post-where = Który kanał; pomiń, aby nic nie publikować
settings-season-post = **Koniec sezonu:** { $value }
settings-season-post-none = bez posta (`/settings season-post`)
settings-lost-season-post = ⚠️ Usunięto kanał na koniec sezonu. Wybierz inny komendą `/settings season-post`.
refused-season-post-permission = Nie mogę pisać na { $channel }. Brakuje mi uprawnień: { $permissions }. Administracja serwera może je nadać: **Edytuj kanał**, **Uprawnienia**, **Cake Club**.

season-heading = ## 🏆 Koniec sezonu: { $season }
season-note = -# Zaczął się nowy sezon i wszyscy zaczynają od nowa. Przyciski pokazują całą tabelę.
