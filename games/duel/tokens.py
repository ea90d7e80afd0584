"""The tokens of actions: the question, a dot, and the answer; one token for each action."""

from __future__ import annotations

from typing import assert_never

from games.duel.actions import (
    Accept,
    Attack,
    Block,
    Challenge,
    DuelAction,
    Hold,
    Lead,
    Name,
    NoTrade,
    Pass,
    Take,
    Trade,
    Window,
)
from games.duel.cards import FACES, LETTERS, Card
from games.engine import LONGEST_TOKEN, UnknownAction

_NO_CARD = "-"

_FIXED: dict[str, DuelAction] = {
    "claim.pass": Pass(),
    "trade.none": NoTrade(),
    **{f"{window}.challenge": Challenge(window) for window in Window},
    **{f"{window}.accept": Accept(window) for window in (Window.ANSWER, Window.BLOCK)},
    **{f"{window}.hold": Hold(window) for window in (Window.ANSWER_BESIDE, Window.BLOCK_BESIDE)},
}


def encode(action: DuelAction) -> str:
    """Return the token of an action."""
    match action:
        case Lead(seat):
            return f"lead.{seat}"
        case Attack(cards, claim, target):
            return f"claim.{_letters(cards)}>{FACES[claim].letter}>{target}"
        case Pass():
            return "claim.pass"
        case Block(cards, claim):
            return f"answer.{_letters(cards)}>{FACES[claim].letter}"
        case Challenge(window):
            return f"{window}.challenge"
        case Accept(window):
            return f"{window}.accept"
        case Hold(window):
            return f"{window}.hold"
        case Take(positions):
            return f"take.{','.join(map(str, positions))}"
        case Name(card):
            return f"name.{FACES[card].letter}"
        case Trade(give, take):
            return f"trade.{_letter(give)}>{_letter(take)}"
        case NoTrade():
            return "trade.none"
        case _:
            assert_never(action)


def decode(token: str) -> DuelAction:
    """Return the action of a token. UnknownAction when there is none, or when the action is written otherwise."""
    action = _FIXED.get(token)
    if action is None:
        try:
            action = _parse(token) if len(token) <= LONGEST_TOKEN else None
        except (KeyError, ValueError):
            action = None
        if action is None or encode(action) != token:
            raise UnknownAction(token)
    return action


def _parse(token: str) -> DuelAction:
    question, _, rest = token.partition(".")
    match question, rest.split(">"):
        case "lead", [seat]:
            return Lead(int(seat))
        case "claim", [letters, name, target]:
            return Attack(_cards(letters), LETTERS[name], int(target))
        case "answer", [letters, name]:
            return Block(_cards(letters), LETTERS[name])
        case "take", [positions]:
            return Take(tuple(int(position) for position in positions.split(",")))
        case "name", [letter]:
            return Name(LETTERS[letter])
        case "trade", [give, take] if (give, take) != (_NO_CARD, _NO_CARD):
            return Trade(_card(give), _card(take))
        case _:
            raise ValueError(token)


def _letters(cards: tuple[Card, ...]) -> str:
    return "".join(FACES[card].letter for card in cards)


def _cards(letters: str) -> tuple[Card, ...]:
    """Return one or more sorted cards. ValueError when they are not sorted: equal actions have one token."""
    cards = tuple(LETTERS[letter] for letter in letters)
    if not cards or list(cards) != sorted(cards):
        raise ValueError(letters)
    return cards


def _letter(card: Card | None) -> str:
    return _NO_CARD if card is None else FACES[card].letter


def _card(letter: str) -> Card | None:
    return None if letter == _NO_CARD else LETTERS[letter]
