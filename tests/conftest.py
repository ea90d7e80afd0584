"""What all tests share."""

from __future__ import annotations

from tests.postgres import described, postgres_server, postgres_store, postgres_url

__all__ = ["postgres_server", "postgres_store", "postgres_url"]


def pytest_report_header() -> str:
    """Say which PostgreSQL the tests use."""
    return described()
