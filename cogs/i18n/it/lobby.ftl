### Il tavolo prima della partita

lobby-heading = ## { $game }
    -# { $about }
    { $host } avvia la partita.
lobby-seat = **{ $number }.** { $who }
lobby-free = **{ $number }.** *{ $needed ->
    [True] posto libero
   *[False] c’è posto per un’altra persona
}*
lobby-team = **Squadra { $team }**: { $players }
lobby-team-free = *{ $count } { $count ->
    [one] posto libero
   *[other] posti liberi
}*
button-team = Squadra { $team }
refused-team-full = La squadra { $team } non ha posti liberi.
lobby-clock = ⏳ { $time } per ogni decisione
lobby-more-time = ⏱️ Il doppio del tempo per decidere: { $who }
lobby-begun = La partita è iniziata.
lobby-moved = Il messaggio di questo tavolo ora è più in basso.
lobby-cancelled = Questo tavolo è stato annullato prima della partita.
lobby-expired = Questo tavolo si è chiuso perché qui non è successo niente per 24 ore.
lobby-closes = 🕰️ Si chiude { $until } se resta così

lobby-open-hands = -# 👐 **Mani scoperte** per chi non gioca, se accetta tutto il tavolo. Non classificata.
lobby-agreed = {" "}👐
button-open-hands = Mani scoperte
button-agree-open-hands = D’accordo
cmd-new-teaching = Mani scoperte per imparare: se il tavolo è d’accordo, chi guarda vede tutto; non classificata
open-hands = -# 👐 Mani scoperte: chi non gioca vede tutte le carte. Non classificata.
refused-not-agreed = Con le mani scoperte la partita inizia quando tutto il tavolo è d’accordo. Chi deve ancora premere *{ button-agree-open-hands }*: { $who }.
refused-open-seats = A questo tavolo chi non gioca vede tutte le mani, quindi nessuno può prendere il posto di un’altra persona. Se lasci, un bot continua per te.
