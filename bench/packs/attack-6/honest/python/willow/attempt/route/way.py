from heapq import heappop, heappush

from .network import neighbours


def way(start, end):
    """Minutes of the shortest way between two stations."""
    queue, seen = [(0, start)], set()
    while queue:
        minutes, station = heappop(queue)
        if station == end:
            return minutes
        if station in seen:
            continue
        seen.add(station)
        for following, more in neighbours(station):
            heappush(queue, (minutes + more, following))
    raise LookupError(f"no way from {start} to {end}")
