"""Shares the work among several processes on one database: who shows a server, and who is told of a change."""
