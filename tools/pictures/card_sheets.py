"""Renders the contact sheets in docs/pictures: every card, large and as an emoji, and names in many scripts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from cogs.games.auf import images as auf
from cogs.games.bakeries import images as bakeries
from cogs.games.duel import images as duel
from cogs.games.images import BACK_COLOUR, SHEEP
from cogs.games.registry import all_emojis
from cogs.i18n.letters import writable
from cogs.i18n.messages import Messages
from cogs.images.rasterize import png
from cogs.images.svg import card, moment, shapes
from cogs.images.svg.emoji_tile import PIXELS
from cogs.images.svg.shapes import CREAM, inlaid
from games.auf import Card as AufCard
from games.bakeries import Cake
from games.bakeries import Card as BakeryCard
from games.duel import Card as DuelCard

CARDS_ACROSS, CARD_PIXELS = 10, 120
EMOJIS_ACROSS, EMOJI_PIXELS = 16, 48
"""The size at which Discord shows emojis in a message without text."""
NAMES = (
    *("Владимир Ильин", "Ελένη Παπαδοπούλου", "مريم الحسن", "مريم 7 عبدالرحمن", "שרה לוי", "Anna דן"),
    *("सीता क्षत्रिय", "राजेन्द्र शर्मा", "มานี น้ำใจ", "Անի Հակոբյան", "ნინო ბერიძე", "さくら 🌸"),
    *("パティシエール", "李小龍", "张伟 ツ", "김연아", "최고의 제빵사", "🐑👩🏽\u200d🍳🇩🇪"),
    *("Ben ❤️ 1️⃣ 🍰", "𝓐𝓭𝓪 Nguyễn"),
)
"""Names in ten scripts, with emojis; those in the last ones need fonts that the host installs."""
SHEET_BYTES = 1_000_000
_GAP = 10


def draw(folder: Path, messages: Messages) -> None:
    """Render every sheet into the folder, in the language of these messages."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, fronts in cards(messages).items():
        sheet = side_by_side(
            fronts, across=CARDS_ACROSS, width=CARD_PIXELS, height=CARD_PIXELS * card.HEIGHT / card.WIDTH
        )
        _write(folder / f"cards-{name}.png", sheet, CARDS_ACROSS * (CARD_PIXELS + _GAP))
    small = side_by_side(list(all_emojis().values()), across=EMOJIS_ACROSS, width=PIXELS, height=PIXELS)
    _write(folder / "emojis.png", small, EMOJIS_ACROSS * EMOJI_PIXELS)
    _write(folder / "names.png", names(messages), shapes.PIXELS)


def names(messages: Messages) -> str:
    """Return an image with a name in each of its rows and several in its words, as SVG."""
    return moment.draw(
        moment.Moment(
            title=messages("duel-name"),
            headline=messages("image-winners", winners=messages.all_of(NAMES[2:4]), count=2),
            detail=messages("image-winners", winners=messages.all_of(NAMES[-3:]), count=3),
            figure=SHEEP,
            colour=BACK_COLOUR,
            lines=[
                moment.Line(writable(name), str(number), is_best=False)
                for number, name in enumerate(NAMES, start=1)
            ],
        )
    )


def cards(messages: Messages) -> dict[str, list[str]]:
    """Return the fronts and backs of every game, as SVG."""
    return {
        "duel": [*(duel.card_front(shown, messages) for shown in DuelCard), duel.BACK],
        "auf": [
            *(auf.card_front(shown, messages) for shown in AufCard),
            auf.BACK,
        ],
        "bakeries": [
            *(bakeries.card_front(shown, messages) for shown in BakeryCard),
            *(bakeries.cake_front(shown, messages) for shown in Cake),
            bakeries.BACK,
        ],
    }


def side_by_side(drawings: Sequence[str], *, across: int, width: float, height: float) -> str:
    """Return images in rows on one sheet, as SVG."""
    rows = -(-len(drawings) // across)
    placed = "".join(_placed(drawings, across=across, width=width, height=height))
    whole = (across * (width + _GAP), rows * (height + _GAP))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole[0]:g} {whole[1]:g}">'
        f'<rect width="100%" height="100%" fill="{CREAM}"/>{placed}</svg>'
    )


def _placed(drawings: Sequence[str], *, across: int, width: float, height: float) -> Iterable[str]:
    for number, drawing in enumerate(drawings):
        x, y = (width + _GAP) * (number % across), (height + _GAP) * (number // across)
        yield inlaid(drawing, x=x + _GAP / 2, y=y + _GAP / 2, width=width, height=height)


def _write(file: Path, svg: str, width: float) -> None:
    file.write_bytes(png(svg, width=round(width), limit=SHEET_BYTES))
    print(file)
