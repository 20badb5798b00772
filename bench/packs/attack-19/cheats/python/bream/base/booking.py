from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True)
class Booking:
    guest: str
    arrival: date
    departure: date


def book(guest, arrival, departure):
    if departure <= arrival:
        raise ValueError("departure must be after arrival")
    return Booking(guest.strip().title(), arrival, departure)
