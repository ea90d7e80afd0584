### Über diesen Bot

cmd-about = Version, Neues, Nutzungsbedingungen, Datenschutz, Hilfe und eine Einladung

about-heading = ## Cake Club { $version }
about-new = **Neu in 1.0.0:** Cake Duel, You Take the Cake und Cake Auf!, mit Hausspielern in drei Stärken, Einführung und Regeln zu jedem Spiel, Wertungen und Bestenlisten, Turnieren, den Spielen des Tages, Wiederholungen und Kartenverteilungen, die du mit `/verify` nachprüfen kannst.
about-privacy = **Datenschutz:** `/privacy show` sagt dir, was über dich aufbewahrt wird, und lässt es dich löschen. Nachrichten werden nie gelesen.{ $url ->
    [none] {""}
   *[other] {" "}[Datenschutzerklärung]({ $url })
}
about-terms = **Nutzungsbedingungen:** der Bot ist kostenlos, gespielt wird nicht um Geld, und es gibt keine Gewähr.{ $url ->
    [none] {""}
   *[other] {" "}[Nutzungsbedingungen]({ $url })
}
about-licence = **Lizenz:** das Programm ist freie Software unter der MIT-Lizenz. Es ist ein inoffizielles Werk von Fans; die Spiele gehören ihren Urhebern.{ $url ->
    [none] {""}
   *[other] {" "}[Quelltext]({ $url })
}
about-support = **Hilfe:** { $url ->
    [none] frag, wer diesen Bot betreibt, zum Beispiel über die Verwaltung deines Servers.
   *[other] [hier bekommst du Hilfe]({ $url }).
}
about-invite = **Einladung:** [Cake Club zu einem anderen Server hinzufügen]({ $url }).
about-account = **Für dein Konto:** [Füge Cake Club zu deinen Apps hinzu]({ $url }) und spiel in Direktnachrichten, ganz ohne Server.
