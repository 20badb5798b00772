"""Levels in centimetres."""
from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    gauge: str
    centimetres: int

    @property
    def metres(self):
        return self.centimetres / 100


def highest(levels):
    return max(levels, key=lambda level: level.centimetres, default=None)
