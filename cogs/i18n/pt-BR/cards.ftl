### O que aparece impresso nas imagens das cartas: mais curto do que em uma frase

card-class-weapon = Arma
card-class-magic = Magia
card-class-special = Especial
card-class-blocker = Bloqueador
card-class-unclaimable = Farsante
card-class-ingredient = Ingrediente
card-class-action = Ação
card-class-sign = Placa
card-class-cake = Bolo

card-duel-soldier = { -card-soldier }
card-duel-archer = { -card-archer }
card-duel-wizard = { -card-wizard }
card-duel-defender = { -card-defender }
card-duel-scientist = { -card-scientist }
card-duel-wolfy = { -card-wolfy }
card-duel-assassin = { -card-assassin }
card-duel-scout = { -card-scout }
card-duel-summoner = { -card-summoner }
card-duel-quartermaster = { -card-quartermaster }
card-duel-oracle = { -card-oracle }
card-duel-priest = { -card-priest }
card-duel-angel = { -card-angel }
card-duel-professor = { -card-professor(form: "short") }
card-duel-agent = { -card-agent }
card-duel-pierrot = { -card-pierrot(form: "short") }

card-duel-does-soldier = Rouba 1 bolo
card-duel-does-archer = Rouba 1 bolo
card-duel-does-wizard = Rouba 2 bolos
card-duel-does-defender = Bloqueia 1 arma
card-duel-does-scientist = Bloqueia 1 magia
card-duel-does-wolfy = Nunca é verdade; revelado no fim do turno
card-duel-does-assassin = Rouba 5 bolos
card-duel-does-scout = Rouba 1 bolo e ataca de novo
card-duel-does-summoner = Nomeia uma carta: 2 bolos por cópia na outra mão
card-duel-does-quartermaster = Você tem 1 carta a mais
card-duel-does-oracle = Vê uma mão e ataca de novo
card-duel-does-priest = Anula 1 atacante e leva a carta
card-duel-does-angel = Bloqueia tudo, mas quem ataca joga de novo
card-duel-does-professor = Revelado: ele e { -card-wolfy(form: "short") } são { -card-scientist(form: "many") }
card-duel-does-agent = Revelado: qualquer carta da outra mão
card-duel-does-pierrot = Revelado: o que você declarou no turno anterior

card-auf-flour = { -card-flour }
card-auf-sugar = { -card-sugar }
card-auf-eggs = { -card-eggs }
card-auf-butter = { -card-butter }
card-auf-milk = { -card-milk }
card-auf-fruit = { -card-fruit }
card-auf-chocolate = { -card-chocolate }
card-auf-nuts = { -card-nuts }
card-auf-power-outage = { -card-power-outage }
card-auf-fire-alarm = { -card-fire-alarm(form: "short") }
card-auf-power-restored = { -card-power-restored }
card-auf-fire-extinguisher = { -card-fire-extinguisher }
card-auf-recipe-switcheroo = { -card-recipe-switcheroo(form: "short") }
card-auf-hand-switcheroo = { -card-hand-switcheroo(form: "short") }
card-auf-picky-eater = { -card-picky-eater }
card-auf-one-for-one = { -card-one-for-one }

card-auf-does-power-outage = Veta uma receita que precisa de luz
card-auf-does-fire-alarm = Veta uma receita que precisa de fogo
card-auf-does-power-restored = Tira um { -card-power-outage }
card-auf-does-fire-extinguisher = Tira um { -card-fire-alarm }
card-auf-does-recipe-switcheroo = Troque uma receita com outra pessoa
card-auf-does-hand-switcheroo = Troque de mão com outra pessoa
card-auf-does-picky-eater = Veja 3 receitas e troque uma por uma sua
card-auf-does-one-for-one = Troque cartas ao acaso com outra pessoa

card-bakeries-chef = { -piece-chef }
card-bakeries-apron = { -piece-apron }
card-bakeries-hat = { -piece-hat }
card-bakeries-batter = { -piece-batter(form: "short") }
card-bakeries-stove = { -piece-stove }
card-bakeries-closed = { -sign-closed(form: "short") }
card-bakeries-reopened = { -sign-reopened(form: "short") }
card-bakeries-does-part = Todo preço ×{ $multiplier }
card-bakeries-does-closed = A outra confeitaria não pode baixar um kit
card-bakeries-does-reopened = Tira { -sign-closed }

card-cake-wedding = { -cake-wedding(form: "short") }
card-cake-boston = { -cake-boston(form: "short") }
card-cake-pineapple = { -cake-pineapple(form: "short") }
card-cake-cinnamon = { -cake-cinnamon(form: "short") }
card-cake-sheet = { -cake-sheet(form: "short") }
card-cake-lemon = { -cake-lemon(form: "short") }
card-cake-bundt = { -cake-bundt(form: "short") }
card-cake-german = { -cake-german(form: "short") }
card-cake-forest = { -cake-forest(form: "short") }
card-cake-mud = { -cake-mud(form: "short") }
card-cake-birthday = { -cake-birthday(form: "short") }
card-cake-price = ${ $price }

image-hand = Suas cartas: { $cards }
image-seat = Lugar { $number }
image-deck = baralho { $count }
image-discard = descarte { $count }
image-duel-claims = { $who } declara
image-duel-flipped = { $truthful ->
    [True] É verdade!
   *[other] É blefe!
}
image-duel-stolen = { $count ->
    [one] Um bolo roubado!
   *[other] { $count } bolos roubados!
}
image-duel-side = { $who }: { $cakes } { $cakes ->
    [0] bolos
    [one] bolo
   *[other] bolos
}, { $trophies } { $trophies ->
    [0] troféus
    [one] troféu
   *[other] troféus
}, { $cards } { $cards ->
    [0] cartas
    [one] carta
   *[other] cartas
}.
image-duel-claim = { $who } declara { $claim }.
image-stock = monte { $count }
image-bakeries-front = { $who }: { $count } { $count ->
    [0] cartas
    [one] carta
   *[other] cartas
}, { $closed ->
    [True] fechada
   *[other] aberta
}.
image-bakeries-window = { $who }: { $cakes } { $cakes ->
    [0] bolos
    [one] bolo
   *[other] bolos
}; vendidos: { $sold }, por ${ $tab }.
image-bakeries-sold = Vendido por ${ $amount }!
image-bakeries-hired = { $chef } na equipe!
image-bakeries-given = Leve o bolo!
image-bakeries-stale = Ficou velho!
image-bakeries-alone = sem chef ×1
image-bakeries-till = Caixa
image-bakeries-total = Antes ${ $amount }
image-bakeries-cake = { $cake }, ${ $price }
image-bakeries-dice = Dados { $first } + { $second } = { $sum }
image-auf-finished = Pronto: { $recipe }!
image-auf-recipes-swapped = Troca de receitas!
image-auf-hands-swapped = Troca de mãos!
image-auf-player = { $who }: { $points } { $points ->
    [0] pontos
    [one] ponto
   *[other] pontos
}; { $recipes }.
image-auf-recipe = { $recipe } { $laid } de { $of }
image-winners = { $count ->
    [one] { $winners } vence!
   *[other] { $winners } vencem!
}
image-score-duel = { $score } { $score ->
    [0] vitórias
    [one] vitória
   *[other] vitórias
}
image-score-auf = { $score } { $score ->
    [0] pontos
    [one] ponto
   *[other] pontos
}
image-stand-in = robô por { $who }
image-score-conceded = { $score ->
    [0] perde
   *[other] vence
}
image-score-bakeries = ${ $score }
image-example = Um exemplo. { $shown }
image-example-window = { $who }, { $chef }: { $count ->
    [0] nenhum bolo
   *[other] { $cakes }
}.
image-example-slot = espaço { $slot } { $cake } { $amount }{ $sold ->
    [True] {" "}vendido
   *[False] {""}
}
image-page = As cartas desta página: { $cards }
