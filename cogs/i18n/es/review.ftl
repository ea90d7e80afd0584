# El análisis de Cake Auf! y You Take the Cake: las decisiones que más costaron.

review-costly-heading = ## 🔍 Tus decisiones más caras
review-costly = **{ $where }**
    Tú: { $taken }
    Mejor: { $better }; { $cost }
review-where = Ronda { $round }, turno { $turn }
review-where-cake = Ronda { $round }, { $cake }
review-cost-recipes = cerca de { $figure } { $count ->
    [1] receta
   *[other] recetas
} más
review-cost-dollars = cerca de { $dollars } más
review-costly-none = Ninguna de tus decisiones te costó mucho. ¡Bien jugado!
review-costly-note = -# “Mejor” es lo que haría el robot difícil. “Más” es más ventaja: una estimación, con lo que podías saber en ese momento.
refused-no-review = Este juego no tiene análisis. Con `/replay` puedes volver a ver la partida.
