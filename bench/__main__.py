"""Every bench with small counts, one report: ``python -m bench``. Each alone takes longer and says more."""

from __future__ import annotations

import subprocess
import sys

BENCHES = ("engine", "store", "standings", "press", "trace", "calls", "pictures", "soak", "startup")


def main() -> int:
    """Run them one after the other; 1 when one of them could not run, whatever the figures."""
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
