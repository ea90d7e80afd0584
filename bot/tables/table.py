"""A table, its seats and its posts, as the rest of the program knows them."""

from data.rows import (
    By,
    Ending,
    MemberRow,
    Phase,
    PostRow,
    ResultRow,
    SeatRow,
    ServerRow,
    TableRow,
)

__all__ = [
    "By",
    "Ending",
    "MemberRow",
    "Phase",
    "PostRow",
    "ResultRow",
    "SeatRow",
    "ServerRow",
    "TableRow",
]
