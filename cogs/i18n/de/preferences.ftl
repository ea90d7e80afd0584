### Was ein Mitglied für sich selbst einstellt

cmd-preferences = Deine Einstellungen: Nachrichten, Erwähnungen, Würfel, Bilder, Sprache
cmd-preferences-hands = Ob deine Karten auch als Direktnachricht kommen
cmd-preferences-rolls = Ob automatisch für dich gewürfelt wird
cmd-preferences-plain = Ob deine Karten nur als Text kommen, ohne Bild
cmd-preferences-more-time = Doppelte Zeit an schnellen Tischen, wie die Lobby sagt; nicht in Turnieren
cmd-preferences-calm = Bilder ohne Strahlen und Zacken, für alle an Tischen, die mit dir beginnen
cmd-preferences-turns = Ob jeder Zug an deinen Tischen als neue Direktnachricht kommt
cmd-preferences-boards = Ob andere dich auf Ranglisten sehen, und deine Wertungen
cmd-preferences-language = Die Sprache von allem, was nur du siehst

preferences-heading = ## Deine Einstellungen
preferences-note = Nur du siehst das. Es gilt auf jedem Server.
preferences-messages = { $value ->
    [yes] ✅ **Karten als Direktnachricht:** Deine Karten kommen auch dort an und bleiben aktuell.
    [refused] ⚠️ **Karten als Direktnachricht:** Discord hat mich dir nicht schreiben lassen. Erlaube Direktnachrichten von Mitgliedern dieses Servers und drücke noch einmal.
   *[no] ⬜ **Karten als Direktnachricht:** aus. Drücke am Tisch auf *{ button-hand }*, um sie zu sehen.
}
preferences-rolls = { $value ->
    [yes] ✅ **Automatisch würfeln:** an, wenn es nichts zu entscheiden gibt.
   *[no] ⬜ **Automatisch würfeln:** aus. Du drückst selbst auf *{ bakeries-button-roll }*
}
preferences-plain = { $value ->
    [yes] ✅ **Nur Text:** Deine Karten kommen ohne Bild.
   *[no] ⬜ **Nur Text:** aus. Deine Karten kommen mit einem Bild.
}
preferences-more-time = { $value ->
    [yes] ✅ **Mehr Zeit an schnellen Tischen:** Du hast doppelte Zeit, und die Lobby sagt es. Wer gleichzeitig mit dir wählt, hat sie auch. Nicht in Turnieren.
   *[no] ⬜ **Mehr Zeit an schnellen Tischen:** aus. Damit hast du doppelte Zeit zum Entscheiden, und die Lobby sagt es. Nicht in Turnieren.
}
preferences-calm = { $value ->
    [yes] ✅ **Ruhige Bilder:** keine Strahlen und Zacken in deinen, und für niemanden an Tischen, die mit dir beginnen.
   *[no] ⬜ **Ruhige Bilder:** aus. Damit haben deine Bilder und die der Tische, die mit dir beginnen, keine Strahlen und Zacken.
}
preferences-turns = { $value ->
    [yes] ✅ **Jeder Zug als Nachricht:** Was an deinen Tischen passiert, kommt als neue Direktnachricht.
    [refused] ⚠️ **Jeder Zug als Nachricht:** Discord hat mich dir nicht schreiben lassen. Erlaube Direktnachrichten von Mitgliedern dieses Servers und drücke noch einmal.
   *[no] ⬜ **Jeder Zug als Nachricht:** aus. Für Screenreader, die bearbeitete Beiträge nicht ansagen.
}
preferences-boards = { $value ->
    [yes] ✅ **Ranglisten:** Du stehst darauf, und andere sehen deine Wertungen.
   *[no] ⬜ **Ranglisten:** Andere sehen dich dort nicht und deine Wertungen auch nicht. Du behältst sie.
}
preferences-language = 🗨️ **Sprache:** { $value }
language-note = { $proofread ->
    [yes] muttersprachlich geprüft
   *[no] noch nicht muttersprachlich geprüft
}
preferences-language-none = wie in deinem Discord
tab-preferences-general = Allgemein
tab-preferences-pings = Hinweise
tab-preferences-boards = Mehr
button-preferences-messages = Direktnachrichten
button-preferences-rolls = Auto-Würfeln
button-preferences-plain = Nur Text
button-preferences-more-time = Mehr Zeit
button-preferences-calm = Ruhige Bilder
button-preferences-turns = Jeder Zug
button-preferences-boards = Mich zeigen
menu-language = Sprache wählen
