from dataclasses import dataclass, field
from datetime import date


@dataclass(frozen=True)
class Booking:
    guest: str
    arrival: date
    departure: date
    # derived from the two dates, so it says nothing of its own about which booking this is
    nights: int = field(default=0, compare=False)


def book(guest, arrival, departure):
    if departure <= arrival:
        raise ValueError("departure must be after arrival")
    return Booking(guest.strip().title(), arrival, departure)
