### Names of cards, people, cakes and recipes, and the words of the games.
### Sentences take these names from here; a term with two forms is used as { -card-archer(form: "many") }.

# The words that the sentences use, always the same one for the same thing:
# claim: declaración, declarar · bluff: mentira, mentir · challenge: desafío, desafiar · block: bloqueo, bloquear
# accept: aceptar · pass: pasar · attacker: atacante, quien ataca · blocker: bloqueador · opponent: rival · teammate: pareja
# duel: duelo · bout: asalto · round: ronda · turn: turno · trophy: trofeo · game that is played: partida · game: juego
# deck, stock: mazo · discard pile: descarte · hand: mano · draw: robar · facedown: boca abajo · shuffle: mezcla, mezclar · cut: cortar
# recipe: receta · finished: terminada · ban: veto, vetar · lift: levantar · Overnight: nocturna · kept: guardada · throw: tirada
# chef set: kit · lay a set: bajar un kit · part: pieza · sign: cartel · case: vitrina · slot: casilla · store: almacén
# tab: caja · stale card: carta rancia · clearance sale: liquidación · bakery: pastelería · kind: tipo
# house player: robot · stand-in: suplente · seat: asiento · table: mesa · post: mensaje · clock: ritmo
# rated: puntuada · rating: puntuación · leaderboard: clasificación · streak: racha · lesson: lección

## Cake Duel

-card-soldier = { $form ->
   *[one] Soldado
    [many] Soldados
}
-card-archer = { $form ->
   *[one] Arquera
    [many] Arqueras
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
   *[one] Científico
    [many] Científicos
}
-card-wolfy = { $form ->
   *[one] Sir Lobito
    [many] Sir Lobitos
}
-card-assassin = { $form ->
   *[one] Asesino
    [many] Asesinos
}
-card-scout = { $form ->
   *[one] Exploradora
    [many] Exploradoras
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
   *[one] Ángel
    [many] Ángeles
}
-card-professor = { $form ->
   *[one] Profesor Beécrates
    [many] Profesores Beécrates
}
-card-agent = { $form ->
   *[one] AGENTE:B
    [many] AGENTES:B
}
-card-pierrot = { $form ->
   *[one] Pierrot Ovejington
    [many] Pierrots Ovejington
}
-card-professor-short = Beécrates
-card-pierrot-short = Pierrot
-card-wolfy-short = Lobito

## Cake Auf!

-card-flour = Harina
-card-sugar = Azúcar
-card-eggs = Huevos
-card-butter = Mantequilla
-card-milk = Leche
-card-fruit = Fruta
-card-chocolate = Chocolate
-card-nuts = Nueces
-card-power-outage = Apagón
-card-fire-alarm = Alarma de incendios
-card-power-restored = Vuelve la luz
-card-fire-extinguisher = Extintor
-card-recipe-switcheroo = El cambiazo (receta)
-card-hand-switcheroo = El cambiazo (mano)
-card-picky-eater = Paladar exigente
-card-one-for-one = Una por otra
-card-switcheroo = El cambiazo

-recipe-apfelstrudel = Strudel de manzana
-recipe-baklava = Baklava
-recipe-black-forest-cake = Selva Negra
-recipe-brigadeiro = Brigadeiro
-recipe-brownies = Brownies
-recipe-castella = Castella
-recipe-cheesecake = Pastel de queso
-recipe-creme-brulee = Crème brûlée
-recipe-crepes = Crepes
-recipe-egg-tart = Tartaleta de huevo
-recipe-gelato = Gelato
-recipe-gulab-jamun = Gulab jamun
-recipe-kulfi = Kulfi
-recipe-linzer-torte = Tarta Linzer
-recipe-macarons = Macarons
-recipe-mochi = Mochi
-recipe-panna-cotta = Panna cotta
-recipe-pavlova = Pavlova
-recipe-pecan-pie = Tarta de pecanas
-recipe-pound-cake = Cuatro cuartos
-recipe-shortbread = Shortbread
-recipe-tiramisu = Tiramisú
-recipe-trifle = Trifle

-sign-rock = Piedra
-sign-paper = Papel
-sign-scissors = Tijera
-showdown = { $form ->
   *[title] Piedra, papel o tijera
    [lower] piedra, papel o tijera
}

## You Take the Cake

-bakery-yummies = Delicias de la Unión
-bakery-concoctions = Confituras Confederadas

-chef-sally = Sally Caragalleta
-chef-sally-short = Sally
-chef-danny = Danny Cabezarrosca
-chef-danny-short = Danny
-chef-polly = Polly Bocamaní
-chef-polly-short = Polly
-chef-molly = Molly Pastelodo
-chef-molly-short = Molly
-chef-benjamin = Benjamín Ganapán
-chef-benjamin-short = Benjamín

-piece-chef = Chef
-piece-apron = Delantal
-piece-hat = Gorro
-piece-batter = Masa y molde
-piece-stove = Horno
-sign-closed = PASTELERÍA CERRADA
-sign-reopened = PASTELERÍA REABIERTA

-cake-wedding = Pastel de bodas
-cake-wedding-short = Bodas
-cake-boston = Pastel Boston
-cake-boston-short = Boston
-cake-pineapple = Volteado de piña
-cake-pineapple-short = Piña
-cake-cinnamon = Pastel de canela
-cake-cinnamon-short = Canela
-cake-sheet = Pastel de bandeja
-cake-sheet-short = Bandeja
-cake-lemon = Pastel de limón
-cake-lemon-short = Limón
-cake-bundt = Pastel Bundt
-cake-bundt-short = Bundt
-cake-german = Pastel alemán
-cake-german-short = Alemán
-cake-forest = Selva Negra
-cake-forest-short = Selva Negra
-cake-mud = Barro del Misisipi
-cake-mud-short = Barro
-cake-birthday = Pastel de cumpleaños
-cake-birthday-short = Cumpleaños

-take-the-cake = TE LLEVAS EL PASTEL
-great-chef-bonus = BONUS GRAN CHEF

## Palabras que no están en ninguna frase, y la que se usa; entre paréntesis, los mensajes que pueden tenerlas

# not: tabla, tablas, tablero*, ranking* → clasificación
# not: fuerte, fuertes → difícil
# not: toque, toques → recordatorio
# not: plaza, plazas → asiento, lugar
# not: no vale, vale, vosotr*, ordenador → no sirve, computadora (auf-rules-start, tutorial-welcome-auf, preferences-note, duel-rules-turn)
# not: bollo, bollos, carabollo → galleta
# not: sin uso → si nadie la usa

## Lo que se queda igual que en inglés

# same: -card-chocolate, -piece-chef, -recipe-baklava, -recipe-brigadeiro, -recipe-brownies, -recipe-castella
# same: -recipe-gelato, -recipe-kulfi, -recipe-macarons, -recipe-mochi, -recipe-pavlova, -recipe-shortbread
# same: -recipe-trifle, auf-button-mulligan, tab-preferences-general, tutor-name
