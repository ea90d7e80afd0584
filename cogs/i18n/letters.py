"""Knows the letters of the images' fonts, so that a name which no image can show is known everywhere."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from types import MappingProxyType

from PIL import ImageFont

from bot.names import EMOJI_STYLE, JOINERS, clusters

_FONTS = Path(__file__).parent / "fonts"
FONT = "Quicksand"
FONT_FILE = _FONTS / "Quicksand-Bold.ttf"
SECOND_FONT = "Noto Sans"
"""The font for Latin letters that the usual one lacks, for Cyrillic and for Greek."""
FALLBACK_FILES: Mapping[str, Path] = MappingProxyType(
    {SECOND_FONT: _FONTS / "NotoSans.ttf"}
    | {
        f"Noto Sans {script}": _FONTS / f"NotoSans{script}.ttf"
        for script in ("Arabic", "Hebrew", "Armenian", "Georgian", "Thai", "Devanagari")
    }
)
"""The fonts for letters that the usual font lacks, most of them in names."""
THIN_FONT, EMOJI_FONT = "WenQuanYi Micro Hei", "Noto Color Emoji"
OPTIONAL_FILES: Mapping[str, str] = MappingProxyType(
    {
        "Noto Sans CJK JP": "NotoSansCJK-Bold.ttc",
        THIN_FONT: "wqy-microhei.ttc",
        EMOJI_FONT: "NotoColorEmoji.ttf",
    }
)
"""The fonts for kana, kanji, hangul and emoji, which the host may install, and the names of their files."""
FONT_FOLDERS: tuple[Path, ...] = (Path("/usr/local/share/fonts"), Path("/usr/share/fonts"))
"""Where the packages of a system install fonts."""

_MEASURED_AT, _EMOJI_AT = 100, 109
"""The sizes of the fonts with which words are measured; the emojis have only this one."""
_ASKED_AT = 12
"""The size at which a font is asked for a letter: a quarter of the time, and no letter looks like the box."""
_BOLD = 700
_LINES_KEPT = 2_000
_CLUSTERS_KEPT = 10_000
_UNKNOWN = "\uffff"
_UNSEEN = JOINERS | frozenset(("\ufe0e", EMOJI_STYLE))


@cache
def file_of(family: str) -> Path | None:
    """Return the file of a font; None if it is optional and not installed."""
    if family not in OPTIONAL_FILES:
        return FALLBACK_FILES.get(family, FONT_FILE)
    files = (file for folder in FONT_FOLDERS for file in folder.rglob(OPTIONAL_FILES[family]))
    return next(files, None)


@cache
def font(family: str, size: int = _MEASURED_AT) -> ImageFont.FreeTypeFont | None:
    """Return a font, bold and with its letters joined where they should be; None if it is not installed.

    Joining needs libfribidi; without it, words in Arabic and Devanagari are taken to be wider than they are.
    """
    file = file_of(family)
    if file is None:
        return None
    if family == FONT:  # every machine measures the words of the program alike
        return ImageFont.truetype(file, size, layout_engine=ImageFont.Layout.BASIC)
    loaded = ImageFont.truetype(file, _EMOJI_AT if family == EMOJI_FONT else size)
    if family in FALLBACK_FILES:
        loaded.set_variation_by_axes([_BOLD])
    return loaded


@lru_cache(_CLUSTERS_KEPT)
def has_letters(family: str, cluster: str) -> bool:
    """Return True if a font has every letter of a cluster that can be seen.

    Only the emojis have a mark around a letter, such as a key: other fonts draw it beside the letter.
    """
    loaded, seen = font(family, _ASKED_AT), [letter for letter in cluster if letter not in _UNSEEN]
    if loaded is None or not "".join(seen).strip():
        return False
    if family != EMOJI_FONT and "Me" in map(unicodedata.category, seen):
        return False
    return all(bytes(loaded.getmask(letter)) != _unknown(loaded) for letter in seen)


@cache
def _unknown(loaded: ImageFont.FreeTypeFont) -> bytes:
    """Return the box that a font draws for a letter that it lacks."""
    return bytes(loaded.getmask(_UNKNOWN))


@lru_cache(_CLUSTERS_KEPT)
def family_of(cluster: str) -> str | None:
    """Return the first font that has a cluster, the usual one before the others; None if none has it."""
    families = (FONT, *FALLBACK_FILES, *OPTIONAL_FILES)
    if EMOJI_STYLE in cluster:
        families = (EMOJI_FONT, *families)
    return next((family for family in families if has_letters(family, cluster)), None)


@lru_cache(_LINES_KEPT)
def writable(words: str) -> str:
    """Return the words without the letters that no font here has.

    Of a letter whose marks no font has there is the letter, and an ornate letter is a plain one then.
    """
    return " ".join("".join(map(_written, clusters(words))).split())


@lru_cache(_CLUSTERS_KEPT)
def _written(cluster: str) -> str:
    if cluster.isspace():
        return cluster
    printable = "".join([letter for letter in cluster if letter.isprintable() or letter in JOINERS])
    forms = (printable, printable[:1], unicodedata.normalize("NFKC", printable[:1]))
    return next((form for form in forms if family_of(form) is not None), "")
