"""Fair deals as people see them: the commitment, the words, the secret at the end."""

import re
from hashlib import sha256

from tests.endtoend.play import Club, gives_up
from tests.endtoend.test_guild_lifecycle import seated_in_thread, thread_of

PLEDGE = re.compile(r"locked in \(details: `/verify`\): `([0-9a-f]{64})`")
LOCKED_IN = "-# 🔒 The shuffle is locked in (details: `/verify`)"
SECRET = re.compile(r"Secret:\*\* `([0-9a-f]{64})`")
DIGITS = re.compile(r"[0-9a-f]{64}")


async def cut(club: Club, word: str) -> str:
    """Return the answer that Ben reads after cutting the deck with the form."""
    opened = await club.ben.press(club.post(), "Cut the deck…")
    answer = await club.ben.submit(opened.modal, {"word": word})
    await club.settled()
    return club.ben.text(answer.message) if answer.message else ""


async def test_the_secret_of_the_commitment_is_behind_details_at_the_end(club: Club) -> None:
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
    await gives_up(club.ada)
    await club.settled()
    assert not DIGITS.search(club.story()) and "/verify" not in club.words()
    for person in (club.ada, club.cleo):
        answer = await person.press(club.post(), "Details")
        assert answer.message is not None and answer.message["flags"] & 64
        page = person.text(answer.message)
        (secret,) = SECRET.findall(page)
        assert sha256(bytes.fromhex(secret)).hexdigest() == pledged
        assert pledged in page and "Get record" in [one["label"] for one in person.controls(answer.message)]


async def test_details_of_a_running_game_show_no_secret(club: Club) -> None:
    """A control with this custom id can be made by hand: it shows what `/verify` shows then."""
    await club.seat(club.ada, club.ben)
    (row,) = await club.bot.store.tables.unfinished()
    post = club.post()
    forged = {**club.ada.controls(post)[0], "custom_id": f"cake:{row.id}:0:!details"}
    seen = {**post, "components": [{"type": 1, "components": [forged]}]}
    answer = await club.cleo.press(seen, forged, stale=True)
    assert answer.ephemeral
    page = club.cleo.text(answer.message)
    assert PLEDGE.findall(page) and not SECRET.findall(page)


async def test_a_stranger_cannot_cut_the_deck(club: Club) -> None:
    await club.ada.command("/duel new")
    before = club.words()
    assert "Press *Join* first" in await cut(club, "cherry")
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
