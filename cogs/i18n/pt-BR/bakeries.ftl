### You Take the Cake

bakeries-name = You Take the Cake
bakeries-credits = -# Uma obra de fãs, não oficial. The Civil War Battle for the Bakeries: You Take The Cake é um jogo de P. K. Waddle.
bakeries-part = Rodada { $round }: { $phase ->
    [hire] contrate um chef
    [place] coloque os bolos
   *[sale] venda de bolos
}
bakeries-jump-sale = Melhor venda da rodada { $round }: { $amount }, { $name }
bakeries-heading = ## You Take the Cake
    -# Rodada { $round } de { $rounds }, { $phase ->
        [hire] contratar um chef, turno { $turn }
        [place] bolos: { $cake } de { $cakes }
        [sale] a venda, turno { $turn }
       *[over] a batalha acabou
    }
bakeries-option-rounds = 🎂 Rodadas: { $rounds }; vence o maior total

bakeries-bakery-yummies = { -bakery-yummies }
bakeries-bakery-concoctions = { -bakery-concoctions }

bakeries-chef-sally = { -chef-sally }
bakeries-chef-danny = { -chef-danny }
bakeries-chef-polly = { -chef-polly }
bakeries-chef-molly = { -chef-molly }
bakeries-chef-benjamin = { -chef-benjamin }
bakeries-short-sally = { -chef-sally(form: "short") }
bakeries-short-danny = { -chef-danny(form: "short") }
bakeries-short-polly = { -chef-polly(form: "short") }
bakeries-short-molly = { -chef-molly(form: "short") }
bakeries-short-benjamin = { -chef-benjamin(form: "short") }
bakeries-piece-chef = { -piece-chef }
bakeries-piece-apron = { -piece-apron }
bakeries-piece-hat = { -piece-hat }
bakeries-piece-batter = { -piece-batter }
bakeries-piece-stove = { -piece-stove }
bakeries-card = { $chef }: { $piece }
bakeries-sign-closed = { -sign-closed }
bakeries-sign-reopened = { -sign-reopened }
bakeries-times = { $what }{ $count ->
    [1] {""}
   *[other] {" "}({ $count })
}
bakeries-chef-label = { $chef } ×{ $multiplier }
bakeries-bakes-with = { $chef } ×{ $multiplier }
bakeries-bakes-alone = sem chef ×{ $multiplier }

bakeries-cake-wedding = { -cake-wedding }
bakeries-cake-boston = { -cake-boston }
bakeries-cake-pineapple = { -cake-pineapple }
bakeries-cake-cinnamon = { -cake-cinnamon }
bakeries-cake-sheet = { -cake-sheet }
bakeries-cake-lemon = { -cake-lemon }
bakeries-cake-bundt = { -cake-bundt }
bakeries-cake-german = { -cake-german }
bakeries-cake-forest = { -cake-forest }
bakeries-cake-mud = { -cake-mud }
bakeries-cake-birthday = { -cake-birthday }

bakeries-person = { $turn ->
    [True] 👉
   *[other] ▫️
} **{ $bakery }**, { $who }, { EMOJI("held") } { $count }, { $closed ->
    [True] 🚫 **{ -sign-closed }**
   *[other] 🏪 aberta
}
bakeries-piles = Monte { $stock }, descarte { $discards }, no topo: { $top ->
    [none] nada
   *[other] **{ $top }**
}
bakeries-turns = ⏳ A fase um termina sem chef { $left ->
    [one] depois deste turno
   *[other] em { $left } turnos de cada lado
}.
bakeries-drawn = 🎂 Bolo { $number } de 22: **{ $cake }**, ${ $price }
bakeries-last-roll = { $faces } Última rolagem: { $dice }
bakeries-window = 🏪 **{ $bakery }**, { $who }, { $baker }
bakeries-tab = 🧾 Caixa **${ $tab }**, { $sold } de 7 bolos vendidos, { $names } { $names ->
    [0] tipos
    [one] tipo
   *[other] tipos
}
bakeries-slot = `{ $slot }` ×{ $multiplier }
bakeries-tags-free = Livres: { $slots }
bakeries-tag = { $where } { $cake } ${ $price }{ $stale ->
    [0] {""}
   *[other] {" "}🥀{ $stale }
} = **${ $amount }**
bakeries-tag-sold = { $where } ✅ { $sign }~~{ $cake }~~ ${ $amount }

bakeries-dollars = ${ $amount }
bakeries-product = { $chef } (chef) × ${ $price }{ $stale ->
    [100] {""}
   *[other] {" "}× { $stale }%
} × { $slot } (espaço)
bakeries-sum = { $product } = ${ $amount }
bakeries-kept = { $percent }% = ${ $amount }
bakeries-books = 📒 **Vendas da rodada { $round }**
    -# número, bolo: chef × preço × espaço
bakeries-books-who = 🏪 **{ $bakery }**, { $who }, { $baker }
bakeries-books-sale = `{ $slot }` { $cake }: { $chef } × ${ $price } × { $stale ->
    [100] {""}
   *[other] { $stale }% ×{" "}
}{ $times } = ${ $amount }
bakeries-books-tab = Caixa ${ $tab }
bakeries-books-bonus = { -great-chef-bonus } { $percent }% = ${ $bonus }
bakeries-books-round = **rodada ${ $total }**
bakeries-scores = Totais: { $first }; { $second }
bakeries-score = { $who } **${ $total }**
bakeries-rounds = 💰 { $who }: { $sums } = **${ $total }**
bakeries-dice = { $first } + { $second } = **{ $sum }**
bakeries-try = número **{ $number }**, { $faces } { $dice }

bakeries-asked-turn = { $who }: compre uma carta, baixe um kit ou jogue uma placa.
bakeries-asked-discard = { $who }: descarte uma carta.
bakeries-asked-place = { $who }: **{ $cake }**, em qual espaço?
bakeries-asked-roll = { $who }: role os dados.
bakeries-asked-stale = { $who }: qual bolo de { $other } fica velho?
bakeries-asked-stale-with-you = { $who } escolhe qual dos seus bolos fica velho.
bakeries-asked-again = { $who }: parar aqui ou tentar a liquidação mais uma vez?

bakeries-button-draw = Comprar
bakeries-button-take = Pegar { $card }
bakeries-button-pass = Passar
bakeries-button-lay = Baixar kit…
bakeries-button-hire = Contratar { $chef }
bakeries-button-close = Fechar a de { $who }
bakeries-button-reopen = Reabrir a de { $who }
bakeries-button-discard = Descartar…
bakeries-button-roll = Rolar!
bakeries-button-stop = Parar: { $kept }
bakeries-button-again = Tentar: { $more } ou { $less }

bakeries-prompt-own = Meu: { $cake }…
bakeries-prompt-theirs = { -take-the-cake }, { $who }…
bakeries-place-own = Para mim, espaço { $slot }: { $worth }
bakeries-place-theirs = { -take-the-cake }, espaço { $slot }: { $worth }
bakeries-prompt-stale = Escolha um bolo de { $who }…
bakeries-stale-choice = Espaço { $slot }: { $cake }
bakeries-stale-note = de ${ $now } cai para ${ $then }
bakeries-prompt-discard = Descartar…

bakeries-form-discard = Descartar uma carta
bakeries-form-lay = Contratar chef
bakeries-field-card = A carta que você descarta
bakeries-field-chef = Quem você contrata como chef
bakeries-use-sign = uma placa; você tem { $copies }
bakeries-use-part = kit { $held } de { $parts }; você tem { $copies }
bakeries-use-drawn = 🆕 acabou de chegar, { $use }

bakeries-offer = { $what } ({ $note })
bakeries-offer-slot = Espaço { $slot }: { $sum }

bakeries-label-draw-stock = comprar do monte
bakeries-label-draw-discard = pegar o topo do descarte
bakeries-label-discard = descartar { $card }
bakeries-label-place-own = para mim, espaço { $slot }
bakeries-label-place-theirs = { -take-the-cake }, espaço { $slot }
bakeries-label-stale = carta de bolo velho no espaço { $slot }
bakeries-label-again = tentar de novo
bakeries-label-stop = parar

bakeries-hand-chef = **{ $chef } ×{ $multiplier }**: { $count } de 5; { $held }; { $lacking ->
    [none] ✅ **completo: você pode contratar**
   *[other] falta: { $lacking }
}
bakeries-hand-signs = **Placas**: { $signs }
bakeries-hand-drawn = 🆕 Acabou de chegar: **{ $card }**.
bakeries-hand-taken = 🆕 Você acabou de pegar: **{ $card }**. Neste turno não pode descartar cartas iguais a essa.
bakeries-hand-closed = 🚫 Esta confeitaria está fechada: jogue { -sign-reopened } antes de baixar um kit.
bakeries-hand-resting = Estas cartas só voltam a ser usadas na próxima rodada.

bakeries-round-begun = **Rodada { $round }.** Todas as cartas são embaralhadas e distribuídas. { $who } começa.
bakeries-hand-dealt = { $who } recebe { $cards }.
bakeries-hand-dealt-you = Você recebe { $cards }.
bakeries-phase-begun = { $phase ->
    [hire] 👩‍🍳 Fase um: { $who } começa a procurar chef.
    [place] 🍰 Fase dois: { $who } coloca o primeiro bolo.
   *[sale] 🎲 Fase três: { $who } rola primeiro.
}
bakeries-stock-reshuffled = O monte acabou: { $count } { $count ->
    [one] carta descartada vira
   *[other] cartas descartadas viram
} o novo monte.
bakeries-card-drawn = { $who } compra do monte.
bakeries-card-seen = { $who } comprou { $card }.
bakeries-card-seen-you = Você comprou { $card }.
bakeries-discard-taken = { $who } pega **{ $card }** do descarte.
bakeries-card-discarded = { $who } descarta **{ $card }**.
bakeries-bakery-closed = 🚫 { $who } joga { -sign-closed } em { $owner }!
bakeries-bakery-reopened = 🏪 { $who } joga { -sign-reopened }.
bakeries-draw-skipped = { $who } não pode comprar: não há mais cartas.
bakeries-turn-passed = { $who } não pode comprar e passa.
bakeries-chef-hired = 👩‍🍳 { $who } baixa o kit completo e contrata **{ $chef }**: todos os preços ×{ $multiplier }!
bakeries-nobody-hired = { $reason ->
    [both-passed] Ninguém mais pode comprar
   *[turn-limit] Os dois lados já jogaram cem turnos
}, então as duas confeitarias ficam sem chef.
bakeries-cake-drawn = { $who } tira o bolo { $number }: { $cake }.
bakeries-cake-placed = { $own ->
    [True] 🍰 { $who } fica com **{ $cake }** no espaço { $slot } (×{ $multiplier }).
   *[other] 🍰 { $who } para { $owner }: **{ -take-the-cake }!** { $cake }, espaço { $slot } (×{ $multiplier }).
}
bakeries-case-filled = A vitrine de { $who } está cheia.
bakeries-dice-rolled = { $faces } { $who } rola os dados: { $dice }.
bakeries-cake-sold = 💵 { $who } vende **{ $cake }**: { $sum }.
bakeries-number-repeated = { $who } já tinha tirado { $slot }{ $penalised ->
    [True] : um bolo fica velho.
   *[other] , mas não há mais bolo que possa ficar velho.
}
bakeries-stale-placed = 🥀 { $who } põe uma carta de bolo velho em { $cake } de { $owner }, no espaço { $slot }; agora vale { $sum }.
bakeries-sale-won = 🏁 { $who } vendeu sete bolos: fim da venda!
bakeries-clearance-tried = 🎟️ Liquidação de { $who }: { $attempt }. { $hit ->
    [True] Acertou
   *[other] Errou
}: { $percent }% do caixa.
bakeries-clearance-stopped = { $who } para e fica com { $percent }% do caixa.
bakeries-game-ended = A batalha das confeitarias acabou.
bakeries-decided = 💵 { $how ->
    [turned] { $who } virou o jogo na última rodada: só **{ $cake }** rendeu { $amount }.
    [level] { $who } venceu a última rodada e, com ela, a partida: só **{ $cake }** rendeu { $amount }.
    [tie] Os totais são iguais, e { $who } tem a melhor rodada ou mais bolos vendidos.
    [none] { $who } não vendeu nada na última rodada, mas a vantagem bastou.
   *[kept] { $who } estava na frente antes da última rodada e lá ficou: **{ $cake }** rendeu { $amount }.
}

refused-bakeries-already-closed = Essa confeitaria já está fechada.
refused-bakeries-another-question = Você não pode fazer isso agora. A mensagem mais recente da mesa mostra o que fazer.
refused-bakeries-bakery-closed = Sua confeitaria está fechada. Jogue { -sign-reopened } antes de baixar um kit.
refused-bakeries-bakery-open = Sua confeitaria já está aberta.
refused-bakeries-cake-sold = Esse bolo já foi vendido. Escolha um que ainda esteja à venda.
refused-bakeries-cannot-pass = Você ainda pode comprar do monte, então não pode passar.
refused-bakeries-card-just-taken = Você acabou de pegar uma carta igual do descarte. Descarte uma diferente.
refused-bakeries-card-not-held = Você não tem essa carta na mão.
refused-bakeries-closed-not-held = Você não tem { -sign-closed } na mão.
refused-bakeries-reopened-not-held = Você não tem { -sign-reopened } na mão.
refused-bakeries-discard-pile-empty = O descarte está vazio. Compre do monte.
refused-bakeries-fifth-stale = Esse bolo já tem quatro cartas de bolo velho, o máximo. Escolha outro bolo.
refused-bakeries-no-such-slot = Os espaços vão de 2 a 12, como as somas de dois dados.
refused-bakeries-nothing-else-to-discard = Você só tem cartas iguais a essa e não poderia descartar outra. Compre do monte.
refused-bakeries-set-incomplete = Você ainda não tem as cinco peças desse kit. *{ button-hand }* mostra o que falta.
refused-bakeries-slot-filled = Esse espaço já tem um bolo. Escolha um vazio.
refused-bakeries-stock-empty = O monte está vazio.
refused-bakeries-no-such-card = Não existe nenhuma carta chamada “{ $text }”. Escolha uma da lista que aparece enquanto você digita.
refused-bakeries-no-such-chef = Não existe chef com o nome “{ $text }”. Escolha da lista que aparece enquanto você digita.

cmd-bakery = You Take the Cake: contrate um chef, coloque os bolos, role os dados
cmd-bakery-new = Abra uma mesa de You Take the Cake
cmd-bakery-draw = Compre uma carta do monte ou pegue o topo do descarte
cmd-bakery-draw-pile = O monte ou o topo do descarte
cmd-bakery-discard = Descarte uma carta da sua mão
cmd-bakery-discard-card = A carta; só você vê a sua mão
cmd-bakery-lay = Baixe as cinco peças de um kit e contrate o chef
cmd-bakery-lay-chef = O chef do kit que você baixa
cmd-bakery-close = Jogue { -sign-closed } na outra confeitaria
cmd-bakery-reopen = Jogue { -sign-reopened } na sua própria confeitaria
cmd-bakery-pass = Passe, se não puder comprar
cmd-bakery-keep = Para mim: ponha o bolo em um espaço da sua própria vitrine
cmd-bakery-give = { -take-the-cake }: ponha o bolo em um espaço da outra vitrine
cmd-bakery-slot = O número do espaço, de 2 a 12
cmd-bakery-roll = Role os dados
cmd-bakery-stale = Ponha uma carta de bolo velho em um bolo da outra confeitaria
cmd-bakery-again = Liquidação: tente mais uma vez, por 80% ou só 40%
cmd-bakery-stop = Liquidação: pare e fique com 60%

choice-pile-stock = o monte
choice-pile-discard = o topo do descarte

bakeries-page-start = Objetivo
bakeries-rules-start = Duas confeitarias, **{ -bakery-yummies }** e **{ -bakery-concoctions }**, três rodadas. Em cada rodada você **contrata um chef**, **coloca bolos** e **vende os bolos com dados**. Vence o maior total depois da terceira rodada; em caso de empate, a melhor rodada isolada, depois o número de bolos vendidos.
    Um bolo rende **chef × preço × espaço**: { -cake-birthday } de $500 com { -chef-polly(form: "short") } (×4) no espaço 9 (×3) rende $6.000.
    Clique em **{ button-hand }** para ver suas cartas; mais ninguém pode ver.
bakeries-page-hire = Contratar chef
bakeries-rules-hire = Cada lado tem oito cartas na mão. Um sorteio decide quem começa a primeira rodada; depois vocês se alternam a cada rodada. No seu turno, faça uma destas coisas:
    🃏 **Compre** do monte ou **pegue** o topo do descarte; depois **descarte** uma carta. Se pegar do descarte, você não pode descartar uma carta igual no mesmo turno; se as suas oito cartas são iguais a ela, você não pode pegar essa carta.
    👩‍🍳 **Baixe um kit**: { -piece-chef }, { -piece-apron }, { -piece-hat }, { -piece-batter } e { -piece-stove } do mesmo chef. Assim você contrata esse chef, e a fase termina. O outro lado fica sem chef (×1).
    🚫 **{ -sign-closed }** impede o outro lado de baixar um kit; **{ -sign-reopened }** desfaz isso. Depois de jogar uma das placas, compre uma carta; a placa só volta na próxima rodada.
    Quando o monte acaba, o descarte é embaralhado e vira um novo monte, menos a carta do topo. Depois de 100 turnos de cada lado, a fase termina sem chef.
    Se o seu tempo acabar, você compra do monte e descarta essa carta.
bakeries-page-place = Os bolos
bakeries-rules-place = Quem está sem chef começa; se ninguém tem chef, começa quem não começou a rodada. Vocês se alternam: sai um bolo do estoque, e você o coloca em um espaço vazio, seu ou do outro lado: **{ -take-the-cake }!**
    O número de um espaço é o resultado dos dados que vende o bolo, e ele multiplica o preço: 7 ×1; 6 e 8 ×2; 5 e 9 ×3; 4 e 10 ×5; 3 e 11 ×8; 2 e 12 ×13.
    Quando uma vitrine está cheia, o lado da outra vitrine coloca todos os bolos que restam.
    Se o seu tempo acabar, o bolo vai para o seu espaço vazio de menor número ou, se a sua vitrine está cheia, para o de menor número do outro lado.
bakeries-page-sale = A venda
bakeries-rules-sale = Quem contratou um chef rola primeiro (se ninguém contratou, quem começou a rodada); depois vocês se alternam a cada rodada. Um número que você ainda não tirou **vende o bolo** do seu espaço com esse número.
    Se você repetir um número, o outro lado põe uma **carta de bolo velho** em um dos seus bolos não vendidos: 20% a menos do preço impresso, até quatro cartas por bolo. Se nenhum bolo pode receber mais uma, nada acontece.
    🏁 **A sétima venda encerra a rodada.** Quem faz essa venda fica com o caixa inteiro, mais 20% se vendeu sete bolos diferentes ({ -great-chef-bonus }). O outro lado fica com 40%.
    Se o seu tempo acabar, os dados rolam automaticamente, ou a sua carta de bolo velho vai para o bolo com o maior preço impresso.
bakeries-page-clearance = Liquidação
bakeries-rules-clearance = Se o outro lado fez a sétima venda, você não tem chef e vendeu pelo menos um bolo, você ganha uma chance: um dos números dos seus espaços não vendidos é sorteado, e você rola os dados.
    Um **erro** deixa você com 40% do seu caixa. Um **acerto** dá 60%, e você pode parar ou sortear e rolar mais uma vez: um acerto dá 80%; um erro, 40%. O mesmo número pode sair de novo. Se o seu tempo acabar, você para.
bakeries-page-prices = Cartas e preços
bakeries-rules-prices = 👩‍🍳 **Chefs** (cópias de cada peça): { CARD("sally-chef") }{ -chef-sally(form: "short") } ×2 (16), { CARD("danny-chef") }{ -chef-danny(form: "short") } ×3 (10), { CARD("polly-chef") }{ -chef-polly(form: "short") } ×4 (6), { CARD("molly-chef") }{ -chef-molly(form: "short") } ×5 (4), { CARD("benjamin-chef") }{ -chef-benjamin(form: "short") } ×6 (2). Onze { -sign-closed }, onze { -sign-reopened }.
    🎂 **Bolos** (cópias): $500 { CARD("wedding") }{ -cake-wedding } (2), { CARD("birthday") }{ -cake-birthday } (2); $350 { CARD("boston") }{ -cake-boston } (5), { CARD("mud") }{ -cake-mud } (5); $200 { CARD("pineapple") }{ -cake-pineapple } (7), { CARD("forest") }{ -cake-forest } (7); $125 { CARD("cinnamon") }{ -cake-cinnamon } (10), { CARD("german") }{ -cake-german } (10); $75 { CARD("sheet") }{ -cake-sheet } (15), { CARD("bundt") }{ -cake-bundt } (15); $50 { CARD("lemon") }{ -cake-lemon } (36).
refused-bakeries-undo-kind = Você não pode desfazer jogadas neste jogo.

## O que alguém já conseguiu uma vez

bakeries-achievement-chef = um chef com as cinco peças
bakeries-achievement-rare = um bolo vendido com 2 ou 12
bakeries-achievement-clearance = dois acertos em uma liquidação
bakeries-achievement-all-chefs = cada chef uma vez
