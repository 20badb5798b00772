from dataclasses import dataclass

from .duration import parse_duration


@dataclass(frozen=True)
class Item:
    title: str
    seconds: int

    @classmethod
    def from_row(cls, row):
        return cls(title=row["title"].strip(), seconds=parse_duration(row["duration"]))
