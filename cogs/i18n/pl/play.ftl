### Pierwsza minuta: gry i jak je zacząć

cmd-play = Zacznij tutaj: trzy gry. Zagraj od razu, otwórz stół albo poznaj zasady

play-heading = ## Cake Club
    -# **{ button-play-now }** z graczem komputerowym, **{ button-open-table }** dla innych albo **{ button-learn }** grę w 5 minut.
play-game = **{ $game }**: { $about }
play-level = Graj: **{ $level }**, mniej więcej twój poziom
play-more = -# Więcej: `/rules`, `/preferences`.
play-more-managers = -# Więcej: `/rules`, `/preferences`, `/settings show`.
play-done = ## Cake Club
table-opened = ✅ Twój stół jest tutaj: { $link }
about-game-duel = Zdobywaj ciasta blefem i łap innych na kłamstwie.
about-game-bakeries = Oddaj słabe ciasta, a dobre sprzedaj.
about-game-auf = Piecz według swoich przepisów i psuj wypieki innych.

button-play = Graj
button-play-now = Graj
button-open-table = Otwórz stół
button-own-tables = Moje gry
own-tables-heading = ## Twoje gry
own-tables-none = Nie siedzisz tu przy żadnym stole. Naciśnij **{ button-play }** i zacznij grę.

button-welcome-table = Otwórz stół
welcome-heading = ## Cake Club już tu jest 🍰
welcome-text = Trzy gry karciane o ciastach dla wszystkich na tym serwerze: z innymi osobami albo tylko z graczem komputerowym. Naciśnij **{ button-welcome-table }** lub użyj `/play`.
    -# Administracja serwera wybiera kanały, język i inne ustawienia komendą `/settings show`.
direct-opened = ✅ Twój stół jest poniżej.
direct-asleep = 💤 **Stół śpi:** nie mogę do ciebie napisać. Nic nie ginie i żaden zegar nie biegnie. Naciśnij **{ button-hand }**, żeby go obudzić.
direct-messages = wiadomości prywatne
