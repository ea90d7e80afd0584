### Figures for server managers

cmd-settings-fairness = See who plays mostly with one other member, and large rating gains; only you see it

fairness-heading = ## Who plays with whom: { $server }
fairness-about = Only you see this. These are numbers, not a verdict: friends often play only with each other, and anyone can have a good week.
fairness-pairs = **Mostly one opponent** (rated games: at least { $games }, against the same member: at least { $percent }%)
fairness-pair = { $who } against { $other }: { $games } of { $all } ({ $percent }%), ahead in { $ahead }, behind in { $behind }
fairness-gains = **Large gains in { $days } days** (estimate of skill: at least +{ $gain }, without a member's first games)
fairness-gain = { $who }, { $game }: +{ $gain }, first in { $wins } of { $games }
fairness-nobody = nobody

fairness-privacy = **Server managers:** they can see who plays mostly with one other member there, and large gains in rating.
