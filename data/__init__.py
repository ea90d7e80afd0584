"""Storage: tables, moves, settings, ratings and statistics, behind one Store."""
