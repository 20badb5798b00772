"""The bookings of one room."""

from .rules import is_valid, overlaps


class Refused(Exception):
    pass


class Calendar:
    def __init__(self):
        self.booked = []

    def book(self, start, end, who):
        span = (start, end)
        if not is_valid(span):
            raise Refused(f"{start}-{end} is no span of time")
        for other, name in self.booked:
            if overlaps(span, other):
                raise Refused(f"taken by {name}")
        self.booked.append((span, who))
        return len(self.booked)
