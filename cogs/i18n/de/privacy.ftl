### Was über wen aufbewahrt wird

cmd-privacy = Was Cake Club über dich aufbewahrt
cmd-privacy-show = Was über dich aufbewahrt wird, warum und wie lange
cmd-privacy-export = Alles, was über dich aufbewahrt wird, als Datei nur für dich
cmd-privacy-forget = Deinen Namen und deine ID aus allem Aufbewahrten entfernen

privacy-heading = ## Was Cake Club über dich aufbewahrt
privacy-kept = **Was:** an welchen Tischen du saßest und unter welchem Namen, deine Züge dort mit ihren Zeiten, die Worte, mit denen du abgehoben hast, wie die Spiele ausgingen, deine Wertungen, Statistiken und Ergebnisse gegen andere, welchen Tischen du zusiehst, und was du mit `/preferences` einstellst. Nachrichten werden nie gelesen.
privacy-why = **Warum:** damit ein Spiel nach einem Neustart weitergeht, später noch einmal angesehen werden kann und in der Bestenliste zählt.
privacy-how-long = **Wie lange:** bis du vergessen werden möchtest, oder 30 Tage, nachdem der Bot den Server verlassen hat.
privacy-who = **Wer es sieht:** wer diesen Bot betreibt, kann seine Datenbank lesen. Deine Karten in einem laufenden Spiel bekommt sonst niemand zu sehen.
privacy-you = **Du kannst:** alles als Datei mitnehmen oder deinen Namen und deine ID entfernen lassen. Spiele, die andere mit dir gespielt haben, bleiben ganz, mit „jemand“ an deiner Stelle. Alte Nachrichten in Kanälen bleiben, bis sie dort gelöscht werden.
button-privacy-export = Gib mir alles
button-privacy-forget = Vergiss mich …
privacy-export = In dieser Datei steht alles, was über dich aufbewahrt wird.
privacy-export-part = Teil { $part } von { $parts } von allem, was über dich gespeichert ist. Entpacke alle Teile: Zusammen sind sie vollständig.
privacy-forget-title = Vergiss mich
privacy-forget-field = Gib „{ $word }“ ein, wenn du sicher bist
privacy-forget-note = Das ist endgültig. Du verlässt alle deine Tische, und deine Spiele zählen nicht mehr für dich.
privacy-word = vergessen
privacy-forgotten = Du bist vergessen: dein Name und deine ID stehen nirgends mehr.
somebody = jemand
