### You Take the Cake

bakeries-name = You Take the Cake
bakeries-credits = -# An unofficial fan work. The Civil War Battle for the Bakeries: You Take The Cake is a game by P. K. Waddle.
bakeries-heading = ## You Take the Cake · round { $round } of { $rounds }
    { $phase ->
        [hire] **Phase one: hire a chef**
        [place] **Phase two: you take the cake**
        [sale] **Phase three: the cake sale**
       *[over] **The battle is over**
    }
    -# { $phase ->
        [place] Cake { $cake } of { $cakes }
       *[other] Turn { $turn }
    }
bakeries-option-rounds = 🎂 { $rounds } rounds; the highest total wins

bakeries-bakery-yummies = Union Yummies
bakeries-bakery-concoctions = Confederate Concoctions

bakeries-chef-sally = Sally Sconeface
bakeries-chef-danny = Danny Doughnuthead
bakeries-chef-polly = Polly PeanutButterPuss
bakeries-chef-molly = Molly Mudpie
bakeries-chef-benjamin = Benjamin Breadwinner
bakeries-short-sally = Sally
bakeries-short-danny = Danny
bakeries-short-polly = Polly
bakeries-short-molly = Molly
bakeries-short-benjamin = Benjamin
bakeries-piece-chef = Chef
bakeries-piece-apron = Apron
bakeries-piece-hat = Hat
bakeries-piece-batter = Cake Batter & Pan
bakeries-piece-stove = Stove
bakeries-card = { $chef } · { $piece }
bakeries-sign-closed = BAKERY CLOSED
bakeries-sign-reopened = BAKERY REOPENED
bakeries-times = { $what }{ $count ->
    [1] {""}
   *[other] {" "}({ $count })
}
bakeries-chef-label = { $chef } ×{ $multiplier }
bakeries-bakes-with = { $chef } ×{ $multiplier }
bakeries-bakes-alone = no chef ×{ $multiplier }

bakeries-cake-wedding = Wedding Cake
bakeries-cake-boston = Boston Cream Pie
bakeries-cake-pineapple = Pineapple Upside Down Cake
bakeries-cake-cinnamon = Cinnamon Coffee Cake
bakeries-cake-sheet = Sheet Cake
bakeries-cake-lemon = Lemon Cake
bakeries-cake-bundt = Bundt Cake
bakeries-cake-german = German Chocolate Cake
bakeries-cake-forest = Black Forest Cake
bakeries-cake-mud = Mississippi Mud Cake
bakeries-cake-birthday = Birthday Cake

bakeries-person = { $turn ->
    [True] 👉
   *[other] ▫️
} **{ $bakery }** · { $who } · { SIGN("held") } { $count } · { $closed ->
    [True] 🚫 **BAKERY CLOSED**
   *[other] 🏪 open
}
bakeries-piles = Stock { $stock } · discards { $discards } · on top: { $top ->
    [none] nothing
   *[other] **{ $top }**
}
bakeries-turns = ⏳ Phase one ends without a chef { $left ->
    [one] after this turn
   *[other] in { $left } turns each
}.
bakeries-drawn = 🎂 Cake { $number } of 22: **{ $cake }**, ${ $price }
bakeries-last-roll = { $faces } Last roll: { $dice }
bakeries-window = 🏪 **{ $bakery }** · { $who } · { $baker }
bakeries-tab = 🧾 Tab **${ $tab }** · { $sold } of 7 sold · { $names } { $names ->
    [one] name
   *[other] names
}
bakeries-slot = `{ $slot }` ×{ $multiplier }
bakeries-tags-free = Free: { $slots }
bakeries-tag = { $where } { $cake } ${ $price }{ $stale ->
    [0] {""}
   *[other] {" "}🥀{ $stale }
} → **${ $amount }**
bakeries-tag-sold = { $where } ✅ { $sign }~~{ $cake }~~ ${ $amount }

bakeries-dollars = ${ $amount }
bakeries-product = { $chef } (chef) × ${ $price }{ $stale ->
    [100] {""}
   *[other] {" "}× { $stale }%
} × { $slot } (slot)
bakeries-sum = { $product } = ${ $amount }
bakeries-kept = { $percent }% = ${ $amount }
bakeries-books = 📒 **The books of round { $round }**
    -# number, cake: chef × price × slot
bakeries-books-who = 🏪 **{ $bakery }** · { $who } · { $baker }
bakeries-books-sale = `{ $slot }` { $cake }: { $chef } × ${ $price } × { $stale ->
    [100] {""}
   *[other] { $stale }% ×{" "}
}{ $times } = ${ $amount }
bakeries-books-tab = Tab ${ $tab }
bakeries-books-bonus = GREAT CHEF BONUS { $percent }% = ${ $bonus }
bakeries-books-round = **round ${ $total }**
bakeries-scores = Totals: { $first } · { $second }
bakeries-score = { $who } **${ $total }**
bakeries-rounds = 💰 { $who } · { $sums } = **${ $total }**
bakeries-dice = { $first } + { $second } = **{ $sum }**
bakeries-try = number **{ $number }**, { $faces } { $dice }

bakeries-asked-turn = { $who }: draw a card, lay a chef set, or play a sign.
bakeries-asked-discard = { $who }: discard a card.
bakeries-asked-place = { $who }: where does the **{ $cake }** go?
bakeries-asked-roll = { $who }: roll the dice.
bakeries-asked-stale = { $who }: which cake of { $other } goes stale?
bakeries-asked-again = { $who }: stop here, or try the clearance sale once more?

bakeries-button-draw = Draw from the stock
bakeries-button-take = Take { $card }
bakeries-button-pass = Pass
bakeries-button-lay = Lay a chef set…
bakeries-button-hire = Hire { $chef }
bakeries-button-close = Close the bakery of { $who }
bakeries-button-reopen = Reopen my bakery
bakeries-button-discard = Discard…
bakeries-button-roll = Roll!
bakeries-button-stop = Stop: { $kept }
bakeries-button-again = Try again: { $more }, or only { $less }

bakeries-prompt-own = Mine: keep the { $cake }…
bakeries-prompt-theirs = YOU TAKE THE CAKE, { $who }…
bakeries-place-own = Mine, slot { $slot }: { $worth }
bakeries-place-theirs = YOU TAKE THE CAKE, slot { $slot }: { $worth }
bakeries-prompt-stale = Choose a cake of { $who }…
bakeries-stale-choice = Slot { $slot }: { $cake }
bakeries-stale-note = ${ $now } becomes ${ $then }
bakeries-prompt-discard = Discard…

bakeries-form-discard = Discard a card
bakeries-form-lay = Hire a chef
bakeries-field-card = The card that goes on the discard pile
bakeries-field-chef = The chef whose five parts you lay
bakeries-use-sign = a sign · you hold { $copies }
bakeries-use-part = set { $held } of { $parts } · you hold { $copies }
bakeries-use-drawn = 🆕 just drawn · { $use }

bakeries-offer = { $what } ({ $note })
bakeries-offer-slot = Slot { $slot }: { $sum }

bakeries-label-draw-stock = draw from the stock
bakeries-label-draw-discard = take the top discard
bakeries-label-discard = discard { $card }
bakeries-label-place-own = mine, slot { $slot }
bakeries-label-place-theirs = YOU TAKE THE CAKE, slot { $slot }
bakeries-label-stale = a stale card on slot { $slot }
bakeries-label-again = try again
bakeries-label-stop = stop

bakeries-hand-chef = **{ $chef } ×{ $multiplier }** · { $count } of 5 · { $held } · { $lacking ->
    [none] ✅ **complete: you can hire**
   *[other] lacks { $lacking }
}
bakeries-hand-signs = **Signs** · { $signs }
bakeries-hand-drawn = 🆕 Just drawn: **{ $card }**.
bakeries-hand-taken = 🆕 Just taken: **{ $card }**. No card of that kind may go this turn.
bakeries-hand-closed = 🚫 This bakery is closed: no set can be laid until BAKERY REOPENED is played.
bakeries-hand-resting = Hire a Chef cards rest until the next round.

bakeries-round-begun = **Round { $round }.** All cards are shuffled and dealt. { $who } starts.
bakeries-hand-dealt = { $who } is dealt { $cards }.
bakeries-phase-begun = { $phase ->
    [hire] 👩‍🍳 Phase one: { $who } begins to look for a chef.
    [place] 🍰 Phase two: { $who } places the first cake.
   *[sale] 🎲 Phase three: { $who } rolls first.
}
bakeries-stock-reshuffled = The stock was empty: { $count } discards become the new one.
bakeries-card-drawn = { $who } draws from the stock.
bakeries-card-seen = { $who } drew { $card }.
bakeries-discard-taken = { $who } takes **{ $card }** from the discard pile.
bakeries-card-discarded = { $who } discards **{ $card }**.
bakeries-bakery-closed = 🚫 { $who } plays BAKERY CLOSED on { $owner }!
bakeries-bakery-reopened = 🏪 { $who } plays BAKERY REOPENED.
bakeries-draw-skipped = There is no card for { $who } to draw.
bakeries-turn-passed = { $who } has nothing to draw and passes.
bakeries-chef-hired = 👩‍🍳 { $who } lays the whole set and hires **{ $chef }**: every price ×{ $multiplier }!
bakeries-nobody-hired = { $reason ->
    [both-passed] Nobody can draw any more
   *[turn-limit] Both have had a hundred turns
}: everybody bakes without a chef.
bakeries-cake-drawn = Cake { $number } is a { $cake }, drawn by { $who }.
bakeries-cake-placed = { $own ->
    [True] 🍰 { $who } keeps the **{ $cake }** in slot { $slot } (×{ $multiplier }).
   *[other] 🍰 { $who } to { $owner }: **YOU TAKE THE CAKE!** { $cake }, slot { $slot } (×{ $multiplier }).
}
bakeries-case-filled = The case of { $who } is full.
bakeries-dice-rolled = { $faces } { $who } rolls { $dice }.
bakeries-cake-sold = 💵 { $who } sells the **{ $cake }**: { $sum }.
bakeries-number-repeated = { $who } has hit { $slot } before{ $penalised ->
    [True] : a cake goes stale.
   *[other] , but no cake is left to go stale.
}
bakeries-stale-placed = 🥀 { $who } puts a stale card on the { $cake } of { $owner } in slot { $slot }, now worth { $sum }.
bakeries-sale-won = 🏁 { $who } has sold seven cakes: the sale is over!
bakeries-clearance-tried = 🎟️ Clearance sale for { $who }: { $attempt }. { $hit ->
    [True] A hit
   *[other] A miss
}: { $percent }% of the tab.
bakeries-clearance-stopped = { $who } stops and keeps { $percent }% of the tab.
bakeries-game-ended = The battle for the bakeries is over.

refused-bakeries-already-closed = That bakery is closed already; one BAKERY CLOSED is enough.
refused-bakeries-another-question = That is not what you are asked now.
refused-bakeries-bakery-closed = Your bakery is closed: play BAKERY REOPENED before you lay a set.
refused-bakeries-bakery-open = Your bakery is open; there is nothing to reopen.
refused-bakeries-cake-sold = That cake is sold; a stale card goes on one that is still for sale.
refused-bakeries-cannot-pass = You can still draw from the stock, so you cannot pass.
refused-bakeries-card-just-taken = You just took that kind of card from the discard pile. Discard another one.
refused-bakeries-card-not-held = You do not hold that card.
refused-bakeries-discard-pile-empty = The discard pile is empty. Draw from the stock.
refused-bakeries-fifth-stale = That cake carries four stale cards already; it cannot take a fifth.
refused-bakeries-no-such-slot = The slots are called 2 to 12, as the two dice.
refused-bakeries-nothing-else-to-discard = You hold nothing but that kind of card, so you could discard nothing. Draw from the stock.
refused-bakeries-set-incomplete = You do not hold all five parts of a chef yet. *My hand* shows what is missing.
refused-bakeries-slot-filled = There is a cake in that slot already. Choose an empty one.
refused-bakeries-stock-empty = The stock has nothing left to draw.
refused-bakeries-no-such-card = There is no card called “{ $text }”. Choose one from the list that opens while you type.
refused-bakeries-no-such-chef = There is no chef called “{ $text }”.

cmd-bakery = You Take the Cake: hire a chef, place the cakes, roll the dice
cmd-bakery-new = Open a table for You Take the Cake
cmd-bakery-draw = Draw a card from the stock or take the top discard
cmd-bakery-draw-pile = The stock, or the top of the discard pile
cmd-bakery-discard = Discard a card of your hand
cmd-bakery-discard-card = The card; only you see your hand
cmd-bakery-lay = Lay the five parts of a chef and hire him or her
cmd-bakery-lay-chef = Whose set you lay
cmd-bakery-close = Play BAKERY CLOSED on the other bakery
cmd-bakery-reopen = Play BAKERY REOPENED on your own bakery
cmd-bakery-pass = Pass, when there is nothing to draw
cmd-bakery-keep = Mine: put the drawn cake in a slot of your own case
cmd-bakery-give = YOU TAKE THE CAKE: put it in a slot of the other case
cmd-bakery-slot = The slot, called by its dice number, 2 to 12
cmd-bakery-roll = Roll the dice
cmd-bakery-stale = Put a stale card on a cake of the other bakery
cmd-bakery-again = Clearance sale: try once more, for 80% or only 40%
cmd-bakery-stop = Clearance sale: stop and keep 60%

choice-pile-stock = the stock
choice-pile-discard = the top discard

bakeries-page-start = the aim
bakeries-rules-start = Two bakeries, **Union Yummies** and **Confederate Concoctions**, three rounds. Each round you **hire a chef**, **place cakes** and **sell them by dice**. Who has earned most after round three wins.
    A cake brings **chef × price × slot**: a Birthday Cake of $500 with Polly (×4) in slot 9 (×3) brings $6,000.
    Press **My hand** to see your cards; nobody else does.
bakeries-page-hire = hire a chef
bakeries-rules-hire = Everybody holds eight cards. In your turn do one of these:
    🃏 **Draw** from the stock, or **take** the top discard, then **discard** one. After taking a discard, no card of that kind may go in the same turn.
    👩‍🍳 **Lay a chef set**: Chef, Apron, Hat, Cake Batter & Pan and Stove of one chef. You have hired, and the phase ends; the other bakes without a chef (×1).
    🚫 **BAKERY CLOSED** keeps the other from laying a set; **BAKERY REOPENED** lifts it. Then you draw a card for the sign.
    After 100 turns each the phase ends without a chef.
bakeries-page-place = place the cakes
bakeries-rules-place = Who has no chef starts. In turn a cake comes out of the store, and you put it in an empty slot: one of your own, or one of the other's: **YOU TAKE THE CAKE!**
    Slots are called by the dice and multiply the price: 7 ×1; 6 and 8 ×2; 5 and 9 ×3; 4 and 10 ×5; 3 and 11 ×8; 2 and 12 ×13.
    Once a case is full, the owner of the other one places all that is left.
bakeries-page-sale = the cake sale
bakeries-rules-sale = Who hired rolls first, then in turn. A number you have not rolled yet **sells the cake** in that slot of yours.
    A number you have rolled before lets the other put a **stale card** on one of your unsold cakes: 20% of its printed price off, four cards at most.
    🏁 **The seventh sale ends the round.** Its seller takes his whole tab, and 20% more for seven different cakes (GREAT CHEF BONUS). The other keeps 40%.
bakeries-page-clearance = the clearance sale
bakeries-rules-clearance = Who is behind and has no chef gets one chance: a number of his unsold slots is drawn, and he rolls.
    A **miss** leaves 40% of the tab. A **hit** gives 60%, and he may stop, or draw and roll once more: a hit gives 80%, a miss 40%.
bakeries-page-prices = cards and prices
bakeries-rules-prices = 👩‍🍳 **Chefs** (copies of each part): { CARD("sally-chef") }Sally ×2 (16), { CARD("danny-chef") }Danny ×3 (10), { CARD("polly-chef") }Polly ×4 (6), { CARD("molly-chef") }Molly ×5 (4), { CARD("benjamin-chef") }Benjamin ×6 (2). Eleven BAKERY CLOSED, eleven BAKERY REOPENED.
    🎂 **Cakes** (copies): $500 { CARD("wedding") }Wedding (2), { CARD("birthday") }Birthday (2); $350 { CARD("boston") }Boston Cream Pie (5), { CARD("mud") }Mississippi Mud (5); $200 { CARD("pineapple") }Pineapple Upside Down (7), { CARD("forest") }Black Forest (7); $125 { CARD("cinnamon") }Cinnamon Coffee (10), { CARD("german") }German Chocolate (10); $75 { CARD("sheet") }Sheet (15), { CARD("bundt") }Bundt (15); $50 { CARD("lemon") }Lemon (36).
refused-bakeries-undo-kind = In this game no move can be taken back.
