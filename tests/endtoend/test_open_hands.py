"""Open hands for teaching: asked in the lobby, agreed to by everybody, said by every post, shown to spectators only."""

from __future__ import annotations

import re
from typing import Any

from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from playground import Playground, Visitor
from tests.endtoend.play import SCHEMA, Club, gives_up, joins, leaves, running
from tests.endtoend.test_ratings import pictured
from tests.endtoend.test_who_sees_a_table import close_to

SWITCH, AGREE, UPDATE = "Open hands", "Agree", "Update"
SAID = "Open hands: anyone who doesn't play sees all cards. Not rated."


async def asked(club: Club) -> None:
    """Let Ada open a lobby with open hands, and Ben join it."""
    await club.ada.command("/duel new")
    await club.press(club.ada, SWITCH)
    await club.ben.press(club.post(), joins(club.post())[0])
    await club.settled()


async def opened(club: Club) -> None:
    """Let Ada and Ben play with open hands."""
    await asked(club)
    for person in (club.ada, club.ben):
        await club.press(person, AGREE)
    await club.press(club.ada, "Start")


async def hands(club: Club) -> list[str]:
    """Return the hands of the running table as people read them, by seat."""
    (table_id,) = await club.bot.store.tables.ids()
    session = await club.bot.tables.session(table_id)
    say = TableMessages(Messages(), session.table.seats)
    presenter = PRESENTERS[session.table.game]
    views = [session.progress.seat_view(seat) for seat in (0, 1)]
    words = ("\n".join(filter(None, presenter.hand(view, say))) for view in views)
    return [hand.replace("\N{NO-BREAK SPACE}", " ") for hand in words]


async def whole(club: Club, person: Visitor, shown: dict[str, Any] | None) -> str:
    """Return the text of all parts of a page, without the headings between them."""
    text = await club.all_parts(person, shown)
    return re.sub(r"\n+", "\n", text.replace("## Watch this table", "\n"))


async def page(club: Club, person: Visitor, button: str = "Table…") -> str:
    """Return the whole page that a button of the table's post shows a person."""
    answer = await person.press(club.post(), button)
    assert answer.ephemeral
    return await whole(club, person, answer.message)


async def test_a_lesson_from_the_lobby_to_its_end(club: Club) -> None:
    await asked(club)
    assert "anyone who doesn't play sees all cards. Not rated. All players must agree." in club.words()
    refused = await club.press(club.ada, "Start")
    assert f"{club.ada.mention} and {club.ben.mention}" in club.ada.text(refused.message)
    await club.press(club.ada, AGREE)
    assert f"{club.ada.mention} 👐" in club.words()
    assert f"{club.ben.mention} 👐" not in club.words()
    assert club.ben.mention in club.ada.text((await club.press(club.ada, "Start")).message)
    await club.press(club.ben, AGREE)
    assert AGREE not in str(club.post()), "everybody has"
    await club.press(club.ada, "Start")
    assert all(SAID in club.ada.text(post) for post in club.posts()), "also what stays of the lobby"
    adas, bens = await hands(club)
    assert adas not in club.story() and bens not in club.story()
    seen = await page(club, club.cleo)
    assert adas in seen and bens in seen
    for player, other in ((club.ada, bens), (club.ben, adas)):
        for text in (await page(club, player), await page(club, player, "In words")):
            assert other not in text
        watched = await player.command("/table watch")
        assert other not in player.text(watched.message)
    await club.press(club.asked(), "Pass")
    await club.press(club.asked(), "Pass")
    assert all(SAID in club.ada.text(post) for post in club.posts())
    await gives_up(club.ben)
    await club.settled()
    assert SAID in club.words()
    assert "📈" not in club.words()
    (table_id,) = await club.bot.store.tables.ids()
    assert await club.bot.store.ratings.is_settled(table_id)
    assert not await club.bot.store.ratings.of_table(table_id)


async def test_a_spectator_follows_the_hands_on_one_page(club: Club) -> None:
    await opened(club)
    (table_id,) = await club.bot.store.tables.ids()
    watched = await club.cleo.command("/table watch", table=table_id)
    assert "You are watching this table" in club.cleo.text(watched.message)
    before = await hands(club)
    seen = await whole(club, club.cleo, watched.message)
    assert all(hand in seen for hand in before)
    shown = (await club.cleo.press(club.post(), "Table…")).message
    assert shown is not None
    attacker = club.asked()
    await club.attack(attacker, "soldier")
    await club.press(club.other(attacker), "Accept")
    assert await hands(club) != before
    await club.cleo.press(shown, UPDATE)
    await club.settled()
    seen = await whole(club, club.cleo, club.cleo.now(shown))
    assert all(hand in seen for hand in await hands(club)), "the page itself changes"


async def test_the_page_of_a_spectator_stops_watching_and_ends_with_the_game(club: Club) -> None:
    await opened(club)
    shown = (await club.cleo.press(club.post(), "Table…")).message
    assert shown is not None
    for said, button in (("You are watching", "Watch"), ("You are no longer watching", "Stop watching")):
        await club.cleo.press(shown, button)
        await club.settled()
        shown = club.cleo.now(shown)
        assert shown is not None
        assert said in club.cleo.text(shown)
    await gives_up(club.ada)
    await club.settled()
    late = await club.cleo.press(shown, UPDATE)
    assert "table is over" in club.cleo.text(late.message)


async def test_nobody_sees_hands_without_the_consent_of_all(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    (table_id,) = await club.bot.store.tables.ids()
    texts = [
        await page(club, club.cleo),
        club.cleo.text((await club.cleo.command("/table watch", table=table_id)).message),
    ]
    for hand in await hands(club):
        assert not any(hand in text for text in texts)
    assert UPDATE not in str(texts)
    assert SAID not in club.words()


async def test_a_replay_of_the_running_game_stays_as_it_is(club: Club) -> None:
    await opened(club)
    (table_id,) = await club.bot.store.tables.ids()
    adas, bens = await hands(club)
    spectator = await club.cleo.command("/replay", table=table_id)
    shown = await club.all_parts(club.cleo, spectator.message)
    assert adas not in shown and bens not in shown
    mine = await club.all_parts(club.ada, (await club.ada.command("/replay", table=table_id)).message)
    assert bens not in mine
    assert spectator.message is not None
    forged: dict[str, Any] = {
        **club.cleo.controls(spectator.message)[0],
        "custom_id": f"page:replay:as.{table_id}.all.0",
    }
    refused = await club.cleo.press(spectator.message, forged, stale=True)
    assert "only what you can see at the table" in club.cleo.text(refused.message)


async def test_who_may_not_see_the_channel_sees_no_hand_though_they_watch(club: Club) -> None:
    await opened(club)
    (table_id,) = await club.bot.store.tables.ids()
    page_of_cleo = (await club.cleo.command("/table watch", table=table_id)).message
    assert page_of_cleo is not None
    close_to(club, club.cleo)
    adas, bens = await hands(club)
    await club.attack(club.asked(), "soldier")
    elsewhere = await club.cleo.command("/table watch", table=table_id, channel="cake-table-two")
    text = club.cleo.text(elsewhere.message)
    assert "no longer watching" in text
    assert adas not in text and bens not in text


async def test_a_player_who_has_left_sees_no_hand_and_nobody_takes_a_seat(club: Club) -> None:
    await opened(club)
    offered = await club.ben.command("/table offer", member=club.cleo)
    assert "nobody can take over a seat" in club.ben.text(offered.message)
    assert "offers you their seat" not in club.story()
    await leaves(club.ben)
    await club.settled()
    seen = await page(club, club.ben)
    assert all(hand not in seen for hand in await hands(club))


async def test_an_agreement_to_an_earlier_question_does_not_count(club: Club) -> None:
    await asked(club)
    before = club.post()
    await club.press(club.ada, SWITCH)
    assert AGREE not in str(club.post())
    stale = await club.ben.press(before, AGREE, stale=True)
    assert "moved on" in club.ben.text(stale.message)
    await club.press(club.ada, SWITCH)
    stale = await club.ben.press(before, AGREE, stale=True)
    assert "moved on" in club.ben.text(stale.message)
    assert "👐" not in club.words().replace("👐 **Open", "")
    stranger = await club.cleo.press(club.post(), AGREE)
    assert "You are not at this table" in club.cleo.text(stranger.message)
    denied = await club.ben.press(club.post(), SWITCH)
    assert club.ada.mention in club.ben.text(denied.message), "only the host"


async def test_a_slow_table_is_opened_with_open_hands(club: Club) -> None:
    await club.ada.command("/duel new", clock="slow")
    assert SWITCH not in str(club.post()), "on a phone there is room for the option of holidays only"
    await club.ada.command("/duel new", clock="slow", teaching=True, house="fair")
    assert "Open hands for teaching" in club.words()
    await club.press(club.ada, AGREE)
    await club.press(club.ada, "Start")
    assert SAID in club.words()


async def test_the_page_of_a_spectator_has_an_image_of_all_hands() -> None:
    async with Playground(rate_limits=False, schema=SCHEMA) as pg, running(pg, draws=True) as bot:
        club = Club(pg, bot)
        await opened(club)
        answer = await club.cleo.press(club.post(), "Table…")
        assert answer.message is not None
        message = await pictured(club.cleo, answer.message["id"])
        assert "The picture also shows the hands of" in str(message["components"])
