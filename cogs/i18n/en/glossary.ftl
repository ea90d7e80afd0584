### The names of cards, chefs, cakes, recipes and their parts. Only this file spells them out.
### Forms: one (the usual one), many, short (as printed on a small card).
### A name without forms is the same everywhere. Add the forms that your language's sentences need, and name them as you like.
### short: at most 12 characters.

## Cake Duel: cards

-card-soldier = { $form ->
   *[one] Soldier
    [many] Soldiers
}
-card-archer = { $form ->
   *[one] Archer
    [many] Archers
}
-card-wizard = { $form ->
   *[one] Wizard
    [many] Wizards
}
-card-defender = { $form ->
   *[one] Defender
    [many] Defenders
}
-card-scientist = { $form ->
   *[one] Scientist
    [many] Scientists
}
-card-wolfy = { $form ->
   *[one] Sir Wolfy
    [many] Sir Wolfys
    [short] Wolfy
}
-card-assassin = { $form ->
   *[one] Assassin
    [many] Assassins
}
-card-scout = { $form ->
   *[one] Scout
    [many] Scouts
}
-card-summoner = { $form ->
   *[one] Summoner
    [many] Summoners
}
-card-quartermaster = { $form ->
   *[one] Quartermaster
    [many] Quartermasters
}
-card-oracle = { $form ->
   *[one] Oracle
    [many] Oracles
}
-card-priest = { $form ->
   *[one] Priest
    [many] Priests
}
-card-angel = { $form ->
   *[one] Angel
    [many] Angels
}
-card-professor = { $form ->
   *[one] Professor Baacrates
    [many] Professors Baacrates
    [short] Baacrates
}
-card-agent = { $form ->
   *[one] AGENT:U
    [many] AGENTs:U
}
-card-pierrot = { $form ->
   *[one] Pierrot Sheepington
    [many] Pierrots Sheepington
    [short] Pierrot
}

## Cake Auf!: cards

-card-flour = Flour
-card-sugar = Sugar
-card-eggs = Eggs
-card-butter = Butter
-card-milk = Milk
-card-fruit = Fruit
-card-chocolate = Chocolate
-card-nuts = Nuts
-card-power-outage = Power Outage
-card-fire-alarm = Fire Alarm
-card-power-restored = Power Restored
-card-fire-extinguisher = { $form ->
   *[one] Fire Extinguisher
    [short] Extinguisher
}
-card-recipe-switcheroo = { $form ->
   *[one] The Old Switcheroo (Recipe)
    [short] Recipe Switcheroo
}
-card-hand-switcheroo = { $form ->
   *[one] The Old Switcheroo (Hand)
    [short] Hand Switcheroo
}
-card-picky-eater = Picky Eater
-card-one-for-one = 1 For One

## Cake Auf!: recipes

-recipe-apfelstrudel = Apfelstrudel
-recipe-baklava = Baklava
-recipe-black-forest-cake = Black Forest Cake
-recipe-brigadeiro = Brigadeiro
-recipe-brownies = Brownies
-recipe-castella = Castella
-recipe-cheesecake = Cheesecake
-recipe-creme-brulee = Crème Brûlée
-recipe-crepes = Crêpes
-recipe-egg-tart = Egg Tart
-recipe-gelato = Gelato
-recipe-gulab-jamun = Gulab Jamun
-recipe-kulfi = Kulfi
-recipe-linzer-torte = Linzer Torte
-recipe-macarons = Macarons
-recipe-mochi = Mochi
-recipe-panna-cotta = Panna Cotta
-recipe-pavlova = Pavlova
-recipe-pecan-pie = Pecan Pie
-recipe-pound-cake = Pound Cake
-recipe-shortbread = Shortbread
-recipe-tiramisu = Tiramisu
-recipe-trifle = Trifle

## You Take the Cake: chefs

-chef-sally = { $form ->
   *[one] Sally Sconeface
    [short] Sally
}
-chef-danny = { $form ->
   *[one] Danny Doughnuthead
    [short] Danny
}
-chef-polly = { $form ->
   *[one] Polly PeanutButterPuss
    [short] Polly
}
-chef-molly = { $form ->
   *[one] Molly Mudpie
    [short] Molly
}
-chef-benjamin = { $form ->
   *[one] Benjamin Breadwinner
    [short] Benjamin
}

## You Take the Cake: the parts of a chef

-piece-chef = Chef
-piece-apron = Apron
-piece-hat = Hat
-piece-batter = { $form ->
   *[one] Cake Batter & Pan
    [short] Batter
}
-piece-stove = Stove

## You Take the Cake: signs

-sign-closed = { $form ->
   *[one] BAKERY CLOSED
    [short] CLOSED
}
-sign-reopened = { $form ->
   *[one] BAKERY REOPENED
    [short] REOPENED
}

## You Take the Cake: cakes

-cake-wedding = { $form ->
   *[one] Wedding Cake
    [short] Wedding
}
-cake-boston = { $form ->
   *[one] Boston Cream Pie
    [short] Boston
}
-cake-pineapple = { $form ->
   *[one] Pineapple Upside Down Cake
    [short] Pineapple
}
-cake-cinnamon = { $form ->
   *[one] Cinnamon Coffee Cake
    [short] Cinnamon
}
-cake-sheet = { $form ->
   *[one] Sheet Cake
    [short] Sheet
}
-cake-lemon = { $form ->
   *[one] Lemon Cake
    [short] Lemon
}
-cake-bundt = { $form ->
   *[one] Bundt Cake
    [short] Bundt
}
-cake-german = { $form ->
   *[one] German Chocolate Cake
    [short] German
}
-cake-forest = { $form ->
   *[one] Black Forest Cake
    [short] Forest
}
-cake-mud = { $form ->
   *[one] Mississippi Mud Cake
    [short] Mud
}
-cake-birthday = { $form ->
   *[one] Birthday Cake
    [short] Birthday
}

## You Take the Cake: bakeries

-bakery-yummies = Union Yummies
-bakery-concoctions = Confederate Concoctions

## Words that no sentence uses, and the one instead; in brackets the messages that may

# not: notify, notified, notification*, mentioned → ping
# not: AI player*, computer player*, bot player* → house player
# not: are told that → ping
# not: rankings, scoreboard* → leaderboard

## In a translation: the messages that stay as they are in English

# same: -recipe-tiramisu
