### Mapa pomocy: gdzie co jest

cmd-help = Co potrafi Cake Club i gdzie to znaleźć
help-heading = ## Co potrafię
help-playing = **Gra**: od razu z graczem komputerowym albo przy stole z innymi
help-ranking = **Ranking**: gry między członkami serwera liczą się do rankingu
help-pings = **Powiadomienia**: kiedy cię wołam, godziny ciszy, urlop
help-leaving = **Odejście**: **Stół…**, potem **Odejdź…** w poście stołu: gracz komputerowy gra dalej. Co o tobie przechowuję:
help-managing = **Zarządzanie**: gdzie wolno otwierać stoły, język, obrazki i inne
button-help = Pomoc
button-history = Historia
button-preferences = Ustawienia
button-pings = Powiadomienia
button-privacy = Prywatność
button-settings = Serwer
