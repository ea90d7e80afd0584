# Everything that a person reads, in English. Keys open with the place where they are read.

## All tables

list = { $first } and { $last }
house-name = **{ $name }** 🤖
time-seconds = { $count } seconds
time-minutes = { $count } minutes
time-hours = { $count } hours
move-done = Done: { $label }.
call = { $who }, it is your move: { $link }
time-ran-out = ⌛ The time of { $who } ran out.
waiting = { $asked } ⏳ { $due }
story-cut = … and { $count } earlier { $count ->
    [one] line
   *[other] lines
}.
past-heading = ### { $game } · turn { $turn }
closed-heading = ### { $game }
ended-won = { $count ->
    [one] 🎉 { $winners } wins!
   *[other] 🎉 { $winners } win!
}
ended-conceded = 🏳️ Given up by { $losers }. { $winners } { $count ->
    [one] wins.
   *[other] win.
}
ended-nobody = The game ended without a winner.
ended-damaged = The moves of this table cannot be read back, so it ends here. It counts for nobody.
ended-other-edition = The rules of this game have changed since the table began, so it ends here. It counts for nobody.

button-hand = My hand
button-rules = Rules
button-join = Join
button-leave = Leave
button-house = Add a house player
button-start = Start
button-cancel = Cancel

## The lobby

lobby-heading = ## { $game }
    A table is open. { $host } is the host and starts the game.
lobby-seat = **{ $number }.** { $who }{ $team ->
    [0] {""}
   *[other] {" "}(team { $team })
}
lobby-free = **{ $number }.** *{ $needed ->
    [True] free seat: press Join
   *[False] one more may join
}*
lobby-clock = ⏳ { $time } for each decision
lobby-begun = The game has begun: its post is further down.
lobby-moved = This table is open further down.
lobby-cancelled = This table was closed before it began.

## Hands

hand-heading = ### Your hand · { $game }
hand-link = [To the table]({ $link })

hand-refused = I could not send you your hand by direct message: you take none from this server. *My hand* shows it to you alone; with `/preferences` you can ask for the messages again.

## Commands

cmd-table = Tables: show, give up
cmd-table-show = Show your table again, at the bottom of this channel
cmd-table-list = The tables of this server that are open or being played
cmd-table-concede = Give up: the other side wins the game
cmd-hand = Show your hand to you alone
cmd-rules = How a game is played
cmd-rules-game = Which game
cmd-rules-page = Which page
cmd-leaderboard = The best players of this server
cmd-leaderboard-game = Which game
cmd-preferences = How Cake Club treats you
cmd-preferences-hands = Whether your hand also comes by direct message
cmd-option-table = Which of your tables, when you sit at several
cmd-duel = Cake Duel: bluff your way to the other side's cakes
cmd-duel-new = Open a table for Cake Duel
cmd-duel-new-mode = Two players or two teams, with the special cards or without
cmd-new-clock = How long everybody has for a decision
cmd-duel-new-trophies = Bouts to win, 1 to 5 (3 unless you say otherwise)
cmd-duel-new-duels = A match: the best of 1, 3 or 5 duels
cmd-duel-new-wolfy = Whether Sir Wolfy shows himself at the end of the turn
cmd-duel-new-block-limit = Whether more blockers than attackers may be claimed
cmd-duel-new-open-specials = Whether the added special cards are shown before the first bout
cmd-duel-attack = Attack: play cards and claim what they are
cmd-duel-cards = The cards you really play; only you see them
cmd-duel-claim = What you say they are
cmd-duel-attack-target = Whom you attack, in a team game
cmd-duel-block = Block the attack: play cards and claim what they are
cmd-duel-challenge = Call the claim on the table a bluff
cmd-duel-accept = Let the claim on the table stand
cmd-duel-pass = Attack with nothing this turn
cmd-duel-name = Name a card for your Summoner
cmd-duel-name-card = The card you name
cmd-duel-take = Choose the facedown cards that your Priests take
cmd-duel-take-positions = Their places, counted from 1: for example 1 3
cmd-duel-trade = Trade a card with your teammate before the cards are drawn
cmd-duel-trade-give = The card you give; nothing if you leave it out
cmd-duel-trade-take = The card you take; nothing if you leave it out
cmd-duel-keep = Trade nothing
cmd-duel-lead = Say which of your team attacks first in this bout
cmd-duel-lead-first = Who goes first
cmd-duel-hold = Beside your teammate: do not challenge

choice-clock-live = live: 90 seconds
choice-clock-relaxed = relaxed: 10 minutes
choice-clock-slow = slow: 24 hours
choice-any = any number
choice-attack-size = no more than the attackers

preferences-hands-on = Your hands will come by direct message as well.
preferences-hands-off = Your hands will no longer come by direct message. *My hand* on the table shows them to you alone.

tables-heading = ## Tables of this server
tables-none = No table is open here. `/duel new` opens one.
tables-more = … and { $count } more.
tables-line = { $game } · { $people } · [{ $phase ->
    [lobby] waiting for players
   *[playing] being played
}]({ $link })
tables-line-unlinked = { $game } · { $people } · { $phase ->
    [lobby] waiting for players
   *[playing] being played
}

leaderboard-heading = ## 🏆 { $game } · { $server }
leaderboard-line = **{ $rank }.** { $who } · { $wins } { $wins ->
    [one] win
   *[other] wins
} in { $games } { $games ->
    [one] game
   *[other] games
}
leaderboard-none = Nobody has finished a game here yet.
leaderboard-note = -# Finished and conceded games between two members or more count.

rules-heading = ## { $game } · { $page }

## What cannot be done

error-store = The move could not be written down, so it was not made. Please try again in a moment; if it goes on, tell whoever runs this bot that its disk needs a look.
error-permission = You may not do that here.
error-forbidden = Discord does not let me do that here: I lack a permission in this channel.
error-unexpected = Something went wrong on my side. Nothing has been lost; please try once more.
refused-one-moment = That takes longer than usual. Please press again in a moment.
refused-moved-on = The table has moved on. Please look at its newest post.
refused-not-asked = It is not your move now.
refused-not-seated = You do not sit at this table. You are welcome to watch.
refused-table-over = This table is over.
refused-not-begun = This table has not begun yet.
refused-no-such-table = There is no such table any more.
refused-no-table-here = You do not sit at a table here. `/duel new` opens one.
refused-which-table = You sit at several tables: choose one with the option `table`.
refused-unknown-action = I do not know that move.
refused-other-edition = The rules of this game have changed since the table began, so it cannot go on.
refused-record-damaged = The moves of this table cannot be read back, so it cannot go on. Whoever runs this bot finds more in the log.
refused-bad-option = The option “{ $option }” does not fit. Please choose another value.
refused-already-joined = You sit here already.
refused-not-joined = You do not sit at this table.
refused-table-full = All { $seats } seats are taken.
refused-already-begun = The game has begun already.
refused-host-only = Only the host, <@{ $host }>, can do that.
refused-no-house-left = No more house players are free.
refused-wrong-number = { $needed } players are needed, and { $seated } { $seated ->
    [one] sits
   *[other] sit
} here. A house player can take a free seat.
refused-too-few-players = At least { $needed } players are needed, and { $seated } { $seated ->
    [one] sits
   *[other] sit
} here. A house player can take a free seat.
refused-here-only = Tables can only be opened in a server's channel.
refused-missing-permission = I cannot open a table here: I lack the permission “{ $permission }”. Somebody who manages the server can give it to me in the channel's settings.
refused-shown-elsewhere = This table belongs to another channel, where everybody who plays can read it: { $link }
refused-bad-table = I do not know that table.
refused-no-such-page = The rules have no such page.

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-read_message_history = Read Message History
permission-send_messages_in_threads = Send Messages in Threads

## Cake Duel

duel-name = Cake Duel
duel-credits = -# An unofficial fan work. Cake Duel is a game by Sizigi Studios.
duel-mode-core = Cake Duel
duel-mode-full = Cake Duel with specials
duel-mode-team = Cake Duel in teams
duel-mode-team-full = Cake Duel in teams with specials
duel-heading = ## { $mode } · { $duels ->
    [1] bout { $bout }
   *[other] duel { $duel } of { $duels } · bout { $bout }
}
    -# Turn { $turn }{ $house }
duel-house-rule = {" "}· { $rule }
duel-house-wolfy = Sir Wolfy does not show himself
duel-house-block-limit = no more blockers than attackers
duel-house-specials = special cards in the deck: { $cards }
duel-side = 🍰 **{ $cakes }** { $cakes ->
    [one] cake
   *[other] cakes
} · 🏆 { $trophies } of { $wanted }
duel-side-duels = · duels won: { $won }
duel-person = { $role ->
    [attacks] ⚔️
    [defends] 🛡️
   *[waits] ▫️
} { $who } · ✋ { $count } { $count ->
    [one] card
   *[other] cards
}{ $size ->
    [4] {""}
   *[other] {" "}(draws up to { $size })
}
duel-piles = Deck { $deck } · discard { $discard }
duel-owed = ↩️ The attacker takes { $count ->
    [one] one more turn
   *[other] { $count } more turns
} after this one.
duel-lying = 🂠 { $who } claims **{ $claim }**{ $left ->
    [0] {" "}(no card of it still lies here)
   *[other] {""}
}
duel-claim = { $count } { $card }
duel-no-cards = no cards
duel-nothing = nothing
duel-copy = { $card } ({ $copy })
duel-position = Card { $position }
duel-changed = { $card } counts as { $into }

duel-card-soldier = { $count ->
    [one] Soldier
   *[other] Soldiers
}
duel-card-archer = { $count ->
    [one] Archer
   *[other] Archers
}
duel-card-wizard = { $count ->
    [one] Wizard
   *[other] Wizards
}
duel-card-defender = { $count ->
    [one] Defender
   *[other] Defenders
}
duel-card-scientist = { $count ->
    [one] Scientist
   *[other] Scientists
}
duel-card-wolfy = { $count ->
    [one] Sir Wolfy
   *[other] Sir Wolfys
}
duel-card-assassin = { $count ->
    [one] Assassin
   *[other] Assassins
}
duel-card-scout = { $count ->
    [one] Scout
   *[other] Scouts
}
duel-card-summoner = { $count ->
    [one] Summoner
   *[other] Summoners
}
duel-card-quartermaster = { $count ->
    [one] Quartermaster
   *[other] Quartermasters
}
duel-card-oracle = { $count ->
    [one] Oracle
   *[other] Oracles
}
duel-card-priest = { $count ->
    [one] Priest
   *[other] Priests
}
duel-card-angel = { $count ->
    [one] Angel
   *[other] Angels
}
duel-card-professor = { $count ->
    [one] Professor Baacrates
   *[other] Professors Baacrates
}
duel-card-agent = { $count ->
    [one] AGENT:U
   *[other] AGENTs:U
}
duel-card-pierrot = { $count ->
    [one] Pierrot Sheepington
   *[other] Pierrots Sheepington
}

duel-effect-soldier = weapon: steal 1 cake
duel-effect-archer = weapon: steal 1 cake
duel-effect-wizard = magic: steal 2 cakes
duel-effect-defender = blocks one weapon attacker
duel-effect-scientist = blocks one magic attacker
duel-effect-wolfy = never a true card; shows himself at the turn's end
duel-effect-assassin = weapon: steal 5 cakes
duel-effect-scout = weapon: steal 1 cake, and take another turn
duel-effect-summoner = magic: name a card, see the hand, steal 2 cakes a copy
duel-effect-quartermaster = special: your hand is 1 card larger for the bout
duel-effect-oracle = special: see the hand, and take another turn
duel-effect-priest = blocks any one attacker wholly and takes its card
duel-effect-angel = blocks all attackers; the attacker takes another turn
duel-effect-professor = when flipped, he and Sir Wolfy are Scientists
duel-effect-agent = when flipped, is any card of the opponent's hand
duel-effect-pierrot = when flipped, is the attacker you claimed last turn

duel-asked-lead = { $who }: which of you attacks first?
duel-asked-claim = { $who }: attack or pass.
duel-asked-answer = { $who }: accept, challenge or block?
duel-asked-block = { $who }: accept the block or challenge it?
duel-asked-take = { $who }: choose { $count ->
    [one] the card that the Priest takes
   *[other] the { $count } cards that the Priests take
}.
duel-asked-name = { $who }: name a card for the Summoner.
duel-asked-trade = { $who }: trade a card with your teammate?
duel-beside = { $who } may challenge until then.

duel-button-attack = Attack…
duel-button-pass = Pass
duel-button-accept = Accept
duel-button-challenge = Challenge!
duel-button-block = Block…
duel-button-take = Take…
duel-button-name = Name a card…
duel-button-trade = Trade…
duel-button-no-trade = No trade
duel-button-hold = Keep silent
duel-button-lead = { $who } goes first

duel-form-attack = Attack
duel-form-block = Block
duel-form-take = What the Priest takes
duel-form-name = Name a card
duel-form-trade = Trade with your teammate
duel-field-cards = The cards you play
duel-field-cards-note = Nobody sees which. They may be anything.
duel-field-claim = What you claim they are
duel-field-target = Whom you attack
duel-field-take = { $count ->
    [one] Take one card
   *[other] Take { $count } cards
}
duel-field-name = Which card? You see the hand afterwards.
duel-field-give-card = The card you give
duel-field-take-card = The card you take

duel-label-attack = { $claim } against { $target } (really { $cards })
duel-label-block = block with { $claim } (really { $cards })
duel-label-take = take card { $positions }
duel-label-name = name { $card }
duel-label-trade = give { $give }, take { $take }

duel-hand-card = **{ $card }** · { $effect }
duel-hand-empty = You hold no cards.
duel-mate-hand = { $who } holds { $cards }.
duel-own-discard = You have played { $cards } in this bout.
duel-look = Turn { $turn }: { $who } saw the hand of { $of }: { $cards }.
duel-look-taken = Turn { $turn }: { $who } took from { $of }: { $cards }.

duel-option-mode = 🎴 { $mode }
duel-option-trophies = 🏆 { $trophies ->
    [one] One bout
   *[other] { $trophies } bouts
} to win{ $duels ->
    [1] {""}
   *[other] , best of { $duels } duels
}
duel-option-specials = ⭐ { $count } special cards in the deck, { $open ->
    [True] shown before the first bout
   *[False] unseen
}
duel-option-wolfy = 🎭 Sir Wolfy does not show himself
duel-option-block-limit = 🛡️ No more blockers than attackers

duel-duel-begun = A new deck is shuffled{ $specials ->
    [0] .
   *[other] , with { $specials } special cards in it.
}
duel-specials-shown = The special cards of this duel: { $cards }.
duel-bout-begun = **Bout { $bout }.** { $side } { $count ->
    [one] attacks
   *[other] attack
} first with { $cakes } cakes against { $other }.
duel-hand-dealt = { $who } is dealt { $cards }.
duel-lead-chosen = { $who } decides: { $first } goes first. The order is { $order }.
duel-turn-begun = { $owed ->
    [True] { $who } takes another turn.
   *[False] { $who } is to attack.
}
duel-attack-claimed = { $who } attacks { $target } with **{ $claim }**.
duel-passed = { $who } { $forced ->
    [True] has no cards and passes.
   *[False] passes.
}
duel-block-claimed = { $who } blocks with **{ $claim }**.
duel-accepted = { $who } lets it stand.
duel-kept-silent = { $who } keeps silent.
duel-challenged = ❗ { $who } challenges the **{ $claim }** of { $claimant }!
duel-cards-flipped = The cards are flipped: **{ $cards }**{ $changed ->
    [none] .
   *[other] {" "}({ $changed }).
} { $truthful ->
    [True] { $who } told the truth.
   *[False] { $who } was bluffing!
}
duel-hand-shown = AGENT:U was flipped: { $who } shows { $cards }.
duel-attackers-blocked = { $blocker } { $blockers ->
    [one] stops
   *[other] stop
} **{ $claim }**{ $wholly ->
    [True] {" "}with every effect.
   *[False] {""}.
}
duel-cards-taken = { $who } takes the { $count ->
    [one] card at place { $positions }
   *[other] cards at places { $positions }
} from { $of }.
duel-taken-seen = { $who } took from { $of }: { $cards }.
duel-cakes-stolen = 🍰 { $who } steals { $count ->
    [0] no cake
    [one] one cake
   *[other] { $count } cakes
} from { $of } ({ $card }).
duel-card-named = { $who } names **{ $card }**.
duel-hand-looked-at = 👁️ { $who } looks at the hand of { $of } ({ $card }).
duel-hand-seen = { $who } saw the hand of { $of }: { $cards }.
duel-turns-owed = { $card }: { $who } takes { $count ->
    [one] another turn
   *[other] { $count } more turns
}{ $owed ->
    [1] {""}
   *[other] , { $owed } in all
}.
duel-hand-size-raised = { $who } now draws up to { $size } cards.
duel-wolfy-revealed = 🐺 Sir Wolfy was among the cards of { $who }!
duel-cards-traded = { $who } and { $partner } trade: { $given } given, { $taken } taken.
duel-trade-seen = { $who } gave { $give ->
    [none] nothing
   *[other] { $give }
} and took { $take ->
    [none] nothing
   *[other] { $take }
}.
duel-trade-declined = { $who } does not trade.
duel-cards-drawn = { $who } draws { $count ->
    [one] one card
   *[other] { $count } cards
}.
duel-draw-seen = { $who } drew { $cards }.
duel-bout-ended = 🏆 { $side } { $reason ->
    [bluff] caught a lie and won the bout
    [truth] told the truth and won the bout
    [cakes] took every cake and won the bout
   *[passes] won the bout with { $cakes } cakes to { $other }
}: { $trophies } { $trophies ->
    [one] trophy
   *[other] trophies
}.
duel-duel-ended = { $side } won the duel ({ $won } to { $other }).

refused-duel-other-question = That is not what you are asked now.
refused-duel-partner-decides = Your teammate decides here; you may only challenge.
refused-duel-no-challenge-now = The chance to challenge that claim is gone.
refused-duel-no-trade-now = There is nothing to trade now.
refused-duel-no-cards-chosen = Choose at least one card of your hand.
refused-duel-no-cards-left = You have no cards left to block with. You may still challenge or accept.
refused-duel-no-name-chosen = Say what you claim the cards are.
refused-duel-two-names = All cards of a claim go under one name.
refused-duel-no-target-chosen = Say whom you attack.
refused-duel-no-such-card = There is no card called “{ $card }”.
refused-duel-card-not-held = You do not hold those cards.
refused-duel-cards-unsorted = I could not read that choice of cards. Please choose again.
refused-duel-unclaimable = That name must never be spoken: it cannot be claimed.
refused-duel-specials-not-played = The special cards are not part of this game.
refused-duel-not-an-attacker = Only attackers can be claimed in an attack.
refused-duel-not-a-blocker = Only blockers can be claimed in a block.
refused-duel-cannot-block-that = That blocker cannot stop this attack.
refused-duel-too-many-blockers = At this table no more blockers than attackers may be claimed.
refused-duel-not-an-opponent = Choose one of your opponents.
refused-duel-not-your-team = Only you or your teammate can go first.
refused-duel-wrong-positions = Choose as many of the facedown cards as your Priests take, each once.
refused-duel-swap-only = While the deck has cards you can only swap one card for one.
refused-duel-nothing-traded = Choose a card to give or to take, or press *No trade*.
refused-duel-card-not-with-partner = Your teammate does not hold that card.

duel-page-start = the aim
duel-rules-start = Two sides fight over seven cakes with facedown cards. A duel is a row of **bouts**; who wins three of them wins the duel.
    A bout is won by taking **every cake** of the other side, by winning a **challenge**, or by having **more cakes when everybody passes**.
    Everybody holds four cards. Who attacks first starts with 3 cakes, the other with 4. In the next bout the loser attacks first.
duel-page-turn = a turn
duel-rules-turn = **1.** The attacker plays cards facedown and **claims** that they are so many attackers of one name, or passes.
    {"**2.**"} The defender **accepts**, **challenges**, or **blocks** with cards of his own under one blocker's name.
    {"**3.**"} After a block the attacker accepts or challenges it.
    {"**4.**"} Claims that nobody challenged do what they say, whatever the cards are. Both sides draw up to four cards, the attacker first.
    Press **Attack…** or **Block…** to choose cards in secret; **My hand** shows your cards to you alone.
duel-page-bluff = bluff and challenge
duel-rules-bluff = The number of cards is always true; the name may be a lie, and one false card makes the whole claim false.
    A **challenge** flips the claimed cards and ends the bout: a lie loses it for the liar, the truth for the doubter.
    A challenged claim has no other effect. The chance to challenge is gone once you block or accept.
duel-page-cards = the cards
duel-rules-cards = ⚔️ **Soldier** (5) and **Archer** (4) steal 1 cake each; ⚔️ is stopped by **Defenders** (4).
    🔮 **Wizard** (3) steals 2 cakes; 🔮 is stopped by **Scientists** (3). Each blocker stops one attacker.
    🎭 **Sir Wolfy** (1) is never a true card and cannot be named. Play him as something else: he shows himself when the turn ends unchallenged.
duel-page-specials = special cards
duel-rules-specials = Two unseen special cards (three in teams) are in the deck for the whole duel. Every ⚔️ 🔮 ⭐ 🛡️ special may be claimed, always, in the deck or not; 🎭 ones never.
    ⚔️ **Assassin** steals 5. **Scout** steals 1 and gives another turn. 🔮 **Summoner**: name a card, see the hand, steal 2 a copy.
    ⭐ **Quartermaster**: your hand is one larger. **Oracle**: see the hand, and another turn. ⭐ is stopped only by Priest and Angel.
    🛡️ **Priest** stops any one attacker wholly and takes its card, blind. **Angel** stops everything, but the attacker goes again.
    🎭 When flipped: **Professor Baacrates** makes himself and Sir Wolfy Scientists; **AGENT:U** is any card of the opponent's hand; **Pierrot Sheepington** is the attacker you claimed last turn.
duel-page-teams = teams
duel-rules-teams = Four players, two teams, nine cakes: teammates share their cakes and see each other's hands, always.
    The starting team chooses which of them goes first. The attacker chooses an opponent, who alone may block; his teammate may challenge until he has answered.
    After an attack the attacker may swap one card with his teammate in secret; once the deck is empty he may also only give or take one.
    The bout ends by passes when all four have passed.

## You Take the Cake

bakeries-name = You Take the Cake
bakeries-credits = -# An unofficial fan work. The Civil War Battle for the Bakeries: You Take The Cake is a game by P. K. Waddle.
bakeries-heading = ## You Take the Cake · round { $round } of { $rounds }
    { $phase ->
        [hire] **Phase one: hire a chef**
        [place] **Phase two: you take the cake**
        [sale] **Phase three: the cake sale**
       *[over] **The battle is over**
    }
    -# Turn { $turn }
bakeries-option-rounds = 🎂 { $rounds } rounds; the highest total wins

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
} { $who } · ✋ { $count } cards · { $closed ->
    [True] 🚫 **BAKERY CLOSED**
   *[other] 🏪 open
}
bakeries-piles = Stock { $stock } · discards { $discards } · on top: { $top ->
    [none] nothing
   *[other] **{ $top }**
}
bakeries-turns = -# Turn { $turn } of at most { $most } each
bakeries-drawn = 🎂 Cake { $number } of 22: **{ $cake }**, ${ $price }
bakeries-last-roll = 🎲 Last roll: { $dice }
bakeries-window = 🏪 **{ $who }** · { $baker }
bakeries-tab = 🧾 Tab **${ $tab }** · { $sold } of 7 sold · { $names } { $names ->
    [one] name
   *[other] names
}
bakeries-slot = `{ $slot }` ×{ $multiplier }
bakeries-tag-empty = { $where } –
bakeries-tag = { $where } { $cake } ${ $price }{ $stale ->
    [0] {""}
   *[other] {" "}🥀{ $stale }
} → **${ $amount }**
bakeries-tag-sold = { $where } ✅ ~~{ $cake }~~ ${ $amount }

bakeries-dollars = ${ $amount }
bakeries-product = { $chef } (chef) × ${ $price }{ $stale ->
    [100] {""}
   *[other] {" "}× { $stale }%
} × { $slot } (slot)
bakeries-sum = { $product } = ${ $amount }
bakeries-kept = { $percent }% = ${ $amount }
bakeries-books = 📒 **The books of round { $round }**
bakeries-books-who = 🏪 **{ $who }** · { $baker }
bakeries-books-sale = `{ $slot }` { $cake }: { $sum }
bakeries-books-tab = Tab ${ $tab }
bakeries-books-bonus = GREAT CHEF BONUS { $percent }% = ${ $bonus }
bakeries-books-round = **round ${ $total }**
bakeries-scores = Totals: { $first } · { $second }
bakeries-score = { $who } **${ $total }**
bakeries-rounds = 💰 { $who } · { $sums } = **${ $total }**
bakeries-dice = { $first } + { $second } = **{ $sum }**
bakeries-try = number **{ $number }**, 🎲 { $dice }

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

bakeries-hand-chef = **{ $chef } ×{ $multiplier }** · { $count } of 5
    { $held } · { $lacking ->
        [none] ✅ **complete: you can hire**
       *[other] lacks { $lacking }
    }
bakeries-hand-signs = **Signs** · { $signs }
bakeries-hand-drawn = 🆕 You just drew **{ $card }**.
bakeries-hand-taken = 🆕 You just took **{ $card }**: no card of that kind may go this turn.
bakeries-hand-closed = 🚫 Your bakery is closed: you cannot lay a set until you play BAKERY REOPENED.
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
   *[other] 🍰 { $who } to { $owner }: **YOU TAKE THE CAKE!** The { $cake } goes in slot { $slot } (×{ $multiplier }).
}
bakeries-case-filled = The case of { $who } is full.
bakeries-dice-rolled = 🎲 { $who } rolls { $dice }.
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
refused-bakeries-set-incomplete = You do not hold all five parts of that chef. *My hand* shows what is missing.
refused-bakeries-slot-filled = There is a cake in that slot already. Choose an empty one.
refused-bakeries-stock-empty = The stock has nothing left to draw.
refused-bakeries-no-such-card = There is no card called “{ $text }”.
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
bakeries-rules-start = Two bakeries, three rounds. Each round you **hire a chef**, **place cakes** and **sell them by dice**. Who has earned most after round three wins.
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
bakeries-rules-prices = 👩‍🍳 **Chefs** (copies of each part): Sally ×2 (16), Danny ×3 (10), Polly ×4 (6), Molly ×5 (4), Benjamin ×6 (2). Eleven BAKERY CLOSED, eleven BAKERY REOPENED.
    🎂 **Cakes** (copies): $500 Wedding (2), Birthday (2); $350 Boston Cream Pie (5), Mississippi Mud (5); $200 Pineapple Upside Down (7), Black Forest (7); $125 Cinnamon Coffee (10), German Chocolate (10); $75 Sheet (15), Bundt (15); $50 Lemon (36).
## Cake Auf!

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
} { $who } · ⭐ **{ $points }** { $points ->
    [one] point
   *[other] points
} · ✋ { $cards } { $cards ->
    [one] card
   *[other] cards
} · mulligans { $mulligans } of { $allowed }
auf-dish = { $circles } { $count }/{ $needed } **{ $recipe }** { $icons } · { $needs }
auf-banned = ⛔ **{ $bans }**
auf-kept = kept overnight
auf-waits = ⏳ waits for the kept recipe
auf-piles = Deck { $deck } · discard { $discard } · recipes { $recipes }
auf-legend = -# ⚡ needs power · 🔥 needs fire · 🌙 may stay overnight · ● laid · ○ missing · ⛔ banned
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
auf-button-discard = Discard…
auf-button-pass = Pass
auf-button-mulligan = Mulligan
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
auf-hand-unwanted = **{ $card }** · no recipe of yours lacks it
auf-hand-empty = You hold no cards.
auf-own-dish = **{ $recipe }** { $icons } · { $count ->
    [0] nothing laid
   *[other] laid: { $placed }
} · { $lacking ->
    [0] nothing is missing
   *[other] missing: **{ $missing }**{ $ready ->
        [0] {""}
       *[other] {" "}(you hold { $held })
    }
}
auf-lift-with = { $card } lifts it
auf-look = 🧐 You look at these recipes:
auf-recipe = { $recipe } { $icons }: { $needs }
auf-looked = • { $recipe }
auf-own-sign = You have chosen { $sign }. You may still change your mind.
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
    [idle] nobody could do anything.
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
auf-cards-received = 🆕 You got { $cards }.
auf-ingredients-seen = Under your { $recipe } you see { $cards }.
auf-hand-received = 🔁 Your new hand: { $cards }.
auf-recipes-seen = You look at { $recipes }.
auf-trade-seen = 🤝 { $who } took { $taken } from { $other } and gave { $given ->
    [none] nothing
   *[other] { $given }
} back.
auf-sign-chosen = You have chosen { $sign }.

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
refused-auf-no-such-card = There is no card called “{ $card }”.
refused-auf-no-such-recipe = There is no recipe called “{ $recipe }”.
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
    • **Pass** ends your turn; **Discard…** throws away one or two cards and passes.
    • **My hand** shows you alone your cards, what you have laid and what is missing.
auf-page-cards = the action cards
auf-rules-cards = 🔌 **Power Outage** (5) bans another player's recipe with ⚡, 🚨 **Fire Alarm** (5) one with 🔥. It cannot be finished until 💡 **Power Restored** (4) or 🧯 **Fire Extinguisher** (4) lifts the ban; from anybody's recipe.
    🔀 **The Old Switcheroo (Recipe)** (3): swap a recipe with another player's, with all that lies on it.
    🔁 **The Old Switcheroo (Hand)** (2): swap whole hands.
    🧐 **Picky Eater** (4): look at the top three recipes; you may take one for one of yours, whose ingredients are lost.
    🤝 **1 For One** (3): take a random card of another player, who takes a random one of yours.
    Ingredients: Flour 7, Sugar 7, Eggs 6, Butter 5, Milk 5, Fruit 3, Chocolate 3, Nuts 3.
auf-page-overnight = Overnight
auf-rules-overnight = At a round's end you may keep your unfinished recipes with 🌙, with all that lies on them; the others go back.
    In the next round new recipes are dealt as well. Lay what you like, but the new ones are **finished only after every kept one** is; then they finish by themselves.
    Kept recipes count for the end of the round. In a Switcheroo the kept state goes with the recipe.
auf-page-recipes = the recipes
auf-rules-recipes = • **Apfelstrudel** 🔥 Austria: Butter, Flour, Fruit
    • **Baklava** 🔥 Türkiye: Butter, Flour, Nuts
    • **Black Forest Cake** ⚡🔥 Germany: Chocolate, Eggs, Flour, Fruit
    • **Brigadeiro** 🔥 Brazil: Butter, Chocolate, Milk
    • **Brownies** 🔥 USA: Butter, Chocolate, Flour
    • **Castella** ⚡🔥 Japan: Eggs, Flour, Sugar
    • **Cheesecake** ⚡🔥🌙 USA: Butter, Eggs, Milk, Sugar
    • **Crème Brûlée** 🔥🌙 France: Eggs, Milk, Sugar
    • **Crêpes** 🔥 France: Butter, Eggs, Flour, Milk
    • **Egg Tart** 🔥 Hong Kong: Eggs, Flour, Milk
    • **Gelato** ⚡ Italy: Chocolate, Milk, Sugar
    • **Gulab Jamun** 🔥 India: Flour, Milk, Sugar
    • **Kulfi** ⚡🌙 India: Milk, Nuts, Sugar
    • **Linzer Torte** 🔥 Austria: Butter, Flour, Nuts, Sugar
    • **Macarons** ⚡🔥 France: Eggs, Nuts, Sugar
    • **Mochi** ⚡ Japan: Flour, Fruit, Sugar
    • **Panna Cotta** ⚡🌙 Italy: Fruit, Milk, Sugar
    • **Pavlova** ⚡🔥 New Zealand: Eggs, Fruit, Sugar
    • **Pecan Pie** 🔥 USA: Butter, Eggs, Nuts
    • **Pound Cake** ⚡🔥 UK: Butter, Eggs, Flour, Sugar
    • **Shortbread** 🔥 Scotland: Butter, Flour, Sugar
    • **Tiramisu** ⚡🌙 Italy: Chocolate, Eggs, Milk
    • **Trifle** ⚡🌙 UK: Flour, Fruit, Milk
auf-page-end = idle rounds and ties
auf-rules-end = An empty deck is made of the discard pile again. A round in which nobody can do anything, or that lasts forty turns a player, ends without a winner.
    If the first place is tied after three rounds, **Rock Paper Scissors** decides: choose in secret, both signs are shown together, first to two won throws. With more than two tied, the winner plays the next.
    Whose time runs out passes without a discard, keeps all Overnight recipes, or shows a random sign.
