### What a server sets

cmd-settings = How this server plays
cmd-settings-show = What is set for this server
cmd-settings-channel = Name a channel in which tables may be opened, or take it off the list
cmd-settings-channel-where = Which channel
cmd-settings-channel-allowed = Yes: tables may be opened there; no: not any more
cmd-settings-everywhere = Let tables be opened in every channel again
cmd-settings-openers = Who may open tables
cmd-settings-openers-role = Only members with this role; leave it out for everybody
cmd-settings-tables = At how many tables a member may sit at once
cmd-settings-tables-most = From 1 to 25
cmd-settings-clock = The clock of a table whose host names none
cmd-settings-clock-clock = Which clock
cmd-settings-time = This server's own time of a clock
cmd-settings-time-clock = Which clock
cmd-settings-time-seconds = Seconds for one decision: 15 to 1,209,600 (two weeks); leave it out for the usual time
cmd-settings-threads = Whether each table gets a thread of its own
cmd-settings-threads-wanted = Yes or no
cmd-settings-language = The language of public posts
cmd-settings-language-language = Which one; leave it out for the language that this server has told Discord
cmd-settings-messages = Whether players may have their hands by direct message as well
cmd-settings-messages-offered = Yes or no
cmd-settings-pictures = Whether pictures stand beside the words
cmd-settings-pictures-shown = Yes or no: words alone

settings-heading = ## How { $server } plays
settings-done = ✅ It is set. This is how it stands now:
settings-channels = **Channels:** { $channels }
settings-channels-all = wherever I may write
settings-openers = **Who opens tables:** { $role }
settings-openers-all = everybody
settings-tables = **Tables a member:** { $most } at once
settings-clock = **Clock:** { $clock }, unless the host names another ({ $times })
settings-clock-time = { $clock }: { $time }
settings-threads = **Threads:** { $wanted ->
    [yes] each table has its own
   *[no] none, tables stay in the channel
}
settings-language = **Language:** { $language }
settings-language-discord = the one this server has told Discord
settings-messages = **Hands by direct message:** { $offered ->
    [yes] for those who want them
   *[no] none, hands are shown on request only
}
settings-pictures = **Pictures:** { $shown ->
    [yes] beside the words; each member may want words alone by `/preferences`
   *[no] none, words alone
}

clock-live = live
clock-relaxed = relaxed
clock-slow = slow

language-en = English
language-de = Deutsch
