### Trovare con chi giocare

cmd-play-game = Trova un tavolo: quale gioco; lascia vuoto per uno qualsiasi
cmd-play-when = Trova un tavolo: in quanto tempo vuoi finire la partita
choice-pace-now = ora: tutta di seguito
choice-pace-today = oggi: qualche minuto per ogni decisione
choice-pace-week = questa settimana: un giorno per ogni decisione
find-joined = ✅ Hai un posto a un tavolo di { $game }: { $link }
find-opened = ✅ Nessun tavolo era in attesa, quindi qui ne ho aperto uno di { $game }. Può entrare chiunque.
refused-already-waiting = Stai già aspettando a un tavolo: { $link }

button-players-role = Avvisi sui tavoli
players-called = 🍰 { $role } A un tavolo di { $game } { $free ->
    [one] manca { $free } persona
   *[other] mancano { $free } persone
}: { $link }
players-role-reason = Richiesto con un pulsante di Cake Club.
refused-players-role-none = Questo server non ha più un ruolo per chi gioca. Chi gestisce il server può sceglierne uno con `/settings players-role`.
refused-players-role-everyone = Questo ruolo lo hanno già tutti i membri. Scegline uno che si possa prendere e togliere.
refused-players-role-managed = { $role } appartiene a un’app o a Discord, quindi non posso darlo ai membri. Scegli un altro ruolo.
refused-players-role-powerful = { $role } ha permessi in più su questo server, e i membri se lo darebbero da soli. Scegli un ruolo senza permessi in più.
refused-players-role-permission = Non posso dare ruoli: mi manca il permesso “{ $permission }”. Chi gestisce il server può concederlo in **Impostazioni server**, **Ruoli**, **Cake Club**.
refused-players-role-too-high = Non posso dare { $role }: non è sotto il mio ruolo. Chi gestisce il server può spostare il mio più in alto in **Impostazioni server**, **Ruoli**.
refused-players-role-not-yours = Puoi scegliere solo un ruolo che potresti dare anche tu. Per { $role } ti servono “{ $permission }” e un ruolo più alto.
refused-players-role-silent = Il mio messaggio non potrebbe avvisare { $role }. Attiva “Consenti a chiunque di @menzionare questo ruolo” in **Impostazioni server**, **Ruoli**.

cmd-menu-invite = Invita a una partita
invite-heading = ## Invita { $who } a una partita
invite-place = { $place ->
    [here] Il tavolo si apre in questo canale.
   *[private] Il tavolo si apre in un thread privato. Lo vedete solo voi due e la moderazione del server.
}
invite-note = -# Si riserva un posto per questa persona. Riceve un avviso se in questo momento ne accetta.
button-invite-here = Questo canale
button-invite-private = Thread privato
invite-done = ✅ C’è un tavolo di { $game } aperto in { $place }, con un posto riservato per { $who }.
refused-invite-yourself = Non puoi autoinvitarti. Con `/play` giochi subito contro un bot.
refused-invite-bot = Le app non si possono invitare. Scegli una persona, o premi *{ button-house }* prima della partita.
refused-invite-left = { $who } non è più su questo server.
refused-invite-timed-out = { $who } è in timeout su questo server e per ora non può giocare.
refused-invite-unseen = { $who } non può vedere questo posto. Invita in un canale che vedete sia tu sia questa persona.
refused-invite-at-table = { $who } ha già un posto al tavolo che hai aperto: { $link }
refused-invite-soon = Hai invitato { $who } poco fa. Riprova { $until }.
refused-invite-no-thread = Qui non posso aprire un thread privato. Scegli *{ button-invite-here }*.

cmd-settings-players-role = Il ruolo da avvisare quando a un tavolo manca gente; i membri lo prendono con un pulsante
cmd-settings-players-role-role = Quale ruolo; lascia vuoto per non avvisare nessuno
settings-players-role = **Da avvisare quando a un tavolo manca gente:** { $value }
settings-players-role-none = nessuno (`/settings players-role`)
settings-lost-players-role = ⚠️ Il ruolo da avvisare per i tavoli in attesa è stato eliminato. Scegline un altro con `/settings players-role`.
