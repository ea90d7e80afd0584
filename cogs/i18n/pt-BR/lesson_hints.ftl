### What the post of a lesson says first of a new question, beside its image; a button explains the rest

button-explain = Explicar
lesson-explained = ### 🎓 { $game }
lesson-short = 🎓 { $hint }
lesson-short-first = 🎓 **Que bom ver você!** **Explicar** conta mais sobre cada passo.
    { $hint }
lesson-short-duel-claim = Veja **Minha mão** e clique em **Atacar…**: marque cartas com ⚔️ ou 🔮 do mesmo nome e declare o que são.
lesson-short-duel-answer = As cartas são o que o Tutor declara? **Aceitar** se você acredita; também dá para **Bloquear…**.
lesson-short-duel-block = **Aceitar** se você acredita no bloqueio; **Contestar!** arrisca o combate.
lesson-short-bakeries-turn = Junte cinco peças: **Comprar** ou **Pegar …**.
lesson-short-bakeries-discard = Fique com o que falta no seu melhor kit: veja **Minha mão**.
lesson-short-bakeries-place = Fique com os bolos caros; dê os baratos.
lesson-short-bakeries-roll = **Rolar!** Um número novo vende o bolo desse espaço.
lesson-short-bakeries-stale = 20% a menos em um bolo: escolha o mais caro.
lesson-short-bakeries-again = **Parar** fica com 60%. **Tentar**: 80% ou 40%.
lesson-short-auf-round = Veja **Minha mão**, use **Colocar…** com o que falta nas suas receitas e depois **Passar**.
lesson-short-auf-look = **Ver receitas…**: pegue uma em troca de uma sua, ou **Nenhuma**.
lesson-short-auf-night = **Guardar…**: suas receitas com 🌙 podem ficar, mas você termina essas primeiro.
