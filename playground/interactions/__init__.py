"""Interactions: what a person does with the bot, from the press to the bot's last word on it."""

from .answering import Interactions
from .possible import CannotDo
from .record import Answer, AnswerKind, Interaction, InteractionType

__all__ = ["Answer", "AnswerKind", "CannotDo", "Interaction", "InteractionType", "Interactions"]
