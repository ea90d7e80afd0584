### You Take the Cake
### $who, $other, $owner: a player, "Ada"; in a post a mention, "@Ada"; in a hand also "You".
### $bakery: "Union Yummies". $chef: "Sally Sconeface". $cake: "Bundt Cake". $card: "Sally: Hat".
### $amount, $price, $tab, $bonus, $total: dollars without the sign, 1250. $multiplier: 5, as in ×5.
### $slot: the number of a slot, 2 to 12. $count: how many, 2. $round, $turn: the number of the round or turn, 2.
### $baker: "Sally Sconeface ×2" or "no chef ×1". $dice: "6 + 4 = 10". $faces: the two dice as pictures.
### $sum: "2 (chef) × $75 × 5 (slot) = $750".
### cmd-*: what Discord lists beside a command or an option, at most 100 characters.
### choice-*: a choice of a command's option, at most 100 characters.
### bakeries-button-*: a button, at most 20 characters without its values.
### bakeries-form-*: the heading of a form, at most 45 characters.
### bakeries-field-*: a question in a form, at most 45 characters.
### bakeries-prompt-*: what a closed menu shows, at most 30 characters without its values.
### bakeries-page-*: the name of a page of the rules, in a menu and as a heading, at most 30 characters.
### bakeries-label-*: what a player did or could do, in the middle of "Done: …", "You: …" and "Better: …".

# The game's name, the same in every language.
bakeries-name = You Take the Cake
bakeries-credits = -# An unofficial fan work. The Civil War Battle for the Bakeries: You Take The Cake is a game by P. K. Waddle.
# A part of a game, in the menu "Jump to…" of a replay. $phase: hire, place or sale.
bakeries-part = Round { $round }: { $phase ->
    [hire] hire a chef
    [place] place the cakes
   *[sale] cake sale
}
# A choice in the menu "Jump to…" of a replay. $amount: "$2,600". $name: "Ada".
bakeries-jump-sale = Best sale of round { $round }: { $amount }, { $name }
# The heading of a table's post. $rounds: 3. $phase: hire, place, sale or over.
# $cake: which of $cakes cakes it is, 4 of 22.
bakeries-heading = ## You Take the Cake
    -# Round { $round } of { $rounds }, { $phase ->
        [hire] hire a chef, turn { $turn }
        [place] place the cakes: { $cake } of { $cakes }
        [sale] the cake sale, turn { $turn }
       *[over] the battle is over
    }
# A line in the lobby. $rounds: 3.
bakeries-option-rounds = 🎂 { $rounds } rounds; the highest total wins

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
# A card: whose set it belongs to and which part it is. $chef: "Sally". $piece: "Hat".
bakeries-card = { $chef }: { $piece }
bakeries-sign-closed = { -sign-closed }
bakeries-sign-reopened = { -sign-reopened }
# A card and how many of it: "Sally: Hat (2)", or "Sally: Hat". $what: "Sally: Hat".
bakeries-times = { $what }{ $count ->
    [1] {""}
   *[other] {" "}({ $count })
}
bakeries-chef-label = { $chef } ×{ $multiplier }
bakeries-bakes-with = { $chef } ×{ $multiplier }
# Stands in place of $baker.
bakeries-bakes-alone = no chef ×{ $multiplier }

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

# A bakery's line in a post, in phase one. $turn: whether it is their turn. $count: cards in hand, 8.
# $closed: whether the bakery is closed.
bakeries-person = { $turn ->
    [True] 👉
   *[other] ▫️
} **{ $bakery }**, { $who }, { EMOJI("held") } { $count }, { $closed ->
    [True] 🚫 **{ -sign-closed }**
   *[other] 🏪 open
}
# $stock: 196. $discards: 3. $top: none, or "Sally: Hat".
bakeries-piles = Stock { $stock }, discards { $discards }, on top: { $top ->
    [none] nothing
   *[other] **{ $top }**
}
# $left: how many turns, 3.
bakeries-turns = ⏳ Nobody has hired a chef: phase one ends { $left ->
    [one] after this turn
   *[other] after { $left } more turns each
}.
# The cake to place. $number: 4.
bakeries-drawn = 🎂 Cake { $number } of 22: **{ $cake }**, ${ $price }
bakeries-last-roll = { $faces } Last roll: { $dice }
# The heading above a bakery's cakes.
bakeries-window = 🏪 **{ $bakery }**, { $who }, { $baker }
# What a bakery has sold. $sold: 3. $names: how many different cakes, 2.
bakeries-tab = 🧾 Tab **${ $tab }**, { $sold } of 7 sold, { $names } { $names ->
    [one] kind
   *[other] kinds
}
# A slot and what it multiplies by. $slot: " 4".
bakeries-slot = `{ $slot }` ×{ $multiplier }
# The slots without a cake. $slots: "`4` ×5, `5` ×3".
bakeries-tags-free = Free: { $slots }
# A cake for sale. $where: "`4` ×5". $stale: how many stale cards are on it, 1.
bakeries-tag = { $where } { $cake } ${ $price }{ $stale ->
    [0] {""}
   *[other] {" "}🥀{ $stale }
} = **${ $amount }**
# A cake that is sold. $where: "`4` ×5". $sign: its picture.
bakeries-tag-sold = { $where } ✅ { $sign }~~{ $cake }~~ ${ $amount }

bakeries-dollars = ${ $amount }
# How the price of a sale is worked out.
# $chef: what the chef multiplies by, 2. $stale: percent, 80. $slot: what the slot multiplies by, 5.
bakeries-product = { $chef } (chef) × ${ $price }{ $stale ->
    [100] {""}
   *[other] {" "}× { $stale }%
} × { $slot } (slot)
# $product: "2 (chef) × $75 × 5 (slot)".
bakeries-sum = { $product } = ${ $amount }
# The share of the tab that a bakery keeps. $percent: 60.
bakeries-kept = { $percent }% = ${ $amount }
# The heading of a list; its second line explains the lines of the list.
bakeries-books = 📒 **Sales of round { $round }**
    -# number, cake: chef × price × slot
bakeries-books-who = 🏪 **{ $bakery }**, { $who }, { $baker }
# $chef: what the chef multiplies by, 2. $stale: percent, 80. $times: what the slot multiplies by, 5. $slot: " 4".
bakeries-books-sale = `{ $slot }` { $cake }: { $chef } × ${ $price } × { $stale ->
    [100] {""}
   *[other] { $stale }% ×{" "}
}{ $times } = ${ $amount }
bakeries-books-tab = Tab ${ $tab }
# The bonus of a chef who made the seventh sale. $percent: 20.
bakeries-books-bonus = GREAT CHEF BONUS { $percent }% = ${ $bonus }
bakeries-books-round = **round ${ $total }**
# $first, $second: "Ada $13,500".
bakeries-scores = Totals: { $first }; { $second }
bakeries-score = { $who } **${ $total }**
# $sums: the rounds, "$4,600 + $8,900".
bakeries-rounds = 💰 { $who }: { $sums } = **${ $total }**
# $first, $second: 6 and 4. $sum: 10.
bakeries-dice = { $first } + { $second } = **{ $sum }**
# A try in the clearance sale. $number: the number to roll, 7.
bakeries-try = number **{ $number }**, { $faces } { $dice }

# bakeries-asked-*: what a post asks its players now, in bold.
bakeries-asked-turn = { $who }: draw a card, lay a chef set, or play a sign.
bakeries-asked-discard = { $who }: discard a card.
bakeries-asked-place = { $who }: where does the **{ $cake }** go?
bakeries-asked-roll = { $who }: roll the dice.
bakeries-asked-stale = { $who }: which of { $other }'s cakes goes stale?
# As the player reads it whose cakes they are.
bakeries-asked-stale-with-you = { $who } chooses which of your cakes goes stale.
bakeries-asked-again = { $who }: stop here, or try the clearance sale once more?

bakeries-button-draw = Draw
# Take the open card.
bakeries-button-take = Take { $card }
bakeries-button-pass = Pass
# Lay a chef's five parts.
bakeries-button-lay = Lay set…
bakeries-button-hire = Hire { $chef }
# $who: a player's name, at most 10 characters of it.
bakeries-button-close = Close { $who }'s bakery
# $who: a player's name, at most 10 characters of it.
bakeries-button-reopen = Reopen { $who }'s bakery
bakeries-button-discard = Discard…
bakeries-button-roll = Roll!
# $kept: "60% = $3,816".
bakeries-button-stop = Stop: { $kept }
# $more: "$5,088" after a hit. $less: "$2,544" after a miss.
bakeries-button-again = Try again: { $more } or { $less }

# A menu of free slots in your own case.
bakeries-prompt-own = Mine: { $cake }…
# The same for the other player's case, with the words that the game is named after.
bakeries-prompt-theirs = YOU TAKE THE CAKE, { $who }…
# A choice of that menu. $worth: what the cake would sell for, "$975".
bakeries-place-own = Mine, slot { $slot }: { $worth }
# $worth: "$975".
bakeries-place-theirs = YOU TAKE THE CAKE, slot { $slot }: { $worth }
bakeries-prompt-stale = Choose a cake of { $who }…
bakeries-stale-choice = Slot { $slot }: { $cake }
# Below a choice: what the cake is worth with one more stale card. $now: 600. $then: 480.
bakeries-stale-note = ${ $now } becomes ${ $then }
bakeries-prompt-discard = Discard…

bakeries-form-discard = Discard a card
bakeries-form-lay = Hire a chef
bakeries-field-card = The card you discard
bakeries-field-chef = The chef you hire
# Below a card in a form. $copies: 2.
bakeries-use-sign = a sign; you hold { $copies }
# Below a card in a form: how many parts of its set you hold. $held: 3. $parts: 5. $copies: 2.
bakeries-use-part = set { $held } of { $parts }; you hold { $copies }
# $use: "set 3 of 5; you hold 1".
bakeries-use-drawn = 🆕 just drawn, { $use }

# What Discord offers while you type a card. $what: "Sally: Hat". $note: "set 4 of 5; you hold 1".
bakeries-offer = { $what } ({ $note })
# What Discord offers while you type a slot.
bakeries-offer-slot = Slot { $slot }: { $sum }

bakeries-label-draw-stock = draw from the stock
bakeries-label-draw-discard = take the top discard
bakeries-label-discard = discard { $card }
bakeries-label-place-own = mine, slot { $slot }
bakeries-label-place-theirs = YOU TAKE THE CAKE, slot { $slot }
bakeries-label-stale = a stale card on the cake in slot { $slot }
bakeries-label-again = try again
bakeries-label-stop = stop

# A set in your hand. $count: how many parts you hold, 2. $held: "Hat". $lacking: none, or "Apron and Stove".
bakeries-hand-chef = **{ $chef } ×{ $multiplier }**: { $count } of 5; { $held }; { $lacking ->
    [none] ✅ **complete: you can hire**
   *[other] still needs { $lacking }
}
# $signs: "BAKERY CLOSED (2)".
bakeries-hand-signs = **Signs**: { $signs }
bakeries-hand-drawn = 🆕 Just drawn: **{ $card }**.
bakeries-hand-taken = 🆕 Just taken: **{ $card }**. Cards of that kind can't be discarded this turn.
bakeries-hand-closed = 🚫 This bakery is closed: play { -sign-reopened } before you lay a set.
# In your hand, in phases two and three.
bakeries-hand-resting = You won't need these cards until the next round.

bakeries-round-begun = **Round { $round }.** All cards are shuffled and dealt. { $who } starts.
# As the story tells it after the game. $cards: "Sally: Hat, Danny: Stove".
bakeries-hand-dealt = { $who } is dealt { $cards }.
# $cards: "Sally: Hat, Danny: Stove".
bakeries-hand-dealt-you = You are dealt { $cards }.
# $phase: hire, place or sale.
bakeries-phase-begun = { $phase ->
    [hire] 👩‍🍳 Phase one: { $who } starts looking for a chef.
    [place] 🍰 Phase two: { $who } places the first cake.
   *[sale] 🎲 Phase three: { $who } rolls first.
}
bakeries-stock-reshuffled = The stock was empty: { $count } { $count ->
    [one] discarded card becomes
   *[other] discarded cards become
} the new stock.
bakeries-card-drawn = { $who } draws from the stock.
# Which card somebody drew, as the story tells it after the game.
bakeries-card-seen = { $who } drew { $card }.
bakeries-card-seen-you = You drew { $card }.
bakeries-discard-taken = { $who } takes **{ $card }** from the discard pile.
bakeries-card-discarded = { $who } discards **{ $card }**.
bakeries-bakery-closed = 🚫 { $who } plays { -sign-closed } on { $owner }!
bakeries-bakery-reopened = 🏪 { $who } plays { -sign-reopened }.
bakeries-draw-skipped = { $who } can't draw: no card is left.
bakeries-turn-passed = { $who } can't draw and passes.
bakeries-chef-hired = 👩‍🍳 { $who } lays the whole set and hires **{ $chef }**: every price ×{ $multiplier }!
# $reason: why phase one ends.
bakeries-nobody-hired = { $reason ->
    [both-passed] Neither player can draw any more
   *[turn-limit] Both players have had a hundred turns
}, so both bake without a chef.
# $number: 4.
bakeries-cake-drawn = { $who } draws cake { $number }: { $cake }.
# $own: whether it goes into the player's own case; otherwise into $owner's.
bakeries-cake-placed = { $own ->
    [True] 🍰 { $who } keeps the **{ $cake }** in slot { $slot } (×{ $multiplier }).
   *[other] 🍰 { $who } to { $owner }: **YOU TAKE THE CAKE!** { $cake }, slot { $slot } (×{ $multiplier }).
}
bakeries-case-filled = { $who }'s case is full.
bakeries-dice-rolled = { $faces } { $who } rolls { $dice }.
bakeries-cake-sold = 💵 { $who } sells the **{ $cake }**: { $sum }.
# $penalised: whether a cake goes stale for it.
bakeries-number-repeated = { $who } has already rolled { $slot }{ $penalised ->
    [True] : a cake goes stale.
   *[other] , but no cake is left to go stale.
}
bakeries-stale-placed = 🥀 { $who } puts a stale card on { $owner }'s { $cake } in slot { $slot }, now worth { $sum }.
bakeries-sale-won = 🏁 { $who } has sold seven cakes: the sale is over!
# $attempt: "number 7, 1 + 6 = 7". $hit: whether it was that number. $percent: 60.
bakeries-clearance-tried = 🎟️ Clearance sale for { $who }: { $attempt }. { $hit ->
    [True] A hit
   *[other] A miss
}: { $percent }% of the tab.
# $percent: 60.
bakeries-clearance-stopped = { $who } stops and keeps { $percent }% of the tab.
bakeries-game-ended = The battle for the bakeries is over.
# What decided the game, at its end. $how: by what. $amount: "$5,200".
bakeries-decided = 💵 { $how ->
    [turned] { $who } came from behind in the last round: the **{ $cake }** brought { $amount }.
    [level] { $who } won the last round, and the game with it: the **{ $cake }** brought { $amount }.
    [tie] The totals are equal, and { $who } has the better single round or more cakes sold.
    [none] { $who } sold nothing in the last round, and the lead was big enough.
   *[kept] { $who } was ahead before the last round and stayed ahead: the **{ $cake }** brought { $amount }.
}

refused-bakeries-already-closed = That bakery is already closed.
refused-bakeries-another-question = You can't do that right now. The table's newest post shows what to do.
refused-bakeries-bakery-closed = Your bakery is closed. Play { -sign-reopened } before you lay a set.
refused-bakeries-bakery-open = Your bakery is already open.
refused-bakeries-cake-sold = That cake is sold. Choose one that is still for sale.
refused-bakeries-cannot-pass = You can still draw from the stock, so you can't pass.
refused-bakeries-card-just-taken = You just took a card of that kind from the discard pile. Discard a different one.
refused-bakeries-card-not-held = You don't have that card in your hand.
refused-bakeries-closed-not-held = You don't have { -sign-closed } in your hand.
refused-bakeries-reopened-not-held = You don't have { -sign-reopened } in your hand.
refused-bakeries-discard-pile-empty = The discard pile is empty. Draw from the stock.
refused-bakeries-fifth-stale = That cake already has four stale cards, the most it can take. Choose another cake.
refused-bakeries-no-such-slot = Slots are numbered 2 to 12, like the sums of two dice.
refused-bakeries-nothing-else-to-discard = You only hold cards of that kind, so you couldn't discard anything else. Draw from the stock.
refused-bakeries-set-incomplete = You don't have all five parts of that chef yet. *{ button-hand }* shows what is missing.
refused-bakeries-slot-filled = That slot already has a cake. Choose an empty one.
refused-bakeries-stock-empty = The stock is empty.
# $text: what was typed, "saly hat".
refused-bakeries-no-such-card = There is no card called “{ $text }”. Choose one from the list that appears as you type.
# $text: what was typed, "saly".
refused-bakeries-no-such-chef = There is no chef called “{ $text }”. Choose one from the list that appears as you type.

cmd-bakery = You Take the Cake: hire a chef, place the cakes, roll the dice
cmd-bakery-new = Open a table for You Take the Cake
cmd-bakery-draw = Draw a card from the stock or take the top discard
cmd-bakery-draw-pile = The stock, or the top of the discard pile
cmd-bakery-discard = Discard a card from your hand
cmd-bakery-discard-card = The card; only you can see your hand
cmd-bakery-lay = Lay a chef's five parts and hire that chef
cmd-bakery-lay-chef = The chef whose set you lay
cmd-bakery-close = Play { -sign-closed } on the other bakery
cmd-bakery-reopen = Play { -sign-reopened } on your own bakery
cmd-bakery-pass = Pass, if you can't draw
cmd-bakery-keep = Mine: put the drawn cake in a slot of your own case
cmd-bakery-give = YOU TAKE THE CAKE: put it in a slot of the other case
cmd-bakery-slot = The slot's number, 2 to 12
cmd-bakery-roll = Roll the dice
cmd-bakery-stale = Put a stale card on a cake of the other bakery
cmd-bakery-again = Clearance sale: try once more, for 80% or only 40%
cmd-bakery-stop = Clearance sale: stop and keep 60%

choice-pile-stock = the stock
choice-pile-discard = the top discard

bakeries-page-start = Goal
bakeries-rules-start = Two bakeries, **{ -bakery-yummies }** and **{ -bakery-concoctions }**, three rounds. Each round you **hire a chef**, **place cakes** and **sell them with dice**. The highest total after round three wins; in a tie, the better single round, then the number of cakes sold.
    A cake earns **chef × price × slot**: a { -cake-birthday } for $500 with { -chef-polly(form: "short") } (×4) in slot 9 (×3) earns $6,000.
    Press **{ button-hand }** to see your cards; nobody else can see them.
bakeries-page-hire = Hire a chef
bakeries-rules-hire = Both players hold eight cards. A random player starts round one; then you take turns starting. On your turn, do one of these:
    🃏 **Draw** from the stock, or **take** the top discard; then **discard** one card. If you take a discard, you can't discard a card of that kind in the same turn; if all eight of your cards are of that kind, you can't take it.
    👩‍🍳 **Lay a chef set**: { -piece-chef }, { -piece-apron }, { -piece-hat }, { -piece-batter } and { -piece-stove } of one chef. You have hired that chef, and the phase ends. The other player bakes without a chef (×1).
    🚫 **{ -sign-closed }** stops the other player from laying a set; **{ -sign-reopened }** lifts it. After you play either sign, draw a card. The sign is out of the game until the next round.
    When the stock is empty, the discards are shuffled into a new one, except the top one. After 100 turns each, the phase ends without a chef.
    If your time runs out, you draw from the stock and discard that card.
bakeries-page-place = Place the cakes
bakeries-rules-place = The player without a chef starts; if nobody has a chef, the player who didn't start the round. Players take turns: a cake comes out of the store, and you put it in an empty slot, either your own or the other player's: **YOU TAKE THE CAKE!**
    A slot's number is the dice roll that sells it, and it multiplies the price: 7 ×1; 6 and 8 ×2; 5 and 9 ×3; 4 and 10 ×5; 3 and 11 ×8; 2 and 12 ×13.
    Once one case is full, the player with the other case places all the cakes that are left.
    If your time runs out, the cake goes in your lowest empty slot, or in the other player's lowest one if your case is full.
bakeries-page-sale = The cake sale
bakeries-rules-sale = The player who hired a chef rolls first (if nobody did, the player who started the round); then players take turns. A number you haven't rolled yet **sells the cake** in that slot of yours.
    If you roll a number again, the other player puts a **stale card** on one of your unsold cakes: 20% off its printed price, up to four cards per cake. If no cake can take one, nothing happens.
    🏁 **The seventh sale ends the round.** The player who makes it keeps their whole tab, plus 20% if they sold seven different cakes (GREAT CHEF BONUS). The other player keeps 40%.
    If your time runs out, the dice are rolled for you, or your stale card goes on the cake with the highest printed price.
bakeries-page-clearance = Clearance sale
bakeries-rules-clearance = You get one chance if the other player made the seventh sale, you have no chef and you sold at least one cake. One of your unsold slot numbers is drawn, and you roll.
    A **miss** leaves you 40% of your tab. A **hit** gives you 60%, and you may stop, or draw and roll once more: a hit gives 80%, a miss 40%. The same number can come up again. If your time runs out, you stop.
bakeries-page-prices = Cards and prices
bakeries-rules-prices = 👩‍🍳 **Chefs** (copies of each part): { CARD("sally-chef") }{ -chef-sally(form: "short") } ×2 (16), { CARD("danny-chef") }{ -chef-danny(form: "short") } ×3 (10), { CARD("polly-chef") }{ -chef-polly(form: "short") } ×4 (6), { CARD("molly-chef") }{ -chef-molly(form: "short") } ×5 (4), { CARD("benjamin-chef") }{ -chef-benjamin(form: "short") } ×6 (2). Eleven { -sign-closed }, eleven { -sign-reopened }.
    🎂 **Cakes** (copies): $500 { CARD("wedding") }{ -cake-wedding } (2), { CARD("birthday") }{ -cake-birthday } (2); $350 { CARD("boston") }{ -cake-boston } (5), { CARD("mud") }{ -cake-mud } (5); $200 { CARD("pineapple") }{ -cake-pineapple } (7), { CARD("forest") }{ -cake-forest } (7); $125 { CARD("cinnamon") }{ -cake-cinnamon } (10), { CARD("german") }{ -cake-german } (10); $75 { CARD("sheet") }{ -cake-sheet } (15), { CARD("bundt") }{ -cake-bundt } (15); $50 { CARD("lemon") }{ -cake-lemon } (36).
refused-bakeries-undo-kind = You can't take back moves in this game.

## What a player may have done once

# bakeries-achievement-*: in a list of what a member has done once.
bakeries-achievement-chef = hired a chef with all five parts
bakeries-achievement-rare = sold a cake on 2 or 12
bakeries-achievement-clearance = two hits in a clearance sale
bakeries-achievement-all-chefs = every chef once
