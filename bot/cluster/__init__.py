"""How several processes on one database share the work: who shows which servers, and who hears of which changes."""
