### Was nicht geht

error-store = Ich konnte deinen Zug nicht speichern, deshalb wurde er nicht gemacht. Bitte versuche es gleich noch einmal. Wenn das öfter passiert, bitte die Person, die diesen Bot betreibt, seinen Speicherplatz zu prüfen.
error-permission = Das darfst du hier nicht.
error-forbidden = Discord lässt mich das hier nicht tun: Mir fehlt in diesem Kanal eine Berechtigung. Wer den Server verwaltet, kann sie mir unter **Kanal bearbeiten**, **Berechtigungen**, **Cake Club** geben.
error-unexpected = Bei mir ist etwas schiefgegangen. Nichts ist verloren. Bitte versuche es noch einmal.
refused-one-moment = Das dauert länger als sonst. Bitte drücke gleich noch einmal.
refused-database-away = Ich erreiche gerade meine Datenbank nicht. Bitte versuche es gleich noch einmal.
refused-thread-limit = Discord lässt mich in diesem Kanal gerade keine weiteren Threads öffnen. Versuche es in ein paar Minuten noch einmal, nimm einen anderen Kanal oder spiel in deinen Direktnachrichten mit mir.
refused-moved-on = Am Tisch ging es schon weiter. Bitte schau auf seinen neuesten Beitrag.
refused-not-asked = Du bist nicht am Zug.
refused-not-seated = Du sitzt nicht an diesem Tisch. Zuschauen darfst du gern.
refused-table-over = Dieser Tisch ist zu Ende. Eröffne einen neuen mit { NEW_TABLE("oder") }.
refused-not-begun = An diesem Tisch hat das Spiel noch nicht begonnen.
refused-unknown-control = Dieser Knopf oder dieses Menü funktioniert nicht mehr. Gib den Befehl noch einmal ein, dann bekommst du eine neue Nachricht: `/table show` für einen Tisch, `/rules` für die Regeln.
refused-not-available = Das gibt es hier nicht.
refused-no-such-table = Diesen Tisch gibt es nicht mehr. `/table list` zeigt alle Tische, die offen sind oder laufen.
refused-no-table-here = Du hast hier keinen Tisch. Eröffne einen mit { NEW_TABLE("oder") }.
refused-other-game = An deinem Tisch hier wird { $game } gespielt: { $link }
refused-not-begun-yet = An deinem Tisch hat das Spiel noch nicht begonnen: { $link }
refused-which-table = Du sitzt an mehreren Tischen. Wähle einen mit der Option `table`.
refused-name-table = Sag, welcher Tisch: Wähle ihn mit der Option `table`. Im Thread eines Tisches kannst du sie weglassen.
refused-unknown-action = Diesen Zug kenne ich nicht. Was jetzt möglich ist, steht im neuesten Beitrag des Tisches.
refused-other-edition = Die Regeln dieses Spiels haben sich geändert, seit der Tisch begonnen hat. Deshalb kann er nicht weitergehen.
refused-record-damaged = Ich kann die Züge dieses Tisches nicht mehr lesen, deshalb kann er nicht weitergehen. Wer diesen Bot betreibt, findet mehr im Log.
refused-bad-option = Die Option „{ $option }“ passt so nicht. Bitte wähle einen anderen Wert.
refused-already-joined = Du sitzt schon an diesem Tisch.
refused-not-joined = Du sitzt nicht an diesem Tisch.
refused-table-full = { $seats ->
    [2] Beide Plätze sind
   *[other] Alle { $seats } Plätze sind
} besetzt. Eröffne einen anderen Tisch mit { NEW_TABLE("oder") }.
refused-already-begun = Das Spiel hat schon begonnen. Mit `/table watch` kannst du zuschauen.
refused-host-only = Das kann nur, wer diesen Tisch eröffnet hat: <@{ $host }>.
refused-no-house-left = Alle Hausspieler sitzen schon an diesem Tisch. Mitglieder können noch mitspielen.
refused-wrong-number = Dieses Spiel braucht { $needed } Leute, hier { $seated ->
    [one] sitzt { $seated }
   *[other] sitzen { $seated }
}. Füge für einen freien Platz einen Hausspieler hinzu.
refused-too-few-players = Dieses Spiel braucht mindestens { $needed } Leute, hier { $seated ->
    [one] sitzt { $seated }
   *[other] sitzen { $seated }
}. Füge für einen freien Platz einen Hausspieler hinzu.
refused-here-only = Tische lassen sich nur im Kanal eines Servers und in deinen Direktnachrichten mit mir eröffnen.
refused-not-on-server = Cake Club ist nicht auf diesem Server, also kannst du hier nicht spielen. Schreib an { $bot }: Dort gibt es Lektionen, Spiele gegen das Haus und die Spiele des Tages.{ $url ->
    [none] {""}
   *[other] {" "}Wer diesen Server verwaltet, kann [Cake Club hinzufügen]({ $url }).
}
refused-not-in-conversation = In dieser Unterhaltung kann Cake Club nicht spielen. Schreib an { $bot }: Dort gibt es Lektionen, Spiele gegen das Haus und die Spiele des Tages.{ $url ->
    [none] {""}
   *[other] {" "}Um mit anderen zu spielen, [füge Cake Club zu einem Server hinzu]({ $url }).
}
refused-missing-permission = Hier kann ich keinen Tisch eröffnen: Mir { $count ->
    [one] fehlt die Berechtigung „{ $permissions }“
   *[other] fehlen die Berechtigungen { $permissions }
}. Wer den Server verwaltet, kann sie mir unter **Kanal bearbeiten**, **Berechtigungen**, **Cake Club** geben.
refused-other-channel = In diesem Kanal kannst du keine Tische eröffnen. Gespielt wird auf diesem Server in { $channels }.
refused-role-only = Auf diesem Server kann nur { $role } einen Tisch eröffnen. Mitspielen darfst du gern.
refused-too-many-tables = Du sitzt auf diesem Server schon an { $most } { $most ->
    [one] Tisch
   *[other] Tischen
}, mehr sind nicht gleichzeitig erlaubt. Spiele erst einen zu Ende oder verlasse einen.
refused-not-sure = Es wurde nichts geändert. Um vergessen zu werden, gib „{ $word }“ ein.
refused-asleep = Dieser Tisch schläft: Ich habe seinen Kanal nicht erreicht. Wecke ihn mit `/table show`.
refused-too-much = Das war viel in einer Minute, bitte versuch es { $until } noch einmal.
refused-too-soon = Das gab es an diesem Tisch gerade erst, bitte versuch es { $until } noch einmal.
refused-too-fast = Du drückst schneller, als ich antworten kann. Bitte warte { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
}.
refused-text-too-long = Das ist zu lang. Bitte schreibe höchstens { $most } Zeichen.
refused-managers-only = Das kann nur, wer diesen Server verwaltet.
refused-shown-elsewhere = Dieser Tisch gehört in einen anderen Kanal, den alle sehen können, die mitspielen: { $link }
refused-other-tables-thread = Dieser Thread gehört zu einem anderen Tisch. Zeige deinen in { $channel }.
refused-bad-table = Diesen Tisch gibt es hier nicht. Wähle einen aus der Liste, die sich beim Tippen öffnet. `/table list` zeigt alle, die offen sind oder laufen, `/history` die beendeten.
refused-page-gone = Dieser Teil der Seite ist nicht mehr da. Bitte öffne die Seite noch einmal.
refused-no-such-page = Diese Seite gibt es in den Regeln nicht. `/rules` öffnet die erste.

permission-view_channel = Kanal anzeigen
permission-send_messages = Nachrichten senden
permission-read_message_history = Nachrichtenverlauf anzeigen
permission-create_public_threads = Öffentliche Threads erstellen
permission-create_private_threads = Private Threads erstellen
permission-send_messages_in_threads = Nachrichten in Threads senden
refused-no-modes = Nur Cake Duel hat Modi. Lass die Option `mode` bei anderen Spielen weg.
refused-no-such-board-page = So viele Seiten hat die Rangliste nicht. Wähle eine kleinere Seitenzahl.
refused-stats-none = { $who } hat auf diesem Server noch kein Spiel beendet. Eröffne einen Tisch mit { NEW_TABLE("oder") }.
refused-stats-none-of-game = { $who } hat dieses Spiel auf diesem Server noch nicht beendet. Ohne die Option `game` siehst du alle Spiele.
refused-stats-same-member = Wähle zwei verschiedene Mitglieder zum Vergleichen.
refused-stats-of-a-bot = Bots haben keine Statistik. Wähle ein Mitglied.
refused-export-running = Deine Datei oder die von anderen ist noch in Arbeit. Bitte versuche es in einer Minute noch einmal.
refused-export-too-large = Deine Datei ist zu groß für Discord, oder Discord konnte sie gerade nicht annehmen. Versuche es später noch einmal. Klappt es wieder nicht, bitte die Person, die diesen Bot betreibt, um deine Daten.
permission-manage_roles = Rollen verwalten
