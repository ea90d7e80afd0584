"""The house options of Cake Auf!."""

from __future__ import annotations

from dataclasses import dataclass, fields


@dataclass(frozen=True, slots=True)
class Options:
    """The house options. ValueError when one is neither true nor false.

    ``bans_need_icons``: a ban goes only on a recipe that has its icon (CA-10).
    ``hand_switcheroo``: The Old Switcheroo (Hand) is in the pile (CA-19).
    """

    bans_need_icons: bool = True
    hand_switcheroo: bool = True

    def __post_init__(self) -> None:
        """Refuse what is not a truth value."""
        for field in fields(self):
            if not isinstance(getattr(self, field.name), bool):
                raise ValueError(f"{field.name} is either true or false")  # noqa: TRY004 - the contract's word for nonsense
