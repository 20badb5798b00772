def free(bookings, start, end):
    return list(range(start, end))
