### Was ein Server einstellt

cmd-settings = Einstellungen von Cake Club für diesen Server
cmd-settings-show = Zeigt die Einstellungen dieses Servers
cmd-settings-channel = Tische in einem Kanal erlauben oder ihn wieder von der Liste nehmen
cmd-settings-channel-where = Welcher Kanal
cmd-settings-channel-allowed = Ja: Dort dürfen Tische eröffnet werden. Nein: nicht mehr
cmd-settings-everywhere = Tische wieder in jedem Kanal erlauben
cmd-settings-openers = Wer Tische eröffnen darf
cmd-settings-openers-role = Nur Mitglieder mit dieser Rolle; ohne Angabe alle
cmd-settings-tables = An wie vielen Tischen ein Mitglied gleichzeitig sitzen darf
cmd-settings-tables-most = Von 1 bis 25
cmd-settings-clock = Die Bedenkzeit, wenn beim Eröffnen keine gewählt wird
cmd-settings-clock-clock = Welche Bedenkzeit
cmd-settings-time = Ändern, wie lang eine der Bedenkzeiten auf diesem Server ist
cmd-settings-time-clock = Welche Bedenkzeit
cmd-settings-time-seconds = Sekunden pro Entscheidung: 15 bis 1.209.600 (zwei Wochen); ohne Angabe wie üblich
cmd-settings-threads = Ob jeder Tisch einen eigenen Thread bekommt
cmd-settings-threads-wanted = Ja oder nein
cmd-settings-language = Die Sprache der öffentlichen Beiträge
cmd-settings-language-language = Welche; ohne Angabe die Sprache des Servers bei Discord
cmd-settings-messages = Ob man seine Karten auch als Direktnachricht bekommen kann
cmd-settings-messages-offered = Ja oder nein
cmd-settings-pictures = Ob kleine Bilder neben den Wörtern stehen
cmd-settings-pictures-shown = Ja, oder nein für nur Text

settings-heading = ## Einstellungen für { $server }
settings-done = ✅ Gespeichert.
settings-channels = **Kanäle:** { $value }
settings-channels-none = jeder Kanal, in dem ich schreiben darf
settings-role = **Wer Tische eröffnet:** { $value }
settings-role-none = alle
settings-tables = **Tische pro Mitglied:** { $value }
settings-clock = **Bedenkzeit:** { $value } ({ $times })
settings-clock-time = { $clock }: { $time }
settings-threads = **Threads:** { $value ->
    [open] einer für jeden Tisch, wo ich darf
    [yes] einer für jeden Tisch
   *[no] aus, Tische bleiben im Kanal
}
settings-language = **Sprache:** { $value }
settings-language-none = die Sprache des Servers bei Discord
settings-messages = **Karten als Direktnachricht:** { $value ->
    [yes] an
   *[no] aus
}
settings-pictures = **Bilder:** { $value ->
    [yes] an
   *[no] aus, nur Text
}
settings-note = `/settings time` ändert diese Zeiten.
menu-channels = Kanäle: jeder Kanal
menu-role = Wer Tische eröffnet: alle
menu-tables = Tische pro Mitglied
pick-tables = Tische pro Mitglied: { $value }
pick-clock = Bedenkzeit: { $value }
tab-settings-tables = Tische
tab-settings-posts = Beiträge
button-settings-threads = Threads
button-settings-messages = Direktnachrichten
button-settings-pictures = Bilder

clock-live = schnell
clock-relaxed = gemütlich
clock-slow = langsam

language-en = English
language-de = Deutsch
language-es = Español
language-fr = Français
language-pt-BR = Português (Brasil)
language-pl = Polski
language-it = Italiano
language-tr = Türkçe
