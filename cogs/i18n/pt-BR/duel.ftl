### Cake Duel

duel-name = Cake Duel
duel-credits = -# Uma obra de fãs, não oficial. Cake Duel é um jogo da Sizigi Studios.
duel-mode-core = Cake Duel
duel-mode-full = Cake Duel com especiais
duel-mode-team = Cake Duel em times
duel-mode-team-full = Cake Duel em times com especiais
duel-part = { $duels ->
    [1] Combate { $bout }
   *[other] Duelo { $duel }, combate { $bout }
}
duel-jump-bluff = Melhor blefe: { $claim }, { $name }
duel-jump-turn = Momento decisivo: combate { $bout }
duel-jump-missed = Blefe sem contestação: { $claim }, { $name }
duel-heading = ## { $mode }
    -# { $duels ->
        [1] Combate { $bout }
       *[other] Duelo { $duel } de { $duels }, combate { $bout }
    }, turno { $turn }{ $house }
duel-house-rule = , { $rule }
duel-house-wolfy = { -card-wolfy } fica escondido
duel-house-block-limit = não mais bloqueadores do que atacantes
duel-house-specials = cartas especiais no baralho: { $cards }
duel-side = { $slices } **{ $cakes }** { $cakes ->
    [0] bolos
    [one] bolo
   *[other] bolos
}, { EMOJI("trophy") } { $trophies } de { $wanted }
duel-side-duels = , duelos vencidos: { $won }
duel-person = { $role ->
    [attacks] ⚔️
    [defends] 🛡️
   *[waits] ▫️
} { $who }: { EMOJI("held") } { $count } { $count ->
    [0] cartas
    [one] carta
   *[other] cartas
}{ $size ->
    [4] {""}
   *[other] {" "}(compra até ter { $size })
}
duel-piles = Baralho { $deck }, descarte { $discard }
duel-owed = ↩️ Quem ataca joga { $count ->
    [one] mais um turno
   *[other] mais { $count } turnos
} depois deste.
duel-lying = { EMOJI("facedown") } { $who } declara **{ $claim }**{ $left ->
    [0] {" "}(nenhuma dessas cartas ainda está aqui)
   *[other] {""}
}
duel-claim = { $count } { $card }
duel-no-cards = nenhuma carta
duel-nothing = nada
duel-copy = { $card } ({ $copy })
duel-position = Carta { $position }
duel-changed = { $card } vale como { $into }

duel-card-soldier = { $count ->
    [one] { -card-soldier }
   *[other] { -card-soldier(form: "many") }
}
duel-card-archer = { $count ->
    [one] { -card-archer }
   *[other] { -card-archer(form: "many") }
}
duel-card-wizard = { $count ->
    [one] { -card-wizard }
   *[other] { -card-wizard(form: "many") }
}
duel-card-defender = { $count ->
    [one] { -card-defender }
   *[other] { -card-defender(form: "many") }
}
duel-card-scientist = { $count ->
    [one] { -card-scientist }
   *[other] { -card-scientist(form: "many") }
}
duel-card-wolfy = { $count ->
    [one] { -card-wolfy }
   *[other] { -card-wolfy(form: "many") }
}
duel-card-assassin = { $count ->
    [one] { -card-assassin }
   *[other] { -card-assassin(form: "many") }
}
duel-card-scout = { $count ->
    [one] { -card-scout }
   *[other] { -card-scout(form: "many") }
}
duel-card-summoner = { $count ->
    [one] { -card-summoner }
   *[other] { -card-summoner(form: "many") }
}
duel-card-quartermaster = { $count ->
    [one] { -card-quartermaster }
   *[other] { -card-quartermaster(form: "many") }
}
duel-card-oracle = { $count ->
    [one] { -card-oracle }
   *[other] { -card-oracle(form: "many") }
}
duel-card-priest = { $count ->
    [one] { -card-priest }
   *[other] { -card-priest(form: "many") }
}
duel-card-angel = { $count ->
    [one] { -card-angel }
   *[other] { -card-angel(form: "many") }
}
duel-card-professor = { $count ->
    [one] { -card-professor }
   *[other] { -card-professor(form: "many") }
}
duel-card-agent = { $count ->
    [one] { -card-agent }
   *[other] { -card-agent(form: "many") }
}
duel-card-pierrot = { $count ->
    [one] { -card-pierrot }
   *[other] { -card-pierrot(form: "many") }
}

duel-effect-soldier = arma: roube 1 bolo
duel-effect-archer = arma: roube 1 bolo
duel-effect-wizard = magia: roube 2 bolos
duel-effect-defender = bloqueia um atacante com arma
duel-effect-scientist = bloqueia um atacante com magia
duel-effect-wolfy = nunca é uma carta verdadeira; é revelado no fim do turno
duel-effect-assassin = arma: roube 5 bolos
duel-effect-scout = arma: roube 1 bolo e jogue mais um turno
duel-effect-summoner = magia: nomeie uma carta, veja a outra mão e roube 2 bolos por cópia
duel-effect-quartermaster = especial: tenha 1 carta a mais pelo resto do combate
duel-effect-oracle = especial: veja a mão de quem defende e jogue mais um turno
duel-effect-priest = anula por completo qualquer atacante e leva a carta dele
duel-effect-angel = bloqueia todos os atacantes, mas quem ataca joga mais um turno
duel-effect-professor = ao ser revelado: vale como { -card-scientist }, e também todo { -card-wolfy }
duel-effect-agent = ao ser revelado: vale como qualquer carta da mão do outro lado
duel-effect-pierrot = ao ser revelado: vale como o atacante que você declarou no seu turno anterior

duel-asked-lead = { $who }: quem do time ataca primeiro?
duel-asked-claim = { $who }: ataque ou passe.
duel-asked-answer = { $who }: você aceita, contesta ou bloqueia?
duel-asked-block = { $who }: você aceita o bloqueio ou contesta?
duel-asked-take = { $who }: escolha { $count ->
    [one] a carta que o { -card-priest } leva
   *[other] as { $count } cartas que os { -card-priest(form: "many") } levam
}.
duel-asked-name = { $who }: nomeie uma carta para a { -card-summoner }.
duel-asked-trade = { $who }: quer trocar uma carta com a sua dupla?
duel-beside = Até lá, { $who } pode contestar.
duel-beside-you = Até lá, você pode contestar.

duel-button-attack = Atacar…
duel-button-pass = Passar
duel-button-accept = Aceitar
duel-button-challenge = Contestar!
duel-button-block = Bloquear…
duel-button-take = Escolher…
duel-button-name = Nomear…
duel-button-trade = Trocar…
duel-button-no-trade = Não trocar
duel-button-hold = Não contestar
duel-button-lead = { $who } começa

duel-form-attack = Atacar
duel-form-block = Bloquear
duel-form-take = Cartas para o seu { -card-priest }
duel-form-name = Nomeie uma carta
duel-form-trade = Troca com a sua dupla
duel-field-cards = As cartas que você joga
duel-field-cards-note = Ninguém vê quais são. Podem ser quaisquer cartas.
duel-field-claim = O que você declara que elas são
duel-field-claim-note = Contra { $claim } de { $who }
duel-field-target = Quem você ataca
duel-field-take = { $count ->
    [one] Escolha uma carta
   *[other] Escolha { $count } cartas
}
duel-field-name = Nomeie uma carta e depois veja a mão
duel-field-give-card = A carta que você dá
duel-field-take-card = A carta que você recebe

duel-label-attack = { $claim } contra { $target } (na verdade: { $cards })
duel-label-block = bloquear com { $claim } (na verdade: { $cards })
duel-label-take = levar a carta nº { $positions }
duel-label-name = nomear { $card }
duel-label-trade = dar: { $give }; receber: { $take }

duel-hand-card = **{ $card }**: { $effect }
duel-hand-empty = Você não tem cartas na mão.
duel-mate-hand = Mão de { $who }: { $cards }.
duel-own-discard = Jogadas neste combate: { $cards }.
duel-look = Turno { $turn }: { $reader ->
    [seer] você viu a mão de { $of }
    [seen] { $who } viu a sua mão
   *[other] { $who } viu a mão de { $of }
}: { $cards }.
duel-look-taken = Turno { $turn }: { $reader ->
    [seer] você levou { $cards } de { $of }
    [seen] { $who } levou { $cards } de você
   *[other] { $who } levou { $cards } de { $of }
}.

duel-option-mode = 🎴 { $mode }
duel-option-trophies = { EMOJI("trophy") } { $trophies ->
    [one] Um combate
   *[other] { $trophies } combates
} para vencer{ $duels ->
    [1] {""}
   *[other] , melhor de { $duels } duelos
}
duel-option-specials = ⭐ { $count } { $count ->
    [one] carta especial
   *[other] cartas especiais
} no baralho, { $open ->
    [True] à mostra antes do primeiro combate
   *[False] em segredo
}
duel-option-wolfy = 🎭 { -card-wolfy } não é revelado no fim do turno
duel-option-block-limit = 🛡️ Não mais bloqueadores do que atacantes

duel-duel-begun = Um novo baralho é embaralhado{ $specials ->
    [0] .
    [one] , com { $specials } carta especial.
   *[other] , com { $specials } cartas especiais.
}
duel-specials-shown = As cartas especiais deste duelo: { $cards }.
duel-bout-begun = **Combate { $bout }.** { $side } { $count ->
    [one] ataca
   *[other] atacam
} primeiro, com { $cakes } { $cakes ->
    [0] bolos
    [one] bolo
   *[other] bolos
} contra { $other }.
duel-hand-dealt = { $who } recebe { $cards }.
duel-hand-dealt-you = Você recebe { $cards }.
duel-lead-chosen = { $who } decide: { $first } começa. A ordem é { $order }.
duel-turn-begun = { $owed ->
    [True] { $who } joga mais um turno.
   *[False] É a vez de { $who } atacar.
}
duel-attack-claimed = { $who } ataca { $target } e declara **{ $claim }**.
duel-passed = { $who } { $forced ->
    [True] não tem cartas e passa.
   *[False] passa.
}
duel-block-claimed = { $who } bloqueia e declara **{ $claim }**.
duel-accepted = { $who } aceita.
duel-kept-silent = { $who } não contesta.
duel-challenged = ❗ { $who } contesta **{ $claim }** de { $claimant }!
duel-cards-flipped = As cartas são reveladas: **{ $cards }**{ $changed ->
    [none] .
   *[other] {" "}({ $changed }).
} { $truthful ->
    [True] { $who } disse a verdade.
   *[False] Foi blefe de { $who }!
}
duel-hand-shown = { -card-agent } foi revelado, então { $who } mostra a mão: { $cards }.
duel-attackers-blocked = { $blocker } { $wholly ->
    [True] { $blockers ->
        [one] anula
       *[other] anulam
    }
   *[False] { $blockers ->
        [one] bloqueia
       *[other] bloqueiam
    }
} **{ $claim }**.
duel-cards-taken = { $who } leva { $count ->
    [one] a carta { $positions }
   *[other] as cartas { $positions }
} de { $of }.
duel-taken-seen = { $reader ->
    [seer] Você levou { $cards } de { $of }
    [seen] { $who } levou { $cards } de você
   *[other] { $who } levou { $cards } de { $of }
}.
duel-cakes-stolen = { EMOJI("slice") } { $who } { $count ->
    [0] não rouba nenhum bolo
    [one] rouba um bolo
   *[other] rouba { $count } bolos
} de { $of } ({ $card }).
duel-card-named = { $who } nomeia **{ $card }**.
duel-hand-looked-at = 👁️ { $who } vê a mão de { $of } ({ $card }).
duel-hand-seen = { $reader ->
    [seer] Você viu a mão de { $of }
    [seen] { $who } viu a sua mão
   *[other] { $who } viu a mão de { $of }
}: { $cards }.
duel-turns-owed = { $card }: { $who } joga { $count ->
    [one] mais um turno
   *[other] mais { $count } turnos
}{ $owed ->
    [1] {""}
   *[other] , { $owed } ao todo
}.
duel-hand-size-raised = { $who } agora compra até ter { $size } cartas.
duel-wolfy-revealed = 🐺 { -card-wolfy } estava entre as cartas de { $who }!
duel-cards-traded = { $given ->
    [0] { $who } recebe uma carta de { $partner }.
   *[other] { $taken ->
        [0] { $who } dá uma carta para { $partner }.
       *[other] { $who } troca uma carta com { $partner }.
    }
}
duel-trade-seen = Troca de { $who }. Deu: { $give ->
    [none] nada
   *[other] { $give }
}; recebeu: { $take ->
    [none] nada
   *[other] { $take }
}.
duel-trade-seen-you = Sua troca. Você deu: { $give ->
    [none] nada
   *[other] { $give }
}; recebeu: { $take ->
    [none] nada
   *[other] { $take }
}.
duel-trade-declined = { $who } não troca cartas.
duel-cards-drawn = { $who } compra { $count ->
    [one] uma carta
   *[other] { $count } cartas
}.
duel-draw-seen = { $who } comprou { $cards }.
duel-draw-seen-you = Você comprou { $cards }.
duel-bout-ended = { EMOJI("trophy") } O combate fica com { $side }: { $reason ->
    [bluff] um blefe descoberto
    [truth] a declaração era verdadeira
    [cakes] todos os bolos roubados
   *[passes] { $cakes } bolos contra { $other }
}. { $trophies ->
    [one] { $trophies } troféu.
   *[other] { $trophies } troféus.
}
duel-duel-ended = O duelo fica com { $side }{ $won ->
    [1] .
   *[other] {" "}({ $won } a { $other }).
}
duel-decided-flip = 🔎 { $who } declarou **{ $claim }**, { $other } não acreditou e { $truthful ->
    [True] era verdade.
   *[False] era blefe: { $cards }.
}
duel-decided-cakes = { EMOJI("slice") } { $who } roubou { $count ->
    [0] os últimos bolos
    [one] o último bolo
   *[other] os últimos { $count } bolos
} de { $of } ({ $card }).
duel-decided-passes = { EMOJI("slice") } A mesa toda passou, com mais bolos para { $side }: { $cakes } a { $other }.

refused-duel-other-question = Você não pode fazer isso agora. A mensagem mais recente da mesa mostra o que fazer.
refused-duel-partner-decides = Aqui quem decide é a sua dupla. Você só pode contestar.
refused-duel-no-challenge-now = Já é tarde para contestar essa declaração.
refused-duel-no-trade-now = Não há nada para trocar agora.
refused-duel-no-cards-chosen = Escolha pelo menos uma carta da sua mão.
refused-duel-no-cards-left = Você não tem mais cartas para bloquear. Ainda pode contestar ou aceitar.
refused-duel-no-name-chosen = Escolha o que você declara que as cartas são.
refused-duel-two-names = Todas as cartas de uma declaração devem ter o mesmo nome.
refused-duel-no-target-chosen = Escolha quem você ataca.
refused-duel-no-such-card = Não existe nenhuma carta chamada “{ $text }”. Escolha uma da lista que aparece enquanto você digita.
refused-duel-card-not-held = Você não tem essas cartas na mão.
refused-duel-cards-unsorted = Não entendi quais cartas você escolheu. Escolha de novo, por favor.
refused-duel-unclaimable = Essa carta nunca pode ser declarada. Escolha outro nome.
refused-duel-specials-not-played = Esta partida é sem cartas especiais.
refused-duel-not-an-attacker = Ao atacar, você só pode declarar atacantes.
refused-duel-not-a-blocker = Ao bloquear, você só pode declarar bloqueadores.
refused-duel-cannot-block-that = Esse bloqueador não consegue parar este ataque.
refused-duel-too-many-blockers = Nesta mesa você não pode declarar mais bloqueadores do que atacantes.
refused-duel-not-an-opponent = Escolha uma pessoa do outro time.
refused-duel-not-your-team = Escolha quem começa: você ou a sua dupla.
refused-duel-wrong-positions = Escolha uma carta virada para baixo para cada { -card-priest }, sem repetir nenhuma.
refused-duel-swap-only = Enquanto houver cartas no baralho, você só pode trocar uma carta por outra.
refused-duel-nothing-traded = Escolha uma carta para dar ou receber, ou clique em *{ duel-button-no-trade }*.
refused-duel-card-not-with-partner = Sua dupla não tem essa carta.

duel-page-start = Objetivo
duel-rules-start = Dois lados disputam sete bolos com cartas viradas para baixo. Um duelo é uma série de **combates**: quem vence três combates vence o duelo.
    Você vence um combate se tira **todos os bolos** do outro lado, se uma **contestação** dá razão a você ou se tem **mais bolos quando todo mundo passa** sem nenhuma declaração no meio.
    Cada pessoa tem quatro cartas. No primeiro combate, um sorteio decide quem ataca primeiro; quem perde um combate ataca primeiro no próximo. O lado que ataca primeiro começa com 3 bolos; o outro, com 4.
duel-page-turn = Seu turno
duel-rules-turn = **1.** Quem ataca joga cartas viradas para baixo e **declara** que são atacantes de um mesmo nome, ou passa.
    {"**2.**"} Quem defende **aceita**, **contesta** ou **bloqueia** com as próprias cartas e declara um bloqueador.
    {"**3.**"} Depois de um bloqueio, quem ataca aceita ou contesta o bloqueio.
    {"**4.**"} Toda declaração que ninguém contestou vale, não importa quais sejam as cartas de verdade. Depois os dois lados compram até ter quatro cartas, primeiro quem ataca.
    Sem cartas, você passa automaticamente; ainda pode aceitar ou contestar. Se o seu tempo acabar, você passa ou aceita; se tiver que escolher algo, vale a primeira opção.
    Clique em **{ duel-button-attack }** ou **{ duel-button-block }** para escolher cartas em segredo; **{ button-hand }** mostra suas cartas só para você.
duel-page-bluff = Blefes e contestações
duel-rules-bluff = O número de cartas é sempre verdadeiro, mas você pode declarar mais cópias do que existem. O nome pode ser mentira, e uma única carta falsa torna toda a declaração um blefe.
    Uma **contestação** revela as cartas declaradas e encerra o combate: se era blefe, vence quem contestou; se era verdade, vence quem fez a declaração.
    Uma declaração contestada não tem nenhum outro efeito. Depois de bloquear ou aceitar, você não pode mais contestar aquela declaração.
duel-page-cards = Cartas
duel-rules-cards = ⚔️ { CARD("soldier") }**{ -card-soldier }** (5) e { CARD("archer") }**{ -card-archer }** (4) roubam 1 bolo por carta; quem bloqueia ⚔️ é { CARD("defender") }**{ -card-defender }** (4).
    🔮 { CARD("wizard") }**{ -card-wizard }** (3) rouba 2 bolos; quem bloqueia 🔮 é { CARD("scientist") }**{ -card-scientist }** (3). Cada bloqueador detém um atacante. Você pode declarar qualquer número de bloqueadores, até mais do que há atacantes, mas só um bloqueador que possa parar esse ataque.
    🎭 { CARD("wolfy") }**{ -card-wolfy }** (1) nunca é uma carta verdadeira e não pode ser declarado. Jogue como se fosse outra carta: ele é revelado quando o turno termina sem contestação.
duel-page-specials = Especiais
duel-rules-specials = Duas cartas especiais ocultas (três em times) ficam no baralho durante todo o duelo. Você sempre pode declarar qualquer especial com ⚔️ 🔮 ⭐ 🛡️, mesmo que não esteja no baralho; cartas com 🎭, nunca.
    ⚔️ { CARD("assassin") }**{ -card-assassin }** rouba 5. Cada { CARD("scout") }**{ -card-scout }** rouba 1 e dá a você mais um turno. 🔮 { CARD("summoner") }**{ -card-summoner }**: nomeie uma carta, veja a mão de quem defende e roube 2 bolos por cópia que houver nela. { -card-defender } só impede o roubo de { -card-scout }; { -card-scientist }, só o de { -card-summoner }: mesmo assim você joga mais um turno ou vê a mão.
    ⭐ { CARD("quartermaster") }**{ -card-quartermaster }**: você tem uma carta a mais até o combate terminar. { CARD("oracle") }**{ -card-oracle }**: veja a mão de quem defende e jogue mais um turno. Só { -card-priest } e { -card-angel } bloqueiam ⭐.
    🛡️ { CARD("priest") }**{ -card-priest }** anula por completo qualquer atacante e leva a carta dele, às cegas. { CARD("angel") }**{ -card-angel }** bloqueia o ataque inteiro, mas quem ataca joga de novo, uma vez por { -card-angel }.
    🎭 Ao ser revelado: { CARD("professor") }**{ -card-professor }** e todo { -card-wolfy } da mesma declaração valem como { -card-scientist(form: "many") }; { CARD("agent") }**{ -card-agent }** vale como qualquer carta da mão de quem você ataca ou bloqueia, e então todo mundo vê essa mão; { CARD("pierrot") }**{ -card-pierrot }**, só em um ataque, vale como o atacante que você declarou no seu turno anterior deste combate. { -card-wolfy } não é revelado se { -card-professor } está na mesma declaração.
duel-page-teams = Times
duel-rules-teams = Quatro pessoas, dois times, nove bolos: quatro para o time que começa, cinco para o outro. Cada time compartilha os bolos, e você sempre vê a mão da sua dupla, assim como ela vê a sua.
    O time que começa escolhe qual dos dois joga primeiro. Quem ataca escolhe quem do outro time vai defender, e só essa pessoa pode bloquear; até ela responder, a dupla dela pode contestar.
    Depois de atacar, quem ataca pode trocar em segredo uma carta com a sua dupla. Com o baralho vazio, também pode só dar ou só receber uma.
    Um combate termina por passes quando as quatro pessoas passaram.
refused-duel-undo-kind = Você só pode desfazer uma declaração, e só antes de alguém responder. Passes, respostas e jogadas que mostram ou compram cartas não podem ser desfeitos.

## O que alguém já conseguiu uma vez

duel-achievement-right = um blefe descoberto
duel-achievement-bluff = um blefe que colou
duel-achievement-cleared = todos os bolos em um combate
duel-achievement-sweep = um duelo sem perder nenhum combate
