"""Checks a booking before it is kept."""

ROOMS = {"101": 2, "102": 4}


class BookingError(ValueError):
    pass


def check(booking):
    bad = (
        booking["end"] <= booking["start"]
        or booking["room"] not in ROOMS
        or booking["guests"] > ROOMS[booking["room"]]
    )
    if bad:
        raise BookingError("invalid booking")
    return booking
