"""A stand-in for Discord on this machine: its HTTP API, its gateway, and a page on which people play with the bot."""

from .app import TOKEN, Playground
from .errors import Refused
from .interactions import Answer, AnswerKind, CannotDo
from .person import Person
from .request_log import Call
from .schema import Schema
from .visitor_here import Visitor

__all__ = [
    "TOKEN",
    "Answer",
    "AnswerKind",
    "Call",
    "CannotDo",
    "Person",
    "Playground",
    "Refused",
    "Schema",
    "Visitor",
]
