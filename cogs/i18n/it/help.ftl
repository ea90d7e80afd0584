### La mappa dell’aiuto: dove si trova tutto

cmd-help = Che cosa sa fare Cake Club e dove si trova
help-heading = ## Che cosa so fare
help-playing = **Giocare**: subito contro un bot, o a un tavolo con la gente di qui
help-ranking = **Classifica**: le partite fra membri contano per il tuo punteggio
help-pings = **Avvisi**: quando ti dico che tocca a te, ore di silenzio, vacanze
help-leaving = **Lasciare**: **Tavolo…**, poi **Lascia…** sotto il messaggio del tavolo: un bot continua. Che cosa conservo su di te:
help-managing = **Gestire**: dove si aprono i tavoli, lingua, immagini e altro
button-help = Aiuto
button-history = Partite giocate
button-preferences = Preferenze
button-pings = Avvisi
button-privacy = Privacy
button-settings = Impostazioni
