### What a member sets for himself

cmd-preferences = How Cake Club treats you
cmd-preferences-hands = Whether your hand also comes by direct message
cmd-preferences-pings = Whether you are called when it is your move and you are away
cmd-preferences-rolls = Whether your dice roll by themselves
cmd-preferences-plain = Whether your hand comes in words alone, without a picture
cmd-preferences-language = The language in which only you are answered

preferences-heading = ## How Cake Club treats you
preferences-note = Only you see this, and it holds in every server. Press to change.
preferences-messages = { $on ->
    [yes] ✅ **Hands by direct message:** your hand comes there as well and follows the game.
   *[no] ⬜ **Hands by direct message:** none. *My hand* on a table shows yours to you alone.
}
preferences-messages-refused = ⚠️ **Hands by direct message:** Discord did not let me write to you. Allow direct messages from this server's members, then press the button to try again.
preferences-pings = { $on ->
    [yes] ✅ **Calls:** you are called when it is your move and you are away.
   *[no] ⬜ **Calls:** nobody calls you. Mind the clock of your tables.
}
preferences-rolls = { $on ->
    [yes] ✅ **Dice:** yours roll by themselves when there is nothing to decide.
   *[no] ⬜ **Dice:** you press *Roll!* yourself.
}
preferences-plain = { $on ->
    [yes] ✅ **Words only:** your hand comes without a picture.
   *[no] ⬜ **Words only:** your hand comes with a picture of your cards.
}
preferences-language = 🗨️ **Language:** { $language }
preferences-language-discord = the one of your Discord
button-wish-messages = Hands by message
button-wish-pings = Calls
button-wish-rolls = Dice by themselves
button-wish-plain = Words only
menu-wish-language = Choose a language
