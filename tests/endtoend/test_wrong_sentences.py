"""Sentences that told something untrue once, each where a player reads it."""

from __future__ import annotations

from bot.tables.commands import Move
from cogs.i18n.messages import Messages
from games.catalog import GAMES
from games.duel.actions import Attack
from tests.endtoend.play import Club

DUEL = GAMES["duel"]


async def test_a_team_member_who_was_not_attacked_hears_that_their_partner_decides(club: Club) -> None:
    await club.seat(*club.people, mode="team")
    (table,) = await club.bot.store.tables.ids()
    session = await club.bot.tables.session(table)
    while not session.progress.view(None).beside:
        seat = min(session.game.clocked(session.progress.state))
        legal = session.legal_actions(seat)
        attack = next((action for action in legal if isinstance(action, Attack)), None)
        action = attack or session.game.fallback(session.progress.state, seat)
        user_id = session.table.seats[seat].user_id
        assert user_id is not None
        await club.bot.tables.apply(table, user_id, Move(action))
        await club.settled()
    (beside, *_) = session.progress.view(None).beside
    member = next(person for person in club.people if person.id == session.table.seats[beside].user_id)
    version = session.progress.version
    block = next(one for one in club.ada.controls(club.post()) if one["custom_id"].endswith(":?block"))
    answer = await member.press(club.post(), block)
    assert Messages()("refused-duel-partner-decides") in member.text(answer.message)
    typed = await member.command("/duel block", cards="defender", claim="defender")
    assert "at least one card" not in member.text(typed.message)
    assert session.progress.version == version


async def test_a_lobby_with_a_thread_does_not_say_that_the_game_stands_below_it(club: Club) -> None:
    """In the channel nothing stands below the lobby; in the thread the game's post does."""
    await club.ada.command("/settings threads", wanted=True)
    await club.ada.command("/duel new")
    lobby = club.post()
    await club.ben.press(lobby, "Join")
    await club.ada.press(club.post(), "Start")
    await club.settled()
    left = club.ada.text(club.ada.now(lobby) or {})
    assert f"/{lobby['id']})" in left, "it links to the thread"
    assert "below" not in left
    assert "further down" not in left
    (row,) = await club.bot.store.tables.unfinished()
    assert row.post is not None
    assert row.post.channel_id == int(lobby["id"]), "the thread of a post has its number"
