### Cake Auf!

cmd-auf = Cake Auf!: bake your recipes, and spoil those of the others
cmd-auf-new = Open a table for Cake Auf!, for two to four
cmd-auf-new-icons = Whether a ban only goes on a recipe that has its icon
cmd-auf-new-hands = Whether The Old Switcheroo for whole hands is in the deck
cmd-auf-place = Lay ingredients under one of your recipes
cmd-auf-place-recipe = The recipe of yours
cmd-auf-place-ingredients = The cards you lay, as many as you like: for example flour, eggs
cmd-auf-ban = Ban another player's recipe
cmd-auf-ban-card = Power Outage or Fire Alarm
cmd-auf-ban-recipe = The recipe that is banned
cmd-auf-lift = Lift a ban, from your own recipe or anybody's
cmd-auf-lift-card = Power Restored or Fire Extinguisher
cmd-auf-lift-recipe = The recipe on which the ban lies
cmd-auf-swap = The Old Switcheroo: swap a recipe of yours with another player's
cmd-auf-swap-mine = The recipe you give
cmd-auf-swap-theirs = The recipe you take
cmd-auf-hands = The Old Switcheroo: swap hands with another player
cmd-auf-player = With whom
cmd-auf-trade = 1 For One: a random card of another player's for one of yours
cmd-auf-picky = Picky Eater: look at the top three recipes
cmd-auf-choose = After Picky Eater: take a recipe and give up one of yours
cmd-auf-choose-taken = The recipe you take
cmd-auf-choose-given = The recipe you give up, with all that lies on it
cmd-auf-decline = After Picky Eater: take none of the recipes
cmd-auf-mulligan = Discard your whole hand and draw as many cards
cmd-auf-pass = End your turn
cmd-auf-pass-discards = Up to two cards that you discard
cmd-auf-keep = At a round's end: say which Overnight recipes you keep
cmd-auf-keep-recipes = The recipes you keep; all go back if you leave it out
cmd-auf-throw = Rock Paper Scissors: choose your sign in secret
cmd-auf-throw-sign = Rock, Paper or Scissors

auf-name = Cake Auf!
auf-credits = -# An unofficial fan work. Cake Auf! belongs to its publisher. The published list of cards could not be found: these recipes and cards are Cake Club's own.
auf-heading = ## Cake Auf! · round { $round } of { $rounds }
    -# Turn { $turn }
auf-player = { $asked ->
    [True] 👉
   *[False] ▫️
} { $who } · ⭐ **{ $points }** · { SIGN("held") } { $cards } · 🔄 { $mulligans } of { $allowed }
auf-dish = { $circles } **{ $recipe }** { $icons } · { $needs }
auf-banned = ⛔ **{ $bans }**
auf-kept = kept overnight
auf-waits = ⏳ waits for the kept recipe
auf-piles = Deck { $deck } · discard { $discard } · recipes { $recipes }
auf-legend = -# ⭐ points · { SIGN("held") } cards in hand · 🔄 mulligans taken
    -# ⚡ needs power · 🔥 needs fire · 🌙 may stay overnight · ● laid · ○ missing · ⛔ banned
auf-showdown = ✊ Rock Paper Scissors: { $who } **{ $wins }** : **{ $losses }** { $other } (first to { $needed })
auf-showdown-next = { $who } { $count ->
    [one] plays
   *[other] play
} the winner next.
auf-copies = { $card }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
auf-copy = { $card } ({ $copy })
auf-no-cards = nothing
auf-no-recipes = none
auf-score = { $who } { $points }

auf-card-flour = Flour
auf-card-sugar = Sugar
auf-card-eggs = Eggs
auf-card-butter = Butter
auf-card-milk = Milk
auf-card-fruit = Fruit
auf-card-chocolate = Chocolate
auf-card-nuts = Nuts
auf-card-power-outage = Power Outage
auf-card-fire-alarm = Fire Alarm
auf-card-power-restored = Power Restored
auf-card-fire-extinguisher = Fire Extinguisher
auf-card-recipe-switcheroo = The Old Switcheroo (Recipe)
auf-card-hand-switcheroo = The Old Switcheroo (Hand)
auf-card-picky-eater = Picky Eater
auf-card-one-for-one = 1 For One

auf-effect-power-outage = ban: a recipe with ⚡ cannot be finished
auf-effect-fire-alarm = ban: a recipe with 🔥 cannot be finished
auf-effect-power-restored = lifts a Power Outage
auf-effect-fire-extinguisher = lifts a Fire Alarm
auf-effect-recipe-switcheroo = swap a recipe of yours with another player's
auf-effect-hand-switcheroo = swap hands with another player
auf-effect-picky-eater = look at three recipes; you may take one for one of yours
auf-effect-one-for-one = a random card of another player's for a random one of yours

auf-recipe-apfelstrudel = Apfelstrudel
auf-recipe-baklava = Baklava
auf-recipe-black-forest-cake = Black Forest Cake
auf-recipe-brigadeiro = Brigadeiro
auf-recipe-brownies = Brownies
auf-recipe-castella = Castella
auf-recipe-cheesecake = Cheesecake
auf-recipe-creme-brulee = Crème Brûlée
auf-recipe-crepes = Crêpes
auf-recipe-egg-tart = Egg Tart
auf-recipe-gelato = Gelato
auf-recipe-gulab-jamun = Gulab Jamun
auf-recipe-kulfi = Kulfi
auf-recipe-linzer-torte = Linzer Torte
auf-recipe-macarons = Macarons
auf-recipe-mochi = Mochi
auf-recipe-panna-cotta = Panna Cotta
auf-recipe-pavlova = Pavlova
auf-recipe-pecan-pie = Pecan Pie
auf-recipe-pound-cake = Pound Cake
auf-recipe-shortbread = Shortbread
auf-recipe-tiramisu = Tiramisu
auf-recipe-trifle = Trifle

auf-sign-rock = Rock
auf-sign-paper = Paper
auf-sign-scissors = Scissors
auf-any-sign = any sign

auf-asked-turn = { $who }: play as much as you like, then pass.
auf-asked-look = { $who } looks at { $count ->
    [one] one recipe
   *[other] { $count } recipes
}: take one for one of yours, or none?
auf-asked-overnight = { $who }: which Overnight recipes do you keep for the next round?
auf-asked-showdown = { $who }: choose in secret. Both signs are shown together.

auf-button-place = Lay ingredients…
auf-button-play = Play a card…
auf-button-discard = Discard, then pass…
auf-button-pass = Pass
auf-button-mulligan = Mulligan: a new hand
auf-button-choose = Look and choose…
auf-button-decline = Take none
auf-button-keep = Keep for the next round…

auf-form-place = Lay ingredients
auf-form-place-under = For your { $recipe }
auf-form-play = Play a card
auf-form-pass = Discard and pass
auf-form-choose = Picky Eater
auf-form-keep = Overnight
auf-field-recipe = For which of your recipes
auf-field-ingredients = What you lay, as many as fit
auf-field-ingredients-note = It lies facedown: the others see only how many.
auf-field-play = What you play
auf-field-play-more = … or one of these
auf-field-discards = What you discard
auf-field-discards-note = Up to two cards, or none. Then your turn is over.
auf-field-taken = The recipe you take
auf-field-given = The recipe you give up for it
auf-field-keep = What you keep
auf-field-keep-note = What is not ticked goes back, and what lies on it is discarded.
auf-note-missing = Missing: { $cards }
auf-note-needs = { $cards }{ $count ->
    [0] {""}
   *[other] {" "}· you hold { $held }
}
auf-note-for = For { $recipes }
auf-note-laid = { $count } of { $needed } ingredients are there.
auf-note-lost = { $count ->
    [0] Nothing lies on it.
    [one] One ingredient that lies on it is lost.
   *[other] { $count } ingredients that lie on it are lost.
}
auf-play-on = { $card }: { $recipe } ({ $owner })
auf-play-swap = { $card }: your { $mine } for { $recipe } ({ $owner })
auf-play-with = { $card }: { $other }
auf-play-look = { $card }: look at the top recipes
auf-yours = yours

auf-label-place = { $cards } under { $recipe }
auf-label-on = { $card } on { $recipe }
auf-label-swap = your { $given } for { $taken }
auf-label-hands = swap hands with { $other }
auf-label-trade = 1 For One with { $other }
auf-label-pass = { $count ->
    [0] pass
   *[other] discard { $cards } and pass
}
auf-label-choose = take { $taken } for your { $given }
auf-label-keep = keep { $recipes }
auf-label-throw = you show { $sign }. Nobody else knows it until both have chosen

auf-hand-card = **{ $card }** · { $effect }
auf-hand-ingredient = **{ $card }** · for { $recipes }
auf-hand-unwanted = **{ $card }** · lacked by none of these recipes
auf-hand-empty = No cards in hand.
auf-own-dish = **{ $recipe }** { $icons } · { $count ->
    [0] nothing laid
   *[other] laid: { $placed }
} · { $lacking ->
    [0] nothing is missing
   *[other] missing: **{ $missing }**{ $ready ->
        [0] {""}
       *[other] {" "}(in hand: { $held })
    }
}
auf-lift-with = { $card } lifts it
auf-look = 🧐 To choose from:
auf-recipe = { $recipe } { $icons }: { $needs }
auf-looked = • { $recipe }
auf-own-sign = Chosen: { $sign }. That may still be changed.
auf-finished = -# Finished: { $recipes }
auf-discard = -# Discard pile: { $cards }

auf-option-rounds = 🎂 Three rounds; the most finished recipes win
auf-option-icons = ⛔ A ban goes on any recipe, whatever its icons
auf-option-hands = 🔁 Without The Old Switcheroo (Hand)

auf-round-began = **Round { $round }.** { $who } goes first.
auf-recipes-dealt = { $who } gets { $recipes }.
auf-turn-began = It is the turn of { $who }.
auf-cards-drawn = { $who } draws { $count ->
    [one] one card
   *[other] { $count } cards
}.
auf-discard-reshuffled = The discard pile is shuffled into a new deck ({ $count }).
auf-ingredients-placed = { $who } lays { $count ->
    [one] one ingredient
   *[other] { $count } ingredients
} under **{ $recipe }**.
auf-ban-placed = ⛔ { $who } plays { $ban } on the **{ $recipe }** of { $owner }.
auf-ban-lifted = { $who } lifts the { $ban } from { $own ->
    [True] their own
   *[False] the
} **{ $recipe }**{ $own ->
    [True] {""}
   *[False] {" "}of { $owner }
}.
auf-recipes-swapped = 🔀 { $who } swaps **{ $given }** for the **{ $taken }** of { $other }.
auf-hands-swapped = 🔁 { $who } and { $other } swap hands.
auf-recipes-looked-at = 🧐 Picky Eater: { $who } looks at { $count ->
    [one] one recipe
   *[other] { $count } recipes
}.
auf-recipe-chosen = { $who } takes **{ $taken }** and gives up **{ $given }**{ $count ->
    [0] .
   *[other] ; { $cards } discarded with it.
}
auf-look-declined = { $who } takes none of them.
auf-cards-traded = 🤝 1 For One: { $who } takes a card from { $other }, { $returned ->
    [True] who takes one back.
   *[False] who gets nothing back.
}
auf-mulligan-taken = { $who } takes mulligan { $number } of 3 and discards { $cards }.
auf-recipe-finished = 🎂 **{ $recipe }** is finished! { $who } has { $points ->
    [one] one point
   *[other] { $points } points
}.
auf-turn-ended = { $who } { $count ->
    [0] passes.
   *[other] discards { $cards } and passes.
}
auf-round-ended = 🏁 Round { $round } is over: { $reason ->
    [finished] { $winners } finished every recipe.
    [idle] for a whole lap nobody drew, played or discarded.
   *[long] it went on for too long.
}
auf-overnight-chosen = { $who } keeps { $kept } overnight{ $back ->
    [0] .
   *[other] {" "}and gives back { $returned }.
}
auf-recipe-returned = **{ $recipe }** of { $who } goes back{ $count ->
    [0] .
   *[other] ; { $cards } discarded with it.
}
auf-piles-shuffled = All cards are shuffled: { $cards } in the deck, { $recipes } recipes.
auf-showdown-began = 🤜🤛 A tie! { $who } settle it by Rock Paper Scissors.
auf-match-began = { $who } plays { $other }: first to two won throws.
auf-signs-shown = { $who } { $sign } : { $reply } { $other }. { $winner ->
    [none] The throw is repeated.
   *[other] { $winner } wins the throw.
}
auf-match-won = { $who } beats { $other }.
auf-game-ended = The points: { $scores }.
auf-cards-received = 🆕 { $who } got { $cards }.
auf-ingredients-seen = { $who } sees under { $recipe }: { $cards }.
auf-hand-received = 🔁 The new hand of { $who }: { $cards }.
auf-recipes-seen = { $who } looks at { $recipes }.
auf-trade-seen = 🤝 { $who } took { $taken } from { $other } and gave { $given ->
    [none] nothing
   *[other] { $given }
} back.
auf-sign-chosen = { $who } has chosen { $sign }.

refused-auf-other-question = That is not what you are asked now.
refused-auf-round-over = That was for the last round. Please look at the newest post.
refused-auf-throw-over = That throw is over. Please choose for the new one.
refused-auf-card-not-held = You do not hold that card.
refused-auf-recipe-not-yours = That recipe does not lie before you.
refused-auf-recipe-finished = That recipe is finished: nothing can touch it any more.
refused-auf-recipe-not-there = That recipe does not lie on the table.
refused-auf-recipe-yours = That recipe is your own. Choose another player's.
refused-auf-ingredient-not-named = Choose at least one ingredient.
refused-auf-not-an-ingredient = Only ingredients can be laid under a recipe.
refused-auf-ingredient-not-needed = That recipe does not need all of these. Each ingredient is needed once at most.
refused-auf-ingredient-already-there = One of these lies there already.
refused-auf-not-a-ban = Only Power Outage and Fire Alarm are bans.
refused-auf-icon-missing = That recipe has no icon for this ban: Power Outage needs ⚡, Fire Alarm needs 🔥.
refused-auf-ban-already-there = Such a ban lies on that recipe already.
refused-auf-nothing-to-lift = There is nothing to counter: no such ban lies on that recipe.
refused-auf-player-not-there = I do not know that player. Choose somebody at your table.
refused-auf-yourself = That needs another player.
refused-auf-hand-empty = That player holds no cards.
refused-auf-recipes-gone = No recipes are left to look at.
refused-auf-nothing-to-discard = You hold no cards that you could discard.
refused-auf-mulligans-used = You have taken all three mulligans of this round.
refused-auf-too-many-discards = You may discard two cards at most.
refused-auf-recipe-not-seen = That is none of the recipes you look at.
refused-auf-recipe-not-overnight = Only your own recipes with 🌙 can be kept overnight.
refused-auf-nothing-to-lay = No card of your hand fits a recipe of yours now.
refused-auf-nothing-to-play = No action card of your hand can be played now.
refused-auf-no-play-chosen = Choose what you play.
refused-auf-one-play = Choose a single play.
refused-auf-no-recipe-chosen = Choose a recipe.
refused-auf-no-counteraction = Only Power Restored and Fire Extinguisher lift bans.
refused-auf-no-such-card = There is no card called “{ $card }”. Choose one from the list that opens while you type.
refused-auf-no-such-recipe = There is no recipe called “{ $recipe }”. Choose one from the list that opens while you type.
refused-auf-no-such-sign = Choose Rock, Paper or Scissors.

auf-page-start = the aim
auf-rules-start = Two to four bakers, **three rounds**. Each finished recipe is a point, and the most points win.
    Recipes lie face up before you: three each for two players, two each for three or four. A recipe is finished, by itself, when **all its ingredients** are laid and **no ban** lies on it.
    A round ends at once when somebody has no unfinished recipe left. You keep your hand for the next one.
auf-page-turn = a turn
auf-rules-turn = Your turn begins with drawing up to **five cards**. Then play as many as you like, in any order.
    • **Lay ingredients…** puts ingredients facedown under one of your recipes: only what it still lacks, and it stays there. The others see how many, never which.
    • **Play a card…** is for bans, counteractions and the other actions.
    • **Mulligan** discards your whole hand and draws as many, three times a round.
    • **Pass** ends your turn; **Discard, then pass…** throws away one or two cards before.
    • **My hand** shows you alone your cards, what you have laid and what is missing.
auf-page-cards = the action cards
auf-rules-cards = { SIGN("power-outage", "🔌") } **Power Outage** (5) bans another player's recipe with ⚡, { SIGN("fire-alarm", "🚨") } **Fire Alarm** (5) one with 🔥. It cannot be finished until { SIGN("power-restored", "💡") } **Power Restored** (4) or { SIGN("fire-extinguisher", "🧯") } **Fire Extinguisher** (4) lifts the ban; from anybody's recipe.
    { SIGN("recipe-switcheroo", "🔀") } **The Old Switcheroo (Recipe)** (3): swap a recipe with another player's, with all that lies on it.
    { SIGN("hand-switcheroo", "🔁") } **The Old Switcheroo (Hand)** (2): swap whole hands.
    { SIGN("picky-eater", "🧐") } **Picky Eater** (4): look at the top three recipes; you may take one for one of yours, whose ingredients are lost.
    { SIGN("one-for-one", "🤝") } **1 For One** (3): take a random card of another player, who takes a random one of yours.
    Ingredients: Flour 7, Sugar 7, Eggs 6, Butter 5, Milk 5, Fruit 3, Chocolate 3, Nuts 3.
auf-page-overnight = Overnight
auf-rules-overnight = At a round's end you may keep your unfinished recipes with 🌙, with all that lies on them; the others go back.
    In the next round new recipes are dealt as well. Lay what you like, but the new ones are **finished only after every kept one** is; then they finish by themselves.
    Kept recipes count for the end of the round. In a Switcheroo the kept state goes with the recipe.
auf-page-recipes = the recipes
auf-rules-recipes = • { CARD("apfelstrudel") }**Apfelstrudel** 🔥 Austria: Butter, Flour, Fruit
    • { CARD("baklava") }**Baklava** 🔥 Türkiye: Butter, Flour, Nuts
    • { CARD("black-forest-cake") }**Black Forest Cake** ⚡🔥 Germany: Chocolate, Eggs, Flour, Fruit
    • { CARD("brigadeiro") }**Brigadeiro** 🔥 Brazil: Butter, Chocolate, Milk
    • { CARD("brownies") }**Brownies** 🔥 USA: Butter, Chocolate, Flour
    • { CARD("castella") }**Castella** ⚡🔥 Japan: Eggs, Flour, Sugar
    • { CARD("cheesecake") }**Cheesecake** ⚡🔥🌙 USA: Butter, Eggs, Milk, Sugar
    • { CARD("creme-brulee") }**Crème Brûlée** 🔥🌙 France: Eggs, Milk, Sugar
    • { CARD("crepes") }**Crêpes** 🔥 France: Butter, Eggs, Flour, Milk
    • { CARD("egg-tart") }**Egg Tart** 🔥 Hong Kong: Eggs, Flour, Milk
    • { CARD("gelato") }**Gelato** ⚡ Italy: Chocolate, Milk, Sugar
    • { CARD("gulab-jamun") }**Gulab Jamun** 🔥 India: Flour, Milk, Sugar
    • { CARD("kulfi") }**Kulfi** ⚡🌙 India: Milk, Nuts, Sugar
    • { CARD("linzer-torte") }**Linzer Torte** 🔥 Austria: Butter, Flour, Nuts, Sugar
    • { CARD("macarons") }**Macarons** ⚡🔥 France: Eggs, Nuts, Sugar
    • { CARD("mochi") }**Mochi** ⚡ Japan: Flour, Fruit, Sugar
    • { CARD("panna-cotta") }**Panna Cotta** ⚡🌙 Italy: Fruit, Milk, Sugar
    • { CARD("pavlova") }**Pavlova** ⚡🔥 New Zealand: Eggs, Fruit, Sugar
    • { CARD("pecan-pie") }**Pecan Pie** 🔥 USA: Butter, Eggs, Nuts
    • { CARD("pound-cake") }**Pound Cake** ⚡🔥 UK: Butter, Eggs, Flour, Sugar
    • { CARD("shortbread") }**Shortbread** 🔥 Scotland: Butter, Flour, Sugar
    • { CARD("tiramisu") }**Tiramisu** ⚡🌙 Italy: Chocolate, Eggs, Milk
    • { CARD("trifle") }**Trifle** ⚡🌙 UK: Flour, Fruit, Milk
auf-page-end = idle rounds and ties
auf-rules-end = An empty deck is made of the discard pile again. A round in which for a whole lap nobody draws, plays or discards, or that lasts forty turns a player, ends without a winner.
    If the first place is tied after three rounds, **Rock Paper Scissors** decides: choose in secret, both signs are shown together, first to two won throws. With more than two tied, the winner plays the next.
    Whose time runs out passes without a discard, keeps all Overnight recipes, or shows a random sign.
refused-auf-undo-kind = Only ingredients that you have just laid can be taken back. A pass and whatever uses up, draws or shows cards stay as they are.
refused-auf-sign-settled = You have changed your sign for this throw 5 times, so it stays as it is now.
refused-auf-which = “{ $text }” can mean { $names }. Please choose one from the list that opens while you type.
