### Hands
### A hand is shown to its player only: as an answer, or as a direct message.
### $who, $of: a player, "@Ben". $claim: what cards are said to be, "2 Soldiers".
### duel-accepting-*: what happens if the player accepts the other side's claim.

# $game: "Cake Duel".
hand-heading = ### Your hand: { $game }
# $link: an address.
hand-link = [Go to the table]({ $link })

hand-refused = I couldn't send you your hand by direct message: you don't accept messages from this server. *{ button-hand }* shows it to you only; turn the messages back on with `/preferences`.
turns-refused = I couldn't send you a direct message about this turn: you don't accept messages from this server. Turn those messages back on with `/preferences`.

hand-messages-off = Your hand no longer comes by direct message. *{ button-hand }* shows it at the table; `/preferences` turns the messages back on.
hand-unused = Your hand also comes by direct message, and you used no button there in your last three games. Without those messages, *{ button-hand }* shows it to you only, as here.
# A button, at most 28 characters: stop sending hands.
button-no-hand-messages = Not by direct message

hand-older = This copy is out of date. Your hand is in your newest *{ button-hand }* message.
# In place of the cards in an old answer.
hand-given-up = This hand is no longer yours.
refused-older-hand = That copy of your hand was out of date. It is updated now: please press again.

duel-hand-claim = { $who } claims **{ $claim }**.
duel-hand-claim-you = You claim **{ $claim }**.
# $left: 2.
duel-accepting-theft = Accepting: { $left ->
    [0] you lose the bout.
    [one] you would have 1 cake left.
   *[other] you would have { $left } cakes left.
}
duel-accepting-free = Accepting costs you no cake.
# $reader: whether it is the reader's own hand.
duel-accepting-look = Accepting costs you no cake, but { $who } sees { $reader ->
    [own] your hand
   *[other] { $of }'s hand
}.
# $reader: whether it is the reader's own hand. $most: 4. $is_all: whether these are all cakes.
duel-accepting-named = Accepting: { $who } sees { $reader ->
    [own] your hand
   *[other] { $of }'s hand
} and steals up to { $most } { $most ->
    [one] cake
   *[other] cakes
}{ $is_all ->
    [True] , all you have
   *[False] {""}
}.
# $stolen: 2. $is_all: whether these are all cakes.
duel-accepting-block = Accepting: you { $stolen ->
    [0] steal no cake
    [one] still steal 1 cake
   *[other] still steal { $stolen } cakes
}{ $is_all ->
    [True] {" "}and win the bout
   *[False] {""}
}.
duel-accepting-rest = Accepting: **{ $claim }** of your attack still counts.

# Above recipes and what they lack.
auf-brief-legend = Missing (**bold**: in your hand):
# $chef: "Sally Sconeface". $multiplier: 2. $count: how many parts, 3. $lacking: none, or "Hat and Stove".
bakeries-brief-chef = **{ $chef } ×{ $multiplier }**: { $count } of 5; { $lacking ->
    [none] ✅ **complete: you can hire**
   *[other] still needs { $lacking }
}
