# Everything that a person reads, in English. Keys open with the place where they are read.

## All tables

list = { $first } and { $last }
house-name = **{ $name }** 🤖
time-seconds = { $count } seconds
time-minutes = { $count } minutes
time-hours = { $count } hours
move-done = Done: { $label }.
call = { $who }, it is your move: { $link }
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
ended-conceded = 🏳️ The other side gave up. { $winners } { $count ->
    [one] wins.
   *[other] win.
}
ended-nobody = The game ended without a winner.
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
lobby-seat = **{ $number }.** { $who }
lobby-free = **{ $number }.** *free seat: press Join*
lobby-clock = ⏳ { $time } for each decision
lobby-begun = The game has begun: its post is further down.
lobby-moved = This table is open further down.
lobby-cancelled = This table was closed before it began.

## Hands

hand-heading = ### Your hand · { $game }
hand-link = [To the table]({ $link })

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
refused-here-only = Tables can only be opened in a server's channel.
refused-missing-permission = I cannot open a table here: I lack the permission “{ $permission }”. Somebody who manages the server can give it to me in the channel's settings.
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
duel-bout-ended = 🏆 **{ $side }** { $reason ->
    [bluff] caught a lie and won the bout
    [truth] told the truth and won the bout
    [cakes] took every cake and won the bout
   *[passes] won the bout with { $cakes } cakes to { $other }
}: { $trophies } { $trophies ->
    [one] trophy
   *[other] trophies
}.
duel-duel-ended = **{ $side }** won the duel ({ $won } to { $other }).

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
duel-rules-specials = Two unseen special cards are in the deck for the whole duel. All of them may be claimed, always.
    ⚔️ **Assassin** steals 5. **Scout** steals 1 and gives another turn. 🔮 **Summoner**: name a card, see the hand, steal 2 a copy.
    ⭐ **Quartermaster**: your hand is one larger. **Oracle**: see the hand, and another turn. ⭐ is stopped only by Priest and Angel.
    🛡️ **Priest** stops any one attacker wholly and takes its card, blind. **Angel** stops everything, but the attacker goes again.
    🎭 When flipped: **Professor Baacrates** makes himself and Sir Wolfy Scientists; **AGENT:U** is any card of the opponent's hand; **Pierrot Sheepington** is the attacker you claimed last turn.
duel-page-teams = teams
duel-rules-teams = Four players, two teams, nine cakes: teammates share their cakes and see each other's hands, always.
    The starting team chooses which of them goes first. The attacker chooses an opponent, who alone may block; his teammate may challenge until he has answered.
    After an attack the attacker may swap one card with his teammate in secret; once the deck is empty he may also only give or take one.
    The bout ends by passes when all four have passed.
