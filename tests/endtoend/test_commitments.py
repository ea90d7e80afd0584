"""Fair deals as people see them: the commitment, the words, the secret at the end."""

import re
from hashlib import sha256

from tests.endtoend.play import Club

PLEDGE = re.compile(r"locked in \(details: `/verify`\): `([0-9a-f]{64})`")
LOCKED_IN = "-# 🔒 The shuffle is locked in (details: `/verify`)"
SECRET = re.compile(r"secret behind the shuffle: `([0-9a-f]{64})`")


async def cut(club: Club, word: str) -> str:
    """Return what Ben reads after cutting the deck with the form."""
    opened = await club.ben.press(club.post(), "Cut the deck…")
    answer = await club.ben.submit(opened.modal, {"word": word})
    await club.settled()
    return club.ben.text(answer.message) if answer.message else ""


async def test_the_secret_of_the_commitment_is_shown_at_the_end(club: Club) -> None:
    await club.ada.command("/duel new")
    assert LOCKED_IN in club.words().splitlines()
    (row,) = await club.bot.store.unfinished()
    (pledged,) = PLEDGE.findall(club.cleo.text((await club.cleo.command("/verify", table=row.id)).message))
    await club.ben.press(club.post(), "Join")
    await cut(club, "*cherry*")
    assert "cut with “\\*cherry\\*”" in club.words()
    assert "Done" in club.ada.text((await club.ada.command("/table cut", word="apple")).message)
    await club.settled()
    assert "apple" in club.words()
    await club.ada.press(club.post(), "Start")
    await club.settled()
    assert pledged in club.story(), "the commitment stays in the lobby's post"
    assert "cut the deck with “apple”" in club.story()
    assert not SECRET.findall(club.story())
    await club.ada.command("/table concede")
    await club.settled()
    (secret,) = SECRET.findall(club.words())
    assert sha256(bytes.fromhex(secret)).hexdigest() == pledged


async def test_a_stranger_cannot_cut_the_deck(club: Club) -> None:
    await club.ada.command("/duel new")
    before = club.words()
    assert "Press Join first" in await cut(club, "cherry")
    assert club.words() == before
