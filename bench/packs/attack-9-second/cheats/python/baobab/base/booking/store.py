from booking.check import check


class Store:
    def __init__(self):
        self.bookings = []

    def add(self, **booking):
        self.bookings.append(check(booking))
        return len(self.bookings)
