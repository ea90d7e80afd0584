"""What all tests share."""

from __future__ import annotations

import os

from tests.postgres import described, pooled_url, pooler, postgres_server, postgres_store, postgres_url

__all__ = ["pooled_url", "pooler", "postgres_server", "postgres_store", "postgres_url"]


def pytest_report_header() -> str:
    """Say which PostgreSQL the tests use."""
    return described()


def pytest_xdist_auto_num_workers() -> int:
    """Start one worker more than there are processors: many tests wait for other processes and for clocks."""
    return (os.cpu_count() or 1) + 1
