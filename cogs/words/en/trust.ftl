### Deals that anyone can check, games looked at again

button-cut = Cut the deck…
cut-title = Cut the deck
cut-field = A word of your own
cut-note = The cards follow from it as well. Everybody at the table sees it; leave it empty to take it back.
cut-done = Done: the deal follows from your word as well.
lobby-word = {" "}· cuts with “{ $word }”
cut-line = ✂️ { $who } has cut the deck with “{ $word }”.
pledge = -# 🔒 The deal is pledged, SHA-256: `{ $commitment }`
pledge-kept = -# 🔓 The secret of this deal: `{ $secret }`. `/verify { $table }` checks it.
refused-cut-not-joined = Only who sits at this table can cut its deck. Press Join first.
refused-bad-word = That word does not fit: please write one line of at most { $most } characters.

cmd-table-cut = Cut the deck: add a word of your own, from which the deal follows as well
cmd-table-cut-word = Your word; nothing to take it back
