### What is kept of whom

cmd-privacy = What Cake Club keeps about you
cmd-privacy-show = What is kept about you, why and for how long
cmd-privacy-export = All that is kept about you, as a file that only you get
cmd-privacy-forget = Take your name and id out of everything that is kept

privacy-heading = ## What Cake Club keeps about you
privacy-kept = **What:** at which tables you sat, under which name, your moves there with their times, the words with which you cut decks, how the games ended, your ratings, statistics and results against others, which tables you watch, and what you set by `/preferences`. Messages are never read.
privacy-why = **Why:** so that a game goes on after a restart, can be looked at again, and counts on the leaderboard.
privacy-how-long = **How long:** until you ask to be forgotten, or 30 days after the bot has left the server.
privacy-who = **Who sees it:** whoever hosts this bot can read its database. Your cards in a running game are shown to nobody else.
privacy-you = **You can:** take all of it with you as a file, or have your name and id removed. Games that others played with you stay whole, with “somebody” in your place. Old messages in channels stay until they are deleted there.
button-privacy-export = Give me all of it
button-privacy-forget = Forget me…
privacy-export = All that is kept about you is in this file.
privacy-export-part = Part { $part } of { $parts } of all that is kept about you. Unpack every part: together they are whole.
privacy-forget-title = Forget me
privacy-forget-field = Type “{ $word }” if you are sure
privacy-forget-note = This cannot be undone. You leave all your tables, and your games count for you no more.
privacy-word = forget
privacy-forgotten = You are forgotten: your name and id stand in no record any more.
somebody = somebody
