"""Refusals, each with a reason for which there is a sentence, and what the failures of the store mean."""

from __future__ import annotations

from enum import StrEnum

from data.errors import RowDamaged, StoreError, StoreUnavailable


class Reason(StrEnum):
    """Why something is refused; the sentence of each has the key ``refused-`` and its value.

    The forms of a game and each feature have reasons of their own, beside their other modules.
    """

    # refusals.ftl
    ONE_MOMENT = "one-moment"
    DATABASE_AWAY = "database-away"
    THREAD_LIMIT = "thread-limit"
    MOVED_ON = "moved-on"
    NOT_ASKED = "not-asked"
    NOT_SEATED = "not-seated"
    TABLE_OVER = "table-over"
    NOT_BEGUN = "not-begun"
    UNKNOWN_CONTROL = "unknown-control"
    NOT_AVAILABLE = "not-available"
    NO_SUCH_TABLE = "no-such-table"
    NO_TABLE_HERE = "no-table-here"
    OTHER_GAME = "other-game"
    NOT_BEGUN_YET = "not-begun-yet"
    WHICH_TABLE = "which-table"
    NAME_TABLE = "name-table"
    UNKNOWN_ACTION = "unknown-action"
    OTHER_EDITION = "other-edition"
    RECORD_DAMAGED = "record-damaged"
    BAD_OPTION = "bad-option"
    ALREADY_JOINED = "already-joined"
    NOT_JOINED = "not-joined"
    TABLE_FULL = "table-full"
    ALREADY_BEGUN = "already-begun"
    HOST_ONLY = "host-only"
    NO_HOUSE_LEFT = "no-house-left"
    WRONG_NUMBER = "wrong-number"
    TOO_FEW_PLAYERS = "too-few-players"
    HERE_ONLY = "here-only"
    NOT_ON_SERVER = "not-on-server"
    NOT_IN_CONVERSATION = "not-in-conversation"
    NO_WRITING = "no-writing"
    MISSING_PERMISSION = "missing-permission"
    OTHER_CHANNEL = "other-channel"
    ROLE_ONLY = "role-only"
    TOO_MANY_TABLES = "too-many-tables"
    NO_MODES = "no-modes"
    NO_SUCH_BOARD_PAGE = "no-such-board-page"
    STATS_NONE = "stats-none"
    STATS_NONE_OF_GAME = "stats-none-of-game"
    STATS_SAME_MEMBER = "stats-same-member"
    STATS_OF_A_BOT = "stats-of-a-bot"
    NOT_SURE = "not-sure"
    ASLEEP = "asleep"
    TOO_MUCH = "too-much"
    TOO_SOON = "too-soon"
    TOO_FAST = "too-fast"
    TEXT_TOO_LONG = "text-too-long"
    MANAGERS_ONLY = "managers-only"
    SHOWN_ELSEWHERE = "shown-elsewhere"
    OTHER_TABLES_THREAD = "other-tables-thread"
    BAD_TABLE = "bad-table"
    PAGE_GONE = "page-gone"
    NO_SUCH_PAGE = "no-such-page"
    EXPORT_RUNNING = "export-running"
    EXPORT_TOO_LARGE = "export-too-large"

    # lobby.ftl
    TEAM_FULL = "team-full"
    NOT_AGREED = "not-agreed"
    OPEN_SEATS = "open-seats"

    # hands.ftl
    OLDER_HAND = "older-hand"

    # table_status.ftl
    STAND_IN_PLAYS = "stand-in-plays"
    PAUSED = "paused"
    NOT_PAUSED = "not-paused"
    NOT_AWAY = "not-away"
    REQUEST_SOON = "request-soon"
    REQUESTS_USED_UP = "requests-used-up"
    VOTE_OPEN = "vote-open"
    VOTE_AWAY = "vote-away"
    NO_VOTE = "no-vote"
    STALE_VOTE = "stale-vote"
    OTHER_VOTE = "other-vote"
    BAD_VOTE = "bad-vote"
    AGREED_ALREADY = "agreed-already"
    UNDO_NOTHING = "undo-nothing"
    UNDO_NOT_YOURS = "undo-not-yours"
    UNDO_NOT_PRESSED = "undo-not-pressed"
    OFFER_GONE = "offer-gone"
    OFFER_OTHER_SIDE = "offer-other-side"
    NOT_YOUR_OFFER = "not-your-offer"
    NOT_YOURS_TO_TAKE = "not-yours-to-take"
    OFFER_NOBODY = "offer-nobody"
    NOT_OVER = "not-over"
    NO_STORY = "no-story"
    HAND_SHOWN = "hand-shown"
    NO_HAND_LEFT = "no-hand-left"
    ALREADY_AGAIN = "already-again"
    STILL_INVITED = "still-invited"

    # pings.ftl
    NUDGE_NOBODY = "nudge-nobody"
    NUDGE_NO_CLOCK = "nudge-no-clock"
    NUDGE_SOON = "nudge-soon"
    BAD_DATE = "bad-date"
    DATE_PAST = "date-past"
    DATE_FAR = "date-far"
    BAD_ZONE = "bad-zone"
    BAD_HOURS = "bad-hours"

    # history.ftl
    CUT_NOT_JOINED = "cut-not-joined"
    BAD_WORD = "bad-word"
    DEAL_SEALED = "deal-sealed"
    NOT_COMMITTED = "not-committed"
    REPLAY_PAST_END = "replay-past-end"
    REPLAY_RUNNING = "replay-running"
    HISTORY_PAST_END = "history-past-end"
    HISTORY_DIRECT = "history-direct"

    # review.ftl
    NO_REVIEW = "no-review"

    # ratings.ftl
    STATS_DIRECT = "stats-direct"
    STATS_DIRECT_NONE = "stats-direct-none"


def is_transient(error: BaseException) -> bool:
    """Return True if the same may succeed a little later: the network, the disk or the store failed for now.

    ``cogs.ui.errors`` adds the failures of Discord.
    """
    return isinstance(error, (OSError, StoreError)) and not isinstance(error, RowDamaged)


def is_of_store(error: Exception) -> bool:
    """Return True if the store has failed, and not one row in it."""
    return isinstance(error, StoreUnavailable) and not isinstance(error, RowDamaged)


class Refused(Exception):
    """It cannot be done now, and nothing has changed; ``reason`` names the sentence, ``details`` its values.

    A list among these is for the sentence to write as one.
    """

    def __init__(self, reason: StrEnum, **details: str | int | list[str]) -> None:
        super().__init__(reason)
        self.reason: str = reason
        self.details = details


class RefusedByRules(Refused):
    """The rules of a game do not allow it; their reasons are those of ``Game.reasons``."""

    def __init__(self, game: str, reason: str) -> None:
        Exception.__init__(self, f"{game}-{reason}")
        self.reason = f"{game}-{reason}"
        self.details = {}
