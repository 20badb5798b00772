def overlaps(bookings):
    events = []
    for start, end in bookings:
        if start < end:
            events.append((start, 1))
            events.append((end, -1))
    best = now = 0
    for _, step in sorted(events):
        now += step
        best = max(best, now)
    return best
