### Lessons: what the tutor says of each question when it first comes, and afterwards
### The tutor speaks to a beginner, step by step. $game: "Cake Duel".
### tutorial-known-*: in place of the lesson when the same question comes again.
### tutorial-short-*: in one line, beside an image.
### cmd-*: what Discord lists beside a command or an option, at most 100 characters.
### *button-*: a button, at most 20 characters.

cmd-tutorial = Learn a game in five minutes, at your own table with the Tutor
cmd-tutorial-game = Which game

# The name of the house player who teaches.
tutor-name = Tutor
tutorial-leave = **Leave this lesson?** It ends here and doesn't count. You can start again with `/tutorial` at any time.
# The name of a thread at Discord.
tutorial-thread = { $game }: lesson
# $thread: a link to the thread.
tutorial-opened = 🎓 Your lesson is in { $thread }. Only you and the server's moderators see it.
# $permission: "Create Private Threads".
tutorial-opened-here = 🎓 Your lesson is in this channel, where everyone can see it. For a private one I need the permission *{ $permission }*.
# Start a lesson.
button-learn = Learn
# Open a table with other people, after a lesson.
button-for-real = Play for real
# The same lesson again.
button-once-more = Once more
# $about: one of tutorial-welcome-*.
tutorial-welcome = 🎓 **Welcome!** { $about } Nothing here counts, so take your time.
    {"**"}{ button-hand }** shows your cards to you only, as often as you like. **{ button-rules }** opens the whole rulebook. **{ button-table }** lets you pause, take a move back or leave.
tutorial-in-words = {"**"}{ button-in-words }** tells you what the image shows.
tutorial-over-heading = ## { $game }: the lesson is over
# $ended: tutorial-won or tutorial-one-round.
tutorial-over = 🎓 **That was the lesson.** { $ended } It didn't count for anyone.
    {"**"}{ button-for-real }** opens a table here for you and others, **{ button-once-more }** deals the lesson again, and **{ button-rules }** has everything it left out.
# $winners: "Ada".
tutorial-won = { $winners } won this one.
tutorial-one-round = The post above shows the last turn.

## Cake Duel

tutorial-welcome-duel = You and the Tutor fight over cakes: take all of the Tutor's, or win a challenge. This lesson ends once you have met each kind of decision.
tutorial-duel-claim = 🎓 **Your attack.** Press **{ button-hand }** first: attackers steal cakes, ⚔️ one each and 🔮 two.
    {"**"}{ duel-button-attack }** opens a form that only you can see: tick the cards you play, then choose what you *claim* they are. You may lie about the name, never about the number. **{ duel-button-pass }** skips your attack.
    Try it: tick attackers that share a name and claim what they are.
tutorial-known-duel-claim = -# 🎓 Attack… to claim cards, truly or not, or Pass to wait.
tutorial-duel-answer = 🎓 **You are under attack.** The cards on the table may not be what the Tutor claims.
    {"**"}{ duel-button-accept }** lets the attack through: you lose the cakes. **{ duel-button-block }** plays cards of yours and claims they are blockers: 🛡️ { -card-defender(form: "many") } stop ⚔️, { -card-scientist(form: "many") } stop 🔮, one each. You may lie about that too.
    {"**"}{ duel-button-challenge }** flips the cards and ends the bout: if the claim was a lie, you win the bout; if it was true, you lose it. The Tutor never lies, but other players will.
tutorial-known-duel-answer = -# 🎓 Accept and lose cakes, Block… with your cards, or Challenge! and risk the bout.
tutorial-duel-block = 🎓 **Your attack is blocked.** Now you decide whether to believe it.
    {"**"}{ duel-button-accept }** lets the block through: each blocker stops one of your attackers. **{ duel-button-challenge }** flips the blockers: if it was a lie, you win the bout; if it was true, you lose it.
tutorial-known-duel-block = -# 🎓 Accept the block, or Challenge! and risk the bout.

## You Take the Cake

tutorial-welcome-bakeries = You and the Tutor each run a bakery: hire a chef, place the cakes, sell them with dice. This lesson ends once you have met each kind of decision.
tutorial-bakeries-turn = 🎓 **Collect a chef's five parts:** { -piece-chef }, { -piece-apron }, { -piece-hat }, { -piece-batter } and { -piece-stove }. **{ button-hand }** shows what each set still needs.
    {"**"}{ bakeries-button-draw }** takes a hidden card, **Take …** takes the open one; either way you then discard one. **{ bakeries-button-lay }** hires a chef once you hold all five parts, and ends this phase. **Close { tutor-name }'s bakery** and **Reopen …** play a sign, if you hold one: a closed bakery can't hire.
    Try it: { -chef-sally(form: "short") }'s set is the closest. Is the open card one of its parts?
tutorial-known-bakeries-turn = -# 🎓 Draw or take a card; Lay set… once My hand shows all five parts.
tutorial-bakeries-discard = 🎓 **Now discard one card.** **{ bakeries-button-discard }** opens a list that only you can see. Keep what your best set needs. Careful: the Tutor may take the card you discard.
tutorial-known-bakeries-discard = -# 🎓 Discard… the card you need least.
tutorial-bakeries-place = 🎓 **A cake comes out of the store.** **Mine: …** puts it in your own case, **YOU TAKE THE CAKE…** in the Tutor's.
    A slot's number is the dice roll that sells it, and rare rolls multiply the price: 7 comes often and counts once, 2 and 12 are rare and count ×13. Keep expensive cakes; give cheap ones away, into valuable slots.
tutorial-known-bakeries-place = -# 🎓 Keep the expensive cakes; give the cheap ones away, into good slots.
tutorial-bakeries-roll = 🎓 **The sale.** **{ bakeries-button-roll }** throws two dice; a number you haven't rolled yet sells the cake in that slot of yours. The seventh sale ends the round: the player who makes it keeps all their money, the other only 40%.
tutorial-known-bakeries-roll = -# 🎓 Roll! and hope for a new number.
tutorial-bakeries-stale = 🎓 **The Tutor rolled a number twice**, so you put a stale card on one of the Tutor's unsold cakes: 20% off its price. **Choose a cake…** lists them; pick the most expensive one.
tutorial-known-bakeries-stale = -# 🎓 Make the Tutor's most expensive cake go stale.
tutorial-bakeries-again = 🎓 **Clearance sale.** You are behind and have hit a number: **Stop** keeps 60% of your tab. **Try again** rolls once more: a hit makes it 80%, a miss 40%.
tutorial-known-bakeries-again = -# 🎓 Stop and keep what you have, or try again.

## Cake Auf!

tutorial-welcome-auf = You and the Tutor bake recipes: each finished recipe is a point. This lesson is one round of three.
tutorial-auf-round = 🎓 **It's your turn**, and you hold five cards: every turn starts by drawing up to five. Press **{ button-hand }**: it shows what each of your recipes still needs.
    {"**"}{ auf-button-place }** puts cards facedown under one of your recipes. **{ auf-button-play }** is for action cards: ban one of the Tutor's recipes, lift a ban, swap, look for another recipe. Do as much of this as you like.
    {"**"}{ auf-button-pass }** ends your turn; **{ auf-button-discard }** discards up to two cards first. **{ auf-button-mulligan }** trades your whole hand for a new one, up to three times a round.
    Try it: lay what you can, then pass.
tutorial-known-auf-round = -# 🎓 Lay what fits, play what helps, then Pass. You draw up to five again next turn.
tutorial-auf-look = 🎓 **{ -card-picky-eater }.** You get to see the top three recipes. **See recipes…** shows them to you only; you may take one and give up one of yours, with its ingredients. **Take none** puts them back.
tutorial-known-auf-look = -# 🎓 Swap one of your recipes for one of these, or take none.
tutorial-auf-night = 🎓 **The round is over.** Your 🌙 recipes may stay overnight with everything on them, but then you must finish them before your new ones. **{ auf-button-keep }** asks which ones to keep; tick none and they all go back.
tutorial-known-auf-night = -# 🎓 Choose which recipes stay overnight.

## What the post of a lesson says first of a new question, beside its image; a button explains the rest

# Show the whole text of the lesson.
button-explain = Explain
tutorial-explained = ### 🎓 { $game }
# $hint: one of tutorial-short-*.
tutorial-short = 🎓 { $hint }
# $hint: one of tutorial-short-*.
tutorial-short-first = 🎓 **Welcome!** **{ button-explain }** tells you more about each step.
    { $hint }
tutorial-short-duel-claim = Look at **{ button-hand }**, then **{ duel-button-attack }**: tick cards with ⚔️ or 🔮 that share a name and claim what they are.
tutorial-short-duel-answer = Are the Tutor's cards what the Tutor claims? **{ duel-button-accept }** if you believe it; you can also **{ duel-button-block }**.
tutorial-short-duel-block = **{ duel-button-accept }** if you believe the block; **{ duel-button-challenge }** risks the bout.
tutorial-short-bakeries-turn = Collect a chef's five parts: **{ bakeries-button-draw }** or **Take …**.
tutorial-short-bakeries-discard = Keep what your best set needs: see **{ button-hand }**.
tutorial-short-bakeries-place = Keep expensive cakes; give cheap ones away.
tutorial-short-bakeries-roll = **{ bakeries-button-roll }** A new number sells the cake in that slot.
tutorial-short-bakeries-stale = 20% off a cake: pick the most expensive.
tutorial-short-bakeries-again = **Stop** keeps 60%. **Try again**: 80% or 40%.
tutorial-short-auf-round = Look at **{ button-hand }**, **{ auf-button-place }** what your recipes need, then **{ auf-button-pass }**.
tutorial-short-auf-look = **{ auf-button-choose }**: take one for one of yours, or **{ auf-button-decline }**.
tutorial-short-auf-night = **{ auf-button-keep }**: your 🌙 recipes may stay, but then you must finish them first.
