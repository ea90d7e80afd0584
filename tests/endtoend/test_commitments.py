"""A deal that anyone can check, as people see it: the pledge, the words, the secret at the end."""

import re
from hashlib import sha256

from tests.endtoend.play import Club

PLEDGE = re.compile(r"locked in \(details: `/verify`\): `([0-9a-f]{64})`")
SECRET = re.compile(r"secret behind the shuffle: `([0-9a-f]{64})`")


async def cut(club: Club, word: str) -> str:
    """What Ben reads after he has cut the deck by the form."""
    opened = await club.ben.press(club.post(), "Cut the deck…")
    answer = await club.ben.submit(opened.modal, {"word": word})
    await club.settled()
    return club.ben.text(answer.message) if answer.message else ""


async def test_the_secret_that_was_pledged_is_shown_at_the_end(club: Club) -> None:
    await club.ada.command("/duel new")
    (pledged,) = PLEDGE.findall(club.words())
    await club.ben.press(club.post(), "Join")
    await cut(club, "*cherry*")
    assert "cut with “\\*cherry\\*”" in club.words()
    assert "Done" in club.ada.text((await club.ada.command("/table cut", word="apple")).message)
    await club.settled()
    assert "apple" in club.words()
    await club.ada.press(club.post(), "Start")
    await club.settled()
    assert pledged in club.story(), "the pledge stays in the lobby's post"
    assert "cut the deck with “apple”" in club.story()
    assert not SECRET.findall(club.story())
    await club.ada.command("/table concede")
    await club.settled()
    (secret,) = SECRET.findall(club.words())
    assert sha256(bytes.fromhex(secret)).hexdigest() == pledged


async def test_who_does_not_sit_there_cuts_nothing(club: Club) -> None:
    await club.ada.command("/duel new")
    before = club.words()
    assert "Press Join first" in await cut(club, "cherry")
    assert club.words() == before
