### The first minute: the games, and how to start them
### *button-*: a button, at most 20 characters.
### cmd-*: what Discord lists beside a command, at most 100 characters.

cmd-play = Start here: play now, open a table, or learn a game

play-heading = ## Cake Club
    -# **{ button-play-now }** against the house, **{ button-open-table }** for people here, or **{ button-learn }** in five minutes.
# $game: "Cake Duel". $about: one of about-game-*.
play-game = **{ $game }**: { $about }
# $level: "fair".
play-level = Play now: **{ $level }**, about your strength
play-more = -# More: `/rules`, `/preferences`.
play-more-managers = -# More: `/rules`, `/preferences`, `/settings show`.
# The heading of an answer to a press, the same in every language.
play-done = ## Cake Club
# $link: a link to the table.
table-opened = ✅ Your table is here: { $link }
# about-game-*: the game in one sentence, at most 60 characters.
about-game-duel = Bluff for cakes, and catch the lies of others.
about-game-bakeries = Hire a chef, give bad cakes away, roll to sell.
about-game-auf = Bake your recipes, and spoil the others'.
button-play = Play
# At once, against a house player.
button-play-now = Play now
# For people on this server.
button-open-table = Open table
button-own-tables = My games
own-tables-heading = ## Your games
own-tables-none = You sit at no table here. Press **{ button-play }** and start a game.

button-welcome-table = Open a table
# The post when the bot has come to a server.
welcome-heading = ## Cake Club is here 🍰
welcome-text = Three card games about cake, for everyone on this server: against each other, or alone against a house player. Press **{ button-welcome-table }** or use `/play`.
    -# Server managers choose channels, language and more with `/settings show`.
# In direct messages.
direct-opened = ✅ Your table is below.
direct-asleep = 💤 **The table is asleep:** I can't write to you. Nothing is lost and no clock is running. Press **{ button-hand }** to wake it.
# In place of the name of a server.
direct-messages = direct messages
