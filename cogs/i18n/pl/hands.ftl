### Karty na ręce

hand-heading = ### Twoje karty · { $game }
hand-link = [Przejdź do stołu]({ $link })

hand-refused = Nie mogę wysłać ci kart w wiadomości prywatnej: nie przyjmujesz wiadomości z tego serwera. Przycisk *Moje karty* pokazuje je tylko tobie; wiadomości włączysz z powrotem komendą `/preferences`.

hand-older = Ta kopia jest stara. Twoje karty są w najnowszej wiadomości *Moje karty*.
hand-given-up = Te karty nie są już twoje.
refused-older-hand = To była starsza kopia twoich kart. Teraz pokazuje ich obecny stan: naciśnij jeszcze raz.
