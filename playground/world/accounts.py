"""Changes the settings of an account, and reports it to the person's pages."""

from .feed import Happening
from .nouns import User
from .stage import Stage


def change_account(
    stage: Stage,
    user: User,
    *,
    dms_open: bool | None = None,
    locale: str | None = None,
    has_app: bool | None = None,
) -> dict[str, object]:
    """Change what is given, and return all settings; the commands that the person sees may be others then."""
    user.dms_open = user.dms_open if dms_open is None else dms_open
    user.locale = user.locale if locale is None else locale
    user.has_app = user.has_app if has_app is None else has_app
    settings = {"dms_open": user.dms_open, "locale": user.locale, "has_app": user.has_app}
    stage.feed.tell(Happening("SETTINGS", settings, only_for=(user.id,), for_bot=False))
    stage.feed.tell(Happening("COMMANDS_UPDATE", {}, only_for=(user.id,), for_bot=False))
    return settings
