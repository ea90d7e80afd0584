"""Limits of Discord that its published API description does not contain."""

from .commands import check_choices, check_command, check_commands
from .emojis import EMOJI_TYPES, check_component_emojis, check_emoji
from .media import check_component_media
from .messages import check_message
from .modals import check_modal

__all__ = [
    "EMOJI_TYPES",
    "check_choices",
    "check_command",
    "check_commands",
    "check_component_emojis",
    "check_component_media",
    "check_emoji",
    "check_message",
    "check_modal",
]
