### Cake Duel
### $who, $other, $of, $target, $claimant, $partner: a player, "Ada"; in a post a mention, "@Ada"; in a hand also "You".
### $side: a player or a team, "Ada" or "Ada and Cleo". $other beside $side: the other side's number.
### $claim: what cards are said to be, "2 Soldiers". $cards: what they are, "1 Soldier and 1 Wizard". $card: "Soldier".
### $count: how many, 2. $bout, $duel, $turn: the number of the bout, duel or turn, 2. $duels: how many duels, 3.
### $cakes, $trophies, $won: how many cakes, won bouts and won duels a side has, 3.
### $reader: who reads it: who saw the hand (seer), whose hand it was (seen), or somebody else.
### duel-button-*: a button, at most 20 characters.
### duel-form-*: the heading of a form, at most 45 characters.
### duel-field-*: a question in a form, at most 45 characters.
### duel-field-*-note: the small line below a question in a form, at most 100 characters.
### duel-page-*: the name of a page of the rules, in a menu and as a heading, at most 30 characters.
### duel-label-*: what a player did or could do, in the middle of "Done: …".
### duel-effect-*: what a card does, behind its name and a colon in a player's hand.
### duel-option-*: a line in the lobby about a rule that the host has chosen.
### duel-card-*: a card's name behind a number. The names themselves are in glossary.ftl.

# The game's name, the same in every language.
duel-name = Cake Duel
duel-credits = -# An unofficial fan work. Cake Duel is a game by Sizigi Studios.
# The same in every language.
duel-mode-core = Cake Duel
duel-mode-full = Cake Duel with specials
duel-mode-team = Cake Duel in teams
duel-mode-team-full = Cake Duel in teams with specials
# A part of a game, in the menu "Jump to…" of a replay.
duel-part = { $duels ->
    [1] Bout { $bout }
   *[other] Duel { $duel }, bout { $bout }
}
# duel-jump-*: a choice in the menu "Jump to…" of a replay. $name: "Ada".
duel-jump-bluff = Best bluff: { $claim }, { $name }
duel-jump-turn = Turning point: bout { $bout }
# A bluff that nobody challenged. $name: "Ada".
duel-jump-missed = Missed bluff: { $claim }, { $name }
# The heading of a table's post. $mode: "Cake Duel in teams". $house: the next messages, ", no more blockers than attackers".
duel-heading = ## { $mode }
    -# { $duels ->
        [1] Bout { $bout }
       *[other] Duel { $duel } of { $duels }, bout { $bout }
    }, turn { $turn }{ $house }
# Behind the heading's second line. $rule: "no more blockers than attackers".
duel-house-rule = , { $rule }
duel-house-wolfy = { -card-wolfy } stays hidden
duel-house-block-limit = no more blockers than attackers
# $cards: "1 Angel and 1 Quartermaster".
duel-house-specials = special cards in the deck: { $cards }
# A side's line in a post. $slices: "🍰🍰🍰". $wanted: bouts to win, 3.
duel-side = { $slices } **{ $cakes }** { $cakes ->
    [one] cake
   *[other] cakes
}, { EMOJI("trophy") } { $trophies } of { $wanted }
# Behind that line.
duel-side-duels = , duels won: { $won }
# A player's line in a post. $role: attacks, defends or waits. $count: cards in hand, 4. $size: to how many they draw, 5.
duel-person = { $role ->
    [attacks] ⚔️
    [defends] 🛡️
   *[waits] ▫️
} { $who }: { EMOJI("held") } { $count } { $count ->
    [one] card
   *[other] cards
}{ $size ->
    [4] {""}
   *[other] {" "}(draws up to { $size })
}
# $deck: 12. $discard: 4.
duel-piles = Deck { $deck }, discard { $discard }
duel-owed = ↩️ The attacker takes { $count ->
    [one] one more turn
   *[other] { $count } more turns
} after this one.
# The cards that lie on the table. $left: how many of the claimed card there still are, 2.
duel-lying = { EMOJI("facedown") } { $who } claims **{ $claim }**{ $left ->
    [0] {" "}(none of these cards are left)
   *[other] {""}
}
# A claim or a part of a list: "2 Soldiers". $card: "Soldiers", from duel-card-*.
duel-claim = { $count } { $card }
# Stands in place of $cards.
duel-no-cards = no cards
# A choice in the form for a trade: give or take no card.
duel-nothing = nothing
# A choice in a form, for the second or third of the same card. $copy: 2.
duel-copy = { $card } ({ $copy })
# A choice in a form: a facedown card. $position: 2.
duel-position = Card { $position }
# A flipped card that counts as another. $into: "Scientist".
duel-changed = { $card } counts as { $into }

duel-card-soldier = { $count ->
    [one] { -card-soldier }
   *[other] { -card-soldier(form: "many") }
}
duel-card-archer = { $count ->
    [one] { -card-archer }
   *[other] { -card-archer(form: "many") }
}
duel-card-wizard = { $count ->
    [one] { -card-wizard }
   *[other] { -card-wizard(form: "many") }
}
duel-card-defender = { $count ->
    [one] { -card-defender }
   *[other] { -card-defender(form: "many") }
}
duel-card-scientist = { $count ->
    [one] { -card-scientist }
   *[other] { -card-scientist(form: "many") }
}
duel-card-wolfy = { $count ->
    [one] { -card-wolfy }
   *[other] { -card-wolfy(form: "many") }
}
duel-card-assassin = { $count ->
    [one] { -card-assassin }
   *[other] { -card-assassin(form: "many") }
}
duel-card-scout = { $count ->
    [one] { -card-scout }
   *[other] { -card-scout(form: "many") }
}
duel-card-summoner = { $count ->
    [one] { -card-summoner }
   *[other] { -card-summoner(form: "many") }
}
duel-card-quartermaster = { $count ->
    [one] { -card-quartermaster }
   *[other] { -card-quartermaster(form: "many") }
}
duel-card-oracle = { $count ->
    [one] { -card-oracle }
   *[other] { -card-oracle(form: "many") }
}
duel-card-priest = { $count ->
    [one] { -card-priest }
   *[other] { -card-priest(form: "many") }
}
duel-card-angel = { $count ->
    [one] { -card-angel }
   *[other] { -card-angel(form: "many") }
}
duel-card-professor = { $count ->
    [one] { -card-professor }
   *[other] { -card-professor(form: "many") }
}
duel-card-agent = { $count ->
    [one] { -card-agent }
   *[other] { -card-agent(form: "many") }
}
duel-card-pierrot = { $count ->
    [one] { -card-pierrot }
   *[other] { -card-pierrot(form: "many") }
}

duel-effect-soldier = weapon: steal 1 cake
duel-effect-archer = weapon: steal 1 cake
duel-effect-wizard = magic: steal 2 cakes
duel-effect-defender = blocks one weapon attacker
duel-effect-scientist = blocks one magic attacker
duel-effect-wolfy = never a true card; revealed at the end of the turn
duel-effect-assassin = weapon: steal 5 cakes
duel-effect-scout = weapon: steal 1 cake, then take another turn
duel-effect-summoner = magic: name a card, see the other hand, steal 2 cakes per copy
duel-effect-quartermaster = special: hold 1 more card for the rest of the bout
duel-effect-oracle = special: see the opponent's hand, then take another turn
duel-effect-priest = fully blocks any one attacker and takes its card
duel-effect-angel = blocks all attackers, but the attacker takes another turn
duel-effect-professor = when flipped: counts as a { -card-scientist }, and so does any { -card-wolfy }
duel-effect-agent = when flipped: counts as any card in the opponent's hand
duel-effect-pierrot = when flipped: counts as the attacker you claimed last turn

# duel-asked-*: what a post asks its players now, in bold. $who: "Ada and Cleo".
duel-asked-lead = { $who }: who on your team attacks first?
duel-asked-claim = { $who }: attack or pass.
duel-asked-answer = { $who }: accept, challenge or block?
duel-asked-block = { $who }: accept the block or challenge it?
duel-asked-take = { $who }: choose { $count ->
    [one] the card that the { -card-priest } takes
   *[other] the { $count } cards that the { -card-priest(form: "many") } take
}.
duel-asked-name = { $who }: name a card for the { -card-summoner }.
duel-asked-trade = { $who }: trade a card with your teammate?
# Behind what another player is asked.
duel-beside = { $who } may challenge until then.
duel-beside-you = You may challenge until then.

duel-button-attack = Attack…
duel-button-pass = Pass
duel-button-accept = Accept
# Say that a claim is a lie.
duel-button-challenge = Challenge!
duel-button-block = Block…
duel-button-take = Take…
duel-button-name = Name card…
duel-button-trade = Trade…
duel-button-no-trade = No trade
# Leave it to the teammate.
duel-button-hold = Don't challenge
# $who: a player's name, at most 10 characters of it.
duel-button-lead = { $who } goes first

duel-form-attack = Attack
duel-form-block = Block
duel-form-take = Cards for your { -card-priest }
duel-form-name = Name a card
duel-form-trade = Trade with your teammate
duel-field-cards = The cards you play
duel-field-cards-note = Nobody sees which ones. They may be anything.
duel-field-claim = What you claim they are
duel-field-claim-note = Against { $who }'s { $claim }
duel-field-target = Who you attack
duel-field-take = { $count ->
    [one] Take one card
   *[other] Take { $count } cards
}
duel-field-name = Name a card, then see the hand
duel-field-give-card = The card you give
duel-field-take-card = The card you take

# $target: "Ada". $cards: what the cards are.
duel-label-attack = { $claim } against { $target } (really: { $cards })
duel-label-block = block with { $claim } (really: { $cards })
# $positions: "1 and 2".
duel-label-take = take card { $positions }
duel-label-name = name { $card }
# $give, $take: "Archer" or "nothing".
duel-label-trade = give { $give }, take { $take }

# A line of a hand. $effect: "weapon: steal 1 cake".
duel-hand-card = **{ $card }**: { $effect }
duel-hand-empty = No cards in hand.
# A line of a hand: the teammate's cards.
duel-mate-hand = { $who } holds { $cards }.
duel-own-discard = Played in this bout: { $cards }.
# A line of a hand: what was seen before.
duel-look = Turn { $turn }: { $reader ->
    [seer] you saw { $of }'s hand
    [seen] { $who } saw your hand
   *[other] { $who } saw { $of }'s hand
}: { $cards }.
duel-look-taken = Turn { $turn }: { $reader ->
    [seer] you took { $cards } from { $of }
    [seen] { $who } took { $cards } from you
   *[other] { $who } took { $cards } from { $of }
}.

# $mode: "Cake Duel in teams".
duel-option-mode = 🎴 { $mode }
duel-option-trophies = { EMOJI("trophy") } { $trophies ->
    [one] One bout
   *[other] { $trophies } bouts
} to win{ $duels ->
    [1] {""}
   *[other] , best of { $duels } duels
}
# $open: whether they are shown before the first bout.
duel-option-specials = ⭐ { $count } special { $count ->
    [one] card
   *[other] cards
} in the deck, { $open ->
    [True] shown before the first bout
   *[False] hidden
}
duel-option-wolfy = 🎭 { -card-wolfy } is not revealed at the end of the turn
duel-option-block-limit = 🛡️ No more blockers than attackers

# $specials: how many, 2.
duel-duel-begun = A new deck is shuffled{ $specials ->
    [0] .
    [one] , with { $specials } special card in it.
   *[other] , with { $specials } special cards in it.
}
duel-specials-shown = The special cards in this duel: { $cards }.
# $count: how many people $side is. $other: the other side's cakes, 4.
duel-bout-begun = **Bout { $bout }.** { $side } { $count ->
    [one] attacks
   *[other] attack
} first, with { $cakes } { $cakes ->
    [one] cake
   *[other] cakes
} against { $other }.
# As the story tells it after the game.
duel-hand-dealt = { $who } is dealt { $cards }.
duel-hand-dealt-you = You are dealt { $cards }.
# $first: a player, "Cleo". $order: "Cleo, Ben, Ada and Dov".
duel-lead-chosen = { $who } decides: { $first } goes first. The order is { $order }.
# $owed: whether it is one more turn.
duel-turn-begun = { $owed ->
    [True] { $who } takes another turn.
   *[False] It's { $who }'s turn to attack.
}
duel-attack-claimed = { $who } attacks { $target }, claiming **{ $claim }**.
# $forced: whether they had no cards.
duel-passed = { $who } { $forced ->
    [True] has no cards and passes.
   *[False] passes.
}
duel-block-claimed = { $who } blocks, claiming **{ $claim }**.
duel-accepted = { $who } accepts.
duel-kept-silent = { $who } doesn't challenge.
duel-challenged = ❗ { $who } challenges { $claimant }'s **{ $claim }**!
# $changed: none, or "Professor Baacrates counts as Scientist". $truthful: whether the claim was true.
duel-cards-flipped = The cards are flipped: **{ $cards }**{ $changed ->
    [none] .
   *[other] {" "}({ $changed }).
} { $truthful ->
    [True] { $who } told the truth.
   *[False] { $who } was bluffing!
}
duel-hand-shown = { -card-agent } was flipped: { $who } shows { $cards }.
# $blocker: "2 Defenders". $blockers: how many, 2. $claim: what they stop, "2 Soldiers". $wholly: whether by a Priest.
duel-attackers-blocked = { $blocker } { $wholly ->
    [True] { $blockers ->
        [one] cancels
       *[other] cancel
    }
   *[False] { $blockers ->
        [one] stops
       *[other] stop
    }
} **{ $claim }**.
# $positions: "1 and 2", the places of facedown cards.
duel-cards-taken = { $who } takes { $count ->
    [one] card { $positions }
   *[other] cards { $positions }
} from { $of }.
# $cards: what was taken.
duel-taken-seen = { $reader ->
    [seer] You took { $cards } from { $of }
    [seen] { $who } took { $cards } from you
   *[other] { $who } took { $cards } from { $of }
}.
# $card: the card that stole, "Archer".
duel-cakes-stolen = { EMOJI("slice") } { $who } steals { $count ->
    [0] no cake
    [one] one cake
   *[other] { $count } cakes
} from { $of } ({ $card }).
duel-card-named = { $who } names **{ $card }**.
# $card: the card that lets them, "Oracle".
duel-hand-looked-at = 👁️ { $who } looks at { $of }'s hand ({ $card }).
duel-hand-seen = { $reader ->
    [seer] You saw { $of }'s hand
    [seen] { $who } saw your hand
   *[other] { $who } saw { $of }'s hand
}: { $cards }.
# $card: the card that gives the turn, "Angel". $owed: how many in all, 3.
duel-turns-owed = { $card }: { $who } takes { $count ->
    [one] another turn
   *[other] { $count } more turns
}{ $owed ->
    [1] {""}
   *[other] , { $owed } in all
}.
# $size: 5.
duel-hand-size-raised = { $who } now draws up to { $size } cards.
duel-wolfy-revealed = 🐺 { -card-wolfy } was among { $who }'s cards!
# $given, $taken: how many cards, 0 or 1.
duel-cards-traded = { $given ->
    [0] { $who } takes a card from { $partner }.
   *[other] { $taken ->
        [0] { $who } gives a card to { $partner }.
       *[other] { $who } swaps a card with { $partner }.
    }
}
# Which cards, as the story tells it after the game. $give, $take: none, or "Archer".
duel-trade-seen = { $who } gave { $give ->
    [none] nothing
   *[other] { $give }
} and took { $take ->
    [none] nothing
   *[other] { $take }
}.
# $give, $take: none, or "Archer".
duel-trade-seen-you = You gave { $give ->
    [none] nothing
   *[other] { $give }
} and took { $take ->
    [none] nothing
   *[other] { $take }
}.
duel-trade-declined = { $who } doesn't trade.
duel-cards-drawn = { $who } draws { $count ->
    [one] one card
   *[other] { $count } cards
}.
# As the story tells it after the game.
duel-draw-seen = { $who } drew { $cards }.
duel-draw-seen-you = You drew { $cards }.
# $reason: how it was won. $other: the other side's cakes, 4.
duel-bout-ended = { EMOJI("trophy") } { $side } { $reason ->
    [bluff] caught a bluff and won the bout
    [truth] told the truth and won the bout
    [cakes] took every cake and won the bout
   *[passes] won the bout with { $cakes } cakes to { $other }
}: { $trophies } { $trophies ->
    [one] trophy
   *[other] trophies
}.
# $other: the other side's duels, 1.
duel-duel-ended = { $side } won the duel{ $won ->
    [1] .
   *[other] {" "}({ $won } to { $other }).
}
# duel-decided-*: what decided the game, at its end. $truthful: whether the claim was true.
duel-decided-flip = 🔎 { $who } claimed **{ $claim }**, { $other } didn't believe it, and { $truthful ->
    [True] it was true.
   *[False] it was a bluff: { $cards }.
}
# $card: the card that stole, "Archer".
duel-decided-cakes = { EMOJI("slice") } { $who } stole the last { $count ->
    [one] cake
   *[other] { $count } cakes
} from { $of } ({ $card }).
# $other: the other side's cakes, 4.
duel-decided-passes = { EMOJI("slice") } Everyone passed, and { $side } had more cakes: { $cakes } to { $other }.

refused-duel-other-question = You can't do that right now. The table's newest post shows what to do.
refused-duel-partner-decides = Your teammate decides here. You may only challenge.
refused-duel-no-challenge-now = It's too late to challenge that claim.
refused-duel-no-trade-now = There is nothing to trade now.
refused-duel-no-cards-chosen = Choose at least one card from your hand.
refused-duel-no-cards-left = You have no cards left to block with. You can still challenge or accept.
refused-duel-no-name-chosen = Choose what you claim the cards are.
refused-duel-two-names = All cards in a claim must share one name.
refused-duel-no-target-chosen = Choose who you attack.
# $text: what was typed, "archr".
refused-duel-no-such-card = There is no card called “{ $text }”. Choose one from the list that appears as you type.
refused-duel-card-not-held = You don't have those cards in your hand.
refused-duel-cards-unsorted = I couldn't read your choice of cards. Please choose again.
refused-duel-unclaimable = That card can never be claimed. Choose another name.
refused-duel-specials-not-played = This game is played without special cards.
refused-duel-not-an-attacker = You can only claim attackers when you attack.
refused-duel-not-a-blocker = You can only claim blockers when you block.
refused-duel-cannot-block-that = That blocker can't stop this attack.
refused-duel-too-many-blockers = At this table you can't claim more blockers than attackers.
refused-duel-not-an-opponent = Choose one of your opponents.
refused-duel-not-your-team = Choose yourself or your teammate to go first.
refused-duel-wrong-positions = Choose one facedown card for each of your { -card-priest(form: "many") }, and no card twice.
refused-duel-swap-only = While the deck has cards, you can only swap one card for one.
refused-duel-nothing-traded = Choose a card to give or to take, or press *{ duel-button-no-trade }*.
refused-duel-card-not-with-partner = Your teammate doesn't hold that card.

duel-page-start = Goal
duel-rules-start = Two sides fight over seven cakes with facedown cards. A duel is a series of **bouts**: win three bouts and you win the duel.
    You win a bout if you take **every cake** from the other side, if a **challenge** proves you right, or if you have **more cakes when everyone passes** with no claim in between.
    Every player holds four cards. The first attacker is drawn at random; the loser of a bout attacks first in the next one. The side that attacks first starts with 3 cakes, the other side with 4.
duel-page-turn = Your turn
duel-rules-turn = **1.** The attacker plays cards facedown and **claims** that they are attackers with one name, or passes.
    {"**2.**"} The defender **accepts**, **challenges**, or **blocks** with their own cards, claiming a blocker.
    {"**3.**"} After a block, the attacker accepts or challenges it.
    {"**4.**"} Claims that nobody challenged take effect, no matter what the cards really are. Then both sides draw up to four cards, the attacker first.
    Without cards, you pass automatically; you can still accept or challenge. If your time runs out, you pass or accept; if you must choose something, it is the first option.
    Press **{ duel-button-attack }** or **{ duel-button-block }** to choose cards in secret; **{ button-hand }** shows your cards to you only.
duel-page-bluff = Bluffs and challenges
duel-rules-bluff = The number of cards is always true, but you may claim more copies than exist. The name may be a lie, and one false card makes the whole claim a bluff.
    A **challenge** flips the claimed cards and ends the bout: if it was a bluff, the challenger wins; if it was true, the player who made the claim wins.
    A challenged claim has no other effect. Once you block or accept, you can no longer challenge that claim.
duel-page-cards = Cards
duel-rules-cards = ⚔️ { CARD("soldier") }**{ -card-soldier }** (5) and { CARD("archer") }**{ -card-archer }** (4) steal 1 cake each; ⚔️ is stopped by { CARD("defender") }**{ -card-defender(form: "many") }** (4).
    🔮 { CARD("wizard") }**{ -card-wizard }** (3) steals 2 cakes; 🔮 is stopped by { CARD("scientist") }**{ -card-scientist(form: "many") }** (3). Each blocker stops one attacker. You may claim any number of blockers, even more than there are attackers, but only a blocker that can stop this attack.
    🎭 { CARD("wolfy") }**{ -card-wolfy }** (1) is never a true card and can't be claimed. Play him as something else: he is revealed when the turn ends without a challenge.
duel-page-specials = Special cards
duel-rules-specials = Two hidden special cards (three in teams) are in the deck for the whole duel. You may always claim any ⚔️ 🔮 ⭐ 🛡️ special, even one that isn't in the deck; 🎭 cards never.
    ⚔️ { CARD("assassin") }**{ -card-assassin }** steals 5. Each { CARD("scout") }**{ -card-scout }** steals 1 and gives you another turn. 🔮 { CARD("summoner") }**{ -card-summoner }**: name a card, see your opponent's hand, steal 2 cakes for each copy there. A { -card-defender } stops only the { -card-scout }'s theft, a { -card-scientist } only the { -card-summoner }'s: you still get the turn or see the hand.
    ⭐ { CARD("quartermaster") }**{ -card-quartermaster }**: you hold one more card until the bout ends. { CARD("oracle") }**{ -card-oracle }**: see your opponent's hand and take another turn. Only { -card-priest } and { -card-angel } stop ⭐.
    🛡️ { CARD("priest") }**{ -card-priest }** fully blocks any one attacker and takes its card, unseen. { CARD("angel") }**{ -card-angel }** stops the whole attack, but the attacker goes again, once for each { -card-angel }.
    🎭 When flipped: { CARD("professor") }**{ -card-professor }** and any { -card-wolfy } in the same claim count as { -card-scientist(form: "many") }; { CARD("agent") }**{ -card-agent }** counts as any card in your opponent's hand, and everyone then sees that hand; { CARD("pierrot") }**{ -card-pierrot }**, only in an attack, counts as the attacker you claimed on your last turn in this bout. { -card-wolfy } isn't revealed if { -card-professor } is in the same claim.
duel-page-teams = Teams
duel-rules-teams = Four players, two teams, nine cakes: four for the starting team, five for the other. Teammates share their cakes and always see each other's hands.
    The starting team chooses which of them goes first. The attacker chooses an opponent, and only that opponent may block; until they answer, their teammate may challenge.
    After attacking, the attacker may secretly swap one card with their teammate. Once the deck is empty, they may also just give or take one.
    A bout ends by passing when all four players have passed.
refused-duel-undo-kind = You can only take back a claim, and only before anyone answers it. Passes, answers and moves that show or draw cards can't be undone.

## What a player may have done once

# duel-achievement-*: in a list of what a member has done once.
duel-achievement-right = caught a bluff
duel-achievement-bluff = a bluff that held
duel-achievement-cleared = took every cake in a bout
duel-achievement-sweep = a duel without losing a bout
