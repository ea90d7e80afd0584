### What a server sets
### A page of what the managers of a server have set. $value: what is set; in some lines it chooses the words.
### cmd-*: what Discord lists beside a command or an option, at most 100 characters.
### *button-*: a button, at most 20 characters.
### tab-*: a button that opens a part of the page, at most 16 characters.
### menu-*: what a closed menu shows, at most 40 characters.
### pick-*: a choice in a menu, at most 45 characters.
### language-*: the name of a language in its own words, the same in every language.
### clock-*: how much time players have for a decision.

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

# $server: "The Cake Club".
settings-heading = ## Settings for { $server }
settings-done = ✅ Saved.
# $value: "#games and #cards".
settings-channels = **Channels:** { $value }
# In place of $value.
settings-channels-none = every channel I can write in
# $value: "@Players".
settings-role = **Who opens tables:** { $value }
# In place of $value.
settings-role-none = everyone
# $value: 5.
settings-tables = **Tables per member:** { $value }
# $value: "live". $times: "live: 90 seconds, relaxed: 10 minutes".
settings-clock = **Clock:** { $value } ({ $times })
# A part of $times. $clock: "live". $time: "90 seconds".
settings-clock-time = { $clock }: { $time }
settings-threads = **Threads:** { $value ->
    [open] one for each table, where I have permission
    [yes] one for each table
   *[no] off, tables stay in the channel
}
# $value: "Deutsch".
settings-language = **Language:** { $value }
# In place of $value.
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
# $value: 5.
pick-tables = Tables per member: { $value }
# $value: "live".
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
language-tr = Türkçe
