"""The suggestions of commands while somebody types."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable, MutableMapping
from typing import Any, TypeVar

from cachetools import TTLCache

from bot.history.past_games import GameHistory
from bot.preferences import Preferences
from bot.tables.commands import TableActionKind
from bot.tables.service import TableService
from cogs.games.registry import PRESENTERS
from cogs.i18n.locale import Interaction, messages_of
from cogs.i18n.table_messages import TableMessages
from cogs.pages.ladders import DEFAULT_GAME
from cogs.pages.table_labels import dated, labelled
from cogs.permissions import Visibility, own_table, place_of
from cogs.table_post import beside_game
from data.records.finished_games import PastGame
from data.records.tables import Phase, Table

T = TypeVar("T")

SEARCHED = 200
"""How many of the latest finished games can be found by typing."""
OFFERED_AGAIN = 10
"""How many of a member's last tables are offered to be played again."""
KEPT_SECONDS = 5.0
"""How long the offers are kept: Discord asks again for every letter."""
MOST_KEPT = 768


class Autocomplete:
    """Finds what can be offered, and keeps it for a few seconds."""

    def __init__(self, tables: TableService, history: GameHistory, preferences: Preferences) -> None:
        self._tables = tables
        self._history = history
        self._preferences = preferences
        self._offers: TTLCache[Hashable, Any] = TTLCache(MOST_KEPT, KEPT_SECONDS)
        """The suggestions that were found, by their kind and by all on which they depend."""

    async def own_tables(self, interaction: Interaction) -> dict[str, str]:
        """Return the person's running tables."""
        tables = await self._tables.stored.of_member(interaction.user.id, interaction.guild_id)
        return labelled(filter(_is_running, tables), messages_of(interaction))

    async def own_open_tables(self, interaction: Interaction) -> dict[str, str]:
        """Return the person's running tables and lobbies."""
        tables = await self._tables.stored.of_member(interaction.user.id, interaction.guild_id)
        return labelled(tables, messages_of(interaction))

    async def tables_to_end(self, interaction: Interaction) -> dict[str, str]:
        """Return the lobbies and running tables of the server that the person may see."""
        tables = await self._tables.stored.of_server(interaction.guild_id or 0)
        return labelled(await _visible(interaction).of(tables), messages_of(interaction))

    async def tables_to_watch(self, interaction: Interaction) -> dict[str, str]:
        """Return the running tables and lobbies of the server that the person may see."""
        tables = await self._tables.stored.of_server(interaction.guild_id or 0)
        seen = await _visible(interaction).of(tables)
        return labelled(seen, messages_of(interaction))

    async def tables_to_play_again(self, interaction: Interaction) -> dict[str, str]:
        """Return the person's last finished tables."""
        guild_id, user_id, forgotten = place_of(interaction), interaction.user.id, self._tables.forget_count

        async def last() -> tuple[PastGame | None, ...]:
            return await self._history.stored.games(guild_id, user_id=user_id, first=0, most=OFFERED_AGAIN)

        games = await _kept(self._offers, ("last", guild_id, user_id, forgotten), last)
        return labelled((game for game in games if game is not None), messages_of(interaction))

    async def tables_to_read(self, interaction: Interaction) -> dict[str, str]:
        """Return the tables of the server that have begun and that the person may see."""
        guild_id, messages = place_of(interaction), messages_of(interaction)
        forgotten, visible = self._tables.forget_count, _visible(interaction)
        # Direct messages are all one place in the store, and a member finds only their own games there.
        own_id = interaction.user.id if interaction.guild_id is None else None

        async def past() -> tuple[tuple[PastGame, str], ...]:
            games = await self._history.stored.games(guild_id, user_id=own_id, first=0, most=SEARCHED)
            found = [game for game in games if game is not None]
            labels = labelled(found, messages, dated)
            return tuple((game, labels[game.id]) for game in found if game.id in labels)

        async def running() -> tuple[Table, ...]:
            if own_id is not None:
                return await self._tables.stored.of_member(own_id, guild_id)
            return await self._tables.stored.of_server(guild_id)

        begun = await _kept(self._offers, ("running", guild_id, own_id, forgotten), running)
        finished = await _kept(self._offers, ("past", guild_id, own_id, forgotten, messages.locale), past)
        played = await visible.of(filter(_is_running, begun))
        seen = {game.id: label for game, label in finished if await visible.shows(game)}
        return labelled(played, messages, dated) | seen

    async def votes(self, interaction: Interaction) -> dict[str, str]:
        """Return the vote at the table that the person means."""
        session = await own_table(self._tables, interaction, getattr(interaction.namespace, "table", None))
        vote, say = session.status.vote, TableMessages(messages_of(interaction), session.table.seats)
        if vote is None:
            return {}
        sentence = say(
            "vote-choice", who=say.name(vote.asker), proposal=beside_game.proposal(vote.table_action, say)
        )
        return {vote.answered(TableActionKind.AGREE).token.partition(".")[2]: sentence}

    async def game_option(self, interaction: Interaction, game: str, option: str) -> dict[str, str]:
        """Return the values of an option of a game's command, from what the person may do now."""
        messages = messages_of(interaction)
        session = await own_table(
            self._tables, interaction, getattr(interaction.namespace, "table", None), game
        )
        seat = session.seat_of(interaction.user.id)

        async def legal_values() -> dict[str, str]:
            say, legal = TableMessages(messages, session.table.seats), session.legal_actions(seat)
            return PRESENTERS[game].questions.offers(option, session.progress.seat_view(seat), legal, say)

        # Only the same seat sees it again, and only while nothing has happened at the table.
        seen_by = (session.table.id, session.progress.version, seat, interaction.user.id)
        return await _kept(self._offers, ("option", *seen_by, option, messages.locale), legal_values)

    async def rule_pages(self, interaction: Interaction) -> dict[str, str]:
        """Return the pages of the rules of the game that the person has chosen, or of the first game."""
        messages = messages_of(interaction)
        game = getattr(interaction.namespace, "game", None) or DEFAULT_GAME
        pages = PRESENTERS[game].pages if game in PRESENTERS else ()
        return {page: messages(f"{game}-page-{page}") for page in pages}


def _is_running(table: Table) -> bool:
    return table.phase is Phase.PLAYING


def _visible(interaction: Interaction) -> Visibility:
    """Return the visibility of tables to the person, as known without a request."""
    return Visibility(interaction, asks_discord=False)


async def _kept(kept: MutableMapping[Hashable, T], key: Hashable, make: Callable[[], Awaitable[T]]) -> T:
    try:
        return kept[key]
    except KeyError:
        value = kept[key] = await make()
        return value
