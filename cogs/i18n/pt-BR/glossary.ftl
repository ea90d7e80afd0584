### Nomes de cartas, chefs, bolos, receitas e suas partes. Só este arquivo os escreve por extenso.
### Formas: one (a usual), many (plural), short (curta, como na imagem de uma carta pequena).

# As palavras das frases, sempre a mesma para a mesma coisa:
# claim: declaração, declarar · bluff: blefe, blefar · challenge: contestação, contestar · block: bloqueio, bloquear
# accept: aceitar · pass: passar · attacker: atacante, quem ataca · blocker: bloqueador · opponent: oponente
# team: time · teammate: sua dupla · duel: duelo · bout: combate · round: rodada · turn: turno, vez · trophy: troféu
# game that is played: partida · game: jogo · deck: baralho · stock: monte · discard pile: descarte · hand: mão · draw: comprar
# facedown: virada para baixo · flip: virar, revelar · shuffle: embaralhamento, embaralhar · cut: cortar
# recipe: receita · finished: pronta · ban: veto, vetar · lift: tirar · Overnight: de pernoite · kept: guardada · throw: disputa
# chef set: kit · lay a set: baixar um kit · part: peça · sign: placa · case: vitrine · slot: espaço · store: estoque
# tab: caixa · stale card: carta de bolo velho · clearance sale: liquidação · bakery: confeitaria · kind: tipo
# house player: robô · stand-in: substituto · seat: lugar · table: mesa · post: mensagem · clock: ritmo
# rated: ranqueada · rating: rating · leaderboard: ranking · streak: sequência · lesson: aula

## Cake Duel: cartas

-card-soldier = { $form ->
   *[one] Soldado
    [many] Soldados
}
-card-archer = { $form ->
   *[one] Arqueira
    [many] Arqueiras
}
-card-wizard = { $form ->
   *[one] Mago
    [many] Magos
}
-card-defender = { $form ->
   *[one] Defensor
    [many] Defensores
}
-card-scientist = { $form ->
   *[one] Cientista
    [many] Cientistas
}
-card-wolfy = { $form ->
   *[one] Sir Lobinho
    [many] Sir Lobinhos
    [short] Lobinho
}
-card-assassin = { $form ->
   *[one] Assassino
    [many] Assassinos
}
-card-scout = { $form ->
   *[one] Batedora
    [many] Batedoras
}
-card-summoner = { $form ->
   *[one] Invocadora
    [many] Invocadoras
}
-card-quartermaster = { $form ->
   *[one] Intendente
    [many] Intendentes
}
-card-oracle = { $form ->
   *[one] Oráculo
    [many] Oráculos
}
-card-priest = { $form ->
   *[one] Sacerdote
    [many] Sacerdotes
}
-card-angel = { $form ->
   *[one] Anjo
    [many] Anjos
}
-card-professor = { $form ->
   *[one] Professor Béécrates
    [many] Professores Béécrates
    [short] Béécrates
}
-card-agent = { $form ->
   *[one] AGENTE:B
    [many] AGENTES:B
}
-card-pierrot = { $form ->
   *[one] Pierrô Ovelhington
    [many] Pierrôs Ovelhington
    [short] Pierrô
}

## Cake Auf!: cartas

-card-flour = Farinha
-card-sugar = Açúcar
-card-eggs = Ovos
-card-butter = Manteiga
-card-milk = Leite
-card-fruit = Frutas
-card-chocolate = Chocolate
-card-nuts = Nozes
-card-power-outage = Apagão
-card-fire-alarm = { $form ->
   *[one] Alarme de incêndio
    [short] Alarme
}
-card-power-restored = Voltou a luz
-card-fire-extinguisher = Extintor
-card-switcheroo = A grande troca
-card-recipe-switcheroo = { $form ->
   *[one] A grande troca (receita)
    [short] Troca de receita
}
-card-hand-switcheroo = { $form ->
   *[one] A grande troca (mão)
    [short] Troca de mão
}
-card-picky-eater = Paladar exigente
-card-one-for-one = Toma lá dá cá

## Cake Auf!: receitas

-recipe-apfelstrudel = Apfelstrudel
-recipe-baklava = Baklava
-recipe-black-forest-cake = Floresta Negra
-recipe-brigadeiro = Brigadeiro
-recipe-brownies = Brownies
-recipe-castella = Castella
-recipe-cheesecake = Cheesecake
-recipe-creme-brulee = Crème brûlée
-recipe-crepes = Crepes
-recipe-egg-tart = Tortinha de ovo
-recipe-gelato = Gelato
-recipe-gulab-jamun = Gulab jamun
-recipe-kulfi = Kulfi
-recipe-linzer-torte = Torta Linzer
-recipe-macarons = Macarons
-recipe-mochi = Mochi
-recipe-panna-cotta = Panna cotta
-recipe-pavlova = Pavlova
-recipe-pecan-pie = Torta de pecã
-recipe-pound-cake = Quatro quartos
-recipe-shortbread = Shortbread
-recipe-tiramisu = Tiramisu
-recipe-trifle = Trifle

## You Take the Cake: chefs

-chef-sally = { $form ->
   *[one] Sally Cara-de-Broa
    [short] Sally
}
-chef-danny = { $form ->
   *[one] Danny Cabeça-de-Rosca
    [short] Danny
}
-chef-polly = { $form ->
   *[one] Polly Boca-de-Paçoca
    [short] Polly
}
-chef-molly = { $form ->
   *[one] Molly Torta-de-Lama
    [short] Molly
}
-chef-benjamin = { $form ->
   *[one] Benjamim Ganha-Pão
    [short] Benjamim
}

## You Take the Cake: as peças de um kit

-piece-chef = Chef
-piece-apron = Avental
-piece-hat = Chapéu
-piece-batter = { $form ->
   *[one] Massa e forma
    [short] Massa
}
-piece-stove = Forno

## You Take the Cake: placas

-sign-closed = { $form ->
   *[one] CONFEITARIA FECHADA
    [short] FECHADA
}
-sign-reopened = { $form ->
   *[one] CONFEITARIA REABERTA
    [short] REABERTA
}

## You Take the Cake: bolos

-cake-wedding = { $form ->
   *[one] Bolo de casamento
    [short] Casamento
}
-cake-boston = { $form ->
   *[one] Torta Boston
    [short] Boston
}
-cake-pineapple = { $form ->
   *[one] Bolo invertido de abacaxi
    [short] Abacaxi
}
-cake-cinnamon = { $form ->
   *[one] Bolo de canela
    [short] Canela
}
-cake-sheet = { $form ->
   *[one] Bolo de tabuleiro
    [short] Tabuleiro
}
-cake-lemon = { $form ->
   *[one] Bolo de limão
    [short] Limão
}
-cake-bundt = { $form ->
   *[one] Bolo Bundt
    [short] Bundt
}
-cake-german = { $form ->
   *[one] Bolo alemão de chocolate
    [short] Alemão
}
-cake-forest = { $form ->
   *[one] Floresta Negra
    [short] Floresta
}
-cake-mud = { $form ->
   *[one] Lama do Mississippi
    [short] Lama
}
-cake-birthday = { $form ->
   *[one] Bolo de aniversário
    [short] Aniversário
}

## You Take the Cake: confeitarias e palavras do jogo

-bakery-yummies = Delícias da União
-bakery-concoctions = Confeitos Confederados
-take-the-cake = LEVE O BOLO
-great-chef-bonus = BÔNUS GRANDE CHEF

## Palavras que não estão em nenhuma frase, e a que se usa; entre parênteses, as mensagens que podem tê-las

# not: tabela, tabelas, placar → ranking
# not: forte, fortes → difícil
# not: pressione*, toque, toca → clique
# not: se parada, próxima vez → se ninguém usar, minha vez a seguir

## O que fica igual ao inglês

# same: -card-chocolate, -piece-chef, -recipe-apfelstrudel, -recipe-baklava, -recipe-brigadeiro
# same: -recipe-brownies, -recipe-castella, -recipe-cheesecake, -recipe-gelato, -recipe-kulfi
# same: -recipe-macarons, -recipe-mochi, -recipe-pavlova, -recipe-shortbread, -recipe-tiramisu, -recipe-trifle
# same: auf-button-mulligan, board-order-rating, button-replay, stats-chart-course, tutor-name
