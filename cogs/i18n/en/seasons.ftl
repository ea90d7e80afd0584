### The end of a season
### cmd-*: what Discord lists beside a command or an option, at most 100 characters.

cmd-settings-season-post = The channel where each season's best players are posted
cmd-settings-season-post-where = Which channel; leave it out to post nothing
# A line of the settings. $value: "#games".
settings-season-post = **End of a season:** { $value }
# In place of $value.
settings-season-post-none = not posted (`/settings season-post`)
settings-lost-season-post = ⚠️ The channel for the end of a season was deleted. Choose another with `/settings season-post`.
# $channel: "#games". $permissions: "View Channel, Send Messages".
refused-season-post-permission = I can't post in { $channel }: I'm missing { $permissions }. A server manager can grant this under **Edit Channel**, **Permissions**, **Cake Club**.

# A post. $season: "October to December 2026".
season-heading = ## 🏆 The season is over: { $season }
season-note = -# A new season has begun, and everyone starts again. The buttons show the whole leaderboard.
