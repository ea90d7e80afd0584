"""Real programs of two neighbouring versions on one PostgreSQL: while they have one schema, and when they have two."""

from __future__ import annotations

import shutil
import signal
from pathlib import Path

from bot.run import NO_DATABASE
from data.postgres.migrate import DIALECT
from data.sql.schema import migration_files
from tests.endtoend.programs import START_SECONDS, Program, begun_on, programs
from tests.forked import ROOT
from tests.waiting import until

PACKAGES = ("bot", "cogs", "data", "games")
HINTS = "bot/cluster/hints.py"


def next_version(folder: Path, *, schema: str | None = None) -> Path:
    """Return a copy of the program with a later version, a kind of hint that this one lacks, and perhaps a schema."""
    for package in PACKAGES:
        shutil.copytree(ROOT / package, folder / package, ignore=shutil.ignore_patterns("__pycache__"))
    lines = (ROOT / "pyproject.toml").read_text(encoding="utf-8").splitlines()
    version = next(number for number, line in enumerate(lines) if line.startswith("version = "))
    lines[version] = 'version = "99.0.0"'
    (folder / "pyproject.toml").write_text("\n".join(lines), encoding="utf-8")
    hints = (ROOT / HINTS).read_text(encoding="utf-8")
    assert 'HEARTBEAT = "h"' in hints
    (folder / HINTS).write_text(hints.replace('HEARTBEAT = "h"', 'HEARTBEAT = "new"'), encoding="utf-8")
    if schema is not None:
        number = max(migration_files(DIALECT)) + 1
        (folder / f"data/sql/migrations/{number:04}_next.sql").write_text(schema, encoding="utf-8")
        list_of_them = folder / "data/sql/schema.py"
        text = list_of_them.read_text(encoding="utf-8")
        assert "KNOWN = (" in text
        list_of_them.write_text(
            text.replace("KNOWN = (", f'KNOWN = ("{number:04}_next",', 1), encoding="utf-8"
        )
    return folder


async def ended(program: Program) -> int:
    """Return the exit status of a program that ends by itself."""
    return await program.process.wait()


async def test_two_versions_with_one_schema_play_the_same_tables(postgres_url: str, tmp_path: Path) -> None:
    later = next_version(tmp_path / "later")
    async with programs(postgres_url, tmp_path) as started:
        old = await started.start()
        await started.all_connected(1)
        table = await begun_on(started, 0)
        new = await started.start(root=later)
        await started.all_connected(2)
        for shard in range(2):
            other = await begun_on(started, shard)
            await other.act()
        await table.act()
        old.send(signal.SIGTERM)
        assert await ended(old) == 0, old.lines
        await until(
            lambda: len(started.connected()) == len(set(started.connected())) == 4, seconds=START_SECONDS
        )
        await table.play()
        for program in (old, new):
            assert "Traceback" not in program.lines, program.lines


async def test_a_new_schema_waits_until_the_older_programs_have_ended(
    postgres_url: str, tmp_path: Path
) -> None:
    later = next_version(tmp_path / "later", schema="ALTER TABLE processes ADD COLUMN version TEXT;")
    async with programs(postgres_url, tmp_path) as started:
        old = await started.start()
        await started.all_connected(1)
        table = await begun_on(started, 0)
        refused = await started.start(root=later)
        assert await ended(refused) == NO_DATABASE, refused.lines
        assert "an older Cake Club still uses it: stop its processes first" in refused.lines
        await table.act()

        old.send(signal.SIGSTOP)  # it stands still beyond its claims, as on a suspended machine
        new = await started.start(root=later)
        await until(lambda: "upgraded the database" in new.lines, seconds=START_SECONDS)
        old.send(signal.SIGCONT)
        assert await ended(old) == NO_DATABASE, old.lines
        assert "written by a newer Cake Club" in old.lines
        again = await started.start()
        assert await ended(again) == NO_DATABASE, again.lines
        assert "written by a newer Cake Club" in again.lines
        await until(lambda: len(started.connected()) == 4, seconds=START_SECONDS)
        await table.play()
        assert "Traceback" not in new.lines, new.lines
