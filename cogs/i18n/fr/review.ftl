# L’analyse de Cake Auf! et de You Take the Cake : les décisions qui ont coûté le plus.

review-costly-heading = ## 🔍 Tes décisions les plus coûteuses
review-costly = **{ $where }**
    Toi : { $taken }
    Mieux : { $better } ; { $cost }
review-where = Manche { $round }, tour { $turn }
review-where-cake = Manche { $round }, { $cake }
review-cost-recipes = environ { $figure } { $count ->
    [one] recette
   *[other] recettes
} de plus
review-cost-dollars = environ { $dollars } de plus
review-costly-none = Aucune de tes décisions ne t’a coûté cher. Bien joué !
review-costly-note = -# « Mieux » : ce que ferait le bot maison fort. « De plus » : plus d’avance, une estimation d’après ce que tu pouvais savoir alors.
refused-no-review = Ce jeu n’a pas d’analyse. `/replay` permet de revoir la partie.
