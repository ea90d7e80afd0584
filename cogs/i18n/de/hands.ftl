### Karten auf der Hand

hand-heading = ### Deine Karten · { $game }
hand-link = [Zum Tisch]({ $link })

hand-refused = Ich konnte dir deine Karten nicht als Direktnachricht schicken: Du nimmst von diesem Server keine an. *Meine Karten* zeigt sie nur dir; mit `/preferences` schaltest du die Nachrichten wieder ein.
