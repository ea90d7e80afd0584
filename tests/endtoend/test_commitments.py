"""Fair deals as people see them: the commitment, the words, the secret at the end."""

import re
from hashlib import sha256

from tests.endtoend.play import Club, gives_up
from tests.endtoend.test_guild_lifecycle import seated_in_thread, thread_of

PLEDGE = re.compile(r"locked in \(details: `/verify`\): `([0-9a-f]{64})`")
LOCKED_IN = "-# 🔒 The shuffle is locked in (details: `/verify`)"
SECRET = re.compile(r"secret behind the shuffle: `([0-9a-f]{64})`")


async def cut(club: Club, word: str) -> str:
    """Return the answer that Ben reads after cutting the deck with the form."""
    opened = await club.ben.press(club.post(), "Cut the deck…")
    answer = await club.ben.submit(opened.modal, {"word": word})
    await club.settled()
    return club.ben.text(answer.message) if answer.message else ""


async def test_the_secret_of_the_commitment_is_shown_at_the_end(club: Club) -> None:
    await club.ada.command("/duel new")
    assert LOCKED_IN in club.words().splitlines()
    (row,) = await club.bot.store.tables.unfinished()
    (pledged,) = PLEDGE.findall(club.cleo.text((await club.cleo.command("/verify", table=row.id)).message))
    await club.ben.press(club.post(), "Join")
    await cut(club, "*cherry*")
    assert "cut with “\\*cherry\\*”" in club.words()
    assert "Done" in club.ada.text((await club.ada.command("/table cut", word="apple")).message)
    await club.settled()
    assert "apple" in club.words()
    await club.ada.press(club.post(), "Start")
    await club.settled()
    assert pledged not in club.story(), "the started lobby has one link and no code"
    assert LOCKED_IN in club.story().splitlines()
    assert pledged in club.ben.text((await club.ben.command("/verify", table=row.id)).message)
    assert "cut the deck with “apple”" in club.story()
    assert not SECRET.findall(club.story())
    await gives_up(club.ada)
    await club.settled()
    (secret,) = SECRET.findall(club.words())
    assert sha256(bytes.fromhex(secret)).hexdigest() == pledged


async def test_a_stranger_cannot_cut_the_deck(club: Club) -> None:
    await club.ada.command("/duel new")
    before = club.words()
    assert "Press Join first" in await cut(club, "cherry")
    assert club.words() == before


async def test_a_started_lobby_leads_to_the_game_by_one_link(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    lobby, post = club.posts()
    text = club.ada.text(lobby)
    assert re.findall(r"https?://[^)\s]+", text) == [
        f"https://discord.com/channels/{club.pg.guild.id}/{post['channel_id']}/{post['id']}"
    ]
    assert "The game has started." in text


async def test_a_started_lobby_leads_to_the_thread_of_its_game_by_one_link(club: Club) -> None:
    await seated_in_thread(club, club.ada, club.ben)
    (lobby,) = club.posts()
    assert re.findall(r"https?://[^)\s]+", club.ada.text(lobby)) == [
        f"https://discord.com/channels/{club.pg.guild.id}/{thread_of(club).id}"
    ]
