### What is printed on the pictures of cards: shorter than in a sentence
### Nothing wraps well here: please be as short as in English.
### $who: a player's name, "Ada". $count, $number: 2. $cakes, $cards, $points, $trophies: how many, 3.
### $amount, $price, $tab: dollars without the sign, 1250. $cake: "Birthday". $recipe: "Tiramisu".
### card-*: a name on a card, at most 20 characters.
### card-class-*: the kind of a card, in small capitals, at most 14 characters.
### card-duel-does-*, card-auf-does-*, card-bakeries-does-*: what a card does, on up to three lines, at most 55 characters.
### image-*: in an image, or the description of an image for those who do not see it.

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
# $multiplier: 5.
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

# The description of an image. $cards: "Soldier, Wizard".
image-hand = Your cards: { $cards }
# In place of a name that no font can draw, at most 12 characters without its value.
image-seat = Seat { $number }
# image-deck, image-discard, image-stock: beside a pile, at most 14 characters.
image-deck = deck { $count }
image-discard = discard { $count }
# Above facedown cards, at most 20 characters.
image-duel-claims = { $who } claims
# In large letters over the cards, at most 20 characters. $truthful: whether the claim was true.
image-duel-flipped = { $truthful ->
    [True] The truth!
   *[other] A bluff!
}
# In large letters, at most 30 characters.
image-duel-stolen = { $count ->
    [one] A cake is stolen!
   *[other] { $count } cakes stolen!
}
# A part of a description.
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
# A part of a description. $claim: "2 Soldiers".
image-duel-claim = { $who } claims { $claim }.
image-stock = stock { $count }
# A part of a description. $closed: whether the bakery is closed.
image-bakeries-front = { $who }: { $count } { $count ->
    [one] card
   *[other] cards
}, { $closed ->
    [True] closed
   *[other] open
}.
# A part of a description. $sold: how many are sold, 4.
image-bakeries-window = { $who }: { $cakes } { $cakes ->
    [one] cake
   *[other] cakes
}, { $sold } sold for ${ $tab }.
# In large letters, at most 30 characters.
image-bakeries-sold = Sold for ${ $amount }!
# In large letters, at most 30 characters. $chef: "Sally".
image-bakeries-hired = { $chef } is hired!
# In large letters, at most 30 characters.
image-bakeries-given = You take the cake!
# In large letters, at most 30 characters.
image-bakeries-stale = Gone stale!
# On a sign in a bakery, at most 20 characters.
image-bakeries-alone = no chef ×1
# On the till that holds a bakery's money, at most 12 characters.
image-bakeries-till = Till
# What a bakery has from the rounds before, at most 16 characters.
image-bakeries-total = Before ${ $amount }
# A part of a description.
image-bakeries-cake = { $cake }, ${ $price }
# A part of a description. $first, $second: 3 and 2. $sum: 5.
image-bakeries-dice = Dice { $first } + { $second } = { $sum }
# In large letters, at most 30 characters.
image-auf-finished = { $recipe } is finished!
# In large letters, at most 30 characters.
image-auf-recipes-swapped = Recipes swapped!
# In large letters, at most 30 characters.
image-auf-hands-swapped = Hands swapped!
# A part of a description. $recipes: "Kulfi 0 of 3 and Trifle 2 of 3".
image-auf-player = { $who }: { $points } { $points ->
    [one] point
   *[other] points
}; { $recipes }.
# A part of a description. $laid: 2. $of: 3.
image-auf-recipe = { $recipe } { $laid } of { $of }
# In large letters at the end of a game, at most 30 characters. $winners: "Ada" or "Ada and Cleo".
image-winners = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } win!
}
# image-score-*: behind a player in the image of the end, at most 14 characters. $score: 3, or dollars.
image-score-duel = { $score } won
# $score: 5.
image-score-auf = { $score } { $score ->
    [one] point
   *[other] points
}
# In place of a player's name, at most 24 characters.
image-stand-in = house player for { $who }
# $score: 0 if this side gave up.
image-score-conceded = { $score ->
    [0] lost
   *[other] won
}
# $score: 22350.
image-score-bakeries = ${ $score }
# The description of an image in the rules. $shown: "Seat 1: 3 cakes, 0 trophies, 4 cards."
image-example = An example. { $shown }
# A part of that. $chef: "Polly ×4". $cakes: "slot 9 Birthday $6,000".
image-example-window = { $who }, { $chef }: { $count ->
    [0] no cakes
   *[other] { $cakes }
}.
# A part of that. $slot: 9. $amount: "$6,000". $sold: whether it is sold.
image-example-slot = slot { $slot } { $cake } { $amount }{ $sold ->
    [True] {" "}sold
   *[False] {""}
}
# The description of an image in the rules. $cards: "Soldier, Archer, Wizard".
image-page = The cards on this page: { $cards }
