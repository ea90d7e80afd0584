"""Interactions: what a person does with the bot, from the press to the bot's last answer."""

from .answering import Answering
from .possible import CannotDo
from .record import Answer, AnswerKind, Interaction, InteractionType
from .registry import Interactions

__all__ = ["Answer", "AnswerKind", "Answering", "CannotDo", "Interaction", "InteractionType", "Interactions"]
