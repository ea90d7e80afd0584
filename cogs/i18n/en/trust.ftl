### Deals that anyone can check, games looked at again

button-cut = Cut the deck…
cut-title = Cut the deck
cut-field = A word of your own
cut-note = The cards follow from it as well. Everybody at the table sees it; leave it empty to take it back.
cut-done = Done: the deal follows from your word as well.
lobby-word = {" "}· cuts with “{ $word }”
cut-line = ✂️ { $who } has cut the deck with “{ $word }”.
pledge = -# 🔒 The deal is pledged, SHA-256: `{ $commitment }`
pledge-kept = -# 🔓 The secret of this deal: `{ $secret }`. `/verify table:{ $table }` checks it, `/replay table:{ $table }` shows the game again.
refused-cut-not-joined = Only who sits at this table can cut its deck. Press Join first.
refused-bad-word = That word does not fit: please write one line of at most { $most } characters.

cmd-table-cut = Cut the deck: add a word of your own, from which the deal follows as well
cmd-table-cut-word = Your word; nothing to take it back

cmd-verify = Check that a table was dealt as its lobby had pledged
cmd-verify-table = Which table
cmd-replay = Look at a game again, step by step
cmd-replay-table = Which table
cmd-replay-step = From which step on
cmd-history = The games that were played on this server
cmd-history-member = Only the games of this member
cmd-history-game = Only this game
cmd-history-page = Which page

verify-heading = ## The deal of { $game } · `{ $table }`
verify-later = The secret is shown when the game is over; then `/verify` recomputes the deal.
verify-pledge = **Pledged** in the lobby, before anybody could cut: `{ $commitment }`
verify-secret = **Secret,** of which that is the SHA-256: `{ $secret }`
verify-seed = { $holds ->
    [True] ✅ **Seed,** out of the secret and the words: `{ $seed }`
   *[other] ❌ The seed `{ $seed }` does not follow from the secret and the words!
}
verify-chance = ✅ **Drawn from it again:** { $shuffles } { $shuffles ->
    [one] shuffle
   *[other] shuffles
} and { $numbers } { $numbers ->
    [one] number or die
   *[other] numbers and dice
}, by { $moves } { $moves ->
    [one] move that the rules allow
   *[other] moves that the rules allow
}.
verify-digest = **Digest** of the whole record, names aside: `{ $digest }`
verify-proves = **What it proves:** the secret was fixed before anybody cut, so nobody could change the deal once a word was in, and no player could choose it. Compare the pledge with the one in the lobby's post.
verify-limits = **What it does not:** whoever hosts this bot could look at the cards while the game ran, or know the secret and cut last himself. Cut last if you want to be sure.
verify-script = -# Do not take my word for it: “{ button-record }” comes with a script that needs Python and nothing of mine.
verify-file = { $script ->
    [True] The whole record, and a script that recomputes every card and die of it. Save both in one folder and run there:
   *[other] The whole record. Save it beside `tools/verify.py` from Cake Club's source, which recomputes every card and die of it, and run there:
}
    ```
    python3 verify.py { $file } --pledge { $pledge } --digest { $digest }
    ```
    The pledge has to be the one that the lobby showed. The script is short enough to read, and also stands as `tools/verify.py` in Cake Club's source.
button-record = Record as a file
refused-never-pledged = This table was opened before deals were pledged, so there is nothing to check.
refused-lesson-not-pledged = This is a lesson: its deal is the same for everybody and was not pledged, so there is nothing to check.

replay-heading = ## { $game } again · step { $step } of { $steps }
    -# { $eyes }
replay-as-all = all cards open
replay-as-public = as everybody saw it
replay-as-seat = as { $who } saw it
replay-hand = { SIGN("held") } **{ $who }**
replay-note = -# To share this step: { $public ->
    [True] {""}
   *[other] “{ button-share }”, or{" "}
}`/replay table:{ $table } step:{ $step }` · [Where it was played]({ $link })
replay-picture-hands = The hands of { $who } lie open below.
replay-text-heading = { $game }, table { $table }: { $people }
replay-text-file = The game, move by move.
button-first = ⏮ First
button-step-back = ◀ Back
button-step-on = On ▶
button-last = Last ⏭
button-share = Show to all
button-text = As a text
menu-eyes = With whose eyes…
refused-replay-past-end = This game has only { $steps } { $steps ->
    [one] step
   *[other] steps
}. Choose one of them.
refused-replay-running = While this game runs you see of it what you see at the table. All cards are open when it is over.

history-heading = ## Games of this server{ $who } · page { $page }
history-of = {" "}· { $who }
history-none = Nothing has been played to its end here yet.
history-none-such = No such game has been played to its end here yet.
history-damaged = A game of which the record is damaged
history-hidden = -# Some games are left out: they were played where you cannot look.
history-line = { $day } · { $game } · { $people } · { $won ->
    [True] 🎉 { $winners }
   *[other] without a winner
} · `{ $table }`
history-note = -# Choose a game to look at it again, or use `/replay`.
button-newer = ◀ Newer
button-older = Older ▶
menu-replay = Look at a game again…
refused-history-past-end = There are not so many games: choose an earlier page.

button-review = Review
review-heading = ## 🔍 Your duel, with all cards open
review-bluffs = **Your bluffs:** { $bluffs } of { $claims } { $claims ->
    [one] claim
   *[other] claims
}, { $caught } found out.
review-missed = **Bluffs against you that nobody called:** { $count }{ $count ->
    [0] .
    [one] . A challenge would have won that bout.
   *[other] . A challenge would have won each of those bouts.
}
review-called = **Your challenges:** { $count ->
    [0] none.
   *[other] { $count }, { $right } of them right.
}
review-claim = Duel { $duel }, bout { $bout }: { $who } said { $claim }; { $truth ->
    [True] true
   *[other] a bluff
} ({ $cards }){ $called ->
    [True] , challenged
   *[other] {""}
}
review-turn = **Turning point:** bout { $bout } of duel { $duel }, { $won ->
    [True] won
   *[other] lost
} by { $reason ->
    [bluff] a bluff that was called
    [truth] a challenge of the truth
    [cakes] the last cake
   *[passes] the cakes after everybody passed
}. It took your chance to win from { $before }% to { $after }%, if both sides play equally well from then on.
refused-no-review = Only Cake Duels are reviewed. `/replay` shows every game again.
