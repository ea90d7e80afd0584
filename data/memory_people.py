"""What the store without a disk remembers of servers, members and their hands' messages."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any

from typing_extensions import override

from data.rows import HandPostRow, MemberRow, MoveRow, Phase, SeatRow, ServerRow, TableRow
from data.store import Store, StoreUnavailable, TableMovedOn


class MemoryPeople(Store):
    """The dictionaries, and the calls that concern people more than tables."""

    def __init__(self) -> None:
        self._is_closed = False
        self._tables: dict[str, TableRow] = {}
        self._moves: dict[str, list[MoveRow]] = defaultdict(list)
        self._hand_posts: dict[tuple[str, int], HandPostRow] = {}
        self._watchers: defaultdict[str, set[int]] = defaultdict(set)
        self._servers: dict[int, ServerRow] = {}
        self._members: dict[int, MemberRow] = {}

    @override
    async def set_hand_post(self, post: HandPostRow) -> None:
        self._known(post.table_id)
        self._hand_posts[post.table_id, post.user_id] = post

    @override
    async def drop_hand_post(self, table_id: str, user_id: int) -> None:
        self._check_open()
        self._hand_posts.pop((table_id, user_id), None)

    @override
    async def hand_posts(self, table_id: str) -> tuple[HandPostRow, ...]:
        self._check_open()
        posts = (post for post in self._hand_posts.values() if post.table_id == table_id)
        return tuple(sorted(posts, key=lambda post: post.user_id))

    @override
    async def hand_posts_of(self, user_id: int) -> tuple[HandPostRow, ...]:
        self._check_open()
        posts = (post for post in self._hand_posts.values() if post.user_id == user_id)
        return tuple(sorted(posts, key=lambda post: post.table_id))

    @override
    async def stray_hands(self) -> tuple[str, ...]:
        found = {post.table_id for post in self._hand_posts.values()}
        return tuple(sorted(table for table in found if self._tables[table].phase is Phase.OVER))

    @override
    async def set_watching(self, table_id: str, user_id: int, *, is_on: bool) -> None:
        self._known(table_id)
        watchers = self._watchers[table_id]
        (watchers.add if is_on else watchers.discard)(user_id)

    @override
    async def watchers(self, table_id: str) -> tuple[int, ...]:
        self._check_open()
        return tuple(sorted(self._watchers.get(table_id, ())))

    @override
    async def watched_by(self, user_id: int) -> tuple[str, ...]:
        self._check_open()
        return tuple(sorted(table for table, watchers in self._watchers.items() if user_id in watchers))

    @override
    async def servers(self) -> tuple[ServerRow, ...]:
        self._check_open()
        return tuple(self._servers[guild_id] for guild_id in sorted(self._servers))

    @override
    async def table_ids(self) -> tuple[str, ...]:
        return tuple(table.id for table in self._oldest_first(lambda _: True))

    @override
    async def probe(self) -> None:
        self._check_open()

    @override
    async def guilds(self) -> frozenset[int]:
        self._check_open()
        return frozenset(table.guild_id for table in self._tables.values())

    @override
    async def set_server(self, server: ServerRow) -> None:
        self._check_open()
        self._servers[server.guild_id] = server

    @override
    async def drop_server(self, guild_id: int) -> None:
        self._check_open()
        self.forgotten += 1
        gone = {table.id for table in self._tables.values() if table.guild_id == guild_id}
        for table_id in gone:
            del self._tables[table_id]
            self._moves.pop(table_id, None)
            self._watchers.pop(table_id, None)
        for key in [key for key in self._hand_posts if key[0] in gone]:
            del self._hand_posts[key]
        self._servers.pop(guild_id, None)

    @override
    async def member(self, user_id: int) -> MemberRow:
        self._check_open()
        return self._members.get(user_id, MemberRow(user_id=user_id))

    @override
    async def set_member(self, member: MemberRow) -> None:
        self._check_open()
        self._members[member.user_id] = member

    @override
    async def drop_member(self, user_id: int) -> None:
        self._check_open()
        self.forgotten += 1
        for table in list(self._tables.values()):
            seats = tuple(_without(seat, user_id) for seat in table.seats)
            host_id = 0 if table.host_id == user_id else table.host_id
            self._change(table, seats=seats, host_id=host_id)
        for key in [key for key in self._hand_posts if key[1] == user_id]:
            del self._hand_posts[key]
        for watchers in self._watchers.values():
            watchers.discard(user_id)
        self._members.pop(user_id, None)

    @override
    async def all_tables_of(self, user_id: int) -> tuple[TableRow, ...]:
        found = self._oldest_first(
            lambda table: any(user_id in (seat.user_id, seat.dealt_to) for seat in table.seats)
        )
        return tuple(sorted(found, key=lambda table: -table.created_at))

    def _check_open(self) -> None:
        if self._is_closed:
            raise StoreUnavailable("the store has been closed")

    def _known(self, table_id: str) -> TableRow:
        self._check_open()
        if table_id not in self._tables:
            raise TableMovedOn(f"there is no table {table_id}")
        return self._tables[table_id]

    def _change(self, table: TableRow, **changes: Any) -> TableRow:
        changed = table.model_copy(update=changes)
        self._tables[table.id] = changed
        return changed

    def _oldest_first(self, wanted: Callable[[TableRow], bool]) -> tuple[TableRow, ...]:
        self._check_open()
        found = filter(wanted, self._tables.values())
        return tuple(sorted(found, key=lambda table: (table.created_at, table.id)))


def _without(seat: SeatRow, user_id: int) -> SeatRow:
    """The seat without this member's name and id."""
    sitting = {"user_id": None, "name": ""} if seat.user_id == user_id else {}
    dealt = {"dealt_to": None} if seat.dealt_to == user_id else {}
    return seat.model_copy(update={**sitting, **dealt})
