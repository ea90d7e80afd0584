"""Images of hands and tables, in milliseconds and bytes: ``python -m bench.pictures``.

Cold is an image that is not cached, from the view to the bytes; warm is a cached one. The share of uploads says how
many public moves changed the table's image.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import time
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

from cogs.games.registry import PRESENTERS, emoji_images
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.images.renderer import RENDER_SECONDS, ImageRenderer
from cogs.ui.panel import SvgImage
from data.records.tables import TableSeat
from games.catalog import GAMES
from games.entropy import Entropy
from games.views import PublicView, SeatView

NAMES = ("Ada", "Ben", "Cleo", "Dov")
SAY = TableMessages(
    Messages(), [TableSeat(seat=seat, user_id=seat + 1, name=name) for seat, name in enumerate(NAMES)]
)
DRAWN = 40
"""How many hands and tables of each game."""


class Played(NamedTuple):
    """The images of one random game."""

    tables: list[SvgImage]
    hands: list[SvgImage]
    composing_ms: float
    uploads: float


async def main(*, is_quick: bool) -> None:
    """Print two lines for each game, and one for the emojis."""
    print(f"{'':16}{'compose':>9}{'cold':>9}{'slowest':>9}{'warm':>9}{'bytes':>9}{'most':>9}{'uploads':>9}")
    for key in GAMES:
        played = play(key)
        for name, drawings, uploads in (
            ("hand", played.hands, ""),
            ("table", played.tables, f"{played.uploads:.0%}"),
        ):
            some = _spread(drawings, 5 if is_quick else DRAWN)
            cold, warm, sizes = await measured(some)
            print(
                f"{key:9} {name:6}{played.composing_ms:7.2f}ms{statistics.median(cold):7.1f}ms{max(cold):7.1f}ms"
                f"{statistics.median(warm):7.3f}ms{statistics.median(sizes):9.0f}{max(sizes):9}{uploads:>9}",
                flush=True,
            )
    cold, _, sizes = await measured(list(emoji_images().values()))
    print(
        f"{len(sizes)} emojis, drawn once and uploaded: {sum(cold) / 1000:.1f} s, {sum(sizes)} bytes, {max(sizes)} most"
    )


async def measured(drawings: list[SvgImage]) -> tuple[list[float], list[float], list[int]]:
    """Return the milliseconds cold and warm, and the bytes, of each image."""
    renderer = ImageRenderer()
    renderer.open()
    await asyncio.sleep(0)
    cold: list[float] = []
    warm: list[float] = []
    sizes: list[int] = []
    try:
        for drawing in drawings:
            for times in (cold, warm):
                begun = time.perf_counter()
                made = await renderer.soon(drawing, seconds=RENDER_SECONDS)
                times.append((time.perf_counter() - begun) * 1000)
            assert made is not None
            sizes.append(len(made.png))
    finally:
        await renderer.close()
    return cold[1:], warm, sizes  # the first one has waited for the worker to start


def play(key: str) -> Played:
    """Play a random game; return images of the table and of the moving seat's hand after every move."""
    game: Any = GAMES[key]
    options = game.Options()
    random, state = Random(key), game.deal(2, options, Entropy(b"pictures")).state
    tables: list[SvgImage] = []
    hands: list[SvgImage] = []
    seconds = 0.0
    while actors := game.actors(state):
        seat = min(actors)
        step = game.apply(state, seat, random.choice(list(game.legal_actions(state, seat))))
        state = step.state
        begun = time.perf_counter()
        seen = [event for event in step.events if event.reaches(None)]
        if seen:
            tables.append(PRESENTERS[key].table_image(PublicView(game.view(state, None)), seen, SAY))
        hand = PRESENTERS[key].hand_image(SeatView(game.view(state, seat)), SAY)
        seconds += time.perf_counter() - begun
        hands += [] if hand is None else [hand]
    changed = sum(one.name != other.name for one, other in pairwise(tables))
    return Played(tables, hands, seconds * 500 / len(tables), changed / len(tables))


def _spread(drawings: list[SvgImage], count: int) -> list[SvgImage]:
    """Return some of the images, from all over the game, each of them once."""
    once = list({drawing.name: drawing for drawing in drawings}.values())
    return once[:: max(1, len(once) // count)][: count + 1]


if __name__ == "__main__":
    asyncio.run(main(is_quick="--quick" in sys.argv))
