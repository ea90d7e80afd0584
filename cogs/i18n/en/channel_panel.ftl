### The panel that stays in a channel
### cmd-*: what Discord lists beside a command or an option, at most 100 characters.
### *button-*: a button, at most 20 characters.

cmd-settings-panel = Put a panel with buttons into this channel, move it to the end, or take it down
cmd-settings-panel-here = Yes, or left out: put it here or move it to the end. No: take it down
button-panel-put = Put up the panel
# The same in every language.
panel-heading = ## Cake Club 🍰
panel-text = Three card games about cake: with people here, or alone against a house player. Press **{ button-play }**: you need no commands.
# $lines: the tables that wait, each as in panel-line.
panel-waiting = **Waiting for players**
    { $lines }
# A table that waits. $game: "Cake Auf!". $link: an address. $people: "Ada and Ben". $free: 1.
panel-line = [{ $game }]({ $link }): { $people }; { $free } free { $free ->
    [one] seat
   *[other] seats
}
panel-nobody = Nobody is waiting right now. Press **{ button-play }** and open a table.
panel-up = ✅ The panel is at the end of this channel. `/settings panel` moves it there again; with `here: False` it is taken down.
panel-down = ✅ The panel is taken down.
refused-panel-none = There is no panel in this channel. Put one up with `/settings panel`.
# $permissions: "View Channel, Send Messages".
refused-panel-permission = I can't keep a panel here: I'm missing { $permissions }. A server manager can grant this under **Edit Channel**, **Permissions**, **Cake Club**.
