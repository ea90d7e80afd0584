### Karty na ręce

hand-heading = ### Twoje karty · { $game }
hand-link = [Przejdź do stołu]({ $link })

hand-refused = Nie mogę wysłać ci kart w wiadomości prywatnej: nie przyjmujesz wiadomości z tego serwera. Przycisk *Moje karty* pokazuje je tylko tobie; wiadomości włączysz z powrotem komendą `/preferences`.
