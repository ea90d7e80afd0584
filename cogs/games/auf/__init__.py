"""Cake Auf!'s face: its table, hands, forms and sentences."""

from cogs.games.auf.presenter import AufPresenter

__all__ = ["AufPresenter"]
