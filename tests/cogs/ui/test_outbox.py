"""What the outbox finds of messages whose answer was lost, and what it never takes for them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import discord
import pytest

from bot.sent_messages import HandDetail, TurnDetail, with_detail
from cogs.hands.render import hand
from cogs.i18n.messages import Messages
from cogs.table_post import render
from cogs.ui.components import layout
from cogs.ui.outbox import Outbox, StoredMessages, hand_component, text_digest
from cogs.ui.panel import Panel
from data.errors import TableMovedOn
from data.records.tables import SentKind, SentMessage
from data.store import Store
from tests.bot.tables.services import ADA, BEN, begun, tables
from tests.data.rows import hand_sent, playing
from tests.stores import MemoryStore

BOT, SOMEBODY = 1, 2
WORDS = Messages()


@dataclass
class Found:
    """A message in the channel."""

    id: int
    content: str = ""
    panel: Panel | None = None
    reference: object = None
    interaction_metadata: object = None
    author: Any = field(default_factory=lambda: discord.Object(BOT))

    @property
    def components(self) -> list[Any]:
        return [] if self.panel is None else list(layout(self.panel).children)


@dataclass
class Channel:
    """A client with one channel, in which these messages stand."""

    messages: list[Found] = field(default_factory=list)
    searches: int = 0
    deleted: list[int] = field(default_factory=list)
    refused: int | None = None
    """The error code with which edits are refused."""

    @property
    def user(self) -> Any:
        return discord.Object(BOT)

    def get_partial_messageable(self, _: int) -> Channel:
        return self

    def get_partial_message(self, message_id: int) -> Any:
        async def delete() -> None:
            self.deleted.append(message_id)

        async def edit(**_: object) -> None:
            if self.refused is not None:
                kind = discord.Forbidden if self.refused == 50001 else discord.NotFound
                raise kind(answered(404), {"code": self.refused, "message": ""})

        return SimpleNamespace(delete=delete, edit=edit)

    async def history(self, **_: object) -> AsyncIterator[Any]:
        self.searches += 1
        for message in self.messages:
            yield message


async def found(store: Store, sent: SentMessage, *messages: Found) -> int | None:
    """Return the message that is taken for one that was being sent; None for none."""
    outbox = Outbox(cast(discord.Client, Channel(list(messages))), store.sent_messages)
    await store.sent_messages.keep(replace(sent, message_id=0))
    known = await outbox.known(sent.about, sent.kind)
    stored = [one for one in await store.sent_messages.about(sent.about) if one.nonce == sent.nonce]
    assert stored == known, "what was found is stored"
    return known[0].message_id if known else None


@pytest.fixture
async def store() -> Store:
    store = MemoryStore()
    await store.tables.add(playing("abcdefgh"))
    return store


SENT = hand_sent("abcdefgh")
PING = replace(SENT, kind=SentKind.PING, nonce="ping")
WHO = f"<@{SENT.user_id}>"


async def test_a_message_is_stored_before_it_is_sent_and_with_its_id_after_it(store: Store) -> None:
    outbox, seen = Outbox(cast(discord.Client, Channel()), store.sent_messages), list[SentMessage]()

    async def send(nonce: str) -> int:
        seen.extend(await store.sent_messages.about("abcdefgh"))
        assert nonce == SENT.nonce
        return 7

    sent = await outbox.send(SENT, send)
    assert [one.message_id for one in seen] == [0]
    assert sent.message_id == 7
    assert await store.sent_messages.about("abcdefgh") == (sent,)


async def test_a_message_that_was_given_up_while_it_was_being_sent_is_deleted(store: Store) -> None:
    """A process stands still while it sends; another one looks for the message, and sends one in its place."""
    channel, other = Channel(), Channel()
    outbox = Outbox(cast(discord.Client, channel), store.sent_messages)
    instead = Outbox(cast(discord.Client, other), store.sent_messages)
    kept = list[SentMessage]()

    async def send(_: str) -> int:
        assert await instead.known("abcdefgh", SentKind.HAND) == []
        kept.append(await instead.send(SENT, taken))
        return 8

    async def taken(_: str) -> int:
        return 9

    with pytest.raises(TableMovedOn):
        await outbox.send(SENT, send)
    assert (channel.deleted, other.deleted) == ([8], [])
    assert await store.sent_messages.about("abcdefgh") == tuple(kept)


async def test_a_message_that_was_found_while_it_was_being_sent_stays(store: Store) -> None:
    channel = Channel()
    outbox = Outbox(cast(discord.Client, channel), store.sent_messages)

    async def send(_: str) -> int:
        (row,) = await store.sent_messages.about("abcdefgh")
        await store.sent_messages.keep(replace(row, message_id=8))
        return 8

    assert (await outbox.send(SENT, send)).message_id == 8
    assert channel.deleted == []


@pytest.mark.parametrize("status", [403, 500])
async def test_only_a_message_that_may_have_arrived_stays_stored(store: Store, status: int) -> None:
    outbox = Outbox(cast(discord.Client, Channel()), store.sent_messages)
    kind = discord.Forbidden if status == 403 else discord.DiscordServerError

    async def refuse(_: str) -> int:
        raise kind(answered(status), "")

    with pytest.raises(kind):
        await outbox.send(replace(SENT, message_id=0), refuse)
    assert len(await store.sent_messages.about("abcdefgh")) == (status == 500)


def answered(status: int) -> Any:
    return cast(Any, type("Answer", (), {"status": status, "reason": ""})())


@pytest.mark.parametrize("answer", ["refused", "lost"])
async def test_stored_messages_are_read_again_only_when_an_answer_was_lost(store: Store, answer: str) -> None:
    channel = Channel()
    outbox, reads = Outbox(cast(discord.Client, channel), store.sent_messages), 0

    async def read() -> list[SentMessage]:
        nonlocal reads
        reads += 1
        return await outbox.known("abcdefgh", SentKind.HAND)

    async def send(_: str) -> int:
        if answer == "refused":
            raise discord.Forbidden(answered(403), "")
        channel.messages.append(Found(8, panel=hand_panel))
        raise discord.DiscordServerError(answered(500), "")

    hand_panel = Panel(heading="A hand", paragraphs=(), component_id=hand_component("abcdefgh"))
    messages = StoredMessages(outbox, read)
    assert await messages.all() == ()
    with pytest.raises(discord.HTTPException):
        await messages.send(SENT, send)
    assert [one.message_id for one in await messages.all()] == ([8] if answer == "lost" else [])
    assert reads == (2 if answer == "lost" else 1)


async def test_stored_messages_stay_the_same_in_memory_and_in_the_store(store: Store) -> None:
    channel = Channel()
    outbox = Outbox(cast(discord.Client, channel), store.sent_messages)
    messages = StoredMessages(outbox, lambda: outbox.known("abcdefgh", SentKind.HAND, SentKind.PING))

    async def same() -> list[int]:
        known = await messages.all()
        assert set(known) == set(await store.sent_messages.about("abcdefgh"))
        return [one.message_id for one in known]

    ids = iter((6, 7, 8, 8))

    async def send(_: str) -> int:
        return next(ids)

    await messages.all()
    other = await messages.send(replace(SENT, channel_id=SENT.channel_id + 1, user_id=BEN.id), send)
    hand = await messages.send(SENT, send)
    assert await same() == [6, 7], "the hands of two members have the same nonce"
    await messages.forget(other)
    ping = await messages.send(PING, send)
    assert await same() == [7, 8]
    hand = await messages.note(hand, HandDetail(is_used=True))
    assert await same() == [7, 8]
    await messages.send(ping, send)
    assert await same() == [7, 8], "it has the same nonce"
    await messages.delete(ping)
    assert (await same(), channel.deleted) == ([7], [8])
    await messages.forget(hand)
    assert (await same(), channel.deleted) == ([], [8])


@pytest.mark.parametrize(("code", "is_there"), [(None, True), (10008, False), (10003, False), (50001, None)])
async def test_an_edit_tells_whether_a_message_is_gone(
    store: Store, code: int | None, is_there: bool | None
) -> None:
    """Any other failure is raised."""
    channel = Channel(refused=code)
    messages = StoredMessages(Outbox(cast(discord.Client, channel), store.sent_messages), AsyncMock())
    panel = Panel(heading="New", paragraphs=())
    if is_there is None:
        with pytest.raises(discord.Forbidden):
            await messages.edit(SENT, panel)
    else:
        assert await messages.edit(SENT, panel) == is_there


async def test_what_is_known_is_not_looked_for(store: Store) -> None:
    channel = Channel()
    await store.sent_messages.keep(SENT)
    assert await Outbox(cast(discord.Client, channel), store.sent_messages).known(
        "abcdefgh", SentKind.HAND
    ) == [SENT]
    assert not channel.searches


async def test_a_ping_is_found_by_its_member_and_not_in_an_answer_or_in_what_others_wrote(
    store: Store,
) -> None:
    others = [
        Found(1, f"{WHO}, look!", author=discord.Object(SOMEBODY)),
        Found(2, f"{WHO}, look!", interaction_metadata=object()),
        Found(3, "<@5>, it is your turn"),
        Found(5, f"{WHO} passes.\n{WHO} draws one card.\nCake Duel"),  # it tells them of a turn
    ]
    assert await found(store, PING, *others) is None
    assert await found(store, PING, *others, Found(4, f"{WHO}, it is your turn")) == 4


async def test_a_message_that_tells_a_turn_is_found_by_its_text(store: Store) -> None:
    text = f"{WHO} passes.\nCake Duel"
    detail = TurnDetail(version=7, number=2, digest=text_digest(text))
    turn = with_detail(replace(SENT, kind=SentKind.TURN, nonce="turn"), detail)
    others = [Found(1, f"{WHO} passes.\nCake Auf!"), Found(2, text, author=discord.Object(SOMEBODY))]
    assert await found(store, turn, *others) is None
    assert await found(store, turn, *others, Found(3, text)) == 3


async def test_messages_to_others_are_not_looked_for_where_one_member_is_named(store: Store) -> None:
    """They may be under way at this moment, and would be given up."""
    channel = Channel()
    outbox = Outbox(cast(discord.Client, channel), store.sent_messages)
    await store.sent_messages.keep(replace(SENT, kind=SentKind.TURN, message_id=0))
    assert await outbox.known("abcdefgh", SentKind.TURN, user_id=SENT.user_id + 1) == []
    assert not channel.searches
    assert len(await store.sent_messages.about("abcdefgh")) == 1


async def test_a_message_that_belongs_to_another_row_is_not_taken(store: Store) -> None:
    await store.tables.add(playing("ponmlkji"))
    await store.sent_messages.keep(replace(PING, table_id="ponmlkji", nonce="other", message_id=4))
    assert await found(store, PING, Found(4, f"{WHO}, it is your turn")) is None


async def test_a_reply_is_found_by_what_it_answers(store: Store) -> None:
    reply = replace(SENT, kind=SentKind.REPLY, nonce="look")
    assert await found(store, reply, Found(1, "hello"), Found(2, "you saw", reference=object())) == 2


async def test_a_post_and_a_hand_are_found_by_their_table() -> None:
    club = tables()
    session = await begun(club)
    table = session.table
    other = render.table(await begun(tables()), WORDS)
    post = render.table(session, WORDS)
    sent = SentMessage(
        kind=SentKind.POST, table_id=table.id, guild_id=table.guild_id, channel_id=2, nonce="x", at=5.0
    )
    assert await found(club.store, sent, Found(1, panel=other)) is None
    assert await found(club.store, sent, Found(1, panel=other), Found(2, panel=post)) == 2
    own = replace(sent, kind=SentKind.HAND, user_id=ADA.id, nonce="y", channel_id=3)
    shown = replace(hand(session, 0, WORDS), rows=())
    assert await found(club.store, own, Found(1, panel=other), Found(3, panel=shown)) == 3


async def test_a_table_in_direct_messages_has_its_posts_and_hands_told_apart() -> None:
    """Both stand in one channel: a post that is taken for a hand is deleted with the hands."""
    club = tables()
    session = await begun(club)
    table = session.table
    asked = hand(session, 0, WORDS)
    not_asked = replace(asked, rows=())
    post = render.table(session, WORDS)
    left = replace(post, rows=())
    of_another = replace(hand(await begun(tables()), 0, WORDS), rows=())
    lost = SentMessage(
        kind=SentKind.HAND,
        table_id=table.id,
        guild_id=table.guild_id,
        channel_id=2,
        nonce="x",
        user_id=ADA.id,
        at=5.0,
    )
    others = [Found(1, panel=left), Found(2, panel=post), Found(3, panel=of_another)]
    assert await found(club.store, lost, *others) is None
    assert await found(club.store, lost, *others, Found(4, panel=not_asked)) == 4
    assert await found(club.store, lost, *others, Found(6, panel=asked)) == 6
    lost_post = replace(lost, kind=SentKind.POST, nonce="y", user_id=0, channel_id=7)
    assert any(asked.rows), "the hand has controls of the table too"
    assert await found(club.store, lost_post, Found(7, panel=asked)) is None
    assert await found(club.store, lost_post, Found(7, panel=asked), Found(8, panel=post)) == 8
