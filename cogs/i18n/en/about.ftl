### About this bot
### The page that `/about` shows. $url: none, or an address.
### cmd-*: what Discord lists beside a command, at most 100 characters.

cmd-about = Version, what is new, terms, privacy, support and an invitation

# The same in every language. $version: "1.0.0".
about-heading = ## Cake Club { $version }
about-new = **New in 1.0.0:** Cake Duel, You Take the Cake and Cake Auf!, with house players of three strengths, a tutorial and rules for each, ratings and leaderboards, tournaments, the deal of the day, replays, and deals that you can check with `/verify`.
about-privacy = **Privacy:** `/privacy show` says what is kept about you and lets you delete it. Messages are never read.{ $url ->
    [none] {""}
   *[other] {" "}[Privacy policy]({ $url })
}
about-terms = **Terms:** the bot is free, nothing is played for money, and it comes without any warranty.{ $url ->
    [none] {""}
   *[other] {" "}[Terms of service]({ $url })
}
about-licence = **Licence:** the program is free software under the MIT licence. This is an unofficial fan work; the games belong to their makers.{ $url ->
    [none] {""}
   *[other] {" "}[Source code]({ $url })
}
about-support = **Support:** { $url ->
    [none] ask the person who hosts this bot, for example through the managers of your server.
   *[other] [get help here]({ $url }).
}
# Stands there if the person who hosts the bot has set an address for it.
about-sentences = **Translation:** [report a sentence]({ $url }) that is wrong or unclear.
about-invite = **Invitation:** [add Cake Club to another server]({ $url }).
about-account = **On your account:** [add Cake Club to your own apps]({ $url }) and play in direct messages, without a server.
