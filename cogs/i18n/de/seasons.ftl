### Das Ende einer Saison

cmd-settings-season-post = Wo am Ende jeder Saison die Besten stehen
cmd-settings-season-post-where = Welcher Kanal; ohne Angabe gibt es keinen Beitrag
settings-season-post = **Ende einer Saison:** { $value }
settings-season-post-none = kein Beitrag (`/settings season-post`)
settings-lost-season-post = ⚠️ Der Kanal für das Ende einer Saison wurde gelöscht. Wähle mit `/settings season-post` einen anderen.
refused-season-post-permission = In { $channel } kann ich nicht schreiben. Mir fehlt: { $permissions }. Wer den Server verwaltet, kann mir das unter **Kanal bearbeiten**, **Berechtigungen**, **Cake Club** geben.

season-heading = ## 🏆 Die Saison ist zu Ende: { $season }
season-note = -# Eine neue Saison hat begonnen, und alle fangen von vorn an. Die Knöpfe zeigen die ganze Rangliste.
