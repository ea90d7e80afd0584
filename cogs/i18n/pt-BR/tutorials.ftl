### Aulas: o que o Tutor diz de cada pergunta na primeira vez, e depois

cmd-tutorial = Aprenda um jogo em cinco minutos, na sua própria mesa com o Tutor
cmd-tutorial-game = Qual jogo

lesson-leave = **Sair desta aula?** Ela termina aqui e não conta. Você pode recomeçar com `/tutorial` quando quiser.
lesson-thread = { $game }: aula
lesson-opened = 🎓 Sua aula está em { $thread }. Só você e a moderação do servidor veem a aula.
lesson-opened-here = 🎓 Sua aula está neste canal, onde todo mundo pode ver. Para uma aula privada, preciso da permissão *{ $permission }*.
button-for-real = Jogar pra valer
lesson-welcome = 🎓 **Que bom ver você!** { $about } Nada aqui conta, então jogue com calma.
    {"**Minha mão**"} mostra suas cartas só para você, quantas vezes quiser. **Regras** abre todas as regras. Em **Mesa…** você pode pausar, desfazer uma jogada ou sair.
lesson-in-words = {"**Em texto**"} conta o que a imagem mostra.
lesson-over-heading = ## { $game } · fim da aula
lesson-over = 🎓 **Fim da aula.** { $ended } Agora você sabe tudo o que precisa para jogar { $game } com outras pessoas. A aula não contou para ninguém.
    {"**Jogar pra valer**"} abre aqui uma mesa para você e mais gente; **Regras** tem tudo o que a aula deixou de fora.
lesson-won = Vitória de { $winners }.
lesson-one-round = A mensagem acima mostra como terminou a primeira das três rodadas.

image-page = As cartas desta página: { $cards }
rules-page-here = Esta mesa
rules-lesson = 🎓 Uma aula: termina depois do primeiro combate ou da primeira rodada, e não conta.

## Cake Duel

lesson-welcome-duel = Você e o Tutor disputam bolos: tire todos os do Tutor ou vença uma contestação. Esta aula é um combate.
lesson-duel-claim = 🎓 **Seu ataque.** Clique primeiro em **Minha mão**: atacantes roubam bolos, um por ⚔️ e dois por 🔮.
    {"**Atacar…**"} abre um formulário que só você vê: marque as cartas que joga e escolha o que *declara* que elas são. Você pode mentir sobre o nome, nunca sobre o número. **Passar** é não atacar.
    Experimente: marque atacantes do mesmo nome e declare o que são.
lesson-known-duel-claim = -# 🎓 Atacar… para declarar cartas, com verdade ou mentira, ou Passar para esperar.
lesson-duel-answer = 🎓 **Você está sob ataque.** As cartas na mesa talvez não sejam o que o Tutor declara.
    {"**Aceitar**"} deixa o ataque passar: você perde os bolos. **Bloquear…** joga cartas suas e declara que são bloqueadores: 🛡️ { -card-defender(form: "many") } param ⚔️ e { -card-scientist(form: "many") } param 🔮, um atacante cada. Nisso você também pode mentir.
    {"**Contestar!**"} revela as cartas e encerra o combate: se a declaração era mentira, você vence o combate; se era verdade, perde. O Tutor nunca mente, mas outras pessoas vão mentir.
lesson-known-duel-answer = -# 🎓 Aceitar e perder bolos, Bloquear… com suas cartas, ou Contestar! e arriscar o combate.
lesson-duel-block = 🎓 **Seu ataque foi bloqueado.** Agora você decide se acredita.
    {"**Aceitar**"} deixa o bloqueio valer: cada bloqueador para um dos seus atacantes. **Contestar!** revela os bloqueadores: se era mentira, você vence o combate; se era verdade, perde.
lesson-known-duel-block = -# 🎓 Aceitar o bloqueio, ou Contestar! e arriscar o combate.

## You Take the Cake

lesson-welcome-bakeries = Você tem uma confeitaria, e o Tutor tem outra: contrate um chef, coloque os bolos e venda com os dados. Esta aula é uma rodada de três.
lesson-bakeries-turn = 🎓 **Junte as cinco peças de um kit:** { -piece-chef }, { -piece-apron }, { -piece-hat }, { -piece-batter } e { -piece-stove }. **Minha mão** mostra o que ainda falta em cada kit.
    {"**Comprar**"} pega uma carta oculta; **Pegar …**, a que está à mostra; nos dois casos, depois você descarta uma. **Baixar kit…** contrata o chef quando você tem as cinco peças, e termina esta fase. **Fechar a de Tutor** e **Reabrir …** jogam uma placa, se você tiver uma: uma confeitaria fechada não pode contratar.
    Experimente: o kit de { -chef-sally(form: "short") } é o que está mais perto. A carta à mostra é uma das peças dele?
lesson-known-bakeries-turn = -# 🎓 Compre ou pegue uma carta; Baixar kit… quando Minha mão mostrar as cinco peças.
lesson-bakeries-discard = 🎓 **Agora descarte uma carta.** **Descartar…** abre uma lista que só você vê. Fique com o que falta no seu melhor kit. Cuidado: o Tutor pode pegar a carta que você descarta.
lesson-known-bakeries-discard = -# 🎓 Descartar… a carta que menos faz falta.
lesson-bakeries-place = 🎓 **Um bolo sai do estoque.** **Para mim…** põe o bolo na sua vitrine; **{ -take-the-cake }…**, na do Tutor.
    O número de um espaço é o resultado dos dados que vende o bolo, e resultados raros multiplicam o preço: o 7 sai muito e conta uma vez; o 2 e o 12 são raros e contam ×13. Fique com os bolos caros e dê os baratos, em espaços valiosos.
lesson-known-bakeries-place = -# 🎓 Fique com os bolos caros; dê os baratos, em bons espaços.
lesson-bakeries-roll = 🎓 **A venda.** **Rolar!** lança dois dados; um número que você ainda não tirou vende o bolo do seu espaço com esse número. A sétima venda encerra a rodada: quem faz essa venda fica com todo o dinheiro que ganhou; o outro lado, só com 40%.
lesson-known-bakeries-roll = -# 🎓 Rolar! e torcer por um número novo.
lesson-bakeries-stale = 🎓 **O Tutor repetiu um número**, então você põe uma carta de bolo velho em um dos bolos não vendidos do Tutor: 20% a menos no preço. **Escolha um bolo…** mostra a lista; escolha o mais caro.
lesson-known-bakeries-stale = -# 🎓 Deixe velho o bolo mais caro do Tutor.
lesson-bakeries-again = 🎓 **Liquidação.** Você perdeu a venda, mas acertou um número: **Parar** fica com 60% do seu caixa. **Tentar** rola mais uma vez: um acerto leva a 80%; um erro, a 40%.
lesson-known-bakeries-again = -# 🎓 Pare e fique com o que tem, ou tente de novo.

## Cake Auf!

lesson-welcome-auf = Você e o Tutor fazem receitas: cada receita pronta vale um ponto. Esta aula é uma rodada de três.
lesson-auf-round = 🎓 **É a sua vez**, e você tem cinco cartas: todo turno começa comprando até ter cinco. Clique em **Minha mão**: ela mostra o que ainda falta em cada receita sua.
    {"**Colocar…**"} põe cartas viradas para baixo sob uma das suas receitas. **Jogar…** serve para as cartas de ação: vete uma receita do Tutor, tire um veto, troque, procure outra receita. Faça tudo isso quantas vezes quiser.
    {"**Passar**"} termina seu turno; **Descartar…** descarta antes até duas cartas. **Mulligan…** troca sua mão inteira por uma nova, até três vezes por rodada.
    Experimente: ponha o que puder e depois passe.
lesson-known-auf-round = -# 🎓 Ponha o que serve, jogue o que ajuda e depois Passar. No próximo turno você compra de novo até ter cinco.
lesson-auf-look = 🎓 **{ -card-picky-eater }.** Você pode ver as três primeiras receitas do monte. **Ver receitas…** mostra as três só para você; você pode pegar uma e devolver uma das suas, com os ingredientes dela. **Nenhuma** deixa todas no monte.
lesson-known-auf-look = -# 🎓 Troque uma das suas receitas por uma destas, ou não pegue nenhuma.
lesson-auf-night = 🎓 **A rodada acabou.** Suas receitas com 🌙 podem pernoitar com tudo o que está nelas, mas depois você precisa terminá-las antes das novas. **Guardar…** pergunta quais você guarda; se não marcar nenhuma, todas voltam para o monte.
lesson-known-auf-night = -# 🎓 Escolha quais receitas pernoitam.
