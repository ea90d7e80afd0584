### Czego nie można zrobić

error-store = Nie mogę zapisać twojego ruchu, więc się nie odbył. Spróbuj ponownie za chwilę. Jeśli to się powtarza, poproś osobę, która prowadzi tego bota, aby sprawdziła dysk.
error-permission = Nie masz do tego uprawnień na tym kanale.
error-forbidden = Discord mi na to nie pozwala: na tym kanale brakuje mi uprawnienia. Administracja serwera może je nadać: **Edytuj kanał**, **Uprawnienia**, **Cake Club**.
error-unexpected = Coś poszło nie tak po mojej stronie. Nic nie zginęło. Spróbuj ponownie.
refused-one-moment = To trwa dłużej niż zwykle. Naciśnij jeszcze raz za chwilę.
refused-database-away = Nie mogę teraz połączyć się z moją bazą danych. Spróbuj ponownie za chwilę.
refused-thread-limit = Discord nie pozwala mi teraz otworzyć kolejnych wątków na tym kanale. Spróbuj ponownie za kilka minut albo na innym kanale, albo zagraj ze mną w wiadomościach prywatnych.
refused-moved-on = Gra przy stole poszła już dalej. Spójrz na najnowszy post stołu.
refused-not-asked = To nie twoja kolej.
refused-not-seated = Nie siedzisz przy tym stole. Możesz go oglądać.
refused-table-over = Przy tym stole już się nie gra. Otwórz nowy komendą { NEW_TABLE("lub") }.
refused-not-begun = Gra przy tym stole jeszcze się nie zaczęła.
refused-unknown-control = Ten przycisk lub to menu już nie działa. Wpisz komendę ponownie, aby dostać nową wiadomość: `/table show` dla stołu, `/rules` dla zasad.
refused-not-available = To nie jest tu dostępne.
refused-no-such-table = Tego stołu już nie ma. `/table list` pokazuje stoły otwarte i z trwającą grą.
refused-no-table-here = Nie masz tu stołu. Otwórz go komendą { NEW_TABLE("lub") }.
refused-other-game = Przy twoim stole gra się tu w { $game }: { $link }
refused-not-begun-yet = Gra przy twoim stole jeszcze się nie zaczęła: { $link }
refused-which-table = Siedzisz przy kilku stołach. Wybierz jeden w opcji `table`.
refused-name-table = Powiedz, który stół: wybierz go opcją `table`. W wątku stołu możesz ją pominąć.
refused-unknown-action = Nie znam tego ruchu. Najnowszy post stołu pokazuje, co możesz teraz zrobić.
refused-other-edition = Zasady gry zmieniły się, odkąd zaczęła się gra przy tym stole, więc nie można grać dalej.
refused-record-damaged = Nie mogę już odczytać ruchów tego stołu, więc nie można grać dalej. Osoba, która prowadzi tego bota, znajdzie szczegóły w logach.
refused-bad-option = Opcja „{ $option }” nie przyjmuje tej wartości. Wybierz inną.
refused-already-joined = Siedzisz już przy tym stole.
refused-not-joined = Nie siedzisz przy tym stole.
refused-table-full = { $seats ->
    [2] Oba miejsca są zajęte.
   *[other] Wszystkie miejsca są zajęte ({ $seats }).
} Otwórz inny stół komendą { NEW_TABLE("lub") }.
refused-already-begun = Gra już się zaczęła. Możesz ją oglądać komendą `/table watch`.
refused-host-only = Może to zrobić tylko gospodarz: <@{ $host }>.
refused-no-house-left = Przy tym stole są już wszyscy gracze komputerowi. Inne osoby mogą jeszcze dołączyć.
refused-wrong-number = Ta gra wymaga { $needed } { $needed ->
    [one] gracza
    [few] graczy
   *[many] graczy
}, a przy stole { $seated ->
    [one] siedzi { $seated } osoba.
    [few] siedzą { $seated } osoby.
   *[many] siedzi { $seated } osób.
} Dodaj gracza komputerowego, aby zająć wolne miejsce.
refused-too-few-players = Ta gra wymaga co najmniej { $needed } { $needed ->
    [one] gracza
    [few] graczy
   *[many] graczy
}, a przy stole { $seated ->
    [one] siedzi { $seated } osoba.
    [few] siedzą { $seated } osoby.
   *[many] siedzi { $seated } osób.
} Dodaj gracza komputerowego, aby zająć wolne miejsce.
refused-here-only = Stoły możesz otwierać tylko na kanałach serwera i w wiadomościach prywatnych ze mną.
refused-not-on-server = Cake Club nie ma na tym serwerze, więc nie możesz tu grać. Napisz do { $bot }: tam działają lekcje, gry z komputerem i rozdania dnia.{ $url ->
    [none] {""}
   *[other] {" "}Administracja tego serwera może [dodać Cake Club]({ $url }).
}
refused-not-in-conversation = W tej rozmowie Cake Club nie może grać. Napisz do { $bot }: tam działają lekcje, gry z komputerem i rozdania dnia.{ $url ->
    [none] {""}
   *[other] {" "}Aby grać z innymi, [dodaj Cake Club do serwera]({ $url }).
}
refused-missing-permission = Nie mogę tu prowadzić stołu. { $count ->
    [one] Brakuje mi uprawnienia: { $permissions }. Administracja serwera może je
    [few] Brakuje mi uprawnień: { $permissions }. Administracja serwera może je
   *[many] Brakuje mi uprawnień: { $permissions }. Administracja serwera może je
} nadać: **Edytuj kanał**, **Uprawnienia**, **Cake Club**.
refused-other-channel = Na tym kanale nie możesz otwierać stołów. Na tym serwerze gra się na kanałach: { $channels }.
refused-role-only = Na tym serwerze stoły może otwierać tylko { $role }. Możesz dołączyć do cudzego.
refused-too-many-tables = Na tym serwerze masz już { $most } { $most ->
    [one] stół
    [few] stoły
   *[many] stołów
}, a więcej naraz nie wolno. Najpierw skończ grę albo odejdź od któregoś stołu.
refused-no-modes = Tryby ma tylko Cake Duel. W innych grach pomiń opcję `mode`.
refused-no-such-board-page = Tabela nie ma tylu stron. Wybierz mniejszy numer.
refused-stats-none = { $who } nie ma jeszcze na tym serwerze skończonej gry. Otwórz stół komendą { NEW_TABLE("lub") }.
refused-stats-none-of-game = { $who } nie ma jeszcze na tym serwerze skończonej gry tego rodzaju. Pomiń opcję `game`, aby zobaczyć wszystkie gry.
refused-stats-same-member = Wybierz do porównania dwie różne osoby.
refused-stats-of-a-bot = Boty nie mają statystyk. Wybierz osobę.
refused-not-sure = Nic się nie zmieniło. Jeśli chcesz, aby o tobie zapomnieć, wpisz „{ $word }”.
refused-asleep = Ten stół śpi: jego kanał jest dla mnie niedostępny. Obudź go komendą `/table show`.
refused-too-much = To dużo jak na jedną minutę, więc spróbuj ponownie { $until }.
refused-too-soon = Niedawno było to już robione przy tym stole, więc spróbuj ponownie { $until }.
refused-too-fast = Naciskasz szybciej, niż mogę odpowiadać. Odczekaj { $seconds } { $seconds ->
    [one] sekundę
    [few] sekundy
   *[many] sekund
}.
refused-text-too-long = To za długi tekst. Wpisz najwyżej { $most } { $most ->
    [one] znak
    [few] znaki
   *[many] znaków
}.
refused-managers-only = Może to zrobić tylko administracja serwera.
refused-shown-elsewhere = Ten stół należy do innego kanału, na którym widzą go wszyscy, którzy przy nim grają: { $link }
refused-other-tables-thread = Ten wątek należy do innego stołu. Pokaż swój tutaj: { $channel }.
refused-bad-table = Nie ma tu takiego stołu. Wybierz go z listy, która pojawia się podczas pisania. `/table list` pokazuje stoły otwarte i z trwającą grą, `/history` zakończone.
refused-page-gone = Tej części strony już nie ma. Otwórz stronę jeszcze raz.
refused-no-such-page = Zasady nie mają takiej strony. `/rules` otwiera pierwszą.

permission-view_channel = Wyświetlanie kanału
permission-send_messages = Wysyłanie wiadomości
permission-read_message_history = Czytanie historii wiadomości
permission-create_public_threads = Tworzenie publicznych wątków
permission-create_private_threads = Tworzenie prywatnych wątków
permission-send_messages_in_threads = Wysyłanie wiadomości w wątkach
refused-export-running = Twój plik albo pliki innych osób są jeszcze przygotowywane. Spróbuj ponownie za minutę.
refused-export-too-large = Twój plik jest za duży dla Discorda albo Discord nie może go teraz przyjąć. Spróbuj później. Jeśli znów się nie uda, poproś o dane osobę, która prowadzi tego bota.
permission-manage_roles = Zarządzanie rolami
