"""What every part of the server works on: the world, the feed that tells of it, and its address."""

from dataclasses import dataclass, field

from .feed import Feed
from .world import World


@dataclass
class Stage:
    """The world and whoever watches it."""

    world: World
    feed: Feed = field(default_factory=Feed)
    nonces: dict[tuple[int, str], int] = field(default_factory=dict)
    """The messages that were sent with a nonce to be enforced, by channel and nonce."""

    @property
    def base_url(self) -> str:
        """Where this server is reached, without a slash at the end."""
        return self.world.address


@dataclass(frozen=True)
class Upload:
    """A file that came with a request, under the number that its `files[n]` had."""

    number: int
    name: str
    data: bytes
