"""Real programs, `python -m bot`, that share one PostgreSQL: killed, stopped and started again."""

from __future__ import annotations

import signal
from pathlib import Path

from tests.endtoend.programs import START_SECONDS, begun_on, programs
from tests.endtoend.table_posts import custom_ids
from tests.waiting import until


async def test_a_game_goes_on_while_processes_are_killed_stopped_and_started(
    postgres_url: str, tmp_path: Path
) -> None:
    async with programs(postgres_url, tmp_path) as started:
        one = await started.start()
        await started.all_connected(1)
        two = await started.start()
        await started.all_connected(2)
        second = max(started.connected().values())
        shard = max(shard for shard, process in started.connected().items() if process == second)
        table = await begun_on(started, shard)

        two.send(signal.SIGSTOP)  # it stands still beyond its claims
        await until(lambda: "took the shards" in one.lines.rpartition("handing over")[2], seconds=30)
        await table.act()
        await table.act()
        two.send(signal.SIGCONT)
        await until(lambda: "lost the claims" in two.lines, seconds=30)
        await table.act()

        one.send(signal.SIGKILL)
        await one.process.wait()
        await table.act()
        three = await started.start()
        await until(lambda: "took the shards" in three.lines, seconds=START_SECONDS)
        await table.play()
        shown = table.posts.posts(table.table_id, table.people[0])
        in_play = [post for post in shown if {match[2] for match in custom_ids(post)} - {"0"}]
        assert len(in_play) <= 1, "every older post has lost its controls, and none was sent twice"
        for program in (two, three):
            program.send(signal.SIGTERM)
            assert await program.process.wait() == 0, program.lines
            assert "Traceback" not in program.lines, program.lines
