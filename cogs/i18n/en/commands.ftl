### Commands
### $game: "Cake Duel". $people: "Ada and Ben".
### cmd-*: what Discord lists beside a command or an option, at most 100 characters.
### choice-*: a choice of a command's option, at most 100 characters.

cmd-table = Your tables: show them, pause, vote, leave
cmd-table-show = Show your table again, at the bottom of its channel or thread
cmd-table-list = List this server's tables that are open or being played
cmd-table-concede = Give up: the other side wins the game
cmd-table-end = For server managers: end a table early
cmd-table-end-table = Which table
cmd-table-end-reason = Why; the players see it
cmd-hand = Show your hand to you only
cmd-rules = How to play a game
cmd-rules-game = Which game; leave it out in the thread of a table
cmd-rules-page = Which page
# Of every command that is about a table.
cmd-option-table = Which of your tables, if you sit at more than one
cmd-duel = Cake Duel: bluff your way to the other side's cakes
cmd-duel-new = Open a table for Cake Duel
cmd-duel-new-mode = Two players or two teams, with or without special cards
# Of every command that opens a table; so are the choices choice-clock-*.
cmd-new-clock = How much time players have for each decision
cmd-duel-new-trophies = Bouts needed to win, 1 to 5 (default: 3)
cmd-duel-new-duels = A match: the best of 1, 3 or 5 duels
cmd-duel-new-wolfy = Whether { -card-wolfy } is revealed at the end of the turn
cmd-duel-new-block-limit = Whether a block may claim more blockers than there are attackers
cmd-duel-new-open-specials = Whether the added special cards are shown before the first bout
cmd-duel-attack = Attack: play cards and claim what they are
cmd-duel-cards = The cards you really play; only you can see them
cmd-duel-claim = What you claim they are
cmd-duel-attack-target = Who you attack, in a team game
cmd-duel-block = Block the attack: play cards and claim what they are
cmd-duel-challenge = Call the claim on the table a bluff
cmd-duel-accept = Accept the claim on the table
cmd-duel-pass = Don't attack this turn
cmd-duel-name = Name a card for your { -card-summoner }
cmd-duel-name-card = The card you name
cmd-duel-take = Choose the facedown cards that your { -card-priest(form: "many") } take
cmd-duel-take-positions = Their numbers, starting at 1, for example: 1 3
cmd-duel-trade = Trade a card with your teammate before cards are drawn
cmd-duel-trade-give = The card you give; leave it out to give nothing
cmd-duel-trade-take = The card you take; leave it out to take nothing
cmd-duel-keep = Don't trade
cmd-duel-lead = Choose who on your team attacks first in this bout
cmd-duel-lead-first = Who goes first
cmd-duel-hold = Tell the table that you won't challenge; your teammate decides

choice-clock-live = live: 90 seconds
choice-clock-relaxed = relaxed: 10 minutes
choice-clock-slow = slow: 24 hours
# How many blockers may be claimed, like the next one.
choice-any = any number
choice-attack-size = no more than the attackers

# A button, at most 15 characters without its values. $part: 2. $parts: 4.
button-part-before = ▲ Up ({ $part }/{ $parts })
# A button, at most 15 characters without its values. $part: 2. $parts: 4.
button-part-after = ▼ More ({ $part }/{ $parts })

tables-heading = ## Tables on this server
tables-none = No table is open here. Open one with { NEW_TABLE("or") }.
# The end of a list. $count: 3.
tables-more = … and { $count } more.
# $phase: lobby or playing. $link: an address.
tables-line = { $game }: { $people }; [{ $phase ->
    [lobby] waiting for players
   *[playing] being played
}]({ $link })
# $phase: lobby or playing.
tables-line-unlinked = { $game }: { $people }; { $phase ->
    [lobby] waiting for players
   *[playing] being played
}

# $page: "Goal".
rules-heading = ## { $game }: { $page }
# The first choice in the menu of pages, at most 30 characters: the rules that this table plays by.
rules-page-here = This table
rules-games = ## Rules: which game?
rules-tutorial = 🎓 A lesson: it ends after its first bout or round, and doesn't count.
