### Karten auf der Hand

hand-heading = ### Deine Karten · { $game }
hand-link = [Zum Tisch]({ $link })

hand-refused = Ich konnte dir deine Karten nicht als Direktnachricht schicken: du nimmst von diesem Server keine an. *Meine Karten* zeigt sie dir allein; mit `/preferences` kannst du wieder um die Nachrichten bitten.
