"""The state that every part of the server shares: the world, the event feed, and the address."""

from dataclasses import dataclass, field

from .feed import Feed
from .world import World


@dataclass
class Stage:
    """The world and its listeners."""

    world: World
    feed: Feed = field(default_factory=Feed)
    nonces: dict[tuple[int, str], int] = field(default_factory=dict)
    """The messages that were sent with an enforced nonce, by channel and nonce."""
    process: int = 0
    """The number of the bot's process whose request is being carried out; 0 if it did not say, or there is none."""

    @property
    def base_url(self) -> str:
        """The server's address, without a slash at the end."""
        return self.world.address


@dataclass(frozen=True)
class Upload:
    """An uploaded file, with the number of its `files[n]`."""

    number: int
    name: str
    data: bytes
