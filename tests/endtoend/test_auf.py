"""Cake Auf! through the real client: whole games with buttons and with commands, and every secret stays secret."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.tables.progress import GameProgress
from bot.tables.session import Session
from cogs.ui import custom_id
from cogs.ui.custom_id import TableRoute
from games.auf import Phase
from games.auf.actions import AufAction
from games.auf.ai.honest import HonestBaker
from games.engine import Seat, Step
from games.entropy import Entropy
from playground import Answer, AnswerKind, Playground, Visitor
from tests.cogs.games.auf_views import by_command, by_form
from tests.endtoend.play import SCHEMA, Club, every_level, options, running
from tests.games.auf.kitchen import GAME, Kitchen, Piles, baker
from tests.waiting import until

CONTROLS = {
    "place": "Lay…",
    "play": "Play card…",
    "pass": "Discard…",
    "choose": "See recipes…",
    "keep": "Keep recipes…",
    "mulligan": "Mulligan…",
}
HONEST = HonestBaker()


class Bakery(Club):
    """A club at a table of Cake Auf!; a test can set the table's state."""

    seated: tuple[Visitor, ...] = ()

    async def bake(self, *people: Visitor, **chosen: Any) -> Session:
        """Open a table, let people join, and start."""
        self.seated = people
        host, *others = people
        await host.command("/auf new", **chosen)
        for other in others:
            await other.press(self.post(), "Join")
        await host.press(self.post(), "Start")
        await self.settled()
        return await self.session()

    async def session(self) -> Session:
        buttons = self.ada.controls(self.post())
        route = custom_id.read(buttons[0]["custom_id"])
        assert isinstance(route, TableRoute)
        return await self.bot.tables.session(route.table_id)

    async def set(self, kitchen: Kitchen, *people: Visitor) -> Session:
        """Open a table in this state."""
        session = await self.bake(*(people or (self.ada, self.ben)))
        self.stand(session, kitchen)
        await self.ada.command("/table show")
        await self.settled()
        return session

    def stand(self, session: Session, kitchen: Kitchen) -> None:
        """Set the state of a running table."""
        version = session.progress.version
        session.progress = GameProgress(GAME, Step(kitchen.state, ()), at=self.bot.tables.now())
        session.progress.version = version

    async def fill(self, person: Visitor, name: str, filled: dict[str, Any]) -> Answer:
        """Open a form by its control, and submit it."""
        opened = await person.press(self.post(), CONTROLS[name])
        assert opened.modal is not None, opened.message and person.text(opened.message)
        fields = [label["component"]["custom_id"] for label in opened.modal["components"]]
        known = {field: value for field, value in filled.items() if field in fields}
        answer = await person.submit(opened.modal, known)
        await self.settled()
        return answer

    async def whole(self, person: Visitor) -> str:
        """Return everything that a person can read: the channel and their direct messages."""
        await self.settled()
        return "\n".join(map(person.text, (*person.messages("cake-table"), *person.dms())))


@pytest.fixture
async def club() -> AsyncIterator[Bakery]:
    async with Playground(rate_limits=False, schema=SCHEMA) as pg, running(pg, seeds=lambda: b"oven") as bot:
        yield Bakery(pg, bot)


def wanted(session: Session, seat: Seat) -> AufAction:
    """Return a sensible player's action."""
    chance = Entropy(b"%d %d" % (seat, session.progress.version))
    return HONEST.choose(session.progress.view(seat), session.legal_actions(seat), chance)


async def by_control(club: Bakery, person: Visitor, action: AufAction) -> None:
    token = GAME.encode(action)
    post = club.post()
    button = next((one for one in club.ada.controls(post) if one["custom_id"].endswith(f":{token}")), None)
    if button is not None:
        await person.press(post, button)
        return
    name, values = by_form(action)
    opened = await person.press(post, CONTROLS[name])
    assert opened.modal is not None, opened.message and person.text(opened.message)
    filled: dict[str, Any] = {}
    for label in opened.modal["components"]:
        field = label["component"]["custom_id"]
        chosen = values[field.rstrip("1")]
        filled[field] = chosen[0] if field in ("recipe", "taken", "given") else list(chosen)
    await person.submit(opened.modal, filled)


async def test_a_whole_game_for_two_with_buttons(club: Bakery) -> None:
    session = await club.bake(club.ada, club.ben)
    while not session.is_over:
        seat = min(session.game.clocked(session.progress.state))
        before = session.progress.version
        turn, phase = session.progress.turn, session.progress.view(None).phase
        await by_control(club, club.seated[seat], wanted(session, seat))
        assert session.progress.version > before
        if session.progress.turn != turn or phase is Phase.SHOWDOWN:
            await club.settled()  # another post, or one that the answer to the press does not show
    await club.settled()
    assert "🎉" in club.words()
    assert "Final points: " in club.words()
    assert club.is_finished()
    everything = club.ada.messages("cake-table", limit=500)
    left = [post for post in everything if ", turns 1–" in club.ada.text(post)]
    assert len(left) == 1, "one post for the first round"
    posts = [post for post in everything if post["components"] and not post["flags"] & 64]
    assert len(posts) == 1 + session.progress.state.round, "the lobby, and one post per round"
    assert not club.ada.dms()
    assert "Round 3 is over" in club.story()


@every_level
async def test_a_whole_game_against_a_house_player(club: Bakery, level: str) -> None:
    await club.ada.command("/auf new", house=level)
    assert f" ({level})" in club.words()
    await club.press(club.ada, "Start")
    await club.settled()
    session = await club.session()
    seat = session.seat_of(club.ada.id)
    while not session.is_over:
        before = session.progress.version
        await by_control(club, club.ada, wanted(session, seat))
        assert session.progress.version > before
        # Meanwhile the house player acts.
        await until(lambda: session.is_over or seat in session.game.clocked(session.progress.state))
        await club.settled()
    assert "Final points: " in club.words()
    assert club.is_finished()


async def test_a_whole_game_for_four_with_commands(club: Bakery) -> None:
    for person in club.people:
        await person.command("/preferences", hands=False)
    session = await club.bake(*club.people)
    while not session.is_over:
        seat = min(session.game.clocked(session.progress.state))
        before = session.progress.version
        person, action = club.seated[seat], wanted(session, seat)
        command = by_command(action)
        name, texts = command or ("decline", {})
        values = {option: value for option, (_, value) in texts.items()}
        answer = await person.command(f"/auf {name}", **values)
        assert answer.ephemeral
        assert session.progress.version > before, person.text(answer.message)
    await club.settled()
    assert "🎉" in club.words()
    board = await club.ada.command("/leaderboard", game="auf")
    assert "1 win in 1 game" in club.ada.text(board.message)


async def test_three_ingredients_fit_in_one_form_and_stand_in_one_post(club: Bakery) -> None:
    hand = "flour butter chocolate fire-alarm"
    await club.set(Kitchen(baker("linzer-torte", "brownies", hand=hand), baker("crepes", hand="nuts")))
    post, posts = club.post(), len(club.posts())
    opened = await club.ada.press(post, "Lay…")
    assert options(opened, "ingredients") == ["butter", "chocolate", "flour"]
    filled = {"recipe": "brownies", "ingredients": ["butter", "chocolate", "flour"]}
    placed = await club.ada.submit(opened.modal, filled)
    assert placed.kind is AnswerKind.UPDATE
    play = await club.ada.press(club.post(), "Play card…")
    assert play.modal is not None
    await club.ada.submit(play.modal, {"play1": ["🚨 Fire Alarm: Crêpes (Ben)"]})
    await club.settled()
    assert club.post()["id"] == post["id"]
    assert len(club.posts()) == posts
    in_words = await club.ada.press(club.post(), "In words")  # the post has the newest lines only
    assert in_words.message is not None
    said = club.ada.text(in_words.message)
    told = [
        f"{club.ada.mention} lays 3 ingredients under **Brownies**",
        f"**Brownies** is finished! {club.ada.mention} has one point",
        f"{club.ada.mention} plays Fire Alarm on {club.ben.mention}'s **Crêpes**",
    ]
    assert [said.index(line) for line in told] == sorted(said.index(line) for line in told)
    await club.press(club.ada, "Pass")
    assert len(club.posts()) == posts
    assert club.asked().id == club.ben.id


async def test_laid_cards_are_seen_only_by_their_owner(club: Bakery) -> None:
    await club.set(Kitchen(baker("brownies", hand="flour nuts"), baker("crepes", hand="milk")))
    await club.fill(club.ada, "place", {"ingredients": ["flour"]})
    shown = await club.ada.press(club.post(), "My hand")
    assert shown.ephemeral
    assert "laid: Flour; missing: **Butter and Chocolate**" in club.ada.text(shown.message)
    assert "laid: Flour" in club.ada.text(club.ada.dms()[-1])
    for other in (club.ben, club.cleo):
        assert "laid: Flour" not in await club.whole(other)
    assert "●○○ **Brownies**" in club.words()


async def test_only_the_player_of_picky_eater_sees_the_recipes(club: Bakery) -> None:
    piles = Piles(recipes="pavlova kulfi mochi trifle")
    kitchen = Kitchen(baker("brownies flour", "gelato", hand="picky-eater"), baker("crepes"), piles=piles)
    await club.set(kitchen)
    await club.fill(club.ada, "play", {"play1": ["round1.look"]})
    assert f"{club.ada.mention} looks at 3 recipes" in club.words()
    stranger = await club.ben.press(club.post(), "See recipes…")
    assert "not your turn" in club.ben.text(stranger.message)
    shown = await club.ada.press(club.post(), "My hand")
    assert "Mochi ⚡: Flour, Fruit, Sugar" in club.ada.text(shown.message)
    opened = await club.ada.press(club.post(), "See recipes…")
    assert options(opened, "taken") == ["kulfi", "mochi", "trifle"]
    assert options(opened, "given") == ["brownies", "gelato"]
    for other in (club.ben, club.cleo):
        assert "Mochi" not in await club.whole(other)
    await club.ada.submit(opened.modal, {"taken": "mochi", "given": "brownies"})
    await club.settled()
    assert "takes **Mochi** and gives up **Brownies**, discarding Flour" in club.words()
    assert "Trifle" not in await club.whole(club.ben)


async def test_a_round_ends_within_a_turn_and_several_players_choose_overnight_recipes(club: Bakery) -> None:
    kitchen = Kitchen(
        baker("brownies flour butter", hand="chocolate sugar"),
        baker("kulfi milk", "gelato sugar"),
        baker("trifle", "tiramisu eggs"),
    )
    session = await club.set(kitchen, club.ada, club.ben, club.cleo)
    posts = len(club.posts())
    await club.fill(club.ada, "place", {"ingredients": ["chocolate"]})
    assert f"Round 1 is over: {club.ada.mention} finished every recipe." in club.words()
    asked = club.words().rpartition("\n")[2]
    assert asked.startswith(f"{club.ben.mention} and {club.cleo.mention}: which Overnight recipes")
    assert "<t:" in asked
    late = await club.ada.press(club.post(), "Keep recipes…")
    assert "not your turn" in club.ada.text(late.message)
    opened = await club.cleo.press(club.post(), "Keep recipes…")
    assert options(opened, "recipes") == ["trifle", "tiramisu"]
    ben = await club.ben.press(club.post(), "Keep recipes…")
    await club.cleo.submit(opened.modal, {"recipes": ["tiramisu"]})
    await club.settled()
    assert f"{club.cleo.mention} keeps Tiramisu overnight and gives back Trifle." in club.words()
    assert club.words().rpartition("\n")[2].startswith(f"{club.ben.mention}: which Overnight recipes")
    assert len(club.posts()) == posts, "everything is in the post of the turn in which the round ended"
    await club.ben.submit(ben.modal, {})  # the form's initial value: everything is kept
    await club.settled()
    assert session.progress.view(None).phase is Phase.TURN
    assert "Round 2 of 3" in club.words()
    assert "**Kulfi** ⚡🌙: Milk, Nuts, Sugar; kept overnight" in club.words()
    assert "'s **Gelato** goes back" in club.story()
    assert "goes back, discarding Sugar" in club.story()


async def test_a_missed_deadline_keeps_everything_that_can_be_kept(club: Bakery) -> None:
    """CA-40"""
    kitchen = Kitchen(baker("brownies flour butter", hand="chocolate"), baker("kulfi milk"))
    session = await club.set(kitchen)
    await club.fill(club.ada, "place", {"ingredients": ["chocolate"]})
    due = session.first_deadline()
    assert due is not None
    club.bot.tables.now = lambda: due  # the players' time is over
    club.bot.deadlines.timer.set(session.table.id, 1.0)
    await club.settled()
    assert f"{club.ben.mention} keeps Kulfi overnight." in club.story()


async def test_another_players_card_finishes_a_recipe(club: Bakery) -> None:
    """CA-13"""
    kitchen = Kitchen(
        baker("crepes", hand="fire-extinguisher"),
        baker("brownies flour butter chocolate !fire-alarm", "gelato"),
    )
    await club.set(kitchen)
    await club.fill(club.ada, "play", {"play1": ["round1.lift.a.bw"]})
    assert f"**Brownies** is finished! {club.ben.mention} has one point" in club.words()
    assert club.asked().id == club.ada.id


async def test_a_sign_is_chosen_in_secret(club: Bakery) -> None:
    """CA-33: nobody sees what was chosen, by whom, or that anything was chosen."""
    kitchen = Kitchen(
        baker("brownies flour butter", hand="chocolate"), baker("gelato", finished="mochi"), round=3
    )
    await club.set(kitchen)
    await club.fill(club.ada, "place", {"ingredients": ["chocolate"]})
    before, calls = club.post(), len(club.pg.calls())
    asked = club.words().rpartition("\n")[2]
    assert asked.startswith(f"{club.ada.mention} and {club.ben.mention}: choose a sign in secret")
    assert "<t:" in asked
    for sign in ("Rock", "Paper"):
        answer = await club.ada.press(club.post(), sign)
        await club.settled()
        assert answer.ephemeral
        assert f"you show {'✊' if sign == 'Rock' else '✋'} {sign}" in club.ada.text(answer.message)
        assert club.post() == before, "not even the time of an edit"
    made = club.pg.calls()[calls:]
    assert all("cake-table" not in str(call) and call.method != "DELETE" for call in made)
    assert "Your sign: ✋ Paper" in club.ada.text(club.ada.dms()[-1])
    assert "Paper" not in (await club.whole(club.ben)).replace("Paper Scissors", "")
    answer = await club.ben.press(before, "Rock")
    await club.settled()
    assert answer.ephemeral
    assert (
        f"{club.ada.mention} ✋ Paper : ✊ Rock {club.ben.mention}. {club.ada.mention} wins" in club.words()
    )
    late = await club.ben.press(before, "Scissors", stale=True)
    assert "moved on" in club.ben.text(late.message)
    for person, sign in ((club.ben, "Scissors"), (club.ada, "Rock")):
        await club.press(person, sign)
    assert f"🎉 {club.ada.mention} wins!" in club.words()


async def test_a_sign_can_be_chosen_on_the_hand(club: Bakery) -> None:
    kitchen = Kitchen(
        baker("brownies flour butter", hand="chocolate"), baker("gelato", finished="mochi"), round=3
    )
    session = await club.set(kitchen)
    await club.fill(club.ada, "place", {"ingredients": ["chocolate"]})
    shown = await club.ben.press(club.post(), "My hand")
    answer = await club.ben.press(shown.message or {}, "Scissors")
    assert "Your sign: ✌️ Scissors" in club.ben.text(answer.message)
    thrown = await club.ada.command("/auf throw", sign="rock")
    assert club.ada.text(thrown.message).startswith("Done: you show ✊ Rock"), (
        "their own choice, and not the outcome"
    )
    await club.settled()
    assert session.progress.view(None).showdown.wins == (1, 0)


async def test_a_house_player_settles_a_tie(club: Bakery) -> None:
    """A house player answers once, waits for the other player, and the game ends."""
    await club.ada.command("/auf new")
    await club.ada.press(club.post(), "Add house player")
    await club.ada.press(club.post(), "Start")
    await club.settled()
    session = await club.session()
    kitchen = Kitchen(
        baker("brownies flour butter", hand="chocolate"), baker("gelato", finished="mochi"), round=3
    )
    club.stand(session, kitchen)
    await club.ada.command("/auf place", recipe="brownies", ingredients="chocolate")
    for _ in range(20):
        await club.settled()
        if session.is_over:
            break
        await club.ada.command("/auf throw", sign="rock")
    assert session.is_over
    assert "🎉" in club.words()


# What is not possible: each has its sentence and changes nothing


@pytest.mark.parametrize(
    ("command", "values", "sentence"),
    [
        ("place", {"recipe": "crepes", "ingredients": "nuts"}, "doesn't need all of these"),
        ("place", {"recipe": "crepes", "ingredients": "2 flour"}, "It needs each ingredient only once"),
        ("place", {"recipe": "crepes", "ingredients": "milk"}, "already laid there"),
        ("place", {"recipe": "crepes", "ingredients": "butter"}, "don't have that card"),
        ("place", {"recipe": "crepes", "ingredients": "fire alarm"}, "only lay ingredients"),
        ("place", {"recipe": "gelato", "ingredients": "sugar"}, "recipe isn't yours"),
        ("place", {"recipe": "mud pie", "ingredients": "sugar"}, "no recipe called “mud pie”"),
        ("place", {"recipe": "crepes", "ingredients": "mud"}, "no card called “mud”"),
        ("ban", {"card": "Fire Alarm", "recipe": "Gelato"}, "can't be banned with this card"),
        ("ban", {"card": "fire-alarm", "recipe": "brownies"}, "is finished, so nothing can change it"),
        ("ban", {"card": "fire-alarm", "recipe": "crepes"}, "is yours"),
        ("ban", {"card": "fire-alarm", "recipe": "mochi"}, "isn't on the table"),
        ("ban", {"card": "flour", "recipe": "gelato"}, "Only Power Outage and Fire Alarm"),
        ("lift", {"card": "Power Restored", "recipe": "gelato"}, "no ban that this card can lift"),
        ("lift", {"card": "fire-alarm", "recipe": "gelato"}, "Only Power Restored and Fire Extinguisher"),
        ("swap", {"mine": "crepes", "theirs": "gelato"}, "don't have that card"),
        ("hands", {"player": "Ben"}, "don't have that card"),
        ("trade", {"player": "Zoe"}, "don't know that player"),
        ("picky", {}, "don't have that card"),
        ("choose", {"taken": "mochi", "given": "crepes"}, "can't do that right now"),
        ("decline", {}, "can't do that right now"),
        ("keep", {}, "can't do that right now"),
        ("throw", {"sign": "rock"}, "can't do that right now"),
        ("mulligan", {}, "all three mulligans"),
        ("pass", {"discards": "flour, nuts, fire alarm"}, "two cards at most"),
        ("pass", {"discards": "2 nuts"}, "don't have that card"),
    ],
)
async def test_impossible_actions_are_refused_with_their_reason(
    club: Bakery, command: str, values: dict[str, str], sentence: str
) -> None:
    kitchen = Kitchen(
        baker("crepes milk", hand="flour flour nuts fire-alarm power-restored", mulligans=3),
        baker("gelato", "egg-tart", finished="brownies", hand="sugar"),
    )
    session = await club.set(kitchen)
    answer = await club.ada.command(f"/auf {command}", **values)
    assert answer.ephemeral
    assert sentence in club.ada.text(answer.message)
    assert session.progress.state == kitchen.state


async def test_actions_out_of_turn_are_refused(club: Bakery) -> None:
    await club.set(Kitchen(baker("crepes", hand="flour"), baker("gelato", hand="sugar")))
    for button in ("Lay…", "Play card…", "Discard…", "Pass", "Mulligan…"):
        answer = await club.ben.press(club.post(), button)
        assert answer.ephemeral
        assert "not your turn" in club.ben.text(answer.message)
    answer = await club.ben.command("/auf place", recipe="gelato", ingredients="sugar")
    assert "not your turn" in club.ben.text(answer.message)


async def test_forms_without_a_choice_say_so(club: Bakery) -> None:
    await club.set(Kitchen(baker("crepes", hand=""), baker("gelato")))
    for button, sentence in (
        ("Lay…", "None of your cards fits"),
        ("Play card…", "no action card"),
        ("Discard…", "no cards to discard"),
        ("Mulligan…", "no cards to discard"),
    ):
        answer = await club.ada.press(club.post(), button)
        assert answer.ephemeral
        assert sentence in club.ada.text(answer.message)


async def test_the_form_also_refuses_ingredients_of_another_recipe(club: Bakery) -> None:
    kitchen = Kitchen(baker("crepes", "brownies", hand="flour chocolate"), baker("gelato"))
    session = await club.set(kitchen)
    filled = {"recipe": "crepes", "ingredients": ["flour", "chocolate"]}
    answer = await club.fill(club.ada, "place", filled)
    assert "doesn't need all of these" in club.ada.text(answer.message)
    assert session.progress.state == kitchen.state


async def test_a_mulligan_asks_once_whether_the_player_is_sure(club: Bakery) -> None:
    session = await club.set(Kitchen(baker("crepes", hand="nuts fruit"), baker("gelato")))
    opened = await club.ada.press(club.post(), "Mulligan…")
    assert session.progress.view(None).players[0].mulligans == 0, "nothing is discarded yet"
    assert options(opened, "sure") == ["yes"]
    await club.ada.submit(opened.modal, {"sure": ["yes"]})
    await club.settled()
    assert session.progress.view(None).players[0].mulligans == 1


async def test_a_mulligan_that_is_sent_twice_discards_one_hand_only(club: Bakery) -> None:
    session = await club.set(Kitchen(baker("crepes", hand="nuts fruit"), baker("gelato")))
    first, second = [await club.ada.press(club.post(), "Mulligan…") for _ in range(2)]
    await club.ada.submit(first.modal, {"sure": ["yes"]})
    await club.settled()
    again = await club.ada.submit(second.modal, {"sure": ["yes"]})
    assert "moved on" in club.ada.text(again.message)
    assert session.progress.view(None).players[0].mulligans == 1


async def test_a_lobby_takes_two_to_four_players(club: Bakery) -> None:
    await club.ada.command("/auf new", bans_need_icons=False, hand_switcheroo=False)
    said = club.words()
    assert "Any recipe can be banned" in said
    assert "Without The Old Switcheroo (Hand)" in said
    assert said.count("free seat") == 1
    assert said.count("one more player can join") == 2
    early = await club.ada.press(club.post(), "Start")
    assert "This game needs at least 2 players, and 1 is here" in club.ada.text(early.message)
    for other in (club.ben, club.cleo):
        await club.press(other, "Join")
    last_seat_free = club.post()
    await club.press(club.ada, "Add house player")
    assert not club.dov.can_press(club.post(), "Join")
    full = await club.dov.press(last_seat_free, "Join", stale=True)
    assert "All 4 seats are taken" in club.dov.text(full.message)
    await club.press(club.ben, "Leave")
    await club.press(club.ada, "Start")
    session = await club.session()
    assert len(session.table.seats) == 3
    assert session.progress.view(None).options.hand_switcheroo is False


async def test_command_menus_offer_only_what_is_legal(club: Bakery) -> None:
    kitchen = Kitchen(baker("crepes", hand="flour fire-alarm"), baker("gelato", "brownies"))
    await club.set(kitchen)
    offered = await club.ada.autocomplete("/auf ban", option="recipe")
    assert [choice["name"] for choice in offered] == ["Brownies"]
    offered = await club.ada.autocomplete("/auf place", option="ingredients")
    assert [choice["value"] for choice in offered] == ["flour"]
    assert await club.ben.autocomplete("/auf ban", option="recipe") == []
    await club.ada.command("/auf place", recipe="Crêpes", ingredients="Flour")
    await club.settled()
    assert "●○○○ **Crêpes**" in club.words()
