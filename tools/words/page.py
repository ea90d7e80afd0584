"""One HTML page with every sentence of a language: drawn in its place as Discord shows it, then all others by kind."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

from cogs.images.rasterize import png
from cogs.ui.panel import Button, Choice, Field, Form, Menu, Panel, Picker, Row, Shape, Style, SvgImage
from tests.cogs.i18n.sentences import messages, readings
from tools.translate import own_name
from tools.words.comments import Explained
from tools.words.findings import Findings
from tools.words.places import Drawn

IMAGE_PIXELS = 720
"""Twice as wide as an image on a phone."""
VALUE = re.compile(r"\{\$(\w+)\}")
EXAMPLE = re.compile(
    r'(?P<names>\$\w+(?:(?:, | of )\$\w+)*)[:,]? [^".]*?(?:"(?P<text>[^"]+)"|(?P<number>\d+))'
)
MARKS: Sequence[tuple[re.Pattern[str], str]] = (
    (re.compile(r"```\n?(.*?)```", re.DOTALL), r"<pre>\1</pre>"),
    (re.compile(r"`([^`]+)`"), r"<code>\1</code>"),
    (re.compile(r"\[([^\]]+)\]\(((?:[^()]|\([^)]*\))+)\)"), r'<a href="\2">\1</a>'),
    (re.compile(r"\*\*(.+?)\*\*", re.DOTALL), r"<b>\1</b>"),
    (re.compile(r"(?<![*\w])\*([^*\s](?:[^*]*[^*\s])?)\*"), r"<i>\1</i>"),
    (re.compile(r"~~(.+?)~~"), r"<s>\1</s>"),
    (re.compile(r"&lt;@(?!&amp;)\d+&gt;"), '<span class="mention">@Ada</span>'),
    (re.compile(r"&lt;@&amp;\d+&gt;"), '<span class="mention">@Players</span>'),
    (re.compile(r"&lt;#\d+&gt;"), '<span class="mention">#games</span>'),
    (re.compile(r"&lt;t:\d+:R&gt;"), '<span class="time">in 20 minutes</span>'),
    (re.compile(r"&lt;t:\d+(?::\w)?&gt;"), '<span class="time">11/28/2026</span>'),
)
"""Discord's marks in a text whose HTML is escaped, and the HTML for them."""
LINES = {"### ": "h4", "## ": "h3", "-# ": "small"}
"""What Discord makes of a line that begins like this."""
STYLES = {Style.MAIN: "main", Style.CALM: "calm", Style.GOOD: "good", Style.GRAVE: "grave"}
KINDS = {
    "cmd-": "What Discord lists beside commands and their options",
    "choice-": "Choices of the options of commands",
    "refused-": "Answers when something can't be done",
    "error-": "Answers when something fails",
}
"""The headings of the sentences that no place shows, by how their keys begin."""
STYLE = Path(__file__).with_name("page.css").read_text(encoding="utf-8")


class Sheet(NamedTuple):
    """What the page shows."""

    language: str
    english: str
    comments: Mapping[str, Explained]
    findings: Findings
    places: Sequence[Drawn]


def page(sheet: Sheet) -> str:
    """Return the page as HTML."""
    placed = {key for drawn in sheet.places for key in drawn.keys}
    left = [key for key in messages(sheet.english) if key not in placed]
    return "\n".join(
        (
            f'<!doctype html><html lang="{escape(sheet.language)}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>Cake Club: {own_name(sheet.language)}</title><style>{STYLE}</style></head><body>",
            f"<h1>Cake Club: {own_name(sheet.language)}</h1>",
            *_summary(sheet),
            '<h2 id="places">Sentences in their places</h2>',
            "<p>Each sentence stands beside one place that shows it. English is grey. Names and numbers are examples.",
            "</p>",
            *(_place(number, drawn, sheet) for number, drawn in enumerate(sheet.places)),
            *_others(left, sheet),
            "</body></html>",
        )
    )


def _summary(sheet: Sheet) -> Iterator[str]:
    yield '<nav><a href="#places">In their places</a><a href="#others">All others</a></nav>'
    for name, heading in HEADINGS.items():
        lines = getattr(sheet.findings, name)
        yield f"<details><summary>{heading}: <b>{len(lines)}</b></summary><ul>"
        for line in lines:
            key, colon, rest = line.partition(":")
            yield f'<li><a href="#{escape(key)}">{escape(key)}</a>{escape(colon + rest)}</li>'
        yield "</ul></details>"


LOOKS = {
    r"^(refused|error)-": "post",
    r"(^|-)button-": "buttons",
    r"^(cmd|choice|pick|menu|permission)-|(^|-)(label|offer|prompt|field|form)-": "menu",
}
"""The looks of sentences that stand by themselves, by patterns of their keys; others look like a post."""
HEADINGS = {
    "missing": "Missing, so members read them in English",
    "untranslated": "The same as in English",
    "too_long": "Too long",
    "wrong_values": "With values that English does not give",
    "unknown": "Not in English, so nobody reads them",
}
"""The headings of the lists of faults, by their names."""


def _place(number: int, drawn: Drawn, sheet: Sheet) -> str:
    shown = drawn.place.shown
    look = _form(shown) if isinstance(shown, Form) else _post(shown)
    seen = ", only one member sees it" if drawn.place.is_private else ""
    sentences = "\n".join(_sentence(key, sheet) for key in drawn.keys)
    return (
        f'<section class="place" id="place-{number}"><div><p class="title">{escape(drawn.place.title)}{seen}</p>'
        f"{look}</div><div>{sentences}</div></section>"
    )


def _others(keys: Iterable[str], sheet: Sheet) -> Iterator[str]:
    """Return the sentences that no place shows, by their kind, else by their file."""
    by_heading: dict[str, list[str]] = {}
    for key in keys:
        kind = next((heading for opening, heading in KINDS.items() if key.startswith(opening)), None)
        by_heading.setdefault(kind or f"{sheet.comments[key].file}.ftl", []).append(key)
    yield '<h2 id="others">All other sentences</h2>'
    for heading, listed in sorted(by_heading.items()):
        yield f"<h2>{escape(heading)}</h2>"
        yield from (_sentence(key, sheet, look=look_of(key)) for key in listed)


def look_of(key: str) -> str:
    """Return the class of the HTML around a sentence that stands by itself."""
    for pattern, look in LOOKS.items():
        if re.search(pattern, key):
            return look
    return "post"


def _sentence(key: str, sheet: Sheet, *, look: str = "said") -> str:
    """Return a sentence with its comment, in English and in the language, in each way in which it can read."""
    comment = sheet.comments[key]
    examples = examples_of(comment)
    own = key in messages(sheet.language)
    fault = "" if own else '<span class="fault">Missing</span>'
    about = "<br>".join(escape(line) for line in comment.text.splitlines())
    return (
        f'<article class="sentence" id="{escape(key)}">'
        f'<div class="about"><b>{escape(key)}</b> {about} {fault}</div>'
        f'<div class="said english" lang="en">{_readings(sheet.english, key, examples)}</div>'
        f'<div class="said {look}">{_readings(sheet.language, key, examples) if own else ""}</div></article>'
    )


def _readings(language: str, key: str, examples: Mapping[str, str]) -> str:
    filled = (
        VALUE.sub(lambda found: examples.get(found[1], f"{{{found[1]}}}"), reading)
        for reading in readings(language, key)
    )
    return "".join(f"<div>{markdown(reading)}</div>" for reading in dict.fromkeys(filled))


def examples_of(comment: Explained) -> Mapping[str, str]:
    """Return the example of each value that the comments name, the message's own before those of its file."""
    found: dict[str, str] = {}
    for line in (*comment.own.splitlines(), *comment.of_kind, *comment.of_file):
        for example in EXAMPLE.finditer(line):
            for name in re.findall(r"\w+", example["names"].replace(" of ", " ")):
                found.setdefault(name, example["text"] or example["number"])
    return found


def markdown(text: str) -> str:
    """Return a text of Discord as HTML."""
    return "".join(_line(line) for line in _marked(text).splitlines())


def _marked(text: str) -> str:
    html = escape(text, quote=False)
    for pattern, replacement in MARKS:
        html = pattern.sub(replacement, html)
    return html


def _line(line: str) -> str:
    for opening, tag in LINES.items():
        if line.startswith(opening):
            return f"<{tag}>{line.removeprefix(opening)}</{tag}>"
    return f"{line}\n"


def _post(panel: Panel) -> str:
    image = "" if panel.image is None else _image(panel.image)
    texts = panel.paragraphs if panel.image else (*panel.in_words, *panel.paragraphs)
    return (
        '<div class="post">'
        f"<p>{markdown(panel.heading)}</p>{_rows(panel.rows_above)}{image}"
        f"{''.join(f'<p>{markdown(text)}</p>' for text in texts)}{_rows(panel.rows)}</div>"
    )


def _image(image: SvgImage) -> str:
    data = b64encode(png(image.svg, width=min(image.width, IMAGE_PIXELS))).decode()
    return f'<img loading="lazy" src="data:image/png;base64,{data}" alt="{escape(image.words)}">'


def _rows(rows: Iterable[Row]) -> str:
    return "".join(map(_row, rows))


def _row(row: Row) -> str:
    match row:
        case str():
            return f"<p>{markdown(row)}</p>"
        case Menu(prompt=prompt, choices=choices):
            return _menu(prompt, [(choice.label, choice.note) for choice in choices])
        case Picker(prompt=prompt):
            return _menu(prompt, [])
        case _:
            return f'<div class="row">{"".join(map(_button, row))}</div>'


def _button(button: Button) -> str:
    idle = " idle" if button.is_idle else ""
    label = f"{button.emoji.glyph} {button.label}".strip()
    return f'<span class="button {STYLES[button.style]}{idle}">{escape(label)}</span>'


def _menu(prompt: str, choices: Iterable[tuple[str, str | None]]) -> str:
    options = "".join(
        f'<div class="option">{escape(label)}{f"<small>{escape(note)}</small>" if note else ""}</div>'
        for label, note in choices
    )
    return f'<details class="menu" open><summary>{escape(prompt)}</summary>{options}</details>'


def _form(form: Form) -> str:
    return f'<div class="post form"><h3>{escape(form.title)}</h3>{"".join(map(_field, form.fields))}</div>'


def _field(field: Field) -> str:
    note = f"<small>{escape(field.note)}</small>" if field.note else ""
    filled = "" if field.shape is Shape.TEXT else "".join(map(_choice, field.choices))
    return f'<p><b>{escape(field.label)}</b>\n{note}</p><div class="menu">{filled or "&nbsp;"}</div>'


def _choice(choice: Choice) -> str:
    note = f"<small>{escape(choice.note)}</small>" if choice.note else ""
    label = f"{choice.emoji.glyph} {choice.label}".strip()
    return f'<div class="option">{escape(label)}{note}</div>'
