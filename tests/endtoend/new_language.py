"""A club whose members all use one language: run with its locale to print what they read while one of them moves.

`test_new_language.py` runs it in a copy of the program to which it has added the language.
"""

from __future__ import annotations

import asyncio
import sys

from cogs.i18n.messages import Messages
from playground import Playground
from tests.endtoend.play import SCHEMA, Club, running


async def play(locale: str) -> list[str]:
    """Return the table, a hand, the preferences and a command as members with this locale read them."""
    messages = Messages.for_locale(locale)
    async with Playground(rate_limits=False, schema=SCHEMA) as pg:
        pg.guild.locale = locale
        async with running(pg) as bot:
            club = Club(pg, bot)
            for person in club.people:
                pg.member(person.name).locale = locale
            await club.ada.command("/duel new")
            await club.press(club.ben, messages("button-join"))
            await club.press(club.ada, messages("button-start"))
            first = club.asked()
            hand = await first.press(club.post(), messages("button-hand"))
            await club.press(first, messages("duel-button-pass"))
            preferences = await first.command("/preferences")
            commands = {command.name: command for command in await bot.client.tree.fetch_commands()}
            described = {str(code): text for code, text in commands["hand"].description_localizations.items()}
            return [
                club.story(),
                first.text(hand.message),
                str(preferences.message),
                f"/hand: {described.get(locale, commands['hand'].description)}",
            ]


if __name__ == "__main__":
    print("\n".join(asyncio.run(play(sys.argv[1]))))
