"""Tells the processes of the bot apart, for people who play with several of them.

Discord knows no such thing. A bot that is pointed at the playground may send the header `X-Process` with its requests,
with any text that is different in each process; the playground numbers the processes in the order in which they appear.
"""

from collections.abc import Mapping

HEADER = "X-Process"


class Processes:
    """The processes of the bot that have sent a request so far."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    @property
    def numbers(self) -> Mapping[str, int]:
        """The number of each process, by the name that it gave."""
        return self._numbers

    def number(self, name: str) -> int:
        """Return the number of the process with that name, from 1 on; 0 for an empty name."""
        return self._numbers.setdefault(name, len(self._numbers) + 1) if name else 0

    def of(self, headers: Mapping[str, str]) -> int:
        """Return the number of the process that sent a request with these headers; 0 if it did not say."""
        return self.number(headers.get(HEADER, ""))
