"""The address of a PostgreSQL database: what connects to it, and what may be shown of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from urllib.parse import parse_qsl, urlencode, urlsplit

SCHEMES = ("postgresql", "postgres")

POOLER = "pgbouncer"
"""The parameter that says that a pooler in transaction mode stands before the server."""

_SECRETS = ("password", "sslpassword", "oauth_client_secret", "scram_client_key", "scram_server_key")
_YES, _NO = ("true", "1", "yes", "on"), ("false", "0", "no", "off")


@dataclass(frozen=True, slots=True)
class PostgresUrl:
    """An address such as ``postgresql://name:password@host/database``. As text, it has no password."""

    dsn: str = field(repr=False)
    """The address as the driver takes it, with the password."""
    shown: str
    """The address without passwords."""
    has_pooler: bool = False
    """Whether a pooler such as PgBouncer gives each transaction another connection."""

    @classmethod
    def parse(cls, text: str) -> PostgresUrl:
        """Read an address. ValueError when it makes no sense; the error does not hold the password."""
        try:
            parts = urlsplit(text.strip())
            # A character such as / in a password ends the address too early, and would show the rest.
            is_cut = "@" in parts.path + parts.query + parts.fragment or bool(parts.fragment)
            ports = [host.rpartition("]")[2].partition(":")[2] for host in _hosts(parts.netloc)]
        except ValueError:
            raise ValueError(_WRONG) from None
        if parts.scheme not in SCHEMES or is_cut or not all(port.isdecimal() for port in ports if port):
            raise ValueError(_WRONG)
        parameters = parse_qsl(parts.query, keep_blank_values=True)
        has_pooler = False
        for name, value in parameters:
            if name == POOLER:
                if value.lower() not in _YES + _NO:
                    raise ValueError(f"{POOLER} is true or false")
                has_pooler = value.lower() in _YES
        kept = [(name, value) for name, value in parameters if name != POOLER]
        public = [(name, value) for name, value in kept if name.lower() not in _SECRETS]
        user = parts.netloc.rpartition("@")[0].partition(":")[0]
        netloc = f"{user}@{','.join(_hosts(parts.netloc))}" if user else ",".join(_hosts(parts.netloc))
        shown = f"{SCHEMES[0]}://{netloc}{parts.path}{_query(public)}"
        dsn = f"{SCHEMES[0]}://{parts.netloc}{parts.path}{_query(kept)}"
        return cls(dsn, shown, has_pooler)

    def __str__(self) -> str:
        return self.shown


_WRONG = (
    "it is no address of a PostgreSQL database, such as postgresql://name:password@host/database;"
    " write special characters in the password as in %2F"
)


def is_postgres(text: str) -> bool:
    """Return True if a text is meant as an address of a PostgreSQL database, not as a path.

    An address with a misspelt scheme is meant so too: as a path, it would make a file whose name has the password.
    """
    return "://" in text or text.strip().startswith(tuple(f"{scheme}:" for scheme in SCHEMES))


def _hosts(netloc: str) -> list[str]:
    return netloc.rpartition("@")[2].split(",")


def _query(parameters: list[tuple[str, str]]) -> str:
    return f"?{urlencode(parameters, safe='/')}" if parameters else ""
