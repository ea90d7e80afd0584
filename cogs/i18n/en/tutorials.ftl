### Lessons: what the tutor says of each question when it first comes, and afterwards

cmd-tutorial = Learn a game in five minutes, at your own table with the Tutor
cmd-tutorial-game = Which game

lesson-leave = **Leave this lesson?** It ends here and doesn't count. You can start again with `/tutorial` at any time.
lesson-thread = { $game }: lesson
lesson-opened = 🎓 Your lesson is in { $thread }. Only you and the server's moderators see it.
lesson-opened-here = 🎓 Your lesson is in this channel, where everyone can see it. For a private one I need the permission *{ $permission }*.
button-for-real = Play for real
lesson-welcome = 🎓 **Welcome!** { $about } Nothing here counts, so take your time.
    {"**My hand**"} shows your cards to you only, as often as you like. **Rules** opens the whole rulebook. **Table…** lets you pause, take a move back or leave.
lesson-in-words = {"**In words**"} tells you what the image shows.
lesson-over-heading = ## { $game } · the lesson is over
lesson-over = 🎓 **That was the lesson.** { $ended } You now know all you need to play { $game } with others. It didn't count for anyone.
    {"**Play for real**"} opens a table here for you and others; **Rules** has everything the lesson left out.
lesson-won = { $winners } won this one.
lesson-one-round = The post above shows how the first of the three rounds ended.

image-page = The cards on this page: { $cards }
rules-page-here = This table
rules-lesson = 🎓 A lesson: it ends after its first bout or round, and doesn't count.

## Cake Duel

lesson-welcome-duel = You and the Tutor fight over cakes: take all of the Tutor's, or win a challenge. This lesson is one bout.
lesson-duel-claim = 🎓 **Your attack.** Press **My hand** first: attackers steal cakes, ⚔️ one each and 🔮 two.
    {"**Attack…**"} opens a form that only you can see: tick the cards you play, then choose what you *claim* they are. You may lie about the name, never about the number. **Pass** skips your attack.
    Try it: tick attackers that share a name and claim what they are.
lesson-known-duel-claim = -# 🎓 Attack… to claim cards, truly or not, or Pass to wait.
lesson-duel-answer = 🎓 **You are under attack.** The cards on the table may not be what the Tutor claims.
    {"**Accept**"} lets the attack through: you lose the cakes. **Block…** plays cards of yours and claims they are blockers: 🛡️ { -card-defender(form: "many") } stop ⚔️, { -card-scientist(form: "many") } stop 🔮, one each. You may lie about that too.
    {"**Challenge!**"} flips the cards and ends the bout: if the claim was a lie, you win the bout; if it was true, you lose it. The Tutor never lies, but other players will.
lesson-known-duel-answer = -# 🎓 Accept and lose cakes, Block… with your cards, or Challenge! and risk the bout.
lesson-duel-block = 🎓 **Your attack is blocked.** Now you decide whether to believe it.
    {"**Accept**"} lets the block through: each blocker stops one of your attackers. **Challenge!** flips the blockers: if it was a lie, you win the bout; if it was true, you lose it.
lesson-known-duel-block = -# 🎓 Accept the block, or Challenge! and risk the bout.

## You Take the Cake

lesson-welcome-bakeries = You and the Tutor each run a bakery: hire a chef, place the cakes, sell them with dice. This lesson is one round of three.
lesson-bakeries-turn = 🎓 **Collect a chef's five parts:** { -piece-chef }, { -piece-apron }, { -piece-hat }, { -piece-batter } and { -piece-stove }. **My hand** shows what each set still needs.
    {"**Draw**"} takes a hidden card, **Take …** takes the open one; either way you then discard one. **Lay set…** hires a chef once you hold all five parts, and ends this phase. **Close the Tutor's bakery** and **Reopen …** play a sign, if you hold one: a closed bakery can't hire.
    Try it: { -chef-sally(form: "short") }'s set is the closest. Is the open card one of its parts?
lesson-known-bakeries-turn = -# 🎓 Draw or take a card; Lay set… once My hand shows all five parts.
lesson-bakeries-discard = 🎓 **Now discard one card.** **Discard…** opens a list that only you can see. Keep what your best set needs. Careful: the Tutor may take the card you discard.
lesson-known-bakeries-discard = -# 🎓 Discard… the card you need least.
lesson-bakeries-place = 🎓 **A cake comes out of the store.** **Mine: keep…** puts it in your own case, **YOU TAKE THE CAKE…** in the Tutor's.
    A slot's number is the dice roll that sells it, and rare rolls multiply the price: 7 comes often and counts once, 2 and 12 are rare and count ×13. Keep expensive cakes; give cheap ones away, into valuable slots.
lesson-known-bakeries-place = -# 🎓 Keep the expensive cakes; give the cheap ones away, into good slots.
lesson-bakeries-roll = 🎓 **The sale.** **Roll!** throws two dice; a number you haven't rolled yet sells the cake in that slot of yours. The seventh sale ends the round: the player who makes it keeps all their money, the other only 40%.
lesson-known-bakeries-roll = -# 🎓 Roll! and hope for a new number.
lesson-bakeries-stale = 🎓 **The Tutor rolled a number twice**, so you put a stale card on one of the Tutor's unsold cakes: 20% off its price. **Choose a cake…** lists them; pick the most expensive one.
lesson-known-bakeries-stale = -# 🎓 Make the Tutor's most expensive cake go stale.
lesson-bakeries-again = 🎓 **Clearance sale.** You are behind and have hit a number: **Stop** keeps 60% of your tab. **Try again** rolls once more: a hit makes it 80%, a miss 40%.
lesson-known-bakeries-again = -# 🎓 Stop and keep what you have, or try again.

## Cake Auf!

lesson-welcome-auf = You and the Tutor bake recipes: each finished recipe is a point. This lesson is one round of three.
lesson-auf-round = 🎓 **It's your turn**, and you hold five cards: every turn starts by drawing up to five. Press **My hand**: it shows what each of your recipes still needs.
    {"**Lay…**"} puts cards facedown under one of your recipes. **Play card…** is for action cards: ban one of the Tutor's recipes, lift a ban, swap, look for another recipe. Do as much of this as you like.
    {"**Pass**"} ends your turn; **Discard…** discards up to two cards first. **Mulligan…** trades your whole hand for a new one, up to three times a round.
    Try it: lay what you can, then pass.
lesson-known-auf-round = -# 🎓 Lay what fits, play what helps, then Pass. You draw up to five again next turn.
lesson-auf-look = 🎓 **{ -card-picky-eater }.** You get to see the top three recipes. **See recipes…** shows them to you only; you may take one and give up one of yours, with its ingredients. **Take none** puts them back.
lesson-known-auf-look = -# 🎓 Swap one of your recipes for one of these, or take none.
lesson-auf-night = 🎓 **The round is over.** Your 🌙 recipes may stay overnight with everything on them, but then you must finish them before your new ones. **Keep recipes…** asks which ones to keep; tick none and they all go back.
lesson-known-auf-night = -# 🎓 Choose which recipes stay overnight.
