### Co jest przechowywane

cmd-privacy = Co Cake Club o tobie przechowuje
cmd-privacy-show = Co o tobie przechowuję, po co i jak długo
cmd-privacy-export = Pobierz wszystko, co o tobie przechowuję, jako plik tylko dla ciebie
cmd-privacy-forget = Usuń swoją nazwę i ID ze wszystkiego, co przechowuję

privacy-heading = ## Co Cake Club o tobie przechowuje
privacy-kept = **Co:** stoły, przy których grasz, i nazwę, której tam używasz, twoje ruchy z datą i godziną, słowa, którymi przekładasz talię, wyniki gier, twoje rankingi, statystyki i wyniki przeciw innym, stoły, które oglądasz lub wyciszasz, twoje rozdania dnia, twoje turnieje oraz twoje ustawienia z `/preferences`. Wiadomości nigdy nie są czytane.
privacy-why = **Po co:** aby gra mogła trwać po ponownym uruchomieniu, aby można ją było odtworzyć i aby liczyła się do tabeli.
privacy-how-long = **Jak długo:** dopóki nie poprosisz o zapomnienie albo do 30 dni po tym, jak bot opuści serwer.
privacy-who = **Kto to widzi:** osoba, która prowadzi tego bota, może czytać jego bazę danych. Nikt inny nie widzi twoich kart w trwającej grze bez odkrytych kart. Po grze wszyscy, którzy widzą kanał, widzą karty wszystkich. Twoje wyniki i statystyki, na przykład blefy, widzi cały serwer.
privacy-you = **Możesz:** pobrać to wszystko jako plik albo usunąć swoją nazwę i ID. Gry, w które inni grali z tobą, pozostają kompletne, ze słowem „ktoś” w twoim miejscu. Stare wiadomości na kanałach zostają, dopóki ktoś ich tam nie usunie.
button-privacy-data = Dane
button-privacy-access = Kto je widzi
button-privacy-export = Pobierz dane
button-privacy-forget = Zapomnij o mnie…
privacy-export = Ten plik zawiera wszystko, co o tobie przechowuję.
privacy-export-part = Część { $part } z { $parts } wszystkiego, co o tobie przechowuję. Rozpakuj wszystkie części do jednego folderu: razem tworzą całość.
privacy-forget-title = Zapomnij o mnie
privacy-forget-field = Wpisz „{ $word }”, jeśli na pewno tego chcesz
privacy-forget-note = Tego nie można cofnąć. Odchodzisz od wszystkich stołów, a twoje gry przestają się dla ciebie liczyć.
privacy-word = zapomnij
privacy-forgotten = Gotowe: twojej nazwy i ID nie ma już w żadnym zapisie. Każde dzisiejsze rozdanie nadal możesz zagrać tylko raz.
somebody = ktoś
