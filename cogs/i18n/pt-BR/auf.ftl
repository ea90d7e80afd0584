### Cake Auf!

cmd-auf = Cake Auf!: faça as suas receitas e estrague as dos outros
cmd-auf-new = Abra uma mesa de Cake Auf!, para duas a quatro pessoas
cmd-auf-new-icons = Se um veto precisa de uma receita com o ícone certo
cmd-auf-new-hands = Se o baralho inclui { -card-hand-switcheroo }
cmd-auf-place = Ponha ingredientes sob uma das suas receitas
cmd-auf-place-recipe = Qual das suas receitas
cmd-auf-place-ingredients = As cartas que você põe, quantas quiser; por exemplo: farinha, ovos
cmd-auf-ban = Vete a receita de outra pessoa
cmd-auf-ban-card = { -card-power-outage } ou { -card-fire-alarm }
cmd-auf-ban-recipe = A receita que você veta
cmd-auf-lift = Tire um veto de qualquer receita, sua ou de outra pessoa
cmd-auf-lift-card = { -card-power-restored } ou { -card-fire-extinguisher }
cmd-auf-lift-recipe = A receita com o veto
cmd-auf-swap = { -card-switcheroo }: troque uma das suas receitas pela de outra pessoa
cmd-auf-swap-mine = A receita que você dá
cmd-auf-swap-theirs = A receita que você recebe
cmd-auf-hands = { -card-switcheroo }: troque de mão com outra pessoa
cmd-auf-player = Com quem
cmd-auf-trade = { -card-one-for-one }: troque cartas ao acaso com outra pessoa
cmd-auf-picky = { -card-picky-eater }: veja as três primeiras receitas do monte
cmd-auf-choose = Depois de { -card-picky-eater }: pegue uma receita e devolva uma das suas
cmd-auf-choose-taken = A receita que você pega
cmd-auf-choose-given = A receita que você devolve, com tudo o que está nela
cmd-auf-decline = Depois de { -card-picky-eater }: não pegue nenhuma receita
cmd-auf-mulligan = Descarte sua mão inteira e compre o mesmo número de cartas
cmd-auf-pass = Termine seu turno
cmd-auf-pass-discards = Até duas cartas para descartar antes
cmd-auf-keep = Depois de uma rodada: escolha quais receitas de pernoite você guarda
cmd-auf-keep-recipes = As receitas que você guarda; deixe em branco para devolver todas
cmd-auf-throw = Pedra, papel ou tesoura: escolha seu sinal em segredo
cmd-auf-throw-sign = Pedra, papel ou tesoura

auf-name = Cake Auf!
auf-credits = -# Uma obra de fãs, não oficial. Cake Auf! pertence à sua editora. Não foi possível encontrar a lista de cartas publicada: estas receitas e cartas são do Cake Club.
auf-part-showdown = Pedra, papel ou tesoura
auf-jump-recipe = Receita decisiva: { $recipe }, { $name }
auf-heading = ## Cake Auf!
    -# Rodada { $round } de { $rounds }, turno { $turn }
auf-player = { $asked ->
    [True] 👉
   *[False] ▫️
} { $who }: ⭐ **{ $points }**, { EMOJI("held") } { $cards }, 🔄 { $mulligans } de { $allowed }
auf-dish = { $circles } **{ $recipe }** { $icons }: { $needs }
auf-banned = ⛔ **{ $bans }**
auf-kept = guardada no pernoite
auf-waits = ⏳ espera as receitas guardadas
auf-piles = Baralho { $deck }, descarte { $discard }, receitas { $recipes }
auf-legend = -# ⭐ pontos, { EMOJI("held") } cartas na mão, 🔄 mulligans usados
    -# ⚡ precisa de luz, 🔥 precisa de fogo, 🌙 pode pernoitar, ● já posto, ○ falta, ⛔ vetada
auf-showdown = ✊ Pedra, papel ou tesoura: { $who } **{ $wins }** : **{ $losses }** { $other } (até { $needed })
auf-showdown-next = Depois, { $who } { $count ->
    [one] joga
   *[other] jogam
} contra quem vencer.
auf-copies = { $what }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
auf-copy = { $card } ({ $copy })
auf-no-cards = nada
auf-no-recipes = nenhuma
auf-score = { $who } { $points }

auf-card-flour = { -card-flour }
auf-card-sugar = { -card-sugar }
auf-card-eggs = { -card-eggs }
auf-card-butter = { -card-butter }
auf-card-milk = { -card-milk }
auf-card-fruit = { -card-fruit }
auf-card-chocolate = { -card-chocolate }
auf-card-nuts = { -card-nuts }
auf-card-power-outage = { -card-power-outage }
auf-card-fire-alarm = { -card-fire-alarm }
auf-card-power-restored = { -card-power-restored }
auf-card-fire-extinguisher = { -card-fire-extinguisher }
auf-card-recipe-switcheroo = { -card-recipe-switcheroo }
auf-card-hand-switcheroo = { -card-hand-switcheroo }
auf-card-picky-eater = { -card-picky-eater }
auf-card-one-for-one = { -card-one-for-one }

auf-effect-power-outage = veto: uma receita com ⚡ não pode ficar pronta
auf-effect-fire-alarm = veto: uma receita com 🔥 não pode ficar pronta
auf-effect-power-restored = tira um { -card-power-outage }
auf-effect-fire-extinguisher = tira um { -card-fire-alarm }
auf-effect-recipe-switcheroo = troque uma receita com outra pessoa
auf-effect-hand-switcheroo = troque de mão com outra pessoa
auf-effect-picky-eater = veja as três primeiras receitas do monte; pode trocar uma por uma sua
auf-effect-one-for-one = troque cartas ao acaso com outra pessoa

auf-recipe-apfelstrudel = { -recipe-apfelstrudel }
auf-recipe-baklava = { -recipe-baklava }
auf-recipe-black-forest-cake = { -recipe-black-forest-cake }
auf-recipe-brigadeiro = { -recipe-brigadeiro }
auf-recipe-brownies = { -recipe-brownies }
auf-recipe-castella = { -recipe-castella }
auf-recipe-cheesecake = { -recipe-cheesecake }
auf-recipe-creme-brulee = { -recipe-creme-brulee }
auf-recipe-crepes = { -recipe-crepes }
auf-recipe-egg-tart = { -recipe-egg-tart }
auf-recipe-gelato = { -recipe-gelato }
auf-recipe-gulab-jamun = { -recipe-gulab-jamun }
auf-recipe-kulfi = { -recipe-kulfi }
auf-recipe-linzer-torte = { -recipe-linzer-torte }
auf-recipe-macarons = { -recipe-macarons }
auf-recipe-mochi = { -recipe-mochi }
auf-recipe-panna-cotta = { -recipe-panna-cotta }
auf-recipe-pavlova = { -recipe-pavlova }
auf-recipe-pecan-pie = { -recipe-pecan-pie }
auf-recipe-pound-cake = { -recipe-pound-cake }
auf-recipe-shortbread = { -recipe-shortbread }
auf-recipe-tiramisu = { -recipe-tiramisu }
auf-recipe-trifle = { -recipe-trifle }

auf-sign-rock = Pedra
auf-sign-paper = Papel
auf-sign-scissors = Tesoura
auf-any-sign = qualquer sinal

auf-asked-turn = { $who }: jogue cartas e depois passe.
auf-asked-look = { $who }: { $count ->
    [one] quer pegar a receita que você vê em troca de uma sua, ou não?
   *[other] das { $count } receitas que você vê, quer pegar uma em troca de uma sua, ou nenhuma?
}
auf-asked-look-you = { $count ->
    [one] Quer pegar a receita que você vê em troca de uma sua, ou não?
   *[other] Das { $count } receitas que você vê, quer pegar uma em troca de uma sua, ou nenhuma?
}
auf-asked-overnight = { $who }: quais receitas de pernoite ficam guardadas para a próxima rodada?
auf-asked-showdown = { $who }: cada lado escolhe um sinal em segredo.

auf-button-place = Colocar…
auf-button-play = Jogar…
auf-button-discard = Descartar…
auf-button-pass = Passar
auf-button-mulligan = Mulligan…
auf-button-choose = Ver receitas…
auf-button-decline = Nenhuma
auf-button-keep = Guardar…

auf-form-place = Colocar ingredientes
auf-form-place-under = Para a sua receita: { $recipe }
auf-form-play = Jogar uma carta
auf-form-pass = Descartar e passar
auf-form-choose = { -card-picky-eater }
auf-form-keep = Pernoite
auf-field-recipe = Qual das suas receitas
auf-field-ingredients = Os ingredientes que você põe
auf-field-ingredients-note = Ficam virados para baixo: os outros só veem quantos são.
auf-field-play = O que você joga
auf-field-play-more = … ou uma destas
auf-field-discards = O que você descarta
auf-field-discards-note = Até duas cartas, ou nenhuma. Isto termina seu turno.
auf-field-taken = A receita que você pega
auf-field-given = A receita que você devolve em troca
auf-field-keep = O que você guarda
auf-field-keep-note = As receitas não marcadas voltam para o monte, e tudo o que está nelas é descartado.
auf-field-mulligan = Descartar sua mão inteira?
auf-mulligan-sure = Sim: { $count ->
    [one] descartar { $count } carta e comprar outra
   *[other] descartar { $count } cartas e comprar outras { $count }
}
auf-note-missing = Falta: { $cards }
auf-note-needs = { $cards }{ $count ->
    [0] {""}
   *[other] ; você tem { $held }
}
auf-note-for = Para { $recipes }
auf-note-laid = Ingredientes postos: { $count } de { $needed }.
auf-note-lost = { $count ->
    [0] Não há nada posto nela.
    [one] O ingrediente posto nela se perde.
   *[other] Os { $count } ingredientes postos nela se perdem.
}
auf-play-on = { $card }: { $recipe } ({ $owner })
auf-play-swap = { $card }: { $mine } (sua) por { $recipe } ({ $owner })
auf-play-with = { $card }: { $other }
auf-play-look = { $card }: veja as primeiras receitas do monte
auf-yours = sua

auf-label-place = { $cards } sob { $recipe }
auf-label-on = { $card } em { $recipe }
auf-label-swap = { $given } (sua) por { $taken }
auf-label-hands = trocar de mão com { $other }
auf-label-trade = { -card-one-for-one } com { $other }
auf-label-pass = { $count ->
    [0] passar
   *[other] descartar { $cards } e passar
}
auf-label-choose = pegar { $taken } por { $given } (sua)
auf-label-keep = guardar: { $recipes }
auf-label-throw = mostrar { $sign }. Mais ninguém vê até que os dois lados escolham

auf-hand-card = **{ $card }**: { $effect }
auf-hand-ingredient = **{ $card }**: para { $recipes }
auf-hand-unwanted = **{ $card }**: nenhuma receita sua precisa disto
auf-hand-empty = Você não tem cartas na mão.
auf-own-dish = **{ $recipe }** { $icons }: { $count ->
    [0] nada posto
   *[other] posto: { $placed }
}; { $lacking ->
    [0] não falta nada
   *[other] falta: **{ $missing }**{ $ready ->
        [0] {""}
       *[other] {" "}(na mão: { $held })
    }
}
auf-lift-with = { $card } tira o veto
auf-look = 🧐 Escolha entre:
auf-recipe = { $recipe } { $icons }: { $needs }
auf-looked = - { $recipe }
auf-own-sign = Seu sinal: { $sign }. Você ainda pode mudar.
auf-own-sign-settled = Seu sinal: { $sign }. Depois de 5 mudanças, ele fica.
auf-finished = -# Prontas: { $recipes }
auf-discard = -# Descarte: { $cards }

auf-option-rounds = 🎂 Três rodadas; vence quem tiver mais receitas prontas
auf-option-icons = ⛔ Qualquer receita pode ser vetada, mesmo sem o ícone certo
auf-option-hands = 🔁 Sem { -card-hand-switcheroo }

auf-round-began = **Rodada { $round }.** { $who } começa.
auf-recipes-dealt = { $who } recebe { $recipes }.
auf-turn-began = É a vez de { $who }.
auf-cards-drawn = { $who } compra { $count ->
    [one] uma carta
   *[other] { $count } cartas
}.
auf-discard-reshuffled = O descarte é embaralhado e vira um novo baralho de { $count } { $count ->
    [one] carta
   *[other] cartas
}.
auf-ingredients-placed = { $who } põe { $count ->
    [one] um ingrediente
   *[other] { $count } ingredientes
} sob **{ $recipe }**.
auf-ban-placed = ⛔ { $who } joga { $ban } em **{ $recipe }** de { $owner }.
auf-ban-lifted = { $who } tira { $ban } de { $own ->
    [True] **{ $recipe }**, sua própria receita
   *[False] **{ $recipe }**, receita de { $owner }
}.
auf-recipes-swapped = 🔀 { $who } troca **{ $given }** por **{ $taken }** de { $other }.
auf-hands-swapped = 🔁 { $who } e { $other } trocam de mão.
auf-hands-swapped-with-you = 🔁 { $who } troca de mão com você.
auf-hands-swapped-you = 🔁 Você e { $other } trocam de mão.
auf-recipes-looked-at = 🧐 { -card-picky-eater }: { $who } vê { $count ->
    [one] uma receita
   *[other] { $count } receitas
}.
auf-recipe-chosen = { $who } pega **{ $taken }** e devolve **{ $given }**{ $count ->
    [0] .
   *[other] ; vai junto para o descarte: { $cards }.
}
auf-look-declined = { $who } não pega nenhuma.
auf-cards-traded = 🤝 { -card-one-for-one }: { $who } pega uma carta de { $other }, { $returned ->
    [True] que pega outra em troca.
   *[False] que não recebe nada em troca.
}
auf-mulligan-taken = { $who } faz o mulligan { $number } de 3 e descarta { $cards }.
auf-recipe-finished = 🎂 **{ $recipe }**: receita pronta! { $who } tem { $points ->
    [one] um ponto
   *[other] { $points } pontos
}.
auf-turn-ended = { $who } { $count ->
    [0] passa.
   *[other] descarta { $cards } e passa.
}
auf-round-ended = 🏁 Fim da rodada { $round }: { $reason ->
    [finished] todas as receitas de { $winners } estão prontas.
    [idle] ninguém comprou, jogou nem descartou em uma volta inteira.
   *[long] ela demorou demais.
}
auf-overnight-chosen = { $who } guarda no pernoite: { $kept }{ $back ->
    [0] .
   *[other] ; devolve: { $returned }.
}
auf-recipe-returned = **{ $recipe }** de { $who } volta para o monte{ $count ->
    [0] .
   *[other] ; vai junto para o descarte: { $cards }.
}
auf-piles-shuffled = Todas as cartas são embaralhadas: { $cards } no baralho, { $recipes } no monte de receitas.
auf-showdown-began = 🤜🤛 Empate! { $who } disputam a vitória em pedra, papel ou tesoura.
auf-match-began = { $who } contra { $other }: vence quem ganhar duas disputas primeiro.
auf-signs-shown = { $who } { $sign } : { $reply } { $other }. { $winner ->
    [none] A disputa se repete.
   *[other] A disputa é de { $winner }.
}
auf-match-won = { $who } vence { $other }.
auf-game-ended = Pontos finais: { $scores }.
auf-cards-received = 🆕 { $who } recebeu { $cards }.
auf-cards-received-you = 🆕 Você recebeu { $cards }.
auf-ingredients-seen = Sob { $reader ->
    [owner] sua receita { $recipe }
   *[other] { $recipe } de { $who }
}: { $cards }.
auf-hand-received = 🔁 A nova mão de { $who }: { $cards }.
auf-hand-received-you = 🔁 Sua nova mão: { $cards }.
auf-recipes-seen = { $who } vê { $recipes }.
auf-recipes-seen-you = Você vê { $recipes }.
auf-trade-seen = 🤝 { $who } pegou { $taken } de { $other } e { $given ->
    [none] não deu nada em troca
   *[other] deu em troca { $given }
}.
auf-trade-seen-with-you = 🤝 { $who } pegou { $taken } de você e { $given ->
    [none] não deu nada em troca
   *[other] deu em troca { $given }
}.
auf-trade-seen-you = 🤝 Você pegou { $taken } de { $other } e { $given ->
    [none] não deu nada em troca
   *[other] deu em troca { $given }
}.
auf-sign-chosen = { $who } escolheu { $sign }.
auf-sign-chosen-you = Você escolheu { $sign }.
auf-decided-recipe = 🎂 Com **{ $recipe }**, { $who } chegou a { $points ->
    [one] um ponto
   *[other] { $points } pontos
}, e ninguém mais.
auf-decided-showdown = 🤜🤛 Deu empate, e { $who } venceu { $other } em pedra, papel ou tesoura: { $sign } ganha de { $reply }.

refused-auf-other-question = Você não pode fazer isso agora. A mensagem mais recente da mesa mostra o que fazer.
refused-auf-round-over = Isso era da rodada anterior. Veja a mensagem mais recente da mesa.
refused-auf-throw-over = Essa disputa já acabou. Escolha para a nova.
refused-auf-card-not-held = Você não tem essa carta na mão.
refused-auf-recipe-not-yours = Essa receita não é sua. Escolha uma das suas.
refused-auf-recipe-finished = Essa receita está pronta: nada mais pode mudá-la.
refused-auf-recipe-not-there = Essa receita não está na mesa. Escolha outra.
refused-auf-recipe-yours = Essa receita é sua. Escolha a de outra pessoa.
refused-auf-ingredient-not-named = Escolha pelo menos um ingrediente.
refused-auf-not-an-ingredient = Sob uma receita você só pode pôr ingredientes.
refused-auf-ingredient-not-needed = Essa receita não precisa de tudo isso. Ela precisa de cada ingrediente só uma vez.
refused-auf-ingredient-already-there = Um desses ingredientes já está posto ali.
refused-auf-not-a-ban = Só { -card-power-outage } e { -card-fire-alarm } são vetos.
refused-auf-icon-missing = Você não pode vetar essa receita com esta carta: { -card-power-outage } precisa de ⚡ na receita; { -card-fire-alarm }, de 🔥.
refused-auf-ban-already-there = Essa receita já tem esse veto.
refused-auf-nothing-to-lift = Essa receita não tem nenhum veto que esta carta possa tirar.
refused-auf-player-not-there = Não conheço essa pessoa. Escolha alguém da sua mesa.
refused-auf-yourself = Escolha outra pessoa, não você.
refused-auf-hand-empty = Essa pessoa não tem cartas.
refused-auf-recipes-gone = Não há mais receitas para ver.
refused-auf-nothing-to-discard = Você não tem cartas para descartar.
refused-auf-mulligans-used = Você já usou os três mulligans desta rodada.
refused-auf-too-many-discards = Você pode descartar no máximo duas cartas.
refused-auf-recipe-not-seen = Escolha uma das receitas que você está vendo.
refused-auf-recipe-not-overnight = No pernoite, você só pode guardar suas próprias receitas com 🌙.
refused-auf-nothing-to-lay = Nenhuma das suas cartas serve para as suas receitas agora.
refused-auf-nothing-to-play = Você não tem nenhuma carta de ação que possa jogar agora.
refused-auf-no-play-chosen = Escolha uma carta para jogar.
refused-auf-one-play = Escolha só uma carta para jogar.
refused-auf-no-recipe-chosen = Escolha uma receita.
refused-auf-no-counteraction = Só { -card-power-restored } e { -card-fire-extinguisher } tiram vetos.
refused-auf-no-such-card = Não existe nenhuma carta chamada “{ $text }”. Escolha uma da lista que aparece enquanto você digita.
refused-auf-no-such-recipe = Não existe nenhuma receita chamada “{ $text }”. Escolha uma da lista que aparece enquanto você digita.
refused-auf-no-such-sign = Escolha pedra, papel ou tesoura.

auf-page-start = Objetivo
auf-rules-start = De duas a quatro pessoas, **três rodadas**. Cada receita pronta vale um ponto que ninguém pode tirar de você, e vence quem tiver mais pontos.
    Suas receitas ficam viradas para cima na sua frente: três para cada pessoa em partidas de duas pessoas, duas em partidas de três ou quatro. Uma receita fica pronta automaticamente quando tem **todos os ingredientes** e **nenhum veto**.
    A rodada termina assim que alguém não tiver mais receitas pendentes. Você fica com a sua mão para a próxima rodada. Um sorteio decide quem começa a primeira rodada; a cada nova rodada começa a pessoa seguinte.
auf-page-turn = Seu turno
auf-rules-turn = No começo do seu turno você compra até ter **cinco cartas**. Depois jogue quantas quiser, em qualquer ordem.
    - **{ auf-button-place }** põe ingredientes virados para baixo sob uma das suas receitas: só os que ainda faltam, e eles ficam lá. Os outros veem quantos são, nunca quais.
    - **{ auf-button-play }** serve para vetos, cartas que tiram vetos e outras ações.
    - **{ auf-button-mulligan }** descarta sua mão inteira e compra o mesmo número de cartas, até três vezes por rodada.
    - **{ auf-button-pass }** termina seu turno; **{ auf-button-discard }** descarta uma ou duas cartas antes de passar.
    - **{ button-hand }** mostra suas cartas, o que você pôs e o que falta. Mais ninguém vê.
auf-page-cards = Cartas de ação
auf-rules-cards = { EMOJI("power-outage", "🔌") } **{ -card-power-outage }** (5) veta uma receita de outra pessoa com ⚡; { EMOJI("fire-alarm", "🚨") } **{ -card-fire-alarm }** (5), uma com 🔥: no máximo um veto de cada tipo por receita. Uma receita vetada não pode ficar pronta. { EMOJI("power-restored", "💡") } **{ -card-power-restored }** (4) tira { -card-power-outage }; { EMOJI("fire-extinguisher", "🧯") } **{ -card-fire-extinguisher }** (4) tira { -card-fire-alarm }. Você pode tirar vetos de qualquer receita, sua ou de outra pessoa.
    { EMOJI("recipe-switcheroo", "🔀") } **{ -card-recipe-switcheroo }** (3): troque uma receita não pronta pela de outra pessoa, cada uma com tudo o que está nela.
    { EMOJI("hand-switcheroo", "🔁") } **{ -card-hand-switcheroo }** (2): troque a mão inteira com outra pessoa.
    { EMOJI("picky-eater", "🧐") } **{ -card-picky-eater }** (4): veja as três primeiras receitas do monte; você pode pegar uma e devolver uma das suas, com tudo o que está nela. As outras receitas voltam para o monte, que é embaralhado.
    { EMOJI("one-for-one", "🤝") } **{ -card-one-for-one }** (3): pegue uma carta ao acaso de outra pessoa, que pega em troca, ao acaso, uma das outras cartas da sua mão, se houver alguma.
    Ingredientes: { -card-flour } 7, { -card-sugar } 7, { -card-eggs } 6, { -card-butter } 5, { -card-milk } 5, { -card-fruit } 3, { -card-chocolate } 3, { -card-nuts } 3.
auf-page-overnight = Pernoite
auf-rules-overnight = No fim de uma rodada você pode guardar suas receitas com 🌙 que não estão prontas, com tudo o que está nelas. As outras receitas não prontas voltam para o monte, e o que está nelas vai para o descarte.
    Na rodada seguinte você recebe também receitas novas. Ponha ingredientes onde quiser, mas as novas **só ficam prontas depois de todas as guardadas**; aí ficam prontas automaticamente.
    A rodada só termina quando alguém não tem mais receitas por terminar, nem guardadas nem novas. Uma receita trocada continua como era: guardada ou nova.
auf-page-recipes = Receitas
auf-rules-recipes = - { CARD("apfelstrudel") }**{ -recipe-apfelstrudel }** 🔥 Áustria: { -card-butter }, { -card-flour }, { -card-fruit }
    - { CARD("baklava") }**{ -recipe-baklava }** 🔥 Turquia: { -card-butter }, { -card-flour }, { -card-nuts }
    - { CARD("black-forest-cake") }**{ -recipe-black-forest-cake }** ⚡🔥 Alemanha: { -card-chocolate }, { -card-eggs }, { -card-flour }, { -card-fruit }
    - { CARD("brigadeiro") }**{ -recipe-brigadeiro }** 🔥 Brasil: { -card-butter }, { -card-chocolate }, { -card-milk }
    - { CARD("brownies") }**{ -recipe-brownies }** 🔥 EUA: { -card-butter }, { -card-chocolate }, { -card-flour }
    - { CARD("castella") }**{ -recipe-castella }** ⚡🔥 Japão: { -card-eggs }, { -card-flour }, { -card-sugar }
    - { CARD("cheesecake") }**{ -recipe-cheesecake }** ⚡🔥🌙 EUA: { -card-butter }, { -card-eggs }, { -card-milk }, { -card-sugar }
    - { CARD("creme-brulee") }**{ -recipe-creme-brulee }** 🔥🌙 França: { -card-eggs }, { -card-milk }, { -card-sugar }
    - { CARD("crepes") }**{ -recipe-crepes }** 🔥 França: { -card-butter }, { -card-eggs }, { -card-flour }, { -card-milk }
    - { CARD("egg-tart") }**{ -recipe-egg-tart }** 🔥 Hong Kong: { -card-eggs }, { -card-flour }, { -card-milk }
    - { CARD("gelato") }**{ -recipe-gelato }** ⚡ Itália: { -card-chocolate }, { -card-milk }, { -card-sugar }
    - { CARD("gulab-jamun") }**{ -recipe-gulab-jamun }** 🔥 Índia: { -card-flour }, { -card-milk }, { -card-sugar }
    - { CARD("kulfi") }**{ -recipe-kulfi }** ⚡🌙 Índia: { -card-milk }, { -card-nuts }, { -card-sugar }
    - { CARD("linzer-torte") }**{ -recipe-linzer-torte }** 🔥 Áustria: { -card-butter }, { -card-flour }, { -card-nuts }, { -card-sugar }
    - { CARD("macarons") }**{ -recipe-macarons }** ⚡🔥 França: { -card-eggs }, { -card-nuts }, { -card-sugar }
    - { CARD("mochi") }**{ -recipe-mochi }** ⚡ Japão: { -card-flour }, { -card-fruit }, { -card-sugar }
    - { CARD("panna-cotta") }**{ -recipe-panna-cotta }** ⚡🌙 Itália: { -card-fruit }, { -card-milk }, { -card-sugar }
    - { CARD("pavlova") }**{ -recipe-pavlova }** ⚡🔥 Nova Zelândia: { -card-eggs }, { -card-fruit }, { -card-sugar }
    - { CARD("pecan-pie") }**{ -recipe-pecan-pie }** 🔥 EUA: { -card-butter }, { -card-eggs }, { -card-nuts }
    - { CARD("pound-cake") }**{ -recipe-pound-cake }** ⚡🔥 Reino Unido: { -card-butter }, { -card-eggs }, { -card-flour }, { -card-sugar }
    - { CARD("shortbread") }**{ -recipe-shortbread }** 🔥 Escócia: { -card-butter }, { -card-flour }, { -card-sugar }
    - { CARD("tiramisu") }**{ -recipe-tiramisu }** ⚡🌙 Itália: { -card-chocolate }, { -card-eggs }, { -card-milk }
    - { CARD("trifle") }**{ -recipe-trifle }** ⚡🌙 Reino Unido: { -card-flour }, { -card-fruit }, { -card-milk }
auf-page-end = Fim e empates
auf-rules-end = Quando o baralho acaba, o descarte é embaralhado e vira um novo baralho. Uma rodada termina sem vencedores se, em uma volta inteira da mesa, ninguém compra, joga nem descarta, ou depois de quarenta turnos por pessoa.
    Se há empate no primeiro lugar depois de três rodadas, **pedra, papel ou tesoura** decide: cada lado escolhe em segredo e pode mudar até 5 vezes; os dois sinais são mostrados juntos, e vence quem ganhar duas disputas primeiro; as empatadas se repetem. Se mais de duas pessoas empatam, quem vence joga contra a próxima.
    Se o seu tempo acabar, você passa sem descartar, guarda todas as suas receitas de pernoite ou mostra um sinal ao acaso.
refused-auf-undo-kind = Você só pode desfazer ingredientes que acabou de pôr. Passes e jogadas que gastam, compram ou mostram cartas não podem ser desfeitos.
refused-auf-sign-settled = Você já mudou seu sinal 5 vezes nesta disputa, então ele fica como está.
refused-auf-which = “{ $text }” pode ser { $names }. Escolha uma opção da lista que aparece enquanto você digita.

## O que alguém já conseguiu uma vez

auf-achievement-recipe = uma receita pronta
auf-achievement-lifted = um veto tirado
auf-achievement-four = quatro receitas em um turno
auf-achievement-showdown = vitória em pedra, papel ou tesoura
