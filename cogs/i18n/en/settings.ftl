### What a server sets

cmd-settings = Cake Club's settings for this server
cmd-settings-show = Show this server's settings
cmd-settings-channel = Allow tables in a channel, or take it off the list
cmd-settings-channel-where = Which channel
cmd-settings-channel-allowed = Yes: tables may be opened there. No: not any more
cmd-settings-everywhere = Allow tables in every channel again
cmd-settings-openers = Who may open tables
cmd-settings-openers-role = Only members with this role; leave it out for everyone
cmd-settings-tables = How many tables a member may play at the same time
cmd-settings-tables-most = From 1 to 25
cmd-settings-clock = The clock used when the host doesn't choose one
cmd-settings-clock-clock = Which clock
cmd-settings-time = Change how long one of the clocks is on this server
cmd-settings-time-clock = Which clock
cmd-settings-time-seconds = Seconds per decision: 15 to 1,209,600 (two weeks); leave it out for the usual time
cmd-settings-threads = Whether each table gets its own thread
cmd-settings-threads-wanted = Yes or no
cmd-settings-language = The language of public posts
cmd-settings-language-language = Which language; leave it out to use the server's Discord language
cmd-settings-messages = Whether players may also get their hands by direct message
cmd-settings-messages-offered = Yes or no
cmd-settings-pictures = Whether small pictures appear next to the words
cmd-settings-pictures-shown = Yes, or no for text only

settings-heading = ## Settings for { $server }
settings-done = ✅ Saved.
settings-channels = **Channels:** { $value }
settings-channels-none = every channel I can write in
settings-role = **Who opens tables:** { $value }
settings-role-none = everyone
settings-tables = **Tables per member:** { $value }
settings-clock = **Clock:** { $value } ({ $times })
settings-clock-time = { $clock }: { $time }
settings-threads = **Threads:** { $value ->
    [open] one for each table, where I have permission
    [yes] one for each table
   *[no] off, tables stay in the channel
}
settings-language = **Language:** { $value }
settings-language-none = the server's Discord language
settings-messages = **Hands by direct message:** { $value ->
    [yes] on
   *[no] off
}
settings-pictures = **Pictures:** { $value ->
    [yes] on
   *[no] off, text only
}
settings-note = `/settings time` changes these times.
menu-channels = Channels: every channel
menu-role = Who opens tables: everyone
menu-tables = Tables per member
pick-tables = Tables per member: { $value }
pick-clock = Clock: { $value }
tab-settings-tables = Tables
tab-settings-posts = Posts
button-settings-threads = Threads
button-settings-messages = Direct messages
button-settings-pictures = Pictures

clock-live = live
clock-relaxed = relaxed
clock-slow = slow

language-en = English
language-de = Deutsch
language-es = Español
language-fr = Français
language-pt-BR = Português (Brasil)
language-pl = Polski
language-it = Italiano
