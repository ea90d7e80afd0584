### Cake Duel

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
duel-side = { $slices } **{ $cakes }** { $cakes ->
    [one] cake
   *[other] cakes
} · { SIGN("trophy") } { $trophies } of { $wanted }
duel-side-duels = · duels won: { $won }
duel-person = { $role ->
    [attacks] ⚔️
    [defends] 🛡️
   *[waits] ▫️
} { $who } · { SIGN("held") } { $count } { $count ->
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
duel-lying = { SIGN("facedown") } { $who } claims **{ $claim }**{ $left ->
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
duel-field-claim-note = Against { $claim } of { $who }
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
duel-hand-empty = No cards in hand.
duel-mate-hand = { $who } holds { $cards }.
duel-own-discard = Played in this bout: { $cards }.
duel-look = Turn { $turn }: { $who } saw the hand of { $of }: { $cards }.
duel-look-taken = Turn { $turn }: { $who } took from { $of }: { $cards }.

duel-option-mode = 🎴 { $mode }
duel-option-trophies = { SIGN("trophy") } { $trophies ->
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
duel-cakes-stolen = { SIGN("slice") } { $who } steals { $count ->
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
duel-bout-ended = { SIGN("trophy") } { $side } { $reason ->
    [bluff] caught a lie and won the bout
    [truth] told the truth and won the bout
    [cakes] took every cake and won the bout
   *[passes] won the bout with { $cakes } cakes to { $other }
}: { $trophies } { $trophies ->
    [one] trophy
   *[other] trophies
}.
duel-duel-ended = { $side } won the duel{ $won ->
    [1] .
   *[other] {" "}({ $won } to { $other }).
}

refused-duel-other-question = That is not what you are asked now.
refused-duel-partner-decides = Your teammate decides here; you may only challenge.
refused-duel-no-challenge-now = The chance to challenge that claim is gone.
refused-duel-no-trade-now = There is nothing to trade now.
refused-duel-no-cards-chosen = Choose at least one card of your hand.
refused-duel-no-cards-left = You have no cards left to block with. You may still challenge or accept.
refused-duel-no-name-chosen = Say what you claim the cards are.
refused-duel-two-names = All cards of a claim go under one name.
refused-duel-no-target-chosen = Say whom you attack.
refused-duel-no-such-card = There is no card called “{ $card }”. Choose one from the list that opens while you type.
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
duel-rules-cards = ⚔️ { CARD("soldier") }**Soldier** (5) and { CARD("archer") }**Archer** (4) steal 1 cake each; ⚔️ is stopped by { CARD("defender") }**Defenders** (4).
    🔮 { CARD("wizard") }**Wizard** (3) steals 2 cakes; 🔮 is stopped by { CARD("scientist") }**Scientists** (3). Each blocker stops one attacker.
    🎭 { CARD("wolfy") }**Sir Wolfy** (1) is never a true card and cannot be named. Play him as something else: he shows himself when the turn ends unchallenged.
duel-page-specials = special cards
duel-rules-specials = Two unseen special cards (three in teams) are in the deck for the whole duel. Every ⚔️ 🔮 ⭐ 🛡️ special may be claimed, always, in the deck or not; 🎭 ones never.
    ⚔️ { CARD("assassin") }**Assassin** steals 5. { CARD("scout") }**Scout** steals 1 and gives another turn. 🔮 { CARD("summoner") }**Summoner**: name a card, see the hand, steal 2 a copy.
    ⭐ { CARD("quartermaster") }**Quartermaster**: your hand is one larger. { CARD("oracle") }**Oracle**: see the hand, and another turn. ⭐ is stopped only by Priest and Angel.
    🛡️ { CARD("priest") }**Priest** stops any one attacker wholly and takes its card, blind. { CARD("angel") }**Angel** stops everything, but the attacker goes again.
    🎭 When flipped: { CARD("professor") }**Professor Baacrates** makes himself and Sir Wolfy Scientists; { CARD("agent") }**AGENT:U** is any card of the opponent's hand; { CARD("pierrot") }**Pierrot Sheepington** is the attacker you claimed last turn.
duel-page-teams = teams
duel-rules-teams = Four players, two teams, nine cakes: teammates share their cakes and see each other's hands, always.
    The starting team chooses which of them goes first. The attacker chooses an opponent, who alone may block; his teammate may challenge until he has answered.
    After an attack the attacker may swap one card with his teammate in secret; once the deck is empty he may also only give or take one.
    The bout ends by passes when all four have passed.
refused-duel-undo-kind = Only a claim can be taken back, and only before anybody answers it. A pass, an answer and whatever shows or draws cards stay as they are.
