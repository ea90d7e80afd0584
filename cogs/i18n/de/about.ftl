### Über diesen Bot

cmd-about = Version, Neues, Nutzungsbedingungen, Datenschutz, Hilfe und eine Einladung

about-heading = ## Cake Club { $version }
about-new = **Neu in 1.0.0:** Cake Duel, You Take the Cake und Cake Auf!, mit Hausspielern in drei Stärken, Einführung und Regeln zu jedem Spiel, Wertungen und Ranglisten, Turnieren, den Spielen des Tages, Wiederholungen und Kartenverteilungen, die du mit `/verify` nachprüfen kannst.
about-privacy = **Datenschutz:** `/privacy show` zeigt dir, was über dich gespeichert ist. Dort kannst du es auch löschen. Nachrichten werden nie gelesen.{ $url ->
    [none] {""}
   *[other] {" "}[Datenschutzerklärung]({ $url })
}
about-terms = **Nutzungsbedingungen:** Der Bot ist kostenlos, gespielt wird nicht um Geld, und es gibt keine Gewähr.{ $url ->
    [none] {""}
   *[other] {" "}[Nutzungsbedingungen]({ $url })
}
about-licence = **Lizenz:** Das Programm ist freie Software unter der MIT-Lizenz. Cake Club ist ein inoffizielles Fanprojekt; die Spiele gehören ihren Urhebern.{ $url ->
    [none] {""}
   *[other] {" "}[Quelltext]({ $url })
}
about-support = **Hilfe:** { $url ->
    [none] Frag die Person, die diesen Bot betreibt, zum Beispiel über die Leitung deines Servers.
   *[other] [Hier bekommst du Hilfe]({ $url }).
}
about-sentences = **Übersetzung:** [Melde einen Satz]({ $url }), der falsch oder unklar ist.
about-invite = **Einladung:** [Cake Club zu einem anderen Server hinzufügen]({ $url }).
about-account = **Für dein Konto:** [Füge Cake Club zu deinen Apps hinzu]({ $url }) und spiel in Direktnachrichten, ganz ohne Server.
