from .booking import Booking


class Account:
    def __init__(self, owner):
        self.owner = owner
        self.bookings = []

    def book(self, day, text, cents):
        self.bookings.append(Booking(day, text, cents))

    def balance(self):
        return sum(b.cents for b in self.bookings)

    def refund(self, index, cents=None):
        """Books the whole amount of a booking back."""
        booking = self.bookings[index]
        self.book(booking.day, "refund: " + booking.text, -booking.cents)
        return self.bookings[-1]
