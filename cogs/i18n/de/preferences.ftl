### Was ein Mitglied für sich selbst einstellt

cmd-preferences = Wie Cake Club mit dir umgeht
cmd-preferences-hands = Ob deine Karten auch als Direktnachricht kommen
cmd-preferences-pings = Ob du gerufen wirst, wenn du am Zug und gerade nicht da bist
cmd-preferences-rolls = Ob deine Würfel von selbst rollen
cmd-preferences-plain = Ob deine Karten nur in Worten kommen, ohne Bild
cmd-preferences-language = Die Sprache, in der nur dir geantwortet wird

preferences-heading = ## Wie Cake Club mit dir umgeht
preferences-note = Nur du siehst das, und es gilt auf jedem Server. Drück, um es zu ändern.
preferences-messages = { $on ->
    [yes] ✅ **Karten als Direktnachricht:** deine Karten kommen auch dort an und folgen dem Spiel.
   *[no] ⬜ **Karten als Direktnachricht:** keine. *Meine Karten* am Tisch zeigt sie dir allein.
}
preferences-messages-refused = ⚠️ **Karten als Direktnachricht:** Discord ließ mich dir nicht schreiben. Erlaub Direktnachrichten von Mitgliedern dieses Servers und drück dann den Knopf, um es noch einmal zu versuchen.
preferences-pings = { $on ->
    [yes] ✅ **Rufe:** du wirst gerufen, wenn du am Zug und gerade nicht da bist.
   *[no] ⬜ **Rufe:** niemand ruft dich. Behalte die Uhr deiner Tische im Blick.
}
preferences-rolls = { $on ->
    [yes] ✅ **Würfel:** deine rollen von selbst, wenn es nichts zu entscheiden gibt.
   *[no] ⬜ **Würfel:** du drückst selbst *Würfeln!*
}
preferences-plain = { $on ->
    [yes] ✅ **Nur Worte:** deine Karten kommen ohne Bild.
   *[no] ⬜ **Nur Worte:** deine Karten kommen mit einem Bild.
}
preferences-language = 🗨️ **Sprache:** { $language }
preferences-language-discord = die deines Discord
button-wish-messages = Karten als Nachricht
button-wish-pings = Rufe
button-wish-rolls = Würfel von selbst
button-wish-plain = Nur Worte
menu-wish-language = Wähl eine Sprache
