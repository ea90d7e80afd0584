### Deals that anyone can check, games looked at again
### $who: a member, "@Ada". $game: "Cake Duel". $table: the name of a table in commands, "abcdefgh". $people: "Ada and Ben".
### $step: the number of a step, 4. $steps: how many, 30. $page: 2. $round, $bout, $duel: its number, 2. $count: how many, 3.
### $commitment, $secret, $seed, $digest, $pledge: 64 letters and figures.
### cmd-*: what Discord lists beside a command or an option, at most 100 characters.
### *button-*: a button, at most 20 characters.
### menu-*: what a closed menu shows, at most 40 characters.
### verify-*: the page that `/verify` shows. A deal can be recomputed afterwards, so that nobody can have stacked the deck.

# Opens a form for a word that is mixed into the shuffle.
button-cut = Cut the deck…
# The heading of a form, at most 45 characters.
cut-title = Cut the deck
# A question in a form, at most 45 characters.
cut-field = Your word
# The small line below it, at most 100 characters.
cut-note = Your word is mixed into the shuffle. The whole table sees it. Leave it empty to take it back.
cut-done = Done: your word is mixed into the shuffle.
# Behind a player in the lobby. $word: what they typed, "marzipan".
lobby-word = , cut with “{ $word }”
# In the story of a game. $word: what they typed, "marzipan".
cut-line = ✂️ { $who } cut the deck with “{ $word }”.
# In the lobby and in a post; the next one is shorter.
commitment = -# 🔒 The shuffle is locked in (details: `/verify`): `{ $commitment }`
commitment-locked = -# 🔒 The shuffle is locked in (details: `/verify`)
refused-cut-not-joined = Only players at this table can cut its deck. Press *{ button-join }* first.
# $most: 40.
refused-bad-word = That word doesn't fit. Please write one line of up to { $most } { $most ->
    [one] character
   *[other] characters
}.

cmd-table-cut = Cut the deck: mix a word of your own into the shuffle
cmd-table-cut-word = Your word; leave it out to take it back

cmd-verify = Check that a table was dealt from the shuffle locked in before its game
cmd-verify-table = Which table
cmd-replay = Replay a game, step by step
cmd-replay-table = Which table; leave it out in the thread of a table
cmd-replay-step = Start at this step
cmd-history = The games played on this server
cmd-history-member = Only games this member played in
cmd-history-game = Only games of this kind
cmd-history-page = Page number

verify-heading = ## The shuffle of { $game }, `{ $table }`
verify-later = The secret is shown when the game is over. Then `/verify` can recompute the shuffle.
verify-commitment = **Locked in** before anyone could cut or play (SHA-256 of the secret): `{ $commitment }`
verify-secret = **Secret:** `{ $secret }`
# $holds: whether it is right.
verify-seed = { $holds ->
    [True] ✅ **Seed,** made from the secret and the players' words: `{ $seed }`
   *[other] ❌ The seed `{ $seed }` doesn't match the secret and the words!
}
# $shuffles: 12. $numbers: 198. $moves: 29.
verify-chance = ✅ **Recomputed from the seed:** { $shuffles } { $shuffles ->
    [one] shuffle
   *[other] shuffles
} and { $numbers } { $numbers ->
    [one] number or die
   *[other] numbers and dice
}, in { $moves } { $moves ->
    [one] legal move
   *[other] legal moves
}.
verify-digest = **Digest** of the whole record, without names: `{ $digest }`
verify-proves = **What it proves:** the secret was fixed before anyone cut. So nobody could change the shuffle once a word was in, and no player could choose it. Compare the code above with the one that `/verify` shows before the end of the game.
verify-limits = **What it doesn't prove:** the person who hosts this bot could look at the cards during the game, or could know the secret and cut last. To rule that out, cut last yourself.
verify-day-proves = **What it proves:** this is the deal of the day, the same on every bot. `/daily today` showed its code one day before.
verify-day-limits = **What it doesn't prove:** the secret comes from the date, so anyone who reads Cake Club's source can know it.
verify-script = -# Don't take my word for it: “{ button-record }” comes with a script that needs only Python.
# Comes with a file. $script: whether a script comes too. $file: the name of the file.
verify-file = { $script ->
    [True] The whole record, and a script that recomputes every card and die from it. Save both in one folder and run this command there:
   *[other] The whole record. Save it next to `tools/verify.py` from Cake Club's source, which recomputes every card and die from it, and run this command there:
}
    ```
    python3 verify.py { $file } --pledge { $pledge } --digest { $digest }
    ```
    The pledge must be the code that `/verify` showed before the end of the game. The script is written to be read; it is also `tools/verify.py` in Cake Club's source.
# Get the record of a game as a file.
button-record = Get record
refused-not-committed = This is a lesson: everyone gets the same cards, so there is no shuffle to check.

# $viewer: whose view it is, "all cards open".
replay-heading = ### { $game } replay
    -# step { $step } of { $steps }
    -# { $viewer }
# replay-as-*: in place of $viewer, and the choices of menu-viewer.
replay-as-all = all cards open
replay-as-public = as everyone saw it
replay-as-seat = as { $who } saw it
replay-as-seat-you = as you saw it
# Above the cards of a player.
replay-hand = { EMOJI("held") } **{ $who }**
replay-hand-you = { EMOJI("held") } **Your hand**
# $public: whether everyone sees the replay. $link: an address.
replay-note = -# To share this step: { $public ->
    [True] {""}
   *[other] “{ button-share }”, or{" "}
}`/replay table:{ $table } step:{ $step }`; [Original table]({ $link })
replay-image-hands = The picture also shows the hands of { $who }.
# The first line of a text file.
replay-text-heading = { $game }, table { $table }: { $people }
replay-text-file = The game, move by move.
button-first = ⏮ First
button-step-back = ◀ Back
button-step-on = Next ▶
button-last = Last ⏭
# Show the step of a replay to everyone in the channel.
button-share = Show everyone
# The game as a text file.
button-text = As text
menu-jump = Jump to…
# A choice of menu-jump.
replay-jump-step = Step { $step }
# A part of a game, in the menu "Jump to…" of a replay.
part-round = Round { $round }
menu-viewer = Seen by…
refused-replay-past-end = This game has only { $steps } { $steps ->
    [one] step
   *[other] steps
}. Choose one of them.
refused-replay-running = While this game is running, the replay shows only what you can see at the table. All cards are open once it is over.

# $who: history-of, or nothing.
history-heading = ## Games on this server{ $who }{ $page ->
    [1] {""}
   *[other] , page { $page }
}
history-heading-direct = ## Your games here{ $page ->
    [1] {""}
   *[other] , page { $page }
}
# Behind a heading.
history-of = , { $who }
history-none = No game has been finished here yet.
history-none-such = No game like that has been finished here yet.
history-damaged = A game with a damaged record
history-hidden = -# Some games are not listed: they were played in channels you can't see.
# A game that is over. $day: "11/22/2026". $won: whether somebody won. $winners: "Ada".
history-line = -# { $day }: { $game }; { $people }; { $won ->
    [True] 🎉 { $winners }
   *[other] no winner
}; `{ $table }`
history-note = -# Choose a game to replay it, or use `/replay`.
button-newer = ◀ Newer
button-older = Older ▶
menu-replay = Replay a game…
refused-history-past-end = There are not that many games. Choose a smaller page number.
refused-history-direct = In direct messages you can see only your own games.

# Look at a game again, with all cards open.
button-review = Review
button-replay = Replay
button-details = Details
review-heading = ## 🔍 Your duel with all cards open
# $bluffs: 3. $claims: 7. $caught: 2.
review-bluffs = **Your bluffs:** { $bluffs } of { $claims } { $claims ->
    [one] claim
   *[other] claims
}, { $caught } caught.
review-missed = **Bluffs against you that nobody challenged:** { $count }{ $count ->
    [0] .
    [one] . A challenge would have won that bout.
   *[other] . A challenge would have won each of those bouts.
}
# $right: 1.
review-called = **Your challenges:** { $count ->
    [0] none.
   *[other] { $count }, { $right } right.
}
# $claim: "2 Wizards". $truth: whether it was true.
# $cards: what they were, "1 Wizard and 1 Soldier". $called: whether somebody challenged it.
review-claim = Duel { $duel }, bout { $bout }: { $who } claimed { $claim }; { $truth ->
    [True] true
   *[other] a bluff
} ({ $cards }){ $called ->
    [True] , challenged
   *[other] {""}
}
# The same as $who reads it. $claim, $truth, $cards, $called: as above.
review-claim-you = Duel { $duel }, bout { $bout }: you claimed { $claim }; { $truth ->
    [True] true
   *[other] a bluff
} ({ $cards }){ $called ->
    [True] , challenged
   *[other] {""}
}
# $won: whether the reader won this bout. $reason: by what. $before, $after: percent, 60 and 20.
review-turn = **Turning point:** bout { $bout } of duel { $duel }, { $won ->
    [True] won
   *[other] lost
} by { $reason ->
    [bluff] a bluff that was challenged
    [truth] a challenge to a true claim
    [cakes] the last cake
   *[passes] the cakes left after everyone passed
}. It took your chance of winning from { $before }% to { $after }%, if both sides play equally well from then on.
refused-deal-sealed = Others can still play this deal today. You can check and share it after midnight UTC.
