### Die Übersicht: wo alles ist

cmd-help = Was Cake Club kann und wo du es findest
help-heading = ## Was ich kann
help-playing = **Spielen**: sofort gegen das Haus oder an einem Tisch mit Leuten hier
help-ranking = **Wertung**: Spiele unter Mitgliedern zählen für deine Wertung
help-pings = **Erwähnungen**: wann ich dich rufe, Ruhezeiten, Urlaub
help-leaving = **Verlassen**: **Tisch …**, dann **Verlassen …** im Beitrag des Tisches: Ein Hausspieler spielt weiter. Was ich über dich speichere:
help-managing = **Verwalten**: wo Tische eröffnet werden, Sprache, Bilder und mehr
button-help = Hilfe
button-history = Frühere Spiele
button-preferences = Einstellungen
button-pings = Erwähnungen
button-privacy = Datenschutz
button-settings = Server
