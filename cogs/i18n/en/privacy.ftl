### What is kept about a member
### The page that `/privacy show` shows.
### cmd-*: what Discord lists beside a command, at most 100 characters.
### *button-*: a button, at most 20 characters.

cmd-privacy = What Cake Club keeps about you
cmd-privacy-show = What is kept about you, why and for how long
cmd-privacy-export = Get everything that is kept about you as a file, for your eyes only
cmd-privacy-forget = Remove your name and ID from everything that is kept

privacy-heading = ## What Cake Club keeps about you
privacy-kept = **What:** the tables you sat at and the name you used there, your moves with their times, the words you cut decks with, how the games ended, your ratings, statistics and results against others, the tables you watch or mute, your daily deals, your tournaments, and what you set with `/preferences`. Messages are never read.
privacy-why = **Why:** so that a game can go on after a restart, can be replayed, and counts on the leaderboard.
privacy-how-long = **How long:** until you ask to be forgotten, or until 30 days after the bot has left the server.
privacy-who = **Who sees it:** the person who hosts this bot can read its database. Nobody else sees your cards in a running game without open hands. When it is over, everyone who can see its channel sees all hands. Your results and statistics, such as bluffs, are open to the server.
privacy-you = **You can:** download all of it as a file, or have your name and ID removed. Games that others played with you stay complete, with “somebody” in your place. Old messages in channels stay until someone deletes them there.
button-privacy-data = Data
button-privacy-access = Who sees it
button-privacy-export = Get my data
button-privacy-forget = Forget me…
privacy-export = This file holds everything that is kept about you.
# Comes with a file. $part: 2. $parts: 3.
privacy-export-part = Part { $part } of { $parts } of everything that is kept about you. Unpack all the parts into one folder: together they are complete.
# The heading of a form, at most 45 characters.
privacy-forget-title = Forget me
# A question in a form, at most 45 characters with its value. $word: privacy-word, "forget".
privacy-forget-field = Type “{ $word }” if you are sure
# The small line below it, at most 100 characters.
privacy-forget-note = This cannot be undone. You leave all your tables, and your games no longer count for you.
# A member types it to be sure: letters only, at most 20 characters.
privacy-word = forget
privacy-forgotten = You are forgotten: your name and ID are no longer in any record. You still have only one try at each of today's deals.
# In place of the name of a member who has been forgotten.
somebody = somebody
