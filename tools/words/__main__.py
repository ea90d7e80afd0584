"""Lists what a translation lacks, and writes one page with every sentence in its place: build/words/LANGUAGE.html."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from cogs.i18n.messages import DEFAULT_LOCALE, BrokenSentences, check_sentences
from tests.cogs.i18n.sentences import LANGUAGES
from tools.words.comments import explained
from tools.words.findings import Findings, findings
from tools.words.page import HEADINGS, Sheet, page
from tools.words.places import drawn_places

FOLDER = Path("build", "words")


def main(arguments: list[str] | None = None) -> int:
    """Print the list and write the page; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.words", description=__doc__)
    parser.add_argument("language", help="the language, such as `it`")
    parser.add_argument("--no-page", action="store_true", help="print the list only")
    wanted = parser.parse_args(arguments)
    language: str = wanted.language
    if language not in LANGUAGES:
        print(
            f"There is no language {language!r} yet. Choose one of these: {', '.join(LANGUAGES)}.",
            file=sys.stderr,
        )
        print("Begin another one with: make translate LANGUAGE=it", file=sys.stderr)
        return 2
    try:
        check_sentences((language,))
    except BrokenSentences as broken:
        print(broken, file=sys.stderr)
        return 1
    found = findings(language)
    print(listed(found))
    if wanted.no_page:
        return 0
    print("\nNow every sentence is drawn in its place, which takes a minute or two …")
    sheet = Sheet(language, DEFAULT_LOCALE, explained(), found, drawn_places(language))
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = FOLDER / f"{language}.html"
    file.write_text(page(sheet), encoding="utf-8")
    print(f"Open this file in a browser: {file}")
    return 0


def listed(found: Findings) -> str:
    """Return the faults and gaps as text."""
    lines = []
    for name, heading in HEADINGS.items():
        keys = getattr(found, name)
        lines.append(f"{heading}: {len(keys) or 'none'}")
        lines += [f"  {key}" for key in keys]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
