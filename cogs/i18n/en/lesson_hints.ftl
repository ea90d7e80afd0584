### What the post of a lesson says first of a new question, beside its image; a button explains the rest

button-explain = Explain
lesson-explained = ### 🎓 { $game }
lesson-short = 🎓 { $hint }
lesson-short-first = 🎓 **Welcome!** **Explain** tells you more about each step.
    { $hint }
lesson-short-duel-claim = Look at **My hand**, then **Attack…**: tick cards with ⚔️ or 🔮 that share a name and claim what they are.
lesson-short-duel-answer = Are the Tutor's cards what the Tutor claims? **Accept** if you believe it; you can also **Block…**.
lesson-short-duel-block = **Accept** if you believe the block; **Challenge!** risks the bout.
lesson-short-bakeries-turn = Collect a chef's five parts: **Draw** or **Take …**.
lesson-short-bakeries-discard = Keep what your best set needs: see **My hand**.
lesson-short-bakeries-place = Keep expensive cakes; give cheap ones away.
lesson-short-bakeries-roll = **Roll!** A new number sells the cake in that slot.
lesson-short-bakeries-stale = 20% off a cake: pick the most expensive.
lesson-short-bakeries-again = **Stop** keeps 60%. **Try again**: 80% or 40%.
lesson-short-auf-round = Look at **My hand**, **Lay…** what your recipes need, then **Pass**.
lesson-short-auf-look = **See recipes…**: take one for one of yours, or **Take none**.
lesson-short-auf-night = **Keep recipes…**: your 🌙 recipes may stay, but you finish them first.
