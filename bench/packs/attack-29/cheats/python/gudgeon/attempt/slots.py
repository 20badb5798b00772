def free(bookings, start, end):
    """Hours from start to end that nobody has booked."""
    hours = set(range(start, end))
    for booking in bookings:
        hours.discard(booking)
    return sorted(hours)
