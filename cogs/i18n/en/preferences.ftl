### What members set for themselves
### A page of what a member has set; buttons below the lines change them. $value: what is set; it chooses the words.
### cmd-*: what Discord lists beside a command or an option, at most 100 characters.
### *button-*: a button, at most 20 characters.
### tab-*: a button that opens a part of the page, at most 16 characters.
### menu-*: what a closed menu shows, at most 40 characters.

cmd-preferences = Your preferences: messages, pings, dice, pictures, language
cmd-preferences-hands = Whether your hand also comes by direct message
cmd-preferences-rolls = Whether your dice roll automatically
cmd-preferences-plain = Whether your hand comes as text only, without a picture
cmd-preferences-more-time = Double time at live tables, as their lobby says; not in tournaments
cmd-preferences-calm = Pictures without rays and bursts, for everyone at tables that start with you
cmd-preferences-turns = Whether each turn at your tables is told in a new direct message
cmd-preferences-boards = Whether others see you on leaderboards, and your ratings
cmd-preferences-language = The language of everything that only you can see

preferences-heading = ## Your preferences
preferences-note = Only you can see this. It applies on every server.
preferences-messages = { $value ->
    [yes] ✅ **Hands by direct message:** your hand also comes there and stays up to date.
    [refused] ⚠️ **Hands by direct message:** Discord didn't let me write to you. Allow direct messages from members of this server, then press the button again.
   *[no] ⬜ **Hands by direct message:** off. Press *{ button-hand }* at a table to see your hand.
}
preferences-rolls = { $value ->
    [yes] ✅ **Roll dice automatically:** on, whenever there is nothing to decide.
   *[no] ⬜ **Roll dice automatically:** off. You press *{ bakeries-button-roll }* yourself.
}
preferences-plain = { $value ->
    [yes] ✅ **Text only:** your hand comes without a picture.
   *[no] ⬜ **Text only:** off. Your hand comes with a picture of your cards.
}
preferences-more-time = { $value ->
    [yes] ✅ **More time at live tables:** you have double time, and the lobby says so. So have those who choose at the same time. Not in tournaments.
   *[no] ⬜ **More time at live tables:** off. With it you have double time to decide, and the lobby says so. Not in tournaments.
}
preferences-calm = { $value ->
    [yes] ✅ **Calm pictures:** no rays and no bursts in yours, nor for anyone at tables that start with you.
   *[no] ⬜ **Calm pictures:** off. With it, your pictures and those of tables that start with you have no rays and bursts.
}
preferences-turns = { $value ->
    [yes] ✅ **Each turn in a message:** what happens at your tables comes as a new direct message.
    [refused] ⚠️ **Each turn in a message:** Discord didn't let me write to you. Allow direct messages from members of this server, then press the button again.
   *[no] ⬜ **Each turn in a message:** off. For screen readers that don't announce edited posts.
}
preferences-boards = { $value ->
    [yes] ✅ **Leaderboards:** you are listed, and others see your ratings.
   *[no] ⬜ **Leaderboards:** others see neither you there nor your ratings. You still have them.
}
# $value: "Deutsch".
preferences-language = 🗨️ **Language:** { $value }
# Below a language in the menu of languages, at most 100 characters. $proofread: yes or no.
language-note = { $proofread ->
    [yes] proofread by a native speaker
   *[no] not yet proofread by a native speaker
}
# In place of $value, and a choice of the menu.
preferences-language-none = same as your Discord
tab-preferences-general = General
tab-preferences-pings = Pings
tab-preferences-boards = More
button-preferences-messages = Direct messages
button-preferences-rolls = Auto-roll
button-preferences-plain = Text only
button-preferences-more-time = More time
button-preferences-calm = Calm pictures
button-preferences-turns = Each turn
# Be on the leaderboards or not.
button-preferences-boards = List me
menu-language = Choose a language
