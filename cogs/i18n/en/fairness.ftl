### Figures for server managers
### Only people who manage a server see this.
### $who, $other: a member, "@Ada". $games, $all, $ahead, $behind, $wins: how many games, 12. $percent: 60.
### $gain: "4.0".
### cmd-*: what Discord lists beside a command, at most 100 characters.

cmd-settings-fairness = See who plays mostly with one other member, and large rating gains; only you see it

# $server: "The Cake Club".
fairness-heading = ## Who plays with whom: { $server }
fairness-about = Only you see this. These are numbers, not a verdict: friends often play only with each other, and anyone can have a good week.
fairness-pairs = **Mostly one opponent** (rated games: at least { $games }, against the same member: at least { $percent }%)
fairness-pair = { $who } against { $other }: { $games } of { $all } ({ $percent }%), ahead in { $ahead }, behind in { $behind }
# $days: 7.
fairness-gains = **Large gains in { $days } days** (estimate of skill: at least +{ $gain }, without a member's first games)
# $game: "Cake Duel".
fairness-gain = { $who }, { $game }: +{ $gain }, first in { $wins } of { $games }
# Below a heading, in place of a list.
fairness-nobody = nobody

# A line of `/privacy show`.
fairness-privacy = **Server managers:** they can see who plays mostly with one other member there, and large gains in rating.
