### Was über wen aufbewahrt wird

cmd-privacy = Was Cake Club über dich speichert
cmd-privacy-show = Was über dich gespeichert ist, warum und wie lange
cmd-privacy-export = Alles, was über dich gespeichert ist, als Datei nur für dich
cmd-privacy-forget = Deinen Namen und deine ID überall entfernen lassen

privacy-heading = ## Was Cake Club über dich speichert
privacy-kept = **Was:** an welchen Tischen und unter welchem Namen du gespielt hast, deine Züge mit ihren Zeiten, die Wörter, mit denen du abgehoben hast, wie die Spiele ausgegangen sind, deine Wertungen, Statistiken und Ergebnisse gegen andere, welchen Tischen du zuschaust, welche du stumm schaltest, welche Spiele des Tages du gespielt hast, an welchen Turnieren du teilnimmst und was du mit `/preferences` einstellst. Nachrichten werden nie gelesen.
privacy-why = **Warum:** damit ein Spiel nach einem Neustart weitergeht, du es später noch einmal ansehen kannst und es in der Rangliste zählt.
privacy-how-long = **Wie lange:** bis du dich vergessen lässt, oder bis 30 Tage, nachdem der Bot den Server verlassen hat.
privacy-who = **Wer es sieht:** Wer diesen Bot betreibt, kann seine Datenbank lesen. Sonst sieht in einem Spiel ohne offene Karten niemand deine Hand. Ist es vorbei, sehen alle, die den Kanal sehen, alle Karten. Deine Ergebnisse und Statistiken, etwa deine Bluffs, sieht der ganze Server.
privacy-you = **Du kannst:** alles als Datei herunterladen oder deinen Namen und deine ID entfernen lassen. Spiele, die andere mit dir gespielt haben, bleiben vollständig; an deiner Stelle steht dann „jemand“. Alte Nachrichten in Kanälen bleiben, bis sie dort gelöscht werden.
button-privacy-data = Daten
button-privacy-access = Wer sie sieht
button-privacy-export = Meine Daten
button-privacy-forget = Vergiss mich …
privacy-export = In dieser Datei steht alles, was über dich gespeichert ist.
privacy-export-part = Teil { $part } von { $parts } von allem, was über dich gespeichert ist. Entpacke alle Teile in einen Ordner: Zusammen sind sie vollständig.
privacy-forget-title = Vergiss mich
privacy-forget-field = Gib „{ $word }“ ein, wenn du sicher bist
privacy-forget-note = Das ist endgültig. Du verlässt alle deine Tische, und deine Spiele zählen nicht mehr für dich.
privacy-word = vergessen
privacy-forgotten = Erledigt: Dein Name und deine ID sind nirgends mehr gespeichert. Für jedes Spiel des Tages bleibt es heute bei einem Versuch.
somebody = jemand
