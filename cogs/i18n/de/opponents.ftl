### Mitspieler finden

cmd-play-game = Einen Tisch finden: welches Spiel; ohne Angabe jedes
cmd-play-when = Einen Tisch finden: wie bald du das Spiel zu Ende spielen willst
choice-pace-now = jetzt: am Stück
choice-pace-today = heute: ein paar Minuten pro Entscheidung
choice-pace-week = diese Woche: ein Tag pro Entscheidung
find-joined = ✅ Du sitzt an einem Tisch für { $game }: { $link }
find-opened = ✅ Kein Tisch hat gewartet, also habe ich hier einen für { $game } eröffnet. Andere können sich dazusetzen.
refused-already-waiting = Du wartest schon an einem Tisch: { $link }

button-players-role = Sag mir, wenn ein Tisch wartet
players-called = 🍰 { $role } Ein Tisch für { $game } wartet noch auf { $free } { $free ->
    [one] Person
   *[other] Personen
}: { $link }
players-role-reason = Mit einem Knopf von Cake Club selbst gewählt.
refused-players-role-none = Dieser Server hat dafür keine Rolle mehr. Die Leitung des Servers kann mit `/settings players-role` eine wählen.
refused-players-role-everyone = Wähle eine Rolle, die man haben kann oder nicht. Diese haben alle.
refused-players-role-managed = { $role } gehört zu einer App oder zu Discord, deshalb kann ich sie niemandem geben. Wähle eine andere Rolle.
refused-players-role-powerful = { $role } darf hier mehr als alle anderen, und Mitglieder geben sie sich selbst. Wähle eine Rolle ohne zusätzliche Berechtigungen.
refused-players-role-permission = Ich kann keine Rollen geben: Mir fehlt die Berechtigung „{ $permission }“. Wer den Server verwaltet, kann sie mir unter Servereinstellungen → Rollen → Cake Club geben.
refused-players-role-too-high = Ich kann { $role } nicht geben: Sie steht nicht unter meiner eigenen Rolle. Wer den Server verwaltet, kann meine unter Servereinstellungen → Rollen nach oben ziehen.
refused-players-role-not-yours = { $role } kann hier nur wählen, wer sie auch selbst geben kann. Nötig sind „{ $permission }“ und eine höhere Rolle.
refused-players-role-silent = Meine Nachricht würde { $role } nicht benachrichtigen. Erlaube unter Servereinstellungen → Rollen, dass alle diese Rolle erwähnen können.

cmd-settings-players-role = Eine Rolle, die erfährt, wenn ein Tisch wartet; man holt sie sich per Knopf
cmd-settings-players-role-role = Welche Rolle; ohne Angabe erfährt es niemand
settings-players-role = **Erfährt von wartenden Tischen:** { $value }
settings-players-role-none = niemand (`/settings players-role`)
settings-lost-players-role = ⚠️ Die Rolle, die von wartenden Tischen erfahren hat, wurde gelöscht. Wähle mit `/settings players-role` eine andere.
