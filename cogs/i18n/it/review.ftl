# L’analisi di Cake Auf! e di You Take the Cake: le decisioni che sono costate di più.

review-costly-heading = ## 🔍 Le tue decisioni più costose
review-costly = **{ $where }**
    Tu: { $taken }
    Meglio: { $better }; { $cost }
review-where = Manche { $round }, turno { $turn }
review-where-cake = Manche { $round }, { $cake }
review-cost-recipes = circa { $figure } { $count ->
    [1] ricetta
   *[other] ricette
} in più
review-cost-dollars = circa { $dollars } in più
review-costly-none = Nessuna delle tue decisioni ti è costata molto. Bella partita!
review-costly-note = -# “Meglio” è ciò che farebbe il bot difficile. “In più” significa un vantaggio maggiore, stimato da ciò che potevi sapere in quel momento.
refused-no-review = Di questa partita non c’è un’analisi. Rivedila con `/replay`.
