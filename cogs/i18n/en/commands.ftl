### Commands

cmd-table = Tables: show, give up
cmd-table-show = Show your table again, at the bottom of this channel
cmd-table-list = The tables of this server that are open or being played
cmd-table-concede = Give up: the other side wins the game
cmd-table-end = For those who manage the server: end a table before its time
cmd-table-end-table = Which table
cmd-table-end-reason = Why; the players read it
cmd-hand = Show your hand to you alone
cmd-rules = How a game is played
cmd-rules-game = Which game
cmd-rules-page = Which page
cmd-option-table = Which of your tables, when you sit at several
cmd-duel = Cake Duel: bluff your way to the other side's cakes
cmd-duel-new = Open a table for Cake Duel
cmd-duel-new-mode = Two players or two teams, with the special cards or without
cmd-new-clock = How long everybody has for a decision
cmd-duel-new-trophies = Bouts to win, 1 to 5 (3 unless you say otherwise)
cmd-duel-new-duels = A match: the best of 1, 3 or 5 duels
cmd-duel-new-wolfy = Whether Sir Wolfy shows himself at the end of the turn
cmd-duel-new-block-limit = Whether more blockers than attackers may be claimed
cmd-duel-new-open-specials = Whether the added special cards are shown before the first bout
cmd-duel-attack = Attack: play cards and claim what they are
cmd-duel-cards = The cards you really play; only you see them
cmd-duel-claim = What you say they are
cmd-duel-attack-target = Whom you attack, in a team game
cmd-duel-block = Block the attack: play cards and claim what they are
cmd-duel-challenge = Call the claim on the table a bluff
cmd-duel-accept = Let the claim on the table stand
cmd-duel-pass = Attack with nothing this turn
cmd-duel-name = Name a card for your Summoner
cmd-duel-name-card = The card you name
cmd-duel-take = Choose the facedown cards that your Priests take
cmd-duel-take-positions = Their places, counted from 1: for example 1 3
cmd-duel-trade = Trade a card with your teammate before the cards are drawn
cmd-duel-trade-give = The card you give; nothing if you leave it out
cmd-duel-trade-take = The card you take; nothing if you leave it out
cmd-duel-keep = Trade nothing
cmd-duel-lead = Say which of your team attacks first in this bout
cmd-duel-lead-first = Who goes first
cmd-duel-hold = Beside your teammate: do not challenge

choice-clock-live = live: 90 seconds
choice-clock-relaxed = relaxed: 10 minutes
choice-clock-slow = slow: 24 hours
choice-any = any number
choice-attack-size = no more than the attackers

tables-heading = ## Tables of this server
tables-none = No table is open here. { NEW_TABLE("or") } opens one.
tables-more = … and { $count } more.
tables-line = { $game } · { $people } · [{ $phase ->
    [lobby] waiting for players
   *[playing] being played
}]({ $link })
tables-line-unlinked = { $game } · { $people } · { $phase ->
    [lobby] waiting for players
   *[playing] being played
}

rules-heading = ## { $game } · { $page }
