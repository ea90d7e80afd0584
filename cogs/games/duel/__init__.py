"""Cake Duel's face: its table, hands, forms and sentences."""

from cogs.games.duel.presenter import DuelPresenter

__all__ = ["DuelPresenter"]
