### What is printed on the pictures of cards: shorter than in a sentence

card-class-weapon = Weapon
card-class-magic = Magic
card-class-special = Special
card-class-blocker = Blocker
card-class-unclaimable = Trickster
card-class-ingredient = Ingredient
card-class-action = Action
card-class-sign = Sign
card-class-cake = Cake

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

card-duel-does-soldier = Steals 1 cake
card-duel-does-archer = Steals 1 cake
card-duel-does-wizard = Steals 2 cakes
card-duel-does-defender = Blocks 1 weapon
card-duel-does-scientist = Blocks 1 magic
card-duel-does-wolfy = Never true; revealed at the turn's end
card-duel-does-assassin = Steals 5 cakes
card-duel-does-scout = Steals 1 cake, then attacks again
card-duel-does-summoner = Names a card: 2 cakes for each in that hand
card-duel-does-quartermaster = You hold 1 more card
card-duel-does-oracle = Sees a hand, then attacks again
card-duel-does-priest = Cancels 1 attacker and takes it
card-duel-does-angel = Stops all, but the attacker goes again
card-duel-does-professor = Flipped: he and { -card-wolfy(form: "short") } are { -card-scientist(form: "many") }
card-duel-does-agent = Flipped: any card in the other hand
card-duel-does-pierrot = Flipped: what you claimed last turn

card-auf-flour = { -card-flour }
card-auf-sugar = { -card-sugar }
card-auf-eggs = { -card-eggs }
card-auf-butter = { -card-butter }
card-auf-milk = { -card-milk }
card-auf-fruit = { -card-fruit }
card-auf-chocolate = { -card-chocolate }
card-auf-nuts = { -card-nuts }
card-auf-power-outage = { -card-power-outage }
card-auf-fire-alarm = { -card-fire-alarm }
card-auf-power-restored = { -card-power-restored }
card-auf-fire-extinguisher = { -card-fire-extinguisher(form: "short") }
card-auf-recipe-switcheroo = { -card-recipe-switcheroo(form: "short") }
card-auf-hand-switcheroo = { -card-hand-switcheroo(form: "short") }
card-auf-picky-eater = { -card-picky-eater }
card-auf-one-for-one = { -card-one-for-one }

card-auf-does-power-outage = Bans a recipe that needs power
card-auf-does-fire-alarm = Bans a recipe that needs fire
card-auf-does-power-restored = Lifts a { -card-power-outage }
card-auf-does-fire-extinguisher = Lifts a { -card-fire-alarm }
card-auf-does-recipe-switcheroo = Swap one recipe for another player's
card-auf-does-hand-switcheroo = Swap your hand for another player's
card-auf-does-picky-eater = See 3 recipes, swap one for yours
card-auf-does-one-for-one = Swap 1 random card with a player

card-bakeries-chef = { -piece-chef }
card-bakeries-apron = { -piece-apron }
card-bakeries-hat = { -piece-hat }
card-bakeries-batter = { -piece-batter(form: "short") }
card-bakeries-stove = { -piece-stove }
card-bakeries-closed = { -sign-closed(form: "short") }
card-bakeries-reopened = { -sign-reopened(form: "short") }
card-bakeries-does-part = Every price ×{ $multiplier }
card-bakeries-does-closed = The other bakery can't lay a set
card-bakeries-does-reopened = Lifts { -sign-closed }

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

image-hand = Your cards: { $cards }
image-seat = Seat { $number }
image-deck = deck { $count }
image-discard = discard { $count }
image-duel-claims = { $who } claims
image-duel-flipped = { $truthful ->
    [True] The truth!
   *[other] A bluff!
}
image-duel-stolen = { $count ->
    [one] A cake is stolen!
   *[other] { $count } cakes stolen!
}
image-duel-side = { $who }: { $cakes } { $cakes ->
    [one] cake
   *[other] cakes
}, { $trophies } { $trophies ->
    [one] trophy
   *[other] trophies
}, { $cards } { $cards ->
    [one] card
   *[other] cards
}.
image-duel-claim = { $who } claims { $claim }.
image-stock = stock { $count }
image-bakeries-front = { $who }: { $count } { $count ->
    [one] card
   *[other] cards
}, { $closed ->
    [True] closed
   *[other] open
}.
image-bakeries-window = { $who }: { $cakes } { $cakes ->
    [one] cake
   *[other] cakes
}, { $sold } sold for ${ $tab }.
image-bakeries-sold = Sold for ${ $amount }!
image-bakeries-hired = { $chef } is hired!
image-bakeries-given = You take the cake!
image-bakeries-stale = Gone stale!
image-bakeries-alone = no chef ×1
image-bakeries-till = Till
image-bakeries-total = Before ${ $amount }
image-bakeries-cake = { $cake }, ${ $price }
image-bakeries-dice = Dice { $first } + { $second } = { $sum }
image-auf-finished = { $recipe } is finished!
image-auf-recipes-swapped = Recipes swapped!
image-auf-hands-swapped = Hands swapped!
image-auf-player = { $who }: { $points } { $points ->
    [one] point
   *[other] points
}; { $recipes }.
image-auf-recipe = { $recipe } { $laid } of { $of }
image-winners = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } win!
}
image-score-duel = { $score } won
image-score-auf = { $score } { $score ->
    [one] point
   *[other] points
}
image-stand-in = house player for { $who }
image-score-conceded = { $score ->
    [0] lost
   *[other] won
}
image-score-bakeries = ${ $score }
image-example = An example. { $shown }
image-example-window = { $who }, { $chef }: { $count ->
    [0] no cakes
   *[other] { $cakes }
}.
image-example-slot = slot { $slot } { $cake } { $amount }{ $sold ->
    [True] {" "}sold
   *[False] {""}
}
image-page = The cards on this page: { $cards }
