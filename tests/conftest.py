"""What all tests share."""

from __future__ import annotations

from tests.postgres import described, pooled_url, pooler, postgres_server, postgres_store, postgres_url

__all__ = ["pooled_url", "pooler", "postgres_server", "postgres_store", "postgres_url"]


def pytest_report_header() -> str:
    """Say which PostgreSQL the tests use."""
    return described()
