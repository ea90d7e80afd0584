"""What Cake Club remembers: tables, seats, moves and the people's wishes, behind one Store."""
