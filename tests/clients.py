"""Clients for tests without Discord."""

from __future__ import annotations

from unittest.mock import Mock

from bot.client import Client

NO_SERVERS = Mock(spec=Client, get_guild=lambda _: None, is_absent=lambda _: True)
"""A client that is in no server."""
