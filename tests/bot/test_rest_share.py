"""The limit of requests that all processes share."""

from __future__ import annotations

from bot.rest import RestShare


class Time:
    """A clock that sleeping moves."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


async def test_a_process_sends_no_more_than_its_part_each_second() -> None:
    time = Time()
    share = RestShare(lambda: 10.0, clock=time, sleep=time.sleep)
    sent = []
    for _ in range(100):
        await share.turn()
        sent.append(time.now)
    for start in sent:
        assert sum(start <= at < start + 1 for at in sent) <= 21, (
            "a burst after a quiet second, then ten a second"
        )
    assert sent[-1] - sent[0] >= 8.5


async def test_a_process_that_takes_more_shards_sends_more() -> None:
    time, each_second = Time(), 1.0
    share = RestShare(lambda: each_second, clock=time, sleep=time.sleep)
    for _ in range(5):
        await share.turn()
    slow = time.now
    each_second = 50.0
    for _ in range(50):
        await share.turn()
    assert slow - 100 >= 3
    assert time.now - slow <= 2.1
