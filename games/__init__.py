"""The rules of the three cake card games, without clock, files, network or Discord.

Only Duel reads files: the tables of its trained AI players.
"""
