"""Programs of Cake Club as processes that start at once: a process that has imported everything forks for each.

A start by `python -m bot` takes more than a second of a processor, nearly all of it for imports and for reading the
sentences. What a start by that command does beyond this is tried by tests of their own.
"""

from __future__ import annotations

import asyncio
import importlib
import os
import runpy
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from contextlib import chdir, suppress
from multiprocessing import get_context
from pathlib import Path
from threading import Lock

ROOT = Path(__file__).parents[1]
_LOOK_AGAIN_SECONDS = 0.01
_STARTING = Lock()
_FORKING = get_context("forkserver")
_FORKING.set_forkserver_preload([__name__])


def _import_all() -> None:
    """Import the program and read its sentences, so that each process has both when it begins."""
    importlib.import_module("bot.run").check_sentences()


def _run(
    module: str, arguments: tuple[str, ...], environment: Mapping[str, str], cwd: str, *logs: str
) -> None:
    for number, log in enumerate(logs, start=1):
        opened = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(opened, number)
        os.close(opened)
    os.chdir(cwd)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv[1:] = arguments
    runpy.run_module(module, run_name="__main__", alter_sys=True)


class Forked:
    """A process like those of `asyncio.create_subprocess_exec`, as far as the tests need it."""

    def __init__(
        self, module: str, *arguments: str, env: Mapping[str, str], cwd: Path, out: Path, err: Path
    ) -> None:
        logs = str(out.resolve()), str(err.resolve())
        self._process = _FORKING.Process(
            target=_run, args=(module, arguments, dict(env), str(cwd), *logs), daemon=True
        )
        # The process that forks is started by the first one, and imports from the folder in which it begins.
        with _STARTING, chdir(ROOT):
            self._process.start()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        """The exit status, or the signal below zero; None while it runs."""
        return self._process.exitcode

    def send_signal(self, sign: signal.Signals) -> None:
        """Send a signal. Raise ProcessLookupError if it has ended."""
        if self.returncode is not None:
            raise ProcessLookupError
        os.kill(self.pid, sign)

    def terminate(self) -> None:
        """Ask it to stop. Raise ProcessLookupError if it has ended."""
        self.send_signal(signal.SIGTERM)

    async def wait(self) -> int:
        """Wait until it ends; return the exit status."""
        while self.returncode is None:
            await asyncio.sleep(_LOOK_AGAIN_SECONDS)
        return self.returncode

    def ended(self, seconds: float) -> int:
        """Wait until it ends; return the exit status. Raise TimeoutError, and kill it, if it runs longer."""
        self._process.join(seconds)
        if self.returncode is None:
            with suppress(ProcessLookupError):
                self.send_signal(signal.SIGKILL)
            raise TimeoutError(f"the program still runs after {seconds} seconds")
        return self.returncode


def run_bot(
    *arguments: str, env: Mapping[str, str], seconds: float = 60.0
) -> subprocess.CompletedProcess[str]:
    """Run the bot's program in this folder until it ends, like `python -m bot` with these arguments."""
    with tempfile.TemporaryDirectory() as folder:
        out, err = Path(folder, "out"), Path(folder, "err")
        status = Forked("bot", *arguments, env=env, cwd=Path.cwd(), out=out, err=err).ended(seconds)
        return subprocess.CompletedProcess(("bot", *arguments), status, out.read_text(), err.read_text())


if "pytest" not in sys.modules:  # the process that forks imports this file before it does anything else
    _import_all()
