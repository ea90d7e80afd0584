"""What a player reads in addition to moves: the rulebook's pages, missed deadlines, teams."""

from tests.endtoend.play import Club


async def test_the_rulebook_turns_its_pages_in_place(club: Club) -> None:
    shown = await club.ada.command("/rules")
    assert shown.ephemeral
    for page, sentence in (
        ("Special cards", "**Priest** fully blocks"),
        ("Your turn", "The attacker plays cards facedown"),
    ):
        assert shown.message is not None
        turned = await club.ada.press(shown.message, page, stale=True)
        assert turned.ephemeral
        assert sentence in await club.all_parts(club.ada, turned.message)


async def test_a_move_by_the_clock_is_reported(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    first = club.asked()
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    session = await club.bot.tables.session(row.id)
    await session.fall_back(session.seat_of(first.id), at=row.created_at)
    club.bot.updater.changed(row.id)
    await club.settled()
    assert f"⌛ {first.mention}'s time ran out.\n{first.mention} passes." in club.words()


async def test_the_rules_at_a_table_have_a_page_about_its_options(club: Club) -> None:
    await club.seat(club.ada, club.ben, trophies=2, clock="relaxed")
    shown = await club.press(club.cleo, "Rules")
    assert shown.message is not None
    here = await club.cleo.press(shown.message, "This table", stale=True)
    text = club.cleo.text(here.message)
    assert "Cake Duel: This table" in text
    assert "10 minutes for each decision" in text
    assert "2 bouts to win" in text
    assert here.message is not None
    back = await club.cleo.press(here.message, "Goal", stale=True)
    assert back.message is not None
    assert club.cleo.can_press(back.message, "This table"), "there is a way back"


async def test_the_rules_without_a_table_have_no_such_page(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    shown = await club.ada.command("/rules")
    assert shown.message is not None
    assert "This table" not in [control["label"] for control in club.ada.controls(shown.message)]
