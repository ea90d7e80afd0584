"""What a live message shows: every change, the work of presses first, and again what failed for the moment."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from bot.cluster.homes import Homes, ShardsLost
from bot.errors import Reason, Refused
from cogs.ui import live_message
from cogs.ui.live_message import LiveMessage, LiveMessages, UpdateResult
from cogs.ui.responses import UnansweredPresses
from data.errors import RowDamaged
from tests.waiting import until

SHORT, LONG = 0.001, 3600.0


class Post(LiveMessage):
    """Fails so many times before it succeeds, and notes what is done."""

    def __init__(self, failures: int = 0, last: UpdateResult = UpdateResult.IDLE) -> None:
        super().__init__(name="post", unanswered=UnansweredPresses())
        self.failures, self.last = failures, last
        self.done: list[object] = []
        self.meanwhile: Callable[[], Awaitable[object]] | None = None

    @property
    def tries(self) -> int:
        return self.done.count("update")

    async def update(self) -> UpdateResult:
        self.done.append("update")
        if self.meanwhile is not None:
            meanwhile, self.meanwhile = self.meanwhile, None
            await meanwhile()
        if self.tries > self.failures:
            return self.last
        raise OSError("Discord is away")

    async def note(self, what: object) -> object:
        self.done.append(what)
        return what


async def test_a_transient_failure_is_tried_again_until_it_succeeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing else may come: the end of a game is the last change of its post."""
    monkeypatch.setattr(live_message, "LONGEST_RETRY_SECONDS", SHORT)
    post = Post(failures=20)
    post.changed()
    await until(lambda: post.is_idle)
    assert post.tries == 21


async def test_what_is_stored_and_makes_no_sense_is_not_tried_again() -> None:
    post = Post(failures=1)

    async def damaged() -> None:
        raise RowDamaged("a row makes no sense")

    post.meanwhile = damaged
    post.changed()
    await until(lambda: post.is_idle)
    assert post.tries == 1


async def test_a_change_ends_the_wait_and_the_failures_before_it_do_not_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waits = list[int]()

    def wait(failures: int, **_: float) -> float:
        waits.append(failures)
        return LONG if len(waits) % 2 == 0 else SHORT

    monkeypatch.setattr(live_message, "retry_seconds", wait)
    post = Post(failures=4)
    for tries in (2, 4, 5):
        post.changed()
        await until(lambda tries=tries: post.tries == tries)  # type: ignore[misc]
    await until(lambda: post.is_idle)
    assert waits == [1, 2, 1, 2]


async def test_what_is_stopped_waits_no_longer_to_try_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_message, "retry_seconds", lambda _, **__: LONG)
    post = Post(failures=1)
    post.changed()
    await until(lambda: post.tries)
    await post.end()
    assert post.is_idle
    assert post.tries == 1


async def test_a_change_during_an_update_is_followed_by_another_update() -> None:
    post = Post()

    async def change() -> None:
        post.changed()

    post.meanwhile = change
    post.changed()
    await until(lambda: post.is_idle)
    assert post.tries == 2


async def test_the_work_of_presses_comes_before_updates_and_one_after_the_other() -> None:
    post, goes_on = Post(), asyncio.Event()

    async def first() -> None:
        await goes_on.wait()
        await post.note("first")

    begun = asyncio.create_task(post.do(first))
    await until(lambda: post._is_working)
    post.changed()
    second = asyncio.create_task(post.do(lambda: post.note("second")))
    await asyncio.sleep(0)
    goes_on.set()
    await asyncio.gather(begun, second)
    await until(lambda: post.is_idle)
    assert post.done == ["first", "second", "update"]


async def test_work_raises_where_it_was_asked_for_and_the_next_is_done() -> None:
    post = Post()

    async def fail() -> None:
        raise ValueError("it is broken")

    with pytest.raises(ValueError, match="broken"):
        await post.do(fail)
    assert await post.do(lambda: post.note("next")) == "next"


@pytest.mark.parametrize(
    "error",
    [Refused(Reason.ONE_MOMENT), TimeoutError(), OSError("away"), RowDamaged("torn"), ValueError("bug")],
)
async def test_work_that_an_update_may_do_later_raises_only_what_is_a_bug(error: Exception) -> None:
    post = Post()

    async def fail() -> object:
        raise error

    assert await post.try_to(lambda: post.note("done")) == "done"
    if isinstance(error, ValueError):
        with pytest.raises(ValueError, match="bug"):
            await post.try_to(fail)
    else:
        assert await post.try_to(fail) is None


async def test_what_is_not_there_any_more_is_over() -> None:
    posts = LiveMessages[int, Post](lambda _: Post(), None)

    async def missing() -> None:
        raise Refused(Reason.NO_SUCH_TABLE)

    posts.of(1).meanwhile = missing
    posts.changed(1)
    await until(lambda: not posts.live)


async def test_work_that_would_wait_too_long_is_not_done() -> None:
    post, goes_on = Post(), asyncio.Event()
    post.meanwhile = goes_on.wait
    post.changed()
    await until(lambda: post.tries)
    with pytest.raises(TimeoutError):
        await post.do(lambda: post.note("late"), seconds=SHORT)
    goes_on.set()
    await until(lambda: post.is_idle)
    assert "late" not in post.done


async def test_an_update_that_waits_is_disturbed_by_work() -> None:
    post, is_undisturbed = Post(), list[bool]()

    async def wait() -> None:
        is_undisturbed.append(await post.undisturbed(asyncio.sleep(LONG), by_changes=False))

    post.meanwhile = wait
    post.changed()
    await until(lambda: post.tries)
    assert await post.do(lambda: post.note("work")) == "work"
    assert is_undisturbed == [False]


async def test_what_is_stopped_ends_its_work_and_refuses_all_other() -> None:
    post, goes_on = Post(), asyncio.Event()

    async def work() -> str:
        await goes_on.wait()
        return "done"

    begun = asyncio.create_task(post.do(work))
    await until(lambda: post._is_working)
    waiting = asyncio.create_task(post.do(lambda: post.note("waiting")))
    await asyncio.sleep(0)
    ending = asyncio.create_task(post.end())
    await asyncio.sleep(0)
    goes_on.set()
    await ending
    assert await begun == "done"
    for refused in (waiting, post.do(lambda: post.note("later"))):
        with pytest.raises(Refused, match="one-moment"):
            await refused
    post.changed()
    assert post.is_idle
    assert post.done == []


async def test_what_is_over_is_forgotten_and_what_is_current_is_kept() -> None:
    made: list[Post] = []
    dropped: list[str] = []

    def make(key: str) -> Post:
        made.append(Post(last=UpdateResult.OVER if key == "over" else UpdateResult.IDLE))
        return made[-1]

    messages = LiveMessages(make, None)
    messages.dropped = dropped.append
    for key in ("over", "current"):
        messages.of(key).changed()
    await until(lambda: all(post.is_idle for post in made))
    assert list(messages.live) == ["current"]
    assert dropped == ["over"]
    messages.drop(lambda _: True)
    await messages.settled()
    assert not messages.live
    assert made[1].is_ended


async def test_messages_of_servers_that_another_process_shows_are_dropped_before_the_shards_are_released() -> (
    None
):
    class OneHome(Homes):
        def is_home(self, guild_id: int) -> bool:
            return guild_id == 1

    def make(_: int) -> Post:
        return Post()

    homes, goes_on = OneHome(), asyncio.Event()
    messages = LiveMessages(make, homes)
    for guild_id in (1, 2):
        messages.of(guild_id).guild_id = guild_id
    lost = messages.live[2]
    begun = asyncio.create_task(lost.do(goes_on.wait))
    await until(lambda: lost._is_working)
    homes.news.tell(ShardsLost(frozenset({2}), in_time=True))
    assert list(messages.live) == [1]
    released = asyncio.create_task(homes.news.released())
    await asyncio.sleep(0)
    assert not released.done()
    goes_on.set()
    await asyncio.gather(released, begun)
    assert lost.is_idle


async def test_an_update_waits_while_a_press_is_answered() -> None:
    post = Post()
    with post.held():
        post.changed()
        await post.do(lambda: post.note("first"))
        await asyncio.sleep(0)
        assert post.done == ["first"]
        await post.do(lambda: post.note("second"))
    await until(lambda: post.is_idle)
    assert post.done == ["first", "second", "update"]


async def test_of_many_messages_those_are_dropped_that_have_been_idle_for_longest() -> None:
    messages: LiveMessages[int, Post] = LiveMessages(lambda _: Post(), None, most=3)
    posts = {key: messages.of(key) for key in (1, 2, 3)}
    messages.of(1)
    messages.of(4)
    assert list(messages.live) == [3, 1, 4]
    with pytest.raises(Refused):
        await posts[2].do(partial(posts[2].note, "late"))
    assert messages.of(2) is not posts[2]


async def test_no_message_is_dropped_that_is_used() -> None:
    goes_on = asyncio.Event()
    messages: LiveMessages[object, Post] = LiveMessages(lambda _: Post(), None, most=1)
    working = messages.of("working")
    working.meanwhile = goes_on.wait
    working.changed()
    with messages.of("held").held():
        for key in range(5):
            messages.of(key)
        assert {"working", "held"} <= messages.live.keys()
    goes_on.set()
    await until(lambda: working.is_idle)
    for key in range(5):
        messages.of(key)
    assert list(messages.live) == [4]


async def test_no_message_is_dropped_for_which_something_is_planned() -> None:
    messages: LiveMessages[int, Post] = LiveMessages(lambda _: Post(), None, most=1)
    planned = {1, 2}
    messages.is_planned = lambda key: key in planned
    for key in (1, 2, 3, 4):
        messages.of(key)
    assert sorted(messages.live) == [1, 2, 4]
