"""Joins the cluster of a database: several processes share a PostgreSQL database, a SQLite file has one."""

from __future__ import annotations

from pathlib import Path

from bot.cluster.homes import Homes
from data.opening import DatabaseAddress


def cluster_of(database: DatabaseAddress, *, claim_seconds: float, limits_requests: bool) -> Homes:
    """Return how this process shares a database whose store is open."""
    if isinstance(database, Path):
        return Homes()
    # Here, because PostgreSQL is an extra: a host with SQLite does not need its driver.
    from bot.cluster.cluster import Cluster  # noqa: PLC0415
    from data.postgres.claims import PostgresClaims  # noqa: PLC0415
    from data.postgres.hints import PostgresHints  # noqa: PLC0415

    return Cluster(
        PostgresClaims(database),
        PostgresHints(database),
        claim_seconds=claim_seconds,
        limits_requests=limits_requests,
    )
