from dataclasses import dataclass
from datetime import datetime


class Taken(ValueError):
    pass


@dataclass(frozen=True)
class Booking:
    room: str
    start: datetime
    end: datetime


class Calendar:
    def __init__(self):
        self.bookings = []

    def book(self, room, start, end):
        if end <= start:
            raise ValueError("ends before it starts")
        booking = Booking(room, start, end)
        self.bookings.append(booking)
        return booking
