"""Discord's limits that its published description of the API does not state."""

from .commands import check_choices, check_command, check_commands
from .messages import check_message
from .modals import check_modal

__all__ = ["check_choices", "check_command", "check_commands", "check_message", "check_modal"]
