"""The errors that the store raises."""


class StoreError(Exception):
    """The request failed; the store has not changed."""


class TableMovedOn(StoreError):
    """Somebody else wrote first: read the table again."""


class StoreUnavailable(StoreError):
    """The disk is full, or the database is locked, read-only, damaged, closed or of a newer program.

    The text says which, for the bot's host; it never holds a seed or a hand.
    """


class DatabaseIsNewer(StoreUnavailable):
    """A newer program has upgraded the database: this program must not use it any more."""


class RowDamaged(StoreUnavailable):
    """One row makes no sense and cannot repair itself; everything else can be read."""
