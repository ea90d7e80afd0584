### What a server sets

cmd-settings = Cake Club's settings for this server
cmd-settings-show = Show this server's settings
cmd-settings-channel = Allow tables in a channel, or take it off the list
cmd-settings-channel-where = Which channel
cmd-settings-channel-allowed = Yes: tables may be opened there. No: not any more
cmd-settings-everywhere = Allow tables in every channel again
cmd-settings-openers = Who may open tables
cmd-settings-openers-role = Only members with this role; leave it out for everyone
cmd-settings-tables = The most tables a member may be at, at the same time
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
settings-channels = **Channels:** { $channels }
settings-channels-all = every channel I can write in
settings-openers = **Who opens tables:** { $role }
settings-openers-all = everyone
settings-tables = **Tables per member:** { $most }
settings-clock = **Clock:** { $clock } ({ $times })
settings-clock-time = { $clock }: { $time }
settings-threads = **Threads:** { $wanted ->
    [open] one for each table, where I may
    [yes] one for each table
   *[no] off, tables stay in the channel
}
settings-language = **Language:** { $language }
settings-language-discord = the server's Discord language
settings-messages = **Hands by direct message:** { $offered ->
    [yes] on
   *[no] off
}
settings-pictures = **Pictures:** { $shown ->
    [yes] on
   *[no] off, text only
}
settings-note = `/settings time` changes these times.
settings-pick-channels = Channels: every channel
settings-pick-role = Who opens tables: everyone
settings-menu-tables = Tables per member
settings-choice-tables = Tables per member: { $most }
settings-choice-clock = Clock: { $clock }
button-settings-tables = Tables
button-settings-posts = Posts
button-setting-threads = Threads
button-setting-messages = Direct messages
button-setting-pictures = Pictures

clock-live = live
clock-relaxed = relaxed
clock-slow = slow

language-en = English
language-de = Deutsch
language-es = Español
language-fr = Français
language-pt-BR = Português (Brasil)
language-pl = Polski
