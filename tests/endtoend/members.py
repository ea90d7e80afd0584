"""Members who play only by what they see: they press, fill forms and type, and press again after a failure."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any

from cogs.i18n.messages import Messages
from cogs.ui.responses import ACKNOWLEDGED_AFTER_SECONDS
from games.duel.cards import FACES, Card
from playground import Answer, AnswerKind, CannotDo, Visitor
from playground.people import reading
from tests.endtoend.table_posts import custom_ids

Message = dict[str, Any]

AWAY = Messages()("refused-database-away")
"""What a process answers that cannot reach its database."""

CARDS = {"-", *(card.value for card in Card)}
"""What can be traded in a duel, including nothing."""

WAYS = {"post": 5, "hand": 2, "command": 3}
"""Where a player answers, and how often: on the post, on the hand in the direct message, with a command."""


@dataclass
class Attempt:
    """One attempt at a move: the pattern of the tokens that it may mean, and its result."""

    table_id: str
    user_id: int
    control: str
    """The pressed control, or the number of the typed command: at most one move comes of it."""
    token: str
    """How its token starts, with ``*`` for what is not known: ``/duel accept`` accepts whatever is asked by then."""
    is_made: bool = False
    is_refused: bool = False


class Player:
    """One member at one table."""

    def __init__(
        self,
        person: Visitor,
        table_id: str,
        rng: Random,
        attempts: list[Attempt],
        *,
        by: Collection[str] = WAYS,
    ) -> None:
        self.person = person
        self._by = by
        self._table_id = table_id
        self._rng = rng
        self._attempts = attempts

    async def act(self, post: Message, *, is_beside: bool) -> None:
        """Answer the post's question in one way or another."""
        hand = next((message for message in self.person.dms() if self._own(message)), None)
        ways = [
            way
            for way in self._by
            if way == "post" or (way == "hand" and hand) or (way == "command" and not is_beside)
        ]
        (way,) = self._rng.choices(ways, [WAYS[way] for way in ways])
        message = hand if hand is not None and way == "hand" else post
        is_beside = is_beside and way == "post"
        offered = self._own(message)
        if is_beside:
            offered = [control for control in offered if control.endswith("challenge")]
        if not offered:
            return
        control = self._chosen(offered)
        with suppress(CannotDo):  # the post may change in the meantime
            if way == "command" and _command(control):
                await self._type(control)
            elif ":?" in control:
                await self._fill(message, control)
            else:
                await self._press(message, control, is_beside=is_beside)

    async def looks_at_hand(self, post: Message) -> Answer | None:
        """Return the answer to `My hand`; None if the post has no such control any more."""
        control = next((match[0] for match in custom_ids(post) if match[3] == "!hand"), None)
        if control is None:
            return None
        with suppress(CannotDo):
            return await self.person.press(post, control)
        return None

    @property
    def can_act_by_hand(self) -> bool:
        """Whether a direct message offers them a move at this table."""
        return any(self._own(message) for message in self.person.dms())

    def _own(self, message: Message) -> list[str]:
        matches = custom_ids(message)
        return [match[0] for match in matches if match[1] == self._table_id and match[3][0] != "!"]

    def _chosen(self, offered: Sequence[str]) -> str:
        bold = [control for control in offered if control.endswith("challenge")]
        calm = [control for control in offered if control not in bold] or bold
        return self._rng.choice(bold if bold and self._rng.random() < 0.2 else calm)

    async def _press(self, message: Message, control: str, *, is_beside: bool) -> None:
        options = reading.control(message, control).get("options")
        if options:  # a menu: each choice is a token
            token = str(self._rng.choice(options)["value"])
            attempt = self._attempt(f"{control} {token}", token)
            await self._note(attempt, self.person.choose(message, control, [token]))
            return
        token = control.rpartition(":")[2]
        attempt = self._attempt(control, token.replace(".", "-beside.") if is_beside else token)
        await self._note(attempt, self.person.press(message, control))

    async def _fill(self, message: Message, control: str) -> None:
        opened = await self.person.press(message, control)
        if opened.modal is None:
            return
        filled = {field["custom_id"]: self._picked(field) for field in _fields(opened.modal)}
        attempt = self._attempt(control, _token(control.rpartition("?")[2], filled))
        await self._note(attempt, self.person.submit(opened.modal, filled))

    async def _type(self, control: str) -> None:
        command = _command(control)
        if ":?" not in control:
            attempt = self._typed(re.sub(r".+\.(accept|challenge)", r"*.\1", control.rpartition(":")[2]))
            await self._note(attempt, self.person.command(command, table=self._table_id))
            return
        cards = await self._offered(command, "cards")
        names = await self._offered(command, "claim")
        targets = await self._offered(command, "target") if command == "/duel attack" else []
        if not cards or not names:
            return
        chosen = {"cards": self._rng.choice(cards), "claim": self._rng.choice(names)}
        if targets:
            chosen["target"] = self._rng.choice(targets)
        letter = FACES[Card(chosen["claim"])].letter
        question = "claim" if command == "/duel attack" else "answer"
        attempt = self._typed(f"{question}.{chosen['cards']}>{letter}")
        await self._note(attempt, self.person.command(command, table=self._table_id, **chosen))

    async def _offered(self, command: str, option: str) -> list[str]:
        choices = await self.person.autocomplete(command, option=option, table=self._table_id)
        return [choice["value"] for choice in choices]

    def _picked(self, field: dict[str, Any]) -> list[str] | str:
        values = [option["value"] for option in field["options"]]
        if field["custom_id"] not in ("cards", "positions"):
            return str(self._rng.choice(values))
        least, most = field.get("min_values", 1), min(field.get("max_values", 1), 2)
        return self._rng.sample(values, self._rng.randint(least, max(least, most)))

    def _typed(self, token: str) -> Attempt:
        # Numbered when it is typed: while choices are read, the same person may type another command.
        return self._attempt(f"typed {len(self._attempts)}", token)

    def _attempt(self, control: str, token: str) -> Attempt:
        attempt = Attempt(self._table_id, self.person.id, control, token)
        self._attempts.append(attempt)
        return attempt

    async def _note(self, attempt: Attempt, answering: Awaitable[Answer]) -> None:
        loop = asyncio.get_running_loop()
        asked_at = loop.time()
        answer = await answering
        match answer.kind:
            case AnswerKind.UPDATE:
                attempt.is_made = True
            case AnswerKind.DEFERRED_UPDATE:  # later than that it may be acknowledged before the move is made
                attempt.is_made = loop.time() - asked_at < ACKNOWLEDGED_AFTER_SECONDS
            case AnswerKind.MESSAGE:
                told = self.person.text(answer.message)
                attempt.is_made = told.startswith("Done: ")
                # A process without its database does not know whether another one has carried the press out.
                attempt.is_refused = not attempt.is_made and told != AWAY


def _command(control: str) -> str:
    action = control.rpartition(":")[2]
    known = {"?attack": "attack", "?block": "block", "claim.pass": "pass", "trade.none": "keep"}
    word = known.get(action) or next(
        (word for word in ("accept", "challenge") if action.endswith(f".{word}")), ""
    )
    return f"/duel {word}" if word else ""


def _fields(modal: dict[str, Any]) -> list[dict[str, Any]]:
    return [label["component"] for label in modal["components"]]


def _token(form: str, filled: dict[str, Any]) -> str:
    """Return the token that a filled form means, as far as the player knows it."""
    match form:
        case "attack" | "block":
            cards = sorted(Card(value.partition(".")[0]) for value in filled["cards"])
            letters = "".join(FACES[card].letter for card in cards)
            question = "claim" if form == "attack" else "answer"
            return f"{question}.{letters}>{FACES[Card(filled['claim'])].letter}"
        case "take":
            return "take." + ",".join(sorted(filled["positions"], key=int))
        case "name":
            return f"name.{FACES[Card(filled['card'])].letter}"
        case "trade" if {"give", "take"} == filled.keys() and all(
            value in CARDS for value in filled.values()
        ):
            give, take = (
                "-" if value == "-" else FACES[Card(value)].letter
                for value in (filled["give"], filled["take"])
            )
            return f"trade.{give}>{take}"
        case _:
            return ""  # the game decides what this means
