### Lessons: what the tutor says of each question when it first comes, and afterwards

cmd-tutorial = Learn a game in five minutes, at a table of your own with the Tutor
cmd-tutorial-game = Which game

lesson-leave = **Leave this lesson?** It ends here and counts for nobody. `/tutorial` begins it anew whenever you like.
button-for-real = Play for real
lesson-welcome = 🎓 **Welcome!** { $about } Nothing here counts, and there is no hurry.
    {"**My hand**"} shows your cards to you alone, as often as you press it. **Rules** is the whole book. **Table…** pauses, takes a move back or leaves.
lesson-over-heading = ## { $game } · the lesson is over
lesson-over = 🎓 **That was the lesson.** { $ended } You know all you need to play { $game } now. It counted for nobody.
    {"**Play for real**"} opens a table here for you and others; **Rules** has what the lesson left out.
lesson-won = { $winners } won this one.
lesson-one-round = How the first of the three rounds ended stands in the post above.

picture-page = The cards of this page: { $cards }
rules-page-here = this table
rules-lesson = 🎓 A lesson: it ends after its first bout or round, and counts for nobody.

## Cake Duel

lesson-welcome-duel = You and the Tutor fight over cakes: take all of the Tutor's, or win a challenge. This lesson is one bout.
lesson-duel-claim = 🎓 **It is your attack.** Press **My hand** first: attackers steal cakes, ⚔️ one each and 🔮 two.
    {"**Attack…**"} opens a form that only you see: tick the cards you play, then choose what you *claim* they are. The name may be a lie, the number never is. **Pass** attacks with nothing.
    Try it: tick your attackers of one name and claim what they are.
lesson-known-duel-claim = -# 🎓 Attack… to claim, truly or not; Pass to wait.
lesson-duel-answer = 🎓 **You are attacked.** The cards on the table may not be what they are said to be.
    {"**Accept**"} lets the claim stand: you lose the cakes. **Block…** plays cards of yours, claimed as blockers: 🛡️ Defenders stop ⚔️, Scientists stop 🔮, one each; that may be a lie too.
    {"**Challenge!**"} flips the cards and ends the bout: if the claim was a lie you win it, if it was true you lose it. The Tutor never lies; others will.
lesson-known-duel-answer = -# 🎓 Accept and lose cakes, Block… with cards of yours, or Challenge! and stake the bout.
lesson-duel-block = 🎓 **Your attack is blocked.** Now you are the one who may doubt.
    {"**Accept**"} lets the block stand: each blocker stops one of your attackers. **Challenge!** flips the blockers: a lie wins you the bout, the truth loses it.
lesson-known-duel-block = -# 🎓 Accept the block, or Challenge! and stake the bout.

## You Take the Cake

lesson-welcome-bakeries = You and the Tutor each run a bakery: hire a chef, place the cakes, sell them by dice. This lesson is one round of three.
lesson-bakeries-turn = 🎓 **Collect a chef's five parts:** Chef, Apron, Hat, Cake Batter & Pan and Stove. **My hand** says what each set lacks.
    {"**Draw from the stock**"} takes an unseen card, **Take …** the open one; either way you discard one after it. **Lay a chef set…** hires as soon as you hold all five parts, and ends this phase. **Close the bakery…** and **Reopen my bakery** play a sign, if you hold one: who is closed cannot hire.
    Try it: Sally's set is nearest. Is the open card one of its parts?
lesson-known-bakeries-turn = -# 🎓 Draw or take a card; Lay a chef set… once My hand shows all five parts.
lesson-bakeries-discard = 🎓 **Now give one card away.** **Discard…** opens a list that only you see. Keep what your nearest set needs; the card you let go is the next that the Tutor may take.
lesson-known-bakeries-discard = -# 🎓 Discard… the card you need least.
lesson-bakeries-place = 🎓 **A cake has come out of the store.** **Mine: keep…** puts it in your own window, **YOU TAKE THE CAKE…** in the Tutor's.
    A slot is called by the dice that sell it and multiplies the price: 7 comes often and counts once, 2 and 12 come seldom and count ×13. Keep dear cakes, give cheap ones away to slots that are worth much.
lesson-known-bakeries-place = -# 🎓 Keep the dear cakes; give the cheap ones away to good slots.
lesson-bakeries-roll = 🎓 **The sale.** **Roll!** throws two dice; a number you have not had sells the cake in that slot of yours. The seventh sale ends the round: who makes it keeps all he took, the other only 40%.
lesson-known-bakeries-roll = -# 🎓 Roll! and hope for a new number.
lesson-bakeries-stale = 🎓 **The Tutor rolled an old number**, so you put a stale card on one of the Tutor's unsold cakes: 20% off its price. **Choose a cake…** lists them; take the dearest.
lesson-known-bakeries-stale = -# 🎓 Make the Tutor's dearest cake go stale.
lesson-bakeries-again = 🎓 **Clearance sale.** You are behind, and have hit a number: **Stop** keeps 60% of what you took. **Try again** rolls once more: a hit makes it 80%, a miss 40%.
lesson-known-bakeries-again = -# 🎓 Stop and keep what is certain, or try again.

## Cake Auf!

lesson-welcome-auf = You and the Tutor bake recipes: each one that is finished is a point. This lesson is one round of three.
lesson-auf-round = 🎓 **It is your turn**, and you hold five cards: every turn begins with drawing up to five. Press **My hand**: it shows what each of your recipes still needs.
    {"**Lay ingredients…**"} puts cards under one of your recipes, facedown. **Play a card…** is for the others: ban a recipe of the Tutor's, lift a ban, swap, look for another recipe. Do as many of these as you like.
    {"**Pass**"} ends your turn; **Discard, then pass…** throws away up to two cards before. **Mulligan** trades your whole hand for a new one, three times a round.
    Try it: lay what you can, then pass.
lesson-known-auf-round = -# 🎓 Lay what fits, play what helps, then Pass: you draw up to five again.
lesson-auf-look = 🎓 **Picky Eater.** You hold the top three recipes. **Look and choose…** shows them to you alone and lets you take one for one of yours, whose ingredients are lost. **Take none** puts them back.
lesson-known-auf-look = -# 🎓 Take a recipe for one of yours, or none.
lesson-auf-night = 🎓 **The round is over.** Recipes with 🌙 may stay overnight, with all that lies on them; but then they must be finished before your new ones. **Keep for the next round…** asks which; tick none and all go back.
lesson-known-auf-night = -# 🎓 Choose what stays overnight.
