# Analiza Cake Auf! i You Take the Cake: decyzje, które kosztowały najwięcej.

review-costly-heading = ## 🔍 Twoje najdroższe decyzje
review-costly = **{ $where }**
    Ty: { $taken }
    Lepiej: { $better }; { $cost }
review-where = Runda { $round }, tura { $turn }
review-where-cake = Runda { $round }, { $cake }
review-cost-recipes = więcej o około { $figure } { $count ->
    [1] przepis
   *[other] przepisu
}
review-cost-dollars = więcej o około { $dollars }
review-costly-none = Żadna z twoich decyzji nie kosztowała cię dużo. Dobra gra!
review-costly-note = -# „Lepiej” to ruch najsilniejszego gracza komputerowego. „Więcej” to większa przewaga: szacunek na podstawie tego, co można było wtedy wiedzieć.
refused-no-review = Ta gra nie ma analizy. `/replay` odtwarza grę.
