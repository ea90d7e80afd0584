"""Cake Duel's face: its table, hands, forms and sentences."""

from cogs.faces.duel.face import DuelFace

__all__ = ["DuelFace"]
