### What is printed on the pictures of cards: shorter than in a sentence

card-class-weapon = Weapon
card-class-magic = Magic
card-class-special = Special
card-class-blocker = Blocker
card-class-unclaimable = Trickster
card-class-ingredient = Ingredient
card-class-action = Action
card-class-recipe = Recipe
card-class-sign = Sign
card-class-cake = Cake

card-duel-soldier = Soldier
card-duel-archer = Archer
card-duel-wizard = Wizard
card-duel-defender = Defender
card-duel-scientist = Scientist
card-duel-wolfy = Sir Wolfy
card-duel-assassin = Assassin
card-duel-scout = Scout
card-duel-summoner = Summoner
card-duel-quartermaster = Quartermaster
card-duel-oracle = Oracle
card-duel-priest = Priest
card-duel-angel = Angel
card-duel-professor = Baacrates
card-duel-agent = AGENT:U
card-duel-pierrot = Pierrot

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
card-duel-does-professor = Flipped: he and Wolfy are Scientists
card-duel-does-agent = Flipped: any card in the other hand
card-duel-does-pierrot = Flipped: what you claimed last turn

card-auf-flour = Flour
card-auf-sugar = Sugar
card-auf-eggs = Eggs
card-auf-butter = Butter
card-auf-milk = Milk
card-auf-fruit = Fruit
card-auf-chocolate = Chocolate
card-auf-nuts = Nuts
card-auf-power-outage = Power Outage
card-auf-fire-alarm = Fire Alarm
card-auf-power-restored = Power Restored
card-auf-fire-extinguisher = Extinguisher
card-auf-recipe-switcheroo = Recipe Switcheroo
card-auf-hand-switcheroo = Hand Switcheroo
card-auf-picky-eater = Picky Eater
card-auf-one-for-one = 1 For One

card-auf-does-power-outage = Bans a recipe that needs power
card-auf-does-fire-alarm = Bans a recipe that needs fire
card-auf-does-power-restored = Lifts a Power Outage
card-auf-does-fire-extinguisher = Lifts a Fire Alarm
card-auf-does-recipe-switcheroo = Swap one recipe for another player's
card-auf-does-hand-switcheroo = Swap your hand for another player's
card-auf-does-picky-eater = See 3 recipes, swap one for yours
card-auf-does-one-for-one = Swap random cards with a player

card-bakeries-chef = Chef
card-bakeries-apron = Apron
card-bakeries-hat = Hat
card-bakeries-batter = Batter
card-bakeries-stove = Stove
card-bakeries-closed = CLOSED
card-bakeries-reopened = REOPENED
card-bakeries-does-part = Every price ×{ $multiplier }
card-bakeries-does-closed = The other bakery can't lay a set
card-bakeries-does-reopened = Lifts BAKERY CLOSED

card-cake-wedding = Wedding
card-cake-boston = Boston
card-cake-pineapple = Pineapple
card-cake-cinnamon = Cinnamon
card-cake-sheet = Sheet
card-cake-lemon = Lemon
card-cake-bundt = Bundt
card-cake-german = German
card-cake-forest = Forest
card-cake-mud = Mud
card-cake-birthday = Birthday
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
image-score-conceded = { $score ->
    [0] gave up
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
