### Panel, który zostaje na kanale

cmd-settings-panel = Postaw na tym kanale panel z przyciskami, przenieś go na koniec albo usuń
cmd-settings-panel-here = Tak lub puste: postaw tutaj albo przenieś na koniec. Nie: usuń
button-panel-put = Postaw panel
panel-heading = ## Cake Club 🍰
panel-text = Trzy gry karciane o ciastach: z innymi osobami albo tylko z graczem komputerowym. Naciśnij **{ button-play }**: komendy nie są potrzebne.
panel-waiting = **Czekają na graczy**
    { $lines }
panel-line = [{ $game }]({ $link }): { $people }; { $free } { $free ->
    [one] wolne miejsce
    [few] wolne miejsca
   *[many] wolnych miejsc
}
panel-nobody = Teraz nikt nie czeka. Naciśnij **{ button-play }** i otwórz stół.
panel-up = ✅ Panel jest na końcu tego kanału. `/settings panel` znów go tam przenosi, a `here: False` usuwa.
panel-down = ✅ Panel usunięto.
refused-panel-none = Na tym kanale nie ma panelu. Postaw go komendą `/settings panel`.
refused-panel-permission = Nie mogę tu postawić panelu. Brakuje mi uprawnień: { $permissions }. Administracja serwera może je nadać: **Edytuj kanał**, **Uprawnienia**, **Cake Club**.
