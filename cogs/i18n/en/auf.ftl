### Cake Auf!
### $who, $other, $owner, $winner: a player, "Ada"; in a post a mention, "@Ada".
### $recipe: "Tiramisu". $recipes: "Tiramisu and Trifle". $card: "Fire Alarm". $cards: "Butter, Eggs × 2".
### $count: how many, 2. $round, $turn: the number of the round or turn, 2.
### $taken, $given: what somebody gets and what they give for it: a recipe, "Trifle", or a card, "Butter".
### cmd-*: what Discord lists beside a command or an option, at most 100 characters.
### auf-button-*: a button, at most 20 characters.
### auf-form-*: the heading of a form, at most 45 characters.
### auf-field-*: a question in a form, at most 45 characters.
### auf-field-*-note: the small line below a question in a form, at most 100 characters.
### auf-note-*: the small line below a choice in a form, at most 100 characters.
### auf-page-*: the name of a page of the rules, in a menu and as a heading, at most 30 characters.
### auf-label-*: what a player did or could do, in the middle of "Done: …", "You: …" and "Better: …".
### auf-effect-*: what a card does, behind its name and a colon in a player's hand.
### auf-option-*: a line in the lobby about a rule that the host has chosen.
### auf-card-*, auf-recipe-*: in lists, forms and sentences; the names themselves are in glossary.ftl.

cmd-auf = Cake Auf!: bake your recipes and spoil the others'
cmd-auf-new = Open a table for Cake Auf!, for two to four players
cmd-auf-new-icons = Whether a ban needs a recipe with the matching icon
cmd-auf-new-hands = Whether the deck includes { -card-hand-switcheroo }
cmd-auf-place = Lay ingredients under one of your recipes
cmd-auf-place-recipe = Which of your recipes
cmd-auf-place-ingredients = The cards you lay, as many as you like, for example: flour, eggs
cmd-auf-ban = Ban another player's recipe
cmd-auf-ban-card = { -card-power-outage } or { -card-fire-alarm }
cmd-auf-ban-recipe = The recipe to ban
cmd-auf-lift = Lift a ban from any player's recipe
cmd-auf-lift-card = { -card-power-restored } or { -card-fire-extinguisher }
cmd-auf-lift-recipe = The recipe with the ban
cmd-auf-swap = The Old Switcheroo: swap one of your recipes with another player's
cmd-auf-swap-mine = The recipe you give
cmd-auf-swap-theirs = The recipe you take
cmd-auf-hands = The Old Switcheroo: swap hands with another player
cmd-auf-player = Which player
cmd-auf-trade = { -card-one-for-one }: swap one random card with another player
cmd-auf-picky = { -card-picky-eater }: look at the top three recipes
cmd-auf-choose = After { -card-picky-eater }: take a recipe and give up one of yours
cmd-auf-choose-taken = The recipe you take
cmd-auf-choose-given = The recipe you give up, with everything on it
cmd-auf-decline = After { -card-picky-eater }: take none of the recipes
cmd-auf-mulligan = Discard your whole hand and draw the same number of cards
cmd-auf-pass = End your turn
cmd-auf-pass-discards = Up to two cards to discard first
cmd-auf-keep = After a round: choose which Overnight recipes you keep
cmd-auf-keep-recipes = The recipes you keep; leave it out to return them all
cmd-auf-throw = Rock Paper Scissors: choose your sign in secret
cmd-auf-throw-sign = Rock, Paper or Scissors

# The game's name, the same in every language.
auf-name = Cake Auf!
auf-credits = -# An unofficial fan work. Cake Auf! belongs to its publisher. The published list of cards could not be found: these recipes and cards are Cake Club's own.
# The last part of a game, in the menu "Jump to…" of a replay.
auf-part-showdown = Rock Paper Scissors
# A choice in the menu "Jump to…" of a replay. $name: "Ada".
auf-jump-recipe = Deciding recipe: { $recipe }, { $name }
# The heading of a table's post. $rounds: 3.
auf-heading = ## Cake Auf!
    -# Round { $round } of { $rounds }, turn { $turn }
# A player's line in a post: 👉 if they must act ($asked).
# $points: 4. $cards: how many they hold, 5. $mulligans: how often they have changed their hand, 1, of $allowed, 3.
auf-player = { $asked ->
    [True] 👉
   *[False] ▫️
} { $who }: ⭐ **{ $points }**, { EMOJI("held") } { $cards }, 🔄 { $mulligans } of { $allowed }
# A recipe in a post. $circles: "●●○", laid and missing. $icons: "⚡🌙". $needs: "Butter, Eggs, Milk".
auf-dish = { $circles } **{ $recipe }** { $icons }: { $needs }
# Behind a recipe in a post. $bans: "Fire Alarm".
auf-banned = ⛔ **{ $bans }**
# Behind a recipe in a post, like the next one.
auf-kept = kept overnight
auf-waits = ⏳ waits for the kept recipes
# How many cards and recipes lie there. $deck: 49. $discard: 3. $recipes: 15.
auf-piles = Deck { $deck }, discard { $discard }, recipes { $recipes }
# Explains the signs of a post.
auf-legend = -# ⭐ points, { EMOJI("held") } cards in hand, 🔄 mulligans used
    -# ⚡ needs power, 🔥 needs fire, 🌙 may stay overnight, ● laid, ○ missing, ⛔ banned
# The score of a match of Rock Paper Scissors. $wins: 1. $losses: 0. $needed: 2.
auf-showdown = ✊ Rock Paper Scissors: { $who } **{ $wins }** : **{ $losses }** { $other } (first to { $needed })
# $who: one player, or several: "Cleo and Dov".
auf-showdown-next = { $who } { $count ->
    [one] plays
   *[other] play
} against the winner next.
# A card and how many of it: "Butter × 2", or "Butter". $what: "Butter".
auf-copies = { $what }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
# A choice in a form, for the second or third of the same card. $copy: 2.
auf-copy = { $card } ({ $copy })
# Stands in place of $cards.
auf-no-cards = nothing
# Stands in place of $recipes.
auf-no-recipes = none
# A part of a list: "Ada 2, Ben 5". $points: 2.
auf-score = { $who } { $points }

auf-card-flour = { -card-flour }
auf-card-sugar = { -card-sugar }
auf-card-eggs = { -card-eggs }
auf-card-butter = { -card-butter }
auf-card-milk = { -card-milk }
auf-card-fruit = { -card-fruit }
auf-card-chocolate = { -card-chocolate }
auf-card-nuts = { -card-nuts }
auf-card-power-outage = { -card-power-outage }
auf-card-fire-alarm = { -card-fire-alarm }
auf-card-power-restored = { -card-power-restored }
auf-card-fire-extinguisher = { -card-fire-extinguisher }
auf-card-recipe-switcheroo = { -card-recipe-switcheroo }
auf-card-hand-switcheroo = { -card-hand-switcheroo }
auf-card-picky-eater = { -card-picky-eater }
auf-card-one-for-one = { -card-one-for-one }

auf-effect-power-outage = ban: a recipe with ⚡ can't be finished
auf-effect-fire-alarm = ban: a recipe with 🔥 can't be finished
auf-effect-power-restored = lifts a { -card-power-outage }
auf-effect-fire-extinguisher = lifts a { -card-fire-alarm }
auf-effect-recipe-switcheroo = swap a recipe with another player
auf-effect-hand-switcheroo = swap hands with another player
auf-effect-picky-eater = see the top three recipes; you may swap one for one of yours
auf-effect-one-for-one = swap one random card with another player

auf-recipe-apfelstrudel = { -recipe-apfelstrudel }
auf-recipe-baklava = { -recipe-baklava }
auf-recipe-black-forest-cake = { -recipe-black-forest-cake }
auf-recipe-brigadeiro = { -recipe-brigadeiro }
auf-recipe-brownies = { -recipe-brownies }
auf-recipe-castella = { -recipe-castella }
auf-recipe-cheesecake = { -recipe-cheesecake }
auf-recipe-creme-brulee = { -recipe-creme-brulee }
auf-recipe-crepes = { -recipe-crepes }
auf-recipe-egg-tart = { -recipe-egg-tart }
auf-recipe-gelato = { -recipe-gelato }
auf-recipe-gulab-jamun = { -recipe-gulab-jamun }
auf-recipe-kulfi = { -recipe-kulfi }
auf-recipe-linzer-torte = { -recipe-linzer-torte }
auf-recipe-macarons = { -recipe-macarons }
auf-recipe-mochi = { -recipe-mochi }
auf-recipe-panna-cotta = { -recipe-panna-cotta }
auf-recipe-pavlova = { -recipe-pavlova }
auf-recipe-pecan-pie = { -recipe-pecan-pie }
auf-recipe-pound-cake = { -recipe-pound-cake }
auf-recipe-shortbread = { -recipe-shortbread }
auf-recipe-tiramisu = { -recipe-tiramisu }
auf-recipe-trifle = { -recipe-trifle }

auf-sign-rock = Rock
auf-sign-paper = Paper
auf-sign-scissors = Scissors
# Stands in place of $sign where it is still unknown.
auf-any-sign = any sign

# auf-asked-*: what a post asks its players now, in bold.
auf-asked-turn = { $who }: play cards, then pass.
auf-asked-look = { $who }: { $count ->
    [one] take this recipe for one of yours, or leave it?
   *[other] take one of the { $count } recipes for one of yours, or none?
}
# The same in the hand of the player who is asked.
auf-asked-look-you = You look at { $count ->
    [one] one recipe
   *[other] { $count } recipes
}: take one for one of yours, or take none?
# $who: one player or several, "Ada and Ben".
auf-asked-overnight = { $who }: which Overnight recipes do you keep for the next round?
# $who: "Ada and Ben"; in a hand "You and Ben".
auf-asked-showdown = { $who }: choose a sign in secret.

# Lay ingredients under a recipe.
auf-button-place = Lay…
auf-button-play = Play card…
auf-button-discard = Discard…
auf-button-pass = Pass
# Discard the whole hand and draw new cards.
auf-button-mulligan = Mulligan…
auf-button-choose = See recipes…
# Take none of the recipes that Picky Eater shows.
auf-button-decline = Take none
auf-button-keep = Keep recipes…

auf-form-place = Lay ingredients
# In place of auf-form-place when only one recipe is possible.
auf-form-place-under = For your { $recipe }
auf-form-play = Play a card
auf-form-pass = Discard and pass
auf-form-choose = { -card-picky-eater }
auf-form-keep = Overnight
# Which recipe the ingredients are for.
auf-field-recipe = Which of your recipes
auf-field-ingredients = The ingredients you lay
auf-field-ingredients-note = They lie facedown: the others only see how many.
auf-field-play = What you play
auf-field-play-more = … or one of these
auf-field-discards = What you discard
auf-field-discards-note = Up to two cards, or none. This ends your turn.
auf-field-taken = The recipe you take
auf-field-given = The recipe you give up for it
auf-field-keep = What you keep
auf-field-keep-note = Recipes you don't tick go back, and everything on them is discarded.
auf-field-mulligan = Discard your whole hand?
# A choice in a form, at most 100 characters.
auf-mulligan-sure = Yes: { $count ->
    [one] discard 1 card and draw another
   *[other] discard { $count } cards and draw { $count } new ones
}
# $cards: "Butter, Eggs, Milk".
auf-note-missing = Missing: { $cards }
# $held: which of them you hold, "Eggs, Milk".
auf-note-needs = { $cards }{ $count ->
    [0] {""}
   *[other] ; you hold { $held }
}
# Below an ingredient: the recipes that need it.
auf-note-for = For { $recipes }
# $needed: how many the recipe needs, 3.
auf-note-laid = Ingredients laid: { $count } of { $needed }.
# Below a recipe that you could give up.
auf-note-lost = { $count ->
    [0] Nothing is laid on it.
    [one] The ingredient on it is lost.
   *[other] The { $count } ingredients on it are lost.
}
# auf-play-*: a choice in the form "Play a card", at most 100 characters with its values.
auf-play-on = { $card }: { $recipe } ({ $owner })
# $mine: your recipe, "Trifle".
auf-play-swap = { $card }: your { $mine } for { $recipe } ({ $owner })
auf-play-with = { $card }: { $other }
auf-play-look = { $card }: look at the top recipes
# Stands in place of $owner.
auf-yours = yours

auf-label-place = { $cards } under { $recipe }
auf-label-on = { $card } on { $recipe }
auf-label-swap = your { $given } for { $taken }
auf-label-hands = swap hands with { $other }
auf-label-trade = { -card-one-for-one } with { $other }
auf-label-pass = { $count ->
    [0] pass
   *[other] discard { $cards } and pass
}
auf-label-choose = take { $taken } for your { $given }
auf-label-keep = keep { $recipes }
# $sign: "✊ Rock".
auf-label-throw = you show { $sign }. Nobody else sees it until both players have chosen

# A line of a hand. $effect: "lifts a Fire Alarm".
auf-hand-card = **{ $card }**: { $effect }
# A line of a hand.
auf-hand-ingredient = **{ $card }**: for { $recipes }
auf-hand-unwanted = **{ $card }**: no recipe of yours needs it
auf-hand-empty = No cards in hand.
# A recipe of yours in your hand. $icons: "⚡🌙". $placed: the ingredients on it, "Milk". $lacking: how many are missing, 2.
# $missing: these, "Butter, Eggs". $ready: how many of them you hold, 1. $held: these, "Eggs".
auf-own-dish = **{ $recipe }** { $icons }: { $count ->
    [0] nothing laid
   *[other] laid: { $placed }
}; { $lacking ->
    [0] nothing is missing
   *[other] missing: **{ $missing }**{ $ready ->
        [0] {""}
       *[other] {" "}(in hand: { $held })
    }
}
# In a hand, below a recipe with a ban.
auf-lift-with = { $card } lifts it
# Above the recipes that Picky Eater shows.
auf-look = 🧐 Choose from:
# A recipe to choose. $icons: "🔥🌙". $needs: "Butter, Flour, Nuts".
auf-recipe = { $recipe } { $icons }: { $needs }
auf-looked = - { $recipe }
# $sign: "✊ Rock".
auf-own-sign = Your sign: { $sign }. You can still change it.
# $sign: "✊ Rock".
auf-own-sign-settled = Chosen: { $sign }. You have changed it 5 times, so it stays.
auf-finished = -# Finished: { $recipes }
auf-discard = -# Discard pile: { $cards }

auf-option-rounds = 🎂 Three rounds; the most finished recipes win
auf-option-icons = ⛔ Any recipe can be banned, even without the matching icon
auf-option-hands = 🔁 Without { -card-hand-switcheroo }

auf-round-began = **Round { $round }.** { $who } goes first.
auf-recipes-dealt = { $who } gets { $recipes }.
auf-turn-began = It's { $who }'s turn.
auf-cards-drawn = { $who } draws { $count ->
    [one] one card
   *[other] { $count } cards
}.
auf-discard-reshuffled = The discard pile is shuffled into a new deck of { $count } { $count ->
    [one] card
   *[other] cards
}.
auf-ingredients-placed = { $who } lays { $count ->
    [one] one ingredient
   *[other] { $count } ingredients
} under **{ $recipe }**.
# $ban: "Fire Alarm".
auf-ban-placed = ⛔ { $who } plays { $ban } on { $owner }'s **{ $recipe }**.
# $ban: "Fire Alarm". $own: whether the recipe is $who's own.
auf-ban-lifted = { $who } lifts the { $ban } from { $own ->
    [True] their own
   *[False] { $owner }'s
} **{ $recipe }**.
auf-recipes-swapped = 🔀 { $who } swaps **{ $given }** for { $other }'s **{ $taken }**.
auf-hands-swapped = 🔁 { $who } and { $other } swap hands.
# As the player reads it with whom somebody swapped.
auf-hands-swapped-with-you = 🔁 { $who } swaps hands with you.
auf-hands-swapped-you = 🔁 You and { $other } swap hands.
auf-recipes-looked-at = 🧐 { -card-picky-eater }: { $who } looks at { $count ->
    [one] one recipe
   *[other] { $count } recipes
}.
auf-recipe-chosen = { $who } takes **{ $taken }** and gives up **{ $given }**{ $count ->
    [0] .
   *[other] , discarding { $cards }.
}
auf-look-declined = { $who } takes none of them.
# $returned: whether $other gets a card for it.
auf-cards-traded = 🤝 { -card-one-for-one }: { $who } takes a card from { $other }, { $returned ->
    [True] who takes one back.
   *[False] who gets nothing back.
}
# $number: 2.
auf-mulligan-taken = { $who } takes mulligan { $number } of 3 and discards { $cards }.
# $points: the player's points in all, 4.
auf-recipe-finished = 🎂 **{ $recipe }** is finished! { $who } has { $points ->
    [one] one point
   *[other] { $points } points
}.
auf-turn-ended = { $who } { $count ->
    [0] passes.
   *[other] discards { $cards } and passes.
}
# $reason: a player has finished, nobody did anything (idle), or too long. $winners: "Ada" or "Ada and Ben".
auf-round-ended = 🏁 Round { $round } is over: { $reason ->
    [finished] { $winners } finished every recipe.
    [idle] every player took a turn without drawing, playing or discarding.
   *[long] it took too long.
}
# $kept: "Tiramisu". $back: how many recipes go back, 1. $returned: these, "Trifle".
auf-overnight-chosen = { $who } keeps { $kept } overnight{ $back ->
    [0] .
   *[other] {" "}and gives back { $returned }.
}
auf-recipe-returned = { $who }'s **{ $recipe }** goes back{ $count ->
    [0] .
   *[other] , discarding { $cards }.
}
# $cards, $recipes: how many, 52 and 20.
auf-piles-shuffled = All cards are shuffled: { $cards } in the deck, { $recipes } in the recipe pile.
# $who: "Ada and Ben".
auf-showdown-began = 🤜🤛 It's a tie! { $who } play Rock Paper Scissors for the win.
# A match of Rock Paper Scissors begins.
auf-match-began = { $who } plays { $other }: the first to win two throws.
# Both show their signs. $sign: "✊ Rock". $reply: "✋ Paper". $winner: none, or "Ben".
auf-signs-shown = { $who } { $sign } : { $reply } { $other }. { $winner ->
    [none] The throw is repeated.
   *[other] { $winner } wins the throw.
}
auf-match-won = { $who } beats { $other }.
# $scores: "Ada 2, Ben 5".
auf-game-ended = Final points: { $scores }.
# What a player drew, as the story tells it after the game. The next one is in their own hand.
auf-cards-received = 🆕 { $who } got { $cards }.
auf-cards-received-you = 🆕 You got { $cards }.
# $reader: whether the owner of the recipe reads it.
auf-ingredients-seen = Under { $reader ->
    [owner] your
   *[other] { $who }'s
} { $recipe }: { $cards }.
auf-hand-received = 🔁 { $who }'s new hand: { $cards }.
auf-hand-received-you = 🔁 Your new hand: { $cards }.
auf-recipes-seen = { $who } looks at { $recipes }.
auf-recipes-seen-you = You look at { $recipes }.
# Which cards 1 For One moved, as the story tells it after the game. $given: none, or "Butter".
auf-trade-seen = 🤝 { $who } took { $taken } from { $other } and gave { $given ->
    [none] nothing
   *[other] { $given }
} back.
# The same as the player reads it who lost a card.
auf-trade-seen-with-you = 🤝 { $who } took { $taken } from you and gave { $given ->
    [none] nothing
   *[other] { $given }
} back.
auf-trade-seen-you = 🤝 You took { $taken } from { $other } and gave { $given ->
    [none] nothing
   *[other] { $given }
} back.
# $sign: "✊ Rock".
auf-sign-chosen = { $who } chose { $sign }.
# $sign: "✊ Rock".
auf-sign-chosen-you = You chose { $sign }.
# What decided the game, at its end. $points: 4.
auf-decided-recipe = 🎂 With **{ $recipe }**, { $who } reached { $points ->
    [one] one point
   *[other] { $points } points
}, and nobody else did.
# $sign: "✊ Rock". $reply: "✌️ Scissors".
auf-decided-showdown = 🤜🤛 It was a tie, and { $who } won Rock Paper Scissors against { $other }: { $sign } beats { $reply }.

refused-auf-other-question = You can't do that right now. The table's newest post shows what to do.
refused-auf-round-over = That was for the last round. Please look at the table's newest post.
refused-auf-throw-over = That throw is over. Please choose for the new one.
refused-auf-card-not-held = You don't have that card in your hand.
refused-auf-recipe-not-yours = That recipe isn't yours. Choose one of your own.
refused-auf-recipe-finished = That recipe is finished, so nothing can change it any more.
refused-auf-recipe-not-there = That recipe isn't on the table. Choose another one.
refused-auf-recipe-yours = That recipe is yours. Choose another player's.
refused-auf-ingredient-not-named = Choose at least one ingredient.
refused-auf-not-an-ingredient = You can only lay ingredients under a recipe.
refused-auf-ingredient-not-needed = That recipe doesn't need all of these. It needs each ingredient only once.
refused-auf-ingredient-already-there = One of these ingredients is already laid there.
refused-auf-not-a-ban = Only { -card-power-outage } and { -card-fire-alarm } are bans.
refused-auf-icon-missing = That recipe can't be banned with this card: { -card-power-outage } needs ⚡ on the recipe, { -card-fire-alarm } needs 🔥.
refused-auf-ban-already-there = That recipe already has this ban.
refused-auf-nothing-to-lift = That recipe has no ban that this card can lift.
refused-auf-player-not-there = I don't know that player. Choose someone at your table.
refused-auf-yourself = Choose another player, not yourself.
refused-auf-hand-empty = That player has no cards.
refused-auf-recipes-gone = There are no recipes left to look at.
refused-auf-nothing-to-discard = You have no cards to discard.
refused-auf-mulligans-used = You have used all three mulligans in this round.
refused-auf-too-many-discards = You can discard two cards at most.
refused-auf-recipe-not-seen = Choose one of the recipes you are looking at.
refused-auf-recipe-not-overnight = You can only keep your own recipes with 🌙 overnight.
refused-auf-nothing-to-lay = None of your cards fits one of your recipes now.
refused-auf-nothing-to-play = You have no action card that you can play now.
refused-auf-no-play-chosen = Choose a card to play.
refused-auf-one-play = Choose only one card to play.
refused-auf-no-recipe-chosen = Choose a recipe.
refused-auf-no-counteraction = Only { -card-power-restored } and { -card-fire-extinguisher } lift bans.
# $text: what was typed, "buter".
refused-auf-no-such-card = There is no card called “{ $text }”. Choose one from the list that appears as you type.
# $text: what was typed, "tiramsu".
refused-auf-no-such-recipe = There is no recipe called “{ $text }”. Choose one from the list that appears as you type.
refused-auf-no-such-sign = Choose Rock, Paper or Scissors.

auf-page-start = Goal
auf-rules-start = Two to four bakers, **three rounds**. Each finished recipe is a point that nobody can take away, and the most points win.
    Recipes lie face up in front of you: three each with two players, two each with three or four. A recipe finishes automatically when **all its ingredients** are laid and it has **no ban**.
    A round ends at once when a player has no unfinished recipe left. You keep your hand for the next round. A random player starts the first round; after that, the next player starts each round.
auf-page-turn = Your turn
auf-rules-turn = Your turn starts by drawing up to **five cards**. Then play as many as you like, in any order.
    - **{ auf-button-place }** puts ingredients facedown under one of your recipes: only the ones it still needs, and they stay there. The others see how many, never which.
    - **{ auf-button-play }** is for bans, counteractions and other actions.
    - **{ auf-button-mulligan }** discards your whole hand and draws the same number of cards, up to three times a round.
    - **{ auf-button-pass }** ends your turn; **{ auf-button-discard }** discards one or two cards first.
    - **{ button-hand }** shows you your cards, what you have laid and what is missing. Nobody else sees it.
auf-page-cards = Action cards
auf-rules-cards = { EMOJI("power-outage", "🔌") } **{ -card-power-outage }** (5) bans another player's recipe with ⚡, { EMOJI("fire-alarm", "🚨") } **{ -card-fire-alarm }** (5) bans one with 🔥. A recipe can have at most one ban of each kind. A banned recipe can't be finished. { EMOJI("power-restored", "💡") } **{ -card-power-restored }** (4) lifts { -card-power-outage }, { EMOJI("fire-extinguisher", "🧯") } **{ -card-fire-extinguisher }** (4) lifts { -card-fire-alarm }, from any player's recipe.
    { EMOJI("recipe-switcheroo", "🔀") } **{ -card-recipe-switcheroo }** (3): swap one of your unfinished recipes for another player's; whatever is on them moves along.
    { EMOJI("hand-switcheroo", "🔁") } **{ -card-hand-switcheroo }** (2): swap whole hands with another player.
    { EMOJI("picky-eater", "🧐") } **{ -card-picky-eater }** (4): see the top three recipes; you may take one and give up one of yours, with everything on it. The other recipes are shuffled back into the pile.
    { EMOJI("one-for-one", "🤝") } **{ -card-one-for-one }** (3): take a random card from another player, who takes a random one of your other cards, if you have any.
    Ingredients: { -card-flour } 7, { -card-sugar } 7, { -card-eggs } 6, { -card-butter } 5, { -card-milk } 5, { -card-fruit } 3, { -card-chocolate } 3, { -card-nuts } 3.
auf-page-overnight = Overnight
auf-rules-overnight = At the end of a round you may keep your unfinished recipes with 🌙, with everything on them. Other unfinished recipes go back, and what is on them is discarded.
    In the next round you get new recipes as well. Lay what you like, but the new ones are **finished only after every kept one** is; then they finish automatically.
    The round ends only when a player has no unfinished recipe left, kept or new. A swapped recipe stays what it was: kept or new.
auf-page-recipes = Recipes
auf-rules-recipes = - { CARD("apfelstrudel") }**{ -recipe-apfelstrudel }** 🔥 Austria: { -card-butter }, { -card-flour }, { -card-fruit }
    - { CARD("baklava") }**{ -recipe-baklava }** 🔥 Türkiye: { -card-butter }, { -card-flour }, { -card-nuts }
    - { CARD("black-forest-cake") }**{ -recipe-black-forest-cake }** ⚡🔥 Germany: { -card-chocolate }, { -card-eggs }, { -card-flour }, { -card-fruit }
    - { CARD("brigadeiro") }**{ -recipe-brigadeiro }** 🔥 Brazil: { -card-butter }, { -card-chocolate }, { -card-milk }
    - { CARD("brownies") }**{ -recipe-brownies }** 🔥 USA: { -card-butter }, { -card-chocolate }, { -card-flour }
    - { CARD("castella") }**{ -recipe-castella }** ⚡🔥 Japan: { -card-eggs }, { -card-flour }, { -card-sugar }
    - { CARD("cheesecake") }**{ -recipe-cheesecake }** ⚡🔥🌙 USA: { -card-butter }, { -card-eggs }, { -card-milk }, { -card-sugar }
    - { CARD("creme-brulee") }**{ -recipe-creme-brulee }** 🔥🌙 France: { -card-eggs }, { -card-milk }, { -card-sugar }
    - { CARD("crepes") }**{ -recipe-crepes }** 🔥 France: { -card-butter }, { -card-eggs }, { -card-flour }, { -card-milk }
    - { CARD("egg-tart") }**{ -recipe-egg-tart }** 🔥 Hong Kong: { -card-eggs }, { -card-flour }, { -card-milk }
    - { CARD("gelato") }**{ -recipe-gelato }** ⚡ Italy: { -card-chocolate }, { -card-milk }, { -card-sugar }
    - { CARD("gulab-jamun") }**{ -recipe-gulab-jamun }** 🔥 India: { -card-flour }, { -card-milk }, { -card-sugar }
    - { CARD("kulfi") }**{ -recipe-kulfi }** ⚡🌙 India: { -card-milk }, { -card-nuts }, { -card-sugar }
    - { CARD("linzer-torte") }**{ -recipe-linzer-torte }** 🔥 Austria: { -card-butter }, { -card-flour }, { -card-nuts }, { -card-sugar }
    - { CARD("macarons") }**{ -recipe-macarons }** ⚡🔥 France: { -card-eggs }, { -card-nuts }, { -card-sugar }
    - { CARD("mochi") }**{ -recipe-mochi }** ⚡ Japan: { -card-flour }, { -card-fruit }, { -card-sugar }
    - { CARD("panna-cotta") }**{ -recipe-panna-cotta }** ⚡🌙 Italy: { -card-fruit }, { -card-milk }, { -card-sugar }
    - { CARD("pavlova") }**{ -recipe-pavlova }** ⚡🔥 New Zealand: { -card-eggs }, { -card-fruit }, { -card-sugar }
    - { CARD("pecan-pie") }**{ -recipe-pecan-pie }** 🔥 USA: { -card-butter }, { -card-eggs }, { -card-nuts }
    - { CARD("pound-cake") }**{ -recipe-pound-cake }** ⚡🔥 UK: { -card-butter }, { -card-eggs }, { -card-flour }, { -card-sugar }
    - { CARD("shortbread") }**{ -recipe-shortbread }** 🔥 Scotland: { -card-butter }, { -card-flour }, { -card-sugar }
    - { CARD("tiramisu") }**{ -recipe-tiramisu }** ⚡🌙 Italy: { -card-chocolate }, { -card-eggs }, { -card-milk }
    - { CARD("trifle") }**{ -recipe-trifle }** ⚡🌙 UK: { -card-flour }, { -card-fruit }, { -card-milk }
auf-page-end = Round end and ties
auf-rules-end = When the deck is empty, the discard pile is shuffled into a new one. A round ends without a winner if nobody draws, plays or discards for one turn each, or after forty turns each.
    If first place is tied after three rounds, **Rock Paper Scissors** decides: you choose in secret and may change your choice up to 5 times, both signs are shown at once, and the first to win two throws wins. A draw is played again. If more than two players are tied, the winner plays the next one.
    If your time runs out, you pass without discarding, keep all your Overnight recipes, or show a random sign.
refused-auf-undo-kind = You can only take back ingredients you have just laid. Passes and moves that use up, draw or show cards can't be undone.
refused-auf-sign-settled = You have already changed your sign for this throw 5 times, so it stays as it is.
# $text: what was typed, "switcheroo". $names: "The Old Switcheroo (Recipe) or The Old Switcheroo (Hand)".
refused-auf-which = “{ $text }” can mean { $names }. Choose one from the list that appears as you type.

## What a player may have done once

# auf-achievement-*: in a list of what a member has done once.
auf-achievement-recipe = finished a recipe
auf-achievement-lifted = lifted a ban
auf-achievement-four = four recipes in one turn
auf-achievement-showdown = won Rock Paper Scissors
