"""How several processes on one database share the work: who shows a server, and who is told of a change."""
