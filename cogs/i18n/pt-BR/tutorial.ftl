### Aulas: o que o Tutor diz de cada pergunta na primeira vez, e depois

cmd-tutorial = Aprenda um jogo em cinco minutos, na sua própria mesa com o Tutor
cmd-tutorial-game = Qual jogo

tutor-name = Tutor
tutorial-leave = **Sair desta aula?** Ela termina aqui e não conta. Você pode recomeçar com `/tutorial` quando quiser.
tutorial-thread = { $game }: aula
tutorial-opened = 🎓 Sua aula está em { $thread }. Só você e a moderação do servidor veem a aula.
tutorial-opened-here = 🎓 Sua aula está neste canal, onde todo mundo pode ver. Para uma aula privada, preciso da permissão *{ $permission }*.
button-learn = Aprender
button-for-real = Jogar pra valer
button-once-more = Mais uma vez
tutorial-welcome = 🎓 **Que bom ver você!** { $about } Nada aqui conta, então jogue com calma.
    {"**"}{ button-hand }** mostra suas cartas só para você, quantas vezes quiser. **{ button-rules }** abre todas as regras. Em **{ button-table }** você pode pausar, desfazer uma jogada ou sair.
tutorial-in-words = {"**"}{ button-in-words }** conta o que a imagem mostra.
tutorial-over-heading = ## { $game }: fim da aula
tutorial-over = 🎓 **Fim da aula.** { $ended } A aula não contou para ninguém.
    {"**"}{ button-for-real }** abre aqui uma mesa para você e mais gente, **{ button-once-more }** dá as cartas da aula de novo, e **{ button-rules }** tem tudo o que ela deixou de fora.
tutorial-won = Vitória de { $winners }.
tutorial-one-round = A mensagem acima mostra o último turno.

## Cake Duel

tutorial-welcome-duel = Você e o Tutor disputam bolos: tire todos os do Tutor ou vença uma contestação. Esta aula termina quando você tiver visto cada tipo de decisão.
tutorial-duel-claim = 🎓 **Seu ataque.** Clique primeiro em **{ button-hand }**: atacantes roubam bolos, um por ⚔️ e dois por 🔮.
    {"**"}{ duel-button-attack }** abre um formulário que só você vê: marque as cartas que joga e escolha o que *declara* que elas são. Você pode mentir sobre o nome, nunca sobre o número. **{ duel-button-pass }** é não atacar.
    Experimente: marque atacantes do mesmo nome e declare o que são.
tutorial-known-duel-claim = -# 🎓 Atacar… para declarar cartas, com verdade ou mentira, ou Passar para esperar.
tutorial-duel-answer = 🎓 **Você está sob ataque.** As cartas na mesa talvez não sejam o que o Tutor declara.
    {"**"}{ duel-button-accept }** deixa o ataque passar: você perde os bolos. **{ duel-button-block }** joga cartas suas e declara que são bloqueadores: 🛡️ { -card-defender(form: "many") } param ⚔️ e { -card-scientist(form: "many") } param 🔮, um atacante cada. Nisso você também pode mentir.
    {"**"}{ duel-button-challenge }** revela as cartas e encerra o combate: se a declaração era mentira, você vence o combate; se era verdade, perde. O Tutor nunca mente, mas outras pessoas vão mentir.
tutorial-known-duel-answer = -# 🎓 Aceitar e perder bolos, Bloquear… com suas cartas, ou Contestar! e arriscar o combate.
tutorial-duel-block = 🎓 **Seu ataque foi bloqueado.** Agora você decide se acredita.
    {"**"}{ duel-button-accept }** deixa o bloqueio valer: cada bloqueador para um dos seus atacantes. **{ duel-button-challenge }** revela os bloqueadores: se era mentira, você vence o combate; se era verdade, perde.
tutorial-known-duel-block = -# 🎓 Aceitar o bloqueio, ou Contestar! e arriscar o combate.

## You Take the Cake

tutorial-welcome-bakeries = Você tem uma confeitaria, e o Tutor tem outra: contrate um chef, coloque os bolos e venda com os dados. Esta aula termina quando você tiver visto cada tipo de decisão.
tutorial-bakeries-turn = 🎓 **Junte as cinco peças de um kit:** { -piece-chef }, { -piece-apron }, { -piece-hat }, { -piece-batter } e { -piece-stove }. **{ button-hand }** mostra o que ainda falta em cada kit.
    {"**"}{ bakeries-button-draw }** pega uma carta oculta; **Pegar …**, a que está à mostra; nos dois casos, depois você descarta uma. **{ bakeries-button-lay }** contrata o chef quando você tem as cinco peças, e termina esta fase. **Fechar a de { tutor-name }** e **Reabrir …** jogam uma placa, se você tiver uma: uma confeitaria fechada não pode contratar.
    Experimente: o kit de { -chef-sally(form: "short") } é o que está mais perto. A carta à mostra é uma das peças dele?
tutorial-known-bakeries-turn = -# 🎓 Compre ou pegue uma carta; Baixar kit… quando Minha mão mostrar as cinco peças.
tutorial-bakeries-discard = 🎓 **Agora descarte uma carta.** **{ bakeries-button-discard }** abre uma lista que só você vê. Fique com o que falta no seu melhor kit. Cuidado: o Tutor pode pegar a carta que você descarta.
tutorial-known-bakeries-discard = -# 🎓 Descartar… a carta que menos faz falta.
tutorial-bakeries-place = 🎓 **Um bolo sai do estoque.** **Meu: …** põe o bolo na sua vitrine; **{ -take-the-cake }…**, na do Tutor.
    O número de um espaço é o resultado dos dados que vende o bolo, e resultados raros multiplicam o preço: o 7 sai muito e conta ×1; o 2 e o 12 são raros e contam ×13. Fique com os bolos caros e dê os baratos, em espaços valiosos.
tutorial-known-bakeries-place = -# 🎓 Fique com os bolos caros; dê os baratos, em bons espaços.
tutorial-bakeries-roll = 🎓 **A venda.** **{ bakeries-button-roll }** lança dois dados; um número que você ainda não tirou vende o bolo do seu espaço com esse número. A sétima venda encerra a rodada: quem faz essa venda fica com todo o dinheiro que ganhou; o outro lado, só com 40%.
tutorial-known-bakeries-roll = -# 🎓 Rolar! e torcer por um número novo.
tutorial-bakeries-stale = 🎓 **O Tutor repetiu um número**, então você põe uma carta de bolo velho em um dos bolos não vendidos do Tutor: 20% a menos no preço. **Escolha um bolo…** mostra a lista; escolha o mais caro.
tutorial-known-bakeries-stale = -# 🎓 Deixe velho o bolo mais caro do Tutor.
tutorial-bakeries-again = 🎓 **Liquidação.** Você perdeu a venda, mas acertou um número: **Parar** fica com 60% do seu caixa. **Tentar** rola mais uma vez: um acerto leva a 80%; um erro, a 40%.
tutorial-known-bakeries-again = -# 🎓 Pare e fique com o que tem, ou tente de novo.

## Cake Auf!

tutorial-welcome-auf = Você e o Tutor fazem receitas: cada receita pronta vale um ponto. Esta aula é uma rodada de três.
tutorial-auf-round = 🎓 **É a sua vez**, e você tem cinco cartas: todo turno começa comprando até ter cinco. Clique em **{ button-hand }**: ela mostra o que ainda falta em cada receita sua.
    {"**"}{ auf-button-place }** põe cartas viradas para baixo sob uma das suas receitas. **{ auf-button-play }** serve para as cartas de ação: vete uma receita do Tutor, tire um veto, troque, procure outra receita. Faça tudo isso quantas vezes quiser.
    {"**"}{ auf-button-pass }** termina seu turno; **{ auf-button-discard }** descarta antes até duas cartas. **{ auf-button-mulligan }** troca sua mão inteira por uma nova, até três vezes por rodada.
    Experimente: ponha o que puder e depois passe.
tutorial-known-auf-round = -# 🎓 Ponha o que serve, jogue o que ajuda e depois Passar. No próximo turno você compra de novo até ter cinco.
tutorial-auf-look = 🎓 **{ -card-picky-eater }.** Você pode ver as três primeiras receitas do monte. **Ver receitas…** mostra as três só para você; você pode pegar uma e devolver uma das suas, com os ingredientes dela. **Nenhuma** deixa todas no monte.
tutorial-known-auf-look = -# 🎓 Troque uma das suas receitas por uma destas, ou não pegue nenhuma.
tutorial-auf-night = 🎓 **A rodada acabou.** Suas receitas com 🌙 podem pernoitar com tudo o que está nelas, mas depois você precisa terminá-las antes das novas. **{ auf-button-keep }** pergunta quais você guarda; se não marcar nenhuma, todas voltam para o monte.
tutorial-known-auf-night = -# 🎓 Escolha quais receitas pernoitam.

## What the post of a lesson says first of a new question, beside its image; a button explains the rest

button-explain = Explicar
tutorial-explained = ### 🎓 { $game }
tutorial-short = 🎓 { $hint }
tutorial-short-first = 🎓 **Que bom ver você!** **{ button-explain }** conta mais sobre cada passo.
    { $hint }
tutorial-short-duel-claim = Veja **{ button-hand }** e clique em **{ duel-button-attack }**: marque cartas com ⚔️ ou 🔮 do mesmo nome e declare o que são.
tutorial-short-duel-answer = As cartas são o que o Tutor declara? **{ duel-button-accept }** se você acredita; também dá para **{ duel-button-block }**.
tutorial-short-duel-block = **{ duel-button-accept }** se você acredita no bloqueio; **{ duel-button-challenge }** arrisca o combate.
tutorial-short-bakeries-turn = Junte cinco peças: **{ bakeries-button-draw }** ou **Pegar …**.
tutorial-short-bakeries-discard = Fique com o que falta no seu melhor kit: veja **{ button-hand }**.
tutorial-short-bakeries-place = Fique com os bolos caros; dê os baratos.
tutorial-short-bakeries-roll = **{ bakeries-button-roll }** Um número novo vende o bolo desse espaço.
tutorial-short-bakeries-stale = 20% a menos em um bolo: escolha o mais caro.
tutorial-short-bakeries-again = **Parar** fica com 60%. **Tentar**: 80% ou 40%.
tutorial-short-auf-round = Veja **{ button-hand }**, use **{ auf-button-place }** com o que falta nas suas receitas e depois **{ auf-button-pass }**.
tutorial-short-auf-look = **{ auf-button-choose }**: pegue uma em troca de uma sua, ou **{ auf-button-decline }**.
tutorial-short-auf-night = **{ auf-button-keep }**: suas receitas com 🌙 podem ficar, mas você termina essas primeiro.
