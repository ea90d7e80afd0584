"""Run every bench with small counts, in one report: ``python -m bench``. A single bench says more."""

from __future__ import annotations

import subprocess
import sys

BENCHES = (
    *("engine", "store", "ratings", "press", "trace", "calls", "posts", "pictures", "soak", "startup"),
    *(
        f"cluster.{name}"
        for name in ("postgres", "processes", "takeover", "handover", "startup_processes", "sizes")
    ),
)


def main() -> int:
    """Run them one after the other; return 1 if one of them could not run, whatever the figures."""
    failed = []
    for name in BENCHES:
        print(f"== {name}", flush=True)
        if subprocess.run([sys.executable, "-m", f"bench.{name}", "--quick"], check=False).returncode:
            failed.append(name)
    if failed:
        print(f"could not run: {', '.join(failed)}", file=sys.stderr)
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
