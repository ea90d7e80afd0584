### Il primo minuto: i giochi e come iniziare

cmd-play = Inizia da qui: gioca subito, apri un tavolo o impara un gioco

play-heading = ## Cake Club
    -# **{ button-play-now }** contro un bot, **{ button-open-table }** per chi è qui, o **{ button-learn }** in 5 minuti.
play-game = **{ $game }**: { $about }
play-level = Gioca subito: **{ $level }**, più o meno il tuo livello
play-more = -# Altro: `/rules`, `/preferences`.
play-more-managers = -# Altro: `/rules`, `/preferences`, `/settings show`.
play-done = ## Cake Club
table-opened = ✅ Il tuo tavolo è qui: { $link }
about-game-duel = Bluffa, ruba torte e scopri chi mente.
about-game-bakeries = Rifila le torte brutte e vendi quelle buone.
about-game-auf = Prepara le tue ricette e rovina quelle altrui.
button-play = Gioca
button-play-now = Gioca subito
button-open-table = Apri tavolo
button-own-tables = Le mie partite
own-tables-heading = ## Le tue partite
own-tables-none = Qui non sei a nessun tavolo. Premi **{ button-play }** e inizia una partita.

button-welcome-table = Apri un tavolo
welcome-heading = ## Cake Club è arrivato 🍰
welcome-text = Tre giochi di carte sulle torte, per chiunque su questo server: in compagnia o contro un bot. Premi **{ button-welcome-table }** o usa `/play`.
    -# Chi gestisce il server sceglie canali, lingua e altro con `/settings show`.
direct-opened = ✅ Il tuo tavolo è qui sotto.
direct-asleep = 💤 **Il tavolo dorme:** non posso scriverti. Non si perde niente e il tempo è fermo. Premi **{ button-hand }** per svegliarlo.
direct-messages = messaggi diretti
