"""The texts of the listing keep Discord's limits, and its pictures have the sizes that docs/listing.md names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PIL import Image

from cogs.games.registry import PRESENTERS
from tools.pictures import listing

ROOT = Path(__file__).parents[2]
DOC = (ROOT / "docs" / "listing.md").read_text(encoding="utf-8")
FOLDER = ROOT / "docs" / "listing"


def quoted(heading: str) -> tuple[int, str]:
    """Return the limit that a text's heading names, and the text."""
    found = re.search(rf"^\*\*{heading}\*\* \((\d+) characters at most\)\n\n> (.+)$", DOC, re.MULTILINE)
    assert found, heading
    return int(found[1]), found[2]


@pytest.mark.parametrize(("heading", "limit"), [("Name", 32), ("Summary", 200), ("Description", 400)])
def test_a_text_keeps_its_limit(heading: str, limit: int) -> None:
    stated, text = quoted(heading)
    assert stated == limit
    assert 0 < len(text) <= limit


def test_there_are_five_tags_at_most() -> None:
    (line,) = re.findall(r"^\*\*Tags\*\* \(5 at most\): (.+)$", DOC, re.MULTILINE)
    tags = re.findall(r"`([^`]+)`", line)
    assert 0 < len(tags) == len(set(tags)) <= 5
    assert all(len(tag) <= 20 for tag in tags)


def test_every_picture_in_the_docs_is_drawn_in_the_size_it_names() -> None:
    named = re.findall(r"^\| \[`(\w+)\.png`\]\(listing/\1\.png\) \| (\d+) × (\d+) \|", DOC, re.MULTILINE)
    assert {name: (int(width), int(height)) for name, width, height in named} == dict(listing.SIZES)


def test_every_size_has_a_source() -> None:
    rows = re.findall(r"^\| \[`\w+\.png`\].*\| (.+) \|$", DOC, re.MULTILINE)
    assert len(rows) == len(listing.SIZES)
    assert all("https://" in source or source == "the same" for source in rows)
    assert "https://" in rows[0]


@pytest.mark.parametrize("name", listing.SIZES)
def test_the_stored_picture_has_its_size_and_no_transparency(name: str) -> None:
    with Image.open(FOLDER / f"{name}.png") as image:
        assert image.size == listing.SIZES[name]
        assert not image.has_transparency_data


def test_the_pictures_are_drawn_again_in_the_same_sizes(tmp_path: Path) -> None:
    listing.draw(tmp_path)
    assert {file.stem for file in tmp_path.iterdir()} == set(listing.SIZES)
    for name, size in listing.SIZES.items():
        with Image.open(tmp_path / f"{name}.png") as image:
            assert image.size == size


def test_the_three_games_of_the_listing_have_pictures() -> None:
    assert {"duel", "bakeries", "auf"} <= PRESENTERS.keys() & listing.SIZES.keys()
