"""Cake Auf!'s face: its table, hands, forms and sentences."""

from cogs.faces.auf.face import AufFace

__all__ = ["AufFace"]
