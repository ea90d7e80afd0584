### Was ein Server einstellt

cmd-settings = Wie dieser Server spielt
cmd-settings-show = Was für diesen Server eingestellt ist
cmd-settings-channel = Einen Kanal nennen, in dem Tische eröffnet werden dürfen, oder ihn wieder streichen
cmd-settings-channel-where = Welcher Kanal
cmd-settings-channel-allowed = Ja: dort dürfen Tische eröffnet werden; nein: nicht mehr
cmd-settings-everywhere = Tische wieder in jedem Kanal eröffnen lassen
cmd-settings-openers = Wer Tische eröffnen darf
cmd-settings-openers-role = Nur Mitglieder mit dieser Rolle; ohne Angabe alle
cmd-settings-tables = An wie vielen Tischen ein Mitglied zugleich sitzen darf
cmd-settings-tables-most = Von 1 bis 25
cmd-settings-clock = Die Bedenkzeit eines Tisches, für den keine genannt wird
cmd-settings-clock-clock = Welche Bedenkzeit
cmd-settings-time = Wie lang eine Bedenkzeit auf diesem Server ist
cmd-settings-time-clock = Welche Bedenkzeit
cmd-settings-time-seconds = Sekunden je Entscheidung: 15 bis 1.209.600 (zwei Wochen); ohne Angabe wie üblich
cmd-settings-threads = Ob jeder Tisch einen eigenen Thread bekommt
cmd-settings-threads-wanted = Ja oder nein
cmd-settings-language = Die Sprache der öffentlichen Beiträge
cmd-settings-language-language = Welche; ohne Angabe die Sprache, die dieser Server Discord genannt hat
cmd-settings-messages = Ob Spieler ihre Karten auch als Direktnachricht bekommen dürfen
cmd-settings-messages-offered = Ja oder nein
cmd-settings-pictures = Ob Bilder neben den Worten stehen
cmd-settings-pictures-shown = Ja, oder nein: nur Worte

settings-heading = ## Wie { $server } spielt
settings-done = ✅ Eingestellt. So sieht es jetzt aus:
settings-channels = **Kanäle:** { $channels }
settings-channels-all = überall, wo ich schreiben darf
settings-openers = **Wer Tische eröffnet:** { $role }
settings-openers-all = alle
settings-tables = **Tische je Mitglied:** { $most } zugleich
settings-clock = **Bedenkzeit:** { $clock }, wenn beim Eröffnen keine andere genannt wird ({ $times })
settings-clock-time = { $clock }: { $time }
settings-threads = **Threads:** { $wanted ->
    [yes] jeder Tisch hat einen eigenen
   *[no] keine, Tische bleiben im Kanal
}
settings-language = **Sprache:** { $language }
settings-language-discord = die, die dieser Server Discord genannt hat
settings-messages = **Karten als Direktnachricht:** { $offered ->
    [yes] für alle, die das möchten
   *[no] keine, die Karten werden nur auf Wunsch gezeigt
}
settings-pictures = **Bilder:** { $shown ->
    [yes] neben den Worten; wer nur Worte will, sagt es mit `/preferences`
   *[no] keine, nur Worte
}

clock-live = schnell
clock-relaxed = gemütlich
clock-slow = langsam

language-en = English
language-de = Deutsch
