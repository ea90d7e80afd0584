### The map of help: where everything is
### Each line names what buttons below it do.
### cmd-*: what Discord lists beside a command, at most 100 characters.
### *button-*: a button, at most 20 characters.

cmd-help = What Cake Club can do, and where it is
help-heading = ## What I can do
help-playing = **Playing**: at once against a house player, or at a table with people here
help-ranking = **Ranking**: games among members count for your rating
help-pings = **Pings**: when I tell you that you must act, quiet hours, holidays
# The end of the line names the buttons below it.
help-leaving = **Leaving**: **Table…**, then **Leave…** on a table's post: a house player plays on. What I keep about you:
help-managing = **Managing**: where tables are opened, language, pictures and more
button-help = Help
button-history = Past games
button-preferences = Preferences
button-pings = Pings
button-privacy = Privacy
button-settings = Settings
