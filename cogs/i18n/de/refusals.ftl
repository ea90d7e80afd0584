### Was nicht geht

error-store = Der Zug konnte nicht aufgeschrieben werden und wurde deshalb nicht gemacht. Bitte versuch es gleich noch einmal; wenn es so bleibt, sag denen Bescheid, die diesen Bot betreiben: sein Speicher braucht einen Blick.
error-permission = Das darfst du hier nicht.
error-forbidden = Discord lässt mich das hier nicht tun: mir fehlt in diesem Kanal eine Berechtigung. Wer den Server verwaltet, kann sie mir unter Kanal bearbeiten → Berechtigungen → Cake Club geben.
error-unexpected = Bei mir ist etwas schiefgegangen. Nichts ist verloren; bitte versuch es noch einmal.
refused-one-moment = Das dauert länger als sonst. Bitte drück gleich noch einmal.
refused-moved-on = Am Tisch ging es schon weiter. Bitte schau auf seinen neuesten Beitrag.
refused-not-asked = Du bist gerade nicht am Zug.
refused-not-seated = Du sitzt nicht an diesem Tisch. Zuschauen darfst du gern.
refused-table-over = Dieser Tisch ist vorbei. { NEW_TABLE("oder") } eröffnet einen anderen.
refused-not-begun = An diesem Tisch hat das Spiel noch nicht begonnen.
refused-unknown-control = Dieses Bedienelement wird nicht mehr benutzt. Bitte gib den Befehl noch einmal ein, dann kommt eine neue Nachricht: `/table show` für einen Tisch, `/rules` für die Regeln.
refused-no-such-table = Diesen Tisch gibt es nicht mehr. `/table list` zeigt alle, die offen sind oder laufen.
refused-no-table-here = Du sitzt hier an keinem Tisch. { NEW_TABLE("oder") } eröffnet einen.
refused-other-game = Dein Tisch hier ist einer von { $game }: { $link }
refused-not-begun-yet = Dein Tisch hat noch nicht begonnen: { $link }
refused-which-table = Du sitzt an mehreren Tischen: wähl einen mit der Option `table`.
refused-unknown-action = Diesen Zug kenne ich nicht. Was jetzt möglich ist, steht im neuesten Beitrag des Tisches.
refused-other-edition = Die Regeln dieses Spiels haben sich geändert, seit der Tisch begann. Deshalb kann er nicht weitergehen.
refused-record-damaged = Die Züge dieses Tisches lassen sich nicht mehr lesen, deshalb kann er nicht weitergehen. Wer diesen Bot betreibt, findet mehr im Protokoll.
refused-bad-option = Die Option „{ $option }“ passt nicht. Bitte wähl einen anderen Wert.
refused-already-joined = Du sitzt schon hier.
refused-not-joined = Du sitzt nicht an diesem Tisch.
refused-table-full = Alle { $seats } Plätze sind besetzt. { NEW_TABLE("oder") } eröffnet einen anderen Tisch.
refused-already-begun = Das Spiel hat schon begonnen. Mit `/table watch` folgst du ihm.
refused-host-only = Das kann nur <@{ $host }>: wer den Tisch eröffnet hat, leitet ihn.
refused-no-house-left = Es ist kein Hausspieler mehr frei. Mitglieder können noch mitspielen.
refused-wrong-number = Es braucht { $needed } Spieler, und { $seated } { $seated ->
    [one] sitzt
   *[other] sitzen
} hier. Ein Hausspieler kann einen freien Platz einnehmen.
refused-too-few-players = Es braucht mindestens { $needed } Spieler, und { $seated } { $seated ->
    [one] sitzt
   *[other] sitzen
} hier. Ein Hausspieler kann einen freien Platz einnehmen.
refused-here-only = Tische lassen sich nur im Kanal eines Servers eröffnen.
refused-missing-permission = Hier kann ich keinen Tisch führen: mir { $count ->
    [one] fehlt die Berechtigung „{ $permissions }“
   *[other] fehlen die Berechtigungen { $permissions }
}. Wer den Server verwaltet, gibt { $count ->
    [one] sie
   *[other] sie alle
} mir unter Kanal bearbeiten → Berechtigungen → Cake Club.
refused-other-channel = In diesem Kanal werden keine Tische eröffnet. Auf diesem Server wird hier gespielt: { $channels }.
refused-role-only = Auf diesem Server kann nur { $role } einen Tisch eröffnen. Mitspielen darfst du gern.
refused-too-many-tables = Du sitzt auf diesem Server schon an { $most } { $most ->
    [one] Tisch
   *[other] Tischen
}, mehr erlaubt er nicht auf einmal. Spiel erst einen zu Ende oder verlass einen.
refused-not-sure = Es wurde nichts geändert: um vergessen zu werden, gib „{ $word }“ ein.
refused-asleep = Der Tisch schläft: sein Kanal war nicht zu erreichen. `/table show` weckt ihn.
refused-too-fast = Du drückst schneller, als ich antworten kann. Bitte warte { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
}.
refused-managers-only = Das kann nur, wer diesen Server verwaltet.
refused-shown-elsewhere = Dieser Tisch gehört in einen anderen Kanal, den alle lesen können, die mitspielen: { $link }
refused-bad-table = Diesen Tisch gibt es hier nicht. Wähl einen aus der Liste, die sich beim Tippen öffnet; `/table list` zeigt alle, die offen sind oder laufen, `/history` die beendeten.
refused-no-such-page = Eine solche Seite haben die Regeln nicht. `/rules` öffnet die erste.

permission-view_channel = Kanal anzeigen
permission-send_messages = Nachrichten senden
permission-read_message_history = Nachrichtenverlauf anzeigen
permission-create_public_threads = Öffentliche Threads erstellen
permission-send_messages_in_threads = Nachrichten in Threads senden
refused-no-modes = Nur Cake Duel hat Spielarten: Lass die Option `mode` bei den anderen Spielen weg.
refused-no-such-board-page = So weit reicht die Bestenliste nicht. Ihre erste Seite gibt es immer.
refused-stats-none = { $who } hat auf diesem Server noch kein Spiel beendet. { NEW_TABLE("oder") } öffnet einen Tisch.
refused-stats-none-of-game = { $who } hat dieses Spiel auf diesem Server noch nicht beendet. Ohne die Option `game` werden alle Spiele gezeigt.
refused-stats-same-member = Wähle zwei verschiedene Mitglieder, um zu sehen, was sie gegeneinander erreicht haben.
refused-stats-of-a-bot = Zahlen gibt es nur von Mitgliedern, nicht von Bots.
refused-export-too-large = Discord nimmt keine so große Datei an wie deine, oder gerade keine. Versuche es später noch einmal; klappt es wieder nicht, bitte den Betreiber dieses Bots um deine Daten.
