"""The post of a tournament, what one member sees of it, and the post that names the winner."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from types import MappingProxyType
from typing import TypeAlias

from bot.tournaments import tournament as rules
from bot.tournaments.standings import Standing, opponent_of, standings, winners
from bot.tournaments.tournament import Key
from cogs.games.registry import PRESENTERS
from cogs.i18n.letters import writable
from cogs.i18n.messages import Messages
from cogs.i18n.names import cut_apart, mentions_isolated, plain
from cogs.i18n.table_messages import NO_AVATARS, AvatarImages
from cogs.images.svg import moment
from cogs.images.svg.shapes import PIXELS
from cogs.pages.ladders import title
from cogs.table_post.beside_game import duration
from cogs.ui import links
from cogs.ui.custom_id import PageRoute
from cogs.ui.panel import Button, Panel, Row, Style, SvgImage
from data.records.tables import Table
from data.records.tournaments import (
    Entrant,
    MatchResult,
    Pairing,
    Tournament,
    TournamentEnding,
    TournamentFormat,
    TournamentPhase,
)
from games.catalog import ENTRIES

PAGE = "tournament"
Tables: TypeAlias = Mapping[Key, Table]
"""The tables of games, to which they link."""
NO_TABLES: Tables = MappingProxyType({})
OWN_LINES = 16
"""How many entrants a member sees before their tournament begins."""
LINES = 10
"""How many places the post lists; a button shows a member all of them."""
GAMES = 4
"""How many games of the round the post lists: those that run, then the last that are over."""
NAMES = 12
"""How many of the people who signed up the post lists."""
FINALISTS = 3
"""How many places the post that names the winner lists."""
COLOUR = 0xE8B93C


class TournamentControl(StrEnum):
    """The controls of a tournament."""

    JOIN = "join"
    LEAVE = "leave"
    START = "start"
    OWN = "own"
    """Shows a member their own games and all standings."""
    FINAL = "final"
    """The same, on the post that names the winner."""
    NEWEST = "newest"
    """The route of the server's newest tournament, on messages that name none."""

    def route(self, tournament_id: str) -> PageRoute:
        """Return the route of the control."""
        return PageRoute(PAGE, (self, tournament_id))


def shown_games(tournament: Tournament) -> tuple[Pairing, ...]:
    """Return the pairings of the round that have no result yet and stand in the post; none in a pause."""
    return rules.unsettled(tournament)[:GAMES] if tournament.is_played else ()


def tournament_panel(tournament: Tournament, messages: Messages, tables: Tables = NO_TABLES) -> Panel:
    """Return the post of a tournament, with links to the tables of its games."""
    match tournament.phase:
        case TournamentPhase.SIGN_UP:
            paragraphs = _sign_up(tournament, messages)
        case TournamentPhase.PLAYING:
            paragraphs = _round(tournament, tables, messages)
        case TournamentPhase.OVER:
            paragraphs = _over(tournament, messages)
    about = messages(
        "tournament-about",
        format=tournament.format.value,
        time=duration(tournament.seconds, messages),
        organiser=_mention(tournament.organiser_id or None, messages),
    )
    if tournament.is_paused:
        first, *others = paragraphs
        paragraphs = ("\n".join((messages("tournament-paused"), first)), *others)
    return Panel(
        heading=f"{messages('tournament-heading', game=_game(tournament, messages))}\n{about}",
        paragraphs=paragraphs,
        rows=_controls(tournament, messages),
        colour=COLOUR,
    )


def final_panel(
    tournament: Tournament, messages: Messages, avatars: AvatarImages = NO_AVATARS, *, has_image: bool = True
) -> Panel:
    """Return the post that names the winner, with a poster where the server shows images."""
    first = winners(tournament)
    others = [line for line in standings(tournament) if line.place > 1][: max(0, FINALISTS - len(first))]
    lines = [
        messages("tournament-final-others", place=line.place, who=_who(tournament, line.entrant, messages))
        for line in others
        if line.points
    ]
    about = messages(
        "tournament-final",
        game=_game(tournament, messages),
        entrants=len(tournament.entrants),
        count=tournament.round,
    )
    return Panel(
        heading=messages("tournament-final-heading", **_winners(first, messages)),
        in_words=("\n".join(lines),) if lines else (),
        paragraphs=(about,),
        image=_poster(tournament, messages, avatars) if has_image else None,
        rows=((Button(TournamentControl.FINAL.route(tournament.id), messages("button-tournament-own")),),),
        colour=COLOUR,
    )


def _poster(tournament: Tournament, messages: Messages, avatars: AvatarImages) -> SvgImage | None:
    """Return the poster of the first places; None for a game that this program does not know."""
    presenter = PRESENTERS.get(tournament.game)
    if presenter is None:
        return None
    lines = standings(tournament)[: max(FINALISTS, len(winners(tournament)))]

    def poster_line(line: Standing, name: str) -> moment.Line:
        user_id = line.entrant.user_id
        image = None if user_id is None else avatars.get(user_id)
        score = messages(
            "tournament-poster-score",
            format=tournament.format.value,
            points=written_points(line.points),
            wins=line.wins,
        )
        is_best = line.place == 1
        return moment.Line(name, score, is_best, () if image is None else (image,), place=str(line.place))

    def winner(places: Iterable[moment.Line]) -> str:
        names = [place.name for place in places if place.is_best]
        return messages("image-winners", winners=messages.all_of(names), count=len(names))

    spoken = [poster_line(line, plain(line.entrant.name) or messages("somebody")) for line in lines]
    drawn = [replace(place, name=writable(place.name) or messages("somebody")) for place in spoken]
    game = _game(tournament, messages)
    svg = moment.poster(
        title=game,
        winners=winner(drawn),
        figure=presenter.emblem.figure,
        colour=presenter.emblem.colour,
        places=drawn,
    )
    words = [game, winner(spoken), *(f"{place.place}. {place.name}: {place.score}." for place in spoken)]
    return SvgImage(svg, PIXELS, " ".join(words))


def own_panel(
    tournament: Tournament,
    user_id: int,
    messages: Messages,
    tables: Tables = NO_TABLES,
    *,
    can_join: bool = False,
) -> Panel:
    """Return the page of one member: their games, and the standings with all entrants.

    With ``can_join`` there is the button that signs them up.
    """
    entrant = tournament.entrant_of(user_id)
    lines = standings(tournament)
    if entrant is None:
        own = messages("tournament-own-not-in")
    elif tournament.phase is TournamentPhase.SIGN_UP:
        own = messages("tournament-own-signed-up", until=_time(tournament.sign_up_until))
    else:
        own = "\n".join(_own(tournament, tables, entrant, lines, messages))
    paragraphs = [f"{messages('tournament-paused')}\n{own}" if tournament.is_paused else own]
    if tournament.phase is TournamentPhase.SIGN_UP:
        paragraphs.append(_entrants(tournament, OWN_LINES, messages))
    elif tournament.entrants:
        paragraphs.append("\n".join(_line(tournament, line, messages) for line in lines))
    return Panel(
        has_parts=True,
        heading=messages("tournament-own-heading"),
        paragraphs=tuple(paragraphs),
        rows=((_button(tournament, TournamentControl.JOIN, messages, Style.GOOD),),) if can_join else (),
        colour=COLOUR,
    )


def thread_name(pairing: Pairing, names: tuple[str, str], messages: Messages) -> str:
    """Return the name of a table's thread."""
    first, second = names
    number = f"{pairing.number + 1}" + "b" * (pairing.game - 1)
    return messages("tournament-thread", round=pairing.round, number=number, first=first, second=second)


def call_to_thread(tournament: Tournament, pairing: Pairing, messages: Messages) -> str:
    """Return the sentence that calls the two members of a match to their thread."""
    first, second = (_named(entrant, messages) for entrant in tournament.players_of(pairing))
    return mentions_isolated(
        messages("tournament-pairing-ping", round=pairing.round, first=first, second=second)
    )


def _sign_up(tournament: Tournament, messages: Messages) -> tuple[str, ...]:
    least = rules.least_members(tournament)
    lines = [messages("tournament-sign-up", until=_time(tournament.sign_up_until), least=least)]
    if tournament.house is not None:
        level = messages("house-level", level=tournament.house)
        lines.append(messages("tournament-house", level=level, places=tournament.places))
    return "\n".join(lines), _entrants(tournament, NAMES, messages)


def _entrants(tournament: Tournament, most: int, messages: Messages) -> str:
    if not tournament.entrants:
        return messages("tournament-no-entrants")
    who = messages.listed(_who(tournament, entrant, messages) for entrant in tournament.entrants[:most])
    if len(tournament.entrants) > most:
        who = messages("tournament-and-more", who=who, count=len(tournament.entrants) - most)
    return messages(
        "tournament-entrants", count=len(tournament.entrants), most=tournament.most_entrants, who=who
    )


def _round(tournament: Tournament, tables: Tables, messages: Messages) -> tuple[str, ...]:
    over, games = rules.games_left(tournament)
    about = messages(
        "tournament-round", round=tournament.round, rounds=tournament.rounds, over=over, games=games
    )
    lines = [about, *(_match(tournament, pairing, tables, messages) for pairing in shown_games(tournament))]
    more = len(rules.unsettled(tournament)) - len(lines) + 1
    if more > 0 and not tournament.is_paused:
        lines.append(messages("tournament-more-games", count=more))
    lines += [_match_over(tournament, pairing, messages) for pairing in _last_results(tournament)]
    byes = [
        pairing
        for pairing in tournament.pairings
        if pairing.round == tournament.round and pairing.second is None
    ]
    if tournament.format is TournamentFormat.SWISS:
        who = [_who(tournament, tournament.entrant(pairing.first), messages) for pairing in byes]
        lines += [messages("tournament-bye", who=name) for name in who]
    return "\n".join(lines), _standings(tournament, messages)


def _match(tournament: Tournament, pairing: Pairing, tables: Tables, messages: Messages) -> str:
    first, second = (_who(tournament, entrant, messages) for entrant in tournament.players_of(pairing))
    table = tables.get(rules.key_of(pairing))
    if table is None:
        return messages("tournament-match", first=first, second=second)
    return messages(
        "tournament-match-link",
        number=pairing.number + 1,
        link=_link(tournament, table),
        first=first,
        second=second,
    )


def _last_results(tournament: Tournament) -> Sequence[Pairing]:
    """Return the games of the round that have a result, as many as there is room for beside those that run."""
    over = [
        pairing
        for pairing in tournament.pairings
        if pairing.round == tournament.round and pairing.second is not None and pairing.result is not None
    ]
    room = GAMES - len(shown_games(tournament))
    return over[-room:] if room else ()


def _match_over(tournament: Tournament, pairing: Pairing, messages: Messages) -> str:
    first, second = (_who(tournament, entrant, messages) for entrant in tournament.players_of(pairing))
    return messages("tournament-match-over", first=first, second=second, result=str(pairing.result))


def _link(tournament: Tournament, table: Table) -> str:
    """Return the address of a table's thread, or of its post where it has none."""
    if table.channel_id == tournament.channel_id:
        return links.to_table(table)
    return links.to_channel(table.guild_id, table.channel_id)


def _over(tournament: Tournament, messages: Messages) -> tuple[str, ...]:
    match tournament.ending:
        case TournamentEnding.TOO_FEW:
            return (messages("tournament-too-few"),)
        case TournamentEnding.FINISHED if first := winners(tournament):
            return messages("tournament-won", **_winners(first, messages)), _standings(tournament, messages)
        case _:
            ended = messages("tournament-ended")
            return (ended, _standings(tournament, messages)) if tournament.round else (ended,)


def _standings(tournament: Tournament, messages: Messages) -> str:
    found = standings(tournament)
    lines = [_line(tournament, line, messages) for line in found[:LINES]]
    if len(found) > LINES:
        lines.append(messages("tournament-more-lines", count=len(found) - LINES))
    if tournament.format is TournamentFormat.SWISS:
        lines.append(messages("tournament-note-swiss"))
    return "\n".join(lines)


def _line(tournament: Tournament, line: Standing, messages: Messages) -> str:
    who = _who(tournament, line.entrant, messages)
    if not line.entrant.is_active and line.entrant.user_id is not None:
        who = messages("tournament-gone", who=who)
    if tournament.format is TournamentFormat.KNOCKOUT:
        return messages("tournament-line-knockout", place=line.place, who=who, wins=line.wins)
    return messages(
        "tournament-line",
        place=line.place,
        who=who,
        points=written_points(line.points),
        buchholz=written_points(line.buchholz),
    )


def _own(
    tournament: Tournament,
    tables: Tables,
    entrant: Entrant,
    lines: Sequence[Standing],
    messages: Messages,
) -> Iterator[str]:
    for pairing in reversed(tournament.pairings):
        if entrant.number not in (pairing.first, pairing.second):
            continue
        other = opponent_of(pairing, entrant.number)
        text = messages(
            "tournament-own-game",
            round=pairing.round,
            result=_result(pairing, entrant.number),
            who="" if other is None else _who(tournament, tournament.entrant(other), messages),
        )
        table = tables.get(rules.key_of(pairing))
        if table is not None and pairing.result is None:
            link = messages("tournament-own-link", link=_link(tournament, table))
            text = messages.listed((text, link))
        yield text
    line = next(line for line in lines if line.entrant.number == entrant.number)
    yield messages(
        "tournament-own-place",
        place=line.place,
        entrants=len(tournament.entrants),
        points=written_points(line.points),
        buchholz=written_points(line.buchholz),
    )


def _result(pairing: Pairing, number: int) -> str:
    """Return the result of a pairing for one of its entrants, in the word of the sentence."""
    if pairing.second is None:
        return "bye"
    match pairing.result:
        case None:
            return "open"
        case MatchResult.DRAW:
            return "draw"
        case MatchResult.FIRST | MatchResult.SECOND:
            is_won = (pairing.result is MatchResult.FIRST) == (number == pairing.first)
            return "won" if is_won else "lost"
        case MatchResult.NOBODY:
            return "lost"


def written_points(points: int) -> str:
    """Return half points as people write them: 3 is 1½."""
    whole, half = divmod(points, 2)
    return f"{whole or ''}½" if half else str(whole)


def _controls(tournament: Tournament, messages: Messages) -> tuple[Row, ...]:
    if tournament.phase is TournamentPhase.SIGN_UP:
        join = _button(tournament, TournamentControl.JOIN, messages, Style.GOOD)
        others = (TournamentControl.LEAVE, TournamentControl.START)
        return ((join, *(_button(tournament, control, messages) for control in others)),)
    return ((_button(tournament, TournamentControl.OWN, messages),),)


def _button(
    tournament: Tournament, control: TournamentControl, messages: Messages, style: Style = Style.CALM
) -> Button:
    return Button(control.route(tournament.id), messages(f"button-tournament-{control}"), style)


def _winners(first: Sequence[Entrant], messages: Messages) -> dict[str, object]:
    names = [_named(entrant, messages) for entrant in first]
    return {"winners": messages.all_of(names), "shared": str(len(first) > 1)}


def _who(tournament: Tournament, entrant: Entrant, messages: Messages) -> str:
    """Return an entrant as `_named` does.

    A member's long name is cut, unless that of another one looks the same then.
    """
    if entrant.user_id is None:
        return _named(entrant, messages)
    cut = cut_apart({other.number: other.name for other in tournament.entrants})
    return cut.get(entrant.number) or _named(entrant, messages)


def _named(entrant: Entrant, messages: Messages) -> str:
    """Return the mention of a member, or a house player's name, which says that it is one."""
    if entrant.house is not None:
        return messages("house-name", name=entrant.name)
    return _mention(entrant.user_id, messages)


def _mention(user_id: int | None, messages: Messages) -> str:
    return messages("somebody") if user_id is None else f"<@{user_id}>"


def _game(tournament: Tournament, messages: Messages) -> str:
    entry = ENTRIES.get(tournament.game)
    return tournament.game if entry is None else title(entry.leaderboard_of(tournament.options), messages)


def _time(at: float) -> str:
    return f"<t:{int(at)}:R>"
