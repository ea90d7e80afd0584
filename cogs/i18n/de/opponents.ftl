### Mitspieler finden

cmd-play-game = Einen Tisch finden: welches Spiel; ohne Angabe jedes
cmd-play-when = Einen Tisch finden: wie bald du das Spiel zu Ende spielen willst
choice-pace-now = jetzt: am Stück
choice-pace-today = heute: ein paar Minuten pro Entscheidung
choice-pace-week = diese Woche: ein Tag pro Entscheidung
find-joined = ✅ Du sitzt an einem Tisch für { $game }: { $link }
find-opened = ✅ Kein Tisch hat gewartet, also habe ich hier einen für { $game } eröffnet. Andere können sich dazusetzen.
refused-already-waiting = Du wartest schon an einem Tisch: { $link }

button-players-role = Tische melden
players-called = 🍰 { $role } Ein Tisch für { $game } wartet noch auf { $free } { $free ->
    [one] Person
   *[other] Personen
}: { $link }
players-role-reason = Mit einem Knopf von Cake Club selbst gewählt.
refused-players-role-none = Dieser Server hat dafür keine Rolle mehr. Die Leitung des Servers kann mit `/settings players-role` eine wählen.
refused-players-role-everyone = Wähle eine Rolle, die man haben kann oder nicht. Diese haben alle.
refused-players-role-managed = { $role } gehört zu einer App oder zu Discord, deshalb kann ich sie niemandem geben. Wähle eine andere Rolle.
refused-players-role-powerful = { $role } darf hier mehr als alle anderen, und Mitglieder geben sie sich selbst. Wähle eine Rolle ohne zusätzliche Berechtigungen.
refused-players-role-permission = Ich kann keine Rollen geben: Mir fehlt die Berechtigung „{ $permission }“. Wer den Server verwaltet, kann sie mir unter **Servereinstellungen**, **Rollen**, **Cake Club** geben.
refused-players-role-too-high = Ich kann { $role } nicht geben: Sie steht nicht unter meiner eigenen Rolle. Wer den Server verwaltet, kann meine unter **Servereinstellungen**, **Rollen** nach oben ziehen.
refused-players-role-not-yours = { $role } kann hier nur wählen, wer sie auch selbst geben kann. Nötig sind „{ $permission }“ und eine höhere Rolle.
refused-players-role-silent = Meine Nachricht würde { $role } nicht benachrichtigen. Erlaube unter **Servereinstellungen**, **Rollen**, dass alle diese Rolle erwähnen können.

cmd-menu-invite = Zu einem Spiel einladen
invite-heading = ## { $who } zu einem Spiel einladen
invite-place = { $place ->
    [here] Der Tisch wird in diesem Kanal eröffnet.
   *[private] Der Tisch wird in einem privaten Thread eröffnet. Nur ihr beide und die Moderation des Servers seht ihn.
}
invite-note = -# Ein Platz wird freigehalten. Eine Benachrichtigung gibt es nur, wenn sie gerade erwünscht ist.
button-invite-here = Dieser Kanal
button-invite-private = Privater Thread
invite-done = ✅ Ein Tisch für { $game } ist in { $place } eröffnet, mit einem Platz für { $who }.
refused-invite-yourself = Dich selbst kannst du nicht einladen. Mit `/play` spielst du sofort gegen das Haus.
refused-invite-bot = Apps lassen sich nicht einladen. Wähle eine Person, oder drücke in der Lobby auf *{ button-house }*.
refused-invite-left = { $who } ist nicht mehr auf diesem Server.
refused-invite-timed-out = { $who } hat auf diesem Server gerade einen Timeout und kann vorerst nicht spielen.
refused-invite-unseen = { $who } kann diesen Ort nicht sehen. Lade dort ein, wo ihr beide seid.
refused-invite-at-table = { $who } hat schon einen Platz an dem Tisch, den du eröffnet hast: { $link }
refused-invite-soon = Du hast { $who } gerade erst eingeladen. Bitte versuch es { $until } noch einmal.
refused-invite-no-thread = Hier kann ich keinen privaten Thread öffnen. Wähle *{ button-invite-here }*.

cmd-settings-players-role = Eine Rolle, die erfährt, wenn ein Tisch wartet; man holt sie sich per Knopf
cmd-settings-players-role-role = Welche Rolle; ohne Angabe erfährt es niemand
settings-players-role = **Erfährt von wartenden Tischen:** { $value }
settings-players-role-none = niemand (`/settings players-role`)
settings-lost-players-role = ⚠️ Die Rolle, die von wartenden Tischen erfahren hat, wurde gelöscht. Wähle mit `/settings players-role` eine andere.
