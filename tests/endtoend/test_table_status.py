"""Table actions with controls and with commands, as players see them."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest

from bot.tables.commands import TableAction, TableActionKind
from data.records.tables import Away, By, Ending
from playground import Answer, Visitor
from tests.endtoend.play import Club, gives_up, leaves


class Hours:
    """The bot's time of day, which tests move forward."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, club: Club) -> None:
        self._real, self._ahead_seconds, self._club = time.time, 0.0, club
        monkeypatch.setattr(time, "time", self)
        monkeypatch.setattr(club.bot.tables, "now", self)
        monkeypatch.setattr(club.bot.deadlines.timer, "_now", self)

    def __call__(self) -> float:
        return self._real() + self._ahead_seconds

    async def forward(self, seconds: float) -> None:
        """Move the time forward; let the clock act where it is due."""
        self._ahead_seconds += seconds
        self._club.bot.deadlines.timer._changed.set()
        self._club.bot.updater.pings.timer._changed.set()
        for _ in range(3):
            await self._club.settled()


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch, club: Club) -> Hours:
    return Hours(monkeypatch, club)


def shown(answer: Answer) -> dict[str, Any]:
    """Return the message that answered this person."""
    assert answer.message is not None
    return answer.message


async def panel(club: Club, person: Visitor) -> dict[str, Any]:
    """Return the private panel behind *Table…*."""
    answer = await person.press(club.post(), "Table…")
    assert answer.ephemeral
    return shown(answer)


async def test_the_post_says_that_half_of_the_time_is_over(club: Club, hours: Hours) -> None:
    await club.seat(club.ada, club.ben)
    assert "Half of the time" not in club.words()
    await hours.forward(46)
    assert "⌛ Half of the time is up." in club.words()
    await club.press(club.asked(), "Pass")
    assert "Half of the time" not in club.words()


async def test_in_a_slow_game_half_time_pings_again(club: Club, hours: Hours) -> None:
    await club.seat(club.ada, club.ben, clock="slow")
    first = club.asked()

    def calls() -> list[dict[str, Any]]:
        return [message for message in first.messages("cake-table") if message["pings_me"]]

    (post,) = calls()
    await hours.forward(13 * 3600)
    (call,) = [message for message in calls() if message["id"] != post["id"]]
    assert "Half of the time is up" in first.text(call), "an old post is replaced, with a ping"


async def test_an_absent_player_gets_a_stand_in_and_comes_back_with_one_press(
    club: Club, hours: Hours
) -> None:
    await club.ada.command("/settings pictures", shown=False)  # posts have room for the whole story
    await club.seat(club.ada, club.ben)
    autoplay = club.asked()
    there = club.other(autoplay)
    await hours.forward(91)
    assert f"{autoplay.mention}'s time ran out" in club.story()
    await club.attack(there, "soldier")
    await hours.forward(91)
    assert f"🤖 {autoplay.mention} missed two turns in a row, so a house player stands in." in club.story()
    assert f"🤖 for {autoplay.mention}" in club.words()
    assert f"🤖 for {autoplay.mention}'s time" not in club.story() + club.words(), (
        "a stand-in is not blamed for the silence"
    )
    refused = await there.press(club.post(), "I'm back")
    assert "You are already back" in there.text(refused.message)
    await club.press(autoplay, "I'm back")
    assert f"👋 {autoplay.mention} is back." in club.story()
    assert f"🤖 for {autoplay.mention}" not in club.words()
    assert not autoplay.can_press(club.post(), "I'm back")


async def test_a_table_is_shown_and_pings_go_on_while_a_stand_in_plays(
    club: Club, hours: Hours, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The stand-in must act and nobody is pinged for it; the others are pinged as before."""
    monkeypatch.setattr("cogs.table_post.turn_pings.AWAY_SECONDS", 0.0)
    await club.seat(club.ada, club.ben)
    autoplay = club.asked()
    there = club.other(autoplay)
    await hours.forward(91)
    await club.attack(there, "soldier")
    await hours.forward(91)  # the second missed deadline in a row: a stand-in plays from now on
    assert f"🤖 for {autoplay.mention}" in club.words()
    (row,) = await club.bot.store.tables.unfinished()
    assert row.shown == row.version
    failed = [record.getMessage() for record in caplog.records if "could not be shown" in record.getMessage()]
    assert failed == []


async def test_a_pause_is_asked_for_agreed_to_and_ended(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    private = await panel(club, club.ada)
    await club.ada.choose(private, "Pause for…", ["!ask.pause.86400"])
    await club.settled()
    assert f"🗳️ {club.ada.mention} asks to pause for 24 hours. 1 of 2 agree." in club.words()
    again = await club.ada.press(club.post(), "Agree")
    assert "You have already agreed" in club.ada.text(again.message)
    stranger = await club.cleo.press(club.post(), "Agree")
    assert "not at this table" in club.cleo.text(stranger.message)
    await club.press(club.ben, "Agree")
    assert "⏸️ **Paused** until" in club.words()
    assert "✅ Everyone agreed: the table is paused for 24 hours." in club.words()
    assert not club.ada.can_press(club.post(), "Pass")
    passed = await club.ada.command("/duel pass")
    assert "This table is paused" in club.ada.text(passed.message)
    private = await panel(club, club.ben)
    await club.ben.press(private, "Resume")
    await club.settled()
    assert "▶️ The game goes on. Everyone to move has their full time" in club.story()
    await club.press(club.asked(), "Pass")


async def vote_on_offer(club: Club, person: Visitor, command: str) -> str:
    """Return the only vote that the command offers."""
    (choice,) = await person.autocomplete(command, option="vote")
    return str(choice["value"])


async def answered(club: Club, person: Visitor, command: str) -> Answer:
    """Answer the open vote with a command."""
    answer = await person.command(command, vote=await vote_on_offer(club, person, command))
    await club.settled()
    return answer


async def test_votes_work_with_commands(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    await club.ada.command("/table clock", clock="slow")
    await club.settled()
    assert "asks to change the clock to 24 hours per decision" in club.words()
    await answered(club, club.ben, "/table refuse")
    await club.settled()
    assert f"{club.ben.mention} is against it." in club.story()
    await club.ada.command("/table pause", time=3600)
    await answered(club, club.ben, "/table agree")
    await club.settled()
    assert "**Paused** until" in club.words()
    await club.ben.command("/table resume")
    await club.ada.command("/table stop")
    await answered(club, club.ben, "/table agree")
    await club.settled()
    assert "🤝 Ended by agreement. Nobody wins." in club.words()


async def test_a_player_who_withdrew_one_vote_is_not_told_that_they_asked_for_a_lot(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    await club.ada.command("/table pause", time=3600)
    await answered(club, club.ada, "/table refuse")
    refused = club.ada.text((await club.ada.command("/table pause", time=3600)).message)
    assert re.search(
        r"You asked for something at this table a short while ago\. You can ask again <t:\d+:R>", refused
    )
    assert "a lot" not in refused


async def test_a_press_counts_only_for_the_vote_in_its_post(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    await club.ada.command("/table pause", time=3600)
    await club.settled()
    old = club.post()
    typed = await vote_on_offer(club, club.ben, "/table agree")
    await answered(club, club.ben, "/table refuse")
    await club.ada.command("/table stop")
    await club.settled()
    for late in (
        await club.ben.press(old, "Agree", stale=True),
        await club.ben.command("/table agree", vote=typed),
    ):
        told = club.ben.text(late.message)
        assert f"That vote is over. Now {club.ada.mention} asks to end the game without" in told
    assert "1 of 2 agree" in club.words()
    nonsense = await club.ben.command("/table agree", vote="yes")
    assert "Choose the vote from the list" in club.ben.text(nonsense.message)
    await club.press(club.ben, "Agree")
    assert "Ended by agreement" in club.words()


@pytest.mark.parametrize(("command", "button"), [("agree", "Agree"), ("refuse", "Refuse")])
async def test_agree_and_refuse_without_a_vote_show_what_is_asked(
    club: Club, command: str, button: str
) -> None:
    """Nothing counts until a button is pressed, and the buttons answer this vote only."""
    await club.seat(club.ada, club.ben)
    nothing = await club.ben.command(f"/table {command}")
    assert "No vote is open at this table" in club.ben.text(nothing.message)
    await club.ada.command("/table pause", time=3600)
    await club.settled()
    answer = await club.ben.command(f"/table {command}")
    assert answer.ephemeral
    assert answer.message is not None
    assert f"{club.ada.mention} asks to pause for" in club.ben.text(answer.message)
    assert club.ben.can_press(answer.message, "Agree")
    assert club.ben.can_press(answer.message, "Refuse")
    await club.settled()
    assert "1 of 2 agree" in club.words()
    await club.ben.press(answer.message, button)
    await club.settled()
    assert "1 of 2 agree" not in club.words()
    is_paused = "**Paused** until" in club.words()
    assert is_paused == (command == "agree")


async def test_a_vote_at_a_slow_table_names_its_last_day(club: Club) -> None:
    await club.seat(club.ada, club.ben, clock="slow")
    await club.ada.command("/table pause", time=3600)
    await club.settled()
    assert re.search(r"agree\. ⏳ <t:\d+:f>", club.words())


async def test_ending_a_pause_pings_the_player_who_must_act(club: Club, hours: Hours) -> None:
    await club.seat(club.ada, club.ben)
    asked = club.asked()
    other = club.other(asked)
    await club.ada.command("/table pause", time=3600)
    await answered(club, club.ben, "/table agree")
    await hours.forward(1800)
    await other.command("/table resume")
    await club.settled()
    calls = [message for message in asked.messages("cake-table") if message["pings_me"]]
    (call,) = [message for message in calls if not message["components"]]
    assert "it's your turn" in asked.text(call)


async def test_any_player_ends_a_pause_on_its_post(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    await club.ada.command("/table pause", time=3600)
    await answered(club, club.ben, "/table agree")
    assert "Any player can resume sooner" in club.words()
    stranger = await club.cleo.press(club.post(), "Resume")
    assert "not at this table" in club.cleo.text(stranger.message)
    await club.press(club.ben, "Resume")
    assert not club.ada.can_press(club.post(), "Resume")
    await club.press(club.asked(), "Pass")


async def test_a_move_is_taken_back(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    first = club.asked()
    other = club.other(first)
    await club.attack(first, "soldier")
    private = await panel(club, first)
    await first.press(private, "Undo move")
    await club.settled()
    assert "asks to take back the last move" in club.words()
    await club.press(other, "Agree")
    assert club.asked().id == first.id
    assert first.can_press(club.post(), "Attack…")
    refused = await first.command("/table undo")
    assert "There is no move to take back" in first.text(refused.message)
    await club.attack(first, "wizard")


async def test_leaving_needs_a_confirmation_and_the_hand_goes(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    private = await panel(club, club.ben)
    asked = await club.ben.press(private, "Leave…")
    assert "**Leave this game?**" in club.ben.text(club.ben.now(private) or asked.message)
    assert "has left" not in club.story()
    await club.ben.press(club.ben.now(private) or {}, "Yes, leave")
    await club.settled()
    assert f"🚪 {club.ben.mention} left the game; a house player plays on." in club.story()
    assert not club.ben.dms()
    gone = await club.ben.press(club.post(), "My hand")
    assert "not at this table" in club.ben.text(gone.message)


async def test_leaving_an_opponent_who_is_only_away_is_giving_up_and_says_so(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    (row,) = await club.bot.store.tables.unfinished()
    session = await club.bot.tables.session(row.id)
    away = TableAction(TableActionKind.STAND_IN)
    await club.bot.tables.change_session(
        row.id, lambda table: table.execute(away, table.seat_of(club.ben.id), by=By.CLOCK, at=time.time())
    )
    await club.settled()
    private = await panel(club, club.ada)
    await club.ada.press(private, "Leave…")
    asked = club.ada.now(private) or {}
    assert "**Give up?**" in club.ada.text(asked)
    await club.ada.press(asked, "Yes, give up")
    await club.settled()
    assert session.table.ending is Ending.CONCEDED
    assert "🏳️" in club.words()


async def test_leave_on_an_old_lobby_asks_first_when_the_game_runs(club: Club) -> None:
    await club.ada.command("/duel new")
    await club.press(club.ben, "Join")
    lobby = club.post()
    await club.press(club.ada, "Start")
    asked = await club.ben.press(lobby, "Leave", stale=True)
    assert asked.ephemeral
    assert "**Leave this game?**" in club.ben.text(asked.message)
    assert "has left" not in club.story()
    stranger = await club.cleo.press(lobby, "Leave", stale=True)
    assert "not at this table" in club.cleo.text(stranger.message)
    await club.ben.press(asked.message or {}, "Yes, leave")
    await club.settled()
    assert f"🚪 {club.ben.mention} left the game" in club.story()


@pytest.mark.parametrize(
    ("command", "question", "done"),
    [
        (
            "/table leave",
            "the game counts as a loss for you",
            "✅ You left the game. A house player plays on for you.",
        ),
        ("/table concede", "**Give up?** The game ends at once", "✅ You gave up. The game is over."),
    ],
)
async def test_a_command_that_cannot_be_undone_asks_first(
    club: Club, command: str, question: str, done: str
) -> None:
    await club.seat(club.ada, club.ben)
    asked = await club.ben.command(command)
    assert asked.ephemeral and question in club.ben.text(asked.message)
    await club.settled()
    assert club.ben.can_press(club.post(), "My hand") and "🚪" not in club.story()
    message = asked.message or {}
    answer = await club.ben.press(message, club.ben.controls(message)[0])
    assert done in club.ben.text(answer.message)


async def test_giving_up_with_a_button_needs_a_confirmation(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    private = await panel(club, club.ben)
    await club.ben.press(private, "Give up…")
    assert "wins" not in club.words()
    await club.ben.press(club.ben.now(private) or {}, "Yes, give up")
    await club.settled()
    assert f"{club.ben.mention} gave up" in club.words()


async def test_a_seat_is_handed_to_another_member_who_accepts(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    for nobody in (club.ada, club.ben):
        refused = await club.ben.command("/table offer", member=nobody)
        assert "who is not at this table" in club.ben.text(refused.message)
    await club.ben.command("/table offer", member=club.cleo)
    await club.settled()
    offer = club.post()
    assert f"{club.cleo.mention}: {club.ben.mention} offers you their seat" in club.ada.text(offer)
    assert club.cleo.now(offer)["pings_me"]  # type: ignore[index]
    assert re.search(r"The offer ends <t:\d+:R>", club.ada.text(offer))
    meddler = await club.dov.press(offer, "Take seat")
    assert "offered to someone else" in club.dov.text(meddler.message)
    await club.cleo.press(offer, "Take seat")
    await club.settled()
    (row,) = await club.bot.store.tables.of_member(club.cleo.id)
    table = next(post for post in club.posts() if club.ada.can_press(post, "My hand"))
    assert f"👋 {club.cleo.mention} took over a seat." in club.story()
    old = await club.ben.press(table, "My hand")
    assert "not at this table" in club.ben.text(old.message)
    assert not club.ben.dms(), "the hand no longer belongs to them"
    assert "Your hand" in club.cleo.text(club.cleo.dms()[-1])
    assert row.seat_of(club.ben.id) is None
    again = await club.cleo.press(offer, "Take seat", stale=True)
    assert "already at this table" in club.cleo.text(again.message)


async def test_an_offer_is_withdrawn_only_by_its_player(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    await club.ben.command("/table offer", member=club.cleo)
    await club.settled()
    offer = next(post for post in club.posts() if club.ben.can_press(post, "Withdraw"))
    meddler = await club.ada.press(offer, "Withdraw")
    assert "Only the player who made this offer" in club.ada.text(meddler.message)
    await club.ben.press(offer, "Withdraw")
    await club.settled()
    assert "withdrew this offer" in club.story()
    late = await club.cleo.press(offer, "Take seat", stale=True)
    assert "That offer is over" in club.cleo.text(late.message)
    assert "no longer offers their seat" in club.story()


async def test_a_command_of_the_table_is_answered_by_what_it_has_done(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    shown = await club.ada.command("/table show")
    assert club.ada.text(shown.message) == "✅ Your table's post is at the bottom of this channel."


async def test_players_play_again_with_one_press_each(club: Club) -> None:
    await club.seat(club.ada, club.ben, trophies=2)
    await gives_up(club.ada)
    await club.settled()
    over = club.post()
    board = await club.cleo.press(over, "Leaderboard")
    assert board.ephemeral
    assert "Nobody finished a rated game here" in club.cleo.text(board.message), "no bout was over"
    stranger = await club.cleo.press(over, "Play again")
    assert "not at this table" in club.cleo.text(stranger.message)
    await club.press(club.ben, "Play again")
    lobby = club.post()
    assert lobby["id"] != over["id"]
    assert f"{club.ada.mention} (seat held for you" in club.words()
    assert club.ada.now(lobby)["pings_me"]  # type: ignore[index]
    early = await club.ben.press(lobby, "Start")
    assert f"Still to press *Join*: {club.ada.mention}" in club.ben.text(early.message)
    second = await club.ada.press(over, "Play again", stale=True)
    assert f"/{lobby['id']}" in club.ada.text(second.message), "they are led to the new table"
    await club.settled()
    assert "seat held for you" not in club.words()
    await club.press(club.ben, "Start")
    late = await club.ada.press(over, "Play again", stale=True)
    assert f"already have a new table: https://discord.com/channels/{club.pg.guild.id}/" in club.ada.text(
        late.message
    )
    assert club.asked().can_press(club.post(), "Pass")
    assert "of 2" in club.words(), "with the same options"


async def test_players_play_again_with_a_command_and_swapped_seats(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    await leaves(club.ada)
    await gives_up(club.ben)
    await club.settled()
    (choice,) = await club.ada.autocomplete("/table again", option="table")
    assert choice["value"] == row.id
    await club.ada.command("/table again", table=row.id, swap=True)
    await club.settled()
    (lobby,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    assert [seat.user_id for seat in lobby.seats] == [club.ben.id, club.ada.id]
    assert [seat.away for seat in lobby.seats] == [None, None]


async def test_a_player_who_left_opens_another_table_and_counts_as_gone(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    await leaves(club.ben)
    await club.settled()
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    assert row.seats[1].away is Away.LEFT
    back = await club.ben.command("/table back")
    assert "have no table here" in club.ben.text(back.message)
    await club.ben.command("/auf new")
    assert len(await club.bot.store.tables.of_member(club.ben.id)) == 1
