# A análise de Cake Auf! e You Take the Cake: as decisões que mais custaram.

review-costly-heading = ## 🔍 Suas decisões mais caras
review-costly = **{ $where }**
    Você: { $taken }
    Melhor: { $better }; { $cost }
review-where = Rodada { $round }, turno { $turn }
review-where-cake = Rodada { $round }, { $cake }
review-cost-recipes = cerca de { $figure } { $count ->
    [one] receita
   *[other] receitas
} a mais
review-cost-dollars = cerca de { $dollars } a mais
review-costly-none = Nenhuma das suas decisões custou muito. Boa partida!
review-costly-note = -# “Melhor” é o que o robô difícil faria. “A mais” é mais vantagem: uma estimativa, com o que você podia saber naquele momento.
refused-no-review = Este jogo não tem análise. `/replay` mostra o replay da partida.
