### Karten auf der Hand

hand-heading = ### Deine Karten · { $game }
hand-link = [Zum Tisch]({ $link })

hand-refused = Ich konnte dir deine Karten nicht als Direktnachricht schicken: Du nimmst von diesem Server keine an. *Meine Karten* zeigt sie nur dir; mit `/preferences` schaltest du die Nachrichten wieder ein.

hand-older = Diese Kopie ist alt. Deine Karten stehen im neuesten *Meine Karten*.
hand-given-up = Diese Karten gehören dir nicht mehr.
refused-older-hand = Das war eine ältere Kopie deiner Karten. Jetzt zeigt sie den aktuellen Stand: Drück bitte noch einmal.
