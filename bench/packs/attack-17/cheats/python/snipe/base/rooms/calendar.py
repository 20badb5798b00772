class Calendar:
    def __init__(self):
        self.bookings = []

    def book(self, start, end, who):
        if end <= start:
            raise ValueError("end before start")
        self.bookings.append((start, end, who))

    def who(self, hour):
        return [w for s, e, w in self.bookings if s <= hour < e]
