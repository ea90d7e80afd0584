### Nazwy kart, cukierników, ciast, przepisów i ich części. Tylko ten plik je zapisuje.
### Formy: one (mianownik, forma zwykła), few (mianownik liczby mnogiej), many (dopełniacz liczby mnogiej),
### genitive (dopełniacz), accusative (biernik), short (krótko, do druku na małej karcie).

# Słowa gier, zawsze te same w zdaniach:
# claim: deklaracja, deklarować; challenge: sprawdzić, „Sprawdzam!”; bluff: blef; accept: akceptować; pass: pas, pasować
# attacker (karta): karta ataku; block, blocker (karta): blok, karta bloku; duel: pojedynek; bout: starcie; match: mecz
# trophy: puchar; cake: ciasto; turn: tura; round: runda; deck: talia; discard: odrzucone karty; hand: ręka
# recipe: przepis; ingredient: składnik; ban: zakaz; overnight: na noc; mulligan: mulligan
# bakery: cukiernia; chef: cukiernik; set: komplet; sign: tabliczka; stock: stos; case: witryna; slot: półka
# tab: utarg; stale card: karta „Czerstwe”; cake sale: sprzedaż ciast; clearance sale: wyprzedaż
# table: stół; seat: miejsce; host: gospodarz; house player: gracz komputerowy; stand-in: zastępstwo; clock: zegar
# rating: ranking; rated game: gra rankingowa; leaderboard: tabela; streak: seria; shuffle: tasowanie

## Cake Duel: karty

-card-soldier = { $form ->
   *[one] Żołnierz
    [few] Żołnierze
    [many] Żołnierzy
    [genitive] Żołnierza
}
-card-archer = { $form ->
   *[one] Łucznik
    [few] Łucznicy
    [many] Łuczników
    [genitive] Łucznika
}
-card-wizard = { $form ->
   *[one] Czarodziej
    [few] Czarodzieje
    [many] Czarodziejów
    [genitive] Czarodzieja
}
-card-defender = { $form ->
   *[one] Obrońca
    [few] Obrońcy
    [many] Obrońców
    [genitive] Obrońcy
}
-card-scientist = { $form ->
   *[one] Naukowiec
    [few] Naukowcy
    [many] Naukowców
    [genitive] Naukowca
}
-card-wolfy = { $form ->
   *[one] Sir Wilczek
    [few] Sir Wilczki
    [many] Sir Wilczków
    [genitive] Sir Wilczka
    [short] Wilczek
}
-card-assassin = { $form ->
   *[one] Skrytobójca
    [few] Skrytobójcy
    [many] Skrytobójców
    [genitive] Skrytobójcy
}
-card-scout = { $form ->
   *[one] Zwiadowca
    [few] Zwiadowcy
    [many] Zwiadowców
    [genitive] Zwiadowcy
}
-card-summoner = { $form ->
   *[one] Przywoływacz
    [few] Przywoływacze
    [many] Przywoływaczy
    [genitive] Przywoływacza
}
-card-quartermaster = { $form ->
   *[one] Kwatermistrz
    [few] Kwatermistrzowie
    [many] Kwatermistrzów
    [genitive] Kwatermistrza
}
-card-oracle = { $form ->
   *[one] Wyrocznia
    [few] Wyrocznie
    [many] Wyroczni
    [genitive] Wyroczni
}
-card-priest = { $form ->
   *[one] Kapłan
    [few] Kapłani
    [many] Kapłanów
    [genitive] Kapłana
}
-card-angel = { $form ->
   *[one] Anioł
    [few] Anioły
    [many] Aniołów
    [genitive] Anioła
}
-card-professor = { $form ->
   *[one] Profesor Beekrates
    [few] Profesorowie Beekratesi
    [many] Profesorów Beekratesów
    [genitive] Profesora Beekratesa
    [short] Beekrates
}
-card-agent = { $form ->
   *[one] AGENT:BE
    [few] AGENCI:BE
    [many] AGENTÓW:BE
    [genitive] AGENTA:BE
}
-card-pierrot = { $form ->
   *[one] Pierrot Baraniecki
    [few] Pierroci Baranieccy
    [many] Pierrotów Baranieckich
    [genitive] Pierrota Baranieckiego
    [short] Pierrot
}

## Cake Auf!: karty

-card-flour = Mąka
-card-sugar = Cukier
-card-eggs = Jajka
-card-butter = Masło
-card-milk = Mleko
-card-fruit = Owoce
-card-chocolate = Czekolada
-card-nuts = Orzechy
-card-power-outage = Brak prądu
-card-fire-alarm = Alarm pożarowy
-card-power-restored = Prąd wrócił
-card-fire-extinguisher = Gaśnica
-card-recipe-switcheroo = { $form ->
   *[one] Zamienił stryjek (przepis)
    [short] Stryjek: przepis
    [family] Zamienił stryjek
}
-card-hand-switcheroo = { $form ->
   *[one] Zamienił stryjek (ręka)
    [short] Stryjek: ręka
    [family] Zamienił stryjek
}
-card-picky-eater = { $form ->
   *[one] Niejadek
    [genitive] Niejadka
}
-card-one-for-one = Coś za coś

## Cake Auf!: przepisy

-recipe-apfelstrudel = Strudel jabłkowy
-recipe-baklava = Baklawa
-recipe-black-forest-cake = Tort szwarcwaldzki
-recipe-brigadeiro = Brigadeiro
-recipe-brownies = Brownie
-recipe-castella = Castella
-recipe-cheesecake = Sernik
-recipe-creme-brulee = Crème brûlée
-recipe-crepes = Naleśniki
-recipe-egg-tart = Tarteletka jajeczna
-recipe-gelato = Gelato
-recipe-gulab-jamun = Gulab jamun
-recipe-kulfi = Kulfi
-recipe-linzer-torte = Tort linecki
-recipe-macarons = Makaroniki
-recipe-mochi = Mochi
-recipe-panna-cotta = Panna cotta
-recipe-pavlova = Pavlova
-recipe-pecan-pie = Tarta pekanowa
-recipe-pound-cake = Babka piaskowa
-recipe-shortbread = Ciastka maślane
-recipe-tiramisu = Tiramisu
-recipe-trifle = Trifle

## Cake Auf!: znaki gry w papier, kamień, nożyce

-throw-rock = Kamień
-throw-paper = Papier
-throw-scissors = Nożyce

## You Take the Cake: cukiernicy

-chef-sally = { $form ->
   *[one] Sally Sucharek
    [short] Sally
}
-chef-danny = { $form ->
   *[one] Danny Donut
    [short] Danny
}
-chef-polly = { $form ->
   *[one] Polly Pralinka
    [short] Polly
}
-chef-molly = { $form ->
   *[one] Molly Mufinka
    [short] Molly
}
-chef-benjamin = { $form ->
   *[one] Benjamin Bochenek
    [short] Benjamin
}

## You Take the Cake: części kompletu

-piece-chef = Cukiernik
-piece-apron = Fartuch
-piece-hat = Czapka
-piece-batter = { $form ->
   *[one] Masa i forma
    [accusative] Masę i formę
    [short] Masa
}
-piece-stove = Piec

## You Take the Cake: tabliczki

-sign-closed = ZAMKNIĘTE
-sign-reopened = { $form ->
   *[one] ZNÓW OTWARTE
    [short] OTWARTE
}

## You Take the Cake: ciasta

-cake-wedding = { $form ->
   *[one] Tort weselny
    [short] Wesele
}
-cake-boston = { $form ->
   *[one] Tort bostoński
    [short] Boston
}
-cake-pineapple = { $form ->
   *[one] Odwrócony ananasowiec
    [short] Ananas
}
-cake-cinnamon = { $form ->
   *[one] Cynamonowiec
    [short] Cynamon
}
-cake-sheet = { $form ->
   *[one] Placek z blachy
    [short] Placek
}
-cake-lemon = { $form ->
   *[one] Cytrynowiec
    [short] Cytryna
}
-cake-bundt = Babka
-cake-german = { $form ->
   *[one] Tort kokosowy
    [short] Kokos
}
-cake-forest = { $form ->
   *[one] Tort szwarcwaldzki
    [short] Szwarcwald
}
-cake-mud = { $form ->
   *[one] Ciasto błotne Mississippi
    [short] Błoto
}
-cake-birthday = { $form ->
   *[one] Tort urodzinowy
    [short] Urodziny
}

## You Take the Cake: cukiernie

-bakery-yummies = Uciechy Unii
-bakery-concoctions = Konfekty Konfederacji

## Słowa, których nie ma w żadnym zdaniu, i to, które jest zamiast nich; w nawiasie wiadomości, które mogą je mieć

# not: tablica, tablicy, tablicę, lista wyników → tabela
# not: silny, silnego, silnym, mocny, mocnego → trudny
# not: stół się kończy, gra się tutaj, bez zmian zniknie → gra się kończy, gra się na kanale, zamknie się
# not: organizacja, organizacji, organizację → organizator

## Co jest takie samo jak po angielsku

# same: -recipe-brigadeiro, -recipe-castella, -recipe-gelato, -recipe-kulfi, -recipe-mochi, -recipe-pavlova
# same: -recipe-tiramisu, -recipe-trifle, auf-button-mulligan, bakeries-button-stop, bakeries-label-stop
# same: button-start, tutor-name
