### O tym bocie

cmd-about = Wersja, nowości, regulamin, prywatność, pomoc i zaproszenie

about-heading = ## Cake Club { $version }
about-new = **Nowości w 1.0.0:** Cake Duel, You Take the Cake i Cake Auf!, każda gra z graczami komputerowymi na trzech poziomach, samouczkiem i zasadami, do tego rankingi i tabele, turnieje, rozdania dnia, powtórki i rozdania, które możesz sprawdzić komendą `/verify`.
about-privacy = **Prywatność:** `/privacy show` mówi, co o tobie przechowuję, i pozwala to usunąć. Wiadomości nigdy nie są czytane.{ $url ->
    [none] {""}
   *[other] {" "}[Polityka prywatności]({ $url })
}
about-terms = **Regulamin:** bot jest darmowy i działa bez żadnej gwarancji; nie gra się tu na pieniądze.{ $url ->
    [none] {""}
   *[other] {" "}[Regulamin]({ $url })
}
about-licence = **Licencja:** program to wolne oprogramowanie na licencji MIT. To nieoficjalne dzieło fanów; gry należą do swoich twórców.{ $url ->
    [none] {""}
   *[other] {" "}[Kod źródłowy]({ $url })
}
about-support = **Pomoc:** { $url ->
    [none] zapytaj osobę, która prowadzi tego bota, na przykład przez administrację swojego serwera.
   *[other] [tutaj znajdziesz pomoc]({ $url }).
}
about-sentences = **Tłumaczenie:** [zgłoś zdanie]({ $url }), które jest błędne lub niejasne.
about-invite = **Zaproszenie:** [dodaj Cake Club do innego serwera]({ $url }).
about-account = **Na twoim koncie:** [dodaj Cake Club do swoich aplikacji]({ $url }) i graj w wiadomościach prywatnych, bez serwera.
