### Finding opponents
### $who: a member, "@Ada". $game: "Cake Duel". $link: a link to the table. $role: a role of the server, "@Players".
### $permission: "Manage Roles".
### cmd-*: what Discord lists beside a command or an option, at most 100 characters.
### choice-*: a choice of a command's option, at most 100 characters.
### *button-*: a button, at most 20 characters.

cmd-play-game = Find a table: which game; leave it out for any
cmd-play-when = Find a table: how soon you want to finish the game
# choice-pace-*: how soon a game should be over.
choice-pace-now = now: in one sitting
choice-pace-today = today: a few minutes for each decision
choice-pace-week = this week: a day for each decision
find-joined = ✅ You have a seat at a table of { $game }: { $link }
find-opened = ✅ No table was waiting, so I opened one of { $game } here. Others can join it.
refused-already-waiting = You are already waiting at a table: { $link }

# Gives the member a role that gets a ping when a table needs players.
button-players-role = Ping me for tables
# A post in the channel. $free: 1.
players-called = 🍰 { $role } A { $game } table needs { $free } more { $free ->
    [one] player
   *[other] players
}: { $link }
# In the log of the server: why the bot gave a member the role.
players-role-reason = They asked for it with Cake Club's button.
refused-players-role-none = This server has no role for players any more. A server manager can choose one with `/settings players-role`.
refused-players-role-everyone = Everyone has this role already. Choose one that members can add and remove.
refused-players-role-managed = { $role } belongs to an app or to Discord, so I can't give it to members. Choose another role.
refused-players-role-powerful = { $role } has extra permissions here, and members would give it to themselves. Choose a role without extra permissions.
refused-players-role-permission = I can't give roles: I'm missing the permission “{ $permission }”. A server manager can grant it under **Server Settings**, **Roles**, **Cake Club**.
refused-players-role-too-high = I can't give { $role }: it isn't below my own role. A server manager can move mine up under **Server Settings**, **Roles**.
refused-players-role-not-yours = You can only choose a role that you could give yourself. For { $role } you need “{ $permission }” and a higher role.
refused-players-role-silent = My message couldn't ping { $role }. Turn on “Allow anyone to @mention this role” for it under **Server Settings**, **Roles**.

# In the menu that opens on a member: at most 32 characters.
cmd-menu-invite = Invite to a game
invite-heading = ## Invite { $who } to a game
# $place: here or private.
invite-place = { $place ->
    [here] The table opens in this channel.
   *[private] The table opens in a private thread. Only you two and the server's moderators see it.
}
invite-note = -# A seat is held for them. They get a ping if they want pings now.
button-invite-here = This channel
button-invite-private = Private thread
# $place: a link to the channel or the thread.
invite-done = ✅ A table of { $game } is open in { $place }, and a seat there is held for { $who }.
refused-invite-yourself = You can't invite yourself. You can play against the house at once with `/play`.
refused-invite-bot = Apps can't be invited. Choose a person, or press *{ button-house }* in a lobby.
refused-invite-left = { $who } is no longer on this server.
refused-invite-timed-out = { $who } is timed out on this server and can't play for now.
refused-invite-unseen = { $who } can't see this place. Invite them where you both are.
refused-invite-at-table = { $who } already has a seat at the table that you opened: { $link }
# $until: "in 5 minutes".
refused-invite-soon = You invited { $who } a short while ago. Please try again { $until }.
refused-invite-no-thread = I can't open a private thread here. Choose *{ button-invite-here }*.

cmd-settings-players-role = The role to ping when a table needs players; members get it with a button
cmd-settings-players-role-role = Which role; leave it out to tell nobody
# A line of the settings. $value: "@Players".
settings-players-role = **Pinged when a table needs players:** { $value }
# In place of $value.
settings-players-role-none = nobody (`/settings players-role`)
settings-lost-players-role = ⚠️ The role to ping for waiting tables was deleted. Choose another with `/settings players-role`.
