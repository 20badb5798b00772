from dataclasses import dataclass


@dataclass(frozen=True)
class Booking:
    day: str
    text: str
    cents: int
