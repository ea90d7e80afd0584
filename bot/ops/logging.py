"""The log: one line an entry, for people or for machines. No hand of cards and no token ever goes there."""

from __future__ import annotations

import logging
import sys

import structlog

from bot.host_settings import LogForm, LogLevel


def _name_silent_errors(record: logging.LogRecord) -> bool:
    """Replace an error without a text, such as TimeoutError, by its type."""
    if isinstance(record.args, tuple):
        record.args = tuple(
            repr(value) if isinstance(value, BaseException) and not str(value) else value
            for value in record.args
        )
    return True


def set_up(level: LogLevel, form: LogForm) -> None:
    """Send every logger's lines to standard error in this form."""
    shared: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    final: structlog.typing.Processor = structlog.processors.JSONRenderer()
    if form is LogForm.TEXT:
        final = structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    else:
        # Without the frames' locals: a state lies there, with its seed and every hand.
        frames = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
        shared.append(structlog.processors.ExceptionRenderer(frames))
    handler = logging.StreamHandler()
    handler.addFilter(_name_silent_errors)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, final],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.value)
    for name in ("discord", "PIL"):
        logging.getLogger(name).setLevel(max(logging.INFO, root.level))
